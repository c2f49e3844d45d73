### Wat er gebeurd is: voor elke gebeurtenis een regel in het logboek.
###
### Een regel over een speler begint met de naam en heeft geen punt, zodat een logboek de naam één keer
### kan noemen en regels kan samenvoegen.

## Delen van regels: elk kiest op grond van een id of een getal van de regel waarin het staat

colour-named =
    { $colour ->
        [bamboo] { colour-bamboo }
        [wood] { colour-wood }
        [stone] { colour-stone }
        [clay] { colour-clay }
       *[gold] { colour-gold }
    }
kind-named =
    { $kind ->
        [plum] { culture-plum }
        [maple] { culture-maple }
        [rice] { culture-rice }
        [ginkgo] { culture-ginkgo }
        [bellflower] { culture-bellflower }
       *[wisteria] { culture-wisteria }
    }
specialist-named =
    { $specialist ->
        [amateratsu] { specialist-amateratsu }
        [izanagi] { specialist-izanagi }
        [raijin] { specialist-raijin }
        [ananda] { specialist-ananda }
        [izanami] { specialist-izanami }
        [riu] { specialist-riu }
        [awashima] { specialist-awashima }
        [kachiko] { specialist-kachiko }
        [susanoo] { specialist-susanoo }
        [ebisu] { specialist-ebisu }
        [kagutsuchi] { specialist-kagutsuchi }
        [tomoe] { specialist-tomoe }
        [fu_hsi] { specialist-fu-hsi }
        [michimata] { specialist-michimata }
        [toyo_tama] { specialist-toyo-tama }
        [hetsuka] { specialist-hetsuka }
        [nakatsu] { specialist-nakatsu }
       *[yasoma] { specialist-yasoma }
    }
boat-of-colour =
    { $colour ->
        [bamboo] een bamboeboot
        [wood] een houtboot
        [stone] een steenboot
        [clay] een kleiboot
       *[gold] een goudboot
    }
boats-of-colour =
    { $number ->
        [one] { $number } { $colour ->
                [bamboo] bamboeboot
                [wood] houtboot
                [stone] steenboot
                [clay] kleiboot
               *[gold] goudboot
            }
       *[other] { $number } { $colour ->
                [bamboo] bamboeboten
                [wood] houtboten
                [stone] steenboten
                [clay] kleiboten
               *[gold] goudboten
            }
    }
some-coins =
    { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }

## Een vloot kiezen, handelen

event-answered = { $player } heeft maar één keuze: { $action }
event-fleet-chosen = { $player } kiest vloot { $fleet }
event-boats-taken = { $player } neemt { boats-of-colour } uit de voorraad
event-boats-missing = { $player } loopt { boats-of-colour } mis: op in de voorraad
event-bought = { $player } koopt { boat-of-colour } voor { some-coins }
event-sold = { $player } verkoopt { boat-of-colour } voor { some-coins }

## De krachten van vloten

event-tile-reserved = { $player } reserveert een tegel: { $tile }
event-peeked =
    { $number ->
        [one] { $player } bekijkt de bovenste tegel van de gebouwstapel
       *[other] { $player } bekijkt de bovenste { $number } tegels van de gebouwstapel
    }
event-peeked-seen =
    { $number ->
        [one] { $player } bekijkt de bovenste tegel van de gebouwstapel: { $tiles }
       *[other] { $player } bekijkt de bovenste { $number } tegels van de gebouwstapel: { $tiles }
    }
event-arranged = { $player } legt de tegels terug ({ $kept } boven op de stapel, { $under } eronder)
event-arranged-seen = { $player } legt de tegels terug (boven op de stapel: { $top }; eronder: { $bottom })
event-boat-moved = { $player } verplaatst { boat-of-colour } van vak { $slot } naar vak { $to }
event-sacred-laid = { $player } legt heilige grond op eiland { $island }
event-culture-swapped = { $player } verwisselt de cultuurfiches op de eilanden { $island } en { $other }
event-boat-removed = { $player } legt { boat-of-colour } van vak { $slot } terug in de voorraad
event-boats-swapped = { $player } verwisselt de boten op de vakken { $slot } en { $other }

## Plaatsen, verzamelen, bouwen

event-boat-placed = { $player } plaatst { boat-of-colour } op vak { $slot }
event-collected = { $player } verzamelt een cultuurfiche van eiland { $island } ({ kind-named })
event-ebisu-collected = { $player } verzamelt nog een cultuurfiche van eiland { $island } ({ kind-named }), dankzij Ebisu
event-built = { $player } bouwt op eiland { $island }: { $tile }
event-discounted = { $player } bouwt met één boot minder ({ colour-named })
event-toll-paid = { $player } betaalt { $to } { some-coins } (Ananda)
event-prestige-gained =
    { $player } krijgt { $number ->
        [one] { $number } prestigefiche
       *[other] { $number } prestigefiches
    } { $cause ->
        [prestige_buildings] voor aangrenzende torii en paleizen
        [mountain] voor de berg
       *[kagutsuchi] dankzij Kagutsuchi
    }
event-coins-gained =
    { $player } krijgt { some-coins } { $cause ->
        [group] voor een groep van { $group } gebouwen
        [trading_post] voor een groep van { $group } gebouwen, verdubbeld door de handelspost
        [specialist_coins] van de specialist
       *[hetsuka] dankzij Hetsuka
    }
event-coins-paid =
    { $player } betaalt { some-coins } { $cause ->
       *[kachiko] om Kachiko te gebruiken
    }
event-tokens-spent =
    { $number ->
        [one] { $player } legt { $number } cultuurfiche af ({ kind-named })
       *[other] { $player } legt { $number } cultuurfiches af ({ kind-named })
    }
event-boats-returned = { $player } legt { boats-of-colour } terug in de voorraad
event-sacred-lifted = { $player } verwijdert de heilige grond van eiland { $island }

## Aanmeren en aanwerven

event-boat-set-aside = { $player } legt { boat-of-colour } opzij
event-boats-moored =
    { $number ->
        [one] { $player } houdt { $number } boot in de haven
       *[other] { $player } houdt { $number } boten in de haven
    }
event-recruited = { $player } werft { specialist-named } aan
event-coins-shared = { $player } geeft { some-coins } door aan { $to } (Izanami)

## Beurten en rondes

event-turn-started = Beurt { $turn }: { $to }
event-turn-ended = { $player } beëindigt de beurt
event-round-started = Ronde { $round } begint
event-round-ended = Ronde { $round } is afgelopen
event-coins-laid = Munten op specialist { specialist-named }: { $coins }
event-specialist-laid = Nieuw in de rij: { specialist-named }
event-building-laid = Nieuw in de rij: { $tile }
event-order-set = Volgende ronde, beurt { $turn }: { $to }
event-fleet-turned-up = Vloot { $fleet } wordt opengelegd
event-fleets-laid-down =
    { $number ->
        [one] { $number } vloot gaat gedekt terug naar het spoor
       *[other] { $number } vloten gaan geschud en gedekt terug naar het spoor
    }
event-game-ended =
    { $end ->
        [last_building] Einde van het spel: iemand heeft het laatste eigen standaardgebouw gebouwd
        [no_boats] Einde van het spel: de boten van één kleur zijn op
        [no_specialists] Einde van het spel: er zijn te weinig specialisten om de rij aan te vullen
       *[no_buildings] Einde van het spel: er zijn te weinig gebouwtegels om de rij aan te vullen
    }
