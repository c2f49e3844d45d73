### Plansza i karty strony: nazwy dla czytników ekranu i krótkie podpisy.

## Litera dla każdej łodzi, każda inna

letter-bamboo = B
letter-wood = D
letter-stone = K
letter-clay = G
letter-gold = Z

## Plansza

board-name = Plansza
board-keys = Strzałki prowadzą do najbliższego miejsca; I oraz S przełączają między wyspami a polami; T przechodzi do następnego możliwego miejsca; Enter wybiera; ? wyjaśnia, dlaczego nie; +, − i Z zmieniają powiększenie.
board-boat =
    { $colour ->
        [bamboo] łódź z bambusem
        [wood] łódź z drewnem
        [stone] łódź z kamieniem
        [clay] łódź z gliną
       *[gold] łódź ze złotem
    }
board-empty = pusto
board-no-boat = –
board-token = żeton kultury ({ kind-named })
board-building = budynek ({ $player })
board-torii = torii
board-palace = pałac
board-mountain = góry
board-sacred = święta ziemia
board-entry = pole startowe
board-slot-number = pole { $number }
board-island-number = wyspa { $number }
board-next-to =
    { $number ->
        [one] przy wyspie { $islands }
        [few] przy wyspach { $islands }
       *[many] przy wyspach { $islands }
    }
board-free-slots =
    { $number ->
        [one] { $number } wolne pole
        [few] { $number } wolne pola
       *[many] { $number } wolnych pól
    }
board-its-slots = łodzie na { $taken } z { $number } pól: { $boats }
board-placed-now = umieszczona w tej turze
board-possible = możliwe: { $action }
board-chosen = wybrano
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-zoom-fit = Pokaż całą planszę

## Plansza w tabelach

board-islands = Wyspy
board-slots = Pola
board-column-island = Wyspa
board-column-slot = Pole
board-column-there = Co tam jest
board-column-boat = Łódź
board-column-slots = Pola wokół
board-column-islands = Przy wyspach
board-column-choose = Możliwe teraz
board-ask = Dlaczego nie { $place }?

## Karty

card-tile = { $kind }, { $points }, wymaga: { $needs }
tile-described = { $kind } ({ $needs }; { $points })
tile-with-id = { $id } { $tile }
tile-face-down = zakryty kafelek
card-reserved = zarezerwowany
card-built = zbudowany
card-fleet = { fleet-numbered }: { $boats }. { $power }
card-fleet-down = Flota, zakryta
card-fleet-by = zajęta: { $player }
card-fleet-place = pozycja { $place } w następnej rundzie
card-any-boat = łódź dowolnego koloru
card-specialist = { $name }, { $points }. { $does }
card-coins-on-it =
    { $number ->
        [one] leży na nim { $number } moneta
        [few] leżą na nim { $number } monety
       *[many] leży na nim { $number } monet
    }
card-used = użyty w tej turze
card-boats = { colour-named }: { $number }
card-price =
    { $coins ->
        [one] cena: { $coins } moneta
        [few] cena: { $coins } monety
       *[many] cena: { $coins } monet
    }
card-running-low = kończy się
card-culture = { kind-named }: { $number }
card-hand-boat =
    { $number ->
        [one] { board-boat } na ręce
        [few] { board-boat } na ręce ({ $number })
       *[many] { board-boat } na ręce ({ $number })
    }
card-turn-now = teraz gra
card-away = nie ma przy stole
