### De lobby: meteen spelen, tafels, instellingen en identiteit.

## De eerste pagina

lobby-title = Lobby
lobby-what = Vaar tussen de eilanden, bouw steden en tempels en word de Grote Bouwmeester van Yamataï. Voor 1–4 spelers. Gratis en zonder account.
lobby-about = Een onafhankelijk project, zonder band met de auteurs of de uitgever van het spel. Het bord en de meeste tegels zijn gereconstrueerd.
lobby-quick = Tegen de computer spelen
lobby-opponents = Tegenstanders
lobby-level = Niveau
lobby-play = Spelen
lobby-first-time = Eerste keer? Leer het spelenderwijs
lobby-adapts-now =
    { $games ->
        [0] Nu: { $level }. Het niveau stijgt als je wint en daalt als je verliest.
        [one] Nu: { $level }. Solospellen tot nu toe: { $games }, gewonnen: { $won }. Het niveau volgt je resultaten.
       *[other] Nu: { $level }. Je hebt { $won } van je laatste { $games } solospellen gewonnen; het niveau volgt je resultaten.
    }
lobby-strength = Gemeten: won { $percent }% van { $games } spellen tegen { $level }.
lobby-shown = Voorbeeldspel
lobby-shown-pause = Pauze
lobby-shown-go-on = Verder
lobby-tables = Tafels
lobby-new = Met anderen spelen
lobby-list-mine = Jouw spellen
lobby-list-open = Open tafels
lobby-list-running = Kijken
lobby-list-finished = Afgelopen
lobby-none-mine = Je hebt nog geen spellen. Met één klik begin je aan je eerste.
lobby-none-open = Niemand wacht op spelers. Maak een tafel en stuur je vrienden de link.
lobby-none-running = Er zijn geen openbare spellen bezig.
lobby-none-finished = Er zijn nog geen openbare spellen afgelopen. Je eigen spellen vind je onder “Jouw spellen”.
lobby-more = Meer tonen
lobby-workshop = Werkplaats: je eigen bord en tegels
lobby-scorepad = Scoreblok voor als je thuis speelt
lobby-import = Spelverslag openen
lobby-your-turn = Jij bent aan de beurt
lobby-waiting =
    { $number ->
        [one] Aan de beurt in { $number } spel
       *[other] Aan de beurt in { $number } spellen
    }
lobby-turn-of = Aan de beurt: { $player }
lobby-status-open = wacht op spelers
lobby-status-dealing = begint zo
lobby-status-running = bezig
lobby-status-over = afgelopen
lobby-status-abandoned = afgebroken
lobby-result-won = gewonnen, { $mine } tegen { $theirs }
lobby-result-lost = verloren, { $mine } tegen { $theirs }
lobby-result-place = plaats { $place } van { $players }, { $points }
lobby-result-winner = { $player } heeft gewonnen, { $points }
lobby-seat-record = speler uit een spelverslag
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
minute-title = Het spel in een minuut
minute-fleet = Kies een vloot
minute-fleet-does = Die geeft je boten en een kracht voor deze beurt. Hoe lager het nummer, hoe eerder je in de volgende ronde aan de beurt bent.
minute-place = Plaats boten
minute-place-does = Plaats boten langs de vaarroutes: vanaf een startvak in het westen, of naast een boot van dezelfde kleur.
minute-build = Verzamel of bouw
minute-build-does = Neem cultuurfiches van de eilanden naast je nieuwe boten, of bouw op een eiland waar de boten omheen liggen die een tegel nodig heeft.
minute-win = Werf specialisten aan en win
minute-win-does = Betaal specialisten met cultuurfiches. Gebouwen, prestige, specialisten en munten zijn punten waard; wie de meeste heeft, wint.
challenges-title = Uitdagingen
challenges-what = Versla een computerspeler met een vaste startopstelling, zonder hints. Iedereen met de link krijgt dezelfde startopstelling; probeer het zo vaak je wilt.
challenges-name = { $level }, opstelling { $number }
challenges-players = { $players } spelers
challenges-untried = nog niet geprobeerd
challenges-won = gewonnen, { $mine } tegen { $theirs }
challenges-lost =
    { $tries ->
        [one] { $tries } poging, { $mine } tegen { $theirs }
       *[other] { $tries } pogingen, beste { $mine } tegen { $theirs }
    }
challenges-again = Opnieuw spelen
challenges-review = Analyse
challenges-all = Alle uitdagingen
challenges-score = Gewonnen: { $won } van { $all }

## Een nieuwe tafel

new-title = Nieuwe tafel
new-seats = Wie speelt er
new-players = Spelers
new-seat = Plaats: { $seat }
new-seat-me = Jij
new-seat-me-hint = Op dit apparaat. Neem meerdere plaatsen om één scherm te delen.
new-seat-open = Vrije plaats
new-seat-open-hint = Voor wie de link heeft of de tafel in de lobby vindt.
new-hot-seat = Met meerdere mensen op één apparaat: geef het door aan wie aan de beurt is.
new-options = Tafelopties
new-clock = Tijd
new-clock-none = Geen klok
new-clock-none-hint = Geen tijdslimiet.
new-clock-live = In één keer
new-clock-live-hint = Minuten per speler voor het hele spel.
new-clock-days = Over meerdere dagen
new-clock-days-hint = Dagen per beurt; kom terug als je aan de beurt bent.
new-minutes = Minuten
new-days = Dagen
new-listed = In de lobby tonen
new-listed-hint = Iedereen kan meedoen; anders alleen wie de link heeft.
new-start = Beginnen als alle plaatsen bezet zijn
new-start-hint = Anders begint de host het spel.
new-watch = Iedereen mag kijken
new-watch-hint = Anders zien alleen de spelers het spel.
new-delay = Toeschouwers zien het spel
new-delay-hint = Een vertraging voorkomt dat toeschouwers een speler helpen. De spelers zelf hoeven er niet op te wachten.
new-delay-none = Meteen
new-delay-turns =
    { $turns ->
        [one] { $turns } beurt later
       *[other] { $turns } beurten later
    }
new-undo = Ongedaan maken toestaan
new-undo-hint = In je eigen beurt, tot er iets nieuws zichtbaar wordt.
new-hints = Hints toestaan
new-hints-who = Een computerspeler laat zien wat die zou doen. Als er meer mensen aan tafel zitten, moet iedereen tijdens het spel akkoord gaan.
new-face-down = Gebouwde tegels gedekt
new-face-down-hint = Zoals in het bordspel: de gebouwde tegels en het totaal van anderen blijven tot het einde verborgen.
new-stand-in = Vervanger voor wie vertrekt
new-stand-in-after = Afwezigen vervangen
new-stand-in-after-hint = Als ze aan de beurt zijn en de pagina al zo lang gesloten is.
new-stand-in-never = Nooit
new-stand-in-minutes =
    { $minutes ->
        [one] Na { $minutes } minuut
       *[other] Na { $minutes } minuten
    }
new-make = Tafel maken
new-edition = Eigen editie
new-edition-hint = Je eigen bord, tegels of prijzen, als TOML-bestand. Begin met de uitvoer van “himiko edition export”.
new-edition-file = Editiebestand kiezen
new-edition-chosen = Editie voor deze tafel: { $name }
new-edition-shelf = Van je plank
new-edition-shelf-none = Editie kiezen
new-edition-kept = { $name }, versie { $version }
edition-standard = Dit is de standaardeditie. Het bord en de meeste tegels zijn gereconstrueerd, want de spelregels laten ze niet zien.
edition-own = Gespeeld met de editie { $name }.
new-edition-workshop = Zelf maken in de werkplaats
new-edition-usual = Standaardeditie gebruiken

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
settings-theme-system = Systeeminstelling
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Animaties
settings-motion-system = Systeeminstelling
settings-motion-full = Volledig
settings-motion-less = Beperkt
settings-sound = Geluiden
settings-sound-what = Een getokkelde snaar als je aan de beurt bent.
settings-volume = Volume
settings-text = Tekstgrootte
settings-text-normal = Normaal
settings-text-large = Groot
settings-text-huge = Zeer groot
settings-speed = Acties van anderen
settings-speed-slow = Langzaam
settings-speed-normal = Een voor een
settings-speed-fast = Snel
settings-speed-off = Allemaal tegelijk
settings-numbers = Nummers altijd tonen
settings-numbers-hint = Anders hebben vakken en eilanden alleen een nummer op een groot bord en waar ze genoemd worden.
settings-confirm = Elke actie bevestigen
settings-confirm-hint = Anders alleen bij acties die je niet ongedaan kunt maken.
settings-more = Naam, apparaten en account
settings-notify = Meldingen van de browser
settings-notify-hint = Je browser laat het weten als je aan de beurt bent en de pagina op de achtergrond staat.
settings-notify-refused = Je browser blokkeert meldingen voor deze pagina.
settings-device = Andere apparaten
settings-device-what = Ga met dezelfde naam en spellen verder op een telefoon of andere computer.
settings-device-make = Link maken
settings-device-link = Je link
settings-device-ten-minutes = Open hem binnen tien minuten op het andere apparaat. Hij werkt één keer. Deel hem niet: wie hem opent, speelt onder jouw naam.
settings-copy = Kopiëren
settings-copied = Gekopieerd.
settings-not-copied = Je browser stond kopiëren niet toe. Kopieer het zelf.
settings-code = Link of code van een ander apparaat
settings-code-hint = Dit apparaat gebruikt dan dezelfde naam en spellen.
settings-code-use = Gebruiken
settings-devices = Waar je ingelogd bent
settings-device-here = dit apparaat
settings-device-seen = laatst gebruikt { $ago }
settings-device-unknown = Onbekend apparaat
settings-device-log-out = Uitloggen: { $device }
settings-devices-log-out = Alle andere apparaten uitloggen
settings-devices-gone = Uitgelogd.
settings-account = Account
settings-account-what = Niet verplicht. Log in met een naam en een wachtwoord om overal bij je spellen te kunnen.
settings-account-is = Ingelogd als { $name }.
settings-account-make = Account maken
settings-account-log-in = Inloggen
settings-account-recover = Herstelcode gebruiken
settings-account-name = Accountnaam
settings-account-name-hint = Dat wordt ook je naam aan tafel.
settings-account-missing = Vul een naam en een wachtwoord in.
settings-password = Wachtwoord
settings-password-hint = Minstens 8 tekens.
settings-password-short = Het wachtwoord moet minstens 8 tekens hebben.
settings-password-heading = Wachtwoord wijzigen
settings-password-new = Nieuw wachtwoord
settings-password-new-hint = Minstens 8 tekens. Al je andere apparaten worden uitgelogd.
settings-password-change = Wachtwoord wijzigen
settings-password-changed = Je wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.
settings-recovery-code = Herstelcode
settings-recovery-missing = Vul een van je herstelcodes in.
settings-passkeys = Passkeys
settings-passkeys-what = Log in met je vingerafdruk, gezicht of de pincode van je apparaat in plaats van een wachtwoord. Met een passkey kom je ook weer binnen als je het wachtwoord vergeten bent.
settings-passkey-add = Passkey toevoegen
settings-passkey-added = Passkey toegevoegd.
settings-passkey-made = toegevoegd { $ago }
settings-passkey-remove = Verwijderen
settings-passkey-remove-one = Passkey verwijderen: { $device }
settings-passkey-removed = Passkey verwijderd. Verwijder hem ook uit je wachtwoordbeheerder.
settings-passkey-none-here = Passkeys werken alleen op een pagina met een domeinnaam en https.
settings-passkey-use = Passkey gebruiken
settings-passkey-log-in = Inloggen met een passkey
settings-codes = Herstelcodes
settings-codes-what = Met elk van deze codes kun je één keer een nieuw wachtwoord kiezen als je het jouwe kwijt bent. Bewaar ze op papier.
settings-codes-keep = Schrijf deze codes nu op: ze worden maar één keer getoond.
settings-codes-left =
    { $number ->
        [0] Je hebt geen herstelcodes.
        [one] Je hebt nog { $number } herstelcode.
       *[other] Je hebt nog { $number } herstelcodes.
    }
settings-codes-make = Nieuwe herstelcodes maken
settings-codes-made = Nieuwe herstelcodes gemaakt. Oudere werken niet meer.
proof-title = Bevestig dat jij het bent
proof-what = Log opnieuw in om de beveiliging van je account te wijzigen.
proof-go = Verder
settings-welcome = Welkom, { $name }!
settings-log-out = Uitloggen
settings-delete-heading = Je gegevens wissen
settings-data-what = Bekijk wat er over je bewaard wordt, of download alles.
settings-data = Mijn gegevens downloaden
settings-delete-what = Dit wist je naam, account, apparaten en chatberichten. Computerspelers maken je spellen af. Je kunt dit niet ongedaan maken.
settings-delete = Al mijn gegevens wissen
settings-delete-sure = Al je gegevens wissen?
settings-deleted = Al je gegevens zijn gewist.

## De link van een ander apparaat

link-title = Verder op dit apparaat
link-owner = Op dit apparaat heet je dan { $name }.
link-made-on = De link is gemaakt op: { $device }.
link-warning = Ga alleen verder als je deze link zelf gemaakt hebt: wie hem je gestuurd heeft, kan de spellen die je hier speelt ook zien en spelen.
link-replaces = Je bent hier nu { $name }. Zonder account zijn spellen die je als gast op dit apparaat speelt dan niet meer bereikbaar.
link-use = Hier verder
link-void = Deze link werkt niet meer: elke link werkt maar één keer, en maar tien minuten lang. Maak een nieuwe in de instellingen van je andere apparaat.
privacy-title = Privacy
privacy-stored = Wat deze server bewaart
privacy-stored-name = Je naam, zoals anderen die zien, en wanneer je voor het eerst kwam.
privacy-stored-account = Als je een account hebt: de naam, een hash van het wachtwoord, de openbare sleutels van je passkeys en hashes van herstelcodes. Niemand kan je wachtwoord daaruit afleiden.
privacy-stored-devices = Per apparaat: een hash van het geheim in de enige cookie, de namen van browser en systeem, en ongeveer wanneer het voor het laatst gebruikt is.
privacy-stored-games = Je spellen: elke actie, en wanneer die gespeeld is. Afgelopen spellen blijven leesbaar voor wie ze kon zien.
privacy-stored-editions = De edities op je plank, en die waarmee je spellen gespeeld worden.
privacy-stored-chat = Wat je in de chat schrijft, wie je dempt en welke berichten je verbergt.
privacy-stored-reports = Meldingen van berichten, met het bericht, voor de beheerders.
privacy-stored-operators = Wat beheerders over je beslissen: blokkades, met de reden, en een logboek van wat ze doen.
privacy-not-stored = Wat hij niet bewaart
privacy-not-stored-address = Je IP-adres: het wordt alleen tijdens de verbinding gebruikt, om misbruik te beperken.
privacy-not-stored-mail = E-mailadressen, echte namen, geboortedata of locaties: daar wordt nooit naar gevraagd.
privacy-not-stored-tracking = Er gaat niets naar anderen. Er zijn geen advertenties en geen trackers.
privacy-how-long = Hoe lang
privacy-guests-days =
    { $days ->
        [one] Gasten die hier { $days } dag niet geweest zijn, worden vergeten.
       *[other] Gasten die hier { $days } dagen niet geweest zijn, worden vergeten.
    }
privacy-guests-kept = Gasten worden bewaard tot ze hun gegevens wissen.
privacy-tables-days =
    { $days ->
        [one] Afgelopen spellen worden na { $days } dag gewist.
       *[other] Afgelopen spellen worden na { $days } dagen gewist.
    }
privacy-tables-kept = Afgelopen spellen worden bewaard, zonder je naam als je je gegevens wist.
privacy-delete = In de instellingen kun je downloaden wat er over je bewaard wordt, en het op elk moment wissen. Alleen wat de beheerders nodig hebben blijft: meldingen, blokkades en het logboek van wat ze doen.

## Nergens

nowhere-title = Pagina niet gevonden
nowhere-what = Controleer het adres op typefouten.
