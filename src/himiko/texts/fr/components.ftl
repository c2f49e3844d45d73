### Le matériel du jeu : les noms, et ce que chaque élément permet.

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
specialist-izanagi-does = Vous pouvez faire une transaction supplémentaire par tour.
specialist-raijin = Raijin
specialist-raijin-does = Une fois par tour, vous pouvez échanger 2 bateaux de votre main, quels qu’ils soient, contre 1 bateau Or de la réserve.
specialist-ananda = Ananda
specialist-ananda-does = Les autres joueurs doivent vous payer 2 pièces pour construire à côté de l’un de vos bâtiments standard. S’ils ne peuvent pas payer, ils ne peuvent pas y construire.
specialist-izanami = Izanami
specialist-izanami-does = Quand un autre joueur recrute un spécialiste, vous recevez la moitié des pièces qui sont dessus.
specialist-riu = Riu
specialist-riu-does = Votre port peut accueillir 2 bateaux de plus.
specialist-awashima = Awashima
specialist-awashima-does = Les bâtiments de prestige vous rapportent les mêmes bonus que les bâtiments standard : montagne, torii et palais adjacents, groupe.
specialist-kachiko = Kachiko
specialist-kachiko-does = Une fois par tour, vous pouvez payer 2 pièces pour retirer un sanctuaire du plateau.
specialist-susanoo = Susanoo
specialist-susanoo-does = Vous vendez les bateaux Pierre 6 pièces et les bateaux Argile 7 pièces.
specialist-ebisu = Ebisu
specialist-ebisu-does = Après avoir ramassé des jetons Culture pendant votre tour, vous pouvez en prendre un de plus sur n’importe quelle île.
specialist-kagutsuchi = Kagutsuchi
specialist-kagutsuchi-does = Vous gagnez 1 pion Prestige de plus pour un bâtiment standard qui n’est adjacent à aucun des vôtres.
specialist-tomoe = Tomoe
specialist-tomoe-does = Vous pouvez aussi acheter ou vendre des bateaux Or, à 5 pièces l’unité.
specialist-fu-hsi = Fu Hsi
specialist-fu-hsi-does = En fin de partie, vous marquez 1 point par lot de 3 pièces au lieu de 5.
specialist-michimata = Michimata
specialist-michimata-does = Une fois par tour, vous pouvez défausser un jeton Culture contre 1 bateau Or de la réserve.
specialist-toyo-tama = Toyo Tama
specialist-toyo-tama-does = Tout emplacement libre au bord du plateau est pour vous un emplacement de départ.
specialist-hetsuka = Hetsuka
specialist-hetsuka-does = Une fois par tour, vous pouvez défausser un jeton Culture contre 4 pièces.
specialist-nakatsu = Nakatsu
specialist-nakatsu-does = Une fois par tour, vous pouvez échanger un bateau Or de votre main contre 2 bateaux de la réserve, de n’importe quelle couleur sauf l’or.
specialist-yasoma = Yasoma
specialist-yasoma-does = Aucun pouvoir, juste des points.

## Flottes

fleet-numbered = Flotte { $fleet }

power-none = Aucun pouvoir
power-none-does = Pas de pouvoir : on prend cette flotte pour ses bateaux ou pour sa place dans l’ordre du jeu.
power-reserve = Réserver une tuile
power-reserve-does = Prenez une tuile Bâtiment de la rangée et placez-la devant vous : elle vous est réservée, et vous pourrez la construire dès la manche suivante. Non construite, elle vous coûte 1 point.
power-peek = Consulter la pioche
power-peek-does = Regardez en secret les 3 premières tuiles de la pioche Bâtiment, puis remettez chacune dessus ou dessous.
power-move = Déplacer un bateau
power-move-does = Déplacez un bateau du plateau vers un emplacement libre relié au sien.
power-sacred = Poser un sanctuaire
power-sacred-does = Posez un sanctuaire sur une île vide. Tant qu’il y reste, personne ne peut y construire.
power-swap-culture = Échanger des jetons
power-swap-culture-does = Échangez deux jetons Culture de sortes différentes sur le plateau.
power-remove = Retirer des bateaux
power-remove-does = Remettez dans la réserve jusqu’à 2 bateaux du plateau.
power-swap-boats = Échanger des bateaux
power-swap-boats-does = Échangez deux bateaux de couleurs différentes sur le plateau.
power-discount = Se passer d’un bateau
power-discount-does = Ce tour-ci, vous pouvez construire même s’il manque un des bateaux demandés.

## Bâtiments

building-standard = bâtiment standard
building-standard-does = Un bâtiment de votre couleur. Il rapporte du prestige sur une montagne et à côté des torii et des palais, plus 1 pièce par bâtiment de son groupe.
building-trading-post = échoppe
building-trading-post-does = Un bâtiment standard qui rapporte deux fois plus de pièces pour son groupe quand vous le construisez.
building-torii = torii
building-torii-does = Un bâtiment de prestige qui n’appartient à personne. Les bâtiments standard construits à côté rapportent du prestige.
building-palace = palais
building-palace-does = Un bâtiment de prestige qui n’appartient à personne. Les bâtiments standard construits à côté rapportent du prestige.

## Les étapes d’un tour : leur nom, et ce qui est demandé

step-fleet = Choisir une flotte
step-fleet-asks = Choisissez une flotte : elle vous donne des bateaux, un pouvoir et votre place dans la manche suivante.
step-take = Troisième bateau
step-take-asks = Choisissez la couleur de votre troisième bateau.
step-act = Commercer, placer, ramasser ou construire
step-act-asks = Commercez si vous voulez, placez des bateaux, puis ramassez des jetons Culture ou construisez.
step-arrange = Remettre les tuiles
step-arrange-asks = Remettez les tuiles sur la pioche ou dessous, dans l’ordre de votre choix.
step-collect = Ramasser
step-collect-asks = Prenez le jeton Culture suivant.
step-ebisu = Jeton d’Ebisu
step-ebisu-asks = Prenez un jeton Culture de plus sur n’importe quelle île, ou passez.
step-after = Pouvoirs
step-after-asks = Vous pouvez encore utiliser des pouvoirs avant de rentrer vos bateaux au port.
step-moor = Rentrer au port
step-moor-asks = Vous avez plus de bateaux que votre port ne peut en accueillir : choisissez-en un à mettre de côté.
step-recruit = Recruter
step-recruit-asks = Recrutez un spécialiste contre 2 jetons Culture identiques ou 3 différents, ou terminez votre tour.
step-over = Partie terminée
step-over-asks = La partie est terminée.
