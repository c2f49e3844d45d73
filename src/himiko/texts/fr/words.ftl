### Words that the command line and the page share.

## Seats

seat-0 = Bleu
seat-1 = Orange
seat-2 = Violet
seat-3 = Gris

## Computer players

level-drifter = Vagabond
level-drifter-does = Va où le courant le porte : il laisse chaque choix au hasard.
level-fisher = Pêcheur
level-fisher-does = Un débutant qui prend ce qui rapporte tout de suite, sans voir plus loin.
level-helmsman = Timonier
level-helmsman-does = Prévoit tout son tour avant de placer le premier bateau.
level-himiko = Himiko
level-himiko-does = La reine : elle pèse ce que les autres répondront avant de choisir.

## Points

score-coins = pièces
score-prestige = prestige
score-buildings = bâtiments
score-specialists = spécialistes
score-reserved = réservés
score-aside = de côté
score-total = total
score-rank = rang

## Actions

verb-fleet = choisir une flotte
verb-take = prendre un bateau
verb-buy = acheter un bateau
verb-sell = vendre un bateau
verb-reserve = réserver une tuile
verb-peek = prévoir
verb-arrange = dessus / dessous
verb-move = déplacer un bateau
verb-sacred = poser un sanctuaire
verb-swap = en échanger deux
verb-remove = retirer un bateau
verb-place = placer un bateau
verb-collect = récolter un jeton
verb-ebisu = un jeton de plus
verb-build = construire une tuile
verb-raijin = 2 bateaux contre or
verb-nakatsu = or contre 2 bateaux
verb-michimata = un jeton contre or
verb-hetsuka = un jeton, 4 pièces
verb-kachiko = retirer un sanctuaire
verb-discard = mettre de côté
verb-recruit = recruter
verb-done = continuer
