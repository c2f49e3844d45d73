### The lobby: playing at once, tables, settings and identity.

## The first page

lobby-title = Lobby
lobby-what = Sail between the islands, raise towns and temples, and become the Great Builder of Yamataï. For 1–4 players. Free, no account needed.
lobby-about = An independent project, not affiliated with the game’s authors or publisher. The board and most tiles are reconstructed.
lobby-quick = Play against the computer
lobby-opponents = Opponents
lobby-level = Level
lobby-play = Play
lobby-first-time = First time? Learn as you play
# $level: a level ("Rower"); $won, $games: numbers of games (3, 7). Below the choice of a level; up
# to 140 characters.
lobby-adapts-now =
    { $games ->
        [0] Current level: { $level }. It goes up when you win and down when you lose.
        [one] Current level: { $level }. You’ve played { $games } solo game and won { $won }; the level follows your results.
       *[other] Current level: { $level }. You’ve won { $won } of your last { $games } solo games; the level follows your results.
    }
# $percent: per cent of the games (70, 73.5); $games: a number (30, 400); $level: the level below
# ("Deckhand"). Below the choice of a level; up to 80 characters.
lobby-strength = Measured: won { $percent }% of { $games } games against { $level }.
lobby-shown = Sample game
lobby-shown-pause = Pause
lobby-shown-go-on = Continue
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
lobby-workshop = Workshop: your own board and tiles
lobby-scorepad = Score pad for a game at home
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
# $mine, $theirs: points (54, 48). In a line of the lobby; up to 40 characters.
lobby-result-won = you won, { $mine } to { $theirs }
# $mine, $theirs: points (48, 54). In a line of the lobby; up to 40 characters.
lobby-result-lost = you lost, { $mine } to { $theirs }
# $place, $players: numbers (3, 4); $points: a number of points, apart ("54 points"). In a line of the
# lobby; up to 40 characters.
lobby-result-place = place { $place } of { $players }, { $points }
# $player: a player, apart ("Anna", "Orange"); $points: a number of points, apart ("54 points"). In a
# line of the lobby; up to 40 characters.
lobby-result-winner = { $player } won, { $points }
lobby-seat-record = player from a record
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

## The game in a minute

minute-title = The game in a minute
minute-fleet = Choose a fleet
minute-fleet-does = It gives you boats and a power for this turn. The lower its number, the earlier you play next round.
minute-place = Place boats
minute-place-does = Place boats along the sea lanes: from an entry slot in the west, or next to a boat of the same colour.
minute-build = Collect or build
minute-build-does = Take culture tokens from the islands next to your new boats, or build on an island surrounded by the boats a tile needs.
minute-win = Recruit, and win
minute-win-does = Pay for specialists with culture tokens. Buildings, prestige, specialists and coins are worth points; whoever has the most wins.

## Challenges

challenges-title = Challenges
challenges-what = Beat a computer player on a fixed deal, without hints. Everyone with the link gets the same deal; try as often as you like.
# $level: a level ("Rower"); $number: the number of a challenge (1, 2, 3). A line of the list; up to
# 40 characters.
challenges-name = { $level }, deal { $number }
# $players: a number of players (2, 3, 4). In a line of the list, and below an invitation; up to 30
# characters.
challenges-players = { $players } players
challenges-untried = not tried yet
# $mine, $theirs: points (54, 48). In a line of the list; up to 40 characters.
challenges-won = won, { $mine } to { $theirs }
# $tries: a number of games (1, 2, 5); $mine, $theirs: points of the best of them. In a line of the
# list; up to 60 characters.
challenges-lost =
    { $tries ->
        [one] { $tries } try, { $mine } to { $theirs }
       *[other] { $tries } tries, best { $mine } to { $theirs }
    }
challenges-again = Play again
challenges-review = Review
challenges-all = All challenges
# $won, $all: numbers of challenges (5, 24). Above the list; up to 40 characters.
challenges-score = Won: { $won } of { $all }

## A new table

new-title = New table
new-seats = Who’s playing
new-players = Players
# $seat: a seat by its colour, apart ("Orange"). On the form for a new table; up to 60 characters.
new-seat = Seat: { $seat }
new-seat-me = You
new-seat-me-hint = On this device. Take several seats to share one screen.
new-seat-open = Open seat
new-seat-open-hint = For anyone who has the link or finds the table in the lobby.
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
new-delay = Spectators see the game
new-delay-hint = A delay keeps spectators from helping a player. It doesn’t slow the players down.
new-delay-none = Immediately
# $turns: a number of turns (1, 2, 5, 12). A choice on the form for a new table; up to 30
# characters.
new-delay-turns =
    { $turns ->
        [one] { $turns } turn late
       *[other] { $turns } turns late
    }
new-undo = Allow undo
new-undo-hint = During your own turn, until something new is revealed.
new-hints = Allow hints
new-hints-who = A computer player shows what it would do. With other people at the table, everyone must agree during the game.
new-face-down = Built tiles face down
new-face-down-hint = As in the box: other players’ built tiles and totals stay hidden until the end.
new-stand-in = Stand-in for players who leave
new-stand-in-after = Stand-in takes over for players who are away
new-stand-in-after-hint = If it’s their turn and they’ve had the page closed for this long.
new-stand-in-never = Never
# $minutes: a number of minutes (1, 2, 5, 30). A choice on the form for a new table; up to 30
# characters.
new-stand-in-minutes =
    { $minutes ->
        [one] After { $minutes } minute
       *[other] After { $minutes } minutes
    }
new-make = Create table
new-edition = Custom edition
new-edition-hint = Your own board, tiles or prices, as a TOML file. Start from the output of “himiko edition export”.
new-edition-file = Choose an edition file
# $name: an edition or its file ("mine.toml"). On the form for a new table, and below an invitation; up
# to 60 characters.
new-edition-chosen = Edition for this table: { $name }
new-edition-shelf = From your shelf
new-edition-shelf-none = Choose an edition
# $name: an edition’s name ("my-edition"). $version: its number on the shelf (2). An entry of a list to choose from; up to 60 characters.
new-edition-kept = { $name }, version { $version }
# Said wherever a game can be started, before a link to the workshop (new-edition-workshop). Two sentences; up to 140 characters.
edition-standard = This is the standard edition. Its board and most of its tiles are reconstructed, as the rulebooks don’t show them.
# $name: an edition or its file ("mine.toml", "my-edition/1"). Said wherever a game can be started; up to 100 characters.
edition-own = Played with the edition { $name }.
new-edition-workshop = Make one in the workshop
new-edition-usual = Use the standard edition

## The waiting room

wait-close = Close table
wait-close-sure = Close the table?
wait-close-warning = Nobody will be able to join, and the link will stop working.
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
settings-sound-what = A plucked string when it’s your turn.
settings-volume = Volume
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-speed = Others’ steps
settings-speed-slow = Slow
settings-speed-normal = One by one
settings-speed-fast = Fast
settings-speed-off = All at once
settings-numbers = Always number the board
settings-numbers-hint = Otherwise slots and islands show their numbers only where the board is large, and where they’re mentioned.
settings-confirm = Confirm every action
settings-confirm-hint = Otherwise you’re only asked before something that can’t be undone.
settings-more = Name, devices and account
settings-notify = Notifications
settings-notify-hint = Your browser tells you when it’s your turn and the page is in the background.
settings-notify-refused = Your browser blocks notifications for this page.
settings-device = Other devices
settings-device-what = Continue with the same name and games on a phone or another computer.
settings-device-make = Create a link
settings-device-link = Your link
settings-device-ten-minutes = Open it on the other device within ten minutes. It works once. Never share it: whoever opens it plays as you.
settings-copy = Copy
settings-copied = Copied.
settings-not-copied = Your browser blocked copying. Please copy it by hand.
settings-code = Link or code from another device
settings-code-hint = This device will then use the same name and games.
settings-code-use = Use it
settings-devices = Where you’re logged in
settings-device-here = this device
# $ago: a time in words ("5 minutes ago"). In the settings, after the name of a device; up to 40
# characters.
settings-device-seen = last used { $ago }
settings-device-unknown = Unknown device
# $device: browser and system ("Firefox, Linux"). Read out by screen readers; up to 60 characters.
settings-device-log-out = Log out { $device }
settings-devices-log-out = Log out all other devices
settings-devices-gone = Logged out.
settings-account = Account
settings-account-what = Optional. Log in with a name and password to reach your games anywhere.
# $name: a name ("Anna"). In the settings; up to 60 characters.
settings-account-is = Logged in as { $name }.
settings-account-make = Create an account
settings-account-log-in = Log in
settings-account-recover = Use a recovery code
settings-account-name = Account name
settings-account-name-hint = It will also be your name at the table.
settings-account-missing = Enter a name and a password.
settings-password = Password
settings-password-hint = At least 8 characters.
settings-password-short = The password must have at least 8 characters.
settings-password-heading = Change your password
settings-password-new = New password
settings-password-new-hint = At least 8 characters. All your other devices will be logged out.
settings-password-change = Change password
settings-password-changed = Your password has been changed. All other devices are logged out.
settings-recovery-code = Recovery code
settings-recovery-missing = Enter one of your recovery codes.
settings-passkeys = Passkeys
settings-passkeys-what = Log in with your fingerprint, face or the PIN of your device instead of a password. A passkey also lets you back in if you forget the password.
settings-passkey-add = Add a passkey
settings-passkey-added = Passkey added.
# $ago: a time in words ("5 minutes ago"). In the settings, after the name of a device; up to 40
# characters.
settings-passkey-made = added { $ago }
settings-passkey-remove = Remove
# $device: browser and system ("Firefox, Linux"). Read out by screen readers; up to 60 characters.
settings-passkey-remove-one = Remove the passkey of { $device }
settings-passkey-removed = Passkey removed. Delete it in your password manager, too.
settings-passkey-none-here = Passkeys only work over https, under a domain name.
settings-passkey-use = Use a passkey
settings-passkey-log-in = Log in with a passkey
settings-codes = Recovery codes
settings-codes-what = Each of these codes lets you choose a new password once, if you lose yours. Keep them on paper.
settings-codes-keep = Write these codes down now: they’re only shown once.
# $number: a number of codes (0, 1, 8). In the settings; up to 40 characters.
settings-codes-left =
    { $number ->
        [0] You have no recovery codes.
        [one] You have { $number } recovery code left.
       *[other] You have { $number } recovery codes left.
    }
settings-codes-make = Create new recovery codes
settings-codes-made = New recovery codes created. Older ones no longer work.
proof-title = Confirm it’s you
proof-what = Log in again to change how your account is protected.
proof-go = Continue
# $name: a name ("Anna"). In the settings; up to 60 characters.
settings-welcome = Welcome, { $name }!
settings-log-out = Log out
settings-delete-heading = Delete your data
settings-data-what = See what is stored about you, or download all of it.
settings-data = Download my data
settings-delete-what = This deletes your name, account, devices and chat messages. Computer players will finish your games. It can’t be undone.
settings-delete = Delete all my data
settings-delete-sure = Delete all your data?
settings-deleted = All your data has been deleted.

## The link from another device

link-title = Continue on this device
# $name: a name ("Anna"). On the page of a link; up to 100 characters.
link-owner = On this device, you’ll be { $name }.
# $device: browser and system ("Firefox, Linux"). On the page of a link; up to 60 characters.
link-made-on = The link was created on { $device }.
link-warning = Only continue if you created this link yourself: whoever sent it to you can see and play your games here.
# $name: a name ("Anna"). On the page of a link; up to 160 characters.
link-replaces = You’re currently { $name } here. Games you play as a guest on this device will no longer be reachable unless you have an account.
link-use = Continue here
link-void = This link no longer works: each one works once, and only for ten minutes. Create a new one in the settings on your other device.

## What is stored

privacy-title = Privacy
privacy-stored = What this server stores
privacy-stored-name = Your name, as others see it, and when you first visited.
privacy-stored-account = If you have an account: its name, a hash of the password, the public keys of your passkeys, and hashes of recovery codes. Nobody can read your password from them.
privacy-stored-devices = For each device: a hash of the secret in its only cookie, the names of its browser and system, and roughly when it was last used.
privacy-stored-games = Your games: every action, and when it was played. Finished games stay readable for everyone who could see them.
privacy-stored-editions = The editions on your shelf, and those your games are played with.
privacy-stored-chat = What you write in the chat, whom you mute, and which messages you hide.
privacy-stored-reports = Reports of messages, with the message, for the operators.
privacy-stored-operators = What operators do about you: bans, with the reason, and a log of their actions.
privacy-not-stored = What it doesn’t store
privacy-not-stored-address = Your network address: it’s only used while you’re connected, to limit abuse.
privacy-not-stored-mail = Email addresses, real names, birthdays or locations: you’re never asked for them.
privacy-not-stored-tracking = Nothing is sent to anyone else. There are no ads and no trackers.
privacy-how-long = For how long
# $days: a number of days (1, 30, 365). On the page about privacy; up to 120 characters.
privacy-guests-days =
    { $days ->
        [one] Guests who haven’t been here for { $days } day are forgotten.
       *[other] Guests who haven’t been here for { $days } days are forgotten.
    }
privacy-guests-kept = Guests are kept until they delete their data.
# $days: a number of days (1, 30, 365). On the page about privacy; up to 120 characters.
privacy-tables-days =
    { $days ->
        [one] Finished games are deleted after { $days } day.
       *[other] Finished games are deleted after { $days } days.
    }
privacy-tables-kept = Finished games are kept, without your name if you delete your data.
privacy-delete = In the settings you can download what’s stored about you, and delete it at any time. Only what operators need is kept: reports, bans and the log of their actions.

## Nowhere

nowhere-title = Page not found
nowhere-what = Check the address for typos.
