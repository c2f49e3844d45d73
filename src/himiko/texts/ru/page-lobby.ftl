### Лобби: сыграть сразу, столы, настройки и кто вы.

## Первая страница

lobby-title = Лобби
lobby-what = Плавайте между островами, возводите города и храмы и станьте Великим Строителем Яматай. Для 1–4 игроков. Бесплатно, без регистрации.
lobby-about = Независимый проект, не связанный с авторами и издателем игры. Поле и большинство тайлов воссозданы.
lobby-quick = Сыграть против компьютера
lobby-opponents = Соперники
lobby-level = Уровень
lobby-play = Играть
lobby-first-time = Впервые здесь? Учитесь играя
lobby-adapts-now =
    { $games ->
        [0] Сейчас: { $level }. Уровень растёт, когда вы побеждаете, и снижается, когда проигрываете.
       *[other] Сейчас: { $level }. Побед в последних одиночных партиях: { $won } из { $games }; уровень зависит от ваших результатов.
    }
lobby-strength = По замерам: { $percent } % побед, соперник — { $level } (партий: { $games }).
lobby-shown = Пример партии
lobby-shown-pause = Пауза
lobby-shown-go-on = Продолжить
lobby-tables = Столы
lobby-new = Сыграть с другими
lobby-list-mine = Ваши партии
lobby-list-open = Открытые столы
lobby-list-running = Смотреть
lobby-list-finished = Завершённые
lobby-none-mine = У вас ещё нет партий. До первой — один щелчок.
lobby-none-open = Сейчас никто не ждёт игроков. Создайте стол и отправьте ссылку друзьям.
lobby-none-running = Открытых партий сейчас нет.
lobby-none-finished = Завершённых открытых партий пока нет. Свои вы найдёте в списке «Ваши партии».
lobby-more = Показать ещё
lobby-workshop = Мастерская: своё поле и тайлы
lobby-scorepad = Блокнот для очков в домашней партии
lobby-import = Открыть запись партии
lobby-your-turn = Ваш ход
lobby-waiting =
    { $number ->
        [one] Ваш ход в { $number } партии
        [few] Ваш ход в { $number } партиях
       *[many] Ваш ход в { $number } партиях
    }
lobby-turn-of = Ходит { $player }
lobby-status-open = ждёт игроков
lobby-status-dealing = начинается
lobby-status-running = идёт
lobby-status-over = завершена
lobby-status-abandoned = прервана
lobby-result-won = победа, { $mine }:{ $theirs }
lobby-result-lost = поражение, { $mine }:{ $theirs }
lobby-result-place = место { $place } из { $players }, { $points }
lobby-result-winner = побеждает { $player }, { $points }
lobby-seat-record = игрок из записи
lobby-seat-open = свободное место
lobby-clock-minutes =
    { $minutes ->
        [one] { $minutes } минута на игрока
        [few] { $minutes } минуты на игрока
       *[many] { $minutes } минут на игрока
    }
lobby-clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }

## The game in a minute

minute-title = Игра за минуту
minute-fleet = Выбор флота
minute-fleet-does = Он даёт лодки и эффект на этот ход. Чем меньше его номер, тем раньше вы ходите в следующем раунде.
minute-place = Размещение лодок
minute-place-does = Размещайте лодки вдоль морских путей: от стартового слота на западе или рядом с лодкой того же цвета.
minute-build = Сбор или постройка
minute-build-does = Возьмите жетоны культуры с островов рядом с новыми лодками или постройте здание на острове, вокруг которого стоят нужные тайлу лодки.
minute-win = Наём и победа
minute-win-does = Нанимайте специалистов за жетоны культуры. Здания, престиж, специалисты и монеты приносят очки; побеждает тот, у кого их больше всего.

challenges-title = Испытания
challenges-what = Победите компьютерного игрока на заданном раскладе, без подсказок. У всех, кто открыл ссылку, один и тот же расклад; пробуйте сколько угодно.
challenges-name = { $level }, расклад { $number }
challenges-players = игроков: { $players }
challenges-untried = ещё не было попыток
challenges-won = победа, { $mine }:{ $theirs }
challenges-lost =
    { $tries ->
        [one] { $tries } попытка, лучший счёт { $mine }:{ $theirs }
        [few] { $tries } попытки, лучший счёт { $mine }:{ $theirs }
       *[many] { $tries } попыток, лучший счёт { $mine }:{ $theirs }
    }
challenges-again = Сыграть ещё раз
challenges-review = Разбор партии
challenges-all = Все испытания
challenges-score = Пройдено: { $won } из { $all }

## Новый стол

new-title = Новый стол
new-seats = Кто играет
new-players = Игроки
new-seat = Место: { $seat }
new-seat-me = Вы
new-seat-me-hint = На этом устройстве. Займите несколько мест, чтобы играть за одним экраном.
new-seat-open = Свободное место
new-seat-open-hint = Для всех, у кого есть ссылка или кто найдёт стол в лобби.
new-hot-seat = Несколько человек за одним устройством: передавайте его тому, чей ход.
new-options = Настройки стола
new-clock = Время
new-clock-none = Без часов
new-clock-none-hint = Без ограничения времени.
new-clock-live = За один присест
new-clock-live-hint = Сколько минут у каждого на всю партию.
new-clock-days = На несколько дней
new-clock-days-hint = Сколько дней даётся на ход; возвращайтесь, когда придёт ваша очередь.
new-minutes = Минуты
new-days = Дни
new-listed = Показывать в лобби
new-listed-hint = Присоединиться сможет каждый; иначе — только те, у кого есть ссылка.
new-start = Начать, когда все места заняты
new-start-hint = Иначе игру начинает хозяин стола.
new-watch = Смотреть может каждый
new-watch-hint = Иначе партию видят только игроки.
new-delay = Зрители видят партию
new-delay-hint = Задержка не даёт зрителям помогать игрокам. Самим игрокам ждать не приходится.
new-delay-none = Сразу
new-delay-turns =
    { $turns ->
        [one] На { $turns } ход позже
        [few] На { $turns } хода позже
       *[many] На { $turns } ходов позже
    }
new-undo = Разрешить отмену
new-undo-hint = В свой ход, пока не открылось что-то новое.
new-hints = Разрешить подсказки
new-hints-who = Компьютерный игрок показывает, что бы он сделал. Если за столом несколько человек, во время партии нужно согласие всех.
new-face-down = Построенные тайлы лицом вниз
new-face-down-hint = Как в настольной версии: построенные тайлы и сумма очков других игроков скрыты до конца.
new-stand-in = Кто заменит вышедших игроков
new-stand-in-after = Заменять отсутствующих
new-stand-in-after-hint = Если наступил их ход, а страница закрыта столько времени.
new-stand-in-never = Никогда
new-stand-in-minutes =
    { $minutes ->
        [one] Через { $minutes } минуту
        [few] Через { $minutes } минуты
       *[many] Через { $minutes } минут
    }
new-make = Создать стол
new-edition = Своё издание
new-edition-hint = Своё поле, тайлы или цены в файле TOML. За основу возьмите вывод команды «himiko edition export».
new-edition-file = Выбрать файл издания
new-edition-chosen = Издание за этим столом: { $name }
new-edition-shelf = С вашей полки
new-edition-shelf-none = Выбрать издание
new-edition-kept = { $name }, версия { $version }
edition-standard = Это стандартное издание. Его поле и большинство тайлов воссозданы, потому что в печатных правилах их нет.
edition-own = Издание этой партии: { $name }.
new-edition-workshop = Создать в мастерской
new-edition-usual = Использовать стандартное издание

## Комната ожидания

wait-close = Закрыть стол
wait-close-sure = Закрыть стол?
wait-close-warning = Никто больше не сможет присоединиться, а ссылка перестанет работать.
wait-closed = Этот стол закрыт
wait-closed-what = Хозяин стола закрыл его до начала партии.

## Настройки

settings-title = Настройки
settings-you = Вы
settings-name = Ваше имя
settings-name-hint = Это имя видят остальные за столом.
settings-name-saved = Теперь ваше имя — { $name }.
settings-save = Сохранить
settings-look = Вид и звук
settings-language = Язык
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-motion = Анимация
settings-motion-system = Как в системе
settings-motion-full = Полная
settings-motion-less = Упрощённая
settings-sound = Звуки
settings-sound-what = Звук струны, когда наступает ваш ход.
settings-volume = Громкость
settings-text = Размер текста
settings-text-normal = Обычный
settings-text-large = Крупный
settings-text-huge = Очень крупный
settings-speed = Действия других игроков
settings-speed-slow = Медленно
settings-speed-normal = По одному
settings-speed-fast = Быстро
settings-speed-off = Все сразу
settings-numbers = Всегда показывать номера
settings-numbers-hint = Иначе номера слотов и островов видны только на крупном поле и там, где о них говорится.
settings-confirm = Подтверждать каждое действие
settings-confirm-hint = Иначе вас спросят только перед тем, что нельзя отменить.
settings-more = Имя, устройства и учётная запись
settings-notify = Уведомления
settings-notify-hint = Браузер сообщит о вашем ходе, если страница открыта в фоне.
settings-notify-refused = Браузер блокирует уведомления этой страницы.
settings-device = Другие устройства
settings-device-what = Продолжайте под тем же именем и с теми же партиями на телефоне или другом компьютере.
settings-device-make = Создать ссылку
settings-device-link = Ваша ссылка
settings-device-ten-minutes = Откройте её на другом устройстве в течение десяти минут. Она сработает один раз. Никому её не передавайте: кто её откроет, будет играть от вашего имени.
settings-copy = Скопировать
settings-copied = Скопировано.
settings-not-copied = Браузер заблокировал копирование. Скопируйте вручную.
settings-code = Ссылка или код с другого устройства
settings-code-hint = На этом устройстве будут то же имя и те же партии.
settings-code-use = Применить
settings-devices = Где выполнен вход
settings-device-here = это устройство
settings-device-seen = последнее использование: { $ago }
settings-device-unknown = Неизвестное устройство
settings-device-log-out = Завершить сеанс: { $device }
settings-devices-log-out = Завершить сеансы на всех других устройствах
settings-devices-gone = Сеанс завершён.
settings-account = Учётная запись
settings-account-what = Необязательно. Входите с именем и паролем, чтобы ваши партии были доступны отовсюду.
settings-account-is = Вы вошли как { $name }.
settings-account-make = Создать учётную запись
settings-account-log-in = Войти
settings-account-recover = Использовать запасной код
settings-account-name = Имя учётной записи
settings-account-name-hint = Это будет и вашим именем за столом.
settings-account-missing = Введите имя и пароль.
settings-password = Пароль
settings-password-hint = Не короче 8 символов.
settings-password-short = Пароль должен быть не короче 8 символов.
settings-password-heading = Сменить пароль
settings-password-new = Новый пароль
settings-password-new-hint = Не короче 8 символов. На всех других ваших устройствах сеансы завершатся.
settings-password-change = Сменить пароль
settings-password-changed = Пароль изменён. На всех других устройствах сеансы завершены.
settings-recovery-code = Запасной код
settings-recovery-missing = Введите один из запасных кодов.
settings-passkeys = Ключи доступа
settings-passkeys-what = Входите по отпечатку пальца, лицу или PIN-коду устройства вместо пароля. Ключ доступа выручит и тогда, когда пароль забыт.
settings-passkey-add = Добавить ключ доступа
settings-passkey-added = Ключ доступа добавлен.
settings-passkey-made = добавлен { $ago }
settings-passkey-remove = Удалить
settings-passkey-remove-one = Удалить ключ доступа: { $device }
settings-passkey-removed = Ключ доступа удалён. Удалите его и в менеджере паролей.
settings-passkey-none-here = Ключи доступа работают только на странице с доменным именем и https.
settings-passkey-use = Использовать ключ доступа
settings-passkey-log-in = Войти по ключу доступа
settings-codes = Запасные коды
settings-codes-what = Каждый из этих кодов позволяет один раз задать новый пароль, если вы потеряете свой. Храните их на бумаге.
settings-codes-keep = Запишите эти коды сейчас: они показываются только один раз.
settings-codes-left =
    { $number ->
        [0] У вас нет запасных кодов.
       *[other] Осталось запасных кодов: { $number }.
    }
settings-codes-make = Создать новые запасные коды
settings-codes-made = Новые запасные коды созданы. Старые больше не действуют.
proof-title = Подтвердите, что это вы
proof-what = Войдите ещё раз, чтобы изменить защиту учётной записи.
proof-go = Продолжить
settings-welcome = Добро пожаловать, { $name }!
settings-log-out = Выйти
settings-delete-heading = Удаление данных
settings-data-what = Посмотрите, что о вас хранится, или скачайте всё.
settings-data = Скачать мои данные
settings-delete-what = Будут удалены ваше имя, учётная запись, устройства и сообщения в чате. Ваши партии доиграют компьютерные игроки. Отменить это нельзя.
settings-delete = Удалить все мои данные
settings-delete-sure = Удалить все ваши данные?
settings-deleted = Все ваши данные удалены.

## Ссылка с другого устройства

link-title = Продолжить на этом устройстве
link-owner = На этом устройстве ваше имя будет { $name }.
link-made-on = Ссылка создана на устройстве: { $device }.
link-warning = Продолжайте, только если вы создали эту ссылку сами: тот, кто её прислал, сможет здесь видеть ваши партии и играть в них.
link-replaces = Сейчас ваше имя здесь — { $name }. Без учётной записи партии, сыгранные гостем на этом устройстве, станут недоступны.
link-use = Продолжить здесь
link-void = Эта ссылка больше не работает: каждая действует один раз и только десять минут. Создайте новую в настройках другого устройства.
privacy-title = Конфиденциальность
privacy-stored = Что хранит этот сервер
privacy-stored-name = Ваше имя, каким его видят другие, и время первого визита.
privacy-stored-account = Если у вас есть учётная запись: её имя, хеш пароля, открытые части ключей доступа и хеши запасных кодов. Прочесть по ним пароль нельзя.
privacy-stored-devices = Для каждого устройства: хеш секрета из единственного файла cookie, браузер и система в двух словах и примерное время последнего использования.
privacy-stored-games = Ваши партии: каждое действие и его время. Завершённые партии остаются доступны всем, кто мог их видеть.
privacy-stored-editions = Издания на вашей полке и те, по которым играются ваши партии.
privacy-stored-chat = Ваши сообщения в чате, а также то, чьи и какие сообщения вы скрыли.
privacy-stored-reports = Жалобы на сообщения, вместе с сообщением, для операторов.
privacy-stored-operators = Действия операторов в отношении вас: запреты с указанием причины и журнал этих действий.
privacy-not-stored = Чего он не хранит
privacy-not-stored-address = Ваш IP-адрес: он используется только во время соединения, для защиты от злоупотреблений.
privacy-not-stored-mail = Адреса электронной почты, настоящие имена, даты рождения и местоположение: о них никогда не спрашивают.
privacy-not-stored-tracking = Никому другому ничего не отправляется. Нет ни рекламы, ни слежки.
privacy-how-long = Как долго
privacy-guests-days =
    { $days ->
        [one] Данные гостей, которые не заходили { $days } день, удаляются.
        [few] Данные гостей, которые не заходили { $days } дня, удаляются.
       *[many] Данные гостей, которые не заходили { $days } дней, удаляются.
    }
privacy-guests-kept = Данные гостей хранятся, пока гости их не удалят.
privacy-tables-days =
    { $days ->
        [one] Завершённые партии удаляются через { $days } день.
        [few] Завершённые партии удаляются через { $days } дня.
       *[many] Завершённые партии удаляются через { $days } дней.
    }
privacy-tables-kept = Завершённые партии хранятся; если вы удалите свои данные, то без вашего имени.
privacy-delete = В настройках можно скачать то, что о вас хранится, и в любой момент это удалить. Остаётся только необходимое операторам: жалобы, запреты и журнал их действий.

## Нигде

nowhere-title = Страница не найдена
nowhere-what = Проверьте, нет ли в адресе опечатки.
