### The board and the cards of the page: their names for screen readers, and short labels.

## A letter for each boat, all different, and none that looks like a digit

letter-bamboo = B
letter-wood = W
letter-stone = S
letter-clay = C
letter-gold = G

## The board

board-name = Board
board-keys = Arrow keys move to the nearest spot; I and S switch between islands and slots; T jumps to the next possible spot; Enter selects; ? explains why not; +, − and Z zoom.
# $colour: the id of a colour of boat (clay). For screen readers, and in the text view of the
# board; up to 80 characters.
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
# $kind: the id of a kind of culture token (wisteria). For screen readers, and in the text view of
# the board; up to 80 characters.
board-token = { kind-named } token
# $player: a player, at the start ("Anna", "Orange"). For screen readers, and in the text view of
# the board; up to 80 characters.
board-building = { $player }’s building
board-torii = torii
board-palace = palace
board-mountain = mountain
board-sacred = sacred ground
board-entry = entry slot
# $number: a number (1, 2, 5, 22). For screen readers, and in the text view of the board; up to 80
# characters.
board-slot-number = slot { $number }
# $number: a number (1, 2, 5, 22). For screen readers, and in the text view of the board; up to 80
# characters.
board-island-number = island { $number }
# $number: a number (1, 2, 5, 22); $islands: a list of numbers, never declined ("3, 9 and 12").
# For screen readers, and in the text view of the board; up to 80 characters.
board-next-to =
    { $number ->
        [one] next to island { $islands }
       *[other] next to islands { $islands }
    }
# $number: a number (1, 2, 5, 22). On hover, and for screen readers; up to 30 characters.
board-free-slots =
    { $number ->
        [one] { $number } free slot
       *[other] { $number } free slots
    }
# $taken, $number: numbers (1, 2, 5, 22); $boats: the boats' colours ("2 × wood and clay"). On hover,
# and for screen readers; up to 80 characters.
board-its-slots = boats on { $taken } of { $number } slots: { $boats }
board-placed-now = placed this turn
# $action: an action in words, apart ("Place a wood boat on slot 12"). For screen readers, and in
# the text view of the board; up to 80 characters.
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
# $place: a slot, an island or a position, in words ("slot 12", 3). For screen readers, and in the
# text view of the board; up to 80 characters.
board-ask = Why not { $place }?

## Cards

# $kind: a kind of building, at the start ("trading post"); $points: a number of points, or points
# in words (1, 5, 22, "5 points"); $needs: a list of colours, apart ("2 × bamboo and wood"). For
# screen readers; up to 120 characters.
card-tile = { $kind }, { $points }, needs: { $needs }
# $kind: a kind of building, at the start ("trading post"); $needs: a list of colours, apart ("2 ×
# bamboo and wood"); $points: a number of points, or points in words (1, 5, 22, "5 points").
# Wherever a tile is named; up to 70 characters.
tile-described = { $kind } ({ $needs }; { $points })
# $id: the id of a tile ("b13"); $tile: a building tile in words ("torii (gold; 5 points)"). In the
# terminal, where ids are typed; up to 80 characters.
tile-with-id = { $id } { $tile }
tile-face-down = tile, face down
card-reserved = reserved
card-built = built
# $boats: a list of boats, apart ("wood boat and clay boat"); $power: the name of a power ("Peek
# at the deck"); $fleet: the number of a fleet (7). For screen readers; up to 120 characters.
card-fleet = { fleet-numbered }: { $boats }. { $power }
card-fleet-down = Fleet, face down
# $player: a player, never declined ("Anna", "Orange"). For screen readers; up to 120 characters.
card-fleet-by = taken by { $player }
# $place: a position (3). For screen readers; up to 120 characters.
card-fleet-place = position { $place } next round
card-any-boat = boat of any colour
# $name: a specialist, at the start ("Hetsuka"); $points: a number of points, or points in words
# (1, 5, 22, "5 points"); $does: a whole sentence, never declined ("Your harbour holds 2 more
# boats."). For screen readers; up to 120 characters.
card-specialist = { $name }, { $points }. { $does }
# $number: a number (1, 2, 5, 22). For screen readers; up to 120 characters.
card-coins-on-it =
    { $number ->
        [one] has { $number } coin on it
       *[other] has { $number } coins on it
    }
card-used = used this turn
# $number: a number (1, 2, 5, 22); $colour: the id of a colour of boat (clay). For screen readers;
# up to 120 characters.
card-boats = { colour-named }: { $number }
# $coins: a number of coins (1, 2, 5, 22). For screen readers; up to 120 characters.
card-price =
    { $coins ->
        [one] price: { $coins } coin
       *[other] price: { $coins } coins
    }
card-running-low = running low
# $number: a number (1, 2, 5, 22); $kind: the id of a kind of culture token (wisteria). For screen
# readers; up to 120 characters.
card-culture = { kind-named }: { $number }
# $number: a number (1, 2, 5, 22); $colour: the id of a colour of boat (clay). For screen readers;
# up to 120 characters.
card-hand-boat =
    { $number ->
        [one] { board-boat } in your hand
       *[other] { board-boat } in your hand ({ $number })
    }
card-turn-now = to play
card-away = away
