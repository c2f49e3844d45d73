### The page, at the table: the waiting room, playing a turn, what others do, and what is said.

## What an action does, as an answer one can choose

action-fleet = Choose fleet { $fleet }
action-take = Take { boat-of-colour }
action-buy = Buy { boat-of-colour }
action-sell = Sell { boat-of-colour }
action-reserve = Reserve a tile: { $tile }
action-peek = Look at the top of the building deck
action-arrange = On top of the deck: { $top }; under it: { $bottom }
action-move = Move the boat from slot { $slot } to slot { $to }
action-sacred = Lay sacred ground on island { $island }
action-swap-culture = Swap the culture tokens on islands { $island } and { $other }
action-swap-boats = Swap the boats on slots { $slot } and { $other }
action-remove = Return the boat on slot { $slot } to the reserve
action-place = Place { boat-of-colour } on slot { $slot }
action-collect = Collect the culture token from island { $island } ({ $token })
action-ebisu = Take one more culture token, from island { $island } ({ $token })
action-build = Build on island { $island }: { $tile }
action-raijin = Raijin: give { $colours } for a gold boat
action-nakatsu = Nakatsu: give a gold boat for { $colours }
action-michimata = Michimata: give a culture token ({ kind-named }) for a gold boat
action-hetsuka = Hetsuka: give a culture token ({ kind-named }) for 4 coins
action-kachiko = Kachiko: pay 2 coins and lift the sacred ground from island { $island }
action-discard = Set { boat-of-colour } aside
action-recruit = Recruit { specialist-named } for { $kinds }
action-done-act = Go on, without collecting or building
action-done-ebisu = Do without Ebisu’s token
action-done-after = Go on
action-done-recruit = End your turn
action-done = Go on

## Kinds of actions, as buttons

do-fleet = Fleet
do-take = Boat
do-buy = Buy
do-sell = Sell
do-reserve = Reserve a tile
do-peek = Look ahead
do-arrange = Put tiles back
do-move = Move a boat
do-sacred = Sacred ground
do-swap-culture = Swap culture
do-swap-boats = Swap boats
do-remove = Remove a boat
do-place = Place boats
do-collect = Collect
do-ebisu = Ebisu
do-build = Build
do-raijin = Raijin
do-nakatsu = Nakatsu
do-michimata = Michimata
do-hetsuka = Hetsuka
do-kachiko = Kachiko
do-discard = Set aside
do-recruit = Recruit
do-done-act = Go on
do-done-ebisu = Do without
do-done-after = Go on
do-done-recruit = End turn
do-done = Go on

## What is asked when an action is half chosen

ask-which = What do you want to do?
ask-buy-colour = Choose the boat to buy from the reserve.
ask-sell-colour = Choose the boat to sell.
ask-take-colour = Choose the boat to take.
ask-discard-colour = Choose the boat to set aside.
ask-place-colour = Which of your boats goes there?
ask-place-slot = Choose a highlighted slot for the boat.
ask-collect-island = Choose a highlighted island: its culture token is yours.
ask-ebisu-island = Choose any island with a culture token.
ask-build-tile = Choose the building tile.
ask-build-island = Choose a highlighted island to build on.
ask-reserve-tile = Choose the building tile to reserve.
ask-move-slot = Choose the boat to move, then where it goes.
ask-sacred-island = Choose an empty island for the sacred ground.
ask-swap-island = Choose two islands: their culture tokens change places.
ask-swap-slot = Choose two boats on the board: they change places.
ask-remove-slot = Choose a boat on the board: it returns to the reserve.
ask-kachiko-island = Choose the sacred ground to lift.
ask-raijin-colour = Choose the two boats you give.
ask-nakatsu-colour = Choose the two boats you take.
ask-michimata-culture = Choose the culture token you give.
ask-hetsuka-culture = Choose the culture token you give.
ask-recruit-specialist = Choose a specialist of the row.
ask-recruit-culture = Choose how you pay.
ask-fleet-fleet = Choose a fleet from the track.

## What to do now

now-title = What to do now
now-first = Choose one of your boats, then a highlighted slot. Or trade first.
now-place = Choose one of your boats, then a highlighted slot.
now-more = Place another boat, or finish: collect culture tokens or build.
now-more-collect = Place another boat, or finish: collect culture tokens.
now-more-build = Place another boat, or finish: build.
now-finish = Collect culture tokens or build, by choosing a highlighted island.
now-can = You can { $things }.
can-buy = buy a boat
can-sell = sell a boat
can-power = use the power of your fleet
can-specialist = use the power of a specialist
can-go-on = go on
can-end = end your turn
now-end = End of your turn
now-rest-title = Nothing left to place
now-part-trade = trade
now-part-place = place
now-part-collect = collect
now-part-build = build
now-whose = { $player }: { $asks }
now-fleet = Your fleet { $fleet }:
now-waiting = { $player } is playing.
now-computer = { $player } is thinking.

## Consequences

preview-points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
preview-points-other =
    { $points ->
        [one] { $player }: { $signed } point
       *[other] { $player }: { $signed } points
    }
preview-ends-turn = Your turn ends with it.
preview-hidden = What comes next is hidden. This cannot be taken back.
confirm-action = Do it
why-not-title = Why not?
why-not-rule = Rule { $rule }
why-not-possible = This is possible now.
why-not-tile = { $tile }: { $reason }
why-not-waiting = It is not your turn.
why-not-no-boats = You have no boats in hand.
what-is-this = What is this?

## Buttons of the table

undo-action = Undo
redo-action = Redo
advice-action = Hint
all-actions = All actions
all-actions-number =
    { $number ->
        [one] { $number } possible action
       *[other] { $number } possible actions
    }
all-actions-search = Search the actions
all-actions-none = No action has these words.
to-settings = Settings
menu-table = Table menu
skip-animation = Skip
board-in-words = Board in words
rules-open = Rules

## The panels

panel-board = Board
panel-fleets = Fleets
panel-order = Turn order
panel-buildings = Buildings
panel-specialists = Specialists
panel-reserve = Reserve
panel-players = Players
panel-log = Log
panel-chat = Chat
panel-cards = Cards
panel-ends = End of the game
panel-all = All panels
panel-talk = Log and chat
panel-hand = Your boats
panel-hand-none = No boats in hand
round-turn = Round { $round }, turn { $turn } of { $turns }
fleets-down = Face down: { $number }
deck-left = In the deck: { $number }
deck-known-top = You know the next tiles:
deck-known-bottom = You know the last tiles:
order-place = Turn { $turn }: { $player }
order-place-fleet = Turn { $turn }: { $player }, fleet { $fleet }
order-now = now
price-of =
    { $coins ->
        [one] Price: { $coins } coin
       *[other] Price: { $coins } coins
    }
no-price = Not traded
name-and-colour = { $name } ({ $colour })
player-you = you
player-computer = computer
player-away = away: { $level } plays
player-points = points now
player-harbour =
    { $room ->
        [one] Harbour: room for { $room } boat
       *[other] Harbour: room for { $room } boats
    }
player-aside = Set aside: { $number }
player-left = Standard buildings left: { $number }
player-details = Everything { $player } has
player-boats = Boats in hand
player-culture = Culture tokens
player-reserved = Reserved
player-built = Built tiles
player-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
player-nothing = nothing yet
list-or-nothing = nothing

## How the game ends

ends-last-building =
    { $left ->
        [0] The game ends after this round: { $player } has built the last standard building.
        [one] { $left } more standard building of { $player } ends the game.
       *[other] { $left } more standard buildings of { $player } end the game.
    }
ends-last-building-any =
    { $left ->
        [one] The game ends when somebody builds { $left } more standard building.
       *[other] The game ends when somebody builds { $left } more standard buildings.
    }
ends-no-boats =
    { $left ->
        [0] The game ends after this round if no boat of this colour comes back: { colour-named }.
        [one] { $left } more boat taken from the reserve ({ colour-named }) ends the game.
       *[other] { $left } more boats taken from the reserve ({ colour-named }) end the game.
    }
ends-no-specialists =
    { $left ->
        [0] The game ends after this round: too few specialists are left.
        [one] { $left } more recruit ends the game.
       *[other] { $left } more recruits end the game.
    }
ends-no-buildings =
    { $left ->
        [0] The game ends after this round: too few building tiles are left.
        [one] { $left } more tile taken ends the game.
       *[other] { $left } more tiles taken end the game.
    }

## The end of a turn

end-title = End your turn?
end-go-on-title = Go on?
end-left = You could still do this:
end-left-recruit = recruit a specialist
end-left-build = build
end-left-collect = collect culture tokens
end-left-place = place boats
end-left-power = { can-power }
end-anyway = End the turn
end-go-on = Go on anyway
end-back = Not yet
end-never-ask = Do not ask again in this game

## Putting tiles back

arrange-title = The next tiles of the building deck
arrange-top = On top, drawn first on the left
arrange-under = Under the deck, lowest on the right
arrange-earlier = Move { $tile } to the left
arrange-later = Move { $tile } to the right
arrange-confirm = Put them back

## Hints

advice-title = What Himiko would do
advice-thinking = Himiko is thinking …
advice-plan = Her plan for this turn
advice-chance = Winning chance: { $percent } %
advice-score = Expected points: { $points }
advice-others = Other good actions
advice-play = Play this
advice-none = There is nothing to choose.

## What happened

log-empty = Nothing has happened yet.

## Chat

chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-left = Signs left: { $number }
chat-mute = Mute { $player }
chat-unmute = Hear { $player } again
chat-muted = Muted
chat-somebody = somebody else

## The waiting room

wait-title = Waiting for players
wait-lead = The game begins as soon as all seats are taken.
wait-lead-start = When all seats are taken, the host starts the game.
wait-open = Open seat
wait-sit = Sit here
wait-add = Add a computer player
wait-open-again = Open this seat
wait-leave = Leave the table
wait-start = Start the game
wait-invite = Invite with this link
wait-copy = Copy link
wait-copied = The link is copied.
wait-local = This link works on this computer only. To let others in, start the server with “{ $command }” (see docs/server.md).
wait-share = Share
wait-host = host
wait-remove = Remove { $player } from the table
wait-not-ready = Seats are still open.
wait-name = You are { $name }.
wait-rename = Change name

## Seats, offers, clocks

seat-taken-over-left = { $player } has left: { $level } plays on.
seat-taken-over-time = The clock of { $player } has run out: { $level } plays on.
seat-taken-over-removed = { $player } was removed: { $level } plays on.
seat-come-back = Come back
seat-leave = Leave the game
seat-leave-title = Leave the game?
seat-leave-warning = A computer player takes your seat. You can come back as long as the game goes on.
watching = Watching
offer-takeback = Ask to take back a turn
offer-takeback-asked =
    { $number ->
        [one] { $player } asks to go back by { $number } step.
       *[other] { $player } asks to go back by { $number } steps.
    }
offer-takeback-asked-turn = { $player } asks to go back to round { $round }, turn { $turn }.
offer-takeback-own = Take back to the start of my last turn
offer-takeback-own-title = Take back your last turn?
offer-takeback-own-warning = The game goes back to the start of your last turn. What the computer players have done since then is undone, too.
offer-takeback-own-do = Take it back
offer-takeback-own-done = The game is back at the start of your last turn.
offer-takeback-done =
    { $number ->
        [one] { $player } has taken back a step.
       *[other] { $player } has taken back { $number } steps.
    }
offer-abandon = End without a result
offer-abandon-title = End the game without a result?
offer-abandon-asked = { $player } asks to end the game without a result.
offer-abandon-warning = All other people at the table must agree.
offer-accept = Agree
offer-refuse = Refuse
offer-withdraw = Withdraw
offer-wait = Waiting for the others to answer.
clock-left = Time left: { $time }
clock-paused = The clocks are paused.
clock-pause = Pause the clocks
clock-resume = Let the clocks run
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## The end of the game

over-title = The game is over
over-abandoned = The game was ended without a result.
over-review = Review the game
over-rematch = Rematch
over-rematch-go = To the rematch
over-look = Look at the board
over-show = Show the scoring

## Connection

connection-gone = This table cannot be shown.

## Sounds and notices

sound-on = Sound is on
sound-off = Sound is off
notify-ask = Notify me when it is my turn
notify-on = Notifications are on
notify-off = Notifications are off
notify-blocked = The browser does not allow notifications.
notify-title = Your turn
notify-text = Yamataï: it is your turn at the table of { $names }.
title-your-turn = ● Your turn
title-table = Table
title-over = Game over

## Keys

keys-title = Keys
keys-undo = Undo, redo
keys-hint = Hint
keys-all = All actions
keys-board = Go to the board
keys-hand = Choose your boats by number
keys-done = Go on, end the turn
keys-target = Next possible place on the board
keys-confirm = Confirm, cancel
keys-why = On the board or a card: ask why something is not possible
keys-log = Log and chat
keys-help = This help
keys-skip = Skip the animation
keys-arrows = Walk on the board
keys-words = Board in words
keys-letters = Single keys
keys-letters-hint = Turn them off if they get in the way of your screen reader or voice control.
