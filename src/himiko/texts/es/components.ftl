### Los componentes del juego: sus nombres y lo que hacen.
###
### No hemos tenido a mano un reglamento en español: todos los términos del juego son nuestros, según
### la tabla de docs/glossary.md. Los nombres de los especialistas son los de las demás lenguas.

## Barcos: los materiales y los colores con que están pintados

colour-bamboo = bambú
colour-wood = madera
colour-stone = piedra
colour-clay = arcilla
colour-gold = oro

hue-bamboo = verde
hue-wood = marrón
hue-stone = negro
hue-clay = rojo
hue-gold = amarillo

## Cultura

culture-plum = ciruelo
culture-maple = arce
culture-rice = arroz
culture-ginkgo = ginkgo
culture-bellflower = campanilla
culture-wisteria = glicinia

## Especialistas

specialist-amateratsu = Amateratsu
specialist-amateratsu-does = Al final de la partida, cada una de tus fichas de prestigio vale 2 puntos en vez de 1.
specialist-izanagi = Izanagi
specialist-izanagi-does = Puedes hacer una transacción más en cada turno.
specialist-raijin = Raijin
specialist-raijin-does = Una vez por turno, puedes cambiar 2 barcos cualesquiera de tu mano por 1 barco de oro de la reserva.
specialist-ananda = Ananda
specialist-ananda-does = Los demás deben pagarte 2 monedas para construir junto a uno de tus edificios estándar. Quien no pueda pagar no puede construir ahí.
specialist-izanami = Izanami
specialist-izanami-does = Cuando otro jugador recluta a un especialista, recibes la mitad de las monedas que tenga encima.
specialist-riu = Riu
specialist-riu-does = En tu puerto caben 2 barcos más.
specialist-awashima = Awashima
specialist-awashima-does = Los edificios de prestigio te dan las mismas recompensas que los estándar: por montañas, por torii y palacios adyacentes y por grupos.
specialist-kachiko = Kachiko
specialist-kachiko-does = Una vez por turno, puedes pagar 2 monedas para retirar del tablero una ficha de suelo sagrado.
specialist-susanoo = Susanoo
specialist-susanoo-does = Vendes los barcos de piedra por 6 monedas y los de arcilla por 7.
specialist-ebisu = Ebisu
specialist-ebisu-does = Después de recoger fichas de cultura en tu turno, puedes tomar una más de cualquier isla.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = Ganas 1 ficha de prestigio adicional al construir un edificio estándar que no esté junto a ninguno tuyo.
specialist-tomoe = Tomoe
specialist-tomoe-does = También puedes comprar o vender barcos de oro, a 5 monedas cada uno.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = Al final de la partida, obtienes 1 punto por cada 3 monedas en vez de por cada 5.
specialist-michimata = Michimata
specialist-michimata-does = Una vez por turno, puedes descartar una ficha de cultura a cambio de 1 barco de oro de la reserva.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = Cualquier casilla vacía del borde del tablero es para ti una casilla de entrada.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Una vez por turno, puedes descartar una ficha de cultura a cambio de 4 monedas.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Una vez por turno, puedes cambiar un barco de oro de tu mano por 2 barcos de la reserva, de cualquier color menos oro.
specialist-yasoma = Yasoma
specialist-yasoma-does = Sin poder: solo da puntos.

## Flotas

fleet-numbered = Flota { $fleet }

power-none = Sin poder
power-none-does = Sin poder: esta flota se toma por sus barcos o por su puesto en el orden de turno.
power-reserve = Reservar una loseta
power-reserve-does = Toma una loseta de edificio de la fila. Solo tú podrás construirla, a partir de la próxima ronda. Si no la construyes, te cuesta 1 punto.
power-peek = Mirar el mazo
power-peek-does = Mira en secreto las 3 primeras losetas del mazo de edificios. Devuelve cada una al mazo, encima o debajo.
power-move = Mover un barco
power-move-does = Mueve un barco cualquiera del tablero a una casilla vacía conectada.
power-sacred = Poner suelo sagrado
power-sacred-does = Pon una ficha de suelo sagrado en una isla vacía. Mientras siga ahí, nadie puede construir en esa isla.
power-swap-culture = Intercambiar fichas
power-swap-culture-does = Intercambia en el tablero dos fichas de cultura de distinto tipo.
power-remove = Retirar barcos
power-remove-does = Devuelve a la reserva hasta 2 barcos del tablero.
power-swap-boats = Intercambiar barcos
power-swap-boats-does = Intercambia en el tablero dos barcos de distinto color.
power-discount = Construir con un barco menos
power-discount-does = En este turno puedes construir aunque falte uno de los barcos necesarios.

## Edificios

building-standard = edificio estándar
building-standard-does = Un edificio de tu color. Da prestigio en una montaña y junto a torii y palacios, además de 1 moneda por edificio de su grupo.
building-trading-post = puesto comercial
building-trading-post-does = Un edificio estándar que, al construirlo, da el doble de monedas por su grupo.
building-torii = torii
building-torii-does = Un edificio de prestigio que no es de nadie. Los edificios estándar que se construyan al lado dan prestigio.
building-palace = palacio
building-palace-does = Un edificio de prestigio que no es de nadie. Los edificios estándar que se construyan al lado dan prestigio.

## Los pasos de un turno: cómo se llaman y qué se pregunta

step-fleet = Elegir una flota
step-fleet-asks = Elige una flota: te da barcos, un poder y tu puesto en la próxima ronda.
step-take = Tercer barco
step-take-asks = Elige el color de tu tercer barco.
step-act = Comerciar, colocar, recoger o construir
step-act-asks = Comercia si quieres, coloca barcos y luego recoge fichas de cultura o construye.
step-arrange = Devolver las losetas
step-arrange-asks = Devuelve las losetas al mazo, encima o debajo, en el orden que quieras.
step-collect = Recoger
step-collect-asks = Toma la siguiente ficha de cultura.
step-ebisu = La ficha de Ebisu
step-ebisu-asks = Toma una ficha de cultura más de cualquier isla, o renuncia a ella.
step-after = Poderes
step-after-asks = Aún puedes usar poderes antes de amarrar tus barcos.
step-moor = Amarrar los barcos
step-moor-asks = Tienes más barcos de los que caben en tu puerto. Elige cuál apartar.
step-recruit = Reclutar
step-recruit-asks = Recluta a un especialista por 2 fichas de cultura del mismo tipo o 3 de tipos distintos, o termina tu turno.
step-over = Fin de la partida
step-over-asks = La partida ha terminado.
