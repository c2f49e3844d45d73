### Le salon : jouer tout de suite, tables, réglages et identité.

## La première page

lobby-title = Salon
lobby-what = Voguez d’île en île, élevez villes et temples et devenez le Maître Bâtisseur de Yamataï. De 1 à 4 joueurs. Gratuit, sans compte.
lobby-quick = Jouer contre l’ordinateur
lobby-opponents = Adversaires
lobby-level = Niveau
lobby-play = Jouer
lobby-first-time = Première fois ? Apprendre en jouant
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
lobby-import = Ouvrir un enregistrement
lobby-your-turn = À vous de jouer
lobby-waiting =
    { $number ->
        [one] À vous de jouer dans { $number } partie
       *[other] À vous de jouer dans { $number } parties
    }
lobby-turn-of = À { $player } de jouer
lobby-status-open = attend des joueurs
lobby-status-running = en cours
lobby-status-over = terminée
lobby-status-abandoned = abandonnée
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

## Une nouvelle table

new-title = Nouvelle table
new-seats = Qui joue
new-players = Joueurs
new-seat = Place : { $seat }
new-seat-me = Vous
new-seat-me-hint = Sur cet appareil. Prenez plusieurs places pour partager un écran.
new-seat-open = Place libre
new-seat-open-hint = Pour quiconque a le lien ou trouve la table dans le salon.
new-hot-seat = Plusieurs personnes sur un même appareil : passez-le à qui doit jouer.
new-options = Options de la table
new-clock = Temps
new-clock-none = Sans pendule
new-clock-none-hint = Sans limite de temps.
new-clock-live = En une séance
new-clock-live-hint = Minutes par joueur pour toute la partie.
new-clock-days = Sur plusieurs jours
new-clock-days-hint = Jours par tour ; revenez quand c’est à vous.
new-minutes = Minutes
new-days = Jours
new-listed = Afficher dans le salon
new-listed-hint = Tout le monde peut s’y asseoir ; sinon, seulement les personnes qui ont le lien.
new-start = Commencer quand toutes les places sont prises
new-start-hint = Sinon, l’hôte lance la partie.
new-watch = Tout le monde peut regarder
new-watch-hint = Sinon, seuls les joueurs peuvent voir la partie.
new-undo = Annulation autorisée
new-undo-hint = Pendant votre propre tour, tant que rien de nouveau n’est révélé.
new-hints = Conseils autorisés
new-hints-who = Un joueur virtuel montre ce qu’il ferait. Entre personnes, tout le monde doit être d’accord pendant la partie.
new-face-down = Tuiles construites face cachée
new-face-down-hint = Comme dans la boîte : les tuiles construites et le total des autres restent cachés jusqu’à la fin.
new-stand-in = Remplaçant des joueurs qui partent
new-make = Créer la table
new-edition = Édition personnalisée
new-edition-hint = Votre plateau, vos tuiles ou vos prix, dans un fichier TOML. Partez du résultat de « himiko edition export ».
new-edition-file = Choisir un fichier d’édition
new-edition-chosen = Édition de cette table : { $name }
new-edition-usual = Utiliser l’édition standard

## La salle d’attente

wait-close = Fermer la table
wait-close-sure = Fermer la table ?
wait-close-warning = Plus personne ne pourra s’y asseoir, et le lien ne fonctionnera plus.
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
settings-sound-hint = Un tambour discret quand c’est votre tour.
settings-notify = Notifications
settings-notify-hint = Le navigateur vous prévient quand c’est votre tour et que la page est à l’arrière-plan.
settings-notify-refused = Le navigateur bloque les notifications de cette page.
settings-device = Autres appareils
settings-device-what = Continuez avec le même nom et les mêmes parties sur un téléphone ou un autre ordinateur.
settings-device-make = Créer un lien
settings-device-link = Votre lien
settings-copy = Copier
settings-copied = Copié.
settings-not-copied = Le navigateur a bloqué la copie. Copiez à la main.
settings-code = Lien ou code d’un autre appareil
settings-code-hint = Cet appareil aura alors le même nom et les mêmes parties.
settings-code-use = L’utiliser
settings-account = Compte
settings-account-what = Facultatif. Connectez-vous avec un nom et un mot de passe pour retrouver vos parties partout.
settings-account-is = Connecté : { $name }
settings-account-make = Créer un compte
settings-account-log-in = Se connecter
settings-account-name = Nom du compte
settings-account-name-hint = Ce sera aussi votre nom à la table.
settings-account-missing = Saisissez un nom et un mot de passe.
settings-password = Mot de passe
settings-password-hint = Au moins 8 caractères.
settings-password-short = Le mot de passe doit avoir au moins 8 caractères.
settings-welcome = Bienvenue, { $name } !
settings-log-out = Se déconnecter
settings-delete-heading = Supprimer vos données
settings-delete-what = Votre nom, votre compte, vos appareils et vos messages seront supprimés. Des joueurs virtuels termineront vos parties. C’est irréversible.
settings-delete = Supprimer toutes mes données
settings-delete-sure = Supprimer toutes vos données ?
settings-deleted = Toutes vos données ont été supprimées.

## Le lien d’un autre appareil

link-title = Continuer sur cet appareil
link-use = Continuer ici

## Nulle part

nowhere-title = Page introuvable
nowhere-what = Vérifiez l’adresse.
