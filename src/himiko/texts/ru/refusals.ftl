### Почему действие невозможно: по предложению на каждый код отказа.

## Сначала другой вопрос

refusal-fleet-first = Сначала выберите флот.
refusal-take-first = Сначала выберите цвет третьей лодки.
refusal-arrange-first = Сначала верните в колоду тайлы, которые смотрите.
refusal-collect-first = Сначала возьмите следующий жетон культуры.
refusal-ebisu-first = Сначала возьмите жетон Эбису или пропустите его.
refusal-discard-first = Сначала отложите лодку: все в гавань не поместятся.
refusal-game-over = Игра окончена.
refusal-must-collect-or-build = Вы разместили лодки, поэтому нужно собирать или строить. Возможно: { $actions }.

## Флоты и торговля

refusal-fleet-chosen = В этот ход вы уже выбрали флот { $fleet }.
refusal-fleet-taken = Флот { $fleet } в этом раунде уже взят.
refusal-fleet-face-down = Флот { $fleet } лежит лицом вниз.
refusal-no-boat-to-take = Сейчас нельзя выбрать лодку.
refusal-reserve-empty = В резерве не хватает лодок этого цвета ({ colour-named }).
refusal-trade-over = В этот ход торговать больше нельзя.
refusal-no-transaction-left =
    { $allowed ->
        [one] За ход можно совершить только { $allowed } сделку.
        [few] За ход можно совершить только { $allowed } сделки.
       *[many] За ход можно совершить только { $allowed } сделок.
    }
refusal-not-traded = Лодки этого цвета нельзя покупать и продавать ({ colour-named }).
refusal-not-in-hand = У вас в руке не хватает лодок этого цвета ({ colour-named }).
refusal-too-few-coins =
    { $needed ->
        [one] Это стоит { $needed } монету
        [few] Это стоит { $needed } монеты
       *[many] Это стоит { $needed } монет
    }; у вас { $coins }.

## Свойства флотов

refusal-other-power =
    { $power ->
        [none] У флота { $fleet } нет эффекта.
       *[other] У флота { $fleet } другой эффект ({ power-named }).
    }
refusal-power-used = Эффект флота { $fleet } уже использован ({ power-named }).
refusal-deck-empty = Колода зданий пуста.
refusal-nothing-to-arrange = Сейчас вы не смотрите тайлы.
refusal-not-the-tiles-seen = Это не те тайлы, которые вы смотрите.
refusal-no-boat = В слоте { $slot } нет лодки.
refusal-slot-occupied = В слоте { $slot } уже стоит лодка ({ colour-named }).
refusal-not-connected = Слот { $slot } не соединён со слотом { $to }.
refusal-island-not-empty =
    { $thing ->
        [culture] Остров { $island } не пуст: там лежит жетон культуры.
        [sacred] Остров { $island } не пуст: там лежит Священная Земля.
        [building] Остров { $island } не пуст: там стоит стандартное здание.
        [torii] Остров { $island } не пуст: там стоят тории.
       *[palace] Остров { $island } не пуст: там стоит дворец.
    }
refusal-no-sacred-ground-left = Все жетоны Священной Земли ({ $number }) уже на поле.
refusal-no-culture-token = На острове { $island } нет жетона культуры.
refusal-same-kind = Оба жетона культуры одного вида ({ kind-named }).
refusal-same-colour = Обе лодки одного цвета ({ colour-named }).

## Размещение, сбор, постройка

refusal-placing-over = В этот ход больше нельзя размещать лодки.
refusal-no-entry = Первую лодку размещают в стартовом слоте или рядом с лодкой того же цвета ({ colour-named }); слот { $slot } не подходит.
refusal-chain-broken = Цепочка прервана: в слоте { $slot } больше нет лодки.
refusal-step-3-over = В этот ход больше нельзя собирать и строить.
refusal-no-boat-placed = Нужна лодка, размещённая в этот ход и оставшаяся в своём слоте.
refusal-not-adjacent = Рядом с островом { $island } нет лодок, размещённых вами в этот ход.
refusal-boats-used = Ни одна лодка больше не может собрать жетон с острова { $island }: каждая собирает только один.
refusal-boats-missing = Вокруг острова не хватает лодок: { $colours }.
refusal-toll =
    { $needed ->
        [one] Чтобы строить здесь, нужно заплатить { $needed } монету игроку { $to } (Ананда); у вас { $coins }.
        [few] Чтобы строить здесь, нужно заплатить { $needed } монеты игроку { $to } (Ананда); у вас { $coins }.
       *[many] Чтобы строить здесь, нужно заплатить { $needed } монет игроку { $to } (Ананда); у вас { $coins }.
    }
refusal-reserved-this-round = Этот тайл зарезервирован в этом раунде, построить его можно со следующего: { $tile }.
refusal-no-buildings-left = У вас не осталось стандартных зданий для этого тайла: { $tile }.
refusal-tile-built = Этот тайл уже построен ({ $by }): { $tile }.
refusal-tile-reserved = Этот тайл зарезервирован ({ $by }): { $tile }.
refusal-tile-in-deck = Этого тайла нет в ряду: { $tile }.

## Гавань, наём, специалисты

refusal-nothing-to-set-aside =
    { $room ->
        [one] Откладывать лодку не нужно: ваша гавань вмещает { $room } лодку.
        [few] Откладывать лодку не нужно: ваша гавань вмещает { $room } лодки.
       *[many] Откладывать лодку не нужно: ваша гавань вмещает { $room } лодок.
    }
refusal-too-early = { specialist-named }: нанять можно только в конце хода.
refusal-already-recruited = За ход можно нанять только одного специалиста.
refusal-specialist-in-deck = { specialist-named }: этого специалиста нет в ряду.
refusal-specialist-recruited = { specialist-named }: этот специалист уже нанят ({ $by }).
refusal-tokens-missing = Вам не хватает жетонов культуры: { $kinds }.
refusal-not-yours = { specialist-named }: у вас нет этого специалиста.
refusal-used-this-turn = { specialist-named }: эффект в этот ход уже использован.
refusal-too-late = { specialist-named }: в этот ход эффект использовать больше нельзя.
refusal-only-after-collecting = { specialist-named }: эффект можно использовать только сразу после сбора.
refusal-no-sacred-ground = На острове { $island } нет Священной Земли.

## Вовсе не действие

refusal-no-action = Это недопустимое действие.

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
