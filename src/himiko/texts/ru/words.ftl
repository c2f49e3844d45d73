### Words that the command line and the page share.

## Seats

seat-0 = Синий
seat-1 = Оранжевый
seat-2 = Фиолетовый
seat-3 = Серый

## Computer players

level-drifter = Скиталец
level-drifter-does = Плывёт по течению: каждый выбор случаен.
level-deckhand = Юнга
level-deckhand-does = Недавно выучил правила: видит, на что способны две лодки, и редко вспоминает о специалистах.
level-fisher = Рыбак
level-fisher-does = Новичок: берёт то, что выгодно прямо сейчас, и не заглядывает вперёд.
level-rower = Гребец
level-rower-does = Налегает на вёсла: находит почти всё, что может дать ход, но учитывает только очки и жетоны.
level-merchant = Купец
level-merchant-does = Знает цену позиции, но предпочитает сиюминутные очки и упускает длинные цепочки.
level-pilot = Лоцман
level-pilot-does = Играет надёжно и мало что упускает; лишь изредка проглядит тайл или специалиста.
level-helmsman = Рулевой
level-helmsman-does = Продумывает весь ход, прежде чем разместить первую лодку.
level-captain = Капитан
level-captain-does = Ненадолго задумывается и сравнивает лучшие ходы по их возможным последствиям.
level-himiko = Химико
level-himiko-does = Королева: прежде чем решить, обдумывает, чем ответят остальные.
level-place = Уровень { $number } из { $of }.
level-adapts = Подстраивается под вас
level-adapts-does = Уровень задаётся в начале партии по вашим результатам в одиночной игре с компьютером.
grounds-part = { $part } { $points }
grounds-tokens =
    { $count ->
        [one] { $number } жетон культуры
        [few] { $number } жетона культуры
       *[many] { $number } жетонов культуры
    }
grounds-gains = Что это даёт: { $gains }.
grounds-nothing = Сразу очков не даёт, зато готовит следующие ходы.
grounds-ends-round = Это завершает раунд: новые флоты откроются раньше, чем кто-либо успеет ответить.
grounds-reply = { $player } может ответить так: { $actions } ({ $gains }).
grounds-reply-nothing = { $player } может ответить так, хотя сразу это очков не даёт: { $actions }.

## Points

score-coins = монеты
score-prestige = престиж
score-buildings = здания
score-specialists = специалисты
score-reserved = зарезервировано
score-aside = отложено
score-total = итого
score-rank = место

## Actions

verb-fleet = Выбрать флот
verb-take = Взять лодку
verb-buy = Купить лодку
verb-sell = Продать лодку
verb-arrange = Вернуть тайлы
verb-swap = Поменять лодки или жетоны
verb-place = Разместить лодку
verb-collect = Собрать жетон
verb-ebisu = Собрать ещё один жетон
verb-build = Построить здание
verb-raijin = Обменять 2 лодки на золото
verb-nakatsu = Обменять золото на 2 лодки
verb-michimata = Обменять жетон на золото
verb-hetsuka = Обменять жетон на монеты
verb-kachiko = Убрать Священную Землю
verb-discard = Отложить лодку
verb-recruit = Нанять специалиста
verb-done = Продолжить
