### Plan und Karten der Seite: Namen für Bildschirmleser und kurze Beschriftungen.

## Ein Buchstabe für jedes Schiff, alle verschieden

letter-bamboo = B
letter-wood = H
letter-stone = S
letter-clay = L
letter-gold = G

## Der Plan

board-name = Spielplan
board-keys = Pfeiltasten führen zur nächstgelegenen Stelle; I und S wechseln zwischen Inseln und Feldern; T springt zur nächsten möglichen Stelle; die Eingabetaste wählt; ? erklärt, warum etwas nicht geht; +, − und Z zoomen.
board-boat =
    { $colour ->
        [bamboo] Bambusschiff
        [wood] Holzschiff
        [stone] Steinschiff
        [clay] Lehmschiff
       *[gold] Goldschiff
    }
board-empty = leer
board-no-boat = –
board-token = Kulturplättchen ({ kind-named })
board-building = Gebäude von { $player }
board-torii = Torii
board-palace = Palast
board-mountain = Gebirge
board-sacred = Heiliger Boden
board-entry = Eingangsfeld
board-slot-number = Feld { $number }
board-island-number = Insel { $number }
board-next-to =
    { $number ->
        [one] an Insel { $islands }
       *[other] an den Inseln { $islands }
    }
board-free-slots =
    { $number ->
        [one] { $number } leeres Feld
       *[other] { $number } leere Felder
    }
board-its-slots = Schiffe auf { $taken } von { $number } Feldern: { $boats }
board-placed-now = in diesem Zug eingesetzt
board-possible = möglich: { $action }
board-chosen = ausgewählt
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-fit = Ganzen Plan anzeigen

## Der Plan als Tabellen

board-islands = Inseln
board-slots = Felder
board-column-island = Insel
board-column-slot = Feld
board-column-there = Belegung
board-column-boat = Schiff
board-column-slots = Felder ringsum
board-column-islands = An den Inseln
board-column-choose = Jetzt möglich
board-ask = Warum nicht { $place }?

## Karten

card-tile = { $kind }, { $points }, braucht: { $needs }
tile-described = { $kind } ({ $needs }; { $points })
tile-with-id = { $id } { $tile }
tile-face-down = verdecktes Plättchen
card-reserved = reserviert
card-built = gebaut
card-fleet = { fleet-numbered }: { $boats }. { $power }
card-fleet-down = Flotte, verdeckt
card-fleet-by = von { $player } genommen
card-fleet-place = Platz { $place } in der nächsten Runde
card-any-boat = Schiff beliebiger Farbe
card-specialist = { $name }, { $points }. { $does }
card-coins-on-it =
    { $number ->
        [one] { $number } Münze liegt darauf
       *[other] { $number } Münzen liegen darauf
    }
card-used = in diesem Zug genutzt
card-boats = { colour-named }: { $number }
card-price =
    { $coins ->
        [one] Preis: { $coins } Münze
       *[other] Preis: { $coins } Münzen
    }
card-running-low = wird knapp
card-culture = { kind-named }: { $number }
card-hand-boat =
    { $number ->
        [one] { board-boat } auf deiner Hand
       *[other] { board-boat } auf deiner Hand ({ $number })
    }
card-turn-now = am Zug
card-away = abwesend
