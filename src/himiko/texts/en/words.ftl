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
level-rower-does = Pulls hard: finds most of what a turn can bring, but counts only points and tokens.
level-merchant = Merchant
level-merchant-does = Knows what a position is worth, but prefers points today and misses long chains.
level-pilot = Pilot
level-pilot-does = Plays soundly and misses little; now and then a tile or a specialist slips by.
level-helmsman = Helmsman
level-helmsman-does = Plans the whole turn before placing the first boat.
level-captain = Captain
level-captain-does = Compares the best turns by what may follow them, for a moment.
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
