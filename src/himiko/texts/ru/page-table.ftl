### Страница за столом: ожидание, свой ход, что делают другие и что говорится.

## Что делает действие, как ответ на выбор

action-fleet = Выбрать флот { $fleet }
action-take = Взять { boat-of-colour }
action-buy = Купить { boat-of-colour }
action-sell = Продать { boat-of-colour }
action-reserve = Зарезервировать тайл: { $tile }
action-peek = Заглянуть в колоду зданий
action-arrange = На верх колоды: { $top }; под низ: { $bottom }
action-move = Передвинуть лодку из слота { $slot } в слот { $to }
action-sacred = Положить Священную Землю на остров { $island }
action-swap-culture = Поменять местами жетоны культуры на островах { $island } и { $other }
action-swap-boats = Поменять местами лодки в слотах { $slot } и { $other }
action-remove = Вернуть лодку из слота { $slot } в резерв
action-place = Разместить { boat-of-colour } в слоте { $slot }
action-collect = Собрать жетон культуры с острова { $island } ({ $token })
action-ebisu = Взять ещё один жетон культуры с острова { $island } ({ $token })
action-build = Построить на острове { $island }: { $tile }
action-raijin = Райдзин: золотая лодка в обмен на: { $colours }
action-nakatsu = Накацу: в обмен на золотую лодку: { $colours }
action-michimata = Митимата: сбросить жетон культуры ({ kind-named }) и взять золотую лодку
action-hetsuka = Хецука: сбросить жетон культуры ({ kind-named }) и получить 4 монеты
action-kachiko = Катико: заплатить 2 монеты и убрать Священную Землю с острова { $island }
action-discard = Отложить { boat-of-colour }
action-recruit = Нанять специалиста: { specialist-named } (цена: { $kinds })
action-done-act = Продолжить без сбора и постройки
action-done-ebisu = Пропустить жетон Эбису
action-done-after = Продолжить
action-done-recruit = Завершить ход
action-done = Продолжить

## Виды действий, как кнопки

do-fleet = Флот
do-take = Лодка
do-buy = Купить
do-sell = Продать
do-arrange = Вернуть тайлы
do-place = Разместить лодки
do-collect = Собрать
do-build = Построить
do-discard = Отложить
do-recruit = Нанять
do-done-act = Продолжить
do-done-ebisu = Пропустить
do-done-after = Продолжить
do-done-recruit = Завершить ход
do-done = Продолжить

## О чём спрашивается, когда действие выбрано наполовину

ask-which = Что вы хотите сделать?
ask-buy-colour = Выберите, какую лодку из резерва купить.
ask-sell-colour = Выберите, какую лодку продать.
ask-take-colour = Выберите, какую лодку взять.
ask-discard-colour = Выберите, какую лодку отложить.
ask-place-colour = Какую из ваших лодок разместить здесь?
ask-place-slot = Выберите для лодки подсвеченный слот.
ask-collect-island = Выберите подсвеченный остров, чтобы взять его жетон культуры.
ask-ebisu-island = Выберите любой остров с жетоном культуры.
ask-build-tile = Выберите тайл здания.
ask-build-island = Выберите подсвеченный остров для постройки.
ask-reserve-tile = Выберите, какой тайл здания зарезервировать.
ask-move-slot = Выберите лодку, затем слот, куда её передвинуть.
ask-sacred-island = Выберите пустой остров для Священной Земли.
ask-swap-island = Выберите два острова, чтобы поменять местами их жетоны культуры.
ask-swap-slot = Выберите на поле две лодки, чтобы поменять их местами.
ask-remove-slot = Выберите на поле лодку, которая вернётся в резерв.
ask-kachiko-island = Выберите, какую Священную Землю убрать.
ask-raijin-colour = Выберите две лодки, которые отдадите.
ask-nakatsu-colour = Выберите две лодки, которые возьмёте.
ask-michimata-culture = Выберите, какой жетон культуры сбросить.
ask-hetsuka-culture = Выберите, какой жетон культуры сбросить.
ask-recruit-specialist = Выберите специалиста из ряда.
ask-recruit-culture = Выберите, чем заплатить.
ask-fleet-fleet = Выберите флот на треке.

## Что делать сейчас

now-title = Что делать сейчас
now-first = Выберите одну из своих лодок, затем подсвеченный слот. Перед этим можно торговать.
now-place = Выберите одну из своих лодок, затем подсвеченный слот.
now-more = Разместите ещё одну лодку, соберите жетоны культуры или постройте здание.
now-more-collect = Разместите ещё одну лодку или соберите жетоны культуры.
now-more-build = Разместите ещё одну лодку или постройте здание.
now-finish = Выберите подсвеченный остров, чтобы собрать его жетон культуры или построить на нём здание.
now-tokens =
    { $number ->
        [one] Всего вашим лодкам доступен { $number } жетон.
        [few] Всего вашим лодкам доступно { $number } жетона.
       *[many] Всего вашим лодкам доступно { $number } жетонов.
    }
now-tokens-left =
    { $number ->
        [one] Осталось взять { $number } жетон.
        [few] Осталось взять { $number } жетона.
       *[many] Осталось взять { $number } жетонов.
    }
now-aside =
    { $number ->
        [0] Она выйдет из игры; в конце за каждые { $each } отложенные лодки вы теряете 1 очко.
       *[other] Она выйдет из игры; в конце за каждые { $each } отложенные лодки вы теряете 1 очко. Уже отложено: { $number }.
    }
now-can = Можно { $things }.
can-buy = купить лодку
can-sell = продать лодку
can-power = использовать эффект своего флота
can-specialist = использовать эффект специалиста
can-go-on = продолжить
can-end = завершить ход
now-end = Конец вашего хода
now-no-place = Нельзя разместить ни одну лодку
now-offline = Нет связи
now-offline-what = Пока можно осмотреться. Партия продолжится, как только связь восстановится.
now-rest-title = Больше нечего размещать
now-part-trade = торговля
now-part-place = лодки
now-part-collect = сбор
now-part-build = постройка
now-whose = { $player }: { $asks }
now-fleet = Ваш флот { $fleet }:
now-waiting = Ходит { $player }.
now-computer = { $player } думает.
now-gone = Нет за столом: { $player } (последний раз { $ago }).
now-gone-now = Нет за столом: { $player }.
now-stand-in =
    { $minutes ->
        [one] Замена через { $minutes } минуту: { $level }.
        [few] Замена через { $minutes } минуты: { $level }.
       *[many] Замена через { $minutes } минут: { $level }.
    }

## Последствия

preview-points =
    { $points ->
        [one] { $signed } очко
        [few] { $signed } очка
       *[many] { $signed } очков
    }
preview-points-other =
    { $points ->
        [one] { $player }: { $signed } очко
        [few] { $player }: { $signed } очка
       *[many] { $player }: { $signed } очков
    }
preview-ends-turn = Это завершит ваш ход.
preview-hidden = Исход заранее неизвестен. Отменить это будет нельзя.
confirm-action = Подтвердить
why-not-title = Почему нельзя?
why-not-rule = Правило { $rule }
why-not-possible = Сейчас это можно сделать.
why-not-tile = { $tile }: { $reason }
why-not-island = Остров { $island }: { $reason }
why-not-price = Специалист стоит два одинаковых жетона культуры или три разных. У вас нет ни того, ни другого.
fleet-number-means = Номер { $fleet }: в следующем раунде меньшие номера ходят раньше.
fleet-next-turn = Кто возьмёт этот флот, сделает в следующем раунде ход { $turn } из { $turns }.
fleet-next-turns = Кто возьмёт этот флот, сделает в следующем раунде один из ходов { $first }–{ $last } (всего { $turns }), смотря какие флоты ещё выберут.
fleet-next-order = Порядок хода в следующем раунде, насколько он известен
fleet-next-player = { $player }: { $fleet }
fleet-next-whoever = кто его возьмёт
fleet-next-none = Это последний раунд, поэтому номер уже не важен.
specialist-costs = Стоит два одинаковых жетона культуры или три разных.
specialist-coins =
    { $number ->
        [one] Принесёт ещё { $number } монету.
        [few] Принесёт ещё { $number } монеты.
       *[many] Принесёт ещё { $number } монет.
    }
why-not-waiting = Сейчас не ваш ход.
why-not-no-boats = У вас в руке нет лодок.
what-is-this = Что это?

## Where something could be built

sites-title = Где это можно построить
sites-all-there = Остров { $island }: все лодки на месте ({ $needs }).
sites-missing = Остров { $island }: есть { $there } из { $needs }; не хватает: { $colours }.
sites-in-hand = Лодок в руке достаточно.
sites-fleets = Хватило бы флота { $fleets }.
sites-next = Доступно
sites-none = С лодками одного флота ничего построить не удастся.
sites-show = Показать на поле
sites-as-far = Учтено только положение на поле: покупки, эффекты специалистов и то, дойдут ли лодки до острова, в расчёт не берутся.

## Кнопки стола

undo-action = Отменить
redo-action = Повторить
advice-action = Подсказка
all-actions = Все действия
plan-open = Спланировать ход
all-actions-number =
    { $number ->
        [one] { $number } возможное действие
        [few] { $number } возможных действия
       *[many] { $number } возможных действий
    }
all-actions-search = Поиск по действиям
all-actions-none = Подходящих действий нет.
menu-table = Меню стола
skip-animation = Пропустить
board-in-words = Текстовое описание поля

## Панели

panel-board = Поле
panel-fleets = Флоты
panel-order = Порядок хода
panel-buildings = Здания
panel-specialists = Специалисты
panel-reserve = Резерв
panel-players = Игроки
panel-log = Журнал
panel-chat = Чат
panel-cards = Тайлы
panel-ends = Конец игры
panel-all = Все панели
panel-talk = Журнал и чат
panel-hand = Ваши лодки
panel-hand-none = В руке нет лодок
round-turn = Раунд { $round }, ход { $turn } из { $turns }
fleets-down = Лицом вниз: { $number }
deck-left = В колоде: { $number }
deck-known-top = Вы знаете следующие тайлы:
deck-known-bottom = Вы знаете последние тайлы:
order-place = Ход { $turn }: { $player }
order-place-fleet = Ход { $turn }: { $player }, флот { $fleet }
fleet-taken-by = Флот { $fleet } взят: { $player }
order-now = ходит
price-of =
    { $coins ->
        [one] Цена: { $coins } монета
        [few] Цена: { $coins } монеты
       *[many] Цена: { $coins } монет
    }
no-price = Нельзя купить или продать
name-and-colour = { $name } ({ $colour })
player-computer = компьютерный игрок
player-away = отсутствует (играет { $level })
player-here = здесь
player-gone = нет за столом (последний раз { $ago })
player-gone-now = нет за столом
nudge-action = Напомнить: { $player }
nudge-sent = Напоминание отправлено: { $player }.
nudge-left = { $player } сейчас не за столом и увидит напоминание позже.
nudge-heard = { $player } напоминает: ваш ход.
player-points-now =
    { $number ->
        [one] сейчас { $number } очко
        [few] сейчас { $number } очка
       *[many] сейчас { $number } очков
    }
player-points-hidden = очки скрыты до конца
player-harbour =
    { $room ->
        [one] Гавань: вмещает { $room } лодку
        [few] Гавань: вмещает { $room } лодки
       *[many] Гавань: вмещает { $room } лодок
    }
player-aside = Отложено: { $number }
player-left = Осталось стандартных зданий: { $number }
player-details = Подробности: { $player }
player-boats = Лодки в руке
player-culture = Жетоны культуры
player-reserved = Зарезервированные тайлы
player-built = Построенные тайлы
player-tiles =
    { $number ->
        [one] { $number } тайл
        [few] { $number } тайла
       *[many] { $number } тайлов
    }
player-nothing = пока ничего
list-or-nothing = ничего

## Как заканчивается игра

ends-last-building =
    { $left ->
        [0] Игра закончится после этого раунда: построено последнее стандартное здание ({ $player }).
        [one] Ещё { $left } стандартное здание ({ $player }) — и игра закончится.
        [few] Ещё { $left } стандартных здания ({ $player }) — и игра закончится.
       *[many] Ещё { $left } стандартных зданий ({ $player }) — и игра закончится.
    }
ends-last-building-any =
    { $left ->
        [one] Игра закончится, когда кто-то построит ещё { $left } стандартное здание.
        [few] Игра закончится, когда кто-то построит ещё { $left } стандартных здания.
       *[many] Игра закончится, когда кто-то построит ещё { $left } стандартных зданий.
    }
ends-no-boats =
    { $left ->
        [0] Игра закончится после этого раунда, если в резерв не вернётся лодка этого цвета: { colour-named }.
        [one] Ещё { $left } лодка из резерва ({ colour-named }) — и игра закончится.
        [few] Ещё { $left } лодки из резерва ({ colour-named }) — и игра закончится.
       *[many] Ещё { $left } лодок из резерва ({ colour-named }) — и игра закончится.
    }
ends-no-specialists =
    { $left ->
        [0] Игра закончится после этого раунда: специалистов осталось слишком мало.
        [one] Ещё { $left } нанятый специалист — и игра закончится.
        [few] Ещё { $left } нанятых специалиста — и игра закончится.
       *[many] Ещё { $left } нанятых специалистов — и игра закончится.
    }
ends-no-buildings =
    { $left ->
        [0] Игра закончится после этого раунда: тайлов зданий осталось слишком мало.
        [one] Ещё { $left } взятый тайл — и игра закончится.
        [few] Ещё { $left } взятых тайла — и игра закончится.
       *[many] Ещё { $left } взятых тайлов — и игра закончится.
    }

## Конец хода

end-title = Завершить ход?
end-go-on-title = Продолжить?
end-left = Вы ещё можете:
end-left-recruit = нанять специалиста
end-left-build = построить здание
end-left-collect = собрать жетоны культуры
end-left-place = разместить лодки
end-left-power = { can-power }
end-anyway = Завершить ход
end-go-on = Всё равно продолжить
end-back = Пока нет
end-never-ask = Больше не спрашивать в этой партии

## Возвращение тайлов

arrange-title = Следующие тайлы колоды зданий
arrange-top = Наверху (первым возьмут левый)
arrange-under = Внизу (последним возьмут правый)
arrange-earlier = Сдвинуть влево: { $tile }
arrange-later = Сдвинуть вправо: { $tile }
arrange-confirm = Вернуть тайлы

## Подсказки

advice-title = Что сделала бы Химико
advice-thinking = Химико думает…
advice-turn = Весь ход
advice-chance = Шанс на победу: { $percent } %
advice-score = Ожидаемые очки: { $points }
advice-others = Другие хорошие варианты
advice-step = Сделать следующий шаг
advice-whole = Сделать весь ход
advice-progress = Шаг { $step } из { $steps }
advice-why = Почему
advice-none = Выбирать не из чего.
playback-next = Следующее действие
playback-again = Ещё раз показать ходы других игроков

## Что произошло

log-empty = Пока ничего не произошло.
log-whose = Чьи ходы показать
log-everyone = Все игроки
log-took = Этот ход занял { $time }
log-newer =
    { $number ->
        [one] Скрыта { $number } новая запись. Показать все
        [few] Скрыто { $number } новые записи. Показать все
        [many] Скрыто { $number } новых записей. Показать все
       *[other] Скрыто { $number } новой записи. Показать все
    }
log-moment = Показать этот момент
past-name = Взгляд назад
past-title = Взгляд назад: раунд { $round }, ход { $turn }
past-what = Здесь нельзя ходить.
past-back = На действие назад
past-on = На действие вперёд
past-now = Вернуться к игре
past-your-turn = Сейчас ваш ход.
past-since =
    { $number ->
        [one] С тех пор { $number } новое действие.
        [few] С тех пор { $number } новых действия.
        [many] С тех пор { $number } новых действий.
       *[other] С тех пор { $number } нового действия.
    }
chat-heard = { $player } говорит: { $text }

## Чат

chat-say = Написать сообщение
chat-send = Отправить
chat-apart = Игроки смогут прочитать это только после партии.
chat-empty = Сообщений пока нет.
chat-left = Осталось символов: { $number }
chat-mute = Скрыть сообщения: { $player }
chat-unmute = Показать сообщения: { $player }
chat-muted = Сообщения скрыты
chat-more = Действия с сообщением ({ $player })
chat-line-title = Сообщение ({ $player })
chat-line-hide = Скрыть это сообщение
chat-line-hidden = Вы его больше не увидите.
chat-line-remove = Удалить для всех
chat-line-removed = Сообщение удалено.
chat-report = Пожаловаться операторам
chat-report-why = Что с ним не так?
chat-report-insult = Оскорбление
chat-report-harassment = Травля
chat-report-spam = Спам
chat-report-cheating = Нечестная игра
chat-report-other = Другое
chat-reported = Спасибо. Операторы рассмотрят жалобу.
chat-somebody = кто-то другой

## Комната ожидания

wait-title = Ждём игроков
wait-invited-by = { $player } приглашает вас в игру
wait-invited = Вас приглашают в игру
wait-lead = Игра начнётся, как только все места будут заняты.
wait-lead-start = Когда все места будут заняты, хозяин стола начнёт игру.
wait-dealing = Партия готовится…
wait-sit = Сесть сюда
wait-sit-too = Занять и это место
wait-sit-ask = Попросить и это место
wait-add = Добавить компьютерного игрока
wait-open-again = Освободить место
wait-leave = Встать из-за стола
wait-start = Начать игру
wait-invite = Пригласить по ссылке
link-copy = Скопировать ссылку
link-not-copied = Браузер не дал скопировать. Ссылка выделена: скопируйте её вручную.
link-copied = Ссылка скопирована.
wait-local = Эта ссылка работает только на этом компьютере. Чтобы могли войти другие, запустите сервер командой «{ $command }» (см. docs/server.md).
wait-share = Поделиться
wait-host = хозяин стола
wait-remove = Исключить игрока: { $player }
wait-not-ready = Ещё есть свободные места.
wait-name = Ваше имя: { $name }.
wait-rename = Изменить имя

## Места, предложения, часы

seat-taken-over-left = { $player } выходит из игры. Теперь играет { $level }.
seat-taken-over-time = Время вышло ({ $player }). Теперь играет { $level }.
seat-taken-over-removed = Исключён игрок { $player }. Теперь играет { $level }.
seat-come-back = Вернуться в игру
seat-returning = { $player } возвращается и снова играет после этого хода.
seat-leave = Покинуть игру
seat-leave-title = Покинуть игру?
seat-leave-warning = Ваше место займёт компьютерный игрок. Пока игра идёт, вы можете вернуться.
watching = Вы наблюдаете
watch-title = Экран для зрителей
watch-copy = Скопировать ссылку для зрителей
watch-last = Последний ход
watch-chances = Шансы на победу
watch-percent = { $percent } %
watch-chances-none = Шансы на победу здесь не показываются: они могли бы помочь игроку.
watch-late =
    { $turns ->
        [one] С задержкой на { $turns } ход
        [few] С задержкой на { $turns } хода
       *[many] С задержкой на { $turns } ходов
    }
offer-takeback = Попросить разрешения взять ход назад
offer-takeback-asked =
    { $number ->
        [one] { $player } просит вернуться на { $number } действие назад.
        [few] { $player } просит вернуться на { $number } действия назад.
       *[many] { $player } просит вернуться на { $number } действий назад.
    }
offer-takeback-asked-turn = { $player } просит вернуться к раунду { $round }, ходу { $turn }.
offer-takeback-own = Взять назад мой последний ход
offer-takeback-own-title = Взять назад ваш последний ход?
offer-takeback-own-warning = Игра вернётся к началу вашего последнего хода. Всё, что с тех пор сделали компьютерные игроки, тоже будет отменено.
offer-takeback-own-do = Взять ход назад
offer-takeback-own-done = Игра вернулась к началу вашего последнего хода.
offer-takeback-done =
    { $number ->
        [one] { $player } отменяет { $number } действие.
        [few] { $player } отменяет { $number } действия.
       *[many] { $player } отменяет { $number } действий.
    }
offer-abandon = Закончить без результата
offer-abandon-title = Закончить игру без результата?
offer-abandon-asked = { $player } просит закончить игру без результата.
offer-abandon-warning = Все остальные за столом должны согласиться.
offer-hints = Попросить разрешить подсказки
offer-hints-asked = { $player } просит разрешить подсказки для всех.
offer-removal = Проголосовать за исключение: { $player }
offer-removal-title = Исключить из партии: { $player }?
offer-removal-warning = Все остальные игроки должны согласиться. Тогда место навсегда займёт компьютерный игрок.
offer-removal-do = Спросить остальных
offer-removal-asked = { $player } хочет исключить из партии игрока { $other }.
offer-options-asked = { $player } хочет изменить настройки:
offer-seat-asked = { $player } хочет занять и другое место: { $seat }.
offer-accept = Согласиться
offer-refuse = Отклонить
offer-withdraw = Отозвать
offer-wait = Ждём ответа остальных.
clock-left = Осталось времени: { $time }
clock-paused = Часы на паузе.
clock-pause = Поставить часы на паузу
clock-resume = Запустить часы
clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }

## Конец игры

over-title = Игра окончена
over-you-won = Вы победили!
over-won = Побеждает { $player }
over-abandoned = Игра закончилась без результата.
over-review = Разбор партии
over-rematch = Реванш
over-rematch-go = Перейти к реваншу
over-look = Посмотреть на поле
over-show = Показать очки

## Связь

connection-gone = Этот стол не удаётся показать.

## Звуки и уведомления

sound-on = Звук включён
sound-off = Звук выключен
notify-ask = Сообщать о моём ходе
notify-on = Уведомления включены
notify-off = Уведомления выключены
notify-blocked = Браузер блокирует уведомления.
notify-title = Ваш ход
notify-text = Ваш ход. Соперники: { $names }.
title-your-turn = ● Ваш ход
title-table = Стол
title-over = Игра окончена

## Клавиши

keys-title = Горячие клавиши
keys-undo = Отменить, повторить
keys-board = Перейти к полю
keys-digits = Выбрать флот по номеру, затем лодку или специалиста по порядку
keys-buy = Купить или взять лодку из резерва
keys-labels = Показать буквы на всём, что сейчас можно выбрать
keys-go = Красная кнопка: самый вероятный выбор
keys-what = На поле или тайле: объяснить, не выбирая
keys-skip-steps = Действия других игроков: показать следующее, пропустить все
keys-past = Смотреть прошлые действия: назад и вперёд
keys-done = Продолжить, завершить ход
keys-target = Следующее или предыдущее возможное место на поле
keys-confirm = Подтвердить, отменить выбор
keys-arrows = Перемещение по полю
keys-kinds = Переключаться между островами и слотами
keys-ends = Первый или последний остров или слот
keys-zoom = Приблизить, отдалить, показать всё поле
keys-letters = Одиночные горячие клавиши
keys-letters-hint = Выключите их, если они мешают программе чтения с экрана или голосовому управлению.
