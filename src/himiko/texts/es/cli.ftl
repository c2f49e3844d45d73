### La línea de comandos.

## Ayuda

help-usage = Uso:
help-usage-options = [OPCIONES]
help-usage-command = COMANDO…
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-help = Muestra esta ayuda.
help-default = (por defecto: { $value })

help-himiko = El juego de mesa Yamataï: jugar, organizar encuentros y simulaciones, comprobar y reproducir registros de partidas.
help-play = Juega una partida en la terminal contra la máquina.
help-match = Juega un encuentro entre dos, tres o cuatro jugadores. Cada distribución de asientos se juega las mismas veces con los mismos repartos; el informe dice quién es más fuerte.
help-ladder = Clasifica a los jugadores: todos contra todos. El informe da las puntuaciones y, con --out, gráficos.
help-stats = Muestra qué hace ganar en una carpeta de partidas: asientos, flotas, especialistas, edificios, finales.
help-simulate = Juega muchas partidas al azar con todos los núcleos y muestra los resultados en una tabla.
help-dataset = Escribe muchas partidas en un archivo Parquet, para aprendizaje automático y estadística, con una ficha de datos. El mismo comando escribe el mismo archivo.
help-mcp = Deja jugar a un modelo de lenguaje: ofrece el juego por el Model Context Protocol en la entrada y la salida estándar.
help-replay = Recorre el registro de una partida, turno a turno.
help-check = Comprueba registros: reproduce cada acción y compara el reparto con su huella publicada. Código de salida 2 si alguno está mal.
help-edition = Los componentes del juego en un archivo: comprobar, exportar, mostrar, evaluar.
help-edition-check = Comprueba un archivo de edición. Código de salida 2 si tiene errores.
help-edition-export = Escribe la edición estándar en un archivo que se puede modificar y jugar.
help-edition-report = Deja que los jugadores virtuales jueguen una edición un rato e informa de cuánto duran las partidas, cómo terminan, qué vale cada parte y qué no se usa nunca, en comparación con la edición estándar.
help-edition-show = Muestra los componentes de una edición: tablero, barcos, flotas, losetas, especialistas.
help-serve = Inicia un servidor para jugar con otras personas. Los ajustes también pueden venir del entorno o de un archivo: véase docs/server.md.
help-db = La base de datos del servidor: copiar, restaurar, comprobar, exportar.
help-db-backup = Copia toda la base de datos en un archivo; el servidor puede seguir en marcha.
help-db-restore = Llena una base de datos vacía con una copia, aunque venga de otro tipo de base de datos.
help-db-verify = Comprueba la base de datos reproduciendo cada partida. Código de salida 2 si algo está mal.
help-db-export = Escribe en una carpeta el registro de cada partida.
help-texts = Los textos de todos los idiomas, para quien traduce: qué falta, y todos en una página.
help-texts-missing = Enumera los textos que faltan en cada idioma. Se muestran en inglés.
help-texts-sheet = Escribe una página HTML con cada texto en cada idioma, con valores difíciles, para leerla antes de publicar.
help-admin = Para operadores: personas, denuncias y mesas. Todo lo que se hace queda registrado.
help-admin-people = Enumera las personas: identificador, nombre, cuenta, desde cuándo, última visita, veto.
help-admin-ban = Veta a una persona: solo podrá mirar. Con --silence, solo pierde el derecho a escribir mensajes.
help-admin-allow = Levanta un veto.
help-admin-rename = Da otro nombre a una persona.
help-admin-log-out = Cierra la sesión de una persona en todos sus dispositivos.
help-admin-reports = Enumera los mensajes denunciados que esperan una decisión.
help-admin-decide = Cierra una denuncia con una decisión.
help-admin-tables = Enumera las mesas, las más recientes primero.
help-admin-chat = Enumera los mensajes de una mesa.
help-admin-remove-line = Borra un mensaje para todos.
help-admin-close-table = Cierra una mesa cuya partida no ha empezado.
help-admin-forget = Olvida a los invitados y borra las mesas terminadas hace más de cierto número de días.
help-admin-audit = Enumera lo que han hecho los operadores.
help-fingerprint = Muestra un número calculado sobre partidas fijas: cambia si y solo si las reglas se comportan de otro modo.
help-argument-person = El identificador de una persona, como lo da «himiko admin people».
help-argument-table = El identificador de una mesa: la última parte de su dirección.
help-argument-search = Parte de un nombre o un identificador. Por defecto: todas las personas.
help-argument-name = El nombre nuevo.
help-argument-report = El identificador de una denuncia, como lo da «himiko admin reports».
help-argument-decision = Lo que se ha decidido, en pocas palabras.
help-argument-line = El número de un mensaje, como lo da «himiko admin chat».
help-option-reason = Por qué; se le dice a la persona.
help-option-days = Durante cuántos días. Por defecto: para siempre.
help-option-silence = Solo prohíbe escribir mensajes.
help-option-all-reports = Enumera también las denuncias ya resueltas.
help-option-status = Solo las mesas en este estado: open, running, over, abandoned o closed.
help-option-guests = Olvida a los invitados que llevan este número de días sin venir. 0: a ninguno.
help-option-old-tables = Borra las mesas terminadas hace este número de días. 0: ninguna.

help-option-language = Idioma, por ejemplo en o fr. Por defecto: HIMIKO_LANGUAGE o la configuración regional.
help-option-version = Muestra la versión.
help-option-players = Número de jugadores, de 2 a 4.
help-option-seat = Tu asiento, contando desde 0.
help-option-opponents = Tus rivales, del más débil al más fuerte: deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko; himiko:5s piensa 5 segundos por turno. Dada una vez, vale para todos; repetida, nombra a un rival tras otro. Por defecto: fisher.
help-option-seed = Semilla del reparto: un número, o hex:… para bytes. La misma semilla da el mismo reparto. Por defecto: al azar.
help-option-edition = Usa los componentes de este archivo en vez de la edición estándar.
help-option-log = Compara el registro con el historial de su mesa, tal como lo exporta el servidor en /api/tables/ID/log.
help-option-table = El ID de la mesa de la que es el historial: la parte de su dirección que sigue a /t/.
help-option-record = Escribe el registro de la partida en este archivo.
help-option-games = Número de partidas.
help-option-first-seed = Semilla de la primera partida; cada una de las siguientes usa el número que sigue.
help-option-cap = Interrumpe las partidas tras este número de rondas y las cuenta como interrumpidas.
help-option-threads = Número de hilos. Por defecto: uno por núcleo.
help-option-out = Escribe los registros: en un archivo, o en una carpeta (existente o terminada en /) con un archivo por partida.
help-option-json = Muestra un objeto JSON en vez de una tabla.
help-argument-dataset = El archivo que se escribe. Su ficha de datos se llama igual y acaba en .md.
help-option-dataset-player = Quién juega, con los nombres de un encuentro. Dada una vez, vale para todos los asientos; repetida, nombra a un jugador tras otro, y cambian de asiento en cada partida. Por defecto: drifter, al azar.
help-option-features = Escribe también, en números, lo que sabía el jugador antes de cada acción.
help-option-values = Escribe también la probabilidad de ganar de cada jugador antes de cada acción, con estas iteraciones; 0 para ninguna.
help-option-turn = Muestra solo este turno y cómo queda la mesa. Ejemplo: 3.2 es la ronda 3, turno 2.
help-option-all = Muestra todos los turnos de una vez, sin pausas.
help-option-game = Qué partida usar si el archivo contiene varias.
help-option-export-out = Escribe en este archivo en vez de en la terminal.
help-option-match-games = Número de partidas, redondeado hacia arriba para que cada distribución de asientos se juegue las mismas veces.
help-option-ladder-games = Número de partidas por encuentro, redondeado hacia arriba para que cada distribución de asientos se juegue las mismas veces.
help-option-match-seed = Semilla de todos los repartos y de las elecciones al azar de los jugadores.
help-option-report-seconds = Segundos de juego, en total. Cuantos más, más estrechos los intervalos.
help-option-report-games = Juega en su lugar este número de partidas de cada tipo, dure lo que dure: el mismo comando da entonces el mismo informe.
help-option-match-out = Guarda partidas, resultados e informe en esta carpeta. Repite el mismo comando para seguir donde se detuvo.
help-option-records = Guarda también el registro de cada partida, en la carpeta de --out.
help-option-workers = Número de partidas a la vez. Por defecto: tantas como permitan los núcleos.
help-option-ray = Juega en el clúster de Ray de esta dirección; «local» inicia uno aquí. Instálalo con: pip install 'himiko[ray]'
help-option-player-threads = Número de hilos con que puede pensar cada jugador.
help-option-rounds = Interrumpe las partidas tras este número de rondas y ordena a los jugadores tal como estén.
help-option-seats = Jugadores por partida: 2, 3 o 4.
help-option-stats-out = Escribe el informe con gráficos en esta carpeta.
help-option-host = Dirección en la que escuchar. Por defecto, según los ajustes: 127.0.0.1, solo este equipo.
help-option-port = Puerto en el que escuchar. Por defecto, según los ajustes: 8000.
help-option-database = Base de datos: sqlite:///ARCHIVO o postgresql://USUARIO:CONTRASEÑA@HOST/NOMBRE. Por defecto, según los ajustes: sqlite:///himiko.db.
help-option-check = Solo dice qué no sería seguro si cualquiera pudiera acceder al servidor; código de salida 2 si hay algo.
help-option-open = Abre la página en tu navegador; si el puerto está ocupado, usa otro.
help-option-repair = Reescribe lo que se deriva de los historiales de las partidas. Los historiales nunca se cambian.
help-option-sheet-out = El archivo que se escribe.

help-argument-record = El archivo del registro.
help-argument-records = Los archivos de registro; un archivo puede contener varias partidas.
help-argument-edition = El archivo de edición.
help-argument-edition-or-none = El archivo de edición. Por defecto: la edición estándar.
help-argument-match-players = Los jugadores, de 2 a 4: drifter (al azar), deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko. himiko:1s piensa 1 segundo por turno; himiko:640 busca con anchura 640, igual en todas las máquinas. external:COMANDO ejecuta tu propio programa.
help-argument-ladder-all = Los jugadores, nombrados como en un encuentro. Por defecto: todos los niveles.
help-argument-folder = La carpeta con encuentros o registros, incluidas sus subcarpetas.
help-argument-backup = El archivo que se escribe; no debe existir todavía.
help-argument-restore = El archivo de la copia.
help-argument-export = La carpeta en la que se escribe.
help-argument-languages = Los idiomas, por ejemplo es o ja. Por defecto: todos.

value-number = N
value-rounds = RONDAS
value-seed = SEMILLA
value-turn = RONDA.TURNO
value-file = ARCHIVO
value-path = ARCHIVO_O_CARPETA
value-folder = CARPETA
value-player = JUGADOR
value-language = IDIOMA
value-address = DIRECCIÓN
value-url = URL
value-id = ID
value-text = TEXTO

## Problemas

problem-plain = { $text }
problem-unexpected = Algo ha fallado: { $error } (pon HIMIKO_DEBUG=1 para ver los detalles)
problem-interrupted = Interrumpido.
problem-broken-pipe = Ya nadie lee la salida.
problem-no-command = No existe el comando «{ $command }». Disponibles: { $commands }.
problem-no-option = No existe la opción { $option }. Véase { $command } --help.
problem-option-value = A la opción { $option } le falta un valor. Véase { $command } --help.
problem-extra-argument = Sobra un argumento: «{ $argument }». Véase { $command } --help.
problem-missing = Falta: { $name }. Véase { $command } --help.
problem-language = No hay textos en «{ $given }». Disponibles: { $languages }.
problem-number = { $option }: «{ $given }» no es un número entero.
problem-range = { $option }: { $given } no está entre { $least } y { $most }.
problem-seed = --seed: «{ $given }» no es un número (desde 0) ni hex:….
problem-no-file = { $file }: no existe ese archivo.
problem-directory = { $file }: es una carpeta, no un archivo.
problem-binary = { $file }: no es un archivo de texto.
problem-too-long = { $file }: este archivo es demasiado grande.
problem-unreadable = { $file }: no se puede leer ({ $error }).
problem-unwritable = { $file }: no se puede escribir ({ $error }).
problem-record = { $file }, línea { $line }: { $reason }
problem-turn = --turn: esta partida no tiene el turno «{ $given }»; el último es { $last }.
problem-no-turns = --turn: en esta partida aún no se ha jugado nada.
problem-player = No existe el jugador «{ $given }». Disponibles: { $levels }, opcionalmente con un límite por turno, como himiko:1s o himiko:500, y external:COMANDO.
problem-against = --against: nombrados { $given }, pero { $number ->
        [one] solo hay { $number } rival
       *[other] hay { $number } rivales
    }. Nombra uno para todos, o uno para cada rival.
problem-records-where = --records necesita una carpeta: añade --out.
problem-no-folder = { $folder }: no existe esa carpeta.
problem-extra = Falta { $library }. Para instalarlo: pip install 'himiko[{ $extra }]'
problem-settings = Ajustes no válidos: { $error }
problem-address = { $address }: el servidor no puede escuchar ahí ({ $error }).
problem-database-url = No es la dirección de una base de datos: se esperaba sqlite:///ARCHIVO o postgresql://USUARIO:CONTRASEÑA@HOST/NOMBRE.
problem-database-version = La base de datos está vacía o es de otra versión. Inicia el servidor con ella una vez.
problem-database = Error de la base de datos: { $error }
problem-no-backup = { $file }: no es una copia de seguridad.
problem-in-use = Otro servidor ya usa esta base de datos; solo PostgreSQL se puede compartir.
problem-player-failed = { $player } no puede seguir: { $reason }. { $detail }
problem-deal-false = el reparto no coincide con su huella.
problem-log = { $file }: { $reason }
problem-log-entry = entrada { $number }: { $reason }
problem-log-none = el registro no incluye ninguna huella del historial.
problem-log-form = no es el historial de una mesa.
problem-log-missing = falta una entrada o no está en su sitio.
problem-log-changed = la huella no coincide, así que esta entrada o una anterior se cambió.
problem-log-other = el registro cuenta otra partida.
problem-log-options = --log necesita --table ID y un solo registro con una sola partida.
problem-wrong-files = Archivos con errores: { $bad } de { $number }.
problem-stopped = Detenido: { $done } de { $games } partidas jugadas, ninguna guardada. Añade --out CARPETA para guardarlas y poder continuar.
problem-stopped-kept = Detenido: { $done } de { $games } partidas jugadas y guardadas en { $folder }. Ejecuta el mismo comando para continuar.
problem-stopped-early = Detenido antes de jugar las dos ediciones: aún no hay nada de lo que informar.
problem-not-served = El servidor no ha podido arrancar; el motivo está más arriba.
problem-games-left-out = Excluidas porque sus historiales no se pueden reproducir: { $number } ({ $tables }). Ejecuta «himiko db verify» para ver por qué.
problem-database-wrong = Problemas en la base de datos: { $number }.

## Los jugadores virtuales

level-introduced = { $name }. { $does }
level-preparing = Preparando a los jugadores

## El mapa

map-plum = ciruelo
map-maple = arce
map-rice = arroz
map-ginkgo = ginkgo
map-bellflower = campan.
map-wisteria = glicin.
map-sacred = sagrado
map-torii = torii
map-palace = palacio

## La mesa

table-board = Archipiélago
table-fleets = Flotas
table-buildings = Edificios
table-reserve = Reserva
table-specialists = Especialistas
table-face-down = boca abajo: { $number }
table-deck = en el mazo: { $number }
table-known-top = conoces las primeras: { $tiles }
table-known-bottom = conoces las últimas: { $tiles }
table-prices = precio: { $prices }
table-player = jugador
table-points = puntos
table-coins = monedas
table-prestige = prestigio
table-boats = barcos
table-aside = apartados
table-culture = fichas de cultura
table-left = edificios restantes
table-tiles = losetas
table-reserved = (reservadas: { $tiles })
table-you = (tú)

## Jugar

play-welcome = Tu color: { $player }. Escribe ? para ver la ayuda. Tus rivales:
play-title = Ronda { $round }, turno { $turn } de { $turns }
play-happened = Lo que ha pasado
play-hand = Tu mano:
play-hint = un número o una acción · empieza una acción para ver más · ? para la ayuda
play-folded = { $number } opciones; por ejemplo, escribe: { $example }
play-refused = { $reason } (regla { $rule })
play-possible = Esto puedes hacerlo ahora: { $action }
play-why-what = Nombra también la acción, por ejemplo: why build b13 i05
play-about-what = Nombra un especialista, una flota o una loseta, por ejemplo: about riu, about 5, about b13
play-save-where = Nombra también el archivo, por ejemplo: save game.txt
play-saved = Registro guardado: { $file }
play-no-undo = No hay nada que deshacer.
play-no-number = No existe la opción { $number }; van del 1 al { $most }.
play-left = Has dejado la partida en la ronda { $round }, turno { $turn }.
play-winner = ¡{ $player } se hace con el título de Gran Constructor de Yamataï!
play-thinking = Pensando
play-help =
    Escribe el número de una opción o la acción misma:          place wood s12
    Escribe el principio de una acción para ver las que hay:    swap   o   swap s10

    hint         lo que haría Himiko y tu probabilidad de ganar
    why ACCIÓN   por qué no es posible una acción
    about NOMBRE qué hace un especialista, una flota o una loseta: about riu, about 5, about b13
    undo         deshacer tu última acción
    log          todo lo que ha pasado
    scores       los puntos hasta ahora
    table        dibujar otra vez la mesa
    save ARCHIVO guardar el registro de la partida
    quit         dejar la partida
play-legend =
    En el mapa: barcos { $boats }; { $entry } casilla de entrada,
    { $mountain } montaña, { $sacred } suelo sagrado, { $building } edificio estándar, { $torii } torii, { $palace } palacio. Lo que puedes elegir ahora está resaltado.

## Pistas

hint-action = Himiko jugaría: { $action }
hint-plan = y después: { $actions }
hint-chance = Tu probabilidad de ganar: { $percent } %, { $words }.
hint-others = Otras buenas opciones: { $actions }
chance-certain = casi segura
chance-very-good = muy buena
chance-good = buena
chance-open = todo está abierto
chance-poor = escasa
chance-bad = muy escasa
chance-none = casi nula

## Reproducir, comprobar

replay-title = Ronda { $round }, turno { $turn }
replay-hint = Intro: siguiente turno · b: atrás · 3.2: ir a la ronda 3, turno 2 · q: salir
check-ok = { $file }: correcto, { $what }
check-ok-games =
    { $number ->
        [one] { $file }: correcto, { $number } partida
       *[other] { $file }: correcto, { $number } partidas
    }
check-game = jugadores: { $players }, rondas: { $rounds }, acciones: { $actions }, { $end }
check-unfinished = sin terminar
check-deal-true = el reparto coincide con su huella
check-log-true = el historial coincide con su huella y con el registro
check-deals-true = repartos que coinciden con su huella: { $number }

## Simular

simulate-preparing = Preparando el motor
simulate-progress = Jugando
simulate-title = Partidas al azar: { $games }, jugadores: { $players }, primera semilla: { $seed }
simulate-wins = victorias
simulate-last-building = final: último edificio de un jugador
simulate-no-boats = final: se agotó un color de barco
simulate-no-specialists = final: faltan especialistas
simulate-no-buildings = final: faltan losetas de edificio
simulate-cut-off = interrumpidas tras { $cap } rondas
simulate-rounds = rondas de media
simulate-most-rounds = máximo de rondas
simulate-decisions = decisiones por partida
simulate-games-per-s = partidas por segundo
simulate-decisions-per-s = decisiones por segundo
dataset-written = { $file }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $bytes } bytes, SHA-256 { $sum }. Ficha de datos: { $card }

## La arena

arena-written = Informe: { $file }
stats-progress = Leyendo
serve-safe = No se ha encontrado nada inseguro. Recuerda TLS, las copias y las actualizaciones.
unsafe-no-tls = El servidor escucha en { $address }, así que se llega a él sin TLS: contraseñas y cookies se pueden leer por el camino. Escucha en 127.0.0.1, detrás de un proxy con TLS (docs/server.md).
unsafe-cookies = Las cookies también se envían sin TLS. Pon HIMIKO_SECURE=true donde haya TLS.
unsafe-metrics = Cualquiera puede leer /metrics. Pon HIMIKO_METRICS=false o que el proxy lo oculte.
unsafe-proxies = Cualquier cliente puede fingir cualquier dirección (HIMIKO_PROXIES=*), y eso anula los límites, salvo que solo el proxy llegue al servidor.
unsafe-hosts = El servidor responde a cualquier nombre. Pon en HIMIKO_HOSTS el suyo, por ejemplo '["play.example.org"]'.
unsafe-database-tls = La conexión con la base de datos puede no estar cifrada. Añade ?sslmode=verify-full a su dirección.
unsafe-database-mode = Otros usuarios de este equipo pueden leer { $file }. Restringe el acceso con chmod 600.
unsafe-root = El servidor se ejecutaría como root. Dale un usuario propio, como hace deploy/himiko.service.
unsafe-files = Solo se pueden abrir { $number } archivos a la vez; unos cientos de visitantes los agotarían. Aumenta LimitNOFILE.
unsafe-no-page = No hay página que servir: genérala o instala una versión publicada.
unsafe-cache = No se puede escribir en la carpeta del código compilado (HIMIKO_CACHE): cada arranque compilará durante minutos.
admin-done = Hecho.
admin-none = Nada que mostrar.
admin-forgotten = Olvidados: invitados { $guests }, mesas { $tables }
problem-unsafe = Puntos inseguros en un servidor público: { $number }.
problem-database-newer = Esta base de datos la escribió una versión posterior de himiko ({ $version }). Instálala o restaura una copia anterior.
problem-nothing-to-forget = Indica la antigüedad: --guests DÍAS, --tables DÍAS o ambas.

## El servidor

serve-starting = himiko estará listo enseguida en { $address }. Pulsa Ctrl+C para pararlo.
serve-opened = La página está abierta en tu navegador.
serve-running = himiko ya está en marcha: { $address } está abierto en tu navegador.
serve-open-yourself = Abre { $address } en un navegador para jugar.
db-backed-up = Copia: { $file }, filas: { $rows }
db-restored = Restaurado: { $file }, filas: { $rows }
db-exported = Registros escritos en { $folder }: { $games }
db-ok = La base de datos está bien.
db-repaired = La base de datos vuelve a estar bien; reparado: { $number }.
texts-missing = { $language }: textos que faltan: { $number }
texts-sheet-written = Página: { $file }

## Ediciones

edition-ok = { $file }: correcto, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] { $coins } moneda cada uno
       *[other] { $coins } monedas cada uno
    }

## La base de datos

bad-database-exists = { $file } ya existe; elige otro archivo.
bad-database-version = La base de datos es de otra versión. Inicia el servidor una vez para actualizarla.
bad-database-missing = { $file } no existe.
bad-database-not-empty = La base de datos no está vacía: una copia solo se puede restaurar en una vacía.
