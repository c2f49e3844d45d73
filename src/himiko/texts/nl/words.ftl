### Woorden die de opdrachtregel en de pagina delen.

## Plaatsen

seat-0 = Blauw
seat-1 = Oranje
seat-2 = Paars
seat-3 = Grijs

## Computerspelers

level-drifter = Drijver
level-drifter-does = Drijft mee met de stroom: elke keuze is toeval.
level-fisher = Visser
level-fisher-does = Een beginner: pakt wat nu iets oplevert en kijkt nooit vooruit.
level-helmsman = Stuurman
level-helmsman-does = Plant de hele beurt voordat de eerste boot geplaatst wordt.
level-himiko = Himiko
level-himiko-does = De koningin: bedenkt hoe de anderen zullen reageren voordat ze kiest.

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
