### The page, planning: a turn laid out on a sheet over the table, plans kept and compared, and
### branches of a game that is reviewed.

plan-name = Plan { $letter }
plan-all = Vos plans
plan-new = Nouveau plan
plan-one = Plan
plan-close = Fermer le planificateur
plan-compare = Comparer les plans
plan-heading = { $plan } : { $asks }
plan-complete = { $plan } : votre tour est complet
plan-complete-what = Rien n’est encore joué. Jouez ce plan quand ce sera votre tour, ou faites-en un autre.
plan-empty = Rien n’est encore prévu.
plan-none = Vous n’avez pas encore de plan.

## How a plan lies on the table as it is

plan-fits = Possible comme prévu
plan-adapted = Adapté au plateau
plan-impossible = N’est plus possible
plan-instead = au lieu de : { $action }
plan-too-late = Le tour se termine avant.
plan-stopped = { $plan } ne peut pas continuer comme prévu. Le reste est gardé.
plan-was-adapted = { $plan } a été adapté au plateau.
plan-was-spoilt = { $plan } n’est plus possible.

## What a plan brings, above columns and beside numbers

plan-points = Points
plan-points-of = Points : { $part }
plan-prestige = Pions Prestige
plan-chance = Chances de gagner
plan-percent = { $percent } %

## What can be done with a plan

plan-rename = Nom du plan
plan-remove = Supprimer : { $plan }
plan-play = Jouer ce plan
plan-step = Jouer une étape
plan-weigh = Demander à Himiko
plan-wait = Vous pourrez jouer un plan quand ce sera votre tour.
plan-as-if = Un plan commence comme si c’était votre tour, avec tout en l’état. Ce qui est caché le reste : vous verrez le dessus de la pioche en jouant.
plan-worth = Chances de gagner : { $percent } %.
plan-better = Chances de gagner +{ $percent } % avec ce tour :
plan-best = Himiko ne trouve rien de mieux.
plan-no-worth = Himiko ne peut pas évaluer ce plan.

## Branches of a game that is reviewed

branch-title = Variantes
branch-name = Variante { $letter }
branch-played = Comme joué
branch-what = Les autres possibilités à ce moment ({ $name }), d’après ce qu’on savait alors. Choisissez sur le plateau ou ci-dessous.
branch-next = Comment le tour peut continuer
branch-choose = Choisir ceci
branch-complete = Le tour est complet.
branch-at-end = La partie est terminée à cet endroit. Revenez à un tour pour essayer autre chose.
branch-last-turn = Aller au dernier tour
