workshop-title = Taller
workshop-what = Crea tu propia edición: introduce el tablero y las losetas de tu juego, o inventa otras. El tablero estándar y la mayoría de sus losetas son una reconstrucción, porque los reglamentos no los muestran. Todo se va guardando en este navegador.
workshop-from-standard = Partir de la edición estándar
workshop-from-nothing = Partir de cero
workshop-undo = Deshacer
workshop-redo = Rehacer
workshop-play = Jugar con esta edición
workshop-save = Guardar en un archivo
workshop-saved = Guardado: { $file }. Elígelo al crear una mesa.
workshop-open = Abrir un archivo
workshop-open-file = Elegir un archivo de edición
workshop-id = Nombre
workshop-id-hint = Minúsculas, cifras y guiones
workshop-version = Versión
workshop-checking = Comprobando…
workshop-sound = Ya se puede jugar con { $name }. Huella: { $hash }
workshop-more-faults =
    { $number ->
        [one] Y un error más; las partes marcadas indican dónde.
       *[other] Y { $number } errores más; las partes marcadas indican dónde.
    }
workshop-parts = Partes de la edición
workshop-board = Tablero
workshop-tiles = Losetas
workshop-fleets = Flotas
workshop-specialists = Especialistas
workshop-numbers = Números
workshop-report = Informe
workshop-tools = Herramientas
workshop-tool-slot = Casillas
workshop-tool-island = Islas
workshop-tool-entry = Casillas de entrada
workshop-tool-remove = Quitar
workshop-tool-photograph = Foto
workshop-tool-slot-how = Haz clic en el mar para añadir una casilla. Arrástrala, o usa las flechas, para moverla.
workshop-tool-island-how =
    { $number ->
        [0] Haz clic en las casillas de alrededor de una isla, una tras otra.
       *[other] Casillas elegidas: { $number }. Haz clic otra vez en la primera para terminar.
    }
workshop-tool-entry-how = Haz clic en una casilla para que sea de entrada; otro clic lo deshace.
workshop-tool-remove-how = Haz clic en una casilla o una isla para quitarla.
workshop-tool-photograph-how = Arrastra la foto para moverla; pellizca o usa la rueda para cambiar su tamaño. Los deslizadores de abajo hacen lo mismo.
workshop-add-slot = Añadir una casilla
workshop-close-ring = Terminar la isla
workshop-slot =
    { $entry ->
        [true] Casilla de entrada { $number }
       *[other] Casilla { $number }
    }
workshop-island = Isla { $number }
workshop-tile = Loseta { $number }
workshop-fleet = Flota { $number }
workshop-crossings =
    { $number ->
        [one] Dos rutas se cruzan (línea discontinua). Se puede jugar, pero cuesta ver adónde pueden ir los barcos.
       *[other] Hay rutas que se cruzan en { $number } sitios (línea discontinua). Se puede jugar, pero cuesta ver adónde pueden ir los barcos.
    }
workshop-photograph = Foto de fondo
workshop-photograph-how = Puedes poner una foto de tu tablero debajo del dibujo. Nunca sale de este navegador.
workshop-photograph-file = Elegir una foto
workshop-photograph-too-large = Esta foto es demasiado grande (como máximo { $most } MB).
workshop-photograph-unreadable = Este archivo no se puede mostrar como imagen.
workshop-photograph-x = Izquierda y derecha
workshop-photograph-y = Arriba y abajo
workshop-photograph-scale = Tamaño
workshop-photograph-dim = Opacidad
workshop-photograph-remove = Quitar la foto
workshop-lists = El tablero en listas
workshop-width = Anchura
workshop-height = Altura
workshop-entries-list = Casillas de entrada: sus números
workshop-slots-list = Casillas: x e y, una por línea
workshop-islands-list = Islas: números de las casillas de alrededor, en sentido horario, una isla por línea
workshop-bad-lines =
    { $number ->
        [one] Una línea no se puede leer; no se ha cambiado nada:
       *[other] { $number } líneas no se pueden leer; no se ha cambiado nada:
    }
workshop-too-much = Es más de lo que cabe en una edición (como máximo { $most } líneas); no se ha cambiado nada.
workshop-bad-line = Línea { $line }: { $text }
workshop-tile-line = Añadir una loseta
workshop-tile-line-how = Forma abreviada: tipo (s estándar, p puesto comercial, t torii, k palacio), puntos, barcos (b bambú, w madera, s piedra, c arcilla, g oro). «s3wwc» es un edificio estándar de 3 puntos que necesita dos barcos de madera y uno de arcilla.
workshop-add-tile = Añadir
workshop-paste = Pegar desde una hoja de cálculo
workshop-paste-how = Una loseta por línea: tipo, puntos, barcos
workshop-add-pasted = Añadir estas losetas
workshop-sheet-file = Abrir una hoja de cálculo (CSV)
workshop-kind = Tipo
workshop-points = Puntos
workshop-add-boat = Añadir { $colour }
workshop-last-boat = Quitar el último barco
workshop-remove = Quitar
workshop-power = Poder de la flota { $number }
workshop-fleet-boat = Flota { $number }: añadir { $boat }
workshop-add-fleet = Añadir una flota
workshop-remove-fleet = Quitar la última flota
workshop-points-of = Puntos de { $name }
workshop-boats = Barcos
workshop-culture = Fichas de cultura
workshop-limits = Preparación
workshop-boat-count = { $colour }: barcos
workshop-boat-price = { $colour }: precio
workshop-tokens = Fichas: { $kind }
workshop-blank = en blanco
workshop-start-coins = Monedas al principio
workshop-sacred-ground = Fichas de suelo sagrado
workshop-row-buildings = Losetas en la fila
workshop-row-specialists = Especialistas en la fila
workshop-face-up-fleets = Flotas boca arriba
workshop-harbour = Barcos que caben en un puerto
workshop-standard-buildings = Edificios por jugador, { $players } jugadores
workshop-turns-per-round = Turnos por jugador y ronda, { $players } jugadores
report-what = Los jugadores virtuales juegan con tu edición y con la estándar. El informe dice cuánto duran las partidas, cómo terminan, cuánto vale cada parte y qué no se usa nunca. Cuanto más juegan, más preciso es; puedes pararlo cuando quieras.
report-begin = Probarla con jugadores virtuales
report-again = Probarla otra vez
report-stop = Parar
report-waiting = Preparando…
report-progress-label = Tiempo transcurrido
report-progress = Partidas terminadas: { $games }
report-not-sound = La edición aún no se puede jugar; arriba se ve lo que falta.
report-changed = Has cambiado la edición desde que se hizo este informe.
report-cut = El servidor lo ha parado antes de tiempo. Estos son los resultados hasta ahora.
shelf-title = Mi estantería
shelf-what = Guarda ediciones en el servidor con su nombre. Solo las ves tú, salvo que compartas el enlace. Cada cambio es una versión nueva; una partida conserva la versión con la que se jugó.
shelf-keep = Guardar en la estantería: { $name }
shelf-entry = { $name }, versión { $version }
shelf-is-shared = compartida
shelf-open = Abrir
shelf-share = Compartir
shelf-unshare = Dejar de compartir
shelf-copy = Copiar enlace
shelf-open-which = Abrir { $name }, versión { $version }
shelf-share-which = Compartir { $name }, versión { $version }
shelf-unshare-which = Dejar de compartir { $name }, versión { $version }
shelf-copy-which = Copiar el enlace a { $name }, versión { $version }
shelf-discard-which = Quitar { $name }, versión { $version }
shelf-discard-sure = ¿Quitar { $name }, versión { $version }?
shelf-discard-what = Las partidas conservan la versión con la que se jugaron. Esta versión desaparecerá para siempre de tu estantería y su enlace dejará de funcionar.
shelf-shared = Enlace copiado: { $link }
shelf-empty = Aún no hay nada en tu estantería.
