### Was alle Räume der Seite gemeinsam haben.

## Der Rahmen

page-name = Yamataï
page-title = { $what } · Yamataï
page-skip = Zum Inhalt springen
page-notices = Meldungen
page-close = Schließen
page-cancel = Abbrechen
page-reload = Neu laden
page-loading = Einen Moment …
page-colon = { $what }:
page-home = Zurück zur Lobby
page-you = du
name-verified = Bestätigt: Dieser Name gehört zu einem Konto
page-yes = ja
page-no = nein
page-menu = Menü
page-learn = Lernen
page-rules = Regeln
page-settings = Einstellungen
page-language = Sprache: { $language }
page-connection-lost = Verbindung unterbrochen. Sie wird wiederhergestellt … Deine Partie geht nicht verloren.
page-connection-back = Du bist wieder online.
page-update-waiting = Es gibt eine neuere Version dieser Seite.

## Namen für Gäste, die sich einen anderen aussuchen können

guest-name-1 = Reiher
guest-name-2 = Kranich
guest-name-3 = Otter
guest-name-4 = Eisvogel
guest-name-5 = Kormoran
guest-name-6 = Libelle
guest-name-7 = Schildkröte
guest-name-8 = Schwalbe
guest-name-9 = Delfin
guest-name-10 = Fuchs
guest-name-11 = Glühwürmchen
guest-name-12 = Karpfen

## Was schiefging

error-connection-lost = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
error-hints-not-agreed = Sitzen mehrere Personen am Tisch, gibt es Tipps nur mit Zustimmung aller.
error-internal = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
error-illegal-action = { $reason }
error-who-are-you = Nimm zuerst Platz oder wähle einen Namen.
error-absent = Ein Computerspieler spielt für dich. Steig zuerst wieder ein.
error-already-accepted = Du hast schon zugestimmt.
error-already-seated = Du sitzt schon an diesem Tisch.
error-already-so = Hier ist nichts zu ändern.
error-bad-edition = Diese Edition lässt sich nicht verwenden: { $reason }
error-bad-name =
    { $why ->
        [invisible] Dieser Name enthält unsichtbare Zeichen.
        [accents] Dieser Name hat zu viele Akzente auf einem Buchstaben.
        [scripts] Dieser Name mischt Buchstaben verschiedener Schriften.
        [long] Dieser Name ist zu lang.
       *[other] Gib einen Namen ein.
    }
error-banned = Ein Betreiber hat dich auf diesem Server gesperrt.
error-bad-message = Das hat der Server nicht verstanden.
error-bad-request = Die Anfrage ist unvollständig oder nicht erlaubt.
error-bad-position = Diese Stellung lässt sich nicht verwenden ({ $where }): { $reason }
error-bad-record = Diese Aufzeichnung lässt sich nicht lesen (Zeile { $line }): { $reason }
error-busy = Der Server ist ausgelastet. Bitte versuch es gleich noch einmal.
error-engine-compiling = Die Spiel-Engine wird noch kompiliert ({ $done } von { $parts } Teilen). Das passiert nur beim ersten Start; bitte warte einen Moment.
error-cannot-redo = Es gibt nichts zu wiederholen.
error-cannot-undo = Zum Zurücknehmen ist es zu spät.
error-has-passkey = Dieser Passkey wird schon verwendet.
error-has-account = Du hast schon ein Konto.
error-log-full = Das Protokoll dieses Tisches ist voll. Du kannst die Partie nur noch zu Ende spielen.
error-name-taken = Dieser Name ist vergeben.
error-no-account = Dafür brauchst du ein Konto.
error-no-passkey = Es wurde kein Passkey verwendet.
error-no-majority = Den einzigen anderen Spieler kannst du nicht ausschließen.
error-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
error-no-offer = Es gibt keinen Vorschlag, auf den du antworten könntest.
error-no-pause = Diese Partie hat keine Uhr, die du anhalten könntest.
error-no-such-challenge = Diese Herausforderung gibt es nicht.
error-no-such-device = Dieses Gerät ist schon abgemeldet.
error-no-such-line = Diese Nachricht gibt es nicht mehr.
error-no-such-passkey = Dieser Passkey wurde schon entfernt.
error-no-such-edition = Diese Edition gibt es nicht.
error-no-such-person = Diese Person gibt es nicht.
error-no-such-report = Diese Meldung gibt es nicht.
error-no-such-ply = So weit kam die Partie nicht.
error-no-such-seat = Diesen Platz gibt es nicht.
error-no-such-table = Diesen Tisch gibt es nicht.
error-not-absent = Du spielst schon selbst.
error-not-banned = Diese Person ist nicht gesperrt.
error-not-asked = Diese Frage richtet sich nicht an dich.
error-not-for-you = Diesen Tisch können nur die Spieler sehen.
error-not-found = Seite nicht gefunden.
error-not-now = Das geht im Moment nicht.
error-not-oneself = Das kannst du nicht mit dir selbst machen.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-the-host = Das kann nur der Gastgeber.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht am Zug.
error-offer-open = Ein anderer Vorschlag wartet noch auf Antwort.
error-other-number-of-seats =
    { $seats ->
        [one] Dafür braucht es { $seats } Spieler.
       *[other] Dafür braucht es { $seats } Spieler.
    }
error-other-rules = Diese Partie wurde nach anderen Regeln gespielt und kann nicht fortgesetzt werden.
error-prove-yourself = Melde dich zuerst noch einmal an.
error-record-or-position = Schick entweder eine Aufzeichnung oder eine Stellung, nicht beides.
error-removed = Du wurdest von diesem Tisch entfernt.
error-seat-taken = Dieser Platz ist besetzt.
error-nudged-already = Schon angestupst. Warte einen Moment.
error-seats-open = Es sind noch Plätze frei.
error-silenced = Ein Betreiber hat das Schreiben von Nachrichten für dich gesperrt.
error-stale = Die Partie ist schon weiter; bitte schau noch einmal hin.
error-storage-away = Der Server erreicht seine Datenbank nicht. Es geht automatisch weiter.
error-wrong-secret = Darauf hattest du dich nicht festgelegt.
error-study-running = Dein letzter Bericht läuft noch. Stoppe ihn zuerst.
error-table-full = Dieser Tisch ist voll.
error-too-large = Diese Datei ist zu groß.
error-too-many = Zu viele Anfragen. Bitte warte einen Moment.
error-shelf-full = Dein Regal ist voll: Es fasst { $most } Versionen. Entferne, was du nicht mehr brauchst.
error-too-many-tables =
    { $most ->
        [one] Du hast { $most } laufende Partie; beende sie zuerst.
       *[other] Du hast { $most } laufende Partien; beende zuerst eine.
    }
error-too-many-passkeys = Du kannst höchstens { $most } Passkeys haben.
error-unreadable-file = Diese Datei lässt sich nicht lesen.
error-wrong-code = Dieser Code ist ungültig oder abgelaufen.
error-wrong-origin = Die Anfrage kam nicht von dieser Seite.
error-wrong-host = Dieser Server antwortet nicht unter diesem Namen.
error-wrong-passkey = Dieser Passkey gehört zu keinem Konto hier.
error-wrong-password = Name oder Passwort ist falsch.
