### Woorden die de opdrachtregel en de pagina delen.

## Plaatsen

seat-0 = Blauw
seat-1 = Oranje
seat-2 = Paars
seat-3 = Grijs

## Computerspelers

level-drifter = Drijver
level-drifter-does = Drijft mee met de stroom: elke keuze is toeval.
level-deckhand = Scheepsjongen
level-deckhand-does = Heeft net de regels geleerd: ziet wat twee boten kunnen en denkt zelden aan specialisten.
level-fisher = Visser
level-fisher-does = Een beginner: pakt wat nu iets oplevert en kijkt nooit vooruit.
level-rower = Roeier
level-rower-does = Trekt hard: vindt het meeste wat een beurt kan opleveren, maar telt alleen punten en fiches.
level-merchant = Koopman
level-merchant-does = Weet wat een stelling waard is, maar neemt liever vandaag punten en mist lange kettingen.
level-pilot = Loods
level-pilot-does = Speelt degelijk en mist weinig; af en toe ontgaat hem een tegel of een specialist.
level-helmsman = Stuurman
level-helmsman-does = Plant de hele beurt voordat de eerste boot geplaatst wordt.
level-captain = Kapitein
level-captain-does = Neemt even de tijd om de beste beurten te vergelijken op wat erna kan komen.
level-himiko = Himiko
level-himiko-does = De koningin: bedenkt hoe de anderen zullen reageren voordat ze kiest.
level-place = Niveau { $number } van { $of }.
level-adapts = Past zich aan jou aan
level-adapts-does = Het niveau wordt aan het begin van het spel bepaald, op grond van je resultaten alleen tegen de computer.
grounds-part = { $part } { $points }
grounds-tokens =
    { $count ->
        [one] { $number } cultuurfiche
       *[other] { $number } cultuurfiches
    }
grounds-gains = Het levert op: { $gains }.
grounds-nothing = Het levert niet meteen punten op, maar bereidt voor wat komt.
grounds-ends-round = Het beëindigt de ronde: nieuwe vloten worden opengelegd voordat iemand kan antwoorden.
grounds-reply = { $player } zou dan kunnen antwoorden: { $actions } ({ $gains }).
grounds-reply-nothing = { $player } zou dan kunnen antwoorden, zonder meteen punten te krijgen: { $actions }.

## Punten

score-coins = munten
score-prestige = prestige
score-buildings = gebouwen
score-specialists = specialisten
score-reserved = gereserveerd
score-aside = opzijgelegd
score-total = totaal
score-rank = plaats

## Acties

verb-fleet = Een vloot kiezen
verb-take = Een boot nemen
verb-buy = Een boot kopen
verb-sell = Een boot verkopen
verb-arrange = Tegels terugleggen
verb-swap = Twee boten of fiches verwisselen
verb-place = Een boot plaatsen
verb-collect = Een fiche verzamelen
verb-ebisu = Nog een fiche verzamelen
verb-build = Een tegel bouwen
verb-raijin = 2 boten ruilen voor goud
verb-nakatsu = Goud ruilen voor 2 boten
verb-michimata = Een fiche ruilen voor goud
verb-hetsuka = Een fiche ruilen voor munten
verb-kachiko = Heilige grond verwijderen
verb-discard = Een boot opzijleggen
verb-recruit = Een specialist aanwerven
verb-done = Verder
