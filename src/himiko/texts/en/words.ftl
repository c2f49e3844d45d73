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

verb-fleet = choose a fleet
verb-take = take a boat
verb-buy = buy a boat
verb-sell = sell a boat
verb-reserve = reserve a tile
verb-peek = peek at the deck
verb-arrange = put tiles back
verb-move = move a boat
verb-sacred = lay sacred ground
verb-swap = swap two boats or tokens
verb-remove = remove a boat
verb-place = place a boat
verb-collect = collect a token
verb-ebisu = collect one more token
verb-build = build a tile
verb-raijin = trade 2 boats for gold
verb-nakatsu = trade gold for 2 boats
verb-michimata = trade a token for gold
verb-hetsuka = trade a token for coins
verb-kachiko = remove sacred ground
verb-discard = set a boat aside
verb-recruit = recruit a specialist
verb-done = continue
