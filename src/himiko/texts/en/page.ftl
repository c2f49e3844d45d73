### What all rooms of the page share.

## The frame

page-name = Yamataï
# $what: the title of a screen ("Rules"). In the frame of the page; up to 60 characters.
page-title = { $what } · Yamataï
page-skip = Skip to content
page-notices = Messages
page-close = Close
page-cancel = Cancel
page-reload = Reload
page-loading = One moment…
# $what: a heading, at the start ("Her plan for this turn"). In the frame of the page; up to 60
# characters.
page-colon = { $what }:
page-home = Back to the lobby
page-you = you
name-verified = Verified: this name belongs to an account
page-yes = yes
page-no = no
page-menu = Menu
page-learn = Learn
page-rules = Rules
page-settings = Settings
# $language: a language in its own words ("Français"). In the frame of the page; up to 60
# characters.
page-language = Language: { $language }
page-connection-lost = Connection lost. Reconnecting… Your game is safe.
page-connection-back = You’re back online.
page-update-waiting = A new version is available.

## Names for guests, who can choose another

guest-name-1 = Heron
guest-name-2 = Crane
guest-name-3 = Otter
guest-name-4 = Kingfisher
guest-name-5 = Cormorant
guest-name-6 = Dragonfly
guest-name-7 = Tortoise
guest-name-8 = Swallow
guest-name-9 = Dolphin
guest-name-10 = Fox
guest-name-11 = Firefly
guest-name-12 = Carp

## What went wrong

error-connection-lost = Can’t reach the server. Please try again.
error-hints-not-agreed = With other people at the table, everyone must agree to hints.
error-internal = Something went wrong. Please try again.
# $reason: a whole sentence, at the start ("Fleet 2 is face down."). A message at the edge of the
# page; up to 140 characters.
error-illegal-action = { $reason }
error-who-are-you = Take a seat or choose a name first.
error-absent = A computer player is playing for you. Return to the game first.
error-already-accepted = You’ve already agreed.
error-already-seated = You’re already at this table.
error-already-so = Nothing to change.
# $reason: a whole sentence, apart ("Fleet 2 is face down."). A message at the edge of the page;
# up to 140 characters.
error-bad-edition = This edition can’t be used: { $reason }
# $why: why a name can’t be used (invisible, accents, scripts, long, empty). A message at the edge
# of the page; up to 140 characters.
error-bad-name =
    { $why ->
        [invisible] This name contains characters that can’t be seen.
        [accents] This name has too many accents on one letter.
        [scripts] This name mixes letters from different alphabets.
        [long] This name is too long.
       *[other] Enter a name.
    }
error-banned = An operator has banned you from this server.
error-bad-message = The server didn’t understand that.
error-bad-request = The request is incomplete or not allowed.
# $where: where in a file ("players[0].boats"); $reason: a whole sentence, apart ("Fleet 2 is face
# down."). A message at the edge of the page; up to 140 characters.
error-bad-position = This position can’t be used ({ $where }): { $reason }
# $line: the number of a line (12); $reason: a whole sentence, apart ("Fleet 2 is face down."). A
# message at the edge of the page; up to 140 characters.
error-bad-record = This record can’t be read (line { $line }): { $reason }
error-busy = The server is busy. Please try again in a moment.
# $done: a number (5); $parts: a number (12). A message at the edge of the page; up to 140
# characters.
error-engine-compiling = The game engine is still compiling ({ $done } of { $parts } parts). This only happens on the first start; please wait a moment.
error-cannot-redo = There’s nothing to redo.
error-cannot-undo = It’s too late to undo this.
error-has-passkey = This passkey is already in use.
error-has-account = You already have an account.
error-log-full = This table’s log is full. All you can do now is finish the game.
error-name-taken = This name is taken.
error-no-account = You need an account for this.
error-no-passkey = No passkey was used.
error-no-majority = You can’t vote out the only other player.
error-no-hints = Hints are turned off at this table.
error-no-offer = There’s no offer to answer.
error-no-pause = This game has no clock to pause.
error-no-such-challenge = This challenge doesn’t exist.
error-no-such-device = This device is already logged out.
error-no-such-line = This message is gone.
error-no-such-passkey = This passkey has already been removed.
error-no-such-edition = This edition doesn’t exist.
error-no-such-person = This person doesn’t exist.
error-no-such-report = This report doesn’t exist.
error-no-such-ply = The game didn’t get that far.
error-no-such-seat = This seat doesn’t exist.
error-no-such-table = This table doesn’t exist.
error-not-absent = You’re already in control.
error-not-banned = This person isn’t banned.
error-not-asked = This question isn’t for you.
error-not-for-you = Only the players can see this table.
error-not-found = Page not found.
error-not-now = You can’t do that at the moment.
error-not-oneself = You can’t do that to yourself.
error-not-seated = You’re not at this table.
error-not-the-host = Only the host can do that.
error-not-your-seat = That’s not your seat.
error-not-your-turn = It’s not your turn.
error-offer-open = Another offer is still waiting for an answer.
# $seats: a number of seats (2, 3, 4). A message at the edge of the page; up to 140 characters.
error-other-number-of-seats =
    { $seats ->
        [one] This needs { $seats } player.
       *[other] This needs { $seats } players.
    }
error-other-rules = This game was played under different rules and can’t be continued.
error-prove-yourself = Log in again first.
error-record-or-position = Send either a record or a position, not both.
error-removed = You’ve been removed from this table.
error-seat-taken = This seat is taken.
error-nudged-already = They’ve just been nudged. Give them a moment.
error-seats-open = Some seats are still open.
error-silenced = An operator has blocked you from writing messages.
error-stale = The game has moved on; please look again.
error-storage-away = The server can’t reach its database. It will resume automatically.
error-wrong-secret = That isn’t what you committed to.
error-study-running = Your last report is still running. Stop it first.
error-table-full = This table is full.
error-too-large = This file is too large.
error-too-many = Too many requests. Please wait a moment.
# $most: a number of versions (100). A short notice; up to 120 characters.
error-shelf-full = Your shelf is full: it holds { $most } versions. Remove some you no longer need.
# $most: the most there can be (1, 3, 24). A message at the edge of the page; up to 140
# characters.
error-too-many-tables =
    { $most ->
        [one] You have { $most } unfinished game; finish it first.
       *[other] You have { $most } unfinished games; finish one first.
    }
# $most: the most there can be (20). A message at the edge of the page; up to 140 characters.
error-too-many-passkeys = You can have at most { $most } passkeys.
error-unreadable-file = This file can’t be read.
error-wrong-code = This code is invalid or has expired.
error-wrong-origin = The request didn’t come from this page.
error-wrong-host = This server doesn’t answer to this name.
error-wrong-passkey = This passkey doesn’t belong to an account here.
error-wrong-password = Wrong name or password.
