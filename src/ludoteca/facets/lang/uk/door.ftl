### За порогом: з ким грати, що триває, що зіграно, і запрошення.

door-continue = Продовжити
door-continue-all = Усі незакінчені партії: { $count }
door-progress-round = Раунд { $number }
door-progress-turn = Хід { $number }
door-choice-how-many = Скільки гравців за столом разом із вами?
door-choice-here = Люди за цим пристроєм
door-choice-alone = Ви самі
door-choice-people =
    { $count ->
        [one] { $count } людина за одним пристроєм
        [few] { $count } людини за одним пристроєм
       *[other] { $count } людей за одним пристроєм
    }
door-choice-bots =
    { $count ->
        [one] Ви і { $count } суперник: { $level }
        [few] Ви і { $count } суперники: { $level }
       *[other] Ви і { $count } суперників: { $level }
    }
door-choice-each = Кожне місце окремо
door-choice-me = Ви
door-choice-somebody = Хтось за цим пристроєм
door-variant-of = Інакше, ніж зазвичай: { $usual }
door-hosted-by = Господар столу: { $host }
door-host-away = Господар столу не грає
door-agreed-rated = Результат зараховується, якщо всі згодні
door-agreed-unrated = Результат не зараховується
door-agreed-open = Дивитися можуть усі
door-agreed-invited = Дивитися можуть ті, хто має посилання
door-agreed-unwatched = Дивитися не може ніхто
door-agreed-usual = Звичайні правила, без варіантів
door-invited-by = { $host } запрошує вас зіграти в «{ $game }»
door-invite-share = Поділитися
door-over-title = «{ $game }»: цю партію завершено
door-over-text = Увійти вже не можна, але новий стіл відкривається за мить.
door-mine-game = Гра
door-mine-result = Результат
door-mine-all = Будь-який результат
door-mine-won = Перемога
door-mine-lost = Поразка
door-mine-drawn = Перемога на всіх
door-mine-none = Серед завершених партій таких немає.
door-forget = Видалити
door-forget-of = Видалити: { $what }
door-forget-sure = Видалити з вашого списку «{ $what }»? В інших партія залишиться.
door-still-playing = Ви ще граєте за цим столом; спершу здайтеся.
door-lesson = Навчальна партія
door-lesson-enough = Тепер ви бачили все головне. Дограйте до кінця або йдіть коли завгодно: стіл на вас зачекає.
door-lesson-over = Це була ваша перша партія. Зіграйте ще: з сильнішим ботом або з друзями.
