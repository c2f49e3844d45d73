### El vestíbulo: jugar enseguida, mesas, ajustes e identidad.

## La primera página

lobby-title = Vestíbulo
lobby-what = Navega entre las islas, levanta ciudades y templos y hazte con el título de Gran Constructor de Yamataï. De 1 a 4 jugadores. Gratis y sin cuenta.
lobby-quick = Jugar contra la máquina
lobby-opponents = Rivales
lobby-level = Nivel
lobby-play = Jugar
lobby-first-time = ¿Primera vez? Aprende jugando
lobby-tables = Mesas
lobby-new = Jugar con otras personas
lobby-list-mine = Tus partidas
lobby-list-open = Mesas abiertas
lobby-list-running = Mirar
lobby-list-finished = Terminadas
lobby-none-mine = Aún no tienes partidas. La primera está a un clic.
lobby-none-open = Nadie espera jugadores. Crea una mesa y envía el enlace a tus amistades.
lobby-none-running = No hay partidas públicas en curso.
lobby-none-finished = Aún no ha terminado ninguna partida pública. Las tuyas están en «Tus partidas».
lobby-more = Ver más
lobby-import = Abrir el registro de una partida
lobby-your-turn = Te toca
lobby-waiting =
    { $number ->
        [one] Te toca en { $number } partida
       *[other] Te toca en { $number } partidas
    }
lobby-turn-of = Le toca a: { $player }
lobby-status-open = esperando jugadores
lobby-status-running = en curso
lobby-status-over = terminada
lobby-status-abandoned = abandonada
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

## Una mesa nueva

new-title = Mesa nueva
new-seats = Quién juega
new-players = Jugadores
new-seat = Asiento: { $seat }
new-seat-me = Tú
new-seat-me-hint = En este dispositivo. Ocupa varios asientos para compartir una pantalla.
new-seat-open = Asiento libre
new-seat-open-hint = Para quien tenga el enlace o encuentre la mesa en el vestíbulo.
new-hot-seat = Varias personas en un dispositivo: pásalo a quien le toque.
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
new-undo = Permitir deshacer
new-undo-hint = En tu propio turno, hasta que se descubra algo nuevo.
new-hints = Permitir pistas
new-hints-who = Un jugador virtual enseña lo que haría. Entre personas, durante la partida deben estar todas de acuerdo.
new-face-down = Losetas construidas boca abajo
new-face-down-hint = Como en la caja: las losetas construidas y el total de los demás quedan ocultos hasta el final.
new-stand-in = Sustituto de quien se vaya
new-make = Crear mesa
new-edition = Edición propia
new-edition-hint = Tu propio tablero, losetas o precios, en un archivo TOML. Parte de lo que escribe «himiko edition export».
new-edition-file = Elegir un archivo de edición
new-edition-chosen = Edición de esta mesa: { $name }
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
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Animaciones
settings-motion-system = Como el sistema
settings-motion-full = Completas
settings-motion-less = Reducidas
settings-sound = Sonidos
settings-sound-hint = Un tambor suave cuando te toca.
settings-notify = Notificaciones
settings-notify-hint = El navegador te avisa cuando te toca y la página está en segundo plano.
settings-notify-refused = Tu navegador bloquea las notificaciones de esta página.
settings-device = Otros dispositivos
settings-device-what = Continúa con el mismo nombre y las mismas partidas en un móvil u otro ordenador.
settings-device-make = Crear un enlace
settings-device-link = Tu enlace
settings-device-once = Ábrelo en el otro dispositivo. Trátalo como una llave y no lo compartas. Un enlace nuevo anula el anterior.
settings-copy = Copiar
settings-copied = Copiado.
settings-not-copied = Tu navegador no ha permitido copiar. Cópialo a mano.
settings-code = Enlace o código de otro dispositivo
settings-code-hint = Este dispositivo tendrá entonces el mismo nombre y las mismas partidas.
settings-code-use = Usarlo
settings-code-used = Los dos dispositivos comparten ahora tu nombre y tus partidas.
settings-account = Cuenta
settings-account-what = Opcional. Entra con un nombre y una contraseña para llegar a tus partidas desde cualquier lugar.
settings-account-is = Sesión iniciada: { $name }.
settings-account-make = Crear una cuenta
settings-account-log-in = Iniciar sesión
settings-account-name = Nombre de la cuenta
settings-account-name-hint = También será tu nombre en la mesa.
settings-account-missing = Escribe un nombre y una contraseña.
settings-password = Contraseña
settings-password-hint = Al menos 8 caracteres.
settings-password-short = La contraseña debe tener al menos 8 caracteres.
settings-welcome = ¡Hola, { $name }!
settings-log-out = Cerrar sesión
settings-delete-heading = Borrar tus datos
settings-delete-what = Se borran tu nombre, tu cuenta, tus dispositivos y tus mensajes. Los jugadores virtuales terminarán tus partidas. No se puede deshacer.
settings-delete = Borrar todos mis datos
settings-delete-sure = ¿Borrar todos tus datos?
settings-deleted = Se han borrado todos tus datos.

## El enlace de otro dispositivo

link-title = Continuar en este dispositivo
link-what = Con este enlace continúas aquí con el mismo nombre y las mismas partidas.
link-instead = Con este enlace continúas aquí igual que en tu otro dispositivo. Ahora mismo eres { $name } en este dispositivo; el enlace sustituye esa identidad.
link-use = Continuar aquí
link-none = Este enlace no tiene código. Crea uno nuevo en los ajustes de tu otro dispositivo.

## En ninguna parte

nowhere-title = No se ha encontrado la página
nowhere-what = Comprueba que la dirección esté bien escrita.
