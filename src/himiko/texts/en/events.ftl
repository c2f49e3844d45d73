### What happened: a line of the log for each event.
###
### A line about a player begins with the name and has no full stop, so that a log can say the name
### once and join several lines.

## Parts of lines: each chooses by an id or a number of the line it stands in

# $colour: the id of a colour of boat (clay). Within other texts, apart; up to 12 characters.
colour-named =
    { $colour ->
        [bamboo] { colour-bamboo }
        [wood] { colour-wood }
        [stone] { colour-stone }
        [clay] { colour-clay }
       *[gold] { colour-gold }
    }
# $kind: the id of a kind of culture token (wisteria). Within other texts, apart; up to 14
# characters.
kind-named =
    { $kind ->
        [plum] { culture-plum }
        [maple] { culture-maple }
        [rice] { culture-rice }
        [ginkgo] { culture-ginkgo }
        [bellflower] { culture-bellflower }
       *[wisteria] { culture-wisteria }
    }
# $specialist: the id of a specialist (hetsuka). Within other texts; never declined; up to 14
# characters.
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
# $colour: the id of a colour of boat (clay). Within other texts; an object of its verb; up to 30
# characters.
boat-of-colour =
    { $colour ->
        [bamboo] a bamboo boat
        [wood] a wood boat
        [stone] a stone boat
        [clay] a clay boat
       *[gold] a gold boat
    }
# $number: a number (1, 2, 5, 22); $colour: the id of a colour of boat (clay). Within other texts;
# an object of its verb; up to 30 characters.
boats-of-colour =
    { $number ->
        [one] { $number } { colour-named } boat
       *[other] { $number } { colour-named } boats
    }
# $coins: a number of coins (1, 2, 5, 22). Within other texts; an object of its verb; up to 20
# characters.
some-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Choosing a fleet, trading

# $player: a player, at the start ("Anna", "Orange"); $action: an action in the notation, apart
# ("place wood s12"). A line of the log and of the terminal's report; up to 120 characters.
event-answered = { $player } has only one option: { $action }
# $player: a player, at the start ("Anna", "Orange"); $fleet: the number of a fleet (7). A line of
# the log and of the terminal's report; up to 120 characters.
event-fleet-chosen = { $player } chooses fleet { $fleet }
# $player: a player, at the start ("Anna", "Orange"); $number: a number (1, 2, 5, 22); $colour:
# the id of a colour of boat (clay). A line of the log and of the terminal's report; up to 120
# characters.
event-boats-taken = { $player } takes { boats-of-colour } from the reserve
# $player: a player, at the start ("Anna", "Orange"); $number: a number (1, 2, 5, 22); $colour:
# the id of a colour of boat (clay). A line of the log and of the terminal's report; up to 120
# characters.
event-boats-missing = { $player } misses out on { boats-of-colour }: none left in the reserve
# $player: a player, at the start ("Anna", "Orange"); $colour: the id of a colour of boat (clay);
# $coins: a number of coins (1, 2, 5, 22). A line of the log and of the terminal's report; up to
# 120 characters.
event-bought = { $player } buys { boat-of-colour } for { some-coins }
# $player: a player, at the start ("Anna", "Orange"); $colour: the id of a colour of boat (clay);
# $coins: a number of coins (1, 2, 5, 22). A line of the log and of the terminal's report; up to
# 120 characters.
event-sold = { $player } sells { boat-of-colour } for { some-coins }

## The powers of fleets

# $player: a player, at the start ("Anna", "Orange"); $tile: a building tile in words, apart
# ("torii (bamboo and gold; 5 points)"). A line of the log and of the terminal's report; up to 120
# characters.
event-tile-reserved = { $player } reserves a tile: { $tile }
# $number: a number (1, 2, 5, 22); $player: a player, at the start ("Anna", "Orange"). A line of
# the log and of the terminal's report; up to 120 characters.
event-peeked =
    { $number ->
        [one] { $player } peeks at the top tile of the building deck
       *[other] { $player } peeks at the top { $number } tiles of the building deck
    }
# $number: a number (1, 2, 5, 22); $player: a player, at the start ("Anna", "Orange"); $tiles: a
# list of building tiles in words, apart ("torii (gold; 5 points)"). A line of the log and of the
# terminal's report; up to 120 characters.
event-peeked-seen =
    { $number ->
        [one] { $player } peeks at the top tile of the building deck: { $tiles }
       *[other] { $player } peeks at the top { $number } tiles of the building deck: { $tiles }
    }
# $player: a player, at the start ("Anna", "Orange"); $kept: how many tiles, apart (0, 1, 3);
# $under: how many tiles, never declined (0, 1, 3). A line of the log and of the terminal's
# report; up to 120 characters.
event-arranged = { $player } puts the tiles back ({ $kept } on top of the deck, { $under } on the bottom)
# $player: a player, at the start ("Anna", "Orange"); $top: a list of building tiles in words, or
# “nothing”, apart ("torii (gold; 5 points)"); $bottom: a list of building tiles in words, or
# “nothing”, apart ("torii (gold; 5 points)"). A line of the log and of the terminal's report; up
# to 120 characters.
event-arranged-seen = { $player } puts the tiles back (on top of the deck: { $top }; on the bottom: { $bottom })
# $player: a player, at the start ("Anna", "Orange"); $slot: a slot: its id in the terminal, its
# number on the page ("s12", "12"); $to: a slot: its id in the terminal, its number on the page
# ("s14", "14"); $colour: the id of a colour of boat (clay). A line of the log and of the
# terminal's report; up to 120 characters.
event-boat-moved = { $player } moves { boat-of-colour } from slot { $slot } to slot { $to }
# $player: a player, at the start ("Anna", "Orange"); $island: an island: its id in the terminal,
# its number on the page ("i05", "5"). A line of the log and of the terminal's report; up to 120
# characters.
event-sacred-laid = { $player } lays sacred ground on island { $island }
# $player: a player, at the start ("Anna", "Orange"); $island: an island: its id in the terminal,
# its number on the page ("i05", "5"); $other: the second slot or island ("s14", "9"). A line of
# the log and of the terminal's report; up to 120 characters.
event-culture-swapped = { $player } swaps the culture tokens on islands { $island } and { $other }
# $player: a player, at the start ("Anna", "Orange"); $slot: a slot: its id in the terminal, its
# number on the page ("s12", "12"); $colour: the id of a colour of boat (clay). A line of the log
# and of the terminal's report; up to 120 characters.
event-boat-removed = { $player } returns { boat-of-colour } from slot { $slot } to the reserve
# $player: a player, at the start ("Anna", "Orange"); $slot: a slot: its id in the terminal, its
# number on the page ("s12", "12"); $other: the second slot or island ("s14", "9"). A line of the
# log and of the terminal's report; up to 120 characters.
event-boats-swapped = { $player } swaps the boats on slots { $slot } and { $other }

## Placing, collecting, building

# $player: a player, at the start ("Anna", "Orange"); $slot: a slot: its id in the terminal, its
# number on the page ("s12", "12"); $colour: the id of a colour of boat (clay). A line of the log
# and of the terminal's report; up to 120 characters.
event-boat-placed = { $player } places { boat-of-colour } on slot { $slot }
# $player: a player, at the start ("Anna", "Orange"); $island: an island: its id in the terminal,
# its number on the page ("i05", "5"); $kind: the id of a kind of culture token (wisteria). A line
# of the log and of the terminal's report; up to 120 characters.
event-collected = { $player } collects a culture token from island { $island } ({ kind-named })
# $player: a player, at the start ("Anna", "Orange"); $island: an island: its id in the terminal,
# its number on the page ("i05", "5"); $kind: the id of a kind of culture token (wisteria). A line
# of the log and of the terminal's report; up to 120 characters.
event-ebisu-collected = { $player } collects one more culture token from island { $island } ({ kind-named }), thanks to Ebisu
# $player: a player, at the start ("Anna", "Orange"); $island: an island: its id in the terminal,
# its number on the page ("i05", "5"); $tile: a building tile in words, apart ("torii (bamboo and
# gold; 5 points)"). A line of the log and of the terminal's report; up to 120 characters.
event-built = { $player } builds on island { $island }: { $tile }
# $player: a player, at the start ("Anna", "Orange"); $colour: the id of a colour of boat (clay).
# A line of the log and of the terminal's report; up to 120 characters.
event-discounted = { $player } builds one boat short ({ colour-named })
# $player: a player, at the start ("Anna", "Orange"); $to: a player, never declined ("Anna");
# $coins: a number of coins (1, 2, 5, 22). A line of the log and of the terminal's report; up to
# 120 characters.
event-toll-paid = { $player } pays { $to } { some-coins } (Ananda)
# $player: a player, at the start ("Anna", "Orange"); $number: a number (1, 2, 5, 22); $cause: the
# id of a cause (mountain). A line of the log and of the terminal's report; up to 120 characters.
event-prestige-gained =
    { $player } gains { $number ->
        [one] { $number } prestige token
       *[other] { $number } prestige tokens
    } { $cause ->
        [prestige_buildings] for adjacent torii and palaces
        [mountain] for the mountain
       *[kagutsuchi] thanks to Kagutsuchi
    }
# $player: a player, at the start ("Anna", "Orange"); $cause: the id of a cause (mountain);
# $group: how many buildings are in a group (2, 5); $coins: a number of coins (1, 2, 5, 22). A
# line of the log and of the terminal's report; up to 120 characters.
event-coins-gained =
    { $player } gains { some-coins } { $cause ->
        [group] for a group of { $group } buildings
        [trading_post] for a group of { $group } buildings, doubled by the trading post
        [specialist_coins] from the specialist
       *[hetsuka] thanks to Hetsuka
    }
# $player: a player, at the start ("Anna", "Orange"); $cause: the id of a cause (mountain);
# $coins: a number of coins (1, 2, 5, 22). A line of the log and of the terminal's report; up to
# 120 characters.
event-coins-paid =
    { $player } pays { some-coins } { $cause ->
       *[kachiko] to use Kachiko
    }
# $number: a number (1, 2, 5, 22); $player: a player, at the start ("Anna", "Orange"); $kind: the
# id of a kind of culture token (wisteria). A line of the log and of the terminal's report; up to
# 120 characters.
event-tokens-spent =
    { $number ->
        [one] { $player } discards { $number } culture token ({ kind-named })
       *[other] { $player } discards { $number } culture tokens ({ kind-named })
    }
# $player: a player, at the start ("Anna", "Orange"); $number: a number (1, 2, 5, 22); $colour:
# the id of a colour of boat (clay). A line of the log and of the terminal's report; up to 120
# characters.
event-boats-returned = { $player } returns { boats-of-colour } to the reserve
# $player: a player, at the start ("Anna", "Orange"); $island: an island: its id in the terminal,
# its number on the page ("i05", "5"). A line of the log and of the terminal's report; up to 120
# characters.
event-sacred-lifted = { $player } removes the sacred ground from island { $island }

## Mooring and recruiting

# $player: a player, at the start ("Anna", "Orange"); $colour: the id of a colour of boat (clay).
# A line of the log and of the terminal's report; up to 120 characters.
event-boat-set-aside = { $player } sets { boat-of-colour } aside
# $number: a number (1, 2, 5, 22); $player: a player, at the start ("Anna", "Orange"). A line of
# the log and of the terminal's report; up to 120 characters.
event-boats-moored =
    { $number ->
        [one] { $player } keeps { $number } boat in the harbour
       *[other] { $player } keeps { $number } boats in the harbour
    }
# $player: a player, at the start ("Anna", "Orange"); $specialist: the id of a specialist
# (hetsuka). A line of the log and of the terminal's report; up to 120 characters.
event-recruited = { $player } recruits { specialist-named }
# $player: a player, at the start ("Anna", "Orange"); $to: a player, never declined ("Anna");
# $coins: a number of coins (1, 2, 5, 22). A line of the log and of the terminal's report; up to
# 120 characters.
event-coins-shared = { $player } passes { some-coins } on to { $to } (Izanami)

## Turns and rounds

# $turn: the number of a turn, or round and turn (2, "3.2"); $to: a player, apart ("Anna"). A line
# of the log and of the terminal's report; up to 120 characters.
event-turn-started = Turn { $turn }: { $to }
# $player: a player, at the start ("Anna", "Orange"). A line of the log and of the terminal's
# report; up to 120 characters.
event-turn-ended = { $player } ends their turn
# $round: the number of a round (3). A line of the log and of the terminal's report; up to 120
# characters.
event-round-started = Round { $round } begins
# $round: the number of a round (3). A line of the log and of the terminal's report; up to 120
# characters.
event-round-ended = Round { $round } ends
# $coins: a number of coins (1, 2, 5, 22); $specialist: the id of a specialist (hetsuka). A line
# of the log and of the terminal's report; up to 120 characters.
event-coins-laid = Coins on the specialist { specialist-named }: { $coins }
# $specialist: the id of a specialist (hetsuka). A line of the log and of the terminal's report;
# up to 120 characters.
event-specialist-laid = New in the row: { specialist-named }
# $tile: a building tile in words, apart ("torii (bamboo and gold; 5 points)"). A line of the log
# and of the terminal's report; up to 120 characters.
event-building-laid = New in the row: { $tile }
# $turn: the number of a turn, or round and turn (2, "3.2"); $to: a player, apart ("Anna"). A line
# of the log and of the terminal's report; up to 120 characters.
event-order-set = Next round, turn { $turn }: { $to }
# $fleet: the number of a fleet (7). A line of the log and of the terminal's report; up to 120
# characters.
event-fleet-turned-up = Fleet { $fleet } is turned face up
# $number: a number (1, 2, 5, 22). A line of the log and of the terminal's report; up to 120
# characters.
event-fleets-laid-down =
    { $number ->
        [one] { $number } fleet goes back to the track, face down
       *[other] { $number } fleets go back to the track, shuffled and face down
    }
# $end: the id of an end, or an end in words (no_boats). A line of the log and of the terminal's
# report; up to 120 characters.
event-game-ended =
    { $end ->
        [last_building] Game over: a player has built their last standard building
        [no_boats] Game over: the reserve has run out of one boat colour
        [no_specialists] Game over: there aren’t enough specialists to fill the row
       *[no_buildings] Game over: there aren’t enough building tiles to fill the row
    }
