### Wiersz poleceń.

## Pomoc

help-usage = Użycie:
help-usage-options = [OPCJE]
help-usage-command = POLECENIE…
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-help = Pokazuje tę pomoc.
help-default = (domyślnie: { $value })

help-himiko = Gra planszowa Yamataï: graj, rozgrywaj mecze i symulacje, sprawdzaj i odtwarzaj zapisy partii.
help-play = Rozgrywa w terminalu partię z komputerem.
help-match = Rozgrywa mecz dwóch, trzech lub czterech graczy. Każdy układ miejsc jest rozgrywany tyle samo razy, na tych samych rozdaniach; raport mówi, kto jest silniejszy.
help-ladder = Ocenia graczy: każdy gra z każdym. Raport podaje oceny, a z --out także wykresy.
help-stats = Pokazuje, co prowadzi do wygranej w partiach z folderu: miejsca, floty, specjaliści, budynki, zakończenia.
help-simulate = Rozgrywa wiele losowych partii na wszystkich rdzeniach i pokazuje wyniki w tabeli.
help-dataset = Zapisuje wiele partii do pliku Parquet, do uczenia i statystyk, z opisem danych obok. To samo polecenie zapisuje ten sam plik.
help-mcp = Pozwala grać modelowi językowemu: udostępnia grę przez Model Context Protocol na standardowym wejściu i wyjściu.
help-replay = Odtwarza zapis partii, tura po turze.
help-check = Sprawdza zapisy: odtwarza każdą akcję i porównuje rozdanie z opublikowanym odciskiem. Kod wyjścia 2, jeśli coś się nie zgadza.
help-edition = Elementy gry jako plik: sprawdzanie, eksport, podgląd, raport.
help-edition-check = Sprawdza plik edycji. Kod wyjścia 2, jeśli zawiera błędy.
help-edition-export = Zapisuje edycję standardową jako plik, który można zmienić i wykorzystać w grze.
help-edition-report = Gracze komputerowi przez chwilę grają w edycję; raport podaje, jak długie są partie, jak się kończą, ile wart jest każdy element i co nigdy się nie przydaje, w porównaniu z edycją standardową.
help-edition-show = Pokazuje elementy edycji: planszę, łodzie, floty, kafelki, specjalistów.
help-serve = Uruchamia serwer do gry z innymi. Ustawienia mogą też pochodzić ze środowiska lub z pliku: zob. docs/server.md.
help-db = Baza danych serwera: kopia zapasowa, przywracanie, sprawdzanie, eksport.
help-db-backup = Zapisuje całą bazę danych w jednym pliku; serwer może dalej działać.
help-db-restore = Wypełnia pustą bazę danymi z kopii zapasowej, także z bazy innego rodzaju.
help-db-verify = Sprawdza bazę: każda partia jest odtwarzana. Kod wyjścia 2, jeśli coś się nie zgadza.
help-db-export = Zapisuje w folderze zapis każdej partii.
help-texts = Teksty wszystkich języków, dla tłumaczy: czego brakuje oraz wszystkie na jednej stronie.
help-texts-missing = Wypisuje teksty, których brakuje w każdym z języków. Takie teksty są wyświetlane po angielsku.
help-texts-sheet = Zapisuje stronę HTML z każdym tekstem w każdym języku, z trudnymi wartościami, do przeczytania przed wydaniem.
help-admin = Dla operatorów: osoby, zgłoszenia i stoły. Wszystko, co zrobiono, trafia do dziennika.
help-admin-people = Wypisuje osoby: identyfikator, nazwa, konto, od kiedy, ostatnia wizyta, blokada.
help-admin-ban = Blokuje osobę: może potem tylko oglądać. Z --silence traci tylko prawo pisania wiadomości.
help-admin-allow = Znosi blokadę.
help-admin-rename = Nadaje osobie inną nazwę.
help-admin-log-out = Wylogowuje osobę na wszystkich urządzeniach.
help-admin-reports = Wypisuje zgłoszone wiadomości, które czekają na decyzję.
help-admin-decide = Zamyka zgłoszenie decyzją.
help-admin-tables = Wypisuje stoły, od najnowszych.
help-admin-chat = Wypisuje wiadomości przy stole.
help-admin-remove-line = Usuwa wiadomość dla wszystkich.
help-admin-close-table = Zamyka stół, przy którym partia się jeszcze nie zaczęła.
help-admin-forget = Usuwa dane gości i zakończone stoły starsze niż podana liczba dni.
help-admin-audit = Wypisuje, co zrobili operatorzy.
help-fingerprint = Wypisuje jedną liczbę obliczoną z ustalonych partii: zmienia się wtedy i tylko wtedy, gdy zasady działają inaczej.
help-argument-person = Identyfikator osoby, jak podaje „himiko admin people”.
help-argument-table = Identyfikator stołu: ostatnia część jego adresu.
help-argument-search = Część nazwy albo identyfikator. Domyślnie: wszyscy.
help-argument-name = Nowa nazwa.
help-argument-report = Identyfikator zgłoszenia, jak podaje „himiko admin reports”.
help-argument-decision = Co postanowiono, w kilku słowach.
help-argument-line = Numer wiadomości, jak podaje „himiko admin chat”.
help-option-reason = Powód; osoba go zobaczy.
help-option-days = Na ile dni. Domyślnie: na stałe.
help-option-silence = Tylko zabrania pisać wiadomości.
help-option-all-reports = Wypisuje też zgłoszenia już rozpatrzone.
help-option-status = Tylko stoły w tym stanie: open, running, over, abandoned lub closed.
help-option-guests = Usuwa dane gości nieobecnych od tylu dni. 0: żadnych.
help-option-old-tables = Usuwa stoły zakończone tyle dni temu. 0: żadnych.

help-option-language = Język, na przykład en lub fr. Domyślnie: HIMIKO_LANGUAGE albo ustawienia systemu.
help-option-version = Pokazuje wersję.
help-option-players = Liczba graczy, od 2 do 4.
help-option-seat = Twoje miejsce, licząc od 0.
help-option-opponents = Twoi przeciwnicy, od najsłabszego: deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko; himiko:5s myśli 5 sekund na turę. Podane raz dotyczy wszystkich; powtórzone wskazuje kolejnych przeciwników. Domyślnie: fisher.
help-option-seed = Ziarno rozdania: liczba albo hex:… dla bajtów. To samo ziarno daje to samo rozdanie. Domyślnie: losowe.
help-option-edition = Używa elementów z tego pliku zamiast edycji standardowej.
help-option-log = Porównuje zapis z dziennikiem jego stołu, eksportowanym przez serwer pod /api/tables/ID/log.
help-option-table = ID stołu, z którego pochodzi dziennik: część jego adresu po /t/.
help-option-record = Zapisuje partię w tym pliku.
help-option-games = Liczba partii.
help-option-first-seed = Ziarno pierwszej partii; każda następna ma kolejną liczbę.
help-option-cap = Przerywa partie po tylu rundach i liczy je osobno.
help-option-threads = Liczba wątków. Domyślnie: jeden na rdzeń.
help-option-out = Zapisuje partie: w jednym pliku albo w folderze (istniejącym lub z / na końcu), po jednym pliku na partię.
help-option-json = Wypisuje jeden obiekt JSON zamiast tabeli.
help-argument-dataset = Plik wynikowy. Opis danych ma tę samą nazwę z końcówką .md.
help-option-dataset-player = Kto gra, z nazwami jak w meczu. Podane raz dotyczy wszystkich miejsc; powtórzone wskazuje kolejnych graczy, którzy zmieniają miejsca z partii na partię. Domyślnie: drifter, losowo.
help-option-features = Zapisuje też liczbami, co gracz wiedział przed każdą akcją.
help-option-values = Zapisuje też szansę każdego na wygraną przed każdą akcją, z tyloma iteracjami; 0: wcale.
help-option-turn = Pokazuje tylko tę turę i stół po niej. Przykład: 3.2 to runda 3, tura 2.
help-option-all = Pokazuje wszystkie tury naraz, bez przerw.
help-option-game = Której partii użyć, jeśli plik zawiera ich kilka.
help-option-export-out = Zapisuje do tego pliku zamiast na terminal.
help-option-match-games = Liczba partii, zaokrąglona w górę tak, by każdy układ miejsc wypadł tyle samo razy.
help-option-ladder-games = Liczba partii na mecz, zaokrąglona w górę tak, by każdy układ miejsc wypadł tyle samo razy.
help-option-match-seed = Ziarno wszystkich rozdań i losowych wyborów graczy.
help-option-report-seconds = Ile sekund grać łącznie. Im więcej, tym węższe przedziały.
help-option-report-games = Zamiast tego rozgrywa tyle partii każdego rodzaju, niezależnie od czasu: to samo polecenie daje wtedy ten sam raport.
help-option-match-out = Przechowuje partie, wyniki i raport w tym folderze. To samo polecenie wznawia grę od miejsca zatrzymania.
help-option-records = Przechowuje też zapis każdej partii, w folderze podanym w --out.
help-option-workers = Liczba partii rozgrywanych naraz. Domyślnie: tyle, na ile pozwalają rdzenie.
help-option-ray = Zamiast tego gra na klastrze Ray pod tym adresem; „local” uruchamia klaster tutaj. Instalacja: pip install 'himiko[ray]'
help-option-player-threads = Liczba wątków, w których może myśleć każdy gracz.
help-option-rounds = Przerywa partie po tylu rundach i ustala kolejność graczy według stanu gry.
help-option-seats = Gracze na partię: 2, 3 lub 4.
help-option-stats-out = Zapisuje raport z wykresami w tym folderze.
help-option-host = Adres, na którym serwer nasłuchuje. Domyślnie z ustawień: 127.0.0.1, tylko ten komputer.
help-option-port = Port, na którym serwer nasłuchuje. Domyślnie z ustawień: 8000.
help-option-database = Baza danych: sqlite:///PLIK lub postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA. Domyślnie z ustawień: sqlite:///himiko.db.
help-option-check = Tylko mówi, co byłoby niebezpieczne, gdyby serwer był dostępny dla obcych; kod wyjścia 2, jeśli coś takiego znajdzie.
help-option-open = Otwiera stronę w przeglądarce; jeśli port jest zajęty, używa innego.
help-option-repair = Zapisuje na nowo wszystko, co wynika z dzienników partii. Same dzienniki nigdy się nie zmieniają.
help-option-sheet-out = Plik wynikowy.

help-argument-record = Plik z zapisem partii.
help-argument-records = Pliki z zapisami; jeden plik może zawierać kilka partii.
help-argument-edition = Plik edycji.
help-argument-edition-or-none = Plik edycji. Domyślnie: edycja standardowa.
help-argument-match-players = Gracze, od 2 do 4: drifter (losowy), deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko. himiko:1s myśli 1 sekundę na turę; himiko:640 szuka z szerokością 640, tak samo na każdym komputerze. external:POLECENIE uruchamia twój własny program.
help-argument-ladder-all = Gracze, nazwani jak w meczu. Domyślnie: wszystkie poziomy.
help-argument-folder = Folder z meczami lub zapisami, wraz z podfolderami.
help-argument-backup = Plik wynikowy; nie może jeszcze istnieć.
help-argument-restore = Plik z kopią zapasową.
help-argument-export = Folder docelowy.
help-argument-languages = Języki, na przykład es lub ja. Domyślnie: wszystkie.

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
value-id = ID
value-text = TEKST

## Problemy: jeden wiersz i koniec programu

problem-plain = { $text }
problem-unexpected = Coś poszło nie tak: { $error } (HIMIKO_DEBUG=1 pokaże szczegóły)
problem-interrupted = Przerwano.
problem-broken-pipe = Nic już nie odczytuje wyjścia programu.
problem-no-command = Nie ma takiego polecenia: „{ $command }”. Dostępne: { $commands }.
problem-no-option = Nie ma takiej opcji: { $option }. Zob. { $command } --help.
problem-option-value = Opcja { $option } wymaga wartości. Zob. { $command } --help.
problem-extra-argument = O jeden argument za dużo: „{ $argument }”. Zob. { $command } --help.
problem-missing = Brakuje: { $name }. Zob. { $command } --help.
problem-language = Nie ma takiego języka: „{ $given }”. Dostępne: { $languages }.
problem-number = { $option }: „{ $given }” nie jest liczbą całkowitą.
problem-range = { $option }: { $given } nie mieści się między { $least } a { $most }.
problem-seed = --seed: „{ $given }” nie jest ani liczbą (od 0), ani hex:….
problem-no-file = { $file }: nie ma takiego pliku.
problem-directory = { $file }: to folder, a nie plik.
problem-binary = { $file }: to nie jest plik tekstowy.
problem-too-long = { $file }: ten plik jest za duży.
problem-unreadable = { $file }: nie można odczytać ({ $error }).
problem-unwritable = { $file }: nie można zapisać ({ $error }).
problem-record = { $file }, wiersz { $line }: { $reason }
problem-turn = --turn: w tej partii nie ma tury „{ $given }”; ostatnia to { $last }.
problem-no-turns = --turn: w tej partii nic jeszcze nie zagrano.
problem-player = Nie ma takiego gracza: „{ $given }”. Dostępni: { $levels }, także z budżetem na turę, jak himiko:1s lub himiko:500, oraz external:POLECENIE.
problem-against = --against: podano nazw: { $given }, a przeciwników jest { $number }. Podaj jednego dla wszystkich albo po jednym dla każdego.
problem-records-where = --records wymaga folderu: dodaj --out.
problem-no-folder = { $folder }: nie ma takiego folderu.
problem-extra = Brakuje: { $library }. Instalacja: pip install 'himiko[{ $extra }]'
problem-settings = Nieprawidłowe ustawienia: { $error }
problem-address = { $address }: serwer nie może tam nasłuchiwać ({ $error }).
problem-database-url = To nie jest adres bazy danych: oczekiwano sqlite:///PLIK lub postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA.
problem-database-version = Baza danych jest pusta lub w innej wersji. Uruchom z nią raz serwer.
problem-database = Błąd bazy danych: { $error }
problem-no-backup = { $file }: to nie jest kopia zapasowa.
problem-in-use = Z tej bazy korzysta już serwer; współdzielić można tylko PostgreSQL.
problem-player-failed = { $player } nie może grać dalej: { $reason }. { $detail }
problem-deal-false = rozdanie nie zgadza się z odciskiem.
problem-log = { $file }: { $reason }
problem-log-entry = wpis { $number }: { $reason }
problem-log-none = zapis nie zawiera odcisku dziennika.
problem-log-form = to nie jest dziennik stołu.
problem-log-missing = brakuje wpisu albo nie jest na swoim miejscu.
problem-log-changed = odcisk się nie zgadza, więc ten wpis lub któryś wcześniejszy został zmieniony.
problem-log-other = zapis opowiada o innej partii.
problem-log-options = --log wymaga --table ID i jednego zapisu z jedną partią.
problem-wrong-files = Pliki z błędami: { $bad } z { $number }.
problem-stopped = Zatrzymano. Rozegrane partie: { $done } z { $games }; żadnej nie zapisano. Dodaj --out FOLDER, aby je zapisać i móc wznowić.
problem-stopped-kept = Zatrzymano. Partie rozegrane i zapisane w folderze { $folder }: { $done } z { $games }. To samo polecenie wznawia grę.
problem-stopped-early = Zatrzymano, zanim rozegrano obie edycje: nie ma jeszcze czego raportować.
problem-not-served = Serwer nie mógł się uruchomić; przyczynę podano powyżej.
problem-games-left-out = Pominięto, bo ich dzienników nie da się odtworzyć: { $number } ({ $tables }). „himiko db verify” pokaże dlaczego.
problem-database-wrong = Błędy w bazie danych: { $number }.

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
table-deck = w stosie: { $number }
table-known-top = znasz wierzchnie: { $tiles }
table-known-bottom = znasz spodnie: { $tiles }
table-prices = cena: { $prices }
table-player = gracz
table-points = punkty
table-coins = monety
table-prestige = prestiż
table-boats = łodzie
table-aside = odłożone
table-culture = żetony kultury
table-left = pozostałe budynki
table-tiles = kafelki
table-reserved = (zarezerwowane: { $tiles })
table-you = (ty)

## Granie

play-welcome = Twój kolor: { $player }. Wpisz ?, aby zobaczyć pomoc. Twoi przeciwnicy:
play-title = Runda { $round }, tura { $turn } z { $turns }
play-happened = Co się wydarzyło
play-hand = Na ręce:
play-hint = numer lub akcja · początek akcji pokazuje więcej · ? to pomoc
play-folded = możliwości: { $number }; wpisz na przykład: { $example }
play-refused = { $reason } (zasada { $rule })
play-possible = Możesz to teraz zrobić: { $action }
play-why-what = Podaj też akcję, na przykład: why build b13 i05
play-about-what = Podaj specjalistę, flotę lub kafelek, na przykład: about riu, about 5, about b13
play-save-where = Podaj też plik, na przykład: save partia.txt
play-saved = Zapisano partię: { $file }
play-no-undo = Nie masz czego cofnąć.
play-no-number = Nie ma możliwości nr { $number }; są numery od 1 do { $most }.
play-left = Opuszczasz partię w rundzie { $round }, turze { $turn }.
play-winner = { $player } to Wielki Budowniczy Yamataï!
play-thinking = Trwa namysł
play-help =
    Wpisz numer możliwości albo samą akcję:                          place wood s12
    Wpisz początek akcji, aby zobaczyć wszystkie pasujące:           swap   lub   swap s10

    hint         co zrobiłaby Himiko i jaka jest twoja szansa na wygraną
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
hint-plan = a potem: { $actions }
hint-chance = Twoja szansa na wygraną: { $percent }%, { $words }.
hint-others = Inne dobre możliwości: { $actions }
chance-certain = wygrana prawie pewna
chance-very-good = bardzo duża
chance-good = duża
chance-open = wszystko jest możliwe
chance-poor = mała
chance-bad = bardzo mała
chance-none = prawie żadna

## Odtwarzanie i sprawdzanie

replay-title = Runda { $round }, tura { $turn }
replay-hint = Enter: następna tura · b: wstecz · 3.2: do rundy 3, tury 2 · q: koniec
check-ok = { $file }: w porządku, { $what }
check-ok-games =
    { $number ->
        [one] { $file }: w porządku, { $number } partia
        [few] { $file }: w porządku, { $number } partie
       *[many] { $file }: w porządku, { $number } partii
    }
check-game = gracze: { $players }, rundy: { $rounds }, akcje: { $actions }, { $end }
check-unfinished = niedokończona
check-deal-true = rozdanie zgadza się z odciskiem
check-log-true = dziennik zgadza się z odciskiem i z zapisem
check-deals-true = rozdania zgodne z odciskiem: { $number }

## Symulowanie

simulate-preparing = Przygotowywanie silnika
simulate-progress = Gra trwa
simulate-title = Losowe partie: { $games }, gracze: { $players }, pierwsze ziarno: { $seed }
simulate-wins = wygrane
simulate-last-building = koniec: ostatni budynek gracza
simulate-no-boats = koniec: zabrakło łodzi jednego koloru
simulate-no-specialists = koniec: za mało specjalistów
simulate-no-buildings = koniec: za mało kafelków budynków
simulate-cut-off = przerwane (limit rund: { $cap })
simulate-rounds = średnia liczba rund
simulate-most-rounds = najwięcej rund
simulate-decisions = decyzji na partię
simulate-games-per-s = partii na sekundę
simulate-decisions-per-s = decyzji na sekundę
dataset-written = { $file }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $bytes } B, SHA-256 { $sum }. Opis danych: { $card }

## Arena

arena-written = Raport: { $file }
stats-progress = Odczyt
serve-safe = Nie znaleziono niczego niebezpiecznego. Pamiętaj o TLS, kopiach i aktualizacjach.
unsafe-no-tls = Serwer nasłuchuje na { $address }, więc inni łączą się z nim bez TLS: hasła i ciasteczka można po drodze odczytać. Nasłuchuj na 127.0.0.1 i powierz TLS serwerowi proxy (docs/server.md).
unsafe-cookies = Ciasteczka są wysyłane także bez TLS. Ustaw HIMIKO_SECURE=true wszędzie, gdzie jest TLS.
unsafe-metrics = Każdy może czytać /metrics. Ustaw HIMIKO_METRICS=false albo ukryj je za proxy.
unsafe-proxies = Każdy klient może podać dowolny adres (HIMIKO_PROXIES=*), co znosi wszystkie limity, chyba że do serwera dociera tylko proxy.
unsafe-hosts = Serwer odpowiada pod każdą nazwą. Ustaw HIMIKO_HOSTS na własną, na przykład '["play.example.org"]'.
unsafe-database-tls = Połączenie z bazą danych może być nieszyfrowane. Dodaj ?sslmode=verify-full do jej adresu.
unsafe-database-mode = Inni użytkownicy tego komputera mogą czytać { $file }. Ogranicz dostęp: chmod 600.
unsafe-root = Serwer działałby jako root. Daj mu własnego użytkownika, jak w deploy/himiko.service.
unsafe-files = Limit otwartych plików: { $number }; kilkuset gości go wyczerpie. Zwiększ LimitNOFILE.
unsafe-no-page = Nie ma strony do pokazania: zbuduj ją albo zainstaluj wydanie.
unsafe-cache = Do folderu skompilowanego kodu nie można pisać (HIMIKO_CACHE): każdy start oznacza kilka minut kompilacji.
admin-done = Gotowe.
admin-none = Brak.
admin-forgotten = Usunięto: goście: { $guests }, stoły: { $tables }
problem-unsafe = Niebezpieczne na publicznym serwerze: { $number }.
problem-database-newer = Tę bazę danych zapisała późniejsza wersja himiko ({ $version }). Zainstaluj tę wersję albo przywróć starszą kopię.
problem-nothing-to-forget = Podaj liczbę dni: --guests DNI, --tables DNI albo obie opcje.

## Serwer

serve-starting = himiko zaraz będzie gotowe pod adresem { $address }. Ctrl+C zatrzymuje serwer.
serve-opened = Strona jest otwarta w przeglądarce.
serve-running = himiko już działa: { $address } jest otwarte w przeglądarce.
serve-open-yourself = Aby zagrać, otwórz { $address } w przeglądarce.
db-backed-up = Kopia zapasowa: { $file }, wiersze: { $rows }
db-restored = Przywrócono: { $file }, wiersze: { $rows }
db-exported = Zapisy w folderze { $folder }: { $games }
db-ok = Baza danych jest w porządku.
db-repaired = Baza danych jest znów w porządku; naprawiono: { $number }.
texts-missing = { $language }: brakujące teksty: { $number }
texts-sheet-written = Strona: { $file }

## Edycje

edition-ok = { $file }: w porządku, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] każda za { $coins } monetę
        [few] każda za { $coins } monety
       *[many] każda za { $coins } monet
    }

## Kopie bazy danych

bad-database-exists = { $file } już istnieje; wybierz inny plik.
bad-database-version = Baza danych jest w innej wersji. Uruchom raz serwer, aby ją zaktualizować.
bad-database-missing = Nie ma pliku { $file }.
bad-database-not-empty = Baza danych nie jest pusta: kopię można przywrócić tylko do pustej.
