### Lobby: gra od razu, stoły, ustawienia i tożsamość.

## Pierwsza strona

lobby-title = Lobby
lobby-what = Żegluj między wyspami, wznoś miasta i świątynie i zostań Wielkim Budowniczym Yamataï. Dla 1–4 osób. Za darmo, bez konta.
lobby-quick = Zagraj z komputerem
lobby-opponents = Przeciwnicy
lobby-level = Poziom
lobby-play = Graj
lobby-first-time = Pierwszy raz? Ucz się, grając
lobby-tables = Stoły
lobby-new = Zagraj z innymi
lobby-list-mine = Twoje partie
lobby-list-open = Otwarte stoły
lobby-list-running = Oglądaj
lobby-list-finished = Zakończone
lobby-none-mine = Nie masz jeszcze żadnej partii. Pierwsza jest o jedno kliknięcie stąd.
lobby-none-open = Nikt nie czeka na graczy. Utwórz stół i wyślij link znajomym.
lobby-none-running = Nie trwa żadna publiczna partia.
lobby-none-finished = Żadna publiczna partia jeszcze się nie skończyła. Swoje partie znajdziesz w zakładce „Twoje partie”.
lobby-more = Pokaż więcej
lobby-import = Otwórz zapis partii
lobby-your-turn = Twoja tura
lobby-waiting =
    { $number ->
        [one] Twoja tura w { $number } partii
        [few] Twoja tura w { $number } partiach
       *[many] Twoja tura w { $number } partiach
    }
lobby-turn-of = Gra: { $player }
lobby-status-open = czeka na graczy
lobby-status-running = w toku
lobby-status-over = zakończona
lobby-status-abandoned = przerwana
lobby-seat-open = wolne miejsce
lobby-clock-minutes = { $minutes } min na gracza
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
new-seat-me-hint = Na tym urządzeniu. Zajmij kilka miejsc, aby grać przy jednym ekranie.
new-seat-open = Wolne miejsce
new-seat-open-hint = Dla każdego, kto ma link lub znajdzie stół w lobby.
new-hot-seat = Kilka osób na jednym urządzeniu: podaj je osobie, której jest tura.
new-options = Opcje stołu
new-clock = Czas
new-clock-none = Bez zegara
new-clock-none-hint = Bez limitu czasu.
new-clock-live = Na jednym posiedzeniu
new-clock-live-hint = Minuty na gracza na całą partię.
new-clock-days = Przez kilka dni
new-clock-days-hint = Dni na turę; wróć, gdy przyjdzie twoja kolej.
new-minutes = Minuty
new-days = Dni
new-listed = Pokaż w lobby
new-listed-hint = Każdy może dołączyć; w przeciwnym razie tylko osoby z linkiem.
new-start = Zacznij, gdy wszystkie miejsca będą zajęte
new-start-hint = W przeciwnym razie grę zaczyna gospodarz.
new-watch = Każdy może oglądać
new-watch-hint = W przeciwnym razie partię widzą tylko gracze.
new-undo = Zezwól na cofanie
new-undo-hint = W swojej turze, dopóki nie odkryje się niczego nowego.
new-hints = Zezwól na podpowiedzi
new-hints-who = Gracz komputerowy pokazuje, co by zrobił. W grze między ludźmi wszyscy muszą się na to zgodzić w trakcie partii.
new-face-down = Zbudowane kafelki zakryte
new-face-down-hint = Jak w pudełku: zbudowane kafelki i suma punktów innych graczy pozostają ukryte do końca.
new-stand-in = Kto zastępuje graczy, którzy odejdą
new-make = Utwórz stół
new-edition = Własna edycja
new-edition-hint = Własna plansza, kafelki lub ceny, jako plik TOML. Zacznij od wyniku polecenia „himiko edition export”.
new-edition-file = Wybierz plik edycji
new-edition-chosen = Edycja przy tym stole: { $name }
new-edition-usual = Użyj edycji standardowej

## Poczekalnia

wait-close = Zamknij stół
wait-close-sure = Zamknąć stół?
wait-close-warning = Nikt już nie dołączy, a link przestanie działać.
wait-closed = Ten stół został zamknięty
wait-closed-what = Gospodarz zamknął go przed rozpoczęciem partii.

## Ustawienia

settings-title = Ustawienia
settings-you = Ty
settings-name = Twoja nazwa
settings-name-hint = Tę nazwę widzą inni przy stole.
settings-name-saved = Twoja nazwa to teraz { $name }.
settings-save = Zapisz
settings-look = Wygląd i dźwięk
settings-language = Język
settings-theme = Motyw
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-motion = Animacje
settings-motion-system = Jak w systemie
settings-motion-full = Wszystkie
settings-motion-less = Ograniczone
settings-sound = Dźwięki
settings-sound-hint = Cichy bęben, gdy przychodzi twoja tura.
settings-notify = Powiadomienia
settings-notify-hint = Przeglądarka da ci znać, że to twoja tura, gdy strona jest w tle.
settings-notify-refused = Przeglądarka blokuje powiadomienia tej strony.
settings-device = Inne urządzenia
settings-device-what = Graj dalej pod tą samą nazwą i w te same partie na telefonie lub innym komputerze.
settings-device-make = Utwórz link
settings-device-link = Twój link
settings-copy = Kopiuj
settings-copied = Skopiowano.
settings-not-copied = Przeglądarka zablokowała kopiowanie. Skopiuj ręcznie.
settings-code = Link lub kod z innego urządzenia
settings-code-hint = To urządzenie będzie mieć tę samą nazwę i te same partie.
settings-code-use = Użyj
settings-account = Konto
settings-account-what = Opcjonalne. Nazwa i hasło dadzą ci dostęp do twoich partii z każdego miejsca.
settings-account-is = Zalogowano jako { $name }.
settings-account-make = Załóż konto
settings-account-log-in = Zaloguj się
settings-account-name = Nazwa konta
settings-account-name-hint = Będzie to też twoja nazwa przy stole.
settings-account-missing = Wpisz nazwę i hasło.
settings-password = Hasło
settings-password-hint = Co najmniej 8 znaków.
settings-password-short = Hasło musi mieć co najmniej 8 znaków.
settings-welcome = Witaj, { $name }!
settings-log-out = Wyloguj się
settings-delete-heading = Usuń swoje dane
settings-delete-what = Usunięte zostaną twoja nazwa, konto, urządzenia i wiadomości z czatu. Twoje partie dokończą gracze komputerowi. Tego nie można cofnąć.
settings-delete = Usuń wszystkie moje dane
settings-delete-sure = Usunąć wszystkie twoje dane?
settings-deleted = Wszystkie twoje dane zostały usunięte.

## Link z innego urządzenia

link-title = Graj dalej na tym urządzeniu
link-use = Graj dalej tutaj

## Nigdzie

nowhere-title = Nie znaleziono strony
nowhere-what = Sprawdź, czy w adresie nie ma literówki.
