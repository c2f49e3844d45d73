### To, co wspólne dla całej strony.

## Rama

page-name = Yamataï
page-title = { $what } · Yamataï
page-skip = Przejdź do treści
page-notices = Komunikaty
page-close = Zamknij
page-cancel = Anuluj
page-reload = Wczytaj ponownie
page-loading = Chwileczkę…
page-colon = { $what }:
page-home = Wróć do lobby
page-you = ty
name-verified = Potwierdzone: ta nazwa należy do konta
page-yes = tak
page-no = nie
page-menu = Menu
page-learn = Nauka
page-rules = Zasady
page-settings = Ustawienia
page-language = Język: { $language }
page-connection-lost = Utracono połączenie. Trwa ponowne łączenie… Twoja partia jest bezpieczna.
page-connection-back = Połączenie wróciło.
page-update-waiting = Dostępna jest nowa wersja.

## Imiona dla gości, którzy mogą wybrać inne

guest-name-1 = Czapla
guest-name-2 = Żuraw
guest-name-3 = Wydra
guest-name-4 = Zimorodek
guest-name-5 = Kormoran
guest-name-6 = Ważka
guest-name-7 = Żółw
guest-name-8 = Jaskółka
guest-name-9 = Delfin
guest-name-10 = Lis
guest-name-11 = Świetlik
guest-name-12 = Karp

## Co się nie udało

error-connection-lost = Nie można połączyć się z serwerem. Spróbuj ponownie.
error-hints-not-agreed = Gdy przy stole siedzi kilka osób, na podpowiedzi muszą się zgodzić wszyscy.
error-internal = Coś poszło nie tak. Spróbuj ponownie.
error-illegal-action = { $reason }
error-who-are-you = Najpierw zajmij miejsce lub wybierz nazwę.
error-absent = Zastępuje cię gracz komputerowy. Najpierw wróć do gry.
error-already-accepted = Twoja zgoda jest już zapisana.
error-already-seated = Siedzisz już przy tym stole.
error-already-so = Nie ma czego zmieniać.
error-bad-edition = Tej edycji nie da się użyć: { $reason }
error-bad-name =
    { $why ->
        [invisible] Ta nazwa zawiera niewidoczne znaki.
        [accents] Ta nazwa ma zbyt wiele akcentów na jednej literze.
        [scripts] Ta nazwa miesza litery różnych alfabetów.
        [long] Ta nazwa jest za długa.
       *[other] Wpisz nazwę.
    }
error-banned = Operator zablokował ci dostęp do tego serwera.
error-bad-message = Serwer tego nie zrozumiał.
error-bad-request = Żądanie jest niepełne lub niedozwolone.
error-bad-position = Tej pozycji nie da się użyć ({ $where }): { $reason }
error-bad-record = Tego zapisu nie da się odczytać (wiersz { $line }): { $reason }
error-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
error-engine-compiling = Silnik gry jeszcze się kompiluje ({ $done } z { $parts } części). Dzieje się to tylko przy pierwszym uruchomieniu; poczekaj chwilę.
error-cannot-redo = Nie ma czego ponowić.
error-cannot-undo = Za późno, aby to cofnąć.
error-has-passkey = Ten klucz dostępu jest już używany.
error-has-account = Masz już konto.
error-log-full = Dziennik tego stołu jest pełny. Można już tylko dokończyć partię.
error-name-taken = Ta nazwa jest zajęta.
error-no-account = Do tego potrzebujesz konta.
error-no-passkey = Nie użyto klucza dostępu.
error-no-majority = Nie możesz głosować za usunięciem jedynego przeciwnika.
error-no-hints = Przy tym stole podpowiedzi są wyłączone.
error-no-offer = Nie ma propozycji, na którą można odpowiedzieć.
error-no-pause = Ta partia nie ma zegara, który można zatrzymać.
error-no-such-challenge = Nie ma takiego wyzwania.
error-no-such-device = To urządzenie jest już wylogowane.
error-no-such-line = Tej wiadomości już nie ma.
error-no-such-passkey = Ten klucz dostępu już usunięto.
error-no-such-edition = Nie ma takiej edycji.
error-no-such-person = Nie ma takiej osoby.
error-no-such-report = Nie ma takiego zgłoszenia.
error-no-such-ply = Partia nie zaszła tak daleko.
error-no-such-seat = Nie ma takiego miejsca.
error-no-such-table = Nie ma takiego stołu.
error-not-absent = Przecież już grasz.
error-not-banned = Ta osoba nie jest zablokowana.
error-not-asked = To pytanie nie jest do ciebie.
error-not-for-you = Ten stół widzą tylko gracze.
error-not-found = Nie znaleziono strony.
error-not-now = W tej chwili to niemożliwe.
error-not-oneself = Nie możesz tego zrobić wobec siebie.
error-not-seated = Nie siedzisz przy tym stole.
error-not-the-host = Może to zrobić tylko gospodarz.
error-not-your-seat = To nie twoje miejsce.
error-not-your-turn = To nie twoja tura.
error-offer-open = Inna propozycja wciąż czeka na odpowiedź.
error-other-number-of-seats =
    { $seats ->
        [one] Potrzeba { $seats } gracza.
        [few] Potrzeba { $seats } graczy.
       *[many] Potrzeba { $seats } graczy.
    }
error-other-rules = Tę partię rozegrano według innych zasad i nie można jej kontynuować.
error-prove-yourself = Najpierw zaloguj się ponownie.
error-record-or-position = Wyślij albo zapis, albo pozycję, nie jedno i drugie.
error-removed = Usunięto cię od tego stołu.
error-seat-taken = To miejsce jest zajęte.
error-nudged-already = Przed chwilą wysłano ponaglenie. Poczekaj trochę.
error-seats-open = Są jeszcze wolne miejsca.
error-silenced = Operator zablokował ci pisanie wiadomości.
error-stale = Partia poszła dalej; spójrz jeszcze raz.
error-storage-away = Serwer nie ma dostępu do bazy danych. Praca wznowi się automatycznie.
error-wrong-secret = To nie zgadza się z twoim zobowiązaniem.
error-study-running = Twój ostatni raport jeszcze trwa. Najpierw go zatrzymaj.
error-table-full = Przy tym stole nie ma już miejsc.
error-too-large = Ten plik jest za duży.
error-too-many = Za dużo żądań. Poczekaj chwilę.
error-shelf-full = Twoja półka jest pełna (najwięcej wersji: { $most }). Usuń te, których już nie potrzebujesz.
error-too-many-tables =
    { $most ->
        [one] Masz { $most } niedokończoną partię; najpierw ją dokończ.
        [few] Masz { $most } niedokończone partie; najpierw dokończ jedną.
       *[many] Masz { $most } niedokończonych partii; najpierw dokończ jedną.
    }
error-too-many-passkeys = Kluczy dostępu możesz mieć najwyżej { $most }.
error-unreadable-file = Nie da się odczytać tego pliku.
error-wrong-code = Ten kod jest nieprawidłowy lub wygasł.
error-wrong-origin = Żądanie nie pochodziło z tej strony.
error-wrong-host = Ten serwer nie odpowiada pod tą nazwą.
error-wrong-passkey = Ten klucz dostępu nie należy do żadnego tutejszego konta.
error-wrong-password = Nieprawidłowa nazwa lub hasło.
