### El tablero y las losetas de la página: sus nombres para lectores de pantalla y etiquetas cortas.

## Una letra para cada barco, todas distintas

letter-bamboo = B
letter-wood = M
letter-stone = P
letter-clay = A
letter-gold = O

## El tablero

board-name = Tablero
board-keys = Las flechas llevan al lugar más cercano; I y S cambian entre islas y casillas; T salta al siguiente lugar posible; Intro selecciona; ? explica por qué no; +, − y Z ajustan el zoom.
board-boat = barco de { colour-named }
board-empty = vacía
board-no-boat = –
board-token = ficha de { kind-named }
board-building = edificio de { $player }
board-torii = torii
board-palace = palacio
board-mountain = montaña
board-sacred = suelo sagrado
board-entry = casilla de entrada
board-slot-number = casilla { $number }
board-island-number = isla { $number }
board-next-to =
    { $number ->
        [one] junto a la isla { $islands }
       *[other] junto a las islas { $islands }
    }
board-free-slots =
    { $number ->
        [one] { $number } casilla libre
       *[other] { $number } casillas libres
    }
board-its-slots = barcos en { $taken } de { $number } casillas: { $boats }
board-placed-now = colocado en este turno
board-possible = posible: { $action }
board-chosen = seleccionada
board-zoom-in = Acercar
board-zoom-out = Alejar
board-zoom-fit = Ver todo el tablero

## El tablero en tablas

board-islands = Islas
board-slots = Casillas
board-column-island = Isla
board-column-slot = Casilla
board-column-there = Qué hay
board-column-boat = Barco
board-column-slots = Casillas alrededor
board-column-islands = Junto a las islas
board-column-choose = Posible ahora
board-ask = ¿Por qué no en la { $place }?

## Losetas

card-tile = { $kind }, { $points }, necesita: { $needs }
tile-described = { $kind } ({ $needs }; { $points })
tile-with-id = { $id } { $tile }
tile-face-down = loseta boca abajo
card-reserved = reservada
card-built = construida
card-fleet = { fleet-numbered }: { $boats }. { $power }
card-fleet-down = Flota boca abajo
card-fleet-by = la tiene { $player }
card-fleet-place = puesto { $place } en la próxima ronda
card-any-boat = barco de cualquier color
card-specialist = { $name }, { $points }. { $does }
card-coins-on-it =
    { $number ->
        [one] tiene { $number } moneda encima
       *[other] tiene { $number } monedas encima
    }
card-used = poder ya usado en este turno
card-boats = { colour-named }: { $number }
card-price =
    { $coins ->
        [one] precio: { $coins } moneda
       *[other] precio: { $coins } monedas
    }
card-running-low = quedan pocos
card-culture = { kind-named }: { $number }
card-hand-boat =
    { $number ->
        [one] { board-boat } en tu mano
       *[other] { board-boat } en tu mano ({ $number })
    }
card-turn-now = le toca
card-away = ausente
