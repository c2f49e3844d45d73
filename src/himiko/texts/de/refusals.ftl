### Warum eine Aktion nicht möglich ist: ein Satz zu jedem Code einer Ablehnung.

## Eine andere Frage geht vor

refusal-fleet-first = Wähle zuerst eine Flotte.
refusal-take-first = Nimm zuerst das Schiff deiner Wahl.
refusal-arrange-first = Lege zuerst die Plättchen zurück, die du ansiehst.
refusal-collect-first = Nimm zuerst das nächste Kulturplättchen.
refusal-ebisu-first = Nimm zuerst Ebisus Plättchen oder verzichte darauf.
refusal-discard-first = Stelle zuerst ein Schiff beiseite: Dein Hafen fasst nicht alle.
refusal-game-over = Das Spiel ist zu Ende.
refusal-must-collect-or-build = Du hast Schiffe gesetzt, also musst du einsammeln oder bauen: { $actions }.

## Flotten und Handel

refusal-fleet-chosen = Du hast für diesen Zug schon eine Flotte, Flotte { $fleet }.
refusal-fleet-taken = Flotte { $fleet } ist in dieser Runde schon vergeben.
refusal-fleet-face-down = Flotte { $fleet } liegt verdeckt.
refusal-no-boat-to-take = Jetzt gibt es kein Schiff deiner Wahl zu nehmen.
refusal-reserve-empty = Im Vorrat sind zu wenige Schiffe dieser Farbe ({ colour-named }).
refusal-trade-over = Der Handel ist in diesem Zug vorbei.
refusal-no-transaction-left = Du darfst in einem Zug nur { $allowed }-mal handeln.
refusal-not-traded = Schiffe dieser Farbe werden nicht gehandelt ({ colour-named }).
refusal-not-in-hand = Du hast zu wenige Schiffe dieser Farbe auf der Hand ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] Das kostet { $needed } Münze
       *[other] Das kostet { $needed } Münzen
    }, und du hast { $coins }.

## Fähigkeiten der Flotten

refusal-other-power = Flotte { $fleet } hat eine andere Fähigkeit ({ power-named }).
refusal-power-used = Die Fähigkeit von Flotte { $fleet } ist verbraucht ({ power-named }).
refusal-deck-empty = Der Gebäudestapel ist leer.
refusal-nothing-to-arrange = Du siehst gerade keine Plättchen an.
refusal-not-the-tiles-seen = Das sind nicht die Plättchen, die du ansiehst.
refusal-no-boat = Auf Feld { $slot } steht kein Schiff.
refusal-slot-occupied = Auf Feld { $slot } steht schon ein Schiff ({ colour-named }).
refusal-not-connected = Feld { $slot } ist nicht mit Feld { $to } verbunden.
refusal-island-not-empty =
    { $thing ->
        [culture] Insel { $island } ist nicht leer: Dort liegt ein Kulturplättchen.
        [sacred] Insel { $island } ist nicht leer: Dort liegt Heiliger Boden.
        [building] Insel { $island } ist nicht leer: Dort steht ein Standardgebäude.
        [torii] Insel { $island } ist nicht leer: Dort steht ein Torii.
       *[palace] Insel { $island } ist nicht leer: Dort steht ein Palast.
    }
refusal-no-sacred-ground-left = Alle { $number } Plättchen „Heiliger Boden“ liegen auf dem Plan.
refusal-no-culture-token = Auf Insel { $island } liegt kein Kulturplättchen.
refusal-same-kind = Beide Kulturplättchen sind von derselben Art ({ kind-named }).
refusal-same-colour = Beide Schiffe haben dieselbe Farbe ({ colour-named }).

## Setzen, einsammeln, bauen

refusal-placing-over = In diesem Zug können keine Schiffe mehr gesetzt werden.
refusal-no-entry = Das erste Schiff kommt auf ein Eingangsfeld oder neben ein Schiff seiner Farbe ({ colour-named }); Feld { $slot } ist weder noch.
refusal-chain-broken = Die Kette ist unterbrochen: Auf Feld { $slot } steht kein Schiff mehr.
refusal-step-3-over = Zum Einsammeln oder Bauen ist es in diesem Zug zu spät.
refusal-no-boat-placed = Du hast in diesem Zug kein Schiff gesetzt.
refusal-not-adjacent = Insel { $island } grenzt an keines der Schiffe, die du in diesem Zug gesetzt hast.
refusal-boats-used = Für Insel { $island } ist kein Schiff mehr übrig: Jedes bringt nur ein Plättchen.
refusal-boats-missing = Rund um die Insel fehlen Schiffe: { $colours }.
refusal-toll =
    { $needed ->
        [one] { $needed } Münze geht
       *[other] { $needed } Münzen gehen
    } an { $to } (Ananda), und du hast { $coins }.
refusal-reserved-this-round = { $tile } wurde in dieser Runde reserviert und kann ab der nächsten gebaut werden.
refusal-no-buildings-left = Du hast kein Standardgebäude mehr für dieses Plättchen: { $tile }.
refusal-tile-built = { $tile } ist schon gebaut ({ $by }).
refusal-tile-reserved = { $tile } ist reserviert ({ $by }).
refusal-tile-in-deck = { $tile } liegt nicht in der Auslage.

## Anlegen, anwerben, Spezialisten

refusal-nothing-to-set-aside =
    { $room ->
        [one] Nichts muss beiseitegestellt werden: Dein Hafen fasst { $room } Schiff.
       *[other] Nichts muss beiseitegestellt werden: Dein Hafen fasst { $room } Schiffe.
    }
refusal-too-early = { specialist-named } lässt sich erst am Ende des Zuges anwerben.
refusal-already-recruited = Du darfst in einem Zug nur einen Spezialisten anwerben.
refusal-specialist-in-deck = { specialist-named } liegt nicht in der Auslage.
refusal-specialist-recruited = { specialist-named } ist schon angeworben ({ $by }).
refusal-tokens-missing = Dir fehlen Kulturplättchen: { $kinds }.
refusal-not-yours = Du hast { specialist-named } nicht.
refusal-used-this-turn = Du hast { specialist-named } in diesem Zug schon genutzt.
refusal-too-late = { specialist-named } bringt Schiffe, und das geht in diesem Zug nicht mehr.
refusal-only-after-collecting = { specialist-named } hilft nur gleich nach dem Einsammeln.
refusal-no-sacred-ground = Auf Insel { $island } liegt kein Heiliger Boden.

## Gar keine Aktion

refusal-no-action = Das ist keine Aktion des Spiels.

## Teile von Sätzen

power-named =
    { $power ->
        [reserve] { power-reserve }
        [peek] { power-peek }
        [move] { power-move }
        [sacred] { power-sacred }
        [swap_culture] { power-swap-culture }
        [remove] { power-remove }
        [swap_boats] { power-swap-boats }
        [discount] { power-discount }
       *[none] { power-none }
    }
