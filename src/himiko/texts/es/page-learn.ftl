### La página, para aprender: las reglas con su búsqueda, qué es cada cosa y la primera partida guiada.

## Las reglas

rules-title = Reglas
rules-contents = Contenido
rules-search = Buscar en las reglas
rules-clear = Borrar la búsqueda
rules-found =
    { $number ->
        [one] { $number } regla encontrada
       *[other] { $number } reglas encontradas
    }
rules-nothing = Ninguna regla coincide. Prueba con menos palabras o más cortas.
rules-in-a-minute = El juego en un minuto
rules-about = Cada regla tiene un número; el juego lo cita cuando una acción no está permitida. Las cantidades son las de la edición estándar.
rules-ruling = Aclaración
rules-rulings = Una aclaración resuelve un punto que los reglamentos impresos dejan abierto o en el que no coinciden. El tablero y las losetas son una reconstrucción; este proyecto no está vinculado a la editorial del juego.
rules-link = Enlace a la regla { $rule }
rules-colour = Color
rules-number = Barcos
rules-price = Precio
rules-fleet = Flota
rules-takes = Barcos
rules-power = Poder
rules-specialist = Especialista
rules-points = Puntos
rules-any = cualquier color
rules-lesson = Aprender jugando

## ¿Qué es esto?

what-rule = Más: regla { $rule }
what-boat-does = Pasa de la reserva a tu mano, y de ahí a una casilla. Los barcos del tablero no son de nadie; cada edificio necesita ciertos colores alrededor de su isla.
what-culture-does = Una ficha de cultura. Recógela con un barco junto a su isla. Con dos del mismo tipo, o tres de tipos distintos, se paga a un especialista.
what-mountain = Montaña
what-mountain-does = Un edificio estándar construido aquí da 1 ficha de prestigio.
what-sacred = Suelo sagrado
what-sacred-does = Nadie puede construir en esta isla mientras la ficha siga en ella.
what-prestige = Fichas de prestigio
what-prestige-does = Valen 1 punto cada una al final. Las ganas con edificios estándar en montañas y junto a torii y palacios.
what-coins = Monedas
what-coins-does = Con ellas se compran barcos. Al final, cada 5 monedas valen 1 punto.
what-slot = Casilla
what-slot-does = Sitio para un barco, donde se cruzan las rutas. Tu primer barco del turno va en una casilla de entrada o junto a un barco del mismo color; cada uno de los siguientes, junto al anterior.
what-island = Isla
what-island-does = Cuando ya no está su ficha de cultura, cualquiera puede construir aquí si la rodean los barcos adecuados.
what-harbour = Puerto
what-harbour-does = Guarda un barco para turnos posteriores. Los que no caben se apartan.
what-aside = Barcos apartados
what-aside-does = Fuera del juego. Al final, cada 2 restan 1 punto.
what-reserve = Reserva
what-reserve-does = Los barcos que nadie ha tomado. Si al final de una ronda se ha agotado un color, la partida termina.
what-decks = Mazos
what-decks-does = Al final de una ronda, las dos filas se completan hasta cinco. Si un mazo no alcanza, la partida termina.
what-order = Orden de turno
what-order-does = En la próxima ronda juega primero quien eligió la flota con el número más bajo.
what-group = Grupo
what-group-does = Tus edificios estándar en islas adyacentes. Al añadir uno, ganas 1 moneda por edificio del grupo.
what-trade = Comercio
what-trade-does = Una vez por turno, antes de colocar tu primer barco, puedes comprar o vender un barco.
what-recruit = Reclutar
what-recruit-does = Al final de tu turno, un especialista cuesta 2 fichas de cultura del mismo tipo o 3 de tipos distintos. También recibes las monedas que tenga encima.
what-points = Puntos
what-points-does = Lo que sumarías si la partida terminara ahora.

## La primera partida guiada

learn-title = Tu primera partida
learn-lead = Aprende Yamataï jugando: una partida corta contra un jugador virtual, con una guía que explica cada paso sobre la marcha.
learn-promise-time = Dura unos diez minutos.
learn-promise-back = Puedes deshacer lo que quieras; si pruebas otra cosa, la guía te ayuda a volver.
learn-promise-leave = Puedes dejarlo cuando quieras y seguir donde estabas.
learn-start = Empezar tu primera partida
learn-resume = Continuar tu primera partida
learn-again = Empezar de nuevo
learn-rules = Prefiero leer las reglas

coach-name = Guía
coach-fold = Plegar la guía
coach-unfold = Desplegar la guía
coach-understood = Entendido
coach-now = Ahora: { $action }
coach-step = Paso { $step } de { $steps }
coach-strayed = Otra jugada
coach-strayed-says = Puede ser una buena jugada, pero la lección proponía otra. Vuelve a ella o sigue a tu manera: te explicaré lo que vaya saliendo. La lección pedía:
coach-back = Volver a la lección
coach-free = Seguir a mi manera
coach-waits = Juega { $name }. Mira lo que pasa en el tablero.
coach-yours = Te toca. Juega como quieras; hablaré cuando surja algo nuevo.
coach-leave = Dejar la lección
coach-begin = Te damos la bienvenida a Yamataï
coach-begin-says = Construye en las islas para la reina Himiko y termina con más puntos que { $name }. Entramos en la segunda ronda de una partida corta, que empieza con dos turnos tuyos.
coach-boats = Elige una flota
coach-boats-says = Cada turno empieza con una flota. Sus barcos pasan a tu mano.

coach-trade = Puedes comerciar
coach-trade-says = Antes de colocar nada, puedes comprar o vender un barco. Con un tercer barco la cadena es más larga, y el bambú solo cuesta 1 moneda.
coach-enter = Coloca tu primer barco
coach-enter-says = El primer barco va en una casilla de entrada, marcada con flechas. Elige un barco de tu mano y después la casilla.
coach-chain = Forma una cadena
coach-chain-says = El siguiente barco va junto al que acabas de colocar; su color ya no importa. Coloca los que quieras; lo que cuenta son las islas que tienen al lado.
coach-collect = Recoge
coach-collect-says = Cada barco que has colocado en este turno te da una ficha de cultura de una isla junto a él. Dos del mismo tipo son muy útiles, ya lo verás. Elige una isla.
coach-recruit = Recluta a un especialista
coach-recruit-says = Con dos fichas de cultura del mismo tipo, o tres distintas, pagas a un especialista, que desde ahora trabaja para ti. Elige uno de la fila.
coach-end = Termina tu turno
coach-end-says = Eso ha sido un turno entero: flota, comercio, barcos, recogida, reclutamiento. Si te convence, termínalo; si no, deshaz lo que quieras.
coach-tile = Ahora, un edificio
coach-tile-says = En vez de recoger, puedes construir en una isla sin ficha. La loseta con dos barcos de bambú necesita dos alrededor de su isla, sin importar quién los haya colocado. Ya están ahí, alrededor de la isla 14.
coach-number = El número de una flota
coach-number-says = Fija tu puesto en la ronda siguiente: los números bajos juegan primero. Esta vez, toma el barco de bambú que necesitas, aunque te haga esperar.
coach-extend = Junto a su mismo color
coach-extend-says = Tu primer barco también puede ir junto a otro de su color. Para construir en la isla 14, tienes que añadir un barco a su lado.
coach-first = Recoger o construir
coach-first-says = En cada turno haces una cosa o la otra. Los barcos que necesita la loseta están alrededor de la isla 14: elige la loseta y después la isla.
coach-moored = Barcos en el puerto
coach-moored-says = Tu barco de arcilla espera en el puerto hasta tu próximo turno. Hay sitio para uno, y para dos más gracias a Riu. Eso es todo por este turno: termínalo.
coach-others = El turno del otro jugador
coach-others-says = { $name } sigue los mismos cinco pasos. Los barcos se quedan en el tablero y no son de nadie: puedes usarlos todos.
coach-built = ¡Ya está construido!
coach-built-says = Es tuyo hasta el final de la partida, y su loseta puntúa al final. Un segundo edificio en una isla adyacente forma un grupo, que da monedas.
coach-moor = Demasiados barcos
coach-moor-says = No caben todos en tu puerto. Elige qué barco apartar: queda fuera del juego, y cada dos restan un punto.
coach-round = La ronda ha terminado
coach-round-says = Los especialistas que nadie eligió reciben 2 monedas cada uno, las filas se completan y los números de las flotas fijan el nuevo orden. Con dos jugadores, cada uno tiene dos turnos por ronda.
coach-powers = Las flotas tienen poderes
coach-powers-says = El símbolo de una flota es un poder para este turno: úsalo cuando quieras, o no lo uses. Su botón tiene el borde discontinuo.
coach-ends = Cómo termina la partida
coach-ends-says = Al final de una ronda en la que alguien ha construido su último edificio estándar, se ha agotado un color de barco o un mazo no alcanza para completar su fila.
coach-all = Eso es todo
coach-all-says = Ya conoces todos los pasos. Juega hasta el final. «Pista» enseña lo que haría un jugador virtual, y puedes preguntar qué es cualquier pieza.
coach-over = La partida ha terminado
coach-over-says = Se han contado las monedas, el prestigio, los edificios y los especialistas. En el análisis puedes repasar la partida paso a paso.
coach-another = Otra partida
exercise-name = Ejercicio
exercise-all = Tres ejercicios
exercise-lead = Posiciones reales, de un turno cada una. Piensa primero: puedes deshacerlo todo hasta que termine el turno.
exercise-recruit = Recluta a Hetsuka en este turno
exercise-recruit-says = Tienes una ficha de ciruelo. Con dos fichas del mismo tipo, o tres distintas, se paga a un especialista.
exercise-recruit-why = Un barco junto a la isla adecuada te ha dado la segunda ficha. Mira lo que tienes antes de elegir una flota.
exercise-mountain = Construye en una montaña en este turno
exercise-mountain-says = Un edificio estándar en una montaña da una ficha de prestigio. Busca una isla vacía con montaña y con barcos alrededor, y una loseta que necesite poco más.
exercise-mountain-why = Has elegido la flota por sus barcos, y los barcos para una loseta y una isla. De eso trata casi todo el juego.
exercise-palace = Construye el palacio en este turno
exercise-palace-says = El palacio de la fila necesita los cinco colores, y no tienes ningún barco de oro. Una flota puede ayudarte.
exercise-palace-why = La flota 9 te deja construir con un barco menos. Cuando algo parezca fuera de alcance, mira los poderes.
exercise-show = Ver una solución
exercise-again = Intentar otra vez
exercise-next = Siguiente ejercicio
exercise-finish = Volver a los ejercicios
exercise-solved = ¡Resuelto!
exercise-missed = El turno ha terminado y no has conseguido el objetivo. Inténtalo otra vez, o deja que te enseñe una solución.
exercise-elsewhere = Te has apartado de la solución. Deshaz o inténtalo otra vez para seguirla.
exercise-done = resuelto
exercise-leave = Dejar el ejercicio
