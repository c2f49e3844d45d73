### La page, pour apprendre : les règles et leur recherche, ce qu’est chaque chose, la partie guidée.

## Les règles

rules-title = Règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-clear = Effacer la recherche
rules-found =
    { $number ->
        [one] { $number } règle trouvée
       *[other] { $number } règles trouvées
    }
rules-nothing = Aucune règle ne contient ces mots. Essayez-en moins, ou de plus courts.
rules-in-a-minute = Le jeu en une minute
rules-about = Chaque règle a un numéro, que le jeu indique quand il refuse une action. Les quantités sont celles de l’édition standard.
rules-ruling = Précision
rules-rulings = Une précision tranche ce que les livrets imprimés laissent ouvert.
rules-link = Lien vers la règle { $rule }
rules-colour = Couleur
rules-number = Bateaux
rules-price = Prix
rules-fleet = Flotte
rules-takes = Bateaux
rules-power = Pouvoir
rules-specialist = Spécialiste
rules-points = Points
rules-any = couleur au choix
rules-lesson = Apprendre en jouant

## Qu’est-ce que c’est ?

what-rule = En savoir plus : règle { $rule }
what-boat-does = Passe de la réserve à votre main, puis sur un emplacement. Sur le plateau, les bateaux ne sont à personne ; chaque bâtiment demande certaines couleurs autour de son île.
what-culture-does = Un jeton Culture. On le récolte avec un bateau à côté de son île. Deux jetons identiques ou trois différents paient un spécialiste.
what-mountain = Montagne
what-mountain-does = Qui construit ici un bâtiment standard gagne 1 pion Prestige.
what-sacred = Sanctuaire
what-sacred-does = Tant qu’il est là, personne ne peut construire sur cette île.
what-prestige = Pions Prestige
what-prestige-does = Chacun vaut 1 point à la fin. Les bâtiments standard en rapportent : sur une montagne, à côté de torii et de palais.
what-coins = Pièces
what-coins-does = Elles servent à acheter des bateaux. À la fin, chaque lot de 5 pièces vaut 1 point.
what-slot = Emplacement
what-slot-does = La place d’un bateau, là où les voies se rejoignent. Le premier bateau d’un tour va sur un emplacement de départ ou à côté d’un bateau de sa couleur, chaque suivant à côté du précédent.
what-island = Île
what-island-does = On y récolte d’abord le jeton Culture ; ensuite, quelqu’un peut y construire si les bons bateaux l’entourent.
what-harbour = Port
what-harbour-does = Vous y gardez un bateau pour les tours suivants. Ceux qui n’y tiennent pas sont mis de côté.
what-aside = Bateaux mis de côté
what-aside-does = Ils sont perdus. À la fin, chaque paire coûte 1 point.
what-reserve = Réserve
what-reserve-does = Les bateaux qui restent. Si une couleur manque à la fin d’une manche, la partie se termine.
what-decks = Pioches
what-decks-does = À la fin d’une manche, les deux rangées sont complétées à cinq. Si une pioche n’y suffit pas, la partie se termine.
what-order = Ordre du jeu
what-order-does = Dans la manche suivante, celui qui a choisi la flotte au plus petit numéro commence.
what-group = Groupe
what-group-does = Vos bâtiments standard sur des îles voisines. Un nouveau rapporte 1 pièce par bâtiment de son groupe.
what-trade = Commerce
what-trade-does = Une fois par tour, avant de placer le premier bateau, vous pouvez acheter ou vendre un bateau.
what-recruit = Recrutement
what-recruit-does = À la fin de votre tour, un spécialiste coûte 2 jetons Culture identiques ou 3 différents. Les pièces posées dessus sont à vous.
what-points = Points
what-points-does = Les points que vous auriez si la partie s’arrêtait maintenant.

## La première partie guidée

learn-title = Votre première partie
learn-lead = Apprenez Yamataï en y jouant : une partie courte contre un joueur virtuel, avec un guide qui explique chaque étape au moment où elle se présente.
learn-promise-time = Comptez une dizaine de minutes.
learn-promise-free = Tout peut s’annuler, et vous jouez comme vous voulez.
learn-promise-leave = Vous pouvez partir quand vous voulez et reprendre plus tard au même endroit.
learn-start = Commencer la première partie
learn-resume = Reprendre votre première partie
learn-again = Recommencer
learn-rules = Lire plutôt les règles

coach-name = Guide
coach-fold = Replier le guide
coach-unfold = Déplier le guide
coach-understood = Compris
coach-suggestion = Par exemple : { $action }
coach-explained = Expliqué : { $done } sur { $all }
coach-waits = { $name } joue. Regardez ce qui se passe sur le plateau.
coach-yours = À vous de jouer. Faites comme bon vous semble ; je reviens dès qu’il y a du nouveau.
coach-leave = Quitter la leçon

coach-welcome = Bienvenue à Yamataï
coach-welcome-says = Vous aménagez les îles pour la reine Himiko, contre { $name }. Qui a le plus de points à la fin gagne. Pour faire court, chacun n’a que trois bâtiments : quand quelqu’un pose le dernier, la partie s’achève avec la manche.
coach-fleet = Choisissez une flotte
coach-fleet-says = Chaque tour commence par une flotte. Ses bateaux viennent dans votre main, son pouvoir est à vous pour ce tour, et son numéro donne votre place dans la manche suivante : les petits numéros jouent d’abord.
coach-trade = Vous pouvez commercer
coach-trade-says = Avant de placer quoi que ce soit, vous pouvez acheter ou vendre un bateau. Un troisième bateau allonge la chaîne, et le bambou ne coûte que 1 pièce.
coach-place = Placez votre premier bateau
coach-place-says = Les bateaux arrivent de l’ouest : le premier va sur un emplacement de départ, au bord gauche, ou à côté d’un bateau de la même couleur. Choisissez un bateau, puis un emplacement en évidence.
coach-chain = Formez une chaîne
coach-chain-says = Le bateau suivant va à côté de celui que vous venez de placer. La couleur n’importe plus. Placez-en autant que vous voulez ; ce sont les îles voisines qui comptent.
coach-collect = Récoltez
coach-collect-says = Chaque bateau placé ce tour-ci rapporte un jeton Culture d’une île voisine. Deux jetons identiques sont très utiles, vous allez voir. Choisissez une île.
coach-more = Un jeton par bateau
coach-more-says = Continuez : chaque bateau rapporte un jeton, tant qu’il en reste à prendre.
coach-recruit = Recrutez un spécialiste
coach-recruit-says = Deux jetons Culture identiques, ou trois différents, paient un spécialiste qui travaille désormais pour vous. Choisissez-en un dans la rangée.
coach-later = Pas encore de spécialiste
coach-later-says = Vous ne pouvez pas payer de spécialiste pour l’instant. Vos jetons attendront. Terminez votre tour.
coach-end = Terminez votre tour
coach-end-says = Voilà un tour complet : flotte, commerce, bateaux, récolte, recrutement. S’il vous convient, terminez-le ; sinon, annulez ce que vous voulez.
coach-others = Au tour de l’autre
coach-others-says = { $name } suit les mêmes cinq étapes. Les bateaux restent sur le plateau et ne sont à personne : vous pouvez tous les utiliser.
coach-second = Vous pourriez construire
coach-second-says = Une île sans jeton est libre. Une tuile Bâtiment montre quels bateaux doivent entourer l’île, peu importe qui les a placés ; vous devez en ajouter au moins un ce tour-ci. Cherchez une tuile dont les bateaux sont presque réunis.
coach-power = Votre flotte a un pouvoir
coach-power-says = Vous pouvez l’utiliser à tout moment de ce tour, ou pas du tout. Son effet est indiqué sur la flotte.
coach-build = Construisez !
coach-build-says = Les bons bateaux entourent une île vide. Choisissez une tuile Bâtiment de la rangée, puis l’île en évidence. La tuile vaut ses points ; montagnes, torii, palais et groupes rapportent aussitôt davantage.
coach-either = Récolter ou construire
coach-either-says = Dans un tour, c’est l’un ou l’autre. Si vous avez placé des bateaux, vous devez faire l’un des deux quand c’est possible.
coach-built = Votre bâtiment est là
coach-built-says = Il est à vous jusqu’au bout, et sa tuile compte à la fin. Un second sur une île voisine forme un groupe, qui rapporte des pièces.
coach-harbour = Des bateaux au port
coach-harbour-says = Un bateau inutilisé attend au port le tour suivant. Il y a de la place pour un seul ; certains spécialistes en donnent plus.
coach-moor = Trop de bateaux
coach-moor-says = Votre port ne peut pas tous les accueillir. Choisissez-en un à mettre de côté : il est perdu, et chaque paire coûte un point.
coach-round = La manche est finie
coach-round-says = Les spécialistes délaissés reçoivent 2 pièces chacun, les rangées se complètent et les numéros des flottes fixent le nouvel ordre. À deux joueurs, chacun a deux tours par manche.
coach-ends = Comment la partie se termine
coach-ends-says = Après une manche où quelqu’un a posé son dernier bâtiment. Ou encore si une couleur de bateaux est épuisée, ou si une pioche ne peut plus compléter sa rangée.
coach-all = Vous savez tout
coach-all-says = Vous connaissez maintenant chaque étape. Jouez jusqu’à la fin ; l’indice montre ce que ferait un joueur virtuel, et chaque élément vous dit ce qu’il est.
coach-over = La partie est terminée
coach-over-says = Pièces, prestige, bâtiments et spécialistes ont été comptés. La relecture permet de revoir la partie pas à pas.
coach-another = Une autre partie
