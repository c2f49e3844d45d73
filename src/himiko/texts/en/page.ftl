### What all rooms of the page share.

## The frame

page-name = Yamataï
page-title = { $what } · Yamataï
page-skip = Skip to the content
page-notices = Notices
page-close = Close
page-cancel = Cancel
page-reload = Load again
page-loading = One moment …
page-colon = { $what }:
page-home = To the lobby
page-you = you
page-yes = yes
page-no = no
page-menu = Menu
page-learn = Learn
page-rules = Rules
page-settings = Settings
page-language = Language: { $language }
page-connection-lost = The connection is lost. It is being mended; nothing is lost with it.
page-connection-back = The connection is back.
page-update-waiting = There is a newer version of this page.

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

error-connection-lost = The server cannot be reached. Please try again.
error-internal = Something went wrong that should not have. Please try again.
error-illegal-action = { $reason }
error-who-are-you = You are not known here yet: take a seat or choose a name first.
error-absent = A computer player is playing for you. Come back to the table first.
error-already-accepted = You have agreed already.
error-already-seated = You are sitting at this table already.
error-already-so = It is so already.
error-bad-edition = This edition cannot be used: { $reason }
error-bad-message = The server did not understand that.
error-bad-request = Something in it is missing or not allowed.
error-bad-position = This position cannot be used ({ $where }): { $reason }
error-bad-record = This record cannot be read (line { $line }): { $reason }
error-busy = The server is busy. Please try again in a moment.
error-cannot-redo = There is nothing to redo.
error-cannot-undo = This cannot be undone any more.
error-has-account = You have an account already.
error-name-taken = This name is taken.
error-no-hints = There are no hints at this table.
error-no-offer = Nothing is being offered.
error-no-pause = This game has no clock that could be paused.
error-no-such-edition = There is no such edition.
error-no-such-person = There is no such person.
error-no-such-ply = The game did not get that far.
error-no-such-seat = There is no such seat.
error-no-such-table = There is no such table.
error-not-absent = You are playing yourself already.
error-not-for-you = This table is for its players only.
error-not-found = There is nothing here.
error-not-now = That is not possible at the moment.
error-not-oneself = That does not work with yourself.
error-not-seated = You are not sitting at this table.
error-not-the-host = Only the host of the table may do that.
error-not-your-seat = That is not your seat.
error-not-your-turn = It is not your turn.
error-offer-open = Another offer is waiting for an answer.
error-other-number-of-seats =
    { $seats ->
        [one] It takes { $seats } player.
       *[other] It takes { $seats } players.
    }
error-other-rules = This game was played by other rules and cannot be continued.
error-record-or-position = Either a record or a position, not both.
error-removed = The host has removed you from this table.
error-seat-taken = This seat is taken.
error-seats-open = Some seats are still open.
error-stale = The game has moved on meanwhile; look at it again.
error-storage-away = The server cannot reach its database. It will go on by itself.
error-table-full = This table is full.
error-too-large = That is too large.
error-too-many = That was too much at once. Please wait a moment.
error-too-many-tables =
    { $most ->
        [one] You have { $most } unfinished table; finish it first.
       *[other] You have { $most } unfinished tables; finish one first.
    }
error-unreadable-file = This file cannot be read.
error-wrong-code = This code is not valid (any more).
error-wrong-origin = The request did not come from this page.
error-wrong-password = Name or password is wrong.
