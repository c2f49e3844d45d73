### La pagina, al tavolo: la sala d’attesa, un turno, ciò che fanno gli altri e ciò che si dice.

## Che cosa fa un’azione, come risposta da scegliere

action-fleet = Scegli la flotta { $fleet }
action-take = Prendi { boat-of-colour }
action-buy = Compra { boat-of-colour }
action-sell = Vendi { boat-of-colour }
action-reserve = Prenota una tessera: { $tile }
action-peek = Sbircia le prime tessere del mazzo degli edifici
action-arrange = In cima al mazzo: { $top }; in fondo: { $bottom }
action-move = Sposta la barca dalla casella { $slot } alla casella { $to }
action-sacred = Metti un terreno sacro sull’isola { $island }
action-swap-culture = Scambia i segnalini cultura delle isole { $island } e { $other }
action-swap-boats = Scambia le barche delle caselle { $slot } e { $other }
action-remove = Rimetti nella riserva la barca della casella { $slot }
action-place = Piazza { boat-of-colour } sulla casella { $slot }
action-collect = Raccogli il segnalino cultura dall’isola { $island } ({ $token })
action-ebisu = Prendi un altro segnalino cultura dall’isola { $island } ({ $token })
action-build = Costruisci sull’isola { $island }: { $tile }
action-raijin = Raijin: cambia 2 barche con una d’oro ({ $colours })
action-nakatsu = Nakatsu: cambia una barca d’oro con altre 2 ({ $colours })
action-michimata = Michimata: scarta un segnalino cultura ({ kind-named }) in cambio di una barca d’oro
action-hetsuka = Hetsuka: scarta un segnalino cultura ({ kind-named }) in cambio di 4 monete
action-kachiko = Kachiko: paga 2 monete e rimuovi il terreno sacro dall’isola { $island }
action-discard = Metti da parte { boat-of-colour }
action-recruit = Recluta { specialist-named } (costo: { $kinds })
action-done-act = Continua senza raccogliere né costruire
action-done-ebisu = Rinuncia al segnalino di Ebisu
action-done-after = Continua
action-done-recruit = Termina il tuo turno
action-done = Continua

## Tipi di azioni, come pulsanti

do-fleet = Flotta
do-take = Barca
do-buy = Compra
do-sell = Vendi
do-arrange = Rimetti nel mazzo
do-place = Piazza barche
do-collect = Raccogli
do-build = Costruisci
do-discard = Metti da parte
do-recruit = Recluta
do-done-act = Continua
do-done-ebisu = Salta
do-done-after = Continua
do-done-recruit = Termina turno
do-done = Continua

## Che cosa si chiede quando un’azione è scelta a metà

ask-which = Che cosa vuoi fare?
ask-buy-colour = Scegli nella riserva la barca da comprare.
ask-sell-colour = Scegli la barca da vendere.
ask-take-colour = Scegli la barca da prendere.
ask-discard-colour = Scegli la barca da mettere da parte.
ask-place-colour = Quale delle tue barche va qui?
ask-place-slot = Scegli una casella evidenziata per la barca.
ask-collect-island = Scegli un’isola evidenziata per prendere il suo segnalino cultura.
ask-ebisu-island = Scegli un’isola qualsiasi con un segnalino cultura.
ask-build-tile = Scegli una tessera edificio.
ask-build-island = Scegli un’isola evidenziata su cui costruire.
ask-reserve-tile = Scegli la tessera edificio da prenotare.
ask-move-slot = Scegli la barca da spostare e poi dove spostarla.
ask-sacred-island = Scegli un’isola vuota per il terreno sacro.
ask-swap-island = Scegli le due isole di cui scambiare i segnalini cultura.
ask-swap-slot = Scegli le due barche del tabellone da scambiare.
ask-remove-slot = Scegli la barca del tabellone da rimettere nella riserva.
ask-kachiko-island = Scegli il terreno sacro da rimuovere.
ask-raijin-colour = Scegli le due barche da cedere.
ask-nakatsu-colour = Scegli le due barche da prendere.
ask-michimata-culture = Scegli il segnalino cultura da scartare.
ask-hetsuka-culture = Scegli il segnalino cultura da scartare.
ask-recruit-specialist = Scegli uno specialista della fila.
ask-recruit-culture = Scegli come pagare.
ask-fleet-fleet = Scegli una flotta del tracciato.

## Che cosa fare ora

now-title = Che cosa fare ora
now-first = Scegli una delle tue barche, poi una casella evidenziata. Oppure prima commercia.
now-place = Scegli una delle tue barche, poi una casella evidenziata.
now-more = Piazza un’altra barca, raccogli segnalini cultura o costruisci.
now-more-collect = Piazza un’altra barca o raccogli segnalini cultura.
now-more-build = Piazza un’altra barca o costruisci.
now-finish = Scegli un’isola evidenziata per raccogliere il suo segnalino cultura o per costruirci.
now-tokens =
    { $number ->
        [one] Le tue barche raggiungono { $number } segnalino in tutto.
       *[other] Le tue barche raggiungono { $number } segnalini in tutto.
    }
now-tokens-left =
    { $number ->
        [one] Resta { $number } segnalino da prendere.
       *[other] Restano { $number } segnalini da prendere.
    }
now-aside =
    { $number ->
        [0] Esce dal gioco; alla fine perdi 1 punto ogni { $each } barche messe da parte.
        [one] Esce dal gioco; alla fine perdi 1 punto ogni { $each } barche messe da parte. Finora ne hai { $number }.
       *[other] Esce dal gioco; alla fine perdi 1 punto ogni { $each } barche messe da parte. Finora ne hai { $number }.
    }
now-can = Puoi { $things }.
can-buy = comprare una barca
can-sell = vendere una barca
can-power = usare il potere della tua flotta
can-specialist = usare il potere di uno specialista
can-go-on = continuare
can-end = terminare il turno
now-end = Fine del tuo turno
now-no-place = Non si può piazzare nessuna barca
now-offline = Nessuna connessione
now-offline-what = Puoi guardarti intorno. La partita riprende appena torna la connessione.
now-rest-title = Non c’è più niente da piazzare
now-part-trade = commerciare
now-part-place = piazzare
now-part-collect = raccogliere
now-part-build = costruire
now-whose = { $player }: { $asks }
now-fleet = La tua flotta { $fleet }:
now-waiting = Sta giocando { $player }.
now-computer = { $player } sta pensando.
now-gone = { $player } è assente (ultima visita { $ago }).
now-gone-now = { $player } è assente.
now-stand-in =
    { $minutes ->
        [one] Sostituzione tra { $minutes } minuto: { $level }.
       *[other] Sostituzione tra { $minutes } minuti: { $level }.
    }

## Conseguenze

preview-points =
    { $points ->
        [one] { $signed } punto
       *[other] { $signed } punti
    }
preview-points-other =
    { $points ->
        [one] { $player }: { $signed } punto
       *[other] { $player }: { $signed } punti
    }
preview-ends-turn = Così termini il tuo turno.
preview-hidden = L’esito è nascosto. Non potrai annullare.
confirm-action = Conferma
why-not-title = Perché no?
why-not-rule = Regola { $rule }
why-not-possible = Questo puoi farlo ora.
why-not-tile = { $tile }: { $reason }
why-not-island = Isola { $island }: { $reason }
why-not-price = Uno specialista costa due segnalini cultura dello stesso tipo, o tre di tre tipi diversi. Non hai né gli uni né gli altri.
fleet-number-means = Numero { $fleet }: nel prossimo round gioca prima chi ha un numero basso.
fleet-next-turn = Chi la prende gioca il turno { $turn } di { $turns } nel prossimo round.
fleet-next-turns = Chi la prende gioca tra il turno { $first } e il turno { $last } di { $turns } nel prossimo round, a seconda delle flotte ancora da scegliere.
fleet-next-order = Ordine di turno del prossimo round, per quanto si sa
fleet-next-player = { $player }: { $fleet }
fleet-next-whoever = chi la prende
fleet-next-none = È l’ultimo round: il numero della flotta non conta più.
specialist-costs = Costa due segnalini cultura dello stesso tipo, o tre di tre tipi diversi.
specialist-coins =
    { $number ->
        [one] Porta con sé { $number } moneta.
       *[other] Porta con sé { $number } monete.
    }
why-not-waiting = Non è il tuo turno.
why-not-no-boats = Non hai barche in mano.
what-is-this = Che cos’è?
sites-title = Dove potresti costruirla
sites-all-there = Isola { $island }: ci sono tutte e { $needs } le barche.
sites-missing = Isola { $island }, barche presenti { $there } su { $needs }; mancano: { $colours }.
sites-in-hand = Bastano le barche che hai in mano.
sites-fleets = Basterebbe la flotta { $fleets }.
sites-next = A portata di mano
sites-none = Con una sola flotta non si arriva a costruire niente.
sites-show = Mostra sul tabellone
sites-as-far = Si considera solo il tabellone: non contano gli acquisti, i poteri degli specialisti né se le barche possono arrivare all’isola.

## Pulsanti del tavolo

undo-action = Annulla
redo-action = Ripristina
advice-action = Suggerimento
all-actions = Tutte le azioni
plan-open = Pianifica il tuo turno
all-actions-number =
    { $number ->
        [one] { $number } azione possibile
       *[other] { $number } azioni possibili
    }
all-actions-search = Cerca tra le azioni
all-actions-none = Nessuna azione trovata.
menu-table = Menu del tavolo
skip-animation = Salta
board-in-words = Descrizione del tabellone

## I pannelli

panel-board = Tabellone
panel-fleets = Flotte
panel-order = Ordine di turno
panel-buildings = Edifici
panel-specialists = Specialisti
panel-reserve = Riserva
panel-players = Giocatori
panel-log = Cronologia
panel-chat = Chat
panel-cards = Tessere
panel-ends = Fine della partita
panel-all = Tutti i pannelli
panel-talk = Cronologia e chat
panel-hand = Le tue barche
panel-hand-none = Nessuna barca in mano
round-turn = Round { $round }, turno { $turn } di { $turns }
fleets-down = Coperte: { $number }
deck-left = Nel mazzo: { $number }
deck-known-top = Conosci le prossime tessere:
deck-known-bottom = Conosci le ultime tessere:
order-place = Turno { $turn }: { $player }
order-place-fleet = Turno { $turn }: { $player }, flotta { $fleet }
fleet-taken-by = Flotta { $fleet }: presa da { $player }
order-now = ora
price-of =
    { $coins ->
        [one] Prezzo: { $coins } moneta
       *[other] Prezzo: { $coins } monete
    }
no-price = Non si compra e non si vende
name-and-colour = { $name } ({ $colour })
player-computer = computer
player-away = assente (gioca { $level })
player-here = qui
player-gone = assente (ultima visita { $ago })
player-gone-now = assente
nudge-action = Sollecita { $player }
nudge-sent = Sollecito inviato a { $player }.
nudge-left = { $player } non c’è e lo vedrà più tardi.
nudge-heard = { $player } ti sollecita: tocca a te.
player-points-now =
    { $number ->
        [one] { $number } punto per ora
       *[other] { $number } punti per ora
    }
player-points-hidden = punti nascosti fino alla fine
player-harbour =
    { $room ->
        [one] Porto: posto per { $room } barca
       *[other] Porto: posto per { $room } barche
    }
player-aside = Messe da parte: { $number }
player-left = Edifici standard rimasti: { $number }
player-details = Dettagli: { $player }
player-boats = Barche in mano
player-culture = Segnalini cultura
player-reserved = Tessere prenotate
player-built = Tessere costruite
player-tiles =
    { $number ->
        [one] { $number } tessera
       *[other] { $number } tessere
    }
player-nothing = ancora niente
list-or-nothing = niente

## Come finisce la partita

ends-last-building =
    { $left ->
        [0] La partita finisce dopo questo round: { $player } ha costruito il suo ultimo edificio standard.
        [one] La partita finisce quando { $player } costruisce un altro edificio standard.
       *[other] La partita finisce quando { $player } costruisce altri { $left } edifici standard.
    }
ends-last-building-any =
    { $left ->
        [one] La partita finisce quando qualcuno costruisce un altro edificio standard.
       *[other] La partita finisce quando qualcuno costruisce altri { $left } edifici standard.
    }
ends-no-boats =
    { $left ->
        [0] La partita finisce dopo questo round, se non torna nella riserva una barca di questo colore: { colour-named }.
        [one] La partita finisce quando viene presa un’altra barca ({ colour-named }).
       *[other] La partita finisce quando vengono prese altre { $left } barche ({ colour-named }).
    }
ends-no-specialists =
    { $left ->
        [0] La partita finisce dopo questo round: non restano abbastanza specialisti.
        [one] La partita finisce quando viene reclutato un altro specialista.
       *[other] La partita finisce quando vengono reclutati altri { $left } specialisti.
    }
ends-no-buildings =
    { $left ->
        [0] La partita finisce dopo questo round: non restano abbastanza tessere edificio.
        [one] La partita finisce quando viene presa un’altra tessera.
       *[other] La partita finisce quando vengono prese altre { $left } tessere.
    }

## La fine di un turno

end-title = Terminare il tuo turno?
end-go-on-title = Continuare?
end-left = Potresti ancora:
end-left-recruit = reclutare uno specialista
end-left-build = costruire
end-left-collect = raccogliere segnalini cultura
end-left-place = piazzare barche
end-left-power = { can-power }
end-anyway = Termina turno
end-go-on = Continua comunque
end-back = Non ancora
end-never-ask = Non chiedere più in questa partita

## Rimettere le tessere

arrange-title = Le prossime tessere del mazzo degli edifici
arrange-top = In cima (la più a sinistra esce per prima)
arrange-under = In fondo (la più a destra esce per ultima)
arrange-earlier = Sposta a sinistra: { $tile }
arrange-later = Sposta a destra: { $tile }
arrange-confirm = Rimettile nel mazzo

## Suggerimenti

advice-title = Che cosa farebbe Himiko
advice-thinking = Himiko sta pensando…
advice-turn = Il turno intero
advice-chance = Probabilità di vittoria: { $percent }%
advice-score = Punti previsti: { $points }
advice-others = Altre buone scelte
advice-step = Gioca il prossimo passo
advice-whole = Gioca il turno intero
advice-progress = Passo { $step } di { $steps }
advice-why = Perché
advice-none = Non c’è niente da scegliere.
playback-next = Prossimo passo
playback-again = Rivedi i turni degli altri

## Che cosa è successo

log-empty = Non è ancora successo niente.
log-whose = Di chi mostrare i turni
log-everyone = Tutti
log-took = Durata di questo turno: { $time }
log-newer =
    { $number ->
        [one] { $number } voce più recente è nascosta. Mostra tutto
       *[other] { $number } voci più recenti sono nascoste. Mostra tutto
    }
log-moment = Mostra questo momento
past-name = Sguardo indietro
past-title = Sguardo indietro: round { $round }, turno { $turn }
past-what = Qui non puoi giocare.
past-back = Un passo indietro
past-on = Un passo avanti
past-now = Torna al presente
past-your-turn = Tocca a te.
past-since =
    { $number ->
        [one] { $number } nuovo passo da allora.
       *[other] { $number } nuovi passi da allora.
    }
chat-heard = { $player } dice: { $text }

## Chat

chat-say = Di’ qualcosa
chat-send = Invia
chat-apart = I giocatori potranno leggerlo solo a partita finita.
chat-empty = Ancora nessun messaggio.
chat-left = Caratteri rimasti: { $number }
chat-mute = Silenzia { $player }
chat-unmute = Riattiva { $player }
chat-muted = Silenziati
chat-more = Altro su questo messaggio di { $player }
chat-line-title = Messaggio di { $player }
chat-line-hide = Nascondi questo messaggio
chat-line-hidden = Non lo vedrai più.
chat-line-remove = Elimina per tutti
chat-line-removed = Il messaggio è stato eliminato.
chat-report = Segnala ai gestori
chat-report-why = Che cosa non va?
chat-report-insult = Insulto
chat-report-harassment = Molestie
chat-report-spam = Spam
chat-report-cheating = Imbroglio
chat-report-other = Altro
chat-reported = Grazie. I gestori lo esamineranno.
chat-somebody = qualcun altro

## La sala d’attesa

wait-title = In attesa di giocatori
wait-invited-by = { $player } ti invita a una partita
wait-invited = Un invito a una partita
wait-lead = La partita comincia appena tutti i posti sono occupati.
wait-lead-start = Quando tutti i posti sono occupati, l’host avvia la partita.
wait-dealing = Preparazione della partita…
wait-sit = Siediti qui
wait-sit-too = Prendi anche questo posto
wait-sit-ask = Chiedi anche questo posto
wait-add = Aggiungi un giocatore virtuale
wait-open-again = Libera questo posto
wait-leave = Lascia il tavolo
wait-start = Avvia la partita
wait-invite = Invita con questo link
link-copy = Copia link
link-not-copied = Il browser ha bloccato la copia. Il link è selezionato: copialo a mano.
link-copied = Link copiato.
wait-local = Questo link funziona solo su questo computer. Per far entrare altri, avvia il server con «{ $command }» (vedi docs/server.md).
wait-share = Condividi
wait-host = host
wait-remove = Rimuovi { $player } dal tavolo
wait-not-ready = Ci sono ancora posti liberi.
wait-name = Sei { $name }.
wait-rename = Cambia nome

## Posti, proposte, orologi

seat-taken-over-left = { $player } ha lasciato la partita. Al suo posto gioca { $level }.
seat-taken-over-time = { $player } ha finito il tempo. Al suo posto gioca { $level }.
seat-taken-over-removed = { $player } non è più al tavolo. Al suo posto gioca { $level }.
seat-come-back = Torna nella partita
seat-returning = { $player } è di nuovo qui e riprenderà a giocare dopo questo turno.
seat-leave = Lascia la partita
seat-leave-title = Lasciare la partita?
seat-leave-warning = Al tuo posto giocherà un giocatore virtuale. Puoi tornare finché la partita è in corso.
watching = Stai guardando
watch-title = Vista per il pubblico
watch-copy = Copia il link per il pubblico
watch-last = Ultimo turno
watch-chances = Probabilità di vittoria
watch-percent = { $percent }%
watch-chances-none = Qui le probabilità di vittoria non si vedono, perché potrebbero aiutare un giocatore.
watch-late =
    { $turns ->
        [one] Con { $turns } turno di ritardo
       *[other] Con { $turns } turni di ritardo
    }
offer-takeback = Chiedi di rigiocare un turno
offer-takeback-asked =
    { $number ->
        [one] { $player } vuole annullare { $number } azione.
       *[other] { $player } vuole annullare { $number } azioni.
    }
offer-takeback-asked-turn = { $player } vuole tornare al round { $round }, turno { $turn }.
offer-takeback-own = Rigioca il mio ultimo turno
offer-takeback-own-title = Rigiocare il tuo ultimo turno?
offer-takeback-own-warning = La partita torna all’inizio del tuo ultimo turno. Si annulla anche ciò che i giocatori virtuali hanno fatto nel frattempo.
offer-takeback-own-do = Rigiocalo
offer-takeback-own-done = La partita è tornata all’inizio del tuo ultimo turno.
offer-takeback-done =
    { $number ->
        [one] { $player } ha annullato { $number } azione.
       *[other] { $player } ha annullato { $number } azioni.
    }
offer-abandon = Chiudi senza risultato
offer-abandon-title = Chiudere la partita senza risultato?
offer-abandon-asked = { $player } vuole chiudere la partita senza risultato.
offer-abandon-warning = Devono essere d’accordo tutti gli altri al tavolo.
offer-hints = Chiedi di permettere i suggerimenti
offer-hints-asked = { $player } vuole permettere i suggerimenti a tutti.
offer-removal = Vota per escludere { $player }
offer-removal-title = Escludere { $player } dalla partita?
offer-removal-warning = Devono essere d’accordo tutti gli altri giocatori. Il posto passa poi definitivamente a un giocatore virtuale.
offer-removal-do = Chiedi agli altri
offer-removal-asked = { $player } vuole escludere { $other } dalla partita.
offer-options-asked = { $player } vuole cambiare le opzioni:
offer-seat-asked = { $player } vuole prendere anche un altro posto: { $seat }.
offer-accept = Accetta
offer-refuse = Rifiuta
offer-withdraw = Ritira
offer-wait = In attesa della risposta degli altri.
clock-left = Tempo rimasto: { $time }
clock-paused = Gli orologi sono fermi.
clock-pause = Ferma gli orologi
clock-resume = Fai ripartire gli orologi
clock-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }

## La fine della partita

over-title = La partita è finita
over-you-won = Hai vinto!
over-won = Ha vinto { $player }
over-abandoned = La partita è finita senza risultato.
over-review = Analizza la partita
over-rematch = Rivincita
over-rematch-go = Vai alla rivincita
over-look = Guarda il tabellone
over-show = Mostra i punteggi

## Connessione

connection-gone = Impossibile mostrare questo tavolo.

## Suoni e avvisi

sound-on = Suoni attivi
sound-off = Suoni disattivati
notify-ask = Avvisami quando tocca a me
notify-on = Notifiche attive
notify-off = Notifiche disattivate
notify-blocked = Il tuo browser blocca le notifiche.
notify-title = Tocca a te
notify-text = Tocca a te nella partita con { $names }.
title-your-turn = ● Tocca a te
title-table = Tavolo
title-over = Fine della partita

## Tasti

keys-title = Scorciatoie da tastiera
keys-undo = Annulla, ripristina
keys-board = Vai al tabellone
keys-digits = Scegli una flotta con il suo numero, poi barche o uno specialista in base alla posizione
keys-buy = Compra o prendi una barca dalla riserva
keys-labels = Mostra una lettera su tutto ciò che puoi scegliere
keys-go = Il pulsante rosso: la scelta più probabile
keys-what = Sul tabellone o su una tessera: spiega senza scegliere
keys-skip-steps = Azioni degli altri: mostra la prossima, salta tutte
keys-past = Guarda indietro passo per passo, e di nuovo avanti
keys-done = Continua, termina il turno
keys-target = Punto possibile successivo o precedente del tabellone
keys-confirm = Conferma, indietro
keys-arrows = Muoviti sul tabellone
keys-kinds = Passa dalle isole alle caselle e viceversa
keys-ends = Prima o ultima isola o casella
keys-zoom = Ingrandisci, riduci, mostra tutto il tabellone
keys-letters = Scorciatoie con un solo tasto
keys-letters-hint = Disattivale se disturbano lo screen reader o i comandi vocali.
