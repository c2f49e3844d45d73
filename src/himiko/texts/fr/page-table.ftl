### La page, à la table : salle d’attente, son tour, ce que font les autres et ce qui se dit.

## Ce que fait une action, comme réponse à choisir

action-fleet = Choisir la flotte { $fleet }
action-take = Prendre { boat-of-colour }
action-buy = Acheter { boat-of-colour }
action-sell = Vendre { boat-of-colour }
action-reserve = Réserver une tuile : { $tile }
action-peek = Consulter le dessus de la pioche Bâtiment
action-arrange = Sur la pioche : { $top } ; dessous : { $bottom }
action-move = Déplacer le bateau de l’emplacement { $slot } à l’emplacement { $to }
action-sacred = Poser un sanctuaire sur l’île { $island }
action-swap-culture = Échanger les jetons Culture des îles { $island } et { $other }
action-swap-boats = Échanger les bateaux des emplacements { $slot } et { $other }
action-remove = Remettre le bateau de l’emplacement { $slot } dans la réserve
action-place = Placer { boat-of-colour } sur l’emplacement { $slot }
action-collect = Ramasser le jeton Culture de l’île { $island } ({ $token })
action-ebisu = Prendre un jeton Culture de plus sur l’île { $island } ({ $token })
action-build = Construire sur l’île { $island } : { $tile }
action-raijin = Raijin : un bateau Or contre : { $colours }
action-nakatsu = Nakatsu : donner un bateau Or contre : { $colours }
action-michimata = Michimata : défausser un jeton Culture ({ kind-named }) contre un bateau Or
action-hetsuka = Hetsuka : défausser un jeton Culture ({ kind-named }) contre 4 pièces
action-kachiko = Kachiko : payer 2 pièces et retirer le sanctuaire de l’île { $island }
action-discard = Mettre { boat-of-colour } de côté
action-recruit = Recruter { specialist-named } (contre : { $kinds })
action-done-act = Continuer sans ramasser ni construire
action-done-ebisu = Ne pas prendre le jeton d’Ebisu
action-done-after = Continuer
action-done-recruit = Terminer le tour
action-done = Continuer

## Sortes d’actions, comme boutons

do-fleet = Flotte
do-take = Bateau
do-buy = Acheter
do-sell = Vendre
do-arrange = Remettre les tuiles
do-place = Placer des bateaux
do-collect = Ramasser
do-build = Construire
do-discard = Mettre de côté
do-recruit = Recruter
do-done-act = Continuer
do-done-ebisu = Passer
do-done-after = Continuer
do-done-recruit = Finir le tour
do-done = Continuer

## Ce qui est demandé quand une action est à moitié choisie

ask-which = Que voulez-vous faire ?
ask-buy-colour = Choisissez le bateau à acheter dans la réserve.
ask-sell-colour = Choisissez le bateau à vendre.
ask-take-colour = Choisissez le bateau à prendre.
ask-discard-colour = Choisissez le bateau à mettre de côté.
ask-place-colour = Lequel de vos bateaux va ici ?
ask-place-slot = Choisissez un emplacement en surbrillance pour le bateau.
ask-collect-island = Choisissez une île en surbrillance pour prendre son jeton Culture.
ask-ebisu-island = Choisissez n’importe quelle île avec un jeton Culture.
ask-build-tile = Choisissez une tuile Bâtiment.
ask-build-island = Choisissez une île en surbrillance pour y construire.
ask-reserve-tile = Choisissez une tuile Bâtiment à réserver.
ask-move-slot = Choisissez un bateau à déplacer, puis sa destination.
ask-sacred-island = Choisissez une île vide pour le sanctuaire.
ask-swap-island = Choisissez deux îles pour échanger leurs jetons Culture.
ask-swap-slot = Choisissez deux bateaux du plateau à échanger.
ask-remove-slot = Choisissez un bateau du plateau à remettre dans la réserve.
ask-kachiko-island = Choisissez le sanctuaire à retirer.
ask-raijin-colour = Choisissez les deux bateaux à donner.
ask-nakatsu-colour = Choisissez les deux bateaux à prendre.
ask-michimata-culture = Choisissez le jeton Culture à défausser.
ask-hetsuka-culture = Choisissez le jeton Culture à défausser.
ask-recruit-specialist = Choisissez un spécialiste de la rangée.
ask-recruit-culture = Choisissez comment payer.
ask-fleet-fleet = Choisissez une flotte de la piste.

## Ce qu’il y a à faire

now-title = À faire maintenant
now-first = Choisissez un de vos bateaux, puis un emplacement en surbrillance. Ou commercez d’abord.
now-place = Choisissez un de vos bateaux, puis un emplacement en surbrillance.
now-more = Placez encore un bateau, ramassez des jetons Culture ou construisez.
now-more-collect = Placez encore un bateau ou ramassez des jetons Culture.
now-more-build = Placez encore un bateau ou construisez.
now-finish = Choisissez une île en surbrillance pour ramasser son jeton Culture ou y construire.
now-tokens =
    { $number ->
        [one] Vos bateaux atteignent { $number } jeton en tout.
       *[other] Vos bateaux atteignent { $number } jetons en tout.
    }
now-tokens-left =
    { $number ->
        [one] Encore { $number } jeton à prendre.
       *[other] Encore { $number } jetons à prendre.
    }
now-aside =
    { $number ->
        [0] Il sera hors jeu ; à la fin, chaque lot de { $each } bateaux mis de côté vous coûte 1 point.
        [one] Il sera hors jeu ; à la fin, chaque lot de { $each } bateaux mis de côté vous coûte 1 point. Vous en avez déjà { $number }.
       *[other] Il sera hors jeu ; à la fin, chaque lot de { $each } bateaux mis de côté vous coûte 1 point. Vous en avez déjà { $number }.
    }
now-can = Vous pouvez { $things }.
can-buy = acheter un bateau
can-sell = vendre un bateau
can-power = utiliser le pouvoir de votre flotte
can-specialist = utiliser le pouvoir d’un spécialiste
can-go-on = continuer
can-end = terminer votre tour
now-end = Fin de votre tour
now-no-place = Aucun bateau ne peut être placé
now-offline = Pas de connexion
now-offline-what = Vous pouvez regarder le plateau. La partie reprendra dès que vous serez de nouveau en ligne.
now-rest-title = Plus rien à placer
now-part-trade = commercer
now-part-place = placer
now-part-collect = ramasser
now-part-build = construire
now-whose = { $player } : { $asks }
now-fleet = Votre flotte { $fleet } :
now-waiting = C’est à { $player } de jouer.
now-computer = { $player } réfléchit.
now-gone = { $player } est hors ligne (dernière visite : { $ago }).
now-gone-now = { $player } est hors ligne.
now-stand-in =
    { $minutes ->
        [one] Remplacement dans { $minutes } minute : { $level }.
       *[other] Remplacement dans { $minutes } minutes : { $level }.
    }

## Conséquences

preview-points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
preview-points-other =
    { $points ->
        [one] { $player } : { $signed } point
       *[other] { $player } : { $signed } points
    }
preview-ends-turn = Cela met fin à votre tour.
preview-hidden = Le résultat est caché. Vous ne pourrez pas revenir en arrière.
confirm-action = Valider
why-not-title = Pourquoi pas ?
why-not-rule = Règle { $rule }
why-not-possible = Vous pouvez le faire maintenant.
why-not-tile = { $tile } : { $reason }
why-not-island = Île { $island } : { $reason }
why-not-price = Un spécialiste coûte deux jetons Culture identiques ou trois différents. Vous n’avez ni les uns ni les autres.
fleet-number-means = Numéro { $fleet } : les petits numéros jouent en premier à la manche suivante.
fleet-next-turn = Qui la prend joue le tour { $turn } sur { $turns } à la manche suivante.
fleet-next-turns = Qui la prend joue entre le tour { $first } et le tour { $last } sur { $turns } à la manche suivante, selon les flottes encore à choisir.
fleet-next-order = Ordre du jeu de la manche suivante, pour autant qu’on le connaisse
fleet-next-player = { $player } : { $fleet }
fleet-next-whoever = qui la prend
fleet-next-none = C’est la dernière manche : le numéro de la flotte n’a plus d’importance.
specialist-costs = Coûte deux jetons Culture identiques ou trois différents.
specialist-coins =
    { $number ->
        [one] Rapporte aussi { $number } pièce.
       *[other] Rapporte aussi { $number } pièces.
    }
why-not-waiting = Ce n’est pas votre tour.
why-not-no-boats = Vous n’avez aucun bateau en main.
what-is-this = Qu’est-ce que c’est ?

## Where something could be built

sites-title = Où vous pourriez la construire
sites-all-there = Île { $island } : les { $needs } bateaux y sont.
sites-missing = Île { $island } : { $there } sur { $needs } ; il manque : { $colours }.
sites-in-hand = Les bateaux de votre main suffisent.
sites-fleets = La flotte { $fleets } suffirait.
sites-next = À portée
sites-none = Rien n’est à portée avec une seule flotte.
sites-show = Montrer sur le plateau
sites-as-far = D’après le plateau seul : les achats, les pouvoirs des spécialistes et la possibilité d’atteindre l’île ne sont pas pris en compte.

## Boutons de la table

undo-action = Annuler
redo-action = Rétablir
advice-action = Conseil
all-actions = Toutes les actions
plan-open = Planifier votre tour
all-actions-number =
    { $number ->
        [one] { $number } action possible
       *[other] { $number } actions possibles
    }
all-actions-search = Rechercher une action
all-actions-none = Aucune action ne correspond.
menu-table = Menu de la table
skip-animation = Passer
board-in-words = Plateau en texte

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
fleets-down = Face cachée : { $number }
deck-left = Dans la pioche : { $number }
deck-known-top = Vous connaissez les prochaines tuiles :
deck-known-bottom = Vous connaissez les dernières tuiles :
order-place = Tour { $turn } : { $player }
order-place-fleet = Tour { $turn } : { $player }, flotte { $fleet }
fleet-taken-by = Flotte { $fleet } : prise par { $player }
order-now = joue
price-of =
    { $coins ->
        [one] Prix : { $coins } pièce
       *[other] Prix : { $coins } pièces
    }
no-price = Ni achat ni vente
name-and-colour = { $name } ({ $colour })
player-computer = joueur virtuel
player-away = a quitté la partie ({ $level } joue)
player-here = en ligne
player-gone = hors ligne (dernière visite : { $ago })
player-gone-now = hors ligne
nudge-action = Relancer { $player }
nudge-sent = Relance envoyée : { $player }.
nudge-left = { $player } est hors ligne et le verra plus tard.
nudge-heard = { $player } vous relance : c’est votre tour.
player-points-now =
    { $number ->
        [one] { $number } point pour l’instant
       *[other] { $number } points pour l’instant
    }
player-points-hidden = points cachés jusqu’à la fin
player-harbour =
    { $room ->
        [one] Port : { $room } bateau au plus
       *[other] Port : { $room } bateaux au plus
    }
player-aside = Mis de côté : { $number }
player-left = Bâtiments standard restants : { $number }
player-details = Détails : { $player }
player-boats = Bateaux en main
player-culture = Jetons Culture
player-reserved = Tuiles réservées
player-built = Tuiles construites
player-tiles =
    { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }
player-nothing = encore rien
list-or-nothing = rien

## Comment la partie se termine

ends-last-building =
    { $left ->
        [0] La partie se termine après cette manche : { $player } a construit son dernier bâtiment standard.
        [one] Encore { $left } bâtiment standard ({ $player }) et la partie se termine.
       *[other] Encore { $left } bâtiments standard ({ $player }) et la partie se termine.
    }
ends-last-building-any =
    { $left ->
        [one] La partie se terminera quand quelqu’un aura construit { $left } bâtiment standard de plus.
       *[other] La partie se terminera quand quelqu’un aura construit { $left } bâtiments standard de plus.
    }
ends-no-boats =
    { $left ->
        [0] La partie se termine après cette manche, sauf si un bateau de cette couleur revient dans la réserve : { colour-named }.
        [one] Encore { $left } bateau ({ colour-named }) pris dans la réserve et la partie se termine.
       *[other] Encore { $left } bateaux ({ colour-named }) pris dans la réserve et la partie se termine.
    }
ends-no-specialists =
    { $left ->
        [0] La partie se termine après cette manche : il ne reste pas assez de spécialistes.
        [one] Encore { $left } spécialiste recruté et la partie se termine.
       *[other] Encore { $left } spécialistes recrutés et la partie se termine.
    }
ends-no-buildings =
    { $left ->
        [0] La partie se termine après cette manche : il ne reste pas assez de tuiles Bâtiment.
        [one] Encore { $left } tuile prise et la partie se termine.
       *[other] Encore { $left } tuiles prises et la partie se termine.
    }

## La fin d’un tour

end-title = Terminer votre tour ?
end-go-on-title = Continuer ?
end-left = Vous pourriez encore :
end-left-recruit = recruter un spécialiste
end-left-build = construire
end-left-collect = ramasser des jetons Culture
end-left-place = placer des bateaux
end-left-power = { can-power }
end-anyway = Finir le tour
end-go-on = Continuer quand même
end-back = Pas encore
end-never-ask = Ne plus demander pendant cette partie

## Remettre les tuiles

arrange-title = Les prochaines tuiles de la pioche Bâtiment
arrange-top = Sur la pioche (la première à gauche)
arrange-under = Sous la pioche (la dernière à droite)
arrange-earlier = Vers la gauche : { $tile }
arrange-later = Vers la droite : { $tile }
arrange-confirm = Remettre les tuiles

## Conseils

advice-title = Ce que ferait Himiko
advice-thinking = Himiko réfléchit…
advice-turn = Le tour entier
advice-chance = Chances de gagner : { $percent } %
advice-score = Points attendus : { $points }
advice-others = Autres bonnes options
advice-step = Jouer l’étape suivante
advice-whole = Jouer le tour entier
advice-progress = Étape { $step } sur { $steps }
advice-why = Pourquoi
advice-none = Il n’y a rien à choisir.
playback-next = Action suivante
playback-again = Revoir les tours des autres

## Ce qui s’est passé

log-empty = Il ne s’est encore rien passé.
log-whose = Afficher les tours de
log-everyone = Tout le monde
log-took = Durée de ce tour : { $time }
log-newer =
    { $number ->
        [one] { $number } entrée plus récente masquée. Tout afficher
       *[other] { $number } entrées plus récentes masquées. Tout afficher
    }
log-moment = Afficher ce moment
past-name = Retour en arrière
past-title = Retour en arrière : manche { $round }, tour { $turn }
past-what = Ici, vous ne pouvez pas jouer.
past-back = Une action en arrière
past-on = Une action en avant
past-now = Revenir au présent
past-your-turn = C’est à vous de jouer.
past-since =
    { $number ->
        [one] { $number } nouvelle action entre-temps.
       *[other] { $number } nouvelles actions entre-temps.
    }
chat-heard = { $player } dit : { $text }

## Discussion

chat-say = Écrire un message
chat-send = Envoyer
chat-apart = Les joueurs ne pourront lire ceci qu’après la partie.
chat-empty = Aucun message pour l’instant.
chat-left = Caractères restants : { $number }
chat-mute = Masquer { $player }
chat-unmute = Réafficher { $player }
chat-muted = Messages masqués
chat-more = Options de ce message ({ $player })
chat-line-title = Message écrit par { $player }
chat-line-hide = Masquer ce message
chat-line-hidden = Vous ne le verrez plus.
chat-line-remove = Supprimer pour tous
chat-line-removed = Le message a été supprimé.
chat-report = Signaler aux administrateurs
chat-report-why = Quel est le problème ?
chat-report-insult = Insulte
chat-report-harassment = Harcèlement
chat-report-spam = Spam
chat-report-cheating = Triche
chat-report-other = Autre chose
chat-reported = Merci. Les administrateurs vont s’en occuper.
chat-somebody = quelqu’un d’autre

## La salle d’attente

wait-title = En attente de joueurs
wait-invited-by = { $player } vous invite à une partie
wait-invited = On vous invite à une partie
wait-lead = La partie commence dès que toutes les places sont prises.
wait-lead-start = Quand toutes les places sont prises, l’hôte lance la partie.
wait-dealing = Mise en place de la partie…
wait-sit = S’asseoir ici
wait-sit-too = Prendre aussi cette place
wait-sit-ask = Demander aussi cette place
wait-add = Ajouter un joueur virtuel
wait-open-again = Libérer cette place
wait-leave = Quitter la table
wait-start = Lancer la partie
wait-invite = Inviter avec ce lien
link-copy = Copier le lien
link-not-copied = Votre navigateur a bloqué la copie. Le lien est sélectionné : copiez-le à la main.
link-copied = Lien copié.
wait-local = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres puissent entrer, lancez le serveur avec « { $command } » (voir docs/server.md).
wait-share = Partager
wait-host = hôte
wait-remove = Exclure { $player } de la table
wait-not-ready = Il reste des places libres.
wait-name = Vous êtes { $name }.
wait-rename = Changer de nom

## Places, propositions, pendules

seat-taken-over-left = { $player } a quitté la partie. { $level } prend le relais.
seat-taken-over-time = { $player } a épuisé son temps. { $level } prend le relais.
seat-taken-over-removed = La table a exclu { $player }. { $level } prend le relais.
seat-come-back = Revenir dans la partie
seat-returning = { $player } est de retour et rejoue après ce tour.
seat-leave = Quitter la partie
seat-leave-title = Quitter la partie ?
seat-leave-warning = Un joueur virtuel prendra votre place. Vous pourrez revenir tant que la partie est en cours.
watching = Spectateur
watch-title = Vue pour le public
watch-copy = Copier le lien pour le public
watch-last = Dernier tour
watch-chances = Chances de gagner
watch-percent = { $percent } %
watch-chances-none = Les chances de gagner ne sont pas affichées ici, car elles pourraient aider un joueur.
watch-late =
    { $turns ->
        [one] Avec { $turns } tour de retard
       *[other] Avec { $turns } tours de retard
    }
offer-takeback = Demander à rejouer un tour
offer-takeback-asked =
    { $number ->
        [one] { $player } demande à revenir { $number } action en arrière.
       *[other] { $player } demande à revenir { $number } actions en arrière.
    }
offer-takeback-asked-turn = { $player } demande à revenir à la manche { $round }, tour { $turn }.
offer-takeback-own = Rejouer mon dernier tour
offer-takeback-own-title = Rejouer votre dernier tour ?
offer-takeback-own-warning = La partie revient au début de votre dernier tour. Ce que les joueurs virtuels ont fait depuis est annulé aussi.
offer-takeback-own-do = Rejouer le tour
offer-takeback-own-done = La partie est revenue au début de votre dernier tour.
offer-takeback-done =
    { $number ->
        [one] { $player } a annulé { $number } action.
       *[other] { $player } a annulé { $number } actions.
    }
offer-abandon = Terminer sans résultat
offer-abandon-title = Terminer la partie sans résultat ?
offer-abandon-asked = { $player } demande à terminer la partie sans résultat.
offer-abandon-warning = Toutes les autres personnes à la table doivent accepter.
offer-hints = Proposer d’autoriser les conseils
offer-hints-asked = { $player } veut autoriser les conseils pour tout le monde.
offer-removal = Proposer d’exclure { $player }
offer-removal-title = Exclure { $player } de la partie ?
offer-removal-warning = Tous les autres joueurs doivent être d’accord. Un joueur virtuel prend alors la place définitivement.
offer-removal-do = Demander aux autres
offer-removal-asked = { $player } veut exclure { $other } de la partie.
offer-options-asked = { $player } veut modifier les options :
offer-seat-asked = { $player } veut occuper une place de plus : { $seat }.
offer-accept = Accepter
offer-refuse = Refuser
offer-withdraw = Retirer la demande
offer-wait = En attente de la réponse des autres.
clock-left = Temps restant : { $time }
clock-paused = Les pendules sont en pause.
clock-pause = Mettre les pendules en pause
clock-resume = Relancer les pendules
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

## La fin de la partie

over-title = La partie est terminée
over-you-won = Vous avez gagné !
over-won = { $player } a gagné
over-abandoned = La partie s’est terminée sans résultat.
over-review = Analyser la partie
over-rematch = Revanche
over-rematch-go = Aller à la revanche
over-look = Voir le plateau
over-show = Voir le décompte

## Connexion

connection-gone = Impossible d’afficher cette table.

## Sons et avis

sound-on = Le son est activé
sound-off = Le son est coupé
notify-ask = Me prévenir quand c’est à moi
notify-on = Les notifications sont activées
notify-off = Les notifications sont désactivées
notify-blocked = Votre navigateur bloque les notifications.
notify-title = À vous de jouer
notify-text = C’est à vous de jouer ({ $names }).
title-your-turn = ● À vous de jouer
title-table = Table
title-over = Partie terminée

## Touches

keys-title = Raccourcis clavier
keys-undo = Annuler, rétablir
keys-board = Aller au plateau
keys-digits = Choisir une flotte par son numéro, puis un bateau ou un spécialiste par sa position
keys-buy = Acheter ou prendre un bateau de la réserve
keys-labels = Afficher une lettre sur tout ce que vous pouvez choisir
keys-go = Le bouton rouge : le choix le plus probable
keys-what = Sur le plateau ou une tuile : expliquer sans choisir
keys-skip-steps = Actions des autres : voir la suivante, tout passer
keys-past = Revenir en arrière action par action, puis en avant
keys-done = Continuer, finir le tour
keys-target = Choix possible suivant ou précédent sur le plateau
keys-confirm = Valider, retour
keys-arrows = Se déplacer sur le plateau
keys-kinds = Passer des îles aux emplacements, et inversement
keys-ends = Premier ou dernier élément : île ou emplacement
keys-zoom = Agrandir, réduire, afficher tout le plateau
keys-letters = Raccourcis à une touche
keys-letters-hint = Désactivez-les s’ils gênent votre lecteur d’écran ou votre commande vocale.
