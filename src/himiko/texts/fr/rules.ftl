### Les règles, numérotées comme dans docs/rules.md.
###
### Les lignes qui commencent par « - » forment une liste, celles en « ! » sont des précisions : un
### point que les livrets imprimés laissent ouvert. Les numéros comme 6.3 deviennent des liens, les
### mots entre « _ » sont mis en valeur. L’effet des flottes et des spécialistes est avec le matériel.

rules-minute = À chaque tour, vous choisissez une flotte : elle vous donne des bateaux, un pouvoir pour ce tour et votre place dans la manche suivante. Vous pouvez acheter ou vendre un bateau. Ensuite, vous placez une chaîne de bateaux le long des voies maritimes puis, au choix, vous _ramassez_ des jetons Culture sur les îles à côté de vos bateaux ou vous _construisez_ sur une île vide entourée des bons bateaux. Peu importe qui les a placés : une fois sur le plateau, ils n’appartiennent à personne. Les bateaux qui vous restent rentrent au port ou sont mis de côté. Enfin, vous pouvez dépenser des jetons Culture pour recruter un spécialiste, qui travaille dès lors pour vous. Pièces, prestige, bâtiments et spécialistes valent des points.

## 1

rules-1 = Matériel
rules-1-1 = Le plateau montre 34 îles dans un réseau de voies maritimes. Les bateaux se placent sur des _emplacements_, là où les voies se rejoignent. Les emplacements autour d’une île sont les siens : ils lui sont _adjacents_. Cinq emplacements du bord ouest sont des _emplacements de départ_.
rules-1-2 = Deux emplacements joints par une voie sont dits _reliés_. Deux îles sont _adjacentes_ si elles ont une frontière commune, c’est-à-dire si deux emplacements reliés appartiennent à l’une et à l’autre. Des îles qui ne se touchent que par un coin, en un seul emplacement, ne sont pas adjacentes.
rules-1-3 = Au départ, la réserve compte 80 bateaux de cinq couleurs :
rules-1-4 =
    Il y a aussi
    - 10 tuiles Flotte, numérotées de 1 à 10 ;
    - 28 tuiles Bâtiment : 21 pour des bâtiments _standard_, dont certains sont des _échoppes_, et 7 pour des bâtiments _de prestige_ (3 torii et 4 palais) ;
    - 18 spécialistes ;
    - 34 jetons Culture : 5 de chacune des six sortes et 4 vierges ; dans chaque sorte, vierges compris, un jeton porte un symbole de montagne ;
    - 7 montagnes et 8 sanctuaires ;
    - les bâtiments standard aux couleurs des joueurs, des pièces et des pions Prestige.
rules-1-5 =
    ! Les pièces et les pions Prestige ne manquent jamais.
    ! Il n’y a que 8 sanctuaires ; celui qu’on retire du plateau peut resservir.

## 2

rules-2 = Mise en place
rules-2-1 = Mélangez les spécialistes. Cinq forment la rangée, face visible ; les autres, une pioche face cachée. Faites de même avec les tuiles Bâtiment.
rules-2-2 = Mélangez les dix flottes et posez-les sur la piste : les cinq de gauche face visible, les cinq de droite face cachée.
rules-2-3 = Mélangez les jetons Culture et posez-en un sur chaque île. Si un jeton (même vierge) porte un symbole de montagne, placez une montagne dessous. Retirez ensuite les jetons vierges. Il reste 30 jetons, 7 montagnes et 4 îles sans jeton, dont une est une montagne.
rules-2-4 = Chaque joueur reçoit 10 pièces et des bâtiments standard de sa couleur : 10 à deux joueurs, 8 à trois, 6 à quatre.
rules-2-5 =
    L’ordre du jeu de la première manche est tiré au sort. À deux joueurs, une manche compte quatre tours.
    ! À deux joueurs, on tire l’ordre des deux premiers tours, puis on le répète : A, B, A, B.

## 3

rules-3 = Une manche
rules-3-1 = On joue dans l’ordre du jeu. Chaque tour comprend les cinq étapes des sections 4 à 8 : choisir une flotte, commercer, placer des bateaux puis ramasser ou construire, rentrer au port, recruter. À deux joueurs, chacun joue deux tours complets par manche.
rules-3-2 = Quand tous les tours ont été joués, la manche se termine et la suivante se prépare (section 9).
rules-3-3 =
    Vous pouvez utiliser le pouvoir de votre flotte à tout moment de votre tour, entre deux actions, sauf indication contraire. Rien ne vous y oblige ; inutilisé, il est perdu à la fin du tour.
    ! Il en va de même des pouvoirs de spécialistes utilisables une fois par tour.
    ! Aucun pouvoir ne peut servir avant le choix de la flotte, entre le choix de la flotte 10 et la prise de son troisième bateau, pendant que vous regardez les tuiles de la flotte 3, pendant que vous ramassez des jetons (celui d’Ebisu compris) ou pendant que vous mettez des bateaux de côté.
    ! Les deux retraits de la flotte 7 peuvent se faire à des moments différents.
    ! Une fois que vous avez ramassé ou construit, l’étape 3 ne se poursuit que tant que vous pouvez utiliser un pouvoir qui donne des bateaux. Sinon, votre tour passe directement à l’étape 4 ; les autres pouvoirs redeviennent utilisables à l’étape 5.
rules-3-4 =
    ! Une fois l’étape 4 commencée, les pouvoirs qui donnent des bateaux (Raijin, Michimata, Nakatsu) ne peuvent plus servir jusqu’à la fin du tour.
    ! Un spécialiste recruté à l’étape 5 est à vous dès ce moment, mais n’aide que pour la suite : parmi ceux qui ont une action, seuls Hetsuka et Kachiko peuvent servir aussitôt. Riu ne fait pas revenir un bateau déjà mis de côté.

## 4

rules-4 = Étape 1 : choisir une flotte
rules-4-duty = Obligatoire.
rules-4-1 = Prenez l’une des flottes visibles de la piste. On ne la complète pas pendant la manche : le premier joueur choisit parmi cinq, le suivant parmi les quatre restantes, et ainsi de suite.
rules-4-2 = Prenez dans la réserve les bateaux indiqués sur la tuile et mettez-les dans votre main. Si une couleur est épuisée, vous ne recevez pas ce bateau. Le troisième bateau de la flotte 10 peut être de n’importe quelle couleur encore en réserve, or compris.
rules-4-3 = Le numéro de la flotte décide de votre place dans la manche suivante : les petits numéros d’abord (9.5). Son pouvoir ne vaut que pour ce tour.
rules-4-3-more =
    - Flotte 2 : personne d’autre ne peut construire la tuile réservée. Sa place dans la rangée reste vide jusqu’à la fin de la manche.
    ! Flotte 2 : vous pourrez construire la tuile à l’étape 3 d’une manche ultérieure, pas pendant la même manche.
    - Flotte 3 : s’il reste moins de trois tuiles dans la pioche, vous regardez celles qui restent.
    ! Flotte 5 : « vide » veut dire sans jeton Culture, sans bâtiment et sans sanctuaire.
    ! Flottes 6 et 8 : les deux jetons doivent être de sortes différentes, les deux bateaux de couleurs différentes.
    - Flotte 6 : les montagnes ne bougent pas.

## 5

rules-5 = Étape 2 : commercer
rules-5-duty = Facultatif.
rules-5-1 = Achetez un bateau de la réserve, ou vendez-lui un des vôtres. Le prix est le même dans les deux sens : 1 pièce pour le bambou, 2 pour le bois, 3 pour la pierre, 4 pour l’argile. L’or ne peut être ni acheté ni vendu (mais voir Tomoe, 8.3).
rules-5-2 = Vous pouvez faire une transaction par tour.
rules-5-3 = Vous pouvez vendre ou échanger les bateaux de votre main, y compris ceux de votre port ; jamais les bateaux mis de côté.
rules-5-4 = Vous ne pouvez plus commercer dès que vous avez placé un bateau, ramassé des jetons ou construit.

## 6

rules-6 = Étape 3 : placer des bateaux, puis ramasser ou construire
rules-6-duty = Placer est facultatif ; si vous pouvez ramasser ou construire, vous devez faire l’un des deux.
rules-6-placing = Placer
rules-6-1 = Vous placez des bateaux de votre main : ceux de ce tour et ceux de votre port. Placez-en autant que vous voulez, ou aucun.
rules-6-2 = Votre premier bateau va sur un emplacement de départ libre, ou sur un emplacement libre relié à un bateau de la même couleur.
rules-6-3 = Chacun des suivants va sur un emplacement libre relié à celui où vous venez d’en placer un, quelles que soient les couleurs. Les bateaux d’un tour forment donc une seule chaîne sans embranchement.
rules-6-4 =
    ! Un emplacement où vous avez placé un bateau pendant ce tour compte pour ramasser et construire tant qu’un bateau s’y trouve.
    ! Si un pouvoir a vidé le dernier emplacement de la chaîne, vous ne pouvez plus placer de bateau pendant ce tour.
    ! Un bateau déplacé ne compte pas sur son nouvel emplacement ; un emplacement dont le bateau a été échangé compte toujours.
    ! Un emplacement ne compte qu’une fois, même s’il a été vidé et que vous y avez placé un autre bateau.
    - Vous pouvez donc échapper à l’obligation de 6.14 en retirant les bateaux que vous venez de placer.
rules-6-5 = Un emplacement accueille un seul bateau. Les bateaux du plateau n’appartiennent à personne.
rules-6-collecting = Ramasser
rules-6-6 = Chaque bateau placé pendant ce tour vous rapporte un jeton Culture d’une île adjacente à son emplacement, s’il en reste. Un bateau, un jeton. Vous choisissez lesquels prendre et continuez jusqu’à ce qu’aucun bateau ne puisse plus rien ramasser ; l’ordre de vos choix ne vous fait jamais perdre de jeton.
rules-6-7 =
    Gardez devant vous, visibles de tous, les jetons que vous avez pris.
    ! Avec ou sans symbole de montagne, les jetons d’une même sorte sont équivalents.
rules-6-building = Construire
rules-6-8 = Choisissez une tuile Bâtiment, dans la rangée ou parmi celles que vous avez réservées lors d’une manche précédente, et une île vide : sans jeton Culture, sans bâtiment et sans sanctuaire. Vous devez avoir placé pendant ce tour un bateau sur au moins un de ses emplacements.
rules-6-9 = Les bateaux demandés par la tuile doivent se trouver sur les emplacements de cette île ; un même bateau ne compte pas deux fois. Peu importe qui les a placés, et quand. Ils y restent.
rules-6-10 = Une tuile standard demande un de vos bâtiments standard ; posez-le sur l’île. Une tuile Torii ou Palais y met un torii ou un palais neutre.
rules-6-11 = Vous pouvez construire une fois par tour. La tuile est à vous et compte en fin de partie.
rules-6-12 =
    Un bâtiment standard (échoppe comprise) vaut aussitôt à son bâtisseur les récompenses suivantes, qui s’additionnent :
    - 1 pion Prestige par torii ou palais sur une île adjacente ;
    - 1 pion Prestige si l’île est une montagne ;
    - des pièces si le bâtiment fait désormais partie d’un _groupe_ : au moins deux de vos bâtiments standard, liés par des îles adjacentes. Vous recevez 1 pièce par bâtiment du groupe, le nouveau compris, et le double si la tuile est une échoppe.
rules-6-13 = Un bâtiment de prestige ne rapporte rien de tout cela à son bâtisseur.
rules-6-either = L’un ou l’autre
rules-6-14 =
    À chaque tour, vous ramassez ou vous construisez, jamais les deux ; et si au moins l’un des deux est possible, vous devez le faire. Sans bateau placé qui compte encore (6.4), ni l’un ni l’autre n’est possible.
    ! On juge de ce qui est possible sans les pouvoirs facultatifs. Si seul le pouvoir de la flotte 9 rend une construction possible, vous pouvez la faire sans y être obligé.
    - Une construction qui vous coûte les 2 pièces d’Ananda est possible si vous les avez.
rules-6-15 = Après avoir ramassé ou construit, vous ne pouvez plus placer de bateau.

## 7

rules-7 = Étape 4 : rentrer les bateaux restants au port
rules-7-duty = Obligatoire.
rules-7-1 =
    Votre port accueille 1 bateau pour les tours suivants. Si vous en avez davantage, choisissez lesquels mettre de côté ; un bateau déjà au port peut laisser sa place à un autre.
    ! Vous ne pouvez pas mettre de côté un bateau pour lequel il y a de la place.
rules-7-2 = Les bateaux mis de côté sont perdus : ils ne reviennent jamais dans votre main ni dans la réserve, et coûtent des points à la fin (10.1).

## 8

rules-8 = Étape 5 : recruter un spécialiste
rules-8-duty = Facultatif.
rules-8-1 = Un spécialiste de la rangée coûte 2 jetons Culture identiques, ou 3 jetons de trois sortes différentes. Ces jetons sont retirés de la partie. Vous recevez les pièces qui sont sur le spécialiste. Vous pouvez recruter une fois par tour, et la rangée n’est complétée qu’à la fin de la manche.
rules-8-2 = Un spécialiste reste avec vous jusqu’à la fin de la partie.
rules-8-3 = Les 18 spécialistes et leurs points :
rules-8-3-more =
    - Ananda : 2 pièces en tout, quel que soit le nombre de bâtiments adjacents du propriétaire, pour les bâtiments standard comme pour ceux de prestige. On paie avant les récompenses de 6.12. Le propriétaire ne paie jamais.
    - Awashima : pour la récompense du groupe, le nouveau bâtiment compte avec vos bâtiments standard adjacents.
    ! Awashima : le bâtiment est ensuite neutre, et ne rapporte pas le pion de Kagutsuchi.
    ! Raijin : vous pouvez aussi donner de l’or, même le bateau que vous reprenez (8.4).
    ! Ebisu : prendre le jeton est facultatif. Il vient juste après les autres, si vous en avez ramassé au moins un.
    ! Kagutsuchi : vous gagnez un pion, qu’Amateratsu double.
    - Les jetons Culture défaussés pour Michimata ou Hetsuka sont retirés de la partie.
rules-8-4 = Vous ne pouvez échanger que contre des bateaux présents dans la réserve. Vos bateaux y retournent d’abord, puis vous prenez les nouveaux.

## 9

rules-9 = Fin d’une manche
rules-9-duty = Tout se passe dans cet ordre. Là où il est dit que la partie se termine, elle s’arrête aussitôt.
rules-9-1 = Si un joueur a posé son dernier bâtiment standard pendant cette manche, la partie se termine.
rules-9-2 = Si la réserve n’a plus aucun bateau d’une couleur, la partie se termine. On ne le vérifie qu’à ce moment : une couleur épuisée puis revenue pendant la manche ne compte pas.
rules-9-3 = Posez 2 pièces sur chaque spécialiste encore dans la rangée, en plus de celles qui y sont déjà. Complétez ensuite la rangée à cinq ; les nouveaux arrivent sans pièce. Si la pioche n’y suffit pas, la partie se termine.
rules-9-4 = Complétez la rangée de bâtiments à cinq. Si la pioche n’y suffit pas, la partie se termine.
rules-9-5 = L’ordre du jeu de la manche suivante suit les numéros des flottes choisies pendant la manche qui s’achève, en commençant par le plus petit. À deux joueurs, chacun des quatre tours a son propre numéro : les deux tours d’un joueur peuvent donc se suivre.
rules-9-6 = Les flottes que personne n’a choisies glissent vers la gauche de la piste en gardant leur ordre, et on en retourne jusqu’à en avoir cinq visibles. Les flottes de cette manche sont mélangées et posées à droite, face cachée.

## 10

rules-10 = Décompte
rules-10-1 =
    Chaque joueur additionne :
    - ses pièces : 1 point par lot de 5, arrondi à l’entier inférieur (par lot de 3 avec Fu Hsi) ;
    - ses pions Prestige : 1 point chacun (2 avec Amateratsu) ;
    - ses tuiles Bâtiment construites et ses spécialistes : les points indiqués ;
    - ses tuiles réservées non construites : −1 chacune ;
    - ses bateaux mis de côté : −1 par paire complète.
    ! Les bateaux au port ne coûtent rien.
rules-10-2 =
    Le joueur qui a le plus de points devient le Maître Bâtisseur de Yamataï. En cas d’égalité, l’ordre du jeu départage : celui qui a joué le plus tôt dans la dernière manche passe devant. À deux joueurs, c’est le premier tour de chacun dans cette manche qui compte.
    ! La dernière manche est celle qui vient d’être jouée, dans l’ordre où elle l’a été ; les flottes qu’on y a choisies ne changent pas cet ordre.

## 11

rules-11 = Informations cachées et publiques
rules-11-1 =
    Caché à tous : l’ordre des deux pioches et les flottes face cachée. Caché aux autres : les tuiles que vous voyez avec la flotte 3 et la façon dont vous les remettez. Le nombre de tuiles remises dessus et dessous est public.
    ! Ce que vous avez appris ainsi vaut jusqu’à ce que quelqu’un d’autre regarde les mêmes tuiles ou en remette sous la pioche.
rules-11-2 =
    Tout le reste est public, y compris les jetons Culture et les pièces.
    ! Les tuiles Bâtiment construites sont publiques aussi. Selon les livrets, on les retourne face cachée ; mais chacun les a vues, et les cacher ne mettrait que la mémoire à l’épreuve. Une table peut choisir de les garder face cachée, comme dans la boîte : les tuiles construites par les autres, et les totaux qui en dépendent, restent alors cachés jusqu’à la fin.

## 12

rules-12 = Durée
rules-12-1 = Le nombre de manches n’est pas limité, puisque personne n’est obligé de placer des bateaux. Pour une simulation, la personne qui la lance fixe une limite ; une partie arrêtée là est comptée comme interrompue.
