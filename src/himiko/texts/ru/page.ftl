### Общее для всей страницы.

## Рамка

page-name = Яматай
page-title = { $what } · Яматай
page-skip = Перейти к содержимому
page-notices = Сообщения
page-close = Закрыть
page-cancel = Отмена
page-reload = Перезагрузить
page-loading = Минутку…
page-colon = { $what }:
page-home = Вернуться в лобби
page-you = вы
name-verified = Подтверждено: это имя принадлежит учётной записи
page-yes = да
page-no = нет
page-menu = Меню
page-learn = Обучение
page-rules = Правила
page-settings = Настройки
page-language = Язык: { $language }
page-connection-lost = Связь потеряна. Подключаемся снова… Ваша партия в сохранности.
page-connection-back = Связь восстановлена.
page-update-waiting = Доступна новая версия.

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
error-hints-not-agreed = Если за столом несколько человек, подсказки возможны только с согласия всех.
error-internal = Что-то пошло не так. Попробуйте ещё раз.
error-illegal-action = { $reason }
error-who-are-you = Сначала займите место или выберите имя.
error-absent = За вас играет компьютерный игрок. Сначала вернитесь в игру.
error-already-accepted = Вы уже согласились.
error-already-seated = Вы уже за этим столом.
error-already-so = Менять нечего.
error-bad-edition = Это издание нельзя использовать: { $reason }
error-bad-name =
    { $why ->
        [invisible] В этом имени есть невидимые символы.
        [accents] В этом имени слишком много знаков над одной буквой.
        [scripts] В этом имени смешаны буквы разных алфавитов.
        [long] Это имя слишком длинное.
       *[other] Введите имя.
    }
error-banned = Оператор закрыл вам доступ к этому серверу.
error-bad-message = Сервер этого не понял.
error-bad-request = Запрос неполный или не разрешён.
error-bad-position = Эту позицию нельзя использовать ({ $where }): { $reason }
error-bad-record = Эту запись не удаётся прочитать (строка { $line }): { $reason }
error-busy = Сервер занят. Попробуйте чуть позже.
error-engine-compiling = Движок игры ещё компилируется (готово частей: { $done } из { $parts }). Это происходит только при первом запуске; подождите немного.
error-cannot-redo = Повторять нечего.
error-cannot-undo = Отменять уже поздно.
error-has-passkey = Этот ключ доступа уже используется.
error-has-account = У вас уже есть учётная запись.
error-log-full = Журнал этого стола заполнен. Партию можно только доиграть.
error-name-taken = Это имя занято.
error-no-account = Для этого нужна учётная запись.
error-no-passkey = Ключ доступа не использован.
error-no-majority = Нельзя голосовать за исключение единственного соперника.
error-no-hints = За этим столом подсказки выключены.
error-no-offer = Нет предложения, на которое можно ответить.
error-no-pause = В этой партии нет часов, которые можно поставить на паузу.
error-no-such-challenge = Такого испытания нет.
error-no-such-device = На этом устройстве сеанс уже завершён.
error-no-such-line = Этого сообщения больше нет.
error-no-such-passkey = Этот ключ доступа уже удалён.
error-no-such-edition = Такого издания нет.
error-no-such-person = Такого пользователя нет.
error-no-such-report = Такой жалобы нет.
error-no-such-ply = До этого партия не дошла.
error-no-such-seat = Такого места нет.
error-no-such-table = Такого стола нет.
error-not-absent = Вы уже играете сами.
error-not-banned = У этого пользователя нет запрета.
error-not-asked = Вопрос задан не вам.
error-not-for-you = Этот стол видят только его игроки.
error-not-found = Страница не найдена.
error-not-now = Сейчас это невозможно.
error-not-oneself = К себе это применить нельзя.
error-not-seated = Вы не сидите за этим столом.
error-not-the-host = Это может сделать только хозяин стола.
error-not-your-seat = Это не ваше место.
error-not-your-turn = Сейчас не ваш ход.
error-offer-open = Другое предложение ещё ждёт ответа.
error-other-number-of-seats =
    { $seats ->
        [one] Нужен { $seats } игрок.
        [few] Нужно { $seats } игрока.
       *[many] Нужно { $seats } игроков.
    }
error-other-rules = Эта партия сыграна по другим правилам, и продолжить её нельзя.
error-prove-yourself = Сначала войдите ещё раз.
error-record-or-position = Отправьте либо запись, либо позицию, но не обе.
error-removed = Вас исключили из игры за этим столом.
error-seat-taken = Это место занято.
error-nudged-already = Напоминание уже отправлено. Подождите немного.
error-seats-open = Ещё есть свободные места.
error-silenced = Оператор запретил вам писать сообщения.
error-stale = Партия уже ушла вперёд; посмотрите ещё раз.
error-storage-away = База данных недоступна. Работа возобновится автоматически.
error-wrong-secret = Это не тот секрет, который вы закрепили.
error-study-running = Ваш прошлый отчёт ещё готовится. Сначала остановите его.
error-table-full = За этим столом нет мест.
error-too-large = Файл слишком большой.
error-too-many = Слишком много запросов. Подождите немного.
error-shelf-full = Ваша полка заполнена (версий на ней: { $most }). Уберите ненужные.
error-too-many-tables =
    { $most ->
        [one] У вас { $most } незавершённая партия; сначала доиграйте её.
        [few] У вас { $most } незавершённые партии; сначала доиграйте одну.
       *[many] У вас { $most } незавершённых партий; сначала доиграйте одну.
    }
error-too-many-passkeys = Ключей доступа может быть не больше { $most }.
error-unreadable-file = Этот файл не удаётся прочитать.
error-wrong-code = Код неверен или уже не действует.
error-wrong-origin = Запрос пришёл не с этой страницы.
error-wrong-host = Этот сервер не обслуживает такое имя.
error-wrong-passkey = Этот ключ доступа не относится ни к одной учётной записи этого сервера.
error-wrong-password = Неверное имя или пароль.
