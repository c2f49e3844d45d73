### La page, après la partie : décompte, relecture, courbes, tours coûteux, reprise, relevés, tirage.

review-title = Analyse
review-of = Analyse : { $names }
review-running = Cette partie est encore en cours. Vous pourrez l’analyser quand elle sera terminée.
review-to-table = Retour à la table
review-tools = Outils pour cette partie
review-parts = À côté du plateau
situation-title = Table

## Décompte

scoring-title = Décompte
scoring-winner =
    { $points ->
        [one] Maître Bâtisseur de Yamataï : { $name }, avec { $points } point
       *[other] Maître Bâtisseur de Yamataï : { $name }, avec { $points } points
    }
scoring-abandoned = La partie a été arrêtée avant la fin ; voici les points à ce moment-là.
scoring-tie = Égalité de points : { $names }. L’ordre du jeu départage : { $name } a joué plus tôt dans la dernière manche.
scoring-player = Joueur
scoring-rule = Comment compter les points : règle { $rule }

## Le fil du temps

timeline-title = Chronologie
timeline-first = Aller au début
timeline-previous-turn = Tour précédent
timeline-previous = Une action en arrière
timeline-play = Lecture
timeline-pause = Pause
timeline-next = Une action en avant
timeline-next-turn = Tour suivant
timeline-last = Aller à la fin
timeline-slider = Position dans la partie
timeline-start = Avant le premier tour
timeline-at = Manche { $round }, tour { $turn } : { $name }
timeline-step = action { $step } sur { $steps }
timeline-keys = Touches : ← et → déplacent d’une action (avec Maj, d’un tour) ; Début et Fin vont au début et à la fin ; Espace lance la lecture.

## Ce qui s’est passé

happened-title = Ce qui s’est passé
happened-nothing = Tout est en place ; rien n’a encore été joué.
happened-quiet = Il ne s’est rien passé d’autre.
turns-title = Tours

## Les courbes

chart-title = Déroulement
chart-what = Afficher
chart-points = Points
chart-chances = Chances de gagner
chart-says-points = Points de chaque joueur au fil de la partie. À la fin : { $values }.
chart-says-chances = Chances de gagner de chaque joueur, tour par tour.
chart-value = { $name } { $value }
chart-percent = { $percent } %
chart-table = Afficher en tableau
chart-turn = Tour
chart-work-out = Calculer les chances de gagner
chart-explains = Un joueur virtuel examine le début de chaque tour pendant une seconde environ. Il n’en sait pas plus que le joueur à ce moment-là.
chart-stop = Arrêter
chart-go-on = Continuer
chart-progress = Tours calculés : { $done } sur { $all }
chart-waits = Le serveur est occupé ; le calcul reprendra automatiquement.

## Tours coûteux

costly-title = Tours les plus coûteux
costly-compares = Les chances de gagner que chaque tour a fait perdre par rapport au meilleur tour possible, d’après ce que le joueur pouvait savoir. Un tour n’apparaît que si une recherche dix fois plus longue le confirme.
costly-later = Calculez les chances de gagner pour les trouver.
costly-checking = Examen plus approfondi des tours retenus…
costly-none = Aucun tour n’a coûté cher.
costly-none-yet = Aucun pour l’instant.
costly-turn = Manche { $round }, tour { $turn } : { $name }
costly-cost =
    { $percent ->
        [one] −{ $percent } point de pourcentage
       *[other] −{ $percent } points de pourcentage
    }
costly-played = Joué : { $actions }
costly-better = Le joueur virtuel aurait joué : { $actions }
costly-show = Montrer ce tour

## Reprendre

playon-title = Continuer à partir d’ici
playon-explains = Une nouvelle table est créée à ce moment de la partie. Vous prenez une place ; des joueurs virtuels prennent les autres.
playon-seat = Votre place
playon-level = Joueurs virtuels
playon-start = Continuer la partie
playon-over = À ce moment, la partie est terminée. Continuez à partir de son dernier tour, ou choisissez un autre moment de la chronologie.
playon-back = Aller au dernier tour

## Partage, relevés

share-title = Partager
share-explains = Le lien ouvre cette analyse au moment affiché.
share-link = Lien vers ce moment
record-download = Télécharger l’enregistrement
record-short = Enregistrement

import-title = Ouvrir un enregistrement
import-explains = Un enregistrement est un fichier texte qui contient toute une partie. Ouvrez-en un pour revoir la partie, la partager ou la continuer à partir de n’importe quel moment ; une partie inachevée peut être poursuivie. Vous pouvez aussi ouvrir une position en JSON.
import-file = Choisir un fichier
import-paste = Ou collez l’enregistrement ici
import-open = Ouvrir l’enregistrement

## Le tirage

verify-title = La donne était-elle équitable ?
verify-explains = Avant la première action, le serveur a publié une empreinte (SHA-256) de la donne, sans révéler la donne elle-même. Une fois la partie terminée, il révèle le secret : la graine et le sel. Votre navigateur en calcule l’empreinte et compare les deux. Si elles concordent, la donne était fixée avant que quiconque ne joue, et personne ne l’a changée ensuite.
verify-do = Vérifier la donne
verify-short = Donne
verify-true = Les empreintes concordent : la donne était fixée avant la première action.
verify-false = Les empreintes ne concordent pas : ce n’est pas la donne annoncée par le serveur.
verify-none = Cette partie a commencé à partir d’un enregistrement ou d’une position : la donne était connue d’avance, il n’y a rien à vérifier.
verify-insecure = Les navigateurs ne calculent d’empreintes que sur des pages sécurisées (https).
verify-kept = Cet appareil a conservé l’empreinte vue à l’ouverture de la table ; elle n’a pas changé.
verify-changed = Cet appareil a vu une autre empreinte pendant la partie.
verify-promised = Empreinte publiée
verify-computed = Empreinte calculée
verify-seed = Graine
verify-salt = Sel
verify-parts = Les joueurs ont participé à cette donne : la graine est calculée à partir du secret du serveur et des leurs, et chacun était fixé avant qu’aucun ne soit révélé. Personne n’a donc pu la choisir seul.
verify-secret = Le secret du serveur
verify-part = Contribution : { $seat }
verify-part-missing = rien : non révélé à temps
verify-own-in = Votre contribution est bien dans la donne, telle que cet appareil l’a envoyée.
verify-own-changed = Votre contribution a été modifiée : cet appareil en avait envoyé une autre.
verify-own-left-out = Votre contribution manque : son secret est arrivé trop tard ou le serveur l’a écarté.
chain-title = Le journal est-il intact ?
chain-true = Oui : chaque entrée du journal de cette table est exactement telle qu’elle a été enregistrée.
chain-false = Non : le journal ne correspond pas à l’empreinte de l’enregistrement ; quelque chose a donc été modifié après coup.
chain-changed = Non : cet appareil a vu un autre journal pendant la partie.
chain-other = Non : le journal raconte une autre partie que l’enregistrement.
chain-none = L’enregistrement ne contient pas d’empreinte du journal : il n’y a rien à vérifier.
chain-seen =
    { $number ->
        [0] Cet appareil n’a conservé aucune empreinte du journal pendant la partie.
        [one] Cet appareil a conservé { $number } empreinte du journal pendant la partie, et elle concorde.
       *[other] Cet appareil a conservé { $number } empreintes du journal pendant la partie, et toutes concordent.
    }
chain-promised = Empreinte des { $number } entrées dans l’enregistrement
verify-more = Pour prouver que la graine mène exactement à cette partie, rejouez l’enregistrement avec « himiko check ».
