### Cuántos: cantidades que aparecen solas

count-coins =
    { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }
count-boats =
    { $number ->
        [one] { $number } barco
       *[other] { $number } barcos
    }
count-culture-tokens =
    { $number ->
        [one] { $number } ficha de cultura
       *[other] { $number } fichas de cultura
    }
count-prestige-tokens =
    { $number ->
        [one] { $number } ficha de prestigio
       *[other] { $number } fichas de prestigio
    }
count-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
count-buildings =
    { $number ->
        [one] { $number } edificio
       *[other] { $number } edificios
    }
count-specialists =
    { $number ->
        [one] { $number } especialista
       *[other] { $number } especialistas
    }
