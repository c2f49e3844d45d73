### Pourquoi une action est impossible : une phrase pour chaque code de refus.

## Une autre question attend

refusal-fleet-first = Choisissez d’abord une flotte.
refusal-take-first = Choisissez d’abord la couleur de votre troisième bateau.
refusal-arrange-first = Remettez d’abord dans la pioche les tuiles que vous regardez.
refusal-collect-first = Prenez d’abord le jeton Culture suivant.
refusal-ebisu-first = Prenez d’abord le jeton d’Ebisu, ou passez.
refusal-discard-first = Mettez d’abord un bateau de côté : votre port ne peut pas tous les accueillir.
refusal-game-over = La partie est terminée.
refusal-must-collect-or-build = Vous avez placé des bateaux : vous devez ramasser ou construire. Possible : { $actions }.

## Flottes et commerce

refusal-fleet-chosen = Vous avez déjà choisi la flotte { $fleet } pour ce tour.
refusal-fleet-taken = La flotte { $fleet } a déjà été prise pendant cette manche.
refusal-fleet-face-down = La flotte { $fleet } est face cachée.
refusal-no-boat-to-take = Vous ne pouvez pas choisir de bateau maintenant.
refusal-reserve-empty = La réserve n’a pas assez de bateaux de cette couleur ({ colour-named }).
refusal-trade-over = Vous ne pouvez plus commercer pendant ce tour.
refusal-no-transaction-left =
    { $allowed ->
        [one] Vous ne pouvez faire qu’une transaction par tour.
       *[other] Vous ne pouvez faire que { $allowed } transactions par tour.
    }
refusal-not-traded = Les bateaux de cette couleur ne peuvent être ni achetés ni vendus ({ colour-named }).
refusal-not-in-hand = Vous n’avez pas assez de bateaux de cette couleur en main ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] Cela coûte { $needed } pièce
       *[other] Cela coûte { $needed } pièces
    } ; vous en avez { $coins }.

## Pouvoirs des flottes

refusal-other-power = La flotte { $fleet } a un autre pouvoir ({ power-named }).
refusal-power-used = Le pouvoir de la flotte { $fleet } a déjà été utilisé ({ power-named }).
refusal-deck-empty = La pioche Bâtiment est vide.
refusal-nothing-to-arrange = Vous ne regardez aucune tuile.
refusal-not-the-tiles-seen = Ce ne sont pas les tuiles que vous regardez.
refusal-no-boat = Il n’y a pas de bateau sur l’emplacement { $slot }.
refusal-slot-occupied = Il y a déjà un bateau sur l’emplacement { $slot } ({ colour-named }).
refusal-not-connected = L’emplacement { $slot } n’est pas relié à l’emplacement { $to }.
refusal-island-not-empty =
    { $thing ->
        [culture] L’île { $island } n’est pas vide : il s’y trouve un jeton Culture.
        [sacred] L’île { $island } n’est pas vide : il s’y trouve un sanctuaire.
        [building] L’île { $island } n’est pas vide : il s’y trouve un bâtiment standard.
        [torii] L’île { $island } n’est pas vide : il s’y trouve un torii.
       *[palace] L’île { $island } n’est pas vide : il s’y trouve un palais.
    }
refusal-no-sacred-ground-left = Les { $number } sanctuaires sont déjà tous sur le plateau.
refusal-no-culture-token = Il n’y a pas de jeton Culture sur l’île { $island }.
refusal-same-kind = Les deux jetons Culture sont de la même sorte ({ kind-named }).
refusal-same-colour = Les deux bateaux sont de la même couleur ({ colour-named }).

## Placer, récolter, construire

refusal-placing-over = Vous ne pouvez plus placer de bateau pendant ce tour.
refusal-no-entry = Votre premier bateau va sur un emplacement de départ ou à côté d’un bateau de sa couleur ({ colour-named }). L’emplacement { $slot } ne remplit aucune de ces conditions.
refusal-chain-broken = La chaîne est rompue : il n’y a plus de bateau sur l’emplacement { $slot }.
refusal-step-3-over = Vous ne pouvez plus ramasser ni construire pendant ce tour.
refusal-no-boat-placed = Il faut un bateau placé pendant ce tour et toujours sur son emplacement.
refusal-not-adjacent = L’île { $island } n’est à côté d’aucun des bateaux que vous avez placés pendant ce tour.
refusal-boats-used = Plus aucun bateau ne peut ramasser sur l’île { $island } : chacun ne ramasse qu’un jeton.
refusal-boats-missing = Bateaux manquants autour de l’île : { $colours }.
refusal-toll =
    { $needed ->
        [one] Pour construire ici, vous devez { $needed } pièce à { $to } (Ananda) ; vous en avez { $coins }.
       *[other] Pour construire ici, vous devez { $needed } pièces à { $to } (Ananda) ; vous en avez { $coins }.
    }
refusal-reserved-this-round = Cette tuile a été réservée pendant cette manche ; vous pourrez la construire dès la suivante : { $tile }.
refusal-no-buildings-left = Il ne vous reste aucun bâtiment standard pour cette tuile : { $tile }.
refusal-tile-built = Cette tuile est déjà construite ({ $by }) : { $tile }.
refusal-tile-reserved = Cette tuile est réservée ({ $by }) : { $tile }.
refusal-tile-in-deck = Cette tuile n’est pas dans la rangée : { $tile }.

## Port, recrutement, spécialistes

refusal-nothing-to-set-aside =
    { $room ->
        [one] Inutile de mettre un bateau de côté : votre port peut accueillir { $room } bateau.
       *[other] Inutile de mettre un bateau de côté : votre port peut accueillir { $room } bateaux.
    }
refusal-too-early = { specialist-named } ne se recrute qu’à la fin de votre tour.
refusal-already-recruited = Vous ne pouvez recruter qu’un spécialiste par tour.
refusal-specialist-in-deck = { specialist-named } n’est pas dans la rangée.
refusal-specialist-recruited = Ce spécialiste est déjà recruté : { specialist-named } ({ $by }).
refusal-tokens-missing = Vous n’avez pas assez de jetons Culture. Il manque : { $kinds }.
refusal-not-yours = Vous n’avez pas { specialist-named }.
refusal-used-this-turn = Vous avez déjà utilisé { specialist-named } pendant ce tour.
refusal-too-late = { specialist-named } ne peut plus servir pendant ce tour.
refusal-only-after-collecting = { specialist-named } ne peut servir que quand vous venez de ramasser des jetons.
refusal-no-sacred-ground = Il n’y a pas de sanctuaire sur l’île { $island }.

## Aucune action

refusal-no-action = Ce n’est pas une action valide.

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
