workshop-title = Laboratorio
workshop-what = Crea una tua edizione: inserisci il tabellone e le tessere della tua scatola, o inventane di nuovi. Il tabellone standard e quasi tutte le sue tessere sono ricostruiti, perché i regolamenti non li mostrano. Tutto si salva via via in questo browser.
workshop-from-standard = Parti dall’edizione standard
workshop-from-nothing = Parti da zero
workshop-undo = Annulla
workshop-redo = Ripristina
workshop-save = Salva in un file
workshop-saved = Salvato: { $file }. Sceglilo quando apri un tavolo.
workshop-open = Apri un file
workshop-open-file = Scegli un file di edizione
workshop-id = Nome
workshop-id-hint = Lettere minuscole, cifre e trattini
workshop-version = Versione
workshop-checking = Controllo in corso…
workshop-sound = { $name } si può giocare. Impronta: { $hash }
workshop-parts = Parti dell’edizione
workshop-board = Tabellone
workshop-tiles = Tessere
workshop-fleets = Flotte
workshop-specialists = Specialisti
workshop-numbers = Numeri
workshop-tools = Strumenti
workshop-tool-slot = Caselle
workshop-tool-island = Isole
workshop-tool-entry = Ingressi
workshop-tool-remove = Togli
workshop-tool-slot-how = Fai clic sul mare per aggiungere una casella. Trascinala, o usa le frecce, per spostarla.
workshop-tool-island-how =
    { $number ->
        [0] Fai clic una dopo l’altra sulle caselle intorno a un’isola.
       *[other] Caselle scelte: { $number }. Fai di nuovo clic sulla prima per finire.
    }
workshop-tool-entry-how = Fai clic su una casella perché diventi, o non sia più, un ingresso per le barche.
workshop-tool-remove-how = Fai clic su una casella o un’isola per toglierla.
workshop-close-ring = Completa l’isola
workshop-slot =
    { $entry ->
        [true] Casella { $number }, ingresso
       *[other] Casella { $number }
    }
workshop-island = Isola { $number }
workshop-crossings =
    { $number ->
        [one] Due rotte si incrociano (tratteggiate). Si può giocare, ma non si vede dove va una barca.
       *[other] Le rotte si incrociano in { $number } punti (tratteggiate). Si può giocare, ma non si vede dove va una barca.
    }
workshop-photograph = Una foto sotto
workshop-photograph-how = Sotto il disegno può stare una foto del tuo tabellone. Non esce mai da questo browser.
workshop-photograph-file = Scegli un’immagine
workshop-photograph-unreadable = Questo file non si può mostrare come immagine.
workshop-photograph-x = Sinistra e destra
workshop-photograph-y = Su e giù
workshop-photograph-scale = Dimensione
workshop-photograph-dim = Intensità
workshop-photograph-remove = Togli l’immagine
workshop-lists = Il tabellone in elenchi
workshop-width = Larghezza
workshop-height = Altezza
workshop-entries-list = Ingressi: numeri di caselle
workshop-slots-list = Caselle: orizzontale e verticale, una per riga
workshop-islands-list = Isole: numeri delle caselle intorno, in senso orario, una per riga
workshop-bad-lines =
    { $number ->
        [one] Una riga non si può leggere; niente è cambiato:
       *[other] { $number } righe non si possono leggere; niente è cambiato:
    }
workshop-bad-line = Riga { $line }: { $text }
workshop-tile-line = Aggiungi una tessera
workshop-tile-line-how = In breve: tipo (s standard, p emporio, t torii, k palazzo), punti, barche (b bambù, w legno, s pietra, c argilla, g oro). «s3wwc» è un edificio standard da 3 punti che richiede due di legno e una d’argilla.
workshop-add-tile = Aggiungi
workshop-paste = Incolla una tabella
workshop-paste-how = Una tessera per riga: tipo, punti, barche, come le copia un foglio di calcolo
workshop-kind = Tipo
workshop-points = Punti
workshop-add-boat = Aggiungi { $colour }
workshop-last-boat = Togli l’ultima barca
workshop-remove = Togli
workshop-power = Potere della flotta { $number }
workshop-fleet-boat = Flotta { $number }: aggiungi { $boat }
workshop-add-fleet = Aggiungi una flotta
workshop-remove-fleet = Togli l’ultima flotta
workshop-points-of = Punti di { $name }
workshop-boats = Barche
workshop-culture = Segnalini cultura
workshop-limits = Preparazione
workshop-boat-count = { $colour }: barche
workshop-boat-price = { $colour }: prezzo
workshop-tokens = Segnalini: { $kind }
workshop-blank = bianco
workshop-start-coins = Monete all’inizio
workshop-sacred-ground = Terreni sacri
workshop-row-buildings = Tessere nella fila
workshop-row-specialists = Specialisti nella fila
workshop-face-up-fleets = Flotte scoperte
workshop-harbour = Barche in un porto
workshop-standard-buildings = Edifici a testa, { $players } giocatori
workshop-turns-per-round = Turni a testa per round, { $players } giocatori
shelf-title = Il mio scaffale
shelf-what = Tieni le edizioni sul server con il loro nome. Le vedi solo tu, a meno che condivida il link. Una modifica diventa una nuova versione; le partite tengono la loro.
shelf-keep = Tieni «{ $name }»
shelf-entry = { $name }, versione { $version }
shelf-is-shared = condivisa
shelf-open = Apri
shelf-share = Condividi
shelf-open-which = Apri { $name }, versione { $version }
shelf-share-which = Condividi { $name }, versione { $version }
shelf-discard-which = Togli { $name }, versione { $version }
shelf-shared = Link copiato: { $link }
shelf-empty = Sul tuo scaffale non c’è ancora niente.
