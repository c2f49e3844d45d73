scorepad-title = Блокнот для очков
scorepad-what = Для партии дома, с коробкой: введите, что у кого есть, и очки сложатся. Всё остаётся на этом устройстве.
scorepad-name = Имя
scorepad-player = Игрок { $number }
scorepad-tiles =
    { $number ->
        [0] Тайлы зданий: нажмите очки каждого
       *[other] Тайлы зданий: { $number } (очки: { $points })
    }
scorepad-add-tile = Тайл: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
scorepad-last-tile = Убрать последний тайл
scorepad-specialists = Специалисты: { $number } (очки: { $points })
scorepad-specialist = { $name } (очки: { $points })
scorepad-reserved = Зарезервированные тайлы, не построены
scorepad-aside = Отложенные лодки
scorepad-turn = Первый ход в последнем раунде
scorepad-remove = Убрать: { $name }
scorepad-add = Добавить игрока
scorepad-result = Итог
scorepad-tie = Очков поровну: выше тот, кто раньше ходил в последнем раунде. Укажите выше первый ход каждого в этом раунде.
scorepad-share = Поделиться картинкой
scorepad-clear = Новая партия
scorepad-less = На один меньше: { $what }
scorepad-more = На один больше: { $what }
