### Words that the command line and the page share.

## Seats

seat-0 = Bleu
seat-1 = Orange
seat-2 = Violet
seat-3 = Gris

## Computer players

level-drifter = Vagabond
level-drifter-does = Se laisse porter par le courant : chaque choix est aléatoire.
level-deckhand = Mousse
level-deckhand-does = Vient d’apprendre les règles : voit ce qu’on peut faire avec deux bateaux, pense rarement aux spécialistes.
level-fisher = Pêcheur
level-fisher-does = Débute : prend ce qui rapporte tout de suite, sans jamais regarder plus loin.
level-rower = Rameur
level-rower-does = Souque ferme : trouve presque tout ce qu’un tour peut rapporter, mais ne compte que points et jetons.
level-merchant = Marchand
level-merchant-does = Sait ce que vaut une position, mais préfère des points tout de suite et passe à côté des longues chaînes.
level-pilot = Pilote
level-pilot-does = Joue bien et laisse passer peu de choses ; parfois, une tuile ou un spécialiste lui échappe.
level-helmsman = Timonier
level-helmsman-does = Planifie tout son tour avant de placer le premier bateau.
level-captain = Capitaine
level-captain-does = Prend le temps de comparer les meilleurs tours d’après ce qui peut suivre.
level-himiko = Himiko
level-himiko-does = La reine : elle anticipe la réaction des autres avant de choisir.
level-place = Niveau { $number } sur { $of }.
level-adapts = S’adapte à vous
level-adapts-does = Le niveau est fixé au début de la partie, d’après vos résultats en solo contre l’ordinateur.
grounds-part = { $part } { $points }
grounds-tokens =
    { $count ->
        [one] { $number } jeton Culture
       *[other] { $number } jetons Culture
    }
grounds-gains = Ce que cela rapporte : { $gains }.
grounds-nothing = Cela ne rapporte pas de points tout de suite, mais prépare la suite.
grounds-ends-round = Cela termine la manche : de nouvelles flottes sont révélées avant que quiconque puisse réagir.
grounds-reply = { $player } pourrait alors répondre : { $actions } ({ $gains }).
grounds-reply-nothing = { $player } pourrait alors répondre, sans gagner de points tout de suite : { $actions }.

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
verb-raijin = Échanger 2 bateaux contre de l’or
verb-nakatsu = Échanger de l’or contre 2 bateaux
verb-michimata = Échanger un jeton contre de l’or
verb-hetsuka = Échanger un jeton contre des pièces
verb-kachiko = Retirer un sanctuaire
verb-discard = Mettre un bateau de côté
verb-recruit = Recruter un spécialiste
verb-done = Continuer
