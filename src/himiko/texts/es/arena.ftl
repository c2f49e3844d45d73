### La arena: informes de encuentros, clasificaciones y estadísticas

arena-match = Encuentro: { $players }
arena-match-summary = Partidas: { $games }. Repartos: { $deals }. Distribuciones de asientos por reparto, todas jugadas: { $ways }. Semilla: { $seed }. Edición: { $edition }.
arena-match-unfinished = **Sin terminar**: { $games } de { $all } partidas. Ejecuta el mismo comando para continuar.
arena-ladder = Clasificación
arena-ladder-summary = Partidas: { $games }. Encuentros: { $matches }. Todos juegan contra todos y nadie tiene mejores asientos.
arena-ladder-unfinished = **Sin terminar.** Ejecuta el mismo comando para continuar.
arena-ladder-method = La escala es la de Elo: 400 puntos más significan 10 posibilidades contra 1 de quedar delante; el jugador medio tiene 1500. Todas las partidas se ajustan a la vez (Bradley–Terry); los intervalos del 95 % vienen de un bootstrap bayesiano sobre los repartos.
arena-stats = Qué hace ganar
arena-stats-summary = Partidas: { $games }. Sin contar, porque no terminaron según las reglas: { $unfinished }.
arena-stats-method = *Ganado* indica con qué frecuencia ganaron quienes tenían un elemento. *Esperado*, con qué frecuencia ganan los mismos jugadores en todas estas partidas: un elemento ayuda si todo su intervalo queda por encima. Los intervalos son del 95 %; cerca de uno de cada veinte queda fuera por puro azar. Lo que acompaña a la victoria no tiene por qué ser su causa.
arena-more = Y { $number } más.
arena-skipped = Archivos que no se han podido leer: { $number }
arena-players = Jugadores: { $number }

## Títulos

arena-results = Resultados
arena-points = Puntos de media
arena-thinking = Tiempo por turno
arena-ends = Cómo terminan las partidas
arena-failures = Fallos
arena-contrasts = Lo que más tienen los ganadores
arena-rating = Puntuación Elo
arena-ahead = Quién queda delante
arena-speed = Fuerza y tiempo
arena-seats = Asientos
arena-places = Turno en la primera ronda
arena-fleets = Flotas
arena-specialists = Especialistas
arena-kinds = Tipos de edificio
arena-tiles = Losetas de edificio

## Columnas

arena-player = Jugador
arena-games = Partidas
arena-wins = Victorias
arena-share = Proporción
arena-interval = 95 %
arena-fair = Proporción justa
arena-verdict = Veredicto
arena-rank = Puesto medio
arena-turns = Turnos
arena-decisions = Decisiones
arena-mean = Media
arena-p99 = 99 % por debajo de
arena-most = Máximo
arena-end = Final
arena-rounds = Rondas
arena-margin = Ventaja
arena-first-game = Primera partida
arena-reason = Motivo
arena-detail = Detalle
arena-file = Archivo
arena-behind = Delante de
arena-thing = Elemento
arena-number = Número
arena-won = Ganado
arena-expected = Esperado
arena-judged = Veredicto
arena-winners = Ganadores
arena-others = Los demás
arena-difference = Diferencia
arena-number-of-tiles = Edificios construidos
arena-number-of-specialists = Especialistas reclutados
arena-seconds-a-turn = Segundos por turno
arena-share-percent = Ganado, %

## Frente a la parte justa

arena-verdict-above = más fuerte
arena-verdict-below = más débil
arena-verdict-level = no concluyente
arena-lift-above = ayuda
arena-lift-below = perjudica
arena-lift-level = no concluyente

## Partes de la puntuación

arena-part-coins = Monedas
arena-part-prestige = Prestigio
arena-part-buildings = Edificios
arena-part-specialists = Especialistas
arena-part-reserved = Losetas reservadas
arena-part-aside = Apartados
arena-part-total = Total

## Cómo terminan las partidas

arena-end-last-building = último edificio
arena-end-no-boats = se agotó un color de barco
arena-end-no-specialists = faltan especialistas
arena-end-no-buildings = faltan losetas de edificio
arena-end-cut-off = interrumpida
arena-end-failed = perdida por un fallo

## Cómo fallan los jugadores

arena-failure-cannot-start = no arrancó
arena-failure-crashed = se cerró inesperadamente
arena-failure-timed-out = tardó demasiado
arena-failure-bad-answer = dio una respuesta no válida
arena-failure-unasked = respondió sin que se le preguntara
arena-failure-illegal-action = eligió una acción no permitida
arena-failure-too-much-output = escribió demasiado
arena-failure-error = provocó un error

## Un encuentro que no se puede jugar como se pidió

bad-match-players = Un encuentro tiene 2, 3 o 4 jugadores, no { $given }.
bad-match-name = El nombre de un jugador es una línea de texto.
bad-match-numbers = Las semillas son números desde 0; las rondas y los hilos, números desde 1.
bad-match-games = Un encuentro tiene al menos una partida, no { $given }.
bad-match-twice = Nombra a cada jugador de una clasificación una sola vez.
bad-match-seats = No hay suficientes jugadores para partidas de { $seats }: { $given }.
bad-match-no-folder-named = Los registros necesitan una carpeta y no se ha indicado ninguna.
bad-match-no-journal = { $file } no es el diario de un encuentro.
bad-match-other-match = { $file } pertenece a otro encuentro: «{ $name }» es { $found }, no { $expected }.
bad-match-edition = Jugado con otra edición: { $given }.
bad-match-no-folder = { $folder }: no existe esa carpeta.
bad-match-nothing-there = { $folder } no contiene ni un diario ({ $journal }) ni registros.
arena-line = línea { $line }: { $problem }
study-title = Edición { $edition }
study-summary = Partidas jugadas por { $level }: { $games }. Huella: { $hash }. Cuanto más dura, más estrechos son los intervalos.
study-compared = Comparada con la edición estándar
study-players = Cómo se defienden los jugadores virtuales
study-players-method = Los jugadores virtuales se entrenaron con la edición estándar. La frecuencia con que { $level } gana a { $rival } muestra cuánta fuerza conserva aquí: si es mucho menor que con la edición estándar, lee lo que sigue con cuidado.
study-tiles = Losetas de edificio
study-tiles-method = *Casillas suficientes* cuenta las islas con casillas para todos los barcos que pide una loseta. *Construida* es la proporción de partidas en que se construyó.
study-islands = Islas
study-never-built =
    { $number ->
        [0] Todas las losetas se construyeron al menos una vez.
       *[other] Nunca construidas: { $tiles }.
    }
study-never-built-on =
    { $number ->
        [0] En todas las islas se construyó al menos una vez.
       *[other] Nunca se construyó en: { $islands }.
    }
study-players-column = Jugadores
study-measure = Por partida
study-here = Aquí
study-standard = Estándar
study-rounds = rondas
study-points = puntos por jugador
study-lead = ventaja del ganador
study-built = edificios por jugador
study-recruited = especialistas por jugador
study-ends-by = final: { $end }
study-edition = Edición
study-tile = Loseta
study-kind = Tipo
study-points-column = Puntos
study-islands-enough = Casillas suficientes
study-in-games = Construida
study-favourite = Sobre todo en
study-island = Isla
study-slots = Casillas
study-built-in-game = Construcciones por partida
study-collected-in-game = Fichas por partida
bad-lab-players = Una partida tiene 2, 3 o 4 jugadores, no { $given }.
bad-lab-seat = Un asiento es un número de 0 a { $last }, no { $given }.
bad-lab-games = Un lote tiene al menos una partida, no { $given }.
bad-lab-threads = Un lote tiene al menos un hilo, no { $given }.
bad-lab-device = Un lote está en «cpu» o «cuda», no en «{ $given }».
bad-lab-no-gpu = No hay GPU: { $reason }
bad-lab-masks = Las máscaras son «bytes», «bits» o «none», no «{ $given }».
bad-lab-rewards = Hace falta una recompensa por puesto: { $expected }, no { $given }.
bad-lab-actions = Hace falta una acción por partida: { $expected }, no { $given }.
bad-lab-levels = Nombra un jugador para todos los asientos, o { $expected }, no { $given }.
bad-lab-illegal = La acción { $action } no está permitida en la partida { $game }.
bad-lab-no-game = Aún no hay ninguna partida: llama a new_game.
bad-cluster-no-cluster = No hay ningún clúster de Ray en «{ $address }».
bad-cluster-lost = El clúster de Ray ya no responde: { $reason }
bad-cluster-version = El clúster tiene himiko { $theirs }, pero este es { $ours }. Instala la misma versión en todas partes.
bad-cluster-no-himiko = El clúster no tiene himiko { $ours }: { $reason }
