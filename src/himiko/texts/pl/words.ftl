### Words that the command line and the page share.

## Seats

seat-0 = Niebieski
seat-1 = Pomarańczowy
seat-2 = Fioletowy
seat-3 = Szary

## Computer players

level-drifter = Włóczęga
level-drifter-does = Płynie, dokąd niesie prąd: każdy wybór zostawia przypadkowi.
level-fisher = Rybak
level-fisher-does = Początkujący, który bierze to, co opłaca się od razu, i nie myśli dalej.
level-helmsman = Sternik
level-helmsman-does = Planuje całą turę, zanim położy pierwszą łódź.
level-himiko = Himiko
level-himiko-does = Królowa: zanim wybierze, rozważa, co odpowiedzą inni.

## Points

score-coins = monety
score-prestige = prestiż
score-buildings = budynki
score-specialists = specjaliści
score-reserved = rezerwacje
score-aside = odłożone
score-total = razem
score-rank = miejsce

## Actions

verb-fleet = wybierz flotę
verb-take = weź łódź
verb-buy = kup łódź
verb-sell = sprzedaj łódź
verb-reserve = zarezerwuj kafelek
verb-peek = podejrzyj
verb-arrange = na wierzch / na spód
verb-move = przesuń łódź
verb-sacred = połóż świętą ziemię
verb-swap = zamień dwa
verb-remove = usuń łódź
verb-place = połóż łódź
verb-collect = zbierz żeton
verb-ebisu = jeszcze jeden żeton
verb-build = buduj
verb-raijin = 2 łodzie za złotą
verb-nakatsu = złota za 2 łodzie
verb-michimata = żeton za złotą łódź
verb-hetsuka = żeton za monety
verb-kachiko = zdejmij ziemię
verb-discard = odłóż łódź
verb-recruit = zwerbuj
verb-done = dalej
