workshop-title = Werkplaats
workshop-what = Maak een eigen editie: voer het bord en de tegels van je eigen exemplaar in, of verzin nieuwe. Het standaardbord en de meeste tegels zijn gereconstrueerd, want de spelregels laten ze niet zien. Alles wordt ondertussen in deze browser bewaard.
workshop-from-standard = Beginnen met de standaardeditie
workshop-from-nothing = Leeg beginnen
workshop-undo = Ongedaan maken
workshop-redo = Opnieuw doen
workshop-play = Met deze editie spelen
workshop-save = Als bestand opslaan
workshop-saved = Opgeslagen: { $file }. Kies dit bestand als je een tafel maakt.
workshop-open = Bestand openen
workshop-open-file = Editiebestand kiezen
workshop-id = Naam
workshop-id-hint = Kleine letters, cijfers en koppeltekens
workshop-version = Versie
workshop-checking = Bezig met controleren…
workshop-sound = { $name } is speelbaar. Vingerafdruk: { $hash }
workshop-more-faults =
    { $number ->
        [one] En nog één; de gemarkeerde delen laten zien waar.
       *[other] En nog { $number }; de gemarkeerde delen laten zien waar.
    }
workshop-parts = Delen van de editie
workshop-board = Bord
workshop-tiles = Tegels
workshop-fleets = Vloten
workshop-specialists = Specialisten
workshop-numbers = Getallen
workshop-report = Verslag
workshop-tools = Gereedschap
workshop-tool-slot = Vakken
workshop-tool-island = Eilanden
workshop-tool-entry = Startvakken
workshop-tool-remove = Verwijderen
workshop-tool-photograph = Foto
workshop-tool-slot-how = Klik in de zee om een vak toe te voegen. Sleep een vak, of gebruik de pijltoetsen, om het te verplaatsen.
workshop-tool-island-how =
    { $number ->
        [0] Klik de vakken rond een eiland een voor een aan.
       *[other] Gekozen vakken: { $number }. Klik het eerste nog eens aan om het eiland te sluiten.
    }
workshop-tool-entry-how = Klik een vak aan om er een startvak van te maken; klik nog eens om dat ongedaan te maken.
workshop-tool-remove-how = Klik een vak of eiland aan om het te verwijderen.
workshop-tool-photograph-how = Versleep de foto; knijp of scrol om de grootte te wijzigen. De schuifregelaars hieronder doen hetzelfde.
workshop-add-slot = Vak toevoegen
workshop-close-ring = Eiland afmaken
workshop-slot =
    { $entry ->
        [true] Startvak { $number }
       *[other] Vak { $number }
    }
workshop-island = Eiland { $number }
workshop-tile = Tegel { $number }
workshop-fleet = Vloot { $number }
workshop-crossings =
    { $number ->
        [one] Twee routes kruisen elkaar (gestreept). Het bord is speelbaar, maar je ziet slecht waar boten heen kunnen.
       *[other] Routes kruisen elkaar op { $number } plekken (gestreept). Het bord is speelbaar, maar je ziet slecht waar boten heen kunnen.
    }
workshop-photograph = Foto als ondergrond
workshop-photograph-how = Je kunt een foto van je eigen bord onder de tekening leggen. Die verlaat deze browser nooit.
workshop-photograph-file = Foto kiezen
workshop-photograph-too-large = Deze foto is te groot (hooguit { $most } MB).
workshop-photograph-unreadable = Dit bestand kan niet als afbeelding getoond worden.
workshop-photograph-x = Links en rechts
workshop-photograph-y = Omhoog en omlaag
workshop-photograph-scale = Grootte
workshop-photograph-dim = Dekking
workshop-photograph-remove = Foto verwijderen
workshop-lists = Bord als lijsten
workshop-width = Breedte
workshop-height = Hoogte
workshop-entries-list = Startvakken: hun nummers
workshop-slots-list = Vakken: x en y, één per regel
workshop-islands-list = Eilanden: nummers van de vakken eromheen, met de klok mee, één eiland per regel
workshop-bad-lines =
    { $number ->
        [one] Eén regel is niet leesbaar; er is niets veranderd:
       *[other] { $number } regels zijn niet leesbaar; er is niets veranderd:
    }
workshop-too-much = Dat is meer dan een editie kan bevatten (hooguit { $most } regels); er is niets veranderd.
workshop-bad-line = Regel { $line }: { $text }
workshop-tile-line = Tegel toevoegen
workshop-tile-line-how = In het kort: soort (s standaard, p handelspost, t torii, k paleis), punten, boten (b bamboe, w hout, s steen, c klei, g goud). “s3wwc” is een standaardgebouw van 3 punten dat twee houtboten en één kleiboot nodig heeft.
workshop-add-tile = Toevoegen
workshop-paste = Uit een spreadsheet plakken
workshop-paste-how = Eén tegel per regel: soort, punten, boten
workshop-add-pasted = Deze tegels toevoegen
workshop-sheet-file = Spreadsheetbestand openen (CSV)
workshop-kind = Soort
workshop-points = Punten
workshop-add-boat = Toevoegen: { $colour }
workshop-last-boat = Laatste boot verwijderen
workshop-remove = Verwijderen
workshop-power = Kracht van vloot { $number }
workshop-fleet-boat = Vloot { $number }, toevoegen: { $boat }
workshop-add-fleet = Vloot toevoegen
workshop-remove-fleet = Laatste vloot verwijderen
workshop-points-of = Punten van { $name }
workshop-boats = Boten
workshop-culture = Cultuurfiches
workshop-limits = Voorbereiding
workshop-boat-count = { $colour }: boten
workshop-boat-price = { $colour }: prijs
workshop-tokens = Fiches: { $kind }
workshop-blank = blanco
workshop-start-coins = Munten aan het begin
workshop-sacred-ground = Fiches heilige grond
workshop-row-buildings = Tegels in de rij
workshop-row-specialists = Specialisten in de rij
workshop-face-up-fleets = Open vloten
workshop-harbour = Plekken in een haven
workshop-standard-buildings = Gebouwen per speler, { $players } spelers
workshop-turns-per-round = Beurten per speler en ronde, { $players } spelers
report-what = Computerspelers spelen je editie en de standaardeditie. Het verslag laat zien hoe lang spellen duren, hoe ze eindigen, wat elk onderdeel waard is en wat nooit gebruikt wordt. Hoe langer ze spelen, hoe nauwkeuriger; je kunt altijd stoppen.
report-begin = Computerspelers laten proberen
report-again = Nog eens laten proberen
report-stop = Stoppen
report-waiting = Bezig met voorbereiden…
report-progress-label = Verstreken tijd
report-progress = Spellen klaar: { $games }
report-not-sound = De editie kan nog niet gespeeld worden; hierboven staat wat er ontbreekt.
report-changed = Je hebt de editie veranderd sinds dit verslag gemaakt is.
report-cut = De server heeft dit voortijdig gestopt. Dit zijn de resultaten tot nu toe.
shelf-title = Mijn plank
shelf-what = Bewaar edities op de server onder hun naam. Alleen jij ziet ze, tenzij je de link deelt. Elke wijziging wordt een nieuwe versie; een spel houdt de versie waarmee het gespeeld is.
shelf-keep = Op de plank zetten: { $name }
shelf-entry = { $name }, versie { $version }
shelf-is-shared = gedeeld
shelf-open = Openen
shelf-share = Delen
shelf-unshare = Niet meer delen
shelf-copy = Link kopiëren
shelf-open-which = Openen: { $name }, versie { $version }
shelf-share-which = Delen: { $name }, versie { $version }
shelf-unshare-which = Niet meer delen: { $name }, versie { $version }
shelf-copy-which = Link kopiëren: { $name }, versie { $version }
shelf-discard-which = Verwijderen: { $name }, versie { $version }
shelf-discard-sure = { $name }, versie { $version } verwijderen?
shelf-discard-what = Spellen houden de versie waarmee ze gespeeld zijn. De versie verdwijnt voorgoed van je plank, en de link werkt dan niet meer.
shelf-shared = Link gekopieerd: { $link }
shelf-empty = Er staat nog niets op je plank.
