### Las reglas, numeradas como en docs/rules.md.
###
### Las líneas que empiezan por “- ” forman una lista; las que empiezan por “! ” son aclaraciones.

rules-minute = En cada turno eliges una flota: te da barcos, un poder para este turno y tu puesto en la próxima ronda. Puedes comprar o vender un barco. Después colocas una cadena de barcos por las rutas marítimas y haces con ella una de dos cosas: _recoger_ fichas de cultura de las islas que están junto a tus barcos o _construir_ en una isla vacía rodeada de los barcos adecuados. Cuentan los barcos de cualquiera: una vez en el tablero, no son de nadie. Los barcos que no puedes usar se amarran o se apartan. Por último, puedes gastar fichas de cultura en un especialista, que desde entonces trabaja para ti. Las monedas, el prestigio, los edificios y los especialistas valen puntos.

## 1

rules-1 = Componentes
rules-1-1 = El tablero muestra 34 islas en una red de rutas marítimas. Los barcos se ponen en las _casillas_, los puntos donde se cruzan las rutas. Las casillas que rodean una isla son las casillas de esa isla; la casilla y la isla son _adyacentes_. Cinco casillas del borde oeste son _casillas de entrada_.
rules-1-2 = Dos casillas unidas por una ruta están _conectadas_. Dos islas son _adyacentes_ si comparten un lado, es decir, si dos casillas conectadas pertenecen a las dos. Las islas que solo se tocan en una esquina, en una única casilla, no son adyacentes.
rules-1-3 = La reserva empieza con 80 barcos de cinco colores:
rules-1-4 =
    También hay
    - 10 losetas de flota, numeradas del 1 al 10;
    - 28 losetas de edificio: 21 de edificios _estándar_, algunos de ellos _puestos comerciales_, y 7 de edificios de _prestigio_ (3 torii y 4 palacios);
    - 18 especialistas;
    - 34 fichas de cultura: 5 de cada uno de los seis tipos y 4 en blanco; una de cada tipo, y también una de las fichas en blanco, lleva un símbolo de montaña;
    - 7 montañas y 8 fichas de suelo sagrado;
    - edificios estándar de los colores de los jugadores, monedas y fichas de prestigio.
rules-1-5 =
    ! Las monedas y las fichas de prestigio no se agotan nunca.
    ! Solo hay 8 fichas de suelo sagrado; la que se retira del tablero se puede volver a usar.

## 2

rules-2 = Preparación
rules-2-1 = Baraja los especialistas. Pon cinco boca arriba en fila; los demás forman un mazo boca abajo. Haz lo mismo con las losetas de edificio.
rules-2-2 = Baraja las diez flotas y ponlas en la hilera: las cinco de la izquierda boca arriba, las cinco de la derecha boca abajo.
rules-2-3 = Baraja las fichas de cultura y pon una en cada isla. Si una ficha lleva un símbolo de montaña (aunque esté en blanco), pon debajo una montaña. Después retira las fichas en blanco. Quedan 30 fichas, 7 montañas y 4 islas sin ficha; una de esas 4 es una montaña.
rules-2-4 = Cada jugador recibe 10 monedas y edificios estándar de su color: 10 con 2 jugadores, 8 con 3, 6 con 4.
rules-2-5 =
    El orden de turno de la primera ronda se sortea. Con 2 jugadores, una ronda tiene cuatro turnos.
    ! Con 2 jugadores, se sortea el orden de los dos primeros turnos y luego se repite: A, B, A, B.

## 3

rules-3 = Una ronda
rules-3-1 = Los turnos se juegan según el orden de turno. Cada turno consta de los cinco pasos de las secciones 4 a 8: elegir una flota, comerciar, colocar barcos y luego recoger o construir, amarrar, reclutar. Con 2 jugadores, cada uno tiene dos turnos completos por ronda.
rules-3-2 = Cuando se han jugado todos los turnos, la ronda termina y se prepara la siguiente (sección 9).
rules-3-3 =
    Puedes usar el poder de tu flota en cualquier momento de tu turno, entre dos acciones, salvo que se indique lo contrario. No es obligatorio usarlo; si no lo haces, se pierde al final de tu turno.
    ! Lo mismo vale para los poderes de los especialistas que funcionan una vez por turno.
    ! No se puede usar ningún poder antes de elegir la flota, entre elegir la flota 10 y tomar su tercer barco, mientras miras losetas con la flota 3, mientras estás recogiendo (incluida la ficha de Ebisu) ni mientras apartas barcos.
    ! Los dos barcos de la flota 7 se pueden retirar en momentos distintos.
    ! Después de recoger o construir, el paso 3 solo continúa mientras puedas usar un poder que dé barcos. Si no, tu turno pasa directamente al paso 4; los demás poderes vuelven a estar disponibles en el paso 5.
rules-3-4 =
    ! Una vez empezado el paso 4, los poderes que dan barcos (Raijin, Michimata, Nakatsu) ya no se pueden usar en el resto del turno.
    ! Un especialista reclutado en el paso 5 es tuyo desde ese momento, pero solo sirve para lo que aún queda: de los que tienen una acción, solo Hetsuka y Kachiko se pueden usar de inmediato. Riu no recupera un barco ya apartado.

## 4

rules-4 = Paso 1: elegir una flota
rules-4-duty = Obligatorio.
rules-4-1 = Toma una de las flotas boca arriba que quedan en la hilera. La hilera no se completa durante la ronda: el primer jugador elige entre cinco, el siguiente entre las cuatro restantes, y así sucesivamente.
rules-4-2 = Toma de la reserva los barcos que muestra la loseta y ponlos en tu mano. Si en la reserva se ha agotado un color, no recibes ese barco. El tercer barco de la flota 10 puede ser de cualquier color que quede en la reserva, incluido el oro.
rules-4-3 = El número de la flota decide cuándo juegas en la próxima ronda: los números bajos van primero (9.5). Su poder es tuyo solo en este turno.
rules-4-3-more =
    - Flota 2: solo tú puedes construir la loseta reservada. El hueco de la fila se llena al final de la ronda.
    ! Flota 2: puedes construir la loseta en el paso 3 de una ronda posterior, no de la misma.
    - Flota 3: si al mazo le quedan menos de tres losetas, ves las que hay.
    ! Flota 5: vacía significa sin ficha de cultura, sin edificio y sin suelo sagrado.
    ! Flotas 6 y 8: las dos fichas deben ser de distinto tipo, los dos barcos de distinto color.
    - Flota 6: las montañas se quedan donde están.

## 5

rules-5 = Paso 2: comerciar
rules-5-duty = Opcional.
rules-5-1 = Compra un barco de la reserva o vende uno de los tuyos, que vuelve a ella. El precio es el mismo en los dos sentidos: 1 moneda el bambú, 2 la madera, 3 la piedra, 4 la arcilla. El oro no se compra ni se vende (pero véase Tomoe, 8.3).
rules-5-2 = Puedes hacer una transacción por turno.
rules-5-3 = Puedes vender o cambiar los barcos de tu mano, incluidos los que tienes amarrados en tu puerto; nunca los apartados.
rules-5-4 = Ya no puedes comerciar una vez que has colocado un barco, recogido o construido.

## 6

rules-6 = Paso 3: colocar barcos, y recoger o construir
rules-6-duty = Colocar es opcional; si puedes recoger o construir, debes hacer una de las dos cosas.
rules-6-placing = Colocar
rules-6-1 = Colocas barcos de tu mano: los de este turno y los amarrados en tu puerto. Coloca los que quieras, o ninguno.
rules-6-2 = Tu primer barco va en una casilla de entrada vacía o en una casilla vacía conectada con un barco del mismo color.
rules-6-3 = Cada uno de los siguientes va en una casilla vacía conectada con la que acabas de ocupar, sean cuales sean los colores. Así, los barcos de un turno forman una sola cadena sin ramificaciones.
rules-6-4 =
    ! Una casilla que has ocupado en este turno cuenta para recoger y construir mientras tenga un barco.
    ! Si un poder ha vaciado la última casilla de la cadena, en este turno ya no puedes colocar más barcos.
    ! Un barco movido no cuenta en su nueva casilla; una casilla cuyo barco se ha intercambiado por otro sigue contando.
    ! Una casilla cuenta una vez, aunque se haya vaciado y la hayas vuelto a ocupar.
    - Por eso puedes evitar la obligación de 6.14 retirando los barcos que acabas de colocar.
rules-6-5 = En una casilla cabe un barco. Los barcos del tablero no son de nadie.
rules-6-collecting = Recoger
rules-6-6 = Cada barco que has colocado en este turno te da una ficha de cultura de una isla junto a su casilla, si queda alguna. Un barco, una ficha. Eliges cuál tomas y sigues hasta que ningún barco pueda recoger más; el orden en que eliges nunca te cuesta una ficha.
rules-6-7 =
    Guarda delante de ti, a la vista de todos, las fichas que has tomado.
    ! Las fichas con y sin símbolo de montaña cuentan como del mismo tipo.
rules-6-building = Construir
rules-6-8 = Elige una loseta de edificio, de la fila o de las que reservaste en una ronda anterior, y una isla vacía: sin ficha de cultura, sin edificio y sin suelo sagrado. Debes haber colocado en este turno un barco en al menos una de sus casillas.
rules-6-9 = Los barcos que pide la loseta deben estar en las casillas de esa isla, un barco distinto por cada uno. No importa quién los colocó ni cuándo. Se quedan ahí.
rules-6-10 = Una loseta estándar requiere uno de tus edificios estándar; ponlo en la isla. Con una loseta de torii o de palacio, pon ahí un torii o un palacio neutral.
rules-6-11 = Puedes construir una vez por turno. La loseta es tuya y puntúa al final de la partida.
rules-6-12 =
    Un edificio estándar (incluidos los puestos comerciales) recompensa enseguida a quien lo construye. Estas recompensas se suman:
    - 1 ficha de prestigio por cada torii o palacio en una isla adyacente;
    - 1 ficha de prestigio si la isla es una montaña;
    - monedas, si el edificio forma ahora parte de un _grupo_: dos o más edificios estándar tuyos, unidos por islas adyacentes. Recibes 1 moneda por edificio del grupo, contando el nuevo, y el doble si la loseta es un puesto comercial.
rules-6-13 = Los edificios de prestigio no dan a quien los construye ninguna de estas recompensas.
rules-6-either = Una cosa o la otra
rules-6-14 =
    En cada turno recoges o construyes, nunca las dos cosas; y si al menos una es posible, debes hacerla. Si no tienes ningún barco colocado que siga contando (6.4), no es posible ninguna.
    ! Lo que es posible se juzga sin los poderes opcionales. Si un edificio solo es posible gracias al poder de la flota 9, puedes construirlo, pero no es obligatorio.
    - Un edificio que te cuesta las 2 monedas de Ananda es posible si las tienes.
rules-6-15 = Después de recoger o construir, ya no puedes colocar barcos.

## 7

rules-7 = Paso 4: amarrar los barcos sobrantes
rules-7-duty = Obligatorio.
rules-7-1 =
    En tu puerto cabe 1 barco para turnos posteriores. Si tienes más, elige cuáles apartas; un barco que ya está en el puerto puede ceder su sitio a otro.
    ! No puedes apartar un barco si cabe en el puerto.
rules-7-2 = Los barcos apartados se pierden: no vuelven nunca a tu mano ni a la reserva, y restan puntos al final (10.1).

## 8

rules-8 = Paso 5: reclutar a un especialista
rules-8-duty = Opcional.
rules-8-1 = Un especialista de la fila cuesta 2 fichas de cultura del mismo tipo o 3 fichas de tres tipos distintos. Esas fichas salen del juego. Recibes las monedas que haya sobre el especialista. Puedes reclutar una vez por turno, y la fila no se completa hasta el final de la ronda.
rules-8-2 = Un especialista se queda contigo hasta el final de la partida.
rules-8-3 = Los 18 especialistas, con sus puntos:
rules-8-3-more =
    - Ananda: 2 monedas en total, sin importar cuántos edificios adyacentes tenga quien las cobra, y tanto al construir un edificio estándar como uno de prestigio. Se paga antes de recibir las recompensas de 6.12. Quien tiene a Ananda no paga nunca.
    - Awashima: para la recompensa del grupo, el nuevo edificio cuenta junto con tus edificios estándar que estén a su lado.
    ! Awashima: después el edificio es neutral, y no da la ficha de Kagutsuchi.
    ! Raijin: también puedes entregar oro, incluso el mismo barco que vuelves a tomar (8.4).
    ! Ebisu: tomar la ficha es opcional. Se toma justo después de recoger, si has recogido al menos una.
    ! Kagutsuchi: ganas una ficha, que Amateratsu duplica.
    - Las fichas de cultura descartadas para Michimata o Hetsuka salen del juego.
rules-8-4 = Solo puedes cambiar por barcos que estén en la reserva. Los barcos que entregas vuelven primero a ella; después tomas los nuevos.

## 9

rules-9 = Fin de una ronda
rules-9-duty = Todo esto ocurre en este orden. Donde dice que la partida termina, termina en el acto.
rules-9-1 = Si un jugador ha construido en esta ronda su último edificio estándar, la partida termina.
rules-9-2 = Si en la reserva se ha agotado algún color de barco, la partida termina. Solo se comprueba ahora: un color que se agotó durante la ronda y volvió no cuenta.
rules-9-3 = Pon 2 monedas sobre cada especialista que quede en la fila, además de las que ya tenga. Después completa la fila hasta cinco; los nuevos llegan sin monedas. Si el mazo no alcanza, la partida termina.
rules-9-4 = Completa la fila de edificios hasta cinco. Si el mazo no alcanza, la partida termina.
rules-9-5 = El orden de turno de la próxima ronda sigue los números de las flotas jugadas en esta, de menor a mayor. Con 2 jugadores, cada uno de los cuatro turnos tiene su propio número, así que un jugador puede tener dos turnos seguidos.
rules-9-6 = Las flotas que nadie eligió se deslizan hasta el extremo izquierdo de la hilera, sin cambiar de orden, y se descubren hasta que haya cinco boca arriba. Las flotas de esta ronda se barajan y se ponen boca abajo a la derecha.

## 10

rules-10 = Puntuación
rules-10-1 =
    Cada jugador suma:
    - monedas: 1 punto por cada 5, redondeando hacia abajo (por cada 3 con Fu Hsi);
    - fichas de prestigio: 1 punto cada una (2 con Amateratsu);
    - losetas de edificio construidas y especialistas: los puntos que muestran;
    - losetas reservadas sin construir: −1 cada una;
    - barcos apartados: −1 por cada 2, redondeando hacia abajo.
    ! Los barcos amarrados en el puerto no restan nada.
rules-10-2 =
    Quien tenga más puntos se hace con el título de Gran Constructor de Yamataï. Los empates los decide el orden de turno: queda delante quien jugó antes en la última ronda. Con 2 jugadores cuenta el primer turno de cada uno en esa ronda.
    ! La última ronda es la que se acaba de jugar, en el orden en que se jugó; las flotas elegidas en ella no cambian ese orden.

## 11

rules-11 = Información oculta y pública
rules-11-1 =
    Oculto para todos: el orden de los dos mazos y las flotas boca abajo. Oculto para los demás: las losetas que ves con la flota 3 y cómo las devuelves. Cuántas van encima y cuántas debajo es público.
    ! Lo que has averiguado así vale hasta que otro jugador mire las mismas losetas o ponga losetas debajo del mazo.
rules-11-2 =
    Todo lo demás es público, incluidas las fichas de cultura y las monedas.
    ! Las losetas ya construidas también son públicas. Según los reglamentos se ponen boca abajo; pero todos las han visto, y ocultarlas solo pondría a prueba la memoria. En una mesa se puede elegir dejarlas boca abajo, como en el juego físico: entonces las losetas construidas de los demás, y los totales que dependen de ellas, quedan ocultos hasta el final.

## 12

rules-12 = Duración
rules-12-1 = No hay límite de rondas, ya que los jugadores pueden decidir no colocar nada. Las simulaciones usan un límite que fija quien las inicia; una partida detenida ahí cuenta como interrumpida.
