### Wie viele: Mengen für sich allein

count-coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
count-boats =
    { $number ->
        [one] { $number } Schiff
       *[other] { $number } Schiffe
    }
count-culture-tokens = { $number } Kulturplättchen
count-prestige-tokens = { $number } Prestigeplättchen
count-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
count-buildings = { $number } Gebäude
count-specialists =
    { $number ->
        [one] { $number } Spezialist
       *[other] { $number } Spezialisten
    }
