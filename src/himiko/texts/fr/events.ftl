### Ce qui s’est passé : une ligne du journal par événement.
###
### Une ligne sur un joueur commence par son nom et n’a pas de point final : un journal peut ainsi dire
### le nom une seule fois et joindre plusieurs lignes.

## Fragments : chacun choisit selon un identifiant ou un nombre de la ligne où il se trouve

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
        [bamboo] un bateau Bambou
        [wood] un bateau Bois
        [stone] un bateau Pierre
        [clay] un bateau Argile
       *[gold] un bateau Or
    }
boats-of-colour =
    { $number ->
        [one] { $number } bateau { $colour ->
                [bamboo] Bambou
                [wood] Bois
                [stone] Pierre
                [clay] Argile
               *[gold] Or
            }
       *[other] { $number } bateaux { $colour ->
                [bamboo] Bambou
                [wood] Bois
                [stone] Pierre
                [clay] Argile
               *[gold] Or
            }
    }
some-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Choisir une flotte, commercer

event-answered = { $player } n’a qu’un choix possible : { $action }
event-fleet-chosen = { $player } choisit la flotte { $fleet }
event-boats-taken = { $player } prend { boats-of-colour } dans la réserve
event-boats-missing = { $player } ne reçoit pas { boats-of-colour } : il n’y en a plus dans la réserve
event-bought = { $player } achète { boat-of-colour } pour { some-coins }
event-sold = { $player } vend { boat-of-colour } pour { some-coins }

## Les pouvoirs des flottes

event-tile-reserved = { $player } réserve une tuile : { $tile }
event-peeked =
    { $number ->
        [one] { $player } consulte la première tuile de la pioche Bâtiment
       *[other] { $player } consulte les { $number } premières tuiles de la pioche Bâtiment
    }
event-peeked-seen =
    { $number ->
        [one] { $player } consulte la première tuile de la pioche Bâtiment : { $tiles }
       *[other] { $player } consulte les { $number } premières tuiles de la pioche Bâtiment : { $tiles }
    }
event-arranged = { $player } remet les tuiles dans la pioche ({ $kept } dessus, { $under } dessous)
event-arranged-seen = { $player } remet les tuiles dans la pioche (dessus : { $top } ; dessous : { $bottom })
event-boat-moved = { $player } déplace { boat-of-colour } de l’emplacement { $slot } à l’emplacement { $to }
event-sacred-laid = { $player } pose un sanctuaire sur l’île { $island }
event-culture-swapped = { $player } échange les jetons Culture des îles { $island } et { $other }
event-boat-removed = { $player } remet dans la réserve { boat-of-colour } (emplacement { $slot })
event-boats-swapped = { $player } échange les bateaux des emplacements { $slot } et { $other }

## Placer, récolter, construire

event-boat-placed = { $player } place { boat-of-colour } sur l’emplacement { $slot }
event-collected = { $player } ramasse un jeton Culture sur l’île { $island } ({ kind-named })
event-ebisu-collected = { $player } ramasse un jeton Culture de plus sur l’île { $island } ({ kind-named }), grâce à Ebisu
event-built = { $player } construit sur l’île { $island } : { $tile }
event-discounted = { $player } construit avec un bateau de moins ({ colour-named })
event-toll-paid = { $player } paie { some-coins } à { $to } (Ananda)
event-prestige-gained =
    { $player } gagne { $number ->
        [one] { $number } pion Prestige
       *[other] { $number } pions Prestige
    } { $cause ->
        [prestige_buildings] pour les torii et palais adjacents
        [mountain] pour la montagne
       *[kagutsuchi] grâce à Kagutsuchi
    }
event-coins-gained =
    { $player } gagne { some-coins } { $cause ->
        [group] pour un groupe de { $group } bâtiments
        [trading_post] pour un groupe de { $group } bâtiments (gain doublé par l’échoppe)
        [specialist_coins] en recrutant le spécialiste
       *[hetsuka] grâce à Hetsuka
    }
event-coins-paid =
    { $player } paie { some-coins } { $cause ->
       *[kachiko] pour utiliser Kachiko
    }
event-tokens-spent =
    { $number ->
        [one] { $player } défausse { $number } jeton Culture ({ kind-named })
       *[other] { $player } défausse { $number } jetons Culture ({ kind-named })
    }
event-boats-returned = { $player } remet { boats-of-colour } dans la réserve
event-sacred-lifted = { $player } retire le sanctuaire de l’île { $island }

## Rentrer au port, recruter

event-boat-set-aside = { $player } met { boat-of-colour } de côté
event-boats-moored =
    { $number ->
        [one] { $player } garde { $number } bateau au port
       *[other] { $player } garde { $number } bateaux au port
    }
event-recruited = { $player } recrute { specialist-named }
event-coins-shared = { $player } cède { some-coins } à { $to } (Izanami)

## Tours et manches

event-turn-started = Tour { $turn } : { $to }
event-turn-ended = { $player } termine son tour
event-round-started = La manche { $round } commence
event-round-ended = La manche { $round } se termine
event-coins-laid = Pièces sur le spécialiste { specialist-named } : { $coins }
event-specialist-laid = Nouveau spécialiste dans la rangée : { specialist-named }
event-building-laid = Nouvelle tuile dans la rangée : { $tile }
event-order-set = Prochaine manche, tour { $turn } : { $to }
event-fleet-turned-up = La flotte { $fleet } est retournée face visible
event-fleets-laid-down =
    { $number ->
        [one] { $number } flotte retourne sur la piste, face cachée
       *[other] { $number } flottes retournent sur la piste, mélangées et face cachée
    }
event-game-ended =
    { $end ->
        [last_building] Partie terminée : un joueur a construit son dernier bâtiment standard
        [no_boats] Partie terminée : une couleur de bateau est épuisée dans la réserve
        [no_specialists] Partie terminée : il n’y a plus assez de spécialistes pour compléter la rangée
       *[no_buildings] Partie terminée : il n’y a plus assez de tuiles Bâtiment pour compléter la rangée
    }
