### The page, for learning: the rules with their search, what a thing is, and the guided first game.

## The rules

rules-title = Rules
rules-contents = Contents
rules-search = Search the rules
rules-clear = Clear the search
rules-found =
    { $number ->
        [one] { $number } rule found
       *[other] { $number } rules found
    }
rules-nothing = No rule has these words. Try fewer or shorter ones.
rules-in-a-minute = The game in a minute
rules-about = Every rule has a number, and the game names it when it refuses an action. Amounts are those of the standard edition.
rules-ruling = Ruling
rules-rulings = A ruling settles what the printed rulebooks leave open.
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

what-rule = More: rule { $rule }
what-boat-does = Goes from the reserve into your hand, and from there onto a slot. On the board boats belong to nobody; each building needs certain colours around its island.
what-culture-does = A culture token. You collect it with a boat beside its island. Two of one kind, or three of different kinds, pay for a specialist.
what-mountain = Mountain
what-mountain-does = Whoever builds a standard building here gains 1 prestige token.
what-sacred = Sacred ground
what-sacred-does = Nobody can build on this island while the token lies here.
what-prestige = Prestige tokens
what-prestige-does = Each is worth 1 point at the end. Standard buildings bring them: on mountains, and next to torii and palaces.
what-coins = Coins
what-coins-does = They buy boats. At the end every 5 coins are worth 1 point.
what-slot = Slot
what-slot-does = A place for one boat, where sea lanes meet. Your first boat of a turn goes on an entry slot or next to a boat of its colour, each further one next to the one before.
what-island = Island
what-island-does = First you collect its culture token; then somebody can build on it, if the boats around it are the right ones.
what-harbour = Harbour
what-harbour-does = Here you keep a boat for later turns. Boats that do not fit are set aside.
what-aside = Boats set aside
what-aside-does = They are lost. At the end every 2 of them cost 1 point.
what-reserve = Reserve
what-reserve-does = The boats that are left. If one colour has run out at the end of a round, the game ends.
what-decks = Decks
what-decks-does = At the end of a round both rows are filled up to five. If a deck is too small for that, the game ends.
what-order = Turn order
what-order-does = In the next round whoever chose the lowest fleet number plays first.
what-group = Group
what-group-does = Standard buildings of your own on adjacent islands. A new one brings 1 coin for each building of its group.
what-trade = Trade
what-trade-does = Once a turn, before your first boat is placed, you can buy or sell one boat.
what-recruit = Recruiting
what-recruit-does = At the end of your turn a specialist costs 2 culture tokens of one kind, or 3 of different kinds. Coins lying on it are yours.
what-points = Points
what-points-does = The points you would have if the game ended now.

## The guided first game

learn-title = Your first game
learn-lead = Learn Yamataï by playing it: a short game against a computer player, with a coach at your side who explains every step when it comes up.
learn-promise-time = It takes about ten minutes.
learn-promise-free = Everything can be undone, and you can play what you like.
learn-promise-leave = You can leave at any time and go on later, right where you were.
learn-start = Start the first game
learn-resume = Go on with your first game
learn-again = Start anew
learn-rules = Read the rules instead

coach-name = Coach
coach-fold = Fold the coach
coach-unfold = Unfold the coach
coach-understood = Understood
coach-suggestion = For example: { $action }
coach-explained = Explained: { $done } of { $all }
coach-waits = { $name } is playing. Look what happens on the board.
coach-yours = Your turn. Do what you like; I speak up when something new comes.
coach-leave = Leave the lesson

coach-welcome = Welcome to Yamataï
coach-welcome-says = You build up the islands for Queen Himiko, against { $name }. Whoever has most points in the end wins. To keep it short, everyone has only three buildings: when somebody has placed the last one, the game ends with that round.
coach-fleet = Choose a fleet
coach-fleet-says = Every turn begins with a fleet. The boats on it come into your hand, its power is yours for this turn, and its number is your place in the next round: low numbers play first.
coach-trade = You may trade
coach-trade-says = Before you place anything you can buy or sell one boat, if you like. A third boat makes a longer chain, and bamboo costs only 1 coin.
coach-place = Place your first boat
coach-place-says = Boats come in from the west: the first one goes on an entry slot at the left edge, or next to a boat of the same colour. Choose a boat, then a highlighted slot.
coach-chain = Make a chain
coach-chain-says = The next boat goes next to the one you have just placed. The colour does not matter any more. Place as many as you like; the islands beside them are what it is about.
coach-collect = Collect
coach-collect-says = Each boat you placed this turn brings one culture token from an island beside it. Two tokens of one kind are especially useful, as you will see. Choose an island.
coach-more = One token for each boat
coach-more-says = Go on: every boat brings one token, until none is left to take.
coach-recruit = Recruit a specialist
coach-recruit-says = Two culture tokens of one kind, or three different ones, pay for a specialist who works for you from now on. Choose one from the row.
coach-later = No specialist yet
coach-later-says = You cannot pay for a specialist now. Tokens wait for later turns. End your turn.
coach-end = End your turn
coach-end-says = That was a whole turn: fleet, trade, boats, collecting, recruiting. If you are content with it, end it; if not, undo what you like.
coach-others = The other player’s turn
coach-others-says = { $name } does the same five steps. The boats stay on the board and belong to nobody: you can use all of them.
coach-second = Now you could build
coach-second-says = An island without a token is free to be built on. A building tile shows which boats must stand around the island, whoever placed them; you have to add at least one this turn. Look for a tile whose boats are almost there.
coach-power = Your fleet has a power
coach-power-says = You can use it at any moment of this turn, or not at all. What it does stands on the fleet.
coach-build = Build!
coach-build-says = The right boats stand around an empty island. Choose a building tile from the row, then the highlighted island. The tile is worth its points, and mountains, torii, palaces and groups bring more at once.
coach-either = Collect or build
coach-either-says = In one turn you do one or the other. If you have placed boats, you must do one of them if you can.
coach-built = Your building stands
coach-built-says = It is yours for the rest of the game, and its tile counts at the end. A second one on an adjacent island makes a group, which brings coins.
coach-harbour = Boats in the harbour
coach-harbour-says = A boat you did not use waits in your harbour for the next turn. There is room for one; specialists may give more.
coach-moor = Too many boats
coach-moor-says = Your harbour cannot hold them all. Choose a boat to set aside: it is lost, and two of them cost a point.
coach-round = The round is over
coach-round-says = Specialists nobody chose get 2 coins each, the rows are filled, and the fleet numbers set the new order. With two players everyone has two turns in a round.
coach-ends = How the game ends
coach-ends-says = After a round in which somebody placed their last building. Also if a colour of boat is used up, or a deck cannot fill its row.
coach-all = That is all there is
coach-all-says = You know every step now. Play to the end; the hint shows what a computer player would do, and every element tells you what it is.
coach-over = The game is over
coach-over-says = Coins, prestige, buildings and specialists have been counted. In the review you can go through the game again, step by step.
coach-another = Another game
