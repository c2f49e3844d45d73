### Ile: liczby stojące samodzielnie

count-coins =
    { $number ->
        [one] { $number } moneta
        [few] { $number } monety
       *[many] { $number } monet
    }
count-boats =
    { $number ->
        [one] { $number } łódź
        [few] { $number } łodzie
       *[many] { $number } łodzi
    }
count-culture-tokens =
    { $number ->
        [one] { $number } żeton kultury
        [few] { $number } żetony kultury
       *[many] { $number } żetonów kultury
    }
count-prestige-tokens =
    { $number ->
        [one] { $number } żeton prestiżu
        [few] { $number } żetony prestiżu
       *[many] { $number } żetonów prestiżu
    }
count-points =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }
count-buildings =
    { $number ->
        [one] { $number } budynek
        [few] { $number } budynki
       *[many] { $number } budynków
    }
count-specialists =
    { $number ->
        [one] { $number } specjalista
        [few] { $number } specjalistów
       *[many] { $number } specjalistów
    }
