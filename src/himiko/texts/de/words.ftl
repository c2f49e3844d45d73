### Words that the command line and the page share.

## Seats

seat-0 = Blau
seat-1 = Orange
seat-2 = Lila
seat-3 = Grau

## Computer players

level-drifter = Treibholz
level-drifter-does = Treibt mit der Strömung: Jede Entscheidung ist Zufall.
level-deckhand = Schiffsjunge
level-deckhand-does = Hat gerade die Regeln gelernt: sieht, was zwei Schiffe ausrichten, und denkt selten an Spezialisten.
level-fisher = Fischer
level-fisher-does = Ein Anfänger: nimmt, was sich sofort lohnt, und denkt nie voraus.
level-rower = Ruderer
level-rower-does = Legt sich ins Zeug: findet das meiste, was ein Zug bringen kann, zählt aber nur Punkte und Plättchen.
level-merchant = Händler
level-merchant-does = Weiß, was eine Stellung wert ist, will Punkte aber lieber sofort und übersieht lange Ketten.
level-pilot = Navigator
level-pilot-does = Spielt solide und übersieht wenig; ab und zu entgeht ihm ein Plättchen oder ein Spezialist.
level-helmsman = Steuermann
level-helmsman-does = Plant den ganzen Zug, bevor er das erste Schiff einsetzt.
level-captain = Kapitän
level-captain-does = Nimmt sich einen Moment und wägt die besten Züge danach ab, was auf sie folgen könnte.
level-himiko = Himiko
level-himiko-does = Die Königin: Sie bedenkt, wie die anderen reagieren werden, bevor sie wählt.
level-place = Stufe { $number } von { $of }.
level-adapts = Passt sich dir an
level-adapts-does = Die Spielstärke wird zu Beginn der Partie nach deinen Ergebnissen in Solopartien gewählt.
grounds-part = { $part } { $points }
grounds-tokens =
    { $count ->
       *[other] { $number } Kulturplättchen
    }
grounds-gains = Das bringt: { $gains }.
grounds-nothing = Das bringt nicht sofort Punkte, bereitet aber die nächsten Züge vor.
grounds-ends-round = Damit endet die Runde: Neue Flotten werden aufgedeckt, bevor jemand antworten kann.
grounds-reply = { $player } könnte dann antworten: { $actions } ({ $gains }).
grounds-reply-nothing = { $player } könnte dann antworten, ohne sofort zu punkten: { $actions }.

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
