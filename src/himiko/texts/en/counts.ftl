### How many: amounts as they stand by themselves

# $number: a number (1, 2, 5, 22). Anywhere, by itself; up to 30 characters.
count-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
# $number: a number (1, 2, 5, 22). Anywhere, by itself; up to 30 characters.
count-boats =
    { $number ->
        [one] { $number } boat
       *[other] { $number } boats
    }
# $number: a number (1, 2, 5, 22). Anywhere, by itself; up to 30 characters.
count-culture-tokens =
    { $number ->
        [one] { $number } culture token
       *[other] { $number } culture tokens
    }
# $number: a number (1, 2, 5, 22). Anywhere, by itself; up to 30 characters.
count-prestige-tokens =
    { $number ->
        [one] { $number } prestige token
       *[other] { $number } prestige tokens
    }
# $number: a number (1, 2, 5, 22). Anywhere, by itself; up to 30 characters.
count-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
# $number: a number (1, 2, 5, 22). Anywhere, by itself; up to 30 characters.
count-buildings =
    { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    }
# $number: a number (1, 2, 5, 22). Anywhere, by itself; up to 30 characters.
count-specialists =
    { $number ->
        [one] { $number } specialist
       *[other] { $number } specialists
    }
