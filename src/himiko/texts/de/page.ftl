### Was alle Räume der Seite gemeinsam haben.

## Der Rahmen

page-name = Yamataï
page-title = { $what } · Yamataï
page-skip = Zum Inhalt springen
page-notices = Hinweise
page-close = Schließen
page-cancel = Abbrechen
page-reload = Neu laden
page-loading = Einen Moment …
page-colon = { $what }:
page-home = Zur Lobby
page-you = du
page-yes = ja
page-no = nein
page-menu = Menü
page-learn = Lernen
page-rules = Regeln
page-settings = Einstellungen
page-language = Sprache: { $language }
page-connection-lost = Die Verbindung ist unterbrochen. Sie wird wiederhergestellt; verloren geht dabei nichts.
page-connection-back = Die Verbindung ist wieder da.
page-update-waiting = Von dieser Seite gibt es eine neuere Fassung.

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

error-connection-lost = Der Server ist nicht erreichbar. Bitte versuche es noch einmal.
error-internal = Es ist etwas passiert, das nicht hätte passieren dürfen. Bitte versuche es noch einmal.
error-illegal-action = { $reason }
error-who-are-you = Du bist hier noch nicht bekannt: Nimm einen Platz ein oder wähle zuerst einen Namen.
error-absent = Ein Computerspieler spielt für dich. Komm zuerst an den Tisch zurück.
error-already-accepted = Du hast schon zugestimmt.
error-already-seated = Du sitzt schon an diesem Tisch.
error-already-so = Das ist schon so.
error-bad-edition = Diese Ausgabe ist nicht verwendbar: { $reason }
error-bad-message = Das hat der Server nicht verstanden.
error-bad-request = Etwas darin fehlt oder ist nicht erlaubt.
error-bad-position = Diese Stellung ist nicht verwendbar ({ $where }): { $reason }
error-bad-record = Diese Aufzeichnung ist nicht lesbar (Zeile { $line }): { $reason }
error-busy = Der Server ist beschäftigt. Bitte versuche es gleich noch einmal.
error-cannot-redo = Es gibt nichts zu wiederholen.
error-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
error-has-account = Du hast schon ein Konto.
error-name-taken = Dieser Name ist vergeben.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-offer = Es wird gerade nichts angeboten.
error-no-pause = Diese Partie hat keine Uhr, die man anhalten könnte.
error-no-such-edition = Diese Ausgabe gibt es nicht.
error-no-such-person = Diese Person gibt es nicht.
error-no-such-ply = So weit kam die Partie nicht.
error-no-such-seat = Diesen Platz gibt es nicht.
error-no-such-table = Diesen Tisch gibt es nicht.
error-not-absent = Du spielst schon selbst.
error-not-for-you = Dieser Tisch ist nur für seine Mitspieler.
error-not-found = Hier ist nichts.
error-not-now = Das geht im Moment nicht.
error-not-oneself = Das geht nicht mit dir selbst.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-the-host = Das darf nur der Gastgeber des Tisches.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht am Zug.
error-offer-open = Ein anderes Angebot wartet auf Antwort.
error-other-number-of-seats =
    { $seats ->
        [one] Dafür braucht es { $seats } Spieler.
       *[other] Dafür braucht es { $seats } Spieler.
    }
error-other-rules = Diese Partie wurde nach anderen Regeln gespielt und kann nicht fortgesetzt werden.
error-record-or-position = Entweder eine Aufzeichnung oder eine Stellung, nicht beides.
error-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-open = Einige Plätze sind noch frei.
error-stale = Die Partie ist inzwischen weitergegangen; sieh sie dir noch einmal an.
error-storage-away = Der Server erreicht seine Datenbank nicht. Es geht von selbst weiter.
error-table-full = Dieser Tisch ist voll.
error-too-large = Das ist zu groß.
error-too-many = Das war zu viel auf einmal. Bitte warte einen Moment.
error-too-many-tables =
    { $most ->
        [one] Du hast { $most } nicht beendeten Tisch; beende ihn zuerst.
       *[other] Du hast { $most } nicht beendete Tische; beende zuerst einen.
    }
error-unreadable-file = Diese Datei lässt sich nicht lesen.
error-wrong-code = Dieser Code gilt nicht (mehr).
error-wrong-origin = Die Anfrage kam nicht von dieser Seite.
error-wrong-password = Name oder Passwort ist falsch.
