### The board and the cards of the page: their names for screen readers, and short labels.

## A letter for each boat, all different

letter-bamboo = B
letter-wood = W
letter-stone = S
letter-clay = C
letter-gold = G

## The board

board-name = Board
board-keys = Arrow keys go to the nearest place, i and s change between islands and slots, t goes to the next possible place, Enter chooses, the question mark asks why something is not possible, plus, minus and zero zoom.
board-boat =
    { $colour ->
        [bamboo] bamboo boat
        [wood] wood boat
        [stone] stone boat
        [clay] clay boat
       *[gold] gold boat
    }
board-empty = empty
board-no-boat = –
board-token = { kind-named } token
board-building = building of { $player }
board-torii = torii
board-palace = palace
board-mountain = mountain
board-sacred = sacred ground
board-entry = entry slot
board-slot-number = slot { $number }
board-island-number = island { $number }
board-next-to =
    { $number ->
        [one] next to island { $islands }
       *[other] next to islands { $islands }
    }
board-its-slots =
    { $number ->
        [one] { $number } slot: { $boats }
       *[other] { $number } slots: { $boats }
    }
board-placed-now = placed this turn
board-possible = possible: { $action }
board-chosen = chosen
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole board

## The board as tables

board-islands = Islands
board-slots = Slots
board-column-island = Island
board-column-slot = Slot
board-column-there = What is there
board-column-boat = Boat
board-column-slots = Its slots
board-column-islands = Next to islands
board-column-choose = Possible now
board-ask = Why not { $place }?

## Cards

card-tile = { $kind }, { $points }, needs { $needs }
tile-described = { $kind } ({ $needs }; { $points })
card-reserved = reserved
card-built = built
card-fleet = { fleet-numbered }: { $boats }. { $power }
card-fleet-down = Fleet, face down
card-fleet-by = played by { $player }
card-fleet-place = place { $place } next round
card-any-boat = boat of any colour
card-specialist = { $name }, { $points }. { $does }
card-coins-on-it =
    { $number ->
        [one] { $number } coin lies on it
       *[other] { $number } coins lie on it
    }
card-used = used this turn
card-boats = { colour-named }: { $number }
card-price =
    { $coins ->
        [one] price { $coins } coin
       *[other] price { $coins } coins
    }
card-running-low = running low
card-culture = { kind-named }: { $number }
card-hand-boat =
    { $number ->
        [one] { board-boat } in your hand
       *[other] { board-boat } in your hand, { $number } of them
    }
card-turn-now = to move
card-away = away
