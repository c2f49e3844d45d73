### Zasady, numerowane jak w docs/rules.md.
###
### Wiersze zaczynające się od „- ” tworzą listę, te od „! ” to rozstrzygnięcia: sprawy, które
### drukowane instrukcje zostawiają otwarte. Numery takie jak 6.3 stają się odnośnikami, słowa
### między „_” są wyróżnione. Działanie flot i specjalistów opisano przy elementach gry.

rules-minute = W każdej turze wybierasz flotę: daje ci łodzie, zdolność na tę turę i miejsce w następnej rundzie. Możesz kupić albo sprzedać łódź. Potem układasz łańcuch łodzi na szlakach morskich i robisz z nim jedną z dwóch rzeczy: _zbierasz_ żetony kultury z wysp przy twoich łodziach albo _budujesz_ na pustej wyspie, wokół której stoją właściwe łodzie. Nie liczy się, kto je położył: na wodzie łodzie są niczyje. Łodzie niewykorzystane wpływają do portu albo przepadają. Na koniec możesz za żetony kultury zwerbować specjalistę, który odtąd pracuje dla ciebie. Monety, prestiż, budynki i specjaliści to punkty.

## 1

rules-1 = Elementy gry
rules-1-1 = Plansza przedstawia 34 wyspy w sieci szlaków morskich. Łodzie stoją na _polach_, czyli tam, gdzie szlaki się spotykają. Pola wokół wyspy to jej pola; takie pole i wyspa _sąsiadują_ ze sobą. Pięć pól na zachodnim brzegu to _pola startowe_.
rules-1-2 = Dwa pola połączone szlakiem są _sąsiednie_. Dwie wyspy _sąsiadują_ ze sobą, jeśli leżą po obu stronach tego samego odcinka szlaku, czyli jeśli dwa sąsiednie pola należą do obu. Wyspy, które stykają się tylko rogiem, jednym polem, nie sąsiadują.
rules-1-3 = Na początku w rezerwie jest 80 łodzi w pięciu kolorach:
rules-1-4 =
    Są też
    - 10 kafelków flot o numerach od 1 do 10;
    - 28 kafelków budynków: 21 budynków _zwykłych_, wśród nich _faktorie_, i 7 _prestiżowych_, czyli 3 torii i 4 pałace;
    - 18 specjalistów;
    - 34 żetony kultury: po 5 z sześciu rodzajów i 4 puste; w każdym rodzaju, także wśród pustych, jeden ma symbol gór;
    - 7 kafelków gór i 8 żetonów świętej ziemi;
    - zwykłe budynki w kolorach graczy, monety i żetony prestiżu.
rules-1-5 =
    ! Monety i żetony prestiżu nigdy się nie kończą.
    ! Żetonów świętej ziemi jest tylko 8; zdjętego z planszy można użyć ponownie.

## 2

rules-2 = Przygotowanie
rules-2-1 = Potasuj specjalistów. Pięciu leży odkrytych w rzędzie, pozostali tworzą zakryty stos. Tak samo postąp z kafelkami budynków.
rules-2-2 = Potasuj dziesięć flot i ułóż je na torze: pięć po lewej odkrytych, pięć po prawej zakrytych.
rules-2-3 = Pomieszaj żetony kultury i połóż po jednym na każdej wyspie. Gdzie żeton ma symbol gór, nawet pusty, połóż pod nim góry. Potem usuń puste żetony. Zostaje 30 żetonów, 7 gór i 4 wyspy bez żetonu, z czego na jednej są góry.
rules-2-4 = Każdy dostaje 10 monet i zwykłe budynki w swoim kolorze: po 10 przy 2 graczach, 8 przy 3, 6 przy 4.
rules-2-5 =
    Kolejność w pierwszej rundzie się losuje. Przy 2 graczach runda ma cztery tury.
    ! Przy 2 graczach losuje się dwie pierwsze tury, a trzecia i czwarta je powtarzają: A, B, A, B.

## 3

rules-3 = Runda
rules-3-1 = Gra się po kolei. Każda tura ma pięć etapów, opisanych w częściach od 4 do 8: wybór floty, handel, kładzenie łodzi i potem zbieranie lub budowa, powrót do portu, werbunek. Przy 2 graczach każdy rozgrywa w rundzie dwie pełne tury.
rules-3-2 = Po rozegraniu wszystkich tur runda się kończy i przygotowuje się następną (część 9).
rules-3-3 =
    Zdolności swojej floty oraz zdolności specjalistów działających raz na turę możesz użyć w każdej chwili swojej tury, między dwiema akcjami, o ile opis nie mówi inaczej. Nie musisz; niewykorzystana zdolność floty przepada z końcem tury.
    ! Żadnej zdolności nie można użyć przed wyborem floty, między wyborem floty 10 a wzięciem jej trzeciej łodzi, podczas oglądania kafelków floty 3, w trakcie zbierania ani podczas odkładania łodzi.
    ! Dwóch łodzi floty 7 nie trzeba usuwać w tej samej chwili.
rules-3-4 =
    ! Gdy zacznie się etap 4, zdolności dające łodzie (Raijin, Michimata, Nakatsu) są w tej turze niedostępne.
    ! Specjalista zwerbowany w etapie 5 działa od razu. Tylko Ebisu czeka na zbieranie w późniejszej turze.

## 4

rules-4 = Etap 1: wybór floty
rules-4-duty = Obowiązkowo.
rules-4-1 = Weź jedną z odkrytych flot na torze. W trakcie rundy toru się nie uzupełnia: pierwszy gracz wybiera spośród pięciu, następny spośród czterech pozostałych i tak dalej.
rules-4-2 = Weź z rezerwy na rękę łodzie pokazane na kafelku. Jeśli w rezerwie brakuje jakiegoś koloru, obchodzisz się bez niego. Trzecia łódź floty 10 może mieć dowolny kolor, który jeszcze jest w rezerwie, także złoty.
rules-4-3 = Numer floty decyduje, kiedy zagrasz w następnej rundzie: najpierw niskie numery (9.5). Jej zdolność masz tylko w tej turze.
rules-4-3-more =
    - Flota 2: zarezerwowany kafelek możesz zbudować tylko ty, w etapie 3 późniejszej rundy. Lukę w rzędzie wypełnia się na koniec rundy.
    - Flota 3: jeśli w stosie są mniej niż trzy kafelki, oglądasz te, które są.
    ! Flota 5: pusta znaczy bez żetonu kultury, budynku i świętej ziemi.
    ! Floty 6 i 8: oba żetony muszą być różnych rodzajów, obie łodzie różnych kolorów. Góry zostają na miejscu.

## 5

rules-5 = Etap 2: handel
rules-5-duty = Do wyboru.
rules-5-1 = Kup łódź, która jest w rezerwie, albo sprzedaj jedną ze swoich. Cena jest ta sama w obie strony: bambus 1 moneta, drewno 2, kamień 3, glina 4. Złotem się nie handluje (ale patrz Tomoe, 8.3).
rules-5-2 = W turze przeprowadzasz jedną transakcję.
rules-5-3 = Sprzedać lub wymienić możesz łodzie z ręki; łodzie w porcie też się do niej liczą. Odłożone łodzie są poza zasięgiem.
rules-5-4 = Handel kończy się, gdy położysz łódź, zaczniesz zbierać lub budować.

## 6

rules-6 = Etap 3: kładzenie łodzi, potem zbieranie lub budowa
rules-6-duty = Łodzie kładziesz, jeśli chcesz; jeśli możesz zbierać lub budować, musisz zrobić jedno z tych dwojga.
rules-6-placing = Kładzenie łodzi
rules-6-1 = Kładziesz łodzie z ręki: te z tej tury i te, które czekały w porcie. Ile chcesz, albo żadnej.
rules-6-2 = Pierwszą łódź połóż na pustym polu startowym albo na pustym polu sąsiadującym z łodzią tego samego koloru.
rules-6-3 = Każdą następną połóż na pustym polu sąsiadującym z polem łodzi położonej tuż przed nią, bez względu na kolory. Łodzie jednej tury tworzą więc jeden łańcuch bez rozgałęzień.
rules-6-4 =
    ! Pole zajęte przez ciebie w tej turze liczy się przy zbieraniu i budowie, dopóki stoi na nim łódź.
    - Jeśli zdolność opróżniła ostatnie pole łańcucha, nie kładziesz w tej turze więcej łodzi.
    - Łódź przesunięta nie liczy się na nowym polu; pole, na którym łodzie zamieniono, liczy się nadal.
    - Pole liczy się raz, nawet jeśli zostało opróżnione i zajęte przez ciebie ponownie.
    - Możesz więc uniknąć obowiązku z 6.14, usuwając dopiero co położone łodzie.
rules-6-5 = Na polu mieści się jedna łódź. Łodzie na planszy są niczyje.
rules-6-collecting = Zbieranie
rules-6-6 = Każda łódź położona w tej turze daje ci jeden żeton kultury z wyspy przy jej polu, jeśli jakiś tam został. Jedna łódź daje najwyżej jeden żeton. Wybierasz, które wziąć, i zbierasz dalej, dopóki jakiś żeton można przypisać do łodzi; kolejność wyborów nigdy nie pozbawia cię żetonu.
rules-6-7 = Zebrane żetony leżą odkryte przed tobą. Żeton z symbolem gór jest wart tyle samo co inne swojego rodzaju.
rules-6-building = Budowa
rules-6-8 = Wybierz kafelek budynku, z rzędu albo spośród zarezerwowanych w poprzednich rundach, i pustą wyspę: bez żetonu kultury, budynku i świętej ziemi. Na co najmniej jednym z jej pól musisz w tej turze położyć łódź.
rules-6-9 = Łodzie, których wymaga kafelek, muszą stać na polach tej wyspy, dla każdej wymaganej osobna. Nie liczy się, kto i kiedy je położył. Zostają tam.
rules-6-10 = Do kafelka zwykłego potrzebujesz zwykłego budynku ze swojej puli; trafia on na wyspę. Przy kafelku torii lub pałacu stawia się neutralne torii lub neutralny pałac.
rules-6-11 = Budujesz raz na turę. Kafelek jest twój i liczy się na koniec gry.
rules-6-12 =
    Zwykły budynek, a faktoria też nim jest, od razu nagradza budującego. Wszystko się sumuje:
    - 1 żeton prestiżu za każde torii i każdy pałac na sąsiedniej wyspie;
    - 1 żeton prestiżu, jeśli na wyspie są góry;
    - monety, jeśli budynek należy teraz do _grupy_: co najmniej dwóch twoich zwykłych budynków połączonych przez sąsiednie wyspy. Dostajesz 1 monetę za każdy budynek grupy, wliczając nowy, a dwa razy tyle, jeśli to faktoria.
rules-6-13 = Budynki prestiżowe nie dają budującemu żadnej z tych nagród.
rules-6-either = Jedno albo drugie
rules-6-14 =
    W jednej turze zbierasz albo budujesz, nigdy jedno i drugie; jeśli choć jedno jest możliwe, musisz je zrobić. Bez położonej łodzi, która się jeszcze liczy (6.4), nie jest możliwe ani jedno, ani drugie.
    ! To, co możliwe, ocenia się bez zdolności nieobowiązkowych. Co da się zbudować tylko dzięki zniżce floty 9, możesz zbudować, ale nie musisz. Jeśli należą się 2 monety właścicielowi Anandy i je masz, budowa jest możliwa.
rules-6-15 = Po zbieraniu lub budowie nie kładziesz już łodzi.

## 7

rules-7 = Etap 4: powrót do portu
rules-7-duty = Obowiązkowo.
rules-7-1 =
    W porcie mieści się 1 łódź, którą zachowujesz na później. Jeśli zostało ci więcej łodzi, nadmiar odkładasz i wybierasz które; łódź, która już była w porcie, może ustąpić miejsca nowej.
    ! Nie można odłożyć łodzi, która się mieści.
rules-7-2 = Odłożone łodzie przepadają: nie wracają ani na rękę, ani do rezerwy, a na koniec kosztują punkty (10.1).

## 8

rules-8 = Etap 5: werbunek specjalisty
rules-8-duty = Do wyboru.
rules-8-1 = Specjalista z rzędu kosztuje 2 jednakowe albo 3 różne żetony kultury. Żetony wypadają z gry. Monety leżące na specjaliście są twoje. Werbujesz raz na turę, a rząd uzupełnia się dopiero na koniec rundy.
rules-8-2 = Specjalista zostaje z tobą do końca gry.
rules-8-3 = 18 specjalistów i ich punkty:
rules-8-3-more =
    - Ananda: to 2 monety łącznie, bez względu na to, ile budynków właściciela sąsiaduje, za budynki zwykłe i prestiżowe. Płaci się przed nagrodami z 6.12. Właściciel nigdy nie płaci.
    - Awashima: do grupy nowy budynek liczy się razem z twoimi sąsiednimi zwykłymi budynkami. Potem jest neutralny jak inne i nie daje żetonu Kagutsuchi.
    - Raijin: możesz oddać także złoto, nawet tę łódź, którą zabierasz z powrotem (8.4).
    - Ebisu: dodatkowy żeton bierzesz zaraz po zbieraniu, jeśli przyniosło co najmniej jeden.
    - Żetony kultury oddane za Michimatę lub Hetsukę wypadają z gry.
rules-8-4 = Wymieniać możesz tylko na łodzie, które są w rezerwie. Najpierw wracają do niej twoje łodzie, potem bierzesz nowe.

## 9

rules-9 = Koniec rundy
rules-9-duty = Wszystko dzieje się w tej kolejności. Gdzie mowa o końcu gry, gra kończy się w tym właśnie miejscu.
rules-9-1 = Jeśli ktoś w tej rundzie postawił na planszy swój ostatni zwykły budynek, gra się kończy.
rules-9-2 = Jeśli w rezerwie nie ma już łodzi któregoś koloru, gra się kończy. Liczy się tylko ta chwila: kolor, który się skończył i wrócił w trakcie rundy, gry nie kończy.
rules-9-3 = Na każdym specjaliście w rzędzie kładzie się 2 monety, także tam, gdzie już jakieś leżą. Potem rząd uzupełnia się do pięciu; nowi przychodzą bez monet. Jeśli stos na to nie wystarcza, gra się kończy.
rules-9-4 = Rząd budynków uzupełnia się do pięciu. Jeśli stos na to nie wystarcza, gra się kończy.
rules-9-5 = O kolejności w następnej rundzie decydują numery zagranych flot, od najniższego. Przy 2 graczach każda z czterech tur ma własny numer, więc obie tury jednego gracza mogą wypaść po sobie.
rules-9-6 = Floty, których nikt nie wybrał, przesuwają się na lewy koniec toru w swojej kolejności i odkrywa się ich tyle, by odkrytych było pięć. Floty z tej rundy tasuje się i zapełnia nimi prawy koniec, zakryte.

## 10

rules-10 = Punktacja
rules-10-1 =
    Każdy sumuje:
    - monety: 1 punkt za każde 5, w dół (za każde 3 z Fu Hsi);
    - żetony prestiżu: po 1 punkcie (po 2 z Amateratsu);
    - kafelki zbudowanych budynków i specjalistów: punkty, które pokazują;
    - zarezerwowane kafelki, których nie zbudował: po −1;
    - odłożone łodzie: −1 za każde 2, w dół, więc jedna nic nie kosztuje.

    Łodzie w porcie nic nie kosztują.
rules-10-2 =
    Kto ma najwięcej punktów, zostaje Wielkim Budowniczym Yamataï. Przy równej liczbie punktów decyduje kolejność: wyżej jest ten, kto grał wcześniej w ostatniej rundzie. Przy 2 graczach liczy się pierwsza tura każdego w tej rundzie.
    ! Ostatnia runda to ta właśnie rozegrana, w kolejności, w jakiej ją grano; wybrane w niej floty już tego nie zmieniają.

## 11

rules-11 = Zakryte i jawne
rules-11-1 =
    Dla wszystkich zakryte są kolejność obu stosów i zakryte floty. Tylko jeden gracz wie, które kafelki obejrzał dzięki flocie 3 i jak je odłożył; ile jest na wierzchu, a ile na spodzie, wiedzą wszyscy.
    ! Tak zdobyta wiedza jest ważna, dopóki ktoś inny nie obejrzy tych samych kafelków albo nie odłoży kafelków na spód.
rules-11-2 = Wszystko inne jest jawne, także żetony kultury, monety i kafelki budynków.

## 12

rules-12 = Długość gry
rules-12-1 = Liczba rund nie jest ograniczona, bo nikt nie musi kłaść łodzi. Symulacjom granicę nadaje ten, kto je uruchamia; gra zatrzymana w tym miejscu liczy się jako przerwana.
