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
plan-impossible = Devenu impossible
plan-instead = au lieu de : { $action }
plan-too-late = Le tour se termine avant.
plan-stopped = « { $plan } » ne peut pas se poursuivre comme prévu. Le reste est conservé.
plan-was-adapted = « { $plan } » a été adapté au plateau.
plan-was-spoilt = « { $plan } » n’est plus possible.

## What a plan brings, above columns and beside numbers

plan-points = Points
plan-points-of = Points : { $part }
plan-prestige = Pions Prestige
plan-chance = Chances de gagner
plan-percent = { $percent } %
plan-final = Points attendus : { $player }

## What can be done with a plan

plan-rename = Nom du plan
plan-remove = Supprimer « { $plan } »
plan-play = Jouer ce plan
plan-step = Jouer une action
plan-weigh = Demander à Himiko
plan-wait = Vous pourrez jouer un plan quand ce sera votre tour.
plan-as-if = Un plan commence comme si c’était votre tour, dans la situation actuelle. Ce qui est caché le reste : vous ne verrez le dessus de la pioche qu’en jouant.
plan-worth = Chances de gagner : { $percent } %.
plan-better = +{ $percent } % de chances de gagner avec ce tour :
plan-best = Himiko ne trouve rien de mieux.
plan-no-worth = Himiko ne peut pas évaluer ce plan.

## Branches of a game that is reviewed

branch-title = Variantes
branch-name = Variante { $letter }
branch-played = Tour joué
branch-what = { $name } aurait pu jouer autrement ici, d’après ce qu’on savait alors. Choisissez sur le plateau ou ci-dessous.
branch-next = Suites possibles du tour
branch-choose = Choisir cette suite
branch-complete = Le tour est complet.
branch-at-end = À ce moment, la partie est terminée. Revenez à un tour pour essayer autre chose.
branch-last-turn = Aller au dernier tour
