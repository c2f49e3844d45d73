### Waarom een actie niet kan: een zin voor elke code.

## Eerst is er een andere vraag

refusal-fleet-first = Kies eerst een vloot.
refusal-take-first = Kies eerst de kleur van je derde boot.
refusal-arrange-first = Leg eerst de tegels terug die je bekijkt.
refusal-collect-first = Neem eerst de volgende cultuurfiche.
refusal-ebisu-first = Neem eerst de fiche van Ebisu of sla die over.
refusal-discard-first = Leg eerst een boot opzij: ze passen niet allemaal in je haven.
refusal-game-over = Het spel is afgelopen.
refusal-must-collect-or-build = Je hebt boten geplaatst, dus je moet verzamelen of bouwen. Mogelijk: { $actions }.

## Vloten en handel

refusal-fleet-chosen = Je hebt deze beurt al vloot { $fleet } gekozen.
refusal-fleet-taken = Vloot { $fleet } is deze ronde al genomen.
refusal-fleet-face-down = Vloot { $fleet } ligt gedekt.
refusal-no-boat-to-take = Je kunt nu geen boot kiezen.
refusal-reserve-empty = Te weinig boten van deze kleur in de voorraad ({ colour-named }).
refusal-trade-over = Je kunt deze beurt niet meer handelen.
refusal-no-transaction-left =
    { $allowed ->
        [one] Je kunt maar { $allowed } transactie per beurt doen.
       *[other] Je kunt maar { $allowed } transacties per beurt doen.
    }
refusal-not-traded = Boten van deze kleur kun je niet kopen of verkopen ({ colour-named }).
refusal-not-in-hand = Je hebt te weinig boten van deze kleur in je hand ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] Dat kost { $needed } munt
       *[other] Dat kost { $needed } munten
    }; je hebt er { $coins }.

## Krachten van vloten

refusal-other-power = Vloot { $fleet } heeft een andere kracht ({ power-named }).
refusal-power-used = De kracht van vloot { $fleet } is al gebruikt ({ power-named }).
refusal-deck-empty = De gebouwstapel is leeg.
refusal-nothing-to-arrange = Je bekijkt geen tegels.
refusal-not-the-tiles-seen = Dat zijn niet de tegels die je bekijkt.
refusal-no-boat = Op vak { $slot } ligt geen boot.
refusal-slot-occupied = Op vak { $slot } ligt al een boot ({ colour-named }).
refusal-not-connected = Vak { $slot } is niet verbonden met vak { $to }.
refusal-island-not-empty =
    { $thing ->
        [culture] Eiland { $island } is niet leeg: er ligt een cultuurfiche.
        [sacred] Eiland { $island } is niet leeg: er ligt heilige grond.
        [building] Eiland { $island } is niet leeg: er staat een standaardgebouw.
        [torii] Eiland { $island } is niet leeg: er staat een torii.
       *[palace] Eiland { $island } is niet leeg: er staat een paleis.
    }
refusal-no-sacred-ground-left = Alle { $number } fiches heilige grond liggen al op het bord.
refusal-no-culture-token = Op eiland { $island } ligt geen cultuurfiche.
refusal-same-kind = Beide cultuurfiches zijn van dezelfde soort ({ kind-named }).
refusal-same-colour = Beide boten hebben dezelfde kleur ({ colour-named }).

## Plaatsen, verzamelen, bouwen

refusal-placing-over = Je kunt deze beurt geen boten meer plaatsen.
refusal-no-entry = Je eerste boot moet op een startvak of naast een boot van dezelfde kleur ({ colour-named }). Vak { $slot } is geen startvak en niet met zo’n boot verbonden.
refusal-chain-broken = De ketting is onderbroken: op vak { $slot } ligt geen boot meer.
refusal-step-3-over = Je kunt deze beurt niet meer verzamelen of bouwen.
refusal-no-boat-placed = Daarvoor is een boot nodig die je deze beurt geplaatst hebt en die nog op zijn vak ligt.
refusal-not-adjacent = Eiland { $island } ligt niet naast een boot die je deze beurt geplaatst hebt.
refusal-boats-used = Geen boot kan nog van eiland { $island } verzamelen: elke boot verzamelt maar één fiche.
refusal-boats-missing = Ontbrekende boten rond het eiland: { $colours }.
refusal-toll =
    { $needed ->
        [one] Om hier te bouwen moet je { $to } { $needed } munt betalen (Ananda); je hebt er { $coins }.
       *[other] Om hier te bouwen moet je { $to } { $needed } munten betalen (Ananda); je hebt er { $coins }.
    }
refusal-reserved-this-round = Deze tegel is deze ronde gereserveerd; je kunt hem pas vanaf de volgende ronde bouwen: { $tile }.
refusal-no-buildings-left = Je hebt geen standaardgebouwen meer voor deze tegel: { $tile }.
refusal-tile-built = Deze tegel is al gebouwd ({ $by }): { $tile }.
refusal-tile-reserved = Deze tegel is gereserveerd ({ $by }): { $tile }.
refusal-tile-in-deck = Deze tegel ligt niet in de rij: { $tile }.

## Aanmeren, aanwerven, specialisten

refusal-nothing-to-set-aside =
    { $room ->
        [one] Je hoeft geen boot opzij te leggen: in je haven past { $room } boot.
       *[other] Je hoeft geen boot opzij te leggen: in je haven passen { $room } boten.
    }
refusal-too-early = { specialist-named } kun je alleen aan het einde van je beurt aanwerven.
refusal-already-recruited = Je kunt maar één specialist per beurt aanwerven.
refusal-specialist-in-deck = { specialist-named } ligt niet in de rij.
refusal-specialist-recruited = { specialist-named } is al aangeworven ({ $by }).
refusal-tokens-missing = Je hebt te weinig cultuurfiches. Nog nodig: { $kinds }.
refusal-not-yours = Je hebt { specialist-named } niet.
refusal-used-this-turn = Je hebt { specialist-named } deze beurt al gebruikt.
refusal-too-late = { specialist-named } kun je deze beurt niet meer gebruiken.
refusal-only-after-collecting = { specialist-named } kun je alleen direct na het verzamelen gebruiken.
refusal-no-sacred-ground = Op eiland { $island } ligt geen heilige grond.

## Helemaal geen actie

refusal-no-action = Dat is geen geldige actie.

## Delen van zinnen

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
