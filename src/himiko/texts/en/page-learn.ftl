### The page, for learning: the rules with their search, what a thing is, and the guided first game.

## The rules

rules-title = Rules
rules-contents = Contents
rules-search = Search the rules
rules-clear = Clear the search
# $number: a number (1, 2, 5, 22). On the page of rules; up to 60 characters.
rules-found =
    { $number ->
        [one] { $number } rule found
       *[other] { $number } rules found
    }
rules-nothing = No rules match. Try fewer or shorter words.
rules-in-a-minute = The game in a minute
rules-about = Every rule has a number; the game quotes it when an action isn’t allowed. Amounts are those of the standard edition.
rules-ruling = Ruling
rules-rulings = A ruling settles a point the printed rulebooks leave open or disagree on. The board and the tiles are reconstructed; this project isn’t affiliated with the game’s publisher.
# $rule: the number of a rule (6.14). On the page of rules; up to 60 characters.
rules-link = Link to rule { $rule }
rules-colour = Colour
rules-number = Boats
rules-price = Price
rules-fleet = Fleet
rules-takes = Boats
rules-power = Power
rules-specialist = Specialist
rules-points = Points
rules-any = any colour
rules-lesson = Learn by playing

## What is this?

# $rule: the number of a rule (6.14). In an explanation; up to 60 characters.
what-rule = More: rule { $rule }
what-boat-does = Goes from the reserve to your hand, and from there to a slot. Boats on the board belong to nobody; each building needs certain colours around its island.
what-culture-does = A culture token. Collect it with a boat next to its island. Two of one kind, or three of different kinds, pay for a specialist.
what-mountain = Mountain
what-mountain-does = A standard building built here earns 1 prestige token.
what-sacred = Sacred ground
what-sacred-does = Nobody can build on this island while the token is in place.
what-prestige = Prestige tokens
what-prestige-does = Worth 1 point each at the end. You earn them with standard buildings on mountains and next to torii and palaces.
what-coins = Coins
what-coins-does = They buy boats. At the end, every 5 coins are worth 1 point.
what-slot = Slot
what-slot-does = A space for one boat, where sea lanes meet. Your first boat each turn goes on an entry slot or next to a boat of the same colour, each further boat next to the previous one.
what-island = Island
what-island-does = Once its culture token is gone, anyone can build here if the right boats surround it.
what-harbour = Harbour
what-harbour-does = Holds a boat for later turns. Boats that don’t fit are set aside.
what-aside = Boats set aside
what-aside-does = Out of the game. At the end, every 2 of them cost 1 point.
what-reserve = Reserve
what-reserve-does = The boats nobody has taken. If a colour has run out at the end of a round, the game ends.
what-decks = Decks
what-decks-does = At the end of a round, both rows are refilled to five. If a deck runs short, the game ends.
what-order = Turn order
what-order-does = Next round, whoever chose the lowest fleet number plays first.
what-group = Group
what-group-does = Your own standard buildings on adjacent islands. Adding one earns 1 coin per building in the group.
what-trade = Trade
what-trade-does = Once per turn, before placing your first boat, you can buy or sell one boat.
what-recruit = Recruiting
what-recruit-does = At the end of your turn, a specialist costs 2 culture tokens of one kind or 3 of different kinds. You also get any coins on it.
what-points = Points
what-points-does = What you would score if the game ended now.

## The guided first game

learn-title = Your first game
learn-lead = Learn Yamataï by playing it: a short game against a computer player, with a coach who explains each step as it comes up.
learn-promise-time = It takes about ten minutes.
learn-promise-back = Undo whatever you like; if you stray from the lesson, the coach helps you back.
learn-promise-leave = You can leave at any time and pick up where you left off.
learn-start = Start your first game
learn-resume = Continue your first game
learn-again = Start over
learn-rules = Read the rules instead

coach-name = Coach
coach-fold = Collapse the coach
coach-unfold = Expand the coach
coach-understood = Got it
# $action: an action in words ("Place a bamboo boat on slot 1"). In the coach's box: what to do now;
# up to 120 characters.
coach-now = Now: { $action }
# $step: a number (5); $steps: a number (20). Read out in the coach's box; up to 60 characters.
coach-step = Step { $step } of { $steps }
coach-strayed = A different move
coach-strayed-says = That can be a good move, but the lesson had something else in mind. Go back to it, or play your own way: I’ll explain things as they come up. The lesson asked for:
coach-back = Back to the lesson
coach-free = Play my own way
# $name: a name ("Anna"). In the coach's box; up to 300 characters.
coach-waits = { $name } is playing. Watch what happens on the board.
coach-yours = Your turn. Play as you like; I’ll speak up when something new comes up.
coach-leave = Leave the lesson

coach-begin = Welcome to Yamataï
# $name: a name ("Anna"). In the coach's box; up to 220 characters.
coach-begin-says = Build up the islands for Queen Himiko, and finish with more points than { $name }. We join a short game in its second round, and the first two turns are yours.
coach-boats = Choose a fleet
coach-boats-says = Every turn begins with a fleet. Its boats go to your hand.
coach-trade = You may trade
coach-trade-says = Before placing anything, you can buy or sell one boat. A third boat makes a longer chain, and bamboo costs only 1 coin.
coach-enter = Place your first boat
coach-enter-says = The first boat goes on an entry slot, marked by arrows. Choose a boat in your hand, then the slot.
coach-chain = Make a chain
coach-chain-says = The next boat goes next to the one you just placed; its colour no longer matters. Place as many as you like; what matters is the islands next to them.
coach-collect = Collect
coach-collect-says = Each boat you placed this turn earns one culture token from an island next to it. Two of one kind are especially useful, as you’ll see. Choose an island.
coach-recruit = Recruit a specialist
coach-recruit-says = Two culture tokens of one kind, or three different ones, pay for a specialist who works for you from now on. Choose one from the row.
coach-end = End your turn
coach-end-says = That was a whole turn: fleet, trade, boats, collecting, recruiting. If you’re happy with it, end it; if not, undo whatever you like.
coach-tile = Now for a building
coach-tile-says = Instead of collecting, you can build on an island without a token. The tile with two bamboo boats needs two of them around its island, whoever placed them. They’re already there, around island 14.
coach-number = A fleet’s number
coach-number-says = It sets your place in the next round: low numbers play first. This time, take the bamboo boat you need, even though it makes you wait.
coach-extend = Next to its own colour
coach-extend-says = Your first boat may also go next to a boat of its colour. To build on island 14, you must add a boat next to it.
coach-first = Collect or build
coach-first-says = Each turn you do one or the other. The boats the tile needs are around island 14: choose the tile, then the island.
coach-moored = Boats in the harbour
coach-moored-says = Your clay boat waits in the harbour for your next turn. There’s room for one, and two more thanks to Riu. That’s all for this turn: end it.
coach-others = The other player’s turn
# $name: a name ("Anna"). In the coach's box; up to 300 characters.
coach-others-says = { $name } goes through the same five steps. Boats stay on the board and belong to nobody: you can use them all.
coach-built = You’ve built it!
coach-built-says = It’s yours for the rest of the game, and its tile scores at the end. A second one on an adjacent island makes a group, which earns coins.
coach-moor = Too many boats
coach-moor-says = Your harbour can’t hold them all. Choose a boat to set aside: it’s out of the game, and every two cost a point.
coach-round = The round is over
coach-round-says = Specialists nobody chose get 2 coins each, the rows are refilled, and the fleet numbers set the new order. With two players, everyone has two turns per round.
coach-powers = Fleets have powers
coach-powers-says = The symbol on a fleet is a power for this turn: use it whenever you like, or not at all. Its button has a dashed frame.
coach-ends = How the game ends
coach-ends-says = After a round in which someone has built their last standard building, a boat colour has run out, or a deck can’t refill its row.
coach-all = That’s everything
coach-all-says = You know every step now. Play to the end. “Hint” shows what a computer player would do, and you can ask what any piece is.
coach-over = The game is over
coach-over-says = Coins, prestige, buildings and specialists have been counted. The review lets you go through the game again, step by step.
coach-another = Another game

## Exercises after the first game

exercise-name = Exercise
exercise-all = Three exercises
exercise-lead = Real positions, one turn each. Think first: everything can be undone until the turn is over.
exercise-recruit = Recruit Hetsuka this turn
exercise-recruit-says = You have one plum token. Two tokens of one kind, or three of different kinds, pay for a specialist.
exercise-recruit-why = One boat next to the right island earned the second token. Look at what you have before you choose a fleet.
exercise-mountain = Build on a mountain this turn
exercise-mountain-says = A standard building on a mountain earns a prestige token. Look for an empty mountain island with boats around it, and for a tile that needs little more.
exercise-mountain-why = You chose the fleet for its boats, and the boats for one tile and one island. That’s most of the game.
exercise-palace = Build the palace this turn
exercise-palace-says = The palace in the row needs all five colours, and you have no gold boat. A fleet can help.
exercise-palace-why = Fleet 9 lets you build with one boat missing. Powers are worth a look when something seems out of reach.
exercise-show = Show a solution
exercise-again = Try again
exercise-next = Next exercise
exercise-finish = Back to the exercises
exercise-solved = Solved!
exercise-missed = The turn is over, and you didn’t reach the goal. Try again, or let me show you a solution.
exercise-elsewhere = You’ve strayed from the solution. To follow it, undo or try again.
exercise-done = solved
exercise-leave = Leave the exercise
