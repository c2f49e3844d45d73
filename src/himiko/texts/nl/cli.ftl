### De opdrachtregel.

## Hulp

help-usage = Gebruik:
help-usage-options = [OPTIES]
help-usage-command = OPDRACHT…
help-commands = Opdrachten
help-arguments = Argumenten
help-options = Opties
help-help = Toont deze hulp.
help-default = (standaard: { $value })

help-himiko = Het bordspel Yamataï: spelen, wedstrijden en simulaties draaien, spelverslagen controleren en naspelen.
help-play = Speelt een spel in de terminal tegen de computer.
help-match = Speelt een wedstrijd tussen twee, drie of vier spelers. Elke tafelschikking wordt even vaak gespeeld met dezelfde startopstellingen; het verslag zegt wie sterker is.
help-ladder = Rangschikt spelers: iedereen tegen iedereen. Het verslag heeft scores en, met --out, grafieken.
help-stats = Toont waarmee gewonnen wordt in een map met spellen: plaatsen, vloten, specialisten, gebouwen, eindes.
help-simulate = Speelt veel willekeurige spellen op alle kernen en toont de uitkomsten in een tabel.
help-dataset = Schrijft veel spellen naar een Parquet-bestand, voor machine learning en statistiek, met een gegevensblad erbij. Dezelfde opdracht schrijft hetzelfde bestand.
help-mcp = Laat een taalmodel spelen: biedt het spel aan via het Model Context Protocol op standaardinvoer en -uitvoer.
help-replay = Loopt een spelverslag na, beurt voor beurt.
help-check = Controleert spelverslagen: speelt elke actie na en vergelijkt de startopstelling met de gepubliceerde vingerafdruk. Afsluitcode 2 als er iets mis is.
help-edition = De onderdelen van het spel als bestand: controleren, exporteren, tonen, beoordelen.
help-edition-check = Controleert een editiebestand. Afsluitcode 2 als er fouten in zitten.
help-edition-export = Schrijft de standaardeditie naar een bestand om aan te passen en mee te spelen.
help-edition-report = Laat computerspelers een editie een tijdje spelen en meldt hoe lang spellen duren, hoe ze eindigen, wat elk onderdeel waard is en wat nooit gebruikt wordt, vergeleken met de standaardeditie.
help-edition-show = Toont de onderdelen van een editie: bord, boten, vloten, tegels, specialisten.
help-serve = Start een server om met anderen te spelen. Instellingen kunnen ook uit de omgeving of een bestand komen: zie docs/server.md.
help-db = De database van de server: back-up maken, terugzetten, controleren, exporteren.
help-db-backup = Schrijft de hele database naar één bestand; de server kan blijven draaien.
help-db-restore = Vult een lege database vanuit een back-up, ook van een ander soort database.
help-db-verify = Controleert de database door elk spel na te spelen. Afsluitcode 2 als er iets mis is.
help-db-export = Schrijft een spelverslag van elk spel naar een map.
help-texts = De teksten van alle talen, voor vertalers: wat ontbreekt, en alles op één pagina.
help-texts-missing = Toont welke teksten in elke taal ontbreken. Die verschijnen in het Engels.
help-texts-sheet = Schrijft één HTML-pagina met elke tekst in elke taal, ingevuld met lastige waarden, om vóór een release door te lezen.
help-admin = Voor beheerders: mensen, meldingen en tafels. Alles wat gedaan wordt, komt in een logboek.
help-admin-people = Toont mensen: id, naam, account, eerst gezien, laatst gezien, blokkade.
help-admin-ban = Blokkeert iemand: die kan dan alleen nog kijken. Met --silence vervalt alleen het recht om berichten te schrijven.
help-admin-allow = Heft een blokkade op.
help-admin-rename = Geeft iemand een andere naam.
help-admin-log-out = Logt iemand op alle apparaten uit.
help-admin-reports = Toont gemelde berichten die op een besluit wachten.
help-admin-decide = Sluit een melding met een besluit.
help-admin-tables = Toont tafels, de nieuwste eerst.
help-admin-chat = Toont de berichten aan een tafel.
help-admin-remove-line = Verwijdert een bericht voor iedereen.
help-admin-close-table = Sluit een tafel waarvan het spel nog niet begonnen is.
help-admin-forget = Vergeet gasten en wist afgelopen tafels die ouder zijn dan een aantal dagen.
help-admin-audit = Toont wat beheerders gedaan hebben.
help-fingerprint = Toont één getal, berekend over vaste spellen: het verandert alleen als de regels anders werken.
help-argument-person = De id van een persoon, zoals “himiko admin people” die toont.
help-argument-table = De id van een tafel: het laatste deel van het adres.
help-argument-search = Deel van een naam, of een id. Standaard: iedereen.
help-argument-name = De nieuwe naam.
help-argument-report = De id van een melding, zoals “himiko admin reports” die toont.
help-argument-decision = Wat er besloten is, in een paar woorden.
help-argument-line = Het nummer van een bericht, zoals “himiko admin chat” dat toont.
help-option-reason = Waarom; de persoon krijgt het te horen.
help-option-days = Voor hoeveel dagen. Standaard: voorgoed.
help-option-silence = Verbiedt alleen het schrijven van berichten.
help-option-all-reports = Toont ook meldingen waarover al besloten is.
help-option-status = Alleen tafels met deze status: open, running, over, abandoned of closed.
help-option-guests = Vergeet gasten die zoveel dagen niet gezien zijn. 0: geen.
help-option-old-tables = Wist tafels die zoveel dagen geleden afliepen. 0: geen.

help-option-language = Taal, zoals en of fr. Standaard: HIMIKO_LANGUAGE of de landinstelling.
help-option-version = Toont de versie.
help-option-players = Aantal spelers, 2 tot 4.
help-option-seat = Je plaats, geteld vanaf 0.
help-option-opponents = Je tegenstanders, vanaf de zwakste: deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko; himiko:5s denkt 5 seconden per beurt. Eén keer opgegeven geldt voor allemaal; herhaal de optie om ze een voor een op te geven. Standaard: fisher.
help-option-seed = Seed van de startopstelling: een getal, of hex:… voor bytes. Dezelfde seed geeft dezelfde startopstelling. Standaard: willekeurig.
help-option-edition = Gebruikt de onderdelen uit dit bestand in plaats van de standaardeditie.
help-option-log = Vergelijkt het spelverslag met het logboek van zijn tafel, zoals de server dat geeft onder /api/tables/ID/log.
help-option-table = Het ID van de tafel van het logboek: het deel van het adres na /t/.
help-option-record = Schrijft het spelverslag naar dit bestand.
help-option-games = Aantal spellen.
help-option-first-seed = Seed van het eerste spel; elk volgend spel gebruikt het volgende getal.
help-option-cap = Breekt spellen na zoveel rondes af en telt ze als zodanig.
help-option-threads = Aantal threads. Standaard: één per kern.
help-option-out = Schrijft de spelverslagen: naar één bestand, of naar een map (bestaand of eindigend op /) met één bestand per spel.
help-option-json = Toont één JSON-object in plaats van een tabel.
help-argument-dataset = Het bestand dat geschreven wordt. Het gegevensblad heet hetzelfde en eindigt op .md.
help-option-dataset-player = Wie er speelt, met namen zoals bij een wedstrijd. Eén keer opgegeven geldt voor alle plaatsen; herhaal de optie om spelers een voor een op te geven; die wisselen dan per spel van plaats. Standaard: drifter, willekeurig.
help-option-features = Schrijft ook, in getallen, wat de speler voor elke actie wist.
help-option-values = Schrijft ook ieders winstkans voor elke actie, met zoveel iteraties; 0 voor geen.
help-option-turn = Toont alleen deze beurt en de tafel erna. Voorbeeld: 3.2 is ronde 3, beurt 2.
help-option-all = Toont alle beurten in één keer, zonder te pauzeren.
help-option-game = Welk spel, als het bestand er meerdere bevat.
help-option-export-out = Schrijft naar dit bestand in plaats van naar de terminal.
help-option-match-games = Aantal spellen, naar boven afgerond zodat elke tafelschikking even vaak voorkomt.
help-option-ladder-games = Aantal spellen per wedstrijd, naar boven afgerond zodat elke tafelschikking even vaak voorkomt.
help-option-match-seed = Seed voor alle startopstellingen en voor de willekeurige keuzes van de spelers.
help-option-report-seconds = Aantal seconden dat er in totaal gespeeld wordt. Hoe meer, hoe smaller de intervallen.
help-option-report-games = Speelt in plaats daarvan zoveel spellen van elke soort, hoe lang het ook duurt: dezelfde opdracht geeft dan hetzelfde verslag.
help-option-match-out = Bewaart spellen, uitslagen en verslag in deze map. Geef dezelfde opdracht opnieuw om verder te gaan waar het stopte.
help-option-records = Bewaart ook een spelverslag van elk spel, in de map van --out.
help-option-workers = Aantal spellen tegelijk. Standaard: zoveel als de kernen toelaten.
help-option-ray = Speelt in plaats daarvan op het Ray-cluster op dit adres; “local” start er hier een. Installeren met: pip install 'himiko[ray]'
help-option-player-threads = Aantal threads waarmee elke speler mag denken.
help-option-rounds = Breekt spellen na zoveel rondes af en rangschikt de spelers zoals ze dan staan.
help-option-seats = Spelers per spel: 2, 3 of 4.
help-option-stats-out = Schrijft het verslag met grafieken naar deze map.
help-option-host = Adres om op te luisteren. Standaard uit de instellingen: 127.0.0.1, alleen deze computer.
help-option-port = Poort om op te luisteren. Standaard uit de instellingen: 8000.
help-option-database = Database: sqlite:///BESTAND of postgresql://GEBRUIKER:WACHTWOORD@HOST/NAAM. Standaard uit de instellingen: sqlite:///himiko.db.
help-option-check = Zegt alleen wat onveilig zou zijn als vreemden de server konden bereiken; afsluitcode 2 als er iets is.
help-option-open = Opent de pagina in je browser; is de poort bezet, dan wordt een andere gebruikt.
help-option-repair = Herschrijft wat uit de logboeken van de spellen volgt. De logboeken zelf veranderen nooit.
help-option-sheet-out = Het bestand dat geschreven wordt.

help-argument-record = Het bestand met het spelverslag.
help-argument-records = De bestanden met spelverslagen; een bestand kan meerdere spellen bevatten.
help-argument-edition = Het editiebestand.
help-argument-edition-or-none = Het editiebestand. Standaard: de standaardeditie.
help-argument-match-players = De spelers, 2 tot 4: drifter (willekeurig), deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko. himiko:1s denkt 1 seconde per beurt; himiko:640 zoekt met breedte 640, op elke computer gelijk. external:OPDRACHT start je eigen programma.
help-argument-ladder-all = De spelers, met namen zoals bij een wedstrijd. Standaard: alle niveaus.
help-argument-folder = De map met wedstrijden of spelverslagen, inclusief submappen.
help-argument-backup = Het bestand dat geschreven wordt; het mag nog niet bestaan.
help-argument-restore = Het back-upbestand.
help-argument-export = De map om naar te schrijven.
help-argument-languages = De talen, zoals es of ja. Standaard: alle.

value-number = N
value-rounds = RONDES
value-seed = SEED
value-turn = RONDE.BEURT
value-file = BESTAND
value-path = BESTAND_OF_MAP
value-folder = MAP
value-player = SPELER
value-language = TAAL
value-address = ADRES
value-url = URL
value-id = ID
value-text = TEKST

## Problemen

problem-plain = { $text }
problem-unexpected = Er ging iets mis: { $error } (met HIMIKO_DEBUG=1 zie je de details)
problem-interrupted = Onderbroken.
problem-broken-pipe = De uitvoer wordt niet meer gelezen.
problem-no-command = De opdracht “{ $command }” bestaat niet. Er zijn: { $commands }.
problem-no-option = De optie { $option } bestaat niet. Zie { $command } --help voor alle opties.
problem-option-value = Optie { $option } heeft een waarde nodig. Zie { $command } --help.
problem-extra-argument = Eén argument te veel: “{ $argument }”. Zie { $command } --help.
problem-missing = Er ontbreekt: { $name }. Zie { $command } --help.
problem-language = De taal “{ $given }” is er niet. Er zijn: { $languages }.
problem-number = { $option }: “{ $given }” is geen geheel getal.
problem-range = { $option }: { $given } ligt niet tussen { $least } en { $most }.
problem-seed = --seed: “{ $given }” is geen getal (vanaf 0) en geen hex:….
problem-no-file = { $file }: dit bestand bestaat niet.
problem-directory = { $file }: dit is een map, geen bestand.
problem-binary = { $file }: dit is geen tekstbestand.
problem-too-long = { $file }: dit bestand is te groot.
problem-unreadable = { $file }: kan niet gelezen worden ({ $error }).
problem-unwritable = { $file }: kan niet geschreven worden ({ $error }).
problem-record = { $file }, regel { $line }: { $reason }
problem-turn = --turn: dit spel heeft geen beurt “{ $given }”; de laatste is { $last }.
problem-no-turns = --turn: in dit spel is nog niets gespeeld.
problem-player = De speler “{ $given }” bestaat niet. Er zijn: { $levels }, eventueel met een budget per beurt zoals himiko:1s of himiko:500, en external:OPDRACHT.
problem-against =
    --against: { $given } genoemd voor { $number ->
        [one] { $number } tegenstander
       *[other] { $number } tegenstanders
    }. Noem er één voor allemaal, of één voor elk.
problem-records-where = --records heeft een map nodig: voeg --out toe.
problem-no-folder = { $folder }: deze map bestaat niet.
problem-extra = { $library } ontbreekt. Installeren: pip install 'himiko[{ $extra }]'
problem-settings = Ongeldige instellingen: { $error }
problem-address = { $address }: daar kan de server niet luisteren ({ $error }).
problem-database-url = Geen databaseadres: verwacht was sqlite:///BESTAND of postgresql://GEBRUIKER:WACHTWOORD@HOST/NAAM.
problem-database-version = De database is leeg of van een andere versie. Start de server er één keer mee.
problem-database = Fout in de database: { $error }
problem-no-backup = { $file }: dit is geen back-up.
problem-in-use = Een server gebruikt deze database al; alleen PostgreSQL kan gedeeld worden.
problem-player-failed = { $player } kan niet verder: { $reason }. { $detail }
problem-deal-false = de startopstelling klopt niet met de vingerafdruk.
problem-log = { $file }: { $reason }
problem-log-entry = regel { $number } van het logboek: { $reason }
problem-log-none = het spelverslag bevat geen vingerafdruk van het logboek.
problem-log-form = dit is niet het logboek van een tafel.
problem-log-missing = er ontbreekt een regel, of hij staat niet op zijn plaats.
problem-log-changed = de vingerafdruk klopt niet; deze regel of een eerdere is dus veranderd.
problem-log-other = het spelverslag vertelt over een ander spel.
problem-log-options = --log vereist --table ID en één spelverslag met één spel.
problem-wrong-files = Bestanden met fouten: { $bad } van { $number }.
problem-stopped = Gestopt: { $done } van { $games } spellen gespeeld, geen bewaard. Voeg --out MAP toe om ze te bewaren en verder te kunnen gaan.
problem-stopped-kept = Gestopt: { $done } van { $games } spellen gespeeld en bewaard in { $folder }. Geef dezelfde opdracht om verder te gaan.
problem-stopped-early = Gestopt voordat beide edities gespeeld waren: er valt nog niets te melden.
problem-not-served = De server kon niet starten; de reden staat hierboven.
problem-games-left-out = Weggelaten omdat hun logboeken niet na te spelen zijn: { $number } ({ $tables }). Met “himiko db verify” zie je waarom.
problem-database-wrong = Problemen in de database: { $number }.

## De computerspelers

level-introduced = { $name }. { $does }
level-preparing = De spelers maken zich klaar

## De kaart

map-plum = pruim
map-maple = esdoorn
map-rice = rijst
map-ginkgo = ginkgo
map-bellflower = klokje
map-wisteria = wister.
map-sacred = heilig
map-torii = torii
map-palace = paleis

## De tafel

table-board = Archipel
table-fleets = Vloten
table-buildings = Gebouwen
table-reserve = Voorraad
table-specialists = Specialisten
table-face-down = gedekt: { $number }
table-deck = in de stapel: { $number }
table-known-top = je kent de bovenste: { $tiles }
table-known-bottom = je kent de onderste: { $tiles }
table-prices = prijs: { $prices }
table-player = speler
table-points = punten
table-coins = munten
table-prestige = prestige
table-boats = boten
table-aside = opzijgelegd
table-culture = cultuurfiches
table-left = gebouwen over
table-tiles = tegels
table-reserved = (gereserveerd: { $tiles })
table-you = (jij)

## Spelen

play-welcome = Jouw kleur: { $player }. Typ ? voor hulp. Je tegenstanders:
play-title = Ronde { $round }, beurt { $turn } van { $turns }
play-happened = Wat er gebeurd is
play-hand = Je hand:
play-hint = een nummer of een actie · begin een actie om meer te zien · ? voor hulp
play-folded = { $number } mogelijkheden; typ bijvoorbeeld: { $example }
play-refused = { $reason } (regel { $rule })
play-possible = Dit kun je nu doen: { $action }
play-why-what = Noem ook de actie, bijvoorbeeld: why build b13 i05
play-about-what = Noem een specialist, een vloot of een tegel, bijvoorbeeld: about riu, about 5, about b13
play-save-where = Noem ook het bestand, bijvoorbeeld: save game.txt
play-saved = Spelverslag bewaard: { $file }
play-no-undo = Er is niets om ongedaan te maken.
play-no-number = Er is geen mogelijkheid { $number }; ze lopen van 1 tot en met { $most }.
play-left = Je verlaat het spel in ronde { $round }, beurt { $turn }.
play-winner = { $player } is de Grote Bouwmeester van Yamataï!
play-thinking = Denkt na
play-help =
    Typ het nummer van een mogelijkheid, of de actie zelf:      place wood s12
    Typ het begin van een actie om te zien wat erbij past:      swap   of   swap s10

    hint         wat Himiko zou doen, en je winstkans
    why ACTIE    waarom een actie niet kan
    about NAAM   wat een specialist, een vloot of een tegel doet: about riu, about 5, about b13
    undo         je laatste actie ongedaan maken
    log          alles wat er gebeurd is
    scores       de punten tot nu toe
    table        de tafel opnieuw tekenen
    save BESTAND het spelverslag bewaren
    quit         het spel verlaten
play-legend =
    Op de kaart: boten { $boats }; { $entry } startvak,
    { $mountain } berg, { $sacred } heilige grond, { $building } standaardgebouw, { $torii } torii, { $palace } paleis. Wat je nu kunt kiezen, is gemarkeerd.

## Hints

hint-action = Himiko zou spelen: { $action }
hint-plan = en daarna: { $actions }
hint-chance = Je winstkans: { $percent }%, { $words }.
hint-others = De beste andere keuzes: { $actions }
chance-certain = bijna zeker
chance-very-good = zeer goed
chance-good = goed
chance-open = alles is nog open
chance-poor = klein
chance-bad = zeer klein
chance-none = bijna geen

## Naspelen, controleren

replay-title = Ronde { $round }, beurt { $turn }
replay-hint = Enter: volgende beurt · b: terug · 3.2: naar ronde 3, beurt 2 · q: stoppen
check-ok = { $file }: in orde, { $what }
check-ok-games =
    { $number ->
        [one] { $file }: in orde, { $number } spel
       *[other] { $file }: in orde, { $number } spellen
    }
check-game = spelers: { $players }, rondes: { $rounds }, acties: { $actions }, { $end }
check-unfinished = niet afgemaakt
check-deal-true = de startopstelling klopt met de vingerafdruk
check-log-true = het logboek klopt met zijn vingerafdruk en met het spelverslag
check-deals-true = startopstellingen die met hun vingerafdruk kloppen: { $number }

## Simuleren

simulate-preparing = De spelmotor wordt voorbereid
simulate-progress = Aan het spelen
simulate-title = Willekeurige spellen: { $games }, spelers: { $players }, eerste seed: { $seed }
simulate-wins = gewonnen spellen
simulate-last-building = einde: laatste gebouw van een speler
simulate-no-boats = einde: een kleur boten was op
simulate-no-specialists = einde: te weinig specialisten
simulate-no-buildings = einde: te weinig gebouwtegels
simulate-cut-off = afgebroken na { $cap } rondes
simulate-rounds = gemiddeld aantal rondes
simulate-most-rounds = meeste rondes
simulate-decisions = beslissingen per spel
simulate-games-per-s = spellen per seconde
simulate-decisions-per-s = beslissingen per seconde
dataset-written = { $file }: { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, { $bytes } bytes, SHA-256 { $sum }. Gegevensblad: { $card }

## De arena

arena-written = Verslag: { $file }
stats-progress = Aan het lezen
serve-safe = Niets onveiligs gevonden. Denk aan TLS, back-ups en updates.
unsafe-no-tls = De server luistert op { $address }, dus anderen bereiken hem zonder TLS: wachtwoorden en cookies zijn onderweg te lezen. Luister op 127.0.0.1 en laat TLS aan een proxy over (docs/server.md).
unsafe-cookies = Cookies worden ook zonder TLS verstuurd. Zet HIMIKO_SECURE=true waar TLS is.
unsafe-metrics = Iedereen kan /metrics lezen. Zet HIMIKO_METRICS=false of laat de proxy het verbergen.
unsafe-proxies = Elke client mag elk adres opgeven (HIMIKO_PROXIES=*), wat alle grenzen opheft, tenzij alleen de proxy de server bereikt.
unsafe-hosts = De server reageert op elke naam. Zet HIMIKO_HOSTS op de eigen naam, zoals '["play.example.org"]'.
unsafe-database-tls = De verbinding met de database is misschien onversleuteld. Voeg ?sslmode=verify-full aan het adres toe.
unsafe-database-mode = Andere gebruikers van deze computer kunnen { $file } lezen. Beperk de toegang met chmod 600.
unsafe-root = De server zou als root draaien. Geef hem een eigen gebruiker, zoals deploy/himiko.service doet.
unsafe-files = Er mogen maar { $number } bestanden tegelijk open zijn; een paar honderd bezoekers zouden ze opmaken. Verhoog LimitNOFILE.
unsafe-no-page = Er is geen pagina om te tonen: bouw die of installeer een release.
unsafe-cache = In de map voor gecompileerde code kan niet geschreven worden (HIMIKO_CACHE): elke start compileert dan minutenlang.
admin-done = Klaar.
admin-none = Geen.
admin-forgotten = Vergeten: gasten { $guests }, tafels { $tables }
problem-unsafe = Onveilig op een openbare server: { $number }.
problem-database-newer = Deze database is door een latere versie van himiko geschreven ({ $version }). Installeer die versie, of zet een oudere back-up terug.
problem-nothing-to-forget = Zeg hoe oud: --guests DAGEN, --tables DAGEN of allebei.

## De server

serve-starting = himiko is zo bereikbaar op { $address }. Druk op Ctrl+C om te stoppen.
serve-opened = De pagina staat open in je browser.
serve-running = himiko draait al: { $address } staat open in je browser.
serve-open-yourself = Open { $address } in een browser om te spelen.
db-backed-up = Back-up: { $file }, rijen: { $rows }
db-restored = Teruggezet: { $file }, rijen: { $rows }
db-exported = Spelverslagen geschreven naar { $folder }: { $games }
db-ok = De database is in orde.
db-repaired = De database is weer in orde; hersteld: { $number }.
texts-missing = { $language }: ontbrekende teksten: { $number }
texts-sheet-written = Pagina: { $file }

## Edities

edition-ok = { $file }: in orde, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] { $coins } munt per stuk
       *[other] { $coins } munten per stuk
    }

## De database

bad-database-exists = { $file } bestaat al; kies een ander bestand.
bad-database-version = De database is van een andere versie. Start de server één keer om die bij te werken.
bad-database-missing = { $file } bestaat niet.
bad-database-not-empty = De database is niet leeg: een back-up kan alleen in een lege teruggezet worden.
