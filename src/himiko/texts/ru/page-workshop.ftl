workshop-title = Мастерская
workshop-what = Создайте своё издание: введите поле и тайлы из вашей коробки или придумайте новые. Стандартное поле и большинство его тайлов воссозданы, потому что в печатных правилах их нет. Всё сохраняется по ходу дела в этом браузере.
workshop-from-standard = Начать со стандартного издания
workshop-from-nothing = Начать с нуля
workshop-undo = Отменить
workshop-redo = Повторить
workshop-play = Играть с этим изданием
workshop-save = Сохранить в файл
workshop-saved = Сохранено: { $file }. Выберите этот файл при создании стола.
workshop-open = Открыть файл
workshop-open-file = Выбрать файл издания
workshop-id = Имя
workshop-id-hint = Строчные латинские буквы, цифры и дефисы
workshop-version = Версия
workshop-checking = Проверка…
workshop-sound = { $name }: можно играть. Отпечаток: { $hash }
workshop-more-faults =
    { $number ->
        [one] Есть ещё { $number } ошибка: смотрите отмеченные части.
        [few] Есть ещё { $number } ошибки: смотрите отмеченные части.
       *[many] Есть ещё { $number } ошибок: смотрите отмеченные части.
    }
workshop-parts = Части издания
workshop-board = Поле
workshop-tiles = Тайлы
workshop-fleets = Флоты
workshop-specialists = Специалисты
workshop-numbers = Числа
workshop-report = Отчёт
workshop-tools = Инструменты
workshop-tool-slot = Слоты
workshop-tool-island = Острова
workshop-tool-entry = Стартовые слоты
workshop-tool-remove = Удалить
workshop-tool-photograph = Фотография
workshop-tool-slot-how = Щёлкните по морю, чтобы добавить слот. Перетащите слот или сдвиньте его стрелками.
workshop-tool-island-how =
    { $number ->
        [0] Щёлкайте по очереди по слотам вокруг острова.
       *[other] Выбрано слотов: { $number }. Щёлкните по первому ещё раз, чтобы замкнуть остров.
    }
workshop-tool-entry-how = Щёлкните по слоту, чтобы сделать его стартовым; щёлкните ещё раз, чтобы отменить это.
workshop-tool-remove-how = Щёлкните по слоту или острову, чтобы удалить его.
workshop-tool-photograph-how = Перетащите фотографию, чтобы сдвинуть её; размер меняется двумя пальцами или колёсиком. То же делают ползунки ниже.
workshop-add-slot = Добавить слот
workshop-close-ring = Закончить остров
workshop-slot =
    { $entry ->
        [true] Стартовый слот { $number }
       *[other] Слот { $number }
    }
workshop-island = Остров { $number }
workshop-tile = Тайл { $number }
workshop-fleet = Флот { $number }
workshop-crossings =
    { $number ->
        [one] Два пути пересекаются (пунктир). На таком поле можно играть, но плохо видно, куда могут пойти лодки.
       *[other] Пересечений путей (пунктир): { $number }. На таком поле можно играть, но плохо видно, куда могут пойти лодки.
    }
workshop-photograph = Фотография под рисунком
workshop-photograph-how = Под рисунок можно положить фотографию вашего поля. Она не покидает этот браузер.
workshop-photograph-file = Выбрать фотографию
workshop-photograph-too-large = Эта фотография слишком большая (не больше { $most } МБ).
workshop-photograph-unreadable = Этот файл нельзя показать как картинку.
workshop-photograph-x = Влево и вправо
workshop-photograph-y = Вверх и вниз
workshop-photograph-scale = Размер
workshop-photograph-dim = Непрозрачность
workshop-photograph-remove = Убрать фотографию
workshop-lists = Поле в виде списков
workshop-width = Ширина
workshop-height = Высота
workshop-entries-list = Стартовые слоты: их номера
workshop-slots-list = Слоты: x и y, по одному в строке
workshop-islands-list = Острова: номера слотов вокруг каждого, по часовой стрелке, по одному острову в строке
workshop-bad-lines =
    { $number ->
        [one] Не читается { $number } строка; ничего не изменено:
        [few] Не читаются { $number } строки; ничего не изменено:
       *[many] Не читаются { $number } строк; ничего не изменено:
    }
workshop-too-much = Это больше, чем вмещает издание (строк не больше { $most }); ничего не изменено.
workshop-bad-line = Строка { $line }: { $text }
workshop-tile-line = Добавить тайл
workshop-tile-line-how = Кратко: вид (s — стандартное, p — торговый пост, t — тории, k — дворец), очки, лодки (b — бамбук, w — дерево, s — камень, c — глина, g — золото). «s3wwc» — стандартное здание за 3 очка, которому нужны две деревянные лодки и одна глиняная.
workshop-add-tile = Добавить
workshop-paste = Вставить из таблицы
workshop-paste-how = По тайлу в строке: вид, очки, лодки
workshop-add-pasted = Добавить эти тайлы
workshop-sheet-file = Открыть файл таблицы (CSV)
workshop-kind = Вид
workshop-points = Очки
workshop-add-boat = Добавить: { $colour }
workshop-last-boat = Убрать последнюю лодку
workshop-remove = Удалить
workshop-power = Эффект флота { $number }
workshop-fleet-boat = Флот { $number }, добавить: { $boat }
workshop-add-fleet = Добавить флот
workshop-remove-fleet = Убрать последний флот
workshop-points-of = Очки: { $name }
workshop-boats = Лодки
workshop-culture = Жетоны культуры
workshop-limits = Подготовка
workshop-boat-count = { $colour }: лодки
workshop-boat-price = { $colour }: цена
workshop-tokens = Жетоны: { $kind }
workshop-blank = пустые
workshop-start-coins = Монет в начале
workshop-sacred-ground = Жетонов Священной Земли
workshop-row-buildings = Тайлов в ряду
workshop-row-specialists = Специалистов в ряду
workshop-face-up-fleets = Открытых флотов
workshop-harbour = Мест в гавани
workshop-standard-buildings = Зданий на игрока (игроков: { $players })
workshop-turns-per-round = Ходов на игрока за раунд (игроков: { $players })

## The report: computer players try the edition out

report-what = Компьютерные игроки играют в ваше издание и в стандартное. Отчёт показывает, сколько длятся партии, чем заканчиваются, чего стоит каждая часть и что не используется. Чем дольше они играют, тем он точнее; остановить можно в любой момент.
report-begin = Дать сыграть компьютерным игрокам
report-again = Дать сыграть ещё раз
report-stop = Остановить
report-waiting = Подготовка…
report-progress-label = Затраченное время
report-progress = Завершённых партий: { $games }
report-not-sound = В это издание пока нельзя играть; чего не хватает, указано выше.
report-changed = Издание изменилось после этого отчёта.
report-cut = Сервер прервал расчёт раньше времени. Вот результаты на этот момент.

shelf-title = Моя полка
shelf-what = Храните издания на сервере под их именами. Их видите только вы, если не поделитесь ссылкой. Каждое изменение становится новой версией; за партией сохраняется версия, с которой её сыграли.
shelf-keep = Положить на полку: { $name }
shelf-entry = { $name }, версия { $version }
shelf-is-shared = доступно по ссылке
shelf-open = Открыть
shelf-share = Поделиться
shelf-unshare = Закрыть доступ
shelf-copy = Скопировать ссылку
shelf-open-which = Открыть: { $name }, версия { $version }
shelf-share-which = Поделиться: { $name }, версия { $version }
shelf-unshare-which = Закрыть доступ: { $name }, версия { $version }
shelf-copy-which = Скопировать ссылку: { $name }, версия { $version }
shelf-discard-which = Убрать: { $name }, версия { $version }
shelf-discard-sure = Убрать { $name }, версия { $version }?
shelf-discard-what = За партиями сохраняется версия, с которой их сыграли. С полки она исчезнет навсегда, и ссылка на неё перестанет работать.
shelf-shared = Ссылка скопирована: { $link }
shelf-empty = На вашей полке пока пусто.
