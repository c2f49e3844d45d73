### Die Lobby: sofort spielen, Tische, Einstellungen und wer man ist.

## Die erste Seite

lobby-title = Lobby
lobby-what = Fahre zwischen den Inseln, errichte Städte und Tempel und werde größter Baumeister von Yamataï. Für 1 bis 4 Personen. Kostenlos und ohne Konto.
lobby-quick = Gegen den Computer spielen
lobby-opponents = Gegner
lobby-level = Spielstärke
lobby-play = Spielen
lobby-first-time = Zum ersten Mal hier? Lerne beim Spielen
lobby-tables = Tische
lobby-new = Mit anderen spielen
lobby-list-mine = Deine Partien
lobby-list-open = Offene Tische
lobby-list-running = Zuschauen
lobby-list-finished = Beendet
lobby-none-mine = Du hast noch keine Partien. Die erste ist nur einen Klick entfernt.
lobby-none-open = Gerade wartet niemand auf Mitspieler. Erstelle einen Tisch und schick deinen Freunden den Link.
lobby-none-running = Zurzeit läuft keine öffentliche Partie.
lobby-none-finished = Noch ist keine öffentliche Partie beendet. Deine eigenen findest du unter „Deine Partien“.
lobby-more = Mehr anzeigen
lobby-import = Aufzeichnung öffnen
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
        [one] { $minutes } Minute pro Person
       *[other] { $minutes } Minuten pro Person
    }
lobby-clock-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }

## Ein neuer Tisch

new-title = Neuer Tisch
new-seats = Wer spielt?
new-players = Spieler
new-seat = Platz: { $seat }
new-seat-me = Du
new-seat-me-hint = An diesem Gerät. Nimm mehrere Plätze, um einen Bildschirm zu teilen.
new-seat-open = Freier Platz
new-seat-open-hint = Für alle, die den Link haben oder den Tisch in der Lobby finden.
new-hot-seat = Mehrere Personen an einem Gerät: Gib es an die Person weiter, die am Zug ist.
new-options = Tischregeln
new-clock = Zeit
new-clock-none = Keine Uhr
new-clock-none-hint = Ohne Zeitlimit.
new-clock-live = Am Stück
new-clock-live-hint = Minuten pro Person für die ganze Partie.
new-clock-days = Über mehrere Tage
new-clock-days-hint = Tage pro Zug; komm wieder, wenn du am Zug bist.
new-minutes = Minuten
new-days = Tage
new-listed = In der Lobby anzeigen
new-listed-hint = Alle können mitspielen; sonst nur, wer den Link hat.
new-start = Beginnen, sobald alle Plätze besetzt sind
new-start-hint = Sonst startet der Gastgeber die Partie.
new-watch = Alle dürfen zuschauen
new-watch-hint = Sonst können nur die Spieler die Partie sehen.
new-undo = Zurücknehmen erlaubt
new-undo-hint = Im eigenen Zug, bis etwas Neues aufgedeckt wird.
new-hints = Tipps erlaubt
new-hints-who = Ein Computerspieler zeigt, was er tun würde. Unter Menschen müssen während der Partie alle zustimmen.
new-face-down = Gebaute Plättchen verdeckt
new-face-down-hint = Wie in der Schachtel: Die gebauten Plättchen und Punkte der anderen bleiben bis zum Schluss verborgen.
new-stand-in = Ersatz für alle, die gehen
new-make = Tisch erstellen
new-edition = Eigene Edition
new-edition-hint = Dein eigener Plan, eigene Plättchen oder Preise, als TOML-Datei. „himiko edition export“ liefert die Standardedition als Vorlage.
new-edition-file = Editionsdatei wählen
new-edition-chosen = Edition für diesen Tisch: { $name }
new-edition-usual = Standardedition verwenden

## Der Warteraum

wait-close = Tisch schließen
wait-close-sure = Tisch schließen?
wait-close-warning = Niemand kann mehr mitspielen, und der Link funktioniert nicht mehr.
wait-closed = Dieser Tisch wurde geschlossen
wait-closed-what = Der Gastgeber hat ihn geschlossen, bevor die Partie begann.

## Einstellungen

settings-title = Einstellungen
settings-you = Du
settings-name = Dein Name
settings-name-hint = Diesen Namen sehen die anderen am Tisch.
settings-name-saved = Dein Name ist jetzt { $name }.
settings-save = Speichern
settings-look = Aussehen und Ton
settings-language = Sprache
settings-theme = Design
settings-theme-system = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-system = Wie im System
settings-motion-full = Alle
settings-motion-less = Reduziert
settings-sound = Töne
settings-sound-hint = Eine leise Trommel, wenn du am Zug bist.
settings-notify = Benachrichtigungen
settings-notify-hint = Der Browser meldet sich, wenn du am Zug bist und die Seite im Hintergrund ist.
settings-notify-refused = Dein Browser blockiert Benachrichtigungen dieser Seite.
settings-device = Andere Geräte
settings-device-what = Mach mit demselben Namen und denselben Partien auf einem Handy oder einem anderen Rechner weiter.
settings-device-make = Link erstellen
settings-device-link = Dein Link
settings-copy = Kopieren
settings-copied = Kopiert.
settings-not-copied = Dein Browser hat das Kopieren blockiert. Bitte kopiere von Hand.
settings-code = Link oder Code von einem anderen Gerät
settings-code-hint = Dieses Gerät hat dann denselben Namen und dieselben Partien.
settings-code-use = Verwenden
settings-account = Konto
settings-account-what = Freiwillig. Mit Name und Passwort erreichst du deine Partien von überall.
settings-account-is = Angemeldet als { $name }.
settings-account-make = Konto anlegen
settings-account-log-in = Anmelden
settings-account-name = Kontoname
settings-account-name-hint = So heißt du dann auch am Tisch.
settings-account-missing = Gib einen Namen und ein Passwort ein.
settings-password = Passwort
settings-password-hint = Mindestens 8 Zeichen.
settings-password-short = Das Passwort braucht mindestens 8 Zeichen.
settings-welcome = Willkommen, { $name }!
settings-log-out = Abmelden
settings-delete-heading = Deine Daten löschen
settings-delete-what = Damit werden dein Name, dein Konto, deine Geräte und deine Chatnachrichten gelöscht. Computerspieler spielen deine Partien zu Ende. Das lässt sich nicht rückgängig machen.
settings-delete = Alle meine Daten löschen
settings-delete-sure = Alle deine Daten löschen?
settings-deleted = Alle deine Daten wurden gelöscht.

## Der Link von einem anderen Gerät

link-title = Auf diesem Gerät weitermachen
link-use = Hier weitermachen

## Nirgends

nowhere-title = Seite nicht gefunden
nowhere-what = Prüfe die Adresse auf Tippfehler.
