### Why an action is not possible: a sentence for each code of a refusal.

## Another question comes first

refusal-fleet-first = First choose a fleet.
refusal-take-first = First take the boat of your choice.
refusal-arrange-first = First put back the tiles you are looking at.
refusal-collect-first = First take the next culture token.
refusal-ebisu-first = First take Ebisu’s token, or do without it.
refusal-discard-first = First set a boat aside: your harbour cannot hold them all.
refusal-game-over = The game is over.
refusal-must-collect-or-build = You have placed boats, so you must collect or build: { $actions }.

## Fleets and trade

refusal-fleet-chosen = You already have a fleet for this turn, fleet { $fleet }.
refusal-fleet-taken = Fleet { $fleet } has already been taken this round.
refusal-fleet-face-down = Fleet { $fleet } lies face down.
refusal-no-boat-to-take = There is no boat of your choice to take now.
refusal-reserve-empty = The reserve has too few boats of this colour ({ colour-named }).
refusal-trade-over = Trade is over for this turn.
refusal-no-transaction-left =
    { $allowed ->
        [one] You may make only { $allowed } transaction a turn.
       *[other] You may make only { $allowed } transactions a turn.
    }
refusal-not-traded = Boats of this colour are not traded ({ colour-named }).
refusal-not-in-hand = You have too few boats of this colour in hand ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] That takes { $needed } coin
       *[other] That takes { $needed } coins
    }, and you have { $coins }.

## Powers of fleets

refusal-other-power = Fleet { $fleet } has another power ({ power-named }).
refusal-power-used = The power of fleet { $fleet } is used up ({ power-named }).
refusal-deck-empty = The building deck is empty.
refusal-nothing-to-arrange = You are not looking at any tiles.
refusal-not-the-tiles-seen = Those are not the tiles you are looking at.
refusal-no-boat = There is no boat on slot { $slot }.
refusal-slot-occupied = There is a boat on slot { $slot } already ({ colour-named }).
refusal-not-connected = Slot { $slot } is not connected to slot { $to }.
refusal-island-not-empty =
    { $thing ->
        [culture] Island { $island } is not empty: a culture token lies there.
        [sacred] Island { $island } is not empty: sacred ground lies there.
        [building] Island { $island } is not empty: a standard building stands there.
        [torii] Island { $island } is not empty: a torii stands there.
       *[palace] Island { $island } is not empty: a palace stands there.
    }
refusal-no-sacred-ground-left = All { $number } sacred ground tokens are on the board.
refusal-no-culture-token = There is no culture token on island { $island }.
refusal-same-kind = Both culture tokens are of the same kind ({ kind-named }).
refusal-same-colour = Both boats have the same colour ({ colour-named }).

## Placing, collecting, building

refusal-placing-over = No more boats can be placed this turn.
refusal-no-entry = The first boat goes on an entry slot or next to a boat of its colour ({ colour-named }); slot { $slot } is neither.
refusal-chain-broken = The chain is broken: there is no boat on slot { $slot } any more.
refusal-step-3-over = The time to collect or build is over for this turn.
refusal-no-boat-placed = You have placed no boat this turn.
refusal-not-adjacent = Island { $island } is next to none of the boats you have placed this turn.
refusal-boats-used = No boat is left to collect from island { $island }: each brings only one token.
refusal-boats-missing = Boats are missing around the island: { $colours }.
refusal-toll =
    { $needed ->
        [one] { $needed } coin is
       *[other] { $needed } coins are
    } due to { $to }, who has Ananda, and you have { $coins }.
refusal-reserved-this-round = { $tile } was reserved this round and can be built from the next round on.
refusal-no-buildings-left = You have no standard building left for this tile: { $tile }.
refusal-tile-built = { $tile } has already been built ({ $by }).
refusal-tile-reserved = { $tile } is reserved ({ $by }).
refusal-tile-in-deck = { $tile } is not in the row.

## Mooring, recruiting, specialists

refusal-nothing-to-set-aside =
    { $room ->
        [one] Nothing needs to be set aside: your harbour holds { $room } boat.
       *[other] Nothing needs to be set aside: your harbour holds { $room } boats.
    }
refusal-too-early = { specialist-named } can be recruited only at the end of the turn.
refusal-already-recruited = You may recruit only one specialist a turn.
refusal-specialist-in-deck = { specialist-named } is not in the row.
refusal-specialist-recruited = { specialist-named } has already been recruited ({ $by }).
refusal-tokens-missing = You lack culture tokens: { $kinds }.
refusal-not-yours = You do not have { specialist-named }.
refusal-used-this-turn = You have already used { specialist-named } this turn.
refusal-too-late = { specialist-named } brings boats, and that is no longer possible this turn.
refusal-only-after-collecting = { specialist-named } helps only right after collecting.
refusal-no-sacred-ground = There is no sacred ground on island { $island }.

## No action at all

refusal-no-action = This is not an action of the game.

## Parts of sentences

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
