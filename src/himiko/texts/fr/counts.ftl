### Combien : les quantités telles quelles

count-coins =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
count-boats =
    { $number ->
        [one] { $number } bateau
       *[other] { $number } bateaux
    }
count-culture-tokens =
    { $number ->
        [one] { $number } jeton Culture
       *[other] { $number } jetons Culture
    }
count-prestige-tokens =
    { $number ->
        [one] { $number } pion Prestige
       *[other] { $number } pions Prestige
    }
count-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
count-buildings =
    { $number ->
        [one] { $number } bâtiment
       *[other] { $number } bâtiments
    }
count-specialists =
    { $number ->
        [one] { $number } spécialiste
       *[other] { $number } spécialistes
    }
