### Het bord en de tegels van de pagina: hun namen voor schermlezers, en korte labels.

## Een letter voor elke boot, allemaal anders

letter-bamboo = B
letter-wood = H
letter-stone = S
letter-clay = K
letter-gold = G

## Het bord

board-name = Bord
board-keys = Pijltoetsen: naar de dichtstbijzijnde plek; I en S: wisselen tussen eilanden en vakken; T: naar de volgende mogelijke plek; Enter: kiezen; ?: uitleg waarom iets niet kan; +, − en Z: zoomen.
board-boat =
    { $colour ->
        [bamboo] bamboeboot
        [wood] houtboot
        [stone] steenboot
        [clay] kleiboot
       *[gold] goudboot
    }
board-empty = leeg
board-no-boat = –
board-token = fiche: { kind-named }
board-building = gebouw van { $player }
board-torii = torii
board-palace = paleis
board-mountain = berg
board-sacred = heilige grond
board-entry = startvak
board-slot-number = vak { $number }
board-island-number = eiland { $number }
board-next-to =
    { $number ->
        [one] naast eiland { $islands }
       *[other] naast de eilanden { $islands }
    }
board-free-slots =
    { $number ->
        [one] { $number } vrij vak
       *[other] { $number } vrije vakken
    }
board-its-slots = boten op { $taken } van de { $number } vakken: { $boats }
board-placed-now = deze beurt geplaatst
board-possible = mogelijk: { $action }
board-chosen = gekozen
board-zoom-in = Inzoomen
board-zoom-out = Uitzoomen
board-zoom-fit = Hele bord tonen

## Het bord als tabellen

board-islands = Eilanden
board-slots = Vakken
board-column-island = Eiland
board-column-slot = Vak
board-column-there = Wat je er vindt
board-column-boat = Boot
board-column-slots = Vakken eromheen
board-column-islands = Naast eilanden
board-column-choose = Nu mogelijk
board-ask = Waarom niet { $place }?

## Tegels

card-tile = { $kind }, { $points }, nodig: { $needs }
tile-described = { $kind } ({ $needs }; { $points })
tile-with-id = { $id } { $tile }
tile-face-down = gedekte tegel
card-reserved = gereserveerd
card-built = gebouwd
card-fleet = { fleet-numbered }: { $boats }. { $power }
card-fleet-down = Vloot, gedekt
card-fleet-by = genomen door { $player }
card-fleet-place = plaats { $place } in de volgende ronde
card-any-boat = boot in een kleur naar keuze
card-specialist = { $name }, { $points }. { $does }
card-coins-on-it =
    { $number ->
        [one] er ligt { $number } munt op
       *[other] er liggen { $number } munten op
    }
card-used = deze beurt gebruikt
card-boats = { colour-named }: { $number }
card-price =
    { $coins ->
        [one] prijs: { $coins } munt
       *[other] prijs: { $coins } munten
    }
card-running-low = bijna op
card-culture = { kind-named }: { $number }
card-hand-boat =
    { $number ->
        [one] { board-boat } in je hand
       *[other] { board-boat } in je hand ({ $number })
    }
card-turn-now = aan de beurt
card-away = afwezig
