### The arena: reports of matches, ladders and statistics

arena-match = Match: { $players }
arena-match-summary = Games: { $games }. Deals: { $deals }. Seatings per deal, all played: { $ways }. Seed: { $seed }. Edition: { $edition }.
arena-match-unfinished = **Not finished**: { $games } of { $all } games. Run the same command to resume.
arena-ladder = Ladder
arena-ladder-summary = Games: { $games }. Matches: { $matches }. Everyone plays everyone, and nobody gets the better seats.
arena-ladder-unfinished = **Not finished.** Run the same command to resume.
arena-ladder-method = Ratings are on the Elo scale: 400 points more mean odds of 10 to 1 of finishing ahead; the average player is at 1500. All games are fitted at once (Bradley–Terry); the 95% intervals come from a Bayesian bootstrap over deals.
arena-stats = What wins
arena-stats-summary = Games: { $games }. Not counted because they didn’t end by the rules: { $unfinished }.
arena-stats-method = *Won* is the share of those who had a thing and won the game. *Expected* is what the same players win in all these games: a thing helps if its whole interval lies above. Intervals are 95%; about one in twenty falls outside by chance alone. What goes with winning doesn’t have to be its cause.
arena-more = And { $number } more.
arena-skipped = Files that could not be read: { $number }
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
arena-end-no-boats = a colour of boat ran out
arena-end-no-specialists = too few specialists
arena-end-no-buildings = too few building tiles
arena-end-cut-off = cut off
arena-end-failed = lost through a failure

## How players fail

arena-failure-cannot-start = did not start
arena-failure-crashed = crashed
arena-failure-timed-out = took too long
arena-failure-bad-answer = gave an invalid answer
arena-failure-unasked = answered unasked
arena-failure-illegal-action = chose an illegal action
arena-failure-too-much-output = wrote too much output
arena-failure-error = raised an error

## A match that cannot be played as it was asked for

bad-match-players = A match has 2, 3 or 4 players, not { $given }.
bad-match-name = A player’s name is one line of text.
bad-match-numbers = Seeds are numbers from 0; rounds and threads are numbers from 1.
bad-match-games = A match has at least one game, not { $given }.
bad-match-twice = Name each player of a ladder only once.
bad-match-seats = Not enough players for games of { $seats }: { $given }.
bad-match-no-folder-named = Records need a folder, and none is named.
bad-match-no-journal = { $file } is not a match journal.
bad-match-other-match = { $file } belongs to another match: “{ $name }” is { $found }, not { $expected }.
bad-match-edition = Played with another edition: { $given }.
bad-match-no-folder = { $folder }: no such folder.
bad-match-nothing-there = { $folder } contains neither a journal ({ $journal }) nor records.
arena-line = line { $line }: { $problem }
