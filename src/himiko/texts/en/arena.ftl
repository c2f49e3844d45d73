### The arena: reports of matches, ladders and statistics

arena-match = Match: { $players }
arena-match-summary = Games: { $games }. Deals: { $deals }. Seatings of each deal, all played: { $ways }. Seed: { $seed }. Edition: { $edition }.
arena-match-unfinished = **Not finished**: { $games } of { $all } games. The same command goes on with them.
arena-ladder = Ladder
arena-ladder-summary = Games: { $games }. Matches: { $matches }. Everyone meets everyone, and nobody has the better seats.
arena-ladder-unfinished = **Not finished.** The same command goes on.
arena-ladder-method = Ratings are on the scale of Elo: 400 points more are odds of 10 to 1 to finish ahead; the mean of all players is 1500. All games are fitted at once (Bradley–Terry); the intervals of 95 % come from a Bayesian bootstrap over deals.
arena-stats = What wins
arena-stats-summary = Games: { $games }. Not counted, as they did not end by the rules: { $unfinished }.
arena-stats-method = *Won* says how many of those who had a thing won the game. *Expected* is what the same players win in all these games: a thing helps where the whole interval lies above. Intervals hold 95 %; among twenty things one lies outside by chance alone. What goes with winning need not be its cause.
arena-more = And more: { $number }.
arena-skipped = Files that could not be read: { $number }
arena-players = Players: { $number }

## Headings

arena-results = Results
arena-points = Mean points
arena-thinking = Time a turn
arena-ends = Ends
arena-failures = Failures
arena-contrasts = What winners have more of
arena-rating = Rating
arena-ahead = Who finishes ahead
arena-speed = Strength and time
arena-seats = Seats
arena-places = Places in the first round
arena-fleets = Fleets
arena-specialists = Specialists
arena-kinds = Kinds of building
arena-tiles = Building tiles

## Columns

arena-player = Player
arena-games = Games
arena-wins = Wins
arena-share = Share
arena-interval = 95 %
arena-fair = Fair share
arena-verdict = Verdict
arena-rank = Mean rank
arena-turns = Turns
arena-decisions = Decisions
arena-mean = Mean
arena-p99 = 99 % below
arena-most = Longest
arena-end = End
arena-rounds = Rounds
arena-margin = Lead
arena-first-game = First game
arena-reason = Reason
arena-detail = Detail
arena-file = File
arena-behind = Ahead of
arena-thing = Thing
arena-number = Number
arena-won = Won
arena-expected = Expected
arena-judged = Verdict
arena-winners = Winners
arena-others = Others
arena-difference = Difference
arena-number-of-tiles = Buildings built
arena-number-of-specialists = Specialists recruited
arena-seconds-a-turn = Seconds a turn
arena-share-percent = Won, %

## Against the fair share

arena-verdict-above = stronger
arena-verdict-below = weaker
arena-verdict-level = not decided
arena-lift-above = helps
arena-lift-below = hurts
arena-lift-level = not decided

## Parts of a score

arena-part-coins = Coins
arena-part-prestige = Prestige
arena-part-buildings = Buildings
arena-part-specialists = Specialists
arena-part-reserved = Reserved
arena-part-aside = Set aside
arena-part-total = Total

## How games end

arena-end-last-building = last building
arena-end-no-boats = no boats of a colour
arena-end-no-specialists = no specialists
arena-end-no-buildings = no buildings
arena-end-cut-off = cut off
arena-end-failed = lost by failure

## How players fail

arena-failure-cannot-start = did not start
arena-failure-crashed = crashed
arena-failure-timed-out = took too long
arena-failure-bad-answer = answered nonsense
arena-failure-unasked = answered unasked
arena-failure-illegal-action = answered with an illegal action
arena-failure-too-much-output = wrote too much
arena-failure-error = raised an error

## A match that cannot be played as it was asked for

bad-match-players = A match has 2, 3 or 4 players, not { $given }.
bad-match-name = A player is named by a text on one line.
bad-match-numbers = Seeds are numbers from 0 on; rounds and threads are numbers from 1 on.
bad-match-games = A match has at least one game, not { $given }.
bad-match-twice = A ladder names every player once.
bad-match-seats = Games of { $seats } need at least as many players, not { $given }.
bad-match-no-folder-named = Records are kept in a folder, and none is named.
bad-match-no-journal = { $file } is not the journal of a match.
bad-match-other-match = { $file } is of another match: “{ $name }” is { $found }, not { $expected }.
bad-match-edition = Played with another edition: { $given }.
bad-match-no-folder = { $folder } is not a folder.
bad-match-nothing-there = { $folder } has neither a journal ({ $journal }) nor records.
arena-line = line { $line }: { $problem }
