### Ce que toutes les pièces de la page ont en commun.

## Le cadre

page-name = Yamataï
page-title = { $what } · Yamataï
page-skip = Aller au contenu
page-notices = Messages
page-close = Fermer
page-cancel = Retour
page-reload = Recharger
page-loading = Un instant…
page-colon = { $what } :
page-home = Retour au salon
page-you = vous
name-verified = Vérifié : ce nom appartient à un compte
page-yes = oui
page-no = non
page-menu = Menu
page-learn = Apprendre
page-rules = Règles
page-settings = Réglages
page-language = Langue : { $language }
page-connection-lost = Connexion perdue. Reconnexion en cours… Votre partie est conservée.
page-connection-back = Vous êtes de nouveau en ligne.
page-update-waiting = Une nouvelle version est disponible.

## Noms pour les invités, qui peuvent en choisir un autre

guest-name-1 = Héron
guest-name-2 = Grue
guest-name-3 = Loutre
guest-name-4 = Martin-pêcheur
guest-name-5 = Cormoran
guest-name-6 = Libellule
guest-name-7 = Tortue
guest-name-8 = Hirondelle
guest-name-9 = Dauphin
guest-name-10 = Renard
guest-name-11 = Luciole
guest-name-12 = Carpe

## Ce qui n’a pas marché

error-connection-lost = Le serveur est injoignable. Veuillez réessayer.
error-hints-not-agreed = S’il y a d’autres personnes à la table, tout le monde doit accepter les conseils.
error-internal = Une erreur inattendue s’est produite. Veuillez réessayer.
error-illegal-action = { $reason }
error-who-are-you = Prenez d’abord une place ou choisissez un nom.
error-absent = Un joueur virtuel joue à votre place. Revenez d’abord dans la partie.
error-already-accepted = Vous avez déjà accepté.
error-already-seated = Vous êtes déjà à cette table.
error-already-so = Rien à changer.
error-bad-edition = Impossible d’utiliser cette édition : { $reason }
error-bad-name =
    { $why ->
        [invisible] Ce nom contient des caractères invisibles.
        [accents] Une lettre de ce nom porte trop d’accents.
        [scripts] Ce nom mélange des lettres de plusieurs alphabets.
        [long] Ce nom est trop long.
       *[other] Saisissez un nom.
    }
error-banned = Un administrateur vous a interdit l’accès à ce serveur.
error-bad-message = Le serveur n’a pas compris.
error-bad-request = La demande est incomplète ou n’est pas permise.
error-bad-position = Impossible d’utiliser cette position ({ $where }) : { $reason }
error-bad-record = Impossible de lire cet enregistrement (ligne { $line }) : { $reason }
error-busy = Le serveur est occupé. Veuillez réessayer dans un instant.
error-engine-compiling = Le moteur du jeu est encore en cours de compilation ({ $done } sur { $parts }). Cela n’arrive qu’au premier démarrage ; patientez un instant.
error-cannot-redo = Il n’y a rien à rétablir.
error-cannot-undo = Il est trop tard pour annuler.
error-has-passkey = Cette clé d’accès est déjà utilisée.
error-has-account = Vous avez déjà un compte.
error-log-full = Le journal de cette table est plein. Vous ne pouvez plus que terminer la partie.
error-name-taken = Ce nom est déjà pris.
error-no-account = Il vous faut un compte pour cela.
error-no-passkey = Aucune clé d’accès n’a été utilisée.
error-no-majority = Vous ne pouvez pas voter l’exclusion du seul autre joueur.
error-no-hints = Les conseils sont désactivés à cette table.
error-no-offer = Il n’y a pas de proposition à laquelle répondre.
error-no-pause = Cette partie n’a pas de pendule à mettre en pause.
error-no-such-challenge = Ce défi n’existe pas.
error-no-such-device = Cet appareil est déjà déconnecté.
error-no-such-line = Ce message n’existe plus.
error-no-such-passkey = Cette clé d’accès a déjà été retirée.
error-no-such-edition = Cette édition n’existe pas.
error-no-such-person = Cette personne n’existe pas.
error-no-such-report = Ce signalement n’existe pas.
error-no-such-ply = La partie n’est pas allée jusque-là.
error-no-such-seat = Cette place n’existe pas.
error-no-such-table = Cette table n’existe pas.
error-not-absent = Vous jouez déjà vous-même.
error-not-banned = Cette personne n’est pas exclue.
error-not-asked = La question ne s’adresse pas à vous.
error-not-for-you = Seuls les joueurs peuvent voir cette table.
error-not-found = Page introuvable.
error-not-now = Ce n’est pas possible pour le moment.
error-not-oneself = Vous ne pouvez pas faire cela à vous-même.
error-not-seated = Vous n’êtes pas à cette table.
error-not-the-host = Seul l’hôte peut le faire.
error-not-your-seat = Ce n’est pas votre place.
error-not-your-turn = Ce n’est pas votre tour.
error-offer-open = Une autre proposition attend encore une réponse.
error-other-number-of-seats =
    { $seats ->
        [one] Il faut { $seats } joueur.
       *[other] Il faut { $seats } joueurs.
    }
error-other-rules = Cette partie a été jouée avec d’autres règles et ne peut pas être continuée.
error-prove-yourself = Reconnectez-vous d’abord.
error-record-or-position = Envoyez soit un enregistrement, soit une position, pas les deux.
error-removed = Votre place à cette table vous a été retirée.
error-seat-taken = Cette place est prise.
error-nudged-already = Cette personne vient d’être relancée. Laissez-lui un moment.
error-seats-open = Il reste des places libres.
error-silenced = Un administrateur vous a interdit d’écrire des messages.
error-stale = La partie a avancé entre-temps ; voyez où elle en est.
error-storage-away = Le serveur ne peut pas accéder à sa base de données. Le service reprendra automatiquement.
error-wrong-secret = Cela ne correspond pas à votre engagement.
error-study-running = Votre dernier compte rendu est encore en cours. Arrêtez-le d’abord.
error-table-full = Cette table est complète.
error-too-large = Fichier trop volumineux.
error-too-many = Trop de requêtes. Patientez un instant.
error-shelf-full = Votre étagère est pleine : elle contient { $most } versions. Retirez celles dont vous n’avez plus besoin.
error-too-many-tables =
    { $most ->
        [one] Vous avez { $most } partie inachevée ; terminez-la d’abord.
       *[other] Vous avez { $most } parties inachevées ; terminez-en une d’abord.
    }
error-too-many-passkeys = Vous pouvez avoir au plus { $most } clés d’accès.
error-unreadable-file = Ce fichier est illisible.
error-wrong-code = Ce code est incorrect ou a expiré.
error-wrong-origin = La demande ne venait pas de cette page.
error-wrong-host = Ce serveur ne répond pas à ce nom.
error-wrong-passkey = Cette clé d’accès n’appartient à aucun compte de ce serveur.
error-wrong-password = Nom ou mot de passe incorrect.
