### Лобби: сыграть сразу, столы, настройки и кто вы.

## Первая страница

lobby-title = Лобби
lobby-what = Плавайте между островами, возводите города и храмы и станьте Великим Строителем Яматай. Для 1–4 игроков. Бесплатно, без регистрации.
lobby-quick = Сыграть против компьютера
lobby-opponents = Соперники
lobby-level = Уровень
lobby-play = Играть
lobby-first-time = Впервые здесь? Учитесь играя
lobby-tables = Столы
lobby-new = Сыграть с другими
lobby-list-mine = Ваши партии
lobby-list-open = Открытые столы
lobby-list-running = Смотреть
lobby-list-finished = Завершённые
lobby-none-mine = У вас ещё нет партий. До первой — один щелчок.
lobby-none-open = Сейчас никто не ждёт игроков. Создайте стол и отправьте ссылку друзьям.
lobby-none-running = Сейчас не идёт ни одной открытой партии.
lobby-none-finished = Ни одна открытая партия ещё не завершена. Свои вы найдёте в списке «Ваши партии».
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
new-clock-live-hint = Минуты на игрока на всю партию.
new-clock-days = Несколько дней
new-clock-days-hint = Дни на ход; возвращайтесь, когда придёт ваш ход.
new-minutes = Минуты
new-days = Дни
new-listed = Показывать в лобби
new-listed-hint = Присоединиться сможет каждый; иначе — только те, у кого есть ссылка.
new-start = Начать, когда все места заняты
new-start-hint = Иначе игру начинает хозяин стола.
new-watch = Смотреть может каждый
new-watch-hint = Иначе партию видят только игроки.
new-undo = Разрешить отмену
new-undo-hint = В свой ход, пока не открылось что-то новое.
new-hints = Разрешить подсказки
new-hints-who = Компьютерный игрок показывает, что бы он сделал. В игре между людьми во время партии нужно согласие всех.
new-face-down = Построенные тайлы лицом вниз
new-face-down-hint = Как в коробке: построенные тайлы и сумма очков других игроков скрыты до конца.
new-stand-in = Кто заменит вышедших игроков
new-make = Создать стол
new-edition = Своё издание
new-edition-hint = Своё поле, тайлы или цены в файле TOML. За основу возьмите вывод команды «himiko edition export».
new-edition-file = Выбрать файл издания
new-edition-chosen = Издание за этим столом: { $name }
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
settings-sound-hint = Тихий барабан, когда приходит ваш ход.
settings-notify = Уведомления
settings-notify-hint = Браузер сообщит о вашем ходе, если страница не на виду.
settings-notify-refused = Браузер блокирует уведомления этой страницы.
settings-device = Другие устройства
settings-device-what = Продолжайте под тем же именем и те же партии на телефоне или другом компьютере.
settings-device-make = Создать ссылку
settings-device-link = Ваша ссылка
settings-copy = Копировать
settings-copied = Скопировано.
settings-not-copied = Браузер заблокировал копирование. Скопируйте вручную.
settings-code = Ссылка или код с другого устройства
settings-code-hint = На этом устройстве будут то же имя и те же партии.
settings-code-use = Применить
settings-account = Учётная запись
settings-account-what = Необязательно. С именем и паролем ваши партии доступны откуда угодно.
settings-account-is = Вы вошли как { $name }.
settings-account-make = Создать учётную запись
settings-account-log-in = Войти
settings-account-name = Имя учётной записи
settings-account-name-hint = Это будет и вашим именем за столом.
settings-account-missing = Введите имя и пароль.
settings-password = Пароль
settings-password-hint = Не короче 8 символов.
settings-password-short = Пароль должен быть не короче 8 символов.
settings-welcome = Добро пожаловать, { $name }!
settings-log-out = Выйти
settings-delete-heading = Удаление данных
settings-delete-what = Будут удалены ваше имя, учётная запись, устройства и сообщения в чате. Ваши партии доиграют компьютерные игроки. Отменить это нельзя.
settings-delete = Удалить все мои данные
settings-delete-sure = Удалить все ваши данные?
settings-deleted = Все ваши данные удалены.

## Ссылка с другого устройства

link-title = Продолжить на этом устройстве
link-use = Продолжить здесь

## Нигде

nowhere-title = Страница не найдена
nowhere-what = Проверьте, нет ли в адресе опечатки.
