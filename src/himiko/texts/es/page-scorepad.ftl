scorepad-title = Hoja de puntos
scorepad-what = Para una partida en casa, con la caja: escribe lo que tiene cada cual y se suman los puntos. Todo se queda en este dispositivo.
scorepad-name = Nombre
scorepad-player = Jugador { $number }
scorepad-tiles =
    { $number ->
        [0] Losetas de edificio: toca los puntos de cada una
        [one] Losetas de edificio: { $number }, { $points } puntos
       *[other] Losetas de edificio: { $number }, { $points } puntos
    }
scorepad-add-tile = Loseta de { $points } { $points ->
        [one] punto
       *[other] puntos
    }
scorepad-last-tile = Quitar la última loseta
scorepad-specialists = Especialistas: { $number }, { $points } puntos
scorepad-specialist = { $name }, { $points } puntos
scorepad-reserved = Losetas reservadas sin construir
scorepad-aside = Barcos apartados
scorepad-turn = Primer turno de la última ronda
scorepad-remove = Quitar a { $name }
scorepad-add = Añadir un jugador
scorepad-result = Resultado
scorepad-tie = Los mismos puntos: va delante quien jugó antes en la última ronda. Indica arriba el primer turno de cada cual en ella.
scorepad-share = Compartir como imagen
scorepad-clear = Partida nueva
scorepad-less = Uno menos: { $what }
scorepad-more = Uno más: { $what }
