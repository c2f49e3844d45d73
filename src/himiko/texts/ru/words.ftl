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

verb-fleet = выбрать флот
verb-take = взять лодку
verb-buy = купить лодку
verb-sell = продать лодку
verb-reserve = зарезервировать тайл
verb-peek = заглянуть в колоду
verb-arrange = вернуть тайлы
verb-move = передвинуть лодку
verb-sacred = положить Священную Землю
verb-swap = поменять местами две лодки или два жетона
verb-remove = убрать лодку
verb-place = разместить лодку
verb-collect = собрать жетон
verb-ebisu = собрать ещё один жетон
verb-build = построить здание
verb-raijin = обменять 2 лодки на золотую
verb-nakatsu = обменять золотую лодку на 2
verb-michimata = сбросить жетон за золотую лодку
verb-hetsuka = сбросить жетон за монеты
verb-kachiko = убрать Священную Землю
verb-discard = отложить лодку
verb-recruit = нанять специалиста
verb-done = продолжить
