### L’arène : comptes rendus de matchs, classements et statistiques

arena-match = Match : { $players }
arena-match-summary = Parties : { $games }. Donnes : { $deals }. Placements pour chaque donne, tous joués : { $ways }. Graine : { $seed }. Édition : { $edition }.
arena-match-unfinished = **Non terminé** : { $games } parties sur { $all }. La même commande reprend la suite.
arena-ladder = Classement
arena-ladder-summary = Parties : { $games }. Matchs : { $matches }. Chacun rencontre tous les autres, et personne n’a les meilleures places.
arena-ladder-unfinished = **Non terminé.** La même commande reprend la suite.
arena-ladder-method = Les cotes suivent l’échelle Elo : 400 points de plus valent 10 contre 1 de finir devant ; la moyenne de tous est 1500. Toutes les parties sont ajustées à la fois (Bradley–Terry) ; les intervalles à 95 % viennent d’un bootstrap bayésien sur les donnes.
arena-stats = Ce qui fait gagner
arena-stats-summary = Parties : { $games }. Non comptées, car non terminées selon les règles : { $unfinished }.
arena-stats-method = *Gagné* dit combien de ceux qui avaient une chose ont gagné la partie. *Attendu* est ce que les mêmes joueurs gagnent dans toutes ces parties : une chose aide là où tout l’intervalle est au-dessus. Les intervalles sont à 95 % ; sur vingt, un tombe à côté par pur hasard. Ce qui accompagne la victoire n’en est pas forcément la cause.
arena-more = Et d’autres : { $number }.
arena-skipped = Fichiers illisibles : { $number }
arena-players = Joueurs : { $number }

## Titres

arena-results = Résultats
arena-points = Points moyens
arena-thinking = Temps par tour
arena-ends = Fins de partie
arena-failures = Défaillances
arena-contrasts = Ce que les gagnants ont de plus
arena-rating = Cote
arena-ahead = Qui finit devant
arena-speed = Force et temps
arena-seats = Places
arena-places = Rangs dans la première manche
arena-fleets = Flottes
arena-specialists = Spécialistes
arena-kinds = Types de bâtiments
arena-tiles = Tuiles Bâtiment

## Colonnes

arena-player = Joueur
arena-games = Parties
arena-wins = Victoires
arena-share = Part
arena-interval = 95 %
arena-fair = Part équitable
arena-verdict = Verdict
arena-rank = Rang moyen
arena-turns = Tours
arena-decisions = Décisions
arena-mean = Moyenne
arena-p99 = 99 % sous
arena-most = Maximum
arena-end = Fin
arena-rounds = Manches
arena-margin = Avance
arena-first-game = Première partie
arena-reason = Raison
arena-detail = Détail
arena-file = Fichier
arena-behind = Devant
arena-thing = Chose
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
arena-verdict-level = indécis
arena-lift-above = aide
arena-lift-below = nuit
arena-lift-level = indécis

## Parties du score

arena-part-coins = Pièces
arena-part-prestige = Prestige
arena-part-buildings = Bâtiments
arena-part-specialists = Spécialistes
arena-part-reserved = Réservées
arena-part-aside = Mis de côté
arena-part-total = Total

## Comment les parties finissent

arena-end-last-building = dernier bâtiment
arena-end-no-boats = plus de bateaux d’une couleur
arena-end-no-specialists = plus de spécialistes
arena-end-no-buildings = plus de bâtiments
arena-end-cut-off = interrompue
arena-end-failed = perdue par défaillance

## Comment les joueurs défaillent

arena-failure-cannot-start = n’a pas démarré
arena-failure-crashed = a planté
arena-failure-timed-out = trop lent
arena-failure-bad-answer = réponse incompréhensible
arena-failure-unasked = réponse sans question
arena-failure-illegal-action = action interdite
arena-failure-too-much-output = trop de texte
arena-failure-error = a levé une erreur

## Un match qui ne peut être joué comme demandé

bad-match-players = Un match se joue à 2, 3 ou 4 joueurs, et non { $given }.
bad-match-name = Un joueur est nommé par un texte sur une ligne.
bad-match-numbers = Les graines sont des nombres à partir de 0 ; manches et fils, à partir de 1.
bad-match-games = Un match a au moins une partie, et non { $given }.
bad-match-twice = Un classement nomme chaque joueur une seule fois.
bad-match-seats = Des parties à { $seats } demandent au moins autant de joueurs, et non { $given }.
bad-match-no-folder-named = Les relevés sont gardés dans un dossier, et aucun n’est nommé.
bad-match-no-journal = { $file } n’est pas le journal d’un match.
bad-match-other-match = { $file } est d’un autre match : « { $name } » vaut { $found }, et non { $expected }.
bad-match-edition = Joué avec une autre édition : { $given }.
bad-match-no-folder = { $folder } n’est pas un dossier.
bad-match-nothing-there = { $folder } n’a ni journal ({ $journal }) ni relevés.
arena-line = ligne { $line } : { $problem }
