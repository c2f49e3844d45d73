### Strona po grze: punktacja, odtwarzanie, wykres, kosztowne tury, dalsza gra, zapisy, rozdanie.

review-title = Analiza partii
review-of = Analiza partii: { $names }
review-running = Ta partia jeszcze trwa. Analiza otworzy się po jej zakończeniu.
review-to-table = Do stołu
review-tools = Co można zrobić z tą partią
review-parts = Co widać obok planszy
situation-title = Stół

## Punktacja

scoring-title = Punktacja
scoring-winner =
    { $points ->
        [one] Wielki Budowniczy Yamataï: { $name }, { $points } punkt
        [few] Wielki Budowniczy Yamataï: { $name }, { $points } punkty
       *[many] Wielki Budowniczy Yamataï: { $name }, { $points } punktów
    }
scoring-abandoned = Partię przerwano przed końcem; to punkty z tamtej chwili.
scoring-tie = Tyle samo punktów mają: { $names }. Decyduje kolejność: w ostatniej rundzie wcześniej grał gracz { $name }.
scoring-player = Gracz
scoring-rule = Jak się liczy punkty: zasada { $rule }

## Oś czasu

timeline-title = Oś czasu
timeline-first = Na początek
timeline-previous-turn = Poprzednia tura
timeline-previous = Krok wstecz
timeline-play = Odtwarzaj
timeline-pause = Zatrzymaj
timeline-next = Krok naprzód
timeline-next-turn = Następna tura
timeline-last = Na koniec
timeline-slider = Miejsce w partii
timeline-start = Przed pierwszą turą
timeline-at = Runda { $round }, tura { $turn }: { $name }
timeline-step = krok { $step } z { $steps }
timeline-keys = Klawisze: ← i → o krok, z Shiftem o turę; Home i End na początek i koniec; spacja odtwarza.

## Co się wydarzyło

happened-title = Co się wydarzyło
happened-nothing = Wszystko rozłożone, jeszcze niczego nie zagrano.
happened-quiet = Nic więcej się nie wydarzyło.
turns-title = Tury

## Wykres

chart-title = Przebieg
chart-what = Co widać
chart-points = Punkty
chart-chances = Szanse na wygraną
chart-says-points = Punkty graczy w ciągu partii. Na koniec: { $values }.
chart-says-chances = Szanse graczy na wygraną w ciągu partii, tura po turze.
chart-value = { $name } { $value }
chart-percent = { $percent }%
chart-table = To samo w tabeli
chart-turn = Tura
chart-work-out = Oblicz szanse na wygraną
chart-explains = Gracz komputerowy przygląda się początkowi każdej tury przez około sekundę. Wie nie więcej niż gracz w tamtej chwili.
chart-stop = Zatrzymaj
chart-go-on = Dalej
chart-progress = Obliczone tury: { $done } z { $all }
chart-waits = Serwer ma dużo pracy; za chwilę obliczenia same ruszą dalej.

## Kosztowne tury

costly-title = Najbardziej kosztowne tury
costly-explains = O ile spadła szansa na wygraną od początku tury do początku następnej. Kryje się w tym także przypadek i granice szacunku.
costly-later = Aby je znaleźć, oblicz szanse na wygraną.
costly-none = Żadna tura nie kosztowała wiele.
costly-none-yet = Jak dotąd żadna z obliczonych tur.
costly-turn = Runda { $round }, tura { $turn }: { $name }
costly-cost = −{ $percent } p.p. szansy na wygraną
costly-played = Zagrano: { $actions }
costly-better = Gracz komputerowy wybrałby: { $actions }
costly-show = Pokaż tę turę

## Dalsza gra

playon-title = Graj dalej od tego miejsca
playon-explains = Nowy stół zaczyna się w tym miejscu partii. Zajmujesz jedno z miejsc, pozostałe zajmują gracze komputerowi.
playon-seat = Twoje miejsce
playon-level = Gracze komputerowi
playon-start = Graj dalej
playon-over = Tu partia jest już skończona. Graj dalej od jej ostatniej tury albo wybierz inne miejsce na osi czasu.
playon-back = Przejdź do ostatniej tury

## Udostępnianie, zapisy

share-title = Udostępnij
share-explains = Odnośnik otwiera analizę w pokazanym miejscu.
share-link = Odnośnik do tego miejsca
share-copy = Kopiuj odnośnik
share-copied = Odnośnik skopiowany.
record-download = Pobierz zapis
record-short = Zapis

import-title = Otwórz zapis
import-explains = Zapis to plik tekstowy z całą partią. Otwórz go, aby ją obejrzeć, udostępnić albo grać dalej od dowolnego miejsca; partia nieskończona toczy się dalej. Można też otworzyć pozycję w JSON.
import-file = Wybierz plik
import-paste = Albo wklej zapis tutaj
import-open = Otwórz zapis

## Rozdanie

verify-title = Czy rozdanie było uczciwe?
verify-explains = Przed pierwszą akcją serwer pokazał odcisk (SHA-256) tego, jak wszystko potasowano, nie zdradzając samego wyniku. Po grze ujawnia sekret: ziarno i sól. Twoja przeglądarka oblicza z nich odcisk i porównuje. Jeśli są zgodne, rozdanie było ustalone, zanim ktokolwiek coś zrobił, i nikt go potem nie zmienił.
verify-do = Sprawdź rozdanie
verify-short = Rozdanie
verify-true = Są zgodne: rozdanie było ustalone przed pierwszą akcją.
verify-false = Nie są zgodne: to nie jest obiecane rozdanie.
verify-none = Ta partia zaczęła się od zapisu lub pozycji: rozdanie było znane od początku i niczego nie obiecywano.
verify-insecure = Przeglądarki obliczają odciski tylko na bezpiecznych stronach (https).
verify-kept = To urządzenie przechowuje odcisk, odkąd pierwszy raz zobaczyło stół, i jest on wciąż ten sam.
verify-changed = To urządzenie widziało podczas gry inny odcisk.
verify-promised = Obiecany odcisk
verify-computed = Obliczony odcisk
verify-seed = Ziarno
verify-salt = Sól
verify-more = To, że ziarno prowadzi dokładnie do tej partii, pokazuje odtworzenie zapisu: himiko check.
