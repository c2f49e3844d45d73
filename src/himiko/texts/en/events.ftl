### What happened: a line of the log for each event.
###
### A line about a player begins with the name and has no full stop, so that a log can say the name
### once and join several lines.

## Parts of lines: each chooses by an id or a number of the line it stands in

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
        [bamboo] a bamboo boat
        [wood] a wood boat
        [stone] a stone boat
        [clay] a clay boat
       *[gold] a gold boat
    }
boats-of-colour =
    { $number ->
        [one] { $number } { colour-named } boat
       *[other] { $number } { colour-named } boats
    }
some-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Choosing a fleet, trading

event-answered = { $player } has only one answer: { $action }
event-fleet-chosen = { $player } chooses fleet { $fleet }
event-boats-taken = { $player } takes { boats-of-colour } from the reserve
event-boats-missing = { $player } goes without { boats-of-colour }: the reserve has run out
event-bought = { $player } buys { boat-of-colour } for { some-coins }
event-sold = { $player } sells { boat-of-colour } for { some-coins }

## The powers of fleets

event-tile-reserved = { $player } reserves a tile: { $tile }
event-peeked =
    { $number ->
        [one] { $player } looks at the top tile of the building deck
       *[other] { $player } looks at the top { $number } tiles of the building deck
    }
event-peeked-seen =
    { $number ->
        [one] { $player } looks at the top tile of the building deck: { $tiles }
       *[other] { $player } looks at the top { $number } tiles of the building deck: { $tiles }
    }
event-arranged = { $player } puts the tiles back: { $kept } on top of the deck, { $under } under it
event-arranged-seen = { $player } puts the tiles back: on top of the deck { $top }, under it { $bottom }
event-boat-moved = { $player } moves { boat-of-colour } from slot { $slot } to slot { $to }
event-sacred-laid = { $player } lays sacred ground on island { $island }
event-culture-swapped = { $player } swaps the culture tokens on islands { $island } and { $other }
event-boat-removed = { $player } returns { boat-of-colour } from slot { $slot } to the reserve
event-boats-swapped = { $player } swaps the boats on slots { $slot } and { $other }

## Placing, collecting, building

event-boat-placed = { $player } places { boat-of-colour } on slot { $slot }
event-collected = { $player } collects a culture token from island { $island } ({ kind-named })
event-ebisu-collected = { $player } takes one more culture token, with Ebisu, from island { $island } ({ kind-named })
event-built = { $player } builds on island { $island }: { $tile }
event-discounted = { $player } builds with one boat missing ({ colour-named })
event-toll-paid = { $player } pays { some-coins } to { $to }, who has Ananda
event-prestige-gained =
    { $player } gains { $number ->
        [one] { $number } prestige token
       *[other] { $number } prestige tokens
    } { $cause ->
        [prestige_buildings] for the torii and palaces alongside
        [mountain] for the mountain
       *[kagutsuchi] through Kagutsuchi
    }
event-coins-gained =
    { $player } gains { some-coins } { $cause ->
        [group] for a group of { $group }
        [trading_post] for a group of { $group }, doubled by the trading post
        [specialist_coins] that lay on the specialist
       *[hetsuka] through Hetsuka
    }
event-coins-paid =
    { $player } pays { some-coins } { $cause ->
       *[kachiko] to use Kachiko
    }
event-tokens-spent =
    { $number ->
        [one] { $player } gives up { $number } culture token ({ kind-named })
       *[other] { $player } gives up { $number } culture tokens ({ kind-named })
    }
event-boats-returned = { $player } returns { boats-of-colour } to the reserve
event-sacred-lifted = { $player } takes the sacred ground off island { $island }

## Mooring and recruiting

event-boat-set-aside = { $player } sets { boat-of-colour } aside
event-boats-moored =
    { $number ->
        [one] { $player } keeps { $number } boat in the harbour
       *[other] { $player } keeps { $number } boats in the harbour
    }
event-recruited = { $player } recruits { specialist-named }
event-coins-shared = { $player } leaves { some-coins } of it to { $to }, who has Izanami

## Turns and rounds

event-turn-started = Turn { $turn }: { $to }
event-turn-ended = { $player } ends the turn
event-round-started = Round { $round } begins
event-round-ended = Round { $round } ends
event-coins-laid = Coins laid on { specialist-named }: { $coins }
event-specialist-laid = New in the row: { specialist-named }
event-building-laid = New in the row: { $tile }
event-order-set = New turn order, turn { $turn }: { $to }
event-fleet-turned-up = Fleet { $fleet } is turned face up
event-fleets-laid-down =
    { $number ->
        [one] { $number } fleet goes back, face down
       *[other] { $number } fleets go back, shuffled and face down
    }
event-game-ended =
    { $end ->
        [last_building] The game is over: a player has built the last standard building
        [no_boats] The game is over: one colour of boat has run out
        [no_specialists] The game is over: there are too few specialists for the row
       *[no_buildings] The game is over: there are too few building tiles for the row
    }
