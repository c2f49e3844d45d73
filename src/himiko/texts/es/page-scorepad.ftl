scorepad-title = Hoja de puntos
scorepad-what = Para una partida en casa, con el juego físico: apunta lo que tiene cada jugador y los puntos se suman solos. Todo se queda en este dispositivo.
scorepad-name = Nombre
scorepad-player = Jugador { $number }
scorepad-tiles =
    { $number ->
        [0] Losetas de edificio: toca sus puntos
        [one] Losetas de edificio: { $number } (puntos: { $points })
       *[other] Losetas de edificio: { $number } (puntos: { $points })
    }
scorepad-add-tile = Loseta de { $points } { $points ->
        [one] punto
       *[other] puntos
    }
scorepad-last-tile = Quitar la última loseta
scorepad-specialists = Especialistas: { $number } (puntos: { $points })
scorepad-specialist = { $name } (puntos: { $points })
scorepad-reserved = Losetas reservadas sin construir
scorepad-aside = Barcos apartados
scorepad-turn = Primer turno de la última ronda
scorepad-remove = Quitar a { $name }
scorepad-add = Añadir un jugador
scorepad-result = Resultado
scorepad-tie = Empate a puntos: va delante quien jugó antes en la última ronda. Indica arriba el primer turno de cada jugador en esa ronda.
scorepad-share = Compartir como imagen
scorepad-clear = Partida nueva
scorepad-less = Restar uno: { $what }
scorepad-more = Sumar uno: { $what }
