### Страница за столом: ожидание, свой ход, что делают другие и что говорится.

## Что делает действие, как ответ на выбор

action-fleet = Выбрать флот { $fleet }
action-take = Взять { boat-of-colour }
action-buy = Купить { boat-of-colour }
action-sell = Продать { boat-of-colour }
action-reserve = Зарезервировать тайл: { $tile }
action-peek = Посмотреть верх стопки зданий
action-arrange = Наверх стопки: { $top }; под низ: { $bottom }
action-move = Передвинуть лодку со слота { $slot } на слот { $to }
action-sacred = Положить Священную Землю на остров { $island }
action-swap-culture = Поменять местами жетоны культуры на островах { $island } и { $other }
action-swap-boats = Поменять местами лодки на слотах { $slot } и { $other }
action-remove = Вернуть лодку со слота { $slot } в резерв
action-place = Разместить { boat-of-colour } на слоте { $slot }
action-collect = Собрать жетон культуры с острова { $island } ({ $token })
action-ebisu = Взять ещё один жетон культуры, с острова { $island } ({ $token })
action-build = Построить на острове { $island }: { $tile }
action-raijin = Райдзин: отдать { $colours } за золотую лодку
action-nakatsu = Накацу: отдать золотую лодку за { $colours }
action-michimata = Митимата: отдать жетон культуры ({ kind-named }) за золотую лодку
action-hetsuka = Хецука: отдать жетон культуры ({ kind-named }) за 4 монеты
action-kachiko = Катико: заплатить 2 монеты и убрать Священную Землю с острова { $island }
action-discard = Отложить { boat-of-colour }
action-recruit = Нанять специалиста: { specialist-named }, плата: { $kinds }
action-done-act = Дальше, без сбора и постройки
action-done-ebisu = Отказаться от жетона Эбису
action-done-after = Дальше
action-done-recruit = Завершить ход
action-done = Дальше

## Виды действий, как кнопки

do-fleet = Флот
do-take = Лодка
do-buy = Купить
do-sell = Продать
do-reserve = Зарезервировать
do-peek = Заглянуть в стопку
do-arrange = Вернуть тайлы
do-move = Передвинуть лодку
do-sacred = Священная Земля
do-swap-culture = Обмен жетонов
do-swap-boats = Обмен лодок
do-remove = Убрать лодку
do-place = Разместить лодки
do-collect = Собрать
do-ebisu = Эбису
do-build = Построить
do-raijin = Райдзин
do-nakatsu = Накацу
do-michimata = Митимата
do-hetsuka = Хецука
do-kachiko = Катико
do-discard = Отложить
do-recruit = Нанять
do-done-act = Дальше
do-done-ebisu = Отказаться
do-done-after = Дальше
do-done-recruit = Завершить ход
do-done = Дальше

## О чём спрашивается, когда действие выбрано наполовину

ask-which = Что вы хотите сделать?
ask-buy-colour = Выберите лодку, которую покупаете из резерва.
ask-sell-colour = Выберите лодку, которую продаёте.
ask-take-colour = Выберите лодку, которую берёте.
ask-discard-colour = Выберите лодку, которую откладываете.
ask-place-colour = Какая из ваших лодок встанет туда?
ask-place-slot = Выберите для лодки подсвеченный слот.
ask-collect-island = Выберите подсвеченный остров: его жетон культуры станет вашим.
ask-ebisu-island = Выберите любой остров с жетоном культуры.
ask-build-tile = Выберите тайл здания.
ask-build-island = Выберите подсвеченный остров для постройки.
ask-reserve-tile = Выберите тайл здания, который резервируете.
ask-move-slot = Выберите лодку, затем слот, куда она перейдёт.
ask-sacred-island = Выберите пустой остров для Священной Земли.
ask-swap-island = Выберите два острова: их жетоны культуры поменяются местами.
ask-swap-slot = Выберите две лодки на поле: они поменяются местами.
ask-remove-slot = Выберите лодку на поле: она вернётся в резерв.
ask-kachiko-island = Выберите Священную Землю, которую убираете.
ask-raijin-colour = Выберите две лодки, которые отдаёте.
ask-nakatsu-colour = Выберите две лодки, которые берёте.
ask-michimata-culture = Выберите жетон культуры, который отдаёте.
ask-hetsuka-culture = Выберите жетон культуры, который отдаёте.
ask-recruit-specialist = Выберите специалиста из ряда.
ask-recruit-culture = Выберите, чем платите.
ask-fleet-fleet = Выберите флот с дорожки.

## Что делать сейчас

now-title = Что делать сейчас
now-first = Выберите одну из своих лодок, затем подсвеченный слот. Или сначала торгуйте.
now-place = Выберите одну из своих лодок, затем подсвеченный слот.
now-more = Разместите ещё лодку или завершайте: соберите жетоны культуры либо постройте здание.
now-more-collect = Разместите ещё лодку или завершайте: соберите жетоны культуры.
now-more-build = Разместите ещё лодку или завершайте: постройте здание.
now-finish = Соберите жетоны культуры или постройте здание: выберите подсвеченный остров.
now-can = Можно { $things }.
can-buy = купить лодку
can-sell = продать лодку
can-power = использовать свойство своего флота
can-specialist = использовать свойство специалиста
can-go-on = идти дальше
can-end = завершить ход
now-end = Конец вашего хода
now-rest-title = Больше нечего размещать
now-part-trade = торговля
now-part-place = лодки
now-part-collect = сбор
now-part-build = постройка
now-whose = { $player }: { $asks }
now-fleet = Ваш флот { $fleet }:
now-waiting = Ходит { $player }.
now-computer = { $player } думает.

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
preview-ends-turn = На этом ваш ход закончится.
preview-hidden = Что будет дальше, скрыто. Отменить это нельзя.
confirm-action = Выполнить
why-not-title = Почему нельзя?
why-not-rule = Правило { $rule }
why-not-possible = Сейчас это возможно.
why-not-tile = { $tile }: { $reason }
why-not-waiting = Сейчас не ваш ход.
why-not-no-boats = У вас на руке нет лодок.
what-is-this = Что это?

## Кнопки стола

undo-action = Отменить
redo-action = Вернуть
advice-action = Подсказка
all-actions = Все действия
all-actions-number =
    { $number ->
        [one] { $number } возможное действие
        [few] { $number } возможных действия
       *[many] { $number } возможных действий
    }
all-actions-search = Поиск по действиям
all-actions-none = Действий с такими словами нет.
to-settings = Настройки
menu-table = Меню стола
skip-animation = Пропустить
board-in-words = Поле словами
rules-open = Правила

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
panel-hand-none = Лодок нет
round-turn = Раунд { $round }, ход { $turn } из { $turns }
fleets-down = Рубашкой вверх: { $number }
deck-left = В стопке: { $number }
deck-known-top = Вы знаете следующие тайлы:
deck-known-bottom = Вы знаете последние тайлы:
order-place = Ход { $turn }: { $player }
order-place-fleet = Ход { $turn }: { $player }, флот { $fleet }
order-now = сейчас
price-of =
    { $coins ->
        [one] Цена: { $coins } монета
        [few] Цена: { $coins } монеты
       *[many] Цена: { $coins } монет
    }
no-price = Не продаётся
name-and-colour = { $name } ({ $colour })
player-you = вы
player-computer = компьютер
player-away = отсутствует, играет { $level }
player-points = очков сейчас
player-harbour =
    { $room ->
        [one] Гавань: место для { $room } лодки
        [few] Гавань: место для { $room } лодок
       *[many] Гавань: место для { $room } лодок
    }
player-aside = Отложено: { $number }
player-left = Осталось стандартных зданий: { $number }
player-details = Всё, что есть у игрока { $player }
player-boats = Лодки на руке
player-culture = Жетоны культуры
player-reserved = Зарезервировано
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
        [one] Ещё { $left } стандартное здание ({ $player }) — и игра закончится.
        [few] Ещё { $left } стандартных здания ({ $player }) — и игра закончится.
       *[many] Ещё { $left } стандартных зданий ({ $player }) — и игра закончится.
    }
ends-last-building-any =
    { $left ->
        [one] Игра закончится, когда кто-то построит ещё { $left } стандартное здание.
        [few] Игра закончится, когда кто-то построит ещё { $left } стандартных здания.
       *[many] Игра закончится, когда кто-то построит ещё { $left } стандартных зданий.
    }
ends-no-boats =
    { $left ->
        [0] Игра закончится после этого раунда, если не вернётся лодка этого цвета: { colour-named }.
        [one] Ещё { $left } лодка из резерва ({ colour-named }) — и игра закончится.
        [few] Ещё { $left } лодки из резерва ({ colour-named }) — и игра закончится.
       *[many] Ещё { $left } лодок из резерва ({ colour-named }) — и игра закончится.
    }
ends-no-specialists =
    { $left ->
        [0] Игра закончится после этого раунда: специалистов осталось слишком мало.
        [one] Ещё { $left } нанятый специалист — и игра закончится.
        [few] Ещё { $left } нанятых специалиста — и игра закончится.
       *[many] Ещё { $left } нанятых специалистов — и игра закончится.
    }
ends-no-buildings =
    { $left ->
        [0] Игра закончится после этого раунда: тайлов зданий осталось слишком мало.
        [one] Ещё { $left } взятый тайл — и игра закончится.
        [few] Ещё { $left } взятых тайла — и игра закончится.
       *[many] Ещё { $left } взятых тайлов — и игра закончится.
    }

## Конец хода

end-title = Завершить ход?
end-go-on-title = Идти дальше?
end-left = Вы ещё можете:
end-left-recruit = нанять специалиста
end-left-build = построить здание
end-left-collect = собрать жетоны культуры
end-left-place = разместить лодки
end-left-power = { can-power }
end-anyway = Завершить ход
end-go-on = Всё равно дальше
end-back = Ещё нет
end-never-ask = Больше не спрашивать в этой игре

## Возвращение тайлов

arrange-title = Следующие тайлы стопки зданий
arrange-top = Наверху, первый слева
arrange-under = Под стопкой, самый нижний справа
arrange-earlier = Сдвинуть влево: { $tile }
arrange-later = Сдвинуть вправо: { $tile }
arrange-confirm = Вернуть тайлы

## Подсказки

advice-title = Что сделала бы Химико
advice-thinking = Химико думает…
advice-plan = Её план на этот ход
advice-chance = Шанс на победу: { $percent } %
advice-score = Ожидаемые очки: { $points }
advice-others = Другие хорошие действия
advice-play = Сыграть так
advice-none = Выбирать не из чего.

## Что произошло

log-empty = Пока ничего не произошло.

## Чат

chat-say = Сказать что-нибудь
chat-send = Отправить
chat-empty = Пока никто ничего не сказал.
chat-left = Осталось знаков: { $number }
chat-mute = Не слышать игрока { $player }
chat-unmute = Снова слышать игрока { $player }
chat-muted = Без звука
chat-somebody = без имени

## Комната ожидания

wait-title = Ждём игроков
wait-lead = Игра начнётся, как только будут заняты все места.
wait-lead-start = Когда все места заняты, хозяин стола начинает игру.
wait-open = Свободное место
wait-sit = Сесть здесь
wait-add = Добавить компьютерного игрока
wait-open-again = Освободить место
wait-leave = Встать из-за стола
wait-start = Начать игру
wait-invite = Пригласить по ссылке
wait-copy = Скопировать ссылку
wait-copied = Ссылка скопирована.
wait-local = Эта ссылка работает только на этом компьютере. Чтобы могли войти другие, запустите сервер командой «{ $command }» (см. docs/server.md).
wait-share = Поделиться
wait-host = хозяин стола
wait-remove = Удалить из-за стола: { $player }
wait-not-ready = Ещё есть свободные места.
wait-name = Вы играете под именем { $name }.
wait-rename = Изменить имя

## Места, предложения, часы

seat-taken-over-left = { $player } выходит из игры: продолжает { $level }.
seat-taken-over-time = Время вышло ({ $player }): продолжает { $level }.
seat-taken-over-removed = { $player } больше не играет: продолжает { $level }.
seat-come-back = Вернуться
seat-leave = Покинуть игру
seat-leave-title = Покинуть игру?
seat-leave-warning = Ваше место займёт компьютерный игрок. Пока игра идёт, вы можете вернуться.
watching = Вы наблюдаете
offer-takeback = Попросить вернуть ход
offer-takeback-asked =
    { $number ->
        [one] { $player } просит вернуться на { $number } шаг назад.
        [few] { $player } просит вернуться на { $number } шага назад.
       *[many] { $player } просит вернуться на { $number } шагов назад.
    }
offer-takeback-asked-turn = { $player } просит вернуться к раунду { $round }, ходу { $turn }.
offer-takeback-own = Вернуться к началу моего последнего хода
offer-takeback-own-title = Вернуть последний ход?
offer-takeback-own-warning = Игра вернётся к началу вашего последнего хода. Всё, что с тех пор сделали компьютерные игроки, тоже будет отменено.
offer-takeback-own-do = Вернуть
offer-takeback-own-done = Игра вернулась к началу вашего последнего хода.
offer-takeback-done =
    { $number ->
        [one] { $player } отменяет { $number } шаг.
        [few] { $player } отменяет { $number } шага.
       *[many] { $player } отменяет { $number } шагов.
    }
offer-abandon = Закончить без результата
offer-abandon-title = Закончить игру без результата?
offer-abandon-asked = { $player } просит закончить игру без результата.
offer-abandon-warning = Все остальные люди за столом должны согласиться.
offer-accept = Согласиться
offer-refuse = Отказать
offer-withdraw = Отозвать
offer-wait = Ждём ответа остальных.
clock-left = Осталось времени: { $time }
clock-paused = Часы остановлены.
clock-pause = Остановить часы
clock-resume = Запустить часы
clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }

## Конец игры

over-title = Игра окончена
over-abandoned = Игра закончена без результата.
over-review = Разобрать игру
over-rematch = Реванш
over-rematch-go = К реваншу
over-look = Посмотреть на поле
over-show = Показать подсчёт

## Связь

connection-gone = Этот стол нельзя показать.

## Звуки и уведомления

sound-on = Звук включён
sound-off = Звук выключен
notify-ask = Сообщить, когда будет мой ход
notify-on = Уведомления включены
notify-off = Уведомления выключены
notify-blocked = Браузер не разрешает уведомления.
notify-title = Ваш ход
notify-text = Yamataï: ваш ход за столом, где играют { $names }.
title-your-turn = ● Ваш ход
title-table = Стол
title-over = Игра окончена

## Клавиши

keys-title = Клавиши
keys-undo = Отменить, вернуть
keys-hint = Подсказка
keys-all = Все действия
keys-board = Перейти на поле
keys-hand = Выбрать свои лодки по номеру
keys-done = Дальше, завершить ход
keys-target = Следующее возможное место на поле
keys-confirm = Подтвердить, отменить выбор
keys-why = На поле или карте: спросить, почему что-то невозможно
keys-log = Журнал и чат
keys-help = Эта справка
keys-skip = Пропустить анимацию
keys-arrows = Ходить по полю
keys-words = Поле словами
keys-letters = Одиночные клавиши
keys-letters-hint = Выключите их, если они мешают программе чтения с экрана или голосовому управлению.
