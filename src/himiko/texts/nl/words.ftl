### Woorden die de opdrachtregel en de pagina delen.

## Plaatsen

seat-0 = Blauw
seat-1 = Oranje
seat-2 = Paars
seat-3 = Grijs

## Computerspelers

level-drifter = Dobberaar
level-drifter-does = Dobbert mee met de stroom: elke keuze is toeval.
level-deckhand = Scheepsjongen
level-deckhand-does = Heeft net de regels geleerd: ziet wat twee boten kunnen en denkt zelden aan specialisten.
level-fisher = Visser
level-fisher-does = Een beginner: pakt wat nu iets oplevert en kijkt nooit vooruit.
level-rower = Roeier
level-rower-does = Trekt stevig door: vindt het meeste wat een beurt kan opleveren, maar telt alleen punten en fiches.
level-merchant = Koopman
level-merchant-does = Weet wat een stelling waard is, maar pakt liever nu punten en mist lange kettingen.
level-pilot = Loods
level-pilot-does = Speelt degelijk en mist weinig; af en toe glipt er een tegel of een specialist tussendoor.
level-helmsman = Stuurman
level-helmsman-does = Plant de hele beurt voordat de eerste boot geplaatst wordt.
level-captain = Kapitein
level-captain-does = Neemt even de tijd om de beste beurten te vergelijken, en wat daarop kan volgen.
level-himiko = Himiko
level-himiko-does = De koningin: bedenkt hoe de anderen zullen reageren voordat ze kiest.
level-place = Niveau { $number } van { $of }.
level-adapts = Past zich aan jou aan
level-adapts-does = Het niveau wordt aan het begin van het spel gekozen, op basis van je resultaten in solospellen.
grounds-part = { $part } { $points }
grounds-tokens =
    { $count ->
        [one] { $number } cultuurfiche
       *[other] { $number } cultuurfiches
    }
grounds-gains = Opbrengst: { $gains }.
grounds-nothing = Het levert niet meteen punten op, maar het bereidt voor wat daarna komt.
grounds-ends-round = Het beëindigt de ronde: nieuwe vloten worden opengelegd voordat iemand kan reageren.
grounds-reply = { $player } zou dan kunnen reageren: { $actions } ({ $gains }).
grounds-reply-nothing = { $player } zou dan kunnen reageren, zonder meteen punten te krijgen: { $actions }.

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

verb-fleet = Vloot kiezen
verb-take = Boot nemen
verb-buy = Boot kopen
verb-sell = Boot verkopen
verb-arrange = Tegels terugleggen
verb-swap = Twee boten of fiches verwisselen
verb-place = Boot plaatsen
verb-collect = Fiche verzamelen
verb-ebisu = Nog een fiche verzamelen
verb-build = Tegel bouwen
verb-raijin = 2 boten ruilen voor goud
verb-nakatsu = Goud ruilen voor 2 boten
verb-michimata = Fiche ruilen voor goud
verb-hetsuka = Fiche ruilen voor munten
verb-kachiko = Heilige grond verwijderen
verb-discard = Boot opzijleggen
verb-recruit = Specialist aanwerven
verb-done = Verder
