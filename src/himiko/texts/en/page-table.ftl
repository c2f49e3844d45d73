### The page, at the table: the waiting room, playing a turn, what others do, and what is said.

## What an action does, as an answer one can choose

# $fleet: the number of a fleet (7). An answer to choose, in a list and on a button; up to 90
# characters.
action-fleet = Choose fleet { $fleet }
# $colour: the id of a colour of boat (clay). An answer to choose, in a list and on a button; up
# to 90 characters.
action-take = Take { boat-of-colour }
# $colour: the id of a colour of boat (clay). An answer to choose, in a list and on a button; up
# to 90 characters.
action-buy = Buy { boat-of-colour }
# $colour: the id of a colour of boat (clay). An answer to choose, in a list and on a button; up
# to 90 characters.
action-sell = Sell { boat-of-colour }
# $tile: a building tile in words, apart ("torii (bamboo and gold; 5 points)"). An answer to
# choose, in a list and on a button; up to 90 characters.
action-reserve = Reserve a tile: { $tile }
action-peek = Peek at the top of the building deck
# $top: a list of building tiles in words, or “nothing”, apart ("torii (gold; 5 points)");
# $bottom: a list of building tiles in words, or “nothing”, apart ("torii (gold; 5 points)"). An
# answer to choose, in a list and on a button; up to 90 characters.
action-arrange = Top of the deck: { $top }; bottom: { $bottom }
# $slot: a slot: its id in the terminal, its number on the page ("s12", "12"); $to: a slot: its
# number ("14"). An answer to choose, in a list and on a button; up to 90 characters.
action-move = Move the boat from slot { $slot } to slot { $to }
# $island: an island: its id in the terminal, its number on the page ("i05", "5"). An answer to
# choose, in a list and on a button; up to 90 characters.
action-sacred = Lay sacred ground on island { $island }
# $island: an island: its id in the terminal, its number on the page ("i05", "5"); $other: the
# second slot or island ("s14", "9"). An answer to choose, in a list and on a button; up to 90
# characters.
action-swap-culture = Swap the culture tokens on islands { $island } and { $other }
# $slot: a slot: its id in the terminal, its number on the page ("s12", "12"); $other: the second
# slot or island ("s14", "9"). An answer to choose, in a list and on a button; up to 90
# characters.
action-swap-boats = Swap the boats on slots { $slot } and { $other }
# $slot: a slot: its id in the terminal, its number on the page ("s12", "12"). An answer to
# choose, in a list and on a button; up to 90 characters.
action-remove = Return the boat on slot { $slot } to the reserve
# $slot: a slot: its id in the terminal, its number on the page ("s12", "12"); $colour: the id of
# a colour of boat (clay). An answer to choose, in a list and on a button; up to 90 characters.
action-place = Place { boat-of-colour } on slot { $slot }
# $island: an island: its id in the terminal, its number on the page ("i05", "5"); $token: a kind
# of culture token, apart ("plum"). An answer to choose, in a list and on a button; up to 90
# characters.
action-collect = Collect the culture token from island { $island } ({ $token })
# $island: an island: its id in the terminal, its number on the page ("i05", "5"); $token: a kind
# of culture token, apart ("plum"). An answer to choose, in a list and on a button; up to 90
# characters.
action-ebisu = Take one more culture token from island { $island } ({ $token })
# $island: an island: its id in the terminal, its number on the page ("i05", "5"); $tile: a
# building tile in words, apart ("torii (bamboo and gold; 5 points)"). An answer to choose, in a
# list and on a button; up to 90 characters.
action-build = Build on island { $island }: { $tile }
# $colours: a list of colours, apart ("2 × clay and gold"). An answer to choose, in a list and on
# a button; up to 90 characters.
action-raijin = Raijin: trade 2 boats for a gold one ({ $colours })
# $colours: a list of colours, apart ("2 × clay and gold"). An answer to choose, in a list and on
# a button; up to 90 characters.
action-nakatsu = Nakatsu: trade a gold boat for 2 others ({ $colours })
# $kind: the id of a kind of culture token (wisteria). An answer to choose, in a list and on a
# button; up to 90 characters.
action-michimata = Michimata: discard a culture token ({ kind-named }) for a gold boat
# $kind: the id of a kind of culture token (wisteria). An answer to choose, in a list and on a
# button; up to 90 characters.
action-hetsuka = Hetsuka: discard a culture token ({ kind-named }) for 4 coins
# $island: an island: its id in the terminal, its number on the page ("i05", "5"). An answer to
# choose, in a list and on a button; up to 90 characters.
action-kachiko = Kachiko: pay 2 coins and remove the sacred ground from island { $island }
# $colour: the id of a colour of boat (clay). An answer to choose, in a list and on a button; up
# to 90 characters.
action-discard = Set { boat-of-colour } aside
# $kinds: a list of kinds of culture tokens, apart ("2 × plum"); $specialist: the id of a
# specialist (hetsuka). An answer to choose, in a list and on a button; up to 90 characters.
action-recruit = Recruit { specialist-named } (cost: { $kinds })
action-done-act = Continue without collecting or building
action-done-ebisu = Skip Ebisu’s token
action-done-after = Continue
action-done-recruit = End your turn
action-done = Continue

## Kinds of actions, as buttons

do-fleet = Fleet
do-take = Boat
do-buy = Buy
do-sell = Sell
do-arrange = Put tiles back
do-place = Place boats
do-collect = Collect
do-build = Build
do-discard = Set aside
do-recruit = Recruit
do-done-act = Continue
do-done-ebisu = Skip
do-done-after = Continue
do-done-recruit = End turn
do-done = Continue

## What is asked when an action is half chosen

ask-which = What do you want to do?
ask-buy-colour = Choose the boat to buy from the reserve.
ask-sell-colour = Choose the boat to sell.
ask-take-colour = Choose the boat to take.
ask-discard-colour = Choose the boat to set aside.
ask-place-colour = Which of your boats goes here?
ask-place-slot = Choose a highlighted slot for the boat.
ask-collect-island = Choose a highlighted island to take its culture token.
ask-ebisu-island = Choose any island with a culture token.
ask-build-tile = Choose a building tile.
ask-build-island = Choose a highlighted island to build on.
ask-reserve-tile = Choose a building tile to reserve.
ask-move-slot = Choose a boat to move, then where it goes.
ask-sacred-island = Choose an empty island for the sacred ground.
ask-swap-island = Choose two islands to swap their culture tokens.
ask-swap-slot = Choose two boats on the board to swap.
ask-remove-slot = Choose a boat on the board to return to the reserve.
ask-kachiko-island = Choose the sacred ground to remove.
ask-raijin-colour = Choose the two boats to give up.
ask-nakatsu-colour = Choose the two boats to take.
ask-michimata-culture = Choose the culture token to discard.
ask-hetsuka-culture = Choose the culture token to discard.
ask-recruit-specialist = Choose a specialist from the row.
ask-recruit-culture = Choose how to pay.
ask-fleet-fleet = Choose a fleet from the track.

## What to do now

now-title = What to do now
now-first = Choose one of your boats, then a highlighted slot. Or trade first.
now-place = Choose one of your boats, then a highlighted slot.
now-more = Place another boat, or collect culture tokens or build.
now-more-collect = Place another boat, or collect culture tokens.
now-more-build = Place another boat, or build.
now-finish = Choose a highlighted island to collect its culture token or build on it.
# $number: a number of culture tokens, 1 at least (1, 2, 5). After the question in the prompt at the
# table; up to 60 characters.
now-tokens =
    { $number ->
        [one] Your boats reach { $number } token in all.
       *[other] Your boats reach { $number } tokens in all.
    }
# $number: a number of culture tokens, 1 at least (1, 2, 5). After "Take the next culture token." in
# the prompt at the table; up to 60 characters.
now-tokens-left =
    { $number ->
        [one] { $number } token left to take.
       *[other] { $number } tokens left to take.
    }
# $each: how many boats set aside cost 1 point (2); $number: how many the player has set aside so far
# (0, 1, 5). In the prompt at the table, after "Choose one to set aside."; up to 140 characters.
now-aside =
    { $number ->
        [0] It’s out of the game; at the end, every { $each } boats set aside cost 1 point.
        [one] It’s out of the game; at the end, every { $each } boats set aside cost 1 point. You have { $number } so far.
       *[other] It’s out of the game; at the end, every { $each } boats set aside cost 1 point. You have { $number } so far.
    }
# $things: what one can do, joined by or ("buy a boat or end your turn"). In the prompt at the
# table; up to 110 characters.
now-can = You can { $things }.
can-buy = buy a boat
can-sell = sell a boat
can-power = use your fleet’s power
can-specialist = use a specialist’s power
can-go-on = continue
can-end = end your turn
now-end = End of your turn
now-no-place = No boat can be placed
now-offline = No connection
now-offline-what = You can look around. The game continues once you’re back online.
now-rest-title = Nothing left to place
now-part-trade = trade
now-part-place = place
now-part-collect = collect
now-part-build = build
# $player: a player, at the start ("Anna", "Orange"); $asks: a heading, apart ("Trade or place").
# In the prompt at the table; up to 110 characters.
now-whose = { $player }: { $asks }
# $fleet: the number of a fleet (7). In the prompt at the table; up to 110 characters.
now-fleet = Your fleet { $fleet }:
# $player: a player, at the start ("Anna", "Orange"). In the prompt at the table; up to 110
# characters.
now-waiting = { $player } is playing.
# $player: a player, at the start ("Anna", "Orange"). In the prompt at the table; up to 110
# characters.
now-computer = { $player } is thinking.
# $player: a player, at the start ("Anna", "Orange"); $ago: how long ago, apart ("2 minutes ago"). In
# the prompt at the table; up to 110 characters.
now-gone = { $player } is away (last seen { $ago }).
# $player: a player, at the start ("Anna", "Orange"). In the prompt at the table; up to 110
# characters.
now-gone-now = { $player } is away.
# $level: the name of a level, apart ("Helmsman"); $minutes: a number (1, 2, 5, 30). In the prompt,
# of the stand-in for somebody who is away; up to 110 characters.
now-stand-in =
    { $minutes ->
        [one] { $level } takes over in { $minutes } minute.
       *[other] { $level } takes over in { $minutes } minutes.
    }

## Consequences

# $points: how many points, without the sign (1, 3); $signed: points with their sign ("+3", "−1").
# Beside an action: what it leads to; up to 40 characters.
preview-points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
# $points: how many points, without the sign (1, 3); $player: a player, at the start ("Anna",
# "Orange"); $signed: points with their sign ("+3", "−1"). Beside an action: what it leads to; up
# to 40 characters.
preview-points-other =
    { $points ->
        [one] { $player }: { $signed } point
       *[other] { $player }: { $signed } points
    }
preview-ends-turn = This ends your turn.
preview-hidden = The outcome is hidden. You can’t undo this.
confirm-action = Confirm
why-not-title = Why not?
# $rule: the number of a rule (6.14). Below the board; up to 160 characters.
why-not-rule = Rule { $rule }
why-not-possible = You can do this now.
# $tile: a building tile in words, at the start ("torii (gold; 5 points)"); $reason: a whole
# sentence, apart ("Fleet 2 is face down."). Below the board; up to 160 characters.
why-not-tile = { $tile }: { $reason }
# $island: an island: its number ("5"); $reason: a whole sentence, apart ("Boats missing around the
# island: wood."). Beside what was asked about; up to 160 characters.
why-not-island = Island { $island }: { $reason }
why-not-price = A specialist costs two culture tokens of one kind, or three of different kinds. You have neither.
# $fleet: the number of a fleet (7). Beside a fleet; up to 110 characters.
fleet-number-means = Number { $fleet }: low numbers play first next round.
# $turn: a turn of a round, from 1 on (2); $turns: how many turns a round has (3, 4). Beside a fleet;
# up to 110 characters.
fleet-next-turn = Whoever takes it plays turn { $turn } of { $turns } next round.
# $first, $last: turns of a round, from 1 on (2 and 4); $turns: how many turns a round has (3, 4).
# Beside a fleet; up to 140 characters.
fleet-next-turns = Whoever takes it plays between turn { $first } and turn { $last } of { $turns } next round, depending on the fleets still to be chosen.
fleet-next-order = Next round’s turn order, as far as it’s known
# $player: a player, at the start ("Anna", "you", "whoever takes it"); $fleet: the number of a fleet
# (7). In a list; up to 30 characters.
fleet-next-player = { $player }: { $fleet }
fleet-next-whoever = whoever takes it
fleet-next-none = This is the last round, so its number no longer matters.
specialist-costs = Costs two culture tokens of one kind, or three of different kinds.
# $number: a number of coins (2, 4). Beside a specialist; up to 60 characters.
specialist-coins =
    { $number ->
        [one] Comes with { $number } coin.
       *[other] Comes with { $number } coins.
    }
why-not-waiting = It’s not your turn.
why-not-no-boats = You have no boats in your hand.
what-is-this = What is this?

## Where something could be built

sites-title = Where you could build it
# $island: an island: its number ("5"); $needs: a number of boats (2, 3, 4). In a list of islands;
# up to 80 characters.
sites-all-there = Island { $island }: all { $needs } boats are there.
# $island: an island: its number ("5"); $there: a number of boats (0, 2); $needs: a number of boats
# (3); $colours: a list of colours, apart ("2 × clay and gold"). In a list of islands; up to 120
# characters.
sites-missing = Island { $island }: { $there } of { $needs } there; missing: { $colours }.
sites-in-hand = The boats in your hand are enough.
# $fleets: a list of numbers of fleets, one of which is enough ("3, 5 or 7"). After an island and
# the boats it lacks; up to 80 characters.
sites-fleets = Fleet { $fleets } would be enough.
sites-next = Within reach
sites-none = Nothing is within reach of a single fleet.
sites-show = Show on the board
sites-as-far = This only looks at the board: it ignores purchases, specialists’ powers and whether boats can reach the island.

## Buttons of the table

undo-action = Undo
redo-action = Redo
advice-action = Hint
all-actions = All actions
plan-open = Plan your turn
# $number: a number (1, 2, 5, 22). In the list of actions; up to 40 characters.
all-actions-number =
    { $number ->
        [one] { $number } possible action
       *[other] { $number } possible actions
    }
all-actions-search = Search actions
all-actions-none = No matching actions.
menu-table = Table menu
skip-animation = Skip
board-in-words = Text view of the board

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
panel-cards = Tiles
panel-ends = End of the game
panel-all = All panels
panel-talk = Log and chat
panel-hand = Your boats
panel-hand-none = No boats in your hand
# $round: the number of a round (3); $turn: the number of a turn, or round and turn (2, "3.2");
# $turns: a number of turns (4). On top of the table; up to 40 characters.
round-turn = Round { $round }, turn { $turn } of { $turns }
# $number: a number (1, 2, 5, 22). In a panel; up to 30 characters.
fleets-down = Face down: { $number }
# $number: a number (1, 2, 5, 22). In a panel; up to 40 characters.
deck-left = In the deck: { $number }
deck-known-top = You know the next tiles:
deck-known-bottom = You know the last tiles:
# $turn: the number of a turn, or round and turn (2, "3.2"); $player: a player, apart ("Anna",
# "Orange"). For screen readers; up to 60 characters.
order-place = Turn { $turn }: { $player }
# $turn: the number of a turn, or round and turn (2, "3.2"); $player: a player, apart ("Anna",
# "Orange"); $fleet: the number of a fleet (7). For screen readers; up to 60 characters.
order-place-fleet = Turn { $turn }: { $player }, fleet { $fleet }
# $fleet: the number of a fleet (7); $player: a player, apart ("Anna", "Orange"). On the empty place
# of a fleet; up to 60 characters.
fleet-taken-by = Fleet { $fleet }: taken by { $player }
# Below the player whose turn it is, in a small box; up to 5 characters.
order-now = now
# $coins: a number of coins (1, 2, 5, 22). For screen readers; up to 30 characters.
price-of =
    { $coins ->
        [one] Price: { $coins } coin
       *[other] Price: { $coins } coins
    }
no-price = Can’t be traded
# $name: a player, at the start ("Fisher"); $colour: the colour of a seat, apart ("Blue").
# Wherever a player is named; up to 40 characters.
name-and-colour = { $name } ({ $colour })
player-computer = computer
# $level: the name of a level, apart ("Helmsman"). In a player's panel; up to 40 characters.
player-away = away ({ $level } is playing)
player-here = here
# $ago: how long ago, apart ("2 minutes ago"). In a player's panel, of somebody who has closed the
# page; up to 40 characters.
player-gone = away (last seen { $ago })
player-gone-now = away
# $player: a player, apart ("Anna"). On a button beside the player to act; up to 40 characters.
nudge-action = Nudge { $player }
# $player: a player, apart ("Anna"). A notice after one has nudged somebody who has the table open;
# up to 80 characters.
nudge-sent = { $player } has been nudged.
# $player: a player, apart ("Anna"). A notice after one has nudged somebody who is away; up to 100
# characters.
nudge-left = { $player } is away and will see it later.
# $player: who nudges, at the start ("Bea"). A notice to whoever is to act; up to 60 characters.
nudge-heard = { $player } nudges you: it’s your turn.
# $number: a number of points (0, 1, 2, 31; −1). Beside a player, for screen readers; up to 40
# characters.
player-points-now =
    { $number ->
        [one] { $number } point now
       *[other] { $number } points now
    }
player-points-hidden = points hidden until the end
# $room: how many boats the harbour holds (1, 3). In a player's panel; up to 40 characters.
player-harbour =
    { $room ->
        [one] Harbour: room for { $room } boat
       *[other] Harbour: room for { $room } boats
    }
# $number: a number (1, 2, 5, 22). In a player's panel; up to 40 characters.
player-aside = Set aside: { $number }
# $number: a number (1, 2, 5, 22). In a player's panel; up to 40 characters.
player-left = Standard buildings left: { $number }
# $player: a player, apart ("Anna", "Orange"). In a player's panel; up to 40 characters.
player-details = Details: { $player }
player-boats = Boats in hand
player-culture = Culture tokens
player-reserved = Reserved tiles
player-built = Built tiles
# $number: a number (1, 2, 5, 22). In a player's panel; up to 40 characters.
player-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
player-nothing = nothing yet
list-or-nothing = nothing

## How the game ends

# $left: how many are missing (0, 1, 2, 5); $player: a player, apart ("Anna", "Orange"). In the
# panel about the end of the game; up to 110 characters.
ends-last-building =
    { $left ->
        [0] The game ends after this round: { $player } has built their last standard building.
        [one] The game ends once { $player } builds { $left } more standard building.
       *[other] The game ends once { $player } builds { $left } more standard buildings.
    }
# $left: how many are missing (0, 1, 2, 5). In the panel about the end of the game; up to 110
# characters.
ends-last-building-any =
    { $left ->
        [one] The game ends once someone builds { $left } more standard building.
       *[other] The game ends once someone builds { $left } more standard buildings.
    }
# $left: how many are missing (0, 1, 2, 5); $colour: the id of a colour of boat (clay). In the
# panel about the end of the game; up to 110 characters.
ends-no-boats =
    { $left ->
        [0] The game ends after this round unless a boat of this colour returns to the reserve: { colour-named }.
        [one] The game ends once { $left } more boat ({ colour-named }) is taken.
       *[other] The game ends once { $left } more boats ({ colour-named }) are taken.
    }
# $left: how many are missing (0, 1, 2, 5). In the panel about the end of the game; up to 110
# characters.
ends-no-specialists =
    { $left ->
        [0] The game ends after this round: not enough specialists are left.
        [one] The game ends once { $left } more specialist is recruited.
       *[other] The game ends once { $left } more specialists are recruited.
    }
# $left: how many are missing (0, 1, 2, 5). In the panel about the end of the game; up to 110
# characters.
ends-no-buildings =
    { $left ->
        [0] The game ends after this round: not enough building tiles are left.
        [one] The game ends once { $left } more tile is taken.
       *[other] The game ends once { $left } more tiles are taken.
    }

## The end of a turn

end-title = End your turn?
end-go-on-title = Continue?
end-left = You could still:
end-left-recruit = recruit a specialist
end-left-build = build
end-left-collect = collect culture tokens
end-left-place = place boats
end-left-power = { can-power }
end-anyway = End turn
end-go-on = Continue anyway
end-back = Not yet
end-never-ask = Don’t ask again this game

## Putting tiles back

arrange-title = The next tiles of the building deck
arrange-top = On top (leftmost is drawn first)
arrange-under = On the bottom (rightmost is drawn last)
# $tile: a building tile in words, apart ("torii (bamboo and gold; 5 points)"). For screen
# readers; up to 90 characters.
arrange-earlier = Move left: { $tile }
# $tile: a building tile in words, apart ("torii (bamboo and gold; 5 points)"). For screen
# readers; up to 90 characters.
arrange-later = Move right: { $tile }
arrange-confirm = Put them back

## Hints

advice-title = What Himiko would do
advice-thinking = Himiko is thinking…
advice-turn = The whole turn
# $percent: a whole number of per cent (1, 5, 95). In a hint; up to 60 characters.
advice-chance = Win chance: { $percent }%
# $points: a number of points (31). In a hint; up to 60 characters.
advice-score = Expected points: { $points }
advice-others = Other good options
advice-step = Play the next step
advice-whole = Play the whole turn
# $step: the number of the next step (2); $steps: how many steps the turn has (6). In a hint; up to
# 30 characters.
advice-progress = Step { $step } of { $steps }
advice-why = Why
advice-none = There’s nothing to choose.

## What happened

playback-next = Next step
playback-again = Show the others’ turns again
log-empty = Nothing has happened yet.
log-whose = Whose turns to show
log-everyone = Everyone
# $time: a time as on a clock ("0:42", "1:03:20", "2 days"). Beside a turn of the log; up to 50
# characters.
log-took = This turn took { $time }
# $number: how many entries of other players the log leaves out (1, 2, 5). A button below the log; up
# to 60 characters.
log-newer =
    { $number ->
        [one] { $number } newer entry is hidden. Show all
       *[other] { $number } newer entries are hidden. Show all
    }
log-moment = Show this moment
past-name = Looking back
# $round: the number of a round (2); $turn: the number of a turn (3). Over the board; up to 50
# characters.
past-title = Looking back: round { $round }, turn { $turn }
past-what = You can’t play here.
past-back = One step back
past-on = One step forward
past-now = Back to now
past-your-turn = It’s your turn.
# $number: how many steps others have played meanwhile (1, 2, 5). Over the board; up to 40
# characters.
past-since =
    { $number ->
        [one] { $number } new step since then.
       *[other] { $number } new steps since then.
    }

## Chat

# $player: who speaks, at the start ("Anna"); $text: what they say, apart ("Good luck!"). Said by
# screen readers while the chat is not open; up to 80 characters and what was said.
chat-heard = { $player } says: { $text }
chat-say = Say something
chat-send = Send
chat-apart = Players can’t read this until the game is over.
chat-empty = No messages yet.
# $number: a number (1, 2, 5, 22). In the chat; up to 40 characters.
chat-left = Characters left: { $number }
# $player: a player, never declined ("Anna", "Orange"). In the chat; up to 40 characters.
chat-mute = Mute { $player }
# $player: a player, never declined ("Anna", "Orange"). In the chat; up to 40 characters.
chat-unmute = Unmute { $player }
chat-muted = Muted
# $player: a player, never declined ("Anna", "Orange"). In the chat; up to 60 characters.
chat-more = More about this message from { $player }
# $player: a player, never declined ("Anna", "Orange"). The heading of a dialog; up to 40
# characters.
chat-line-title = Message from { $player }
chat-line-hide = Hide this message
chat-line-hidden = You won’t see it again.
chat-line-remove = Remove for everyone
chat-line-removed = The message has been removed.
chat-report = Report to the operators
chat-report-why = What’s wrong with it?
chat-report-insult = Insult
chat-report-harassment = Harassment
chat-report-spam = Spam
chat-report-cheating = Cheating
chat-report-other = Something else
chat-reported = Thank you. The operators will look at it.
chat-somebody = someone else

## The waiting room

wait-title = Waiting for players
# $player: a player, at the start ("Anna"). The heading of the waiting room, for somebody invited; up
# to 60 characters.
wait-invited-by = { $player } invites you to a game
wait-invited = You’re invited to a game
wait-lead = The game begins as soon as all seats are taken.
wait-lead-start = When all seats are taken, the host starts the game.
wait-dealing = The game is being set up…
wait-sit = Sit here
wait-sit-too = Take this seat too
wait-sit-ask = Ask for this seat too
wait-add = Add a computer player
wait-open-again = Free this seat
wait-leave = Leave table
wait-start = Start game
wait-invite = Invite with this link
link-copy = Copy link
link-not-copied = Your browser blocked copying. The link is selected: copy it by hand.
link-copied = Link copied.
# $command: a command ("himiko play"). In the waiting room; up to 90 characters.
wait-local = This link only works on this computer. To let others in, start the server with “{ $command }” (see docs/server.md).
wait-share = Share
wait-host = host
# $player: a player, never declined ("Anna", "Orange"). In the waiting room; up to 90 characters.
wait-remove = Remove { $player } from the table
wait-not-ready = Some seats are still open.
# $name: a name ("Anna"). In the waiting room; up to 90 characters.
wait-name = You’re { $name }.
wait-rename = Change name

## Seats, offers, clocks

# $player: a player, at the start ("Anna", "Orange"); $level: the name of a level, never declined
# ("Helmsman"). In a message at the table; up to 90 characters.
seat-taken-over-left = { $player } has left. { $level } takes over.
# $player: a player, at the start ("Anna", "Orange"); $level: the name of a level, never declined
# ("Helmsman"). In a message at the table; up to 90 characters.
seat-taken-over-time = { $player } ran out of time. { $level } takes over.
# $player: a player, at the start ("Anna", "Orange"); $level: the name of a level, never declined
# ("Helmsman"). In a message at the table; up to 90 characters.
seat-taken-over-removed = { $player } was removed. { $level } takes over.
seat-come-back = Return to the game
# $player: a player, at the start ("Anna", "Orange"). In a message at the table; up to 110
# characters.
seat-returning = { $player } is back and will play again after this turn.
seat-leave = Leave game
seat-leave-title = Leave the game?
seat-leave-warning = A computer player will take your seat. You can return while the game is in progress.
watching = Watching
watch-title = Audience view
watch-copy = Copy audience link
watch-last = Last turn
watch-chances = Win chances
# $percent: a whole number of per cent (1, 5, 95). Beside a bar in the view for an audience; up to
# 10 characters.
watch-percent = { $percent }%
watch-chances-none = Win chances aren’t shown here, as they could help a player.
# $turns: a number of turns (1, 2, 5, 12). In the view for an audience; up to 60 characters.
watch-late =
    { $turns ->
        [one] Shown { $turns } turn late
       *[other] Shown { $turns } turns late
    }
offer-takeback = Ask to take back a turn
# $number: a number (1, 2, 5, 22); $player: a player, at the start ("Anna", "Orange"). In a dialog
# or message at the table; up to 110 characters.
offer-takeback-asked =
    { $number ->
        [one] { $player } wants to take back { $number } action.
       *[other] { $player } wants to take back { $number } actions.
    }
# $player: a player, at the start ("Anna", "Orange"); $round: the number of a round (3); $turn:
# the number of a turn (2). In a dialog or message at the table; up to 110 characters.
offer-takeback-asked-turn = { $player } wants to go back to round { $round }, turn { $turn }.
offer-takeback-own = Take back my last turn
offer-takeback-own-title = Take back your last turn?
offer-takeback-own-warning = The game goes back to the start of your last turn. Anything the computer players have done since is undone too.
offer-takeback-own-do = Take it back
offer-takeback-own-done = The game is back at the start of your last turn.
# $number: a number (1, 2, 5, 22); $player: a player, at the start ("Anna", "Orange"). In a dialog
# or message at the table; up to 110 characters.
offer-takeback-done =
    { $number ->
        [one] { $player } has taken back { $number } action.
       *[other] { $player } has taken back { $number } actions.
    }
offer-abandon = End without a result
offer-abandon-title = End the game without a result?
# $player: a player, at the start ("Anna", "Orange"). In a dialog or message at the table; up to
# 110 characters.
offer-abandon-asked = { $player } wants to end the game without a result.
offer-abandon-warning = Everyone else at the table must agree.
offer-hints = Ask to allow hints
# $player: a player, at the start ("Anna", "Orange"). In a message at the table; up to 110
# characters.
offer-hints-asked = { $player } wants to allow hints for everyone.
# $player: a player, never declined ("Anna", "Orange"). In the table's menu; up to 50 characters.
offer-removal = Vote to remove { $player }
# $player: a player, never declined ("Anna", "Orange"). The title of a dialog; up to 60 characters.
offer-removal-title = Remove { $player } from the game?
offer-removal-warning = All the other players must agree. A computer player then takes the seat for good.
offer-removal-do = Ask the others
# $player: a player, at the start ("Anna"); $other: another player, never declined ("Orange"). In
# a message at the table; up to 110 characters.
offer-removal-asked = { $player } wants to remove { $other } from the game.
# $player: a player, at the start ("Anna", "Orange"). In the waiting room; up to 110 characters.
offer-options-asked = { $player } wants to change the options:
# $player: a player, at the start ("Anna"); $seat: the name of a seat ("Orange"). In the waiting
# room; up to 110 characters.
offer-seat-asked = { $player } wants to play another seat as well: { $seat }.
offer-accept = Agree
offer-refuse = Decline
offer-withdraw = Withdraw
offer-wait = Waiting for the others to answer.
# $time: a time ("4:05"). On a clock; up to 30 characters.
clock-left = Time left: { $time }
clock-paused = The clocks are paused.
clock-pause = Pause the clocks
clock-resume = Resume the clocks
# $days: a number of days (1, 3, 14). On a clock; up to 30 characters.
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## The end of the game

over-title = The game is over
over-you-won = You’ve won!
# $player: a player, apart ("Anna", "Orange"). Over the board and the points when the game is over; up to
# 40 characters.
over-won = { $player } has won
over-abandoned = The game ended without a result.
over-review = Review the game
over-rematch = Rematch
over-rematch-go = Go to the rematch
over-look = View the board
over-show = Show the scores

## Connection

connection-gone = This table can’t be displayed.

## Sounds and notices

sound-on = Sound is on
sound-off = Sound is off
notify-ask = Notify me when it’s my turn
notify-on = Notifications are on
notify-off = Notifications are off
notify-blocked = Your browser blocks notifications.
notify-title = Your turn
# $names: a list of players, never declined ("Anna and Orange"). In a notification of the browser;
# up to 110 characters.
notify-text = It’s your turn in your game with { $names }.
title-your-turn = ● Your turn
title-table = Table
title-over = Game over

## Keys

keys-title = Keyboard shortcuts
keys-undo = Undo, redo
keys-board = Go to the board
keys-digits = Choose a fleet by its number, then boats or a specialist by position
keys-buy = Buy or take a boat from the reserve
keys-labels = Show a letter on everything you can choose now
keys-go = The red button: the most likely choice
keys-what = On the board or a tile: explain it, without choosing it
keys-skip-steps = Others’ steps: show the next one, skip all
keys-past = Look back step by step, and forward again
keys-done = Continue, end turn
keys-target = Next or previous possible spot on the board
keys-confirm = Confirm, cancel
keys-arrows = Move around the board
keys-kinds = Switch between islands and slots
keys-ends = First or last island or slot
keys-zoom = Zoom in, zoom out, show whole board
keys-letters = Single-key shortcuts
keys-letters-hint = Turn these off if they interfere with your screen reader or voice control.
