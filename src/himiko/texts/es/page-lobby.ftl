### El vestíbulo: jugar enseguida, mesas, ajustes e identidad.

## La primera página

lobby-title = Vestíbulo
lobby-what = Navega entre las islas, levanta ciudades y templos y hazte con el título de Gran Constructor de Yamataï. De 1 a 4 jugadores. Gratis y sin cuenta.
lobby-about = Un proyecto independiente, sin vínculo con los autores ni la editorial del juego. El tablero y la mayoría de las losetas son una reconstrucción.
lobby-quick = Jugar contra la máquina
lobby-opponents = Rivales
lobby-level = Nivel
lobby-play = Jugar
lobby-first-time = ¿Primera vez? Aprende jugando
lobby-adapts-now =
    { $games ->
        [0] Nivel actual: { $level }. Sube cuando ganas y baja cuando pierdes.
        [one] Nivel actual: { $level }. Partidas en solitario: { $games }, ganadas: { $won }. El nivel se ajusta a tus resultados.
       *[other] Nivel actual: { $level }. Has ganado { $won } de tus últimas { $games } partidas en solitario; el nivel se ajusta a tus resultados.
    }
lobby-strength = En pruebas: ganó el { $percent } % de { $games } partidas contra { $level }.
lobby-shown = Partida de muestra
lobby-shown-pause = Pausa
lobby-shown-go-on = Continuar
lobby-tables = Mesas
lobby-new = Jugar con otras personas
lobby-list-mine = Tus partidas
lobby-list-open = Mesas abiertas
lobby-list-running = Mirar
lobby-list-finished = Terminadas
lobby-none-mine = Aún no tienes partidas. La primera está a un clic.
lobby-none-open = No hay mesas esperando jugadores. Crea una y envía el enlace a quien quieras.
lobby-none-running = No hay partidas públicas en curso.
lobby-none-finished = Aún no ha terminado ninguna partida pública. Las tuyas están en «Tus partidas».
lobby-more = Ver más
lobby-workshop = Taller: tu propio tablero y tus losetas
lobby-scorepad = Hoja de puntos para jugar en casa
lobby-import = Abrir el registro de una partida
lobby-your-turn = Te toca
lobby-waiting =
    { $number ->
        [one] Te toca en { $number } partida
       *[other] Te toca en { $number } partidas
    }
lobby-turn-of = Le toca a { $player }
lobby-status-open = esperando jugadores
lobby-status-dealing = a punto de empezar
lobby-status-running = en curso
lobby-status-over = terminada
lobby-status-abandoned = abandonada
lobby-result-won = ganada, { $mine } a { $theirs }
lobby-result-lost = perdida, { $mine } a { $theirs }
lobby-result-place = puesto { $place } de { $players }, { $points }
lobby-result-winner = ha ganado { $player }, { $points }
lobby-seat-record = jugador de un registro
lobby-seat-open = asiento libre
lobby-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuto por jugador
       *[other] { $minutes } minutos por jugador
    }
lobby-clock-days =
    { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }
minute-title = El juego en un minuto
minute-fleet = Elige una flota
minute-fleet-does = Te da barcos y un poder para este turno. Cuanto más bajo es su número, antes juegas en la ronda siguiente.
minute-place = Coloca barcos
minute-place-does = Coloca barcos por las rutas marítimas: desde una casilla de entrada en el oeste, o junto a un barco del mismo color.
minute-build = Recoge o construye
minute-build-does = Toma fichas de cultura de las islas junto a tus barcos nuevos, o construye en una isla rodeada por los barcos que necesita una loseta.
minute-win = Recluta y gana
minute-win-does = Consigue especialistas a cambio de fichas de cultura. Los edificios, el prestigio, los especialistas y las monedas valen puntos; gana quien tenga más.
challenges-title = Desafíos
challenges-what = Vence a un jugador virtual con un reparto fijo y sin pistas. Quien tenga el enlace juega el mismo reparto; inténtalo cuantas veces quieras.
challenges-name = { $level }, reparto { $number }
challenges-players = { $players } jugadores
challenges-untried = sin intentar
challenges-won = ganado, { $mine } a { $theirs }
challenges-lost =
    { $tries ->
        [one] { $tries } intento, { $mine } a { $theirs }
       *[other] { $tries } intentos, el mejor { $mine } a { $theirs }
    }
challenges-again = Jugar otra vez
challenges-review = Analizar
challenges-all = Todos los desafíos
challenges-score = Ganados: { $won } de { $all }

## Una mesa nueva

new-title = Mesa nueva
new-seats = Quién juega
new-players = Jugadores
new-seat = Asiento: { $seat }
new-seat-me = Tú
new-seat-me-hint = En este dispositivo. Ocupa varios asientos para compartir una pantalla.
new-seat-open = Asiento libre
new-seat-open-hint = Para quien tenga el enlace o encuentre la mesa en el vestíbulo.
new-hot-seat = Varias personas en un dispositivo: pásaselo a quien le toque.
new-options = Opciones de la mesa
new-clock = Tiempo
new-clock-none = Sin reloj
new-clock-none-hint = Sin límite de tiempo.
new-clock-live = De una sentada
new-clock-live-hint = Minutos por jugador para toda la partida.
new-clock-days = A lo largo de varios días
new-clock-days-hint = Días por turno; vuelve cuando te toque.
new-minutes = Minutos
new-days = Días
new-listed = Mostrar en el vestíbulo
new-listed-hint = Cualquiera puede unirse; si no, solo quien tenga el enlace.
new-start = Empezar cuando no queden asientos libres
new-start-hint = Si no, empieza cuando lo diga el anfitrión.
new-watch = Cualquiera puede mirar
new-watch-hint = Si no, solo los jugadores ven la partida.
new-delay = Los espectadores ven la partida
new-delay-hint = Un retraso impide que el público ayude a un jugador. La partida no se hace más lenta.
new-delay-none = Al momento
new-delay-turns =
    { $turns ->
        [one] { $turns } turno después
       *[other] { $turns } turnos después
    }
new-undo = Permitir deshacer
new-undo-hint = En tu propio turno, hasta que se descubra algo nuevo.
new-hints = Permitir pistas
new-hints-who = Un jugador virtual enseña lo que haría. Si hay otras personas en la mesa, todas deben aceptarlo durante la partida.
new-face-down = Losetas construidas boca abajo
new-face-down-hint = Como en el juego físico: las losetas construidas y los totales de los demás quedan ocultos hasta el final.
new-stand-in = Sustituto de quien se vaya
new-stand-in-after = Sustituir a los ausentes
new-stand-in-after-hint = Si les toca y llevan este tiempo con la página cerrada.
new-stand-in-never = Nunca
new-stand-in-minutes =
    { $minutes ->
        [one] Tras { $minutes } minuto
       *[other] Tras { $minutes } minutos
    }
new-make = Crear mesa
new-edition = Edición propia
new-edition-hint = Tu propio tablero, losetas o precios, en un archivo TOML. Puedes partir de lo que genera «himiko edition export».
new-edition-file = Elegir un archivo de edición
new-edition-chosen = Edición de esta mesa: { $name }
new-edition-shelf = De tu estantería
new-edition-shelf-none = Elegir una edición
new-edition-kept = { $name }, versión { $version }
edition-standard = Esta es la edición estándar. El tablero y casi todas las losetas son una reconstrucción: los reglamentos no los muestran.
edition-own = Se juega con la edición { $name }.
new-edition-workshop = Crear una en el taller
new-edition-usual = Usar la edición estándar

## La sala de espera

wait-close = Cerrar mesa
wait-close-sure = ¿Cerrar la mesa?
wait-close-warning = Nadie más podrá unirse y el enlace dejará de funcionar.
wait-closed = Esta mesa se ha cerrado
wait-closed-what = El anfitrión la cerró antes de que empezara la partida.

## Ajustes

settings-title = Ajustes
settings-you = Tú
settings-name = Tu nombre
settings-name-hint = El nombre que los demás ven en la mesa.
settings-name-saved = Ahora tu nombre es { $name }.
settings-save = Guardar
settings-look = Aspecto y sonido
settings-language = Idioma
settings-theme = Tema
settings-theme-system = Según el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Animaciones
settings-motion-system = Según el sistema
settings-motion-full = Completas
settings-motion-less = Reducidas
settings-sound = Sonidos
settings-sound-what = Una cuerda pulsada cuando te toca.
settings-volume = Volumen
settings-text = Tamaño del texto
settings-text-normal = Normal
settings-text-large = Grande
settings-text-huge = Muy grande
settings-speed = Acciones de los demás
settings-speed-slow = Despacio
settings-speed-normal = Una a una
settings-speed-fast = Deprisa
settings-speed-off = Todas a la vez
settings-numbers = Mostrar siempre los números
settings-numbers-hint = Si no, las casillas y las islas solo llevan número en un tablero grande o cuando se mencionan.
settings-confirm = Confirmar cada acción
settings-confirm-hint = Si no, solo se te pregunta antes de lo que no se puede deshacer.
settings-more = Nombre, dispositivos y cuenta
settings-notify = Notificaciones
settings-notify-hint = El navegador te avisa cuando te toca y la página está en segundo plano.
settings-notify-refused = Tu navegador bloquea las notificaciones de esta página.
settings-device = Otros dispositivos
settings-device-what = Continúa con el mismo nombre y las mismas partidas en un teléfono u otro equipo.
settings-device-make = Crear un enlace
settings-device-link = Tu enlace
settings-device-ten-minutes = Ábrelo en el otro dispositivo antes de diez minutos. Solo sirve una vez. No lo compartas: quien lo abra jugará como si fueras tú.
settings-copy = Copiar
settings-copied = Copiado.
settings-not-copied = Tu navegador no ha permitido copiar. Cópialo a mano.
settings-code = Enlace o código de otro dispositivo
settings-code-hint = Este dispositivo tendrá entonces el mismo nombre y las mismas partidas.
settings-code-use = Usarlo
settings-devices = Dónde tienes la sesión abierta
settings-device-here = este dispositivo
settings-device-seen = último uso: { $ago }
settings-device-unknown = Dispositivo desconocido
settings-device-log-out = Cerrar sesión: { $device }
settings-devices-log-out = Cerrar sesión en los demás dispositivos
settings-devices-gone = Sesión cerrada.
settings-account = Cuenta
settings-account-what = Opcional. Entra con un nombre y una contraseña para acceder a tus partidas desde cualquier lugar.
settings-account-is = Has iniciado sesión como { $name }.
settings-account-make = Crear una cuenta
settings-account-log-in = Iniciar sesión
settings-account-recover = Usar un código de recuperación
settings-account-name = Nombre de la cuenta
settings-account-name-hint = También será tu nombre en la mesa.
settings-account-missing = Escribe un nombre y una contraseña.
settings-password = Contraseña
settings-password-hint = Al menos 8 caracteres.
settings-password-short = La contraseña debe tener al menos 8 caracteres.
settings-password-heading = Cambiar la contraseña
settings-password-new = Contraseña nueva
settings-password-new-hint = Al menos 8 caracteres. Se cerrará la sesión en tus demás dispositivos.
settings-password-change = Cambiar contraseña
settings-password-changed = Has cambiado tu contraseña. Se ha cerrado la sesión en los demás dispositivos.
settings-recovery-code = Código de recuperación
settings-recovery-missing = Escribe uno de tus códigos de recuperación.
settings-passkeys = Llaves de acceso
settings-passkeys-what = Entra con la huella, la cara o el PIN de tu dispositivo en vez de una contraseña. Una llave de acceso también te permite entrar si olvidas la contraseña.
settings-passkey-add = Añadir una llave de acceso
settings-passkey-added = Llave de acceso añadida.
settings-passkey-made = añadida { $ago }
settings-passkey-remove = Quitar
settings-passkey-remove-one = Quitar la llave de acceso de { $device }
settings-passkey-removed = Se ha quitado la llave de acceso. Bórrala también de tu gestor de contraseñas.
settings-passkey-none-here = Las llaves de acceso solo funcionan en una página con nombre de dominio y https.
settings-passkey-use = Usar una llave de acceso
settings-passkey-log-in = Entrar con una llave de acceso
settings-codes = Códigos de recuperación
settings-codes-what = Cada uno de estos códigos sirve una sola vez para elegir una contraseña nueva si pierdes la tuya. Guárdalos en papel.
settings-codes-keep = Apunta estos códigos ahora: solo se muestran una vez.
settings-codes-left =
    { $number ->
        [0] No tienes códigos de recuperación.
        [one] Te queda { $number } código de recuperación.
       *[other] Te quedan { $number } códigos de recuperación.
    }
settings-codes-make = Crear nuevos códigos de recuperación
settings-codes-made = Nuevos códigos creados. Los anteriores ya no sirven.
proof-title = Confirma que eres tú
proof-what = Inicia sesión otra vez para cambiar la protección de tu cuenta.
proof-go = Continuar
settings-welcome = ¡Hola, { $name }!
settings-log-out = Cerrar sesión
settings-delete-heading = Borrar tus datos
settings-data-what = Mira lo que se guarda sobre ti, o descárgalo todo.
settings-data = Descargar mis datos
settings-delete-what = Se borran tu nombre, tu cuenta, tus dispositivos y tus mensajes. Los jugadores virtuales terminarán tus partidas. No se puede deshacer.
settings-delete = Borrar todos mis datos
settings-delete-sure = ¿Borrar todos tus datos?
settings-deleted = Se han borrado todos tus datos.

## El enlace de otro dispositivo

link-title = Continuar en este dispositivo
link-owner = En este dispositivo serás { $name }.
link-made-on = El enlace se creó en: { $device }.
link-warning = Continúa solo si has creado tú este enlace: si te lo ha enviado otra persona, podrá ver tus partidas de aquí y jugar en ellas.
link-replaces = Aquí eres ahora { $name }. Si no tienes cuenta, ya no podrás acceder a las partidas que juegas aquí con ese nombre.
link-use = Continuar aquí
link-void = Este enlace ya no funciona: cada uno sirve una sola vez y solo durante diez minutos. Crea otro en los ajustes de tu otro dispositivo.
privacy-title = Privacidad
privacy-stored = Lo que guarda este servidor
privacy-stored-name = Tu nombre, como lo ven los demás, y cuándo viniste por primera vez.
privacy-stored-account = Si tienes una cuenta: su nombre, un hash de la contraseña, las claves públicas de tus llaves de acceso y hashes de los códigos de recuperación. Con eso nadie puede leer tu contraseña.
privacy-stored-devices = De cada dispositivo: un hash del secreto de su única cookie, el nombre de su navegador y de su sistema, y más o menos cuándo se usó por última vez.
privacy-stored-games = Tus partidas: cada acción y cuándo se jugó. Las terminadas las puede seguir consultando cualquiera que pudiera verlas.
privacy-stored-editions = Las ediciones de tu estantería y aquellas con las que se juegan tus partidas.
privacy-stored-chat = Lo que escribes en el chat, a quién silencias y qué mensajes ocultas.
privacy-stored-reports = Las denuncias de mensajes, junto con el mensaje, para los operadores.
privacy-stored-operators = Lo que hacen los operadores respecto a ti: los vetos, con su motivo, y un registro de sus actuaciones.
privacy-not-stored = Lo que no guarda
privacy-not-stored-address = Tu dirección IP: solo se usa mientras hay conexión, para limitar abusos.
privacy-not-stored-mail = Direcciones de correo, nombres reales, fechas de nacimiento o ubicaciones: nunca se te piden.
privacy-not-stored-tracking = No se envía nada a nadie más. No hay anuncios ni rastreadores.
privacy-how-long = Durante cuánto tiempo
privacy-guests-days =
    { $days ->
        [one] Se borran los datos de los invitados que llevan { $days } día sin venir.
       *[other] Se borran los datos de los invitados que llevan { $days } días sin venir.
    }
privacy-guests-kept = Los datos de los invitados se guardan hasta que ellos los borran.
privacy-tables-days =
    { $days ->
        [one] Las partidas terminadas se borran al cabo de { $days } día.
       *[other] Las partidas terminadas se borran al cabo de { $days } días.
    }
privacy-tables-kept = Las partidas terminadas se guardan, sin tu nombre si borras tus datos.
privacy-delete = En los ajustes puedes descargar lo que se guarda sobre ti y borrarlo cuando quieras. Solo se conserva lo que necesitan los operadores: denuncias, vetos y el registro de sus actuaciones.

## En ninguna parte

nowhere-title = No se ha encontrado la página
nowhere-what = Comprueba que la dirección esté bien escrita.
