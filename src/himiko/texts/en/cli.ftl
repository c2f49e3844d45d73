### The command line.

## Help

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND …
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Show this help.
help-default = (default: { $value })

help-himiko = The board game Yamataï: play it, let players compete at it, simulate it, check and replay records of it.
help-play = Play a game in the terminal against the computer.
help-match = Play a match of two, three or four players. Every seating is played equally often, on the same deals; the report says who is stronger.
help-ladder = Rate players: everyone meets everyone. The report has ratings and, with --out, plots.
help-stats = Say what wins in the games of a folder: seats, fleets, specialists, buildings, ends.
help-simulate = Play many games at random on all cores and show the results as a table.
help-replay = Walk through the record of a game, turn by turn.
help-check = Verify records: every action is replayed, and a deal that was committed to is compared. Exit code 2 if one is wrong.
help-edition = The components of the game as a file: check, write out, show.
help-edition-check = Check an edition file. Exit code 2 if something is wrong with it.
help-edition-export = Write the file of the standard edition, to be changed and played with.
help-edition-show = Show the components of an edition: board, boats, fleets, tiles, specialists.
help-serve = Serve tables to play at together. Settings also come from the environment and a file: docs/server.md.
help-db = The server’s database: back up, restore, verify, export.
help-db-backup = Write everything in the database to one file, while the server may go on.
help-db-restore = Fill an empty database from a backup, also one of another kind.
help-db-verify = Verify the database: every game is replayed. Exit code 2 if something is wrong.
help-db-export = Write a record of each game to a folder.
help-fingerprint = Print one number over fixed games: it changes when, and only when, the rules behave differently.

help-option-language = The language: en, fr, de, pl or ru. Without it HIMIKO_LANGUAGE or the locale decides.
help-option-version = Show the version.
help-option-players = The number of players, 2 to 4.
help-option-seat = Your seat, from 0 on.
help-option-against = Who plays against you: drifter, fisher, helmsman or himiko; himiko:5s thinks for 5 seconds a turn. Given once it is for all, given several times it names one opponent after the other. Without it: fisher.
help-option-seed = The seed of the deal: a number, or hex:… for bytes. The same seed is the same deal. Without it one is drawn.
help-option-edition = Play with the components of this file instead of the standard edition.
help-option-record = Write the record of the game to this file.
help-option-games = How many games are played.
help-option-first-seed = The seed of the first game; each further game has the next number.
help-option-cap = Games still going after so many rounds are cut off, and counted as such.
help-option-threads = How many threads play. Without it there is one for each core.
help-option-out = Write the records: to one file, or to a folder (existing, or ending in /) with a file for each game.
help-option-json = Print one JSON object instead of a table.
help-option-turn = Show only this turn and the table after it, for example 3.2: round 3, turn 2.
help-option-all = Tell all turns at once, without waiting.
help-option-game = Which game, where the file holds several.
help-option-export-out = Write to this file instead of the terminal.
help-option-match-games = How many games are played; rounded up until every seating comes equally often.
help-option-ladder-games = How many games each match of the ladder has; rounded up until every seating comes equally often.
help-option-match-seed = The seed of all deals and of the players’ dice.
help-option-match-out = Keep games, results and report in this folder. Given again, the same command goes on where it was stopped.
help-option-records = Keep a record of each game as well, in the folder named by --out.
help-option-workers = How many games are played at a time. Without it as many as there are cores for.
help-option-player-threads = How many threads each player may think with.
help-option-rounds = Games still going after so many rounds are cut off, and ranked as they stand.
help-option-seats = How many players sit at a table: 2, 3 or 4.
help-option-stats-out = Write the report with plots to this folder.
help-option-host = The address to listen on. Without it that of the settings: 127.0.0.1, this machine only.
help-option-port = The port to listen on. Without it that of the settings: 8000.
help-option-database = The database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Without it that of the settings: sqlite:///himiko.db.
help-option-open = Open the page in the browser; if the port is taken, another one is used.
help-option-repair = Write anew what is derived from the games’ logs. The logs themselves are never changed.

help-argument-record = The file with the record.
help-argument-records = The files with the records; a file may hold several.
help-argument-edition = The edition file.
help-argument-edition-or-none = The edition file. Without it the standard edition is shown.
help-argument-players = The players, 2 to 4: drifter, fisher, helmsman, himiko. himiko:1s thinks for 1 second a turn, himiko:500 for 500 iterations. external:COMMAND is a program of your own.
help-argument-ladder-players = The players, named as in a match. Without any: drifter, fisher, helmsman and himiko.
help-argument-folder = The folder with matches or records, also in folders within.
help-argument-backup = The file to write; it must not be there yet.
help-argument-restore = The file with the backup.
help-argument-export = The folder to write to.

value-number = N
value-rounds = ROUNDS
value-seed = SEED
value-turn = ROUND.TURN
value-file = FILE
value-path = FILE_OR_FOLDER
value-folder = FOLDER
value-player = PLAYER
value-language = LANGUAGE
value-address = ADDRESS
value-url = URL

## Problems: one line, then the program ends

problem-plain = { $text }
problem-unexpected = Something went wrong that should not: { $error } (with HIMIKO_DEBUG=1 the details are shown)
problem-interrupted = Interrupted.
problem-broken-pipe = The output is no longer being read.
problem-no-command = There is no command “{ $command }”; there are: { $commands }.
problem-no-option = There is no option { $option }; { $command } --help lists all.
problem-option-value = The option { $option } needs a value; { $command } --help explains it.
problem-extra-argument = “{ $argument }” is one argument too many; { $command } --help explains the command.
problem-missing = { $name } is missing; { $command } --help explains the command.
problem-language = There is no language “{ $given }”; there are: { $languages }.
problem-number = { $option }: “{ $given }” is not a whole number.
problem-range = { $option }: { $given } is not between { $least } and { $most }.
problem-seed = --seed: “{ $given }” is neither a number from 0 on nor hex:… .
problem-no-file = { $file }: there is no such file.
problem-directory = { $file }: this is a folder, not a file.
problem-binary = { $file }: this is not a text file.
problem-too-long = { $file }: this file is too large.
problem-unreadable = { $file }: cannot be read ({ $error }).
problem-unwritable = { $file }: cannot be written ({ $error }).
problem-record = { $file }: line { $line }: { $reason }
problem-turn = --turn: there is no turn “{ $given }” in this game; the last is { $last }.
problem-no-turns = --turn: nothing has been played in this game.
problem-player = There is no player “{ $given }”; there are: { $levels }, with a budget for each turn such as himiko:1s or himiko:500, and external:COMMAND.
problem-against = --against: players named: { $given }, opponents: { $number }. Name one for all, or one for each.
problem-records-where = --records: name the folder as well, with --out.
problem-no-folder = { $folder }: there is no such folder.
problem-extra = { $library } is missing; to install it: pip install 'himiko[arena]'
problem-extra-server = { $library } is missing; to install it: pip install 'himiko[server]'
problem-settings = The settings are wrong: { $error }
problem-address = { $address }: the server cannot listen there ({ $error }).
problem-database-url = The database is neither sqlite:///FILE nor postgresql://USER:PASSWORD@HOST/NAME.
problem-database-version = The database is empty or of another version; start the server on it once.
problem-database = The database does not answer as it should: { $error }
problem-no-backup = { $file }: this is not a backup.
problem-in-use = A server is using this database; only PostgreSQL can be shared.
problem-player-failed = { $player } cannot go on: { $reason }. { $detail }
problem-deal-false = the deal is not the one committed to.
problem-wrong-files = Wrong files: { $bad } of { $number }.
problem-stopped = Stopped: { $done } of { $games } games played, none kept. With --out FOLDER they would be, and the same command would go on.
problem-stopped-kept = Stopped: { $done } of { $games } games played and kept in { $folder }. The same command goes on from there.
problem-not-served = The server could not start; the reason is above.
problem-games-left-out = Left out, as their logs cannot be replayed: { $number } ({ $tables }). “himiko db verify” says why.
problem-database-wrong = Problems in the database: { $number }.

## The computer’s players

level-introduced = { $name }. { $does }
level-preparing = Preparing the players

## The map: words of at most eight letters

map-plum = plum
map-maple = maple
map-rice = rice
map-ginkgo = ginkgo
map-bellflower = bellfl.
map-wisteria = wister.
map-sacred = sacred
map-torii = torii
map-palace = palace

## The table

table-board = The archipelago
table-fleets = Fleets
table-buildings = Buildings
table-reserve = Reserve
table-specialists = Specialists
table-face-down = face down: { $number }
table-deck = in the deck: { $number }
table-known-top = you know on top: { $tiles }
table-known-bottom = you know at the bottom: { $tiles }
table-prices = price: { $prices }
table-player = player
table-points = points
table-coins = coins
table-prestige = prestige
table-boats = boats
table-aside = set aside
table-culture = culture tokens
table-left = buildings left
table-tiles = tiles
table-reserved = (reserved { $tiles })
table-you = (you)

## Playing

play-welcome = You play { $player }. Type ? for help. Your opponents:
play-title = Round { $round }, turn { $turn } of { $turns }
play-happened = What has happened
play-hand = In hand:
play-hint = a number or an action · the beginning of an action shows more · ? helps
play-folded = { $number } possibilities; type for example: { $example }
play-refused = { $reason } (rule { $rule })
play-possible = { $action } is possible now.
play-why-what = Name the action as well, for example: why build b13 i05
play-about-what = Name a specialist, a fleet or a tile, for example: about riu, about 5, about b13
play-save-where = Name the file as well, for example: save game.txt
play-saved = The record is in { $file }.
play-no-undo = There is nothing of yours to take back.
play-no-number = There is no answer { $number }: they go from 1 to { $most }.
play-left = You leave the game in round { $round }, turn { $turn }.
play-winner = { $player } is the Great Builder of Yamataï!
play-thinking = Thinking
play-help =
    Type the number of an answer, or the action itself:   place wood s12
    Type how an action begins to see all that begin so:   swap   or   swap s10

    hint         what Himiko would do, and your chance of winning
    why ACTION   why an action is not possible
    about NAME   what a specialist, a fleet or a tile does: about riu, about 5, about b13
    undo         take your last action back
    log          all that has happened
    scores       the points so far
    table        draw the table again
    save FILE    write the record of the game
    quit         leave the game
play-legend =
    On the map: boats { $boats }; { $entry } entry slot,
    { $mountain } mountain, { $sacred } sacred ground, { $building } standard building, { $torii } torii, { $palace } palace. What you can choose now is lit.

## Hints

hint-action = Himiko would play: { $action }
hint-plan = and go on with: { $actions }
hint-chance = Your chance of winning: { $percent } %, { $words }.
hint-others = Next best: { $actions }
chance-certain = almost certain
chance-very-good = very good
chance-good = good
chance-open = all is open
chance-poor = rather poor
chance-bad = bad
chance-none = hardly any

## Replaying and checking

replay-title = Round { $round }, turn { $turn }
replay-hint = Enter: next turn · b: back · 3.2: to round 3, turn 2 · q: leave
check-ok = { $file }: ok, { $what }
check-ok-games =
    { $number ->
        [one] { $file }: ok, { $number } game
       *[other] { $file }: ok, { $number } games
    }
check-game = players: { $players }, rounds: { $rounds }, actions: { $actions }, { $end }
check-unfinished = not finished
check-deal-true = the deal is the one committed to
check-deals-true = deals as committed to: { $number }

## Simulating

simulate-preparing = Preparing the engine
simulate-progress = Playing
simulate-title = Random games: { $games }, players: { $players }, first seed: { $seed }
simulate-wins = wins
simulate-last-building = end: a player’s last building
simulate-no-boats = end: a colour of boat ran out
simulate-no-specialists = end: too few specialists
simulate-no-buildings = end: too few building tiles
simulate-cut-off = cut off after { $cap } rounds
simulate-rounds = rounds, on average
simulate-most-rounds = rounds, at most
simulate-decisions = decisions a game
simulate-games-per-s = games a second
simulate-decisions-per-s = decisions a second

## The arena

arena-written = The report is in { $file }.
stats-progress = Reading

## The server

serve-starting = himiko will be at { $address } as soon as it is ready; Ctrl+C ends it.
serve-opened = The page is open in your browser.
serve-running = himiko is already running: the page { $address } is open in your browser.
serve-open-yourself = Open { $address } in a browser to play.
db-backed-up = The backup is in { $file }, rows: { $rows }.
db-restored = { $file } is restored, rows: { $rows }.
db-exported = Records written to { $folder }: { $games }
db-ok = The database is in order.
db-repaired = The database is in order again, repaired: { $number }.

## Editions

edition-ok = { $file }: ok, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] { $coins } coin each
       *[other] { $coins } coins each
    }

## Copies of the database

bad-database-exists = { $file } exists already; name another file.
bad-database-version = The database is of another version: start the server once, it brings it up to date.
bad-database-missing = { $file } is not there.
bad-database-not-empty = The database is not empty: a backup is restored into an empty one.
