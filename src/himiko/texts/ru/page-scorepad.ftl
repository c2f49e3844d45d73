scorepad-title = Блокнот для очков
scorepad-what = Для партии за настоящим столом: введите, что у кого есть, и блокнот подсчитает очки. Всё остаётся на этом устройстве.
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
scorepad-reserved = Зарезервировано, но не построено
scorepad-aside = Отложенные лодки
scorepad-turn = Первый ход в последнем раунде
scorepad-remove = Убрать: { $name }
scorepad-add = Добавить игрока
scorepad-result = Итог
scorepad-tie = Очков поровну: впереди тот, кто раньше ходил в последнем раунде. Укажите выше, каким был первый ход каждого в этом раунде.
scorepad-share = Поделиться картинкой
scorepad-clear = Новая партия
scorepad-less = Меньше на 1: { $what }
scorepad-more = Больше на 1: { $what }
