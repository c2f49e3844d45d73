### The page, planning: a turn laid out on a sheet over the table, plans kept and compared, and
### branches of a game that is reviewed.

plan-name = Entwurf { $letter }
plan-all = Deine Entwürfe
plan-new = Neuer Entwurf
plan-one = Entwurf
plan-close = Zugplaner schließen
plan-compare = Entwürfe vergleichen
plan-heading = { $plan }: { $asks }
plan-complete = { $plan }: Dein Zug ist vollständig
plan-complete-what = Noch ist nichts gespielt. Spiel diesen Entwurf, wenn du am Zug bist, oder leg einen anderen an.
plan-empty = Noch ist nichts geplant.
plan-none = Du hast noch keine Entwürfe.

## How a plan lies on the table as it is

plan-fits = Wie geplant möglich
plan-adapted = An die Lage angepasst
plan-impossible = Nicht mehr möglich
plan-instead = statt: { $action }
plan-too-late = Der Zug endet vorher.
plan-stopped = { $plan } lässt sich nicht wie geplant fortsetzen. Der Rest bleibt erhalten.
plan-was-adapted = { $plan } wurde an die Lage angepasst.
plan-was-spoilt = { $plan } ist nicht mehr möglich.

## What a plan brings, above columns and beside numbers

plan-points = Punkte
plan-points-of = Punkte: { $part }
plan-prestige = Prestigeplättchen
plan-chance = Gewinnchance
plan-percent = { $percent } %
plan-final = Erwartete Punkte: { $player }

## What can be done with a plan

plan-rename = Name des Entwurfs
plan-remove = { $plan } löschen
plan-play = Spielen
plan-step = Einen Schritt spielen
plan-weigh = Himiko fragen
plan-wait = Einen Entwurf kannst du spielen, sobald du am Zug bist.
plan-as-if = Ein Entwurf beginnt, als wärst du jetzt am Zug, bei unveränderter Lage. Verdecktes bleibt verdeckt: Was der Stapel zeigt, siehst du erst beim Spielen.
plan-worth = Gewinnchance: { $percent } %.
plan-better = Gewinnchance +{ $percent } % mit diesem Zug:
plan-best = Himiko findet nichts Besseres.
plan-no-worth = Himiko kann diesen Entwurf nicht einschätzen.

## Branches of a game that is reviewed

branch-title = Varianten
branch-name = Variante { $letter }
branch-played = Wie gespielt
branch-what = Was { $name } hier sonst hätte tun können, mit dem Wissen von damals. Wähle auf dem Plan oder unten.
branch-next = Wie der Zug weitergehen kann
branch-choose = Das wählen
branch-complete = Der Zug ist vollständig.
branch-at-end = An dieser Stelle ist die Partie zu Ende. Geh zu einem Zug zurück, um etwas anderes zu versuchen.
branch-last-turn = Zum letzten Zug gehen
