### Strona przy stole: poczekalnia, własna tura, co robią inni i co się mówi.

## Co robi akcja, jako odpowiedź do wyboru

action-fleet = Wybierz flotę { $fleet }
action-take = Weź { boat-of-colour }
action-buy = Kup { boat-of-colour }
action-sell = Sprzedaj { boat-of-colour }
action-reserve = Zarezerwuj kafelek: { $tile }
action-peek = Obejrzyj wierzch stosu budynków
action-arrange = Na wierzch stosu: { $top }; na spód: { $bottom }
action-move = Przesuń łódź z pola { $slot } na pole { $to }
action-sacred = Połóż świętą ziemię na wyspie { $island }
action-swap-culture = Zamień żetony kultury na wyspach { $island } i { $other }
action-swap-boats = Zamień łodzie na polach { $slot } i { $other }
action-remove = Zwróć łódź z pola { $slot } do rezerwy
action-place = Połóż { boat-of-colour } na polu { $slot }
action-collect = Zbierz żeton kultury z wyspy { $island } ({ $token })
action-ebisu = Weź jeszcze jeden żeton kultury, z wyspy { $island } ({ $token })
action-build = Zbuduj na wyspie { $island }: { $tile }
action-raijin = Raijin: oddaj { $colours } za złotą łódź
action-nakatsu = Nakatsu: oddaj złotą łódź za { $colours }
action-michimata = Michimata: oddaj żeton kultury ({ kind-named }) za złotą łódź
action-hetsuka = Hetsuka: oddaj żeton kultury ({ kind-named }) za 4 monety
action-kachiko = Kachiko: zapłać 2 monety i zdejmij świętą ziemię z wyspy { $island }
action-discard = Odłóż { boat-of-colour }
action-recruit = Zwerbuj specjalistę: { specialist-named }, płacąc: { $kinds }
action-done-act = Dalej, bez zbierania i budowania
action-done-ebisu = Zrezygnuj z żetonu Ebisu
action-done-after = Dalej
action-done-recruit = Zakończ turę
action-done = Dalej

## Rodzaje akcji, jako przyciski

do-fleet = Flota
do-take = Łódź
do-buy = Kup
do-sell = Sprzedaj
do-reserve = Zarezerwuj
do-peek = Podejrzyj stos
do-arrange = Odłóż kafelki
do-move = Przesuń łódź
do-sacred = Święta ziemia
do-swap-culture = Zamień kulturę
do-swap-boats = Zamień łodzie
do-remove = Usuń łódź
do-place = Połóż łodzie
do-collect = Zbieraj
do-ebisu = Ebisu
do-build = Buduj
do-raijin = Raijin
do-nakatsu = Nakatsu
do-michimata = Michimata
do-hetsuka = Hetsuka
do-kachiko = Kachiko
do-discard = Odłóż
do-recruit = Werbuj
do-done-act = Dalej
do-done-ebisu = Zrezygnuj
do-done-after = Dalej
do-done-recruit = Zakończ turę
do-done = Dalej

## O co pytamy, gdy akcja jest wybrana do połowy

ask-which = Co chcesz zrobić?
ask-buy-colour = Wybierz łódź, którą kupujesz z rezerwy.
ask-sell-colour = Wybierz łódź, którą sprzedajesz.
ask-take-colour = Wybierz łódź, którą bierzesz.
ask-discard-colour = Wybierz łódź, którą odkładasz.
ask-place-colour = Która z twoich łodzi ma tam trafić?
ask-place-slot = Wybierz dla łodzi jedno z podświetlonych pól.
ask-collect-island = Wybierz podświetloną wyspę: jej żeton kultury będzie twój.
ask-ebisu-island = Wybierz dowolną wyspę z żetonem kultury.
ask-build-tile = Wybierz kafelek budynku.
ask-build-island = Wybierz podświetloną wyspę, na której zbudujesz.
ask-reserve-tile = Wybierz kafelek budynku, który rezerwujesz.
ask-move-slot = Wybierz łódź, a potem pole, na które popłynie.
ask-sacred-island = Wybierz pustą wyspę na świętą ziemię.
ask-swap-island = Wybierz dwie wyspy: ich żetony kultury zamienią się miejscami.
ask-swap-slot = Wybierz dwie łodzie na planszy: zamienią się miejscami.
ask-remove-slot = Wybierz łódź na planszy: wróci do rezerwy.
ask-kachiko-island = Wybierz świętą ziemię, którą zdejmujesz.
ask-raijin-colour = Wybierz dwie łodzie, które oddajesz.
ask-nakatsu-colour = Wybierz dwie łodzie, które bierzesz.
ask-michimata-culture = Wybierz żeton kultury, który oddajesz.
ask-hetsuka-culture = Wybierz żeton kultury, który oddajesz.
ask-recruit-specialist = Wybierz specjalistę z rzędu.
ask-recruit-culture = Wybierz, czym płacisz.
ask-fleet-fleet = Wybierz flotę z toru.

## Co teraz zrobić

now-title = Co teraz zrobić
now-first = Wybierz jedną ze swoich łodzi, potem podświetlone pole. Możesz też najpierw handlować.
now-place = Wybierz jedną ze swoich łodzi, potem podświetlone pole.
now-more = Połóż kolejną łódź albo zakończ: zbierz żetony kultury lub buduj.
now-more-collect = Połóż kolejną łódź albo zakończ: zbierz żetony kultury.
now-more-build = Połóż kolejną łódź albo zakończ: buduj.
now-finish = Zbierz żetony kultury lub buduj: wybierz podświetloną wyspę.
now-can = Możesz { $things }.
can-buy = kupić łódź
can-sell = sprzedać łódź
can-power = użyć zdolności swojej floty
can-specialist = użyć zdolności specjalisty
can-go-on = iść dalej
can-end = zakończyć turę
now-end = Koniec twojej tury
now-rest-title = Nie ma już czego położyć
now-part-trade = handel
now-part-place = łodzie
now-part-collect = zbieranie
now-part-build = budowa
now-whose = { $player }: { $asks }
now-fleet = Twoja flota { $fleet }:
now-waiting = Gra { $player }.
now-computer = { $player } myśli.

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
preview-ends-turn = Na tym kończy się twoja tura.
preview-hidden = Dalszy ciąg jest zakryty. Tego nie da się cofnąć.
confirm-action = Wykonaj
why-not-title = Dlaczego nie?
why-not-rule = Zasada { $rule }
why-not-possible = To jest teraz możliwe.
why-not-tile = { $tile }: { $reason }
why-not-waiting = To nie jest twoja tura.
why-not-no-boats = Nie masz w ręce żadnej łodzi.
what-is-this = Co to jest?

## Przyciski stołu

undo-action = Cofnij
redo-action = Ponów
advice-action = Podpowiedź
all-actions = Wszystkie akcje
all-actions-number =
    { $number ->
        [one] { $number } możliwa akcja
        [few] { $number } możliwe akcje
       *[many] { $number } możliwych akcji
    }
all-actions-search = Szukaj wśród akcji
all-actions-none = Żadna akcja nie zawiera tych słów.
to-settings = Ustawienia
menu-table = Menu stołu
skip-animation = Pomiń
board-in-words = Plansza słowami
rules-open = Zasady

## Panele

panel-board = Plansza
panel-fleets = Floty
panel-order = Kolejność
panel-buildings = Budynki
panel-specialists = Specjaliści
panel-reserve = Rezerwa
panel-players = Gracze
panel-log = Przebieg
panel-chat = Czat
panel-cards = Kafelki
panel-ends = Koniec gry
panel-all = Wszystkie panele
panel-talk = Przebieg i czat
panel-hand = Twoje łodzie
panel-hand-none = Brak łodzi
round-turn = Runda { $round }, tura { $turn } z { $turns }
fleets-down = Zakryte: { $number }
deck-left = W stosie: { $number }
deck-known-top = Znasz następne kafelki:
deck-known-bottom = Znasz ostatnie kafelki:
order-place = Tura { $turn }: { $player }
order-place-fleet = Tura { $turn }: { $player }, flota { $fleet }
order-now = teraz
price-of =
    { $coins ->
        [one] Cena: { $coins } moneta
        [few] Cena: { $coins } monety
       *[many] Cena: { $coins } monet
    }
no-price = Poza handlem
name-and-colour = { $name } ({ $colour })
player-you = ty
player-computer = komputer
player-away = poza stołem, gra { $level }
player-points = punkty w tej chwili
player-harbour =
    { $room ->
        [one] Port: miejsce na { $room } łódź
        [few] Port: miejsce na { $room } łodzie
       *[many] Port: miejsce na { $room } łodzi
    }
player-aside = Odłożone: { $number }
player-left = Zwykłe budynki do zbudowania: { $number }
player-details = Wszystko, co ma { $player }
player-boats = Łodzie w ręce
player-culture = Żetony kultury
player-reserved = Zarezerwowane
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
        [0] Gra kończy się po tej rundzie: { $player } ma już na planszy ostatni zwykły budynek.
        [one] Grę zakończy jeszcze { $left } zwykły budynek ({ $player }).
        [few] Grę zakończą jeszcze { $left } zwykłe budynki ({ $player }).
       *[many] Grę zakończy jeszcze { $left } zwykłych budynków ({ $player }).
    }
ends-last-building-any =
    { $left ->
        [one] Gra skończy się, gdy ktoś zbuduje jeszcze { $left } zwykły budynek.
        [few] Gra skończy się, gdy ktoś zbuduje jeszcze { $left } zwykłe budynki.
       *[many] Gra skończy się, gdy ktoś zbuduje jeszcze { $left } zwykłych budynków.
    }
ends-no-boats =
    { $left ->
        [0] Gra kończy się po tej rundzie, jeśli nie wróci łódź tego koloru: { colour-named }.
        [one] Grę zakończy jeszcze { $left } łódź wzięta z rezerwy ({ colour-named }).
        [few] Grę zakończą jeszcze { $left } łodzie wzięte z rezerwy ({ colour-named }).
       *[many] Grę zakończy jeszcze { $left } łodzi wziętych z rezerwy ({ colour-named }).
    }
ends-no-specialists =
    { $left ->
        [0] Gra kończy się po tej rundzie: zostało za mało specjalistów.
        [one] Grę zakończy jeszcze { $left } zwerbowany specjalista.
        [few] Grę zakończy zwerbowanie jeszcze { $left } specjalistów.
       *[many] Grę zakończy zwerbowanie jeszcze { $left } specjalistów.
    }
ends-no-buildings =
    { $left ->
        [0] Gra kończy się po tej rundzie: zostało za mało kafelków budynków.
        [one] Grę zakończy jeszcze { $left } wzięty kafelek.
        [few] Grę zakończą jeszcze { $left } wzięte kafelki.
       *[many] Grę zakończy jeszcze { $left } wziętych kafelków.
    }

## Koniec tury

end-title = Zakończyć turę?
end-go-on-title = Iść dalej?
end-left = Możesz jeszcze:
end-left-recruit = zwerbować specjalistę
end-left-build = budować
end-left-collect = zbierać żetony kultury
end-left-place = położyć łodzie
end-left-power = { can-power }
end-anyway = Zakończ turę
end-go-on = Mimo to dalej
end-back = Jeszcze nie
end-never-ask = Nie pytaj więcej w tej grze

## Odkładanie kafelków

arrange-title = Następne kafelki ze stosu budynków
arrange-top = Na wierzchu, pierwszy z lewej
arrange-under = Na spodzie, najniższy z prawej
arrange-earlier = Przesuń w lewo: { $tile }
arrange-later = Przesuń w prawo: { $tile }
arrange-confirm = Odłóż je

## Podpowiedzi

advice-title = Co zrobiłaby Himiko
advice-thinking = Himiko myśli…
advice-plan = Jej plan na tę turę
advice-chance = Szansa na wygraną: { $percent } %
advice-score = Spodziewane punkty: { $points }
advice-others = Inne dobre akcje
advice-play = Zagraj to
advice-none = Nie ma nic do wyboru.

## Co się wydarzyło

log-empty = Jeszcze nic się nie wydarzyło.

## Czat

chat-say = Powiedz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-left = Pozostało znaków: { $number }
chat-mute = Wycisz: { $player }
chat-unmute = Słuchaj znowu: { $player }
chat-muted = Wyciszone
chat-somebody = ktoś inny

## Poczekalnia

wait-title = Czekamy na graczy
wait-lead = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
wait-lead-start = Gdy wszystkie miejsca będą zajęte, gospodarz zacznie grę.
wait-open = Wolne miejsce
wait-sit = Usiądź tutaj
wait-add = Dodaj gracza komputerowego
wait-open-again = Zwolnij to miejsce
wait-leave = Odejdź od stołu
wait-start = Zacznij grę
wait-invite = Zaproś tym linkiem
wait-copy = Kopiuj link
wait-copied = Link skopiowany.
wait-local = Ten link działa tylko na tym komputerze. Aby inni mogli dołączyć, uruchom serwer poleceniem „{ $command }” (zob. docs/server.md).
wait-share = Udostępnij
wait-host = gospodarz
wait-remove = Usuń ze stołu: { $player }
wait-not-ready = Są jeszcze wolne miejsca.
wait-name = Grasz jako { $name }.
wait-rename = Zmień imię

## Miejsca, propozycje, zegary

seat-taken-over-left = { $player } odchodzi od stołu: dalej gra { $level }.
seat-taken-over-time = Czas się skończył ({ $player }): dalej gra { $level }.
seat-taken-over-removed = { $player } nie może dalej grać: dalej gra { $level }.
seat-come-back = Wróć
seat-leave = Opuść grę
seat-leave-title = Opuścić grę?
seat-leave-warning = Twoje miejsce zajmie gracz komputerowy. Możesz wrócić, dopóki gra trwa.
watching = Oglądasz grę
offer-takeback = Poproś o cofnięcie tury
offer-takeback-asked =
    { $number ->
        [one] { $player } prosi o powrót o { $number } krok.
        [few] { $player } prosi o powrót o { $number } kroki.
       *[many] { $player } prosi o powrót o { $number } kroków.
    }
offer-takeback-asked-turn = { $player } prosi o powrót do rundy { $round }, tury { $turn }.
offer-takeback-own = Wróć do początku mojej ostatniej tury
offer-takeback-own-title = Cofnąć ostatnią turę?
offer-takeback-own-warning = Gra wróci do początku twojej ostatniej tury. Cofnięte zostanie też wszystko, co od tej pory zrobili gracze komputerowi.
offer-takeback-own-do = Cofnij
offer-takeback-own-done = Gra wróciła do początku twojej ostatniej tury.
offer-takeback-done =
    { $number ->
        [one] { $player } cofa { $number } krok.
        [few] { $player } cofa { $number } kroki.
       *[many] { $player } cofa { $number } kroków.
    }
offer-abandon = Zakończ bez wyniku
offer-abandon-title = Zakończyć grę bez wyniku?
offer-abandon-asked = { $player } prosi o zakończenie gry bez wyniku.
offer-abandon-warning = Wszystkie inne osoby przy stole muszą się zgodzić.
offer-accept = Zgoda
offer-refuse = Odmowa
offer-withdraw = Wycofaj
offer-wait = Czekamy na odpowiedź pozostałych.
clock-left = Pozostały czas: { $time }
clock-paused = Zegary stoją.
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
over-abandoned = Gra zakończyła się bez wyniku.
over-review = Obejrzyj przebieg gry
over-rematch = Rewanż
over-rematch-go = Do rewanżu
over-look = Zobacz planszę
over-show = Pokaż punktację

## Połączenie

connection-gone = Tego stołu nie można pokazać.

## Dźwięki i powiadomienia

sound-on = Dźwięk jest włączony
sound-off = Dźwięk jest wyłączony
notify-ask = Powiadom mnie, gdy będzie moja tura
notify-on = Powiadomienia są włączone
notify-off = Powiadomienia są wyłączone
notify-blocked = Przeglądarka nie pozwala na powiadomienia.
notify-title = Twoja tura
notify-text = Yamataï: twoja tura przy stole, przy którym grają { $names }.
title-your-turn = ● Twoja tura
title-table = Stół
title-over = Koniec gry

## Klawisze

keys-title = Klawisze
keys-undo = Cofnij, ponów
keys-hint = Podpowiedź
keys-all = Wszystkie akcje
keys-board = Przejdź do planszy
keys-hand = Wybierz swoje łodzie według numeru
keys-done = Dalej, zakończ turę
keys-target = Następne możliwe miejsce na planszy
keys-confirm = Potwierdź, anuluj
keys-why = Na planszy lub karcie: zapytaj, dlaczego coś nie jest możliwe
keys-log = Przebieg i czat
keys-help = Ta pomoc
keys-skip = Pomiń animację
keys-arrows = Chodź po planszy
keys-words = Plansza słowami
keys-letters = Pojedyncze klawisze
keys-letters-hint = Wyłącz je, jeśli przeszkadzają czytnikowi ekranu lub sterowaniu głosem.
