### The lobby: playing at once, tables, settings and identity.

## The first page

lobby-title = Lobby
lobby-what = Sail between the islands, raise towns and shrines, and become the Great Builder of Yamataï. For 1 to 4 people, free, without an account.
lobby-quick = Play against the computer
lobby-opponents = Opponents
lobby-level = How they play
lobby-play = Play
lobby-first-time = First time? Learn while playing
lobby-tables = Tables
lobby-new = Play with others
lobby-list-mine = Your games
lobby-list-open = Open tables
lobby-list-running = Watch
lobby-list-finished = Finished
lobby-none-mine = You have no games yet. The first one is a click away.
lobby-none-open = Nobody is waiting for players. Open a table and send the link to your friends.
lobby-none-running = No public game is being played at the moment.
lobby-none-finished = No public game has ended yet. Your own finished games are under “Your games”.
lobby-more = More
lobby-import = Open the record of a game
lobby-your-turn = Your turn
lobby-waiting =
    { $number ->
        [one] Your turn in { $number } game
       *[other] Your turn in { $number } games
    }
lobby-turn-of = { $player } to play
lobby-status-open = waiting for players
lobby-status-running = being played
lobby-status-over = finished
lobby-status-abandoned = given up
lobby-seat-open = open seat
lobby-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }
lobby-clock-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }

## A new table

new-title = A new table
new-seats = Who plays
new-players = Players
new-seat = Seat: { $seat }
new-seat-me = You
new-seat-me-hint = At this device. Give yourself several seats to play together at one screen.
new-seat-open = Open seat
new-seat-open-hint = For whoever gets the link or finds the table in the lobby.
new-hot-seat = Several people at one device: whoever’s turn it is sits in front of the screen.
new-options = What holds at the table
new-clock = Time
new-clock-none = No clock
new-clock-none-hint = Nobody is hurried.
new-clock-live = In one sitting
new-clock-live-hint = Minutes for each player’s whole game.
new-clock-days = Over days
new-clock-days-hint = Days for each turn; come back when it is yours.
new-minutes = Minutes
new-days = Days
new-listed = Show it in the lobby
new-listed-hint = Anybody can join. Otherwise only those who have the link.
new-start = Start when all seats are taken
new-start-hint = Otherwise the host gives the signal.
new-watch = Anybody may watch
new-watch-hint = Otherwise only the players see the game.
new-undo = Steps can be taken back
new-undo-hint = Within one’s own turn, as long as nothing new was revealed.
new-hints = Hints are allowed
new-hints-hint = A computer player says what it would do.
new-stand-in = Who plays on for those who leave
new-make = Open the table
new-edition = Another edition
new-edition-hint = A board, tiles or prices of your own, as a TOML file. “himiko edition export” writes the usual edition, to begin with.
new-edition-file = Choose an edition file
new-edition-chosen = This table will be played with { $name }.
new-edition-usual = Take the usual edition

## The waiting room

wait-close = Close the table
wait-close-sure = Close the table?
wait-close-warning = Nobody can sit down here any more, and the link leads nowhere.
wait-closed = This table was closed
wait-closed-what = The host gave it up before the game began.

## Settings

settings-title = Settings
settings-you = You
settings-name = Your name
settings-name-hint = This is what others see at the table.
settings-name-saved = You are called { $name } now.
settings-save = Save
settings-look = Look and sound
settings-language = Language
settings-theme = Colours
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = As the system
settings-motion-full = Full
settings-motion-less = Less
settings-sound = Sounds
settings-sound-hint = A quiet drum when it is your turn.
settings-notify = Notifications
settings-notify-hint = The browser tells you when it is your turn and the page is in the background.
settings-notify-refused = The browser does not allow notifications for this page.
settings-device = Other devices
settings-device-what = Go on with the same name and games on a phone or another computer.
settings-device-make = Make a link
settings-device-link = Your link
settings-device-once = Open it on the other device. It is like a key: show it to nobody. A new link voids the old one.
settings-copy = Copy
settings-copied = Copied.
settings-not-copied = The browser did not let the page copy it: please copy it by hand.
settings-code = Link or code from another device
settings-code-hint = From then on you are the same person here as there.
settings-code-use = Use it
settings-code-used = You are the same person on both devices now.
settings-account = Account
settings-account-what = Not necessary. With a name and a password you can find your games from anywhere.
settings-account-is = You have the account { $name }.
settings-account-make = Make an account
settings-account-log-in = Log in
settings-account-name = Name of the account
settings-account-name-hint = From then on it is also your name at the table.
settings-account-missing = Please give a name and a password.
settings-password = Password
settings-password-hint = At least 8 characters.
settings-password-short = The password needs at least 8 characters.
settings-welcome = Welcome, { $name }!
settings-log-out = Log out
settings-delete-heading = Delete everything
settings-delete-what = Your name, account, devices and what you have said are deleted. Computer players finish your games. This cannot be undone.
settings-delete = Delete everything
settings-delete-sure = Delete everything about you?
settings-deleted = Everything about you has been deleted.

## The link from another device

link-title = Go on on this device
link-what = With this link you go on here as on your other device, with the same name and the same games.
link-instead = With this link you go on here as on your other device. You are { $name } here now, and will not be any more.
link-use = Go on here
link-none = The code is missing from this link. Make a new one in the settings of the other device.

## Nowhere

nowhere-title = There is nothing here
nowhere-what = This address leads nowhere: perhaps a letter is missing.
