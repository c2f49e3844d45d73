### L’arena: resoconti di incontri, classifiche e statistiche

arena-match = Incontro: { $players }
arena-match-summary = Partite: { $games }. Distribuzioni: { $deals }. Disposizioni per distribuzione, tutte giocate: { $ways }. Seme: { $seed }. Edizione: { $edition }.
arena-match-unfinished = **Non finito**: { $games } partite su { $all }. Ripeti lo stesso comando per riprendere.
arena-ladder = Classifica
arena-ladder-summary = Partite: { $games }. Incontri: { $matches }. Tutti giocano contro tutti e nessuno ha i posti migliori.
arena-ladder-unfinished = **Non finita.** Ripeti lo stesso comando per riprendere.
arena-ladder-method = I valori sono sulla scala Elo: 400 punti in più danno 10 probabilità contro 1 di arrivare davanti; il giocatore medio è a 1500. Tutte le partite entrano in un’unica stima (Bradley–Terry); gli intervalli al 95% vengono da un bootstrap bayesiano sulle distribuzioni di partenza.
arena-stats = Che cosa fa vincere
arena-stats-summary = Partite: { $games }. Non contate perché non finite secondo le regole: { $unfinished }.
arena-stats-method = *Vinte* dice quanto spesso ha vinto chi aveva un elemento. *Attese* dice quanto spesso gli stessi giocatori vincono in tutte queste partite: un elemento aiuta se tutto il suo intervallo sta al di sopra. Gli intervalli sono al 95%; circa uno su venti ne cade fuori per puro caso. Ciò che accompagna la vittoria non ne è per forza la causa.
arena-more = E altri { $number }.
arena-skipped = File illeggibili: { $number }
arena-players = Giocatori: { $number }

## Titoli

arena-results = Risultati
arena-points = Punti in media
arena-thinking = Tempo per turno
arena-ends = Come finiscono le partite
arena-failures = Errori
arena-contrasts = Che cosa hanno di più i vincitori
arena-rating = Punteggio Elo
arena-ahead = Chi arriva davanti
arena-speed = Forza e tempo
arena-seats = Posti
arena-places = Turno nel primo round
arena-fleets = Flotte
arena-specialists = Specialisti
arena-kinds = Tipi di edificio
arena-tiles = Tessere edificio

## Colonne

arena-player = Giocatore
arena-games = Partite
arena-wins = Vittorie
arena-share = Quota
arena-interval = 95%
arena-fair = Quota equa
arena-verdict = Verdetto
arena-rank = Posizione media
arena-turns = Turni
arena-decisions = Decisioni
arena-mean = Media
arena-p99 = 99% sotto
arena-most = Massimo
arena-end = Fine
arena-rounds = Round
arena-margin = Vantaggio
arena-first-game = Prima partita
arena-reason = Motivo
arena-detail = Dettaglio
arena-file = File
arena-behind = Davanti a
arena-thing = Elemento
arena-number = Numero
arena-won = Vinte
arena-expected = Attese
arena-judged = Verdetto
arena-winners = Vincitori
arena-others = Altri
arena-difference = Differenza
arena-number-of-tiles = Edifici costruiti
arena-number-of-specialists = Specialisti reclutati
arena-seconds-a-turn = Secondi per turno
arena-share-percent = Vinte, %

## Rispetto alla quota equa

arena-verdict-above = più forte
arena-verdict-below = più debole
arena-verdict-level = incerto
arena-lift-above = aiuta
arena-lift-below = danneggia
arena-lift-level = incerto

## Parti di un punteggio

arena-part-coins = Monete
arena-part-prestige = Prestigio
arena-part-buildings = Edifici
arena-part-specialists = Specialisti
arena-part-reserved = Tessere prenotate
arena-part-aside = Messe da parte
arena-part-total = Totale

## Come finiscono le partite

arena-end-last-building = ultimo edificio
arena-end-no-boats = finite le barche di un colore
arena-end-no-specialists = troppo pochi specialisti
arena-end-no-buildings = troppo poche tessere edificio
arena-end-cut-off = interrotta
arena-end-failed = persa per un errore

## Come falliscono i giocatori

arena-failure-cannot-start = non è partito
arena-failure-crashed = è andato in crash
arena-failure-timed-out = ci ha messo troppo
arena-failure-bad-answer = ha dato una risposta non valida
arena-failure-unasked = ha risposto senza richiesta
arena-failure-illegal-action = ha scelto un’azione non permessa
arena-failure-too-much-output = ha scritto troppo
arena-failure-error = ha causato un errore

## Un incontro che non si può giocare come richiesto

bad-match-players = Un incontro ha 2, 3 o 4 giocatori, non { $given }.
bad-match-name = Il nome di un giocatore è una riga di testo.
bad-match-numbers = I semi sono numeri da 0 in su; round e thread sono numeri da 1 in su.
bad-match-games = Un incontro ha almeno una partita, non { $given }.
bad-match-twice = Indica ogni giocatore di una classifica una volta sola.
bad-match-seats = Non ci sono abbastanza giocatori per partite da { $seats }: { $given }.
bad-match-no-folder-named = Le registrazioni richiedono una cartella, ma non ne è indicata nessuna.
bad-match-no-journal = { $file } non è il diario di un incontro.
bad-match-other-match = { $file } appartiene a un altro incontro: «{ $name }» è { $found }, non { $expected }.
bad-match-edition = È stata usata un’altra edizione: { $given }.
bad-match-no-folder = { $folder }: cartella inesistente.
bad-match-nothing-there = { $folder } non contiene né un diario ({ $journal }) né registrazioni.
arena-line = riga { $line }: { $problem }
study-title = Edizione { $edition }
study-summary = Partite giocate da { $level }: { $games }. Impronta: { $hash }. Più a lungo si gioca, più stretti sono gli intervalli.
study-compared = A confronto con l’edizione standard
study-players = Come se la cavano i giocatori virtuali
study-players-method = I giocatori virtuali sono stati addestrati sull’edizione standard. Quanto spesso { $level } batte { $rival } mostra quanta della sua forza resta qui: se la quota è molto più piccola che con l’edizione standard, leggi il resto con cautela.
study-tiles = Tessere edificio
study-tiles-method = *Caselle sufficienti* conta le isole con caselle per tutte le barche richieste. *Costruita* è la quota di partite in cui è stata costruita.
study-islands = Isole
study-never-built =
    { $number ->
        [0] Ogni tessera è stata costruita almeno una volta.
       *[other] Mai costruite: { $tiles }.
    }
study-never-built-on =
    { $number ->
        [0] Su ogni isola si è costruito almeno una volta.
       *[other] Mai costruito su: { $islands }.
    }
study-players-column = Giocatori
study-measure = Per partita
study-here = Qui
study-standard = Standard
study-rounds = round
study-points = punti per giocatore
study-lead = vantaggio di chi vince
study-built = edifici per giocatore
study-recruited = specialisti per giocatore
study-ends-by = fine: { $end }
study-edition = Edizione
study-tile = Tessera
study-kind = Tipo
study-points-column = Punti
study-islands-enough = Caselle sufficienti
study-in-games = Costruita
study-favourite = Soprattutto su
study-island = Isola
study-slots = Caselle
study-built-in-game = Costruzioni per partita
study-collected-in-game = Segnalini per partita
bad-lab-players = Una partita ha 2, 3 o 4 giocatori, non { $given }.
bad-lab-seat = Un posto è un numero da 0 a { $last }, non { $given }.
bad-lab-games = Un lotto ha almeno una partita, non { $given }.
bad-lab-threads = Un lotto ha almeno un thread, non { $given }.
bad-lab-device = Un lotto sta su «cpu» o «cuda», non su «{ $given }».
bad-lab-no-gpu = Non c’è una GPU: { $reason }
bad-lab-masks = Le maschere sono «bytes», «bits» o «none», non «{ $given }».
bad-lab-rewards = Serve un premio per posizione: { $expected }, non { $given }.
bad-lab-actions = Serve un’azione per partita: { $expected }, non { $given }.
bad-lab-levels = Indica un giocatore per tutti i posti, o { $expected }, non { $given }.
bad-lab-illegal = L’azione { $action } non è permessa nella partita { $game }.
bad-lab-no-game = Non c’è ancora una partita: chiama new_game.
bad-cluster-no-cluster = Non c’è nessun cluster Ray a «{ $address }».
bad-cluster-lost = Il cluster Ray non risponde più: { $reason }
bad-cluster-version = Il cluster ha himiko { $theirs }, ma questo è { $ours }. Installa ovunque la stessa versione.
bad-cluster-no-himiko = Il cluster non ha himiko { $ours }: { $reason }
