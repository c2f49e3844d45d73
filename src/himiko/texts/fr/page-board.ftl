### Le plateau et les cartes de la page : noms pour les lecteurs d’écran et courtes étiquettes.

## Une lettre pour chaque bateau, toutes différentes (« M » : le bois est marron)

letter-bamboo = B
letter-wood = M
letter-stone = P
letter-clay = A
letter-gold = O

## Le plateau

board-name = Plateau
board-keys = Les flèches mènent à l’élément le plus proche ; I et S basculent entre îles et emplacements ; T va au prochain choix possible ; Entrée sélectionne ; ? explique pourquoi c’est impossible ; +, − et Z règlent le zoom.
board-boat =
    { $colour ->
        [bamboo] bateau Bambou
        [wood] bateau Bois
        [stone] bateau Pierre
        [clay] bateau Argile
       *[gold] bateau Or
    }
board-empty = vide
board-no-boat = –
board-token = jeton Culture ({ kind-named })
board-building = bâtiment : { $player }
board-torii = torii
board-palace = palais
board-mountain = montagne
board-sacred = sanctuaire
board-entry = emplacement de départ
board-slot-number = emplacement { $number }
board-island-number = île { $number }
board-next-to =
    { $number ->
        [one] à côté de l’île { $islands }
       *[other] à côté des îles { $islands }
    }
board-free-slots =
    { $number ->
        [one] { $number } emplacement libre
       *[other] { $number } emplacements libres
    }
board-its-slots = bateaux sur { $taken } des { $number } emplacements : { $boats }
board-placed-now = placé pendant ce tour
board-possible = possible : { $action }
board-chosen = sélection
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-fit = Afficher tout le plateau

## Le plateau en tableaux

board-islands = Îles
board-slots = Emplacements
board-column-island = Île
board-column-slot = Emplacement
board-column-there = Ce qui s’y trouve
board-column-boat = Bateau
board-column-slots = Emplacements autour
board-column-islands = Îles adjacentes
board-column-choose = Possible maintenant
board-ask = Pourquoi pas ici ({ $place }) ?

## Cartes

card-tile = { $kind }, { $points }, demande : { $needs }
tile-described = { $kind } ({ $needs } ; { $points })
tile-with-id = { $id } { $tile }
tile-face-down = tuile face cachée
card-reserved = réservée
card-built = construite
card-fleet = { fleet-numbered } : { $boats }. { $power }
card-fleet-down = Flotte, face cachée
card-fleet-by = prise par { $player }
card-fleet-place = position { $place } à la manche suivante
card-any-boat = bateau de couleur au choix
card-specialist = { $name }, { $points }. { $does }
card-coins-on-it =
    { $number ->
        [one] { $number } pièce dessus
       *[other] { $number } pièces dessus
    }
card-used = utilisé pendant ce tour
card-boats = { colour-named } : { $number }
card-price =
    { $coins ->
        [one] prix : { $coins } pièce
       *[other] prix : { $coins } pièces
    }
card-running-low = bientôt épuisé
card-culture = { kind-named } : { $number }
card-hand-boat =
    { $number ->
        [one] { board-boat } dans votre main
       *[other] { board-boat } dans votre main ({ $number })
    }
card-turn-now = c’est son tour
card-away = a quitté la partie
