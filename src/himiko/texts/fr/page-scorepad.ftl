scorepad-title = Feuille de score
scorepad-what = Pour une partie à la maison, avec la boîte : indiquez ce que chacun possède, et les points s’additionnent. Tout reste sur cet appareil.
scorepad-name = Nom
scorepad-player = Joueur { $number }
scorepad-tiles =
    { $number ->
        [0] Tuiles Bâtiment : touchez leurs points
        [one] Tuiles Bâtiment : { $number } (points : { $points })
       *[other] Tuiles Bâtiment : { $number } (points : { $points })
    }
scorepad-add-tile = Tuile à { $points } { $points ->
        [one] point
       *[other] points
    }
scorepad-last-tile = Retirer la dernière tuile
scorepad-specialists = Spécialistes : { $number } (points : { $points })
scorepad-specialist = { $name } (points : { $points })
scorepad-reserved = Tuiles réservées, non construites
scorepad-aside = Bateaux mis de côté
scorepad-turn = Premier tour de la dernière manche
scorepad-remove = Retirer { $name }
scorepad-add = Ajouter un joueur
scorepad-result = Résultat
scorepad-tie = Égalité de points : la personne qui a joué le plus tôt dans la dernière manche passe devant. Indiquez ci-dessus le premier tour de chacun dans cette manche.
scorepad-share = Partager en image
scorepad-clear = Nouvelle partie
scorepad-less = Diminuer : { $what }
scorepad-more = Augmenter : { $what }
