### Lo que comparten todas las salas de la página.

## El marco

page-name = Yamataï
page-title = { $what } · Yamataï
page-skip = Ir al contenido
page-notices = Mensajes
page-close = Cerrar
page-cancel = Cancelar
page-reload = Recargar
page-loading = Un momento…
page-colon = { $what }:
page-home = Volver al vestíbulo
page-you = tú
name-verified = Verificado: este nombre pertenece a una cuenta
page-yes = sí
page-no = no
page-menu = Menú
page-learn = Aprender
page-rules = Reglas
page-settings = Ajustes
page-language = Idioma: { $language }
page-connection-lost = Se ha perdido la conexión. Reconectando… Tu partida está a salvo.
page-connection-back = Se ha recuperado la conexión.
page-update-waiting = Hay una versión nueva.

## Nombres para invitados, que pueden elegir otro

guest-name-1 = Garza
guest-name-2 = Grulla
guest-name-3 = Nutria
guest-name-4 = Martín pescador
guest-name-5 = Cormorán
guest-name-6 = Libélula
guest-name-7 = Tortuga
guest-name-8 = Golondrina
guest-name-9 = Delfín
guest-name-10 = Zorro
guest-name-11 = Luciérnaga
guest-name-12 = Carpa

## Lo que ha fallado

error-connection-lost = No se puede contactar con el servidor. Inténtalo otra vez.
error-hints-not-agreed = Si hay otras personas en la mesa, todas deben aceptar las pistas.
error-internal = Algo ha fallado. Inténtalo otra vez.
error-illegal-action = { $reason }
error-who-are-you = Primero ocupa un asiento o elige un nombre.
error-absent = Un jugador virtual está jugando por ti. Vuelve antes a la partida.
error-already-accepted = Ya has aceptado.
error-already-seated = Ya estás en esta mesa.
error-already-so = No hay nada que cambiar.
error-bad-edition = Esta edición no se puede usar: { $reason }
error-bad-name =
    { $why ->
        [invisible] Este nombre contiene caracteres que no se ven.
        [accents] Este nombre tiene demasiados acentos en una letra.
        [scripts] Este nombre mezcla letras de distintos alfabetos.
        [long] Este nombre es demasiado largo.
       *[other] Escribe un nombre.
    }
error-banned = Un operador te ha vetado el acceso a este servidor.
error-bad-message = El servidor no lo ha entendido.
error-bad-request = La petición está incompleta o no está permitida.
error-bad-position = Esta posición no se puede usar ({ $where }): { $reason }
error-bad-record = Este registro no se puede leer (línea { $line }): { $reason }
error-busy = El servidor está ocupado. Inténtalo dentro de un momento.
error-engine-compiling = El motor del juego aún se está compilando ({ $done } de { $parts } partes). Solo ocurre la primera vez; espera un momento.
error-cannot-redo = No hay nada que rehacer.
error-cannot-undo = Ya es tarde para deshacerlo.
error-has-passkey = Esta llave de acceso ya está en uso.
error-has-account = Ya tienes una cuenta.
error-log-full = El historial de esta mesa está lleno. Solo puedes terminar la partida.
error-name-taken = Este nombre ya está en uso.
error-no-account = Para esto necesitas una cuenta.
error-no-passkey = No se ha usado ninguna llave de acceso.
error-no-majority = Con solo dos personas en la mesa no se puede votar una expulsión.
error-no-hints = En esta mesa no hay pistas.
error-no-offer = No hay ninguna propuesta que responder.
error-no-pause = Esta partida se juega sin reloj: no hay nada que parar.
error-no-such-challenge = Este desafío no existe.
error-no-such-device = En este dispositivo ya se ha cerrado la sesión.
error-no-such-line = Este mensaje ya no existe.
error-no-such-passkey = Esta llave de acceso ya se ha quitado.
error-no-such-edition = Esta edición no existe.
error-no-such-person = Esta persona no existe.
error-no-such-report = Esta denuncia no existe.
error-no-such-ply = La partida no llegó tan lejos.
error-no-such-seat = Este asiento no existe.
error-no-such-table = Esta mesa no existe.
error-not-absent = Ya estás jugando tú.
error-not-banned = Esta persona no está vetada.
error-not-asked = La pregunta no es para ti.
error-not-for-you = Solo los jugadores pueden ver esta mesa.
error-not-found = No se ha encontrado la página.
error-not-now = Eso no se puede hacer en este momento.
error-not-oneself = Eso solo se puede hacer con otras personas.
error-not-seated = No estás en esta mesa.
error-not-the-host = Eso solo puede hacerlo el anfitrión.
error-not-your-seat = Ese no es tu asiento.
error-not-your-turn = No es tu turno.
error-offer-open = Hay otra propuesta que aún espera respuesta.
error-other-number-of-seats =
    { $seats ->
        [one] Hace falta { $seats } jugador.
       *[other] Hacen falta { $seats } jugadores.
    }
error-other-rules = Esta partida se jugó con otras reglas y no se puede continuar.
error-prove-yourself = Primero inicia sesión otra vez.
error-record-or-position = Envía un registro o una posición, no las dos cosas.
error-removed = Te han expulsado de esta mesa.
error-seat-taken = Este asiento está ocupado.
error-nudged-already = Acaba de recibir un aviso. Dale un momento.
error-seats-open = Aún hay asientos libres.
error-silenced = Un operador te ha prohibido escribir mensajes.
error-stale = La partida ha avanzado; mira otra vez el tablero.
error-storage-away = El servidor no puede acceder a su base de datos. El servicio se reanudará automáticamente.
error-wrong-secret = Eso no coincide con lo que habías fijado.
error-study-running = Tu último informe aún está en marcha. Páralo primero.
error-table-full = Esta mesa está completa.
error-too-large = Este archivo es demasiado grande.
error-too-many = Demasiadas peticiones. Espera un momento.
error-shelf-full = Tu estantería está llena: caben { $most } versiones. Quita las que ya no necesites.
error-too-many-tables =
    { $most ->
        [one] Tienes { $most } partida sin terminar; termínala primero.
       *[other] Tienes { $most } partidas sin terminar; termina una primero.
    }
error-too-many-passkeys = Puedes tener como mucho { $most } llaves de acceso.
error-unreadable-file = Este archivo no se puede leer.
error-wrong-code = Este código no es válido o ha caducado.
error-wrong-origin = La petición no viene de esta página.
error-wrong-host = Este servidor no responde a este nombre.
error-wrong-passkey = Esta llave de acceso no pertenece a ninguna cuenta de este servidor.
error-wrong-password = Nombre o contraseña incorrectos.
