### La página, en la mesa: la sala de espera, un turno, lo que hacen los demás y lo que se dice.

## Lo que hace una acción, como respuesta que se puede elegir

action-fleet = Elegir la flota { $fleet }
action-take = Tomar { boat-of-colour }
action-buy = Comprar { boat-of-colour }
action-sell = Vender { boat-of-colour }
action-reserve = Reservar una loseta: { $tile }
action-peek = Mirar las primeras losetas del mazo de edificios
action-arrange = Encima del mazo: { $top }; debajo: { $bottom }
action-move = Mover el barco de la casilla { $slot } a la casilla { $to }
action-sacred = Poner suelo sagrado en la isla { $island }
action-swap-culture = Intercambiar las fichas de cultura de las islas { $island } y { $other }
action-swap-boats = Intercambiar los barcos de las casillas { $slot } y { $other }
action-remove = Devolver a la reserva el barco de la casilla { $slot }
action-place = Colocar { boat-of-colour } en la casilla { $slot }
action-collect = Recoger la ficha de cultura de la isla { $island } ({ $token })
action-ebisu = Tomar una ficha de cultura más de la isla { $island } ({ $token })
action-build = Construir en la isla { $island }: { $tile }
action-raijin = Raijin: cambiar 2 barcos ({ $colours }) por uno de oro
action-nakatsu = Nakatsu: cambiar un barco de oro por otros 2 ({ $colours })
action-michimata = Michimata: descartar una ficha de cultura ({ kind-named }) por un barco de oro
action-hetsuka = Hetsuka: descartar una ficha de cultura ({ kind-named }) por 4 monedas
action-kachiko = Kachiko: pagar 2 monedas y retirar el suelo sagrado de la isla { $island }
action-discard = Apartar { boat-of-colour }
action-recruit = Reclutar a { specialist-named } (coste: { $kinds })
action-done-act = Continuar sin recoger ni construir
action-done-ebisu = Renunciar a la ficha de Ebisu
action-done-after = Continuar
action-done-recruit = Terminar tu turno
action-done = Continuar

## Tipos de acciones, como botones

do-fleet = Flota
do-take = Barco
do-buy = Comprar
do-sell = Vender
do-arrange = Devolver las losetas
do-place = Colocar barcos
do-collect = Recoger
do-build = Construir
do-discard = Apartar
do-recruit = Reclutar
do-done-act = Continuar
do-done-ebisu = Renunciar
do-done-after = Continuar
do-done-recruit = Terminar turno
do-done = Continuar

## Lo que se pregunta cuando una acción está a medias

ask-which = ¿Qué quieres hacer?
ask-buy-colour = Elige en la reserva el barco que quieres comprar.
ask-sell-colour = Elige el barco que quieres vender.
ask-take-colour = Elige el barco que quieres tomar.
ask-discard-colour = Elige el barco que vas a apartar.
ask-place-colour = ¿Cuál de tus barcos va aquí?
ask-place-slot = Elige una casilla resaltada para el barco.
ask-collect-island = Elige una isla resaltada para tomar su ficha de cultura.
ask-ebisu-island = Elige cualquier isla con una ficha de cultura.
ask-build-tile = Elige una loseta de edificio.
ask-build-island = Elige una isla resaltada para construir.
ask-reserve-tile = Elige la loseta de edificio que quieres reservar.
ask-move-slot = Elige el barco que quieres mover y luego adónde va.
ask-sacred-island = Elige una isla vacía para el suelo sagrado.
ask-swap-island = Elige dos islas para intercambiar sus fichas de cultura.
ask-swap-slot = Elige los dos barcos del tablero que quieres intercambiar.
ask-remove-slot = Elige el barco del tablero que quieres devolver a la reserva.
ask-kachiko-island = Elige el suelo sagrado que quieres retirar.
ask-raijin-colour = Elige los dos barcos que vas a entregar.
ask-nakatsu-colour = Elige los dos barcos que quieres tomar.
ask-michimata-culture = Elige la ficha de cultura que vas a descartar.
ask-hetsuka-culture = Elige la ficha de cultura que vas a descartar.
ask-recruit-specialist = Elige a un especialista de la fila.
ask-recruit-culture = Elige cómo pagar.
ask-fleet-fleet = Elige una flota de la hilera.

## Qué hacer ahora

now-title = Qué hacer ahora
now-first = Elige uno de tus barcos y luego una casilla resaltada. O comercia antes.
now-place = Elige uno de tus barcos y luego una casilla resaltada.
now-more = Coloca otro barco, recoge fichas de cultura o construye.
now-more-collect = Coloca otro barco o recoge fichas de cultura.
now-more-build = Coloca otro barco o construye.
now-finish = Elige una isla resaltada para recoger su ficha de cultura o construir en ella.
now-tokens =
    { $number ->
        [one] Tus barcos alcanzan { $number } ficha en total.
       *[other] Tus barcos alcanzan { $number } fichas en total.
    }
now-tokens-left =
    { $number ->
        [one] Queda { $number } ficha por tomar.
       *[other] Quedan { $number } fichas por tomar.
    }
now-aside =
    { $number ->
        [0] Queda fuera del juego; al final, cada { $each } barcos apartados restan 1 punto.
        [one] Queda fuera del juego; al final, cada { $each } barcos apartados restan 1 punto. Hasta ahora tienes { $number }.
       *[other] Queda fuera del juego; al final, cada { $each } barcos apartados restan 1 punto. Hasta ahora tienes { $number }.
    }
now-can = Puedes { $things }.
can-buy = comprar un barco
can-sell = vender un barco
can-power = usar el poder de tu flota
can-specialist = usar el poder de un especialista
can-go-on = continuar
can-end = terminar tu turno
now-end = Fin de tu turno
now-no-place = No se puede colocar ningún barco
now-offline = Sin conexión
now-offline-what = Puedes mirar el tablero. La partida sigue en cuanto vuelvas a estar en línea.
now-rest-title = No queda nada que colocar
now-part-trade = comerciar
now-part-place = colocar
now-part-collect = recoger
now-part-build = construir
now-whose = { $player }: { $asks }
now-fleet = Tu flota { $fleet }:
now-waiting = { $player } está jugando.
now-computer = { $player } está pensando.
now-gone = { $player } está ausente desde { $ago }.
now-gone-now = { $player } está ausente.
now-stand-in =
    { $minutes ->
        [one] Sustitución en { $minutes } minuto: { $level }.
       *[other] Sustitución en { $minutes } minutos: { $level }.
    }

## Consecuencias

preview-points =
    { $points ->
        [one] { $signed } punto
       *[other] { $signed } puntos
    }
preview-points-other =
    { $points ->
        [one] { $player }: { $signed } punto
       *[other] { $player }: { $signed } puntos
    }
preview-ends-turn = Con esto termina tu turno.
preview-hidden = El resultado está oculto. No podrás deshacerlo.
confirm-action = Confirmar
why-not-title = ¿Por qué no?
why-not-rule = Regla { $rule }
why-not-possible = Esto puedes hacerlo ahora.
why-not-tile = { $tile }: { $reason }
why-not-island = Isla { $island }: { $reason }
why-not-price = Un especialista cuesta dos fichas de cultura del mismo tipo, o tres de tres tipos distintos. No tienes ni lo uno ni lo otro.
fleet-number-means = Número { $fleet }: los números bajos juegan primero en la próxima ronda.
fleet-next-turn = En la próxima ronda, quien la tome jugará el turno { $turn } de { $turns }.
fleet-next-turns = En la próxima ronda, quien la tome jugará entre el turno { $first } y el turno { $last } de { $turns }, según las flotas que falten por elegir.
fleet-next-order = Orden de turno de la próxima ronda, hasta donde se sabe
fleet-next-player = { $player }: { $fleet }
fleet-next-whoever = quien la tome
fleet-next-none = Es la última ronda: el número de la flota ya no importa.
specialist-costs = Cuesta dos fichas de cultura del mismo tipo, o tres de tres tipos distintos.
specialist-coins =
    { $number ->
        [one] Trae { $number } moneda.
       *[other] Trae { $number } monedas.
    }
why-not-waiting = No es tu turno.
why-not-no-boats = No tienes barcos en la mano.
what-is-this = ¿Qué es esto?
sites-title = Dónde podrías construirla
sites-all-there = Isla { $island }: están los { $needs } barcos.
sites-missing = Isla { $island }: hay { $there } de { $needs }; faltan: { $colours }.
sites-in-hand = Bastan los barcos de tu mano.
sites-fleets = Bastaría la flota { $fleets }.
sites-next = Al alcance
sites-none = No hay nada al alcance de una sola flota.
sites-show = Mostrar en el tablero
sites-as-far = Solo se mira el tablero: no cuentan las compras, los poderes de los especialistas ni si los barcos pueden llegar a la isla.

## Botones de la mesa

undo-action = Deshacer
redo-action = Rehacer
advice-action = Pista
all-actions = Todas las acciones
plan-open = Planear tu turno
all-actions-number =
    { $number ->
        [one] { $number } acción posible
       *[other] { $number } acciones posibles
    }
all-actions-search = Buscar acciones
all-actions-none = Ninguna acción coincide.
menu-table = Menú de la mesa
skip-animation = Saltar
board-in-words = El tablero en texto

## Los paneles

panel-board = Tablero
panel-fleets = Flotas
panel-order = Orden de turno
panel-buildings = Edificios
panel-specialists = Especialistas
panel-reserve = Reserva
panel-players = Jugadores
panel-log = Historial
panel-chat = Chat
panel-cards = Losetas
panel-ends = Fin de la partida
panel-all = Todos los paneles
panel-talk = Historial y chat
panel-hand = Tus barcos
panel-hand-none = No tienes barcos en la mano
round-turn = Ronda { $round }, turno { $turn } de { $turns }
fleets-down = Boca abajo: { $number }
deck-left = En el mazo: { $number }
deck-known-top = Conoces las próximas losetas:
deck-known-bottom = Conoces las últimas losetas:
order-place = Turno { $turn }: { $player }
order-place-fleet = Turno { $turn }: { $player }, flota { $fleet }
fleet-taken-by = Flota { $fleet }: la tiene { $player }
order-now = ahora
price-of =
    { $coins ->
        [one] Precio: { $coins } moneda
       *[other] Precio: { $coins } monedas
    }
no-price = No se compra ni se vende
name-and-colour = { $name } ({ $colour })
player-computer = máquina
player-away = ausente (juega { $level })
player-here = aquí
player-gone = ausente desde { $ago }
player-gone-now = ausente
nudge-action = Avisar a { $player }
nudge-sent = Aviso enviado a { $player }.
nudge-left = { $player } no está y lo verá más tarde.
nudge-heard = { $player } te avisa: te toca.
player-points-now =
    { $number ->
        [one] { $number } punto por ahora
       *[other] { $number } puntos por ahora
    }
player-points-hidden = puntos ocultos hasta el final
player-harbour =
    { $room ->
        [one] Puerto: cabe { $room } barco
       *[other] Puerto: caben { $room } barcos
    }
player-aside = Apartados: { $number }
player-left = Edificios estándar que quedan: { $number }
player-details = Detalles: { $player }
player-boats = Barcos en la mano
player-culture = Fichas de cultura
player-reserved = Losetas reservadas
player-built = Losetas construidas
player-tiles =
    { $number ->
        [one] { $number } loseta
       *[other] { $number } losetas
    }
player-nothing = nada todavía
list-or-nothing = nada

## Cómo termina la partida

ends-last-building =
    { $left ->
        [0] La partida termina tras esta ronda: { $player } ha construido su último edificio estándar.
        [one] La partida terminará cuando { $player } construya { $left } edificio estándar más.
       *[other] La partida terminará cuando { $player } construya { $left } edificios estándar más.
    }
ends-last-building-any =
    { $left ->
        [one] La partida terminará cuando alguien construya { $left } edificio estándar más.
       *[other] La partida terminará cuando alguien construya { $left } edificios estándar más.
    }
ends-no-boats =
    { $left ->
        [0] La partida termina tras esta ronda si no vuelve a la reserva un barco de este color: { colour-named }.
        [one] La partida terminará cuando se tome { $left } barco más ({ colour-named }).
       *[other] La partida terminará cuando se tomen { $left } barcos más ({ colour-named }).
    }
ends-no-specialists =
    { $left ->
        [0] La partida termina tras esta ronda: no quedan suficientes especialistas.
        [one] La partida terminará cuando se reclute a { $left } especialista más.
       *[other] La partida terminará cuando se reclute a { $left } especialistas más.
    }
ends-no-buildings =
    { $left ->
        [0] La partida termina tras esta ronda: no quedan suficientes losetas de edificio.
        [one] La partida terminará cuando se tome { $left } loseta más.
       *[other] La partida terminará cuando se tomen { $left } losetas más.
    }

## El final de un turno

end-title = ¿Terminar tu turno?
end-go-on-title = ¿Continuar?
end-left = Aún podrías:
end-left-recruit = reclutar a un especialista
end-left-build = construir
end-left-collect = recoger fichas de cultura
end-left-place = colocar barcos
end-left-power = { can-power }
end-anyway = Terminar turno
end-go-on = Continuar igualmente
end-back = Todavía no
end-never-ask = No volver a preguntar en esta partida

## Devolver las losetas

arrange-title = Las próximas losetas del mazo de edificios
arrange-top = Encima (la de más a la izquierda sale primero)
arrange-under = Debajo (la de más a la derecha sale la última)
arrange-earlier = Mover a la izquierda: { $tile }
arrange-later = Mover a la derecha: { $tile }
arrange-confirm = Devolverlas

## Pistas

advice-title = Lo que haría Himiko
advice-thinking = Himiko está pensando…
advice-turn = El turno entero
advice-chance = Probabilidad de ganar: { $percent } %
advice-score = Puntos previstos: { $points }
advice-others = Otras buenas opciones
advice-step = Jugar el siguiente paso
advice-whole = Jugar el turno entero
advice-progress = Paso { $step } de { $steps }
advice-why = Por qué
advice-none = No hay nada que elegir.
playback-next = Siguiente paso
playback-again = Ver otra vez los turnos de los demás

## Lo que ha pasado

log-empty = Aún no ha pasado nada.
log-whose = De quién mostrar los turnos
log-everyone = Todos
log-took = Este turno duró { $time }
log-newer =
    { $number ->
        [one] Hay { $number } entrada más reciente oculta. Ver todo
       *[other] Hay { $number } entradas más recientes ocultas. Ver todo
    }
log-moment = Mostrar este momento
past-name = Mirada atrás
past-title = Mirada atrás: ronda { $round }, turno { $turn }
past-what = Aquí no puedes jugar.
past-back = Un paso atrás
past-on = Un paso adelante
past-now = Volver al presente
past-your-turn = Es tu turno.
past-since =
    { $number ->
        [one] { $number } paso nuevo desde entonces.
       *[other] { $number } pasos nuevos desde entonces.
    }
chat-heard = { $player } dice: { $text }

## Chat

chat-say = Escribe un mensaje
chat-send = Enviar
chat-apart = Los jugadores no podrán leer esto hasta que termine la partida.
chat-empty = Aún no hay mensajes.
chat-left = Caracteres restantes: { $number }
chat-mute = Silenciar a { $player }
chat-unmute = Dejar de silenciar a { $player }
chat-muted = Has silenciado a
chat-more = Más sobre este mensaje de { $player }
chat-line-title = Mensaje de { $player }
chat-line-hide = Ocultar este mensaje
chat-line-hidden = No volverás a verlo.
chat-line-remove = Borrar para todos
chat-line-removed = El mensaje se ha borrado.
chat-report = Denunciar ante los operadores
chat-report-why = ¿Cuál es el problema?
chat-report-insult = Insulto
chat-report-harassment = Acoso
chat-report-spam = Spam
chat-report-cheating = Trampas
chat-report-other = Otra cosa
chat-reported = Gracias. Los operadores lo revisarán.
chat-somebody = otra persona

## La sala de espera

wait-title = Esperando jugadores
wait-invited-by = { $player } te invita a una partida
wait-invited = Te invitan a una partida
wait-lead = La partida empieza en cuanto se ocupen todos los asientos.
wait-lead-start = Cuando se ocupen todos los asientos, el anfitrión empieza la partida.
wait-dealing = Preparando la partida…
wait-sit = Sentarse aquí
wait-sit-too = Ocupar también este asiento
wait-sit-ask = Pedir también este asiento
wait-add = Añadir un jugador virtual
wait-open-again = Dejar libre este asiento
wait-leave = Dejar la mesa
wait-start = Empezar la partida
wait-invite = Invita con este enlace
link-copy = Copiar enlace
link-not-copied = Tu navegador no ha permitido copiar. El enlace está seleccionado: cópialo a mano.
link-copied = Enlace copiado.
wait-local = Este enlace solo funciona en este equipo. Para que entren otras personas, inicia el servidor con «{ $command }» (véase docs/server.md).
wait-share = Compartir
wait-host = anfitrión
wait-remove = Expulsar de la mesa a { $player }
wait-not-ready = Aún hay asientos libres.
wait-name = Eres { $name }.
wait-rename = Cambiar de nombre

## Asientos, propuestas, relojes

seat-taken-over-left = { $player } se ha ido. Juega en su lugar { $level }.
seat-taken-over-time = { $player } se ha quedado sin tiempo. Juega en su lugar { $level }.
seat-taken-over-removed = Han expulsado a { $player }. Juega en su lugar { $level }.
seat-come-back = Volver a la partida
seat-returning = { $player } ha vuelto y jugará de nuevo después de este turno.
seat-leave = Dejar la partida
seat-leave-title = ¿Dejar la partida?
seat-leave-warning = Un jugador virtual ocupará tu asiento. Puedes volver mientras la partida siga en curso.
watching = Mirando
watch-title = Vista para el público
watch-copy = Copiar el enlace para el público
watch-last = Último turno
watch-chances = Probabilidad de ganar
watch-percent = { $percent } %
watch-chances-none = Aquí no se muestra la probabilidad de ganar, porque podría ayudar a un jugador.
watch-late =
    { $turns ->
        [one] Con { $turns } turno de retraso
       *[other] Con { $turns } turnos de retraso
    }
offer-takeback = Pedir que se deshaga un turno
offer-takeback-asked =
    { $number ->
        [one] { $player } quiere deshacer { $number } acción.
       *[other] { $player } quiere deshacer { $number } acciones.
    }
offer-takeback-asked-turn = { $player } quiere volver a la ronda { $round }, turno { $turn }.
offer-takeback-own = Deshacer mi último turno
offer-takeback-own-title = ¿Deshacer tu último turno?
offer-takeback-own-warning = La partida vuelve al principio de tu último turno. También se deshace lo que los jugadores virtuales hayan hecho desde entonces.
offer-takeback-own-do = Deshacerlo
offer-takeback-own-done = La partida ha vuelto al principio de tu último turno.
offer-takeback-done =
    { $number ->
        [one] { $player } ha deshecho { $number } acción.
       *[other] { $player } ha deshecho { $number } acciones.
    }
offer-abandon = Terminar sin resultado
offer-abandon-title = ¿Terminar la partida sin resultado?
offer-abandon-asked = { $player } quiere terminar la partida sin resultado.
offer-abandon-warning = Toda la mesa debe estar de acuerdo.
offer-hints = Pedir que se permitan pistas
offer-hints-asked = { $player } quiere que se permitan pistas para toda la mesa.
offer-removal = Votar la expulsión de { $player }
offer-removal-title = ¿Expulsar de la partida a { $player }?
offer-removal-warning = Deben estar de acuerdo todos los demás. Un jugador virtual ocupará entonces el asiento hasta el final.
offer-removal-do = Preguntar a los demás
offer-removal-asked = { $player } quiere expulsar de la partida a { $other }.
offer-options-asked = { $player } quiere cambiar las opciones:
offer-seat-asked = { $player } quiere ocupar un asiento más: { $seat }.
offer-accept = Aceptar
offer-refuse = Rechazar
offer-withdraw = Retirar la propuesta
offer-wait = Esperando la respuesta de los demás.
clock-left = Tiempo restante: { $time }
clock-paused = Los relojes están parados.
clock-pause = Parar los relojes
clock-resume = Reanudar los relojes
clock-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }

## El final de la partida

over-title = La partida ha terminado
over-you-won = ¡Has ganado!
over-won = Ha ganado { $player }
over-abandoned = La partida ha terminado sin resultado.
over-review = Analizar la partida
over-rematch = Revancha
over-rematch-go = Ir a la revancha
over-look = Ver el tablero
over-show = Ver la puntuación

## Conexión

connection-gone = No se puede mostrar esta mesa.

## Sonidos y avisos

sound-on = El sonido está activado
sound-off = El sonido está desactivado
notify-ask = Avisarme cuando me toque
notify-on = Las notificaciones están activadas
notify-off = Las notificaciones están desactivadas
notify-blocked = Tu navegador bloquea las notificaciones.
notify-title = Te toca
notify-text = Te toca en tu partida con { $names }.
title-your-turn = ● Te toca
title-table = Mesa
title-over = Fin de la partida

## Teclas

keys-title = Atajos de teclado
keys-undo = Deshacer, rehacer
keys-board = Ir al tablero
keys-digits = Elegir una flota por su número, luego barcos o un especialista por su posición
keys-buy = Comprar o tomar un barco de la reserva
keys-labels = Mostrar una letra en todo lo que puedes elegir
keys-go = El botón rojo: la opción más probable
keys-what = En el tablero o una loseta: explicarlo sin elegirlo
keys-skip-steps = Acciones de los demás: ver la siguiente, saltar todas
keys-past = Mirar atrás paso a paso, y de nuevo adelante
keys-done = Continuar, terminar el turno
keys-target = Lugar posible siguiente o anterior del tablero
keys-confirm = Confirmar, cancelar
keys-arrows = Moverse por el tablero
keys-kinds = Cambiar entre islas y casillas
keys-ends = Primera o última isla o casilla
keys-zoom = Acercar, alejar, ver todo el tablero
keys-letters = Atajos de una sola tecla
keys-letters-hint = Desactívalos si estorban a tu lector de pantalla o al control por voz.
