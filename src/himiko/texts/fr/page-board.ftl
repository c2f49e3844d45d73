### Le plateau et les cartes de la page : noms pour les lecteurs d’écran et courtes étiquettes.

## Une lettre pour chaque bateau, toutes différentes (« M » : le bois est marron)

letter-bamboo = B
letter-wood = M
letter-stone = P
letter-clay = A
letter-gold = O

## Le plateau

board-name = Plateau
board-keys = Les flèches mènent au lieu le plus proche, i et s passent des îles aux emplacements, t va au prochain lieu possible, Entrée choisit, le point d’interrogation demande pourquoi quelque chose n’est pas possible, plus, moins et zéro règlent le zoom.
board-boat =
    { $colour ->
        [bamboo] bateau en bambou
        [wood] bateau en bois
        [stone] bateau en pierre
        [clay] bateau en argile
       *[gold] bateau en or
    }
board-empty = libre
board-no-boat = –
board-token = jeton Culture { kind-named }
board-building = bâtiment de { $player }
board-torii = torii
board-palace = palais
board-mountain = montagne
board-sacred = sanctuaire
board-entry = emplacement de départ
board-slot-number = emplacement { $number }
board-island-number = île { $number }
board-next-to =
    { $number ->
        [one] au bord de l’île { $islands }
       *[other] au bord des îles { $islands }
    }
board-its-slots =
    { $number ->
        [one] { $number } emplacement : { $boats }
       *[other] { $number } emplacements : { $boats }
    }
board-placed-now = placé pendant ce tour
board-possible = possible : { $action }
board-chosen = choisi
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-fit = Montrer tout le plateau

## Le plateau en tableaux

board-islands = Îles
board-slots = Emplacements
board-column-island = Île
board-column-slot = Emplacement
board-column-there = Ce qui s’y trouve
board-column-boat = Bateau
board-column-slots = Ses emplacements
board-column-islands = Au bord des îles
board-column-choose = Possible maintenant
board-ask = Pourquoi pas { $place } ?

## Cartes

card-tile = { $kind }, { $points }, demande { $needs }
tile-described = { $kind } ({ $needs } ; { $points })
card-reserved = réservé
card-built = construit
card-fleet = { fleet-numbered } : { $boats }. { $power }
card-fleet-down = Flotte, face cachée
card-fleet-by = jouée par { $player }
card-fleet-place = place { $place } à la prochaine manche
card-any-boat = bateau d’une couleur au choix
card-specialist = { $name }, { $points }. { $does }
card-coins-on-it =
    { $number ->
        [one] { $number } pièce posée dessus
       *[other] { $number } pièces posées dessus
    }
card-used = utilisé pendant ce tour
card-boats = { colour-named } : { $number }
card-price =
    { $coins ->
        [one] prix { $coins } pièce
       *[other] prix { $coins } pièces
    }
card-running-low = bientôt épuisé
card-culture = { kind-named } : { $number }
card-hand-boat =
    { $number ->
        [one] { board-boat } dans votre main
       *[other] { board-boat } dans votre main, au nombre de { $number }
    }
card-turn-now = à son tour
card-away = absent
