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
        [bamboo] bambusową łódź
        [wood] drewnianą łódź
        [stone] kamienną łódź
        [clay] glinianą łódź
       *[gold] złotą łódź
    }
boats-of-colour =
    { $number ->
        [one] { $number } { $colour ->
                [bamboo] bambusową
                [wood] drewnianą
                [stone] kamienną
                [clay] glinianą
               *[gold] złotą
            } łódź
        [few] { $number } { $colour ->
                [bamboo] bambusowe
                [wood] drewniane
                [stone] kamienne
                [clay] gliniane
               *[gold] złote
            } łodzie
       *[many] { $number } { $colour ->
                [bamboo] bambusowych
                [wood] drewnianych
                [stone] kamiennych
                [clay] glinianych
               *[gold] złotych
            } łodzi
    }
some-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }

## Wybór floty, handel

event-answered = { $player } ma tylko jedną odpowiedź: { $action }
event-fleet-chosen = { $player } wybiera flotę { $fleet }
event-boats-taken = { $player } bierze { boats-of-colour } z rezerwy
event-boats-missing = { $player } traci { boats-of-colour }: w rezerwie już ich nie ma
event-bought = { $player } kupuje { boat-of-colour } za { some-coins }
event-sold = { $player } sprzedaje { boat-of-colour } za { some-coins }

## Zdolności flot

event-tile-reserved = { $player } rezerwuje kafelek: { $tile }
event-peeked =
    { $number ->
        [one] { $player } ogląda wierzchni kafelek ze stosu budynków
        [few] { $player } ogląda { $number } wierzchnie kafelki ze stosu budynków
       *[many] { $player } ogląda { $number } wierzchnich kafelków ze stosu budynków
    }
event-peeked-seen =
    { $number ->
        [one] { $player } ogląda wierzchni kafelek ze stosu budynków: { $tiles }
        [few] { $player } ogląda { $number } wierzchnie kafelki ze stosu budynków: { $tiles }
       *[many] { $player } ogląda { $number } wierzchnich kafelków ze stosu budynków: { $tiles }
    }
event-arranged = { $player } odkłada kafelki: na wierzch stosu { $kept }, na spód { $under }
event-arranged-seen = { $player } odkłada kafelki: na wierzch stosu { $top }, na spód { $bottom }
event-boat-moved = { $player } przesuwa { boat-of-colour } z pola { $slot } na pole { $to }
event-sacred-laid = { $player } kładzie świętą ziemię na wyspie { $island }
event-culture-swapped = { $player } zamienia żetony kultury na wyspach { $island } i { $other }
event-boat-removed = { $player } zwraca { boat-of-colour } z pola { $slot } do rezerwy
event-boats-swapped = { $player } zamienia łodzie na polach { $slot } i { $other }

## Łodzie, zbieranie, budowa

event-boat-placed = { $player } kładzie { boat-of-colour } na polu { $slot }
event-collected = { $player } zbiera żeton kultury z wyspy { $island } ({ kind-named })
event-ebisu-collected = { $player } bierze dzięki Ebisu jeszcze jeden żeton kultury z wyspy { $island } ({ kind-named })
event-built = { $player } buduje na wyspie { $island }: { $tile }
event-discounted = { $player } buduje mimo braku jednej łodzi ({ colour-named })
event-toll-paid = { $player } płaci { some-coins }, otrzymuje { $to } (Ananda)
event-prestige-gained =
    { $player } zyskuje { $number ->
        [one] { $number } żeton prestiżu
        [few] { $number } żetony prestiżu
       *[many] { $number } żetonów prestiżu
    } { $cause ->
        [prestige_buildings] za sąsiednie torii i pałace
        [mountain] za góry
       *[kagutsuchi] dzięki Kagutsuchi
    }
event-coins-gained =
    { $player } zyskuje { some-coins } { $cause ->
        [group] za grupę wielkości { $group }
        [trading_post] za grupę wielkości { $group }, podwójnie dzięki faktorii
        [specialist_coins] ze specjalisty
       *[hetsuka] dzięki Hetsuka
    }
event-coins-paid =
    { $player } płaci { some-coins } { $cause ->
       *[kachiko] za użycie Kachiko
    }
event-tokens-spent =
    { $number ->
        [one] { $player } oddaje { $number } żeton kultury ({ kind-named })
        [few] { $player } oddaje { $number } żetony kultury ({ kind-named })
       *[many] { $player } oddaje { $number } żetonów kultury ({ kind-named })
    }
event-boats-returned = { $player } zwraca { boats-of-colour } do rezerwy
event-sacred-lifted = { $player } zdejmuje świętą ziemię z wyspy { $island }

## Port i werbunek

event-boat-set-aside = { $player } odkłada { boat-of-colour }
event-boats-moored =
    { $number ->
        [one] { $player } zostawia w porcie { $number } łódź
        [few] { $player } zostawia w porcie { $number } łodzie
       *[many] { $player } zostawia w porcie { $number } łodzi
    }
event-recruited = { $player } werbuje specjalistę: { specialist-named }
event-coins-shared = { $player } oddaje z tego { some-coins }, otrzymuje { $to } (Izanami)

## Tury i rundy

event-turn-started = Tura { $turn }: { $to }
event-turn-ended = { $player } kończy turę
event-round-started = Zaczyna się runda { $round }
event-round-ended = Kończy się runda { $round }
event-coins-laid = Monety położone na { specialist-named }: { $coins }
event-specialist-laid = W rzędzie pojawia się { specialist-named }
event-building-laid = W rzędzie pojawia się { $tile }
event-order-set = Nowa kolejność, tura { $turn }: { $to }
event-fleet-turned-up = Flota { $fleet } zostaje odkryta
event-fleets-laid-down =
    { $number ->
        [one] { $number } flota wraca zakryta na tor
        [few] { $number } floty wracają potasowane i zakryte na tor
       *[many] { $number } flot wraca potasowanych i zakrytych na tor
    }
event-game-ended =
    { $end ->
        [last_building] Koniec gry: ktoś ma już na planszy swój ostatni zwykły budynek
        [no_boats] Koniec gry: wyczerpały się łodzie jednego koloru
        [no_specialists] Koniec gry: brakuje specjalistów do uzupełnienia rzędu
       *[no_buildings] Koniec gry: brakuje kafelków budynków do uzupełnienia rzędu
    }
