### La ligne de commande.

## Aide

help-usage = Utilisation :
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE …
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-help = Affiche cette aide.
help-default = (par défaut : { $value })

help-himiko = Le jeu de plateau Yamataï : y jouer, y faire s’affronter des joueurs, le simuler, en vérifier et rejouer les parties enregistrées.
help-play = Joue une partie dans le terminal contre l’ordinateur.
help-match = Joue un match à deux, trois ou quatre joueurs. Chaque placement est joué aussi souvent, sur les mêmes donnes ; le compte rendu dit qui est le plus fort.
help-ladder = Classe des joueurs : chacun rencontre tous les autres. Le compte rendu donne les cotes et, avec --out, des graphiques.
help-stats = Dit ce qui fait gagner dans les parties d’un dossier : places, flottes, spécialistes, bâtiments, fins.
help-simulate = Joue de nombreuses parties au hasard sur tous les cœurs et montre les résultats en tableau.
help-replay = Parcourt une partie enregistrée, tour par tour.
help-check = Vérifie des parties enregistrées : chaque action est rejouée, et une donne promise est comparée. Code de sortie 2 si l’une est fausse.
help-edition = Le matériel du jeu sous forme de fichier : vérifier, écrire, montrer.
help-edition-check = Vérifie un fichier d’édition. Code de sortie 2 s’il contient une erreur.
help-edition-export = Écrit le fichier de l’édition standard, pour le modifier et jouer avec.
help-edition-show = Montre le matériel d’une édition : plateau, bateaux, flottes, tuiles, spécialistes.
help-serve = Sert des tables où jouer ensemble. Les réglages viennent aussi de l’environnement et d’un fichier : docs/server.md.
help-db = La base de données du serveur : sauvegarder, restaurer, vérifier, exporter.
help-db-backup = Écrit tout le contenu de la base dans un fichier ; le serveur peut continuer.
help-db-restore = Remplit une base vide à partir d’une sauvegarde, même d’une base d’un autre type.
help-db-verify = Vérifie la base : chaque partie est rejouée. Code de sortie 2 s’il y a une erreur.
help-db-export = Écrit chaque partie enregistrée dans un dossier.
help-fingerprint = Affiche un nombre tiré de parties fixes : il change si, et seulement si, les règles se comportent autrement.

help-option-language = La langue : en, fr, de, pl ou ru. Sinon HIMIKO_LANGUAGE ou les réglages régionaux décident.
help-option-version = Affiche la version.
help-option-players = Le nombre de joueurs, de 2 à 4.
help-option-seat = Votre place, à partir de 0.
help-option-against = Qui joue contre vous : drifter, fisher, helmsman ou himiko ; himiko:5s réfléchit 5 secondes par tour. Donnée une fois, l’option vaut pour tous ; donnée plusieurs fois, elle nomme les adversaires l’un après l’autre. Sinon : fisher.
help-option-seed = La graine de la mise en place : un nombre, ou hex:… pour des octets. Même graine, même mise en place. Sinon elle est tirée au sort.
help-option-edition = Joue avec le matériel de ce fichier au lieu de l’édition standard.
help-option-record = Enregistre la partie dans ce fichier.
help-option-games = Combien de parties sont jouées.
help-option-first-seed = La graine de la première partie ; chaque partie suivante a le nombre suivant.
help-option-cap = Les parties qui durent plus de manches sont interrompues, et comptées à part.
help-option-threads = Combien de fils d’exécution jouent. Sinon un par cœur.
help-option-out = Enregistre les parties : dans un fichier, ou dans un dossier (existant, ou finissant par /) avec un fichier par partie.
help-option-json = Affiche un objet JSON au lieu d’un tableau.
help-option-turn = Montre seulement ce tour et la table après lui, par exemple 3.2 : manche 3, tour 2.
help-option-all = Raconte tous les tours d’un coup, sans attendre.
help-option-game = Quelle partie, si le fichier en contient plusieurs.
help-option-export-out = Écrit dans ce fichier plutôt qu’au terminal.
help-option-match-games = Combien de parties sont jouées ; arrondi vers le haut pour que chaque placement revienne aussi souvent.
help-option-ladder-games = Combien de parties compte chaque match du classement ; arrondi vers le haut pour que chaque placement revienne aussi souvent.
help-option-match-seed = La graine de toutes les donnes et des dés des joueurs.
help-option-match-out = Garde parties, résultats et compte rendu dans ce dossier. Donnée de nouveau, la même commande reprend là où elle a été arrêtée.
help-option-records = Enregistre aussi chaque partie, dans le dossier nommé par --out.
help-option-workers = Combien de parties sont jouées à la fois. Sinon autant que les cœurs le permettent.
help-option-player-threads = Avec combien de fils d’exécution chaque joueur peut réfléchir.
help-option-rounds = Les parties qui durent plus de manches sont interrompues, et classées en l’état.
help-option-seats = Combien de joueurs sont à une table : 2, 3 ou 4.
help-option-stats-out = Écrit le compte rendu avec des graphiques dans ce dossier.
help-option-host = L’adresse d’écoute. Sans elle, celle des réglages : 127.0.0.1, cette machine seulement.
help-option-port = Le port d’écoute. Sans lui, celui des réglages : 8000.
help-option-database = La base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE/NOM. Sans elle, celle des réglages : sqlite:///himiko.db.
help-option-open = Ouvrir la page dans le navigateur ; si le port est pris, un autre est utilisé.
help-option-repair = Réécrit ce qui se déduit des journaux des parties. Les journaux eux-mêmes ne changent jamais.

help-argument-record = Le fichier de la partie enregistrée.
help-argument-records = Les fichiers des parties enregistrées ; un fichier peut en contenir plusieurs.
help-argument-edition = Le fichier d’édition.
help-argument-edition-or-none = Le fichier d’édition. Sinon l’édition standard est montrée.
help-argument-players = Les joueurs, de 2 à 4 : drifter, fisher, helmsman, himiko. himiko:1s réfléchit 1 seconde par tour, himiko:500 pendant 500 itérations. external:COMMANDE est un programme à vous.
help-argument-ladder-players = Les joueurs, nommés comme dans un match. Sinon : drifter, fisher, helmsman et himiko.
help-argument-folder = Le dossier des matchs ou des parties enregistrées, sous-dossiers compris.
help-argument-backup = Le fichier à écrire ; il ne doit pas encore exister.
help-argument-restore = Le fichier de la sauvegarde.
help-argument-export = Le dossier où écrire.

value-number = N
value-rounds = MANCHES
value-seed = GRAINE
value-turn = MANCHE.TOUR
value-file = FICHIER
value-path = FICHIER_OU_DOSSIER
value-folder = DOSSIER
value-player = JOUEUR
value-language = LANGUE
value-address = ADRESSE
value-url = URL

## Problèmes : une ligne, puis le programme s’arrête

problem-plain = { $text }
problem-unexpected = Une erreur imprévue s’est produite : { $error } (HIMIKO_DEBUG=1 en montre les détails)
problem-interrupted = Interrompu.
problem-broken-pipe = Plus personne ne lit la sortie.
problem-no-command = Il n’y a pas de commande « { $command } » ; il y a : { $commands }.
problem-no-option = Il n’y a pas d’option { $option } ; { $command } --help les montre toutes.
problem-option-value = L’option { $option } demande une valeur ; { $command } --help l’explique.
problem-extra-argument = « { $argument } » est un argument de trop ; { $command } --help explique la commande.
problem-missing = Il manque { $name } ; { $command } --help explique la commande.
problem-language = Il n’y a pas de langue « { $given } » ; il y a : { $languages }.
problem-number = { $option } : « { $given } » n’est pas un nombre entier.
problem-range = { $option } : { $given } n’est pas entre { $least } et { $most }.
problem-seed = --seed : « { $given } » n’est ni un nombre à partir de 0 ni hex:… .
problem-no-file = { $file } : ce fichier n’existe pas.
problem-directory = { $file } : c’est un dossier, pas un fichier.
problem-binary = { $file } : ce n’est pas un fichier de texte.
problem-too-long = { $file } : ce fichier est trop grand.
problem-unreadable = { $file } : lecture impossible ({ $error }).
problem-unwritable = { $file } : écriture impossible ({ $error }).
problem-record = { $file } : ligne { $line } : { $reason }
problem-turn = --turn : il n’y a pas de tour « { $given } » dans cette partie ; le dernier est { $last }.
problem-no-turns = --turn : rien n’a été joué dans cette partie.
problem-player = Il n’y a pas de joueur « { $given } » ; il y a : { $levels }, avec un budget par tour comme himiko:1s ou himiko:500, et external:COMMANDE.
problem-against = --against : joueurs nommés : { $given }, adversaires : { $number }. Nommez-en un pour tous, ou un pour chacun.
problem-records-where = --records : nommez aussi le dossier, avec --out.
problem-no-folder = { $folder } : ce dossier n’existe pas.
problem-extra = Il manque { $library } ; pour l’installer : pip install 'himiko[arena]'
problem-extra-server = Il manque { $library } ; pour l’installer : pip install 'himiko[server]'
problem-settings = Les réglages sont incorrects : { $error }
problem-address = { $address } : le serveur ne peut pas y écouter ({ $error }).
problem-database-url = La base de données n’est ni sqlite:///FICHIER ni postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE/NOM.
problem-database-version = La base de données est vide ou d’une autre version ; démarrez une fois le serveur avec elle.
problem-database = La base de données ne répond pas comme il faut : { $error }
problem-no-backup = { $file } : ce n’est pas une sauvegarde.
problem-in-use = Un serveur utilise cette base de données ; seul PostgreSQL se partage.
problem-player-failed = { $player } ne peut pas continuer : { $reason }. { $detail }
problem-deal-false = la donne n’est pas celle promise.
problem-wrong-files = Fichiers incorrects : { $bad } sur { $number }.
problem-stopped = Arrêté : { $done } parties jouées sur { $games }, aucune gardée. Avec --out DOSSIER elles le seraient, et la même commande reprendrait la suite.
problem-stopped-kept = Arrêté : { $done } parties jouées sur { $games }, gardées dans { $folder }. La même commande reprend la suite.
problem-not-served = Le serveur n’a pas pu démarrer ; la raison est ci-dessus.
problem-games-left-out = Omises, leur journal ne pouvant être rejoué : { $number } ({ $tables }). « himiko db verify » dit pourquoi.
problem-database-wrong = Problèmes dans la base de données : { $number }.

## Les joueurs de l’ordinateur

level-introduced = { $name }. { $does }
level-preparing = Préparation des joueurs

## La carte : des mots de huit lettres au plus

map-plum = prunier
map-maple = érable
map-rice = riz
map-ginkgo = ginkgo
map-bellflower = campan.
map-wisteria = glycine
map-sacred = sanct.
map-torii = torii
map-palace = palais

## La table

table-board = L’archipel
table-fleets = Flottes
table-buildings = Bâtiments
table-reserve = Réserve
table-specialists = Spécialistes
table-face-down = face cachée : { $number }
table-deck = dans la pioche : { $number }
table-known-top = vous connaissez dessus : { $tiles }
table-known-bottom = vous connaissez dessous : { $tiles }
table-prices = prix : { $prices }
table-player = joueur
table-points = points
table-coins = pièces
table-prestige = prestige
table-boats = bateaux
table-aside = de côté
table-culture = jetons Culture
table-left = à construire
table-tiles = tuiles
table-reserved = (réservé { $tiles })
table-you = (vous)

## Jouer

play-welcome = Vous jouez { $player }. Tapez ? pour l’aide. Vos adversaires :
play-title = Manche { $round }, tour { $turn } sur { $turns }
play-happened = Ce qui s’est passé
play-hand = En main :
play-hint = un nombre ou une action · le début d’une action en montre plus · ? pour l’aide
play-folded = { $number } possibilités ; tapez par exemple : { $example }
play-refused = { $reason } (règle { $rule })
play-possible = { $action } est possible maintenant.
play-why-what = Nommez aussi l’action, par exemple : why build b13 i05
play-about-what = Nommez un spécialiste, une flotte ou une tuile, par exemple : about riu, about 5, about b13
play-save-where = Nommez aussi le fichier, par exemple : save partie.txt
play-saved = La partie est enregistrée dans { $file }.
play-no-undo = Il n’y a rien à reprendre.
play-no-number = Il n’y a pas de réponse { $number } : elles vont de 1 à { $most }.
play-left = Vous quittez la partie, manche { $round }, tour { $turn }.
play-winner = { $player } devient Maître Bâtisseur de Yamataï !
play-thinking = Réflexion
play-help =
    Tapez le numéro d’une réponse, ou l’action elle-même :       place wood s12
    Tapez le début d’une action pour voir toutes les suites :    swap   ou   swap s10

    hint         ce que ferait Himiko, et vos chances de gagner
    why ACTION   pourquoi une action n’est pas possible
    about NOM    ce que fait un spécialiste, une flotte ou une tuile : about riu, about 5, about b13
    undo         reprendre votre dernière action
    log          tout ce qui s’est passé
    scores       les points jusqu’ici
    table        redessiner la table
    save FICHIER enregistrer la partie
    quit         quitter la partie
play-legend =
    Sur la carte : les bateaux { $boats } ; { $entry } emplacement de départ,
    { $mountain } montagne, { $sacred } sanctuaire, { $building } bâtiment standard, { $torii } torii, { $palace } palais. Ce que vous pouvez choisir maintenant est éclairé.

## Conseils

hint-action = Himiko jouerait : { $action }
hint-plan = puis : { $actions }
hint-chance = Vos chances de gagner : { $percent } %, { $words }.
hint-others = Ensuite viennent : { $actions }
chance-certain = presque certaines
chance-very-good = très bonnes
chance-good = bonnes
chance-open = tout reste ouvert
chance-poor = plutôt faibles
chance-bad = mauvaises
chance-none = presque nulles

## Rejouer et vérifier

replay-title = Manche { $round }, tour { $turn }
replay-hint = Entrée : tour suivant · b : retour · 3.2 : à la manche 3, tour 2 · q : quitter
check-ok = { $file } : correct, { $what }
check-ok-games =
    { $number ->
        [one] { $file } : correct, { $number } partie
       *[other] { $file } : correct, { $number } parties
    }
check-game = joueurs : { $players }, manches : { $rounds }, actions : { $actions }, { $end }
check-unfinished = partie inachevée
check-deal-true = la donne est celle promise
check-deals-true = donnes conformes à la promesse : { $number }

## Simuler

simulate-preparing = Préparation du moteur
simulate-progress = En jeu
simulate-title = Parties au hasard : { $games }, joueurs : { $players }, première graine : { $seed }
simulate-wins = victoires
simulate-last-building = fin : le dernier bâtiment d’un joueur
simulate-no-boats = fin : une couleur de bateau épuisée
simulate-no-specialists = fin : plus assez de spécialistes
simulate-no-buildings = fin : plus assez de tuiles Bâtiment
simulate-cut-off = interrompues après { $cap } manches
simulate-rounds = manches, en moyenne
simulate-most-rounds = manches, au plus
simulate-decisions = décisions par partie
simulate-games-per-s = parties par seconde
simulate-decisions-per-s = décisions par seconde

## L’arène

arena-written = Le compte rendu est dans { $file }.
stats-progress = Lecture

## Le serveur

serve-starting = himiko sera à l’adresse { $address } dès qu’il sera prêt ; Ctrl+C l’arrête.
serve-opened = La page est ouverte dans votre navigateur.
serve-running = himiko tourne déjà : la page { $address } est ouverte dans votre navigateur.
serve-open-yourself = Ouvrez { $address } dans un navigateur pour jouer.
db-backed-up = La sauvegarde est dans { $file }, lignes : { $rows }.
db-restored = { $file } est restauré, lignes : { $rows }.
db-exported = Parties enregistrées dans { $folder } : { $games }
db-ok = La base de données est en ordre.
db-repaired = La base de données est de nouveau en ordre, réparations : { $number }.

## Éditions

edition-ok = { $file } : correct, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] { $coins } pièce chacun
       *[other] { $coins } pièces chacun
    }

## Copies de la base de données

bad-database-exists = { $file } existe déjà ; nommez un autre fichier.
bad-database-version = La base de données est d’une autre version : démarrez une fois le serveur, il la met à jour.
bad-database-missing = { $file } n’existe pas.
bad-database-not-empty = La base de données n’est pas vide : une sauvegarde se restaure dans une base vide.
