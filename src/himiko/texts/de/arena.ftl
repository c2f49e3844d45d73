### Die Arena: Berichte über Wettkämpfe, Ranglisten und Statistik

arena-match = Wettkampf: { $players }
arena-match-summary = Partien: { $games }. Ausgangslagen: { $deals }. Platzverteilungen pro Ausgangslage, alle gespielt: { $ways }. Startwert: { $seed }. Edition: { $edition }.
arena-match-unfinished = **Nicht beendet**: { $games } von { $all } Partien. Mit demselben Befehl geht es weiter.
arena-ladder = Rangliste
arena-ladder-summary = Partien: { $games }. Wettkämpfe: { $matches }. Jeder spielt gegen jeden, und niemand ist durch seinen Platz im Vorteil.
arena-ladder-unfinished = **Nicht beendet.** Mit demselben Befehl geht es weiter.
arena-ladder-method = Die Wertungen folgen der Elo-Skala: 400 Punkte mehr bedeuten eine Chance von 10 zu 1, vorn zu landen; der Durchschnitt aller Spieler liegt bei 1500. Geschätzt wird aus allen Partien gemeinsam (Bradley-Terry-Modell); die 95-%-Intervalle stammen aus einem Bayes-Bootstrap über die Ausgangslagen.
arena-stats = Was zum Sieg führt
arena-stats-summary = Partien: { $games }. Nicht gezählt, weil sie nicht nach den Regeln endeten: { $unfinished }.
arena-stats-method = *Gewonnen* ist der Anteil der Siege unter denen, die das Genannte hatten. *Erwartet* ist, was dieselben Spieler in all diesen Partien gewinnen: Das Genannte hilft, wenn das ganze Intervall darüber liegt. Es sind 95-%-Intervalle; etwa eines von zwanzig liegt schon durch Zufall daneben. Was mit dem Sieg einhergeht, muss nicht seine Ursache sein.
arena-more = Und weitere: { $number }.
arena-skipped = Nicht lesbare Dateien: { $number }
arena-players = Spieler: { $number }

## Überschriften

arena-results = Ergebnisse
arena-points = Durchschnittliche Punkte
arena-thinking = Zeit pro Zug
arena-ends = Wie Partien enden
arena-failures = Ausfälle
arena-contrasts = Wovon Sieger mehr haben
arena-rating = Elo-Wertung
arena-ahead = Wer vorn liegt
arena-speed = Stärke und Zeit
arena-seats = Plätze
arena-places = Zugfolge in der ersten Runde
arena-fleets = Flotten
arena-specialists = Spezialisten
arena-kinds = Arten von Gebäuden
arena-tiles = Gebäudeplättchen

## Spalten

arena-player = Spieler
arena-games = Partien
arena-wins = Siege
arena-share = Anteil
arena-interval = 95 %
arena-fair = Fairer Anteil
arena-verdict = Urteil
arena-rank = Durchschnittlicher Rang
arena-turns = Züge
arena-decisions = Entscheidungen
arena-mean = Durchschnitt
arena-p99 = 99 % unter
arena-most = Maximum
arena-end = Ende
arena-rounds = Runden
arena-margin = Vorsprung
arena-first-game = Erste Partie
arena-reason = Grund
arena-detail = Detail
arena-file = Datei
arena-behind = Liegt vor
arena-thing = Merkmal
arena-number = Anzahl
arena-won = Gewonnen
arena-expected = Erwartet
arena-judged = Urteil
arena-winners = Sieger
arena-others = Andere
arena-difference = Unterschied
arena-number-of-tiles = Gebaute Gebäude
arena-number-of-specialists = Angeworbene Spezialisten
arena-seconds-a-turn = Sekunden pro Zug
arena-share-percent = Gewonnen, %

## Gegenüber dem fairen Anteil

arena-verdict-above = stärker
arena-verdict-below = schwächer
arena-verdict-level = offen
arena-lift-above = hilft
arena-lift-below = schadet
arena-lift-level = offen

## Teile der Wertung

arena-part-coins = Münzen
arena-part-prestige = Prestige
arena-part-buildings = Gebäude
arena-part-specialists = Spezialisten
arena-part-reserved = Reservierte Plättchen
arena-part-aside = Beiseitegestellt
arena-part-total = Gesamt

## Wie Partien enden

arena-end-last-building = letztes Gebäude
arena-end-no-boats = eine Schiffsfarbe aufgebraucht
arena-end-no-specialists = zu wenige Spezialisten
arena-end-no-buildings = zu wenige Gebäudeplättchen
arena-end-cut-off = abgebrochen
arena-end-failed = durch Ausfall verloren

## Wie Spieler ausfallen

arena-failure-cannot-start = nicht gestartet
arena-failure-crashed = abgestürzt
arena-failure-timed-out = zu lange gebraucht
arena-failure-bad-answer = ungültige Antwort
arena-failure-unasked = ungefragt geantwortet
arena-failure-illegal-action = unerlaubte Aktion
arena-failure-too-much-output = zu viel ausgegeben
arena-failure-error = Fehler ausgelöst

## Ein Wettkampf, der so nicht gespielt werden kann

bad-match-players = Ein Wettkampf hat 2, 3 oder 4 Spieler, nicht { $given }.
bad-match-name = Der Name eines Spielers ist eine Zeile Text.
bad-match-numbers = Startwerte sind Zahlen ab 0, Runden und Threads Zahlen ab 1.
bad-match-games = Ein Wettkampf hat mindestens eine Partie, nicht { $given }.
bad-match-twice = Nenne jeden Spieler einer Rangliste nur einmal.
bad-match-seats = Zu wenige Spieler für Partien mit { $seats } Spielern: { $given }.
bad-match-no-folder-named = Aufzeichnungen brauchen einen Ordner, aber es ist keiner angegeben.
bad-match-no-journal = { $file } ist nicht das Journal eines Wettkampfs.
bad-match-other-match = { $file } gehört zu einem anderen Wettkampf: „{ $name }“ ist { $found }, nicht { $expected }.
bad-match-edition = Mit einer anderen Edition gespielt: { $given }.
bad-match-no-folder = { $folder }: Diesen Ordner gibt es nicht.
bad-match-nothing-there = { $folder } enthält weder ein Journal ({ $journal }) noch Aufzeichnungen.
arena-line = Zeile { $line }: { $problem }
study-title = Edition { $edition }
study-summary = Partien, gespielt von { $level }: { $games }. Fingerabdruck: { $hash }. Je länger es läuft, desto enger die Intervalle.
study-compared = Verglichen mit der Standardedition
study-players = Wie gut die Computerspieler damit zurechtkommen
study-players-method = Die Computerspieler wurden mit der Standardedition trainiert. Wie oft { $level } gegen { $rival } gewinnt, zeigt, was hier von der Stärke bleibt: Ist der Anteil viel kleiner als mit der Standardedition, ist das Folgende mit Vorsicht zu lesen.
study-tiles = Gebäudeplättchen
study-tiles-method = *Genug Felder* zählt die Inseln, die Felder für alle geforderten Schiffe haben. *Gebaut* ist der Anteil der Partien, in denen es gebaut wurde.
study-islands = Inseln
study-never-built =
    { $number ->
        [0] Jedes Plättchen wurde mindestens einmal gebaut.
       *[other] Nie gebaut: { $tiles }.
    }
study-never-built-on =
    { $number ->
        [0] Auf jeder Insel wurde mindestens einmal gebaut.
       *[other] Nie bebaut: { $islands }.
    }
study-players-column = Spieler
study-measure = Pro Partie
study-here = Hier
study-standard = Standard
study-rounds = Runden
study-points = Punkte pro Spieler
study-lead = Vorsprung des Siegers
study-built = Gebäude pro Spieler
study-recruited = Spezialisten pro Spieler
study-ends-by = Ende: { $end }
study-edition = Edition
study-tile = Plättchen
study-kind = Art
study-points-column = Punkte
study-islands-enough = Genug Felder
study-in-games = Gebaut
study-favourite = Meist auf
study-island = Insel
study-slots = Felder
study-built-in-game = Bauten pro Partie
study-collected-in-game = Plättchen pro Partie
bad-lab-players = Eine Partie hat 2, 3 oder 4 Spieler, nicht { $given }.
bad-lab-seat = Ein Platz ist eine Zahl von 0 bis { $last }, nicht { $given }.
bad-lab-games = Ein Batch hat mindestens eine Partie, nicht { $given }.
bad-lab-threads = Ein Batch hat mindestens einen Thread, nicht { $given }.
bad-lab-device = Ein Batch liegt auf „cpu“ oder „cuda“, nicht auf „{ $given }“.
bad-lab-no-gpu = Es gibt keine GPU: { $reason }
bad-lab-masks = Masken sind „bytes“, „bits“ oder „none“, nicht „{ $given }“.
bad-lab-rewards = Erwartet wird eine Belohnung pro Rang: { $expected }, nicht { $given }.
bad-lab-actions = Erwartet wird eine Aktion pro Partie: { $expected }, nicht { $given }.
bad-lab-levels = Nenne einen Spieler für alle Plätze oder { $expected }, nicht { $given }.
bad-lab-illegal = Aktion { $action } ist in Partie { $game } nicht erlaubt.
bad-lab-no-game = Es gibt noch keine Partie: Rufe new_game auf.
bad-cluster-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster.
bad-cluster-lost = Der Ray-Cluster antwortet nicht mehr: { $reason }
bad-cluster-version = Auf dem Cluster ist himiko { $theirs }, hier { $ours }. Installiere überall dieselbe Version.
bad-cluster-no-himiko = Auf dem Cluster fehlt himiko { $ours }: { $reason }
