### The page, planning: a turn laid out on a sheet over the table, plans kept and compared, and
### branches of a game that is reviewed.

plan-name = План { $letter }
plan-all = Ваши планы
plan-new = Новый план
plan-one = План
plan-close = Закрыть планировщик
plan-compare = Сравнить планы
plan-heading = { $plan }: { $asks }
plan-complete = { $plan }: ваш ход составлен
plan-complete-what = Ещё ничего не сыграно. Выполните этот план в свой ход или составьте другой.
plan-empty = Пока ничего не запланировано.
plan-none = У вас пока нет планов.

## How a plan lies on the table as it is

plan-fits = Возможен без изменений
plan-adapted = С учётом изменений на поле
plan-impossible = Больше невозможен
plan-instead = вместо: { $action }
plan-too-late = Ход закончится раньше.
plan-stopped = { $plan }: продолжить как задумано нельзя. Остальное сохранено.
plan-was-adapted = { $plan }: учтены изменения на поле.
plan-was-spoilt = { $plan }: выполнить уже нельзя.

## What a plan brings, above columns and beside numbers

plan-points = Очки
plan-points-of = Очки: { $part }
plan-prestige = Жетоны престижа
plan-chance = Шанс на победу
plan-percent = { $percent } %
plan-final = Ожидаемые очки: { $player }

## What can be done with a plan

plan-rename = Название плана
plan-remove = Удалить: { $plan }
plan-play = Выполнить план
plan-step = Сделать один шаг
plan-weigh = Спросить Химико
plan-wait = План можно выполнить в свой ход.
plan-as-if = План начинается так, будто сейчас ваш ход и всё лежит как есть. Скрытое остаётся скрытым: верх колоды вы увидите, когда выполните план.
plan-worth = Шанс на победу: { $percent } %.
plan-better = С этим ходом шанс на победу +{ $percent } %:
plan-best = Химико не находит ничего лучше.
plan-no-worth = Химико не может оценить этот план.

## Branches of a game that is reviewed

branch-title = Варианты
branch-name = Вариант { $letter }
branch-played = Как было сыграно
branch-what = Другие варианты этого хода ({ $name }) с учётом того, что было известно. Выберите на поле или ниже.
branch-next = Как может продолжиться ход
branch-choose = Выбрать это
branch-complete = Ход составлен.
branch-at-end = В этом месте партия уже окончена. Вернитесь к какому-нибудь ходу, чтобы попробовать другое.
branch-last-turn = Перейти к последнему ходу
