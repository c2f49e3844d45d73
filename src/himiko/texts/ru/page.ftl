### Общее для всей страницы.

## Рамка

page-name = Яматай
page-title = { $what } · Яматай
page-skip = К содержанию
page-notices = Сообщения
page-close = Закрыть
page-cancel = Отмена
page-reload = Загрузить заново
page-loading = Одну минуту …
page-colon = { $what }:
page-home = В лобби
page-you = вы
page-yes = да
page-no = нет
page-menu = Меню
page-learn = Обучение
page-rules = Правила
page-settings = Настройки
page-language = Язык: { $language }
page-connection-lost = Связь потеряна. Она восстанавливается; ничего не пропадёт.
page-connection-back = Связь восстановлена.
page-update-waiting = Есть более новая версия этой страницы.

## Имена для гостей, которые могут выбрать другое

guest-name-1 = Цапля
guest-name-2 = Журавль
guest-name-3 = Выдра
guest-name-4 = Зимородок
guest-name-5 = Баклан
guest-name-6 = Стрекоза
guest-name-7 = Черепаха
guest-name-8 = Ласточка
guest-name-9 = Дельфин
guest-name-10 = Лис
guest-name-11 = Светлячок
guest-name-12 = Карп

## Что не удалось

error-connection-lost = Сервер недоступен. Попробуйте ещё раз.
error-internal = Случилось то, чего не должно было случиться. Попробуйте ещё раз.
error-illegal-action = { $reason }
error-who-are-you = Вас здесь ещё не знают: сначала займите место или выберите имя.
error-absent = За вас играет компьютерный игрок. Сначала вернитесь за стол.
error-already-accepted = Вы уже согласились.
error-already-seated = Вы уже за этим столом.
error-already-so = Так уже и есть.
error-bad-edition = Это издание не подходит: { $reason }
error-bad-message = Сервер этого не понял.
error-bad-request = Чего-то не хватает или что-то не разрешено.
error-bad-position = Эта позиция не подходит ({ $where }): { $reason }
error-bad-record = Эту запись нельзя прочесть (строка { $line }): { $reason }
error-busy = Сервер занят. Попробуйте чуть позже.
error-cannot-redo = Повторять нечего.
error-cannot-undo = Это уже нельзя отменить.
error-has-account = У вас уже есть учётная запись.
error-name-taken = Это имя занято.
error-no-hints = За этим столом нет подсказок.
error-no-offer = Сейчас ничего не предложено.
error-no-pause = В этой партии нет часов, которые можно остановить.
error-no-such-edition = Такого издания нет.
error-no-such-person = Такого человека нет.
error-no-such-ply = До этого партия не дошла.
error-no-such-seat = Такого места нет.
error-no-such-table = Такого стола нет.
error-not-absent = Вы и так играете сами.
error-not-for-you = Этот стол только для его игроков.
error-not-found = Здесь ничего нет.
error-not-now = Сейчас это невозможно.
error-not-oneself = С самим собой так нельзя.
error-not-seated = Вы не сидите за этим столом.
error-not-the-host = Это может только хозяин стола.
error-not-your-seat = Это не ваше место.
error-not-your-turn = Сейчас не ваш ход.
error-offer-open = Другое предложение ждёт ответа.
error-other-number-of-seats =
    { $seats ->
        [one] Нужен { $seats } игрок.
        [few] Нужно { $seats } игрока.
       *[many] Нужно { $seats } игроков.
    }
error-other-rules = Эта партия сыграна по другим правилам, и продолжить её нельзя.
error-record-or-position = Либо запись, либо позиция, но не то и другое.
error-removed = Хозяин стола удалил вас.
error-seat-taken = Это место занято.
error-seats-open = Некоторые места ещё свободны.
error-stale = Партия тем временем продвинулась; взгляните на неё ещё раз.
error-storage-away = Сервер не может добраться до базы данных. Всё продолжится само.
error-table-full = За этим столом нет мест.
error-too-large = Это слишком велико.
error-too-many = Слишком много сразу. Подождите немного.
error-too-many-tables =
    { $most ->
        [one] У вас { $most } незаконченный стол; сначала доиграйте его.
        [few] У вас { $most } незаконченных стола; сначала доиграйте один.
       *[many] У вас { $most } незаконченных столов; сначала доиграйте один.
    }
error-unreadable-file = Этот файл не удаётся прочитать.
error-wrong-code = Этот код (больше) не действует.
error-wrong-origin = Запрос пришёл не с этой страницы.
error-wrong-password = Имя или пароль неверны.
