### Лобби: сыграть сразу, столы, настройки и кто вы.

## Первая страница

lobby-title = Лобби
lobby-what = Ходите под парусом между островами, возводите города и святилища и станьте Великим Строителем Яматай. Для 1–4 человек, бесплатно, без регистрации.
lobby-quick = Сыграть против компьютера
lobby-opponents = Соперники
lobby-level = Как они играют
lobby-play = Играть
lobby-first-time = Впервые здесь? Учитесь играя
lobby-tables = Столы
lobby-new = Сыграть с другими
lobby-list-mine = Ваши партии
lobby-list-open = Открытые столы
lobby-list-running = Смотреть
lobby-list-finished = Завершённые
lobby-none-mine = У вас ещё нет партий. До первой — один щелчок.
lobby-none-open = Сейчас никто не ждёт игроков. Откройте стол и пошлите ссылку друзьям.
lobby-none-running = Сейчас нет открытых для всех партий.
lobby-none-finished = Ни одна открытая партия ещё не завершена. Ваши завершённые — в списке «Ваши партии».
lobby-more = Показать ещё
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
lobby-status-running = идёт
lobby-status-over = завершена
lobby-status-abandoned = прервана
lobby-seat-open = свободное место
lobby-clock-minutes =
    { $minutes ->
        [one] по { $minutes } минуте
        [few] по { $minutes } минуты
       *[many] по { $minutes } минут
    }
lobby-clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }

## Новый стол

new-title = Новый стол
new-seats = Кто играет
new-players = Игроки
new-seat = Место: { $seat }
new-seat-me = Вы
new-seat-me-hint = За этим устройством. Займите несколько мест, чтобы играть вместе за одним экраном.
new-seat-open = Свободное место
new-seat-open-hint = Для тех, у кого есть ссылка или кто найдёт стол в лобби.
new-hot-seat = Несколько человек за одним устройством: перед экраном садится тот, чей ход.
new-options = Что действует за этим столом
new-clock = Время
new-clock-none = Без часов
new-clock-none-hint = Никто не торопит.
new-clock-live = За один присест
new-clock-live-hint = Минуты каждому игроку на всю партию.
new-clock-days = Несколько дней
new-clock-days-hint = Дни на каждый ход; возвращайтесь, когда придёт ваш.
new-minutes = Минуты
new-days = Дни
new-listed = Показать в лобби
new-listed-hint = Присоединиться сможет каждый. Иначе — только те, у кого есть ссылка.
new-start = Начать, когда все места заняты
new-start-hint = Иначе знак подаёт хозяин стола.
new-watch = Смотреть может каждый
new-watch-hint = Иначе партию видят только игроки.
new-undo = Шаги можно отменять
new-undo-hint = В свой ход, пока не открылось ничего нового.
new-hints = Подсказки разрешены
new-hints-hint = Компьютерный игрок говорит, как поступил бы он.
new-stand-in = Кто доигрывает за тех, кто ушёл
new-make = Открыть стол
new-edition = Другое издание
new-edition-hint = Своё поле, тайлы или цены, в файле TOML. «himiko edition export» записывает обычное издание, чтобы с него начать.
new-edition-file = Выбрать файл издания
new-edition-chosen = За этим столом играют с { $name }.
new-edition-usual = Взять обычное издание

## Комната ожидания

wait-close = Закрыть стол
wait-close-sure = Закрыть стол?
wait-close-warning = Никто больше не сможет сесть за него, а ссылка перестанет работать.
wait-closed = Этот стол закрыт
wait-closed-what = Хозяин стола отказался от него до начала игры.

## Настройки

settings-title = Настройки
settings-you = Вы
settings-name = Ваше имя
settings-name-hint = Его видят остальные за столом.
settings-name-saved = Теперь вас зовут { $name }.
settings-save = Сохранить
settings-look = Вид и звук
settings-language = Язык
settings-theme = Цвета
settings-theme-system = Как в системе
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-full = Полное
settings-motion-less = Меньше
settings-sound = Звуки
settings-sound-hint = Тихий барабан, когда приходит ваш ход.
settings-notify = Уведомления
settings-notify-hint = Браузер сообщит о вашем ходе, если страница не на виду.
settings-notify-refused = Браузер не разрешает этой странице уведомления.
settings-device = Другие устройства
settings-device-what = Продолжайте под тем же именем и те же партии на телефоне или другом компьютере.
settings-device-make = Создать ссылку
settings-device-link = Ваша ссылка
settings-device-once = Откройте её на другом устройстве. Она как ключ: никому её не показывайте. Новая ссылка отменяет старую.
settings-copy = Копировать
settings-copied = Скопировано.
settings-not-copied = Браузер не разрешил копирование: скопируйте вручную.
settings-code = Ссылка или код с другого устройства
settings-code-hint = С этого момента здесь вы тот же человек, что и там.
settings-code-use = Применить
settings-code-used = Теперь на обоих устройствах вы один и тот же человек.
settings-account = Учётная запись
settings-account-what = Не обязательна. С именем и паролем вы найдёте свои партии откуда угодно.
settings-account-is = Ваша учётная запись: { $name }.
settings-account-make = Создать учётную запись
settings-account-log-in = Войти
settings-account-name = Имя учётной записи
settings-account-name-hint = С этого момента это и ваше имя за столом.
settings-account-missing = Укажите имя и пароль.
settings-password = Пароль
settings-password-hint = Не короче 8 знаков.
settings-password-short = Пароль должен быть не короче 8 знаков.
settings-welcome = Добро пожаловать, { $name }!
settings-log-out = Выйти
settings-delete-heading = Удалить всё
settings-delete-what = Ваше имя, учётная запись, устройства и всё сказанное вами будут удалены. Партии за вас доиграют компьютерные игроки. Отменить это нельзя.
settings-delete = Удалить всё
settings-delete-sure = Удалить всё о вас?
settings-deleted = Всё о вас удалено.

## Ссылка с другого устройства

link-title = Продолжить на этом устройстве
link-what = По этой ссылке вы продолжите здесь так же, как на другом устройстве: с тем же именем и теми же партиями.
link-instead = По этой ссылке вы продолжите здесь так же, как на другом устройстве. Сейчас вас здесь зовут { $name }, и это изменится.
link-use = Продолжить здесь
link-none = В этой ссылке нет кода. Создайте новую в настройках другого устройства.

## Нигде

nowhere-title = Здесь ничего нет
nowhere-what = Этот адрес никуда не ведёт: возможно, пропущена буква.
