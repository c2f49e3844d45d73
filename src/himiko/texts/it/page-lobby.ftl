### La lobby: giocare subito, tavoli, impostazioni e identità.

## La prima pagina

lobby-title = Lobby
lobby-what = Naviga tra le isole, innalza città e templi e diventa il Gran Costruttore di Yamataï. Da 1 a 4 giocatori. Gratis, senza account.
lobby-quick = Gioca contro il computer
lobby-opponents = Avversari
lobby-level = Livello
lobby-play = Gioca
lobby-first-time = Prima volta? Impara giocando
lobby-tables = Tavoli
lobby-new = Gioca con altri
lobby-list-mine = Le tue partite
lobby-list-open = Tavoli aperti
lobby-list-running = Guarda
lobby-list-finished = Finite
lobby-none-mine = Non hai ancora partite. La prima è a un clic da qui.
lobby-none-open = Nessuno aspetta giocatori. Crea un tavolo e manda il link agli amici.
lobby-none-running = Nessuna partita pubblica in corso.
lobby-none-finished = Nessuna partita pubblica è ancora finita. Le tue sono in «Le tue partite».
lobby-more = Mostra altro
lobby-import = Apri una partita registrata
lobby-your-turn = Tocca a te
lobby-waiting =
    { $number ->
        [one] Tocca a te in { $number } partita
       *[other] Tocca a te in { $number } partite
    }
lobby-turn-of = Di turno: { $player }
lobby-status-open = in attesa di giocatori
lobby-status-running = in corso
lobby-status-over = finita
lobby-status-abandoned = abbandonata
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
new-clock-live = In una sola seduta
new-clock-live-hint = Minuti a testa per tutta la partita.
new-clock-days = In più giorni
new-clock-days-hint = Giorni per turno; torna quando tocca a te.
new-minutes = Minuti
new-days = Giorni
new-listed = Mostra nella lobby
new-listed-hint = Può entrare chiunque; altrimenti solo chi ha il link.
new-start = Comincia quando tutti i posti sono presi
new-start-hint = Altrimenti comincia quando lo decide l’host.
new-watch = Chiunque può guardare
new-watch-hint = Altrimenti la partita la vedono solo i giocatori.
new-undo = Permetti di annullare
new-undo-hint = Nel proprio turno, finché non viene rivelato qualcosa di nuovo.
new-hints = Permetti i suggerimenti
new-hints-who = Un giocatore virtuale mostra che cosa farebbe. Tra persone, durante la partita devono essere d’accordo tutti.
new-face-down = Tessere costruite coperte
new-face-down-hint = Come nella scatola: le tessere costruite e il totale degli altri restano nascosti fino alla fine.
new-stand-in = Sostituto di chi se ne va
new-make = Crea tavolo
new-edition = Edizione personale
new-edition-hint = Tabellone, tessere o prezzi tuoi, in un file TOML. Parti da ciò che scrive «himiko edition export».
new-edition-file = Scegli un file di edizione
new-edition-chosen = Edizione di questo tavolo: { $name }
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
settings-sound-hint = Un tamburo sommesso quando tocca a te.
settings-notify = Notifiche
settings-notify-hint = Il browser ti avvisa quando tocca a te e la pagina è in secondo piano.
settings-notify-refused = Il tuo browser blocca le notifiche di questa pagina.
settings-device = Altri dispositivi
settings-device-what = Continua con lo stesso nome e le stesse partite su un telefono o un altro computer.
settings-device-make = Crea un link
settings-device-link = Il tuo link
settings-device-once = Aprilo sull’altro dispositivo. Trattalo come una chiave e non condividerlo. Un nuovo link disattiva quello vecchio.
settings-copy = Copia
settings-copied = Copiato.
settings-not-copied = Il browser ha bloccato la copia. Copialo a mano.
settings-code = Link o codice di un altro dispositivo
settings-code-hint = Questo dispositivo avrà poi lo stesso nome e le stesse partite.
settings-code-use = Usalo
settings-code-used = Ora i due dispositivi condividono il tuo nome e le tue partite.
settings-account = Account
settings-account-what = Facoltativo. Accedi con nome e password per ritrovare le tue partite ovunque.
settings-account-is = Accesso effettuato: { $name }.
settings-account-make = Crea un account
settings-account-log-in = Accedi
settings-account-name = Nome dell’account
settings-account-name-hint = Sarà anche il tuo nome al tavolo.
settings-account-missing = Scrivi un nome e una password.
settings-password = Password
settings-password-hint = Almeno 8 caratteri.
settings-password-short = La password deve avere almeno 8 caratteri.
settings-welcome = Ciao, { $name }!
settings-log-out = Esci
settings-delete-heading = Elimina i tuoi dati
settings-delete-what = Elimina nome, account, dispositivi e messaggi. I giocatori virtuali finiranno le tue partite. Non si può annullare.
settings-delete = Elimina tutti i miei dati
settings-delete-sure = Eliminare tutti i tuoi dati?
settings-deleted = Tutti i tuoi dati sono stati eliminati.

## Il link di un altro dispositivo

link-title = Continua su questo dispositivo
link-what = Con questo link continui qui con lo stesso nome e le stesse partite.
link-instead = Con questo link continui qui come sull’altro dispositivo. Al momento su questo dispositivo sei { $name }; il link sostituisce quell’identità.
link-use = Continua qui
link-none = Questo link non ha un codice. Creane uno nuovo nelle impostazioni dell’altro dispositivo.

## Da nessuna parte

nowhere-title = Pagina non trovata
nowhere-what = Controlla che l’indirizzo sia scritto bene.
