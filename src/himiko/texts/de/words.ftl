### Words that the command line and the page share.

## Seats

seat-0 = Blau
seat-1 = Orange
seat-2 = Lila
seat-3 = Grau

## Computer players

level-drifter = Treibholz
level-drifter-does = Treibt mit der Strömung: Jede Wahl ist Zufall.
level-fisher = Fischer
level-fisher-does = Ein Anfänger: nimmt, was sich sofort lohnt, und denkt nie voraus.
level-helmsman = Steuermann
level-helmsman-does = Plant den ganzen Zug, bevor er das erste Schiff einsetzt.
level-himiko = Himiko
level-himiko-does = Die Königin: Sie bedenkt, wie die anderen reagieren werden, bevor sie wählt.

## Points

score-coins = Münzen
score-prestige = Prestige
score-buildings = Gebäude
score-specialists = Spezialisten
score-reserved = reservierte Plättchen
score-aside = beiseitegestellt
score-total = gesamt
score-rank = Rang

## Actions

verb-fleet = Flotte wählen
verb-take = Schiff nehmen
verb-buy = Schiff kaufen
verb-sell = Schiff verkaufen
verb-arrange = Plättchen zurücklegen
verb-swap = Schiffe/Plättchen vertauschen
verb-place = Schiff einsetzen
verb-collect = Plättchen einsammeln
verb-ebisu = Noch ein Plättchen einsammeln
verb-build = Gebäude bauen
verb-raijin = 2 Schiffe gegen Gold tauschen
verb-nakatsu = Gold gegen 2 Schiffe tauschen
verb-michimata = Plättchen gegen Gold tauschen
verb-hetsuka = Plättchen gegen Münzen tauschen
verb-kachiko = Heiligen Boden entfernen
verb-discard = Schiff beiseitestellen
verb-recruit = Spezialisten anwerben
verb-done = Weiter
