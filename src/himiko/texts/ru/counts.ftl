### Сколько: количества сами по себе

count-coins =
    { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }
count-boats =
    { $number ->
        [one] { $number } лодка
        [few] { $number } лодки
       *[many] { $number } лодок
    }
count-culture-tokens =
    { $number ->
        [one] { $number } жетон культуры
        [few] { $number } жетона культуры
       *[many] { $number } жетонов культуры
    }
count-prestige-tokens =
    { $number ->
        [one] { $number } жетон престижа
        [few] { $number } жетона престижа
       *[many] { $number } жетонов престижа
    }
count-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
count-buildings =
    { $number ->
        [one] { $number } здание
        [few] { $number } здания
       *[many] { $number } зданий
    }
count-specialists =
    { $number ->
        [one] { $number } специалист
        [few] { $number } специалиста
       *[many] { $number } специалистов
    }
