### Palabras comunes a la línea de comandos y a la página.

## Asientos

seat-0 = Azul
seat-1 = Naranja
seat-2 = Morado
seat-3 = Gris

## Jugadores virtuales

level-drifter = Náufrago
level-drifter-does = Se deja llevar por la corriente: todo lo elige al azar.
level-deckhand = Grumete
level-deckhand-does = Acaba de aprender las reglas: ve lo que pueden hacer dos barcos y rara vez piensa en especialistas.
level-fisher = Pescadora
level-fisher-does = Principiante: toma lo que le conviene ahora y nunca mira más allá.
level-rower = Remero
level-rower-does = Rema con fuerza: encuentra casi todo lo que puede dar un turno, pero solo cuenta puntos y fichas.
level-merchant = Mercader
level-merchant-does = Sabe lo que vale una posición, pero prefiere los puntos de hoy y no ve las cadenas largas.
level-pilot = Piloto
level-pilot-does = Juega con solidez y se le escapa poco; de vez en cuando, una loseta o un especialista.
level-helmsman = Timonel
level-helmsman-does = Planea el turno entero antes de colocar el primer barco.
level-captain = Capitán
level-captain-does = Se toma un momento para comparar los mejores turnos según lo que puede venir después.
level-himiko = Himiko
level-himiko-does = La reina: antes de elegir, piensa en cómo responderán los demás.
level-place = Nivel { $number } de { $of }.
level-adapts = Se adapta a ti
level-adapts-does = El nivel se fija al empezar la partida, según tus resultados en partidas en solitario.
grounds-part = { $part } { $points }
grounds-tokens =
    { $count ->
        [one] { $number } ficha de cultura
       *[other] { $number } fichas de cultura
    }
grounds-gains = Lo que da: { $gains }.
grounds-nothing = No da puntos enseguida, pero prepara lo que viene.
grounds-ends-round = Termina la ronda: se descubren flotas nuevas antes de que nadie pueda responder.
grounds-reply = { $player } podría responder entonces: { $actions } ({ $gains }).
grounds-reply-nothing = { $player } podría responder entonces, sin ganar puntos enseguida: { $actions }.

## Puntos

score-coins = monedas
score-prestige = prestigio
score-buildings = edificios
score-specialists = especialistas
score-reserved = reservadas
score-aside = apartados
score-total = total
score-rank = puesto

## Acciones

verb-fleet = Elegir una flota
verb-take = Tomar un barco
verb-buy = Comprar un barco
verb-sell = Vender un barco
verb-arrange = Devolver las losetas
verb-swap = Intercambiar dos barcos o fichas
verb-place = Colocar un barco
verb-collect = Recoger una ficha
verb-ebisu = Recoger una ficha más
verb-build = Construir una loseta
verb-raijin = Cambiar 2 barcos por oro
verb-nakatsu = Cambiar oro por 2 barcos
verb-michimata = Cambiar una ficha por oro
verb-hetsuka = Cambiar una ficha por monedas
verb-kachiko = Retirar un suelo sagrado
verb-discard = Apartar un barco
verb-recruit = Reclutar a un especialista
verb-done = Continuar
