### Die Arena: Berichte über Wettkämpfe, Ranglisten und Statistik

arena-match = Wettkampf: { $players }
arena-match-summary = Partien: { $games }. Ausgangslagen: { $deals }. Sitzordnungen je Ausgangslage, alle gespielt: { $ways }. Startwert: { $seed }. Ausgabe: { $edition }.
arena-match-unfinished = **Nicht beendet**: { $games } von { $all } Partien. Derselbe Befehl setzt fort.
arena-ladder = Rangliste
arena-ladder-summary = Partien: { $games }. Wettkämpfe: { $matches }. Jeder trifft auf jeden, und niemand hat die besseren Plätze.
arena-ladder-unfinished = **Nicht beendet.** Derselbe Befehl setzt fort.
arena-ladder-method = Die Wertungen folgen der Elo-Skala: 400 Punkte mehr bedeuten 10 zu 1, vorn zu liegen; der Mittelwert aller ist 1500. Alle Partien werden zugleich angepasst (Bradley–Terry); die 95-%-Bereiche stammen aus einem Bayes-Bootstrap über die Ausgangslagen.
arena-stats = Was gewinnt
arena-stats-summary = Partien: { $games }. Nicht gezählt, da nicht nach den Regeln beendet: { $unfinished }.
arena-stats-method = *Gewonnen* sagt, wie viele von denen, die etwas hatten, die Partie gewonnen haben. *Erwartet* ist, was dieselben Spieler in all diesen Partien gewinnen: Etwas hilft, wo der ganze Bereich darüber liegt. Die Bereiche gelten zu 95 %; unter zwanzig liegt einer schon durch Zufall daneben. Was mit dem Sieg einhergeht, muss nicht seine Ursache sein.
arena-more = Und weitere: { $number }.
arena-skipped = Nicht lesbare Dateien: { $number }
arena-players = Spieler: { $number }

## Überschriften

arena-results = Ergebnisse
arena-points = Mittlere Punkte
arena-thinking = Zeit je Zug
arena-ends = Spielenden
arena-failures = Ausfälle
arena-contrasts = Wovon Sieger mehr haben
arena-rating = Wertung
arena-ahead = Wer vorn liegt
arena-speed = Stärke und Zeit
arena-seats = Sitze
arena-places = Plätze in der ersten Runde
arena-fleets = Flotten
arena-specialists = Spezialisten
arena-kinds = Arten von Gebäuden
arena-tiles = Gebäudeplättchen

## Spalten

arena-player = Spieler
arena-games = Partien
arena-wins = Siege
arena-share = Anteil
arena-interval = 95 %
arena-fair = Fairer Anteil
arena-verdict = Urteil
arena-rank = Mittlerer Rang
arena-turns = Züge
arena-decisions = Entscheidungen
arena-mean = Mittel
arena-p99 = 99 % unter
arena-most = Längste
arena-end = Ende
arena-rounds = Runden
arena-margin = Vorsprung
arena-first-game = Erste Partie
arena-reason = Grund
arena-detail = Einzelheit
arena-file = Datei
arena-behind = Vor
arena-thing = Was
arena-number = Anzahl
arena-won = Gewonnen
arena-expected = Erwartet
arena-judged = Urteil
arena-winners = Sieger
arena-others = Andere
arena-difference = Unterschied
arena-number-of-tiles = Gebaute Gebäude
arena-number-of-specialists = Angeworbene Spezialisten
arena-seconds-a-turn = Sekunden je Zug
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
arena-part-reserved = Reserviert
arena-part-aside = Beiseitegestellt
arena-part-total = Gesamt

## Wie Partien enden

arena-end-last-building = letztes Gebäude
arena-end-no-boats = keine Schiffe einer Farbe
arena-end-no-specialists = keine Spezialisten
arena-end-no-buildings = keine Gebäude
arena-end-cut-off = abgebrochen
arena-end-failed = durch Ausfall verloren

## Wie Spieler ausfallen

arena-failure-cannot-start = nicht gestartet
arena-failure-crashed = abgestürzt
arena-failure-timed-out = zu lange gebraucht
arena-failure-bad-answer = unverständlich geantwortet
arena-failure-unasked = ungefragt geantwortet
arena-failure-illegal-action = unerlaubte Aktion
arena-failure-too-much-output = zu viel geschrieben
arena-failure-error = Fehler ausgelöst

## Ein Wettkampf, der so nicht gespielt werden kann

bad-match-players = Ein Wettkampf hat 2, 3 oder 4 Spieler, nicht { $given }.
bad-match-name = Ein Spieler wird mit einem Text in einer Zeile benannt.
bad-match-numbers = Startwerte sind Zahlen ab 0, Runden und Threads Zahlen ab 1.
bad-match-games = Ein Wettkampf hat mindestens eine Partie, nicht { $given }.
bad-match-twice = Eine Rangliste nennt jeden Spieler einmal.
bad-match-seats = Partien zu { $seats } brauchen mindestens so viele Spieler, nicht { $given }.
bad-match-no-folder-named = Aufzeichnungen kommen in einen Ordner, und keiner ist genannt.
bad-match-no-journal = { $file } ist nicht das Journal eines Wettkampfs.
bad-match-other-match = { $file } gehört zu einem anderen Wettkampf: „{ $name }“ ist { $found }, nicht { $expected }.
bad-match-edition = Mit einer anderen Ausgabe gespielt: { $given }.
bad-match-no-folder = { $folder } ist kein Ordner.
bad-match-nothing-there = { $folder } enthält weder ein Journal ({ $journal }) noch Aufzeichnungen.
arena-line = Zeile { $line }: { $problem }
