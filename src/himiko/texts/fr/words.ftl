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

verb-fleet = choisir une flotte
verb-take = prendre un bateau
verb-buy = acheter un bateau
verb-sell = vendre un bateau
verb-reserve = réserver une tuile
verb-peek = consulter la pioche
verb-arrange = remettre les tuiles
verb-move = déplacer un bateau
verb-sacred = poser un sanctuaire
verb-swap = échanger 2 bateaux ou jetons
verb-remove = retirer un bateau
verb-place = placer un bateau
verb-collect = ramasser un jeton
verb-ebisu = ramasser un jeton de plus
verb-build = construire
verb-raijin = 2 bateaux contre l’or
verb-nakatsu = l’or contre 2 bateaux
verb-michimata = un jeton contre l’or
verb-hetsuka = un jeton contre des pièces
verb-kachiko = retirer un sanctuaire
verb-discard = mettre un bateau de côté
verb-recruit = recruter un spécialiste
verb-done = continuer
