### Les règles, numérotées comme dans docs/rules.md.
###
### Les lignes qui commencent par « - » forment une liste, celles en « ! » sont des précisions : un
### point que les livrets imprimés laissent ouvert. Les numéros comme 6.3 deviennent des liens, les
### mots entre « _ » sont mis en valeur. L’effet des flottes et des spécialistes est avec le matériel.

rules-minute = À chaque tour, vous choisissez une flotte : elle vous donne des bateaux, un pouvoir pour ce tour et votre place dans la manche suivante. Vous pouvez acheter ou vendre un bateau. Ensuite, vous posez une chaîne de bateaux sur les voies maritimes et vous en faites l’une de ces deux choses : _récolter_ des jetons Culture sur les îles voisines de vos bateaux, ou _construire_ sur une île vide entourée des bons bateaux. Peu importe qui les a placés : une fois sur l’eau, ils ne sont à personne. Les bateaux qui vous restent rentrent au port ou sont perdus. Enfin, vous pouvez dépenser des jetons Culture pour recruter un spécialiste, qui travaille dès lors pour vous. Pièces, prestige, bâtiments et spécialistes valent des points.

## 1

rules-1 = Matériel
rules-1-1 = Le plateau montre 34 îles dans un réseau de voies maritimes. Les bateaux se placent sur des _emplacements_, là où les voies se rejoignent. Les emplacements autour d’une île sont les siens ; un tel emplacement et l’île sont _voisins_. Cinq emplacements du bord ouest sont des _emplacements de départ_.
rules-1-2 = Deux emplacements joints par une voie sont _reliés_. Deux îles sont _voisines_ si elles bordent des deux côtés le même tronçon de voie, c’est-à-dire si deux emplacements reliés appartiennent à l’une et à l’autre. Des îles qui ne se touchent que par un coin, en un seul emplacement, ne sont pas voisines.
rules-1-3 = Au départ, la réserve compte 80 bateaux de cinq couleurs :
rules-1-4 =
    Il y a aussi
    - 10 tuiles Flotte, numérotées de 1 à 10 ;
    - 28 tuiles Bâtiment : 21 pour des bâtiments _standard_, dont certains sont des _échoppes_, et 7 pour des bâtiments _de prestige_, soit 3 torii et 4 palais ;
    - 18 spécialistes ;
    - 34 jetons Culture : 5 de chacune des six sortes et 4 vierges ; dans chaque sorte, vierges compris, un jeton porte une montagne ;
    - 7 montagnes et 8 sanctuaires ;
    - les bâtiments standard des joueurs, des pièces et des pions Prestige.
rules-1-5 =
    ! Les pièces et les pions Prestige ne manquent jamais.
    ! Il n’y a que 8 sanctuaires ; celui qu’on retire du plateau peut resservir.

## 2

rules-2 = Mise en place
rules-2-1 = Mélangez les spécialistes. Cinq forment la rangée, face visible ; les autres, une pioche face cachée. Faites de même avec les tuiles Bâtiment.
rules-2-2 = Mélangez les dix flottes et posez-les sur la piste : les cinq de gauche face visible, les cinq de droite face cachée.
rules-2-3 = Mélangez les jetons Culture et posez-en un sur chaque île. Là où le jeton porte une montagne, même vierge, placez une montagne dessous. Retirez ensuite les jetons vierges. Il reste 30 jetons, 7 montagnes et 4 îles sans jeton, dont une est une montagne.
rules-2-4 = Chacun reçoit 10 pièces et des bâtiments standard de sa couleur : 10 à deux joueurs, 8 à trois, 6 à quatre.
rules-2-5 =
    L’ordre du jeu de la première manche est tiré au sort. À deux joueurs, une manche compte quatre tours.
    ! À deux, on tire les deux premiers tours ; le troisième et le quatrième les répètent : A, B, A, B.

## 3

rules-3 = Une manche
rules-3-1 = On joue dans l’ordre du jeu. Chaque tour comprend les cinq étapes des sections 4 à 8 : choisir une flotte, commercer, placer des bateaux puis récolter ou construire, rentrer au port, recruter. À deux joueurs, chacun joue deux tours complets par manche.
rules-3-2 = Quand tous les tours ont été joués, la manche se termine et la suivante se prépare (section 9).
rules-3-3 =
    Le pouvoir de votre flotte et les pouvoirs de spécialistes utilisables une fois par tour servent à tout moment de votre tour, entre deux actions, sauf indication contraire. Rien ne vous y oblige ; un pouvoir de flotte inutilisé est perdu à la fin du tour.
    ! Aucun pouvoir ne sert avant le choix de la flotte, entre le choix de la flotte 10 et son troisième bateau, pendant que vous regardez les tuiles de la flotte 3, au milieu d’une récolte ou pendant que vous mettez des bateaux de côté.
    ! Les deux retraits de la flotte 7 peuvent se faire à des moments différents.
rules-3-4 =
    ! Une fois l’étape 4 commencée, les pouvoirs qui donnent des bateaux (Raijin, Michimata, Nakatsu) ne servent plus pendant ce tour.
    ! Un spécialiste recruté à l’étape 5 agit aussitôt. Seul Ebisu attend la récolte d’un tour suivant.

## 4

rules-4 = Étape 1 : choisir une flotte
rules-4-duty = Obligatoire.
rules-4-1 = Prenez l’une des flottes visibles de la piste. On ne la complète pas pendant la manche : le premier joueur choisit parmi cinq, le suivant parmi les quatre restantes, et ainsi de suite.
rules-4-2 = Prenez en main, dans la réserve, les bateaux indiqués. Si une couleur manque dans la réserve, tant pis. Le troisième bateau de la flotte 10 peut être de toute couleur encore en réserve, même l’or.
rules-4-3 = Le numéro de la flotte décide de votre place dans la manche suivante : les petits numéros d’abord (9.5). Son pouvoir ne vaut que pour ce tour.
rules-4-3-more =
    - Flotte 2 : vous seul pourrez construire la tuile réservée, à l’étape 3 d’une manche ultérieure. Le vide dans la rangée se comble à la fin de la manche.
    - Flotte 3 : si la pioche a moins de trois tuiles, vous voyez celles qu’elle a.
    ! Flotte 5 : vide veut dire sans jeton Culture, sans bâtiment et sans sanctuaire.
    ! Flottes 6 et 8 : les deux jetons doivent être de sortes différentes, les deux bateaux de couleurs différentes. Les montagnes ne bougent pas.

## 5

rules-5 = Étape 2 : commercer
rules-5-duty = Facultatif.
rules-5-1 = Achetez un bateau présent dans la réserve, ou vendez-lui un des vôtres. Le prix est le même dans les deux sens : bambou 1 pièce, bois 2, pierre 3, argile 4. L’or ne se négocie pas (mais voyez Tomoe, 8.3).
rules-5-2 = Vous faites une transaction par tour.
rules-5-3 = Vous pouvez vendre ou échanger les bateaux de votre main ; ceux de votre port en font partie. Les bateaux mis de côté sont hors d’atteinte.
rules-5-4 = Dès que vous placez un bateau, récoltez ou construisez, vous ne pouvez plus commercer.

## 6

rules-6 = Étape 3 : placer des bateaux, puis récolter ou construire
rules-6-duty = Placer est facultatif ; si vous pouvez récolter ou construire, vous devez faire l’un des deux.
rules-6-placing = Placer
rules-6-1 = Vous placez des bateaux de votre main : ceux de ce tour et ceux qui attendaient au port. Autant que vous voulez, ou aucun.
rules-6-2 = Le premier va sur un emplacement de départ libre, ou sur un emplacement libre relié à un bateau de la même couleur.
rules-6-3 = Chaque bateau suivant va sur un emplacement libre relié à celui où vous venez d’en placer un, quelles que soient les couleurs. Les bateaux d’un tour forment donc une seule chaîne sans embranchement.
rules-6-4 =
    ! Un emplacement où vous avez placé un bateau ce tour-ci compte pour récolter et construire tant qu’un bateau s’y trouve.
    - Si un pouvoir a vidé le dernier emplacement de la chaîne, vous ne placez plus rien ce tour-ci.
    - Un bateau déplacé ne compte pas à son nouvel emplacement ; un emplacement dont le bateau a été échangé compte toujours.
    - Un emplacement ne compte qu’une fois, même vidé puis occupé de nouveau par vous.
    - Vous pouvez donc échapper à l’obligation de 6.14 en retirant les bateaux que vous venez de placer.
rules-6-5 = Un emplacement accueille un seul bateau. Les bateaux du plateau ne sont à personne.
rules-6-collecting = Récolter
rules-6-6 = Chaque bateau placé ce tour-ci vous rapporte un jeton Culture d’une île voisine de son emplacement, s’il en reste. Un bateau rapporte un jeton au plus. Vous choisissez lesquels prendre et continuez tant qu’un jeton peut être attribué à un bateau ; l’ordre de vos choix ne vous en fait jamais perdre.
rules-6-7 = Les jetons pris restent visibles devant vous. Un jeton avec montagne vaut autant que les autres de sa sorte.
rules-6-building = Construire
rules-6-8 = Choisissez une tuile Bâtiment, dans la rangée ou parmi celles que vous avez réservées lors d’une manche précédente, et une île vide : sans jeton Culture, sans bâtiment et sans sanctuaire. Vous devez avoir placé ce tour-ci un bateau sur au moins un de ses emplacements.
rules-6-9 = Les bateaux demandés par la tuile doivent se trouver sur les emplacements de cette île, un bateau distinct pour chacun. Peu importe qui les a placés et quand. Ils y restent.
rules-6-10 = Pour une tuile standard, il vous faut un bâtiment standard disponible ; il va sur l’île. Pour un torii ou un palais, on y pose un torii ou un palais neutre.
rules-6-11 = Vous construisez une fois par tour. La tuile est à vous et compte en fin de partie.
rules-6-12 =
    Un bâtiment standard, et une échoppe en est un, récompense aussitôt son bâtisseur. Tout s’additionne :
    - 1 pion Prestige par torii ou palais sur une île voisine ;
    - 1 pion Prestige si l’île est une montagne ;
    - des pièces si le bâtiment fait désormais partie d’un _groupe_ : au moins deux de vos bâtiments standard, joints par des îles voisines. Vous recevez 1 pièce par bâtiment du groupe, le nouveau compris, et le double si la tuile est une échoppe.
rules-6-13 = Un bâtiment de prestige ne rapporte rien de tout cela à son bâtisseur.
rules-6-either = L’un ou l’autre
rules-6-14 =
    Dans un même tour, on récolte ou on construit, jamais les deux ; et si l’un des deux est possible, il faut le faire. Sans bateau placé qui compte encore (6.4), ni l’un ni l’autre n’est possible.
    ! On juge de ce qui est possible sans les pouvoirs facultatifs. Ce que seule la remise de la flotte 9 permet, vous pouvez le construire sans y être obligé. Si vous devez 2 pièces au propriétaire d’Ananda et que vous les avez, la construction est possible.
rules-6-15 = Après avoir récolté ou construit, vous ne placez plus de bateau.

## 7

rules-7 = Étape 4 : rentrer au port
rules-7-duty = Obligatoire.
rules-7-1 =
    Votre port accueille 1 bateau, que vous gardez pour la suite. S’il vous en reste davantage, vous mettez l’excédent de côté et choisissez lesquels ; un bateau déjà au port peut céder la place à un nouveau.
    ! On ne met pas de côté un bateau pour lequel il y a de la place.
rules-7-2 = Les bateaux mis de côté sont perdus : ils ne reviennent ni dans votre main ni dans la réserve, et coûtent des points à la fin (10.1).

## 8

rules-8 = Étape 5 : recruter un spécialiste
rules-8-duty = Facultatif.
rules-8-1 = Un spécialiste de la rangée coûte 2 jetons Culture identiques ou 3 jetons tous différents. Ces jetons quittent la partie. Les pièces posées sur lui sont à vous. On recrute une fois par tour, et la rangée n’est complétée qu’à la fin de la manche.
rules-8-2 = Un spécialiste reste avec vous jusqu’à la fin.
rules-8-3 = Les 18 spécialistes et leurs points :
rules-8-3-more =
    - Ananda : c’est 2 pièces en tout, quel que soit le nombre de bâtiments voisins, pour un bâtiment standard comme de prestige. On paie avant les récompenses de 6.12. Son propriétaire ne paie jamais.
    - Awashima : pour le groupe, le nouveau bâtiment compte avec vos bâtiments standard voisins. Il est ensuite neutre comme les autres, et ne rapporte pas le pion de Kagutsuchi.
    - Raijin : vous pouvez aussi donner de l’or, même le bateau que vous reprenez (8.4).
    - Ebisu : le jeton supplémentaire vient juste après la récolte, si vous avez pris au moins un jeton.
    - Les jetons Culture rendus pour Michimata ou Hetsuka quittent la partie.
rules-8-4 = On n’échange que contre des bateaux présents dans la réserve. Vos bateaux y retournent d’abord, puis vous prenez les nouveaux.

## 9

rules-9 = Fin d’une manche
rules-9-duty = Tout se passe dans cet ordre. Là où il est dit que la partie se termine, elle s’arrête aussitôt.
rules-9-1 = Si un joueur a posé son dernier bâtiment standard pendant cette manche, la partie se termine.
rules-9-2 = Si la réserve n’a plus aucun bateau d’une couleur, la partie se termine. Seul ce moment compte : une couleur épuisée puis revenue pendant la manche n’arrête rien.
rules-9-3 = Chaque spécialiste encore dans la rangée reçoit 2 pièces, en plus de celles qu’il a. La rangée est ensuite complétée à cinq ; les nouveaux arrivent sans pièce. Si la pioche n’y suffit pas, la partie se termine.
rules-9-4 = La rangée des bâtiments est complétée à cinq. Si la pioche n’y suffit pas, la partie se termine.
rules-9-5 = L’ordre du jeu de la manche suivante suit les numéros des flottes jouées, en commençant par le plus petit. À deux joueurs, chacun des quatre tours a son propre numéro : les deux tours d’un joueur peuvent donc se suivre.
rules-9-6 = Les flottes que personne n’a choisies glissent vers la gauche dans leur ordre, et on en retourne assez pour en avoir cinq visibles. Les flottes de cette manche sont mélangées et complètent la droite de la piste, face cachée.

## 10

rules-10 = Décompte
rules-10-1 =
    Chacun additionne :
    - ses pièces : 1 point par lot de 5, arrondi au-dessous (par lot de 3 avec Fu Hsi) ;
    - ses pions Prestige : 1 point chacun (2 avec Amateratsu) ;
    - les tuiles de ses bâtiments construits et ses spécialistes : les points indiqués ;
    - ses tuiles réservées jamais construites : −1 chacune ;
    - ses bateaux mis de côté : −1 par paire ; un bateau isolé ne coûte rien.

    Les bateaux au port ne coûtent rien.
rules-10-2 =
    Qui a le plus de points est le Maître Bâtisseur de Yamataï. À égalité, l’ordre du jeu départage : celui qui a joué plus tôt dans la dernière manche passe devant. À deux joueurs, c’est le premier tour de chacun qui compte.
    ! La dernière manche est celle qui vient d’être jouée, dans son ordre ; les flottes choisies n’y changent plus rien.

## 11

rules-11 = Caché et visible
rules-11-1 =
    Personne ne connaît l’ordre des deux pioches ni les flottes cachées. Seul le joueur concerné sait quelles tuiles il a vues avec la flotte 3 et comment il les a remises ; combien sont dessus et combien dessous, tous le savent.
    ! Ce que vous avez appris ainsi vaut jusqu’à ce qu’un autre regarde les mêmes tuiles ou en remette sous la pioche.
rules-11-2 = Tout le reste est visible, y compris les jetons Culture, les pièces et les tuiles des bâtiments.

## 12

rules-12 = Durée
rules-12-1 = Le nombre de manches n’est pas limité, puisque personne n’est obligé de placer des bateaux. Une simulation reçoit une limite de qui la lance ; une partie arrêtée là est dite interrompue.
