### Что произошло: строка журнала на каждое событие.
###
### Строка об игроке начинается с имени и не имеет точки в конце, чтобы журнал мог назвать имя один
### раз и соединить несколько строк.

## Части строк: каждая выбирает по обозначению или числу той строки, в которой стоит

colour-named =
    { $colour ->
        [bamboo] { colour-bamboo }
        [wood] { colour-wood }
        [stone] { colour-stone }
        [clay] { colour-clay }
       *[gold] { colour-gold }
    }
kind-named =
    { $kind ->
        [plum] { culture-plum }
        [maple] { culture-maple }
        [rice] { culture-rice }
        [ginkgo] { culture-ginkgo }
        [bellflower] { culture-bellflower }
       *[wisteria] { culture-wisteria }
    }
specialist-named =
    { $specialist ->
        [amateratsu] { specialist-amateratsu }
        [izanagi] { specialist-izanagi }
        [raijin] { specialist-raijin }
        [ananda] { specialist-ananda }
        [izanami] { specialist-izanami }
        [riu] { specialist-riu }
        [awashima] { specialist-awashima }
        [kachiko] { specialist-kachiko }
        [susanoo] { specialist-susanoo }
        [ebisu] { specialist-ebisu }
        [kagutsuchi] { specialist-kagutsuchi }
        [tomoe] { specialist-tomoe }
        [fu_hsi] { specialist-fu-hsi }
        [michimata] { specialist-michimata }
        [toyo_tama] { specialist-toyo-tama }
        [hetsuka] { specialist-hetsuka }
        [nakatsu] { specialist-nakatsu }
       *[yasoma] { specialist-yasoma }
    }
boat-of-colour =
    { $colour ->
        [bamboo] бамбуковую лодку
        [wood] деревянную лодку
        [stone] каменную лодку
        [clay] глиняную лодку
       *[gold] золотую лодку
    }
boats-of-colour =
    { $number ->
        [one] { $number } { $colour ->
                [bamboo] бамбуковую
                [wood] деревянную
                [stone] каменную
                [clay] глиняную
               *[gold] золотую
            } лодку
        [few] { $number } { $colour ->
                [bamboo] бамбуковые
                [wood] деревянные
                [stone] каменные
                [clay] глиняные
               *[gold] золотые
            } лодки
       *[many] { $number } { $colour ->
                [bamboo] бамбуковых
                [wood] деревянных
                [stone] каменных
                [clay] глиняных
               *[gold] золотых
            } лодок
    }
some-coins =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }

## Выбор флота, торговля

event-answered = { $player } может сделать только одно: { $action }
event-fleet-chosen = { $player } выбирает флот { $fleet }
event-boats-taken = { $player } берёт { boats-of-colour } из резерва
event-boats-missing = { $player } не получает { boats-of-colour }: в резерве их больше нет
event-bought = { $player } покупает { boat-of-colour } за { some-coins }
event-sold = { $player } продаёт { boat-of-colour } за { some-coins }

## Эффекты флотов

event-tile-reserved = { $player } резервирует тайл: { $tile }
event-peeked =
    { $number ->
        [one] { $player } смотрит { $number } верхний тайл колоды зданий
        [few] { $player } смотрит { $number } верхних тайла колоды зданий
       *[many] { $player } смотрит { $number } верхних тайлов колоды зданий
    }
event-peeked-seen =
    { $number ->
        [one] { $player } смотрит { $number } верхний тайл колоды зданий: { $tiles }
        [few] { $player } смотрит { $number } верхних тайла колоды зданий: { $tiles }
       *[many] { $player } смотрит { $number } верхних тайлов колоды зданий: { $tiles }
    }
event-arranged = { $player } возвращает тайлы (на верх колоды: { $kept }, под низ: { $under })
event-arranged-seen = { $player } возвращает тайлы (на верх колоды: { $top }; под низ: { $bottom })
event-boat-moved = { $player } передвигает { boat-of-colour } из слота { $slot } в слот { $to }
event-sacred-laid = { $player } кладёт Священную Землю на остров { $island }
event-culture-swapped = { $player } меняет местами жетоны культуры на островах { $island } и { $other }
event-boat-removed = { $player } возвращает { boat-of-colour } из слота { $slot } в резерв
event-boats-swapped = { $player } меняет местами лодки в слотах { $slot } и { $other }

## Размещение, сбор, постройка

event-boat-placed = { $player } размещает { boat-of-colour } в слоте { $slot }
event-collected = { $player } собирает жетон культуры с острова { $island } ({ kind-named })
event-ebisu-collected = { $player } собирает ещё один жетон культуры с острова { $island } ({ kind-named }) благодаря Эбису
event-built = { $player } строит на острове { $island }: { $tile }
event-discounted = { $player } строит без одной лодки ({ colour-named })
event-toll-paid = { $player } платит { some-coins } игроку { $to } (Ананда)
event-prestige-gained =
    { $player } получает { $number ->
        [one] { $number } жетон престижа
        [few] { $number } жетона престижа
       *[many] { $number } жетонов престижа
    } { $cause ->
        [prestige_buildings] за соседние тории и дворцы
        [mountain] за гору
       *[kagutsuchi] благодаря Кагуцути
    }
event-coins-gained =
    { $player } получает { some-coins } { $cause ->
        [group] за группу из { $group ->
                [one] { $group } здания
               *[other] { $group } зданий
            }
        [trading_post] за группу из { $group ->
                [one] { $group } здания
               *[other] { $group } зданий
            }, вдвое больше благодаря торговому посту
        [specialist_coins] с тайла специалиста
       *[hetsuka] благодаря Хецуке
    }
event-coins-paid =
    { $player } платит { some-coins } { $cause ->
       *[kachiko] за помощь Катико
    }
event-tokens-spent =
    { $number ->
        [one] { $player } сбрасывает { $number } жетон культуры ({ kind-named })
        [few] { $player } сбрасывает { $number } жетона культуры ({ kind-named })
       *[many] { $player } сбрасывает { $number } жетонов культуры ({ kind-named })
    }
event-boats-returned = { $player } возвращает { boats-of-colour } в резерв
event-sacred-lifted = { $player } убирает Священную Землю с острова { $island }

## Гавань и наём

event-boat-set-aside = { $player } откладывает { boat-of-colour }
event-boats-moored =
    { $number ->
        [one] { $player } оставляет в гавани { $number } лодку
        [few] { $player } оставляет в гавани { $number } лодки
       *[many] { $player } оставляет в гавани { $number } лодок
    }
event-recruited = { $player } нанимает специалиста: { specialist-named }
event-coins-shared = { $player } отдаёт из них { some-coins } игроку { $to } (Изанами)

## Ходы и раунды

event-turn-started = Ход { $turn }: { $to }
event-turn-ended = { $player } завершает ход
event-round-started = Начинается раунд { $round }
event-round-ended = Заканчивается раунд { $round }
event-coins-laid = Монеты на тайле специалиста ({ specialist-named }): { $coins }
event-specialist-laid = Новый специалист в ряду: { specialist-named }
event-building-laid = Новый тайл в ряду: { $tile }
event-order-set = Следующий раунд, ход { $turn }: { $to }
event-fleet-turned-up = Флот { $fleet } открывается
event-fleets-laid-down =
    { $number ->
        [one] { $number } флот возвращается на трек лицом вниз
        [few] { $number } флота перемешивают и возвращают на трек лицом вниз
       *[many] { $number } флотов перемешивают и возвращают на трек лицом вниз
    }
event-game-ended =
    { $end ->
        [last_building] Игра окончена: один из игроков построил своё последнее стандартное здание
        [no_boats] Игра окончена: в резерве закончились лодки одного цвета
        [no_specialists] Игра окончена: не хватает специалистов, чтобы пополнить ряд
       *[no_buildings] Игра окончена: не хватает тайлов зданий, чтобы пополнить ряд
    }
