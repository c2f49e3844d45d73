### La pagina, dopo la partita: punteggio, replay, grafico, turni costosi, continuare, registrazioni, distribuzione.

review-title = Analisi
review-of = Analisi: { $names }
review-running = Questa partita è ancora in corso. Potrai analizzarla quando sarà finita.
review-to-table = Torna al tavolo
review-tools = Strumenti per questa partita
review-parts = Accanto al tabellone
situation-title = Tavolo

## Punteggio

scoring-title = Punteggio
scoring-winner =
    { $points ->
        [one] { $name } è il Gran Costruttore di Yamataï, con { $points } punto
       *[other] { $name } è il Gran Costruttore di Yamataï, con { $points } punti
    }
scoring-abandoned = La partita si è fermata prima della fine; questi sono i punti in quel momento.
scoring-tie = Parità: { $names }. Decide l’ordine di turno: { $name } ha giocato prima nell’ultimo round.
scoring-player = Giocatore
scoring-rule = Come si contano i punti: regola { $rule }

## La linea del tempo

timeline-title = Linea del tempo
timeline-first = Vai all’inizio
timeline-previous-turn = Turno precedente
timeline-previous = Un passo indietro
timeline-play = Riproduci
timeline-pause = Pausa
timeline-next = Un passo avanti
timeline-next-turn = Turno successivo
timeline-last = Vai alla fine
timeline-slider = Momento della partita
timeline-start = Prima del primo turno
timeline-at = Round { $round }, turno { $turn }: { $name }
timeline-step = azione { $step } di { $steps }
timeline-keys = Tasti: ← e → passano da un’azione all’altra, con Maiusc da un turno all’altro; Home e Fine saltano all’inizio e alla fine; la barra spaziatrice avvia la riproduzione.

## Che cosa è successo

happened-title = Che cosa è successo
happened-nothing = Tutto è pronto; non è ancora stato giocato niente.
happened-quiet = Non è successo altro.
turns-title = Turni

## Il grafico

chart-title = Andamento
chart-what = Mostra
chart-points = Punti
chart-chances = Probabilità di vittoria
chart-says-points = I punti di ogni giocatore nel corso della partita. Punti finali: { $values }.
chart-says-chances = La probabilità di vittoria di ogni giocatore nel corso della partita, turno per turno.
chart-value = { $name } { $value }
chart-percent = { $percent }%
chart-table = Mostra come tabella
chart-turn = Turno
chart-work-out = Calcola le probabilità di vittoria
chart-explains = Un giocatore virtuale studia l’inizio di ogni turno per circa un secondo. Non sa più di quanto sapeva il giocatore.
chart-stop = Ferma
chart-go-on = Continua
chart-progress = Turni calcolati: { $done } su { $all }
chart-waits = Il server è occupato; il calcolo riprenderà da solo.

## Turni costosi

costly-title = I turni costati di più
costly-compares = Quanta probabilità di vittoria ha regalato ogni turno rispetto al migliore possibile, secondo ciò che il giocatore poteva sapere. Un turno compare solo se lo conferma una ricerca dieci volte più lunga.
costly-later = Per trovarli, calcola le probabilità di vittoria.
costly-checking = Controllo più accurato dei candidati…
costly-none = Nessun turno è costato molto.
costly-none-yet = Finora nessuno.
costly-turn = Round { $round }, turno { $turn }: { $name }
costly-cost =
    { $percent ->
        [one] −{ $percent } punto percentuale
       *[other] −{ $percent } punti percentuali
    }
costly-played = Giocato: { $actions }
costly-better = Il giocatore virtuale avrebbe giocato: { $actions }
costly-show = Mostra questo turno

## Continuare a giocare

playon-title = Continua a giocare da qui
playon-explains = Crea un nuovo tavolo da questo punto della partita. Tu prendi un posto; gli altri vanno ai giocatori virtuali.
playon-seat = Il tuo posto
playon-level = Giocatori virtuali
playon-start = Continua a giocare
playon-over = A questo punto la partita è finita. Continua dal suo ultimo turno o scegli un altro momento sulla linea del tempo.
playon-back = Vai all’ultimo turno

## Condividere, registrazioni

share-title = Condividi
share-explains = Il link apre questa analisi nel punto in cui ti trovi.
share-link = Link a questo momento
record-download = Scarica la registrazione
record-short = Registrazione

import-title = Apri una partita registrata
import-explains = Una registrazione è un file di testo con una partita intera. Aprila per ripercorrerla, condividerla o continuare da qualsiasi punto; una partita non finita si può riprendere. Puoi aprire anche una posizione in JSON.
import-file = Scegli un file
import-paste = Oppure incolla qui la registrazione
import-open = Apri registrazione

## La distribuzione

verify-title = La distribuzione era regolare?
verify-explains = Prima della prima azione il server ha pubblicato un’impronta (SHA-256) della distribuzione mescolata, senza rivelarla. A partita finita rivela il segreto: seme e sale. Da questi il tuo browser calcola l’impronta e confronta le due. Se coincidono, la distribuzione era fissata prima che qualcuno agisse e nessuno l’ha cambiata dopo.
verify-do = Controlla la distribuzione
verify-short = Distribuzione
verify-true = Coincidono: la distribuzione era fissata prima della prima azione.
verify-false = Non coincidono: questa non è la distribuzione che il server aveva fissato.
verify-none = Questa partita è cominciata da una registrazione o da una posizione: la distribuzione era nota dall’inizio e non c’è niente da controllare.
verify-insecure = I browser calcolano impronte solo su pagine sicure (https).
verify-kept = Questo dispositivo ha salvato l’impronta quando ha visto il tavolo per la prima volta, e non è cambiata.
verify-changed = Questo dispositivo ha visto un’altra impronta quando la partita è stata giocata.
verify-promised = Impronta pubblicata
verify-computed = Impronta calcolata
verify-seed = Seme
verify-salt = Sale
verify-parts = I giocatori hanno partecipato a questa distribuzione: il seme si calcola dal segreto del server e dai loro, e ciascuno era fissato prima che ne venisse rivelato uno. Così nessuno ha potuto sceglierlo da solo.
verify-secret = Il segreto del server
verify-part = Contributo: { $seat }
verify-part-missing = niente: non rivelato in tempo
verify-own-in = Il tuo contributo è nella distribuzione, così come lo ha inviato questo dispositivo.
verify-own-changed = Il tuo contributo è stato modificato: questo dispositivo ne ha inviato un altro.
verify-own-left-out = Il tuo contributo è rimasto fuori: il segreto è arrivato tardi o il server lo ha scartato.
chain-title = La cronologia è intatta?
chain-true = Sì: ogni voce della cronologia di questo tavolo è esattamente come è stata salvata.
chain-false = No: la cronologia non corrisponde all’impronta nella registrazione, quindi qualcosa è stato cambiato dopo.
chain-changed = No: questo dispositivo ha visto un’altra cronologia quando la partita è stata giocata.
chain-other = No: la cronologia racconta una partita diversa da quella della registrazione.
chain-none = La registrazione non contiene un’impronta della cronologia, quindi non c’è niente da controllare.
chain-seen =
    { $number ->
        [0] Questo dispositivo non ha salvato impronte della cronologia durante la partita.
        [one] Questo dispositivo ha salvato { $number } impronta della cronologia durante la partita, e coincide.
       *[other] Questo dispositivo ha salvato { $number } impronte della cronologia durante la partita, e coincidono tutte.
    }
chain-promised = Impronta di tutte le { $number } voci nella registrazione
verify-more = Per dimostrare che il seme porta proprio a questa partita, riproduci la registrazione con «himiko check».
