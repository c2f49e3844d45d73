### Che cosa è successo: una riga della cronologia per ogni evento.
###
### Una riga su un giocatore comincia con il nome e non ha punto finale, così la cronologia può dire il
### nome una volta sola e unire più righe.

## Parti di righe: ciascuna sceglie secondo un identificativo o un numero della riga in cui si trova

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
boat-of-colour =
    { $colour ->
        [bamboo] una barca di bambù
        [wood] una barca di legno
        [stone] una barca di pietra
        [clay] una barca d’argilla
       *[gold] una barca d’oro
    }
boats-of-colour =
    { $number ->
        [one] { $number } barca { $colour ->
                [bamboo] di bambù
                [wood] di legno
                [stone] di pietra
                [clay] d’argilla
               *[gold] d’oro
            }
       *[other] { $number } barche { $colour ->
                [bamboo] di bambù
                [wood] di legno
                [stone] di pietra
                [clay] d’argilla
               *[gold] d’oro
            }
    }
some-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }

## Scegliere una flotta, commerciare

event-answered = { $player } ha una sola possibilità: { $action }
event-fleet-chosen = { $player } sceglie la flotta { $fleet }
event-boats-taken = { $player } prende { boats-of-colour } dalla riserva
event-boats-missing = { $player } deve rinunciare a { boats-of-colour }: nella riserva non ce ne sono più
event-bought = { $player } compra { boat-of-colour } per { some-coins }
event-sold = { $player } vende { boat-of-colour } per { some-coins }

## I poteri delle flotte

event-tile-reserved = { $player } prenota una tessera: { $tile }
event-peeked =
    { $number ->
        [one] { $player } sbircia la prima tessera del mazzo degli edifici
       *[other] { $player } sbircia le prime { $number } tessere del mazzo degli edifici
    }
event-peeked-seen =
    { $number ->
        [one] { $player } sbircia la prima tessera del mazzo degli edifici: { $tiles }
       *[other] { $player } sbircia le prime { $number } tessere del mazzo degli edifici: { $tiles }
    }
event-arranged = { $player } rimette le tessere nel mazzo ({ $kept } in cima, { $under } in fondo)
event-arranged-seen = { $player } rimette le tessere nel mazzo (in cima: { $top }; in fondo: { $bottom })
event-boat-moved = { $player } sposta { boat-of-colour } dalla casella { $slot } alla casella { $to }
event-sacred-laid = { $player } mette un terreno sacro sull’isola { $island }
event-culture-swapped = { $player } scambia i segnalini cultura delle isole { $island } e { $other }
event-boat-removed = { $player } rimuove { boat-of-colour } dalla casella { $slot } e la rimette nella riserva
event-boats-swapped = { $player } scambia le barche delle caselle { $slot } e { $other }

## Piazzare, raccogliere, costruire

event-boat-placed = { $player } piazza { boat-of-colour } sulla casella { $slot }
event-collected = { $player } raccoglie un segnalino cultura dall’isola { $island } ({ kind-named })
event-ebisu-collected = { $player } raccoglie un altro segnalino cultura dall’isola { $island } ({ kind-named }), grazie a Ebisu
event-built = { $player } costruisce sull’isola { $island }: { $tile }
event-discounted = { $player } costruisce con una barca in meno ({ colour-named })
event-toll-paid = { $player } paga a { $to } { some-coins } (Ananda)
event-prestige-gained =
    { $player } ottiene { $number ->
        [one] { $number } segnalino prestigio
       *[other] { $number } segnalini prestigio
    } { $cause ->
        [prestige_buildings] per torii e palazzi adiacenti
        [mountain] per la montagna
       *[kagutsuchi] grazie a Kagutsuchi
    }
event-coins-gained =
    { $player } ottiene { some-coins } { $cause ->
        [group] per un gruppo di { $group } edifici
        [trading_post] per un gruppo di { $group } edifici, con il raddoppio dell’emporio
        [specialist_coins] dallo specialista
       *[hetsuka] grazie a Hetsuka
    }
event-coins-paid =
    { $player } paga { some-coins } { $cause ->
       *[kachiko] per usare Kachiko
    }
event-tokens-spent =
    { $number ->
        [one] { $player } scarta { $number } segnalino cultura ({ kind-named })
       *[other] { $player } scarta { $number } segnalini cultura ({ kind-named })
    }
event-boats-returned = { $player } rimette { boats-of-colour } nella riserva
event-sacred-lifted = { $player } rimuove il terreno sacro dall’isola { $island }

## Ormeggiare e reclutare

event-boat-set-aside = { $player } mette da parte { boat-of-colour }
event-boats-moored =
    { $number ->
        [one] { $player } tiene { $number } barca nel porto
       *[other] { $player } tiene { $number } barche nel porto
    }
event-recruited = { $player } recluta { specialist-named }
event-coins-shared = { $player } cede { some-coins } a { $to } (Izanami)

## Turni e round

event-turn-started = Turno { $turn }: { $to }
event-turn-ended = { $player } termina il turno
event-round-started = Comincia il round { $round }
event-round-ended = Finisce il round { $round }
event-coins-laid = Monete sullo specialista { specialist-named }: { $coins }
event-specialist-laid = Entra nella fila: { specialist-named }
event-building-laid = Entra nella fila: { $tile }
event-order-set = Prossimo round, turno { $turn }: { $to }
event-fleet-turned-up = Viene scoperta la flotta { $fleet }
event-fleets-laid-down =
    { $number ->
        [one] { $number } flotta torna sul tracciato, coperta
       *[other] { $number } flotte tornano sul tracciato, mescolate e coperte
    }
event-game-ended =
    { $end ->
        [last_building] Fine della partita: qualcuno ha costruito il suo ultimo edificio standard
        [no_boats] Fine della partita: nella riserva sono finite le barche di un colore
        [no_specialists] Fine della partita: non ci sono abbastanza specialisti per riempire la fila
       *[no_buildings] Fine della partita: non ci sono abbastanza tessere edificio per riempire la fila
    }
