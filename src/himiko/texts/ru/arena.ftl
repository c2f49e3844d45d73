### Арена: отчёты о матчах, рейтинги и статистика

arena-match = Матч: { $players }
arena-match-summary = Партии: { $games }. Расклады: { $deals }. Рассадки для каждого расклада, сыграны все: { $ways }. Зерно: { $seed }. Издание: { $edition }.
arena-match-unfinished = **Не закончено** (партий: { $games } из { $all }). Чтобы продолжить, запустите ту же команду.
arena-ladder = Таблица рейтинга
arena-ladder-summary = Партии: { $games }. Матчи: { $matches }. Каждый играет с каждым, и лучшие места никому не достаются чаще.
arena-ladder-unfinished = **Не закончено.** Чтобы продолжить, запустите ту же команду.
arena-ladder-method = Рейтинги даны по шкале Эло: на 400 очков больше — шансы 10 к 1 оказаться выше; среднее по всем игрокам — 1500. Все партии учитываются сразу (Брэдли–Терри); 95-процентные интервалы получены байесовским бутстрэпом по раскладам.
arena-stats = Что ведёт к победе
arena-stats-summary = Партии: { $games }. Не учтены, так как закончились не по правилам: { $unfinished }.
arena-stats-method = *Выиграно* — доля тех, у кого это было и кто выиграл партию. *Ожидалось* — сколько те же игроки выигрывают во всех этих партиях: помогает то, у чего весь интервал лежит выше. Интервалы 95-процентные; примерно один из двадцати окажется в стороне чисто случайно. То, что сопутствует победе, не обязательно её причина.
arena-more = И ещё: { $number }.
arena-skipped = Нечитаемые файлы: { $number }
arena-players = Игроки: { $number }

## Заголовки

arena-results = Результаты
arena-points = Средние очки
arena-thinking = Время на ход
arena-ends = Концовки
arena-failures = Сбои
arena-contrasts = Чего у победителей больше
arena-rating = Рейтинг
arena-ahead = Кто выше
arena-speed = Сила и время
arena-seats = Места
arena-places = Очерёдность в первом раунде
arena-fleets = Флоты
arena-specialists = Специалисты
arena-kinds = Виды зданий
arena-tiles = Тайлы зданий

## Столбцы

arena-player = Игрок
arena-games = Партии
arena-wins = Победы
arena-share = Доля
arena-interval = 95 %
arena-fair = Равная доля
arena-verdict = Вывод
arena-rank = Среднее место
arena-turns = Ходы
arena-decisions = Решения
arena-mean = Среднее
arena-p99 = 99 % не дольше
arena-most = Дольше всего
arena-end = Концовка
arena-rounds = Раунды
arena-margin = Отрыв
arena-first-game = Первая партия
arena-reason = Причина
arena-detail = Подробности
arena-file = Файл
arena-behind = Выше, чем
arena-thing = Элемент
arena-number = Число
arena-won = Выиграно
arena-expected = Ожидалось
arena-judged = Вывод
arena-winners = Победители
arena-others = Остальные
arena-difference = Разница
arena-number-of-tiles = Построено зданий
arena-number-of-specialists = Нанято специалистов
arena-seconds-a-turn = Секунды на ход
arena-share-percent = Выиграно, %

## По сравнению с равной долей

arena-verdict-above = сильнее
arena-verdict-below = слабее
arena-verdict-level = не доказано
arena-lift-above = помогает
arena-lift-below = мешает
arena-lift-level = не доказано

## Части счёта

arena-part-coins = Монеты
arena-part-prestige = Престиж
arena-part-buildings = Здания
arena-part-specialists = Специалисты
arena-part-reserved = Зарезервированные тайлы
arena-part-aside = Отложено
arena-part-total = Итого

## Как кончаются партии

arena-end-last-building = последнее здание
arena-end-no-boats = закончились лодки одного цвета
arena-end-no-specialists = не хватает специалистов
arena-end-no-buildings = не хватает тайлов зданий
arena-end-cut-off = прервана
arena-end-failed = проиграна из-за сбоя

## Как подводят игроки

arena-failure-cannot-start = не запустился
arena-failure-crashed = аварийно завершился
arena-failure-timed-out = думал слишком долго
arena-failure-bad-answer = дал неверный ответ
arena-failure-unasked = ответил без вопроса
arena-failure-illegal-action = выбрал недопустимое действие
arena-failure-too-much-output = вывел слишком много
arena-failure-error = вызвал ошибку

## Матч, который нельзя сыграть так, как попросили

bad-match-players = В матче 2, 3 или 4 игрока, а не { $given }.
bad-match-name = Имя игрока — одна строка текста.
bad-match-numbers = Зёрна — числа от 0; раунды и потоки — числа от 1.
bad-match-games = В матче хотя бы одна партия, а не { $given }.
bad-match-twice = Называйте каждого игрока рейтинга только один раз.
bad-match-seats = Для партий на { $seats } не хватает игроков (указано: { $given }).
bad-match-no-folder-named = Для записей нужна папка, а она не указана.
bad-match-no-journal = { $file } — не журнал матча.
bad-match-other-match = { $file } относится к другому матчу: «{ $name }» — { $found }, а не { $expected }.
bad-match-edition = Сыграно с другим изданием: { $given }.
bad-match-no-folder = { $folder }: такой папки нет.
bad-match-nothing-there = В { $folder } нет ни журнала ({ $journal }), ни записей.
arena-line = строка { $line }: { $problem }
study-title = Издание { $edition }
study-summary = Партий, сыгранных игроком { $level }: { $games }. Отпечаток: { $hash }. Чем дольше расчёт, тем уже интервалы.
study-compared = В сравнении со стандартным изданием
study-players = Как справляются с ним компьютерные игроки
study-players-method = Компьютерные игроки обучены на стандартном издании. То, как часто { $level } обыгрывает соперника ({ $rival }), показывает, сколько от этой силы остаётся здесь: если доля намного меньше, чем в стандартном издании, к остальному относитесь с осторожностью.
study-tiles = Тайлы зданий
study-tiles-method = *Хватает слотов* — число островов, где слотов хватает для всех нужных лодок. *Построен* — доля партий, в которых он построен.
study-islands = Острова
study-never-built =
    { $number ->
        [0] Каждый тайл построен хотя бы раз.
       *[other] Ни разу не построены: { $tiles }.
    }
study-never-built-on =
    { $number ->
        [0] На каждом острове строили хотя бы раз.
       *[other] Острова, на которых ни разу не строили: { $islands }.
    }
study-players-column = Игроки
study-measure = За партию
study-here = Здесь
study-standard = Стандарт
study-rounds = раунды
study-points = очки на игрока
study-lead = отрыв победителя
study-built = здания на игрока
study-recruited = специалисты на игрока
study-ends-by = конец: { $end }
study-edition = Издание
study-tile = Тайл
study-kind = Вид
study-points-column = Очки
study-islands-enough = Хватает слотов
study-in-games = Построен
study-favourite = Чаще всего на
study-island = Остров
study-slots = Слоты
study-built-in-game = Построек за партию
study-collected-in-game = Жетонов за партию
bad-lab-players = В партии 2, 3 или 4 игрока, а не { $given }.
bad-lab-seat = Место — число от 0 до { $last }, а не { $given }.
bad-lab-games = В пакете хотя бы одна партия, а не { $given }.
bad-lab-threads = В пакете хотя бы один поток, а не { $given }.
bad-lab-device = Пакет размещается на «cpu» или «cuda», а не на «{ $given }».
bad-lab-no-gpu = Нет GPU: { $reason }
bad-lab-masks = Маски бывают «bytes», «bits» или «none», а не «{ $given }».
bad-lab-rewards = Нужна награда за каждое место: { $expected }, а не { $given }.
bad-lab-actions = Нужно действие для каждой партии: { $expected }, а не { $given }.
bad-lab-levels = Назовите одного игрока для всех мест или { $expected }, а не { $given }.
bad-lab-illegal = Действие { $action } недопустимо в партии { $game }.
bad-lab-no-game = Партии ещё нет: вызовите new_game.
bad-cluster-no-cluster = По адресу «{ $address }» нет кластера Ray.
bad-cluster-lost = Кластер Ray больше не отвечает: { $reason }
bad-cluster-version = На кластере himiko { $theirs }, а здесь { $ours }. Установите везде одну версию.
bad-cluster-no-himiko = На кластере нет himiko { $ours }: { $reason }
