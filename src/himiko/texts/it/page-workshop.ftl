workshop-title = Laboratorio
workshop-what = Crea una tua edizione: inserisci il tabellone e le tessere della tua scatola, o inventane di nuovi. Il tabellone standard e quasi tutte le sue tessere sono ricostruiti, perché i regolamenti non li mostrano. Tutto si salva man mano in questo browser.
workshop-from-standard = Parti dall’edizione standard
workshop-from-nothing = Parti da zero
workshop-undo = Annulla
workshop-redo = Ripristina
workshop-play = Gioca con questa edizione
workshop-save = Salva in un file
workshop-saved = Salvato: { $file }. Sceglilo quando crei un tavolo.
workshop-open = Apri un file
workshop-open-file = Scegli un file di edizione
workshop-id = Nome
workshop-id-hint = Lettere minuscole, cifre e trattini
workshop-version = Versione
workshop-checking = Controllo in corso…
workshop-sound = { $name } si può giocare. Impronta: { $hash }
workshop-more-faults =
    { $number ->
        [one] E un altro errore; le parti segnate mostrano dove.
       *[other] E altri { $number } errori; le parti segnate mostrano dove.
    }
workshop-parts = Parti dell’edizione
workshop-board = Tabellone
workshop-tiles = Tessere
workshop-fleets = Flotte
workshop-specialists = Specialisti
workshop-numbers = Numeri
workshop-report = Resoconto
workshop-tools = Strumenti
workshop-tool-slot = Caselle
workshop-tool-island = Isole
workshop-tool-entry = Caselle d’ingresso
workshop-tool-remove = Rimuovi
workshop-tool-photograph = Foto
workshop-tool-slot-how = Fai clic sul mare per aggiungere una casella. Trascinala, o usa le frecce, per spostarla.
workshop-tool-island-how =
    { $number ->
        [0] Fai clic una dopo l’altra sulle caselle intorno a un’isola.
       *[other] Caselle scelte: { $number }. Fai di nuovo clic sulla prima per finire.
    }
workshop-tool-entry-how = Fai clic su una casella per farne una casella d’ingresso; un altro clic annulla.
workshop-tool-remove-how = Fai clic su una casella o un’isola per rimuoverla.
workshop-tool-photograph-how = Trascina la foto per spostarla; pizzica o scorri per ridimensionarla. I cursori qui sotto fanno lo stesso.
workshop-add-slot = Aggiungi una casella
workshop-close-ring = Completa l’isola
workshop-slot =
    { $entry ->
        [true] Casella d’ingresso { $number }
       *[other] Casella { $number }
    }
workshop-island = Isola { $number }
workshop-tile = Tessera { $number }
workshop-fleet = Flotta { $number }
workshop-crossings =
    { $number ->
        [one] Due rotte si incrociano (tratteggiate). Il tabellone è giocabile, ma si vede male dove possono andare le barche.
       *[other] Le rotte si incrociano in { $number } punti (tratteggiate). Il tabellone è giocabile, ma si vede male dove possono andare le barche.
    }
workshop-photograph = Foto di sfondo
workshop-photograph-how = Puoi mettere una foto del tuo tabellone sotto il disegno. Non esce mai da questo browser.
workshop-photograph-file = Scegli una foto
workshop-photograph-too-large = Questa foto è troppo grande (al massimo { $most } MB).
workshop-photograph-unreadable = Questo file non si può mostrare come immagine.
workshop-photograph-x = Sinistra e destra
workshop-photograph-y = Su e giù
workshop-photograph-scale = Dimensione
workshop-photograph-dim = Opacità
workshop-photograph-remove = Rimuovi la foto
workshop-lists = Il tabellone in elenchi
workshop-width = Larghezza
workshop-height = Altezza
workshop-entries-list = Caselle d’ingresso: i loro numeri
workshop-slots-list = Caselle: x e y, una per riga
workshop-islands-list = Isole: numeri delle caselle intorno, in senso orario, un’isola per riga
workshop-bad-lines =
    { $number ->
        [one] Una riga non è leggibile; non è cambiato niente:
       *[other] { $number } righe non sono leggibili; non è cambiato niente:
    }
workshop-too-much = È più di quanto possa contenere un’edizione (al massimo { $most } righe); non è cambiato niente.
workshop-bad-line = Riga { $line }: { $text }
workshop-tile-line = Aggiungi una tessera
workshop-tile-line-how = In breve: tipo (s standard, p emporio, t torii, k palazzo), punti, barche (b bambù, w legno, s pietra, c argilla, g oro). «s3wwc» è un edificio standard da 3 punti che richiede due barche di legno e una d’argilla.
workshop-add-tile = Aggiungi
workshop-paste = Incolla da un foglio di calcolo
workshop-paste-how = Una tessera per riga: tipo, punti, barche
workshop-add-pasted = Aggiungi queste tessere
workshop-sheet-file = Apri un foglio di calcolo (CSV)
workshop-kind = Tipo
workshop-points = Punti
workshop-add-boat = Aggiungi { $colour }
workshop-last-boat = Rimuovi l’ultima barca
workshop-remove = Rimuovi
workshop-power = Potere della flotta { $number }
workshop-fleet-boat = Flotta { $number }: aggiungi { $boat }
workshop-add-fleet = Aggiungi una flotta
workshop-remove-fleet = Rimuovi l’ultima flotta
workshop-points-of = Punti di { $name }
workshop-boats = Barche
workshop-culture = Segnalini cultura
workshop-limits = Preparazione
workshop-boat-count = { $colour }: barche
workshop-boat-price = { $colour }: prezzo
workshop-tokens = Segnalini: { $kind }
workshop-blank = bianco
workshop-start-coins = Monete all’inizio
workshop-sacred-ground = Segnalini terreno sacro
workshop-row-buildings = Tessere nella fila
workshop-row-specialists = Specialisti nella fila
workshop-face-up-fleets = Flotte scoperte
workshop-harbour = Posti barca in un porto
workshop-standard-buildings = Edifici per giocatore, { $players } giocatori
workshop-turns-per-round = Turni per giocatore e round, { $players } giocatori
report-what = I giocatori virtuali provano la tua edizione e quella standard. Il resoconto dice quanto durano le partite, come finiscono, quanto vale ogni parte e che cosa non si usa mai. Più giocano, più è preciso; puoi fermarli quando vuoi.
report-begin = Falla provare ai giocatori virtuali
report-again = Falla provare ancora
report-stop = Ferma
report-waiting = Preparazione…
report-progress-label = Tempo trascorso
report-progress = Partite finite: { $games }
report-not-sound = L’edizione non si può ancora giocare; qui sopra vedi che cosa manca.
report-changed = Hai cambiato l’edizione da quando è stato fatto questo resoconto.
report-cut = Il server ha fermato la prova prima del tempo. Questi sono i risultati finora.
shelf-title = Il mio scaffale
shelf-what = Conserva le edizioni sul server con il loro nome. Le vedi solo tu, se non condividi il link. Ogni modifica diventa una nuova versione; una partita mantiene la versione con cui è stata giocata.
shelf-keep = Metti sullo scaffale: { $name }
shelf-entry = { $name }, versione { $version }
shelf-is-shared = condivisa
shelf-open = Apri
shelf-share = Condividi
shelf-unshare = Non condividere più
shelf-copy = Copia link
shelf-open-which = Apri { $name }, versione { $version }
shelf-share-which = Condividi { $name }, versione { $version }
shelf-unshare-which = Non condividere più { $name }, versione { $version }
shelf-copy-which = Copia il link a { $name }, versione { $version }
shelf-discard-which = Rimuovi { $name }, versione { $version }
shelf-discard-sure = Rimuovere { $name }, versione { $version }?
shelf-discard-what = Le partite mantengono la versione con cui sono state giocate. Sparirà per sempre dal tuo scaffale e il suo link smetterà di funzionare.
shelf-shared = Link copiato: { $link }
shelf-empty = Sul tuo scaffale non c’è ancora niente.
