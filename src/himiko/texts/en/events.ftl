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

event-answered = { $player } has only one option: { $action }
event-fleet-chosen = { $player } chooses fleet { $fleet }
event-boats-taken = { $player } takes { boats-of-colour } from the reserve
event-boats-missing = { $player } misses out on { boats-of-colour }: none left in the reserve
event-bought = { $player } buys { boat-of-colour } for { some-coins }
event-sold = { $player } sells { boat-of-colour } for { some-coins }

## The powers of fleets

event-tile-reserved = { $player } reserves a tile: { $tile }
event-peeked =
    { $number ->
        [one] { $player } peeks at the top tile of the building deck
       *[other] { $player } peeks at the top { $number } tiles of the building deck
    }
event-peeked-seen =
    { $number ->
        [one] { $player } peeks at the top tile of the building deck: { $tiles }
       *[other] { $player } peeks at the top { $number } tiles of the building deck: { $tiles }
    }
event-arranged = { $player } puts the tiles back ({ $kept } on top of the deck, { $under } on the bottom)
event-arranged-seen = { $player } puts the tiles back (on top of the deck: { $top }; on the bottom: { $bottom })
event-boat-moved = { $player } moves { boat-of-colour } from slot { $slot } to slot { $to }
event-sacred-laid = { $player } lays sacred ground on island { $island }
event-culture-swapped = { $player } swaps the culture tokens on islands { $island } and { $other }
event-boat-removed = { $player } returns { boat-of-colour } from slot { $slot } to the reserve
event-boats-swapped = { $player } swaps the boats on slots { $slot } and { $other }

## Placing, collecting, building

event-boat-placed = { $player } places { boat-of-colour } on slot { $slot }
event-collected = { $player } collects a culture token from island { $island } ({ kind-named })
event-ebisu-collected = { $player } collects one more culture token from island { $island } ({ kind-named }), thanks to Ebisu
event-built = { $player } builds on island { $island }: { $tile }
event-discounted = { $player } builds one boat short ({ colour-named })
event-toll-paid = { $player } pays { $to } { some-coins } (Ananda)
event-prestige-gained =
    { $player } gains { $number ->
        [one] { $number } prestige token
       *[other] { $number } prestige tokens
    } { $cause ->
        [prestige_buildings] for adjacent torii and palaces
        [mountain] for the mountain
       *[kagutsuchi] thanks to Kagutsuchi
    }
event-coins-gained =
    { $player } gains { some-coins } { $cause ->
        [group] for a group of { $group } buildings
        [trading_post] for a group of { $group } buildings, doubled by the trading post
        [specialist_coins] from the specialist
       *[hetsuka] thanks to Hetsuka
    }
event-coins-paid =
    { $player } pays { some-coins } { $cause ->
       *[kachiko] to use Kachiko
    }
event-tokens-spent =
    { $number ->
        [one] { $player } discards { $number } culture token ({ kind-named })
       *[other] { $player } discards { $number } culture tokens ({ kind-named })
    }
event-boats-returned = { $player } returns { boats-of-colour } to the reserve
event-sacred-lifted = { $player } removes the sacred ground from island { $island }

## Mooring and recruiting

event-boat-set-aside = { $player } sets { boat-of-colour } aside
event-boats-moored =
    { $number ->
        [one] { $player } keeps { $number } boat in the harbour
       *[other] { $player } keeps { $number } boats in the harbour
    }
event-recruited = { $player } recruits { specialist-named }
event-coins-shared = { $player } gives { some-coins } of them to { $to } (Izanami)

## Turns and rounds

event-turn-started = Turn { $turn }: { $to }
event-turn-ended = { $player } ends their turn
event-round-started = Round { $round } begins
event-round-ended = Round { $round } ends
event-coins-laid = Coins on the specialist { specialist-named }: { $coins }
event-specialist-laid = New in the row: { specialist-named }
event-building-laid = New in the row: { $tile }
event-order-set = Next round, turn { $turn }: { $to }
event-fleet-turned-up = Fleet { $fleet } is turned face up
event-fleets-laid-down =
    { $number ->
        [one] { $number } fleet goes back to the track, face down
       *[other] { $number } fleets go back to the track, shuffled and face down
    }
event-game-ended =
    { $end ->
        [last_building] Game over: a player has built their last standard building
        [no_boats] Game over: the reserve has run out of a colour of boat
        [no_specialists] Game over: there aren’t enough specialists to fill the row
       *[no_buildings] Game over: there aren’t enough building tiles to fill the row
    }
