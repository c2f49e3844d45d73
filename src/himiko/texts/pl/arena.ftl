### Arena: raporty z meczów, rankingi i statystyki

arena-match = Mecz: { $players }
arena-match-summary = Partie: { $games }. Rozdania: { $deals }. Układy miejsc w każdym rozdaniu, wszystkie rozegrane: { $ways }. Ziarno: { $seed }. Edycja: { $edition }.
arena-match-unfinished = **Niedokończony**: partie: { $games } z { $all }. To samo polecenie wznawia grę.
arena-ladder = Ranking
arena-ladder-summary = Partie: { $games }. Mecze: { $matches }. Każdy gra z każdym i nikt nie ma lepszych miejsc.
arena-ladder-unfinished = **Niedokończony.** To samo polecenie wznawia grę.
arena-ladder-method = Oceny są w skali Elo: 400 punktów więcej to szanse 10 do 1 na wyższe miejsce; średnia wszystkich graczy to 1500. Wszystkie partie są dopasowywane naraz (Bradley–Terry); przedziały 95% pochodzą z bayesowskiego bootstrapu po rozdaniach.
arena-stats = Co prowadzi do wygranej
arena-stats-summary = Partie: { $games }. Nieliczone, bo nie skończyły się według zasad: { $unfinished }.
arena-stats-method = *Wygrane* to odsetek tych, którzy mieli dany element i wygrali partię. *Oczekiwane* to tyle, ile ci sami gracze wygrywają we wszystkich tych partiach: element pomaga, jeśli cały jego przedział leży wyżej. Przedziały są 95-procentowe; mniej więcej jeden na dwadzieścia chybia przez czysty przypadek. To, co towarzyszy wygranej, nie musi być jej przyczyną.
arena-more = I jeszcze: { $number }.
arena-skipped = Nieczytelne pliki: { $number }
arena-players = Gracze: { $number }

## Nagłówki

arena-results = Wyniki
arena-points = Średnie punkty
arena-thinking = Czas tury
arena-ends = Zakończenia
arena-failures = Awarie
arena-contrasts = Czego zwycięzcy mają więcej
arena-rating = Ocena
arena-ahead = Kto kończy wyżej
arena-speed = Siła i czas
arena-seats = Miejsca
arena-places = Kolejność w pierwszej rundzie
arena-fleets = Floty
arena-specialists = Specjaliści
arena-kinds = Rodzaje budynków
arena-tiles = Kafelki budynków

## Kolumny

arena-player = Gracz
arena-games = Partie
arena-wins = Wygrane
arena-share = Udział
arena-interval = 95%
arena-fair = Równy udział
arena-verdict = Werdykt
arena-rank = Średnie miejsce
arena-turns = Tury
arena-decisions = Decyzje
arena-mean = Średnia
arena-p99 = 99% poniżej
arena-most = Najdłużej
arena-end = Zakończenie
arena-rounds = Rundy
arena-margin = Przewaga
arena-first-game = Pierwsza partia
arena-reason = Powód
arena-detail = Szczegół
arena-file = Plik
arena-behind = Przed
arena-thing = Element
arena-number = Liczba
arena-won = Wygrane
arena-expected = Oczekiwane
arena-judged = Werdykt
arena-winners = Zwycięzcy
arena-others = Inni
arena-difference = Różnica
arena-number-of-tiles = Zbudowane budynki
arena-number-of-specialists = Zwerbowani specjaliści
arena-seconds-a-turn = Sekund na turę
arena-share-percent = Wygrane, %

## Wobec równego udziału

arena-verdict-above = silniejszy
arena-verdict-below = słabszy
arena-verdict-level = nierozstrzygnięte
arena-lift-above = pomaga
arena-lift-below = szkodzi
arena-lift-level = nierozstrzygnięte

## Części wyniku

arena-part-coins = Monety
arena-part-prestige = Prestiż
arena-part-buildings = Budynki
arena-part-specialists = Specjaliści
arena-part-reserved = Zarezerwowane kafelki
arena-part-aside = Odłożone
arena-part-total = Razem

## Jak kończą się partie

arena-end-last-building = ostatni budynek
arena-end-no-boats = zabrakło łodzi jednego koloru
arena-end-no-specialists = za mało specjalistów
arena-end-no-buildings = za mało kafelków budynków
arena-end-cut-off = przerwana
arena-end-failed = przegrana przez awarię

## Jak zawodzą gracze

arena-failure-cannot-start = nie uruchomił się
arena-failure-crashed = uległ awarii
arena-failure-timed-out = grał za długo
arena-failure-bad-answer = dał błędną odpowiedź
arena-failure-unasked = odpowiedział bez pytania
arena-failure-illegal-action = wybrał niedozwoloną akcję
arena-failure-too-much-output = wypisał zbyt wiele
arena-failure-error = zgłosił błąd

## Mecz, którego nie da się tak rozegrać

bad-match-players = W meczu gra 2, 3 lub 4 graczy, a nie { $given }.
bad-match-name = Nazwa gracza to jeden wiersz tekstu.
bad-match-numbers = Ziarna to liczby od 0, a rundy i wątki od 1.
bad-match-games = Mecz ma co najmniej jedną partię, a nie { $given }.
bad-match-twice = Podaj każdego gracza rankingu tylko raz.
bad-match-seats = Za mało graczy: { $given }; miejsc w partii: { $seats }.
bad-match-no-folder-named = Zapisy wymagają folderu, a żadnego nie podano.
bad-match-no-journal = { $file } nie jest dziennikiem meczu.
bad-match-other-match = { $file } należy do innego meczu: „{ $name }” to { $found }, a nie { $expected }.
bad-match-edition = Rozegrano w innej edycji: { $given }.
bad-match-no-folder = { $folder }: nie ma takiego folderu.
bad-match-nothing-there = { $folder } nie zawiera ani dziennika ({ $journal }), ani zapisów.
arena-line = wiersz { $line }: { $problem }
study-title = Edycja { $edition }
study-summary = Partie ({ $level }): { $games }. Odcisk: { $hash }. Im dłużej to trwa, tym węższe przedziały.
study-compared = W porównaniu z edycją standardową
study-players = Jak radzą sobie z nią gracze komputerowi
study-players-method = Graczy komputerowych trenowano na edycji standardowej. To, jak często { $level } pokonuje rywala ({ $rival }), pokazuje, ile z tej siły tu zostaje: jeśli odsetek jest dużo mniejszy niż w edycji standardowej, resztę trzeba czytać ostrożnie.
study-tiles = Kafelki budynków
study-tiles-method = *Dość pól* to liczba wysp, które mają pola dla wszystkich wymaganych łodzi. *Zbudowany* to odsetek partii, w których go zbudowano.
study-islands = Wyspy
study-never-built =
    { $number ->
        [0] Każdy kafelek zbudowano co najmniej raz.
       *[other] Nigdy niezbudowane: { $tiles }.
    }
study-never-built-on =
    { $number ->
        [0] Na każdej wyspie budowano co najmniej raz.
       *[other] Wyspy, na których nigdy nie budowano: { $islands }.
    }
study-players-column = Gracze
study-measure = Na partię
study-here = Tutaj
study-standard = Standard
study-rounds = rundy
study-points = punkty na gracza
study-lead = przewaga zwycięzcy
study-built = budynki na gracza
study-recruited = specjaliści na gracza
study-ends-by = koniec: { $end }
study-edition = Edycja
study-tile = Kafelek
study-kind = Rodzaj
study-points-column = Punkty
study-islands-enough = Dość pól
study-in-games = Zbudowany
study-favourite = Najczęściej na
study-island = Wyspa
study-slots = Pola
study-built-in-game = Budowy na partię
study-collected-in-game = Żetony na partię
bad-lab-players = Partia ma 2, 3 lub 4 graczy, a nie { $given }.
bad-lab-seat = Miejsce to liczba od 0 do { $last }, a nie { $given }.
bad-lab-games = Paczka ma co najmniej jedną partię, a nie { $given }.
bad-lab-threads = Paczka ma co najmniej jeden wątek, a nie { $given }.
bad-lab-device = Paczka działa na „cpu” lub „cuda”, a nie na „{ $given }”.
bad-lab-no-gpu = Nie ma GPU: { $reason }
bad-lab-masks = Maski to „bytes”, „bits” lub „none”, a nie „{ $given }”.
bad-lab-rewards = Na każdą pozycję w wyniku jedna nagroda: { $expected }, a nie { $given }.
bad-lab-actions = Na każdą partię jedna akcja: { $expected }, a nie { $given }.
bad-lab-levels = Podaj jednego gracza dla wszystkich miejsc albo { $expected }, a nie { $given }.
bad-lab-illegal = Akcja { $action } jest niedozwolona w partii { $game }.
bad-lab-no-game = Nie ma jeszcze partii: wywołaj new_game.
bad-cluster-no-cluster = Pod adresem „{ $address }” nie ma klastra Ray.
bad-cluster-lost = Klaster Ray przestał odpowiadać: { $reason }
bad-cluster-version = Na klastrze jest himiko { $theirs }, tutaj { $ours }. Zainstaluj wszędzie tę samą wersję.
bad-cluster-no-himiko = Na klastrze brakuje himiko { $ours }: { $reason }
