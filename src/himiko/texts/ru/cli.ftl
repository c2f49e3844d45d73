### Командная строка.

## Справка

help-usage = Использование:
help-usage-options = [ПАРАМЕТРЫ]
help-usage-command = КОМАНДА…
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-help = Показать эту справку.
help-default = (по умолчанию: { $value })

help-himiko = Настольная игра «Яматай»: играйте, проводите матчи и симуляции, проверяйте и просматривайте записи партий.
help-play = Сыграть партию в терминале против компьютера.
help-match = Сыграть матч между двумя, тремя или четырьмя игроками. Каждая рассадка играется одинаковое число раз на одних и тех же раскладах; отчёт скажет, кто сильнее.
help-ladder = Оценить игроков: каждый играет с каждым. В отчёте рейтинги, а с --out и графики.
help-stats = Показать, что ведёт к победе в партиях из папки: места, флоты, специалисты, здания, концовки.
help-simulate = Сыграть много случайных партий на всех ядрах и показать результаты таблицей.
help-dataset = Записать множество партий в файл Parquet для обучения и статистики, с описанием данных рядом. Одна и та же команда даёт один и тот же файл.
help-mcp = Дать поиграть языковой модели: предоставить ей игру по протоколу Model Context Protocol через стандартный ввод и вывод.
help-replay = Просмотреть запись партии ход за ходом.
help-check = Проверить записи: воспроизвести каждое действие и сверить расклад с опубликованным отпечатком. Код выхода 2, если есть ошибка.
help-edition = Компоненты игры в виде файла: проверить, выгрузить, показать, оценить.
help-edition-check = Проверить файл издания. Код выхода 2, если в нём есть ошибки.
help-edition-export = Записать стандартное издание в файл, чтобы изменить его и играть с ним.
help-edition-report = Дать компьютерным игрокам поиграть в издание и сообщить, сколько длятся партии, чем заканчиваются, чего стоит каждая часть и что не используется, в сравнении со стандартным изданием.
help-edition-show = Показать компоненты издания: поле, лодки, флоты, тайлы, специалистов.
help-serve = Запустить сервер для игры с другими. Настройки можно задать и в окружении или файле: см. docs/server.md.
help-db = База данных сервера: сохранить копию, восстановить, проверить, выгрузить.
help-db-backup = Записать всю базу данных в один файл; сервер может продолжать работу.
help-db-restore = Заполнить пустую базу из резервной копии, в том числе из базы другого вида.
help-db-verify = Проверить базу, воспроизведя каждую партию. Код выхода 2, если есть ошибка.
help-db-export = Записать в папку запись каждой партии.
help-texts = Тексты всех языков, для переводчиков: чего не хватает, и все на одной странице.
help-texts-missing = Перечислить тексты, которых нет в каждом из языков. Они показываются по-английски.
help-texts-sheet = Записать страницу HTML с каждым текстом на каждом языке, с трудными значениями, чтобы прочитать перед выпуском.
help-admin = Для операторов: пользователи, жалобы и столы. Всё сделанное записывается в журнал.
help-admin-people = Перечислить пользователей: идентификатор, имя, учётная запись, дата появления, последний визит, запрет.
help-admin-ban = Запретить пользователю играть: он сможет только смотреть. С --silence запретить только писать сообщения.
help-admin-allow = Снять запрет.
help-admin-rename = Дать пользователю другое имя.
help-admin-log-out = Завершить сеансы пользователя на всех устройствах.
help-admin-reports = Перечислить жалобы на сообщения, которые ждут решения.
help-admin-decide = Закрыть жалобу с решением.
help-admin-tables = Перечислить столы, начиная с новых.
help-admin-chat = Перечислить сообщения за столом.
help-admin-remove-line = Удалить сообщение для всех.
help-admin-close-table = Закрыть стол, где игра ещё не началась.
help-admin-forget = Забыть гостей и удалить завершённые столы старше указанного числа дней.
help-admin-audit = Перечислить, что сделали операторы.
help-fingerprint = Вывести одно число, вычисленное по заданным партиям: оно меняется тогда и только тогда, когда меняется поведение правил.
help-argument-person = Идентификатор пользователя из «himiko admin people».
help-argument-table = Идентификатор стола: последняя часть его адреса.
help-argument-search = Часть имени или идентификатор. По умолчанию: все.
help-argument-name = Новое имя.
help-argument-report = Идентификатор жалобы из «himiko admin reports».
help-argument-decision = Что решено, в нескольких словах.
help-argument-line = Номер сообщения из «himiko admin chat».
help-option-reason = Причина; пользователь её увидит.
help-option-days = На сколько дней. По умолчанию: навсегда.
help-option-silence = Запретить только писать сообщения.
help-option-all-reports = Перечислить и рассмотренные жалобы.
help-option-status = Только столы в этом состоянии: open, running, over, abandoned или closed.
help-option-guests = Забыть гостей, которых не было столько дней. 0: никого.
help-option-old-tables = Удалить столы, завершённые столько дней назад. 0: никакие.

help-option-language = Язык, например en или fr. По умолчанию: HIMIKO_LANGUAGE или настройки системы.
help-option-version = Показать версию.
help-option-players = Число игроков, от 2 до 4.
help-option-seat = Ваше место, считая с 0.
help-option-opponents = Ваши соперники, от слабейшего: deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko; himiko:5s думает 5 секунд за ход. Указанное один раз относится ко всем; повторённое называет соперников по очереди. По умолчанию: fisher.
help-option-seed = Зерно расклада: число или hex:… для байтов. Одно и то же зерно даёт один и тот же расклад. По умолчанию: случайное.
help-option-edition = Использовать компоненты из этого файла вместо стандартного издания.
help-option-log = Сверить запись с журналом её стола, который сервер отдаёт по адресу /api/tables/ID/log.
help-option-table = ID стола, к которому относится журнал: часть его адреса после /t/.
help-option-record = Записать партию в этот файл.
help-option-games = Сколько партий сыграть.
help-option-first-seed = Зерно первой партии; у каждой следующей — следующее число.
help-option-cap = Прерывать партии после стольких раундов и считать их отдельно.
help-option-threads = Число потоков. По умолчанию: по одному на ядро.
help-option-out = Записать партии: в один файл или в папку (существующую или с / на конце), по файлу на партию.
help-option-json = Вывести один объект JSON вместо таблицы.
help-argument-dataset = Файл для записи. Описание данных называется так же и кончается на .md.
help-option-dataset-player = Кто играет; имена те же, что в матче. Указанное один раз относится ко всем местам; повторённое называет игроков по очереди, и они меняются местами от партии к партии. По умолчанию: drifter, случайная игра.
help-option-features = Записать также то, что игрок знал перед каждым действием, в числах.
help-option-values = Записать также шанс каждого на победу перед каждым действием, при стольких итерациях поиска; 0: не записывать.
help-option-turn = Показать только этот ход и стол после него. Пример: 3.2 — раунд 3, ход 2.
help-option-all = Показать все ходы сразу, без пауз.
help-option-game = Какую партию взять, если в файле их несколько.
help-option-export-out = Записать в этот файл, а не в терминал.
help-option-match-games = Число партий, округлённое вверх так, чтобы каждая рассадка встретилась одинаковое число раз.
help-option-ladder-games = Число партий в матче, округлённое вверх так, чтобы каждая рассадка встретилась одинаковое число раз.
help-option-match-seed = Зерно всех раскладов и случайных решений игроков.
help-option-report-seconds = Сколько секунд играть всего. Чем больше, тем уже интервалы.
help-option-report-games = Вместо этого сыграть столько партий каждого вида, сколько бы это ни заняло: та же команда даст тот же отчёт.
help-option-match-out = Хранить партии, результаты и отчёт в этой папке. Та же команда продолжит с места остановки.
help-option-records = Хранить также запись каждой партии, в папке из --out.
help-option-workers = Сколько партий играется одновременно. По умолчанию: сколько позволяют ядра.
help-option-ray = Играть на кластере Ray по этому адресу; «local» запускает кластер здесь. Установка: pip install 'himiko[ray]'
help-option-player-threads = Сколько потоков может занять каждый игрок.
help-option-rounds = Прерывать партии после стольких раундов и распределять места по текущему положению.
help-option-seats = Игроков в партии: 2, 3 или 4.
help-option-stats-out = Записать отчёт с графиками в эту папку.
help-option-host = Адрес, который слушает сервер. По умолчанию из настроек: 127.0.0.1, только эта машина.
help-option-port = Порт, который слушает сервер. По умолчанию из настроек: 8000.
help-option-database = База данных: sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА. По умолчанию из настроек: sqlite:///himiko.db.
help-option-check = Только сказать, что было бы небезопасно, будь сервер доступен посторонним; код выхода 2, если что-то найдено.
help-option-open = Открыть страницу в браузере; если порт занят, берётся другой.
help-option-repair = Записать заново то, что выводится из журналов партий. Сами журналы никогда не меняются.
help-option-sheet-out = Файл для записи.

help-argument-record = Файл с записью партии.
help-argument-records = Файлы с записями; в одном файле может быть несколько партий.
help-argument-edition = Файл издания.
help-argument-edition-or-none = Файл издания. По умолчанию: стандартное издание.
help-argument-match-players = Игроки, от 2 до 4: drifter (случайный), deckhand, fisher, rower, merchant, pilot, helmsman, captain, himiko. himiko:1s думает 1 секунду за ход; himiko:640 ищет с шириной 640, одинаково на любой машине. external:КОМАНДА запускает вашу программу.
help-argument-ladder-all = Игроки, названные как в матче. По умолчанию: все уровни.
help-argument-folder = Папка с матчами или записями, включая вложенные папки.
help-argument-backup = Файл для записи; он ещё не должен существовать.
help-argument-restore = Файл с резервной копией.
help-argument-export = Папка для записи.
help-argument-languages = Языки, например es или ja. По умолчанию: все.

value-number = N
value-rounds = РАУНДЫ
value-seed = ЗЕРНО
value-turn = РАУНД.ХОД
value-file = ФАЙЛ
value-path = ФАЙЛ_ИЛИ_ПАПКА
value-folder = ПАПКА
value-player = ИГРОК
value-language = ЯЗЫК
value-address = АДРЕС
value-url = URL
value-id = ID
value-text = ТЕКСТ

## Ошибки: одна строка, и программа завершается

problem-plain = { $text }
problem-unexpected = Что-то пошло не так: { $error } (HIMIKO_DEBUG=1 покажет подробности)
problem-interrupted = Прервано.
problem-broken-pipe = Вывод больше никто не читает.
problem-no-command = Нет такой команды: «{ $command }». Доступны: { $commands }.
problem-no-option = Нет такого параметра: { $option }. См. { $command } --help.
problem-option-value = Параметру { $option } нужно значение. См. { $command } --help.
problem-extra-argument = Лишний аргумент: «{ $argument }». См. { $command } --help.
problem-missing = Не хватает: { $name }. См. { $command } --help.
problem-language = Нет такого языка: «{ $given }». Доступны: { $languages }.
problem-number = { $option }: «{ $given }» — не целое число.
problem-range = { $option }: { $given } вне пределов от { $least } до { $most }.
problem-seed = --seed: «{ $given }» — не число (от 0) и не hex:….
problem-no-file = { $file }: такого файла нет.
problem-directory = { $file }: это папка, а не файл.
problem-binary = { $file }: это не текстовый файл.
problem-too-long = { $file }: файл слишком большой.
problem-unreadable = { $file }: не удаётся прочитать ({ $error }).
problem-unwritable = { $file }: не удаётся записать ({ $error }).
problem-record = { $file }, строка { $line }: { $reason }
problem-turn = --turn: в этой партии нет хода «{ $given }»; последний — { $last }.
problem-no-turns = --turn: в этой партии ещё ничего не сыграно.
problem-player = Нет такого игрока: «{ $given }». Доступны: { $levels }, также с бюджетом на ход, например himiko:1s или himiko:500, и external:КОМАНДА.
problem-against = --against: названо игроков: { $given }, соперников: { $number }. Назовите одного для всех или по одному для каждого.
problem-records-where = Для --records нужна папка: добавьте --out.
problem-no-folder = { $folder }: такой папки нет.
problem-extra = Не хватает: { $library }. Установка: pip install 'himiko[{ $extra }]'
problem-settings = Неверные настройки: { $error }
problem-address = { $address }: сервер не может слушать этот адрес ({ $error }).
problem-database-url = Это не адрес базы данных: ожидается sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА.
problem-database-version = База данных пуста или другой версии. Запустите с ней сервер один раз.
problem-database = Ошибка базы данных: { $error }
problem-no-backup = { $file }: это не резервная копия.
problem-in-use = Эту базу уже использует сервер; совместно работать можно только с PostgreSQL.
problem-player-failed = { $player } не может продолжать: { $reason }. { $detail }
problem-deal-false = расклад не соответствует отпечатку.
problem-log = { $file }: { $reason }
problem-log-entry = строка журнала { $number }: { $reason }
problem-log-none = в записи нет отпечатка журнала.
problem-log-form = это не журнал стола.
problem-log-missing = одной строки нет, или она не на своём месте.
problem-log-changed = отпечаток не совпадает, значит, эту строку или одну из предыдущих изменили.
problem-log-other = запись рассказывает о другой партии.
problem-log-options = для --log нужны --table ID и одна запись с одной партией.
problem-wrong-files = Файлов с ошибками: { $bad } из { $number }.
problem-stopped = Остановлено. Сыграно партий: { $done } из { $games }, ни одна не сохранена. Добавьте --out ПАПКА, чтобы сохранять их и продолжать.
problem-stopped-kept = Остановлено. Сыграно партий: { $done } из { $games }; они сохранены в { $folder }. Чтобы продолжить, запустите ту же команду.
problem-stopped-early = Остановлено до того, как сыграны оба издания: сообщать пока нечего.
problem-not-served = Сервер не смог запуститься; причина указана выше.
problem-games-left-out = Пропущено партий, журналы которых не удаётся воспроизвести: { $number } ({ $tables }). Причину покажет «himiko db verify».
problem-database-wrong = Ошибок в базе данных: { $number }.

## Игроки компьютера

level-introduced = { $name }. { $does }
level-preparing = Подготовка игроков

## Карта: слова не длиннее восьми букв

map-plum = слива
map-maple = клён
map-rice = рис
map-ginkgo = гинкго
map-bellflower = колок.
map-wisteria = глицин.
map-sacred = свящ.
map-torii = тории
map-palace = дворец

## Стол

table-board = Архипелаг
table-fleets = Флоты
table-buildings = Здания
table-reserve = Резерв
table-specialists = Специалисты
table-face-down = лицом вниз: { $number }
table-deck = в колоде: { $number }
table-known-top = вы знаете верхние: { $tiles }
table-known-bottom = вы знаете нижние: { $tiles }
table-prices = цена: { $prices }
table-player = игрок
table-points = очки
table-coins = монеты
table-prestige = престиж
table-boats = лодки
table-aside = отложено
table-culture = жетоны культуры
table-left = осталось зданий
table-tiles = тайлы
table-reserved = (зарезервировано: { $tiles })
table-you = (вы)

## Игра

play-welcome = Ваш цвет: { $player }. Введите ? для справки. Ваши соперники:
play-title = Раунд { $round }, ход { $turn } из { $turns }
play-happened = Что произошло
play-hand = В руке:
play-hint = номер или действие · начало действия покажет больше · ? — справка
play-folded = вариантов: { $number }; введите, например: { $example }
play-refused = { $reason } (правило { $rule })
play-possible = Сейчас это можно сделать: { $action }
play-why-what = Назовите и действие, например: why build b13 i05
play-about-what = Назовите специалиста, флот или тайл, например: about riu, about 5, about b13
play-save-where = Назовите и файл, например: save game.txt
play-saved = Партия записана: { $file }
play-no-undo = Вам нечего отменять.
play-no-number = Варианта { $number } нет: номера идут от 1 до { $most }.
play-left = Вы покидаете партию: раунд { $round }, ход { $turn }.
play-winner = { $player } — Великий Строитель Яматай!
play-thinking = Обдумывание
play-help =
    Введите номер варианта или само действие:                      place wood s12
    Введите начало действия, чтобы увидеть все подходящие:         swap   или   swap s10

    hint         что сделала бы Химико и каковы ваши шансы на победу
    why ДЕЙСТВИЕ почему действие невозможно
    about ИМЯ    что делает специалист, флот или тайл: about riu, about 5, about b13
    undo         отменить своё последнее действие
    log          всё, что произошло
    scores       очки на данный момент
    table        нарисовать стол ещё раз
    save ФАЙЛ    записать партию
    quit         покинуть партию
play-legend =
    На карте: лодки { $boats }; { $entry } стартовый слот,
    { $mountain } гора, { $sacred } Священная Земля, { $building } стандартное здание, { $torii } тории, { $palace } дворец. То, что можно выбрать сейчас, подсвечено.

## Подсказки

hint-action = Химико сыграла бы: { $action }
hint-plan = а затем: { $actions }
hint-chance = Ваши шансы на победу: { $percent } %, { $words }.
hint-others = Другие хорошие варианты: { $actions }
chance-certain = почти стопроцентные
chance-very-good = очень хорошие
chance-good = хорошие
chance-open = возможно всё
chance-poor = слабые
chance-bad = очень слабые
chance-none = почти нулевые

## Просмотр и проверка

replay-title = Раунд { $round }, ход { $turn }
replay-hint = Enter: следующий ход · b: назад · 3.2: к раунду 3, ходу 2 · q: выход
check-ok = { $file }: верно, { $what }
check-ok-games =
    { $number ->
        [one] { $file }: верно, { $number } партия
        [few] { $file }: верно, { $number } партии
       *[many] { $file }: верно, { $number } партий
    }
check-game = игроков: { $players }, раундов: { $rounds }, действий: { $actions }, { $end }
check-unfinished = не завершена
check-deal-true = расклад соответствует отпечатку
check-log-true = журнал соответствует отпечатку и записи
check-deals-true = раскладов, соответствующих отпечатку: { $number }

## Моделирование

simulate-preparing = Подготовка движка
simulate-progress = Идёт игра
simulate-title = Случайных партий: { $games }, игроков: { $players }, первое зерно: { $seed }
simulate-wins = победы
simulate-last-building = конец: последнее здание игрока
simulate-no-boats = конец: закончились лодки одного цвета
simulate-no-specialists = конец: не хватает специалистов
simulate-no-buildings = конец: не хватает тайлов зданий
simulate-cut-off = прервано (раундов: { $cap })
simulate-rounds = раундов в среднем
simulate-most-rounds = раундов максимум
simulate-decisions = решений за партию
simulate-games-per-s = партий в секунду
simulate-decisions-per-s = решений в секунду
dataset-written = { $file }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, байтов: { $bytes }, SHA-256 { $sum }. Описание данных: { $card }

## Арена

arena-written = Отчёт: { $file }
stats-progress = Чтение
serve-safe = Небезопасного не найдено. Не забывайте о TLS, резервных копиях и обновлениях.
unsafe-no-tls = Сервер слушает { $address }, и другие обращаются к нему без TLS: пароли и файлы cookie можно прочесть по пути. Слушайте 127.0.0.1 и поручите TLS прокси (docs/server.md).
unsafe-cookies = Файлы cookie отправляются и без TLS. Задайте HIMIKO_SECURE=true везде, где есть TLS.
unsafe-metrics = /metrics может читать кто угодно. Задайте HIMIKO_METRICS=false или скройте его за прокси.
unsafe-proxies = Любой клиент может назвать любой адрес (HIMIKO_PROXIES=*), и ограничения не действуют, если к серверу может обратиться не только прокси.
unsafe-hosts = Сервер отвечает под любым именем. Задайте HIMIKO_HOSTS, например '["play.example.org"]'.
unsafe-database-tls = Соединение с базой данных может быть незашифрованным. Добавьте к её адресу ?sslmode=verify-full.
unsafe-database-mode = Другие пользователи этой машины могут читать { $file }. Ограничьте доступ: chmod 600.
unsafe-root = Сервер работал бы от имени root. Дайте ему своего пользователя, как в deploy/himiko.service.
unsafe-files = Одновременно открытых файлов может быть только { $number }; несколько сотен посетителей исчерпают их. Увеличьте LimitNOFILE.
unsafe-no-page = Нет страницы для показа: соберите её или установите готовый выпуск.
unsafe-cache = В папку скомпилированного кода нельзя писать (HIMIKO_CACHE): при каждом запуске компиляция займёт несколько минут.
admin-done = Готово.
admin-none = Ничего нет.
admin-forgotten = Забыто: гостей { $guests }, столов { $tables }
problem-unsafe = Небезопасно для публичного сервера: { $number }.
problem-database-newer = Эта база данных записана более поздней версией himiko ({ $version }). Установите её или восстановите более старую копию.
problem-nothing-to-forget = Укажите возраст: --guests ДНИ, --tables ДНИ или оба.

## Сервер

serve-starting = himiko скоро будет доступен по адресу { $address }. Ctrl+C останавливает сервер.
serve-opened = Страница открыта в браузере.
serve-running = himiko уже работает: страница { $address } открыта в браузере.
serve-open-yourself = Чтобы играть, откройте { $address } в браузере.
db-backed-up = Резервная копия: { $file }, строк: { $rows }
db-restored = Восстановлено: { $file }, строк: { $rows }
db-exported = Записей в папке { $folder }: { $games }
db-ok = База данных в порядке.
db-repaired = База данных снова в порядке; исправлено: { $number }.
texts-missing = { $language }: не хватает текстов: { $number }
texts-sheet-written = Страница: { $file }

## Издания

edition-ok = { $file }: верно, { $name }, sha256:{ $hash }
edition-price =
    { $coins ->
        [one] каждая за { $coins } монету
        [few] каждая за { $coins } монеты
       *[many] каждая за { $coins } монет
    }

## Копии базы данных

bad-database-exists = { $file } уже существует; выберите другой файл.
bad-database-version = База данных другой версии. Запустите сервер один раз, чтобы её обновить.
bad-database-missing = Файла { $file } нет.
bad-database-not-empty = База данных не пуста: копию можно восстановить только в пустую.
