### To, co wspólne dla całej strony.

## Rama

page-name = Yamataï
page-title = { $what } · Yamataï
page-skip = Przejdź do treści
page-notices = Komunikaty
page-close = Zamknij
page-cancel = Anuluj
page-reload = Wczytaj ponownie
page-loading = Chwileczkę …
page-colon = { $what }:
page-home = Do lobby
page-you = ty
page-yes = tak
page-no = nie
page-menu = Menu
page-learn = Nauka
page-rules = Zasady
page-settings = Ustawienia
page-language = Język: { $language }
page-connection-lost = Połączenie zostało przerwane. Właśnie jest przywracane; nic nie przepadnie.
page-connection-back = Połączenie wróciło.
page-update-waiting = Jest nowsza wersja tej strony.

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

error-connection-lost = Serwer jest nieosiągalny. Spróbuj ponownie.
error-internal = Stało się coś, co nie powinno się stać. Spróbuj ponownie.
error-illegal-action = { $reason }
error-who-are-you = Nie znamy cię tu jeszcze: najpierw zajmij miejsce lub wybierz imię.
error-absent = Gra za ciebie gracz komputerowy. Najpierw wróć do stołu.
error-already-accepted = Zgoda została już wyrażona.
error-already-seated = Siedzisz już przy tym stole.
error-already-so = Tak już jest.
error-bad-edition = Tej edycji nie da się użyć: { $reason }
error-bad-message = Serwer tego nie zrozumiał.
error-bad-request = Czegoś tu brakuje albo coś jest niedozwolone.
error-bad-position = Tej pozycji nie da się użyć ({ $where }): { $reason }
error-bad-record = Tego zapisu nie da się odczytać (wiersz { $line }): { $reason }
error-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
error-cannot-redo = Nie ma czego powtórzyć.
error-cannot-undo = Tego nie można już cofnąć.
error-has-account = Masz już konto.
error-name-taken = Ta nazwa jest zajęta.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-no-offer = Nic nie jest proponowane.
error-no-pause = Ta gra nie ma zegara, który można zatrzymać.
error-no-such-edition = Nie ma takiej edycji.
error-no-such-person = Nie ma takiej osoby.
error-no-such-ply = Gra nie zaszła tak daleko.
error-no-such-seat = Nie ma takiego miejsca.
error-no-such-table = Nie ma takiego stołu.
error-not-absent = Już grasz osobiście.
error-not-for-you = Ten stół jest tylko dla jego graczy.
error-not-found = Tu nic nie ma.
error-not-now = W tej chwili to niemożliwe.
error-not-oneself = Nie można tego zrobić z samym sobą.
error-not-seated = Nie siedzisz przy tym stole.
error-not-the-host = Może to zrobić tylko gospodarz stołu.
error-not-your-seat = To nie twoje miejsce.
error-not-your-turn = To nie twoja tura.
error-offer-open = Inna propozycja czeka na odpowiedź.
error-other-number-of-seats =
    { $seats ->
        [one] Potrzeba { $seats } gracza.
        [few] Potrzeba { $seats } graczy.
       *[many] Potrzeba { $seats } graczy.
    }
error-other-rules = Tę grę rozegrano według innych zasad i nie można jej kontynuować.
error-record-or-position = Albo zapis, albo pozycja, nie jedno i drugie.
error-removed = Gospodarz usunął cię od tego stołu.
error-seat-taken = To miejsce jest zajęte.
error-seats-open = Niektóre miejsca są jeszcze wolne.
error-stale = Gra tymczasem poszła dalej; spójrz na nią jeszcze raz.
error-storage-away = Serwer nie ma dostępu do bazy danych. Samo ruszy dalej.
error-table-full = Przy tym stole nie ma już miejsc.
error-too-large = To za duże.
error-too-many = Za dużo naraz. Poczekaj chwilę.
error-too-many-tables =
    { $most ->
        [one] Masz { $most } nieskończony stół; najpierw go dokończ.
        [few] Masz { $most } nieskończone stoły; najpierw dokończ jeden.
       *[many] Masz { $most } nieskończonych stołów; najpierw dokończ jeden.
    }
error-unreadable-file = Nie da się odczytać tego pliku.
error-wrong-code = Ten kod nie jest (już) ważny.
error-wrong-origin = Żądanie nie pochodziło z tej strony.
error-wrong-password = Nazwa lub hasło są błędne.
