### Words that the command line and the page share.

## Seats

seat-0 = Синий
seat-1 = Оранжевый
seat-2 = Фиолетовый
seat-3 = Серый

## Computer players

level-drifter = Скиталец
level-drifter-does = Плывёт по течению: каждый выбор случаен.
level-fisher = Рыбак
level-fisher-does = Новичок: берёт то, что выгодно сейчас, и никогда не смотрит вперёд.
level-helmsman = Рулевой
level-helmsman-does = Продумывает весь ход, прежде чем разместить первую лодку.
level-himiko = Химико
level-himiko-does = Королева: прежде чем выбрать, обдумывает, чем ответят другие.

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
