workshop-title = Warsztat
workshop-what = Stwórz własną edycję: wprowadź planszę i kafelki ze swojego egzemplarza gry albo wymyśl nowe. Standardowa plansza i większość jej kafelków są odtworzone, bo instrukcje ich nie pokazują. Wszystko zapisuje się na bieżąco w tej przeglądarce.
workshop-from-standard = Zacznij od edycji standardowej
workshop-from-nothing = Zacznij od zera
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-play = Zagraj w tę edycję
workshop-save = Zapisz jako plik
workshop-saved = Zapisano: { $file }. Wybierz ten plik, tworząc stół.
workshop-open = Otwórz plik
workshop-open-file = Wybierz plik edycji
workshop-id = Nazwa
workshop-id-hint = Małe litery, cyfry i łączniki
workshop-version = Wersja
workshop-checking = Sprawdzanie…
workshop-sound = { $name }: można grać. Odcisk: { $hash }
workshop-more-faults =
    { $number ->
        [one] Jest jeszcze jeden błąd; szukaj w oznaczonych częściach.
        [few] Są jeszcze { $number } błędy; szukaj w oznaczonych częściach.
       *[many] Jest jeszcze { $number } błędów; szukaj w oznaczonych częściach.
    }
workshop-parts = Części edycji
workshop-board = Plansza
workshop-tiles = Kafelki
workshop-fleets = Floty
workshop-specialists = Specjaliści
workshop-numbers = Liczby
workshop-report = Raport
workshop-tools = Narzędzia
workshop-tool-slot = Pola
workshop-tool-island = Wyspy
workshop-tool-entry = Pola startowe
workshop-tool-remove = Usuń
workshop-tool-photograph = Zdjęcie
workshop-tool-slot-how = Kliknij morze, aby dodać pole. Przeciągnij pole lub użyj strzałek, aby je przesunąć.
workshop-tool-island-how =
    { $number ->
        [0] Klikaj po kolei pola wokół wyspy.
       *[other] Wybrane pola: { $number }. Kliknij ponownie pierwsze, aby zamknąć wyspę.
    }
workshop-tool-entry-how = Kliknij pole, aby stało się polem startowym; kliknij ponownie, aby to cofnąć.
workshop-tool-remove-how = Kliknij pole lub wyspę, aby je usunąć.
workshop-tool-photograph-how = Przeciągnij zdjęcie, aby je przesunąć; rozmiar zmienisz dwoma palcami lub kółkiem myszy. Suwaki poniżej robią to samo.
workshop-add-slot = Dodaj pole
workshop-close-ring = Zamknij wyspę
workshop-slot =
    { $entry ->
        [true] Pole startowe { $number }
       *[other] Pole { $number }
    }
workshop-island = Wyspa { $number }
workshop-tile = Kafelek { $number }
workshop-fleet = Flota { $number }
workshop-crossings =
    { $number ->
        [one] Dwa szlaki się przecinają (linia przerywana). Na tej planszy można grać, ale słabo widać, dokąd mogą płynąć łodzie.
       *[other] Przecięcia szlaków (linia przerywana): { $number }. Na tej planszy można grać, ale słabo widać, dokąd mogą płynąć łodzie.
    }
workshop-photograph = Zdjęcie pod spodem
workshop-photograph-how = Pod rysunkiem możesz położyć zdjęcie swojej planszy. Nigdy nie opuszcza ono tej przeglądarki.
workshop-photograph-file = Wybierz zdjęcie
workshop-photograph-too-large = To zdjęcie jest za duże (najwyżej { $most } MB).
workshop-photograph-unreadable = Tego pliku nie da się pokazać jako obrazu.
workshop-photograph-x = W lewo i w prawo
workshop-photograph-y = W górę i w dół
workshop-photograph-scale = Rozmiar
workshop-photograph-dim = Krycie
workshop-photograph-remove = Usuń zdjęcie
workshop-lists = Plansza jako listy
workshop-width = Szerokość
workshop-height = Wysokość
workshop-entries-list = Pola startowe: ich numery
workshop-slots-list = Pola: x i y, jedno w wierszu
workshop-islands-list = Wyspy: numery pól wokół każdej, zgodnie z ruchem wskazówek zegara, jedna wyspa w wierszu
workshop-bad-lines =
    { $number ->
        [one] Jednego wiersza nie da się odczytać; nic nie zmieniono:
       *[other] Wiersze, których nie da się odczytać: { $number }; nic nie zmieniono:
    }
workshop-too-much = To więcej, niż mieści edycja (najwyżej wierszy: { $most }); nic nie zmieniono.
workshop-bad-line = Wiersz { $line }: { $text }
workshop-tile-line = Dodaj kafelek
workshop-tile-line-how = W skrócie: rodzaj (s zwykły, p faktoria, t torii, k pałac), punkty, łodzie (b bambus, w drewno, s kamień, c glina, g złoto). „s3wwc” to zwykły budynek za 3 punkty, który wymaga dwóch łodzi z drewnem i jednej z gliną.
workshop-add-tile = Dodaj
workshop-paste = Wklej z arkusza
workshop-paste-how = Jeden kafelek w wierszu: rodzaj, punkty, łodzie
workshop-add-pasted = Dodaj te kafelki
workshop-sheet-file = Otwórz plik arkusza (CSV)
workshop-kind = Rodzaj
workshop-points = Punkty
workshop-add-boat = Dodaj: { $colour }
workshop-last-boat = Usuń ostatnią łódź
workshop-remove = Usuń
workshop-power = Zdolność floty { $number }
workshop-fleet-boat = Flota { $number }, dodaj: { $boat }
workshop-add-fleet = Dodaj flotę
workshop-remove-fleet = Usuń ostatnią flotę
workshop-points-of = Punkty: { $name }
workshop-boats = Łodzie
workshop-culture = Żetony kultury
workshop-limits = Przygotowanie
workshop-boat-count = { $colour }: łodzie
workshop-boat-price = { $colour }: cena
workshop-tokens = Żetony: { $kind }
workshop-blank = puste
workshop-start-coins = Monety na początku
workshop-sacred-ground = Żetony świętej ziemi
workshop-row-buildings = Kafelki w rzędzie
workshop-row-specialists = Specjaliści w rzędzie
workshop-face-up-fleets = Odkryte floty
workshop-harbour = Miejsca w porcie
workshop-standard-buildings = Budynki na gracza przy { $players } graczach
workshop-turns-per-round = Tury na gracza w rundzie przy { $players } graczach

## The report: computer players try the edition out

report-what = Gracze komputerowi grają w twoją edycję i w standardową. Raport mówi, jak długie są partie, jak się kończą, ile wart jest każdy element i co nigdy się nie przydaje. Im dłużej grają, tym jest dokładniejszy; możesz przerwać w każdej chwili.
report-begin = Wypróbuj z graczami komputerowymi
report-again = Wypróbuj jeszcze raz
report-stop = Zatrzymaj
report-waiting = Przygotowywanie…
report-progress-label = Wykorzystany czas
report-progress = Zakończone partie: { $games }
report-not-sound = W tę edycję nie można jeszcze grać; powyżej podano, czego brakuje.
report-changed = Od czasu tego raportu edycja się zmieniła.
report-cut = Serwer przerwał obliczenia przed czasem. Oto dotychczasowe wyniki.

shelf-title = Moja półka
shelf-what = Przechowuj edycje na serwerze pod ich nazwami. Widzisz je tylko ty, chyba że udostępnisz link. Każda zmiana staje się nową wersją; partia zachowuje wersję, w której ją rozegrano.
shelf-keep = Odłóż na półkę: { $name }
shelf-entry = { $name }, wersja { $version }
shelf-is-shared = udostępniona
shelf-open = Otwórz
shelf-share = Udostępnij
shelf-unshare = Zakończ udostępnianie
shelf-copy = Kopiuj link
shelf-open-which = Otwórz: { $name }, wersja { $version }
shelf-share-which = Udostępnij: { $name }, wersja { $version }
shelf-unshare-which = Zakończ udostępnianie: { $name }, wersja { $version }
shelf-copy-which = Kopiuj link: { $name }, wersja { $version }
shelf-discard-which = Usuń: { $name }, wersja { $version }
shelf-discard-sure = Usunąć { $name }, wersja { $version }?
shelf-discard-what = Partie zachowują wersję, w której je rozegrano. Z półki zniknie na dobre, a link do niej przestanie działać.
shelf-shared = Skopiowano link: { $link }
shelf-empty = Na twojej półce nic jeszcze nie ma.
