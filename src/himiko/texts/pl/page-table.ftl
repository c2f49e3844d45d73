### Strona przy stole: poczekalnia, własna tura, co robią inni i co się mówi.

## Co robi akcja, jako odpowiedź do wyboru

action-fleet = Wybierz flotę { $fleet }
action-take = Weź { boat-of-colour }
action-buy = Kup { boat-of-colour }
action-sell = Sprzedaj { boat-of-colour }
action-reserve = Zarezerwuj kafelek: { $tile }
action-peek = Podejrzyj wierzch stosu budynków
action-arrange = Na wierzch stosu: { $top }; na spód: { $bottom }
action-move = Przesuń łódź z pola { $slot } na pole { $to }
action-sacred = Połóż świętą ziemię na wyspie { $island }
action-swap-culture = Zamień miejscami żetony kultury na wyspach { $island } i { $other }
action-swap-boats = Zamień miejscami łodzie na polach { $slot } i { $other }
action-remove = Zwróć łódź z pola { $slot } do rezerwy
action-place = Umieść { boat-of-colour } na polu { $slot }
action-collect = Zbierz żeton kultury z wyspy { $island } ({ $token })
action-ebisu = Weź jeszcze jeden żeton kultury z wyspy { $island } ({ $token })
action-build = Zbuduj na wyspie { $island }: { $tile }
action-raijin = Raijin: łódź ze złotem w zamian za: { $colours }
action-nakatsu = Nakatsu: w zamian za łódź ze złotem: { $colours }
action-michimata = Michimata: odrzuć żeton kultury ({ kind-named }) za łódź ze złotem
action-hetsuka = Hetsuka: odrzuć żeton kultury ({ kind-named }) za 4 monety
action-kachiko = Kachiko: zapłać 2 monety i usuń świętą ziemię z wyspy { $island }
action-discard = Odłóż { boat-of-colour }
action-recruit = Zwerbuj specjalistę: { specialist-named } (koszt: { $kinds })
action-done-act = Dalej bez zbierania i budowania
action-done-ebisu = Pomiń żeton Ebisu
action-done-after = Dalej
action-done-recruit = Zakończ turę
action-done = Dalej

## Rodzaje akcji, jako przyciski

do-fleet = Flota
do-take = Łódź
do-buy = Kup
do-sell = Sprzedaj
do-arrange = Odłóż kafelki
do-place = Umieść łodzie
do-collect = Zbierz
do-build = Zbuduj
do-discard = Odłóż
do-recruit = Zwerbuj
do-done-act = Dalej
do-done-ebisu = Pomiń
do-done-after = Dalej
do-done-recruit = Zakończ turę
do-done = Dalej

## O co pytamy, gdy akcja jest wybrana do połowy

ask-which = Co chcesz zrobić?
ask-buy-colour = Wybierz łódź do kupienia z rezerwy.
ask-sell-colour = Wybierz łódź do sprzedania.
ask-take-colour = Wybierz łódź do wzięcia.
ask-discard-colour = Wybierz łódź do odłożenia.
ask-place-colour = Która z twoich łodzi ma tu trafić?
ask-place-slot = Wybierz dla łodzi podświetlone pole.
ask-collect-island = Wybierz podświetloną wyspę, aby wziąć jej żeton kultury.
ask-ebisu-island = Wybierz dowolną wyspę z żetonem kultury.
ask-build-tile = Wybierz kafelek budynku.
ask-build-island = Wybierz podświetloną wyspę, na której chcesz budować.
ask-reserve-tile = Wybierz kafelek budynku do zarezerwowania.
ask-move-slot = Wybierz łódź do przesunięcia, a potem jej nowe pole.
ask-sacred-island = Wybierz pustą wyspę na świętą ziemię.
ask-swap-island = Wybierz dwie wyspy, których żetony kultury zamienisz miejscami.
ask-swap-slot = Wybierz dwie łodzie na planszy do zamiany.
ask-remove-slot = Wybierz łódź na planszy, która wróci do rezerwy.
ask-kachiko-island = Wybierz świętą ziemię do usunięcia.
ask-raijin-colour = Wybierz dwie łodzie do oddania.
ask-nakatsu-colour = Wybierz dwie łodzie do wzięcia.
ask-michimata-culture = Wybierz żeton kultury do odrzucenia.
ask-hetsuka-culture = Wybierz żeton kultury do odrzucenia.
ask-recruit-specialist = Wybierz specjalistę z rzędu.
ask-recruit-culture = Wybierz sposób zapłaty.
ask-fleet-fleet = Wybierz flotę z toru.

## Co teraz zrobić

now-title = Co teraz zrobić
now-first = Wybierz jedną ze swoich łodzi, potem podświetlone pole. Możesz też najpierw handlować.
now-place = Wybierz jedną ze swoich łodzi, potem podświetlone pole.
now-more = Umieść kolejną łódź, zbierz żetony kultury albo buduj.
now-more-collect = Umieść kolejną łódź albo zbierz żetony kultury.
now-more-build = Umieść kolejną łódź albo buduj.
now-finish = Wybierz podświetloną wyspę, aby zebrać jej żeton kultury lub coś na niej zbudować.
now-tokens =
    { $number ->
        [one] Twoje łodzie mają w zasięgu łącznie { $number } żeton.
        [few] Twoje łodzie mają w zasięgu łącznie { $number } żetony.
       *[many] Twoje łodzie mają w zasięgu łącznie { $number } żetonów.
    }
now-tokens-left =
    { $number ->
        [one] Do wzięcia został jeszcze { $number } żeton.
        [few] Do wzięcia zostały jeszcze { $number } żetony.
       *[many] Do wzięcia zostało jeszcze { $number } żetonów.
    }
now-aside =
    { $number ->
        [0] Wypadnie z gry; na koniec tracisz 1 punkt za każde { $each } odłożone łodzie.
       *[other] Wypadnie z gry; na koniec tracisz 1 punkt za każde { $each } odłożone łodzie. Dotąd odłożone: { $number }.
    }
now-can = Możesz { $things }.
can-buy = kupić łódź
can-sell = sprzedać łódź
can-power = użyć zdolności swojej floty
can-specialist = użyć zdolności specjalisty
can-go-on = przejść dalej
can-end = zakończyć turę
now-end = Koniec twojej tury
now-no-place = Nie można umieścić żadnej łodzi
now-offline = Brak połączenia
now-offline-what = Możesz się rozejrzeć. Partia ruszy dalej, gdy wróci połączenie.
now-rest-title = Nie ma już czego umieścić
now-part-trade = handel
now-part-place = łodzie
now-part-collect = zbieranie
now-part-build = budowa
now-whose = { $player }: { $asks }
now-fleet = Twoja flota { $fleet }:
now-waiting = Teraz gra { $player }.
now-computer = { $player } myśli.
now-gone = Przy stole nie ma gracza: { $player } (ostatnio { $ago }).
now-gone-now = Przy stole nie ma gracza: { $player }.
now-stand-in =
    { $minutes ->
        [one] Zastępstwo za { $minutes } minutę: { $level }.
        [few] Zastępstwo za { $minutes } minuty: { $level }.
       *[many] Zastępstwo za { $minutes } minut: { $level }.
    }

## Skutki

preview-points =
    { $points ->
        [one] { $signed } punkt
        [few] { $signed } punkty
       *[many] { $signed } punktów
    }
preview-points-other =
    { $points ->
        [one] { $player }: { $signed } punkt
        [few] { $player }: { $signed } punkty
       *[many] { $player }: { $signed } punktów
    }
preview-ends-turn = To kończy twoją turę.
preview-hidden = Wyniku jeszcze nie widać. Tego nie da się cofnąć.
confirm-action = Potwierdź
why-not-title = Dlaczego nie?
why-not-rule = Zasada { $rule }
why-not-possible = Możesz to teraz zrobić.
why-not-tile = { $tile }: { $reason }
why-not-island = Wyspa { $island }: { $reason }
why-not-price = Specjalista kosztuje dwa jednakowe żetony kultury albo trzy różne. Nie masz ani dwóch jednakowych, ani trzech różnych.
fleet-number-means = Numer { $fleet }: niskie numery grają pierwsze w następnej rundzie.
fleet-next-turn = Kto weźmie tę flotę, rozegra w następnej rundzie turę { $turn } z { $turns }.
fleet-next-turns = Kto weźmie tę flotę, rozegra w następnej rundzie jedną z tur { $first }–{ $last } (z { $turns }), zależnie od flot, które zostaną jeszcze wybrane.
fleet-next-order = Kolejność w następnej rundzie, na ile jest znana
fleet-next-player = { $player }: { $fleet }
fleet-next-whoever = kto ją weźmie
fleet-next-none = To ostatnia runda, więc numer nie ma już znaczenia.
specialist-costs = Kosztuje dwa jednakowe żetony kultury albo trzy różne.
specialist-coins =
    { $number ->
        [one] Daje też { $number } monetę.
        [few] Daje też { $number } monety.
       *[many] Daje też { $number } monet.
    }
why-not-waiting = To nie twoja tura.
why-not-no-boats = Nie masz na ręce żadnej łodzi.
what-is-this = Co to jest?

## Where something could be built

sites-title = Gdzie można go zbudować
sites-all-there = Wyspa { $island }: są wszystkie łodzie ({ $needs }).
sites-missing = Wyspa { $island }: jest { $there } z { $needs }; brakuje: { $colours }.
sites-in-hand = Wystarczą łodzie na ręce.
sites-fleets = Wystarczyłaby flota { $fleets }.
sites-next = W zasięgu
sites-none = Nic nie jest w zasięgu jednej floty.
sites-show = Pokaż na planszy
sites-as-far = Na podstawie samej planszy, bez uwzględnienia zakupów, zdolności specjalistów i tego, czy łodzie dopłyną do wyspy.

## Przyciski stołu

undo-action = Cofnij
redo-action = Ponów
advice-action = Podpowiedź
all-actions = Wszystkie akcje
plan-open = Zaplanuj turę
all-actions-number =
    { $number ->
        [one] { $number } możliwa akcja
        [few] { $number } możliwe akcje
       *[many] { $number } możliwych akcji
    }
all-actions-search = Szukaj wśród akcji
all-actions-none = Brak pasujących akcji.
menu-table = Menu stołu
skip-animation = Pomiń
board-in-words = Opis planszy

## Panele

panel-board = Plansza
panel-fleets = Floty
panel-order = Kolejność
panel-buildings = Budynki
panel-specialists = Specjaliści
panel-reserve = Rezerwa
panel-players = Gracze
panel-log = Dziennik
panel-chat = Czat
panel-cards = Kafelki
panel-ends = Koniec gry
panel-all = Wszystkie panele
panel-talk = Dziennik i czat
panel-hand = Twoje łodzie
panel-hand-none = Brak łodzi na ręce
round-turn = Runda { $round }, tura { $turn } z { $turns }
fleets-down = Zakryte: { $number }
deck-left = W stosie: { $number }
deck-known-top = Znasz następne kafelki:
deck-known-bottom = Znasz ostatnie kafelki:
order-place = Tura { $turn }: { $player }
order-place-fleet = Tura { $turn }: { $player }, flota { $fleet }
fleet-taken-by = Flota { $fleet }, zajęta: { $player }
order-now = teraz
price-of =
    { $coins ->
        [one] Cena: { $coins } moneta
        [few] Cena: { $coins } monety
       *[many] Cena: { $coins } monet
    }
no-price = Nie podlega handlowi
name-and-colour = { $name } ({ $colour })
player-computer = komputer
player-away = w zastępstwie gra { $level }
player-here = przy stole
player-gone = ostatnio przy stole: { $ago }
player-gone-now = nie ma przy stole
nudge-action = Ponaglij: { $player }
nudge-sent = Wysłano ponaglenie: { $player }.
nudge-left = { $player } zobaczy to po powrocie do stołu.
nudge-heard = { $player } cię ponagla: twoja tura.
player-points-now =
    { $number ->
        [one] teraz { $number } punkt
        [few] teraz { $number } punkty
       *[many] teraz { $number } punktów
    }
player-points-hidden = punkty ukryte do końca
player-harbour =
    { $room ->
        [one] Port: mieści { $room } łódź
        [few] Port: mieści { $room } łodzie
       *[many] Port: mieści { $room } łodzi
    }
player-aside = Odłożone: { $number }
player-left = Pozostałe zwykłe budynki: { $number }
player-details = Szczegóły: { $player }
player-boats = Łodzie na ręce
player-culture = Żetony kultury
player-reserved = Zarezerwowane kafelki
player-built = Zbudowane kafelki
player-tiles =
    { $number ->
        [one] { $number } kafelek
        [few] { $number } kafelki
       *[many] { $number } kafelków
    }
player-nothing = jeszcze nic
list-or-nothing = nic

## Jak kończy się gra

ends-last-building =
    { $left ->
        [0] Gra kończy się po tej rundzie: { $player } ma już na planszy swój ostatni zwykły budynek.
        [one] Jeszcze { $left } zwykły budynek ({ $player }) i koniec gry.
        [few] Jeszcze { $left } zwykłe budynki ({ $player }) i koniec gry.
       *[many] Jeszcze { $left } zwykłych budynków ({ $player }) i koniec gry.
    }
ends-last-building-any =
    { $left ->
        [one] Gra się skończy, gdy ktoś zbuduje jeszcze { $left } zwykły budynek.
        [few] Gra się skończy, gdy ktoś zbuduje jeszcze { $left } zwykłe budynki.
       *[many] Gra się skończy, gdy ktoś zbuduje jeszcze { $left } zwykłych budynków.
    }
ends-no-boats =
    { $left ->
        [0] Gra kończy się po tej rundzie, chyba że do rezerwy wróci łódź tego koloru: { colour-named }.
        [one] Jeszcze { $left } łódź wzięta z rezerwy ({ colour-named }) i koniec gry.
        [few] Jeszcze { $left } łodzie wzięte z rezerwy ({ colour-named }) i koniec gry.
       *[many] Jeszcze { $left } łodzi wziętych z rezerwy ({ colour-named }) i koniec gry.
    }
ends-no-specialists =
    { $left ->
        [0] Gra kończy się po tej rundzie: zostało za mało specjalistów.
        [one] Jeszcze { $left } zwerbowany specjalista i koniec gry.
        [few] Jeszcze { $left } zwerbowanych specjalistów i koniec gry.
       *[many] Jeszcze { $left } zwerbowanych specjalistów i koniec gry.
    }
ends-no-buildings =
    { $left ->
        [0] Gra kończy się po tej rundzie: zostało za mało kafelków budynków.
        [one] Jeszcze { $left } wzięty kafelek i koniec gry.
        [few] Jeszcze { $left } wzięte kafelki i koniec gry.
       *[many] Jeszcze { $left } wziętych kafelków i koniec gry.
    }

## Koniec tury

end-title = Zakończyć turę?
end-go-on-title = Przejść dalej?
end-left = Możesz jeszcze:
end-left-recruit = zwerbować specjalistę
end-left-build = coś zbudować
end-left-collect = zebrać żetony kultury
end-left-place = umieścić łodzie
end-left-power = { can-power }
end-anyway = Zakończ turę
end-go-on = Dalej mimo to
end-back = Jeszcze nie
end-never-ask = Nie pytaj więcej w tej partii

## Odkładanie kafelków

arrange-title = Następne kafelki ze stosu budynków
arrange-top = Na wierzchu (pierwszy z lewej będzie dobrany najpierw)
arrange-under = Na spodzie (ostatni z prawej będzie dobrany na końcu)
arrange-earlier = Przesuń w lewo: { $tile }
arrange-later = Przesuń w prawo: { $tile }
arrange-confirm = Odłóż je

## Podpowiedzi

advice-title = Co zrobiłaby Himiko
advice-thinking = Himiko myśli…
advice-turn = Cała tura
advice-chance = Szansa na wygraną: { $percent }%
advice-score = Spodziewane punkty: { $points }
advice-others = Inne dobre możliwości
advice-step = Zagraj następny krok
advice-whole = Zagraj całą turę
advice-progress = Krok { $step } z { $steps }
advice-why = Dlaczego
advice-none = Nie ma z czego wybierać.
playback-next = Następny krok
playback-again = Pokaż jeszcze raz tury innych

## Co się wydarzyło

log-empty = Jeszcze nic się nie wydarzyło.
log-whose = Czyje tury pokazać
log-everyone = Wszyscy
log-took = Ta tura trwała { $time }
log-newer =
    { $number ->
        [one] { $number } nowszy wpis jest ukryty. Pokaż wszystkie
        [few] { $number } nowsze wpisy są ukryte. Pokaż wszystkie
        [many] { $number } nowszych wpisów jest ukrytych. Pokaż wszystkie
       *[other] { $number } nowszego wpisu jest ukryte. Pokaż wszystkie
    }
log-moment = Pokaż ten moment
past-name = Spojrzenie wstecz
past-title = Spojrzenie wstecz: runda { $round }, tura { $turn }
past-what = Tutaj nie można grać.
past-back = Akcja wstecz
past-on = Akcja naprzód
past-now = Wróć do teraz
past-your-turn = Teraz twoja tura.
past-since =
    { $number ->
        [one] Od tego czasu { $number } nowy krok.
        [few] Od tego czasu { $number } nowe kroki.
        [many] Od tego czasu { $number } nowych kroków.
       *[other] Od tego czasu { $number } nowego kroku.
    }
chat-heard = { $player } pisze: { $text }

## Czat

chat-say = Napisz wiadomość
chat-send = Wyślij
chat-apart = Gracze przeczytają to dopiero po zakończeniu partii.
chat-empty = Nie ma jeszcze wiadomości.
chat-left = Pozostało znaków: { $number }
chat-mute = Wycisz: { $player }
chat-unmute = Wyłącz wyciszenie: { $player }
chat-muted = Wyciszeni
chat-more = Więcej o tej wiadomości ({ $player })
chat-line-title = Wiadomość ({ $player })
chat-line-hide = Ukryj tę wiadomość
chat-line-hidden = Nie zobaczysz jej więcej.
chat-line-remove = Usuń dla wszystkich
chat-line-removed = Wiadomość usunięto.
chat-report = Zgłoś operatorom
chat-report-why = Co jest z nią nie tak?
chat-report-insult = Obrażanie
chat-report-harassment = Nękanie
chat-report-spam = Spam
chat-report-cheating = Oszustwo
chat-report-other = Coś innego
chat-reported = Dziękujemy. Operatorzy się temu przyjrzą.
chat-somebody = ktoś inny

## Poczekalnia

wait-title = Czekamy na graczy
wait-invited-by = { $player } zaprasza cię do gry
wait-invited = Zaproszenie do gry
wait-lead = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
wait-lead-start = Gdy wszystkie miejsca będą zajęte, gospodarz rozpocznie partię.
wait-dealing = Przygotowywanie partii…
wait-sit = Usiądź tutaj
wait-sit-too = Zajmij też to miejsce
wait-sit-ask = Poproś też o to miejsce
wait-add = Dodaj gracza komputerowego
wait-open-again = Zwolnij to miejsce
wait-leave = Odejdź od stołu
wait-start = Zacznij partię
wait-invite = Zaproś tym linkiem
link-copy = Kopiuj link
link-not-copied = Przeglądarka zablokowała kopiowanie. Link jest zaznaczony: skopiuj go ręcznie.
link-copied = Skopiowano link.
wait-local = Ten link działa tylko na tym komputerze. Aby inni mogli dołączyć, uruchom serwer poleceniem „{ $command }” (zob. docs/server.md).
wait-share = Udostępnij
wait-host = gospodarz
wait-remove = Usuń od stołu: { $player }
wait-not-ready = Są jeszcze wolne miejsca.
wait-name = Twoja nazwa: { $name }.
wait-rename = Zmień nazwę

## Miejsca, propozycje, zegary

seat-taken-over-left = { $player } odchodzi od stołu. Dalej gra { $level }.
seat-taken-over-time = Czas się skończył ({ $player }). Dalej gra { $level }.
seat-taken-over-removed = Usunięto: { $player }. Dalej gra { $level }.
seat-come-back = Wróć do gry
seat-returning = { $player } wraca i gra dalej po tej turze.
seat-leave = Opuść partię
seat-leave-title = Opuścić partię?
seat-leave-warning = Twoje miejsce zajmie gracz komputerowy. Możesz wrócić, dopóki partia trwa.
watching = Oglądasz partię
watch-title = Widok dla publiczności
watch-copy = Kopiuj link dla publiczności
watch-last = Ostatnia tura
watch-chances = Szanse na wygraną
watch-percent = { $percent }%
watch-chances-none = Szans na wygraną tu nie widać, bo mogłyby pomóc graczowi.
watch-late =
    { $turns ->
        [one] Opóźnienie: { $turns } tura
        [few] Opóźnienie: { $turns } tury
       *[many] Opóźnienie: { $turns } tur
    }
offer-takeback = Poproś o cofnięcie tury
offer-takeback-asked = { $player } prosi o cofnięcie { $number } akcji.
offer-takeback-asked-turn = { $player } prosi o powrót do rundy { $round }, tury { $turn }.
offer-takeback-own = Cofnij moją ostatnią turę
offer-takeback-own-title = Cofnąć ostatnią turę?
offer-takeback-own-warning = Partia wróci do początku twojej ostatniej tury. Cofnie się też wszystko, co od tego czasu zrobili gracze komputerowi.
offer-takeback-own-do = Cofnij
offer-takeback-own-done = Partia wróciła do początku twojej ostatniej tury.
offer-takeback-done =
    { $number ->
        [one] { $player } cofa { $number } akcję.
        [few] { $player } cofa { $number } akcje.
       *[many] { $player } cofa { $number } akcji.
    }
offer-abandon = Zakończ bez wyniku
offer-abandon-title = Zakończyć partię bez wyniku?
offer-abandon-asked = { $player } chce zakończyć partię bez wyniku.
offer-abandon-warning = Wszyscy pozostali przy stole muszą się zgodzić.
offer-hints = Poproś o zgodę na podpowiedzi
offer-hints-asked = { $player } prosi o zgodę na podpowiedzi dla wszystkich.
offer-removal = Głosuj za usunięciem: { $player }
offer-removal-title = Usunąć z partii: { $player }?
offer-removal-warning = Wszyscy pozostali gracze muszą się zgodzić. Miejsce na stałe przejmie gracz komputerowy.
offer-removal-do = Zapytaj pozostałych
offer-removal-asked = { $player } chce usunąć z partii: { $other }.
offer-options-asked = { $player } chce zmienić opcje:
offer-seat-asked = { $player } chce zająć jeszcze jedno miejsce: { $seat }.
offer-accept = Zgadzam się
offer-refuse = Odmawiam
offer-withdraw = Wycofaj
offer-wait = Czekamy na odpowiedź pozostałych.
clock-left = Pozostały czas: { $time }
clock-paused = Zegary są zatrzymane.
clock-pause = Zatrzymaj zegary
clock-resume = Uruchom zegary
clock-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }

## Koniec gry

over-title = Koniec gry
over-you-won = Wygrywasz!
over-won = Wygrywa { $player }
over-abandoned = Partia zakończyła się bez wyniku.
over-review = Zobacz analizę partii
over-rematch = Rewanż
over-rematch-go = Przejdź do rewanżu
over-look = Zobacz planszę
over-show = Pokaż punktację

## Połączenie

connection-gone = Nie można wyświetlić tego stołu.

## Dźwięki i powiadomienia

sound-on = Dźwięk jest włączony
sound-off = Dźwięk jest wyłączony
notify-ask = Powiadom mnie, gdy będzie moja tura
notify-on = Powiadomienia są włączone
notify-off = Powiadomienia są wyłączone
notify-blocked = Przeglądarka blokuje powiadomienia.
notify-title = Twoja tura
notify-text = Twoja tura. W tej partii grają też: { $names }.
title-your-turn = ● Twoja tura
title-table = Stół
title-over = Koniec gry

## Klawisze

keys-title = Skróty klawiszowe
keys-undo = Cofnij, ponów
keys-board = Przejdź do planszy
keys-digits = Wybierz flotę według numeru, potem łodzie lub specjalistę według pozycji
keys-buy = Kup lub weź łódź z rezerwy
keys-labels = Pokaż literę na wszystkim, co możesz wybrać
keys-go = Czerwony przycisk: najbardziej prawdopodobny wybór
keys-what = Na planszy lub kafelku: wyjaśnij bez wybierania
keys-skip-steps = Akcje innych: pokaż następną, pomiń wszystkie
keys-past = Cofaj się w grze krok po kroku i wracaj
keys-done = Dalej, zakończ turę
keys-target = Następne lub poprzednie możliwe miejsce na planszy
keys-confirm = Potwierdź, anuluj
keys-arrows = Poruszanie się po planszy
keys-kinds = Przełącz między wyspami a polami
keys-ends = Pierwsza lub ostatnia wyspa, pierwsze lub ostatnie pole
keys-zoom = Powiększ, pomniejsz, pokaż całą planszę
keys-letters = Skróty jednoklawiszowe
keys-letters-hint = Wyłącz je, jeśli przeszkadzają czytnikowi ekranu lub sterowaniu głosem.
