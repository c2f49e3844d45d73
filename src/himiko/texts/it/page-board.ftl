### Il tabellone e le tessere della pagina: i nomi per gli screen reader e le etichette brevi.

## Una lettera per ogni barca, tutte diverse

letter-bamboo = B
letter-wood = L
letter-stone = P
letter-clay = A
letter-gold = O

## Il tabellone

board-name = Tabellone
board-keys = Le frecce portano al punto più vicino; I e S portano alle isole e alle caselle; T salta al prossimo punto possibile; Invio seleziona; ? spiega perché no; +, − e Z regolano lo zoom.
board-boat =
    { $colour ->
        [bamboo] barca di bambù
        [wood] barca di legno
        [stone] barca di pietra
        [clay] barca d’argilla
       *[gold] barca d’oro
    }
board-empty = vuota
board-no-boat = –
board-token = segnalino: { kind-named }
board-building = edificio di { $player }
board-torii = torii
board-palace = palazzo
board-mountain = montagna
board-sacred = terreno sacro
board-entry = casella d’ingresso
board-slot-number = casella { $number }
board-island-number = isola { $number }
board-next-to =
    { $number ->
        [one] accanto all’isola { $islands }
       *[other] accanto alle isole { $islands }
    }
board-free-slots =
    { $number ->
        [one] { $number } casella libera
       *[other] { $number } caselle libere
    }
board-its-slots = barche su { $taken } di { $number } caselle: { $boats }
board-placed-now = piazzata in questo turno
board-possible = possibile: { $action }
board-chosen = selezionata
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-zoom-fit = Mostra tutto il tabellone

## Il tabellone in tabelle

board-islands = Isole
board-slots = Caselle
board-column-island = Isola
board-column-slot = Casella
board-column-there = Che cosa c’è
board-column-boat = Barca
board-column-slots = Caselle intorno
board-column-islands = Accanto alle isole
board-column-choose = Possibile ora
board-ask = Perché no: { $place }?

## Tessere

card-tile = { $kind }, { $points }, servono: { $needs }
tile-described = { $kind } ({ $needs }; { $points })
tile-with-id = { $id } { $tile }
tile-face-down = tessera coperta
card-reserved = prenotata
card-built = costruita
card-fleet = { fleet-numbered }: { $boats }. { $power }
card-fleet-down = Flotta coperta
card-fleet-by = presa da { $player }
card-fleet-place = posizione { $place } nel prossimo round
card-any-boat = barca di qualsiasi colore
card-specialist = { $name }, { $points }. { $does }
card-coins-on-it =
    { $number ->
        [one] ha sopra { $number } moneta
       *[other] ha sopra { $number } monete
    }
card-used = usato in questo turno
card-boats = { colour-named }: { $number }
card-price =
    { $coins ->
        [one] prezzo: { $coins } moneta
       *[other] prezzo: { $coins } monete
    }
card-running-low = quasi finite
card-culture = { kind-named }: { $number }
card-hand-boat =
    { $number ->
        [one] { board-boat } in mano
       *[other] { board-boat } in mano ({ $number })
    }
card-turn-now = di turno
card-away = assente
