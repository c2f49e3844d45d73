### The page, after the game: scoring, replay, chart, costly turns, playing on, records, the deal.

review-title = Review
review-of = Review: { $names }
review-running = This game is still being played. Its review opens when it is over.
review-to-table = To the table
review-tools = What can be done with this game
review-parts = What is shown beside the board
situation-title = Table

## Scoring

scoring-title = Scoring
scoring-winner =
    { $points ->
        [one] { $name } is the Great Builder of Yamataï, with { $points } point
       *[other] { $name } is the Great Builder of Yamataï, with { $points } points
    }
scoring-abandoned = The game was ended before it was over; these are the points at that moment.
scoring-tie = { $names } have equal points. Turn order decides: { $name } played earlier in the last round.
scoring-player = Player
scoring-rule = How points are counted: rule { $rule }

## The time line

timeline-title = Time line
timeline-first = To the start
timeline-previous-turn = Previous turn
timeline-previous = One step back
timeline-play = Play
timeline-pause = Pause
timeline-next = One step on
timeline-next-turn = Next turn
timeline-last = To the end
timeline-slider = Place in the game
timeline-start = Before the first turn
timeline-at = Round { $round }, turn { $turn }: { $name }
timeline-step = step { $step } of { $steps }
timeline-keys = Keys: ← and → go by step, with Shift by turn; Home and End go to the ends; the space bar plays.

## What happened

happened-title = What happened
happened-nothing = The deal is made, and nothing has been played yet.
happened-quiet = Nothing else happened.
turns-title = Turns

## The chart

chart-title = Course
chart-what = What is shown
chart-points = Points
chart-chances = Winning chances
chart-says-points = Points of the players over the game. In the end: { $values }.
chart-says-chances = Winning chances of the players over the game, by turn.
chart-value = { $name } { $value }
chart-percent = { $percent } %
chart-table = The same as a table
chart-turn = Turn
chart-work-out = Work out the winning chances
chart-explains = A computer player looks at the start of every turn for about a second. It knows no more than the player did.
chart-stop = Stop
chart-go-on = Go on
chart-progress = Turns worked out: { $done } of { $all }
chart-waits = The server has a lot to do; it goes on by itself in a moment.

## Costly turns

costly-title = The turns that cost most
costly-explains = How far a player’s winning chance fell from the start of a turn to the start of the next. Chance and the limits of the estimate are in it, too.
costly-later = To find them, work out the winning chances.
costly-none = No turn cost much.
costly-none-yet = None so far among the turns worked out.
costly-turn = Round { $round }, turn { $turn }: { $name }
costly-cost = −{ $percent } points of winning chance
costly-played = Played: { $actions }
costly-better = The computer player would have chosen: { $actions }
costly-show = Show this turn

## Playing on

playon-title = Play on from here
playon-explains = A new table begins at this point of the game. You take one of the seats, computer players the others.
playon-seat = Your seat
playon-level = Computer players
playon-start = Play on
playon-over = The game is over here. Play on from its last turn, or choose another point on the time line.
playon-back = Go to the last turn

## Sharing, records

share-title = Share
share-explains = The link opens this review at the point shown.
share-link = Link to this point
share-copy = Copy the link
share-copied = The link is copied.
record-download = Download the record
record-short = Record

import-title = Open a record
import-explains = A record is a text file that holds a whole game. Open one to walk through it, share it, or play on from any point; a game that is not over goes on. A position in JSON can be opened as well.
import-file = Choose a file
import-paste = Or paste the record here
import-open = Open the record

## The deal

verify-title = Was the deal honest?
verify-explains = Before the first action the server showed a fingerprint (SHA-256) of how everything was shuffled, without telling the shuffle itself. When the game is over, it opens the secret: seed and salt. Your browser computes the fingerprint from them and compares. If they agree, the deal was fixed before anybody acted, and nobody changed it afterwards.
verify-do = Verify the deal
verify-short = Deal
verify-true = They agree: the deal was fixed before the first action.
verify-false = They do not agree: this is not the deal that was promised.
verify-none = This game began from a record or a position: its deal was known from the start, and nothing was promised.
verify-insecure = Browsers compute fingerprints on secure pages only (https).
verify-kept = This device has kept the fingerprint since it first saw the table, and it is still the same.
verify-changed = This device saw another fingerprint when the game was played.
verify-promised = Promised fingerprint
verify-computed = Computed fingerprint
verify-seed = Seed
verify-salt = Salt
verify-more = That the seed leads to exactly this game is shown by replaying the record: himiko check.
