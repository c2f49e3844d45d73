### Words that the command line and the page share.

## Seats

seat-0 = Blue
seat-1 = Orange
seat-2 = Purple
seat-3 = Grey

## Computer players

# The levels are sailors' ranks, from the weakest to the strongest; "-does" says how each plays,
# as a whole sentence. Where a computer player is chosen; up to 110 characters.
level-drifter = Drifter
level-drifter-does = Drifts with the current: every choice is random.
level-deckhand = Deckhand
level-deckhand-does = Has just learnt the rules: sees what two boats can do, and rarely thinks of specialists.
level-fisher = Fisher
level-fisher-does = A beginner: takes whatever pays off now and never looks ahead.
level-rower = Rower
level-rower-does = Pulls hard: finds most of what a turn offers, but only counts points and tokens.
level-merchant = Merchant
level-merchant-does = Knows what a position is worth, but prefers points now and misses long chains.
level-pilot = Pilot
level-pilot-does = Plays soundly and misses little; now and then a tile or a specialist slips by.
level-helmsman = Helmsman
level-helmsman-does = Plans the whole turn before placing the first boat.
level-captain = Captain
level-captain-does = Takes a moment to compare the best turns and what might follow.
level-himiko = Himiko
level-himiko-does = The queen: considers how the others will respond before she chooses.

# $number: the place of a level, from 1, the weakest; $of: how many there are (8). Before the
# sentence that says how it plays; up to 30 characters.
level-place = Level { $number } of { $of }.
level-adapts = Adapts to you
level-adapts-does = The level is chosen when the game begins, based on your results in solo games.

## Why a turn is good

# $part: a part of the score ("buildings"); $points: points with their sign ("+3", "−1"). In a
# list of what a turn brings; up to 30 characters.
grounds-part = { $part } { $points }
# $number: culture tokens with their sign ("+2", "−3"); $count: the same without sign, for the
# plural. In the same list; up to 30 characters.
grounds-tokens =
    { $count ->
        [one] { $number } culture token
       *[other] { $number } culture tokens
    }
# $gains: a list of what it brings, apart ("buildings +3 and coins −1"). In a hint or a review; up
# to 140 characters.
grounds-gains = What it earns: { $gains }.
grounds-nothing = It earns no points right away, but it sets up what comes next.
grounds-ends-round = It ends the round: new fleets are turned up before anyone can respond.
# $player: a player, apart ("Orange"); $actions: a list of actions, apart; $gains: what they bring
# ("buildings +4"). In a hint or a review; up to 240 characters.
grounds-reply = { $player } could then respond: { $actions } ({ $gains }).
# $player: a player, apart ("Orange"); $actions: a list of actions, apart. In a hint or a review;
# up to 240 characters.
grounds-reply-nothing = { $player } could then respond, without gaining points right away: { $actions }.

## Points

score-coins = coins
score-prestige = prestige
score-buildings = buildings
score-specialists = specialists
score-reserved = reserved
score-aside = set aside
score-total = total
score-rank = rank

## Actions

verb-fleet = Choose a fleet
verb-take = Take a boat
verb-buy = Buy a boat
verb-sell = Sell a boat
verb-arrange = Put tiles back
verb-swap = Swap two boats or tokens
verb-place = Place a boat
verb-collect = Collect a token
verb-ebisu = Collect one more token
verb-build = Build a tile
verb-raijin = Trade 2 boats for gold
verb-nakatsu = Trade gold for 2 boats
verb-michimata = Trade a token for gold
verb-hetsuka = Trade a token for coins
verb-kachiko = Remove sacred ground
verb-discard = Set a boat aside
verb-recruit = Recruit a specialist
verb-done = Continue
