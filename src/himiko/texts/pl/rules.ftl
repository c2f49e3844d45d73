### Zasady, numerowane jak w docs/rules.md.
###
### Wiersze zaczynające się od „- ” tworzą listę, te od „! ” to rozstrzygnięcia: sprawy, które
### drukowane instrukcje zostawiają otwarte. Numery takie jak 6.3 stają się odnośnikami, słowa
### między „_” są wyróżnione. Działanie flot i specjalistów opisano przy elementach gry.

rules-minute = W każdej turze wybierasz flotę: daje ci łodzie, zdolność na tę turę i miejsce w kolejności na następną rundę. Możesz kupić albo sprzedać łódź. Potem umieszczasz łodzie w łańcuchu wzdłuż szlaków morskich i robisz jedną z dwóch rzeczy: _zbierasz_ żetony kultury z wysp obok swoich łodzi albo _budujesz_ na pustej wyspie, wokół której stoją właściwe łodzie. Nie liczy się, kto je umieścił: na planszy łodzie są niczyje. Niewykorzystane łodzie wracają do portu albo są odkładane. Na koniec możesz za żetony kultury zwerbować specjalistę, który odtąd pracuje dla ciebie. Punkty dają monety, prestiż, budynki i specjaliści.

## 1

rules-1 = Elementy gry
rules-1-1 = Plansza przedstawia 34 wyspy w sieci szlaków morskich. Łodzie stoją na _polach_, czyli tam, gdzie szlaki się spotykają. Pola wokół wyspy to jej pola; takie pole i wyspa _sąsiadują_ ze sobą. Pięć pól na zachodnim brzegu to _pola startowe_.
rules-1-2 = Dwa pola połączone szlakiem są _sąsiednie_. Dwie wyspy _sąsiadują_ ze sobą, jeśli mają wspólną granicę, czyli jeśli dwa sąsiednie pola należą do obu. Wyspy, które stykają się tylko rogiem, jednym polem, nie sąsiadują.
rules-1-3 = Na początku w rezerwie jest 80 łodzi w pięciu kolorach:
rules-1-4 =
    Ponadto w grze są:
    - 10 kafelków flot o numerach od 1 do 10;
    - 28 kafelków budynków: 21 budynków _zwykłych_, wśród nich _faktorie_, i 7 _prestiżowych_ (3 torii i 4 pałace);
    - 18 specjalistów;
    - 34 żetony kultury: po 5 z sześciu rodzajów i 4 puste; w każdym rodzaju, także wśród pustych, jeden ma symbol gór;
    - 7 kafelków gór i 8 żetonów świętej ziemi;
    - zwykłe budynki w kolorach graczy, monety i żetony prestiżu.
rules-1-5 =
    ! Monety i żetony prestiżu nigdy się nie kończą.
    ! Żetonów świętej ziemi jest tylko 8; żetonu usuniętego z planszy można użyć ponownie.

## 2

rules-2 = Przygotowanie
rules-2-1 = Potasuj specjalistów. Pięciu ułóż odkrytych w rzędzie, a z pozostałych utwórz zakryty stos. Tak samo postąp z kafelkami budynków.
rules-2-2 = Potasuj dziesięć flot i ułóż je na torze: pięć po lewej odkrytych, pięć po prawej zakrytych.
rules-2-3 = Pomieszaj żetony kultury i połóż po jednym na każdej wyspie. Jeśli żeton (nawet pusty) ma symbol gór, połóż pod nim kafelek gór. Potem usuń puste żetony. Zostaje 30 żetonów, 7 gór i 4 wyspy bez żetonu; na jednej z tych 4 są góry.
rules-2-4 = Każdy gracz dostaje 10 monet i zwykłe budynki w swoim kolorze: 10 przy 2 graczach, 8 przy 3, 6 przy 4.
rules-2-5 =
    Kolejność w pierwszej rundzie jest losowa. Przy 2 graczach runda ma cztery tury.
    ! Przy 2 graczach losuje się kolejność dwóch pierwszych tur, a potem się ją powtarza: A, B, A, B.

## 3

rules-3 = Runda
rules-3-1 = Tury rozgrywa się po kolei. Każda tura ma pięć etapów, opisanych w częściach od 4 do 8: wybór floty, handel, umieszczanie łodzi i potem zbieranie lub budowa, powrót do portu, rekrutacja. Przy 2 graczach każdy rozgrywa w rundzie dwie pełne tury.
rules-3-2 = Po rozegraniu wszystkich tur runda się kończy i przygotowuje się następną (część 9).
rules-3-3 =
    Zdolności swojej floty możesz użyć w każdej chwili swojej tury, między dwiema akcjami, o ile opis nie mówi inaczej. Nie musisz tego robić; niewykorzystana przepada z końcem tury.
    ! To samo dotyczy zdolności specjalistów działających raz na turę.
    ! Żadnej zdolności nie można użyć przed wyborem floty, między wyborem floty 10 a wzięciem jej trzeciej łodzi, podczas oglądania kafelków floty 3, w trakcie zbierania (także żetonu Ebisu) ani podczas odkładania łodzi.
    ! Dwie łodzie, które pozwala usunąć flota 7, można usunąć w różnych chwilach.
    ! Po zbieraniu lub budowie etap 3 trwa tylko wtedy, gdy możesz użyć zdolności dającej łodzie. W przeciwnym razie od razu następuje etap 4; innych zdolności można znów użyć w etapie 5.
rules-3-4 =
    ! Gdy zacznie się etap 4, zdolności dających łodzie (Raijin, Michimata, Nakatsu) nie można użyć do końca tury.
    ! Specjalista zwerbowany w etapie 5 jest twój od tej chwili, ale pomaga tylko w tym, co dopiero nastąpi: z tych, którzy mają akcję, od razu można użyć tylko Hetsuki i Kachiko. Riu nie przywraca łodzi już odłożonej.

## 4

rules-4 = Etap 1: wybór floty
rules-4-duty = Obowiązkowo.
rules-4-1 = Weź jedną z odkrytych flot na torze. W trakcie rundy toru się nie uzupełnia: pierwszy gracz wybiera spośród pięciu, następny spośród czterech pozostałych i tak dalej.
rules-4-2 = Weź z rezerwy na rękę łodzie pokazane na kafelku. Jeśli w rezerwie brakuje jakiegoś koloru, nie dostajesz tej łodzi. Trzecia łódź floty 10 może mieć dowolny kolor, który jeszcze jest w rezerwie, także złoty.
rules-4-3 = Numer floty decyduje, kiedy zagrasz w następnej rundzie: najpierw niskie numery (9.5). Jej zdolność masz tylko w tej turze.
rules-4-3-more =
    - Flota 2: zarezerwowany kafelek możesz zbudować tylko ty. Lukę w rzędzie wypełnia się na koniec rundy.
    ! Flota 2: kafelek możesz zbudować w etapie 3 jednej z późniejszych rund, nie w tej samej.
    - Flota 3: jeśli w stosie jest mniej niż trzy kafelki, oglądasz te, które są.
    ! Flota 5: pusta wyspa to wyspa bez żetonu kultury, bez budynku i bez świętej ziemi.
    ! Floty 6 i 8: oba żetony muszą być różnych rodzajów, obie łodzie różnych kolorów.
    - Flota 6: góry zostają na miejscu.

## 5

rules-5 = Etap 2: handel
rules-5-duty = Opcjonalnie.
rules-5-1 = Kup łódź z rezerwy albo sprzedaj do niej jedną ze swoich. Cena jest ta sama w obie strony: 1 moneta za bambus, 2 za drewno, 3 za kamień, 4 za glinę. Złotem nie można handlować (ale zob. Tomoe, 8.3).
rules-5-2 = W turze możesz przeprowadzić jedną transakcję.
rules-5-3 = Sprzedać lub wymienić możesz łodzie z ręki, także te z portu; nigdy łodzi odłożonych.
rules-5-4 = Nie możesz już handlować, gdy umieścisz łódź, zbierzesz żeton lub zbudujesz budynek.

## 6

rules-6 = Etap 3: umieszczanie łodzi, potem zbieranie lub budowa
rules-6-duty = Umieszczanie jest opcjonalne; jeśli możesz zbierać lub budować, musisz zrobić jedno z tych dwojga.
rules-6-placing = Umieszczanie łodzi
rules-6-1 = Umieszczasz łodzie z ręki: te z tej tury i te z portu. Możesz umieścić ich, ile chcesz, albo żadnej.
rules-6-2 = Pierwszą łódź umieść na pustym polu startowym albo na pustym polu sąsiadującym z łodzią tego samego koloru.
rules-6-3 = Każdą następną umieść na pustym polu sąsiadującym z polem poprzedniej, bez względu na kolory. Łodzie jednej tury tworzą więc jeden łańcuch bez rozgałęzień.
rules-6-4 =
    ! Pole, na którym umieszczono łódź w tej turze, liczy się przy zbieraniu i budowie, dopóki stoi na nim łódź.
    ! Jeśli zdolność opróżniła ostatnie pole łańcucha, nie możesz w tej turze umieścić więcej łodzi.
    ! Przesunięta łódź nie liczy się na nowym polu; pole, na którym łódź zamieniono na inną, liczy się nadal.
    ! Pole liczy się raz, nawet jeśli zostało opróżnione i znów umieścisz na nim łódź.
    - Możesz więc uniknąć obowiązku z 6.14, usuwając dopiero co umieszczone łodzie.
rules-6-5 = Na polu mieści się jedna łódź. Łodzie na planszy są niczyje.
rules-6-collecting = Zbieranie
rules-6-6 = Każda łódź umieszczona w tej turze daje ci jeden żeton kultury z wyspy przy jej polu, jeśli jakiś tam jest. Jedna łódź, jeden żeton. Wybierasz, które wziąć, i zbierasz dalej, aż żadna łódź nie będzie mogła nic zebrać; kolejność wyborów nigdy nie pozbawia cię żetonu.
rules-6-7 =
    Zebrane żetony leżą przed tobą, widoczne dla wszystkich.
    ! Żetony z symbolem gór i bez niego są tego samego rodzaju.
rules-6-building = Budowa
rules-6-8 = Wybierz kafelek budynku, z rzędu albo spośród zarezerwowanych przez ciebie w poprzednich rundach, i pustą wyspę: bez żetonu kultury, budynku i świętej ziemi. W tej turze musisz umieścić łódź na co najmniej jednym z jej pól.
rules-6-9 = Łodzie, których wymaga kafelek, muszą stać na polach tej wyspy; każda liczy się tylko raz. Nie ma znaczenia, kto i kiedy je umieścił. Zostają tam.
rules-6-10 = Budując zwykły kafelek, stawiasz na wyspie jeden ze swoich zwykłych budynków. Budując kafelek torii lub pałacu, stawiasz tam neutralne torii lub neutralny pałac.
rules-6-11 = Możesz budować raz na turę. Kafelek jest twój i punktuje na koniec gry.
rules-6-12 =
    Zwykły budynek (także faktoria) od razu daje budującemu nagrody, które się sumują:
    - 1 żeton prestiżu za każde torii i każdy pałac na sąsiedniej wyspie;
    - 1 żeton prestiżu, jeśli na wyspie są góry;
    - monety, jeśli budynek należy teraz do _grupy_: co najmniej dwóch twoich zwykłych budynków połączonych przez sąsiednie wyspy. Dostajesz 1 monetę za każdy budynek w grupie, wliczając nowy, a dwa razy tyle, jeśli to faktoria.
rules-6-13 = Budynki prestiżowe nie dają budującemu żadnej z tych nagród.
rules-6-either = Jedno albo drugie
rules-6-14 =
    W każdej turze zbierasz albo budujesz, nigdy jedno i drugie; jeśli choć jedno jest możliwe, musisz to zrobić. Bez umieszczonej łodzi, która się jeszcze liczy (6.4), nie jest możliwe ani jedno, ani drugie.
    ! Możliwości ocenia się bez zdolności opcjonalnych. Jeśli coś można zbudować tylko dzięki zdolności floty 9, wolno ci to zbudować, ale nie musisz.
    - Budowa, która kosztuje cię 2 monety dla właściciela Anandy, jest możliwa, jeśli je masz.
rules-6-15 = Po zbieraniu lub budowie nie możesz już umieszczać łodzi.

## 7

rules-7 = Etap 4: powrót pozostałych łodzi do portu
rules-7-duty = Obowiązkowo.
rules-7-1 =
    W twoim porcie mieści się 1 łódź na późniejsze tury. Jeśli masz ich więcej, wybierz, które odłożyć; łódź, która już jest w porcie, może ustąpić miejsca innej.
    ! Nie można odłożyć łodzi, która się mieści.
rules-7-2 = Odłożone łodzie przepadają: nigdy nie wracają na rękę ani do rezerwy, a na koniec tracisz za nie punkty (10.1).

## 8

rules-8 = Etap 5: rekrutacja specjalisty
rules-8-duty = Opcjonalnie.
rules-8-1 = Specjalista z rzędu kosztuje 2 jednakowe żetony kultury albo 3 żetony trzech różnych rodzajów. Te żetony wypadają z gry. Dostajesz monety leżące na specjaliście. Możesz zwerbować jednego specjalistę na turę, a rząd uzupełnia się dopiero na koniec rundy.
rules-8-2 = Specjalista zostaje z tobą do końca gry.
rules-8-3 = 18 specjalistów i ich punkty:
rules-8-3-more =
    - Ananda: łącznie 2 monety, bez względu na liczbę sąsiednich budynków właściciela, tak samo za budynki zwykłe i prestiżowe. Płaci się przed nagrodami z 6.12. Właściciel nigdy nie płaci.
    - Awashima: przy nagrodzie za grupę nowy budynek liczy się razem z twoimi sąsiednimi zwykłymi budynkami.
    ! Awashima: potem budynek jest neutralny i nie daje żetonu Kagutsuchi.
    ! Raijin: możesz oddać także złoto, nawet tę łódź, którą bierzesz z powrotem (8.4).
    ! Ebisu: wzięcie żetonu jest opcjonalne. Następuje zaraz po zbieraniu, jeśli przyniosło co najmniej jeden żeton.
    ! Kagutsuchi: zyskujesz żeton, którego wartość podwaja Amateratsu.
    - Żetony kultury odrzucone dzięki Michimacie lub Hetsuce wypadają z gry.
rules-8-4 = Wymieniać możesz tylko na łodzie, które są w rezerwie. Najpierw wracają do niej twoje łodzie, potem bierzesz nowe.

## 9

rules-9 = Koniec rundy
rules-9-duty = Wszystko dzieje się w tej kolejności. Tam, gdzie mowa o końcu gry, gra kończy się natychmiast.
rules-9-1 = Jeśli jakiś gracz w tej rundzie postawił swój ostatni zwykły budynek, gra się kończy.
rules-9-2 = Jeśli w rezerwie zabrakło łodzi któregoś koloru, gra się kończy. Sprawdza się to tylko teraz: kolor, który się skończył i wrócił w trakcie rundy, się nie liczy.
rules-9-3 = Połóż 2 monety na każdym specjaliście, który pozostał w rzędzie, oprócz tych, które już tam leżą. Potem uzupełnij rząd do pięciu; na nowych specjalistach nie ma monet. Jeśli stos nie wystarczy, gra się kończy.
rules-9-4 = Uzupełnij rząd budynków do pięciu. Jeśli stos nie wystarczy, gra się kończy.
rules-9-5 = O kolejności w następnej rundzie decydują numery zagranych flot, od najniższego. Przy 2 graczach każda z czterech tur ma własny numer, więc obie tury jednego gracza mogą wypaść po sobie.
rules-9-6 = Floty, których nikt nie wybrał, przesuwają się na lewy koniec toru w swojej kolejności i odkrywa się je, aż odkrytych będzie pięć. Floty z tej rundy tasuje się i kładzie zakryte po prawej.

## 10

rules-10 = Punktacja
rules-10-1 =
    Każdy gracz sumuje:
    - monety: 1 punkt za każde 5, zaokrąglając w dół (za każde 3 z Fu Hsi);
    - żetony prestiżu: po 1 punkcie (po 2 z Amateratsu);
    - zbudowane kafelki budynków i specjalistów: widoczne na nich punkty;
    - zarezerwowane, niezbudowane kafelki: po −1;
    - odłożone łodzie: −1 za każde 2, zaokrąglając w dół.
    ! Łodzie w porcie nic nie kosztują.
rules-10-2 =
    Kto ma najwięcej punktów, zostaje Wielkim Budowniczym Yamataï. Przy remisie decyduje kolejność: wyżej jest ten, kto grał wcześniej w ostatniej rundzie. Przy 2 graczach liczy się pierwsza tura każdego w tej rundzie.
    ! Ostatnia runda to ta właśnie rozegrana, w kolejności, w jakiej ją grano; wybrane w niej floty nie zmieniają tej kolejności.

## 11

rules-11 = Informacje ukryte i jawne
rules-11-1 =
    Ukryte przed wszystkimi: kolejność obu stosów i zakryte floty. Ukryte przed innymi: kafelki, które oglądasz dzięki flocie 3, i sposób ich odłożenia. Ile trafia na wierzch, a ile na spód, jest jawne.
    ! Tak zdobyta wiedza pozostaje aktualna, dopóki ktoś inny nie obejrzy tych samych kafelków albo nie odłoży kafelków na spód stosu.
rules-11-2 =
    Wszystko inne jest jawne, także żetony kultury i monety.
    ! Zbudowane kafelki budynków też są jawne. Instrukcje każą je zakrywać; wszyscy jednak je widzieli, więc zakrycie sprawdzałoby tylko pamięć. Dla stołu można wybrać, że pozostają zakryte, jak w wersji pudełkowej: wtedy kafelki zbudowane przez innych i wynikające z nich sumy punktów są ukryte do końca.

## 12

rules-12 = Długość gry
rules-12-1 = Liczba rund nie jest ograniczona, bo nikt nie musi umieszczać łodzi. W symulacjach limit ustala osoba, która je uruchamia; partia zatrzymana przez ten limit liczy się jako przerwana.
