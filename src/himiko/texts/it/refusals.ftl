### Perché un’azione non è possibile: una frase per ogni codice.

## Prima c’è un’altra domanda

refusal-fleet-first = Prima scegli una flotta.
refusal-take-first = Prima scegli il colore della tua terza barca.
refusal-arrange-first = Prima rimetti nel mazzo le tessere che stai guardando.
refusal-collect-first = Prima prendi il prossimo segnalino cultura.
refusal-ebisu-first = Prima prendi il segnalino di Ebisu o rinuncia.
refusal-discard-first = Prima metti da parte una barca: nel tuo porto non c’è posto per tutte.
refusal-game-over = La partita è finita.
refusal-must-collect-or-build = Hai piazzato delle barche, quindi devi raccogliere o costruire. Azioni possibili: { $actions }.

## Flotte e commercio

refusal-fleet-chosen = In questo turno hai già scelto la flotta { $fleet }.
refusal-fleet-taken = La flotta { $fleet } è già stata presa in questo round.
refusal-fleet-face-down = La flotta { $fleet } è coperta.
refusal-no-boat-to-take = Adesso non puoi scegliere una barca.
refusal-reserve-empty = Nella riserva non ci sono abbastanza barche di questo colore ({ colour-named }).
refusal-trade-over = In questo turno non puoi più commerciare.
refusal-no-transaction-left =
    { $allowed ->
        [one] Puoi fare solo { $allowed } transazione per turno.
       *[other] Puoi fare solo { $allowed } transazioni per turno.
    }
refusal-not-traded = Le barche di questo colore non si comprano e non si vendono ({ colour-named }).
refusal-not-in-hand = Non hai in mano abbastanza barche di questo colore ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] Costa { $needed } moneta
       *[other] Costa { $needed } monete
    }; ne hai { $coins }.

## Poteri delle flotte

refusal-other-power = La flotta { $fleet } ha un altro potere ({ power-named }).
refusal-power-used = Il potere della flotta { $fleet } è già stato usato ({ power-named }).
refusal-deck-empty = Il mazzo degli edifici è vuoto.
refusal-nothing-to-arrange = Non stai guardando nessuna tessera.
refusal-not-the-tiles-seen = Queste non sono le tessere che stai guardando.
refusal-no-boat = Sulla casella { $slot } non c’è nessuna barca.
refusal-slot-occupied = Sulla casella { $slot } c’è già una barca ({ colour-named }).
refusal-not-connected = La casella { $slot } non è collegata alla casella { $to }.
refusal-island-not-empty =
    { $thing ->
        [culture] L’isola { $island } non è vuota: c’è un segnalino cultura.
        [sacred] L’isola { $island } non è vuota: c’è un terreno sacro.
        [building] L’isola { $island } non è vuota: c’è un edificio standard.
        [torii] L’isola { $island } non è vuota: c’è un torii.
       *[palace] L’isola { $island } non è vuota: c’è un palazzo.
    }
refusal-no-sacred-ground-left = Tutti i { $number } segnalini terreno sacro sono già sul tabellone.
refusal-no-culture-token = Sull’isola { $island } non c’è nessun segnalino cultura.
refusal-same-kind = I due segnalini cultura sono dello stesso tipo ({ kind-named }).
refusal-same-colour = Le due barche sono dello stesso colore ({ colour-named }).

## Piazzare, raccogliere, costruire

refusal-placing-over = In questo turno non puoi più piazzare barche.
refusal-no-entry = La prima barca va su una casella d’ingresso o accanto a una barca dello stesso colore ({ colour-named }). La casella { $slot } non è d’ingresso né collegata a una barca di quel colore.
refusal-chain-broken = La catena è interrotta: sulla casella { $slot } non c’è più nessuna barca.
refusal-step-3-over = In questo turno non puoi più raccogliere né costruire.
refusal-no-boat-placed = Serve una barca piazzata in questo turno e ancora sulla sua casella.
refusal-not-adjacent = L’isola { $island } non è accanto a nessuna barca che hai piazzato in questo turno.
refusal-boats-used = Nessuna barca può più raccogliere dall’isola { $island }: ognuna raccoglie un solo segnalino.
refusal-boats-missing = Barche mancanti intorno all’isola: { $colours }.
refusal-toll =
    { $needed ->
        [one] Per costruire qui devi pagare { $needed } moneta a { $to } (Ananda); ne hai { $coins }.
       *[other] Per costruire qui devi pagare { $needed } monete a { $to } (Ananda); ne hai { $coins }.
    }
refusal-reserved-this-round = Questa tessera è stata prenotata in questo round; si può costruire dal prossimo: { $tile }.
refusal-no-buildings-left = Non hai più edifici standard per questa tessera: { $tile }.
refusal-tile-built = Questa tessera è già stata costruita ({ $by }): { $tile }.
refusal-tile-reserved = Questa tessera è prenotata ({ $by }): { $tile }.
refusal-tile-in-deck = Questa tessera non è nella fila: { $tile }.

## Ormeggiare, reclutare, specialisti

refusal-nothing-to-set-aside =
    { $room ->
        [one] Non serve mettere da parte una barca: nel tuo porto c’è posto per { $room } barca.
       *[other] Non serve mettere da parte una barca: nel tuo porto c’è posto per { $room } barche.
    }
refusal-too-early = { specialist-named } si può reclutare solo alla fine del tuo turno.
refusal-already-recruited = Puoi reclutare un solo specialista per turno.
refusal-specialist-in-deck = { specialist-named } non è nella fila.
refusal-specialist-recruited = { specialist-named } lavora già per qualcuno ({ $by }).
refusal-tokens-missing = Non hai abbastanza segnalini cultura. Mancano: { $kinds }.
refusal-not-yours = Non hai { specialist-named }.
refusal-used-this-turn = In questo turno hai già usato { specialist-named }.
refusal-too-late = In questo turno non puoi più usare { specialist-named }.
refusal-only-after-collecting = { specialist-named } si può usare solo subito dopo la raccolta.
refusal-no-sacred-ground = Sull’isola { $island } non c’è nessun terreno sacro.

## Nessuna azione

refusal-no-action = Questa non è un’azione valida.

## Parti di frasi

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
