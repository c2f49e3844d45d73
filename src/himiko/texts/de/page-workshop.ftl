workshop-title = Werkstatt
workshop-what = Gestalte deine eigene Edition: Gib Spielplan und Plättchen aus deiner Schachtel ein oder erfinde neue. Der Standardplan und die meisten Plättchen sind rekonstruiert, weil die Spielregeln sie nicht zeigen. Alles wird laufend in diesem Browser gesichert.
workshop-from-standard = Mit der Standardedition beginnen
workshop-from-nothing = Bei null beginnen
workshop-undo = Zurücknehmen
workshop-redo = Wiederholen
workshop-play = Mit dieser Edition spielen
workshop-save = Als Datei speichern
workshop-saved = Gespeichert: { $file }. Wähle diese Datei, wenn du einen Tisch erstellst.
workshop-open = Datei öffnen
workshop-open-file = Editionsdatei wählen
workshop-id = Name
workshop-id-hint = Kleinbuchstaben, Ziffern und Bindestriche
workshop-version = Version
workshop-checking = Wird geprüft …
workshop-sound = { $name } ist spielbar. Fingerabdruck: { $hash }
workshop-more-faults =
    { $number ->
        [one] Und noch ein Fehler; die markierten Teile zeigen, wo.
       *[other] Und { $number } weitere Fehler; die markierten Teile zeigen, wo.
    }
workshop-parts = Teile der Edition
workshop-board = Spielplan
workshop-tiles = Plättchen
workshop-fleets = Flotten
workshop-specialists = Spezialisten
workshop-numbers = Zahlen
workshop-report = Bericht
workshop-tools = Werkzeuge
workshop-tool-slot = Felder
workshop-tool-island = Inseln
workshop-tool-entry = Eingangsfelder
workshop-tool-remove = Entfernen
workshop-tool-photograph = Foto
workshop-tool-slot-how = Klick ins Meer, um ein Feld hinzuzufügen. Zum Verschieben ein Feld ziehen oder die Pfeiltasten benutzen.
workshop-tool-island-how =
    { $number ->
        [0] Klick die Felder um eine Insel nacheinander an.
       *[other] Gewählte Felder: { $number }. Klick das erste noch einmal an, um die Insel abzuschließen.
    }
workshop-tool-entry-how = Klick ein Feld an, um es zum Eingangsfeld zu machen; ein zweiter Klick hebt das wieder auf.
workshop-tool-remove-how = Klick an, was du entfernen willst: ein Feld oder eine Insel.
workshop-tool-photograph-how = Zum Verschieben das Foto ziehen; Größe mit zwei Fingern oder dem Mausrad ändern. Die Regler unten tun dasselbe.
workshop-add-slot = Feld hinzufügen
workshop-close-ring = Insel fertigstellen
workshop-slot =
    { $entry ->
        [true] Eingangsfeld { $number }
       *[other] Feld { $number }
    }
workshop-island = Insel { $number }
workshop-tile = Plättchen { $number }
workshop-fleet = Flotte { $number }
workshop-crossings =
    { $number ->
        [one] Zwei Seewege kreuzen sich (gestrichelt). Der Plan ist spielbar, aber man sieht schlecht, wohin Schiffe fahren können.
       *[other] Seewege kreuzen sich an { $number } Stellen (gestrichelt). Der Plan ist spielbar, aber man sieht schlecht, wohin Schiffe fahren können.
    }
workshop-photograph = Foto als Unterlage
workshop-photograph-how = Du kannst ein Foto deines Spielplans unter die Zeichnung legen. Es verlässt diesen Browser nie.
workshop-photograph-file = Foto auswählen
workshop-photograph-too-large = Dieses Foto ist zu groß (höchstens { $most } MB).
workshop-photograph-unreadable = Diese Datei lässt sich nicht als Bild anzeigen.
workshop-photograph-x = Waagerecht
workshop-photograph-y = Senkrecht
workshop-photograph-scale = Größe
workshop-photograph-dim = Deckkraft
workshop-photograph-remove = Foto entfernen
workshop-lists = Spielplan als Listen
workshop-width = Breite
workshop-height = Höhe
workshop-entries-list = Nummern der Eingangsfelder
workshop-slots-list = Felder: x und y, eins pro Zeile
workshop-islands-list = Inseln: die Nummern der Felder ringsum, im Uhrzeigersinn, eine Insel pro Zeile
workshop-bad-lines =
    { $number ->
        [one] Eine Zeile ist nicht lesbar; es wurde nichts geändert:
       *[other] { $number } Zeilen sind nicht lesbar; es wurde nichts geändert:
    }
workshop-too-much = Das ist mehr, als eine Edition fasst (höchstens { $most } Zeilen); es wurde nichts geändert.
workshop-bad-line = Zeile { $line }: { $text }
workshop-tile-line = Plättchen hinzufügen
workshop-tile-line-how = In Kurzform: Art (s Standard, p Handelsposten, t Torii, k Palast), Punkte, Schiffe (b Bambus, w Holz, s Stein, c Lehm, g Gold). „s3wwc“ ist ein Standardgebäude für 3 Punkte, das zwei Holzschiffe und ein Lehmschiff braucht.
workshop-add-tile = Hinzufügen
workshop-paste = Aus einer Tabelle einfügen
workshop-paste-how = Ein Plättchen pro Zeile: Art, Punkte, Schiffe
workshop-add-pasted = Diese Plättchen hinzufügen
workshop-sheet-file = Tabellendatei öffnen (CSV)
workshop-kind = Art
workshop-points = Punkte
workshop-add-boat = { $colour } hinzufügen
workshop-last-boat = Letztes Schiff entfernen
workshop-remove = Entfernen
workshop-power = Effekt von Flotte { $number }
workshop-fleet-boat = Flotte { $number }: { $boat } hinzufügen
workshop-add-fleet = Flotte hinzufügen
workshop-remove-fleet = Letzte Flotte entfernen
workshop-points-of = Punkte von { $name }
workshop-boats = Schiffe
workshop-culture = Kulturplättchen
workshop-limits = Aufbau
workshop-boat-count = { $colour }: Schiffe
workshop-boat-price = { $colour }: Preis
workshop-tokens = Plättchen: { $kind }
workshop-blank = leer
workshop-start-coins = Münzen zu Beginn
workshop-sacred-ground = Plättchen „Heiliger Boden“
workshop-row-buildings = Plättchen in der Auslage
workshop-row-specialists = Spezialisten in der Auslage
workshop-face-up-fleets = Offene Flotten
workshop-harbour = Plätze im Hafen
workshop-standard-buildings = Gebäude pro Spieler ({ $players } Spieler)
workshop-turns-per-round = Züge pro Spieler und Runde ({ $players } Spieler)

## The report: computer players try the edition out

report-what = Computerspieler spielen deine Edition und die Standardedition. Der Bericht zeigt, wie lang Partien sind, wie sie enden, was jedes Teil wert ist und was nie genutzt wird. Je länger sie spielen, desto genauer wird er; du kannst jederzeit aufhören.
report-begin = Computerspieler testen lassen
report-again = Noch einmal testen lassen
report-stop = Stopp
report-waiting = Wird vorbereitet …
report-progress-label = Verbrauchte Zeit
report-progress = Beendete Partien: { $games }
report-not-sound = Die Edition ist noch nicht spielbar; was fehlt, steht oben.
report-changed = Du hast die Edition seit diesem Bericht geändert.
report-cut = Der Server hat vorzeitig aufgehört. Das sind die Ergebnisse bis dahin.

shelf-title = Mein Regal
shelf-what = Bewahre Editionen unter ihrem Namen auf dem Server auf. Nur du siehst sie, es sei denn, du teilst den Link. Jede Änderung wird zu einer neuen Version; eine Partie behält die Version, mit der sie gespielt wurde.
shelf-keep = Ins Regal stellen: { $name }
shelf-entry = { $name }, Version { $version }
shelf-is-shared = geteilt
shelf-open = Öffnen
shelf-share = Teilen
shelf-unshare = Nicht mehr teilen
shelf-copy = Link kopieren
shelf-open-which = Öffnen: { $name }, Version { $version }
shelf-share-which = Teilen: { $name }, Version { $version }
shelf-unshare-which = Nicht mehr teilen: { $name }, Version { $version }
shelf-copy-which = Link kopieren: { $name }, Version { $version }
shelf-discard-which = Entfernen: { $name }, Version { $version }
shelf-discard-sure = { $name }, Version { $version } entfernen?
shelf-discard-what = Partien behalten die Version, mit der sie gespielt wurden. Aus deinem Regal verschwindet sie endgültig, und ihr Link funktioniert nicht mehr.
shelf-shared = Link kopiert: { $link }
shelf-empty = In deinem Regal ist noch nichts.
