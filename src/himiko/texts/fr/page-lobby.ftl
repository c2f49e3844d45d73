### Le salon : jouer tout de suite, tables, réglages et identité.

## La première page

lobby-title = Salon
lobby-what = Voguez d’île en île, élevez villes et temples et devenez le Maître Bâtisseur de Yamataï. De 1 à 4 joueurs. Gratuit, sans compte.
lobby-about = Un projet indépendant, sans lien avec les auteurs ou l’éditeur du jeu. Le plateau et la plupart des tuiles sont reconstitués.
lobby-quick = Jouer contre l’ordinateur
lobby-opponents = Adversaires
lobby-level = Niveau
lobby-play = Jouer
lobby-first-time = Première fois ? Apprendre en jouant
lobby-adapts-now =
    { $games ->
        [0] Actuellement : { $level }. Le niveau monte quand vous gagnez et descend quand vous perdez.
        [one] Actuellement : { $level }. Parties en solo : { $games }, gagnées : { $won }. Le niveau suit vos résultats.
       *[other] Actuellement : { $level }. Vous avez gagné { $won } de vos { $games } dernières parties en solo ; le niveau suit vos résultats.
    }
lobby-strength = Mesuré : { $percent } % de victoires sur { $games } parties contre { $level }.
lobby-shown = Exemple de partie
lobby-shown-pause = Pause
lobby-shown-go-on = Continuer
lobby-tables = Tables
lobby-new = Jouer à plusieurs
lobby-list-mine = Vos parties
lobby-list-open = Tables ouvertes
lobby-list-running = Regarder
lobby-list-finished = Terminées
lobby-none-mine = Vous n’avez pas encore de partie. La première est à un clic.
lobby-none-open = Personne n’attend de joueurs. Créez une table et envoyez le lien à vos amis.
lobby-none-running = Aucune partie publique en cours.
lobby-none-finished = Aucune partie publique n’est encore terminée. Vous trouverez les vôtres sous « Vos parties ».
lobby-more = Afficher plus
lobby-workshop = Atelier : votre plateau et vos tuiles
lobby-scorepad = Feuille de score pour jouer chez soi
lobby-import = Ouvrir un enregistrement
lobby-your-turn = À vous de jouer
lobby-waiting =
    { $number ->
        [one] À vous de jouer dans { $number } partie
       *[other] À vous de jouer dans { $number } parties
    }
lobby-turn-of = À { $player } de jouer
lobby-status-open = attend des joueurs
lobby-status-dealing = va commencer
lobby-status-running = en cours
lobby-status-over = terminée
lobby-status-abandoned = abandonnée
lobby-result-won = gagné, { $mine } à { $theirs }
lobby-result-lost = perdu, { $mine } à { $theirs }
lobby-result-place = place { $place } sur { $players }, { $points }
lobby-result-winner = { $player } a gagné, { $points }
lobby-seat-record = joueur d’un enregistrement
lobby-seat-open = place libre
lobby-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute par joueur
       *[other] { $minutes } minutes par joueur
    }
lobby-clock-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }

## The game in a minute

minute-title = Le jeu en une minute
minute-fleet = Choisir une flotte
minute-fleet-does = Elle vous donne des bateaux et un pouvoir pour ce tour. Plus son numéro est petit, plus vous jouez tôt à la manche suivante.
minute-place = Placer des bateaux
minute-place-does = Placez des bateaux le long des voies maritimes : depuis un emplacement de départ à l’ouest, ou à côté d’un bateau de la même couleur.
minute-build = Ramasser ou construire
minute-build-does = Prenez des jetons Culture sur les îles à côté de vos nouveaux bateaux, ou construisez sur une île entourée des bateaux que demande une tuile.
minute-win = Recruter et gagner
minute-win-does = Payez des spécialistes avec des jetons Culture. Bâtiments, prestige, spécialistes et pièces valent des points ; le plus gros total l’emporte.

challenges-title = Défis
challenges-what = Battez un joueur virtuel à partir d’une donne fixe, sans conseils. Toute personne qui a le lien joue la même donne ; essayez autant de fois que vous voulez.
challenges-name = { $level }, donne { $number }
challenges-players = { $players } joueurs
challenges-untried = pas encore essayé
challenges-won = gagné, { $mine } à { $theirs }
challenges-lost =
    { $tries ->
        [one] { $tries } essai, { $mine } à { $theirs }
       *[other] { $tries } essais, au mieux { $mine } à { $theirs }
    }
challenges-again = Rejouer
challenges-review = Analyse
challenges-all = Tous les défis
challenges-score = Gagnés : { $won } sur { $all }

## Une nouvelle table

new-title = Nouvelle table
new-seats = Qui joue
new-players = Joueurs
new-seat = Place : { $seat }
new-seat-me = Vous
new-seat-me-hint = Sur cet appareil. Prenez plusieurs places pour partager un écran.
new-seat-open = Place libre
new-seat-open-hint = Pour quiconque a le lien ou trouve la table dans le salon.
new-hot-seat = Plusieurs personnes sur un même appareil : passez-le à la personne dont c’est le tour.
new-options = Options de la table
new-clock = Temps
new-clock-none = Sans pendule
new-clock-none-hint = Sans limite de temps.
new-clock-live = D’une traite
new-clock-live-hint = Minutes par joueur pour toute la partie.
new-clock-days = Sur plusieurs jours
new-clock-days-hint = Jours par tour ; revenez quand c’est à vous.
new-minutes = Minutes
new-days = Jours
new-listed = Afficher dans le salon
new-listed-hint = Tout le monde peut rejoindre la table ; sinon, seulement les personnes qui ont le lien.
new-start = Commencer quand toutes les places sont prises
new-start-hint = Sinon, l’hôte lance la partie.
new-watch = Tout le monde peut regarder
new-watch-hint = Sinon, seuls les joueurs peuvent voir la partie.
new-delay = Les spectateurs voient la partie
new-delay-hint = Un décalage empêche les spectateurs d’aider un joueur. La partie elle-même n’est pas retardée.
new-delay-none = En direct
new-delay-turns =
    { $turns ->
        [one] Avec { $turns } tour de retard
       *[other] Avec { $turns } tours de retard
    }
new-undo = Annulation autorisée
new-undo-hint = Pendant votre propre tour, tant que rien de nouveau n’est révélé.
new-hints = Conseils autorisés
new-hints-who = Un joueur virtuel montre ce qu’il ferait. S’il y a d’autres personnes à la table, tout le monde doit accepter pendant la partie.
new-face-down = Tuiles construites face cachée
new-face-down-hint = Comme dans la boîte : les tuiles construites et le total des autres restent cachés jusqu’à la fin.
new-stand-in = Remplaçant des joueurs qui partent
new-stand-in-after = Remplacer les joueurs absents
new-stand-in-after-hint = Si c’est leur tour et que leur page est restée fermée pendant ce délai.
new-stand-in-never = Jamais
new-stand-in-minutes =
    { $minutes ->
        [one] Au bout de { $minutes } minute
       *[other] Au bout de { $minutes } minutes
    }
new-make = Créer la table
new-edition = Édition personnalisée
new-edition-hint = Votre plateau, vos tuiles ou vos prix, dans un fichier TOML. Partez du résultat de « himiko edition export ».
new-edition-file = Choisir un fichier d’édition
new-edition-chosen = Édition de cette table : { $name }
new-edition-shelf = Sur votre étagère
new-edition-shelf-none = Choisir une édition
new-edition-kept = { $name }, version { $version }
edition-standard = C’est l’édition standard. Son plateau et la plupart de ses tuiles sont reconstitués, car les livrets ne les montrent pas.
edition-own = Partie jouée avec l’édition { $name }.
new-edition-workshop = En créer une à l’atelier
new-edition-usual = Utiliser l’édition standard

## La salle d’attente

wait-close = Fermer la table
wait-close-sure = Fermer la table ?
wait-close-warning = Plus personne ne pourra la rejoindre, et le lien ne fonctionnera plus.
wait-closed = Cette table a été fermée
wait-closed-what = L’hôte l’a fermée avant le début de la partie.

## Réglages

settings-title = Réglages
settings-you = Vous
settings-name = Votre nom
settings-name-hint = Le nom que les autres voient à la table.
settings-name-saved = Votre nom est maintenant { $name }.
settings-save = Enregistrer
settings-look = Apparence et son
settings-language = Langue
settings-theme = Thème
settings-theme-system = Réglage du système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Animations
settings-motion-system = Réglage du système
settings-motion-full = Complètes
settings-motion-less = Réduites
settings-sound = Sons
settings-sound-what = Une corde pincée quand c’est votre tour.
settings-volume = Volume
settings-text = Taille du texte
settings-text-normal = Normale
settings-text-large = Grande
settings-text-huge = Très grande
settings-speed = Actions des autres
settings-speed-slow = Lentement
settings-speed-normal = Une par une
settings-speed-fast = Rapidement
settings-speed-off = Toutes à la fois
settings-numbers = Toujours afficher les numéros
settings-numbers-hint = Sinon, les emplacements et les îles n’ont de numéro que sur un grand plateau ou quand on les mentionne.
settings-confirm = Confirmer chaque action
settings-confirm-hint = Sinon, une confirmation n’est demandée que pour ce qui ne peut pas être annulé.
settings-more = Nom, appareils et compte
settings-notify = Notifications
settings-notify-hint = Votre navigateur vous prévient quand c’est votre tour et que la page est en arrière-plan.
settings-notify-refused = Votre navigateur bloque les notifications de cette page.
settings-device = Autres appareils
settings-device-what = Continuez avec le même nom et les mêmes parties sur un téléphone ou un autre ordinateur.
settings-device-make = Créer un lien
settings-device-link = Votre lien
settings-device-ten-minutes = Ouvrez-le sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois. Ne le partagez jamais : la personne qui l’ouvre joue sous votre nom.
settings-copy = Copier
settings-copied = Copié.
settings-not-copied = Votre navigateur a bloqué la copie. Copiez à la main.
settings-code = Lien ou code d’un autre appareil
settings-code-hint = Cet appareil aura alors le même nom et les mêmes parties.
settings-code-use = Utiliser
settings-devices = Appareils connectés
settings-device-here = cet appareil
settings-device-seen = dernière utilisation : { $ago }
settings-device-unknown = Appareil inconnu
settings-device-log-out = Déconnecter { $device }
settings-devices-log-out = Déconnecter tous les autres appareils
settings-devices-gone = Déconnexion effectuée.
settings-account = Compte
settings-account-what = Facultatif. Connectez-vous avec un nom et un mot de passe pour retrouver vos parties partout.
settings-account-is = Compte connecté : { $name }.
settings-account-make = Créer un compte
settings-account-log-in = Se connecter
settings-account-recover = Utiliser un code de secours
settings-account-name = Nom du compte
settings-account-name-hint = Ce sera aussi votre nom à la table.
settings-account-missing = Saisissez un nom et un mot de passe.
settings-password = Mot de passe
settings-password-hint = Au moins 8 caractères.
settings-password-short = Le mot de passe doit avoir au moins 8 caractères.
settings-password-heading = Changer le mot de passe
settings-password-new = Nouveau mot de passe
settings-password-new-hint = Au moins 8 caractères. Tous vos autres appareils seront déconnectés.
settings-password-change = Changer le mot de passe
settings-password-changed = Votre mot de passe a été changé. Tous les autres appareils sont déconnectés.
settings-recovery-code = Code de secours
settings-recovery-missing = Saisissez l’un de vos codes de secours.
settings-passkeys = Clés d’accès
settings-passkeys-what = Connectez-vous avec votre empreinte digitale, votre visage ou le code de votre appareil au lieu d’un mot de passe. Une clé d’accès vous permet aussi de vous reconnecter si vous oubliez le mot de passe.
settings-passkey-add = Ajouter une clé d’accès
settings-passkey-added = Clé d’accès ajoutée.
settings-passkey-made = ajoutée { $ago }
settings-passkey-remove = Retirer
settings-passkey-remove-one = Retirer la clé d’accès : { $device }
settings-passkey-removed = Clé d’accès retirée. Supprimez-la aussi de votre gestionnaire de mots de passe.
settings-passkey-none-here = Les clés d’accès ne fonctionnent que sur une page avec un nom de domaine et https.
settings-passkey-use = Utiliser une clé d’accès
settings-passkey-log-in = Se connecter avec une clé d’accès
settings-codes = Codes de secours
settings-codes-what = Chacun de ces codes permet de choisir, une seule fois, un nouveau mot de passe si vous perdez le vôtre. Gardez-les sur papier.
settings-codes-keep = Notez ces codes maintenant : ils ne s’affichent qu’une fois.
settings-codes-left =
    { $number ->
        [0] Vous n’avez aucun code de secours.
        [one] Il vous reste { $number } code de secours.
       *[other] Il vous reste { $number } codes de secours.
    }
settings-codes-make = Créer de nouveaux codes de secours
settings-codes-made = Nouveaux codes de secours créés. Les anciens ne fonctionnent plus.
proof-title = Confirmez que c’est vous
proof-what = Reconnectez-vous pour modifier la protection de votre compte.
proof-go = Continuer
settings-welcome = Bienvenue, { $name } !
settings-log-out = Se déconnecter
settings-delete-heading = Supprimer vos données
settings-data-what = Consultez les données enregistrées sur vous, ou téléchargez-les toutes.
settings-data = Télécharger mes données
settings-delete-what = Votre nom, votre compte, vos appareils et vos messages seront supprimés. Des joueurs virtuels termineront vos parties. C’est irréversible.
settings-delete = Supprimer toutes mes données
settings-delete-sure = Supprimer toutes vos données ?
settings-deleted = Toutes vos données ont été supprimées.

## Le lien d’un autre appareil

link-title = Continuer sur cet appareil
link-owner = Sur cet appareil, votre nom sera { $name }.
link-made-on = Le lien a été créé sur : { $device }.
link-warning = Ne continuez que si vous avez créé ce lien vous-même : la personne qui vous l’a envoyé pourrait voir vos parties et y jouer.
link-replaces = Sur cet appareil, votre nom est actuellement { $name }. Sans compte, les parties que vous y avez jouées ne seront plus accessibles.
link-use = Continuer ici
link-void = Ce lien ne fonctionne plus : chaque lien ne sert qu’une fois et n’est valable que dix minutes. Créez-en un nouveau dans les réglages de votre autre appareil.
privacy-title = Vie privée
privacy-stored = Ce que ce serveur enregistre
privacy-stored-name = Votre nom, tel que les autres le voient, et la date de votre première visite.
privacy-stored-account = Si vous avez un compte : son nom, un condensé du mot de passe, les clés publiques de vos clés d’accès et des condensés des codes de secours. Personne ne peut y lire votre mot de passe.
privacy-stored-devices = Pour chaque appareil : un condensé du secret de son unique cookie, le navigateur et le système en deux mots, et la date approximative de sa dernière utilisation.
privacy-stored-games = Vos parties : chaque action et le moment où elle a été jouée. Les parties terminées restent lisibles par tous ceux qui pouvaient les voir.
privacy-stored-editions = Les éditions de votre étagère et celles avec lesquelles vos parties sont jouées.
privacy-stored-chat = Ce que vous écrivez dans la discussion, ainsi que les personnes et les messages que vous masquez.
privacy-stored-reports = Les signalements de messages, avec le message, pour les administrateurs.
privacy-stored-operators = Ce que les administrateurs font à votre sujet : les exclusions, avec leur motif, et un journal de leurs interventions.
privacy-not-stored = Ce qu’il n’enregistre pas
privacy-not-stored-address = Votre adresse IP : elle ne sert que pendant la connexion, pour limiter les abus.
privacy-not-stored-mail = Adresses e-mail, vrais noms, dates de naissance ou lieux : on ne vous les demande jamais.
privacy-not-stored-tracking = Rien n’est envoyé à personne d’autre. Il n’y a ni publicité ni traceurs.
privacy-how-long = Pendant combien de temps
privacy-guests-days =
    { $days ->
        [one] Les invités absents depuis { $days } jour sont oubliés.
       *[other] Les invités absents depuis { $days } jours sont oubliés.
    }
privacy-guests-kept = Les invités sont conservés jusqu’à ce qu’ils suppriment leurs données.
privacy-tables-days =
    { $days ->
        [one] Les parties terminées sont supprimées au bout de { $days } jour.
       *[other] Les parties terminées sont supprimées au bout de { $days } jours.
    }
privacy-tables-kept = Les parties terminées sont conservées, sans votre nom si vous supprimez vos données.
privacy-delete = Dans les réglages, vous pouvez télécharger ce qui est enregistré sur vous, et le supprimer à tout moment. Seul reste ce dont les administrateurs ont besoin : les signalements, les exclusions et le journal de leurs interventions.

## Nulle part

nowhere-title = Page introuvable
nowhere-what = Vérifiez l’adresse.
