### Quanti: quantità che stanno da sole

count-coins =
    { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }
count-boats =
    { $number ->
        [one] { $number } barca
       *[other] { $number } barche
    }
count-culture-tokens =
    { $number ->
        [one] { $number } segnalino cultura
       *[other] { $number } segnalini cultura
    }
count-prestige-tokens =
    { $number ->
        [one] { $number } segnalino prestigio
       *[other] { $number } segnalini prestigio
    }
count-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
count-buildings =
    { $number ->
        [one] { $number } edificio
       *[other] { $number } edifici
    }
count-specialists =
    { $number ->
        [one] { $number } specialista
       *[other] { $number } specialisti
    }
