### Elementy gry: jak się nazywają i co robią.

## Łodzie: materiał i kolor

colour-bamboo = bambus
colour-wood = drewno
colour-stone = kamień
colour-clay = glina
colour-gold = złoto

hue-bamboo = zielony
hue-wood = brązowy
hue-stone = czarny
hue-clay = czerwony
hue-gold = żółty

## Kultura

culture-plum = śliwa
culture-maple = klon
culture-rice = ryż
culture-ginkgo = miłorząb
culture-bellflower = dzwonek
culture-wisteria = glicynia

## Specjaliści

specialist-amateratsu = Amateratsu
specialist-amateratsu-does = Na koniec gry każdy twój żeton prestiżu jest wart 2 punkty zamiast 1.
specialist-izanagi = Izanagi
specialist-izanagi-does = W każdej turze możesz przeprowadzić jedną dodatkową transakcję.
specialist-raijin = Raijin
specialist-raijin-does = Raz na turę możesz wymienić 2 dowolne łodzie z ręki na 1 łódź ze złotem z rezerwy.
specialist-ananda = Ananda
specialist-ananda-does = Inni gracze muszą zapłacić ci 2 monety, aby budować obok twojego zwykłego budynku. Kto nie może zapłacić, nie może tam budować.
specialist-izanami = Izanami
specialist-izanami-does = Gdy inny gracz werbuje specjalistę, otrzymujesz połowę leżących na nim monet.
specialist-riu = Riu
specialist-riu-does = W twoim porcie mieści się o 2 łodzie więcej.
specialist-awashima = Awashima
specialist-awashima-does = Budynki prestiżowe dają ci te same nagrody co zwykłe: za góry, za sąsiednie torii i pałace oraz za grupy.
specialist-kachiko = Kachiko
specialist-kachiko-does = Raz na turę możesz zapłacić 2 monety, aby usunąć z planszy żeton świętej ziemi.
specialist-susanoo = Susanoo
specialist-susanoo-does = Sprzedajesz łodzie z kamieniem za 6 monet, a łodzie z gliną za 7.
specialist-ebisu = Ebisu
specialist-ebisu-does = Po zebraniu żetonów kultury w swojej turze możesz wziąć jeszcze jeden z dowolnej wyspy.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = Zyskujesz dodatkowo 1 żeton prestiżu, gdy budujesz zwykły budynek, który nie sąsiaduje z żadnym z twoich.
specialist-tomoe = Tomoe
specialist-tomoe-does = Możesz też kupować i sprzedawać łodzie ze złotem, po 5 monet za każdą.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = Na koniec gry dostajesz 1 punkt za każde 3 monety zamiast za każde 5.
specialist-michimata = Michimata
specialist-michimata-does = Raz na turę możesz odrzucić żeton kultury, aby wziąć 1 łódź ze złotem z rezerwy.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = Każde puste pole na brzegu planszy jest dla ciebie polem startowym.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Raz na turę możesz odrzucić żeton kultury, aby zyskać 4 monety.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Raz na turę możesz wymienić łódź ze złotem z ręki na 2 łodzie z rezerwy, w dowolnych kolorach oprócz złotego.
specialist-yasoma = Yasoma
specialist-yasoma-does = Bez zdolności, same punkty.

## Floty

fleet-numbered = Flota { $fleet }

power-none = Bez zdolności
power-none-does = Bez zdolności: tę flotę bierzesz dla jej łodzi albo dla miejsca w kolejności.
power-reserve = Zarezerwuj kafelek
power-reserve-does = Weź kafelek budynku z rzędu. Tylko ty możesz go zbudować, od następnej rundy. Jeśli tego nie zrobisz, stracisz 1 punkt.
power-peek = Podejrzyj stos
power-peek-does = Obejrzyj w tajemnicy 3 wierzchnie kafelki stosu budynków. Każdy odłóż na wierzch albo na spód.
power-move = Przesuń łódź
power-move-does = Przesuń dowolną łódź na planszy na sąsiednie puste pole.
power-sacred = Połóż świętą ziemię
power-sacred-does = Połóż żeton świętej ziemi na pustej wyspie. Dopóki tam leży, nikt nie może na niej budować.
power-swap-culture = Zamień żetony
power-swap-culture-does = Zamień miejscami dwa żetony kultury różnych rodzajów na planszy.
power-remove = Usuń łodzie
power-remove-does = Zwróć do rezerwy 1 lub 2 łodzie z planszy.
power-swap-boats = Zamień łodzie
power-swap-boats-does = Zamień miejscami dwie łodzie różnych kolorów na planszy.
power-discount = Zbuduj bez jednej łodzi
power-discount-does = W tej turze możesz budować, nawet jeśli brakuje jednej z wymaganych łodzi.

## Budynki

building-standard = zwykły budynek
building-standard-does = Budynek w twoim kolorze. Daje prestiż w górach oraz obok torii i pałaców, a do tego 1 monetę za każdy budynek w swojej grupie.
building-trading-post = faktoria
building-trading-post-does = Zwykły budynek, który przy budowie daje dwa razy więcej monet za swoją grupę.
building-torii = torii
building-torii-does = Budynek prestiżowy, który do nikogo nie należy. Zwykłe budynki zbudowane obok dają prestiż.
building-palace = pałac
building-palace-does = Budynek prestiżowy, który do nikogo nie należy. Zwykłe budynki zbudowane obok dają prestiż.

## Etapy tury: jak się nazywają i o co gra pyta

step-fleet = Wybór floty
step-fleet-asks = Wybierz flotę: da ci łodzie, zdolność i miejsce w kolejności na następną rundę.
step-take = Trzecia łódź
step-take-asks = Wybierz kolor trzeciej łodzi.
step-act = Handel, łodzie, zbieranie lub budowa
step-act-asks = Handluj, jeśli chcesz, umieść łodzie, a potem zbierz żetony kultury albo buduj.
step-arrange = Odkładanie kafelków
step-arrange-asks = Odłóż kafelki na wierzch lub na spód stosu, w dowolnej kolejności.
step-collect = Zbieranie
step-collect-asks = Weź następny żeton kultury.
step-ebisu = Żeton Ebisu
step-ebisu-asks = Weź jeszcze jeden żeton kultury z dowolnej wyspy albo pomiń.
step-after = Zdolności
step-after-asks = Zanim łodzie wrócą do portu, możesz jeszcze użyć zdolności.
step-moor = Powrót do portu
step-moor-asks = Masz więcej łodzi, niż mieści twój port. Wybierz jedną do odłożenia.
step-recruit = Rekrutacja
step-recruit-asks = Zwerbuj specjalistę za 2 jednakowe lub 3 różne żetony kultury albo zakończ turę.
step-over = Koniec gry
step-over-asks = Koniec gry.
