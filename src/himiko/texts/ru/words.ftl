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
level-deckhand-does = Только что выучил правила: видит, что могут две лодки, и редко думает о специалистах.
level-fisher = Рыбак
level-fisher-does = Новичок: берёт то, что выгодно сейчас, и никогда не смотрит вперёд.
level-rower = Гребец
level-rower-does = Налегает на вёсла: находит почти всё, что может дать ход, но считает только очки и жетоны.
level-merchant = Купец
level-merchant-does = Знает, чего стоит позиция, но предпочитает очки сегодня и упускает длинные цепочки.
level-pilot = Лоцман
level-pilot-does = Играет надёжно и мало упускает; иногда от него ускользает тайл или специалист.
level-helmsman = Рулевой
level-helmsman-does = Продумывает весь ход, прежде чем разместить первую лодку.
level-captain = Капитан
level-captain-does = Ненадолго задумывается и сравнивает лучшие ходы по тому, что может за ними последовать.
level-himiko = Химико
level-himiko-does = Королева: прежде чем выбрать, обдумывает, чем ответят другие.
level-place = Уровень { $number } из { $of }.
level-adapts = Подстраивается под вас
level-adapts-does = Уровень определяется в начале партии по вашим результатам в одиночных партиях с компьютером.
grounds-part = { $part } { $points }
grounds-tokens =
    { $count ->
        [one] { $number } жетон культуры
        [few] { $number } жетона культуры
       *[many] { $number } жетонов культуры
    }
grounds-gains = Что это даёт: { $gains }.
grounds-nothing = Сразу очков не даёт, но готовит то, что дальше.
grounds-ends-round = Это завершает раунд: новые флоты откроются раньше, чем кто-либо ответит.
grounds-reply = { $player } может тогда ответить: { $actions } ({ $gains }).
grounds-reply-nothing = { $player } может тогда ответить, не получив сразу очков: { $actions }.

## Points

score-coins = монеты
score-prestige = престиж
score-buildings = здания
score-specialists = специалисты
score-reserved = зарезервировано
score-aside = отложено
score-total = всего
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
verb-michimata = Сбросить жетон за золото
verb-hetsuka = Сбросить жетон за монеты
verb-kachiko = Убрать Священную Землю
verb-discard = Отложить лодку
verb-recruit = Нанять специалиста
verb-done = Продолжить
