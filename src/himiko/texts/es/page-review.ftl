### La página, después de la partida: puntuación, reproducción, gráfico, turnos que costaron, seguir jugando, registros, reparto.

review-title = Análisis
review-of = Análisis: { $names }
review-running = Esta partida aún está en curso. Podrás analizarla cuando termine.
review-to-table = Volver a la mesa
review-tools = Herramientas para esta partida
review-parts = Junto al tablero
situation-title = Mesa

## Puntuación

scoring-title = Puntuación
scoring-winner =
    { $points ->
        [one] { $name } se hace con el título de Gran Constructor de Yamataï, con { $points } punto
       *[other] { $name } se hace con el título de Gran Constructor de Yamataï, con { $points } puntos
    }
scoring-abandoned = La partida se detuvo antes de tiempo; estos son los puntos de ese momento.
scoring-tie = Empate a puntos: { $names }. Decide el orden de turno: { $name } jugó antes en la última ronda.
scoring-player = Jugador
scoring-rule = Cómo se cuentan los puntos: regla { $rule }

## La línea de tiempo

timeline-title = Línea de tiempo
timeline-first = Ir al principio
timeline-previous-turn = Turno anterior
timeline-previous = Un paso atrás
timeline-play = Reproducir
timeline-pause = Pausa
timeline-next = Un paso adelante
timeline-next-turn = Turno siguiente
timeline-last = Ir al final
timeline-slider = Momento de la partida
timeline-start = Antes del primer turno
timeline-at = Ronda { $round }, turno { $turn }: { $name }
timeline-step = acción { $step } de { $steps }
timeline-keys = Teclas: ← y → pasan de acción en acción, con Mayús de turno en turno; Inicio y Fin saltan al principio y al final; la barra espaciadora reproduce.

## Lo que ha pasado

happened-title = Lo que ha pasado
happened-nothing = Todo está preparado; aún no se ha jugado nada.
happened-quiet = No ha pasado nada más.
turns-title = Turnos

## El gráfico

chart-title = Evolución
chart-what = Mostrar
chart-points = Puntos
chart-chances = Probabilidad de ganar
chart-says-points = Los puntos de cada jugador a lo largo de la partida. Puntos finales: { $values }.
chart-says-chances = La probabilidad de ganar de cada jugador a lo largo de la partida, turno a turno.
chart-value = { $name } { $value }
chart-percent = { $percent } %
chart-table = Mostrar como tabla
chart-turn = Turno
chart-work-out = Calcular la probabilidad de ganar
chart-explains = Un jugador virtual estudia el principio de cada turno durante cerca de un segundo. No sabe más de lo que sabía el jugador.
chart-stop = Parar
chart-go-on = Continuar
chart-progress = Turnos calculados: { $done } de { $all }
chart-waits = El servidor está ocupado; el cálculo seguirá solo.

## Turnos caros

costly-title = Los turnos que más costaron
costly-compares = Cuánta probabilidad de ganar regaló cada turno frente al mejor posible, según lo que el jugador podía saber. Un turno solo aparece aquí si lo confirma una búsqueda diez veces más larga.
costly-later = Para encontrarlos, calcula la probabilidad de ganar.
costly-checking = Comprobando mejor los candidatos…
costly-none = Ningún turno costó mucho.
costly-none-yet = Por ahora, ninguno.
costly-turn = Ronda { $round }, turno { $turn }: { $name }
costly-cost =
    { $percent ->
        [one] −{ $percent } punto porcentual
       *[other] −{ $percent } puntos porcentuales
    }
costly-played = Se jugó: { $actions }
costly-better = El jugador virtual habría jugado: { $actions }
costly-show = Ver este turno

## Seguir jugando

playon-title = Seguir jugando desde aquí
playon-explains = Crea una mesa nueva en este momento de la partida. Tú ocupas un asiento; los jugadores virtuales, los demás.
playon-seat = Tu asiento
playon-level = Jugadores virtuales
playon-start = Seguir jugando
playon-over = En este momento la partida ya ha terminado. Sigue desde su último turno o elige otro momento en la línea de tiempo.
playon-back = Ir al último turno

## Compartir, registros

share-title = Compartir
share-explains = El enlace abre este análisis en el momento actual.
share-link = Enlace a este momento
record-download = Descargar el registro
record-short = Registro

import-title = Abrir el registro de una partida
import-explains = Un registro es un archivo de texto con una partida entera. Abre uno para recorrerlo, compartirlo o seguir jugando desde cualquier momento; una partida sin terminar se puede continuar. También puedes abrir una posición en JSON.
import-file = Elegir un archivo
import-paste = O pega aquí el registro
import-open = Abrir registro

## El reparto

verify-title = ¿Fue limpio el reparto?
verify-explains = Antes de la primera acción, el servidor publicó una huella (SHA-256) del reparto barajado, sin revelarlo. Al terminar la partida revela el secreto: semilla y sal. Tu navegador calcula con ellas la huella y compara las dos. Si coinciden, el reparto quedó fijado antes de que nadie actuara y nadie lo cambió después.
verify-do = Comprobar el reparto
verify-short = Reparto
verify-true = Coinciden: el reparto estaba fijado antes de la primera acción.
verify-false = No coinciden: este no es el reparto al que se comprometió el servidor.
verify-none = Esta partida empezó a partir de un registro o de una posición: su reparto se conocía desde el principio y no hay nada que comprobar.
verify-insecure = Los navegadores solo pueden calcular huellas en páginas seguras (https).
verify-kept = Este dispositivo guardó la huella la primera vez que vio la mesa, y no ha cambiado.
verify-changed = Este dispositivo vio otra huella cuando se jugó la partida.
verify-promised = Huella publicada
verify-computed = Huella calculada
verify-seed = Semilla
verify-salt = Sal
verify-parts = Los jugadores participaron en este reparto: la semilla se calcula con el secreto del servidor y los suyos, y cada uno quedó fijado antes de revelarse ninguno. Así que nadie pudo elegirla por su cuenta.
verify-secret = El secreto del servidor
verify-part = Aportado por { $seat }
verify-part-missing = nada: no se reveló a tiempo
verify-own-in = Tu aportación está en el reparto, tal como la envió este dispositivo.
verify-own-changed = Tu aportación fue modificada: este dispositivo envió otra.
verify-own-left-out = Tu aportación quedó fuera: su secreto llegó tarde o el servidor lo descartó.
chain-title = ¿Está intacto el historial?
chain-true = Sí: cada entrada del historial de esta mesa está exactamente como se guardó.
chain-false = No: el historial no coincide con la huella del registro, así que algo se cambió después.
chain-changed = No: este dispositivo vio otro historial cuando se jugó la partida.
chain-other = No: el historial cuenta una partida distinta de la del registro.
chain-none = El registro no incluye ninguna huella del historial, así que no hay nada que comprobar.
chain-seen =
    { $number ->
        [0] Este dispositivo no guardó ninguna huella del historial durante la partida.
        [one] Este dispositivo guardó { $number } huella del historial durante la partida, y coincide.
       *[other] Este dispositivo guardó { $number } huellas del historial durante la partida, y todas coinciden.
    }
chain-promised = Huella de las { $number } entradas en el registro
verify-more = Para demostrar que la semilla lleva exactamente a esta partida, reproduce el registro con «himiko check».
