### Le regole, numerate come in docs/rules.md.
###
### Le righe che cominciano con “- ” sono un elenco, quelle con “! ” un chiarimento.

rules-minute = In ogni turno scegli una flotta: ti dà barche, un potere per quel turno e il tuo posto nel prossimo round. Puoi comprare o vendere una barca. Poi piazzi una catena di barche lungo le rotte e fai una di queste due cose: _raccogli_ segnalini cultura dalle isole accanto alle tue barche, oppure _costruisci_ su un’isola vuota circondata dalle barche giuste. Contano le barche di tutti: una volta sul tabellone, non sono di nessuno. Le barche che non puoi usare si ormeggiano o si mettono da parte. Infine puoi spendere segnalini cultura per uno specialista, che da quel momento lavora per te. Monete, prestigio, edifici e specialisti valgono punti.

## 1

rules-1 = Componenti
rules-1-1 = Il tabellone mostra 34 isole in una rete di rotte. Le barche vanno sulle _caselle_, i punti in cui le rotte si incontrano. Le caselle intorno a un’isola sono le caselle di quell’isola; ognuna di esse e l’isola sono _adiacenti_. Cinque caselle sul bordo occidentale sono _caselle d’ingresso_.
rules-1-2 = Due caselle unite da una rotta sono _collegate_. Due isole sono _adiacenti_ se hanno un lato in comune, cioè se due caselle collegate appartengono a entrambe. Le isole che si toccano solo in un angolo, in un’unica casella, non sono adiacenti.
rules-1-3 = All’inizio la riserva contiene 80 barche di cinque colori:
rules-1-4 =
    Ci sono inoltre
    - 10 tessere flotta, numerate da 1 a 10;
    - 28 tessere edificio: 21 per edifici _standard_, alcuni dei quali _empori_, e 7 per edifici di _prestigio_ (3 torii e 4 palazzi);
    - 18 specialisti;
    - 34 segnalini cultura: 5 di ciascuno dei sei tipi e 4 bianchi; uno di ogni tipo, anche dei bianchi, ha il simbolo di una montagna;
    - 7 montagne e 8 segnalini terreno sacro;
    - edifici standard nei colori dei giocatori, monete e segnalini prestigio.
rules-1-5 =
    ! Monete e segnalini prestigio non finiscono mai.
    ! Ci sono solo 8 segnalini terreno sacro; uno rimosso dal tabellone si può riutilizzare.

## 2

rules-2 = Preparazione
rules-2-1 = Mescola gli specialisti. Disponine cinque scoperti: sono la fila; gli altri formano un mazzo coperto. Fai lo stesso con le tessere edificio.
rules-2-2 = Mescola le dieci flotte e mettile sul tracciato: le cinque a sinistra scoperte, le cinque a destra coperte.
rules-2-3 = Mescola i segnalini cultura e mettine uno su ogni isola. Se un segnalino ha il simbolo di una montagna (anche se è bianco), mettici sotto una montagna. Poi togli quelli bianchi. Restano 30 segnalini, 7 montagne e 4 isole senza segnalino; una di queste 4 è una montagna.
rules-2-4 = Ogni giocatore riceve 10 monete ed edifici standard del suo colore: 10 in 2 giocatori, 8 in 3, 6 in 4.
rules-2-5 =
    L’ordine di turno del primo round è casuale. In 2 giocatori, un round ha quattro turni.
    ! In 2 giocatori si sorteggia l’ordine dei primi due turni, che poi si ripete: A, B, A, B.

## 3

rules-3 = Un round
rules-3-1 = I turni si giocano secondo l’ordine di turno. Ogni turno ha le cinque fasi delle sezioni da 4 a 8: scegliere una flotta, commerciare, piazzare barche e poi raccogliere o costruire, ormeggiare, reclutare. In 2 giocatori, ognuno ha due turni completi per round.
rules-3-2 = Quando tutti i turni sono stati giocati, il round finisce e si prepara il successivo (sezione 9).
rules-3-3 =
    Puoi usare il potere della tua flotta in qualsiasi momento del tuo turno, tra un’azione e l’altra, salvo indicazione contraria. Non è obbligatorio; se non lo usi, va perso alla fine del turno.
    ! Lo stesso vale per i poteri degli specialisti che si usano una volta per turno.
    ! Nessun potere si può usare prima di aver scelto la flotta, tra la scelta della flotta 10 e quella della sua terza barca, mentre guardi le tessere con la flotta 3, durante la raccolta (compreso il segnalino di Ebisu) o mentre metti da parte barche.
    ! Con la flotta 7 puoi rimuovere le due barche in momenti diversi.
    ! Dopo aver raccolto o costruito, la fase 3 continua solo finché puoi usare un potere che dà barche. Altrimenti il turno passa subito alla fase 4; gli altri poteri tornano disponibili nella fase 5.
rules-3-4 =
    ! Una volta cominciata la fase 4, i poteri che danno barche (Raijin, Michimata, Nakatsu) non si possono più usare per il resto del turno.
    ! Uno specialista reclutato nella fase 5 è tuo da quel momento, ma aiuta solo in ciò che deve ancora venire: tra quelli con un’azione, si possono usare subito solo Hetsuka e Kachiko. Riu non fa tornare una barca già messa da parte.

## 4

rules-4 = Fase 1: scegliere una flotta
rules-4-duty = Obbligatoria.
rules-4-1 = Prendi una delle flotte scoperte rimaste sul tracciato. Durante il round il tracciato non viene riempito: il primo giocatore sceglie tra cinque flotte, il secondo tra le quattro rimaste, e così via.
rules-4-2 = Prendi dalla riserva le barche indicate sulla tessera e aggiungile alla tua mano. Se nella riserva le barche di un colore sono finite, non ricevi quella barca. La terza barca della flotta 10 può essere di qualsiasi colore ancora nella riserva, oro compreso.
rules-4-3 = Il numero della flotta decide quando giochi nel prossimo round: i numeri bassi vengono prima (9.5). Il suo potere è tuo solo per questo turno.
rules-4-3-more =
    - Flotta 2: solo tu puoi costruire la tessera prenotata. Il posto vuoto nella fila si riempie alla fine del round.
    ! Flotta 2: puoi costruire la tessera nella fase 3 di un round successivo, non dello stesso.
    - Flotta 3: se nel mazzo ci sono meno di tre tessere, vedi quelle che ci sono.
    ! Flotta 5: vuota significa senza segnalino cultura, senza edificio e senza terreno sacro.
    ! Flotte 6 e 8: i due segnalini devono essere di tipo diverso, le due barche di colore diverso.
    - Flotta 6: le montagne restano dove sono.

## 5

rules-5 = Fase 2: commerciare
rules-5-duty = Facoltativa.
rules-5-1 = Compra una barca dalla riserva oppure vendi alla riserva una delle tue. Il prezzo è lo stesso nei due casi: 1 moneta per il bambù, 2 per il legno, 3 per la pietra, 4 per l’argilla. L’oro non si compra e non si vende (ma vedi Tomoe, 8.3).
rules-5-2 = Puoi fare una transazione per turno.
rules-5-3 = Puoi vendere o cambiare le barche della tua mano, comprese quelle ormeggiate nel tuo porto; mai quelle messe da parte.
rules-5-4 = Non puoi più commerciare dopo aver piazzato una barca, raccolto o costruito.

## 6

rules-6 = Fase 3: piazzare barche, poi raccogliere o costruire
rules-6-duty = Piazzare è facoltativo; se puoi raccogliere o costruire, devi fare una delle due cose.
rules-6-placing = Piazzare
rules-6-1 = Piazzi barche della tua mano: quelle di questo turno e quelle ormeggiate nel tuo porto. Piazzane quante ne vuoi, o nessuna.
rules-6-2 = La prima barca va su una casella d’ingresso vuota, o su una casella vuota collegata a una barca dello stesso colore.
rules-6-3 = Ogni barca successiva va su una casella vuota collegata a quella appena occupata, qualunque sia il colore. Così le barche di un turno formano una sola catena senza diramazioni.
rules-6-4 =
    ! Una casella occupata in questo turno conta per raccogliere e costruire finché c’è sopra una barca.
    ! Se un potere ha svuotato l’ultima casella della catena, in questo turno non puoi più piazzare barche.
    ! Una barca spostata non conta sulla nuova casella; una casella la cui barca è stata scambiata con un’altra conta ancora.
    ! Una casella conta una volta sola, anche se è stata svuotata e l’hai occupata di nuovo.
    - Perciò puoi evitare l’obbligo di 6.14 rimuovendo le barche appena piazzate.
rules-6-5 = Su ogni casella c’è posto per una sola barca. Le barche sul tabellone non sono di nessuno.
rules-6-collecting = Raccogliere
rules-6-6 = Ogni barca piazzata in questo turno ti dà un segnalino cultura da un’isola accanto alla sua casella, se ce n’è ancora uno. Una barca, un segnalino. Scegli tu quale prendere e continui finché nessuna barca può più raccogliere; l’ordine in cui scegli non ti fa mai perdere un segnalino.
rules-6-7 =
    Tieni davanti a te, in vista di tutti, i segnalini che hai preso.
    ! I segnalini con e senza simbolo di montagna contano come dello stesso tipo.
rules-6-building = Costruire
rules-6-8 = Scegli una tessera edificio, dalla fila o tra quelle che hai prenotato in un round precedente, e un’isola vuota: senza segnalino cultura, senza edificio e senza terreno sacro. In questo turno devi aver piazzato una barca su almeno una delle sue caselle.
rules-6-9 = Le barche richieste dalla tessera devono trovarsi sulle caselle di quell’isola, una per ogni barca indicata. Non importa chi le ha piazzate né quando. Restano lì.
rules-6-10 = Per una tessera standard usi uno dei tuoi edifici standard: mettilo sull’isola. Con una tessera torii o palazzo, mettici un torii o un palazzo neutrale.
rules-6-11 = Puoi costruire una volta per turno. La tessera è tua e dà punti a fine partita.
rules-6-12 =
    Un edificio standard (anche un emporio) premia subito chi lo costruisce. I premi si sommano:
    - 1 segnalino prestigio per ogni torii o palazzo su un’isola adiacente;
    - 1 segnalino prestigio se l’isola è una montagna;
    - monete, se l’edificio fa ora parte di un _gruppo_: due o più edifici standard tuoi, uniti da isole adiacenti. Ricevi 1 moneta per ogni edificio del gruppo, compreso il nuovo, e il doppio se la tessera è un emporio.
rules-6-13 = Gli edifici di prestigio non danno a chi li costruisce nessuno di questi premi.
rules-6-either = L’una o l’altra cosa
rules-6-14 =
    In ogni turno raccogli o costruisci, mai entrambe le cose; e se almeno una è possibile, devi farla. Se non hai nessuna barca piazzata che conti ancora (6.4), non è possibile nessuna delle due.
    ! Per stabilire che cosa è possibile non si tiene conto dei poteri facoltativi. Se solo il potere della flotta 9 rende possibile un edificio, puoi costruirlo ma non è obbligatorio.
    - Un edificio che ti costa le 2 monete di Ananda è possibile se le hai.
rules-6-15 = Dopo aver raccolto o costruito, non puoi più piazzare barche.

## 7

rules-7 = Fase 4: ormeggiare le barche rimaste
rules-7-duty = Obbligatoria.
rules-7-1 =
    Nel tuo porto c’è posto per 1 barca, che resta per i turni successivi. Se ne hai di più, scegli quali mettere da parte; una barca già nel porto può cedere il posto a un’altra.
    ! Non puoi mettere da parte una barca per cui c’è posto.
rules-7-2 = Le barche messe da parte sono perse: non tornano mai nella tua mano né nella riserva, e alla fine ti fanno perdere punti (10.1).

## 8

rules-8 = Fase 5: reclutare uno specialista
rules-8-duty = Facoltativa.
rules-8-1 = Uno specialista della fila costa 2 segnalini cultura dello stesso tipo, o 3 segnalini di tre tipi diversi. Questi segnalini escono dal gioco. Ricevi le monete che ha sopra. Puoi reclutare una volta per turno, e la fila si riempie solo alla fine del round.
rules-8-2 = Uno specialista resta con te fino alla fine della partita.
rules-8-3 = I 18 specialisti, con i loro punti:
rules-8-3-more =
    - Ananda: 2 monete in tutto, non importa quanti edifici adiacenti abbia chi possiede Ananda; vale per gli edifici standard e per quelli di prestigio. Si paga prima di ricevere i premi di 6.12. Chi ha Ananda non paga mai.
    - Awashima: per il premio del gruppo, il nuovo edificio conta insieme ai tuoi edifici standard adiacenti.
    ! Awashima: in seguito l’edificio è neutrale, e non dà il segnalino di Kagutsuchi.
    ! Raijin: puoi cedere anche l’oro, perfino la stessa barca che riprendi (8.4).
    ! Ebisu: prendere il segnalino è facoltativo. Si prende subito dopo la tua raccolta, se hai raccolto almeno un segnalino.
    ! Kagutsuchi: ottieni un segnalino, che Amateratsu raddoppia.
    - I segnalini cultura scartati per Michimata o Hetsuka escono dal gioco.
rules-8-4 = In cambio puoi prendere solo barche che sono nella riserva. Prima rimetti nella riserva le barche che dai, poi prendi quelle nuove.

## 9

rules-9 = Fine di un round
rules-9-duty = Tutto questo avviene in quest’ordine. Dove c’è scritto che la partita finisce, finisce subito.
rules-9-1 = Se in questo round un giocatore ha costruito il suo ultimo edificio standard, la partita finisce.
rules-9-2 = Se nella riserva sono finite le barche di un colore, la partita finisce. Si controlla solo ora: un colore finito durante il round e poi tornato non conta.
rules-9-3 = Metti 2 monete su ogni specialista rimasto nella fila, oltre a quelle che ha già. Poi riporta la fila a cinque; i nuovi specialisti arrivano senza monete. Se il mazzo non basta, la partita finisce.
rules-9-4 = Riporta la fila degli edifici a cinque. Se il mazzo non basta, la partita finisce.
rules-9-5 = L’ordine di turno del prossimo round segue i numeri delle flotte giocate in questo, dal più basso. In 2 giocatori, ognuno dei quattro turni ha il suo numero, perciò un giocatore può avere due turni di fila.
rules-9-6 = Le flotte che nessuno ha scelto scorrono verso l’estremità sinistra del tracciato, nello stesso ordine; poi se ne scoprono altre finché quelle scoperte non sono cinque. Le flotte di questo round si mescolano e si mettono coperte a destra.

## 10

rules-10 = Punteggio
rules-10-1 =
    Ogni giocatore somma:
    - monete: 1 punto ogni 5, arrotondando per difetto (ogni 3 con Fu Hsi);
    - segnalini prestigio: 1 punto ciascuno (2 con Amateratsu);
    - tessere edificio costruite e specialisti: i punti indicati;
    - tessere prenotate e non costruite: −1 ciascuna;
    - barche messe da parte: −1 ogni 2, arrotondando per difetto.
    ! Le barche ormeggiate nel porto non costano niente.
rules-10-2 =
    Chi ha più punti è il Gran Costruttore di Yamataï. In caso di parità decide l’ordine di turno: è davanti chi ha giocato prima nell’ultimo round. In 2 giocatori conta il primo turno di ciascuno in quel round.
    ! L’ultimo round è quello appena giocato, nell’ordine in cui è stato giocato; le flotte scelte in quel round non cambiano l’ordine.

## 11

rules-11 = Informazioni nascoste e pubbliche
rules-11-1 =
    Nascosti a tutti: l’ordine dei due mazzi e le flotte coperte. Nascosti agli altri: le tessere che vedi con la flotta 3 e come le rimetti nel mazzo. Quante vanno in cima e quante in fondo è pubblico.
    ! Ciò che hai scoperto così vale finché qualcun altro non guarda le stesse tessere o non mette tessere in fondo al mazzo.
rules-11-2 =
    Tutto il resto è pubblico, compresi i segnalini cultura e le monete.
    ! Anche le tessere già costruite sono pubbliche. Secondo i regolamenti si girano coperte; ma tutti le hanno viste, e nasconderle metterebbe solo alla prova la memoria. A un tavolo si può scegliere di tenerle coperte, come nella scatola: allora le tessere costruite dagli altri, e i totali che ne derivano, restano nascosti fino alla fine.

## 12

rules-12 = Durata
rules-12-1 = Non c’è un limite al numero di round, perché i giocatori possono scegliere di non piazzare niente. Le simulazioni usano un limite fissato da chi le avvia; una partita fermata lì conta come interrotta.
