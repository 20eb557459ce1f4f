### За порогом: с кем играть, что идёт, что сыграно, и приглашения.

door-continue = Продолжить
door-continue-all = Все незаконченные партии: { $count }
door-progress-round = Раунд { $number }
door-progress-turn = Ход { $number }
door-choice-how-many = Сколько игроков за столом, считая вас?
door-choice-here = Люди за этим устройством
door-choice-alone = Вы в одиночку
door-choice-people =
    { $count ->
        [one] { $count } человек за одним устройством
        [few] { $count } человека за одним устройством
       *[other] { $count } человек за одним устройством
    }
door-choice-bots =
    { $count ->
        [one] Вы и { $count } соперник: { $level }
        [few] Вы и { $count } соперника: { $level }
       *[other] Вы и { $count } соперников: { $level }
    }
door-choice-each = Каждое место отдельно
door-choice-me = Вы
door-choice-somebody = Кто-то за этим устройством
door-variant-of = Иначе, чем обычно: { $usual }
door-hosted-by = Хозяин стола: { $host }
door-host-away = Хозяин стола не играет
door-agreed-rated = Результат идёт в зачёт, если все согласны
door-agreed-unrated = Результат не идёт в зачёт
door-agreed-open = Смотреть могут все
door-agreed-invited = Смотреть могут те, у кого есть ссылка
door-agreed-unwatched = Смотреть никому нельзя
door-agreed-usual = Обычные правила, без вариантов
door-invited-by = { $host } приглашает вас сыграть в «{ $game }»
door-invite-share = Поделиться
door-over-title = «{ $game }»: эта партия окончена
door-over-text = Войти уже нельзя, но новый стол открывается за мгновение.
door-mine-game = Игра
door-mine-result = Результат
door-mine-all = Любой результат
door-mine-won = Победа
door-mine-lost = Поражение
door-mine-drawn = Победа на всех
door-mine-none = Среди завершённых партий таких нет.
door-forget = Удалить
door-forget-of = Удалить: { $what }
door-forget-sure = Удалить из вашего списка «{ $what }»? У остальных партия останется.
door-still-playing = Вы ещё играете за этим столом; сначала сдайтесь.
door-lesson = Учебная партия
door-lesson-enough = Теперь вы видели всё главное. Доиграйте до конца или уходите когда угодно: стол вас подождёт.
door-lesson-over = Это была ваша первая партия. Сыграйте ещё: с ботом посильнее или с друзьями.
