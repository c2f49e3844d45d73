### Die Befehlszeile.

## Hilfe

help-usage = Aufruf:
help-usage-options = [OPTIONEN]
help-usage-command = BEFEHL …
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-help = Zeigt diese Hilfe.
help-default = (Vorgabe: { $value })

help-himiko = Das Brettspiel Yamataï: spielen, Wettkämpfe und Simulationen laufen lassen, Aufzeichnungen prüfen und nachspielen.
help-play = Spielt eine Partie im Terminal gegen den Computer.
help-match = Spielt einen Wettkampf zwischen zwei, drei oder vier Spielern. Jede Platzverteilung kommt mit denselben Ausgangslagen gleich oft vor; der Bericht zeigt, wer stärker ist.
help-ladder = Bewertet Spieler: Jeder spielt gegen jeden. Der Bericht nennt die Wertungen und enthält mit --out auch Diagramme.
help-stats = Zeigt, was in den Partien eines Ordners zum Sieg führt: Plätze, Flotten, Spezialisten, Gebäude, Art des Spielendes.
help-simulate = Spielt viele zufällige Partien auf allen Kernen und zeigt die Ergebnisse als Tabelle.
help-dataset = Schreibt viele Partien in eine Parquet-Datei, für maschinelles Lernen und Statistik, samt Datenblatt. Derselbe Befehl erzeugt immer dieselbe Datei.
help-mcp = Lässt ein Sprachmodell spielen: stellt das Spiel über das Model Context Protocol auf Standardein- und -ausgabe bereit.
help-replay = Geht eine aufgezeichnete Partie Zug für Zug durch.
help-check = Prüft Aufzeichnungen: spielt jede Aktion nach und vergleicht die Ausgangslage mit ihrem veröffentlichten Fingerabdruck. Rückgabewert 2, wenn etwas nicht stimmt.
help-edition = Das Spielmaterial als Datei: prüfen, exportieren, anzeigen, auswerten.
help-edition-check = Prüft eine Editionsdatei. Rückgabewert 2, wenn sie Fehler enthält.
help-edition-export = Schreibt die Standardedition als Datei, zum Ändern und Spielen.
help-edition-report = Lässt Computerspieler eine Edition eine Weile spielen und berichtet, wie lang Partien sind, wie sie enden, was jedes Teil wert ist und was nie genutzt wird, im Vergleich mit der Standardedition.
help-edition-show = Zeigt das Material einer Edition: Plan, Schiffe, Flotten, Plättchen, Spezialisten.
help-serve = Startet einen Server für Partien mit anderen. Einstellungen können auch aus der Umgebung oder einer Datei kommen: siehe docs/server.md.
help-db = Die Datenbank des Servers: sichern, wiederherstellen, prüfen, exportieren.
help-db-backup = Schreibt die ganze Datenbank in eine Datei; der Server darf weiterlaufen.
help-db-restore = Füllt eine leere Datenbank aus einer Sicherung, auch wenn diese von einer anderen Art von Datenbank stammt.
help-db-verify = Prüft die Datenbank: Jede Partie wird nachgespielt. Rückgabewert 2, wenn etwas nicht stimmt.
help-db-export = Schreibt eine Aufzeichnung jeder Partie in einen Ordner.
help-texts = Die Texte in allen Sprachen, für die Übersetzung: was fehlt, und alles auf einer Seite.
help-texts-missing = Listet auf, welche Texte einer Sprache fehlen. Sie erscheinen auf Englisch.
help-texts-sheet = Schreibt eine HTML-Seite mit jedem Text in jeder Sprache, mit schwierigen Werten gefüllt, zum Lesen vor einer Veröffentlichung.
help-admin = Für Betreiber: Personen, Meldungen und Tische. Alles, was getan wird, wird protokolliert.
help-admin-people = Listet Personen auf: ID, Name, Konto, zuerst gesehen, zuletzt gesehen, Sperre.
help-admin-ban = Sperrt eine Person: Sie kann dann nur noch zuschauen. Mit --silence darf sie lediglich keine Nachrichten mehr schreiben.
help-admin-allow = Hebt eine Sperre auf.
help-admin-rename = Gibt einer Person einen anderen Namen.
help-admin-log-out = Meldet eine Person auf allen Geräten ab.
help-admin-reports = Listet gemeldete Nachrichten auf, über die noch zu entscheiden ist.
help-admin-decide = Schließt eine Meldung mit einer Entscheidung.
help-admin-tables = Listet Tische auf, die neuesten zuerst.
help-admin-chat = Listet die Nachrichten an einem Tisch auf.
help-admin-remove-line = Löscht eine Nachricht für alle.
help-admin-close-table = Schließt einen Tisch, dessen Partie noch nicht begonnen hat.
help-admin-forget = Löscht Gäste und beendete Tische, die älter sind als die angegebene Zahl von Tagen.
help-admin-audit = Listet auf, was Betreiber getan haben.
help-fingerprint = Gibt eine Zahl aus, berechnet über feste Partien: Sie ändert sich genau dann, wenn sich die Regeln anders verhalten.
help-argument-person = Die ID einer Person, wie „himiko admin people“ sie anzeigt.
help-argument-table = Die ID eines Tisches: der letzte Teil seiner Adresse.
help-argument-search = Teil eines Namens oder eine ID. Vorgabe: alle.
help-argument-name = Der neue Name.
help-argument-report = Die ID einer Meldung, wie „himiko admin reports“ sie anzeigt.
help-argument-decision = Was entschieden wurde, in wenigen Worten.
help-argument-line = Die Nummer einer Nachricht, wie „himiko admin chat“ sie anzeigt.
help-option-reason = Warum; die Person erfährt es.
help-option-days = Für wie viele Tage. Vorgabe: für immer.
help-option-silence = Verbietet nur das Schreiben von Nachrichten.
help-option-all-reports = Listet auch Meldungen auf, über die schon entschieden ist.
help-option-status = Nur Tische in diesem Zustand: open, running, over, abandoned oder closed.
help-option-guests = Löscht Gäste, die so viele Tage nicht da waren. 0: keine.
help-option-old-tables = Löscht Tische, die vor so vielen Tagen beendet wurden. 0: keine.

help-option-language = Sprache, etwa en oder fr. Vorgabe: HIMIKO_LANGUAGE oder die Systemsprache.
help-option-version = Zeigt die Version.
help-option-players = Zahl der Spieler, 2 bis 4.
help-option-seat = Dein Platz, von 0 an gezählt.
help-option-opponents = Deine Gegner, beginnend mit dem schwächsten: deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko; himiko:5s denkt 5 Sekunden pro Zug nach. Einmal angegeben, gilt es für alle; mehrfach angegeben, nennt es einen Gegner nach dem anderen. Vorgabe: fisher.
help-option-seed = Startwert der Ausgangslage: eine Zahl oder hex:… für Bytes. Gleicher Startwert, gleiche Ausgangslage. Vorgabe: zufällig.
help-option-edition = Verwendet das Material dieser Datei statt der Standardedition.
help-option-log = Vergleicht die Aufzeichnung mit dem Protokoll ihres Tisches, wie es der Server unter /api/tables/ID/log ausgibt.
help-option-table = Die ID des Tisches, von dem das Protokoll ist: der Teil seiner Adresse nach /t/.
help-option-record = Zeichnet die Partie in dieser Datei auf.
help-option-games = Zahl der Partien.
help-option-first-seed = Startwert der ersten Partie; jede weitere bekommt die nächste Zahl.
help-option-cap = Bricht Partien nach so vielen Runden ab und zählt sie als abgebrochen.
help-option-threads = Zahl der Threads. Vorgabe: einer pro Kern.
help-option-out = Schreibt die Aufzeichnungen: in eine Datei oder in einen Ordner (vorhanden oder mit / am Ende) mit einer Datei pro Partie.
help-option-json = Gibt ein JSON-Objekt statt einer Tabelle aus.
help-argument-dataset = Die Datei, die geschrieben wird. Ihr Datenblatt heißt ebenso und endet auf .md.
help-option-dataset-player = Wer spielt, benannt wie bei einem Wettkampf. Einmal angegeben, gilt es für alle Plätze; mehrfach angegeben, nennt es einen Spieler nach dem anderen, und sie tauschen von Partie zu Partie die Plätze. Vorgabe: drifter, zufällig.
help-option-features = Schreibt auch als Zahlen auf, was der Spieler am Zug vor jeder Aktion wusste.
help-option-values = Schreibt auch die Gewinnchancen aller Spieler vor jeder Aktion auf, berechnet mit so vielen Iterationen; 0 für keine.
help-option-turn = Zeigt nur diesen Zug und den Tisch danach. Beispiel: 3.2 ist Runde 3, Zug 2.
help-option-all = Zeigt alle Züge auf einmal, ohne Pause.
help-option-game = Welche Partie, wenn die Datei mehrere enthält.
help-option-export-out = Schreibt in diese Datei statt ins Terminal.
help-option-match-games = Zahl der Partien, aufgerundet, sodass jede Platzverteilung gleich oft vorkommt.
help-option-ladder-games = Zahl der Partien pro Wettkampf, aufgerundet, sodass jede Platzverteilung gleich oft vorkommt.
help-option-match-seed = Startwert aller Ausgangslagen und der Zufallsentscheidungen der Spieler.
help-option-report-seconds = So viele Sekunden wird insgesamt gespielt. Je länger, desto enger die Intervalle.
help-option-report-games = Spielt stattdessen so viele Partien jeder Art, wie lange es auch dauert: Derselbe Befehl ergibt dann denselben Bericht.
help-option-match-out = Speichert Partien, Ergebnisse und Bericht in diesem Ordner. Derselbe Befehl macht dort weiter, wo er angehalten wurde.
help-option-records = Speichert auch eine Aufzeichnung jeder Partie, im Ordner aus --out.
help-option-workers = Zahl der Partien, die gleichzeitig laufen. Vorgabe: so viele, wie die Kerne erlauben.
help-option-ray = Spielt stattdessen auf dem Ray-Cluster unter dieser Adresse; „local“ startet hier einen. Installieren mit: pip install 'himiko[ray]'
help-option-player-threads = Zahl der Threads, mit denen jeder Spieler nachdenken darf.
help-option-rounds = Bricht Partien nach so vielen Runden ab und wertet den aktuellen Stand.
help-option-seats = Spieler pro Partie: 2, 3 oder 4.
help-option-stats-out = Schreibt den Bericht mit Diagrammen in diesen Ordner.
help-option-host = Adresse, auf der der Server lauscht. Vorgabe aus den Einstellungen: 127.0.0.1, nur dieser Rechner.
help-option-port = Port, auf dem der Server lauscht. Vorgabe aus den Einstellungen: 8000.
help-option-database = Datenbank: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK. Vorgabe aus den Einstellungen: sqlite:///himiko.db.
help-option-check = Sagt nur, was unsicher wäre, wenn Fremde den Server erreichen könnten; Rückgabewert 2, wenn es etwas gibt.
help-option-open = Öffnet die Seite im Browser; ist der Port belegt, wird ein anderer genommen.
help-option-repair = Schreibt alles neu, was aus den Protokollen der Partien folgt. Die Protokolle selbst werden nie geändert.
help-option-sheet-out = Die Datei, die geschrieben wird.

help-argument-record = Die Datei mit der Aufzeichnung.
help-argument-records = Die Dateien mit den Aufzeichnungen; eine Datei kann mehrere Partien enthalten.
help-argument-edition = Die Editionsdatei.
help-argument-edition-or-none = Die Editionsdatei. Vorgabe: die Standardedition.
help-argument-match-players = Die Spieler, 2 bis 4: drifter (zufällig), deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko. himiko:1s denkt 1 Sekunde pro Zug nach; himiko:640 sucht mit Breite 640, auf jedem Rechner gleich. external:BEFEHL startet dein eigenes Programm.
help-argument-ladder-all = Die Spieler, benannt wie bei einem Wettkampf. Vorgabe: alle Spielstärken.
help-argument-folder = Der Ordner mit Wettkämpfen oder Aufzeichnungen, samt Unterordnern.
help-argument-backup = Die zu schreibende Datei; es darf sie noch nicht geben.
help-argument-restore = Die Datei mit der Sicherung.
help-argument-export = Der Ordner, in den geschrieben wird.
help-argument-languages = Die Sprachen, etwa es oder ja. Vorgabe: alle.

value-number = N
value-rounds = RUNDEN
value-seed = STARTWERT
value-turn = RUNDE.ZUG
value-file = DATEI
value-path = DATEI_ODER_ORDNER
value-folder = ORDNER
value-player = SPIELER
value-language = SPRACHE
value-address = ADRESSE
value-url = URL
value-id = ID
value-text = TEXT

## Probleme: eine Zeile, dann endet das Programm

problem-plain = { $text }
problem-unexpected = Etwas ist schiefgegangen: { $error } (HIMIKO_DEBUG=1 zeigt Einzelheiten)
problem-interrupted = Abgebrochen.
problem-broken-pipe = Die Ausgabe wird nicht mehr gelesen.
problem-no-command = Unbekannter Befehl: „{ $command }“. Verfügbar: { $commands }.
problem-no-option = Unbekannte Option: { $option }. Siehe { $command } --help.
problem-option-value = Die Option { $option } braucht einen Wert. Siehe { $command } --help.
problem-extra-argument = Ein Argument zu viel: „{ $argument }“. Siehe { $command } --help.
problem-missing = Es fehlt: { $name }. Siehe { $command } --help.
problem-language = Unbekannte Sprache: „{ $given }“. Verfügbar: { $languages }.
problem-number = { $option }: „{ $given }“ ist keine ganze Zahl.
problem-range = { $option }: { $given } liegt nicht zwischen { $least } und { $most }.
problem-seed = --seed: „{ $given }“ ist weder eine Zahl ab 0 noch hex:….
problem-no-file = { $file }: Diese Datei gibt es nicht.
problem-directory = { $file }: Das ist ein Ordner, keine Datei.
problem-binary = { $file }: Das ist keine Textdatei.
problem-too-long = { $file }: Diese Datei ist zu groß.
problem-unreadable = { $file }: kann nicht gelesen werden ({ $error }).
problem-unwritable = { $file }: kann nicht geschrieben werden ({ $error }).
problem-record = { $file }, Zeile { $line }: { $reason }
problem-turn = --turn: In dieser Partie gibt es keinen Zug „{ $given }“; der letzte ist { $last }.
problem-no-turns = --turn: In dieser Partie wurde noch nichts gespielt.
problem-player = Unbekannter Spieler: „{ $given }“. Verfügbar: { $levels }, auch mit einem Budget pro Zug wie himiko:1s oder himiko:500, und external:BEFEHL.
problem-against = --against: { $given } Angaben für { $number } Gegner. Nenne einen für alle oder jeden einzeln.
problem-records-where = --records braucht einen Ordner: Ergänze --out.
problem-no-folder = { $folder }: Diesen Ordner gibt es nicht.
problem-extra = { $library } fehlt. So wird es installiert: pip install 'himiko[{ $extra }]'
problem-settings = Ungültige Einstellungen: { $error }
problem-address = { $address }: Dort kann der Server nicht lauschen ({ $error }).
problem-database-url = Keine Datenbankadresse: erwartet wird sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
problem-database-version = Die Datenbank ist leer oder von einer anderen Version. Starte den Server einmal damit.
problem-database = Datenbankfehler: { $error }
problem-no-backup = { $file }: Das ist keine Sicherung.
problem-in-use = Ein Server benutzt diese Datenbank schon; nur PostgreSQL lässt sich gemeinsam nutzen.
problem-player-failed = { $player } kann nicht weiterspielen: { $reason }. { $detail }
problem-deal-false = Die Ausgangslage passt nicht zu ihrem Fingerabdruck.
problem-log = { $file }: { $reason }
problem-log-entry = Eintrag { $number }: { $reason }
problem-log-none = Die Aufzeichnung enthält keinen Fingerabdruck des Protokolls.
problem-log-form = Das ist nicht das Protokoll eines Tisches.
problem-log-missing = Ein Eintrag fehlt oder steht nicht an seinem Platz.
problem-log-changed = Der Fingerabdruck passt nicht; dieser Eintrag oder einer davor wurde also geändert.
problem-log-other = Die Aufzeichnung erzählt von einer anderen Partie.
problem-log-options = --log braucht --table ID und eine Aufzeichnung mit einer einzigen Partie.
problem-wrong-files = Fehlerhafte Dateien: { $bad } von { $number }.
problem-stopped = Angehalten: { $done } von { $games } Partien gespielt, keine gespeichert. Mit --out ORDNER werden sie gespeichert, und du kannst später weitermachen.
problem-stopped-kept = Angehalten: { $done } von { $games } Partien gespielt und in { $folder } gespeichert. Mit demselben Befehl geht es weiter.
problem-stopped-early = Beendet, bevor beide Editionen gespielt waren: Es gibt noch nichts zu berichten.
problem-not-served = Der Server konnte nicht starten; der Grund steht oben.
problem-games-left-out = Ausgelassen, weil sich ihr Protokoll nicht nachspielen lässt: { $number } ({ $tables }). „himiko db verify“ sagt, warum.
problem-database-wrong = Fehler in der Datenbank: { $number }.

## Die Spieler des Computers

level-introduced = { $name }. { $does }
level-preparing = Die Spieler werden vorbereitet

## Die Karte: Wörter von höchstens acht Buchstaben

map-plum = Pflaume
map-maple = Ahorn
map-rice = Reis
map-ginkgo = Ginkgo
map-bellflower = Glocken.
map-wisteria = Blaureg.
map-sacred = heilig
map-torii = Torii
map-palace = Palast

## Der Tisch

table-board = Archipel
table-fleets = Flotten
table-buildings = Gebäude
table-reserve = Vorrat
table-specialists = Spezialisten
table-face-down = verdeckt: { $number }
table-deck = im Stapel: { $number }
table-known-top = du kennst die obersten: { $tiles }
table-known-bottom = du kennst die untersten: { $tiles }
table-prices = Preis: { $prices }
table-player = Spieler
table-points = Punkte
table-coins = Münzen
table-prestige = Prestige
table-boats = Schiffe
table-aside = beiseitegestellt
table-culture = Kulturplättchen
table-left = Gebäude übrig
table-tiles = Plättchen
table-reserved = (reserviert: { $tiles })
table-you = (du)

## Spielen

play-welcome = Deine Farbe: { $player }. ? zeigt die Hilfe. Deine Gegner:
play-title = Runde { $round }, Zug { $turn } von { $turns }
play-happened = Was passiert ist
play-hand = Deine Hand:
play-hint = eine Zahl oder eine Aktion · der Anfang einer Aktion zeigt mehr · ? für Hilfe
play-folded = { $number } Möglichkeiten; tippe zum Beispiel: { $example }
play-refused = { $reason } (Regel { $rule })
play-possible = Das kannst du jetzt tun: { $action }
play-why-what = Nenne auch die Aktion, zum Beispiel: why build b13 i05
play-about-what = Nenne einen Spezialisten, eine Flotte oder ein Plättchen, zum Beispiel: about riu, about 5, about b13
play-save-where = Nenne auch die Datei, zum Beispiel: save partie.txt
play-saved = Aufzeichnung gespeichert: { $file }
play-no-undo = Es gibt nichts zurückzunehmen.
play-no-number = Es gibt keine Möglichkeit { $number }; die Nummern gehen von 1 bis { $most }.
play-left = Du hast die Partie in Runde { $round }, Zug { $turn } verlassen.
play-winner = { $player } ist der größte Baumeister von Yamataï!
play-thinking = Denkt nach
play-help =
    Tippe die Nummer einer Möglichkeit oder die Aktion selbst:     place wood s12
    Tippe den Anfang einer Aktion, um alle passenden zu sehen:     swap   oder   swap s10

    hint         was Himiko tun würde, und deine Gewinnchance
    why AKTION   warum eine Aktion nicht möglich ist
    about NAME   was ein Spezialist, eine Flotte oder ein Plättchen bewirkt: about riu, about 5, about b13
    undo         deine letzte Aktion zurücknehmen
    log          alles, was passiert ist
    scores       die Punkte bisher
    table        den Tisch noch einmal zeichnen
    save DATEI   die Aufzeichnung speichern
    quit         die Partie verlassen
play-legend =
    Auf der Karte: Schiffe { $boats }; { $entry } Eingangsfeld,
    { $mountain } Gebirge, { $sacred } Heiliger Boden, { $building } Standardgebäude, { $torii } Torii, { $palace } Palast. Was du jetzt wählen kannst, ist hervorgehoben.

## Tipps

hint-action = Himiko würde spielen: { $action }
hint-plan = danach: { $actions }
hint-chance = Deine Gewinnchance: { $percent } %, { $words }.
hint-others = Nächstbeste: { $actions }
chance-certain = fast sicher
chance-very-good = sehr gut
chance-good = gut
chance-open = alles ist offen
chance-poor = gering
chance-bad = sehr gering
chance-none = so gut wie keine

## Nachspielen und prüfen

replay-title = Runde { $round }, Zug { $turn }
replay-hint = Eingabetaste: nächster Zug · b: zurück · 3.2: zu Runde 3, Zug 2 · q: Ende
check-ok = { $file }: in Ordnung, { $what }
check-ok-games =
    { $number ->
        [one] { $file }: in Ordnung, { $number } Partie
       *[other] { $file }: in Ordnung, { $number } Partien
    }
check-game = Spieler: { $players }, Runden: { $rounds }, Aktionen: { $actions }, { $end }
check-unfinished = nicht beendet
check-deal-true = die Ausgangslage passt zu ihrem Fingerabdruck
check-log-true = das Protokoll passt zu seinem Fingerabdruck und zur Aufzeichnung
check-deals-true = Ausgangslagen, die zu ihrem Fingerabdruck passen: { $number }

## Simulieren

simulate-preparing = Die Spiel-Engine wird vorbereitet
simulate-progress = Es wird gespielt
simulate-title = Zufällige Partien: { $games }, Spieler: { $players }, erster Startwert: { $seed }
simulate-wins = Siege
simulate-last-building = Ende: letztes Gebäude gebaut
simulate-no-boats = Ende: eine Schiffsfarbe aufgebraucht
simulate-no-specialists = Ende: zu wenige Spezialisten
simulate-no-buildings = Ende: zu wenige Gebäudeplättchen
simulate-cut-off = nach Runde { $cap } abgebrochen
simulate-rounds = Runden im Durchschnitt
simulate-most-rounds = meiste Runden
simulate-decisions = Entscheidungen pro Partie
simulate-games-per-s = Partien pro Sekunde
simulate-decisions-per-s = Entscheidungen pro Sekunde
dataset-written = { $file }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $bytes } Bytes, SHA-256 { $sum }. Datenblatt: { $card }

## Die Arena

arena-written = Bericht: { $file }
stats-progress = Es wird gelesen
serve-safe = Nichts Unsicheres gefunden. Denk an TLS, Sicherungen und Updates.
unsafe-no-tls = Der Server lauscht auf { $address }, also erreichen ihn andere ohne TLS: Passwörter und Cookies können unterwegs gelesen werden. Lass ihn auf 127.0.0.1 lauschen und überlass TLS einem Proxy (docs/server.md).
unsafe-cookies = Cookies werden auch ohne TLS gesendet. Setze HIMIKO_SECURE=true, wo es TLS gibt.
unsafe-metrics = Alle können /metrics lesen. Setze HIMIKO_METRICS=false oder verbirg es hinter dem Proxy.
unsafe-proxies = Jeder Client kann jede Adresse behaupten (HIMIKO_PROXIES=*), was alle Grenzen aushebelt, außer wenn nur der Proxy den Server erreicht.
unsafe-hosts = Der Server antwortet unter jedem Namen. Setze HIMIKO_HOSTS auf den eigenen, etwa '["play.example.org"]'.
unsafe-database-tls = Die Verbindung zur Datenbank ist möglicherweise unverschlüsselt. Ergänze ihre Adresse um ?sslmode=verify-full.
unsafe-database-mode = Andere Benutzer dieses Rechners können { $file } lesen. Schränke den Zugriff mit chmod 600 ein.
unsafe-root = Der Server liefe als root. Gib ihm einen eigenen Benutzer, wie in deploy/himiko.service.
unsafe-files = Nur { $number } Dateien dürfen gleichzeitig offen sein; einige Hundert Besucher würden sie aufbrauchen. Erhöhe LimitNOFILE.
unsafe-no-page = Es gibt keine Seite zum Ausliefern: Baue sie oder installiere eine veröffentlichte Version.
unsafe-cache = In den Ordner für kompilierten Code kann nicht geschrieben werden (HIMIKO_CACHE): Jeder Start kompiliert dann minutenlang.
admin-done = Erledigt.
admin-none = Keine.
admin-forgotten = Gelöschte Gäste: { $guests }, gelöschte Tische: { $tables }
problem-unsafe = Unsicher für einen öffentlichen Server: { $number }.
problem-database-newer = Diese Datenbank stammt von einer neueren Version von himiko ({ $version }). Installiere diese Version oder spiel eine ältere Sicherung ein.
problem-nothing-to-forget = Gib an, wie alt: --guests TAGE, --tables TAGE oder beides.

## Der Server

serve-starting = himiko ist gleich unter { $address } bereit. Strg+C beendet den Server.
serve-opened = Die Seite ist im Browser geöffnet.
serve-running = himiko läuft bereits: { $address } ist im Browser geöffnet.
serve-open-yourself = Zum Spielen { $address } in einem Browser öffnen.
db-backed-up = Sicherung: { $file }, Zeilen: { $rows }
db-restored = Wiederhergestellt: { $file }, Zeilen: { $rows }
db-exported = Aufzeichnungen in { $folder } geschrieben: { $games }
db-ok = Die Datenbank ist in Ordnung.
db-repaired = Die Datenbank ist wieder in Ordnung; behoben: { $number }.
texts-missing = { $language }: fehlende Texte: { $number }
texts-sheet-written = Seite: { $file }

## Editionen

edition-ok = { $file }: in Ordnung, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] je { $coins } Münze
       *[other] je { $coins } Münzen
    }

## Kopien der Datenbank

bad-database-exists = { $file } gibt es schon; wähle eine andere Datei.
bad-database-version = Die Datenbank ist von einer anderen Version. Starte den Server einmal, um sie zu aktualisieren.
bad-database-missing = { $file } gibt es nicht.
bad-database-not-empty = Die Datenbank ist nicht leer: Eine Sicherung lässt sich nur in einer leeren wiederherstellen.
