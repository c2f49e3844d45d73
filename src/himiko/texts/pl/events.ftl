### Co się wydarzyło: jeden wiersz dziennika na każde zdarzenie.
###
### Wiersz o graczu zaczyna się od imienia i nie ma kropki na końcu, aby dziennik mógł podać imię raz
### i połączyć kilka wierszy.

## Części wierszy: każda wybiera według identyfikatora lub liczby wiersza, w którym stoi

colour-named =
    { $colour ->
        [bamboo] { colour-bamboo }
        [wood] { colour-wood }
        [stone] { colour-stone }
        [clay] { colour-clay }
       *[gold] { colour-gold }
    }
kind-named =
    { $kind ->
        [plum] { culture-plum }
        [maple] { culture-maple }
        [rice] { culture-rice }
        [ginkgo] { culture-ginkgo }
        [bellflower] { culture-bellflower }
       *[wisteria] { culture-wisteria }
    }
specialist-named =
    { $specialist ->
        [amateratsu] { specialist-amateratsu }
        [izanagi] { specialist-izanagi }
        [raijin] { specialist-raijin }
        [ananda] { specialist-ananda }
        [izanami] { specialist-izanami }
        [riu] { specialist-riu }
        [awashima] { specialist-awashima }
        [kachiko] { specialist-kachiko }
        [susanoo] { specialist-susanoo }
        [ebisu] { specialist-ebisu }
        [kagutsuchi] { specialist-kagutsuchi }
        [tomoe] { specialist-tomoe }
        [fu_hsi] { specialist-fu-hsi }
        [michimata] { specialist-michimata }
        [toyo_tama] { specialist-toyo-tama }
        [hetsuka] { specialist-hetsuka }
        [nakatsu] { specialist-nakatsu }
       *[yasoma] { specialist-yasoma }
    }
boat-of-colour =
    { $colour ->
        [bamboo] łódź z bambusem
        [wood] łódź z drewnem
        [stone] łódź z kamieniem
        [clay] łódź z gliną
       *[gold] łódź ze złotem
    }
boats-of-colour =
    { $number ->
        [one] { $number } łódź { $colour ->
                [bamboo] z bambusem
                [wood] z drewnem
                [stone] z kamieniem
                [clay] z gliną
               *[gold] ze złotem
            }
        [few] { $number } łodzie { $colour ->
                [bamboo] z bambusem
                [wood] z drewnem
                [stone] z kamieniem
                [clay] z gliną
               *[gold] ze złotem
            }
       *[many] { $number } łodzi { $colour ->
                [bamboo] z bambusem
                [wood] z drewnem
                [stone] z kamieniem
                [clay] z gliną
               *[gold] ze złotem
            }
    }
some-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }

## Wybór floty, handel

event-answered = { $player } ma tylko jedną możliwość: { $action }
event-fleet-chosen = { $player } wybiera flotę { $fleet }
event-boats-taken = { $player } bierze { boats-of-colour } z rezerwy
event-boats-missing = { $player } nie dostaje łodzi, których brakuje w rezerwie ({ colour-named }: { $number })
event-bought = { $player } kupuje { boat-of-colour } za { some-coins }
event-sold = { $player } sprzedaje { boat-of-colour } za { some-coins }

## Zdolności flot

event-tile-reserved = { $player } rezerwuje kafelek: { $tile }
event-peeked =
    { $number ->
        [one] { $player } podgląda wierzchni kafelek stosu budynków
        [few] { $player } podgląda { $number } wierzchnie kafelki stosu budynków
       *[many] { $player } podgląda { $number } wierzchnich kafelków stosu budynków
    }
event-peeked-seen =
    { $number ->
        [one] { $player } podgląda wierzchni kafelek stosu budynków: { $tiles }
        [few] { $player } podgląda { $number } wierzchnie kafelki stosu budynków: { $tiles }
       *[many] { $player } podgląda { $number } wierzchnich kafelków stosu budynków: { $tiles }
    }
event-arranged = { $player } odkłada kafelki (na wierzch stosu: { $kept }, na spód: { $under })
event-arranged-seen = { $player } odkłada kafelki (na wierzch stosu: { $top }; na spód: { $bottom })
event-boat-moved = { $player } przesuwa { boat-of-colour } z pola { $slot } na pole { $to }
event-sacred-laid = { $player } kładzie świętą ziemię na wyspie { $island }
event-culture-swapped = { $player } zamienia miejscami żetony kultury na wyspach { $island } i { $other }
event-boat-removed = { $player } zwraca { boat-of-colour } z pola { $slot } do rezerwy
event-boats-swapped = { $player } zamienia miejscami łodzie na polach { $slot } i { $other }

## Łodzie, zbieranie, budowa

event-boat-placed = { $player } umieszcza { boat-of-colour } na polu { $slot }
event-collected = { $player } zbiera żeton kultury z wyspy { $island } ({ kind-named })
event-ebisu-collected = { $player } zbiera jeszcze jeden żeton kultury z wyspy { $island } ({ kind-named }), dzięki Ebisu
event-built = { $player } buduje na wyspie { $island }: { $tile }
event-discounted = { $player } buduje bez jednej łodzi ({ colour-named })
event-toll-paid = { $player } płaci { some-coins } (właściciel Anandy: { $to })
event-prestige-gained =
    { $player } zyskuje { $number ->
        [one] { $number } żeton prestiżu
        [few] { $number } żetony prestiżu
       *[many] { $number } żetonów prestiżu
    } { $cause ->
        [prestige_buildings] za sąsiednie torii i pałace
        [mountain] za góry
       *[kagutsuchi] dzięki Kagutsuchi
    }
event-coins-gained =
    { $player } zyskuje { some-coins } { $cause ->
        [group] za grupę { $group } budynków
        [trading_post] za grupę { $group } budynków, podwojone dzięki faktorii
        [specialist_coins] z kafelka specjalisty
       *[hetsuka] dzięki Hetsuce
    }
event-coins-paid =
    { $player } płaci { some-coins } { $cause ->
       *[kachiko] za użycie Kachiko
    }
event-tokens-spent =
    { $number ->
        [one] { $player } odrzuca { $number } żeton kultury ({ kind-named })
        [few] { $player } odrzuca { $number } żetony kultury ({ kind-named })
       *[many] { $player } odrzuca { $number } żetonów kultury ({ kind-named })
    }
event-boats-returned = { $player } zwraca { boats-of-colour } do rezerwy
event-sacred-lifted = { $player } usuwa świętą ziemię z wyspy { $island }

## Port i werbunek

event-boat-set-aside = { $player } odkłada { boat-of-colour }
event-boats-moored =
    { $number ->
        [one] { $player } zostawia w porcie { $number } łódź
        [few] { $player } zostawia w porcie { $number } łodzie
       *[many] { $player } zostawia w porcie { $number } łodzi
    }
event-recruited = { $player } werbuje specjalistę: { specialist-named }
event-coins-shared = { $player } oddaje z tego { some-coins } (właściciel Izanami: { $to })

## Tury i rundy

event-turn-started = Tura { $turn }: { $to }
event-turn-ended = { $player } kończy turę
event-round-started = Zaczyna się runda { $round }
event-round-ended = Kończy się runda { $round }
event-coins-laid = Monety na kafelku specjalisty ({ specialist-named }): { $coins }
event-specialist-laid = Nowy specjalista w rzędzie: { specialist-named }
event-building-laid = Nowy kafelek w rzędzie: { $tile }
event-order-set = Następna runda, tura { $turn }: { $to }
event-fleet-turned-up = Flota { $fleet } zostaje odkryta
event-fleets-laid-down =
    { $number ->
        [one] { $number } zakryta flota wraca na tor
        [few] { $number } potasowane, zakryte floty wracają na tor
       *[many] { $number } potasowanych, zakrytych flot wraca na tor
    }
event-game-ended =
    { $end ->
        [last_building] Koniec gry: ktoś zbudował swój ostatni zwykły budynek
        [no_boats] Koniec gry: w rezerwie zabrakło łodzi jednego koloru
        [no_specialists] Koniec gry: brakuje specjalistów do uzupełnienia rzędu
       *[no_buildings] Koniec gry: brakuje kafelków budynków do uzupełnienia rzędu
    }
