### Why an action is not possible: a sentence for each code of a refusal.

## Another question comes first

refusal-fleet-first = First choose a fleet.
refusal-take-first = First choose the colour of your third boat.
refusal-arrange-first = First put back the tiles you’re looking at.
refusal-collect-first = First take the next culture token.
refusal-ebisu-first = First take Ebisu’s token or skip it.
refusal-discard-first = First set a boat aside: your harbour can’t hold them all.
refusal-game-over = The game is over.
# $actions: a list of actions, apart ("build b13 i05 and done"). Below the board when something is
# not possible, and in the terminal; up to 160 characters.
refusal-must-collect-or-build = You’ve placed boats, so you must collect or build. Possible: { $actions }.

## Fleets and trade

# $fleet: the number of a fleet (7). Below the board when something is not possible, and in the
# terminal; up to 160 characters.
refusal-fleet-chosen = You’ve already chosen fleet { $fleet } this turn.
# $fleet: the number of a fleet (7). Below the board when something is not possible, and in the
# terminal; up to 160 characters.
refusal-fleet-taken = Fleet { $fleet } has already been taken this round.
# $fleet: the number of a fleet (7). Below the board when something is not possible, and in the
# terminal; up to 160 characters.
refusal-fleet-face-down = Fleet { $fleet } is face down.
refusal-no-boat-to-take = You can’t choose a boat now.
# $colour: the id of a colour of boat (clay). Below the board when something is not possible, and
# in the terminal; up to 160 characters.
refusal-reserve-empty = Not enough boats of this colour in the reserve ({ colour-named }).
refusal-trade-over = You can no longer trade this turn.
# $allowed: how many transactions are allowed, never declined (1, 2). Below the board when
# something is not possible, and in the terminal; up to 160 characters.
refusal-no-transaction-left =
    { $allowed ->
        [one] You can only make { $allowed } transaction per turn.
       *[other] You can only make { $allowed } transactions per turn.
    }
# $colour: the id of a colour of boat (clay). Below the board when something is not possible, and
# in the terminal; up to 160 characters.
refusal-not-traded = Boats of this colour can’t be bought or sold ({ colour-named }).
# $colour: the id of a colour of boat (clay). Below the board when something is not possible, and
# in the terminal; up to 160 characters.
refusal-not-in-hand = You don’t have enough boats of this colour in your hand ({ colour-named }).
# $needed: a price in coins (1, 2, 5); $coins: a number of coins (1, 2, 5, 22). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-too-few-coins =
    { $needed ->
        [one] That costs { $needed } coin
       *[other] That costs { $needed } coins
    }; you have { $coins }.

## Powers of fleets

# $fleet: the number of a fleet (7); $power: the id or the name of a power ("Peek at the deck").
# Below the board when something is not possible, and in the terminal; up to 160 characters.
refusal-other-power = Fleet { $fleet } has a different power ({ power-named }).
# $fleet: the number of a fleet (7); $power: the id or the name of a power ("Peek at the deck").
# Below the board when something is not possible, and in the terminal; up to 160 characters.
refusal-power-used = The power of fleet { $fleet } has already been used ({ power-named }).
refusal-deck-empty = The building deck is empty.
refusal-nothing-to-arrange = You aren’t looking at any tiles.
refusal-not-the-tiles-seen = Those aren’t the tiles you’re looking at.
# $slot: a slot: its id in the terminal, its number on the page ("s12", "12"). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-no-boat = There’s no boat on slot { $slot }.
# $slot: a slot: its id in the terminal, its number on the page ("s12", "12"); $colour: the id of
# a colour of boat (clay). Below the board when something is not possible, and in the terminal; up
# to 160 characters.
refusal-slot-occupied = There’s already a boat on slot { $slot } ({ colour-named }).
# $slot: a slot: its id in the terminal, its number on the page ("s12", "12"); $to: a slot: its id
# in the terminal, its number on the page ("s14", "14"). Below the board when something is not
# possible, and in the terminal; up to 160 characters.
refusal-not-connected = Slot { $slot } isn’t connected to slot { $to }.
# $thing: the id of what is on an island, or a thing (culture, "plum"); $island: an island: its id
# in the terminal, its number on the page ("i05", "5"). Below the board when something is not
# possible, and in the terminal; up to 160 characters.
refusal-island-not-empty =
    { $thing ->
        [culture] Island { $island } isn’t empty: there’s a culture token on it.
        [sacred] Island { $island } isn’t empty: there’s sacred ground on it.
        [building] Island { $island } isn’t empty: there’s a standard building on it.
        [torii] Island { $island } isn’t empty: there’s a torii on it.
       *[palace] Island { $island } isn’t empty: there’s a palace on it.
    }
# $number: a number (1, 2, 5, 22). Below the board when something is not possible, and in the
# terminal; up to 160 characters.
refusal-no-sacred-ground-left = All { $number } sacred ground tokens are already on the board.
# $island: an island: its id in the terminal, its number on the page ("i05", "5"). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-no-culture-token = There’s no culture token on island { $island }.
# $kind: the id of a kind of culture token (wisteria). Below the board when something is not
# possible, and in the terminal; up to 160 characters.
refusal-same-kind = Both culture tokens are of the same kind ({ kind-named }).
# $colour: the id of a colour of boat (clay). Below the board when something is not possible, and
# in the terminal; up to 160 characters.
refusal-same-colour = Both boats are the same colour ({ colour-named }).

## Placing, collecting, building

refusal-placing-over = You can’t place any more boats this turn.
# $slot: a slot: its id in the terminal, its number on the page ("s12", "12"); $colour: the id of
# a colour of boat (clay). Below the board when something is not possible, and in the terminal; up
# to 160 characters.
refusal-no-entry = Your first boat must go on an entry slot or next to a boat of the same colour ({ colour-named }). Slot { $slot } is neither an entry slot nor connected to such a boat.
# $slot: a slot: its id in the terminal, its number on the page ("s12", "12"). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-chain-broken = The chain is broken: there’s no longer a boat on slot { $slot }.
refusal-step-3-over = You can no longer collect or build this turn.
refusal-no-boat-placed = You need a boat that you placed this turn and that’s still on its slot.
# $island: an island: its id in the terminal, its number on the page ("i05", "5"). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-not-adjacent = Island { $island } isn’t next to any boat you placed this turn.
# $island: an island: its id in the terminal, its number on the page ("i05", "5"). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-boats-used = No boat can still collect from island { $island }: each collects only one token.
# $colours: a list of colours, apart ("2 × clay and gold"). Below the board when something is not
# possible, and in the terminal; up to 160 characters.
refusal-boats-missing = Boats missing around the island: { $colours }.
# $needed: a price in coins (1, 2, 5); $to: a player, never declined ("Anna"); $coins: a number of
# coins (1, 2, 5, 22). Below the board when something is not possible, and in the terminal; up to
# 160 characters.
refusal-toll =
    { $needed ->
        [one] To build here, you must pay { $to } { $needed } coin (Ananda); you have { $coins }.
       *[other] To build here, you must pay { $to } { $needed } coins (Ananda); you have { $coins }.
    }
# $tile: a building tile in words, apart ("torii (bamboo and gold; 5 points)"). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-reserved-this-round = This tile was reserved this round and can’t be built until the next one: { $tile }.
# $tile: a building tile in words, apart ("torii (bamboo and gold; 5 points)"). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-no-buildings-left = You have no standard buildings left for this tile: { $tile }.
# $by: a player, apart ("Anna"); $tile: a building tile in words, apart ("torii (bamboo and gold;
# 5 points)"). Below the board when something is not possible, and in the terminal; up to 160
# characters.
refusal-tile-built = This tile has already been built ({ $by }): { $tile }.
# $by: a player, apart ("Anna"); $tile: a building tile in words, apart ("torii (bamboo and gold;
# 5 points)"). Below the board when something is not possible, and in the terminal; up to 160
# characters.
refusal-tile-reserved = This tile is reserved ({ $by }): { $tile }.
# $tile: a building tile in words, apart ("torii (bamboo and gold; 5 points)"). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-tile-in-deck = This tile isn’t in the row: { $tile }.

## Mooring, recruiting, specialists

# $room: how many boats the harbour holds (1, 3). Below the board when something is not possible,
# and in the terminal; up to 160 characters.
refusal-nothing-to-set-aside =
    { $room ->
        [one] You don’t need to set a boat aside: your harbour has room for { $room } boat.
       *[other] You don’t need to set a boat aside: your harbour has room for { $room } boats.
    }
# $specialist: the id of a specialist (hetsuka). Below the board when something is not possible,
# and in the terminal; up to 160 characters.
refusal-too-early = { specialist-named } can only be recruited at the end of your turn.
refusal-already-recruited = You can only recruit one specialist per turn.
# $specialist: the id of a specialist (hetsuka). Below the board when something is not possible,
# and in the terminal; up to 160 characters.
refusal-specialist-in-deck = { specialist-named } isn’t in the row.
# $by: a player, apart ("Anna"); $specialist: the id of a specialist (hetsuka). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-specialist-recruited = { specialist-named } has already been recruited ({ $by }).
# $kinds: a list of kinds of culture tokens, apart ("2 × plum"). Below the board when something is
# not possible, and in the terminal; up to 160 characters.
refusal-tokens-missing = You don’t have enough culture tokens. Missing: { $kinds }.
# $specialist: the id of a specialist (hetsuka). Below the board when something is not possible,
# and in the terminal; up to 160 characters.
refusal-not-yours = You don’t have { specialist-named }.
# $specialist: the id of a specialist (hetsuka). Below the board when something is not possible,
# and in the terminal; up to 160 characters.
refusal-used-this-turn = You’ve already used { specialist-named } this turn.
# $specialist: the id of a specialist (hetsuka). Below the board when something is not possible,
# and in the terminal; up to 160 characters.
refusal-too-late = { specialist-named } can no longer be used this turn.
# $specialist: the id of a specialist (hetsuka). Below the board when something is not possible,
# and in the terminal; up to 160 characters.
refusal-only-after-collecting = { specialist-named } can only be used right after collecting.
# $island: an island: its id in the terminal, its number on the page ("i05", "5"). Below the board
# when something is not possible, and in the terminal; up to 160 characters.
refusal-no-sacred-ground = There’s no sacred ground on island { $island }.

## No action at all

refusal-no-action = That isn’t a valid action.

## Parts of sentences

# $power: the id or the name of a power ("Peek at the deck"). Within refusals, in brackets; up to
# 40 characters.
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
