### Fzzzt! Термины взяты из NAMES.json.

fzzzt-title = Fzzzt!

## Значки. Буквы стоят на картах в терминале и должны различаться.

fzzzt-symbol-nut = гайка
fzzzt-symbol-oil = масло
fzzzt-symbol-cog = шестерня
fzzzt-symbol-bolt = болт
fzzzt-letter-nut = Г
fzzzt-letter-oil = М
fzzzt-letter-cog = Ш
fzzzt-letter-bolt = Б

## Карты

fzzzt-card-mechanic = Механик { $number }
fzzzt-card-robot = Робот { $power } ({ $symbols })
fzzzt-card-upgrade = Усовершенствование робота
fzzzt-card-fzzzt = Fzzzt
fzzzt-card-prototype = Единица-прототип { $value } ({ $symbols })
fzzzt-card-enhanced = Улучшенная единица { $value } ({ $symbols })
fzzzt-card-advanced = Передовая единица { $value } ({ $symbols })
fzzzt-card-ultimate = Совершенная единица { $value } ({ $symbols })

## Короткие имена для тесных мест; ширина места — 8 знаков вместе со стрелкой.

fzzzt-tile-robot = Робот { $power }
fzzzt-tile-upgrade = Усовер.
fzzzt-tile-fzzzt = Fzzzt
fzzzt-tile-unit = Единица
fzzzt-code-mechanic = Мх{ $number }
fzzzt-code-upgrade = Ус
fzzzt-code-fzzzt = Fz

## Что делает карта

fzzzt-about-mechanic = Добавляет к ставке 0 и не приносит очков. Всегда остается среди ваших карт; распределить его на производственную единицу нельзя.
fzzzt-about-robot =
    { $points ->
        [one] Добавляет к ставке { $power } и приносит { $points } очко.
        [few] Добавляет к ставке { $power } и приносит { $points } очка.
       *[many] Добавляет к ставке { $power } и приносит { $points } очков.
    } На производственной единице служит одним из своих значков: { $symbols }. Значение скорости конвейера: { $conveyor }.
fzzzt-about-upgrade = Добавляет к ставке 0 и не приносит очков, но считается роботом и на производственной единице заменяет любой один значок. Значение скорости конвейера: { $conveyor }.
fzzzt-about-fzzzt = Добавляет к ставке { $power }, но в конце игры отнимает 1 очко. Распределить ее на производственную единицу нельзя. Значение скорости конвейера: { $conveyor }.
fzzzt-about-unit = Каждая штуковина — по одной карте на каждый значок ({ $symbols }) — приносит очки: { $value }. Единица без единой штуковины отнимает столько же. Она лежит на столе и в ставках не участвует. Значение скорости конвейера: { $conveyor }.

## Вопросы

fzzzt-ask-bid = Какие карты вы ставите за лот «{ $card }»?
fzzzt-help-bid = Выложите лицом вниз одну или несколько карт с руки; пасовать нельзя. Карту в начале конвейера получает тот, у кого больше сумма энергии. Ставка победителя уходит в его колоду сброса, остальные забирают свои карты обратно. Другим видно, сколько карт вы поставили, но не какие. При ничьей побеждает главный механик, а если он в ней не участвует — первый от него по часовой стрелке.
fzzzt-ask-assign = Какую карту вы распределяете на «{ $card }»?
fzzzt-help-assign = На каждую вашу производственную единицу сейчас можно положить одну карту: робота или усовершенствование робота, у которых есть общий с ней значок. Карта остается там до конца игры: в ставках она больше не участвует, но сохраняет свои очки и может войти в штуковину. Делать это не обязательно. Выбор всех игроков открывается одновременно.
fzzzt-choice-nothing = Ничего

## Условия партии

fzzzt-option-log-last = Журнал хранит только последний аукцион
fzzzt-option-log-full = Журнал показывает все, поэтому колоды сброса открыты
fzzzt-option-last-assignment-skip = после последнего раунда карты не распределяются
fzzzt-option-last-assignment-ask = карты распределяются и после последнего раунда

## Что произошло

fzzzt-event-round = Начинается раунд { $round }: все тасуют свои карты и берут их на руку.
fzzzt-event-turned =
    { $count ->
        [one] На конвейере открыта карта: { $cards }.
        [few] На конвейере открыты { $count } карты: { $cards }.
       *[many] На конвейере открыто { $count } карт: { $cards }.
    }
fzzzt-event-own-bid = Ваша ставка: { $cards }.
fzzzt-event-bids = Сделаны ставки: { $bids }.
fzzzt-bid-size =
    { $count ->
        [one] { $player } — { $count } карта
        [few] { $player } — { $count } карты
       *[many] { $player } — { $count } карт
    }
fzzzt-event-bid-shown =
    { $who ->
        [me] Вы открываете ставку { $value }: { $cards }.
       *[other] { $player } открывает ставку { $value }: { $cards }.
    }
fzzzt-event-won =
    { $who ->
        [me] Вы выигрываете лот «{ $card }» со ставкой { $value }.
       *[other] { $player } выигрывает лот «{ $card }» со ставкой { $value }.
    }
fzzzt-event-won-tied =
    { $who ->
        [me] Вы выигрываете лот «{ $card }» со ставкой { $value }: ничья, а вы ближе всех к главному механику, если считать от него по часовой стрелке.
       *[other] { $player } выигрывает лот «{ $card }» со ставкой { $value }: ничья, а это место ближе всех к главному механику, если считать от него по часовой стрелке.
    }
fzzzt-event-chief =
    { $who ->
        [me] Ничья при ставках: главным механиком становитесь вы, гаечный ключ ваш.
       *[other] Ничья при ставках: главным механиком становится { $player } и получает гаечный ключ.
    }
fzzzt-event-redraw = Добор после опустевших рук: карт нет ни у кого, все берут новые.
fzzzt-event-assigned =
    { $who ->
        [me] Вы распределяете карту «{ $card }» на «{ $unit }».
       *[other] { $player } распределяет карту «{ $card }» на «{ $unit }».
    }
fzzzt-event-over = Карт в колоде конвейера не хватает на новый раунд: игра окончена.

## Подсчет очков

fzzzt-score-robots =
    { $count ->
        [one] Базовые очки: { $count } робот
        [few] Базовые очки: { $count } робота
       *[many] Базовые очки: { $count } роботов
    }
fzzzt-score-fzzzt =
    { $count ->
        [one] Базовые очки: { $count } карта Fzzzt
        [few] Базовые очки: { $count } карты Fzzzt
       *[many] Базовые очки: { $count } карт Fzzzt
    }
fzzzt-score-widgets =
    { $count ->
        [one] Дополнительные очки: { $count } штуковина, { $unit }. { $widgets }
        [few] Дополнительные очки: { $count } штуковины, { $unit }. { $widgets }
       *[many] Дополнительные очки: { $count } штуковин, { $unit }. { $widgets }
    }
fzzzt-score-widget = { $number }: { $parts }
fzzzt-score-part = { $symbol } = { $card }
fzzzt-score-idle = Штраф: нет штуковин, { $unit }
fzzzt-score-tie-break = При равных очках выше тот, у кого меньше роботов; здесь их { $count }

## Экран

fzzzt-header-round = Раунд { $round } из { $rounds }
fzzzt-header-auction = Аукцион { $auction } из { $auctions }
fzzzt-header-clean-up = Очистка
fzzzt-title-belt = Конвейер
fzzzt-belt-deck =
    { $count ->
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }
fzzzt-legend = ↯ энергия  ★ очки  ▸ скорость  ✦ штуковины
fzzzt-option-note-log-last = Здесь хранится только последний аукцион: прежние ставки придется помнить.
fzzzt-title-hand =
    { $count ->
        [one] У вас на руке { $count } карта
        [few] У вас на руке { $count } карты
       *[many] У вас на руке { $count } карт
    }
fzzzt-title-hands = Карты на руках
fzzzt-column-player = Игрок
fzzzt-column-hand = Рука
fzzzt-column-bid = Ставка
fzzzt-column-discard = Сброс
fzzzt-column-last-bid = Прошлая ставка
fzzzt-column-units = Производственные единицы
fzzzt-chief-mark = { $spanner } главный механик
fzzzt-last-lot = прошлый аукцион: { $card }

## Front door, zones and counters

fzzzt-poster = Платите роботами за роботов с конвейера и собирайте из них штуковины.
fzzzt-zone-belt = Конвейер
fzzzt-zone-bid = Ставка
fzzzt-zone-units = Производства
fzzzt-zone-on = На карте «{ $card }»
fzzzt-fact-round = Раунд
fzzzt-holder-chief = Главный механик

## Стол Fzzzt! в браузере: чего нет среди слов самой игры.

fzzzt-board-power = Энергия: { $value }
fzzzt-board-my-bid = Ваша ставка
fzzzt-board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
fzzzt-board-order =
    { $place ->
        [1] 1-я ставка
        [2] 2-я ставка
        [3] 3-я ставка
       *[other] 4-я ставка
    }
fzzzt-board-sits-out = не участвует
fzzzt-board-won = Выигрыш
fzzzt-board-tie = ничья
fzzzt-board-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
fzzzt-board-discard =
    { $count ->
        [one] { $count } карта в колоде сброса
        [few] { $count } карты в колоде сброса
       *[many] { $count } карт в колоде сброса
    }
fzzzt-board-sold = Продано!
fzzzt-board-empty-hand = Карт на руке нет
fzzzt-board-no-units = Здесь встанут выигранные вами производственные единицы
fzzzt-board-placed = Ваш выбор, пока тайный

## Как работает единица

fzzzt-board-widgets =
    { $count ->
        [0] штуковин пока нет
        [one] пока { $count } штуковина
        [few] пока { $count } штуковины
       *[many] пока { $count } штуковин
    }
fzzzt-board-socket-on = { $symbol }: есть
fzzzt-board-socket-held = { $symbol }: на руке
fzzzt-board-socket-missing = { $symbol }: не хватает

## Очки на сейчас

fzzzt-board-points = очки
fzzzt-board-points-sight = на виду
fzzzt-board-now = Если бы игра кончилась сейчас: { $points }
fzzzt-board-sight = Очки на виду: { $points }
fzzzt-board-sight-note = Считаются только карты, которые вы сейчас видите; что лежит в колодах сброса, покажет очистка.
fzzzt-board-mechanic = { $mechanic }. Стартовый набор: { $cards }

## Что объясняет первая партия в Fzzzt!, по одному разу.

fzzzt-board-coach-begin = Платите роботами, выигрывайте лучших и собирайте штуковины на производственных единицах. Побеждает тот, у кого после пяти раундов больше очков.
fzzzt-board-coach-bid = Продается карта под лампой: выберите, чем платить. Ставку теряет только победитель, поэтому берегите сильных роботов для стоящих лотов.
fzzzt-board-coach-assign = Робот с подходящим значком навсегда занимает гнездо машины. Очки он сохраняет, но ставить его больше нельзя, поэтому начинайте со слабых.
fzzzt-board-coach-shown = Число на колесе первой карты показывает, сколько карт открывается. Смотрите вперед: карт на руке должно хватить на все восемь аукционов.
fzzzt-board-coach-won = Выигравшая ставка уходит в колоду сброса, выигранный робот — туда же. Они вернутся, когда карты будут набирать заново.
fzzzt-board-coach-chief = Главный механик ставит первым и побеждает при ничьей. После этого гаечный ключ получает следующий участник ничьей.
fzzzt-board-coach-redraw = Карт нет ни у кого, поэтому все тасуют свои колоды сброса и берут новые. Роботов, выигранных в этом раунде, уже можно ставить.
fzzzt-board-coach-assigned = Для штуковины нужно по карте на каждый значок машины. Первая ценна вдвойне: машина без штуковины отнимает свою стоимость.

## The pad beside a real table

fzzzt-pad-cards = Все остальные карты: роботы, усовершенствования и карты Fzzzt
fzzzt-pad-widget = { $unit }: штуковина { $number }, очков: { $points }
fzzzt-pad-widgets = Бонус за штуковины: { $count }, { $unit }
fzzzt-pad-tie = При равных очках выше тот, у кого меньше роботов. { $player }: { $count }.

## Учебная партия

fzzzt-lesson-hand = Эти роботы — ваши деньги: число на каждом говорит, сколько он стоит в ставке. Они вернутся, когда вы заново наберёте руку.
fzzzt-lesson-won = Лот ваш. Вместе с уплаченными роботами он лежит здесь и придёт к вам в руку при новом наборе.
fzzzt-lesson-lost = Соперник поставил больше, а платит только победитель: ваши роботы остаются у вас.
