### The page, after the game: scoring, replay, chart, costly turns, playing on, records, the deal.

review-title = Review
# $names: a list of players, apart ("Anna and Orange"). The heading of a review; up to 60
# characters.
review-of = Review: { $names }
review-running = This game is still in progress. You can review it once it’s over.
review-to-table = Back to the table
review-tools = Tools for this game
review-parts = Shown next to the board
situation-title = Table

## Scoring

scoring-title = Scoring
# $points: a number of points (1, 34); $name: a name ("Anna"). Above the scores; up to 140
# characters.
scoring-winner =
    { $points ->
        [one] { $name } is the Great Builder of Yamataï, with { $points } point
       *[other] { $name } is the Great Builder of Yamataï, with { $points } points
    }
scoring-abandoned = The game was stopped early; these are the points at that moment.
# $names: a list of players, apart ("Anna and Orange"); $name: a name ("Anna"). Above the scores;
# up to 140 characters.
scoring-tie = Equal points: { $names }. Turn order decides: { $name } played earlier in the last round.
scoring-player = Player
# $rule: the number of a rule (6.14). Above the scores; up to 140 characters.
scoring-rule = How points are counted: rule { $rule }

## The time line

timeline-title = Timeline
timeline-first = Go to start
timeline-previous-turn = Previous turn
timeline-previous = One step back
timeline-play = Play
timeline-pause = Pause
timeline-next = One step forward
timeline-next-turn = Next turn
timeline-last = Go to end
timeline-slider = Position in the game
timeline-start = Before the first turn
# $round: the number of a round (3); $turn: the number of a turn, or round and turn (2, "3.2");
# $name: a name ("Anna"). Below the board of a review; up to 60 characters.
timeline-at = Round { $round }, turn { $turn }: { $name }
# $step: a number, or the id of a step (5, "moor"); $steps: a number of actions, never declined
# (8). Below the board of a review; up to 60 characters.
timeline-step = action { $step } of { $steps }
timeline-keys = Keys: ← and → move by action, with Shift by turn; Home and End jump to the start and end; Space plays.

## What happened

happened-title = What happened
happened-nothing = Everything is set up; nothing has been played yet.
happened-quiet = Nothing else happened.
turns-title = Turns

## The chart

chart-title = Progress
chart-what = Show
chart-points = Points
chart-chances = Win chances
# $values: a list of players with their points, apart ("Anna 34 and Orange 29"). In a review; up
# to 90 characters.
chart-says-points = Each player’s points over the game. Final points: { $values }.
chart-says-chances = Each player’s win chance over the game, turn by turn.
# $name: a name ("Anna"); $value: a value ("8000", 17). In a review; up to 90 characters.
chart-value = { $name } { $value }
# $percent: a whole number of per cent (1, 5, 95). In a review; up to 90 characters.
chart-percent = { $percent }%
chart-table = Show as a table
chart-turn = Turn
chart-work-out = Calculate win chances
chart-explains = A computer player studies the start of every turn for about a second. It knows no more than the player did.
chart-stop = Stop
chart-go-on = Continue
# $done: a number (5); $all: a number (22). In a review; up to 90 characters.
chart-progress = Turns calculated: { $done } of { $all }
chart-waits = The server is busy; this will resume automatically.

## Costly turns

costly-title = Costliest turns
costly-compares = How much win chance each turn gave away compared with the best turn available, based on what the player could know. A turn is only listed if a search ten times as long agrees.
costly-later = Calculate win chances to find them.
costly-checking = Checking the candidates more thoroughly…
costly-none = No turn cost much.
costly-none-yet = None so far.
# $round: the number of a round (3); $turn: the number of a turn, or round and turn (2, "3.2");
# $name: a name ("Anna"). In a review; up to 60 characters.
costly-turn = Round { $round }, turn { $turn }: { $name }
# $percent: a whole number of per cent (1, 5, 95). In a review; up to 60 characters.
costly-cost =
    { $percent ->
        [one] −{ $percent } percentage point
       *[other] −{ $percent } percentage points
    }
# $actions: a list of actions, apart ("build b13 i05 and done"). In a review; up to 60 characters.
costly-played = Played: { $actions }
# $actions: a list of actions, apart ("build b13 i05 and done"). In a review; up to 60 characters.
costly-better = The computer player would have played: { $actions }
costly-show = Show this turn

## Playing on

playon-title = Play on from here
playon-explains = This creates a new table at this point in the game. You take one seat; computer players take the others.
playon-seat = Your seat
playon-level = Computer players
playon-start = Play on
playon-over = The game is over at this point. Play on from its last turn, or pick another point on the timeline.
playon-back = Go to the last turn

## Sharing, records

share-title = Share
share-explains = The link opens this review at the current point.
share-link = Link to this point
record-download = Download the record
record-short = Record

import-title = Open a game record
import-explains = A record is a text file containing a whole game. Open one to step through it, share it or play on from any point; an unfinished game can be continued. You can also open a position in JSON.
import-file = Choose a file
import-paste = Or paste the record here
import-open = Open record

## The deal

verify-title = Was the deal fair?
verify-explains = Before the first action, the server published a fingerprint (SHA-256) of the shuffled deal without revealing the deal itself. Once the game is over, it reveals the secret: seed and salt. Your browser computes the fingerprint from them and compares the two. If they match, the deal was fixed before anyone acted and nobody changed it afterwards.
verify-do = Check the deal
verify-short = Deal
verify-true = They match: the deal was fixed before the first action.
verify-false = They don’t match: this isn’t the deal the server committed to.
verify-none = This game began from a record or a position, so its deal was known from the start and there’s nothing to check.
verify-insecure = Browsers can only compute fingerprints on secure pages (https).
verify-kept = This device saved the fingerprint when it first saw the table, and it hasn’t changed.
verify-changed = This device saw a different fingerprint when the game was played.
verify-promised = Published fingerprint
verify-computed = Computed fingerprint
verify-seed = Seed
verify-salt = Salt
verify-parts = The players took part in this deal: the seed is computed from the server’s secret and theirs, and each was fixed before any was revealed. So nobody could choose it alone.
verify-secret = The server’s secret
# $seat: the name of a seat ("Blue"). In a dialog after the game; up to 60 characters.
verify-part = Added by { $seat }
verify-part-missing = nothing: it wasn’t revealed in time
verify-own-in = Your own part is in the deal, just as this device sent it.
verify-own-changed = Your own part was changed: this device added something else.
verify-own-left-out = Your own part was left out: its secret arrived too late, or the server dropped it.
chain-title = Is the log unchanged?
chain-true = Yes: every entry in this table’s log is exactly as it was stored.
chain-false = No: the log doesn’t match the fingerprint in the record, so something was changed afterwards.
chain-changed = No: this device saw a different log when the game was played.
chain-other = No: the log tells of a different game than the record.
chain-none = The record doesn’t include a fingerprint of the log, so there’s nothing to check.
# $number: how often this device has seen the fingerprint (0, 1, 8). In a dialog after the game; up
# to 160 characters.
chain-seen =
    { $number ->
        [0] This device saved no fingerprints of the log during the game.
        [one] This device saved { $number } fingerprint of the log during the game, and it matches.
       *[other] This device saved { $number } fingerprints of the log during the game, and they all match.
    }
# $number: the number of the last entry of the log (212). Before a fingerprint; up to 60 characters.
chain-promised = Fingerprint of all { $number } entries in the record
verify-more = To prove the seed leads to exactly this game, replay the record with “himiko check”.
