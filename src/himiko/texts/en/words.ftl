### Words that the command line and the page share.

## Seats

seat-0 = Blue
seat-1 = Orange
seat-2 = Purple
seat-3 = Grey

## Computer players

level-drifter = Drifter
level-drifter-does = Goes wherever the current leads: every choice is left to chance.
level-fisher = Fisher
level-fisher-does = A beginner who takes what pays now and thinks no further.
level-helmsman = Helmsman
level-helmsman-does = Plans the whole turn before the first boat is placed.
level-himiko = Himiko
level-himiko-does = The queen: she weighs what the others will answer before she chooses.

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
verb-peek = look ahead
verb-arrange = tiles on top / under
verb-move = move a boat
verb-sacred = lay sacred ground
verb-swap = swap two
verb-remove = remove a boat
verb-place = place a boat
verb-collect = collect a token
verb-ebisu = one more token
verb-build = build a tile
verb-raijin = two boats for gold
verb-nakatsu = gold for two boats
verb-michimata = a token for gold
verb-hetsuka = a token for coins
verb-kachiko = lift sacred ground
verb-discard = set a boat aside
verb-recruit = recruit
verb-done = go on
