### The page, planning: a turn laid out on a sheet over the table, plans kept and compared, and
### branches of a game that is reviewed.

# $letter: a letter that tells plans apart (B). What a new plan is called; up to 20 characters.
plan-name = Plan { $letter }
plan-all = Your plans
plan-new = New plan
plan-one = Plan
plan-close = Close the planner
plan-compare = Compare plans
# $plan: the name of a plan ("Plan B"). A heading in the question of a turn; $asks: what is asked
# ("Choose a fleet"). Up to 60 characters.
plan-heading = { $plan }: { $asks }
# $plan: the name of a plan ("Plan B"). A heading where the question of a turn is; up to 60
# characters.
plan-complete = { $plan }: your turn is complete
plan-complete-what = Nothing has been played yet. Play this plan when it’s your turn, or make another.
plan-empty = Nothing is planned yet.
plan-none = You have no plans yet.

## How a plan lies on the table as it is

plan-fits = Possible as planned
plan-adapted = Adapted to the board
plan-impossible = No longer possible
# $action: what was planned ("Choose fleet 3"). Beside what stands for it now; up to 100 characters.
plan-instead = instead of: { $action }
plan-too-late = The turn ends before this.
# $plan: the name of a plan ("Plan B"). A notice; up to 140 characters.
plan-stopped = { $plan } can’t continue as planned. The rest is kept.
# $plan: the name of a plan ("Plan B"). A notice; up to 140 characters.
plan-was-adapted = { $plan } was adapted to the board.
# $plan: the name of a plan ("Plan B"). A notice; up to 140 characters.
plan-was-spoilt = { $plan } is no longer possible.

## What a plan brings, above columns and beside numbers

plan-points = Points
# $part: a part of the score, within a sentence ("buildings"). At the head of a line of numbers; up
# to 40 characters.
plan-points-of = Points: { $part }
plan-prestige = Prestige tokens
plan-chance = Win chance
# $percent: a percentage (62). In a table of figures; up to 8 characters.
plan-percent = { $percent }%
# $player: a player (Ann). A line in a table of figures: points expected at the end of the game; up to
# 40 characters.
plan-final = Expected points: { $player }

## What can be done with a plan

plan-rename = Name of the plan
# $plan: the name of a plan ("Plan B"). A button; up to 60 characters.
plan-remove = Delete { $plan }
plan-play = Play it
plan-step = Play one step
plan-weigh = Ask Himiko
plan-wait = You can play a plan once it’s your turn.
plan-as-if = A plan starts as if it were your turn now, with the board as it stands. What’s hidden stays hidden: you’ll only see what a peek shows when you play it.
# $percent: a percentage (62). Before its reasons; up to 60 characters.
plan-worth = Win chance: { $percent }%.
# $percent: a percentage (4). Before a turn and its reasons; up to 60 characters.
plan-better = Win chance +{ $percent }% with this turn:
plan-best = Himiko finds nothing better.
plan-no-worth = Himiko can’t estimate this plan.

## Branches of a game that is reviewed

branch-title = Branches
# $letter: a letter that tells branches apart (B). What a new branch is called; up to 20 characters.
branch-name = Branch { $letter }
branch-played = As played
# $name: a player, never declined ("Anna"). Above the branches; up to 200 characters.
branch-what = What else { $name } could have done here, based on what they knew. Choose on the board or below.
branch-next = How the turn can continue
branch-choose = Choose this
branch-complete = The turn is complete.
branch-at-end = The game is over at this point. Go back to a turn to try something else.
branch-last-turn = Go to the last turn
