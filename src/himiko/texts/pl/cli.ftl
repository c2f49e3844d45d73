### Wiersz poleceń.

## Pomoc

help-usage = Użycie:
help-usage-options = [OPCJE]
help-usage-command = POLECENIE …
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-help = Pokazuje tę pomoc.
help-default = (domyślnie: { $value })

help-himiko = Gra planszowa Yamataï: granie, mecze graczy, symulowanie, sprawdzanie i odtwarzanie zapisów.
help-play = Rozgrywa partię w terminalu przeciw komputerowi.
help-match = Rozgrywa mecz dwóch, trzech lub czterech graczy. Każde ustawienie miejsc gra się tak samo często, na tych samych rozdaniach; raport mówi, kto jest silniejszy.
help-ladder = Układa ranking graczy: każdy gra z każdym. Raport podaje oceny, a z --out także wykresy.
help-stats = Mówi, co wygrywa w partiach z folderu: miejsca, floty, specjaliści, budynki, zakończenia.
help-simulate = Rozgrywa wiele losowych partii na wszystkich rdzeniach i pokazuje wyniki w tabeli.
help-replay = Odtwarza zapis partii, tura po turze.
help-check = Sprawdza zapisy: każda akcja jest odtwarzana, a rozdanie porównywane ze zobowiązaniem, jeśli je złożono. Kod wyjścia 2, jeśli któryś jest błędny.
help-edition = Elementy gry jako plik: sprawdzanie, wypisywanie, pokazywanie.
help-edition-check = Sprawdza plik edycji. Kod wyjścia 2, jeśli jest w nim błąd.
help-edition-export = Wypisuje plik edycji standardowej, by można było go zmienić i nim grać.
help-edition-show = Pokazuje elementy edycji: planszę, łodzie, floty, kafelki, specjalistów.
help-serve = Uruchamia serwer ze stołami do wspólnej gry. Ustawienia pochodzą też ze środowiska i z pliku: docs/server.md.
help-db = Baza danych serwera: kopia zapasowa, przywracanie, sprawdzanie, eksport.
help-db-backup = Zapisuje całą zawartość bazy w jednym pliku; serwer może działać dalej.
help-db-restore = Wypełnia pustą bazę danymi z kopii zapasowej, także z bazy innego rodzaju.
help-db-verify = Sprawdza bazę: każda partia jest odtwarzana. Kod wyjścia 2, jeśli coś się nie zgadza.
help-db-export = Zapisuje w folderze zapis każdej partii.
help-fingerprint = Wypisuje jedną liczbę z ustalonych partii: zmienia się wtedy i tylko wtedy, gdy zasady działają inaczej.

help-option-language = Język: en, fr, de, pl lub ru. Bez tej opcji decyduje HIMIKO_LANGUAGE albo ustawienia systemu.
help-option-version = Pokazuje wersję.
help-option-players = Liczba graczy, od 2 do 4.
help-option-seat = Twoje miejsce, od 0.
help-option-against = Kto gra przeciw tobie: drifter, fisher, helmsman lub himiko; himiko:5s myśli 5 sekund na turę. Podana raz, opcja dotyczy wszystkich; podana kilka razy, wymienia przeciwników po kolei. Bez niej: fisher.
help-option-seed = Ziarno rozkładu: liczba albo hex:… dla bajtów. To samo ziarno to ten sam rozkład. Bez tej opcji jest losowane.
help-option-edition = Gra elementami z tego pliku zamiast edycją standardową.
help-option-record = Zapisuje partię w tym pliku.
help-option-games = Ile partii ma być rozegranych.
help-option-first-seed = Ziarno pierwszej partii; każda następna ma kolejną liczbę.
help-option-cap = Partie dłuższe niż tyle rund są przerywane i osobno liczone.
help-option-threads = Ile wątków gra. Bez tej opcji po jednym na rdzeń.
help-option-out = Zapisuje partie: w jednym pliku albo w folderze (istniejącym lub z / na końcu), po jednym pliku na partię.
help-option-json = Wypisuje jeden obiekt JSON zamiast tabeli.
help-option-turn = Pokazuje tylko tę turę i stół po niej, na przykład 3.2: runda 3, tura 2.
help-option-all = Opowiada wszystkie tury naraz, bez czekania.
help-option-game = Która partia, jeśli plik zawiera ich kilka.
help-option-export-out = Zapisuje do tego pliku zamiast na terminal.
help-option-match-games = Ile partii ma być rozegranych; liczba jest zaokrąglana w górę, aż każde ustawienie miejsc wypadnie tak samo często.
help-option-ladder-games = Ile partii ma każdy mecz rankingu; liczba jest zaokrąglana w górę, aż każde ustawienie miejsc wypadnie tak samo często.
help-option-match-seed = Ziarno wszystkich rozdań i kości graczy.
help-option-match-out = Przechowuje partie, wyniki i raport w tym folderze. To samo polecenie, podane ponownie, gra dalej od miejsca zatrzymania.
help-option-records = Zapisuje też każdą partię w folderze podanym w --out.
help-option-workers = Ile partii gra się naraz. Bez tej opcji tyle, na ile starcza rdzeni.
help-option-player-threads = W ilu wątkach może myśleć każdy gracz.
help-option-rounds = Partie dłuższe niż tyle rund są przerywane i oceniane tak, jak stoją.
help-option-seats = Ilu graczy siedzi przy stole: 2, 3 lub 4.
help-option-stats-out = Zapisuje raport z wykresami w tym folderze.
help-option-host = Adres, na którym serwer nasłuchuje. Bez niego ten z ustawień: 127.0.0.1, tylko ten komputer.
help-option-port = Port, na którym serwer nasłuchuje. Bez niego ten z ustawień: 8000.
help-option-database = Baza danych: sqlite:///PLIK lub postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA. Bez niej ta z ustawień: sqlite:///himiko.db.
help-option-open = Otwórz stronę w przeglądarce; jeśli port jest zajęty, używany jest inny.
help-option-repair = Zapisuje na nowo to, co wynika z dzienników partii. Same dzienniki nigdy się nie zmieniają.

help-argument-record = Plik z zapisem partii.
help-argument-records = Pliki z zapisami; jeden plik może zawierać ich kilka.
help-argument-edition = Plik edycji.
help-argument-edition-or-none = Plik edycji. Bez niego pokazywana jest edycja standardowa.
help-argument-players = Gracze, od 2 do 4: drifter, fisher, helmsman, himiko. himiko:1s myśli 1 sekundę na turę, himiko:500 przez 500 iteracji. external:POLECENIE to własny program.
help-argument-ladder-players = Gracze, podani tak jak w meczu. Bez nich: drifter, fisher, helmsman i himiko.
help-argument-folder = Folder z meczami lub zapisami, także w podfolderach.
help-argument-backup = Plik do zapisania; nie może jeszcze istnieć.
help-argument-restore = Plik z kopią zapasową.
help-argument-export = Folder, w którym zapisać.

value-number = N
value-rounds = RUNDY
value-seed = ZIARNO
value-turn = RUNDA.TURA
value-file = PLIK
value-path = PLIK_LUB_FOLDER
value-folder = FOLDER
value-player = GRACZ
value-language = JĘZYK
value-address = ADRES
value-url = URL

## Problemy: jeden wiersz i koniec programu

problem-plain = { $text }
problem-unexpected = Stało się coś, co nie powinno: { $error } (HIMIKO_DEBUG=1 pokaże szczegóły)
problem-interrupted = Przerwano.
problem-broken-pipe = Nikt już nie czyta wyjścia programu.
problem-no-command = Nie ma polecenia „{ $command }”; są: { $commands }.
problem-no-option = Nie ma opcji { $option }; { $command } --help pokazuje wszystkie.
problem-option-value = Opcja { $option } wymaga wartości; { $command } --help ją objaśnia.
problem-extra-argument = „{ $argument }” to o jeden argument za dużo; { $command } --help objaśnia polecenie.
problem-missing = Brakuje: { $name }; { $command } --help objaśnia polecenie.
problem-language = Nie ma języka „{ $given }”; są: { $languages }.
problem-number = { $option }: „{ $given }” nie jest liczbą całkowitą.
problem-range = { $option }: { $given } nie mieści się między { $least } a { $most }.
problem-seed = --seed: „{ $given }” nie jest ani liczbą od 0, ani hex:… .
problem-no-file = { $file }: nie ma takiego pliku.
problem-directory = { $file }: to folder, a nie plik.
problem-binary = { $file }: to nie jest plik tekstowy.
problem-too-long = { $file }: ten plik jest za duży.
problem-unreadable = { $file }: nie można odczytać ({ $error }).
problem-unwritable = { $file }: nie można zapisać ({ $error }).
problem-record = { $file }: wiersz { $line }: { $reason }
problem-turn = --turn: w tej partii nie ma tury „{ $given }”; ostatnia to { $last }.
problem-no-turns = --turn: w tej partii nic jeszcze nie zagrano.
problem-player = Nie ma gracza „{ $given }”; są: { $levels }, także z budżetem na turę, jak himiko:1s lub himiko:500, oraz external:POLECENIE.
problem-against = --against: podani gracze: { $given }, przeciwnicy: { $number }. Podaj jednego dla wszystkich albo po jednym dla każdego.
problem-records-where = --records: podaj też folder w --out.
problem-no-folder = { $folder }: nie ma takiego folderu.
problem-extra = Brakuje: { $library }; instalacja: pip install 'himiko[arena]'
problem-extra-server = Brakuje: { $library }; instalacja: pip install 'himiko[server]'
problem-settings = Błędne ustawienia: { $error }
problem-address = { $address }: serwer nie może tam nasłuchiwać ({ $error }).
problem-database-url = Baza danych to ani sqlite:///PLIK, ani postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA.
problem-database-version = Baza danych jest pusta lub w innej wersji; uruchom z nią raz serwer.
problem-database = Baza danych nie odpowiada jak trzeba: { $error }
problem-no-backup = { $file }: to nie jest kopia zapasowa.
problem-in-use = Z tej bazy korzysta serwer; współdzielić można tylko PostgreSQL.
problem-player-failed = { $player } nie może grać dalej: { $reason }. { $detail }
problem-deal-false = rozdanie nie zgadza się ze zobowiązaniem.
problem-wrong-files = Błędne pliki: { $bad } z { $number }.
problem-stopped = Zatrzymano: rozegrane partie { $done } z { $games }, żadnej nie zachowano. Z --out FOLDER zostałyby zachowane, a to samo polecenie grałoby dalej.
problem-stopped-kept = Zatrzymano: rozegrane partie { $done } z { $games }, zachowane w { $folder }. To samo polecenie gra dalej.
problem-not-served = Serwer nie mógł się uruchomić; przyczyna jest powyżej.
problem-games-left-out = Pominięto, bo ich dziennika nie da się odtworzyć: { $number } ({ $tables }). „himiko db verify” powie dlaczego.
problem-database-wrong = Błędy w bazie danych: { $number }.

## Gracze komputera

level-introduced = { $name }. { $does }
level-preparing = Przygotowywanie graczy

## Mapa: słowa mające najwyżej osiem liter

map-plum = śliwa
map-maple = klon
map-rice = ryż
map-ginkgo = miłorz.
map-bellflower = dzwonek
map-wisteria = glicyn.
map-sacred = święta
map-torii = torii
map-palace = pałac

## Stół

table-board = Archipelag
table-fleets = Floty
table-buildings = Budynki
table-reserve = Rezerwa
table-specialists = Specjaliści
table-face-down = zakryte: { $number }
table-deck = w stosie: { $number }
table-known-top = znasz z wierzchu: { $tiles }
table-known-bottom = znasz od spodu: { $tiles }
table-prices = cena: { $prices }
table-player = gracz
table-points = punkty
table-coins = monety
table-prestige = prestiż
table-boats = łodzie
table-aside = odłożone
table-culture = żetony kultury
table-left = do zbudowania
table-tiles = kafelki
table-reserved = (zarezerwowane { $tiles })
table-you = (ty)

## Granie

play-welcome = Grasz jako { $player }. Wpisz ?, aby zobaczyć pomoc. Twoi przeciwnicy:
play-title = Runda { $round }, tura { $turn } z { $turns }
play-happened = Co się wydarzyło
play-hand = W ręce:
play-hint = liczba lub akcja · początek akcji pokazuje więcej · ? to pomoc
play-folded = możliwości: { $number }; wpisz na przykład: { $example }
play-refused = { $reason } (zasada { $rule })
play-possible = { $action } jest teraz możliwe.
play-why-what = Podaj też akcję, na przykład: why build b13 i05
play-about-what = Podaj specjalistę, flotę lub kafelek, na przykład: about riu, about 5, about b13
play-save-where = Podaj też plik, na przykład: save partia.txt
play-saved = Zapis partii jest w pliku { $file }.
play-no-undo = Nie masz czego cofnąć.
play-no-number = Nie ma odpowiedzi { $number }: są od 1 do { $most }.
play-left = Opuszczasz partię w rundzie { $round }, turze { $turn }.
play-winner = { $player } to Wielki Budowniczy Yamataï!
play-thinking = Trwa namysł
play-help =
    Wpisz numer odpowiedzi albo samą akcję:                          place wood s12
    Wpisz początek akcji, aby zobaczyć wszystkie takie akcje:        swap   lub   swap s10

    hint         co zrobiłaby Himiko i jaka jest twoja szansa na wygraną
    why AKCJA    dlaczego akcja nie jest możliwa
    about NAZWA  co robi specjalista, flota lub kafelek: about riu, about 5, about b13
    undo         cofnij swoją ostatnią akcję
    log          wszystko, co się wydarzyło
    scores       punkty do tej pory
    table        narysuj stół jeszcze raz
    save PLIK    zapisz partię
    quit         opuść partię
play-legend =
    Na mapie: łodzie { $boats }; { $entry } pole startowe,
    { $mountain } góry, { $sacred } święta ziemia, { $building } zwykły budynek, { $torii } torii, { $palace } pałac. To, co można teraz wybrać, jest podświetlone.

## Podpowiedzi

hint-action = Himiko zagrałaby: { $action }
hint-plan = a potem: { $actions }
hint-chance = Twoja szansa na wygraną: { $percent } %, { $words }.
hint-others = Następne w kolejności: { $actions }
chance-certain = prawie pewna
chance-very-good = bardzo duża
chance-good = duża
chance-open = wszystko jest otwarte
chance-poor = raczej mała
chance-bad = mała
chance-none = prawie żadna

## Odtwarzanie i sprawdzanie

replay-title = Runda { $round }, tura { $turn }
replay-hint = Enter: następna tura · b: wstecz · 3.2: do rundy 3, tury 2 · q: koniec
check-ok = { $file }: w porządku, { $what }
check-ok-games =
    { $number ->
        [one] { $file }: w porządku, { $number } partia
        [few] { $file }: w porządku, { $number } partie
       *[many] { $file }: w porządku, { $number } partii
    }
check-game = gracze: { $players }, rundy: { $rounds }, akcje: { $actions }, { $end }
check-unfinished = nieukończona
check-deal-true = rozdanie zgadza się ze zobowiązaniem
check-deals-true = rozdania zgodne ze zobowiązaniem: { $number }

## Symulowanie

simulate-preparing = Przygotowywanie silnika
simulate-progress = Gra trwa
simulate-title = Losowe partie: { $games }, gracze: { $players }, pierwsze ziarno: { $seed }
simulate-wins = wygrane
simulate-last-building = koniec: ostatni budynek gracza
simulate-no-boats = koniec: zabrakło łodzi jednego koloru
simulate-no-specialists = koniec: za mało specjalistów
simulate-no-buildings = koniec: za mało kafelków budynków
simulate-cut-off = przerwane po rundach: { $cap }
simulate-rounds = rundy, średnio
simulate-most-rounds = rundy, najwięcej
simulate-decisions = decyzje na partię
simulate-games-per-s = partie na sekundę
simulate-decisions-per-s = decyzje na sekundę

## Arena

arena-written = Raport jest w pliku { $file }.
stats-progress = Odczyt

## Serwer

serve-starting = himiko będzie pod adresem { $address }, gdy tylko będzie gotowe; Ctrl+C kończy.
serve-opened = Strona jest otwarta w przeglądarce.
serve-running = himiko już działa: strona { $address } jest otwarta w przeglądarce.
serve-open-yourself = Aby zagrać, otwórz { $address } w przeglądarce.
db-backed-up = Kopia zapasowa jest w pliku { $file }, wiersze: { $rows }.
db-restored = Przywrócono { $file }, wiersze: { $rows }.
db-exported = Zapisy w folderze { $folder }: { $games }
db-ok = Baza danych jest w porządku.
db-repaired = Baza danych jest znów w porządku, naprawiono: { $number }.

## Edycje

edition-ok = { $file }: w porządku, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] każda za { $coins } monetę
        [few] każda za { $coins } monety
       *[many] każda za { $coins } monet
    }

## Kopie bazy danych

bad-database-exists = { $file } już istnieje; podaj inny plik.
bad-database-version = Baza danych jest w innej wersji: uruchom raz serwer, a ją uaktualni.
bad-database-missing = Nie ma pliku { $file }.
bad-database-not-empty = Baza danych nie jest pusta: kopię przywraca się do pustej.
