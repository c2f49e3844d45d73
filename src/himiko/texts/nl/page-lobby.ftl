### De lobby: meteen spelen, tafels, instellingen en identiteit.

## De eerste pagina

lobby-title = Lobby
lobby-what = Vaar tussen de eilanden, bouw steden en tempels en word de Grote Bouwmeester van Yamataï. Voor 1–4 spelers. Gratis en zonder account.
lobby-quick = Tegen de computer spelen
lobby-opponents = Tegenstanders
lobby-level = Niveau
lobby-play = Spelen
lobby-first-time = Eerste keer? Leer het spelenderwijs
lobby-tables = Tafels
lobby-new = Met anderen spelen
lobby-list-mine = Jouw spellen
lobby-list-open = Open tafels
lobby-list-running = Kijken
lobby-list-finished = Afgelopen
lobby-none-mine = Je hebt nog geen spellen. Het eerste is één klik ver.
lobby-none-open = Niemand wacht op spelers. Maak een tafel en stuur je vrienden de link.
lobby-none-running = Er zijn geen openbare spellen bezig.
lobby-none-finished = Er zijn nog geen openbare spellen afgelopen. Je eigen spellen vind je onder “Jouw spellen”.
lobby-more = Meer tonen
lobby-import = Een spelverslag openen
lobby-your-turn = Jij bent aan de beurt
lobby-waiting =
    { $number ->
        [one] Aan de beurt in { $number } spel
       *[other] Aan de beurt in { $number } spellen
    }
lobby-turn-of = Aan de beurt: { $player }
lobby-status-open = wacht op spelers
lobby-status-running = bezig
lobby-status-over = afgelopen
lobby-status-abandoned = afgebroken
lobby-seat-open = vrije plaats
lobby-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuut per speler
       *[other] { $minutes } minuten per speler
    }
lobby-clock-days =
    { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }

## Een nieuwe tafel

new-title = Nieuwe tafel
new-seats = Wie speelt er
new-players = Spelers
new-seat = Plaats: { $seat }
new-seat-me = Jij
new-seat-me-hint = Op dit apparaat. Neem meer plaatsen om één scherm te delen.
new-seat-open = Vrije plaats
new-seat-open-hint = Voor wie de link heeft of de tafel in de lobby vindt.
new-hot-seat = Meer mensen op één apparaat: geef het door aan wie aan de beurt is.
new-options = Opties van de tafel
new-clock = Tijd
new-clock-none = Geen klok
new-clock-none-hint = Geen tijdslimiet.
new-clock-live = In één keer
new-clock-live-hint = Minuten per speler voor het hele spel.
new-clock-days = Over meer dagen
new-clock-days-hint = Dagen per beurt; kom terug als je aan de beurt bent.
new-minutes = Minuten
new-days = Dagen
new-listed = In de lobby tonen
new-listed-hint = Iedereen kan meedoen; anders alleen wie de link heeft.
new-start = Beginnen als alle plaatsen bezet zijn
new-start-hint = Anders begint de host het spel.
new-watch = Iedereen mag kijken
new-watch-hint = Anders zien alleen de spelers het spel.
new-undo = Ongedaan maken toestaan
new-undo-hint = In je eigen beurt, tot er iets nieuws zichtbaar wordt.
new-hints = Hints toestaan
new-hints-who = Een computerspeler laat zien wat hij zou doen. Tussen mensen moet tijdens het spel iedereen het ermee eens zijn.
new-face-down = Gebouwde tegels gedekt
new-face-down-hint = Zoals in de doos: de gebouwde tegels en het totaal van anderen blijven tot het einde verborgen.
new-stand-in = Vervanger voor wie vertrekt
new-make = Tafel maken
new-edition = Eigen editie
new-edition-hint = Je eigen bord, tegels of prijzen, als TOML-bestand. Begin met de uitvoer van “himiko edition export”.
new-edition-file = Een editiebestand kiezen
new-edition-chosen = Editie voor deze tafel: { $name }
new-edition-usual = De standaardeditie gebruiken

## De wachtkamer

wait-close = Tafel sluiten
wait-close-sure = De tafel sluiten?
wait-close-warning = Niemand kan meer meedoen en de link werkt dan niet meer.
wait-closed = Deze tafel is gesloten
wait-closed-what = De host heeft hem gesloten voordat het spel begon.

## Instellingen

settings-title = Instellingen
settings-you = Jij
settings-name = Je naam
settings-name-hint = De naam die anderen aan tafel zien.
settings-name-saved = Je heet nu { $name }.
settings-save = Opslaan
settings-look = Uiterlijk en geluid
settings-language = Taal
settings-theme = Thema
settings-theme-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Animaties
settings-motion-system = Zoals het systeem
settings-motion-full = Volledig
settings-motion-less = Beperkt
settings-sound = Geluiden
settings-notify = Meldingen van de browser
settings-notify-hint = Je browser laat het weten als je aan de beurt bent en de pagina op de achtergrond staat.
settings-notify-refused = Je browser blokkeert meldingen voor deze pagina.
settings-device = Andere apparaten
settings-device-what = Ga met dezelfde naam en spellen verder op een telefoon of andere computer.
settings-device-make = Een link maken
settings-device-link = Je link
settings-copy = Kopiëren
settings-copied = Gekopieerd.
settings-not-copied = Je browser stond kopiëren niet toe. Kopieer met de hand.
settings-code = Link of code van een ander apparaat
settings-code-hint = Dit apparaat gebruikt dan dezelfde naam en spellen.
settings-code-use = Gebruiken
settings-account = Account
settings-account-what = Niet verplicht. Log in met een naam en een wachtwoord om overal bij je spellen te kunnen.
settings-account-is = Ingelogd als { $name }.
settings-account-make = Account maken
settings-account-log-in = Inloggen
settings-account-name = Accountnaam
settings-account-name-hint = Dat wordt ook je naam aan tafel.
settings-account-missing = Vul een naam en een wachtwoord in.
settings-password = Wachtwoord
settings-password-hint = Minstens 8 tekens.
settings-password-short = Het wachtwoord moet minstens 8 tekens hebben.
settings-welcome = Welkom, { $name }!
settings-log-out = Uitloggen
settings-delete-heading = Je gegevens wissen
settings-delete-what = Dit wist je naam, account, apparaten en chatberichten. Computerspelers maken je spellen af. Het is niet ongedaan te maken.
settings-delete = Al mijn gegevens wissen
settings-delete-sure = Al je gegevens wissen?
settings-deleted = Al je gegevens zijn gewist.

## De link van een ander apparaat

link-title = Verder op dit apparaat
link-use = Hier verder

## Nergens

nowhere-title = Pagina niet gevonden
nowhere-what = Controleer het adres op typefouten.
