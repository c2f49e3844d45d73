### Lo que ha ocurrido: una línea del historial por cada suceso.
###
### Una línea sobre un jugador empieza por su nombre y no lleva punto final, para que el historial pueda
### decir el nombre una vez y unir varias líneas.

## Partes de líneas: cada una elige según un identificador o un número de la línea en que está

colour-named =
    { $colour ->
        [bamboo] { colour-bamboo }
        [wood] { colour-wood }
        [stone] { colour-stone }
        [clay] { colour-clay }
       *[gold] { colour-gold }
    }
kind-named =
    { $kind ->
        [plum] { culture-plum }
        [maple] { culture-maple }
        [rice] { culture-rice }
        [ginkgo] { culture-ginkgo }
        [bellflower] { culture-bellflower }
       *[wisteria] { culture-wisteria }
    }
specialist-named =
    { $specialist ->
        [amateratsu] { specialist-amateratsu }
        [izanagi] { specialist-izanagi }
        [raijin] { specialist-raijin }
        [ananda] { specialist-ananda }
        [izanami] { specialist-izanami }
        [riu] { specialist-riu }
        [awashima] { specialist-awashima }
        [kachiko] { specialist-kachiko }
        [susanoo] { specialist-susanoo }
        [ebisu] { specialist-ebisu }
        [kagutsuchi] { specialist-kagutsuchi }
        [tomoe] { specialist-tomoe }
        [fu_hsi] { specialist-fu-hsi }
        [michimata] { specialist-michimata }
        [toyo_tama] { specialist-toyo-tama }
        [hetsuka] { specialist-hetsuka }
        [nakatsu] { specialist-nakatsu }
       *[yasoma] { specialist-yasoma }
    }
boat-of-colour = un barco de { colour-named }
boats-of-colour =
    { $number ->
        [one] { $number } barco de { colour-named }
       *[other] { $number } barcos de { colour-named }
    }
some-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }

## Elegir una flota, comerciar

event-answered = { $player } solo tiene una opción: { $action }
event-fleet-chosen = { $player } elige la flota { $fleet }
event-boats-taken = { $player } toma { boats-of-colour } de la reserva
event-boats-missing = { $player } se queda sin { boats-of-colour }: no quedan en la reserva
event-bought = { $player } compra { boat-of-colour } por { some-coins }
event-sold = { $player } vende { boat-of-colour } por { some-coins }

## Los poderes de las flotas

event-tile-reserved = { $player } reserva una loseta: { $tile }
event-peeked =
    { $number ->
        [one] { $player } mira la primera loseta del mazo de edificios
       *[other] { $player } mira las { $number } primeras losetas del mazo de edificios
    }
event-peeked-seen =
    { $number ->
        [one] { $player } mira la primera loseta del mazo de edificios: { $tiles }
       *[other] { $player } mira las { $number } primeras losetas del mazo de edificios: { $tiles }
    }
event-arranged = { $player } devuelve las losetas ({ $kept } encima del mazo, { $under } debajo)
event-arranged-seen = { $player } devuelve las losetas (encima del mazo: { $top }; debajo: { $bottom })
event-boat-moved = { $player } mueve { boat-of-colour } de la casilla { $slot } a la casilla { $to }
event-sacred-laid = { $player } pone suelo sagrado en la isla { $island }
event-culture-swapped = { $player } intercambia las fichas de cultura de las islas { $island } y { $other }
event-boat-removed = { $player } devuelve a la reserva { boat-of-colour } de la casilla { $slot }
event-boats-swapped = { $player } intercambia los barcos de las casillas { $slot } y { $other }

## Colocar, recoger, construir

event-boat-placed = { $player } coloca { boat-of-colour } en la casilla { $slot }
event-collected = { $player } recoge una ficha de cultura de la isla { $island } ({ kind-named })
event-ebisu-collected = { $player } recoge una ficha de cultura más de la isla { $island } ({ kind-named }), gracias a Ebisu
event-built = { $player } construye en la isla { $island }: { $tile }
event-discounted = { $player } construye con un barco menos ({ colour-named })
event-toll-paid = { $player } paga { some-coins } a { $to } (Ananda)
event-prestige-gained =
    { $player } gana { $number ->
        [one] { $number } ficha de prestigio
       *[other] { $number } fichas de prestigio
    } { $cause ->
        [prestige_buildings] por torii y palacios adyacentes
        [mountain] por la montaña
       *[kagutsuchi] gracias a Kagutsuchi
    }
event-coins-gained =
    { $player } gana { some-coins } { $cause ->
        [group] por un grupo de { $group } edificios
        [trading_post] por un grupo de { $group } edificios, el doble por el puesto comercial
        [specialist_coins] que había sobre el especialista
       *[hetsuka] gracias a Hetsuka
    }
event-coins-paid =
    { $player } paga { some-coins } { $cause ->
       *[kachiko] por usar a Kachiko
    }
event-tokens-spent =
    { $number ->
        [one] { $player } descarta { $number } ficha de cultura ({ kind-named })
       *[other] { $player } descarta { $number } fichas de cultura ({ kind-named })
    }
event-boats-returned = { $player } devuelve { boats-of-colour } a la reserva
event-sacred-lifted = { $player } retira el suelo sagrado de la isla { $island }

## Amarrar y reclutar

event-boat-set-aside = { $player } aparta { boat-of-colour }
event-boats-moored =
    { $number ->
        [one] { $player } guarda { $number } barco en el puerto
       *[other] { $player } guarda { $number } barcos en el puerto
    }
event-recruited = { $player } recluta a { specialist-named }
event-coins-shared = { $player } cede { some-coins } a { $to } (Izanami)

## Turnos y rondas

event-turn-started = Turno { $turn }: { $to }
event-turn-ended = { $player } termina su turno
event-round-started = Empieza la ronda { $round }
event-round-ended = Termina la ronda { $round }
event-coins-laid = Monedas sobre { specialist-named }: { $coins }
event-specialist-laid = Entra en la fila: { specialist-named }
event-building-laid = Entra en la fila: { $tile }
event-order-set = Próxima ronda, turno { $turn }: { $to }
event-fleet-turned-up = Se descubre la flota { $fleet }
event-fleets-laid-down =
    { $number ->
        [one] { $number } flota vuelve a la hilera, boca abajo
       *[other] { $number } flotas vuelven a la hilera, barajadas y boca abajo
    }
event-game-ended =
    { $end ->
        [last_building] Fin de la partida: alguien ha construido su último edificio estándar
        [no_boats] Fin de la partida: en la reserva se ha agotado un color de barco
        [no_specialists] Fin de la partida: no quedan suficientes especialistas para completar la fila
       *[no_buildings] Fin de la partida: no quedan suficientes losetas de edificio para completar la fila
    }
