### Words that the command line and the page share.

## Seats

seat-0 = Niebieski
seat-1 = Pomarańczowy
seat-2 = Fioletowy
seat-3 = Szary

## Computer players

level-drifter = Rozbitek
level-drifter-does = Płynie z prądem: każdy wybór jest losowy.
level-deckhand = Majtek
level-deckhand-does = Świeżo po lekturze zasad: widzi, co da się zrobić dwiema łodziami, a o specjalistach myśli rzadko.
level-fisher = Rybak
level-fisher-does = Początkujący: bierze to, co opłaca się od razu, i nigdy nie wybiega myślą naprzód.
level-rower = Wioślarz
level-rower-does = Wiosłuje, ile sił: znajduje większość tego, co może dać tura, ale liczy tylko punkty i żetony.
level-merchant = Kupiec
level-merchant-does = Wie, ile warta jest pozycja, ale woli punkty od ręki i nie dostrzega długich łańcuchów.
level-pilot = Pilot
level-pilot-does = Gra solidnie i niewiele mu umyka; czasem przegapi kafelek lub specjalistę.
level-helmsman = Sternik
level-helmsman-does = Planuje całą turę, zanim umieści pierwszą łódź.
level-captain = Kapitan
level-captain-does = Przez chwilę porównuje najlepsze tury pod kątem tego, co może z nich wyniknąć.
level-himiko = Himiko
level-himiko-does = Królowa: zanim podejmie decyzję, rozważa, jak odpowiedzą inni.
level-place = Poziom { $number } z { $of }.
level-adapts = Dostosowuje się do ciebie
level-adapts-does = Poziom jest ustalany na początku partii na podstawie twoich wyników w partiach solo z komputerem.
grounds-part = { $part } { $points }
grounds-tokens =
    { $count ->
        [one] { $number } żeton kultury
        [few] { $number } żetony kultury
       *[many] { $number } żetonów kultury
    }
grounds-gains = Co to daje: { $gains }.
grounds-nothing = Nie daje punktów od razu, ale przygotowuje grunt na później.
grounds-ends-round = To kończy rundę: nowe floty zostaną odkryte, zanim ktokolwiek odpowie.
grounds-reply = { $player } może wtedy odpowiedzieć: { $actions } ({ $gains }).
grounds-reply-nothing = { $player } może wtedy odpowiedzieć, nie zyskując od razu punktów: { $actions }.

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
