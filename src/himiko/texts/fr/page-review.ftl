### La page, après la partie : décompte, relecture, courbes, tours coûteux, reprise, relevés, tirage.

review-title = Relecture
review-of = Relecture : { $names }
review-running = Cette partie n’est pas finie. Sa relecture s’ouvrira à la fin.
review-to-table = Vers la table
review-tools = Ce qu’on peut faire de cette partie
review-parts = Ce qui s’affiche à côté du plateau
situation-title = Table

## Décompte

scoring-title = Décompte
scoring-winner =
    { $points ->
        [one] Maître Bâtisseur de Yamataï : { $name }, avec { $points } point
       *[other] Maître Bâtisseur de Yamataï : { $name }, avec { $points } points
    }
scoring-abandoned = La partie a été arrêtée avant la fin ; voici les points à ce moment-là.
scoring-tie = Égalité de points : { $names }. L’ordre du jeu départage : { $name } a joué plus tôt dans la dernière manche.
scoring-player = Joueur
scoring-rule = Comment on compte : règle { $rule }

## Le fil du temps

timeline-title = Fil du temps
timeline-first = Au début
timeline-previous-turn = Tour précédent
timeline-previous = Un pas en arrière
timeline-play = Lecture
timeline-pause = Pause
timeline-next = Un pas en avant
timeline-next-turn = Tour suivant
timeline-last = À la fin
timeline-slider = Moment de la partie
timeline-start = Avant le premier tour
timeline-at = Manche { $round }, tour { $turn } : { $name }
timeline-step = pas { $step } sur { $steps }
timeline-keys = Touches : ← et → avancent d’un pas, avec Maj d’un tour ; Début et Fin vont aux extrémités ; la barre d’espace lance la lecture.

## Ce qui s’est passé

happened-title = Ce qui s’est passé
happened-nothing = Tout est en place, rien n’a encore été joué.
happened-quiet = Rien d’autre ne s’est passé.
turns-title = Tours

## Les courbes

chart-title = Courbes
chart-what = Ce qui est montré
chart-points = Points
chart-chances = Chances de gagner
chart-says-points = Points des joueurs au fil de la partie. À la fin : { $values }.
chart-says-chances = Chances de gagner des joueurs au fil de la partie, tour par tour.
chart-value = { $name } { $value }
chart-percent = { $percent } %
chart-table = La même chose en tableau
chart-turn = Tour
chart-work-out = Calculer les chances de gagner
chart-explains = Un joueur virtuel examine le début de chaque tour pendant une seconde environ. Il n’en sait pas plus que le joueur n’en savait.
chart-stop = Arrêter
chart-go-on = Continuer
chart-progress = Tours calculés : { $done } sur { $all }
chart-waits = Le serveur est très occupé ; le calcul reprend tout seul dans un instant.

## Tours coûteux

costly-title = Les tours qui ont coûté le plus
costly-explains = De combien la chance de gagner a baissé entre le début du tour et celui du suivant. Le hasard et les limites de l’estimation y ont leur part.
costly-later = Pour les trouver, calculez les chances de gagner.
costly-none = Aucun tour n’a coûté cher.
costly-none-yet = Aucun pour l’instant parmi les tours calculés.
costly-turn = Manche { $round }, tour { $turn } : { $name }
costly-cost = −{ $percent } points de chance de gagner
costly-played = Joué : { $actions }
costly-better = Le joueur virtuel aurait choisi : { $actions }
costly-show = Montrer ce tour

## Reprendre

playon-title = Reprendre d’ici
playon-explains = Une nouvelle table commence à ce moment de la partie. Vous prenez l’une des places, des joueurs virtuels les autres.
playon-seat = Votre place
playon-level = Joueurs virtuels
playon-start = Reprendre
playon-over = La partie est finie à cet endroit. Reprenez-la à son dernier tour, ou choisissez un autre moment sur le fil du temps.
playon-back = Aller au dernier tour

## Partage, relevés

share-title = Partager
share-explains = Le lien ouvre la relecture au moment affiché.
share-link = Lien vers ce moment
share-copy = Copier le lien
share-copied = Le lien est copié.
record-download = Télécharger le relevé
record-short = Relevé

import-title = Ouvrir un relevé
import-explains = Un relevé est un fichier texte qui contient toute une partie. Ouvrez-en un pour la parcourir, la partager ou la reprendre à n’importe quel moment ; une partie inachevée continue. Une position en JSON peut aussi être ouverte.
import-file = Choisir un fichier
import-paste = Ou collez le relevé ici
import-open = Ouvrir le relevé

## Le tirage

verify-title = Le tirage était-il honnête ?
verify-explains = Avant la première action, le serveur a montré une empreinte (SHA-256) du mélange, sans le dévoiler. La partie finie, il livre son secret : la graine et le sel. Votre navigateur en calcule l’empreinte et compare. Si elles concordent, le tirage était fixé avant que quiconque n’agisse, et personne ne l’a changé ensuite.
verify-do = Vérifier le tirage
verify-short = Tirage
verify-true = Elles concordent : le tirage était fixé avant la première action.
verify-false = Elles ne concordent pas : ce n’est pas le tirage promis.
verify-none = Cette partie est partie d’un relevé ou d’une position : le tirage était connu d’avance, rien n’a été promis.
verify-insecure = Les navigateurs ne calculent d’empreintes que sur des pages sécurisées (https).
verify-kept = Cet appareil garde l’empreinte depuis qu’il a vu la table pour la première fois ; c’est toujours la même.
verify-changed = Cet appareil a vu une autre empreinte pendant la partie.
verify-promised = Empreinte promise
verify-computed = Empreinte calculée
verify-seed = Graine
verify-salt = Sel
verify-more = Que la graine mène exactement à cette partie, on le montre en rejouant le relevé : himiko check.
