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
what-boat-does = Passe de la réserve à votre main, puis sur un emplacement. Sur le plateau, les bateaux ne sont à personne ; chaque bâtiment demande certaines couleurs autour de son île.
what-culture-does = Un jeton Culture. Ramassez-le avec un bateau placé à côté de son île. Deux jetons identiques, ou trois différents, paient un spécialiste.
what-mountain = Montagne
what-mountain-does = Un bâtiment standard construit ici rapporte 1 pion Prestige.
what-sacred = Sanctuaire
what-sacred-does = Tant qu’il est là, personne ne peut construire sur cette île.
what-prestige = Pions Prestige
what-prestige-does = Chacun vaut 1 point à la fin. Les bâtiments standard en rapportent : sur une montagne, à côté de torii et de palais.
what-coins = Pièces
what-coins-does = Elles servent à acheter des bateaux. À la fin, chaque lot de 5 pièces vaut 1 point.
what-slot = Emplacement
what-slot-does = L’emplacement d’un bateau, là où les voies maritimes se rejoignent. Le premier bateau de chaque tour va sur un emplacement de départ ou à côté d’un bateau de la même couleur, chacun des suivants à côté du précédent.
what-island = Île
what-island-does = Une fois son jeton Culture ramassé, n’importe qui peut y construire si les bons bateaux l’entourent.
what-harbour = Port
what-harbour-does = Garde un bateau pour les tours suivants. Les bateaux qui n’y tiennent pas sont mis de côté.
what-aside = Bateaux mis de côté
what-aside-does = Ils sont hors jeu. À la fin, vous perdez 1 point pour 2 de ces bateaux.
what-reserve = Réserve
what-reserve-does = Les bateaux que personne n’a pris. Si une couleur est épuisée à la fin d’une manche, la partie se termine.
what-decks = Pioches
what-decks-does = À la fin d’une manche, les deux rangées sont complétées à cinq. Si une pioche n’y suffit pas, la partie se termine.
what-order = Ordre du jeu
what-order-does = À la manche suivante, qui a choisi la flotte au plus petit numéro joue en premier.
what-group = Groupe
what-group-does = Vos propres bâtiments standard sur des îles adjacentes. En ajouter un rapporte 1 pièce par bâtiment du groupe.
what-trade = Commerce
what-trade-does = Une fois par tour, avant de placer votre premier bateau, vous pouvez acheter ou vendre un bateau.
what-recruit = Recrutement
what-recruit-does = À la fin de votre tour, un spécialiste coûte 2 jetons Culture identiques ou 3 différents. Les pièces qui sont dessus sont à vous.
what-points = Points
what-points-does = Les points que vous auriez si la partie s’arrêtait maintenant.

## La première partie guidée

learn-title = Votre première partie
learn-lead = Apprenez Yamataï en y jouant : une partie courte contre un joueur virtuel, avec un guide qui explique chaque étape au moment où elle se présente.
learn-promise-time = Comptez une dizaine de minutes.
learn-promise-leave = Vous pouvez partir à tout moment et reprendre là où vous en étiez.
learn-start = Commencer votre première partie
learn-resume = Reprendre votre première partie
learn-again = Recommencer
learn-rules = Lire plutôt les règles

coach-name = Guide
coach-fold = Replier le guide
coach-unfold = Déplier le guide
coach-understood = Compris
coach-waits = { $name } joue. Regardez ce qui se passe sur le plateau.
coach-yours = À vous de jouer. Faites comme vous voulez ; je vous ferai signe quand il y aura du nouveau.
coach-leave = Quitter la leçon

coach-trade = Vous pouvez commercer
coach-trade-says = Avant de placer quoi que ce soit, vous pouvez acheter ou vendre un bateau. Un troisième bateau allonge la chaîne, et le bambou ne coûte que 1 pièce.
coach-chain = Formez une chaîne
coach-chain-says = Le bateau suivant va à côté de celui que vous venez de placer ; sa couleur n’importe plus. Placez-en autant que vous voulez ; ce qui compte, ce sont les îles à côté.
coach-collect = Ramassez
coach-collect-says = Chaque bateau placé ce tour-ci rapporte un jeton Culture d’une île à côté. Deux jetons identiques sont très utiles, vous allez voir. Choisissez une île.
coach-recruit = Recrutez un spécialiste
coach-recruit-says = Deux jetons Culture identiques, ou trois différents, paient un spécialiste qui travaille désormais pour vous. Choisissez-en un dans la rangée.
coach-end = Terminez votre tour
coach-end-says = Voilà un tour complet : flotte, commerce, bateaux, jetons, recrutement. S’il vous convient, terminez-le ; sinon, annulez ce que vous voulez.
coach-others = Au tour de l’autre
coach-others-says = { $name } passe par les mêmes cinq étapes. Les bateaux restent sur le plateau et ne sont à personne : vous pouvez tous les utiliser.
coach-built = C’est construit !
coach-built-says = Le bâtiment est à vous jusqu’au bout, et sa tuile compte à la fin. Un second sur une île adjacente forme un groupe, qui rapporte des pièces.
coach-moor = Trop de bateaux
coach-moor-says = Votre port ne peut pas tous les accueillir. Choisissez-en un à mettre de côté : il est hors jeu, et vous perdez un point pour deux bateaux.
coach-round = La manche est finie
coach-round-says = Les spécialistes que personne n’a choisis reçoivent 2 pièces chacun, les rangées sont complétées et les numéros des flottes fixent le nouvel ordre. À deux joueurs, chacun a deux tours par manche.
coach-ends = Comment la partie se termine
coach-ends-says = À la fin d’une manche où quelqu’un a posé son dernier bâtiment. Ou quand une couleur de bateau est épuisée, ou qu’une pioche ne peut plus compléter sa rangée.
coach-all = Vous savez tout
coach-all-says = Vous connaissez maintenant chaque étape. Jouez jusqu’à la fin. Le bouton Conseil montre ce que ferait un joueur virtuel ; touchez un élément pour savoir ce que c’est.
coach-over = La partie est terminée
coach-over-says = Pièces, prestige, bâtiments et spécialistes ont été comptés. L’analyse vous permet de revoir la partie action par action.
coach-another = Une autre partie
