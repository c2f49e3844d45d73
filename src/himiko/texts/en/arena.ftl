### The arena: reports of matches, ladders and statistics

# $players: a list of players, or a number of them, apart ("fisher and himiko", 2). In a report;
# up to 160 characters.
arena-match = Match: { $players }
# $games: a number of games (1, 200); $deals: a number of deals (100); $ways: a number of seatings
# (2, 6); $seed: a seed ("17", "hex:00ff"); $edition: an edition ("standard/1"). In a report; up
# to 160 characters.
arena-match-summary = Games: { $games }. Deals: { $deals }. Seatings per deal, all played: { $ways }. Seed: { $seed }. Edition: { $edition }.
# $games: a number of games (1, 200); $all: a number (22). In a report; up to 160 characters.
arena-match-unfinished = **Not finished**: { $games } of { $all } games. Run the same command to resume.
arena-ladder = Ladder
# $games: a number of games (1, 200); $matches: a number of matches (6). In a report; up to 160
# characters.
arena-ladder-summary = Games: { $games }. Matches: { $matches }. Everyone plays everyone, and nobody gets the better seats.
arena-ladder-unfinished = **Not finished.** Run the same command to resume.
arena-ladder-method = Ratings are on the Elo scale: 400 points more mean odds of 10 to 1 of finishing ahead; the average player is at 1500. All games are fitted at once (Bradley–Terry); the 95% intervals come from a Bayesian bootstrap over deals.
arena-stats = What wins
# $games: a number of games (1, 200); $unfinished: a number of games (0, 3). In a report; up to
# 160 characters.
arena-stats-summary = Games: { $games }. Not counted because they didn’t end by the rules: { $unfinished }.
arena-stats-method = *Won* is how often those who had an item won the game. *Expected* is how often the same players win across all these games: an item helps if its whole interval lies above that. Intervals are 95%; about one in twenty falls outside by chance alone. What goes with winning isn’t necessarily its cause.
# $number: a number (1, 2, 5, 22). In a report; up to 160 characters.
arena-more = And { $number } more.
# $number: a number (1, 2, 5, 22). In a report; up to 160 characters.
arena-skipped = Files that couldn’t be read: { $number }
# $number: a number (1, 2, 5, 22). In a report; up to 160 characters.
arena-players = Players: { $number }

## Headings

arena-results = Results
arena-points = Average points
arena-thinking = Time per turn
arena-ends = How games end
arena-failures = Failures
arena-contrasts = What winners have more of
arena-rating = Rating
arena-ahead = Who finishes ahead
arena-speed = Strength and time
arena-seats = Seats
arena-places = Turn in the first round
arena-fleets = Fleets
arena-specialists = Specialists
arena-kinds = Kinds of building
arena-tiles = Building tiles

## Columns

arena-player = Player
arena-games = Games
arena-wins = Wins
arena-share = Share
arena-interval = 95%
arena-fair = Fair share
arena-verdict = Verdict
arena-rank = Average rank
arena-turns = Turns
arena-decisions = Decisions
arena-mean = Average
arena-p99 = 99% below
arena-most = Longest
arena-end = End
arena-rounds = Rounds
arena-margin = Lead
arena-first-game = First game
arena-reason = Reason
arena-detail = Detail
arena-file = File
arena-behind = Ahead of
arena-thing = Item
arena-number = Number
arena-won = Won
arena-expected = Expected
arena-judged = Verdict
arena-winners = Winners
arena-others = Others
arena-difference = Difference
arena-number-of-tiles = Buildings built
arena-number-of-specialists = Specialists recruited
arena-seconds-a-turn = Seconds per turn
arena-share-percent = Won, %

## Against the fair share

arena-verdict-above = stronger
arena-verdict-below = weaker
arena-verdict-level = undecided
arena-lift-above = helps
arena-lift-below = hurts
arena-lift-level = undecided

## Parts of a score

arena-part-coins = Coins
arena-part-prestige = Prestige
arena-part-buildings = Buildings
arena-part-specialists = Specialists
arena-part-reserved = Reserved tiles
arena-part-aside = Set aside
arena-part-total = Total

## How games end

arena-end-last-building = last building
arena-end-no-boats = a boat colour ran out
arena-end-no-specialists = too few specialists
arena-end-no-buildings = too few building tiles
arena-end-cut-off = cut off
arena-end-failed = lost through a failure

## How players fail

arena-failure-cannot-start = didn’t start
arena-failure-crashed = crashed
arena-failure-timed-out = took too long
arena-failure-bad-answer = gave an invalid answer
arena-failure-unasked = answered unasked
arena-failure-illegal-action = chose an illegal action
arena-failure-too-much-output = wrote too much output
arena-failure-error = raised an error

## A match that cannot be played as it was asked for

# $given: what was given ("xx", 5). Within a message about a file; up to 160 characters.
bad-match-players = A match has 2, 3 or 4 players, not { $given }.
bad-match-name = A player’s name is one line of text.
bad-match-numbers = Seeds are numbers from 0; rounds and threads are numbers from 1.
# $given: what was given ("xx", 5). Within a message about a file; up to 160 characters.
bad-match-games = A match has at least one game, not { $given }.
bad-match-twice = Name each player of a ladder only once.
# $seats: a number of seats (2, 3, 4); $given: what was given ("xx", 5). Within a message about a
# file; up to 160 characters.
bad-match-seats = Not enough players for games of { $seats }: { $given }.
bad-match-no-folder-named = Records need a folder, and none is named.
# $file: a path ("games/one.txt"). Within a message about a file; up to 160 characters.
bad-match-no-journal = { $file } isn’t a match journal.
# $file: a path ("games/one.txt"); $name: a setting of a match ("seed"); $found: what was found
# (7, "x"); $expected: what was expected ("standard/1", 3). Within a message about a file; up to
# 160 characters.
bad-match-other-match = { $file } belongs to another match: “{ $name }” is { $found }, not { $expected }.
# $given: what was given ("xx", 5). Within a message about a file; up to 160 characters.
bad-match-edition = Played with another edition: { $given }.
# $folder: a path ("games/"). Within a message about a file; up to 160 characters.
bad-match-no-folder = { $folder }: no such folder.
# $folder: a path ("games/"); $journal: a file ("games.jsonl"). Within a message about a file; up
# to 160 characters.
bad-match-nothing-there = { $folder } contains neither a journal ({ $journal }) nor records.
# $line: the number of a line (12); $problem: a whole sentence, apart ("A name must be a single
# line."). In a report; up to 160 characters.
arena-line = line { $line }: { $problem }

## The report on an edition (himiko edition report)

# $edition: an edition's name ("standard/1"). Title of a report; up to 80 characters.
study-title = Edition { $edition }
# $games: a number of games (412). $hash: the first letters of a hash ("0f3a21bb09cd"). $level: a level's id ("helmsman"). In a report; up to 200 characters.
study-summary = Games played by { $level }: { $games }. Fingerprint: { $hash }. The longer it runs, the narrower the intervals.
study-compared = Compared with the standard edition
study-players = How well the computer players handle it
# $level, $rival: ids of levels ("helmsman", "fisher"). In a report; up to 400 characters.
study-players-method = The computer players were trained on the standard edition. How often { $level } beats { $rival } shows how much of its strength is left here: if the share is much smaller than with the standard edition, take what follows with care.
study-tiles = Building tiles
study-tiles-method = *Enough slots* counts the islands with slots for all the boats a tile needs. *Built* is the share of games in which it was built.
study-islands = Islands
# $number: a number of tiles (2). $tiles: a list of tile ids ("b01 and b17"). In a report; up to 300 characters.
study-never-built =
    { $number ->
        [0] Every tile was built at least once.
       *[other] Never built: { $tiles }.
    }
# $number: a number of islands (2). $islands: a list of island ids ("i01 and i17"). In a report; up to 300 characters.
study-never-built-on =
    { $number ->
        [0] Every island was built on at least once.
       *[other] Never built on: { $islands }.
    }
study-players-column = Players
study-measure = Per game
study-here = Here
study-standard = Standard
study-rounds = rounds
study-points = points per player
study-lead = lead of the winner
study-built = buildings per player
study-recruited = specialists per player
# $end: how a game ends ("last building"). In a table; up to 40 characters.
study-ends-by = ends: { $end }
study-edition = Edition
study-tile = Tile
study-kind = Kind
study-points-column = Points
study-islands-enough = Enough slots
study-in-games = Built
study-favourite = Mostly on
study-island = Island
study-slots = Slots
study-built-in-game = Built per game
study-collected-in-game = Tokens per game

## What a batch of games or an environment cannot do

# $given: what was given (5). An error of the library; up to 160 characters.
bad-lab-players = A game has 2, 3 or 4 players, not { $given }.
# $last: the highest number of a seat (2); $given: what was given (5). An error of the library; up
# to 160 characters.
bad-lab-seat = A seat is a number from 0 to { $last }, not { $given }.
# $given: what was given (0). An error of the library; up to 160 characters.
bad-lab-games = A batch has at least one game, not { $given }.
# $given: what was given (0). An error of the library; up to 160 characters.
bad-lab-threads = A batch has at least one thread, not { $given }.
# $given: what was given ("tpu"). An error of the library; up to 160 characters.
bad-lab-device = A batch is on the device “cpu” or “cuda”, not “{ $given }”.
# $reason: why, in English ("CUDA finds no GPU here"). An error of the library; up to 160 characters.
bad-lab-no-gpu = There’s no GPU to play on: { $reason }
# $given: what was given ("words"). An error of the library; up to 160 characters.
bad-lab-masks = Masks are “bytes”, “bits” or “none”, not “{ $given }”.
# $expected: how many are needed (3); $given: how many were given (2). An error of the library; up
# to 160 characters.
bad-lab-rewards = Expected one reward for each rank: { $expected }, not { $given }.
# $expected: how many are needed (3); $given: what was given ("(2,)"). An error of the library; up
# to 160 characters.
bad-lab-actions = Expected one action for each game: { $expected }, not { $given }.
# $expected: how many are needed (3); $given: how many were given (2). An error on the command line;
# up to 160 characters.
bad-lab-levels = Name one player for all seats, or { $expected }, not { $given }.
# $action: the number of an action (7783); $game: the number of a game in a batch (1). An error of
# the library; up to 160 characters.
bad-lab-illegal = Action { $action } isn’t legal in game { $game }.
# An answer to a language model; new_game is the name of a tool. Up to 160 characters.
bad-lab-no-game = There’s no game yet: call new_game.

# $address: what was given ("10.0.0.7:6379"). An error on the command line; up to 160 characters.
bad-cluster-no-cluster = There’s no Ray cluster at “{ $address }”.
# $reason: why, in English ("The node has died"). An error on the command line; up to 160 characters.
bad-cluster-lost = The Ray cluster no longer answers: { $reason }
# $theirs, $ours: versions ("0.2.0"). An error on the command line; up to 160 characters.
bad-cluster-version = The cluster has himiko { $theirs }, but this is { $ours }. Install the same version everywhere.
# $ours: a version ("0.2.0"); $reason: why, in English ("No module named 'himiko'"). An error on the
# command line; up to 160 characters.
bad-cluster-no-himiko = The cluster has no himiko { $ours }: { $reason }
