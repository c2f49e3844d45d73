### Pourquoi une action est impossible : une phrase pour chaque code de refus.

## Une autre question attend

refusal-fleet-first = Choisissez d’abord une flotte.
refusal-take-first = Prenez d’abord le bateau de votre choix.
refusal-arrange-first = Remettez d’abord les tuiles que vous regardez.
refusal-collect-first = Prenez d’abord le jeton Culture suivant.
refusal-ebisu-first = Prenez d’abord le jeton d’Ebisu, ou renoncez-y.
refusal-discard-first = Mettez d’abord un bateau de côté : votre port ne peut pas tous les accueillir.
refusal-game-over = La partie est terminée.
refusal-must-collect-or-build = Vous avez placé des bateaux, vous devez donc récolter ou construire : { $actions }.

## Flottes et commerce

refusal-fleet-chosen = Vous avez déjà une flotte pour ce tour, la flotte { $fleet }.
refusal-fleet-taken = La flotte { $fleet } a déjà été prise dans cette manche.
refusal-fleet-face-down = La flotte { $fleet } est face cachée.
refusal-no-boat-to-take = Il n’y a pas de bateau de votre choix à prendre maintenant.
refusal-reserve-empty = La réserve a trop peu de bateaux de cette couleur ({ colour-named }).
refusal-trade-over = Le commerce est terminé pour ce tour.
refusal-no-transaction-left =
    { $allowed ->
        [one] Vous ne pouvez faire que { $allowed } transaction par tour.
       *[other] Vous ne pouvez faire que { $allowed } transactions par tour.
    }
refusal-not-traded = Les bateaux de cette couleur ne se vendent ni ne s’achètent ({ colour-named }).
refusal-not-in-hand = Vous avez trop peu de bateaux de cette couleur en main ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] Il faut { $needed } pièce
       *[other] Il faut { $needed } pièces
    }, et vous en avez { $coins }.

## Pouvoirs des flottes

refusal-other-power = La flotte { $fleet } a un autre pouvoir ({ power-named }).
refusal-power-used = Le pouvoir de la flotte { $fleet } est épuisé ({ power-named }).
refusal-deck-empty = La pioche Bâtiment est vide.
refusal-nothing-to-arrange = Vous ne regardez aucune tuile.
refusal-not-the-tiles-seen = Ce ne sont pas les tuiles que vous regardez.
refusal-no-boat = Il n’y a pas de bateau sur l’emplacement { $slot }.
refusal-slot-occupied = Il y a déjà un bateau sur l’emplacement { $slot } ({ colour-named }).
refusal-not-connected = L’emplacement { $slot } n’est pas relié à l’emplacement { $to }.
refusal-island-not-empty =
    { $thing ->
        [culture] L’île { $island } n’est pas vide : un jeton Culture s’y trouve.
        [sacred] L’île { $island } n’est pas vide : un sanctuaire s’y trouve.
        [building] L’île { $island } n’est pas vide : un bâtiment standard s’y trouve.
        [torii] L’île { $island } n’est pas vide : un torii s’y trouve.
       *[palace] L’île { $island } n’est pas vide : un palais s’y trouve.
    }
refusal-no-sacred-ground-left = Les { $number } sanctuaires sont tous sur le plateau.
refusal-no-culture-token = Il n’y a pas de jeton Culture sur l’île { $island }.
refusal-same-kind = Les deux jetons Culture sont de la même sorte ({ kind-named }).
refusal-same-colour = Les deux bateaux sont de la même couleur ({ colour-named }).

## Placer, récolter, construire

refusal-placing-over = On ne peut plus placer de bateau pendant ce tour.
refusal-no-entry = Le premier bateau va sur un emplacement de départ ou à côté d’un bateau de sa couleur ({ colour-named }) ; l’emplacement { $slot } n’est ni l’un ni l’autre.
refusal-chain-broken = La chaîne est rompue : il n’y a plus de bateau sur l’emplacement { $slot }.
refusal-step-3-over = Il est trop tard pour récolter ou construire pendant ce tour.
refusal-no-boat-placed = Vous n’avez placé aucun bateau pendant ce tour.
refusal-not-adjacent = L’île { $island } ne touche aucun des bateaux que vous avez placés pendant ce tour.
refusal-boats-used = Aucun bateau ne reste pour récolter sur l’île { $island } : chacun ne rapporte qu’un jeton.
refusal-boats-missing = Il manque des bateaux autour de l’île : { $colours }.
refusal-toll =
    { $needed ->
        [one] { $needed } pièce est due
       *[other] { $needed } pièces sont dues
    } à { $to }, qui a Ananda, et vous en avez { $coins }.
refusal-reserved-this-round = La tuile { $tile } a été réservée dans cette manche et pourra être construite dès la suivante.
refusal-no-buildings-left = Il ne vous reste aucun bâtiment standard pour cette tuile : { $tile }.
refusal-tile-built = La tuile { $tile } est déjà construite ({ $by }).
refusal-tile-reserved = La tuile { $tile } est réservée ({ $by }).
refusal-tile-in-deck = La tuile { $tile } n’est pas dans la rangée.

## Port, recrutement, spécialistes

refusal-nothing-to-set-aside =
    { $room ->
        [one] Rien n’est à mettre de côté : votre port peut accueillir { $room } bateau.
       *[other] Rien n’est à mettre de côté : votre port peut accueillir { $room } bateaux.
    }
refusal-too-early = { specialist-named } ne se recrute qu’à la fin du tour.
refusal-already-recruited = Vous ne pouvez recruter qu’un spécialiste par tour.
refusal-specialist-in-deck = { specialist-named } n’est pas dans la rangée.
refusal-specialist-recruited = Ce spécialiste est déjà pris : { specialist-named } ({ $by }).
refusal-tokens-missing = Il vous manque des jetons Culture : { $kinds }.
refusal-not-yours = Vous n’avez pas { specialist-named }.
refusal-used-this-turn = Vous avez déjà utilisé { specialist-named } pendant ce tour.
refusal-too-late = { specialist-named } procure des bateaux, et ce n’est plus possible pendant ce tour.
refusal-only-after-collecting = { specialist-named } n’aide que juste après la récolte.
refusal-no-sacred-ground = Il n’y a pas de sanctuaire sur l’île { $island }.

## Aucune action

refusal-no-action = Ce n’est pas une action du jeu.

## Fragments

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
