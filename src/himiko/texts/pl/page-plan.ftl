### The page, planning: a turn laid out on a sheet over the table, plans kept and compared, and
### branches of a game that is reviewed.

plan-name = Plan { $letter }
plan-all = Twoje plany
plan-new = Nowy plan
plan-one = Plan
plan-close = Zamknij planer
plan-compare = Porównaj plany
plan-heading = { $plan }: { $asks }
plan-complete = { $plan }: cała tura gotowa
plan-complete-what = Nic jeszcze nie zagrano. Zagraj ten plan w swojej turze albo utwórz inny.
plan-empty = Nic jeszcze nie zaplanowano.
plan-none = Nie masz jeszcze planów.

## How a plan lies on the table as it is

plan-fits = Wykonalny bez zmian
plan-adapted = Dostosowany do planszy
plan-impossible = Już niewykonalny
plan-instead = zamiast: { $action }
plan-too-late = Tura kończy się wcześniej.
plan-stopped = Dalej nie da się zagrać według planu ({ $plan }). Reszta pozostaje zapisana.
plan-was-adapted = Plan dostosowano do planszy: { $plan }.
plan-was-spoilt = Tego planu nie da się już wykonać: { $plan }.

## What a plan brings, above columns and beside numbers

plan-points = Punkty
plan-points-of = Punkty: { $part }
plan-prestige = Żetony prestiżu
plan-chance = Szansa na wygraną
plan-percent = { $percent }%
plan-final = Spodziewane punkty: { $player }

## What can be done with a plan

plan-rename = Nazwa planu
plan-remove = Usuń: { $plan }
plan-play = Zagraj ten plan
plan-step = Zagraj jeden krok
plan-weigh = Zapytaj Himiko
plan-wait = Plan możesz zagrać w swojej turze.
plan-as-if = Plan zaczyna się tak, jakby właśnie trwała twoja tura, przy obecnym stanie stołu. To, co ukryte, pozostaje ukryte: kafelki ze stosu zobaczysz dopiero w grze.
plan-worth = Szansa na wygraną: { $percent }%.
plan-better = Szansa na wygraną +{ $percent }% z tą turą:
plan-best = Himiko nie widzi nic lepszego.
plan-no-worth = Himiko nie potrafi ocenić tego planu.

## Branches of a game that is reviewed

branch-title = Warianty
branch-name = Wariant { $letter }
branch-played = Jak zagrano
branch-what = Co jeszcze można tu było zrobić ({ $name }), wiedząc tylko tyle, ile wtedy. Wybierz na planszy lub poniżej.
branch-next = Jak tura może się potoczyć
branch-choose = Wybierz tę akcję
branch-complete = To już cała tura.
branch-at-end = W tym miejscu partia jest już skończona. Wróć do jakiejś tury, aby spróbować czegoś innego.
branch-last-turn = Przejdź do ostatniej tury
