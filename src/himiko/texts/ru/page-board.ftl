### Поле и карточки страницы: названия для программ чтения с экрана и короткие подписи.

## Буква для каждой лодки, все разные

letter-bamboo = Б
letter-wood = Д
letter-stone = К
letter-clay = Г
letter-gold = Л

## Поле

board-name = Поле
board-keys = Стрелки ведут к ближайшему месту; I и S переключают между островами и слотами; T переходит к следующему возможному месту; Enter выбирает; ? объясняет, почему нельзя; +, − и Z меняют масштаб.
board-boat =
    { $colour ->
        [bamboo] бамбуковая лодка
        [wood] деревянная лодка
        [stone] каменная лодка
        [clay] глиняная лодка
       *[gold] золотая лодка
    }
board-empty = пусто
board-no-boat = –
board-token = жетон культуры ({ kind-named })
board-building = здание ({ $player })
board-torii = тории
board-palace = дворец
board-mountain = гора
board-sacred = Священная Земля
board-entry = стартовый слот
board-slot-number = слот { $number }
board-island-number = остров { $number }
board-next-to =
    { $number ->
        [one] у острова { $islands }
        [few] у островов { $islands }
       *[many] у островов { $islands }
    }
board-free-slots =
    { $number ->
        [one] { $number } свободный слот
        [few] { $number } свободных слота
       *[many] { $number } свободных слотов
    }
board-its-slots = лодки на { $taken } из { $number } слотов: { $boats }
board-placed-now = размещена в этот ход
board-possible = возможно: { $action }
board-chosen = выбрано
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-zoom-fit = Показать всё поле

## Поле в таблицах

board-islands = Острова
board-slots = Слоты
board-column-island = Остров
board-column-slot = Слот
board-column-there = Что там
board-column-boat = Лодка
board-column-slots = Слоты вокруг
board-column-islands = У островов
board-column-choose = Возможно сейчас
board-ask = Почему не { $place }?

## Карточки

card-tile = { $kind }, { $points }, требует: { $needs }
tile-described = { $kind } ({ $needs }; { $points })
tile-with-id = { $id } { $tile }
tile-face-down = тайл лицом вниз
card-reserved = зарезервирован
card-built = построен
card-fleet = { fleet-numbered }: { $boats }. { $power }
card-fleet-down = Флот лицом вниз
card-fleet-by = взят: { $player }
card-fleet-place = место { $place } в следующем раунде
card-any-boat = лодка любого цвета
card-specialist = { $name }, { $points }. { $does }
card-coins-on-it =
    { $number ->
        [one] на нём { $number } монета
        [few] на нём { $number } монеты
       *[many] на нём { $number } монет
    }
card-used = эффект использован в этот ход
card-boats = { colour-named }: { $number }
card-price =
    { $coins ->
        [one] цена: { $coins } монета
        [few] цена: { $coins } монеты
       *[many] цена: { $coins } монет
    }
card-running-low = заканчивается
card-culture = { kind-named }: { $number }
card-hand-boat =
    { $number ->
        [one] { board-boat } в руке
        [few] { board-boat } в руке ({ $number })
       *[many] { board-boat } в руке ({ $number })
    }
card-turn-now = ходит
card-away = отсутствует
