### Ciò che tutte le stanze della pagina hanno in comune.

## La cornice

page-name = Yamataï
page-title = { $what } · Yamataï
page-skip = Vai al contenuto
page-notices = Messaggi
page-close = Chiudi
page-cancel = Indietro
page-reload = Ricarica
page-loading = Un momento…
page-colon = { $what }:
page-home = Torna alla lobby
page-you = tu
name-verified = Verificato: questo nome appartiene a un account
page-yes = sì
page-no = no
page-menu = Menu
page-learn = Impara
page-rules = Regole
page-settings = Impostazioni
page-language = Lingua: { $language }
page-connection-lost = Connessione persa. Nuovo tentativo in corso… La tua partita è al sicuro.
page-connection-back = La connessione è tornata.
page-update-waiting = È disponibile una nuova versione.

## Nomi per gli ospiti, che possono sceglierne un altro

guest-name-1 = Airone
guest-name-2 = Gru
guest-name-3 = Lontra
guest-name-4 = Martin pescatore
guest-name-5 = Cormorano
guest-name-6 = Libellula
guest-name-7 = Tartaruga
guest-name-8 = Rondine
guest-name-9 = Delfino
guest-name-10 = Volpe
guest-name-11 = Lucciola
guest-name-12 = Carpa

## Che cosa è andato storto

error-connection-lost = Il server non è raggiungibile. Riprova.
error-hints-not-agreed = Se al tavolo ci sono altre persone, tutte devono accettare i suggerimenti.
error-internal = Qualcosa è andato storto. Riprova.
error-illegal-action = { $reason }
error-who-are-you = Prima prendi un posto o scegli un nome.
error-absent = Al tuo posto gioca un giocatore virtuale. Prima torna nella partita.
error-already-accepted = Hai già accettato.
error-already-seated = Sei già a questo tavolo.
error-already-so = Non c’è niente da cambiare.
error-bad-edition = Questa edizione non si può usare: { $reason }
error-bad-name =
    { $why ->
        [invisible] Questo nome contiene caratteri che non si vedono.
        [accents] Questo nome ha troppi accenti su una lettera.
        [scripts] Questo nome mescola lettere di alfabeti diversi.
        [long] Questo nome è troppo lungo.
       *[other] Scrivi un nome.
    }
error-banned = Un gestore ha bloccato il tuo accesso a questo server.
error-bad-message = Il server non ha capito.
error-bad-request = La richiesta è incompleta o non è consentita.
error-bad-position = Questa posizione non si può usare ({ $where }): { $reason }
error-bad-record = Questa registrazione non si può leggere (riga { $line }): { $reason }
error-busy = Il server è occupato. Riprova tra un momento.
error-engine-compiling = Il motore del gioco è ancora in compilazione ({ $done } parti su { $parts }). Succede solo al primo avvio; attendi un momento.
error-cannot-redo = Non c’è niente da ripristinare.
error-cannot-undo = È troppo tardi per annullare.
error-has-passkey = Questa passkey è già in uso.
error-has-account = Hai già un account.
error-log-full = La cronologia di questo tavolo è piena. Puoi solo finire la partita.
error-name-taken = Questo nome è già in uso.
error-no-account = Per questo serve un account.
error-no-passkey = Non è stata usata nessuna passkey.
error-no-majority = Non puoi votare per escludere l’unico altro giocatore.
error-no-hints = A questo tavolo non ci sono suggerimenti.
error-no-offer = Non c’è nessuna proposta a cui rispondere.
error-no-pause = Questa partita non ha un orologio da fermare.
error-no-such-challenge = Questa sfida non esiste.
error-no-such-device = Questo dispositivo è già disconnesso.
error-no-such-line = Questo messaggio non c’è più.
error-no-such-passkey = Questa passkey è già stata rimossa.
error-no-such-edition = Questa edizione non esiste.
error-no-such-person = Questa persona non esiste.
error-no-such-report = Questa segnalazione non esiste.
error-no-such-ply = La partita non è arrivata fin lì.
error-no-such-seat = Questo posto non esiste.
error-no-such-table = Questo tavolo non esiste.
error-not-absent = Stai già giocando tu.
error-not-banned = Questa persona non è bloccata.
error-not-asked = La domanda non è rivolta a te.
error-not-for-you = Solo i giocatori possono vedere questo tavolo.
error-not-found = Pagina non trovata.
error-not-now = In questo momento non si può fare.
error-not-oneself = Questo vale solo per gli altri, non per te.
error-not-seated = Non sei a questo tavolo.
error-not-the-host = Può farlo solo l’host.
error-not-your-seat = Questo non è il tuo posto.
error-not-your-turn = Non è il tuo turno.
error-offer-open = Un’altra proposta è ancora in attesa di risposta.
error-other-number-of-seats =
    { $seats ->
        [one] Qui serve { $seats } giocatore.
       *[other] Qui servono { $seats } giocatori.
    }
error-other-rules = Questa partita è stata giocata con altre regole e non si può continuare.
error-prove-yourself = Prima accedi di nuovo.
error-record-or-position = Manda una registrazione o una posizione, non entrambe.
error-removed = Non fai più parte di questo tavolo.
error-seat-taken = Questo posto è occupato.
error-nudged-already = Il sollecito è già partito. Aspetta un momento.
error-seats-open = Ci sono ancora posti liberi.
error-silenced = Un gestore ti ha vietato di scrivere messaggi.
error-stale = La partita intanto è andata avanti: guarda di nuovo.
error-storage-away = Il server non raggiunge il suo database. Riprenderà da solo.
error-wrong-secret = Non coincide con ciò che avevi fissato.
error-study-running = Il tuo ultimo resoconto è ancora in corso. Prima fermalo.
error-table-full = Questo tavolo è al completo.
error-too-large = Questo file è troppo grande.
error-too-many = Troppe richieste. Attendi un momento.
error-shelf-full = Il tuo scaffale è pieno: può contenere { $most } versioni. Rimuovi quelle che non ti servono più.
error-too-many-tables =
    { $most ->
        [one] Hai { $most } partita in sospeso: prima finiscila.
       *[other] Hai { $most } partite in sospeso: prima finiscine una.
    }
error-too-many-passkeys = Puoi avere al massimo { $most } passkey.
error-unreadable-file = Questo file non si può leggere.
error-wrong-code = Questo codice non è valido o è scaduto.
error-wrong-origin = La richiesta non viene da questa pagina.
error-wrong-host = Questo server non risponde a questo nome.
error-wrong-passkey = Questa passkey non appartiene a nessun account di questo server.
error-wrong-password = Nome o password errati.
