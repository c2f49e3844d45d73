### Le salon : jouer tout de suite, tables, réglages et identité.

## La première page

lobby-title = Salon
lobby-what = Voguez d’île en île, élevez villes et sanctuaires et devenez le Maître Bâtisseur de Yamataï. De 1 à 4 personnes, gratuit, sans compte.
lobby-quick = Jouer contre l’ordinateur
lobby-opponents = Adversaires
lobby-level = Leur façon de jouer
lobby-play = Jouer
lobby-first-time = Première fois ? Apprendre en jouant
lobby-tables = Tables
lobby-new = Jouer à plusieurs
lobby-list-mine = Vos parties
lobby-list-open = Tables ouvertes
lobby-list-running = Regarder
lobby-list-finished = Terminées
lobby-none-mine = Vous n’avez pas encore de partie. La première est à un clic.
lobby-none-open = Personne n’attend de joueurs. Ouvrez une table et envoyez le lien à vos amis.
lobby-none-running = Aucune partie publique n’est en cours.
lobby-none-finished = Aucune partie publique n’est encore terminée. Vos parties terminées sont sous « Vos parties ».
lobby-more = Afficher plus
lobby-import = Ouvrir le relevé d’une partie
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
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }
lobby-clock-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }

## Une nouvelle table

new-title = Une nouvelle table
new-seats = Qui joue
new-players = Joueurs
new-seat = Place : { $seat }
new-seat-me = Vous
new-seat-me-hint = Sur cet appareil. Prenez plusieurs places pour jouer ensemble devant un seul écran.
new-seat-open = Place libre
new-seat-open-hint = Pour qui a le lien ou trouve la table dans le salon.
new-hot-seat = À plusieurs sur un appareil : celui dont c’est le tour se met devant l’écran.
new-options = Ce qui vaut à cette table
new-clock = Temps
new-clock-none = Sans pendule
new-clock-none-hint = Personne n’est pressé.
new-clock-live = D’une traite
new-clock-live-hint = Des minutes par joueur pour toute la partie.
new-clock-days = Sur plusieurs jours
new-clock-days-hint = Des jours pour chaque tour ; revenez quand c’est le vôtre.
new-minutes = Minutes
new-days = Jours
new-listed = L’afficher dans le salon
new-listed-hint = Tout le monde peut s’y asseoir. Sinon, seulement ceux qui ont le lien.
new-start = Commencer quand toutes les places sont prises
new-start-hint = Sinon, l’hôte donne le signal.
new-watch = Tout le monde peut regarder
new-watch-hint = Sinon, seuls les joueurs voient la partie.
new-undo = On peut revenir sur ses actions
new-undo-hint = Pendant son propre tour, tant que rien de nouveau n’a été révélé.
new-hints = Les conseils sont permis
new-hints-hint = Un joueur artificiel dit ce qu’il ferait.
new-stand-in = Qui continue à la place de ceux qui partent
new-make = Ouvrir la table
new-edition = Une autre édition
new-edition-hint = Un plateau, des tuiles ou des prix à vous, dans un fichier TOML. « himiko edition export » écrit l’édition habituelle, pour commencer.
new-edition-file = Choisir un fichier d’édition
new-edition-chosen = Cette table se jouera avec { $name }.
new-edition-usual = Prendre l’édition habituelle

## La salle d’attente

wait-close = Fermer la table
wait-close-sure = Fermer la table ?
wait-close-warning = Plus personne ne pourra s’y asseoir, et le lien ne mènera nulle part.
wait-closed = Cette table a été fermée
wait-closed-what = L’hôte y a renoncé avant le début de la partie.

## Réglages

settings-title = Réglages
settings-you = Vous
settings-name = Votre nom
settings-name-hint = C’est ainsi que les autres vous voient à la table.
settings-name-saved = Vous vous appelez maintenant { $name }.
settings-save = Enregistrer
settings-look = Apparence et son
settings-language = Langue
settings-theme = Couleurs
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Mouvement
settings-motion-system = Comme le système
settings-motion-full = Complet
settings-motion-less = Réduit
settings-sound = Sons
settings-sound-hint = Un tambour discret quand c’est votre tour.
settings-notify = Notifications
settings-notify-hint = Le navigateur vous prévient quand c’est votre tour et que la page est à l’arrière-plan.
settings-notify-refused = Le navigateur n’autorise pas les notifications pour cette page.
settings-device = Autres appareils
settings-device-what = Continuez avec le même nom et les mêmes parties sur un téléphone ou un autre ordinateur.
settings-device-make = Créer un lien
settings-device-link = Votre lien
settings-device-once = Ouvrez-le sur l’autre appareil. C’est comme une clé : ne le montrez à personne. Un nouveau lien annule l’ancien.
settings-copy = Copier
settings-copied = Copié.
settings-not-copied = Le navigateur n’a pas permis la copie : copiez à la main.
settings-code = Lien ou code d’un autre appareil
settings-code-hint = Vous serez dès lors la même personne ici que là-bas.
settings-code-use = L’utiliser
settings-code-used = Vous êtes maintenant la même personne sur les deux appareils.
settings-account = Compte
settings-account-what = Facultatif. Avec un nom et un mot de passe, vous retrouvez vos parties partout.
settings-account-is = Vous avez le compte { $name }.
settings-account-make = Créer un compte
settings-account-log-in = Se connecter
settings-account-name = Nom du compte
settings-account-name-hint = Ce sera désormais aussi votre nom à la table.
settings-account-missing = Veuillez indiquer un nom et un mot de passe.
settings-password = Mot de passe
settings-password-hint = Au moins 8 caractères.
settings-password-short = Le mot de passe doit avoir au moins 8 caractères.
settings-welcome = Bienvenue, { $name } !
settings-log-out = Se déconnecter
settings-delete-heading = Tout supprimer
settings-delete-what = Votre nom, votre compte, vos appareils et ce que vous avez dit sont supprimés. Des joueurs artificiels terminent vos parties. C’est irréversible.
settings-delete = Tout supprimer
settings-delete-sure = Supprimer tout ce qui vous concerne ?
settings-deleted = Tout ce qui vous concernait est supprimé.

## Le lien d’un autre appareil

link-title = Continuer sur cet appareil
link-what = Avec ce lien, vous continuez ici comme sur votre autre appareil, avec le même nom et les mêmes parties.
link-instead = Avec ce lien, vous continuez ici comme sur votre autre appareil. Vous êtes ici { $name }, et vous ne le serez plus.
link-use = Continuer ici
link-none = Il manque le code dans ce lien. Créez-en un nouveau dans les réglages de l’autre appareil.

## Nulle part

nowhere-title = Il n’y a rien ici
nowhere-what = Cette adresse ne mène nulle part : il manque peut-être une lettre.
