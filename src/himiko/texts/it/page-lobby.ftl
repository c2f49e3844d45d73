### La lobby: giocare subito, tavoli, impostazioni e identità.

## La prima pagina

lobby-title = Lobby
lobby-what = Naviga tra le isole, innalza città e templi e diventa il Gran Costruttore di Yamataï. Da 1 a 4 giocatori. Gratis, senza account.
lobby-about = Un progetto indipendente, non affiliato agli autori o all’editore del gioco. Il tabellone e quasi tutte le tessere sono ricostruiti.
lobby-quick = Gioca contro il computer
lobby-opponents = Avversari
lobby-level = Livello
lobby-play = Gioca
lobby-first-time = Prima volta? Impara giocando
lobby-adapts-now =
    { $games ->
        [0] Livello attuale: { $level }. Sale quando vinci e scende quando perdi.
        [one] Livello attuale: { $level }. Partite in solitario: { $games }, vinte: { $won }. Il livello segue i tuoi risultati.
       *[other] Livello attuale: { $level }. Hai vinto { $won } delle ultime { $games } partite in solitario; il livello segue i tuoi risultati.
    }
lobby-strength = Forza misurata: ha vinto il { $percent }% di { $games } partite contro { $level }.
lobby-shown = Partita d’esempio
lobby-shown-pause = Pausa
lobby-shown-go-on = Continua
lobby-tables = Tavoli
lobby-new = Gioca con altri
lobby-list-mine = Le tue partite
lobby-list-open = Tavoli aperti
lobby-list-running = Guarda
lobby-list-finished = Finite
lobby-none-mine = Non hai ancora partite. La prima è a un clic da qui.
lobby-none-open = Nessun tavolo è in attesa di giocatori. Crea un tavolo e manda il link agli amici.
lobby-none-running = Nessuna partita pubblica in corso.
lobby-none-finished = Nessuna partita pubblica è ancora finita. Trovi le tue in «Le tue partite».
lobby-more = Mostra altro
lobby-workshop = Laboratorio: tabellone e tessere su misura
lobby-scorepad = Segnapunti per giocare a casa
lobby-import = Apri una partita registrata
lobby-your-turn = Tocca a te
lobby-waiting =
    { $number ->
        [one] Tocca a te in { $number } partita
       *[other] Tocca a te in { $number } partite
    }
lobby-turn-of = Di turno: { $player }
lobby-status-open = in attesa di giocatori
lobby-status-dealing = sta per cominciare
lobby-status-running = in corso
lobby-status-over = finita
lobby-status-abandoned = abbandonata
lobby-result-won = vinta, { $mine } a { $theirs }
lobby-result-lost = persa, { $mine } a { $theirs }
lobby-result-place = posto { $place } di { $players }, { $points }
lobby-result-winner = ha vinto { $player }, { $points }
lobby-seat-record = giocatore di una registrazione
lobby-seat-open = posto libero
lobby-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuto a testa
       *[other] { $minutes } minuti a testa
    }
lobby-clock-days =
    { $days ->
        [one] { $days } giorno per turno
       *[other] { $days } giorni per turno
    }
minute-title = Il gioco in un minuto
minute-fleet = Scegli una flotta
minute-fleet-does = Ti dà barche e un potere per questo turno. Più basso è il suo numero, prima giochi nel prossimo round.
minute-place = Piazza barche
minute-place-does = Piazza barche lungo le rotte: da una casella d’ingresso a ovest, o accanto a una barca dello stesso colore.
minute-build = Raccogli o costruisci
minute-build-does = Prendi segnalini cultura dalle isole accanto alle tue nuove barche, o costruisci su un’isola circondata dalle barche richieste da una tessera.
minute-win = Recluta e vinci
minute-win-does = Recluta specialisti con i segnalini cultura. Edifici, prestigio, specialisti e monete valgono punti; vince chi ne ha di più.
challenges-title = Sfide
challenges-what = Batti un giocatore virtuale con una distribuzione fissa, senza suggerimenti. Chi ha il link gioca con la stessa distribuzione; prova quante volte vuoi.
challenges-name = { $level }, distribuzione { $number }
challenges-players = { $players } giocatori
challenges-untried = non ancora tentata
challenges-won = vinta, { $mine } a { $theirs }
challenges-lost =
    { $tries ->
        [one] { $tries } tentativo, { $mine } a { $theirs }
       *[other] { $tries } tentativi, il migliore { $mine } a { $theirs }
    }
challenges-again = Gioca di nuovo
challenges-review = Analisi
challenges-all = Tutte le sfide
challenges-score = Vinte: { $won } su { $all }

## Un tavolo nuovo

new-title = Nuovo tavolo
new-seats = Chi gioca
new-players = Giocatori
new-seat = Posto: { $seat }
new-seat-me = Tu
new-seat-me-hint = Su questo dispositivo. Prendi più posti per condividere lo schermo.
new-seat-open = Posto libero
new-seat-open-hint = Per chi ha il link o trova il tavolo nella lobby.
new-hot-seat = Più persone su un dispositivo: passalo a chi è di turno.
new-options = Opzioni del tavolo
new-clock = Tempo
new-clock-none = Senza orologio
new-clock-none-hint = Nessun limite di tempo.
new-clock-live = In una sola sessione
new-clock-live-hint = Minuti a testa per tutta la partita.
new-clock-days = In più giorni
new-clock-days-hint = Giorni per turno; torna quando tocca a te.
new-minutes = Minuti
new-days = Giorni
new-listed = Mostra nella lobby
new-listed-hint = Può entrare chiunque; altrimenti solo chi ha il link.
new-start = Comincia quando tutti i posti sono occupati
new-start-hint = Altrimenti è l’host ad avviare la partita.
new-watch = Chiunque può guardare
new-watch-hint = Altrimenti la partita la vedono solo i giocatori.
new-delay = Gli spettatori vedono la partita
new-delay-hint = Un ritardo impedisce a chi guarda di aiutare un giocatore. I giocatori non aspettano mai.
new-delay-none = Subito
new-delay-turns =
    { $turns ->
        [one] { $turns } turno dopo
       *[other] { $turns } turni dopo
    }
new-undo = Permetti di annullare
new-undo-hint = Nel proprio turno, finché non viene rivelato qualcosa di nuovo.
new-hints = Permetti i suggerimenti
new-hints-who = Un giocatore virtuale mostra che cosa farebbe. Se al tavolo ci sono altre persone, tutte devono accettare durante la partita.
new-face-down = Tessere costruite coperte
new-face-down-hint = Come nella scatola: le tessere costruite e il totale degli altri restano nascosti fino alla fine.
new-stand-in = Sostituto per chi lascia la partita
new-stand-in-after = Sostituisci chi è assente
new-stand-in-after-hint = Se tocca a chi è assente e la sua pagina è chiusa da questo tempo.
new-stand-in-never = Mai
new-stand-in-minutes =
    { $minutes ->
        [one] Dopo { $minutes } minuto
       *[other] Dopo { $minutes } minuti
    }
new-make = Crea tavolo
new-edition = Edizione personalizzata
new-edition-hint = Tabellone, tessere o prezzi tuoi, in un file TOML. Parti da ciò che scrive «himiko edition export».
new-edition-file = Scegli un file di edizione
new-edition-chosen = Edizione di questo tavolo: { $name }
new-edition-shelf = Dal tuo scaffale
new-edition-shelf-none = Scegli un’edizione
new-edition-kept = { $name }, versione { $version }
edition-standard = Questa è l’edizione standard. Il tabellone e quasi tutte le tessere sono ricostruiti: i regolamenti non li mostrano.
edition-own = Si gioca con l’edizione { $name }.
new-edition-workshop = Creane una nel laboratorio
new-edition-usual = Usa l’edizione standard

## La sala d’attesa

wait-close = Chiudi tavolo
wait-close-sure = Chiudere il tavolo?
wait-close-warning = Nessuno potrà più entrare e il link smetterà di funzionare.
wait-closed = Questo tavolo è stato chiuso
wait-closed-what = L’host l’ha chiuso prima dell’inizio della partita.

## Impostazioni

settings-title = Impostazioni
settings-you = Tu
settings-name = Il tuo nome
settings-name-hint = Il nome che gli altri vedono al tavolo.
settings-name-saved = Ora il tuo nome è { $name }.
settings-save = Salva
settings-look = Aspetto e suoni
settings-language = Lingua
settings-theme = Tema
settings-theme-system = Come il sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-motion = Animazioni
settings-motion-system = Come il sistema
settings-motion-full = Complete
settings-motion-less = Ridotte
settings-sound = Suoni
settings-sound-what = Una corda pizzicata quando tocca a te.
settings-volume = Volume
settings-text = Dimensione del testo
settings-text-normal = Normale
settings-text-large = Grande
settings-text-huge = Molto grande
settings-speed = Azioni degli altri
settings-speed-slow = Lente
settings-speed-normal = Una alla volta
settings-speed-fast = Veloci
settings-speed-off = Tutte insieme
settings-numbers = Mostra sempre i numeri
settings-numbers-hint = Altrimenti caselle e isole hanno il numero solo su un tabellone grande o quando vengono nominate.
settings-confirm = Conferma ogni azione
settings-confirm-hint = Altrimenti la conferma serve solo per ciò che non si può annullare.
settings-more = Nome, dispositivi e account
settings-notify = Notifiche
settings-notify-hint = Il browser ti avvisa quando tocca a te e la pagina è in secondo piano.
settings-notify-refused = Il tuo browser blocca le notifiche di questa pagina.
settings-device = Altri dispositivi
settings-device-what = Continua con lo stesso nome e le stesse partite su un telefono o un altro computer.
settings-device-make = Crea un link
settings-device-link = Il tuo link
settings-device-ten-minutes = Aprilo sull’altro dispositivo entro dieci minuti. Funziona una volta sola. Non condividerlo mai: chi lo apre gioca a tuo nome.
settings-copy = Copia
settings-copied = Copiato.
settings-not-copied = Il browser ha bloccato la copia. Copialo a mano.
settings-code = Link o codice di un altro dispositivo
settings-code-hint = Questo dispositivo userà lo stesso nome e le stesse partite.
settings-code-use = Usalo
settings-devices = Dove hai effettuato l’accesso
settings-device-here = questo dispositivo
settings-device-seen = ultimo uso: { $ago }
settings-device-unknown = Dispositivo sconosciuto
settings-device-log-out = Disconnetti { $device }
settings-devices-log-out = Disconnetti tutti gli altri dispositivi
settings-devices-gone = Disconnessione effettuata.
settings-account = Account
settings-account-what = Facoltativo. Accedi con nome e password per ritrovare le tue partite ovunque.
settings-account-is = Hai effettuato l’accesso come { $name }.
settings-account-make = Crea un account
settings-account-log-in = Accedi
settings-account-recover = Usa un codice di recupero
settings-account-name = Nome dell’account
settings-account-name-hint = Sarà anche il tuo nome al tavolo.
settings-account-missing = Scrivi un nome e una password.
settings-password = Password
settings-password-hint = Almeno 8 caratteri.
settings-password-short = La password deve avere almeno 8 caratteri.
settings-password-heading = Cambia la password
settings-password-new = Nuova password
settings-password-new-hint = Almeno 8 caratteri. Tutti gli altri tuoi dispositivi saranno disconnessi.
settings-password-change = Cambia password
settings-password-changed = La password è stata cambiata. Tutti gli altri dispositivi sono disconnessi.
settings-recovery-code = Codice di recupero
settings-recovery-missing = Scrivi uno dei tuoi codici di recupero.
settings-passkeys = Passkey
settings-passkeys-what = Accedi con l’impronta, il volto o il PIN del dispositivo invece che con una password. Una passkey ti fa rientrare anche se dimentichi la password.
settings-passkey-add = Aggiungi una passkey
settings-passkey-added = Passkey aggiunta.
settings-passkey-made = aggiunta { $ago }
settings-passkey-remove = Rimuovi
settings-passkey-remove-one = Rimuovi la passkey di { $device }
settings-passkey-removed = Passkey rimossa. Eliminala anche dal tuo gestore di password.
settings-passkey-none-here = Le passkey funzionano solo con https e un nome di dominio.
settings-passkey-use = Usa una passkey
settings-passkey-log-in = Accedi con una passkey
settings-codes = Codici di recupero
settings-codes-what = Se perdi la password, ognuno di questi codici ti permette di sceglierne una nuova, una volta sola. Conservali stampati o scritti a mano.
settings-codes-keep = Annota adesso questi codici: si vedono una volta sola.
settings-codes-left =
    { $number ->
        [0] Non hai codici di recupero.
        [one] Ti resta { $number } codice di recupero.
       *[other] Ti restano { $number } codici di recupero.
    }
settings-codes-make = Crea nuovi codici di recupero
settings-codes-made = Nuovi codici di recupero creati. Quelli vecchi non valgono più.
proof-title = Conferma che sei tu
proof-what = Accedi di nuovo per cambiare la protezione del tuo account.
proof-go = Continua
settings-welcome = Ciao, { $name }!
settings-log-out = Esci
settings-delete-heading = Elimina i tuoi dati
settings-data-what = Guarda che cosa è salvato su di te, o scarica tutto.
settings-data = Scarica i miei dati
settings-delete-what = Elimina nome, account, dispositivi e messaggi della chat. I giocatori virtuali finiranno le tue partite. Non si può annullare.
settings-delete = Elimina tutti i miei dati
settings-delete-sure = Eliminare tutti i tuoi dati?
settings-deleted = Tutti i tuoi dati sono stati eliminati.

## Il link di un altro dispositivo

link-title = Continua su questo dispositivo
link-owner = Su questo dispositivo sarai { $name }.
link-made-on = Il link è stato creato su: { $device }.
link-warning = Continua solo se hai creato tu questo link: chi te l’ha mandato può vedere e giocare le tue partite qui.
link-replaces = Al momento qui sei { $name }. Senza un account, le partite giocate da ospite su questo dispositivo non saranno più raggiungibili.
link-use = Continua qui
link-void = Questo link non funziona più: ogni link vale una volta sola e solo per dieci minuti. Creane uno nuovo nelle impostazioni dell’altro dispositivo.
privacy-title = Privacy
privacy-stored = Che cosa salva questo server
privacy-stored-name = Il tuo nome, come lo vedono gli altri, e la data della tua prima visita.
privacy-stored-account = Se hai un account: il suo nome, un hash della password, le chiavi pubbliche delle tue passkey e hash dei codici di recupero. Nessuno può ricavarne la password.
privacy-stored-devices = Per ogni dispositivo: un hash del segreto nel suo unico cookie, il nome del browser e del sistema, e più o meno quando è stato usato l’ultima volta.
privacy-stored-games = Le tue partite: ogni azione e quando è stata giocata. Quelle finite restano leggibili a chi poteva vederle.
privacy-stored-editions = Le edizioni sul tuo scaffale e quelle con cui si giocano le tue partite.
privacy-stored-chat = Che cosa scrivi in chat, chi silenzi e quali messaggi nascondi.
privacy-stored-reports = Le segnalazioni di messaggi, con il messaggio, per i gestori.
privacy-stored-operators = Ciò che i gestori fanno nei tuoi confronti: i blocchi, con il motivo, e un registro dei loro interventi.
privacy-not-stored = Che cosa non salva
privacy-not-stored-address = Il tuo indirizzo IP: serve solo durante la connessione, per limitare gli abusi.
privacy-not-stored-mail = Indirizzi e-mail, nomi veri, date di nascita o posizione geografica: non ti vengono mai chiesti.
privacy-not-stored-tracking = Niente viene mandato ad altri. Non ci sono pubblicità né tracciamenti.
privacy-how-long = Per quanto tempo
privacy-guests-days =
    { $days ->
        [one] Gli ospiti che mancano da { $days } giorno vengono dimenticati.
       *[other] Gli ospiti che mancano da { $days } giorni vengono dimenticati.
    }
privacy-guests-kept = Gli ospiti restano finché non eliminano i loro dati.
privacy-tables-days =
    { $days ->
        [one] Le partite finite vengono eliminate dopo { $days } giorno.
       *[other] Le partite finite vengono eliminate dopo { $days } giorni.
    }
privacy-tables-kept = Le partite finite restano, senza il tuo nome se elimini i tuoi dati.
privacy-delete = Nelle impostazioni puoi scaricare ciò che è salvato su di te ed eliminarlo in ogni momento. Resta solo ciò che serve ai gestori: segnalazioni, blocchi e il registro dei loro interventi.

## Da nessuna parte

nowhere-title = Pagina non trovata
nowhere-what = Controlla che l’indirizzo sia scritto bene.
