### La pagina, per imparare: le regole con la ricerca, che cos’è una cosa e la prima partita guidata.

## Le regole

rules-title = Regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-clear = Cancella la ricerca
rules-found =
    { $number ->
        [one] { $number } regola trovata
       *[other] { $number } regole trovate
    }
rules-nothing = Nessuna regola trovata. Prova con meno parole o con parole più brevi.
rules-in-a-minute = Il gioco in un minuto
rules-about = Ogni regola ha un numero; il gioco lo cita quando un’azione non è permessa. Le quantità sono quelle dell’edizione standard.
rules-ruling = Chiarimento
rules-rulings = Un chiarimento risolve un punto che i regolamenti stampati lasciano aperto o su cui non concordano. Il tabellone e le tessere sono ricostruiti; questo progetto non è affiliato all’editore del gioco.
rules-link = Link alla regola { $rule }
rules-colour = Colore
rules-number = Barche
rules-price = Prezzo
rules-fleet = Flotta
rules-takes = Barche
rules-power = Potere
rules-specialist = Specialista
rules-points = Punti
rules-any = qualsiasi colore
rules-lesson = Impara giocando

## Che cos’è?

what-rule = Per saperne di più: regola { $rule }
what-boat-does = Passa dalla riserva alla tua mano, e da lì a una casella. Le barche sul tabellone non sono di nessuno; ogni edificio richiede certi colori intorno alla sua isola.
what-culture-does = Un segnalino cultura. Raccoglilo con una barca accanto alla sua isola. Con due dello stesso tipo, o tre di tipi diversi, recluti uno specialista.
what-mountain = Montagna
what-mountain-does = Un edificio standard costruito qui dà 1 segnalino prestigio.
what-sacred = Terreno sacro
what-sacred-does = Nessuno può costruire su quest’isola finché c’è il segnalino.
what-prestige = Segnalini prestigio
what-prestige-does = Alla fine valgono 1 punto ciascuno. Li ottieni con edifici standard sulle montagne e accanto a torii e palazzi.
what-coins = Monete
what-coins-does = Servono a comprare barche. Alla fine, ogni 5 monete valgono 1 punto.
what-slot = Casella
what-slot-does = Un posto per una barca, dove si incontrano le rotte. La prima barca di ogni turno va su una casella d’ingresso o accanto a una barca dello stesso colore; ogni barca successiva va accanto alla precedente.
what-island = Isola
what-island-does = Quando il suo segnalino cultura non c’è più, chiunque può costruire qui, se intorno ci sono le barche giuste.
what-harbour = Porto
what-harbour-does = Conserva una barca per i turni successivi. Quelle per cui non c’è posto si mettono da parte.
what-aside = Barche messe da parte
what-aside-does = Fuori dal gioco. Alla fine perdi 1 punto ogni 2 barche.
what-reserve = Riserva
what-reserve-does = Le barche che nessuno ha preso. Se alla fine di un round sono finite quelle di un colore, la partita finisce.
what-decks = Mazzi
what-decks-does = Alla fine di un round, le due file vengono riportate a cinque. Se un mazzo non basta, la partita finisce.
what-order = Ordine di turno
what-order-does = Nel prossimo round gioca per primo chi ha scelto la flotta con il numero più basso.
what-group = Gruppo
what-group-does = I tuoi edifici standard su isole adiacenti. Quando ne aggiungi uno, ottieni 1 moneta per ogni edificio del gruppo.
what-trade = Commercio
what-trade-does = Una volta per turno, prima di piazzare la prima barca, puoi comprare o vendere una barca.
what-recruit = Reclutare
what-recruit-does = Alla fine del tuo turno, uno specialista costa 2 segnalini cultura dello stesso tipo o 3 di tipi diversi. Ricevi anche le monete che ha sopra.
what-points = Punti
what-points-does = Quanti ne avresti se la partita finisse ora.

## La prima partita guidata

learn-title = La tua prima partita
learn-lead = Impara Yamataï giocando: una partita breve contro un giocatore virtuale, con una guida che spiega ogni passo al momento giusto.
learn-promise-time = Dura circa dieci minuti.
learn-promise-back = Annulla tutto quello che vuoi; se ti allontani dalla lezione, la guida ti aiuta a tornarci.
learn-promise-leave = Puoi smettere quando vuoi e riprendere da dove avevi lasciato.
learn-start = Comincia la tua prima partita
learn-resume = Continua la tua prima partita
learn-again = Ricomincia da capo
learn-rules = Preferisco leggere le regole

coach-name = Guida
coach-fold = Riduci la guida
coach-unfold = Espandi la guida
coach-understood = Ho capito
coach-now = Adesso: { $action }
coach-step = Passo { $step } di { $steps }
coach-strayed = Un’altra mossa
coach-strayed-says = Può essere una buona mossa, ma la lezione ne aveva in mente un’altra. Torna indietro o continua a modo tuo: ti spiegherò quello che incontri. La lezione chiedeva:
coach-back = Torna alla lezione
coach-free = Continua a modo mio
coach-waits = Sta giocando { $name }. Guarda che cosa succede sul tabellone.
coach-yours = Tocca a te. Gioca come vuoi; parlerò quando ci sarà qualcosa di nuovo.
coach-leave = Lascia la lezione
coach-begin = Ti diamo il benvenuto a Yamataï
coach-begin-says = Costruisci sulle isole per la regina Himiko e finisci con più punti di { $name }. Entriamo in una partita breve al secondo round: i primi due turni sono tuoi.
coach-boats = Scegli una flotta
coach-boats-says = Ogni turno comincia con una flotta. Le sue barche vanno nella tua mano.

coach-trade = Puoi commerciare
coach-trade-says = Prima di piazzare qualcosa, puoi comprare o vendere una barca. Con una terza barca la catena è più lunga, e il bambù costa solo 1 moneta.
coach-enter = Piazza la prima barca
coach-enter-says = La prima barca va su una casella d’ingresso, segnata da frecce. Scegli una barca nella tua mano, poi la casella.
coach-chain = Forma una catena
coach-chain-says = La barca successiva va accanto a quella appena piazzata; il colore non conta più. Piazzane quante ne vuoi: quello che conta sono le isole accanto.
coach-collect = Raccogli
coach-collect-says = Ogni barca piazzata in questo turno ti dà un segnalino cultura da un’isola accanto. Due dello stesso tipo sono molto utili, come vedrai. Scegli un’isola.
coach-recruit = Recluta uno specialista
coach-recruit-says = Con due segnalini cultura dello stesso tipo, o tre diversi, recluti uno specialista che da ora lavora per te. Scegline uno dalla fila.
coach-end = Termina il tuo turno
coach-end-says = Questo era un turno intero: flotta, commercio, barche, raccolta, reclutamento. Se ti va bene, terminalo; se no, annulla quello che vuoi.
coach-tile = Ora un edificio
coach-tile-says = Invece di raccogliere puoi costruire su un’isola senza segnalino. La tessera con due barche di bambù ne richiede due intorno alla sua isola, chiunque le abbia piazzate. Ci sono già, intorno all’isola 14.
coach-number = Il numero di una flotta
coach-number-says = Decide il tuo posto nel prossimo round: i numeri bassi giocano prima. Questa volta prendi la barca di bambù che ti serve, anche se poi dovrai aspettare.
coach-extend = Accanto allo stesso colore
coach-extend-says = La prima barca può andare anche accanto a una del suo colore. Per costruire sull’isola 14 devi aggiungere una barca accanto all’isola.
coach-first = Raccogliere o costruire
coach-first-says = In ogni turno fai l’una o l’altra cosa. Le barche che servono alla tessera sono intorno all’isola 14: scegli la tessera, poi l’isola.
coach-moored = Barche nel porto
coach-moored-says = La tua barca d’argilla aspetta nel porto fino al prossimo turno. C’è posto per una, e per altre due grazie a Riu. Per questo turno è tutto: terminalo.
coach-others = Il turno dell’altro giocatore
coach-others-says = { $name } segue le stesse cinque fasi. Le barche restano sul tabellone e non sono di nessuno: puoi usarle tutte.
coach-built = Ecco il tuo edificio!
coach-built-says = È tuo fino alla fine della partita, quando la sua tessera ti darà punti. Un secondo edificio su un’isola adiacente forma un gruppo, che dà monete.
coach-moor = Troppe barche
coach-moor-says = Nel tuo porto non c’è posto per tutte. Scegli una barca da mettere da parte: esce dal gioco, e ogni due perdi un punto.
coach-round = Il round è finito
coach-round-says = Gli specialisti che nessuno ha scelto ricevono 2 monete ciascuno, le file si riempiono e i numeri delle flotte decidono il nuovo ordine. In due, ognuno ha due turni per round.
coach-powers = Le flotte hanno dei poteri
coach-powers-says = Il simbolo su una flotta è un potere per questo turno: usalo quando vuoi, o non usarlo. Il suo pulsante ha il bordo tratteggiato.
coach-ends = Come finisce la partita
coach-ends-says = Alla fine di un round in cui qualcuno ha costruito il suo ultimo edificio standard, sono finite le barche di un colore o un mazzo non basta a riempire la sua fila.
coach-all = È tutto
coach-all-says = Ora conosci tutte le fasi. Gioca fino alla fine. «Suggerimento» mostra che cosa farebbe un giocatore virtuale, e di ogni pezzo puoi chiedere che cos’è.
coach-over = La partita è finita
coach-over-says = Monete, prestigio, edifici e specialisti sono stati contati. Con l’analisi puoi ripercorrere la partita passo per passo.
coach-another = Un’altra partita
exercise-name = Esercizio
exercise-all = Tre esercizi
exercise-lead = Posizioni vere, un turno ciascuna. Prima pensa: fino alla fine del turno puoi annullare tutto.
exercise-recruit = Recluta Hetsuka in questo turno
exercise-recruit-says = Hai un segnalino prugno. Con due segnalini dello stesso tipo, o tre di tipi diversi, recluti uno specialista.
exercise-recruit-why = Con una barca accanto all’isola giusta hai preso il secondo segnalino. Guarda che cosa hai prima di scegliere una flotta.
exercise-mountain = Costruisci su una montagna in questo turno
exercise-mountain-says = Un edificio standard su una montagna dà un segnalino prestigio. Cerca un’isola di montagna vuota con barche intorno, e una tessera a cui manchi poco.
exercise-mountain-why = Hai scelto la flotta per le sue barche, e le barche per una tessera e un’isola. Il gioco è soprattutto questo.
exercise-palace = Costruisci il palazzo in questo turno
exercise-palace-says = Il palazzo nella fila richiede tutti e cinque i colori, e tu non hai barche d’oro. Una flotta può aiutarti.
exercise-palace-why = La flotta 9 ti permette di costruire con una barca in meno. Quando qualcosa sembra fuori portata, guarda i poteri.
exercise-show = Mostra una soluzione
exercise-again = Riprova
exercise-next = Prossimo esercizio
exercise-finish = Torna agli esercizi
exercise-solved = Risolto!
exercise-missed = Il turno è finito e non hai raggiunto l’obiettivo. Riprova, o lascia che ti mostri una soluzione.
exercise-elsewhere = Hai preso un’altra strada. Per seguire la soluzione, annulla o riprova.
exercise-done = risolto
exercise-leave = Lascia l’esercizio
