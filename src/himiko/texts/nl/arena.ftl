### De arena: verslagen van wedstrijden, ranglijsten en statistieken

arena-match = Wedstrijd: { $players }
arena-match-summary = Spellen: { $games }. Startopstellingen: { $deals }. Tafelschikkingen per startopstelling, allemaal gespeeld: { $ways }. Seed: { $seed }. Editie: { $edition }.
arena-match-unfinished = **Niet af**: { $games } van { $all } spellen. Geef dezelfde opdracht om verder te gaan.
arena-ladder = Ranglijst
arena-ladder-summary = Spellen: { $games }. Wedstrijden: { $matches }. Iedereen speelt tegen iedereen, en niemand krijgt de betere plaatsen.
arena-ladder-unfinished = **Niet af.** Geef dezelfde opdracht om verder te gaan.
arena-ladder-method = De scores staan op de Elo-schaal: 400 punten meer betekent een kans van 10 tegen 1 om vóór de ander te eindigen; de gemiddelde speler staat op 1500. Alle spellen worden in één keer geschat (Bradley–Terry); de 95%-intervallen komen van een bayesiaanse bootstrap over de startopstellingen.
arena-stats = Waarmee je wint
arena-stats-summary = Spellen: { $games }. Niet geteld omdat ze niet volgens de regels eindigden: { $unfinished }.
arena-stats-method = *Gewonnen* is hoe vaak spelers met dit onderdeel het spel wonnen. *Verwacht* is hoe vaak dezelfde spelers in al deze spellen samen winnen: een onderdeel helpt als het hele interval daarboven ligt. De intervallen zijn 95%; ongeveer een op de twintig valt er puur door toeval buiten. Wat met winnen samengaat, hoeft niet de oorzaak te zijn.
arena-more = En nog { $number }.
arena-skipped = Bestanden die niet leesbaar waren: { $number }
arena-players = Spelers: { $number }

## Koppen

arena-results = Uitslagen
arena-points = Gemiddelde punten
arena-thinking = Tijd per beurt
arena-ends = Hoe spellen eindigen
arena-failures = Storingen
arena-contrasts = Waar winnaars meer van hebben
arena-rating = Elo-score
arena-ahead = Wie vóór wie eindigt
arena-speed = Sterkte en tijd
arena-seats = Plaatsen
arena-places = Beurt in de eerste ronde
arena-fleets = Vloten
arena-specialists = Specialisten
arena-kinds = Soorten gebouwen
arena-tiles = Gebouwtegels

## Kolommen

arena-player = Speler
arena-games = Spellen
arena-wins = Gewonnen spellen
arena-share = Aandeel
arena-interval = 95%
arena-fair = Eerlijk aandeel
arena-verdict = Oordeel
arena-rank = Gemiddelde plaats
arena-turns = Beurten
arena-decisions = Beslissingen
arena-mean = Gemiddeld
arena-p99 = 99% onder
arena-most = Langste
arena-end = Einde
arena-rounds = Rondes
arena-margin = Voorsprong
arena-first-game = Eerste spel
arena-reason = Reden
arena-detail = Detail
arena-file = Bestand
arena-behind = Vóór
arena-thing = Onderdeel
arena-number = Aantal
arena-won = Gewonnen
arena-expected = Verwacht
arena-judged = Oordeel
arena-winners = Winnaars
arena-others = Anderen
arena-difference = Verschil
arena-number-of-tiles = Gebouwen gebouwd
arena-number-of-specialists = Specialisten aangeworven
arena-seconds-a-turn = Seconden per beurt
arena-share-percent = Gewonnen, %

## Tegenover het eerlijke deel

arena-verdict-above = sterker
arena-verdict-below = zwakker
arena-verdict-level = niet aangetoond
arena-lift-above = helpt
arena-lift-below = schaadt
arena-lift-level = niet aangetoond

## Delen van een score

arena-part-coins = Munten
arena-part-prestige = Prestige
arena-part-buildings = Gebouwen
arena-part-specialists = Specialisten
arena-part-reserved = Gereserveerde tegels
arena-part-aside = Opzijgelegd
arena-part-total = Totaal

## Hoe spellen eindigen

arena-end-last-building = laatste gebouw
arena-end-no-boats = een kleur boten was op
arena-end-no-specialists = te weinig specialisten
arena-end-no-buildings = te weinig gebouwtegels
arena-end-cut-off = afgebroken
arena-end-failed = verloren door een storing

## Hoe spelers falen

arena-failure-cannot-start = startte niet
arena-failure-crashed = crashte
arena-failure-timed-out = deed er te lang over
arena-failure-bad-answer = gaf een ongeldig antwoord
arena-failure-unasked = antwoordde ongevraagd
arena-failure-illegal-action = koos een actie die niet mag
arena-failure-too-much-output = schreef te veel
arena-failure-error = veroorzaakte een fout

## Een wedstrijd die niet zo gespeeld kan worden

bad-match-players = Een wedstrijd heeft 2, 3 of 4 spelers, niet { $given }.
bad-match-name = De naam van een speler is één regel tekst.
bad-match-numbers = Seeds zijn getallen vanaf 0; rondes en threads zijn getallen vanaf 1.
bad-match-games = Een wedstrijd heeft minstens één spel, niet { $given }.
bad-match-twice = Noem elke speler van een ranglijst maar één keer.
bad-match-seats = Te weinig spelers voor spellen met { $seats }: { $given }.
bad-match-no-folder-named = Spelverslagen hebben een map nodig, en er is er geen genoemd.
bad-match-no-journal = { $file } is geen wedstrijdjournaal.
bad-match-other-match = { $file } hoort bij een andere wedstrijd: “{ $name }” is { $found }, niet { $expected }.
bad-match-edition = Gespeeld met een andere editie: { $given }.
bad-match-no-folder = { $folder }: deze map bestaat niet.
bad-match-nothing-there = { $folder } bevat geen journaal ({ $journal }) en geen spelverslagen.
arena-line = regel { $line }: { $problem }
study-title = Editie { $edition }
study-summary = Spellen gespeeld door { $level }: { $games }. Vingerafdruk: { $hash }. Hoe langer het duurt, hoe smaller de intervallen.
study-compared = Vergeleken met de standaardeditie
study-players = Hoe goed de computerspelers ermee overweg kunnen
study-players-method = De computerspelers zijn getraind op de standaardeditie. Hoe vaak { $level } van { $rival } wint, laat zien hoeveel er hier van die sterkte over is: is het aandeel veel kleiner dan met de standaardeditie, lees de rest dan met de nodige voorzichtigheid.
study-tiles = Gebouwtegels
study-tiles-method = *Genoeg vakken* telt de eilanden met vakken voor alle boten die een tegel vraagt. *Gebouwd* is het deel van de spellen waarin hij gebouwd is.
study-islands = Eilanden
study-never-built =
    { $number ->
        [0] Elke tegel is minstens één keer gebouwd.
       *[other] Nooit gebouwd: { $tiles }.
    }
study-never-built-on =
    { $number ->
        [0] Op elk eiland is minstens één keer gebouwd.
       *[other] Nooit bebouwd: { $islands }.
    }
study-players-column = Spelers
study-measure = Per spel
study-here = Hier
study-standard = Standaard
study-rounds = rondes
study-points = punten per speler
study-lead = voorsprong van de winnaar
study-built = gebouwen per speler
study-recruited = specialisten per speler
study-ends-by = einde: { $end }
study-edition = Editie
study-tile = Tegel
study-kind = Soort
study-points-column = Punten
study-islands-enough = Genoeg vakken
study-in-games = Gebouwd
study-favourite = Meestal op
study-island = Eiland
study-slots = Vakken
study-built-in-game = Gebouwd per spel
study-collected-in-game = Fiches per spel
bad-lab-players = Een spel heeft 2, 3 of 4 spelers, niet { $given }.
bad-lab-seat = Een plaats is een getal van 0 tot en met { $last }, niet { $given }.
bad-lab-games = Een reeks heeft minstens één spel, niet { $given }.
bad-lab-threads = Een reeks heeft minstens één thread, niet { $given }.
bad-lab-device = Een reeks staat op “cpu” of “cuda”, niet op “{ $given }”.
bad-lab-no-gpu = Er is geen GPU: { $reason }
bad-lab-masks = Maskers zijn “bytes”, “bits” of “none”, niet “{ $given }”.
bad-lab-rewards = Er hoort één beloning bij elke rang: { $expected }, niet { $given }.
bad-lab-actions = Er hoort één actie bij elk spel: { $expected }, niet { $given }.
bad-lab-levels = Noem één speler voor alle plaatsen, of { $expected }, niet { $given }.
bad-lab-illegal = Actie { $action } mag niet in spel { $game }.
bad-lab-no-game = Er is nog geen spel: roep new_game aan.
bad-cluster-no-cluster = Er is geen Ray-cluster op “{ $address }”.
bad-cluster-lost = Het Ray-cluster antwoordt niet meer: { $reason }
bad-cluster-version = Het cluster heeft himiko { $theirs }, maar dit is { $ours }. Installeer overal dezelfde versie.
bad-cluster-no-himiko = Het cluster heeft geen himiko { $ours }: { $reason }
