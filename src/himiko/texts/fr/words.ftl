### Words that the command line and the page share.

## Seats

seat-0 = Bleu
seat-1 = Orange
seat-2 = Violet
seat-3 = Gris

## Computer players

level-drifter = Vagabond
level-drifter-does = Se laisse porter par le courant : chaque choix est aléatoire.
level-fisher = Pêcheur
level-fisher-does = Un débutant : il prend ce qui rapporte tout de suite, sans voir plus loin.
level-helmsman = Timonier
level-helmsman-does = Planifie tout son tour avant de placer le premier bateau.
level-himiko = Himiko
level-himiko-does = La reine : elle anticipe la réaction des autres avant de choisir.

## Points

score-coins = pièces
score-prestige = prestige
score-buildings = bâtiments
score-specialists = spécialistes
score-reserved = tuiles réservées
score-aside = mis de côté
score-total = total
score-rank = rang

## Actions

verb-fleet = Choisir une flotte
verb-take = Prendre un bateau
verb-buy = Acheter un bateau
verb-sell = Vendre un bateau
verb-arrange = Remettre les tuiles
verb-swap = Échanger bateaux ou jetons
verb-place = Placer un bateau
verb-collect = Ramasser un jeton
verb-ebisu = Ramasser un jeton de plus
verb-build = Construire
verb-raijin = 2 bateaux contre l’or
verb-nakatsu = L’or contre 2 bateaux
verb-michimata = Un jeton contre l’or
verb-hetsuka = Un jeton contre des pièces
verb-kachiko = Retirer un sanctuaire
verb-discard = Mettre un bateau de côté
verb-recruit = Recruter un spécialiste
verb-done = Continuer
