### Ce que toutes les pièces de la page ont en commun.

## Le cadre

page-name = Yamataï
page-title = { $what } · Yamataï
page-skip = Aller au contenu
page-notices = Avis
page-close = Fermer
page-cancel = Annuler
page-reload = Recharger
page-loading = Un instant …
page-colon = { $what } :
page-home = Vers le salon
page-you = vous
page-yes = oui
page-no = non
page-menu = Menu
page-learn = Apprendre
page-rules = Règles
page-settings = Réglages
page-language = Langue : { $language }
page-connection-lost = La connexion est coupée. Elle se rétablit ; rien n’est perdu.
page-connection-back = La connexion est rétablie.
page-update-waiting = Il existe une version plus récente de cette page.

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
error-internal = Il s’est passé quelque chose qui n’aurait pas dû. Veuillez réessayer.
error-illegal-action = { $reason }
error-who-are-you = Vous n’êtes pas encore connu ici : prenez une place ou choisissez d’abord un nom.
error-absent = Un joueur artificiel joue à votre place. Revenez d’abord à la table.
error-already-accepted = Vous avez déjà accepté.
error-already-seated = Vous êtes déjà à cette table.
error-already-so = C’est déjà le cas.
error-bad-edition = Cette édition est inutilisable : { $reason }
error-bad-message = Le serveur n’a pas compris.
error-bad-request = Il manque quelque chose, ou quelque chose n’est pas permis.
error-bad-position = Cette position est inutilisable ({ $where }) : { $reason }
error-bad-record = Ce relevé est illisible (ligne { $line }) : { $reason }
error-busy = Le serveur est occupé. Veuillez réessayer dans un instant.
error-cannot-redo = Il n’y a rien à refaire.
error-cannot-undo = On ne peut plus revenir dessus.
error-has-account = Vous avez déjà un compte.
error-name-taken = Ce nom est pris.
error-no-hints = Il n’y a pas de conseils à cette table.
error-no-offer = Rien n’est proposé.
error-no-pause = Cette partie n’a pas de pendule à arrêter.
error-no-such-edition = Cette édition n’existe pas.
error-no-such-person = Cette personne n’existe pas.
error-no-such-ply = La partie n’est pas allée si loin.
error-no-such-seat = Cette place n’existe pas.
error-no-such-table = Cette table n’existe pas.
error-not-absent = Vous jouez déjà vous-même.
error-not-for-you = Cette table est réservée à ses joueurs.
error-not-found = Il n’y a rien ici.
error-not-now = Ce n’est pas possible pour le moment.
error-not-oneself = Cela ne marche pas avec soi-même.
error-not-seated = Vous n’êtes pas à cette table.
error-not-the-host = Seul l’hôte de la table peut le faire.
error-not-your-seat = Ce n’est pas votre place.
error-not-your-turn = Ce n’est pas votre tour.
error-offer-open = Une autre proposition attend une réponse.
error-other-number-of-seats =
    { $seats ->
        [one] Il faut { $seats } joueur.
       *[other] Il faut { $seats } joueurs.
    }
error-other-rules = Cette partie a été jouée avec d’autres règles et ne peut pas être poursuivie.
error-record-or-position = Soit un relevé, soit une position, pas les deux.
error-removed = L’hôte vous a retiré de cette table.
error-seat-taken = Cette place est prise.
error-seats-open = Des places sont encore libres.
error-stale = La partie a avancé entre-temps ; regardez-la de nouveau.
error-storage-away = Le serveur n’atteint pas sa base de données. Cela reprendra tout seul.
error-table-full = Cette table est complète.
error-too-large = C’est trop gros.
error-too-many = C’était trop d’un coup. Attendez un instant.
error-too-many-tables =
    { $most ->
        [one] Vous avez { $most } table non terminée ; terminez-la d’abord.
       *[other] Vous avez { $most } tables non terminées ; terminez-en une d’abord.
    }
error-unreadable-file = Ce fichier est illisible.
error-wrong-code = Ce code n’est pas (ou plus) valable.
error-wrong-origin = La demande ne venait pas de cette page.
error-wrong-password = Le nom ou le mot de passe est faux.
