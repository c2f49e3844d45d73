### La ligne de commande.

## Aide

help-usage = Utilisation :
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE…
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-help = Affiche cette aide.
help-default = (par défaut : { $value })

help-himiko = Le jeu de plateau Yamataï : jouez, organisez des matchs et des simulations, vérifiez et rejouez des parties enregistrées.
help-play = Joue une partie dans le terminal contre l’ordinateur.
help-match = Joue un match entre deux, trois ou quatre joueurs. Chaque placement est joué le même nombre de fois, sur les mêmes donnes ; le compte rendu dit qui est le plus fort.
help-ladder = Classe des joueurs : chacun rencontre tous les autres. Le compte rendu donne les cotes et, avec --out, des graphiques.
help-stats = Montre ce qui fait gagner dans les parties d’un dossier : places, flottes, spécialistes, bâtiments, fins.
help-simulate = Joue de nombreuses parties aléatoires sur tous les cœurs et montre les résultats en tableau.
help-dataset = Écrit de nombreuses parties dans un fichier Parquet, pour l’apprentissage et les statistiques, accompagné d’une fiche de données. La même commande produit toujours le même fichier.
help-mcp = Fait jouer un modèle de langage : propose le jeu par le Model Context Protocol sur l’entrée et la sortie standard.
help-replay = Parcourt une partie enregistrée, tour par tour.
help-check = Vérifie des enregistrements : rejoue chaque action et compare la donne à son empreinte publiée. Code de sortie 2 si l’un est incorrect.
help-edition = Le matériel du jeu sous forme de fichier : vérifier, exporter, afficher, évaluer.
help-edition-check = Vérifie un fichier d’édition. Code de sortie 2 s’il contient une erreur.
help-edition-export = Écrit l’édition standard dans un fichier, pour le modifier et jouer avec.
help-edition-report = Fait jouer une édition par des joueurs virtuels pendant un moment et rend compte : durée des parties, fins, valeur de chaque élément, ce qui ne sert jamais, par comparaison avec l’édition standard.
help-edition-show = Affiche le matériel d’une édition : plateau, bateaux, flottes, tuiles, spécialistes.
help-serve = Lance un serveur pour jouer à plusieurs. Les réglages peuvent aussi venir de l’environnement ou d’un fichier : voir docs/server.md.
help-db = La base de données du serveur : sauvegarder, restaurer, vérifier, exporter.
help-db-backup = Écrit toute la base de données dans un fichier ; le serveur peut continuer.
help-db-restore = Remplit une base vide à partir d’une sauvegarde, même d’une base d’un autre type.
help-db-verify = Vérifie la base : chaque partie est rejouée. Code de sortie 2 s’il y a une erreur.
help-db-export = Écrit l’enregistrement de chaque partie dans un dossier.
help-texts = Les textes de toutes les langues, pour les traducteurs : ceux qui manquent, et tous sur une seule page.
help-texts-missing = Liste les textes qui manquent dans chaque langue. Ils s’affichent en anglais.
help-texts-sheet = Écrit une page HTML avec chaque texte dans chaque langue, rempli de valeurs délicates, à relire avant une publication.
help-admin = Pour les administrateurs : personnes, signalements et tables. Chaque intervention est consignée dans un journal.
help-admin-people = Liste les personnes : identifiant, nom, compte, arrivée, dernière visite, exclusion.
help-admin-ban = Exclut une personne : elle ne peut plus que regarder. Avec --silence, elle perd seulement le droit d’écrire des messages.
help-admin-allow = Lève une exclusion.
help-admin-rename = Donne un autre nom à une personne.
help-admin-log-out = Déconnecte une personne de tous ses appareils.
help-admin-reports = Liste les messages signalés qui attendent une décision.
help-admin-decide = Clôt un signalement par une décision.
help-admin-tables = Liste les tables, les plus récentes d’abord.
help-admin-chat = Liste les messages d’une table.
help-admin-remove-line = Supprime un message pour tout le monde.
help-admin-close-table = Ferme une table dont la partie n’a pas commencé.
help-admin-forget = Oublie les invités et supprime les tables terminées depuis plus d’un certain nombre de jours.
help-admin-audit = Liste ce que les administrateurs ont fait.
help-fingerprint = Affiche un nombre calculé sur des parties fixes : il change si et seulement si les règles se comportent autrement.
help-argument-person = L’identifiant d’une personne, donné par « himiko admin people ».
help-argument-table = L’identifiant d’une table : la fin de son adresse.
help-argument-search = Une partie d’un nom, ou un identifiant. Par défaut : tout le monde.
help-argument-name = Le nouveau nom.
help-argument-report = L’identifiant d’un signalement, donné par « himiko admin reports ».
help-argument-decision = Ce qui a été décidé, en quelques mots.
help-argument-line = Le numéro d’un message, donné par « himiko admin chat ».
help-option-reason = Pourquoi ; la personne en est informée.
help-option-days = Pour combien de jours. Par défaut : pour toujours.
help-option-silence = Interdit seulement d’écrire des messages.
help-option-all-reports = Liste aussi les signalements déjà traités.
help-option-status = Seulement les tables dans cet état : open, running, over, abandoned ou closed.
help-option-guests = Oublie les invités absents depuis ce nombre de jours. 0 : aucun.
help-option-old-tables = Supprime les tables terminées depuis ce nombre de jours. 0 : aucune.

help-option-language = La langue, par exemple en ou fr. Par défaut : HIMIKO_LANGUAGE ou les réglages régionaux.
help-option-version = Affiche la version.
help-option-players = Le nombre de joueurs, de 2 à 4.
help-option-seat = Votre place, à partir de 0.
help-option-opponents = Vos adversaires, du plus faible au plus fort : deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko ; himiko:5s réfléchit 5 secondes par tour. Donnée une fois, l’option vaut pour tous ; répétée, elle nomme un adversaire après l’autre. Par défaut : fisher.
help-option-seed = La graine de la donne : un nombre, ou hex:… pour des octets. Même graine, même donne. Par défaut : au hasard.
help-option-edition = Utilise le matériel de ce fichier au lieu de l’édition standard.
help-option-log = Compare l’enregistrement au journal de sa table, tel que le serveur l’exporte sous /api/tables/ID/log.
help-option-table = L’ID de la table d’où vient le journal : la partie de son adresse après /t/.
help-option-record = Enregistre la partie dans ce fichier.
help-option-games = Nombre de parties à jouer.
help-option-first-seed = La graine de la première partie ; chaque partie suivante prend le nombre suivant.
help-option-cap = Interrompt les parties après ce nombre de manches et les compte à part.
help-option-threads = Nombre de fils d’exécution. Par défaut : un par cœur.
help-option-out = Enregistre les parties : dans un fichier, ou dans un dossier (existant, ou finissant par /) avec un fichier par partie.
help-option-json = Affiche un objet JSON au lieu d’un tableau.
help-argument-dataset = Le fichier à écrire. Sa fiche de données porte le même nom, en .md.
help-option-dataset-player = Qui joue, avec les mêmes noms que pour un match. Donnée une fois, l’option vaut pour toutes les places ; répétée, elle nomme un joueur après l’autre, et ils changent de place à chaque partie. Par défaut : drifter, au hasard.
help-option-features = Écrit aussi, en nombres, ce que le joueur savait avant chaque action.
help-option-values = Écrit aussi les chances de gagner de chacun avant chaque action, avec ce nombre d’itérations ; 0 pour aucune.
help-option-turn = Montre seulement ce tour et la table qui en résulte. Exemple : 3.2 est la manche 3, tour 2.
help-option-all = Montre tous les tours d’un coup, sans pause.
help-option-game = Quelle partie utiliser si le fichier en contient plusieurs.
help-option-export-out = Écrit dans ce fichier plutôt que dans le terminal.
help-option-match-games = Nombre de parties, arrondi vers le haut pour que chaque placement soit joué le même nombre de fois.
help-option-ladder-games = Nombre de parties par match, arrondi vers le haut pour que chaque placement soit joué le même nombre de fois.
help-option-match-seed = La graine de toutes les donnes et des choix aléatoires des joueurs.
help-option-report-seconds = Durée totale de jeu, en secondes. Plus elle est longue, plus les intervalles sont étroits.
help-option-report-games = Joue plutôt ce nombre de parties de chaque type, quelle que soit la durée : la même commande donne alors le même compte rendu.
help-option-match-out = Garde parties, résultats et compte rendu dans ce dossier. Relancez la même commande pour reprendre là où elle s’est arrêtée.
help-option-records = Enregistre aussi chaque partie, dans le dossier donné par --out.
help-option-workers = Nombre de parties jouées à la fois. Par défaut : autant que les cœurs le permettent.
help-option-ray = Joue plutôt sur la grappe Ray à cette adresse ; « local » en lance une ici. Pour l’installer : pip install 'himiko[ray]'
help-option-player-threads = Nombre de fils d’exécution pour la réflexion de chaque joueur.
help-option-rounds = Interrompt les parties après ce nombre de manches et classe les joueurs en l’état.
help-option-seats = Joueurs par partie : 2, 3 ou 4.
help-option-stats-out = Écrit le compte rendu avec des graphiques dans ce dossier.
help-option-host = L’adresse d’écoute. Par défaut, celle des réglages : 127.0.0.1, cette machine seulement.
help-option-port = Le port d’écoute. Par défaut, celui des réglages : 8000.
help-option-database = La base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE/NOM. Par défaut, celle des réglages : sqlite:///himiko.db.
help-option-check = Dit seulement ce qui serait dangereux si des inconnus pouvaient atteindre le serveur ; code de sortie 2 le cas échéant.
help-option-open = Ouvre la page dans votre navigateur ; si le port est pris, un autre est utilisé.
help-option-repair = Réécrit ce qui se déduit des journaux des parties. Les journaux eux-mêmes ne changent jamais.
help-option-sheet-out = Le fichier à écrire.

help-argument-record = Le fichier de l’enregistrement.
help-argument-records = Les fichiers d’enregistrements ; un fichier peut contenir plusieurs parties.
help-argument-edition = Le fichier d’édition.
help-argument-edition-or-none = Le fichier d’édition. Par défaut : l’édition standard.
help-argument-match-players = Les joueurs, 2 à 4 : drifter (au hasard), deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko. himiko:1s réfléchit 1 seconde par tour ; himiko:640 cherche sur une largeur de 640, à l’identique sur toute machine. external:COMMANDE lance votre propre programme.
help-argument-ladder-all = Les joueurs, nommés comme dans un match. Par défaut : tous les niveaux.
help-argument-folder = Le dossier des matchs ou des enregistrements, sous-dossiers compris.
help-argument-backup = Le fichier à écrire ; il ne doit pas encore exister.
help-argument-restore = Le fichier de la sauvegarde.
help-argument-export = Le dossier où écrire.
help-argument-languages = Les langues, par exemple es ou ja. Par défaut : toutes.

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
value-id = ID
value-text = TEXTE

## Problèmes : une ligne, puis le programme s’arrête

problem-plain = { $text }
problem-unexpected = Une erreur inattendue s’est produite : { $error } (HIMIKO_DEBUG=1 en montre les détails)
problem-interrupted = Interrompu.
problem-broken-pipe = La sortie n’est plus lue.
problem-no-command = Commande inconnue : « { $command } ». Disponibles : { $commands }.
problem-no-option = Option inconnue : { $option }. Voir { $command } --help.
problem-option-value = L’option { $option } demande une valeur. Voir { $command } --help.
problem-extra-argument = Un argument de trop : « { $argument } ». Voir { $command } --help.
problem-missing = Il manque : { $name }. Voir { $command } --help.
problem-language = Langue inconnue : « { $given } ». Disponibles : { $languages }.
problem-number = { $option } : « { $given } » n’est pas un nombre entier.
problem-range = { $option } : { $given } n’est pas entre { $least } et { $most }.
problem-seed = --seed : « { $given } » n’est ni un nombre (0 ou plus) ni hex:….
problem-no-file = { $file } : ce fichier n’existe pas.
problem-directory = { $file } : c’est un dossier, pas un fichier.
problem-binary = { $file } : ce n’est pas un fichier texte.
problem-too-long = { $file } : ce fichier est trop volumineux.
problem-unreadable = { $file } : lecture impossible ({ $error }).
problem-unwritable = { $file } : écriture impossible ({ $error }).
problem-record = { $file }, ligne { $line } : { $reason }
problem-turn = --turn : il n’y a pas de tour « { $given } » dans cette partie ; le dernier est { $last }.
problem-no-turns = --turn : rien n’a encore été joué dans cette partie.
problem-player = Joueur inconnu : « { $given } ». Disponibles : { $levels }, éventuellement avec un budget par tour comme himiko:1s ou himiko:500, et external:COMMANDE.
problem-against = --against : adversaires nommés : { $given } ; attendus : { $number }. Nommez-en un pour tous, ou un pour chacun.
problem-records-where = --records demande un dossier : ajoutez --out.
problem-no-folder = { $folder } : ce dossier n’existe pas.
problem-extra = Il manque { $library }. Pour l’installer : pip install 'himiko[{ $extra }]'
problem-settings = Réglages incorrects : { $error }
problem-address = { $address } : le serveur ne peut pas y écouter ({ $error }).
problem-database-url = Ce n’est pas une adresse de base de données : attendu sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE/NOM.
problem-database-version = La base de données est vide ou vient d’une autre version. Démarrez une fois le serveur avec cette base.
problem-database = Erreur de la base de données : { $error }
problem-no-backup = { $file } : ce n’est pas une sauvegarde.
problem-in-use = Un serveur utilise déjà cette base de données ; seul PostgreSQL peut être partagé.
problem-player-failed = { $player } ne peut pas continuer : { $reason }. { $detail }
problem-deal-false = la donne ne correspond pas à son empreinte.
problem-log = { $file } : { $reason }
problem-log-entry = entrée { $number } : { $reason }
problem-log-none = l’enregistrement ne contient pas d’empreinte du journal.
problem-log-form = ce n’est pas le journal d’une table.
problem-log-missing = une entrée manque ou n’est pas à sa place.
problem-log-changed = l’empreinte ne correspond pas : cette entrée ou l’une des précédentes a été modifiée.
problem-log-other = l’enregistrement raconte une autre partie.
problem-log-options = --log demande --table ID et un seul enregistrement d’une seule partie.
problem-wrong-files = Fichiers avec erreurs : { $bad } sur { $number }.
problem-stopped = Arrêt. Parties jouées : { $done } sur { $games } ; aucune n’a été conservée. Ajoutez --out DOSSIER pour les conserver et pouvoir reprendre.
problem-stopped-kept = Arrêt. Parties jouées : { $done } sur { $games }, conservées dans { $folder }. Relancez la même commande pour reprendre.
problem-stopped-early = Arrêt avant que les deux éditions aient été jouées : il n’y a encore rien à rapporter.
problem-not-served = Le serveur n’a pas pu démarrer ; la raison est indiquée ci-dessus.
problem-games-left-out = Omises, car leur journal ne peut pas être rejoué : { $number } ({ $tables }). « himiko db verify » dit pourquoi.
problem-database-wrong = Problèmes dans la base de données : { $number }.

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

table-board = Archipel
table-fleets = Flottes
table-buildings = Bâtiments
table-reserve = Réserve
table-specialists = Spécialistes
table-face-down = face cachée : { $number }
table-deck = dans la pioche : { $number }
table-known-top = vous connaissez le dessus : { $tiles }
table-known-bottom = vous connaissez le dessous : { $tiles }
table-prices = prix : { $prices }
table-player = joueur
table-points = points
table-coins = pièces
table-prestige = prestige
table-boats = bateaux
table-aside = mis de côté
table-culture = jetons Culture
table-left = bâtiments restants
table-tiles = tuiles
table-reserved = (tuiles réservées : { $tiles })
table-you = (vous)

## Jouer

play-welcome = Votre couleur : { $player }. Tapez ? pour l’aide. Vos adversaires :
play-title = Manche { $round }, tour { $turn } sur { $turns }
play-happened = Ce qui s’est passé
play-hand = Votre main :
play-hint = un numéro ou une action · un début d’action pour voir la suite · ? pour l’aide
play-folded = { $number } choix ; tapez par exemple : { $example }
play-refused = { $reason } (règle { $rule })
play-possible = Vous pouvez le faire maintenant : { $action }
play-why-what = Nommez aussi l’action, par exemple : why build b13 i05
play-about-what = Nommez un spécialiste, une flotte ou une tuile, par exemple : about riu, about 5, about b13
play-save-where = Nommez aussi le fichier, par exemple : save partie.txt
play-saved = Partie enregistrée : { $file }
play-no-undo = Vous n’avez rien à annuler.
play-no-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $most }.
play-left = Vous quittez la partie, manche { $round }, tour { $turn }.
play-winner = { $player } devient Maître Bâtisseur de Yamataï !
play-thinking = Réflexion
play-help =
    Tapez le numéro d’un choix, ou l’action elle-même :          place wood s12
    Tapez le début d’une action pour voir toutes les suites :    swap   ou   swap s10

    hint         ce que ferait Himiko, et vos chances de gagner
    why ACTION   pourquoi une action n’est pas possible
    about NOM    ce que fait un spécialiste, une flotte ou une tuile : about riu, about 5, about b13
    undo         annuler votre dernière action
    log          tout ce qui s’est passé
    scores       les points jusqu’ici
    table        redessiner la table
    save FICHIER enregistrer la partie
    quit         quitter la partie
play-legend =
    Sur la carte : bateaux { $boats } ; { $entry } emplacement de départ,
    { $mountain } montagne, { $sacred } sanctuaire, { $building } bâtiment standard, { $torii } torii, { $palace } palais. Ce que vous pouvez choisir maintenant est en surbrillance.

## Conseils

hint-action = Himiko jouerait : { $action }
hint-plan = suivi de : { $actions }
hint-chance = Vos chances de gagner : { $percent } %, { $words }.
hint-others = Autres bons choix : { $actions }
chance-certain = presque certaines
chance-very-good = très bonnes
chance-good = bonnes
chance-open = tout est possible
chance-poor = faibles
chance-bad = très faibles
chance-none = presque nulles

## Rejouer et vérifier

replay-title = Manche { $round }, tour { $turn }
replay-hint = Entrée : tour suivant · b : retour · 3.2 : aller à la manche 3, tour 2 · q : quitter
check-ok = { $file } : correct, { $what }
check-ok-games =
    { $number ->
        [one] { $file } : correct, { $number } partie
       *[other] { $file } : correct, { $number } parties
    }
check-game = joueurs : { $players }, manches : { $rounds }, actions : { $actions }, { $end }
check-unfinished = partie inachevée
check-deal-true = la donne correspond à son empreinte
check-log-true = le journal correspond à son empreinte et à l’enregistrement
check-deals-true = donnes conformes à leur empreinte : { $number }

## Simuler

simulate-preparing = Préparation du moteur
simulate-progress = Parties en cours
simulate-title = Parties aléatoires : { $games }, joueurs : { $players }, première graine : { $seed }
simulate-wins = victoires
simulate-last-building = fin : le dernier bâtiment d’un joueur
simulate-no-boats = fin : une couleur de bateau épuisée
simulate-no-specialists = fin : plus assez de spécialistes
simulate-no-buildings = fin : plus assez de tuiles Bâtiment
simulate-cut-off =
    { $cap ->
        [one] interrompues après { $cap } manche
       *[other] interrompues après { $cap } manches
    }
simulate-rounds = manches en moyenne
simulate-most-rounds = manches au maximum
simulate-decisions = décisions par partie
simulate-games-per-s = parties par seconde
simulate-decisions-per-s = décisions par seconde
dataset-written = { $file } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $bytes } octets, SHA-256 { $sum }. Fiche : { $card }

## L’arène

arena-written = Compte rendu : { $file }
stats-progress = Lecture
serve-safe = Aucun danger trouvé. Pensez à TLS, aux sauvegardes et aux mises à jour.
unsafe-no-tls = Le serveur écoute sur { $address }, on l’atteint donc sans TLS : mots de passe et cookies peuvent être lus en chemin. Faites-le écouter sur 127.0.0.1 et confiez TLS à un proxy (docs/server.md).
unsafe-cookies = Les cookies partent aussi sans TLS. Définissez HIMIKO_SECURE=true partout où il y a TLS.
unsafe-metrics = N’importe qui peut lire /metrics. Définissez HIMIKO_METRICS=false ou cachez-le derrière le proxy.
unsafe-proxies = Tout client peut se donner n’importe quelle adresse (HIMIKO_PROXIES=*), ce qui annule toutes les limites, sauf si seul le proxy atteint le serveur.
unsafe-hosts = Le serveur répond sous n’importe quel nom. Indiquez le sien dans HIMIKO_HOSTS, par exemple '["play.example.org"]'.
unsafe-database-tls = La connexion à la base de données peut ne pas être chiffrée. Ajoutez ?sslmode=verify-full à son adresse.
unsafe-database-mode = D’autres utilisateurs de cette machine peuvent lire { $file }. Restreignez l’accès avec chmod 600.
unsafe-root = Le serveur tournerait en tant que root. Donnez-lui un utilisateur à lui, comme le fait deploy/himiko.service.
unsafe-files = Seuls { $number } fichiers peuvent être ouverts à la fois ; quelques centaines de visiteurs les épuiseraient. Augmentez LimitNOFILE.
unsafe-no-page = Il n’y a pas de page à servir : générez-la ou installez une version publiée.
unsafe-cache = Le dossier du code compilé n’est pas accessible en écriture (HIMIKO_CACHE) : chaque démarrage demandera plusieurs minutes de compilation.
admin-done = Fait.
admin-none = Aucun.
admin-forgotten = Invités oubliés : { $guests }, tables supprimées : { $tables }
problem-unsafe = Dangers pour un serveur public : { $number }.
problem-database-newer = Cette base de données a été écrite par une version plus récente de himiko ({ $version }). Installez cette version ou restaurez une sauvegarde plus ancienne.
problem-nothing-to-forget = Indiquez une ancienneté : --guests JOURS, --tables JOURS, ou les deux.

## Le serveur

serve-starting = himiko sera bientôt prêt à l’adresse { $address }. Ctrl+C l’arrête.
serve-opened = La page est ouverte dans votre navigateur.
serve-running = himiko tourne déjà : { $address } est ouvert dans votre navigateur.
serve-open-yourself = Ouvrez { $address } dans un navigateur pour jouer.
db-backed-up = Sauvegarde : { $file }, lignes : { $rows }
db-restored = Restauré : { $file }, lignes : { $rows }
db-exported = Enregistrements écrits dans { $folder } : { $games }
db-ok = La base de données est en ordre.
db-repaired = La base de données est de nouveau en ordre ; réparations : { $number }.
texts-missing = { $language }, textes manquants : { $number }
texts-sheet-written = Page : { $file }

## Éditions

edition-ok = { $file } : correct, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] { $coins } pièce chacun
       *[other] { $coins } pièces chacun
    }

## Copies de la base de données

bad-database-exists = { $file } existe déjà ; choisissez un autre fichier.
bad-database-version = La base de données vient d’une autre version. Démarrez une fois le serveur pour la mettre à jour.
bad-database-missing = { $file } n’existe pas.
bad-database-not-empty = La base de données n’est pas vide : une sauvegarde ne se restaure que dans une base vide.
