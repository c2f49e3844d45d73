### The lobby: playing at once, tables, settings and identity.

## The first page

lobby-title = Lobby
lobby-what = Sail between the islands, raise towns and temples, and become the Great Builder of Yamataï. For 1–4 players. Free, no account needed.
lobby-quick = Play against the computer
lobby-opponents = Opponents
lobby-level = Level
lobby-play = Play
lobby-first-time = First time? Learn as you play
lobby-tables = Tables
lobby-new = Play with others
lobby-list-mine = Your games
lobby-list-open = Open tables
lobby-list-running = Watch
lobby-list-finished = Finished
lobby-none-mine = You have no games yet. Your first is one click away.
lobby-none-open = Nobody is waiting for players. Create a table and send your friends the link.
lobby-none-running = No public games in progress.
lobby-none-finished = No public games have finished yet. You’ll find your own under “Your games”.
lobby-more = Show more
lobby-import = Open a game record
lobby-your-turn = Your turn
# $number: a number (1, 2, 5, 22). In a line of the lobby; up to 40 characters.
lobby-waiting =
    { $number ->
        [one] Your turn in { $number } game
       *[other] Your turn in { $number } games
    }
# $player: a player, apart ("Anna", "Orange"). In a line of the lobby; up to 40 characters.
lobby-turn-of = To play: { $player }
lobby-status-open = waiting for players
lobby-status-dealing = starting
lobby-status-running = in progress
lobby-status-over = finished
lobby-status-abandoned = abandoned
lobby-seat-open = open seat
# $minutes: a number of minutes (1, 20, 45). In a line of the lobby; up to 40 characters.
lobby-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute per player
       *[other] { $minutes } minutes per player
    }
# $days: a number of days (1, 3, 14). In a line of the lobby; up to 40 characters.
lobby-clock-days =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }

## A new table

new-title = New table
new-seats = Who’s playing
new-players = Players
# $seat: a seat by its colour, apart ("Orange"). On the form for a new table; up to 60 characters.
new-seat = Seat: { $seat }
new-seat-me = You
new-seat-me-hint = On this device. Take several seats to share one screen.
new-seat-open = Open seat
new-seat-open-hint = For anyone with the link or who finds the table in the lobby.
new-hot-seat = Several people on one device: pass it to whoever’s turn it is.
new-options = Table options
new-clock = Time
new-clock-none = No clock
new-clock-none-hint = No time limit.
new-clock-live = In one sitting
new-clock-live-hint = Minutes per player for the whole game.
new-clock-days = Over several days
new-clock-days-hint = Days per turn; come back when it’s your turn.
new-minutes = Minutes
new-days = Days
new-listed = Show in the lobby
new-listed-hint = Anyone can join; otherwise only people with the link.
new-start = Start when all seats are taken
new-start-hint = Otherwise the host starts the game.
new-watch = Anyone can watch
new-watch-hint = Otherwise only the players can see the game.
new-undo = Allow undo
new-undo-hint = During your own turn, until something new is revealed.
new-hints = Allow hints
new-hints-who = A computer player shows what it would do. Between people, everyone must agree during the game.
new-stand-in = Stand-in for players who leave
new-make = Create table
new-edition = Custom edition
new-edition-hint = Your own board, tiles or prices, as a TOML file. Start from the output of “himiko edition export”.
new-edition-file = Choose an edition file
# $name: an edition or its file ("mine.toml"). On the form for a new table; up to 60 characters.
new-edition-chosen = Edition for this table: { $name }
new-edition-usual = Use the standard edition

## The waiting room

wait-close = Close table
wait-close-sure = Close the table?
wait-close-warning = Nobody can join any more, and the link will stop working.
wait-closed = This table has been closed
wait-closed-what = The host closed it before the game began.

## Settings

settings-title = Settings
settings-you = You
settings-name = Your name
settings-name-hint = The name others see at the table.
# $name: a name ("Anna"). In the settings; up to 60 characters.
settings-name-saved = Your name is now { $name }.
settings-save = Save
settings-look = Look and sound
settings-language = Language
settings-theme = Theme
settings-theme-system = Use system setting
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-system = Use system setting
settings-motion-full = Full
settings-motion-less = Reduced
settings-sound = Sounds
settings-sound-hint = A soft drum when it’s your turn.
settings-notify = Notifications
settings-notify-hint = Your browser tells you when it’s your turn and the page is in the background.
settings-notify-refused = Your browser blocks notifications for this page.
settings-device = Other devices
settings-device-what = Continue with the same name and games on a phone or another computer.
settings-device-make = Create a link
settings-device-link = Your link
settings-device-once = Open it on the other device. Treat it like a key and don’t share it. A new link disables the old one.
settings-copy = Copy
settings-copied = Copied.
settings-not-copied = Your browser blocked copying. Please copy it by hand.
settings-code = Link or code from another device
settings-code-hint = This device will then use the same name and games.
settings-code-use = Use it
settings-code-used = Both devices now share your name and games.
settings-account = Account
settings-account-what = Optional. Log in with a name and password to reach your games anywhere.
# $name: a name ("Anna"). In the settings; up to 60 characters.
settings-account-is = Logged in as { $name }.
settings-account-make = Create an account
settings-account-log-in = Log in
settings-account-name = Account name
settings-account-name-hint = It will also be your name at the table.
settings-account-missing = Enter a name and a password.
settings-password = Password
settings-password-hint = At least 8 characters.
settings-password-short = The password must have at least 8 characters.
# $name: a name ("Anna"). In the settings; up to 60 characters.
settings-welcome = Welcome, { $name }!
settings-log-out = Log out
settings-delete-heading = Delete your data
settings-delete-what = This deletes your name, account, devices and chat messages. Computer players will finish your games. It can’t be undone.
settings-delete = Delete all my data
settings-delete-sure = Delete all your data?
settings-deleted = All your data has been deleted.

## The link from another device

link-title = Continue on this device
link-what = This link lets you continue here with the same name and games.
# $name: a name ("Anna"). On the page of a link; up to 160 characters.
link-instead = This link lets you continue here as on your other device. You’re currently { $name } on this device; this link replaces that identity.
link-use = Continue here
link-none = This link has no code. Create a new one in the settings of your other device.

## Nowhere

nowhere-title = Page not found
nowhere-what = Check the address for typos.
