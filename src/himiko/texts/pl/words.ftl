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

verb-fleet = wybierz flotę
verb-take = weź łódź
verb-buy = kup łódź
verb-sell = sprzedaj łódź
verb-reserve = zarezerwuj kafelek
verb-peek = podejrzyj stos
verb-arrange = odłóż kafelki
verb-move = przesuń łódź
verb-sacred = połóż świętą ziemię
verb-swap = zamień miejscami dwie łodzie lub dwa żetony
verb-remove = usuń łódź
verb-place = umieść łódź
verb-collect = zbierz żeton
verb-ebisu = zbierz jeszcze jeden żeton
verb-build = zbuduj
verb-raijin = wymień 2 łodzie na złoto
verb-nakatsu = wymień złoto na 2 łodzie
verb-michimata = wymień żeton na złoto
verb-hetsuka = wymień żeton na monety
verb-kachiko = usuń świętą ziemię
verb-discard = odłóż łódź
verb-recruit = zwerbuj specjalistę
verb-done = dalej
