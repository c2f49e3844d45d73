### The command line.

## Help

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND…
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Show this help.
# $value: a value ("8000", 17). In --help; up to 160 characters.
help-default = (default: { $value })

help-himiko = The board game Yamataï: play it, run matches and simulations, check and replay game records.
help-play = Play a game in the terminal against the computer.
help-match = Play a match between two, three or four players. Every seating is played equally often on the same deals; the report says who is stronger.
help-ladder = Rate players: everyone plays everyone. The report has ratings and, with --out, plots.
help-stats = Show what wins in a folder of games: seats, fleets, specialists, buildings, game ends.
help-simulate = Play many random games on all cores and show the results in a table.
help-dataset = Write many games to a Parquet file, for machine learning and statistics, with a data card beside it. The same command writes the same file.
help-mcp = Let a language model play: serve the game over the Model Context Protocol on standard input and output.
help-replay = Step through a game record, turn by turn.
help-check = Verify records: replay every action and compare the deal with its published fingerprint. Exit code 2 if any is wrong.
help-edition = The game’s components as a file: check, export, show, report.
help-edition-check = Check an edition file. Exit code 2 if it has errors.
help-edition-export = Write out the standard edition as a file to modify and play with.
help-edition-report = Let computer players play an edition for a while, and report how long games are, how they end, what each part is worth and what is never used, compared with the standard edition.
help-edition-show = Show an edition’s components: board, boats, fleets, tiles, specialists.
help-serve = Run a server for games with others. Settings can also come from the environment or a file: see docs/server.md.
help-db = The server’s database: back up, restore, verify, export.
help-db-backup = Write the whole database to one file; the server can keep running.
help-db-restore = Fill an empty database from a backup, even one from a different kind of database.
help-db-verify = Verify the database by replaying every game. Exit code 2 if anything is wrong.
help-db-export = Write a record of each game to a folder.
help-texts = The texts of all languages, for translators: what is missing, and all of them on one page.
help-texts-missing = List the texts that each language lacks. They’re shown in English.
help-texts-sheet = Write one HTML page with every text in every language, filled in with awkward values, to be read before a release.
help-admin = For operators: people, reports and tables. Everything done is kept in an audit log.
help-admin-people = List people: id, name, account, first seen, last seen, ban.
help-admin-ban = Ban a person: they can then only watch. With --silence, they only lose the right to write messages.
help-admin-allow = Lift a ban.
help-admin-rename = Give a person another name.
help-admin-log-out = Log a person out on all devices.
help-admin-reports = List reported messages awaiting a decision.
help-admin-decide = Close a report with a decision.
help-admin-tables = List tables, the latest first.
help-admin-chat = List the messages at a table.
help-admin-remove-line = Remove a message for everyone.
help-admin-close-table = Close a table whose game hasn’t started.
help-admin-forget = Forget guests and delete finished tables that are older than a number of days.
help-admin-audit = List what operators have done.
help-fingerprint = Print one number computed over fixed games: it changes if and only if the rules behave differently.

help-argument-person = The id of a person, as “himiko admin people” lists it.
help-argument-table = The id of a table: the last part of its address.
help-argument-search = Part of a name, or an id. Default: everyone.
help-argument-name = The new name.
help-argument-report = The id of a report, as “himiko admin reports” lists it.
help-argument-decision = What was decided, in a few words.
help-argument-line = The number of a message, as “himiko admin chat” lists it.
help-option-reason = Why; the person is told.
help-option-days = For how many days. Default: for good.
help-option-silence = Only forbid writing messages.
help-option-all-reports = Also list reports already decided.
help-option-status = Only tables in this state: open, running, over, abandoned or closed.
help-option-guests = Forget guests not seen for this many days. 0: none.
help-option-old-tables = Delete tables finished this many days ago. 0: none.
help-option-language = Language, such as en or fr. Default: HIMIKO_LANGUAGE or the locale.
help-option-version = Show the version.
help-option-players = Number of players, 2 to 4.
help-option-seat = Your seat, counting from 0.
help-option-opponents = Your opponents, from the weakest: deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko; himiko:5s thinks for 5 seconds per turn. Given once, it applies to all; repeated, it names one opponent after another. Default: fisher.
help-option-seed = Seed of the deal: a number, or hex:… for bytes. The same seed gives the same deal. Default: random.
help-option-edition = Use the components in this file instead of the standard edition.
help-option-log = Compare the record with its table’s log, as exported by the server under /api/tables/ID/log.
help-option-table = The ID of the table the log is from: the part of its address after /t/.
help-option-record = Write the game record to this file.
help-option-games = Number of games to play.
help-option-first-seed = Seed of the first game; each further game uses the next number.
help-option-cap = Cut off games after this many rounds and count them as such.
help-option-threads = Number of threads. Default: one per core.
help-option-out = Write the records: to one file, or to a folder (existing, or ending in /) with one file per game.
help-option-json = Print one JSON object instead of a table.
help-argument-dataset = The file to write. Its data card has the same name, ending in .md.
help-option-dataset-player = Who plays, named as in a match. Given once, it applies to all seats; repeated, it names one player after another, and they change seats from game to game. Default: drifter, at random.
help-option-features = Also write what the player to act knew before each action, as numbers.
help-option-values = Also write each player’s win chance before each action, thinking for this many iterations; 0 for none.
help-option-turn = Show only this turn and the table after it. Example: 3.2 is round 3, turn 2.
help-option-all = Show all turns at once, without pausing.
help-option-game = Which game to use if the file holds several.
help-option-export-out = Write to this file instead of the terminal.
help-option-match-games = Number of games, rounded up so that every seating comes up equally often.
help-option-ladder-games = Number of games per match, rounded up so that every seating comes up equally often.
help-option-match-seed = Seed for all deals and for the players’ random choices.
help-option-report-seconds = Seconds to play, in all. The longer, the narrower the intervals.
help-option-report-games = Play this many games of each kind instead, however long it takes: the same command then gives the same report.
help-option-match-out = Keep games, results and report in this folder. Run the same command again to resume where it stopped.
help-option-records = Also keep a record of each game, in the folder given by --out.
help-option-workers = Number of games to play at once. Default: as many as the cores allow.
help-option-ray = Play on the Ray cluster at this address instead; “local” starts one here. Install it with: pip install 'himiko[ray]'
help-option-player-threads = Number of threads each player may think with.
help-option-rounds = Cut off games after this many rounds and rank the players as they stand.
help-option-seats = Players per game: 2, 3 or 4.
help-option-stats-out = Write the report with plots to this folder.
help-option-host = Address to listen on. Default from the settings: 127.0.0.1, this machine only.
help-option-port = Port to listen on. Default from the settings: 8000.
help-option-database = Database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Default from the settings: sqlite:///himiko.db.
help-option-check = Only say what would be unsafe if strangers could reach the server; exit code 2 if anything is.
help-option-open = Open the page in your browser; if the port is taken, use another one.
help-option-repair = Rewrite whatever is derived from the games’ logs. The logs themselves are never changed.
help-option-sheet-out = The file to write.

help-argument-record = The record file.
help-argument-records = The record files; a file may hold several games.
help-argument-edition = The edition file.
help-argument-edition-or-none = The edition file. Default: the standard edition.
help-argument-match-players = The players, 2 to 4: drifter (random), deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko. himiko:1s thinks for 1 second per turn; himiko:640 searches at width 640, the same on every machine. external:COMMAND runs your own program.
help-argument-ladder-all = The players, named as in a match. Default: all levels.
help-argument-folder = The folder with matches or records, including subfolders.
help-argument-backup = The file to write; it must not exist yet.
help-argument-restore = The backup file.
help-argument-export = The folder to write to.
help-argument-languages = The languages, such as es or ja. Default: all.

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
value-id = ID
value-text = TEXT

## Problems: one line, then the program ends

# $text: a piece of a file ("seat: 0"). One line of the terminal, before the program ends; up to
# 160 characters.
problem-plain = { $text }
# $error: what the system said, in English ("Permission denied"). One line of the terminal, before
# the program ends; up to 160 characters.
problem-unexpected = Something went wrong: { $error } (set HIMIKO_DEBUG=1 to see the details)
problem-interrupted = Interrupted.
problem-broken-pipe = The output is no longer being read.
# $command: a command ("himiko play"); $commands: a list of commands, apart ("play, match"). One
# line of the terminal, before the program ends; up to 160 characters.
problem-no-command = No such command: “{ $command }”. Available: { $commands }.
# $option: an option of the command line ("--seed"); $command: a command ("himiko play"). One line
# of the terminal, before the program ends; up to 160 characters.
problem-no-option = No such option: { $option }. See { $command } --help for all options.
# $option: an option of the command line ("--seed"); $command: a command ("himiko play"). One line
# of the terminal, before the program ends; up to 160 characters.
problem-option-value = Option { $option } needs a value. See { $command } --help.
# $argument: what was typed ("foo"); $command: a command ("himiko play"). One line of the
# terminal, before the program ends; up to 160 characters.
problem-extra-argument = One argument too many: “{ $argument }”. See { $command } --help.
# $name: an argument or a package ("RECORD"); $command: a command ("himiko play"). One line of the
# terminal, before the program ends; up to 160 characters.
problem-missing = Missing: { $name }. See { $command } --help.
# $given: what was given ("xx", 5); $languages: a list of languages, apart ("en, fr, de"). One
# line of the terminal, before the program ends; up to 160 characters.
problem-language = No such language: “{ $given }”. Available: { $languages }.
# $option: an option of the command line ("--seed"); $given: what was given ("xx", 5). One line of
# the terminal, before the program ends; up to 160 characters.
problem-number = { $option }: “{ $given }” isn’t a whole number.
# $option: an option of the command line ("--seed"); $given: what was given ("xx", 5); $least: the
# least there can be (1); $most: the most there can be (1, 3, 24). One line of the terminal,
# before the program ends; up to 160 characters.
problem-range = { $option }: { $given } isn’t between { $least } and { $most }.
# $given: what was given ("xx", 5). One line of the terminal, before the program ends; up to 160
# characters.
problem-seed = --seed: “{ $given }” is neither a number (0 or more) nor hex:….
# $file: a path ("games/one.txt"). One line of the terminal, before the program ends; up to 160
# characters.
problem-no-file = { $file }: no such file.
# $file: a path ("games/one.txt"). One line of the terminal, before the program ends; up to 160
# characters.
problem-directory = { $file }: this is a folder, not a file.
# $file: a path ("games/one.txt"). One line of the terminal, before the program ends; up to 160
# characters.
problem-binary = { $file }: this isn’t a text file.
# $file: a path ("games/one.txt"). One line of the terminal, before the program ends; up to 160
# characters.
problem-too-long = { $file }: this file is too large.
# $file: a path ("games/one.txt"); $error: what the system said, in English ("Permission denied").
# One line of the terminal, before the program ends; up to 160 characters.
problem-unreadable = { $file }: can’t be read ({ $error }).
# $file: a path ("games/one.txt"); $error: what the system said, in English ("Permission denied").
# One line of the terminal, before the program ends; up to 160 characters.
problem-unwritable = { $file }: can’t be written ({ $error }).
# $file: a path ("games/one.txt"); $line: the number of a line (12); $reason: a whole sentence,
# apart ("Fleet 2 is face down."). One line of the terminal, before the program ends; up to 160
# characters.
problem-record = { $file }, line { $line }: { $reason }
# $given: what was given ("xx", 5); $last: the last turn ("7.4"). One line of the terminal, before
# the program ends; up to 160 characters.
problem-turn = --turn: this game has no turn “{ $given }”; the last is { $last }.
problem-no-turns = --turn: nothing has been played in this game yet.
# $given: what was given ("xx", 5); $levels: a list of levels, apart ("drifter, fisher"). One line
# of the terminal, before the program ends; up to 160 characters.
problem-player = No such player: “{ $given }”. Available: { $levels }, optionally with a budget per turn such as himiko:1s or himiko:500, and external:COMMAND.
# $given: what was given ("xx", 5); $number: a number (1, 2, 5, 22). One line of the terminal,
# before the program ends; up to 160 characters.
problem-against = --against: { $given } named, but { $number ->
        [one] there’s only { $number } opponent
       *[other] there are { $number } opponents
    }. Name one for all, or one for each.
problem-records-where = --records needs a folder: add --out.
# $folder: a path ("games/"). One line of the terminal, before the program ends; up to 160
# characters.
problem-no-folder = { $folder }: no such folder.
# $library: the name of a package ("matplotlib"); $extra: what brings it ("arena"). One line of
# the terminal, before the program ends; up to 160 characters.
problem-extra = { $library } is missing. To install it: pip install 'himiko[{ $extra }]'
# $error: what the system said, in English ("Permission denied"). One line of the terminal, before
# the program ends; up to 160 characters.
problem-settings = Invalid settings: { $error }
# $address: an address ("http://127.0.0.1:8000"); $error: what the system said, in English
# ("Permission denied"). One line of the terminal, before the program ends; up to 160 characters.
problem-address = { $address }: the server can’t listen there ({ $error }).
problem-database-url = Not a database address: expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
problem-database-version = The database is empty or from another version. Start the server on it once.
# $error: what the system said, in English ("Permission denied"). One line of the terminal, before
# the program ends; up to 160 characters.
problem-database = Database error: { $error }
# $file: a path ("games/one.txt"). One line of the terminal, before the program ends; up to 160
# characters.
problem-no-backup = { $file }: this isn’t a backup.
problem-in-use = A server is already using this database; only PostgreSQL can be shared.
# $player: a player, at the start ("Anna", "Orange"); $reason: a whole sentence, apart ("Fleet 2
# is face down."); $detail: what a program said, in its own words ("ValueError: x"). One line of
# the terminal, before the program ends; up to 160 characters.
problem-player-failed = { $player } can’t continue: { $reason }. { $detail }
problem-deal-false = the deal doesn’t match its fingerprint.
# $file: a path ("games/log.json"); $reason: a whole sentence, apart ("this isn’t the log of a
# table."). One line of the terminal, before the program ends; up to 160 characters.
problem-log = { $file }: { $reason }
# $number: the number of an entry of a log (12); $reason: a whole sentence, apart. A part of a line
# of the terminal; up to 160 characters.
problem-log-entry = entry { $number }: { $reason }
problem-log-none = the record doesn’t include a fingerprint of the log.
problem-log-form = this isn’t the log of a table.
problem-log-missing = an entry is missing, or isn’t in its place.
problem-log-changed = the fingerprint doesn’t match, so this entry or one before it was changed.
problem-log-other = the record tells of a different game.
problem-log-options = --log needs --table ID and one record with a single game.
# $bad: a number of files (2); $number: a number (1, 2, 5, 22). One line of the terminal, before
# the program ends; up to 160 characters.
problem-wrong-files = Files with errors: { $bad } of { $number }.
# $done: a number (5); $games: a number of games (1, 200). One line of the terminal, before the
# program ends; up to 160 characters.
problem-stopped = Stopped: { $done } of { $games } games played, none saved. Add --out FOLDER to save them and be able to resume.
# $done: a number (5); $games: a number of games (1, 200); $folder: a path ("games/"). One line of
# the terminal, before the program ends; up to 160 characters.
problem-stopped-kept = Stopped: { $done } of { $games } games played and saved in { $folder }. Run the same command to resume.
problem-stopped-early = Stopped before both editions were played: there’s nothing to report yet.
problem-not-served = The server couldn’t start; see the reason above.
# $number: a number (1, 2, 5, 22); $tables: a list of ids, apart ("a1 b2"). One line of the
# terminal, before the program ends; up to 160 characters.
problem-games-left-out = Left out because their logs can’t be replayed: { $number } ({ $tables }). Run “himiko db verify” to see why.
# $number: a number (1, 2, 5, 22). One line of the terminal, before the program ends; up to 160
# characters.
problem-database-wrong = Problems in the database: { $number }.

## The computer’s players

# $name: the name of a level, at the start ("Helmsman"); $does: a whole sentence, never declined
# ("Your harbour holds 2 more boats."). In the terminal; up to 110 characters.
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

table-board = Archipelago
table-fleets = Fleets
table-buildings = Buildings
table-reserve = Reserve
table-specialists = Specialists
# $number: a number (1, 2, 5, 22). In the terminal's table, in a narrow column; up to 30
# characters.
table-face-down = face down: { $number }
# $number: a number (1, 2, 5, 22). In the terminal's table, in a narrow column; up to 30
# characters.
table-deck = in the deck: { $number }
# $tiles: ids of tiles, apart ("b13 b02"). In the terminal's table, in a narrow column; up to 30
# characters.
table-known-top = you know the top: { $tiles }
# $tiles: ids of tiles, apart ("b13 b02"). In the terminal's table, in a narrow column; up to 30
# characters.
table-known-bottom = you know the bottom: { $tiles }
# $prices: a list of prices, apart ("bamboo 1 and wood 2"). In the terminal's table, in a narrow
# column; up to 30 characters.
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
# $tiles: ids of tiles, apart ("b13 b02"). In the terminal's table, in a narrow column; up to 30
# characters.
table-reserved = (reserved: { $tiles })
table-you = (you)

## Playing

# $player: a player, never declined ("Anna", "Orange"). In the terminal, while playing; up to 110
# characters.
play-welcome = You’re playing { $player }. Type ? for help. Your opponents:
# $round: the number of a round (3); $turn: the number of a turn, or round and turn (2, "3.2");
# $turns: a number of turns (4). In the terminal, while playing; up to 110 characters.
play-title = Round { $round }, turn { $turn } of { $turns }
play-happened = What happened
play-hand = Your hand:
play-hint = a number or an action · start an action to see more · ? for help
# $number: a number (1, 2, 5, 22); $example: an action in the notation, apart ("swap s10"). In the
# terminal, while playing; up to 110 characters.
play-folded = { $number } options; for example, type: { $example }
# $reason: a whole sentence, at the start ("Fleet 2 is face down."); $rule: the number of a rule
# (6.14). In the terminal, while playing; up to 110 characters.
play-refused = { $reason } (rule { $rule })
# $action: an action in the notation, apart ("place wood s12"). In the terminal, while playing; up
# to 110 characters.
play-possible = You can do this now: { $action }
play-why-what = Name the action too, for example: why build b13 i05
play-about-what = Name a specialist, a fleet or a tile, for example: about riu, about 5, about b13
play-save-where = Name the file too, for example: save game.txt
# $file: a path ("games/one.txt"). In the terminal, while playing; up to 110 characters.
play-saved = Record saved: { $file }
play-no-undo = There’s nothing to undo.
# $number: a number (1, 2, 5, 22); $most: the most there can be (1, 3, 24). In the terminal, while
# playing; up to 110 characters.
play-no-number = There’s no option { $number }; they run from 1 to { $most }.
# $round: the number of a round (3); $turn: the number of a turn, or round and turn (2, "3.2"). In
# the terminal, while playing; up to 110 characters.
play-left = You left the game in round { $round }, turn { $turn }.
# $player: a player, at the start ("Anna", "Orange"). In the terminal, while playing; up to 110
# characters.
play-winner = { $player } is the Great Builder of Yamataï!
play-thinking = Thinking
play-help =
    Type the number of an option, or the action itself:   place wood s12
    Type the start of an action to see all that match:    swap   or   swap s10

    hint         what Himiko would do, and your win chance
    why ACTION   why an action isn’t possible
    about NAME   what a specialist, a fleet or a tile does: about riu, about 5, about b13
    undo         undo your last action
    log          everything that has happened
    scores       the points so far
    table        draw the table again
    save FILE    save the game record
    quit         leave the game
# $boats: a list of letters and colours, never declined ("B bamboo and W wood"); $entry: a sign of
# the map ("○"); $mountain: a sign of the map ("▲"); $sacred: a sign of the map ("¤"); $building:
# a sign of the map ("■"); $torii: a sign of the map ("π"); $palace: a sign of the map ("♜"). In
# the terminal, while playing; up to 110 characters.
play-legend =
    On the map: boats { $boats }; { $entry } entry slot,
    { $mountain } mountain, { $sacred } sacred ground, { $building } standard building, { $torii } torii, { $palace } palace. What you can choose now is highlighted.

## Hints

# $action: an action in the notation, apart ("place wood s12"). In the terminal, a hint; up to 110
# characters.
hint-action = Himiko would play: { $action }
# $actions: a list of actions, apart ("build b13 i05 and done"). In the terminal, a hint; up to
# 110 characters.
hint-plan = followed by: { $actions }
# $percent: a whole number of per cent (1, 5, 95); $words: how good the chance is ("anyone’s
# game"). In the terminal, a hint; up to 110 characters.
hint-chance = Your win chance: { $percent }%, { $words }.
# $actions: a list of actions, apart ("build b13 i05 and done"). In the terminal, a hint; up to
# 110 characters.
hint-others = Next best: { $actions }
chance-certain = almost certain
chance-very-good = very good
chance-good = good
chance-open = anyone’s game
chance-poor = poor
chance-bad = very poor
chance-none = almost none

## Replaying and checking

# $round: the number of a round (3); $turn: the number of a turn, or round and turn (2, "3.2"). In
# the terminal; up to 60 characters.
replay-title = Round { $round }, turn { $turn }
replay-hint = Enter: next turn · b: back · 3.2: go to round 3, turn 2 · q: quit
# $file: a path ("games/one.txt"); $what: what is in the file ("players: 2, rounds: 7"). In the
# terminal; up to 110 characters.
check-ok = { $file }: ok, { $what }
# $number: a number (1, 2, 5, 22); $file: a path ("games/one.txt"). In the terminal; up to 110
# characters.
check-ok-games =
    { $number ->
        [one] { $file }: ok, { $number } game
       *[other] { $file }: ok, { $number } games
    }
# $players: a number of players, apart (2); $rounds: a number of rounds (7); $actions: a number of
# actions, apart (120); $end: an end in words ("not finished"). In the terminal; up to 110
# characters.
check-game = players: { $players }, rounds: { $rounds }, actions: { $actions }, { $end }
check-unfinished = not finished
check-deal-true = the deal matches its fingerprint
check-log-true = the log matches its fingerprint and the record
# $number: a number (1, 2, 5, 22). In the terminal; up to 110 characters.
check-deals-true = deals matching their fingerprints: { $number }

## Simulating

simulate-preparing = Preparing the engine
simulate-progress = Playing
# $games: a number of games (1, 200); $players: a number of players, apart (2); $seed: a seed
# ("17", "hex:00ff"). In the terminal, a row of a table; up to 60 characters.
simulate-title = Random games: { $games }, players: { $players }, first seed: { $seed }
simulate-wins = wins
simulate-last-building = end: a player’s last building
simulate-no-boats = end: a boat colour ran out
simulate-no-specialists = end: too few specialists
simulate-no-buildings = end: too few building tiles
# $cap: a number of rounds (200). In the terminal, a row of a table; up to 60 characters.
simulate-cut-off = cut off after { $cap } rounds
simulate-rounds = average rounds
simulate-most-rounds = most rounds
simulate-decisions = decisions per game
simulate-games-per-s = games per second
simulate-decisions-per-s = decisions per second

# $file: a path ("games.parquet"); $games: a number of games (1000); $bytes: a size in bytes; $sum: 64
# hexadecimal digits; $card: a path ("games.md"). In the terminal; up to 300 characters.
dataset-written = { $file }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $bytes } bytes, SHA-256 { $sum }. Data card: { $card }

## The arena

# $file: a path ("games/one.txt"). In a report; up to 160 characters.
arena-written = Report: { $file }
stats-progress = Reading

## The server

serve-safe = Nothing unsafe found. Keep TLS, backups and updates in mind.
# $address: an address ("0.0.0.0"). In the terminal; up to 200 characters.
unsafe-no-tls = The server listens on { $address }, so others can reach it without TLS: passwords and cookies could be read in transit. Listen on 127.0.0.1 behind a proxy with TLS (docs/server.md).
unsafe-cookies = Cookies are also sent without TLS. Set HIMIKO_SECURE=true wherever there is TLS.
unsafe-metrics = Anyone can read /metrics. Set HIMIKO_METRICS=false, or let the proxy hide it.
unsafe-proxies = Every client may claim any address (HIMIKO_PROXIES=*), which defeats all limits, unless only the proxy can reach the server.
unsafe-hosts = The server answers to any name. Set HIMIKO_HOSTS to its own, such as '["play.example.org"]'.
unsafe-database-tls = The connection to the database may be unencrypted. Add ?sslmode=verify-full to its address.
# $file: a path ("himiko.db"). In the terminal; up to 160 characters.
unsafe-database-mode = Other users of this machine can read { $file }. Restrict it with chmod 600.
unsafe-root = The server would run as root. Give it a user of its own, as deploy/himiko.service does.
# $number: a number of files (1024). In the terminal; up to 160 characters.
unsafe-files = Only { $number } files may be open at once; a few hundred visitors would use them all up. Raise LimitNOFILE.
unsafe-no-page = There’s no page to serve: build it, or install a release.
unsafe-cache = The folder for compiled code can’t be written to (HIMIKO_CACHE): every start will spend minutes compiling.
admin-done = Done.
admin-none = None.
# $guests: a number of guests (0, 12); $tables: a number of tables (0, 12). In the terminal; up to
# 110 characters.
admin-forgotten = Forgotten: guests { $guests }, tables { $tables }
# $number: a number (1, 2, 5). One line of the terminal, before the program ends; up to 110
# characters.
problem-unsafe = Unsafe on a public server: { $number }.
# $version: a version of the database ("0009"). One line of the terminal, before the program ends;
# up to 160 characters.
problem-database-newer = This database was written by a later version of himiko ({ $version }). Install that version, or restore an older backup.
problem-nothing-to-forget = Say how old: --guests DAYS, --tables DAYS, or both.
# $address: an address ("http://127.0.0.1:8000"). In the terminal; up to 110 characters.
serve-starting = himiko will be ready shortly at { $address }. Press Ctrl+C to stop it.
serve-opened = The page is open in your browser.
# $address: an address ("http://127.0.0.1:8000"). In the terminal; up to 110 characters.
serve-running = himiko is already running: { $address } is open in your browser.
# $address: an address ("http://127.0.0.1:8000"). In the terminal; up to 110 characters.
serve-open-yourself = Open { $address } in a browser to play.
# $file: a path ("games/one.txt"); $rows: a number of rows (1200). In the terminal; up to 110
# characters.
db-backed-up = Backup: { $file }, rows: { $rows }
# $file: a path ("games/one.txt"); $rows: a number of rows (1200). In the terminal; up to 110
# characters.
db-restored = Restored: { $file }, rows: { $rows }
# $folder: a path ("games/"); $games: a number of games (1, 200). In the terminal; up to 110
# characters.
db-exported = Records written to { $folder }: { $games }
db-ok = The database is fine.
# $number: a number (1, 2, 5, 22). In the terminal; up to 110 characters.
db-repaired = The database is fine again; repaired: { $number }.
# $language: the id of a language ("es"); $number: a number (0, 1, 22). In the terminal; up to 60
# characters.
texts-missing = { $language }: texts missing: { $number }
# $file: a path ("texts.html"). In the terminal; up to 110 characters.
texts-sheet-written = Sheet: { $file }

## Editions

# $file: a path ("games/one.txt"); $name: an edition ("standard/1"); $hash: a fingerprint
# ("9f3c"). In the terminal; up to 80 characters.
edition-ok = { $file }: ok, { $name }, sha256:{ $hash }
# $coins: a number of coins (1, 2, 5, 22). In the terminal; up to 80 characters.
edition-price =
    { $coins ->
        [one] { $coins } coin each
       *[other] { $coins } coins each
    }

## Copies of the database

# $file: a path ("games/one.txt"). Within a message about a file; up to 160 characters.
bad-database-exists = { $file } already exists; choose another file.
bad-database-version = The database is from another version. Start the server once to update it.
# $file: a path ("games/one.txt"). Within a message about a file; up to 160 characters.
bad-database-missing = { $file } doesn’t exist.
bad-database-not-empty = The database isn’t empty: a backup can only be restored into an empty one.
