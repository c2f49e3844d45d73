### La page, pour apprendre : les règles et leur recherche, ce qu’est chaque chose, la partie guidée.

## Les règles

rules-title = Règles
rules-contents = Sommaire
rules-search = Rechercher dans les règles
rules-clear = Effacer la recherche
rules-found =
    { $number ->
        [one] { $number } règle trouvée
       *[other] { $number } règles trouvées
    }
rules-nothing = Aucune règle ne correspond. Essayez moins de mots, ou des mots plus courts.
rules-in-a-minute = Le jeu en une minute
rules-about = Chaque règle a un numéro ; le jeu le cite quand une action n’est pas permise. Les quantités sont celles de l’édition standard.
rules-ruling = Arbitrage
rules-rulings = Un arbitrage tranche un point que les livrets imprimés laissent ouvert ou sur lequel ils se contredisent. Le plateau et les tuiles sont reconstitués ; ce projet n’est pas affilié à l’éditeur du jeu.
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

what-rule = En savoir plus : règle { $rule }
what-boat-does = Passe de la réserve à votre main, puis sur un emplacement. Sur le plateau, les bateaux n’appartiennent à personne ; chaque bâtiment demande certaines couleurs autour de son île.
what-culture-does = Un jeton Culture. Ramassez-le avec un bateau placé à côté de son île. Deux jetons identiques, ou trois différents, paient un spécialiste.
what-mountain = Montagne
what-mountain-does = Un bâtiment standard construit ici rapporte 1 pion Prestige.
what-sacred = Sanctuaire
what-sacred-does = Tant qu’il est là, personne ne peut construire sur cette île.
what-prestige = Pions Prestige
what-prestige-does = Chacun vaut 1 point à la fin. Les bâtiments standard en rapportent sur une montagne et à côté des torii et des palais.
what-coins = Pièces
what-coins-does = Elles servent à acheter des bateaux. À la fin, chaque lot de 5 pièces vaut 1 point.
what-slot = Emplacement
what-slot-does = Accueille un bateau, là où des voies maritimes se rejoignent. Le premier bateau de chaque tour va sur un emplacement de départ ou à côté d’un bateau de la même couleur, chacun des suivants à côté du précédent.
what-island = Île
what-island-does = Une fois son jeton Culture ramassé, n’importe qui peut y construire si les bons bateaux l’entourent.
what-harbour = Port
what-harbour-does = Garde un bateau pour les tours suivants. Les bateaux qui n’y tiennent pas sont mis de côté.
what-aside = Bateaux mis de côté
what-aside-does = Ils sont hors jeu. À la fin, chaque paire vous coûte 1 point.
what-reserve = Réserve
what-reserve-does = Les bateaux que personne n’a pris. Si une couleur est épuisée à la fin d’une manche, la partie se termine.
what-decks = Pioches
what-decks-does = À la fin d’une manche, les deux rangées sont complétées à cinq. Si une pioche n’y suffit pas, la partie se termine.
what-order = Ordre du jeu
what-order-does = À la manche suivante, on joue dans l’ordre des numéros de flotte, du plus petit au plus grand.
what-group = Groupe
what-group-does = Vos bâtiments standard situés sur des îles adjacentes. En ajouter un rapporte 1 pièce par bâtiment du groupe.
what-trade = Commerce
what-trade-does = Une fois par tour, avant de placer votre premier bateau, vous pouvez acheter ou vendre un bateau.
what-recruit = Recrutement
what-recruit-does = À la fin de votre tour, un spécialiste coûte 2 jetons Culture identiques ou 3 différents. Vous recevez aussi les pièces qui sont dessus.
what-points = Points
what-points-does = Les points que vous auriez si la partie s’arrêtait maintenant.

## La première partie guidée

learn-title = Votre première partie
learn-lead = Apprenez Yamataï en y jouant : une partie courte contre un joueur virtuel, avec un guide qui explique chaque étape au moment où elle se présente.
learn-promise-time = Comptez une dizaine de minutes.
learn-promise-back = Vous pouvez tout annuler ; si vous vous écartez de la leçon, le guide vous y ramène.
learn-promise-leave = Vous pouvez partir à tout moment et reprendre là où vous en étiez.
learn-start = Commencer votre première partie
learn-resume = Reprendre votre première partie
learn-again = Recommencer
learn-rules = Lire plutôt les règles

coach-name = Guide
coach-fold = Replier le guide
coach-unfold = Déplier le guide
coach-understood = Compris
coach-now = Maintenant : { $action }
coach-step = Étape { $step } sur { $steps }
coach-strayed = Un autre coup
coach-strayed-says = Ce peut être un bon coup, mais la leçon prévoyait autre chose. Revenez-y, ou continuez à votre façon : j’expliquerai ce qui se présente. La leçon demandait :
coach-back = Revenir à la leçon
coach-free = Continuer à ma façon
coach-waits = { $name } joue. Regardez ce qui se passe sur le plateau.
coach-yours = À vous de jouer. Faites comme vous voulez ; je vous ferai signe quand il y aura du nouveau.
coach-leave = Quitter la leçon
coach-begin = Bienvenue à Yamataï
coach-begin-says = Aménagez les îles pour la reine Himiko et devancez { $name } aux points. Nous rejoignons une courte partie à sa deuxième manche : les deux premiers tours sont à vous.
coach-boats = Choisissez une flotte
coach-boats-says = Chaque tour commence par une flotte. Ses bateaux vont dans votre main.

coach-trade = Vous pouvez commercer
coach-trade-says = Avant de placer quoi que ce soit, vous pouvez acheter ou vendre un bateau. Un troisième bateau allonge la chaîne, et le bambou ne coûte qu’une pièce.
coach-enter = Placez votre premier bateau
coach-enter-says = Le premier bateau va sur un emplacement de départ, indiqué par des flèches. Choisissez un bateau de votre main, puis l’emplacement.
coach-chain = Formez une chaîne
coach-chain-says = Le bateau suivant va à côté de celui que vous venez de placer ; sa couleur n’importe plus. Placez-en autant que vous voulez ; ce qui compte, ce sont les îles à côté.
coach-collect = Ramassez
coach-collect-says = Chaque bateau placé ce tour-ci rapporte un jeton Culture d’une île adjacente. Deux jetons identiques sont très utiles, vous allez voir. Choisissez une île.
coach-recruit = Recrutez un spécialiste
coach-recruit-says = Deux jetons Culture identiques, ou trois différents, paient un spécialiste qui travaille désormais pour vous. Choisissez-en un dans la rangée.
coach-end = Terminez votre tour
coach-end-says = Voilà un tour complet : flotte, commerce, bateaux, jetons, recrutement. S’il vous convient, terminez-le ; sinon, annulez ce que vous voulez.
coach-tile = Place à la construction
coach-tile-says = Au lieu de ramasser, vous pouvez construire sur une île sans jeton. La tuile aux deux bateaux Bambou en demande deux autour de son île, peu importe qui les a placés. Ils y sont déjà, autour de l’île 14.
coach-number = Le numéro d’une flotte
coach-number-says = Il donne votre place dans la manche suivante : les petits numéros jouent d’abord. Cette fois, prenez le bateau Bambou qu’il vous faut, même si cela vous fait jouer plus tard.
coach-extend = À côté de sa couleur
coach-extend-says = Votre premier bateau peut aussi aller à côté d’un bateau de sa couleur. Pour construire sur l’île 14, vous devez placer un bateau à côté d’elle.
coach-first = Ramasser ou construire
coach-first-says = À chaque tour, c’est l’un ou l’autre. Les bateaux demandés par la tuile entourent l’île 14 : choisissez la tuile, puis l’île.
coach-moored = Des bateaux au port
coach-moored-says = Votre bateau Argile attend au port jusqu’à votre prochain tour. Il y a de la place pour un bateau, et pour deux de plus grâce à Riu. C’est tout pour ce tour : terminez-le.
coach-others = Le tour de l’autre joueur
coach-others-says = { $name } passe par les cinq mêmes étapes. Les bateaux restent sur le plateau et n’appartiennent à personne : vous pouvez tous les utiliser.
coach-built = C’est construit !
coach-built-says = Le bâtiment est à vous jusqu’au bout, et sa tuile compte à la fin. Un second sur une île adjacente forme un groupe, qui rapporte des pièces.
coach-moor = Trop de bateaux
coach-moor-says = Votre port ne peut pas tous les accueillir. Choisissez-en un à mettre de côté : il sera hors jeu, et chaque paire de bateaux mis de côté vous coûte un point.
coach-round = La manche est finie
coach-round-says = Les spécialistes que personne n’a choisis reçoivent 2 pièces chacun, les rangées sont complétées et les numéros des flottes fixent le nouvel ordre. À deux joueurs, chacun a deux tours par manche.
coach-powers = Les flottes ont des pouvoirs
coach-powers-says = Le symbole d’une flotte indique un pouvoir pour ce tour : utilisez-le quand vous voulez, ou pas du tout. Son bouton a un cadre en pointillés.
coach-ends = Comment la partie se termine
coach-ends-says = À la fin d’une manche : quand quelqu’un y a posé son dernier bâtiment, quand une couleur de bateau est épuisée ou quand une pioche ne peut plus compléter sa rangée.
coach-all = Vous savez tout
coach-all-says = Vous connaissez maintenant chaque étape. Jouez jusqu’à la fin. Le bouton Conseil montre ce que ferait un joueur virtuel ; touchez un élément pour savoir ce que c’est.
coach-over = La partie est terminée
coach-over-says = Pièces, prestige, bâtiments et spécialistes ont été comptés. L’analyse vous permet de revoir la partie action par action.
coach-another = Une autre partie

## Exercises after the first game

exercise-name = Exercice
exercise-all = Trois exercices
exercise-lead = Des positions réelles, un tour à jouer dans chacune. Réfléchissez d’abord : tout peut être annulé jusqu’à la fin du tour.
exercise-recruit = Recrutez Hetsuka pendant ce tour
exercise-recruit-says = Vous avez un jeton Culture (prunier). Deux jetons identiques, ou trois différents, paient un spécialiste.
exercise-recruit-why = Un bateau à côté de la bonne île a rapporté le second jeton. Regardez ce que vous possédez avant de choisir une flotte.
exercise-mountain = Construisez sur une montagne pendant ce tour
exercise-mountain-says = Un bâtiment standard sur une montagne rapporte un pion Prestige. Cherchez une île-montagne vide entourée de bateaux, et une tuile à laquelle il ne manque presque rien.
exercise-mountain-why = Vous avez choisi la flotte pour ses bateaux, et les bateaux pour une tuile et une île. C’est l’essentiel du jeu.
exercise-palace = Construisez le palais pendant ce tour
exercise-palace-says = Le palais de la rangée demande les cinq couleurs, et vous n’avez pas de bateau Or. Une flotte peut vous aider.
exercise-palace-why = La flotte 9 permet de construire avec un bateau de moins. Pensez aux pouvoirs quand quelque chose semble hors de portée.
exercise-show = Montrer une solution
exercise-again = Réessayer
exercise-next = Exercice suivant
exercise-finish = Retour aux exercices
exercise-solved = Résolu !
exercise-missed = Le tour est fini et l’objectif n’est pas atteint. Réessayez, ou laissez-moi vous montrer une solution.
exercise-elsewhere = Vous ne suivez plus la solution. Annulez ou réessayez pour y revenir.
exercise-done = résolu
exercise-leave = Quitter l’exercice
