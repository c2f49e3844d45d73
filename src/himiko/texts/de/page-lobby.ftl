### Die Lobby: sofort spielen, Tische, Einstellungen und wer man ist.

## Die erste Seite

lobby-title = Lobby
lobby-what = Fahre zwischen den Inseln, errichte Städte und Schreine und werde größter Baumeister von Yamataï. Für 1 bis 4 Menschen, kostenlos, ohne Konto.
lobby-quick = Gegen den Computer spielen
lobby-opponents = Gegner
lobby-level = Wie sie spielen
lobby-play = Spielen
lobby-first-time = Zum ersten Mal hier? Spielend lernen
lobby-tables = Tische
lobby-new = Mit anderen spielen
lobby-list-mine = Deine Partien
lobby-list-open = Offene Tische
lobby-list-running = Zuschauen
lobby-list-finished = Beendet
lobby-none-mine = Du hast noch keine Partien. Die erste ist einen Klick entfernt.
lobby-none-open = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und schick den Link deinen Freunden.
lobby-none-running = Im Moment läuft keine öffentliche Partie.
lobby-none-finished = Noch ist keine öffentliche Partie beendet. Deine eigenen findest du unter „Deine Partien“.
lobby-more = Mehr anzeigen
lobby-import = Aufzeichnung einer Partie öffnen
lobby-your-turn = Du bist am Zug
lobby-waiting =
    { $number ->
        [one] Du bist in { $number } Partie am Zug
       *[other] Du bist in { $number } Partien am Zug
    }
lobby-turn-of = { $player } ist am Zug
lobby-status-open = wartet auf Mitspieler
lobby-status-running = läuft
lobby-status-over = beendet
lobby-status-abandoned = abgebrochen
lobby-seat-open = freier Platz
lobby-clock-minutes =
    { $minutes ->
        [one] je { $minutes } Minute
       *[other] je { $minutes } Minuten
    }
lobby-clock-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-seats = Wer spielt
new-players = Spieler
new-seat = Platz: { $seat }
new-seat-me = Du
new-seat-me-hint = An diesem Gerät. Gib dir mehrere Plätze, um gemeinsam an einem Bildschirm zu spielen.
new-seat-open = Freier Platz
new-seat-open-hint = Für alle, die den Link haben oder den Tisch in der Lobby finden.
new-hot-seat = Mehrere an einem Gerät: Wer am Zug ist, setzt sich vor den Bildschirm.
new-options = Was an diesem Tisch gilt
new-clock = Zeit
new-clock-none = Keine Uhr
new-clock-none-hint = Niemand wird gedrängt.
new-clock-live = In einer Sitzung
new-clock-live-hint = Minuten für die ganze Partie, für jeden.
new-clock-days = Über Tage
new-clock-days-hint = Tage für jeden Zug; komm wieder, wenn du dran bist.
new-minutes = Minuten
new-days = Tage
new-listed = In der Lobby zeigen
new-listed-hint = Alle können mitspielen. Sonst nur, wer den Link hat.
new-start = Beginnen, sobald alle Plätze besetzt sind
new-start-hint = Sonst gibt der Gastgeber das Zeichen.
new-watch = Alle dürfen zuschauen
new-watch-hint = Sonst sehen nur die Mitspieler die Partie.
new-undo = Schritte können zurückgenommen werden
new-undo-hint = Im eigenen Zug, solange nichts Neues aufgedeckt wurde.
new-hints = Tipps sind erlaubt
new-hints-hint = Ein Computerspieler sagt, was er tun würde.
new-stand-in = Wer für die weiterspielt, die gehen
new-make = Tisch eröffnen
new-edition = Eine andere Ausgabe
new-edition-hint = Ein eigener Plan, eigene Plättchen oder Preise, als TOML-Datei. „himiko edition export“ schreibt die übliche Ausgabe, zum Anfangen.
new-edition-file = Eine Ausgabedatei wählen
new-edition-chosen = An diesem Tisch wird mit { $name } gespielt.
new-edition-usual = Die übliche Ausgabe nehmen

## Der Warteraum

wait-close = Tisch schließen
wait-close-sure = Den Tisch schließen?
wait-close-warning = Niemand kann sich mehr dazusetzen, und der Link führt nirgendwohin.
wait-closed = Dieser Tisch wurde geschlossen
wait-closed-what = Der Gastgeber hat ihn vor Spielbeginn aufgegeben.

## Einstellungen

settings-title = Einstellungen
settings-you = Du
settings-name = Dein Name
settings-name-hint = So sehen dich die anderen am Tisch.
settings-name-saved = Du heißt jetzt { $name }.
settings-save = Speichern
settings-look = Aussehen und Ton
settings-language = Sprache
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-system = Wie das System
settings-motion-full = Voll
settings-motion-less = Weniger
settings-sound = Töne
settings-sound-hint = Eine leise Trommel, wenn du am Zug bist.
settings-notify = Benachrichtigungen
settings-notify-hint = Der Browser meldet sich, wenn du am Zug bist und die Seite im Hintergrund ist.
settings-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-device = Andere Geräte
settings-device-what = Mach mit demselben Namen und denselben Partien auf einem Handy oder einem anderen Rechner weiter.
settings-device-make = Link erstellen
settings-device-link = Dein Link
settings-device-once = Öffne ihn auf dem anderen Gerät. Er ist wie ein Schlüssel: Zeig ihn niemandem. Ein neuer Link macht den alten ungültig.
settings-copy = Kopieren
settings-copied = Kopiert.
settings-not-copied = Der Browser hat das Kopieren nicht erlaubt: Bitte kopiere von Hand.
settings-code = Link oder Code von einem anderen Gerät
settings-code-hint = Von da an bist du hier dieselbe Person wie dort.
settings-code-use = Verwenden
settings-code-used = Du bist jetzt auf beiden Geräten dieselbe Person.
settings-account = Konto
settings-account-what = Nicht nötig. Mit einem Namen und einem Passwort findest du deine Partien von überall.
settings-account-is = Du hast das Konto { $name }.
settings-account-make = Konto anlegen
settings-account-log-in = Anmelden
settings-account-name = Name des Kontos
settings-account-name-hint = So heißt du von da an auch am Tisch.
settings-account-missing = Bitte gib einen Namen und ein Passwort an.
settings-password = Passwort
settings-password-hint = Mindestens 8 Zeichen.
settings-password-short = Das Passwort braucht mindestens 8 Zeichen.
settings-welcome = Willkommen, { $name }!
settings-log-out = Abmelden
settings-delete-heading = Alles löschen
settings-delete-what = Dein Name, dein Konto, deine Geräte und was du gesagt hast, werden gelöscht. Deine Partien spielen Computerspieler zu Ende. Das lässt sich nicht rückgängig machen.
settings-delete = Alles löschen
settings-delete-sure = Alles über dich löschen?
settings-deleted = Alles über dich ist gelöscht.

## Der Link von einem anderen Gerät

link-title = Auf diesem Gerät weitermachen
link-what = Mit diesem Link machst du hier weiter wie auf deinem anderen Gerät, mit demselben Namen und denselben Partien.
link-instead = Mit diesem Link machst du hier weiter wie auf deinem anderen Gerät. Hier bist du bisher { $name } und bist es dann nicht mehr.
link-use = Hier weitermachen
link-none = In diesem Link fehlt der Code. Erstelle in den Einstellungen des anderen Geräts einen neuen.

## Nirgends

nowhere-title = Hier ist nichts
nowhere-what = Diese Adresse führt nirgendwohin: Vielleicht fehlt ein Buchstabe.
