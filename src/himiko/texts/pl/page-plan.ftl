### The page, planning: a turn laid out on a sheet over the table, plans kept and compared, and
### branches of a game that is reviewed.

plan-name = Plan { $letter }
plan-all = Twoje plany
plan-new = Nowy plan
plan-one = Plan
plan-close = Zamknij planer
plan-compare = Porównaj plany
plan-heading = { $plan }: { $asks }
plan-complete = { $plan }: twoja tura jest kompletna
plan-complete-what = Jeszcze nic nie zagrano. Zagraj ten plan w swojej turze albo utwórz inny.
plan-empty = Nic jeszcze nie zaplanowano.
plan-none = Nie masz jeszcze planów.

## How a plan lies on the table as it is

plan-fits = Możliwy zgodnie z planem
plan-adapted = Dostosowany do planszy
plan-impossible = Już niemożliwy
plan-instead = zamiast: { $action }
plan-too-late = Tura kończy się wcześniej.
plan-stopped = { $plan } nie może iść dalej zgodnie z założeniem. Reszta zostaje zachowana.
plan-was-adapted = { $plan } został dostosowany do planszy.
plan-was-spoilt = { $plan } nie jest już możliwy.

## What a plan brings, above columns and beside numbers

plan-points = Punkty
plan-points-of = Punkty: { $part }
plan-prestige = Żetony prestiżu
plan-chance = Szansa na wygraną
plan-percent = { $percent }%

## What can be done with a plan

plan-rename = Nazwa planu
plan-remove = Usuń: { $plan }
plan-play = Zagraj ten plan
plan-step = Zagraj jeden krok
plan-weigh = Zapytaj Himiko
plan-wait = Plan możesz zagrać w swojej turze.
plan-as-if = Plan zaczyna się tak, jakby teraz była twoja tura, a wszystko leżało jak teraz. Ukryte pozostaje ukryte: co jest na stosie, zobaczysz dopiero w grze.
plan-worth = Szansa na wygraną: { $percent }%.
plan-better = Szansa na wygraną +{ $percent }% z tą turą:
plan-best = Himiko nie widzi nic lepszego.
plan-no-worth = Himiko nie potrafi ocenić tego planu.

## Branches of a game that is reviewed

branch-title = Warianty
branch-name = Wariant { $letter }
branch-played = Jak zagrano
branch-what = Co jeszcze { $name } może tu zrobić przy ówczesnej wiedzy. Wybierz na planszy lub poniżej.
branch-next = Jak tura może się potoczyć
branch-choose = Wybierz to
branch-complete = Tura jest kompletna.
branch-at-end = W tym miejscu partia jest już skończona. Wróć do jakiejś tury, aby spróbować czegoś innego.
branch-last-turn = Przejdź do ostatniej tury
