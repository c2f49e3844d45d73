### Warum eine Aktion nicht möglich ist: ein Satz zu jedem Code einer Ablehnung.

## Eine andere Frage geht vor

refusal-fleet-first = Wähle zuerst eine Flotte.
refusal-take-first = Wähle zuerst die Farbe deines dritten Schiffes.
refusal-arrange-first = Lege zuerst die Plättchen zurück, die du dir gerade ansiehst.
refusal-collect-first = Nimm zuerst das nächste Kulturplättchen.
refusal-ebisu-first = Nimm zuerst Ebisus Plättchen oder verzichte darauf.
refusal-discard-first = Stelle zuerst ein Schiff beiseite: Dein Hafen fasst nicht alle.
refusal-game-over = Die Partie ist zu Ende.
refusal-must-collect-or-build = Du hast Schiffe eingesetzt, also musst du einsammeln oder bauen. Möglich: { $actions }.

## Flotten und Handel

refusal-fleet-chosen = Du hast in diesem Zug schon Flotte { $fleet } gewählt.
refusal-fleet-taken = Flotte { $fleet } ist in dieser Runde schon vergeben.
refusal-fleet-face-down = Flotte { $fleet } liegt verdeckt.
refusal-no-boat-to-take = Du darfst dir jetzt kein Schiff aussuchen.
refusal-reserve-empty = Im Vorrat sind zu wenige Schiffe dieser Farbe ({ colour-named }).
refusal-trade-over = Du kannst in diesem Zug nicht mehr handeln.
refusal-no-transaction-left =
    { $allowed ->
        [one] Du darfst pro Zug nur einmal handeln.
       *[other] Du darfst pro Zug nur { $allowed }-mal handeln.
    }
refusal-not-traded = Schiffe dieser Farbe können nicht gekauft oder verkauft werden ({ colour-named }).
refusal-not-in-hand = Du hast zu wenige Schiffe dieser Farbe auf der Hand ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] Das kostet { $needed } Münze
       *[other] Das kostet { $needed } Münzen
    }; du hast { $coins }.

## Fähigkeiten der Flotten

refusal-other-power = Flotte { $fleet } hat einen anderen Effekt ({ power-named }).
refusal-power-used = Der Effekt von Flotte { $fleet } wurde schon genutzt ({ power-named }).
refusal-deck-empty = Der Gebäudestapel ist leer.
refusal-nothing-to-arrange = Du siehst dir gerade keine Plättchen an.
refusal-not-the-tiles-seen = Das sind nicht die Plättchen, die du dir gerade ansiehst.
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
refusal-no-sacred-ground-left = Alle { $number } Plättchen „Heiliger Boden“ liegen schon auf dem Plan.
refusal-no-culture-token = Auf Insel { $island } liegt kein Kulturplättchen.
refusal-same-kind = Beide Kulturplättchen sind von derselben Art ({ kind-named }).
refusal-same-colour = Beide Schiffe haben dieselbe Farbe ({ colour-named }).

## Setzen, einsammeln, bauen

refusal-placing-over = Du kannst in diesem Zug keine Schiffe mehr einsetzen.
refusal-no-entry = Dein erstes Schiff muss auf ein Eingangsfeld oder neben ein Schiff derselben Farbe ({ colour-named }). Auf Feld { $slot } trifft keines von beidem zu.
refusal-chain-broken = Die Kette ist unterbrochen: Auf Feld { $slot } steht kein Schiff mehr.
refusal-step-3-over = Du kannst in diesem Zug nicht mehr einsammeln oder bauen.
refusal-no-boat-placed = Dafür muss ein Schiff, das du in diesem Zug eingesetzt hast, noch auf seinem Feld stehen.
refusal-not-adjacent = Insel { $island } grenzt an keines der Schiffe, die du in diesem Zug eingesetzt hast.
refusal-boats-used = Kein Schiff kann noch etwas von Insel { $island } einsammeln: Jedes sammelt nur ein Plättchen ein.
refusal-boats-missing = Rund um die Insel noch nötig: { $colours }.
refusal-toll =
    { $needed ->
        [one] Um hier zu bauen, musst du { $needed } Münze an { $to } (Ananda) zahlen; du hast { $coins }.
       *[other] Um hier zu bauen, musst du { $needed } Münzen an { $to } (Ananda) zahlen; du hast { $coins }.
    }
refusal-reserved-this-round = Dieses Plättchen wurde in dieser Runde reserviert; du kannst es ab der nächsten bauen: { $tile }.
refusal-no-buildings-left = Du hast kein Standardgebäude mehr für dieses Plättchen: { $tile }.
refusal-tile-built = Dieses Plättchen ist schon gebaut ({ $by }): { $tile }.
refusal-tile-reserved = Dieses Plättchen ist reserviert ({ $by }): { $tile }.
refusal-tile-in-deck = Dieses Plättchen liegt nicht in der Auslage: { $tile }.

## Anlegen, anwerben, Spezialisten

refusal-nothing-to-set-aside =
    { $room ->
        [one] Du musst kein Schiff beiseitestellen: Dein Hafen fasst { $room } Schiff.
       *[other] Du musst kein Schiff beiseitestellen: Dein Hafen fasst { $room } Schiffe.
    }
refusal-too-early = { specialist-named } kann erst am Ende deines Zuges angeworben werden.
refusal-already-recruited = Du kannst pro Zug nur einen Spezialisten anwerben.
refusal-specialist-in-deck = { specialist-named } liegt nicht in der Auslage.
refusal-specialist-recruited = { specialist-named } ist schon angeworben ({ $by }).
refusal-tokens-missing = Du hast nicht genug Kulturplättchen. Noch nötig: { $kinds }.
refusal-not-yours = Du hast { specialist-named } nicht.
refusal-used-this-turn = Du hast { specialist-named } in diesem Zug schon genutzt.
refusal-too-late = { specialist-named } kann in diesem Zug nicht mehr genutzt werden.
refusal-only-after-collecting = { specialist-named } kann nur direkt nach dem Einsammeln genutzt werden.
refusal-no-sacred-ground = Auf Insel { $island } liegt kein Heiliger Boden.

## Gar keine Aktion

refusal-no-action = Das ist keine gültige Aktion.

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
