### Dlaczego akcja jest niemożliwa: jedno zdanie na każdy kod odmowy.

## Najpierw inne pytanie

refusal-fleet-first = Najpierw wybierz flotę.
refusal-take-first = Najpierw weź łódź, którą możesz wybrać.
refusal-arrange-first = Najpierw odłóż oglądane kafelki.
refusal-collect-first = Najpierw weź następny żeton kultury.
refusal-ebisu-first = Najpierw weź żeton Ebisu albo z niego zrezygnuj.
refusal-discard-first = Najpierw odłóż łódź: port nie pomieści wszystkich.
refusal-game-over = Gra się zakończyła.
refusal-must-collect-or-build = Po położeniu łodzi trzeba zebrać żetony albo budować: { $actions }.

## Floty i handel

refusal-fleet-chosen = Na tę turę masz już flotę { $fleet }.
refusal-fleet-taken = Flota { $fleet } jest już zajęta w tej rundzie.
refusal-fleet-face-down = Flota { $fleet } leży zakryta.
refusal-no-boat-to-take = Nie ma teraz łodzi do wyboru.
refusal-reserve-empty = W rezerwie jest za mało łodzi tego koloru ({ colour-named }).
refusal-trade-over = Handel w tej turze już się skończył.
refusal-no-transaction-left =
    { $allowed ->
        [one] Możesz przeprowadzić tylko { $allowed } transakcję na turę.
        [few] Możesz przeprowadzić tylko { $allowed } transakcje na turę.
       *[many] Możesz przeprowadzić tylko { $allowed } transakcji na turę.
    }
refusal-not-traded = Łodziami tego koloru się nie handluje ({ colour-named }).
refusal-not-in-hand = Masz w ręce za mało łodzi tego koloru ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] To kosztuje { $needed } monetę
        [few] To kosztuje { $needed } monety
       *[many] To kosztuje { $needed } monet
    }, a masz { $coins }.

## Zdolności flot

refusal-other-power = Flota { $fleet } ma inną zdolność ({ power-named }).
refusal-power-used = Zdolność floty { $fleet } jest już wykorzystana ({ power-named }).
refusal-deck-empty = Stos budynków jest pusty.
refusal-nothing-to-arrange = Nie oglądasz teraz żadnych kafelków.
refusal-not-the-tiles-seen = To nie są oglądane kafelki.
refusal-no-boat = Na polu { $slot } nie ma łodzi.
refusal-slot-occupied = Na polu { $slot } jest już łódź ({ colour-named }).
refusal-not-connected = Pole { $slot } nie sąsiaduje z polem { $to }.
refusal-island-not-empty =
    { $thing ->
        [culture] Wyspa { $island } nie jest pusta: leży tam żeton kultury.
        [sacred] Wyspa { $island } nie jest pusta: leży tam święta ziemia.
        [building] Wyspa { $island } nie jest pusta: stoi tam zwykły budynek.
        [torii] Wyspa { $island } nie jest pusta: stoi tam torii.
       *[palace] Wyspa { $island } nie jest pusta: stoi tam pałac.
    }
refusal-no-sacred-ground-left = Wszystkie żetony świętej ziemi ({ $number }) leżą na planszy.
refusal-no-culture-token = Na wyspie { $island } nie ma żetonu kultury.
refusal-same-kind = Oba żetony kultury są tego samego rodzaju ({ kind-named }).
refusal-same-colour = Obie łodzie są tego samego koloru ({ colour-named }).

## Łodzie, zbieranie, budowa

refusal-placing-over = W tej turze nie można już kłaść łodzi.
refusal-no-entry = Pierwsza łódź trafia na pole startowe albo obok łodzi tego samego koloru ({ colour-named }); pole { $slot } takie nie jest.
refusal-chain-broken = Łańcuch jest przerwany: na polu { $slot } nie ma już łodzi.
refusal-step-3-over = W tej turze nie można już zbierać ani budować.
refusal-no-boat-placed = W tej turze nie leży jeszcze żadna twoja łódź.
refusal-not-adjacent = Wyspa { $island } nie sąsiaduje z żadną łodzią położoną w tej turze.
refusal-boats-used = Na wyspę { $island } nie starcza już łodzi: każda przynosi tylko jeden żeton.
refusal-boats-missing = Wokół wyspy brakuje łodzi: { $colours }.
refusal-toll =
    { $needed ->
        [one] Trzeba zapłacić { $needed } monetę
        [few] Trzeba zapłacić { $needed } monety
       *[many] Trzeba zapłacić { $needed } monet
    } (Ananda, { $to }), a masz { $coins }.
refusal-reserved-this-round = { $tile } to rezerwacja z tej rundy: można ją zbudować od następnej.
refusal-no-buildings-left = Nie masz już zwykłego budynku na ten kafelek: { $tile }.
refusal-tile-built = { $tile } jest już na planszy ({ $by }).
refusal-tile-reserved = Kafelek { $tile } jest zarezerwowany ({ $by }).
refusal-tile-in-deck = { $tile } nie leży w rzędzie.

## Port, werbunek, specjaliści

refusal-nothing-to-set-aside =
    { $room ->
        [one] Nie trzeba niczego odkładać: port mieści { $room } łódź.
        [few] Nie trzeba niczego odkładać: port mieści { $room } łodzie.
       *[many] Nie trzeba niczego odkładać: port mieści { $room } łodzi.
    }
refusal-too-early = Specjalistów werbuje się dopiero na końcu tury ({ specialist-named }).
refusal-already-recruited = W jednej turze można zwerbować tylko jednego specjalistę.
refusal-specialist-in-deck = W rzędzie nie ma takiego specjalisty ({ specialist-named }).
refusal-specialist-recruited = { specialist-named } ma już swojego gracza ({ $by }).
refusal-tokens-missing = Brakuje ci żetonów kultury: { $kinds }.
refusal-not-yours = Nie masz takiego specjalisty ({ specialist-named }).
refusal-used-this-turn = Ta zdolność jest już wykorzystana w tej turze ({ specialist-named }).
refusal-too-late = { specialist-named } daje łodzie, a na to w tej turze jest już za późno.
refusal-only-after-collecting = { specialist-named } pomaga tylko zaraz po zbieraniu.
refusal-no-sacred-ground = Na wyspie { $island } nie ma świętej ziemi.

## To nie akcja

refusal-no-action = W tej grze nie ma takiej akcji.

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
