### La page, à la table : salle d’attente, son tour, ce que font les autres et ce qui se dit.

## Ce que fait une action, comme réponse à choisir

action-fleet = Choisir la flotte { $fleet }
action-take = Prendre { boat-of-colour }
action-buy = Acheter { boat-of-colour }
action-sell = Vendre { boat-of-colour }
action-reserve = Réserver une tuile : { $tile }
action-peek = Regarder le dessus de la pioche Bâtiment
action-arrange = Sur la pioche : { $top } ; dessous : { $bottom }
action-move = Déplacer le bateau de l’emplacement { $slot } à l’emplacement { $to }
action-sacred = Poser un sanctuaire sur l’île { $island }
action-swap-culture = Échanger les jetons Culture des îles { $island } et { $other }
action-swap-boats = Échanger les bateaux des emplacements { $slot } et { $other }
action-remove = Remettre le bateau de l’emplacement { $slot } dans la réserve
action-place = Placer { boat-of-colour } sur l’emplacement { $slot }
action-collect = Récolter le jeton Culture de l’île { $island } ({ $token })
action-ebisu = Prendre un jeton Culture de plus, sur l’île { $island } ({ $token })
action-build = Construire sur l’île { $island } : { $tile }
action-raijin = Raijin : donner { $colours } contre un bateau en or
action-nakatsu = Nakatsu : donner un bateau en or contre { $colours }
action-michimata = Michimata : rendre un jeton Culture ({ kind-named }) contre un bateau en or
action-hetsuka = Hetsuka : rendre un jeton Culture ({ kind-named }) contre 4 pièces
action-kachiko = Kachiko : payer 2 pièces et retirer le sanctuaire de l’île { $island }
action-discard = Mettre { boat-of-colour } de côté
action-recruit = Recruter { specialist-named } pour { $kinds }
action-done-act = Continuer sans récolter ni construire
action-done-ebisu = Se passer du jeton d’Ebisu
action-done-after = Continuer
action-done-recruit = Terminer son tour
action-done = Continuer

## Sortes d’actions, comme boutons

do-fleet = Flotte
do-take = Bateau
do-buy = Acheter
do-sell = Vendre
do-reserve = Réserver
do-peek = Regarder la pioche
do-arrange = Remettre les tuiles
do-move = Déplacer un bateau
do-sacred = Sanctuaire
do-swap-culture = Échanger des jetons
do-swap-boats = Échanger des bateaux
do-remove = Retirer un bateau
do-place = Placer des bateaux
do-collect = Récolter
do-ebisu = Ebisu
do-build = Construire
do-raijin = Raijin
do-nakatsu = Nakatsu
do-michimata = Michimata
do-hetsuka = Hetsuka
do-kachiko = Kachiko
do-discard = Mettre de côté
do-recruit = Recruter
do-done-act = Continuer
do-done-ebisu = S’en passer
do-done-after = Continuer
do-done-recruit = Fin du tour
do-done = Continuer

## Ce qui est demandé quand une action est à moitié choisie

ask-which = Que voulez-vous faire ?
ask-buy-colour = Choisissez le bateau à acheter dans la réserve.
ask-sell-colour = Choisissez le bateau à vendre.
ask-take-colour = Choisissez le bateau à prendre.
ask-discard-colour = Choisissez le bateau à mettre de côté.
ask-place-colour = Lequel de vos bateaux va là ?
ask-place-slot = Choisissez un emplacement en évidence pour le bateau.
ask-collect-island = Choisissez une île en évidence : son jeton Culture est à vous.
ask-ebisu-island = Choisissez n’importe quelle île qui porte un jeton Culture.
ask-build-tile = Choisissez la tuile Bâtiment.
ask-build-island = Choisissez une île en évidence où construire.
ask-reserve-tile = Choisissez la tuile Bâtiment à réserver.
ask-move-slot = Choisissez le bateau à déplacer, puis sa destination.
ask-sacred-island = Choisissez une île vide pour le sanctuaire.
ask-swap-island = Choisissez deux îles : leurs jetons Culture changent de place.
ask-swap-slot = Choisissez deux bateaux du plateau : ils changent de place.
ask-remove-slot = Choisissez un bateau du plateau : il retourne dans la réserve.
ask-kachiko-island = Choisissez le sanctuaire à retirer.
ask-raijin-colour = Choisissez les deux bateaux que vous donnez.
ask-nakatsu-colour = Choisissez les deux bateaux que vous prenez.
ask-michimata-culture = Choisissez le jeton Culture que vous rendez.
ask-hetsuka-culture = Choisissez le jeton Culture que vous rendez.
ask-recruit-specialist = Choisissez un spécialiste de la rangée.
ask-recruit-culture = Choisissez comment vous payez.
ask-fleet-fleet = Choisissez une flotte de la piste.

## Ce qu’il y a à faire

now-title = À faire maintenant
now-first = Choisissez un de vos bateaux, puis un emplacement en évidence. Ou commercez d’abord.
now-place = Choisissez un de vos bateaux, puis un emplacement en évidence.
now-more = Placez encore un bateau, ou concluez : récoltez des jetons Culture ou construisez.
now-more-collect = Placez encore un bateau, ou concluez : récoltez des jetons Culture.
now-more-build = Placez encore un bateau, ou concluez : construisez.
now-finish = Récoltez des jetons Culture ou construisez : choisissez une île en évidence.
now-can = Vous pouvez { $things }.
can-buy = acheter un bateau
can-sell = vendre un bateau
can-power = utiliser le pouvoir de votre flotte
can-specialist = utiliser le pouvoir d’un spécialiste
can-go-on = continuer
can-end = terminer votre tour
now-end = Fin de votre tour
now-rest-title = Plus rien à placer
now-part-trade = commercer
now-part-place = placer
now-part-collect = récolter
now-part-build = construire
now-whose = { $player } : { $asks }
now-fleet = Votre flotte { $fleet } :
now-waiting = C’est à { $player } de jouer.
now-computer = { $player } réfléchit.

## Conséquences

preview-points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
preview-points-other =
    { $points ->
        [one] { $player } : { $signed } point
       *[other] { $player } : { $signed } points
    }
preview-ends-turn = Votre tour se termine ainsi.
preview-hidden = La suite est cachée. On ne pourra pas revenir en arrière.
confirm-action = Valider
why-not-title = Pourquoi pas ?
why-not-rule = Règle { $rule }
why-not-possible = C’est possible maintenant.
why-not-tile = { $tile } : { $reason }
why-not-waiting = Ce n’est pas à vous de jouer.
why-not-no-boats = Vous n’avez aucun bateau en main.
what-is-this = Qu’est-ce que c’est ?

## Boutons de la table

undo-action = Défaire
redo-action = Rétablir
advice-action = Conseil
all-actions = Toutes les actions
all-actions-number =
    { $number ->
        [one] { $number } action possible
       *[other] { $number } actions possibles
    }
all-actions-search = Chercher parmi les actions
all-actions-none = Aucune action ne contient ces mots.
to-settings = Réglages
menu-table = Menu de la table
skip-animation = Passer
board-in-words = Plateau en mots
rules-open = Règles

## Les panneaux

panel-board = Plateau
panel-fleets = Flottes
panel-order = Ordre du jeu
panel-buildings = Bâtiments
panel-specialists = Spécialistes
panel-reserve = Réserve
panel-players = Joueurs
panel-log = Journal
panel-chat = Discussion
panel-cards = Tuiles
panel-ends = Fin de la partie
panel-all = Tous les panneaux
panel-talk = Journal et discussion
panel-hand = Vos bateaux
panel-hand-none = Aucun bateau en main
round-turn = Manche { $round }, tour { $turn } sur { $turns }
fleets-down = Face cachée : { $number }
deck-left = Dans la pioche : { $number }
deck-known-top = Vous connaissez les prochaines tuiles :
deck-known-bottom = Vous connaissez les dernières tuiles :
order-place = Tour { $turn } : { $player }
order-place-fleet = Tour { $turn } : { $player }, flotte { $fleet }
order-now = ici
price-of =
    { $coins ->
        [one] Prix : { $coins } pièce
       *[other] Prix : { $coins } pièces
    }
no-price = Ne se vend pas
name-and-colour = { $name } ({ $colour })
player-you = vous
player-computer = ordinateur
player-away = absent, { $level } joue
player-points = points pour l’instant
player-harbour =
    { $room ->
        [one] Port : { $room } place
       *[other] Port : { $room } places
    }
player-aside = Mis de côté : { $number }
player-left = Bâtiments standard restants : { $number }
player-details = Tout ce qu’a { $player }
player-boats = Bateaux en main
player-culture = Jetons Culture
player-reserved = Réservé
player-built = Tuiles construites
player-tiles =
    { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }
player-nothing = rien encore
list-or-nothing = rien

## Comment la partie se termine

ends-last-building =
    { $left ->
        [0] La partie se termine après cette manche : { $player } a construit son dernier bâtiment standard.
        [one] Encore { $left } bâtiment standard de { $player } et la partie se termine.
       *[other] Encore { $left } bâtiments standard de { $player } et la partie se termine.
    }
ends-last-building-any =
    { $left ->
        [one] La partie se termine dès que quelqu’un construit encore { $left } bâtiment standard.
       *[other] La partie se termine dès que quelqu’un construit encore { $left } bâtiments standard.
    }
ends-no-boats =
    { $left ->
        [0] La partie se termine après cette manche si aucun bateau de cette couleur ne revient : { colour-named }.
        [one] Encore { $left } bateau pris dans la réserve ({ colour-named }) et la partie se termine.
       *[other] Encore { $left } bateaux pris dans la réserve ({ colour-named }) et la partie se termine.
    }
ends-no-specialists =
    { $left ->
        [0] La partie se termine après cette manche : il reste trop peu de spécialistes.
        [one] Encore { $left } recrutement et la partie se termine.
       *[other] Encore { $left } recrutements et la partie se termine.
    }
ends-no-buildings =
    { $left ->
        [0] La partie se termine après cette manche : il reste trop peu de tuiles Bâtiment.
        [one] Encore { $left } tuile prise et la partie se termine.
       *[other] Encore { $left } tuiles prises et la partie se termine.
    }

## La fin d’un tour

end-title = Terminer votre tour ?
end-go-on-title = Continuer ?
end-left = Vous pourriez encore :
end-left-recruit = recruter un spécialiste
end-left-build = construire
end-left-collect = récolter des jetons Culture
end-left-place = placer des bateaux
end-left-power = { can-power }
end-anyway = Terminer le tour
end-go-on = Continuer quand même
end-back = Pas encore
end-never-ask = Ne plus demander dans cette partie

## Remettre les tuiles

arrange-title = Les prochaines tuiles de la pioche Bâtiment
arrange-top = Dessus, la première à gauche
arrange-under = Sous la pioche, la plus basse à droite
arrange-earlier = Déplacer { $tile } vers la gauche
arrange-later = Déplacer { $tile } vers la droite
arrange-confirm = Remettre les tuiles

## Conseils

advice-title = Ce que ferait Himiko
advice-thinking = Himiko réfléchit…
advice-plan = Son plan pour ce tour
advice-chance = Chances de gagner : { $percent } %
advice-score = Points attendus : { $points }
advice-others = Autres bonnes actions
advice-play = Jouer cela
advice-none = Il n’y a rien à choisir.

## Ce qui s’est passé

log-empty = Il ne s’est encore rien passé.

## Discussion

chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-left = Signes restants : { $number }
chat-mute = Ne plus entendre { $player }
chat-unmute = Entendre de nouveau { $player }
chat-muted = En sourdine
chat-somebody = quelqu’un d’autre

## La salle d’attente

wait-title = En attente de joueurs
wait-lead = La partie commence dès que toutes les places sont prises.
wait-lead-start = Quand toutes les places sont prises, l’hôte lance la partie.
wait-open = Place libre
wait-sit = S’asseoir ici
wait-add = Ajouter un joueur ordinateur
wait-open-again = Libérer cette place
wait-leave = Quitter la table
wait-start = Lancer la partie
wait-invite = Inviter avec ce lien
wait-copy = Copier le lien
wait-copied = Le lien est copié.
wait-local = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres puissent entrer, lancez le serveur avec « { $command } » (voir docs/server.md).
wait-share = Partager
wait-host = hôte
wait-remove = Écarter { $player } de la table
wait-not-ready = Il reste des places libres.
wait-name = Vous êtes { $name }.
wait-rename = Changer de nom

## Places, propositions, pendules

seat-taken-over-left = { $player } est parti : { $level } continue.
seat-taken-over-time = Le temps de { $player } est écoulé : { $level } continue.
seat-taken-over-removed = { $player } a été écarté : { $level } continue.
seat-come-back = Revenir
seat-leave = Quitter la partie
seat-leave-title = Quitter la partie ?
seat-leave-warning = Un joueur ordinateur prend votre place. Vous pouvez revenir tant que la partie dure.
watching = Vous regardez
offer-takeback = Demander à reprendre son tour
offer-takeback-asked =
    { $number ->
        [one] { $player } demande à revenir de { $number } action en arrière.
       *[other] { $player } demande à revenir de { $number } actions en arrière.
    }
offer-takeback-asked-turn = { $player } demande à revenir à la manche { $round }, tour { $turn }.
offer-takeback-own = Revenir au début de mon dernier tour
offer-takeback-own-title = Reprendre votre dernier tour ?
offer-takeback-own-warning = La partie revient au début de votre dernier tour. Ce que les joueurs ordinateurs ont fait depuis est annulé aussi.
offer-takeback-own-do = Reprendre
offer-takeback-own-done = La partie est revenue au début de votre dernier tour.
offer-takeback-done =
    { $number ->
        [one] { $player } annule une action.
       *[other] { $player } annule { $number } actions.
    }
offer-abandon = Terminer sans résultat
offer-abandon-title = Terminer la partie sans résultat ?
offer-abandon-asked = { $player } demande à terminer la partie sans résultat.
offer-abandon-warning = Toutes les autres personnes à la table doivent être d’accord.
offer-accept = Accepter
offer-refuse = Refuser
offer-withdraw = Retirer
offer-wait = Les autres doivent encore répondre.
clock-left = Temps restant : { $time }
clock-paused = Les pendules sont arrêtées.
clock-pause = Arrêter les pendules
clock-resume = Relancer les pendules
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

## La fin de la partie

over-title = La partie est terminée
over-abandoned = La partie s’est terminée sans résultat.
over-review = Revoir la partie
over-rematch = Revanche
over-rematch-go = Aller à la revanche
over-look = Regarder le plateau
over-show = Voir le décompte

## Connexion

connection-gone = Cette table ne peut pas être montrée.

## Sons et avis

sound-on = Le son est activé
sound-off = Le son est coupé
notify-ask = M’avertir quand c’est à moi
notify-on = Les notifications sont activées
notify-off = Les notifications sont désactivées
notify-blocked = Le navigateur n’autorise pas les notifications.
notify-title = À vous de jouer
notify-text = Yamataï : c’est à vous de jouer à la table de { $names }.
title-your-turn = ● À vous de jouer
title-table = Table
title-over = Partie terminée

## Touches

keys-title = Touches
keys-undo = Défaire, rétablir
keys-hint = Conseil
keys-all = Toutes les actions
keys-board = Aller au plateau
keys-hand = Choisir vos bateaux par numéro
keys-done = Continuer, fin du tour
keys-target = Prochain endroit possible sur le plateau
keys-confirm = Valider, annuler
keys-why = Sur le plateau ou une carte : demander pourquoi une chose n’est pas possible
keys-log = Journal et discussion
keys-help = Cette aide
keys-skip = Passer l’animation
keys-arrows = Se promener sur le plateau
keys-words = Plateau en mots
keys-letters = Touches simples
keys-letters-hint = Désactivez-les si elles gênent votre lecteur d’écran ou votre commande vocale.
