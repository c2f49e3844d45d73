### Words that the command line and the page share.

## Seats

seat-0 = Niebieski
seat-1 = Pomarańczowy
seat-2 = Fioletowy
seat-3 = Szary

## Computer players

level-drifter = Włóczęga
level-drifter-does = Płynie z prądem: każdy wybór jest losowy.
level-fisher = Rybak
level-fisher-does = Początkujący: bierze to, co opłaca się od razu, i nigdy nie patrzy dalej.
level-helmsman = Sternik
level-helmsman-does = Planuje całą turę, zanim umieści pierwszą łódź.
level-himiko = Himiko
level-himiko-does = Królowa: zanim wybierze, rozważa, jak odpowiedzą inni.

## Points

score-coins = monety
score-prestige = prestiż
score-buildings = budynki
score-specialists = specjaliści
score-reserved = zarezerwowane kafelki
score-aside = odłożone
score-total = razem
score-rank = miejsce

## Actions

verb-fleet = Wybierz flotę
verb-take = Weź łódź
verb-buy = Kup łódź
verb-sell = Sprzedaj łódź
verb-arrange = Odłóż kafelki
verb-swap = Zamień łodzie lub żetony
verb-place = Umieść łódź
verb-collect = Zbierz żeton
verb-ebisu = Zbierz jeszcze jeden żeton
verb-build = Zbuduj
verb-raijin = Wymień 2 łodzie na złoto
verb-nakatsu = Wymień złoto na 2 łodzie
verb-michimata = Wymień żeton na złoto
verb-hetsuka = Wymień żeton na monety
verb-kachiko = Usuń świętą ziemię
verb-discard = Odłóż łódź
verb-recruit = Zwerbuj specjalistę
verb-done = Dalej
