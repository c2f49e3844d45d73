### Strona do nauki: zasady z wyszukiwaniem, co jest czym i pierwsza gra z przewodnikiem.

## Zasady

rules-title = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-clear = Wyczyść wyszukiwanie
rules-found =
    { $number ->
        [one] Znaleziono { $number } zasadę
        [few] Znaleziono { $number } zasady
       *[many] Znaleziono { $number } zasad
    }
rules-nothing = Żadna zasada nie pasuje. Wpisz mniej słów albo krótsze.
rules-in-a-minute = Gra w pigułce
rules-about = Każda zasada ma numer; gra podaje go, gdy akcja jest niedozwolona. Liczby dotyczą edycji standardowej.
rules-ruling = Rozstrzygnięcie
rules-rulings = Rozstrzygnięcie wyjaśnia to, co drukowane instrukcje pomijają lub opisują różnie. Plansza i kafelki są odtworzone; ten projekt nie jest powiązany z wydawcą gry.
rules-link = Link do zasady { $rule }
rules-colour = Kolor
rules-number = Łodzie
rules-price = Cena
rules-fleet = Flota
rules-takes = Łodzie
rules-power = Zdolność
rules-specialist = Specjalista
rules-points = Punkty
rules-any = dowolny kolor
rules-lesson = Ucz się, grając

## Co to jest?

what-rule = Więcej: zasada { $rule }
what-boat-does = Trafia z rezerwy na rękę, a stamtąd na pole. Łodzie na planszy są niczyje; każdy budynek wymaga określonych kolorów wokół wyspy.
what-culture-does = Żeton kultury. Zbierasz go łodzią umieszczoną przy wyspie. Dwoma jednakowymi albo trzema różnymi płaci się za specjalistę.
what-mountain = Góry
what-mountain-does = Zbudowany tu zwykły budynek daje 1 żeton prestiżu.
what-sacred = Święta ziemia
what-sacred-does = Dopóki żeton tu leży, nikt nie może budować na tej wyspie.
what-prestige = Żetony prestiżu
what-prestige-does = Każdy jest na koniec wart 1 punkt. Dostajesz je za zwykłe budynki w górach oraz obok torii i pałaców.
what-coins = Monety
what-coins-does = Kupuje się za nie łodzie. Na koniec każde 5 monet to 1 punkt.
what-slot = Pole
what-slot-does = Miejsce na jedną łódź, tam gdzie spotykają się szlaki. Pierwszą łódź w turze umieszcza się na polu startowym albo obok łodzi tego samego koloru, każdą następną obok poprzedniej.
what-island = Wyspa
what-island-does = Gdy nie ma już na niej żetonu kultury, może tu budować każdy, jeśli wokół stoją właściwe łodzie.
what-harbour = Port
what-harbour-does = Przechowuje łódź na późniejsze tury. Łodzie, które się nie mieszczą, są odkładane.
what-aside = Odłożone łodzie
what-aside-does = Są poza grą. Na koniec tracisz 1 punkt za każde 2 z nich.
what-reserve = Rezerwa
what-reserve-does = Łodzie, których nikt nie wziął. Jeśli na koniec rundy zabraknie któregoś koloru, gra się kończy.
what-decks = Stosy
what-decks-does = Na koniec rundy oba rzędy uzupełnia się do pięciu. Jeśli stos na to nie wystarcza, gra się kończy.
what-order = Kolejność
what-order-does = W następnej rundzie zaczyna osoba, która wybrała flotę o najniższym numerze.
what-group = Grupa
what-group-does = Twoje zwykłe budynki na sąsiednich wyspach. Dołączenie kolejnego daje 1 monetę za każdy budynek w grupie.
what-trade = Handel
what-trade-does = Raz na turę, zanim umieścisz pierwszą łódź, możesz kupić lub sprzedać jedną łódź.
what-recruit = Rekrutacja
what-recruit-does = Na koniec tury specjalista kosztuje 2 jednakowe albo 3 różne żetony kultury. Dostajesz też leżące na nim monety.
what-points = Punkty
what-points-does = Twój wynik, gdyby gra skończyła się teraz.

## Pierwsza gra z przewodnikiem

learn-title = Twoja pierwsza partia
learn-lead = Poznaj Yamataï, grając: w krótkiej partii z graczem komputerowym przewodnik wyjaśni każdy etap we właściwej chwili.
learn-promise-time = To potrwa około dziesięciu minut.
learn-promise-back = Cofaj, co chcesz; jeśli spróbujesz czegoś innego, przewodnik pomoże ci wrócić.
learn-promise-leave = Możesz wyjść w każdej chwili i wrócić dokładnie w to samo miejsce.
learn-start = Zacznij pierwszą partię
learn-resume = Wróć do pierwszej partii
learn-again = Zacznij od nowa
learn-rules = Wolę przeczytać zasady

coach-name = Przewodnik
coach-fold = Zwiń przewodnika
coach-unfold = Rozwiń przewodnika
coach-understood = Jasne
coach-now = Teraz: { $action }
coach-step = Krok { $step } z { $steps }
coach-strayed = Inny ruch
coach-strayed-says = To może być dobry ruch, ale lekcja przewidywała coś innego. Wróć do niej albo graj dalej po swojemu: będę wyjaśniać wszystko na bieżąco. Zadanie z lekcji:
coach-back = Wróć do lekcji
coach-free = Graj dalej po swojemu
coach-waits = Teraz gra { $name }. Zobacz, co dzieje się na planszy.
coach-yours = Twoja tura. Graj, jak chcesz; odezwę się, gdy pojawi się coś nowego.
coach-leave = Opuść lekcję
coach-begin = Witaj w Yamataï
coach-begin-says = Zabuduj wyspy dla królowej Himiko i zdobądź więcej punktów niż przeciwnik ({ $name }). Dołączamy do krótkiej partii w jej drugiej rundzie, która zaczyna się od dwóch twoich tur.
coach-boats = Wybierz flotę
coach-boats-says = Każda tura zaczyna się od floty. Jej łodzie trafiają na twoją rękę.

coach-trade = Możesz handlować
coach-trade-says = Zanim cokolwiek umieścisz, możesz kupić albo sprzedać jedną łódź. Trzecia łódź wydłuży łańcuch, a bambus kosztuje tylko 1 monetę.
coach-enter = Umieść pierwszą łódź
coach-enter-says = Pierwsza łódź trafia na pole startowe, oznaczone strzałkami. Wybierz łódź na ręce, potem pole.
coach-chain = Ułóż łańcuch
coach-chain-says = Następna łódź trafia obok tej umieszczonej przed chwilą; jej kolor nie ma już znaczenia. Umieść ich, ile chcesz; ważne są wyspy obok nich.
coach-collect = Zbierz żetony
coach-collect-says = Każda łódź umieszczona w tej turze daje jeden żeton kultury z wyspy obok. Dwa jednakowe są szczególnie przydatne, zaraz zobaczysz. Wybierz wyspę.
coach-recruit = Zwerbuj specjalistę
coach-recruit-says = Dwoma jednakowymi albo trzema różnymi żetonami kultury płacisz za specjalistę, który odtąd pracuje dla ciebie. Wybierz kogoś z rzędu.
coach-end = Zakończ turę
coach-end-says = To była cała tura: flota, handel, łodzie, zbieranie, rekrutacja. Jeśli ci odpowiada, zakończ ją; jeśli nie, cofnij, co chcesz.
coach-tile = Pora na budynek
coach-tile-says = Zamiast zbierać, możesz budować na wyspie bez żetonu. Kafelek z dwiema łodziami z bambusem wymaga dwóch takich wokół wyspy, bez względu na to, kto je umieścił. Już tam są: wokół wyspy 14.
coach-number = Numer floty
coach-number-says = Wyznacza twoje miejsce w następnej rundzie: niskie numery grają pierwsze. Tym razem weź łódź z bambusem, której potrzebujesz, choć przez to zagrasz później.
coach-extend = Obok swojego koloru
coach-extend-says = Pierwszą łódź można też umieścić obok łodzi tego samego koloru. Aby budować na wyspie 14, musisz dołożyć łódź obok niej.
coach-first = Zbierz albo zbuduj
coach-first-says = W każdej turze robisz jedno albo drugie. Łodzie, których wymaga kafelek, stoją wokół wyspy 14: wybierz kafelek, potem wyspę.
coach-moored = Łodzie w porcie
coach-moored-says = Twoja łódź z gliną czeka w porcie na następną turę. Mieści się w nim jedna, a dzięki Riu jeszcze dwie. To wszystko w tej turze: zakończ ją.
coach-others = Tura drugiego gracza
coach-others-says = { $name } przechodzi te same pięć etapów. Łodzie zostają na planszy i są niczyje: możesz korzystać ze wszystkich.
coach-built = Zbudowane!
coach-built-says = Budynek jest twój do końca gry, a jego kafelek punktuje na koniec. Drugi na sąsiedniej wyspie utworzy grupę, która daje monety.
coach-moor = Za dużo łodzi
coach-moor-says = Twój port nie pomieści wszystkich. Wybierz łódź do odłożenia: wypada z gry, a za każde dwie tracisz punkt.
coach-round = Koniec rundy
coach-round-says = Specjaliści, których nikt nie wybrał, dostają po 2 monety, rzędy są uzupełniane, a numery flot ustalają nową kolejność. Przy dwóch graczach każdy ma dwie tury w rundzie.
coach-powers = Floty mają zdolności
coach-powers-says = Symbol na flocie to zdolność na tę turę: użyj jej, kiedy chcesz, albo wcale. Jej przycisk ma przerywaną ramkę.
coach-ends = Jak kończy się gra
coach-ends-says = Na koniec rundy, w której ktoś postawił swój ostatni budynek. Albo gdy zabraknie któregoś koloru łodzi lub stos nie wystarczy do uzupełnienia rzędu.
coach-all = To już wszystko
coach-all-says = Znasz już każdy etap. Zagraj do końca. Podpowiedź pokazuje, co zrobiłby gracz komputerowy, a przy każdym elemencie możesz sprawdzić, czym jest.
coach-over = Koniec gry
coach-over-says = Punkty za monety, prestiż, budynki i specjalistów są już policzone. W analizie możesz prześledzić partię jeszcze raz, krok po kroku.
coach-another = Następna partia

## Exercises after the first game

exercise-name = Ćwiczenie
exercise-all = Trzy ćwiczenia
exercise-lead = Prawdziwe pozycje, po jednej turze. Najpierw pomyśl: do końca tury wszystko można cofnąć.
exercise-recruit = Zwerbuj Hetsukę w tej turze
exercise-recruit-says = Masz jeden żeton kultury (śliwa). Dwoma jednakowymi albo trzema różnymi płaci się za specjalistę.
exercise-recruit-why = Łódź obok właściwej wyspy dała drugi żeton. Zanim wybierzesz flotę, sprawdź, co masz.
exercise-mountain = Zbuduj w górach w tej turze
exercise-mountain-says = Zwykły budynek w górach daje żeton prestiżu. Poszukaj pustej wyspy z górami i łodziami wokół oraz kafelka, do którego brakuje niewiele.
exercise-mountain-why = Flotę trzeba było wybrać dla jej łodzi, a łodzie dla jednego kafelka i jednej wyspy. Na tym polega większa część gry.
exercise-palace = Zbuduj pałac w tej turze
exercise-palace-says = Pałac z rzędu wymaga wszystkich pięciu kolorów, a łodzi ze złotem nie masz. Pomóc może flota.
exercise-palace-why = Flota 9 pozwala budować bez jednej łodzi. Gdy coś wydaje się poza zasięgiem, warto spojrzeć na zdolności.
exercise-show = Pokaż rozwiązanie
exercise-again = Spróbuj ponownie
exercise-next = Następne ćwiczenie
exercise-finish = Wróć do ćwiczeń
exercise-solved = Rozwiązane!
exercise-missed = Tura się skończyła, a cel nie został osiągnięty. Spróbuj ponownie albo zobacz rozwiązanie.
exercise-elsewhere = Ten ruch odbiega od rozwiązania. Cofnij go albo spróbuj ponownie.
exercise-done = rozwiązane
exercise-leave = Opuść ćwiczenie
