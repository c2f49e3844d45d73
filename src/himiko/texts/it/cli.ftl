### La riga di comando.

## Aiuto

help-usage = Uso:
help-usage-options = [OPZIONI]
help-usage-command = COMANDO…
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-help = Mostra questo aiuto.
help-default = (predefinito: { $value })

help-himiko = Il gioco da tavolo Yamataï: giocare, organizzare incontri e simulazioni, controllare e ripercorrere partite registrate.
help-play = Gioca una partita nel terminale contro il computer.
help-match = Gioca un incontro tra due, tre o quattro giocatori. Ogni disposizione si gioca lo stesso numero di volte con le stesse distribuzioni; il resoconto dice chi è più forte.
help-ladder = Classifica i giocatori: tutti contro tutti. Il resoconto ha i punteggi Elo e, con --out, i grafici.
help-stats = Mostra che cosa fa vincere in una cartella di partite: posti, flotte, specialisti, edifici, finali.
help-simulate = Gioca molte partite casuali su tutti i core e mostra i risultati in una tabella.
help-dataset = Scrive molte partite in un file Parquet, per apprendimento automatico e statistica, con una scheda dei dati. Lo stesso comando scrive lo stesso file.
help-mcp = Fa giocare un modello linguistico: offre il gioco con il Model Context Protocol su standard input e output.
help-replay = Ripercorre una partita registrata, turno per turno.
help-check = Controlla le registrazioni: rigioca ogni azione e confronta la distribuzione con l’impronta pubblicata. Codice di uscita 2 se qualcosa non torna.
help-edition = I componenti del gioco in un file: controllare, esportare, mostrare, valutare.
help-edition-check = Controlla un file di edizione. Codice di uscita 2 se contiene errori.
help-edition-export = Scrive l’edizione standard in un file da modificare e giocare.
help-edition-report = Fa giocare un’edizione ai giocatori virtuali per un po’ e riferisce quanto durano le partite, come finiscono, quanto vale ogni parte e che cosa non serve mai, a confronto con l’edizione standard.
help-edition-show = Mostra i componenti di un’edizione: tabellone, barche, flotte, tessere, specialisti.
help-serve = Avvia un server per giocare con altri. Le impostazioni possono venire anche dall’ambiente o da un file: vedi docs/server.md.
help-db = Il database del server: backup, ripristino, controllo, esportazione.
help-db-backup = Scrive tutto il database in un file; il server può restare in funzione.
help-db-restore = Riempie un database vuoto da un backup, anche di un altro tipo di database.
help-db-verify = Controlla il database rigiocando ogni partita. Codice di uscita 2 se qualcosa non torna.
help-db-export = Scrive in una cartella la registrazione di ogni partita.
help-texts = I testi di tutte le lingue, per chi traduce: che cosa manca, e tutti su una pagina.
help-texts-missing = Elenca i testi che mancano a ogni lingua. Compaiono in inglese.
help-texts-sheet = Scrive una pagina HTML con ogni testo in ogni lingua, con valori difficili, da leggere prima di una pubblicazione.
help-admin = Per i gestori: persone, segnalazioni e tavoli. Tutto ciò che si fa resta registrato.
help-admin-people = Elenca le persone: identificativo, nome, account, da quando, ultima visita, blocco.
help-admin-ban = Blocca una persona: poi può solo guardare. Con --silence perde solo il diritto di scrivere messaggi.
help-admin-allow = Toglie un blocco.
help-admin-rename = Dà a una persona un altro nome.
help-admin-log-out = Disconnette una persona da tutti i dispositivi.
help-admin-reports = Elenca i messaggi segnalati che aspettano una decisione.
help-admin-decide = Chiude una segnalazione con una decisione.
help-admin-tables = Elenca i tavoli, dai più recenti.
help-admin-chat = Elenca i messaggi di un tavolo.
help-admin-remove-line = Elimina un messaggio per tutti.
help-admin-close-table = Chiude un tavolo la cui partita non è cominciata.
help-admin-forget = Dimentica gli ospiti ed elimina i tavoli finiti da più di un certo numero di giorni.
help-admin-audit = Elenca ciò che hanno fatto i gestori.
help-fingerprint = Stampa un numero calcolato su partite fisse: cambia se e solo se le regole si comportano in modo diverso.
help-argument-person = L’identificativo di una persona, come lo dà «himiko admin people».
help-argument-table = L’identificativo di un tavolo: l’ultima parte del suo indirizzo.
help-argument-search = Parte di un nome o un identificativo. Predefinito: tutti.
help-argument-name = Il nuovo nome.
help-argument-report = L’identificativo di una segnalazione, come lo dà «himiko admin reports».
help-argument-decision = Che cosa si è deciso, in poche parole.
help-argument-line = Il numero di un messaggio, come lo dà «himiko admin chat».
help-option-reason = Perché; la persona ne viene informata.
help-option-days = Per quanti giorni. Predefinito: per sempre.
help-option-silence = Vieta solo di scrivere messaggi.
help-option-all-reports = Elenca anche le segnalazioni già decise.
help-option-status = Solo i tavoli in questo stato: open, running, over, abandoned o closed.
help-option-guests = Dimentica gli ospiti che mancano da questo numero di giorni. 0: nessuno.
help-option-old-tables = Elimina i tavoli finiti da questo numero di giorni. 0: nessuno.

help-option-language = Lingua, per esempio en o fr. Predefinita: HIMIKO_LANGUAGE o quella del sistema.
help-option-version = Mostra la versione.
help-option-players = Numero di giocatori, da 2 a 4.
help-option-seat = Il tuo posto, contando da 0.
help-option-opponents = I tuoi avversari, dal più debole: deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko; himiko:5s pensa 5 secondi per turno. Indicato una volta, vale per tutti; ripetuto, indica un avversario dopo l’altro. Predefinito: fisher.
help-option-seed = Seme della distribuzione: un numero, o hex:… per byte. Lo stesso seme dà la stessa distribuzione. Predefinito: a caso.
help-option-edition = Usa i componenti di questo file invece dell’edizione standard.
help-option-log = Confronta la registrazione con la cronologia del suo tavolo, come la esporta il server in /api/tables/ID/log.
help-option-table = L’ID del tavolo della cronologia: la parte del suo indirizzo dopo /t/.
help-option-record = Scrive la registrazione della partita in questo file.
help-option-games = Numero di partite.
help-option-first-seed = Seme della prima partita; ogni partita seguente usa il numero successivo.
help-option-cap = Interrompe le partite dopo questo numero di round e le conta come interrotte.
help-option-threads = Numero di thread. Predefinito: uno per core.
help-option-out = Scrive le registrazioni: in un file, o in una cartella (esistente, o che finisce con /) con un file per partita.
help-option-json = Stampa un oggetto JSON invece di una tabella.
help-argument-dataset = Il file da scrivere. La scheda dei dati ha lo stesso nome e finisce in .md.
help-option-dataset-player = Chi gioca, indicato come in un incontro. Dato una volta, vale per tutti i posti; ripetuto, indica un giocatore dopo l’altro, e i posti cambiano a ogni partita. Predefinito: drifter, a caso.
help-option-features = Scrive anche, in numeri, che cosa sapeva il giocatore di turno prima di ogni azione.
help-option-values = Scrive anche la probabilità di vittoria di ciascuno prima di ogni azione, con questo numero di iterazioni; 0 per nessuna.
help-option-turn = Mostra solo questo turno e il tavolo che ne risulta. Esempio: 3.2 è il round 3, turno 2.
help-option-all = Mostra tutti i turni in una volta, senza pause.
help-option-game = Quale partita usare se il file ne contiene più d’una.
help-option-export-out = Scrive in questo file invece che nel terminale.
help-option-match-games = Numero di partite, arrotondato per eccesso perché ogni disposizione si giochi lo stesso numero di volte.
help-option-ladder-games = Numero di partite per incontro, arrotondato per eccesso perché ogni disposizione si giochi lo stesso numero di volte.
help-option-match-seed = Seme di tutte le distribuzioni e delle scelte casuali dei giocatori.
help-option-report-seconds = Secondi di gioco, in tutto. Più sono, più stretti sono gli intervalli.
help-option-report-games = Gioca invece questo numero di partite di ogni tipo, qualunque sia la durata: lo stesso comando dà allora lo stesso resoconto.
help-option-match-out = Conserva partite, risultati e resoconto in questa cartella. Ripeti lo stesso comando per riprendere da dove si era fermato.
help-option-records = Conserva anche la registrazione di ogni partita, nella cartella indicata con --out.
help-option-workers = Numero di partite giocate insieme. Predefinito: quante ne permettono i core.
help-option-ray = Gioca invece sul cluster Ray a questo indirizzo; «local» ne avvia uno qui. Per installarlo: pip install 'himiko[ray]'
help-option-player-threads = Numero di thread con cui può pensare ogni giocatore.
help-option-rounds = Interrompe le partite dopo questo numero di round e classifica i giocatori secondo la situazione in quel momento.
help-option-seats = Giocatori per partita: 2, 3 o 4.
help-option-stats-out = Scrive il resoconto con i grafici in questa cartella.
help-option-host = Indirizzo su cui ascoltare. Predefinito dalle impostazioni: 127.0.0.1, solo questo computer.
help-option-port = Porta su cui ascoltare. Predefinita dalle impostazioni: 8000.
help-option-database = Database: sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME. Predefinito dalle impostazioni: sqlite:///himiko.db.
help-option-check = Dice solo che cosa non sarebbe sicuro se estranei potessero raggiungere il server; codice di uscita 2 se c’è qualcosa.
help-option-open = Apre la pagina nel browser; se la porta è occupata, ne usa un’altra.
help-option-repair = Riscrive ciò che deriva dalle cronologie delle partite. Le cronologie non vengono mai cambiate.
help-option-sheet-out = Il file da scrivere.

help-argument-record = Il file della registrazione.
help-argument-records = I file delle registrazioni; un file può contenere più partite.
help-argument-edition = Il file dell’edizione.
help-argument-edition-or-none = Il file dell’edizione. Predefinita: l’edizione standard.
help-argument-match-players = I giocatori, da 2 a 4: drifter (a caso), deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko. himiko:1s pensa 1 secondo per turno; himiko:640 cerca con ampiezza 640, uguale su ogni macchina. external:COMANDO esegue un tuo programma.
help-argument-ladder-all = I giocatori, indicati come in un incontro. Predefinito: tutti i livelli.
help-argument-folder = La cartella con incontri o registrazioni, sottocartelle comprese.
help-argument-backup = Il file da scrivere; non deve ancora esistere.
help-argument-restore = Il file di backup.
help-argument-export = La cartella in cui scrivere.
help-argument-languages = Le lingue, per esempio es o ja. Predefinito: tutte.

value-number = N
value-rounds = ROUND
value-seed = SEME
value-turn = ROUND.TURNO
value-file = FILE
value-path = FILE_O_CARTELLA
value-folder = CARTELLA
value-player = GIOCATORE
value-language = LINGUA
value-address = INDIRIZZO
value-url = URL
value-id = ID
value-text = TESTO

## Problemi

problem-plain = { $text }
problem-unexpected = Qualcosa è andato storto: { $error } (con HIMIKO_DEBUG=1 si vedono i dettagli)
problem-interrupted = Interrotto.
problem-broken-pipe = L’output non viene più letto.
problem-no-command = Il comando «{ $command }» non esiste. Ci sono: { $commands }.
problem-no-option = L’opzione { $option } non esiste. Vedi { $command } --help.
problem-option-value = All’opzione { $option } manca un valore. Vedi { $command } --help.
problem-extra-argument = Un argomento di troppo: «{ $argument }». Vedi { $command } --help.
problem-missing = Manca: { $name }. Vedi { $command } --help.
problem-language = La lingua «{ $given }» non c’è. Ci sono: { $languages }.
problem-number = { $option }: «{ $given }» non è un numero intero.
problem-range = { $option }: { $given } non è tra { $least } e { $most }.
problem-seed = --seed: «{ $given }» non è un numero (da 0 in su) né hex:….
problem-no-file = { $file }: file inesistente.
problem-directory = { $file }: è una cartella, non un file.
problem-binary = { $file }: non è un file di testo.
problem-too-long = { $file }: questo file è troppo grande.
problem-unreadable = { $file }: non si può leggere ({ $error }).
problem-unwritable = { $file }: non si può scrivere ({ $error }).
problem-record = { $file }, riga { $line }: { $reason }
problem-turn = --turn: questa partita non ha il turno «{ $given }»; l’ultimo è { $last }.
problem-no-turns = --turn: in questa partita non è ancora stato giocato niente.
problem-player = Il giocatore «{ $given }» non esiste. Ci sono: { $levels }, volendo con un limite per turno come himiko:1s o himiko:500, e external:COMANDO.
problem-against = --against: avversari indicati: { $given }, avversari in gioco: { $number }. Indicane uno per tutti, o uno per ciascuno.
problem-records-where = --records richiede una cartella: aggiungi --out.
problem-no-folder = { $folder }: cartella inesistente.
problem-extra = Manca { $library }. Per installarlo: pip install 'himiko[{ $extra }]'
problem-settings = Impostazioni non valide: { $error }
problem-address = { $address }: il server non può ascoltare lì ({ $error }).
problem-database-url = Non è l’indirizzo di un database. Atteso: sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME.
problem-database-version = Il database è vuoto o di un’altra versione. Avvia una volta il server con questo database.
problem-database = Errore del database: { $error }
problem-no-backup = { $file }: non è un backup.
problem-in-use = Un altro server usa già questo database; solo PostgreSQL si può condividere.
problem-player-failed = { $player } non può continuare: { $reason }. { $detail }
problem-deal-false = la distribuzione non corrisponde alla sua impronta.
problem-log = { $file }: { $reason }
problem-log-entry = voce { $number }: { $reason }
problem-log-none = la registrazione non contiene un’impronta della cronologia.
problem-log-form = questa non è la cronologia di un tavolo.
problem-log-missing = manca una voce, o non è al suo posto.
problem-log-changed = l’impronta non corrisponde, quindi questa voce o una precedente è stata cambiata.
problem-log-other = la registrazione racconta un’altra partita.
problem-log-options = --log richiede --table ID e una sola registrazione con una sola partita.
problem-wrong-files = File con errori: { $bad } su { $number }.
problem-stopped = Fermato: giocate { $done } partite su { $games }, nessuna salvata. Aggiungi --out CARTELLA per salvarle e poter riprendere.
problem-stopped-kept = Fermato: giocate { $done } partite su { $games }, salvate in { $folder }. Ripeti lo stesso comando per riprendere.
problem-stopped-early = Fermato prima che si giocassero entrambe le edizioni: non c’è ancora niente da riferire.
problem-not-served = Il server non è partito; il motivo è qui sopra.
problem-games-left-out = Escluse perché le loro cronologie non si possono rigiocare: { $number } ({ $tables }). Con «himiko db verify» si vede il motivo.
problem-database-wrong = Problemi nel database: { $number }.

## I giocatori virtuali

level-introduced = { $name }. { $does }
level-preparing = Preparazione dei giocatori

## La mappa

map-plum = prugno
map-maple = acero
map-rice = riso
map-ginkgo = ginkgo
map-bellflower = campan.
map-wisteria = glicine
map-sacred = sacro
map-torii = torii
map-palace = palazzo

## Il tavolo

table-board = Arcipelago
table-fleets = Flotte
table-buildings = Edifici
table-reserve = Riserva
table-specialists = Specialisti
table-face-down = coperte: { $number }
table-deck = nel mazzo: { $number }
table-known-top = conosci la cima: { $tiles }
table-known-bottom = conosci il fondo: { $tiles }
table-prices = prezzo: { $prices }
table-player = giocatore
table-points = punti
table-coins = monete
table-prestige = prestigio
table-boats = barche
table-aside = messe da parte
table-culture = segnalini cultura
table-left = edifici rimasti
table-tiles = tessere
table-reserved = (prenotate: { $tiles })
table-you = (tu)

## Giocare

play-welcome = Il tuo colore: { $player }. Scrivi ? per l’aiuto. I tuoi avversari:
play-title = Round { $round }, turno { $turn } di { $turns }
play-happened = Che cosa è successo
play-hand = La tua mano:
play-hint = un numero o un’azione · comincia un’azione per vedere di più · ? per l’aiuto
play-folded = { $number } possibilità; scrivi per esempio: { $example }
play-refused = { $reason } (regola { $rule })
play-possible = Questo puoi farlo ora: { $action }
play-why-what = Indica anche l’azione, per esempio: why build b13 i05
play-about-what = Indica uno specialista, una flotta o una tessera, per esempio: about riu, about 5, about b13
play-save-where = Indica anche il file, per esempio: save game.txt
play-saved = Registrazione salvata: { $file }
play-no-undo = Non hai niente da annullare.
play-no-number = La possibilità { $number } non esiste; vanno da 1 a { $most }.
play-left = Hai lasciato la partita nel round { $round }, turno { $turn }.
play-winner = { $player } è il Gran Costruttore di Yamataï!
play-thinking = Sta pensando
play-help =
    Scrivi il numero di una possibilità, o l’azione stessa:      place wood s12
    Scrivi l’inizio di un’azione per vedere quelle possibili:    swap   o   swap s10

    hint         che cosa farebbe Himiko, e la tua probabilità di vittoria
    why AZIONE   perché un’azione non è possibile
    about NOME   che cosa fa uno specialista, una flotta o una tessera: about riu, about 5, about b13
    undo         annulla la tua ultima azione
    log          tutto ciò che è successo
    scores       i punti finora
    table        disegna di nuovo il tavolo
    save FILE    salva la registrazione della partita
    quit         lascia la partita
play-legend =
    Sulla mappa: barche { $boats }; { $entry } casella d’ingresso,
    { $mountain } montagna, { $sacred } terreno sacro, { $building } edificio standard, { $torii } torii, { $palace } palazzo. Ciò che puoi scegliere ora è evidenziato.

## Suggerimenti

hint-action = Himiko giocherebbe: { $action }
hint-plan = e poi: { $actions }
hint-chance = La tua probabilità di vittoria: { $percent }%, { $words }.
hint-others = Le migliori alternative: { $actions }
chance-certain = quasi certa
chance-very-good = ottima
chance-good = buona
chance-open = partita aperta
chance-poor = scarsa
chance-bad = molto scarsa
chance-none = quasi nulla

## Ripercorrere, controllare

replay-title = Round { $round }, turno { $turn }
replay-hint = Invio: turno successivo · b: indietro · 3.2: vai al round 3, turno 2 · q: esci
check-ok = { $file }: ok, { $what }
check-ok-games =
    { $number ->
        [one] { $file }: ok, { $number } partita
       *[other] { $file }: ok, { $number } partite
    }
check-game = giocatori: { $players }, round: { $rounds }, azioni: { $actions }, { $end }
check-unfinished = non finita
check-deal-true = la distribuzione corrisponde alla sua impronta
check-log-true = la cronologia corrisponde alla sua impronta e alla registrazione
check-deals-true = distribuzioni che corrispondono alla loro impronta: { $number }

## Simulare

simulate-preparing = Preparazione del motore
simulate-progress = Partite in corso
simulate-title = Partite casuali: { $games }, giocatori: { $players }, primo seme: { $seed }
simulate-wins = vittorie
simulate-last-building = fine: ultimo edificio di un giocatore
simulate-no-boats = fine: finite le barche di un colore
simulate-no-specialists = fine: troppo pochi specialisti
simulate-no-buildings = fine: troppo poche tessere edificio
simulate-cut-off = interrotte dopo { $cap } round
simulate-rounds = round in media
simulate-most-rounds = round al massimo
simulate-decisions = decisioni per partita
simulate-games-per-s = partite al secondo
simulate-decisions-per-s = decisioni al secondo
dataset-written = { $file }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $bytes } byte, SHA-256 { $sum }. Scheda: { $card }

## L’arena

arena-written = Resoconto: { $file }
stats-progress = Lettura
serve-safe = Non è emerso niente di insicuro. Ricorda TLS, backup e aggiornamenti.
unsafe-no-tls = Il server ascolta su { $address }, quindi altri lo raggiungono senza TLS: password e cookie si possono leggere in transito. Ascolta su 127.0.0.1 e lascia TLS a un proxy (docs/server.md).
unsafe-cookies = I cookie viaggiano anche senza TLS. Imposta HIMIKO_SECURE=true dove c’è TLS.
unsafe-metrics = Chiunque può leggere /metrics. Imposta HIMIKO_METRICS=false o fallo nascondere dal proxy.
unsafe-proxies = Ogni client può dichiarare qualsiasi indirizzo (HIMIKO_PROXIES=*) e i limiti non valgono più, a meno che solo il proxy raggiunga il server.
unsafe-hosts = Il server risponde a qualsiasi nome. Imposta HIMIKO_HOSTS sul suo, per esempio '["play.example.org"]'.
unsafe-database-tls = La connessione al database potrebbe non essere cifrata. Aggiungi ?sslmode=verify-full al suo indirizzo.
unsafe-database-mode = Altri utenti di questo computer possono leggere { $file }. Limita l’accesso con chmod 600.
unsafe-root = Il server girerebbe come root. Dagli un utente suo, come fa deploy/himiko.service.
unsafe-files = Si possono aprire solo { $number } file alla volta; qualche centinaio di visitatori li esaurirebbe. Aumenta LimitNOFILE.
unsafe-no-page = Non c’è una pagina da servire: costruiscila o installa una versione pubblicata.
unsafe-cache = Non si può scrivere nella cartella del codice compilato (HIMIKO_CACHE): a ogni avvio la compilazione durerà minuti.
admin-done = Fatto.
admin-none = Nessuno.
admin-forgotten = Dimenticati: ospiti { $guests }, tavoli { $tables }
problem-unsafe = Punti non sicuri su un server pubblico: { $number }.
problem-database-newer = Questo database è stato scritto da una versione successiva di himiko ({ $version }). Installala o ripristina un backup più vecchio.
problem-nothing-to-forget = Indica da quanto tempo: --guests GIORNI, --tables GIORNI o entrambi.

## Il server

serve-starting = himiko sarà pronto tra poco su { $address }. Premi Ctrl+C per fermarlo.
serve-opened = La pagina è aperta nel tuo browser.
serve-running = himiko è già in funzione: { $address } è aperto nel tuo browser.
serve-open-yourself = Apri { $address } in un browser per giocare.
db-backed-up = Backup: { $file }, righe: { $rows }
db-restored = Ripristinato: { $file }, righe: { $rows }
db-exported = Registrazioni scritte in { $folder }: { $games }
db-ok = Il database è a posto.
db-repaired = Il database è di nuovo a posto; riparati: { $number }.
texts-missing = { $language }: testi mancanti: { $number }
texts-sheet-written = Pagina: { $file }

## Edizioni

edition-ok = { $file }: ok, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] { $coins } moneta l’una
       *[other] { $coins } monete l’una
    }

## Il database

bad-database-exists = { $file } esiste già; scegli un altro file.
bad-database-version = Il database è di un’altra versione. Avvia una volta il server per aggiornarlo.
bad-database-missing = { $file } non esiste.
bad-database-not-empty = Il database non è vuoto: un backup si può ripristinare solo in uno vuoto.
