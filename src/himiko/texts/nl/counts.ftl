### Hoeveel: aantallen die op zichzelf staan

count-coins =
    { $number ->
        [one] { $number } munt
       *[other] { $number } munten
    }
count-boats =
    { $number ->
        [one] { $number } boot
       *[other] { $number } boten
    }
count-culture-tokens =
    { $number ->
        [one] { $number } cultuurfiche
       *[other] { $number } cultuurfiches
    }
count-prestige-tokens =
    { $number ->
        [one] { $number } prestigefiche
       *[other] { $number } prestigefiches
    }
count-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
count-buildings =
    { $number ->
        [one] { $number } gebouw
       *[other] { $number } gebouwen
    }
count-specialists =
    { $number ->
        [one] { $number } specialist
       *[other] { $number } specialisten
    }
