### Le matériel du jeu : les noms, et ce que chaque élément permet.

language-name = français

## Bateaux : les matières et leurs couleurs

colour-bamboo = bambou
colour-wood = bois
colour-stone = pierre
colour-clay = argile
colour-gold = or

hue-bamboo = vert
hue-wood = marron
hue-stone = noir
hue-clay = rouge
hue-gold = jaune

## Culture

culture-plum = prunier
culture-maple = érable
culture-rice = riz
culture-ginkgo = ginkgo
culture-bellflower = campanule
culture-wisteria = glycine

## Spécialistes

specialist-amateratsu = Amateratsu
specialist-amateratsu-does = En fin de partie, chacun de vos pions Prestige vaut 2 points au lieu de 1.
specialist-izanagi = Izanagi
specialist-izanagi-does = Vous pouvez faire une transaction de plus à chaque tour.
specialist-raijin = Raijin
specialist-raijin-does = Une fois par tour, vous pouvez échanger 2 bateaux quelconques de votre main contre 1 bateau en or de la réserve.
specialist-ananda = Ananda
specialist-ananda-does = Les autres joueurs vous paient 2 pièces pour construire à côté de l’un de vos bâtiments standard. Qui ne peut pas payer ne peut pas y construire.
specialist-izanami = Izanami
specialist-izanami-does = Quand un autre joueur recrute un spécialiste, vous recevez la moitié des pièces posées dessus.
specialist-riu = Riu
specialist-riu-does = Votre port peut accueillir 2 bateaux de plus.
specialist-awashima = Awashima
specialist-awashima-does = Les bâtiments de prestige vous rapportent les mêmes bonus que les bâtiments standard : montagne, torii et palais voisins, groupe.
specialist-kachiko = Kachiko
specialist-kachiko-does = Une fois par tour, vous pouvez payer 2 pièces pour retirer un sanctuaire du plateau.
specialist-susanoo = Susanoo
specialist-susanoo-does = Vous vendez un bateau en pierre 6 pièces et un bateau en argile 7 pièces.
specialist-ebisu = Ebisu
specialist-ebisu-does = Quand vous avez récolté des jetons Culture pendant votre tour, vous pouvez en prendre un de plus sur n’importe quelle île.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = Vous gagnez 1 pion Prestige de plus pour un bâtiment standard construit à côté d’aucun des vôtres.
specialist-tomoe = Tomoe
specialist-tomoe-does = Votre transaction peut aussi porter sur un bateau en or, acheté ou vendu 5 pièces.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = En fin de partie, vous marquez un point par lot de 3 pièces au lieu de 5.
specialist-michimata = Michimata
specialist-michimata-does = Une fois par tour, vous pouvez rendre un jeton Culture contre 1 bateau en or de la réserve.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = Vous pouvez partir de n’importe quel emplacement libre au bord du plateau.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Une fois par tour, vous pouvez rendre un jeton Culture contre 4 pièces.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Une fois par tour, vous pouvez échanger un bateau en or de votre main contre 2 bateaux de la réserve, de toute couleur sauf l’or.
specialist-yasoma = Yasoma
specialist-yasoma-does = Aucun pouvoir, seulement des points.

## Flottes

fleet-numbered = Flotte { $fleet }

power-none = Aucun pouvoir
power-none-does = Cette flotte n’a pas de pouvoir : ses bateaux, ou sa place dans la manche suivante, font son intérêt.
power-reserve = Réserver une tuile
power-reserve-does = Prenez devant vous une tuile Bâtiment de la rangée ; vous seul pourrez la construire, dès la manche suivante. Non construite, elle coûte 1 point.
power-peek = Prévoir
power-peek-does = Regardez en secret les 3 premières tuiles de la pioche Bâtiment et remettez chacune dessus ou dessous.
power-move = Déplacer un bateau
power-move-does = Déplacez un bateau du plateau vers un emplacement libre relié au sien.
power-sacred = Sanctuaire
power-sacred-does = Posez un sanctuaire sur une île vide : tant qu’il y reste, personne ne peut y construire.
power-swap-culture = Échanger des jetons Culture
power-swap-culture-does = Échangez deux jetons Culture de sortes différentes sur le plateau.
power-remove = Retirer des bateaux
power-remove-does = Remettez jusqu’à 2 bateaux du plateau dans la réserve.
power-swap-boats = Échanger des bateaux
power-swap-boats-does = Échangez deux bateaux de couleurs différentes sur le plateau.
power-discount = Construire à moindre coût
power-discount-does = Ce tour-ci, vous pouvez construire avec un des bateaux demandés en moins.

## Bâtiments

building-standard = bâtiment standard
building-standard-does = Occupe l’île à votre couleur. Il rapporte du prestige sur une montagne et à côté de torii et de palais, et 1 pièce par bâtiment de son groupe.
building-trading-post = échoppe
building-trading-post-does = Un bâtiment standard dont le groupe rapporte deux fois plus de pièces lors de sa construction.
building-torii = torii
building-torii-does = Un bâtiment de prestige qui n’appartient à personne. Les bâtiments standard construits à côté rapportent du prestige.
building-palace = palais
building-palace-does = Un bâtiment de prestige qui n’appartient à personne. Les bâtiments standard construits à côté rapportent du prestige.

## Les étapes d’un tour : leur nom, et ce qui est demandé

step-fleet = Choisir une flotte
step-fleet-asks = Choisissez une flotte : elle vous donne des bateaux, un pouvoir et votre place dans la manche suivante.
step-take = Troisième bateau
step-take-asks = Choisissez la couleur de votre troisième bateau.
step-act = Commercer, placer, récolter ou construire
step-act-asks = Commercez si vous le souhaitez et placez des bateaux, puis récoltez des jetons Culture ou construisez.
step-arrange = Remettre les tuiles
step-arrange-asks = Remettez les tuiles sur la pioche ou dessous, dans l’ordre de votre choix.
step-collect = Récolter
step-collect-asks = Prenez le jeton Culture suivant.
step-ebisu = Jeton d’Ebisu
step-ebisu-asks = Prenez un jeton Culture de plus sur n’importe quelle île, ou renoncez-y.
step-after = Pouvoirs
step-after-asks = Vous pouvez encore utiliser des pouvoirs avant de ranger vos bateaux au port.
step-moor = Rentrer au port
step-moor-asks = Vous avez plus de bateaux que votre port ne peut en accueillir : choisissez-en un à mettre de côté.
step-recruit = Recruter
step-recruit-asks = Recrutez un spécialiste contre 2 jetons Culture identiques ou 3 différents, ou terminez votre tour.
step-over = Partie terminée
step-over-asks = La partie est terminée.
