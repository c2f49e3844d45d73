### How many: amounts as they stand by themselves

count-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
count-boats =
    { $number ->
        [one] { $number } boat
       *[other] { $number } boats
    }
count-culture-tokens =
    { $number ->
        [one] { $number } culture token
       *[other] { $number } culture tokens
    }
count-prestige-tokens =
    { $number ->
        [one] { $number } prestige token
       *[other] { $number } prestige tokens
    }
count-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
count-buildings =
    { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    }
count-specialists =
    { $number ->
        [one] { $number } specialist
       *[other] { $number } specialists
    }
