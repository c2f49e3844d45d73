### Words that the command line and the page share.

## Seats

seat-0 = Blue
seat-1 = Orange
seat-2 = Purple
seat-3 = Grey

## Computer players

level-drifter = Drifter
level-drifter-does = Drifts with the current: every choice is random.
level-fisher = Fisher
level-fisher-does = A beginner: takes whatever pays off now and never looks ahead.
level-helmsman = Helmsman
level-helmsman-does = Plans the whole turn before placing the first boat.
level-himiko = Himiko
level-himiko-does = The queen: considers how the others will respond before she chooses.

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
