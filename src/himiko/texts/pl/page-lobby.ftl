### Lobby: gra od razu, stoły, ustawienia i tożsamość.

## Pierwsza strona

lobby-title = Lobby
lobby-what = Żegluj między wyspami, wznoś miasta i świątynie, aż zostaniesz Wielkim Budowniczym Yamataï. Dla 1–4 osób. Za darmo, bez konta.
lobby-about = Niezależny projekt, niepowiązany z autorami ani wydawcą gry. Plansza i większość kafelków są odtworzone.
lobby-quick = Zagraj z komputerem
lobby-opponents = Przeciwnicy
lobby-level = Poziom
lobby-play = Graj
lobby-first-time = Pierwszy raz? Ucz się, grając
lobby-adapts-now =
    { $games ->
        [0] Teraz: { $level }. Poziom rośnie, gdy wygrywasz, i spada, gdy przegrywasz.
       *[other] Teraz: { $level }. Wygrane w ostatnich partiach solo: { $won } z { $games }; poziom zależy od twoich wyników.
    }
lobby-strength = W testach: { $percent }% wygranych (partie: { $games }, przeciwnik: { $level }).
lobby-shown = Przykładowa partia
lobby-shown-pause = Pauza
lobby-shown-go-on = Wznów
lobby-tables = Stoły
lobby-new = Zagraj z innymi
lobby-list-mine = Twoje partie
lobby-list-open = Otwarte stoły
lobby-list-running = Oglądaj
lobby-list-finished = Zakończone
lobby-none-mine = Nie masz jeszcze żadnej partii. Od pierwszej dzieli cię jedno kliknięcie.
lobby-none-open = Nikt nie czeka na graczy. Utwórz stół i wyślij link znajomym.
lobby-none-running = Nie trwa żadna publiczna partia.
lobby-none-finished = Żadna publiczna partia jeszcze się nie skończyła. Swoje partie znajdziesz w zakładce „Twoje partie”.
lobby-more = Pokaż więcej
lobby-workshop = Warsztat: własna plansza i kafelki
lobby-scorepad = Notes punktacji do gry w domu
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
lobby-status-dealing = zaraz się zacznie
lobby-status-running = w toku
lobby-status-over = zakończona
lobby-status-abandoned = przerwana
lobby-result-won = wygrana, { $mine } do { $theirs }
lobby-result-lost = przegrana, { $mine } do { $theirs }
lobby-result-place = miejsce { $place } z { $players }, { $points }
lobby-result-winner = wygrywa { $player }, { $points }
lobby-seat-record = gracz z zapisu
lobby-seat-open = wolne miejsce
lobby-clock-minutes = { $minutes } min na gracza
lobby-clock-days =
    { $days ->
        [one] { $days } dzień na turę
        [few] { $days } dni na turę
       *[many] { $days } dni na turę
    }

## The game in a minute

minute-title = Gra w pigułce
minute-fleet = Wybór floty
minute-fleet-does = Daje ci łodzie i zdolność na tę turę. Im niższy jej numer, tym wcześniej grasz w następnej rundzie.
minute-place = Umieszczanie łodzi
minute-place-does = Umieszczaj łodzie wzdłuż szlaków morskich: od pola startowego na zachodzie albo obok łodzi tego samego koloru.
minute-build = Zbieranie lub budowa
minute-build-does = Weź żetony kultury z wysp obok nowych łodzi albo buduj na wyspie, wokół której stoją łodzie wymagane przez kafelek.
minute-win = Rekrutacja i wygrana
minute-win-does = Za żetony kultury werbuj specjalistów. Punkty dają budynki, prestiż, specjaliści i monety; kto ma ich najwięcej, wygrywa.

challenges-title = Wyzwania
challenges-what = Pokonaj gracza komputerowego w stałym rozdaniu, bez podpowiedzi. Każdy, kto ma link, dostaje to samo rozdanie; próbuj do woli.
challenges-name = { $level }, rozdanie { $number }
challenges-players = { $players } graczy
challenges-untried = jeszcze bez prób
challenges-won = wygrana, { $mine } do { $theirs }
challenges-lost =
    { $tries ->
        [one] { $tries } próba, { $mine } do { $theirs }
        [few] { $tries } próby, najlepsza { $mine } do { $theirs }
       *[many] { $tries } prób, najlepsza { $mine } do { $theirs }
    }
challenges-again = Zagraj ponownie
challenges-review = Analiza partii
challenges-all = Wszystkie wyzwania
challenges-score = Wygrane: { $won } z { $all }

## Nowy stół

new-title = Nowy stół
new-seats = Kto gra
new-players = Gracze
new-seat = Miejsce: { $seat }
new-seat-me = Ty
new-seat-me-hint = Na tym urządzeniu. Zajmij kilka miejsc, aby grać przy jednym ekranie.
new-seat-open = Wolne miejsce
new-seat-open-hint = Dla każdego, kto ma link lub znajdzie stół w lobby.
new-hot-seat = Kilka osób na jednym urządzeniu: przekazuj je osobie, na którą przyszła kolej.
new-options = Opcje stołu
new-clock = Czas
new-clock-none = Bez zegara
new-clock-none-hint = Bez limitu czasu.
new-clock-live = Za jednym posiedzeniem
new-clock-live-hint = Minuty na gracza na całą partię.
new-clock-days = Przez kilka dni
new-clock-days-hint = Dni na turę; wróć, gdy przyjdzie twoja kolej.
new-minutes = Minuty
new-days = Dni
new-listed = Pokaż w lobby
new-listed-hint = Każdy może dołączyć; w przeciwnym razie tylko osoby z linkiem.
new-start = Zacznij, gdy wszystkie miejsca będą zajęte
new-start-hint = W przeciwnym razie partię zaczyna gospodarz.
new-watch = Każdy może oglądać
new-watch-hint = W przeciwnym razie partię widzą tylko gracze.
new-delay = Widzowie oglądają partię
new-delay-hint = Opóźnienie sprawia, że widzowie nie mogą pomóc graczowi. Gracze nigdy na nie nie czekają.
new-delay-none = Na bieżąco
new-delay-turns =
    { $turns ->
        [one] { $turns } turę później
        [few] { $turns } tury później
       *[many] { $turns } tur później
    }
new-undo = Zezwól na cofanie
new-undo-hint = W swojej turze, dopóki nie zostanie odkryte nic nowego.
new-hints = Zezwól na podpowiedzi
new-hints-who = Gracz komputerowy pokazuje, co by zrobił. Gdy przy stole siedzi kilka osób, wszyscy muszą się na to zgodzić w trakcie partii.
new-face-down = Zbudowane kafelki zakryte
new-face-down-hint = Jak w wersji pudełkowej: zbudowane kafelki i suma punktów innych graczy pozostają ukryte do końca.
new-stand-in = Kto zastępuje graczy, którzy odejdą
new-stand-in-after = Zastępuj nieobecnych
new-stand-in-after-hint = Jeśli trwa ich tura, a przez tyle czasu nie mają otwartej strony.
new-stand-in-never = Nigdy
new-stand-in-minutes =
    { $minutes ->
        [one] Po { $minutes } minucie
        [few] Po { $minutes } minutach
       *[many] Po { $minutes } minutach
    }
new-make = Utwórz stół
new-edition = Własna edycja
new-edition-hint = Własna plansza, kafelki lub ceny, jako plik TOML. Zacznij od wyniku polecenia „himiko edition export”.
new-edition-file = Wybierz plik edycji
new-edition-chosen = Edycja przy tym stole: { $name }
new-edition-shelf = Z twojej półki
new-edition-shelf-none = Wybierz edycję
new-edition-kept = { $name }, wersja { $version }
edition-standard = To edycja standardowa. Jej plansza i większość kafelków są odtworzone, bo instrukcje ich nie pokazują.
edition-own = Edycja w tej partii: { $name }.
new-edition-workshop = Utwórz w warsztacie
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
settings-sound-what = Dźwięk szarpniętej struny, gdy przychodzi twoja tura.
settings-volume = Głośność
settings-text = Rozmiar tekstu
settings-text-normal = Zwykły
settings-text-large = Duży
settings-text-huge = Bardzo duży
settings-speed = Akcje innych
settings-speed-slow = Powoli
settings-speed-normal = Jedna po drugiej
settings-speed-fast = Szybko
settings-speed-off = Wszystkie naraz
settings-numbers = Zawsze pokazuj numery
settings-numbers-hint = W przeciwnym razie pola i wyspy mają numery tylko na dużej planszy i tam, gdzie jest o nich mowa.
settings-confirm = Potwierdzaj każdą akcję
settings-confirm-hint = W przeciwnym razie pytamy tylko przed tym, czego nie da się cofnąć.
settings-more = Nazwa, urządzenia i konto
settings-notify = Powiadomienia
settings-notify-hint = Przeglądarka da ci znać, że to twoja tura, gdy strona jest w tle.
settings-notify-refused = Przeglądarka blokuje powiadomienia tej strony.
settings-device = Inne urządzenia
settings-device-what = Kontynuuj te same partie pod tą samą nazwą na telefonie lub innym komputerze.
settings-device-make = Utwórz link
settings-device-link = Twój link
settings-device-ten-minutes = Otwórz go na drugim urządzeniu w ciągu dziesięciu minut. Działa tylko raz. Nikomu go nie udostępniaj: kto go otworzy, zagra jako ty.
settings-copy = Kopiuj
settings-copied = Skopiowano.
settings-not-copied = Przeglądarka zablokowała kopiowanie. Skopiuj ręcznie.
settings-code = Link lub kod z innego urządzenia
settings-code-hint = Na tym urządzeniu będziesz mieć tę samą nazwę i te same partie.
settings-code-use = Użyj
settings-devices = Zalogowane urządzenia
settings-device-here = to urządzenie
settings-device-seen = ostatnio używane { $ago }
settings-device-unknown = Nieznane urządzenie
settings-device-log-out = Wyloguj: { $device }
settings-devices-log-out = Wyloguj wszystkie inne urządzenia
settings-devices-gone = Wylogowano.
settings-account = Konto
settings-account-what = Opcjonalne. Nazwa i hasło dadzą ci dostęp do twoich partii z każdego miejsca.
settings-account-is = Zalogowano jako: { $name }.
settings-account-make = Załóż konto
settings-account-log-in = Zaloguj się
settings-account-recover = Użyj kodu zapasowego
settings-account-name = Nazwa konta
settings-account-name-hint = Będzie to też twoja nazwa przy stole.
settings-account-missing = Wpisz nazwę i hasło.
settings-password = Hasło
settings-password-hint = Co najmniej 8 znaków.
settings-password-short = Hasło musi mieć co najmniej 8 znaków.
settings-password-heading = Zmień hasło
settings-password-new = Nowe hasło
settings-password-new-hint = Co najmniej 8 znaków. Wszystkie inne twoje urządzenia zostaną wylogowane.
settings-password-change = Zmień hasło
settings-password-changed = Hasło zmieniono. Wszystkie inne urządzenia są wylogowane.
settings-recovery-code = Kod zapasowy
settings-recovery-missing = Wpisz jeden ze swoich kodów zapasowych.
settings-passkeys = Klucze dostępu
settings-passkeys-what = Loguj się odciskiem palca, twarzą lub kodem PIN urządzenia zamiast hasłem. Z kluczem dostępu zalogujesz się też, gdy zapomnisz hasła.
settings-passkey-add = Dodaj klucz dostępu
settings-passkey-added = Dodano klucz dostępu.
settings-passkey-made = dodany { $ago }
settings-passkey-remove = Usuń
settings-passkey-remove-one = Usuń klucz dostępu: { $device }
settings-passkey-removed = Usunięto klucz dostępu. Usuń go też z menedżera haseł.
settings-passkey-none-here = Klucze dostępu działają tylko na stronie z nazwą domeny i https.
settings-passkey-use = Użyj klucza dostępu
settings-passkey-log-in = Zaloguj się kluczem dostępu
settings-codes = Kody zapasowe
settings-codes-what = Każdy z tych kodów pozwala raz ustawić nowe hasło, jeśli zapomnisz starego. Przechowuj je na kartce.
settings-codes-keep = Zapisz te kody teraz: pokazujemy je tylko raz.
settings-codes-left =
    { $number ->
        [0] Nie masz kodów zapasowych.
       *[other] Pozostałe kody zapasowe: { $number }.
    }
settings-codes-make = Utwórz nowe kody zapasowe
settings-codes-made = Utworzono nowe kody zapasowe. Starsze już nie działają.
proof-title = Potwierdź, że to ty
proof-what = Zaloguj się jeszcze raz, aby zmienić ochronę konta.
proof-go = Dalej
settings-welcome = Witaj, { $name }!
settings-log-out = Wyloguj się
settings-delete-heading = Usuń swoje dane
settings-data-what = Zobacz, co o tobie zapisano, albo pobierz wszystko.
settings-data = Pobierz moje dane
settings-delete-what = Usunięte zostaną twoja nazwa, konto, urządzenia i wiadomości z czatu. Twoje partie dokończą gracze komputerowi. Tego nie można cofnąć.
settings-delete = Usuń wszystkie moje dane
settings-delete-sure = Usunąć wszystkie twoje dane?
settings-deleted = Wszystkie twoje dane zostały usunięte.

## Link z innego urządzenia

link-title = Graj dalej na tym urządzeniu
link-owner = Twoja nazwa na tym urządzeniu: { $name }.
link-made-on = Link utworzono na urządzeniu: { $device }.
link-warning = Przejdź dalej tylko wtedy, gdy link pochodzi od ciebie. Jeśli przysłał go ktoś inny, będzie tu widzieć twoje partie i za ciebie grać.
link-replaces = Twoja dotychczasowa nazwa tutaj: { $name }. Jeśli nie masz konta, stracisz dostęp do partii, w które grasz na tym urządzeniu jako gość.
link-use = Graj dalej tutaj
link-void = Ten link już nie działa: każdy działa tylko raz i tylko przez dziesięć minut. Utwórz nowy w ustawieniach drugiego urządzenia.
privacy-title = Prywatność
privacy-stored = Co zapisuje ten serwer
privacy-stored-name = Twoją nazwę, jaką widzą inni, i datę pierwszej wizyty.
privacy-stored-account = Jeśli masz konto: jego nazwę, skrót hasła, publiczne części kluczy dostępu i skróty kodów zapasowych. Nikt nie odczyta z nich hasła.
privacy-stored-devices = Dla każdego urządzenia: skrót sekretu z jego jedynego ciasteczka, przeglądarkę i system w dwóch słowach oraz przybliżony czas ostatniego użycia.
privacy-stored-games = Twoje partie: każdą akcję i jej czas. Zakończone partie pozostają dostępne dla wszystkich, którzy mogli je oglądać.
privacy-stored-editions = Edycje na twojej półce i te, w które grasz.
privacy-stored-chat = Co piszesz na czacie, kogo wyciszasz i które wiadomości ukrywasz.
privacy-stored-reports = Zgłoszenia wiadomości, razem z wiadomością, dla operatorów.
privacy-stored-operators = Co operatorzy robią w twojej sprawie: blokady z podaniem powodu i dziennik ich działań.
privacy-not-stored = Czego nie zapisuje
privacy-not-stored-address = Twojego adresu IP: jest używany tylko w czasie połączenia, aby ograniczać nadużycia.
privacy-not-stored-mail = Adresów e-mail, prawdziwych imion, dat urodzenia ani miejsca pobytu: nigdy o nie nie pytamy.
privacy-not-stored-tracking = Nic nie jest przekazywane nikomu innemu. Nie ma reklam ani śledzenia.
privacy-how-long = Jak długo
privacy-guests-days =
    { $days ->
        [one] Dane gości nieobecnych od { $days } dnia są usuwane.
        [few] Dane gości nieobecnych od { $days } dni są usuwane.
       *[many] Dane gości nieobecnych od { $days } dni są usuwane.
    }
privacy-guests-kept = Dane gości są przechowywane, dopóki sami ich nie usuną.
privacy-tables-days =
    { $days ->
        [one] Zakończone partie są usuwane po { $days } dniu.
        [few] Zakończone partie są usuwane po { $days } dniach.
       *[many] Zakończone partie są usuwane po { $days } dniach.
    }
privacy-tables-kept = Zakończone partie są przechowywane; jeśli usuniesz swoje dane, to bez twojej nazwy.
privacy-delete = W ustawieniach możesz pobrać to, co o tobie zapisano, i w każdej chwili to usunąć. Zostaje tylko to, czego potrzebują operatorzy: zgłoszenia, blokady i dziennik ich działań.

## Nigdzie

nowhere-title = Nie znaleziono strony
nowhere-what = Sprawdź, czy w adresie nie ma literówki.
