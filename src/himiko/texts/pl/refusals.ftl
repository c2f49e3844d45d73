### Dlaczego akcja jest niemożliwa: jedno zdanie na każdy kod odmowy.

## Najpierw inne pytanie

refusal-fleet-first = Najpierw wybierz flotę.
refusal-take-first = Najpierw wybierz kolor trzeciej łodzi.
refusal-arrange-first = Najpierw odłóż kafelki, które oglądasz.
refusal-collect-first = Najpierw weź następny żeton kultury.
refusal-ebisu-first = Najpierw weź żeton Ebisu albo go pomiń.
refusal-discard-first = Najpierw odłóż łódź: port nie pomieści wszystkich.
refusal-game-over = Koniec gry.
refusal-must-collect-or-build = Po umieszczeniu łodzi musisz zebrać żetony albo budować. Możliwe: { $actions }.

## Floty i handel

refusal-fleet-chosen = W tej turze wybrano już flotę { $fleet }.
refusal-fleet-taken = W tej rundzie flota { $fleet } jest już zajęta.
refusal-fleet-face-down = Flota { $fleet } leży zakryta.
refusal-no-boat-to-take = Nie możesz teraz wybrać łodzi.
refusal-reserve-empty = W rezerwie jest za mało łodzi tego koloru ({ colour-named }).
refusal-trade-over = W tej turze nie możesz już handlować.
refusal-no-transaction-left =
    { $allowed ->
        [one] Możesz przeprowadzić tylko { $allowed } transakcję na turę.
        [few] Możesz przeprowadzić tylko { $allowed } transakcje na turę.
       *[many] Możesz przeprowadzić tylko { $allowed } transakcji na turę.
    }
refusal-not-traded = Łodzi tego koloru nie można kupować ani sprzedawać ({ colour-named }).
refusal-not-in-hand = Masz na ręce za mało łodzi tego koloru ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] To kosztuje { $needed } monetę
        [few] To kosztuje { $needed } monety
       *[many] To kosztuje { $needed } monet
    }; masz { $coins }.

## Zdolności flot

refusal-other-power =
    { $power ->
        [none] Flota { $fleet } nie ma zdolności.
       *[other] Flota { $fleet } ma inną zdolność ({ power-named }).
    }
refusal-power-used = Zdolność floty { $fleet } jest już wykorzystana ({ power-named }).
refusal-deck-empty = Stos budynków jest pusty.
refusal-nothing-to-arrange = Nie oglądasz teraz żadnych kafelków.
refusal-not-the-tiles-seen = To nie są kafelki, które oglądasz.
refusal-no-boat = Na polu { $slot } nie ma łodzi.
refusal-slot-occupied = Na polu { $slot } jest już łódź ({ colour-named }).
refusal-not-connected = Pole { $slot } nie sąsiaduje z polem { $to }.
refusal-island-not-empty =
    { $thing ->
        [culture] Wyspa { $island } nie jest pusta: leży tam żeton kultury.
        [sacred] Wyspa { $island } nie jest pusta: leży tam święta ziemia.
        [building] Wyspa { $island } nie jest pusta: stoi tam zwykły budynek.
        [torii] Wyspa { $island } nie jest pusta: stoi tam torii.
       *[palace] Wyspa { $island } nie jest pusta: stoi tam pałac.
    }
refusal-no-sacred-ground-left = Wszystkie żetony świętej ziemi ({ $number }) są już na planszy.
refusal-no-culture-token = Na wyspie { $island } nie ma żetonu kultury.
refusal-same-kind = Oba żetony kultury są tego samego rodzaju ({ kind-named }).
refusal-same-colour = Obie łodzie są tego samego koloru ({ colour-named }).

## Łodzie, zbieranie, budowa

refusal-placing-over = W tej turze nie możesz już umieszczać łodzi.
refusal-no-entry = Pierwszą łódź umieszcza się na polu startowym albo obok łodzi tego samego koloru ({ colour-named }); pole { $slot } nie spełnia żadnego z tych warunków.
refusal-chain-broken = Łańcuch jest przerwany: na polu { $slot } nie ma już łodzi.
refusal-step-3-over = W tej turze nie możesz już zbierać ani budować.
refusal-no-boat-placed = Potrzebna jest łódź umieszczona w tej turze, która wciąż stoi na swoim polu.
refusal-not-adjacent = Wyspa { $island } nie sąsiaduje z żadną łodzią umieszczoną przez ciebie w tej turze.
refusal-boats-used = Żadna łódź nie może już zebrać żetonu z wyspy { $island }: każda zbiera tylko jeden.
refusal-boats-missing = Wokół wyspy brakuje łodzi: { $colours }.
refusal-toll =
    { $needed ->
        [one] Aby tu budować, trzeba zapłacić { $needed } monetę (właściciel Anandy: { $to }); masz { $coins }.
        [few] Aby tu budować, trzeba zapłacić { $needed } monety (właściciel Anandy: { $to }); masz { $coins }.
       *[many] Aby tu budować, trzeba zapłacić { $needed } monet (właściciel Anandy: { $to }); masz { $coins }.
    }
refusal-reserved-this-round = Ten kafelek zarezerwowano w tej rundzie, można go zbudować od następnej: { $tile }.
refusal-no-buildings-left = Nie masz już zwykłych budynków dla tego kafelka: { $tile }.
refusal-tile-built = Ten kafelek jest już zbudowany ({ $by }): { $tile }.
refusal-tile-reserved = Ten kafelek jest zarezerwowany ({ $by }): { $tile }.
refusal-tile-in-deck = Tego kafelka nie ma w rzędzie: { $tile }.

## Port, werbunek, specjaliści

refusal-nothing-to-set-aside =
    { $room ->
        [one] Nie musisz odkładać łodzi: twój port mieści { $room } łódź.
        [few] Nie musisz odkładać łodzi: twój port mieści { $room } łodzie.
       *[many] Nie musisz odkładać łodzi: twój port mieści { $room } łodzi.
    }
refusal-too-early = Tego specjalistę można zwerbować dopiero na końcu tury: { specialist-named }.
refusal-already-recruited = W turze możesz zwerbować tylko jednego specjalistę.
refusal-specialist-in-deck = Tego specjalisty nie ma w rzędzie: { specialist-named }.
refusal-specialist-recruited = Ten specjalista jest już zwerbowany: { specialist-named } ({ $by }).
refusal-tokens-missing = Nie masz dość żetonów kultury. Brakuje: { $kinds }.
refusal-not-yours = Nie masz tego specjalisty: { specialist-named }.
refusal-used-this-turn = Tego specjalisty użyto już w tej turze: { specialist-named }.
refusal-too-late = Tego specjalisty nie można już użyć w tej turze: { specialist-named }.
refusal-only-after-collecting = Tego specjalisty można użyć tylko zaraz po zbieraniu: { specialist-named }.
refusal-no-sacred-ground = Na wyspie { $island } nie ma świętej ziemi.

## To nie akcja

refusal-no-action = To nie jest poprawna akcja.

## Części zdań

power-named =
    { $power ->
        [reserve] { power-reserve }
        [peek] { power-peek }
        [move] { power-move }
        [sacred] { power-sacred }
        [swap_culture] { power-swap-culture }
        [remove] { power-remove }
        [swap_boats] { power-swap-boats }
        [discount] { power-discount }
       *[none] { power-none }
    }
