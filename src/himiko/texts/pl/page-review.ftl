### Strona po grze: punktacja, odtwarzanie, wykres, kosztowne tury, dalsza gra, zapisy, rozdanie.

review-title = Analiza partii
review-of = Analiza partii: { $names }
review-running = Ta partia jeszcze trwa. Analiza będzie dostępna po jej zakończeniu.
review-to-table = Wróć do stołu
review-tools = Narzędzia dla tej partii
review-parts = Obok planszy
situation-title = Stół

## Punktacja

scoring-title = Punktacja
scoring-winner =
    { $points ->
        [one] Wielki Budowniczy Yamataï: { $name }, { $points } punkt
        [few] Wielki Budowniczy Yamataï: { $name }, { $points } punkty
       *[many] Wielki Budowniczy Yamataï: { $name }, { $points } punktów
    }
scoring-abandoned = Partię przerwano przed końcem; to punkty z tamtej chwili.
scoring-tie = Tyle samo punktów: { $names }. Decyduje kolejność: w ostatniej rundzie wcześniej gra { $name }.
scoring-player = Gracz
scoring-rule = Jak liczy się punkty: zasada { $rule }

## Oś czasu

timeline-title = Oś czasu
timeline-first = Na początek
timeline-previous-turn = Poprzednia tura
timeline-previous = Akcja wstecz
timeline-play = Odtwarzaj
timeline-pause = Pauza
timeline-next = Akcja naprzód
timeline-next-turn = Następna tura
timeline-last = Na koniec
timeline-slider = Miejsce w partii
timeline-start = Przed pierwszą turą
timeline-at = Runda { $round }, tura { $turn }: { $name }
timeline-step = akcja { $step } z { $steps }
timeline-keys = Klawisze: ← i → o akcję, z Shiftem o turę; Home i End na początek i koniec; spacja odtwarza.

## Co się wydarzyło

happened-title = Co się wydarzyło
happened-nothing = Wszystko jest przygotowane; jeszcze niczego nie zagrano.
happened-quiet = Nic więcej się nie wydarzyło.
turns-title = Tury

## Wykres

chart-title = Przebieg
chart-what = Pokaż
chart-points = Punkty
chart-chances = Szanse na wygraną
chart-says-points = Punkty każdego gracza w ciągu partii. Wynik końcowy: { $values }.
chart-says-chances = Szanse każdego gracza na wygraną, tura po turze.
chart-value = { $name } { $value }
chart-percent = { $percent }%
chart-table = Pokaż jako tabelę
chart-turn = Tura
chart-work-out = Oblicz szanse na wygraną
chart-explains = Gracz komputerowy analizuje początek każdej tury przez około sekundę. Nie wie więcej, niż wiedział gracz.
chart-stop = Zatrzymaj
chart-go-on = Wznów
chart-progress = Obliczone tury: { $done } z { $all }
chart-waits = Serwer jest zajęty; obliczenia wznowią się automatycznie.

## Kosztowne tury

costly-title = Najkosztowniejsze tury
costly-compares = Ile szansy na wygraną kosztowała każda tura w porównaniu z najlepszą możliwą, według tego, co gracz mógł wiedzieć. Tura jest wymieniana tylko wtedy, gdy potwierdzi to dziesięć razy dłuższa analiza.
costly-later = Oblicz szanse na wygraną, aby je znaleźć.
costly-checking = Dokładniejsze sprawdzanie wybranych tur…
costly-none = Żadna tura nie była kosztowna.
costly-none-yet = Jak dotąd żadna.
costly-turn = Runda { $round }, tura { $turn }: { $name }
costly-cost =
    { $percent ->
        [one] −{ $percent } punkt procentowy
        [few] −{ $percent } punkty procentowe
       *[many] −{ $percent } punktów procentowych
    }
costly-played = Zagrano: { $actions }
costly-better = Gracz komputerowy zagrałby: { $actions }
costly-show = Pokaż tę turę

## Dalsza gra

playon-title = Graj dalej od tego miejsca
playon-explains = W tym miejscu partii powstaje nowy stół. Zajmujesz jedno miejsce, a pozostałe zajmują gracze komputerowi.
playon-seat = Twoje miejsce
playon-level = Gracze komputerowi
playon-start = Graj dalej
playon-over = W tym miejscu partia jest już skończona. Graj dalej od jej ostatniej tury albo wybierz inne miejsce na osi czasu.
playon-back = Przejdź do ostatniej tury

## Udostępnianie, zapisy

share-title = Udostępnij
share-explains = Link otwiera tę analizę w bieżącym miejscu.
share-link = Link do tego miejsca
record-download = Pobierz zapis
record-short = Zapis

import-title = Otwórz zapis partii
import-explains = Zapis to plik tekstowy z całą partią. Otwórz go, aby ją prześledzić, udostępnić albo grać dalej od dowolnego miejsca; niedokończoną partię można kontynuować. Można też otworzyć pozycję w formacie JSON.
import-file = Wybierz plik
import-paste = Albo wklej zapis tutaj
import-open = Otwórz zapis

## Rozdanie

verify-title = Czy rozdanie było uczciwe?
verify-explains = Przed pierwszą akcją serwer opublikował odcisk (SHA-256) potasowanego rozdania, nie zdradzając samego rozdania. Po zakończeniu partii ujawnia sekret: ziarno i sól. Twoja przeglądarka oblicza z nich odcisk i porównuje oba. Jeśli są zgodne, rozdanie było ustalone, zanim ktokolwiek coś zrobił, i nikt go potem nie zmienił.
verify-do = Sprawdź rozdanie
verify-short = Rozdanie
verify-true = Są zgodne: rozdanie było ustalone przed pierwszą akcją.
verify-false = Nie są zgodne: to nie jest rozdanie, do którego zobowiązał się serwer.
verify-none = Ta partia zaczęła się od zapisu lub pozycji, więc rozdanie było znane od początku i nie ma czego sprawdzać.
verify-insecure = Przeglądarki obliczają odciski tylko na bezpiecznych stronach (https).
verify-kept = To urządzenie zapamiętało odcisk, gdy pierwszy raz zobaczyło stół; odcisk się nie zmienił.
verify-changed = To urządzenie widziało podczas partii inny odcisk.
verify-promised = Opublikowany odcisk
verify-computed = Obliczony odcisk
verify-seed = Ziarno
verify-salt = Sól
verify-parts = Gracze wzięli udział w tym rozdaniu: ziarno oblicza się z sekretu serwera i z ich sekretów, a każdy ustalono, zanim ujawniono którykolwiek. Nikt nie mógł więc wybrać go sam.
verify-secret = Sekret serwera
verify-part = Wkład: { $seat }
verify-part-missing = nic: nie ujawniono na czas
verify-own-in = Twój wkład jest w rozdaniu, dokładnie taki, jaki wysłało to urządzenie.
verify-own-changed = Twój wkład został zmieniony: to urządzenie wysłało inny.
verify-own-left-out = Twój wkład pominięto: jego sekret dotarł za późno albo serwer go odrzucił.
chain-title = Czy dziennik pozostał bez zmian?
chain-true = Tak: każdy wpis w dzienniku tego stołu jest dokładnie taki, jaki został zapisany.
chain-false = Nie: dziennik nie zgadza się z odciskiem w zapisie, więc coś później zmieniono.
chain-changed = Nie: to urządzenie widziało podczas partii inny dziennik.
chain-other = Nie: dziennik opowiada o innej partii niż zapis.
chain-none = Zapis nie zawiera odcisku dziennika, więc nie ma czego sprawdzać.
chain-seen =
    { $number ->
        [0] To urządzenie nie zapamiętało podczas partii żadnego odcisku dziennika.
        [one] To urządzenie zapamiętało podczas partii { $number } odcisk dziennika; jest zgodny.
        [few] To urządzenie zapamiętało podczas partii { $number } odciski dziennika; wszystkie są zgodne.
       *[many] To urządzenie zapamiętało podczas partii { $number } odcisków dziennika; wszystkie są zgodne.
    }
chain-promised = Odcisk wszystkich wpisów dziennika w zapisie ({ $number })
verify-more = Aby wykazać, że ziarno prowadzi dokładnie do tej partii, odtwórz zapis poleceniem „himiko check”.
