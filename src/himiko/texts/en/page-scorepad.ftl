### The score pad: points of a game played with the box

scorepad-title = Score pad
scorepad-what = For a game with the box at home: enter what everyone has, and the points are added up. Everything stays on this device.
scorepad-name = Name
# $number: a seat, from 1 (2). The name of a player nobody has named yet; up to 20 characters.
scorepad-player = Player { $number }
# $number: how many tiles (3). $points: their points together (8). Above a row of number keys; up to 40 characters.
scorepad-tiles =
    { $number ->
        [0] Building tiles: tap the points of each
        [one] Building tiles: { $number } (points: { $points })
       *[other] Building tiles: { $number } (points: { $points })
    }
# $points: the points of a tile (5). Read aloud for a number key; up to 40 characters.
scorepad-add-tile = Tile with { $points } { $points ->
        [one] point
       *[other] points
    }
scorepad-last-tile = Remove the last tile
# $number: how many specialists (3). $points: their points together (-1, 4). Above a row of pictures; up to 40 characters.
scorepad-specialists = Specialists: { $number } (points: { $points })
# $name: a specialist ("Riu"). $points: its points (3). Read aloud for a picture; up to 40 characters.
scorepad-specialist = { $name } (points: { $points })
scorepad-reserved = Reserved tiles, not built
scorepad-aside = Boats set aside
scorepad-turn = First turn in the last round
# $name: a person ("Ann"). A button; up to 40 characters.
scorepad-remove = Remove { $name }
scorepad-add = Add a player
scorepad-result = Result
scorepad-tie = Equal points: whoever played earlier in the last round is ahead. Enter everyone’s first turn of that round above.
scorepad-share = Share as a picture
scorepad-clear = New game
# $what: what is counted ("coins"). Read aloud for a button; up to 40 characters.
scorepad-less = One less: { $what }
# $what: what is counted ("coins"). Read aloud for a button; up to 40 characters.
scorepad-more = One more: { $what }
