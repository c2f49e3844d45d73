### Lobby: gra od razu, stoły, ustawienia i tożsamość.

## Pierwsza strona

lobby-title = Lobby
lobby-what = Żegluj między wyspami, wznoś miasta i świątynie i zostań Wielkim Budowniczym Yamataï. Dla 1–4 osób, za darmo, bez konta.
lobby-quick = Zagraj z komputerem
lobby-opponents = Przeciwnicy
lobby-level = Jak grają
lobby-play = Graj
lobby-first-time = Pierwszy raz? Ucz się, grając
lobby-tables = Stoły
lobby-new = Zagraj z innymi
lobby-list-mine = Twoje gry
lobby-list-open = Otwarte stoły
lobby-list-running = Oglądaj
lobby-list-finished = Zakończone
lobby-none-mine = Nie masz jeszcze żadnej gry. Pierwsza jest o jedno kliknięcie stąd.
lobby-none-open = Nikt nie czeka na graczy. Otwórz stół i wyślij link znajomym.
lobby-none-running = W tej chwili nie toczy się żadna publiczna gra.
lobby-none-finished = Żadna publiczna gra jeszcze się nie skończyła. Twoje skończone gry są pod „Twoje gry”.
lobby-more = Pokaż więcej
lobby-import = Otwórz zapis gry
lobby-your-turn = Twoja tura
lobby-waiting =
    { $number ->
        [one] Twoja tura w { $number } grze
        [few] Twoja tura w { $number } grach
       *[many] Twoja tura w { $number } grach
    }
lobby-turn-of = Gra: { $player }
lobby-status-open = czeka na graczy
lobby-status-running = w toku
lobby-status-over = zakończona
lobby-status-abandoned = przerwana
lobby-seat-open = wolne miejsce
lobby-clock-minutes =
    { $minutes ->
        [one] po { $minutes } minucie
        [few] po { $minutes } minuty
       *[many] po { $minutes } minut
    }
lobby-clock-days =
    { $days ->
        [one] { $days } dzień na turę
        [few] { $days } dni na turę
       *[many] { $days } dni na turę
    }

## Nowy stół

new-title = Nowy stół
new-seats = Kto gra
new-players = Gracze
new-seat = Miejsce: { $seat }
new-seat-me = Ty
new-seat-me-hint = Przy tym urządzeniu. Zajmij kilka miejsc, aby grać wspólnie przy jednym ekranie.
new-seat-open = Wolne miejsce
new-seat-open-hint = Dla każdego, kto dostanie link lub znajdzie stół w lobby.
new-hot-seat = Kilka osób przy jednym urządzeniu: przed ekranem siada ten, czyja jest tura.
new-options = Zasady przy tym stole
new-clock = Czas
new-clock-none = Bez zegara
new-clock-none-hint = Nikt nikogo nie pogania.
new-clock-live = Za jednym razem
new-clock-live-hint = Minuty na całą grę dla każdego gracza.
new-clock-days = Przez kilka dni
new-clock-days-hint = Dni na każdą turę; wróć, gdy przyjdzie twoja.
new-minutes = Minuty
new-days = Dni
new-listed = Pokaż w lobby
new-listed-hint = Każdy może dołączyć. W przeciwnym razie tylko ci, którzy mają link.
new-start = Zacznij, gdy wszystkie miejsca będą zajęte
new-start-hint = W przeciwnym razie sygnał daje gospodarz.
new-watch = Każdy może oglądać
new-watch-hint = W przeciwnym razie grę widzą tylko gracze.
new-undo = Kroki można cofać
new-undo-hint = We własnej turze, dopóki nic nowego nie zostało odkryte.
new-hints = Podpowiedzi są dozwolone
new-hints-hint = Gracz komputerowy mówi, co by zrobił.
new-stand-in = Kto gra dalej za tych, którzy odejdą
new-make = Otwórz stół
new-edition = Inna edycja
new-edition-hint = Własna plansza, kafelki lub ceny, jako plik TOML. „himiko edition export” zapisuje zwykłą edycję, na początek.
new-edition-file = Wybierz plik edycji
new-edition-chosen = Przy tym stole gra się z { $name }.
new-edition-usual = Weź zwykłą edycję

## Poczekalnia

wait-close = Zamknij stół
wait-close-sure = Zamknąć stół?
wait-close-warning = Nikt już się nie dosiądzie, a link przestanie działać.
wait-closed = Ten stół został zamknięty
wait-closed-what = Gospodarz zrezygnował z niego przed początkiem gry.

## Ustawienia

settings-title = Ustawienia
settings-you = Ty
settings-name = Twoje imię
settings-name-hint = Tak widzą cię inni przy stole.
settings-name-saved = Nazywasz się teraz { $name }.
settings-save = Zapisz
settings-look = Wygląd i dźwięk
settings-language = Język
settings-theme = Kolory
settings-theme-system = Jak w systemie
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-motion = Ruch
settings-motion-system = Jak w systemie
settings-motion-full = Pełny
settings-motion-less = Mniej
settings-sound = Dźwięki
settings-sound-hint = Cichy bęben, gdy przychodzi twoja tura.
settings-notify = Powiadomienia
settings-notify-hint = Przeglądarka powie ci, że to twoja tura, gdy strona jest w tle.
settings-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
settings-device = Inne urządzenia
settings-device-what = Graj dalej pod tym samym imieniem i w te same gry na telefonie lub innym komputerze.
settings-device-make = Utwórz link
settings-device-link = Twój link
settings-device-once = Otwórz go na drugim urządzeniu. Jest jak klucz: nikomu go nie pokazuj. Nowy link unieważnia stary.
settings-copy = Kopiuj
settings-copied = Skopiowano.
settings-not-copied = Przeglądarka nie pozwoliła na kopiowanie: skopiuj ręcznie.
settings-code = Link lub kod z innego urządzenia
settings-code-hint = Od tej chwili jesteś tu tą samą osobą co tam.
settings-code-use = Użyj
settings-code-used = Jesteś teraz tą samą osobą na obu urządzeniach.
settings-account = Konto
settings-account-what = Niekonieczne. Z nazwą i hasłem znajdziesz swoje gry z każdego miejsca.
settings-account-is = Masz konto { $name }.
settings-account-make = Załóż konto
settings-account-log-in = Zaloguj się
settings-account-name = Nazwa konta
settings-account-name-hint = Odtąd będzie to też twoje imię przy stole.
settings-account-missing = Podaj nazwę i hasło.
settings-password = Hasło
settings-password-hint = Co najmniej 8 znaków.
settings-password-short = Hasło musi mieć co najmniej 8 znaków.
settings-welcome = Witaj, { $name }!
settings-log-out = Wyloguj się
settings-delete-heading = Usuń wszystko
settings-delete-what = Twoje imię, konto, urządzenia i wypowiedzi zostaną usunięte. Twoje gry dokończą gracze komputerowi. Tego nie można cofnąć.
settings-delete = Usuń wszystko
settings-delete-sure = Usunąć wszystko, co o tobie wiadomo?
settings-deleted = Wszystko o tobie zostało usunięte.

## Link z innego urządzenia

link-title = Graj dalej na tym urządzeniu
link-what = Dzięki temu linkowi grasz tu dalej jak na drugim urządzeniu, pod tym samym imieniem i w te same gry.
link-instead = Dzięki temu linkowi grasz tu dalej jak na drugim urządzeniu. Tutaj nazywasz się { $name } i to się zmieni.
link-use = Graj dalej tutaj
link-none = W tym linku brakuje kodu. Utwórz nowy w ustawieniach drugiego urządzenia.

## Nigdzie

nowhere-title = Tu nic nie ma
nowhere-what = Ten adres donikąd nie prowadzi: może brakuje litery.
