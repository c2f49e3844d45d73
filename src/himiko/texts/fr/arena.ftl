### L’arène : comptes rendus de matchs, classements et statistiques

arena-match = Match : { $players }
arena-match-summary = Parties : { $games }. Donnes : { $deals }. Placements par donne, tous joués : { $ways }. Graine : { $seed }. Édition : { $edition }.
arena-match-unfinished = **Non terminé** (parties jouées : { $games } sur { $all }). Relancez la même commande pour reprendre.
arena-ladder = Classement
arena-ladder-summary = Parties : { $games }. Matchs : { $matches }. Chacun rencontre tous les autres, et personne n’est avantagé par sa place.
arena-ladder-unfinished = **Non terminé.** Relancez la même commande pour reprendre.
arena-ladder-method = Les cotes suivent l’échelle Elo : 400 points de plus donnent 10 chances contre 1 de finir devant ; la moyenne des joueurs est à 1500. Toutes les parties sont ajustées à la fois (Bradley–Terry) ; les intervalles à 95 % viennent d’un bootstrap bayésien sur les donnes.
arena-stats = Ce qui fait gagner
arena-stats-summary = Parties : { $games }. Non comptées, car elles ne se sont pas terminées selon les règles : { $unfinished }.
arena-stats-method = *Gagné* est la part de victoires de ceux qui avaient un élément. *Attendu* est celle des mêmes joueurs dans toutes ces parties : un élément aide si tout son intervalle est au-dessus. Les intervalles sont à 95 % ; environ un sur vingt tombe à côté par pur hasard. Ce qui accompagne la victoire n’en est pas forcément la cause.
arena-more = Et { $number } de plus.
arena-skipped = Fichiers illisibles : { $number }
arena-players = Joueurs : { $number }

## Titres

arena-results = Résultats
arena-points = Points moyens
arena-thinking = Temps par tour
arena-ends = Fins de partie
arena-failures = Défaillances
arena-contrasts = Ce que les gagnants ont en plus grand nombre
arena-rating = Cote
arena-ahead = Qui finit devant
arena-speed = Force et temps
arena-seats = Places
arena-places = Tour de jeu dans la première manche
arena-fleets = Flottes
arena-specialists = Spécialistes
arena-kinds = Types de bâtiments
arena-tiles = Tuiles Bâtiment

## Colonnes

arena-player = Joueur
arena-games = Parties
arena-wins = Victoires
arena-share = Part
arena-interval = 95 %
arena-fair = Part équitable
arena-verdict = Verdict
arena-rank = Rang moyen
arena-turns = Tours
arena-decisions = Décisions
arena-mean = Moyenne
arena-p99 = 99e centile
arena-most = Maximum
arena-end = Fin
arena-rounds = Manches
arena-margin = Avance
arena-first-game = Première partie
arena-reason = Raison
arena-detail = Détail
arena-file = Fichier
arena-behind = Devant
arena-thing = Élément
arena-number = Nombre
arena-won = Gagné
arena-expected = Attendu
arena-judged = Verdict
arena-winners = Gagnants
arena-others = Autres
arena-difference = Différence
arena-number-of-tiles = Bâtiments construits
arena-number-of-specialists = Spécialistes recrutés
arena-seconds-a-turn = Secondes par tour
arena-share-percent = Gagné, %

## Face à la part équitable

arena-verdict-above = plus fort
arena-verdict-below = plus faible
arena-verdict-level = non concluant
arena-lift-above = aide
arena-lift-below = nuit
arena-lift-level = non concluant

## Parties du score

arena-part-coins = Pièces
arena-part-prestige = Prestige
arena-part-buildings = Bâtiments
arena-part-specialists = Spécialistes
arena-part-reserved = Tuiles réservées
arena-part-aside = Mis de côté
arena-part-total = Total

## Comment les parties finissent

arena-end-last-building = dernier bâtiment
arena-end-no-boats = une couleur de bateau épuisée
arena-end-no-specialists = plus assez de spécialistes
arena-end-no-buildings = plus assez de tuiles Bâtiment
arena-end-cut-off = interrompue
arena-end-failed = perdue par défaillance

## Comment les joueurs défaillent

arena-failure-cannot-start = n’a pas démarré
arena-failure-crashed = a planté
arena-failure-timed-out = a pris trop de temps
arena-failure-bad-answer = a donné une réponse non valide
arena-failure-unasked = a répondu sans qu’on le lui demande
arena-failure-illegal-action = a choisi une action interdite
arena-failure-too-much-output = a écrit trop de texte
arena-failure-error = a déclenché une erreur

## Un match qui ne peut être joué comme demandé

bad-match-players = Un match se joue à 2, 3 ou 4 joueurs, pas à { $given }.
bad-match-name = Le nom d’un joueur tient sur une ligne.
bad-match-numbers = Les graines sont des nombres à partir de 0 ; manches et fils d’exécution, à partir de 1.
bad-match-games = Un match compte au moins une partie, pas { $given }.
bad-match-twice = Nommez chaque joueur d’un classement une seule fois.
bad-match-seats = Pas assez de joueurs pour des parties à { $seats } : { $given }.
bad-match-no-folder-named = Il faut un dossier pour les enregistrements, et aucun n’est indiqué.
bad-match-no-journal = { $file } n’est pas le journal d’un match.
bad-match-other-match = { $file } vient d’un autre match : « { $name } » vaut { $found }, pas { $expected }.
bad-match-edition = Joué avec une autre édition : { $given }.
bad-match-no-folder = { $folder } : ce dossier n’existe pas.
bad-match-nothing-there = { $folder } ne contient ni journal ({ $journal }) ni enregistrements.
arena-line = ligne { $line } : { $problem }
study-title = Édition { $edition }
study-summary = Parties jouées par { $level } : { $games }. Empreinte : { $hash }. Plus cela dure, plus les intervalles sont étroits.
study-compared = Comparée à l’édition standard
study-players = Comment les joueurs virtuels s’en sortent
study-players-method = Les joueurs virtuels ont été entraînés sur l’édition standard. La fréquence à laquelle { $level } bat { $rival } montre ce qu’il reste ici de sa force : si cette part est bien plus petite qu’avec l’édition standard, interprétez la suite avec prudence.
study-tiles = Tuiles Bâtiment
study-tiles-method = *Assez d’emplacements* compte les îles qui ont un emplacement pour chaque bateau demandé. *Construite* est la part des parties où la tuile a été construite.
study-islands = Îles
study-never-built =
    { $number ->
        [0] Chaque tuile a été construite au moins une fois.
       *[other] Tuiles jamais construites : { $tiles }.
    }
study-never-built-on =
    { $number ->
        [0] On a construit au moins une fois sur chaque île.
       *[other] Jamais de construction sur : { $islands }.
    }
study-players-column = Joueurs
study-measure = Par partie
study-here = Ici
study-standard = Standard
study-rounds = manches
study-points = points par joueur
study-lead = avance du gagnant
study-built = bâtiments par joueur
study-recruited = spécialistes par joueur
study-ends-by = fin : { $end }
study-edition = Édition
study-tile = Tuile
study-kind = Type
study-points-column = Points
study-islands-enough = Assez d’emplacements
study-in-games = Construite
study-favourite = Surtout sur
study-island = Île
study-slots = Emplacements
study-built-in-game = Constructions par partie
study-collected-in-game = Jetons par partie
bad-lab-players = Une partie se joue à 2, 3 ou 4 joueurs, pas à { $given }.
bad-lab-seat = Une place est un nombre de 0 à { $last }, pas { $given }.
bad-lab-games = Un lot compte au moins une partie, pas { $given }.
bad-lab-threads = Un lot utilise au moins un fil d’exécution, pas { $given }.
bad-lab-device = Un lot s’exécute sur « cpu » ou « cuda », pas sur « { $given } ».
bad-lab-no-gpu = Aucun GPU disponible pour jouer : { $reason }
bad-lab-masks = Les masques sont « bytes », « bits » ou « none », pas « { $given } ».
bad-lab-rewards = Il faut une récompense par rang : { $expected }, pas { $given }.
bad-lab-actions = Il faut une action par partie : { $expected }, pas { $given }.
bad-lab-levels = Nommez un joueur pour toutes les places, ou { $expected }, pas { $given }.
bad-lab-illegal = L’action { $action } n’est pas permise dans la partie { $game }.
bad-lab-no-game = Il n’y a pas encore de partie : appelez new_game.
bad-cluster-no-cluster = Il n’y a pas de grappe Ray à l’adresse « { $address } ».
bad-cluster-lost = La grappe Ray ne répond plus : { $reason }
bad-cluster-version = La grappe utilise himiko { $theirs }, cette machine { $ours }. Installez partout la même version.
bad-cluster-no-himiko = La grappe n’a pas himiko { $ours } : { $reason }
