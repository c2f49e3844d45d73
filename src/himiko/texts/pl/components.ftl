### Elementy gry: jak się nazywają i co robią.

language-name = polski

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
specialist-izanagi-does = W każdej turze możesz przeprowadzić o jedną transakcję więcej.
specialist-raijin = Raijin
specialist-raijin-does = Raz na turę możesz wymienić 2 dowolne łodzie z ręki na 1 złotą łódź z rezerwy.
specialist-ananda = Ananda
specialist-ananda-does = Inni gracze płacą ci 2 monety, gdy budują obok twojego zwykłego budynku. Kto nie może zapłacić, nie może tam budować.
specialist-izanami = Izanami
specialist-izanami-does = Gdy inny gracz werbuje specjalistę, otrzymujesz połowę leżących na nim monet.
specialist-riu = Riu
specialist-riu-does = W twoim porcie mieszczą się 2 łodzie więcej.
specialist-awashima = Awashima
specialist-awashima-does = Budynki prestiżowe przynoszą ci te same premie co zwykłe: za góry, za sąsiednie torii i pałace oraz za grupę.
specialist-kachiko = Kachiko
specialist-kachiko-does = Raz na turę możesz zapłacić 2 monety i zdjąć z planszy żeton świętej ziemi.
specialist-susanoo = Susanoo
specialist-susanoo-does = Sprzedajesz kamienną łódź za 6 monet, a glinianą za 7.
specialist-ebisu = Ebisu
specialist-ebisu-does = Po zebraniu żetonów kultury w swojej turze możesz wziąć jeszcze jeden z dowolnej wyspy.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = Zyskujesz dodatkowo 1 żeton prestiżu, gdy wznosisz zwykły budynek, który nie sąsiaduje z żadnym twoim zwykłym budynkiem.
specialist-tomoe = Tomoe
specialist-tomoe-does = W ramach transakcji możesz też kupić lub sprzedać złotą łódź za 5 monet.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = Na koniec gry otrzymujesz punkt za każde 3 monety zamiast za każde 5.
specialist-michimata = Michimata
specialist-michimata-does = Raz na turę możesz oddać żeton kultury i wziąć 1 złotą łódź z rezerwy.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = Możesz zaczynać z dowolnego wolnego pola na brzegu planszy.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Raz na turę możesz oddać żeton kultury i wziąć 4 monety.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Raz na turę możesz wymienić złotą łódź z ręki na 2 łodzie z rezerwy, w dowolnych kolorach oprócz złota.
specialist-yasoma = Yasoma
specialist-yasoma-does = Żadnej zdolności, same punkty.

## Floty

fleet-numbered = Flota { $fleet }

power-none = Bez zdolności
power-none-does = Ta flota nie ma zdolności: jej atutem są łodzie albo miejsce w następnej rundzie.
power-reserve = Rezerwacja
power-reserve-does = Weź kafelek budynku z rzędu i połóż przed sobą; tylko ty możesz go zbudować, od następnej rundy. Niezbudowany kosztuje 1 punkt.
power-peek = Podgląd
power-peek-does = Obejrzyj w tajemnicy 3 wierzchnie kafelki ze stosu budynków i każdy odłóż na wierzch lub na spód.
power-move = Ruch łodzi
power-move-does = Przesuń dowolną łódź na planszy na sąsiednie wolne pole.
power-sacred = Święta ziemia
power-sacred-does = Połóż żeton świętej ziemi na pustej wyspie: dopóki tam leży, nikt nie może na niej budować.
power-swap-culture = Zamiana kultury
power-swap-culture-does = Zamień miejscami na planszy dwa żetony kultury różnych rodzajów.
power-remove = Usuwanie łodzi
power-remove-does = Zwróć z planszy do rezerwy najwyżej 2 łodzie.
power-swap-boats = Zamiana łodzi
power-swap-boats-does = Zamień miejscami na planszy dwie łodzie różnych kolorów.
power-discount = Tańsza budowa
power-discount-does = W tej turze możesz budować, nawet jeśli brakuje jednej z wymaganych łodzi.

## Budynki

building-standard = budynek zwykły
building-standard-does = Stoi na planszy w twoim kolorze. Przynosi prestiż za góry oraz za sąsiednie torii i pałace, a także 1 monetę za każdy budynek swojej grupy.
building-trading-post = faktoria
building-trading-post-does = Zwykły budynek, którego grupa przy budowie przynosi dwa razy więcej monet.
building-torii = torii
building-torii-does = Budynek prestiżowy, który do nikogo nie należy. Zwykłe budynki wznoszone obok niego przynoszą prestiż.
building-palace = pałac
building-palace-does = Budynek prestiżowy, który do nikogo nie należy. Zwykłe budynki wznoszone obok niego przynoszą prestiż.

## Etapy tury: jak się nazywają i o co gra pyta

step-fleet = Wybór floty
step-fleet-asks = Wybierz flotę: da ci łodzie, zdolność i miejsce w następnej rundzie.
step-take = Trzecia łódź
step-take-asks = Wybierz kolor trzeciej łodzi.
step-act = Handel, łodzie, zbieranie lub budowa
step-act-asks = Jeśli chcesz, handluj; połóż łodzie, a potem zbierz żetony kultury albo buduj.
step-arrange = Odkładanie kafelków
step-arrange-asks = Odłóż kafelki na wierzch lub na spód stosu, w dowolnej kolejności.
step-collect = Zbieranie
step-collect-asks = Weź następny żeton kultury.
step-ebisu = Żeton Ebisu
step-ebisu-asks = Weź jeszcze jeden żeton kultury z dowolnej wyspy albo z niego zrezygnuj.
step-after = Zdolności
step-after-asks = Zanim łodzie wpłyną do portu, możesz jeszcze użyć zdolności.
step-moor = Powrót do portu
step-moor-asks = Masz więcej łodzi, niż mieści twój port: wybierz tę, którą odłożysz.
step-recruit = Werbunek
step-recruit-asks = Zwerbuj specjalistę za 2 jednakowe lub 3 różne żetony kultury albo zakończ turę.
step-over = Koniec gry
step-over-asks = Gra się zakończyła.
