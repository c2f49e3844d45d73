### Die Lobby: sofort spielen, Tische, Einstellungen und wer man ist.

## Die erste Seite

lobby-title = Lobby
lobby-what = Segle zwischen den Inseln, errichte Städte und Tempel und werde der größte Baumeister von Yamataï. Für 1 bis 4 Personen. Kostenlos und ohne Konto.
lobby-about = Ein unabhängiges Projekt ohne Verbindung zu Autoren oder Verlag des Spiels. Der Plan und die meisten Plättchen sind rekonstruiert.
lobby-quick = Gegen den Computer spielen
lobby-opponents = Gegner
lobby-level = Spielstärke
lobby-play = Spielen
lobby-first-time = Zum ersten Mal hier? Lerne beim Spielen
lobby-adapts-now =
    { $games ->
        [0] Aktuelle Spielstärke: { $level }. Sie steigt, wenn du gewinnst, und sinkt, wenn du verlierst.
        [one] Aktuelle Spielstärke: { $level }. Solopartien bisher: { $games }, gewonnen: { $won }; danach richtet sich die Spielstärke.
       *[other] Aktuelle Spielstärke: { $level }. Du hast { $won } deiner letzten { $games } Solopartien gewonnen; danach richtet sich die Spielstärke.
    }
lobby-strength = Gemessen: { $percent } % Siege in { $games } Partien (Gegner: { $level }).
lobby-shown = Beispielpartie
lobby-shown-pause = Pause
lobby-shown-go-on = Weiter
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
lobby-workshop = Werkstatt: eigener Plan, eigene Plättchen
lobby-scorepad = Wertungsblock für eine Partie zu Hause
lobby-import = Aufzeichnung öffnen
lobby-your-turn = Du bist am Zug
lobby-waiting =
    { $number ->
        [one] Du bist in { $number } Partie am Zug
       *[other] Du bist in { $number } Partien am Zug
    }
lobby-turn-of = { $player } ist am Zug
lobby-status-open = wartet auf Mitspieler
lobby-status-dealing = beginnt gleich
lobby-status-running = läuft
lobby-status-over = beendet
lobby-status-abandoned = abgebrochen
lobby-result-won = gewonnen, { $mine } zu { $theirs }
lobby-result-lost = verloren, { $mine } zu { $theirs }
lobby-result-place = Platz { $place } von { $players }, { $points }
lobby-result-winner = { $player } hat gewonnen, { $points }
lobby-seat-record = Spieler aus einer Aufzeichnung
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

## The game in a minute

minute-title = Das Spiel in einer Minute
minute-fleet = Flotte wählen
minute-fleet-does = Sie gibt dir Schiffe und einen Effekt für diesen Zug. Je niedriger ihre Nummer, desto früher bist du in der nächsten Runde dran.
minute-place = Schiffe einsetzen
minute-place-does = Setze Schiffe entlang der Seewege ein: von einem Eingangsfeld im Westen aus oder neben einem Schiff derselben Farbe.
minute-build = Einsammeln oder bauen
minute-build-does = Nimm Kulturplättchen von den Inseln neben deinen neuen Schiffen, oder baue auf einer Insel, um die herum die Schiffe für ein Plättchen stehen.
minute-win = Anwerben und gewinnen
minute-win-does = Wirb mit Kulturplättchen Spezialisten an. Gebäude, Prestige, Spezialisten und Münzen bringen Punkte; wer die meisten hat, gewinnt.

challenges-title = Herausforderungen
challenges-what = Besiege einen Computerspieler von einer festen Ausgangslage aus, ohne Tipps. Wer den Link hat, bekommt dieselbe Ausgangslage; versuch es, so oft du willst.
challenges-name = { $level }, Ausgangslage { $number }
challenges-players = { $players } Spieler
challenges-untried = noch nicht versucht
challenges-won = gewonnen, { $mine } zu { $theirs }
challenges-lost =
    { $tries ->
        [one] { $tries } Versuch, { $mine } zu { $theirs }
       *[other] { $tries } Versuche, bester: { $mine } zu { $theirs }
    }
challenges-again = Noch einmal spielen
challenges-review = Rückblick
challenges-all = Alle Herausforderungen
challenges-score = Gewonnen: { $won } von { $all }

## Ein neuer Tisch

new-title = Neuer Tisch
new-seats = Wer spielt?
new-players = Spieler
new-seat = Platz: { $seat }
new-seat-me = Du
new-seat-me-hint = An diesem Gerät. Für mehrere Personen an einem Bildschirm nimm mehrere Plätze.
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
new-delay = Zuschauer sehen die Partie
new-delay-hint = Eine Verzögerung verhindert, dass Zuschauer einem Spieler helfen. Die Spieler müssen dadurch nie warten.
new-delay-none = Sofort
new-delay-turns =
    { $turns ->
        [one] { $turns } Zug später
       *[other] { $turns } Züge später
    }
new-undo = Zurücknehmen erlaubt
new-undo-hint = Im eigenen Zug, bis etwas Neues aufgedeckt wird.
new-hints = Tipps erlaubt
new-hints-who = Ein Computerspieler zeigt, was er tun würde. Sitzen mehrere Personen am Tisch, müssen während der Partie alle zustimmen.
new-face-down = Gebaute Plättchen verdeckt
new-face-down-hint = Wie im Original: Die gebauten Plättchen und die Punkte der anderen bleiben bis zum Schluss verborgen.
new-stand-in = Ersatz für alle, die gehen
new-stand-in-after = Abwesende vertreten
new-stand-in-after-hint = Wenn sie am Zug sind und die Seite schon so lange geschlossen haben.
new-stand-in-never = Nie
new-stand-in-minutes =
    { $minutes ->
        [one] Nach { $minutes } Minute
       *[other] Nach { $minutes } Minuten
    }
new-make = Tisch erstellen
new-edition = Eigene Edition
new-edition-hint = Eigener Plan, eigene Plättchen oder Preise als TOML-Datei. „himiko edition export“ liefert die Standardedition als Vorlage.
new-edition-file = Editionsdatei wählen
new-edition-chosen = Edition für diesen Tisch: { $name }
new-edition-shelf = Aus deinem Regal
new-edition-shelf-none = Edition auswählen
new-edition-kept = { $name }, Version { $version }
edition-standard = Das ist die Standardedition. Ihr Plan und die meisten Plättchen sind rekonstruiert, da die Spielregeln sie nicht zeigen.
edition-own = Gespielt wird mit der Edition { $name }.
new-edition-workshop = In der Werkstatt eine eigene gestalten
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
settings-sound-what = Eine gezupfte Saite, wenn du am Zug bist.
settings-volume = Lautstärke
settings-text = Schriftgröße
settings-text-normal = Normal
settings-text-large = Groß
settings-text-huge = Sehr groß
settings-speed = Aktionen der anderen
settings-speed-slow = Langsam
settings-speed-normal = Nacheinander
settings-speed-fast = Schnell
settings-speed-off = Alle auf einmal
settings-numbers = Nummern immer anzeigen
settings-numbers-hint = Sonst haben Felder und Inseln nur auf einem großen Spielplan Nummern, und dort, wo sie erwähnt werden.
settings-confirm = Jede Aktion bestätigen
settings-confirm-hint = Sonst wirst du nur vor Aktionen gefragt, die sich nicht zurücknehmen lassen.
settings-more = Name, Geräte und Konto
settings-notify = Benachrichtigungen
settings-notify-hint = Der Browser meldet sich, wenn du am Zug bist und die Seite im Hintergrund ist.
settings-notify-refused = Dein Browser blockiert Benachrichtigungen dieser Seite.
settings-device = Andere Geräte
settings-device-what = Mach mit demselben Namen und denselben Partien auf einem Handy oder einem anderen Computer weiter.
settings-device-make = Link erstellen
settings-device-link = Dein Link
settings-device-ten-minutes = Öffne ihn innerhalb von zehn Minuten auf dem anderen Gerät. Er funktioniert nur einmal. Gib ihn nicht weiter: Wer ihn öffnet, spielt unter deinem Namen.
settings-copy = Kopieren
settings-copied = Kopiert.
settings-not-copied = Dein Browser hat das Kopieren blockiert. Bitte kopiere den Text von Hand.
settings-code = Link oder Code von einem anderen Gerät
settings-code-hint = Dieses Gerät hat dann denselben Namen und dieselben Partien.
settings-code-use = Verwenden
settings-devices = Wo du angemeldet bist
settings-device-here = dieses Gerät
settings-device-seen = zuletzt benutzt { $ago }
settings-device-unknown = Unbekanntes Gerät
settings-device-log-out = Abmelden: { $device }
settings-devices-log-out = Alle anderen Geräte abmelden
settings-devices-gone = Abgemeldet.
settings-account = Konto
settings-account-what = Freiwillig. Mit Name und Passwort erreichst du deine Partien von überall.
settings-account-is = Angemeldet als { $name }.
settings-account-make = Konto anlegen
settings-account-log-in = Anmelden
settings-account-recover = Wiederherstellungscode verwenden
settings-account-name = Kontoname
settings-account-name-hint = So heißt du dann auch am Tisch.
settings-account-missing = Gib einen Namen und ein Passwort ein.
settings-password = Passwort
settings-password-hint = Mindestens 8 Zeichen.
settings-password-short = Das Passwort braucht mindestens 8 Zeichen.
settings-password-heading = Passwort ändern
settings-password-new = Neues Passwort
settings-password-new-hint = Mindestens 8 Zeichen. Alle deine anderen Geräte werden abgemeldet.
settings-password-change = Passwort ändern
settings-password-changed = Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
settings-recovery-code = Wiederherstellungscode
settings-recovery-missing = Gib einen deiner Wiederherstellungscodes ein.
settings-passkeys = Passkeys
settings-passkeys-what = Melde dich mit Fingerabdruck, Gesicht oder PIN deines Geräts statt mit einem Passwort an. Mit einem Passkey kommst du auch dann wieder hinein, wenn du das Passwort vergisst.
settings-passkey-add = Passkey hinzufügen
settings-passkey-added = Passkey hinzugefügt.
settings-passkey-made = hinzugefügt { $ago }
settings-passkey-remove = Entfernen
settings-passkey-remove-one = Passkey entfernen: { $device }
settings-passkey-removed = Passkey entfernt. Lösche ihn auch in deinem Passwortmanager.
settings-passkey-none-here = Passkeys funktionieren nur über https und unter einem Domainnamen.
settings-passkey-use = Passkey verwenden
settings-passkey-log-in = Mit einem Passkey anmelden
settings-codes = Wiederherstellungscodes
settings-codes-what = Mit jedem dieser Codes kannst du einmal ein neues Passwort wählen, falls du deines verlierst. Bewahre sie auf Papier auf.
settings-codes-keep = Schreib diese Codes jetzt auf: Sie werden nur einmal angezeigt.
settings-codes-left =
    { $number ->
        [0] Du hast keine Wiederherstellungscodes.
        [one] Du hast noch { $number } Wiederherstellungscode.
       *[other] Du hast noch { $number } Wiederherstellungscodes.
    }
settings-codes-make = Neue Wiederherstellungscodes erstellen
settings-codes-made = Neue Wiederherstellungscodes erstellt. Ältere gelten nicht mehr.
proof-title = Bestätige, dass du es bist
proof-what = Melde dich noch einmal an, um den Schutz deines Kontos zu ändern.
proof-go = Weiter
settings-welcome = Willkommen, { $name }!
settings-log-out = Abmelden
settings-delete-heading = Deine Daten löschen
settings-data-what = Sieh nach, was über dich gespeichert ist, oder lade alles herunter.
settings-data = Meine Daten herunterladen
settings-delete-what = Damit werden dein Name, dein Konto, deine Geräte und deine Chatnachrichten gelöscht. Computerspieler spielen deine Partien zu Ende. Das lässt sich nicht rückgängig machen.
settings-delete = Alle meine Daten löschen
settings-delete-sure = Alle deine Daten löschen?
settings-deleted = Alle deine Daten wurden gelöscht.

## Der Link von einem anderen Gerät

link-title = Auf diesem Gerät weitermachen
link-owner = Auf diesem Gerät bist du dann { $name }.
link-made-on = Link erstellt auf: { $device }.
link-warning = Mach nur weiter, wenn du diesen Link selbst erstellt hast: Wer ihn dir geschickt hat, kann hier deine Partien sehen und spielen.
link-replaces = Du bist hier gerade { $name }. Ohne Konto sind Partien, die du auf diesem Gerät als Gast spielst, dann nicht mehr erreichbar.
link-use = Hier weitermachen
link-void = Dieser Link funktioniert nicht mehr: Jeder gilt nur einmal und nur zehn Minuten lang. Erstelle in den Einstellungen deines anderen Geräts einen neuen.
privacy-title = Datenschutz
privacy-stored = Was dieser Server speichert
privacy-stored-name = Deinen Namen, wie andere ihn sehen, und wann du zum ersten Mal da warst.
privacy-stored-account = Wenn du ein Konto hast: dessen Namen, einen Hash des Passworts, die öffentlichen Schlüssel deiner Passkeys und Hashes der Wiederherstellungscodes. Niemand kann dein Passwort daraus lesen.
privacy-stored-devices = Zu jedem Gerät: einen Hash des Geheimnisses in seinem einzigen Cookie, die Namen von Browser und System und ungefähr, wann es zuletzt benutzt wurde.
privacy-stored-games = Deine Partien: jede Aktion und wann sie gespielt wurde. Beendete Partien bleiben für alle lesbar, die sie sehen konnten.
privacy-stored-editions = Die Editionen in deinem Regal und die, mit denen deine Partien gespielt werden.
privacy-stored-chat = Was du im Chat schreibst, wen du stummschaltest und welche Nachrichten du ausblendest.
privacy-stored-reports = Gemeldete Nachrichten samt der Meldung, für die Betreiber.
privacy-stored-operators = Was Betreiber deinetwegen tun: Sperren samt Grund und ein Protokoll ihrer Eingriffe.
privacy-not-stored = Was er nicht speichert
privacy-not-stored-address = Deine IP-Adresse: Sie wird nur während der Verbindung benutzt, um Missbrauch zu begrenzen.
privacy-not-stored-mail = E-Mail-Adressen, echte Namen, Geburtstage oder Orte: Danach wird nie gefragt.
privacy-not-stored-tracking = An Dritte wird nichts gesendet. Es gibt keine Werbung und keine Tracker.
privacy-how-long = Wie lange
privacy-guests-days =
    { $days ->
        [one] Die Daten von Gästen, die { $days } Tag nicht da waren, werden gelöscht.
       *[other] Die Daten von Gästen, die { $days } Tage nicht da waren, werden gelöscht.
    }
privacy-guests-kept = Die Daten von Gästen bleiben gespeichert, bis die Gäste sie löschen.
privacy-tables-days =
    { $days ->
        [one] Beendete Partien werden nach { $days } Tag gelöscht.
       *[other] Beendete Partien werden nach { $days } Tagen gelöscht.
    }
privacy-tables-kept = Beendete Partien bleiben gespeichert, ohne deinen Namen, wenn du deine Daten löschst.
privacy-delete = In den Einstellungen kannst du herunterladen, was über dich gespeichert ist, und es jederzeit löschen. Nur was die Betreiber brauchen, bleibt: Meldungen, Sperren und das Protokoll ihrer Eingriffe.

## Nirgends

nowhere-title = Seite nicht gefunden
nowhere-what = Prüfe die Adresse auf Tippfehler.
