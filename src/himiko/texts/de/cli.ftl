### Die Befehlszeile.

## Hilfe

help-usage = Aufruf:
help-usage-options = [OPTIONEN]
help-usage-command = BEFEHL …
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-help = Zeigt diese Hilfe.
help-default = (Vorgabe: { $value })

help-himiko = Das Brettspiel Yamataï: spielen, Spieler gegeneinander antreten lassen, simulieren, Aufzeichnungen prüfen und nachspielen.
help-play = Spielt eine Partie im Terminal gegen den Computer.
help-match = Spielt einen Wettkampf von zwei, drei oder vier Spielern. Jede Sitzordnung kommt gleich oft vor, mit denselben Ausgangslagen; der Bericht sagt, wer stärker ist.
help-ladder = Stellt eine Rangliste auf: Jeder trifft auf jeden. Der Bericht nennt die Wertungen und zeigt mit --out auch Diagramme.
help-stats = Sagt, was in den Partien eines Ordners gewinnt: Sitze, Flotten, Spezialisten, Gebäude, Spielenden.
help-simulate = Spielt viele zufällige Partien auf allen Kernen und zeigt die Ergebnisse als Tabelle.
help-replay = Geht eine aufgezeichnete Partie Zug für Zug durch.
help-check = Prüft Aufzeichnungen: Jede Aktion wird nachgespielt, eine zugesagte Ausgangslage verglichen. Rückgabewert 2, wenn eine falsch ist.
help-edition = Das Spielmaterial als Datei: prüfen, ausgeben, zeigen.
help-edition-check = Prüft eine Editionsdatei. Rückgabewert 2, wenn darin etwas nicht stimmt.
help-edition-export = Gibt die Datei der Standardedition aus, um sie zu ändern und damit zu spielen.
help-edition-show = Zeigt das Material einer Edition: Plan, Schiffe, Flotten, Plättchen, Spezialisten.
help-serve = Startet den Server mit Tischen zum gemeinsamen Spielen. Einstellungen kommen auch aus der Umgebung und einer Datei: docs/server.md.
help-db = Die Datenbank des Servers: sichern, wiederherstellen, prüfen, exportieren.
help-db-backup = Schreibt den ganzen Inhalt der Datenbank in eine Datei; der Server darf weiterlaufen.
help-db-restore = Füllt eine leere Datenbank aus einer Sicherung, auch aus der einer anderen Art.
help-db-verify = Prüft die Datenbank: Jede Partie wird nachgespielt. Rückgabewert 2, wenn etwas nicht stimmt.
help-db-export = Schreibt eine Aufzeichnung jeder Partie in einen Ordner.
help-fingerprint = Gibt eine Zahl über feste Partien aus: Sie ändert sich genau dann, wenn sich die Regeln anders verhalten.

help-option-language = Die Sprache: en, fr, de, pl oder ru. Sonst entscheidet HIMIKO_LANGUAGE oder die Systemsprache.
help-option-version = Zeigt die Version.
help-option-players = Die Zahl der Mitspielenden, 2 bis 4.
help-option-seat = Dein Platz, ab 0.
help-option-against = Wer gegen dich spielt: drifter, fisher, helmsman oder himiko; himiko:5s denkt 5 Sekunden je Zug nach. Einmal angegeben gilt es für alle, mehrmals angegeben für einen nach dem anderen. Sonst: fisher.
help-option-seed = Der Startwert des Aufbaus: eine Zahl oder hex:… für Bytes. Gleicher Startwert, gleicher Aufbau. Sonst wird einer ausgelost.
help-option-edition = Spielt mit dem Material dieser Datei statt mit der Standardedition.
help-option-record = Zeichnet die Partie in dieser Datei auf.
help-option-games = Wie viele Partien gespielt werden.
help-option-first-seed = Der Startwert der ersten Partie; jede weitere hat die nächste Zahl.
help-option-cap = Partien, die länger als so viele Runden dauern, werden abgebrochen und so gezählt.
help-option-threads = Wie viele Threads spielen. Sonst einer je Kern.
help-option-out = Zeichnet die Partien auf: in einer Datei oder in einem Ordner (vorhanden oder mit / am Ende) mit einer Datei je Partie.
help-option-json = Gibt ein JSON-Objekt statt einer Tabelle aus.
help-option-turn = Zeigt nur diesen Zug und den Tisch danach, zum Beispiel 3.2: Runde 3, Zug 2.
help-option-all = Erzählt alle Züge auf einmal, ohne zu warten.
help-option-game = Welche Partie, wenn die Datei mehrere enthält.
help-option-export-out = Schreibt in diese Datei statt ins Terminal.
help-option-match-games = Wie viele Partien gespielt werden; aufgerundet, bis jede Sitzordnung gleich oft vorkommt.
help-option-ladder-games = Wie viele Partien jeder Wettkampf der Rangliste hat; aufgerundet, bis jede Sitzordnung gleich oft vorkommt.
help-option-match-seed = Der Startwert aller Ausgangslagen und der Würfel der Spieler.
help-option-match-out = Bewahrt Partien, Ergebnisse und Bericht in diesem Ordner auf. Noch einmal gegeben, macht derselbe Befehl dort weiter, wo er angehalten wurde.
help-option-records = Zeichnet auch jede Partie auf, im Ordner, den --out nennt.
help-option-workers = Wie viele Partien zugleich gespielt werden. Sonst so viele, wie Kerne dafür da sind.
help-option-player-threads = Mit wie vielen Threads jeder Spieler nachdenken darf.
help-option-rounds = Partien, die länger als so viele Runden dauern, werden abgebrochen und gewertet, wie sie stehen.
help-option-seats = Wie viele Spieler an einem Tisch sitzen: 2, 3 oder 4.
help-option-stats-out = Schreibt den Bericht mit Diagrammen in diesen Ordner.
help-option-host = Die Adresse, an der der Server lauscht. Ohne sie die der Einstellungen: 127.0.0.1, nur dieser Rechner.
help-option-port = Der Port, an dem der Server lauscht. Ohne ihn der der Einstellungen: 8000.
help-option-database = Die Datenbank: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK. Ohne sie die der Einstellungen: sqlite:///himiko.db.
help-option-open = Die Seite im Browser öffnen; ist der Port belegt, wird ein anderer genommen.
help-option-repair = Schreibt neu, was aus den Protokollen der Partien folgt. Die Protokolle selbst werden nie geändert.

help-argument-record = Die Datei mit der Aufzeichnung.
help-argument-records = Die Dateien mit den Aufzeichnungen; eine Datei kann mehrere enthalten.
help-argument-edition = Die Editionsdatei.
help-argument-edition-or-none = Die Editionsdatei. Sonst wird die Standardedition gezeigt.
help-argument-players = Die Spieler, 2 bis 4: drifter, fisher, helmsman, himiko. himiko:1s denkt 1 Sekunde je Zug nach, himiko:500 über 500 Durchläufe. external:BEFEHL ist ein eigenes Programm.
help-argument-ladder-players = Die Spieler, genannt wie in einem Wettkampf. Sonst: drifter, fisher, helmsman und himiko.
help-argument-folder = Der Ordner mit Wettkämpfen oder Aufzeichnungen, auch in Ordnern darin.
help-argument-backup = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
help-argument-restore = Die Datei mit der Sicherung.
help-argument-export = Der Ordner, in den geschrieben wird.

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

## Probleme: eine Zeile, dann endet das Programm

problem-plain = { $text }
problem-unexpected = Etwas ist schiefgegangen, das nicht schiefgehen sollte: { $error } (mit HIMIKO_DEBUG=1 erscheinen Einzelheiten)
problem-interrupted = Abgebrochen.
problem-broken-pipe = Die Ausgabe wird nicht mehr gelesen.
problem-no-command = Es gibt keinen Befehl „{ $command }“; es gibt: { $commands }.
problem-no-option = Es gibt keine Option { $option }; { $command } --help zeigt alle.
problem-option-value = Die Option { $option } braucht einen Wert; { $command } --help erklärt sie.
problem-extra-argument = „{ $argument }“ ist ein Argument zu viel; { $command } --help erklärt den Befehl.
problem-missing = Es fehlt { $name }; { $command } --help erklärt den Befehl.
problem-language = Es gibt keine Sprache „{ $given }“; es gibt: { $languages }.
problem-number = { $option }: „{ $given }“ ist keine ganze Zahl.
problem-range = { $option }: { $given } liegt nicht zwischen { $least } und { $most }.
problem-seed = --seed: „{ $given }“ ist weder eine Zahl ab 0 noch hex:… .
problem-no-file = { $file }: Diese Datei gibt es nicht.
problem-directory = { $file }: Das ist ein Ordner, keine Datei.
problem-binary = { $file }: Das ist keine Textdatei.
problem-too-long = { $file }: Diese Datei ist zu groß.
problem-unreadable = { $file }: kann nicht gelesen werden ({ $error }).
problem-unwritable = { $file }: kann nicht geschrieben werden ({ $error }).
problem-record = { $file }: Zeile { $line }: { $reason }
problem-turn = --turn: In dieser Partie gibt es keinen Zug „{ $given }“; der letzte ist { $last }.
problem-no-turns = --turn: In dieser Partie wurde nichts gespielt.
problem-player = Es gibt keinen Spieler „{ $given }“; es gibt: { $levels }, auch mit einem Budget je Zug wie himiko:1s oder himiko:500, und external:BEFEHL.
problem-against = --against: genannte Spieler: { $given }, Gegner: { $number }. Nenne einen für alle oder einen für jeden.
problem-records-where = --records: Nenne auch den Ordner, mit --out.
problem-no-folder = { $folder }: Diesen Ordner gibt es nicht.
problem-extra = Es fehlt { $library }; so wird es installiert: pip install 'himiko[arena]'
problem-extra-server = Es fehlt { $library }; so wird es installiert: pip install 'himiko[server]'
problem-settings = Die Einstellungen sind fehlerhaft: { $error }
problem-address = { $address }: Dort kann der Server nicht lauschen ({ $error }).
problem-database-url = Die Datenbank ist weder sqlite:///DATEI noch postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
problem-database-version = Die Datenbank ist leer oder von einer anderen Version; den Server einmal damit starten.
problem-database = Die Datenbank antwortet nicht, wie sie soll: { $error }
problem-no-backup = { $file }: Das ist keine Sicherung.
problem-in-use = Ein Server benutzt diese Datenbank; nur PostgreSQL lässt sich gemeinsam nutzen.
problem-player-failed = { $player } kann nicht weiterspielen: { $reason }. { $detail }
problem-deal-false = Die Ausgangslage ist nicht die zugesagte.
problem-wrong-files = Fehlerhafte Dateien: { $bad } von { $number }.
problem-stopped = Angehalten: { $done } von { $games } Partien gespielt, keine aufbewahrt. Mit --out ORDNER blieben sie, und derselbe Befehl würde fortsetzen.
problem-stopped-kept = Angehalten: { $done } von { $games } Partien gespielt und in { $folder } aufbewahrt. Derselbe Befehl setzt dort fort.
problem-not-served = Der Server konnte nicht starten; der Grund steht oben.
problem-games-left-out = Ausgelassen, da ihr Protokoll sich nicht nachspielen lässt: { $number } ({ $tables }). „himiko db verify“ sagt, warum.
problem-database-wrong = Fehler in der Datenbank: { $number }.

## Die Spieler des Computers

level-introduced = { $name }. { $does }
level-preparing = Die Spieler werden vorbereitet

## Die Karte: Wörter von höchstens acht Buchstaben

map-plum = Pflaume
map-maple = Ahorn
map-rice = Reis
map-ginkgo = Ginkgo
map-bellflower = Glocke
map-wisteria = Blaureg
map-sacred = heilig
map-torii = Torii
map-palace = Palast

## Der Tisch

table-board = Der Archipel
table-fleets = Flotten
table-buildings = Gebäude
table-reserve = Vorrat
table-specialists = Spezialisten
table-face-down = verdeckt: { $number }
table-deck = im Stapel: { $number }
table-known-top = du kennst oben: { $tiles }
table-known-bottom = du kennst unten: { $tiles }
table-prices = Preis: { $prices }
table-player = Spieler
table-points = Punkte
table-coins = Münzen
table-prestige = Prestige
table-boats = Schiffe
table-aside = beiseite
table-culture = Kulturplättchen
table-left = noch zu bauen
table-tiles = Plättchen
table-reserved = (reserviert { $tiles })
table-you = (du)

## Spielen

play-welcome = Du spielst { $player }. Mit ? kommt die Hilfe. Deine Gegner:
play-title = Runde { $round }, Zug { $turn } von { $turns }
play-happened = Was geschehen ist
play-hand = Auf der Hand:
play-hint = eine Zahl oder eine Aktion · der Anfang einer Aktion zeigt mehr · ? hilft
play-folded = { $number } Möglichkeiten; tippe zum Beispiel: { $example }
play-refused = { $reason } (Regel { $rule })
play-possible = { $action } ist jetzt möglich.
play-why-what = Nenne auch die Aktion, zum Beispiel: why build b13 i05
play-about-what = Nenne einen Spezialisten, eine Flotte oder ein Plättchen, zum Beispiel: about riu, about 5, about b13
play-save-where = Nenne auch die Datei, zum Beispiel: save partie.txt
play-saved = Die Aufzeichnung ist in { $file }.
play-no-undo = Von dir gibt es nichts zurückzunehmen.
play-no-number = Es gibt keine Antwort { $number }: Sie gehen von 1 bis { $most }.
play-left = Du verlässt die Partie in Runde { $round }, Zug { $turn }.
play-winner = { $player } wird größter Baumeister von Yamataï!
play-thinking = Es wird nachgedacht
play-help =
    Tippe die Nummer einer Antwort oder die Aktion selbst:         place wood s12
    Tippe, wie eine Aktion beginnt, um alle solchen zu sehen:      swap   oder   swap s10

    hint         was Himiko tun würde, und deine Gewinnchance
    why AKTION   warum eine Aktion nicht möglich ist
    about NAME   was ein Spezialist, eine Flotte oder ein Plättchen bewirkt: about riu, about 5, about b13
    undo         deine letzte Aktion zurücknehmen
    log          alles, was geschehen ist
    scores       die Punkte bisher
    table        den Tisch noch einmal zeichnen
    save DATEI   die Partie aufzeichnen
    quit         die Partie verlassen
play-legend =
    Auf der Karte: Schiffe { $boats }; { $entry } Eingangsfeld,
    { $mountain } Gebirge, { $sacred } Heiliger Boden, { $building } Standardgebäude, { $torii } Torii, { $palace } Palast. Was du jetzt wählen kannst, leuchtet.

## Tipps

hint-action = Himiko würde spielen: { $action }
hint-plan = und dann: { $actions }
hint-chance = Deine Gewinnchance: { $percent } %, { $words }.
hint-others = Danach kommen: { $actions }
chance-certain = fast sicher
chance-very-good = sehr gut
chance-good = gut
chance-open = alles ist offen
chance-poor = eher gering
chance-bad = schlecht
chance-none = kaum vorhanden

## Nachspielen und prüfen

replay-title = Runde { $round }, Zug { $turn }
replay-hint = Eingabetaste: nächster Zug · b: zurück · 3.2: zu Runde 3, Zug 2 · q: Ende
check-ok = { $file }: in Ordnung, { $what }
check-ok-games =
    { $number ->
        [one] { $file }: in Ordnung, { $number } Partie
       *[other] { $file }: in Ordnung, { $number } Partien
    }
check-game = Mitspielende: { $players }, Runden: { $rounds }, Aktionen: { $actions }, { $end }
check-unfinished = nicht beendet
check-deal-true = die Ausgangslage ist die zugesagte
check-deals-true = Ausgangslagen wie zugesagt: { $number }

## Simulieren

simulate-preparing = Die Spielmaschine wird vorbereitet
simulate-progress = Es wird gespielt
simulate-title = Zufällige Partien: { $games }, Mitspielende: { $players }, erster Startwert: { $seed }
simulate-wins = Siege
simulate-last-building = Ende: letztes Gebäude gebaut
simulate-no-boats = Ende: eine Schiffsfarbe aufgebraucht
simulate-no-specialists = Ende: zu wenige Spezialisten
simulate-no-buildings = Ende: zu wenige Gebäudeplättchen
simulate-cut-off = nach { $cap } Runden abgebrochen
simulate-rounds = Runden im Mittel
simulate-most-rounds = Runden höchstens
simulate-decisions = Entscheidungen je Partie
simulate-games-per-s = Partien je Sekunde
simulate-decisions-per-s = Entscheidungen je Sekunde

## Die Arena

arena-written = Der Bericht ist in { $file }.
stats-progress = Es wird gelesen

## Der Server

serve-starting = himiko ist unter { $address } zu finden, sobald alles bereit ist; Strg+C beendet den Server.
serve-opened = Die Seite ist im Browser geöffnet.
serve-running = himiko läuft bereits: Die Seite { $address } ist im Browser geöffnet.
serve-open-yourself = Zum Spielen { $address } in einem Browser öffnen.
db-backed-up = Die Sicherung ist in { $file }, Zeilen: { $rows }.
db-restored = { $file } ist wiederhergestellt, Zeilen: { $rows }.
db-exported = Aufzeichnungen in { $folder } geschrieben: { $games }
db-ok = Die Datenbank ist in Ordnung.
db-repaired = Die Datenbank ist wieder in Ordnung, behoben: { $number }.

## Editionen

edition-ok = { $file }: in Ordnung, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] je { $coins } Münze
       *[other] je { $coins } Münzen
    }

## Kopien der Datenbank

bad-database-exists = { $file } gibt es schon; nenne eine andere Datei.
bad-database-version = Die Datenbank hat eine andere Version: Starte den Server einmal, er bringt sie auf den Stand.
bad-database-missing = { $file } gibt es nicht.
bad-database-not-empty = Die Datenbank ist nicht leer: Eine Sicherung kommt in eine leere.
