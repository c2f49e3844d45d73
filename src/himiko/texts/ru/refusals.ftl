### Почему действие невозможно: по предложению на каждый код отказа.

## Сначала другой вопрос

refusal-fleet-first = Сначала выберите флот.
refusal-take-first = Сначала возьмите лодку по своему выбору.
refusal-arrange-first = Сначала верните тайлы, которые смотрите.
refusal-collect-first = Сначала возьмите следующий жетон культуры.
refusal-ebisu-first = Сначала возьмите жетон Эбису или откажитесь от него.
refusal-discard-first = Сначала отложите лодку: гавань не вмещает все.
refusal-game-over = Игра окончена.
refusal-must-collect-or-build = Вы разместили лодки, поэтому нужно собирать или строить: { $actions }.

## Флоты и торговля

refusal-fleet-chosen = На этот ход у вас уже есть флот { $fleet }.
refusal-fleet-taken = Флот { $fleet } в этом раунде уже взят.
refusal-fleet-face-down = Флот { $fleet } лежит рубашкой вверх.
refusal-no-boat-to-take = Сейчас нельзя взять лодку по выбору.
refusal-reserve-empty = В резерве слишком мало лодок этого цвета ({ colour-named }).
refusal-trade-over = Торговля в этот ход закончена.
refusal-no-transaction-left =
    { $allowed ->
        [one] За ход можно совершить только { $allowed } сделку.
        [few] За ход можно совершить только { $allowed } сделки.
       *[many] За ход можно совершить только { $allowed } сделок.
    }
refusal-not-traded = Лодками этого цвета не торгуют ({ colour-named }).
refusal-not-in-hand = У вас на руке слишком мало лодок этого цвета ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] Это стоит { $needed } монету
        [few] Это стоит { $needed } монеты
       *[many] Это стоит { $needed } монет
    }, а у вас { $coins }.

## Свойства флотов

refusal-other-power = У флота { $fleet } другое свойство ({ power-named }).
refusal-power-used = Свойство флота { $fleet } уже использовано ({ power-named }).
refusal-deck-empty = Стопка зданий пуста.
refusal-nothing-to-arrange = Вы сейчас не смотрите тайлы.
refusal-not-the-tiles-seen = Это не те тайлы, которые вы смотрите.
refusal-no-boat = На слоте { $slot } нет лодки.
refusal-slot-occupied = На слоте { $slot } уже стоит лодка ({ colour-named }).
refusal-not-connected = Слот { $slot } не соединён со слотом { $to }.
refusal-island-not-empty =
    { $thing ->
        [culture] Остров { $island } не пуст: там лежит жетон культуры.
        [sacred] Остров { $island } не пуст: там лежит Священная Земля.
        [building] Остров { $island } не пуст: там стоит стандартное здание.
        [torii] Остров { $island } не пуст: там стоят тории.
       *[palace] Остров { $island } не пуст: там стоит дворец.
    }
refusal-no-sacred-ground-left = Все жетоны Священной Земли ({ $number }) лежат на поле.
refusal-no-culture-token = На острове { $island } нет жетона культуры.
refusal-same-kind = Оба жетона культуры одного вида ({ kind-named }).
refusal-same-colour = Обе лодки одного цвета ({ colour-named }).

## Размещение, сбор, постройка

refusal-placing-over = В этот ход больше нельзя размещать лодки.
refusal-no-entry = Первая лодка ставится на стартовый слот или рядом с лодкой своего цвета ({ colour-named }); слот { $slot } не такой.
refusal-chain-broken = Цепочка прервана: на слоте { $slot } больше нет лодки.
refusal-step-3-over = Собирать или строить в этот ход уже поздно.
refusal-no-boat-placed = В этот ход вы не разместили ни одной лодки.
refusal-not-adjacent = Остров { $island } не граничит ни с одной из лодок, размещённых в этот ход.
refusal-boats-used = Для острова { $island } не осталось лодки: каждая приносит только один жетон.
refusal-boats-missing = Вокруг острова не хватает лодок: { $colours }.
refusal-toll =
    { $needed ->
        [one] Нужно заплатить { $needed } монету
        [few] Нужно заплатить { $needed } монеты
       *[many] Нужно заплатить { $needed } монет
    } (Ананда, { $to }), а у вас { $coins }.
refusal-reserved-this-round = Тайл { $tile } зарезервирован в этом раунде, строить его можно со следующего.
refusal-no-buildings-left = У вас не осталось стандартных зданий для этого тайла: { $tile }.
refusal-tile-built = Тайл { $tile } уже построен ({ $by }).
refusal-tile-reserved = Тайл { $tile } зарезервирован ({ $by }).
refusal-tile-in-deck = Тайла { $tile } нет в ряду.

## Гавань, наём, специалисты

refusal-nothing-to-set-aside =
    { $room ->
        [one] Откладывать ничего не нужно: гавань вмещает { $room } лодку.
        [few] Откладывать ничего не нужно: гавань вмещает { $room } лодки.
       *[many] Откладывать ничего не нужно: гавань вмещает { $room } лодок.
    }
refusal-too-early = Специалистов нанимают только в конце хода ({ specialist-named }).
refusal-already-recruited = За ход можно нанять только одного специалиста.
refusal-specialist-in-deck = Такого специалиста нет в ряду ({ specialist-named }).
refusal-specialist-recruited = Этот специалист уже нанят: { specialist-named } ({ $by }).
refusal-tokens-missing = Вам не хватает жетонов культуры: { $kinds }.
refusal-not-yours = У вас нет такого специалиста ({ specialist-named }).
refusal-used-this-turn = Это свойство в этот ход уже использовано ({ specialist-named }).
refusal-too-late = { specialist-named } даёт лодки, а в этот ход для этого уже поздно.
refusal-only-after-collecting = { specialist-named } помогает только сразу после сбора.
refusal-no-sacred-ground = На острове { $island } нет Священной Земли.

## Вовсе не действие

refusal-no-action = В этой игре нет такого действия.

## Части предложений

power-named =
    { $power ->
        [reserve] { power-reserve }
        [peek] { power-peek }
        [move] { power-move }
        [sacred] { power-sacred }
        [swap_culture] { power-swap-culture }
        [remove] { power-remove }
        [swap_boats] { power-swap-boats }
        [discount] { power-discount }
       *[none] { power-none }
    }
