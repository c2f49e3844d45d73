### Words that the command line and the page share.

## Seats

seat-0 = Blau
seat-1 = Orange
seat-2 = Lila
seat-3 = Grau

## Computer players

level-drifter = Treibholz
level-drifter-does = Treibt, wohin die Strömung will: Jede Wahl bleibt dem Zufall überlassen.
level-fisher = Fischer
level-fisher-does = Ein Anfänger, der nimmt, was sich gleich lohnt, und nicht weiter denkt.
level-helmsman = Steuermann
level-helmsman-does = Plant den ganzen Zug, bevor das erste Schiff gesetzt ist.
level-himiko = Himiko
level-himiko-does = Die Königin: Sie wägt ab, was die anderen antworten werden, bevor sie wählt.

## Points

score-coins = Münzen
score-prestige = Prestige
score-buildings = Gebäude
score-specialists = Spezialisten
score-reserved = reserviert
score-aside = beiseite
score-total = gesamt
score-rank = Rang

## Actions

verb-fleet = Flotte wählen
verb-take = Schiff nehmen
verb-buy = Schiff kaufen
verb-sell = Schiff verkaufen
verb-reserve = reservieren
verb-peek = vorausschauen
verb-arrange = darauf / darunter
verb-move = Schiff bewegen
verb-sacred = Heiligen Boden legen
verb-swap = zwei vertauschen
verb-remove = Schiff entfernen
verb-place = Schiff setzen
verb-collect = einsammeln
verb-ebisu = noch eines nehmen
verb-build = bauen
verb-raijin = 2 Schiffe für Gold
verb-nakatsu = Gold für 2 Schiffe
verb-michimata = Plättchen für Gold
verb-hetsuka = Plättchen für Münzen
verb-kachiko = Boden entfernen
verb-discard = beiseitestellen
verb-recruit = anwerben
verb-done = weiter
