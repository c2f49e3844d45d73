### Strona do nauki: zasady z wyszukiwaniem, co jest czym i pierwsza gra z przewodnikiem.

## Zasady

rules-title = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-clear = Wyczyść wyszukiwanie
rules-found =
    { $number ->
        [one] Znaleziono { $number } zasadę
        [few] Znaleziono { $number } zasady
       *[many] Znaleziono { $number } zasad
    }
rules-nothing = Żadna zasada nie zawiera tych słów. Spróbuj mniej słów albo krótszych.
rules-in-a-minute = Gra w minutę
rules-about = Każda zasada ma numer; gra podaje go, gdy odrzuca akcję. Wszystkie liczby dotyczą edycji standardowej.
rules-ruling = Rozstrzygnięcie
rules-rulings = Rozstrzygnięcie ustala to, co drukowane instrukcje zostawiają otwarte.
rules-link = Odnośnik do zasady { $rule }
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
what-boat-does = Trafia z rezerwy na rękę, a stamtąd na pole. Na planszy łodzie są niczyje; każdy budynek wymaga określonych kolorów wokół wyspy.
what-culture-does = Żeton kultury. Zbierasz go łodzią stojącą przy wyspie. Dwoma jednakowymi albo trzema różnymi płaci się za specjalistę.
what-mountain = Góry
what-mountain-does = Kto wzniesie tu zwykły budynek, zyskuje 1 żeton prestiżu.
what-sacred = Święta ziemia
what-sacred-does = Dopóki żeton tu leży, nikt nie może budować na tej wyspie.
what-prestige = Żetony prestiżu
what-prestige-does = Każdy jest na koniec wart 1 punkt. Przynoszą je zwykłe budynki: w górach oraz obok torii i pałaców.
what-coins = Monety
what-coins-does = Kupuje się za nie łodzie. Na koniec każde 5 monet to 1 punkt.
what-slot = Pole
what-slot-does = Miejsce na jedną łódź, tam gdzie spotykają się szlaki. Pierwszą łódź w turze kładzie się na polu startowym albo obok łodzi jej koloru, każdą następną obok poprzedniej.
what-island = Wyspa
what-island-does = Najpierw zbiera się z niej żeton kultury; potem ktoś może na niej budować, jeśli stoją wokół właściwe łodzie.
what-harbour = Port
what-harbour-does = Tu zachowujesz łódź na późniejsze tury. Te, które się nie mieszczą, są odkładane.
what-aside = Odłożone łodzie
what-aside-does = Przepadły. Na koniec każde 2 kosztują 1 punkt.
what-reserve = Rezerwa
what-reserve-does = Łodzie, które zostały. Jeśli na koniec rundy brakuje któregoś koloru, gra się kończy.
what-decks = Stosy
what-decks-does = Na koniec rundy oba rzędy uzupełnia się do pięciu. Jeśli stos na to nie wystarcza, gra się kończy.
what-order = Kolejność
what-order-does = W następnej rundzie zaczyna ten, kto wybrał flotę o najniższym numerze.
what-group = Grupa
what-group-does = Twoje zwykłe budynki na sąsiednich wyspach. Nowy przynosi 1 monetę za każdy budynek swojej grupy.
what-trade = Handel
what-trade-does = Raz na turę, zanim położysz pierwszą łódź, możesz kupić lub sprzedać jedną łódź.
what-recruit = Werbunek
what-recruit-does = Na koniec tury specjalista kosztuje 2 jednakowe albo 3 różne żetony kultury. Leżące na nim monety są twoje.
what-points = Punkty
what-points-does = Tyle punktów byłoby twoich, gdyby gra skończyła się teraz.

## Pierwsza gra z przewodnikiem

learn-title = Twoja pierwsza gra
learn-lead = Poznaj Yamataï, grając: krótka partia przeciw graczowi komputerowemu, a przewodnik wyjaśni każdy etap, gdy na niego przyjdzie pora.
learn-promise-time = To potrwa około dziesięciu minut.
learn-promise-free = Wszystko można cofnąć i grać, jak się chce.
learn-promise-leave = Możesz wyjść w każdej chwili i wrócić później dokładnie w to samo miejsce.
learn-start = Zacznij pierwszą grę
learn-resume = Wróć do pierwszej gry
learn-again = Zacznij od nowa
learn-rules = Wolę przeczytać zasady

coach-name = Przewodnik
coach-fold = Zwiń przewodnika
coach-unfold = Rozwiń przewodnika
coach-understood = Jasne
coach-suggestion = Na przykład: { $action }
coach-explained = Wyjaśniono: { $done } z { $all }
coach-waits = Gra { $name }. Zobacz, co dzieje się na planszy.
coach-yours = Twoja tura. Rób, co chcesz; odezwę się, gdy pojawi się coś nowego.
coach-leave = Opuść lekcję

coach-welcome = Witaj w Yamataï
coach-welcome-says = Zabudowujesz wyspy dla królowej Himiko, a przeciw tobie gra { $name }. Wygrywa ten, kto na koniec ma najwięcej punktów. Dla krótszej gry każdy ma tylko trzy budynki: gdy ktoś postawi ostatni, gra kończy się wraz z tą rundą.
coach-fleet = Wybierz flotę
coach-fleet-says = Każda tura zaczyna się od floty. Jej łodzie trafiają na twoją rękę, jej zdolność masz w tej turze, a jej numer to twoje miejsce w następnej rundzie: niskie numery grają pierwsze.
coach-trade = Możesz handlować
coach-trade-says = Zanim cokolwiek położysz, możesz kupić albo sprzedać jedną łódź. Trzecia łódź wydłuży łańcuch, a bambus kosztuje tylko 1 monetę.
coach-place = Połóż pierwszą łódź
coach-place-says = Łodzie przypływają z zachodu: pierwsza trafia na pole startowe przy lewym brzegu albo obok łodzi tego samego koloru. Wybierz łódź, potem podświetlone pole.
coach-chain = Ułóż łańcuch
coach-chain-says = Następna łódź trafia obok tej położonej przed chwilą. Kolor nie ma już znaczenia. Połóż ich, ile chcesz; chodzi o wyspy obok nich.
coach-collect = Zbieraj
coach-collect-says = Każda łódź położona w tej turze przynosi jeden żeton kultury z wyspy obok. Dwa jednakowe są szczególnie cenne, zaraz zobaczysz. Wybierz wyspę.
coach-more = Jeden żeton na łódź
coach-more-says = Dalej: każda łódź przynosi jeden żeton, dopóki jest co zbierać.
coach-recruit = Zwerbuj specjalistę
coach-recruit-says = Dwoma jednakowymi albo trzema różnymi żetonami kultury płacisz za specjalistę, który odtąd pracuje dla ciebie. Wybierz kogoś z rzędu.
coach-later = Jeszcze bez specjalisty
coach-later-says = Na razie nie stać cię na specjalistę. Żetony poczekają. Zakończ turę.
coach-end = Zakończ turę
coach-end-says = To była cała tura: flota, handel, łodzie, zbieranie, werbunek. Jeśli ci odpowiada, zakończ ją; jeśli nie, cofnij, co chcesz.
coach-others = Tura drugiego gracza
coach-others-says = { $name } przechodzi te same pięć etapów. Łodzie zostają na planszy i są niczyje: możesz korzystać ze wszystkich.
coach-second = Teraz można by budować
coach-second-says = Wyspa bez żetonu jest wolna. Kafelek budynku pokazuje, które łodzie muszą stać wokół wyspy, bez względu na to, kto je położył; w tej turze musisz dołożyć co najmniej jedną. Poszukaj kafelka, do którego brakuje niewiele.
coach-power = Twoja flota ma zdolność
coach-power-says = Możesz jej użyć w dowolnej chwili tej tury albo wcale. Co robi, widać na flocie.
coach-build = Buduj!
coach-build-says = Wokół pustej wyspy stoją właściwe łodzie. Wybierz kafelek budynku z rzędu, potem podświetloną wyspę. Kafelek jest wart swoje punkty, a góry, torii, pałace i grupy od razu dają więcej.
coach-either = Zbierać albo budować
coach-either-says = W jednej turze robisz jedno albo drugie. Po położeniu łodzi trzeba zrobić jedno z nich, jeśli się da.
coach-built = Twój budynek stoi
coach-built-says = Jest twój do końca gry, a jego kafelek liczy się na koniec. Drugi na sąsiedniej wyspie utworzy grupę, która przynosi monety.
coach-harbour = Łodzie w porcie
coach-harbour-says = Niewykorzystana łódź czeka w porcie na następną turę. Miejsce jest dla jednej; specjaliści mogą dać go więcej.
coach-moor = Za dużo łodzi
coach-moor-says = Twój port wszystkich nie pomieści. Wybierz łódź, którą odłożysz: przepada, a każde dwie kosztują punkt.
coach-round = Koniec rundy
coach-round-says = Specjaliści, których nikt nie chciał, dostają po 2 monety, rzędy się uzupełnia, a numery flot ustalają nową kolejność. Przy dwóch graczach każdy ma dwie tury w rundzie.
coach-ends = Jak kończy się gra
coach-ends-says = Po rundzie, w której ktoś postawił swój ostatni budynek. Także wtedy, gdy skończy się któryś kolor łodzi albo stos nie może uzupełnić rzędu.
coach-all = To już wszystko
coach-all-says = Znasz już każdy etap. Zagraj do końca; podpowiedź pokaże, co zrobiłby gracz komputerowy, a każdy element powie ci, czym jest.
coach-over = Koniec gry
coach-over-says = Monety, prestiż, budynki i specjaliści są policzeni. W analizie możesz przejść partię jeszcze raz, krok po kroku.
coach-another = Następna gra
