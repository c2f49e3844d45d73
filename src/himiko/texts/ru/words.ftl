### Words that the command line and the page share.

## Seats

seat-0 = Синий
seat-1 = Оранжевый
seat-2 = Фиолетовый
seat-3 = Серый

## Computer players

level-drifter = Скиталец
level-drifter-does = Плывёт, куда несёт течение: каждый выбор оставляет случаю.
level-fisher = Рыбак
level-fisher-does = Новичок: берёт то, что выгодно сейчас, и дальше не думает.
level-helmsman = Рулевой
level-helmsman-does = Продумывает весь ход прежде, чем разместит первую лодку.
level-himiko = Химико
level-himiko-does = Королева: прежде чем выбрать, взвешивает, чем ответят другие.

## Points

score-coins = монеты
score-prestige = престиж
score-buildings = здания
score-specialists = специалисты
score-reserved = резерв
score-aside = отложено
score-total = всего
score-rank = место

## Actions

verb-fleet = выбрать флот
verb-take = взять лодку
verb-buy = купить лодку
verb-sell = продать лодку
verb-reserve = зарезервировать
verb-peek = заглянуть вперёд
verb-arrange = наверх / под низ
verb-move = передвинуть лодку
verb-sacred = Священная Земля
verb-swap = поменять местами
verb-remove = убрать лодку
verb-place = разместить лодку
verb-collect = собрать жетон
verb-ebisu = ещё один жетон
verb-build = построить
verb-raijin = 2 лодки за золотую
verb-nakatsu = золотая за 2 лодки
verb-michimata = жетон за золотую
verb-hetsuka = жетон за монеты
verb-kachiko = убрать землю
verb-discard = отложить лодку
verb-recruit = нанять
verb-done = дальше
