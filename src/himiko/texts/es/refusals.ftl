### Por qué no es posible una acción: una frase por cada código.

## Antes hay otra pregunta

refusal-fleet-first = Primero elige una flota.
refusal-take-first = Primero elige el color de tu tercer barco.
refusal-arrange-first = Primero devuelve las losetas que estás mirando.
refusal-collect-first = Primero toma la siguiente ficha de cultura.
refusal-ebisu-first = Primero toma la ficha de Ebisu o renuncia a ella.
refusal-discard-first = Primero aparta un barco: no caben todos en tu puerto.
refusal-game-over = La partida ha terminado.
refusal-must-collect-or-build = Has colocado barcos, así que debes recoger o construir. Opciones: { $actions }.

## Flotas y comercio

refusal-fleet-chosen = Ya has elegido la flota { $fleet } en este turno.
refusal-fleet-taken = En esta ronda ya se ha elegido la flota { $fleet }.
refusal-fleet-face-down = La flota { $fleet } está boca abajo.
refusal-no-boat-to-take = Ahora no puedes elegir un barco.
refusal-reserve-empty = En la reserva no hay suficientes barcos de este color ({ colour-named }).
refusal-trade-over = En este turno ya no puedes comerciar.
refusal-no-transaction-left =
    { $allowed ->
        [one] Solo puedes hacer { $allowed } transacción por turno.
       *[other] Solo puedes hacer { $allowed } transacciones por turno.
    }
refusal-not-traded = Los barcos de este color no se compran ni se venden ({ colour-named }).
refusal-not-in-hand = No tienes en la mano suficientes barcos de este color ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] Cuesta { $needed } moneda
       *[other] Cuesta { $needed } monedas
    }; tienes { $coins }.

## Poderes de las flotas

refusal-other-power = La flota { $fleet } tiene otro poder ({ power-named }).
refusal-power-used = El poder de la flota { $fleet } ya se ha usado ({ power-named }).
refusal-deck-empty = El mazo de edificios está vacío.
refusal-nothing-to-arrange = No estás mirando ninguna loseta.
refusal-not-the-tiles-seen = Esas no son las losetas que estás mirando.
refusal-no-boat = En la casilla { $slot } no hay ningún barco.
refusal-slot-occupied = En la casilla { $slot } ya hay un barco ({ colour-named }).
refusal-not-connected = La casilla { $slot } no está conectada con la casilla { $to }.
refusal-island-not-empty =
    { $thing ->
        [culture] La isla { $island } no está vacía: hay una ficha de cultura.
        [sacred] La isla { $island } no está vacía: hay suelo sagrado.
        [building] La isla { $island } no está vacía: hay un edificio estándar.
        [torii] La isla { $island } no está vacía: hay un torii.
       *[palace] La isla { $island } no está vacía: hay un palacio.
    }
refusal-no-sacred-ground-left = Las { $number } fichas de suelo sagrado ya están todas en el tablero.
refusal-no-culture-token = En la isla { $island } no hay ficha de cultura.
refusal-same-kind = Las dos fichas de cultura son del mismo tipo ({ kind-named }).
refusal-same-colour = Los dos barcos son del mismo color ({ colour-named }).

## Colocar, recoger, construir

refusal-placing-over = En este turno ya no puedes colocar más barcos.
refusal-no-entry = Tu primer barco debe ir en una casilla de entrada o junto a un barco del mismo color ({ colour-named }). La casilla { $slot } no es de entrada ni está conectada con un barco así.
refusal-chain-broken = La cadena está rota: ya no hay barco en la casilla { $slot }.
refusal-step-3-over = En este turno ya no puedes recoger ni construir.
refusal-no-boat-placed = Para eso necesitas un barco que hayas colocado en este turno y que siga en su casilla.
refusal-not-adjacent = La isla { $island } no está junto a ningún barco que hayas colocado en este turno.
refusal-boats-used = Ya no queda ningún barco que pueda recoger de la isla { $island }: cada uno recoge una sola ficha.
refusal-boats-missing = Faltan barcos alrededor de la isla: { $colours }.
refusal-toll =
    { $needed ->
        [one] Para construir aquí debes pagar { $needed } moneda a { $to } (Ananda); tienes { $coins }.
       *[other] Para construir aquí debes pagar { $needed } monedas a { $to } (Ananda); tienes { $coins }.
    }
refusal-reserved-this-round = Esta loseta se reservó en esta ronda; podrás construirla a partir de la próxima: { $tile }.
refusal-no-buildings-left = No te quedan edificios estándar para esta loseta: { $tile }.
refusal-tile-built = Esta loseta ya está construida ({ $by }): { $tile }.
refusal-tile-reserved = Esta loseta está reservada ({ $by }): { $tile }.
refusal-tile-in-deck = Esta loseta no está en la fila: { $tile }.

## Amarrar, reclutar, especialistas

refusal-nothing-to-set-aside =
    { $room ->
        [one] No hace falta que apartes ningún barco: en tu puerto cabe { $room } barco.
       *[other] No hace falta que apartes ningún barco: en tu puerto caben { $room } barcos.
    }
refusal-too-early = Solo puedes reclutar a { specialist-named } al final de tu turno.
refusal-already-recruited = Solo puedes reclutar a un especialista por turno.
refusal-specialist-in-deck = { specialist-named } no está en la fila.
refusal-specialist-recruited = Ya han reclutado a { specialist-named } ({ $by }).
refusal-tokens-missing = No tienes suficientes fichas de cultura. Faltan: { $kinds }.
refusal-not-yours = No tienes a { specialist-named }.
refusal-used-this-turn = Ya has usado a { specialist-named } en este turno.
refusal-too-late = En este turno ya no puedes usar a { specialist-named }.
refusal-only-after-collecting = Solo puedes usar a { specialist-named } justo después de recoger.
refusal-no-sacred-ground = En la isla { $island } no hay suelo sagrado.

## Ninguna acción

refusal-no-action = Esa no es una acción válida.

## Partes de frases

power-named =
    { $power ->
        [reserve] { power-reserve }
        [peek] { power-peek }
        [move] { power-move }
        [sacred] { power-sacred }
        [swap_culture] { power-swap-culture }
        [remove] { power-remove }
        [swap_boats] { power-swap-boats }
        [discount] { power-discount }
       *[none] { power-none }
    }
