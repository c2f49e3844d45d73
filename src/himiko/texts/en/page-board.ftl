### The board and the cards of the page: their names for screen readers, and short labels.

## A letter for each boat, all different

letter-bamboo = B
letter-wood = W
letter-stone = S
letter-clay = C
letter-gold = G

## The board

board-name = Board
board-keys = Arrow keys move to the nearest spot; I and S switch between islands and slots; T jumps to the next possible spot; Enter selects; ? explains why not; +, − and 0 zoom.
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
board-building = { $player }’s building
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
board-chosen = selected
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show whole board

## The board as tables

board-islands = Islands
board-slots = Slots
board-column-island = Island
board-column-slot = Slot
board-column-there = What’s there
board-column-boat = Boat
board-column-slots = Slots around it
board-column-islands = Next to islands
board-column-choose = Possible now
board-ask = Why not { $place }?

## Cards

card-tile = { $kind }, { $points }, needs: { $needs }
tile-described = { $kind } ({ $needs }; { $points })
card-reserved = reserved
card-built = built
card-fleet = { fleet-numbered }: { $boats }. { $power }
card-fleet-down = Fleet, face down
card-fleet-by = taken by { $player }
card-fleet-place = position { $place } next round
card-any-boat = boat of any colour
card-specialist = { $name }, { $points }. { $does }
card-coins-on-it =
    { $number ->
        [one] has { $number } coin on it
       *[other] has { $number } coins on it
    }
card-used = used this turn
card-boats = { colour-named }: { $number }
card-price =
    { $coins ->
        [one] price: { $coins } coin
       *[other] price: { $coins } coins
    }
card-running-low = running low
card-culture = { kind-named }: { $number }
card-hand-boat =
    { $number ->
        [one] { board-boat } in your hand
       *[other] { board-boat } in your hand ({ $number })
    }
card-turn-now = to play
card-away = away
