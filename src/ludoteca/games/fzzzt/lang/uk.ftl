### Fzzzt! Терміни взято з NAMES.json.

fzzzt-title = Fzzzt!

## Символи. Літери стоять на картах у терміналі й мають відрізнятися.

fzzzt-symbol-nut = гайка
fzzzt-symbol-oil = мастило
fzzzt-symbol-cog = шестерня
fzzzt-symbol-bolt = болт
fzzzt-letter-nut = Г
fzzzt-letter-oil = М
fzzzt-letter-cog = Ш
fzzzt-letter-bolt = Б

## Карти

fzzzt-card-mechanic = Механік { $number }
fzzzt-card-robot = Робот { $power } ({ $symbols })
fzzzt-card-upgrade = Удосконалення робота
fzzzt-card-fzzzt = Fzzzt
fzzzt-card-prototype = Одиниця-прототип { $value } ({ $symbols })
fzzzt-card-enhanced = Поліпшена одиниця { $value } ({ $symbols })
fzzzt-card-advanced = Передова одиниця { $value } ({ $symbols })
fzzzt-card-ultimate = Досконала одиниця { $value } ({ $symbols })

## Короткі назви для тісних місць; ширина місця — 8 знаків разом зі стрілкою.

fzzzt-tile-robot = Робот { $power }
fzzzt-tile-upgrade = Удоск.
fzzzt-tile-fzzzt = Fzzzt
fzzzt-tile-unit = Одиниця
fzzzt-code-mechanic = Мх{ $number }
fzzzt-code-upgrade = Уд
fzzzt-code-fzzzt = Fz

## Що робить карта

fzzzt-about-mechanic = Додає до ставки 0 і не приносить очок. Завжди лишається серед ваших карт; призначити його на виробничу одиницю не можна.
fzzzt-about-robot =
    { $points ->
        [one] Додає до ставки { $power } і приносить { $points } очко.
        [few] Додає до ставки { $power } і приносить { $points } очки.
       *[many] Додає до ставки { $power } і приносить { $points } очок.
    } На виробничій одиниці слугує одним зі своїх символів: { $symbols }. Швидкість конвеєра: { $conveyor }.
fzzzt-about-upgrade = Додає до ставки 0 і не приносить очок, але вважається роботом і на виробничій одиниці замінює будь-який один символ. Швидкість конвеєра: { $conveyor }.
fzzzt-about-fzzzt = Додає до ставки { $power }, але наприкінці гри забирає 1 очко. Призначити її на виробничу одиницю не можна. Швидкість конвеєра: { $conveyor }.
fzzzt-about-unit = Кожна штукенція — по одній карті на кожен символ ({ $symbols }) — приносить очки: { $value }. Одиниця без жодної штукенції забирає стільки ж. Вона лежить на столі й у ставках участі не бере. Швидкість конвеєра: { $conveyor }.

## Запитання

fzzzt-ask-bid = Які карти ви ставите за лот «{ $card }»?
fzzzt-help-bid = Викладіть долілиць одну або кілька карт із руки; пасувати не можна. Карту на початку конвеєра отримує той, у кого більша сума енергії. Ставка переможця йде до його стосу скиду, решта забирає свої карти назад. Іншим видно, скільки карт ви поставили, але не які саме. У разі нічиєї перемагає головний механік, а якщо він у ній участі не бере — перший від нього за годинниковою стрілкою.
fzzzt-ask-assign = Яку карту ви призначаєте на «{ $card }»?
fzzzt-help-assign = На кожну вашу виробничу одиницю зараз можна покласти одну карту: робота або вдосконалення робота, що має спільний із нею символ. Карта лишається там до кінця гри: у ставках вона більше участі не бере, але зберігає свої очки й може ввійти до штукенції. Робити це не обов’язково. Вибір усіх гравців відкривається одночасно.
fzzzt-choice-nothing = Нічого

## Умови партії

fzzzt-option-log-last = Журнал зберігає лише останній аукціон
fzzzt-option-log-full = Журнал показує все, тому стоси скиду відкриті
fzzzt-option-last-assignment-skip = після останнього раунду карти не призначаються
fzzzt-option-last-assignment-ask = карти призначаються й після останнього раунду

## Що сталося

fzzzt-event-round = Починається раунд { $round }: усі тасують свої карти й беруть їх у руку.
fzzzt-event-turned =
    { $count ->
        [one] На конвеєрі відкрито карту: { $cards }.
        [few] На конвеєрі відкрито { $count } карти: { $cards }.
       *[many] На конвеєрі відкрито { $count } карт: { $cards }.
    }
fzzzt-event-own-bid = Ваша ставка: { $cards }.
fzzzt-event-bids = Зроблено ставки: { $bids }.
fzzzt-bid-size =
    { $count ->
        [one] { $player } — { $count } карта
        [few] { $player } — { $count } карти
       *[many] { $player } — { $count } карт
    }
fzzzt-event-bid-shown =
    { $who ->
        [me] Ви відкриваєте ставку { $value }: { $cards }.
       *[other] { $player } відкриває ставку { $value }: { $cards }.
    }
fzzzt-event-won =
    { $who ->
        [me] Ви виграєте лот «{ $card }» зі ставкою { $value }.
       *[other] { $player } виграє лот «{ $card }» зі ставкою { $value }.
    }
fzzzt-event-won-tied =
    { $who ->
        [me] Ви виграєте лот «{ $card }» зі ставкою { $value }: нічия, а ви найближче до головного механіка, якщо лічити від нього за годинниковою стрілкою.
       *[other] { $player } виграє лот «{ $card }» зі ставкою { $value }: нічия, а це місце найближче до головного механіка, якщо лічити від нього за годинниковою стрілкою.
    }
fzzzt-event-chief =
    { $who ->
        [me] Нічия у ставках: головним механіком стаєте ви, гайковий ключ ваш.
       *[other] Нічия у ставках: головним механіком стає { $player } і отримує гайковий ключ.
    }
fzzzt-event-redraw = Повторний добір: карт немає ні в кого, усі беруть нові.
fzzzt-event-assigned =
    { $who ->
        [me] Ви призначаєте карту «{ $card }» на «{ $unit }».
       *[other] { $player } призначає карту «{ $card }» на «{ $unit }».
    }
fzzzt-event-over = Карт у колоді конвеєра не вистачає на новий раунд: гру закінчено.

## Підрахунок очок

fzzzt-score-robots =
    { $count ->
        [one] Базові очки: { $count } робот
        [few] Базові очки: { $count } роботи
       *[many] Базові очки: { $count } роботів
    }
fzzzt-score-fzzzt =
    { $count ->
        [one] Базові очки: { $count } карта Fzzzt
        [few] Базові очки: { $count } карти Fzzzt
       *[many] Базові очки: { $count } карт Fzzzt
    }
fzzzt-score-widgets =
    { $count ->
        [one] Додаткові очки: { $count } штукенція, { $unit }. { $widgets }
        [few] Додаткові очки: { $count } штукенції, { $unit }. { $widgets }
       *[many] Додаткові очки: { $count } штукенцій, { $unit }. { $widgets }
    }
fzzzt-score-widget = { $number }: { $parts }
fzzzt-score-part = { $symbol } = { $card }
fzzzt-score-idle = Штраф: немає штукенцій, { $unit }
fzzzt-score-tie-break = За рівних очок вище той, у кого менше роботів; тут їх { $count }

## Екран

fzzzt-header-round = Раунд { $round } з { $rounds }
fzzzt-header-auction = Аукціон { $auction } з { $auctions }
fzzzt-header-clean-up = Прибирання
fzzzt-title-belt = Конвеєр
fzzzt-belt-deck =
    { $count ->
        [one] У колоді { $count } карта
        [few] У колоді { $count } карти
       *[many] У колоді { $count } карт
    }
fzzzt-legend = ↯ енергія  ★ очки  ▸ швидкість  ✦ штукенції
fzzzt-option-note-log-last = Тут зберігається лише останній аукціон: попередні ставки треба пам’ятати.
fzzzt-title-hand =
    { $count ->
        [one] У вас у руці { $count } карта
        [few] У вас у руці { $count } карти
       *[many] У вас у руці { $count } карт
    }
fzzzt-title-hands = Карти в руках
fzzzt-column-player = Гравець
fzzzt-column-hand = Рука
fzzzt-column-bid = Ставка
fzzzt-column-discard = Скид
fzzzt-column-last-bid = Минула ставка
fzzzt-column-units = Виробничі одиниці
fzzzt-chief-mark = { $spanner } головний механік
fzzzt-last-lot = минулий аукціон: { $card }

## Front door, zones and counters

fzzzt-poster = Платіть роботами за роботів із конвеєра й збирайте з них штукенції.
fzzzt-zone-belt = Конвеєр
fzzzt-zone-bid = Ставка
fzzzt-zone-units = Виробництва
fzzzt-zone-on = На карті «{ $card }»
fzzzt-fact-round = Раунд
fzzzt-holder-chief = Головний механік

## Стіл Fzzzt! у браузері: чого немає серед слів самої гри.

fzzzt-board-power = Енергія: { $value }
fzzzt-board-my-bid = Ваша ставка
fzzzt-board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
fzzzt-board-order =
    { $place ->
        [1] 1-ша ставка
        [2] 2-га ставка
        [3] 3-тя ставка
       *[other] 4-та ставка
    }
fzzzt-board-sits-out = не бере участі
fzzzt-board-won = Виграш
fzzzt-board-tie = нічия
fzzzt-board-hand =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
fzzzt-board-discard =
    { $count ->
        [one] { $count } карта у стосі скиду
        [few] { $count } карти у стосі скиду
       *[many] { $count } карт у стосі скиду
    }
fzzzt-board-sold = Продано!
fzzzt-board-empty-hand = Карт у руці немає
fzzzt-board-no-units = Тут стануть виграні вами виробничі одиниці
fzzzt-board-placed = Ваш вибір, поки що таємний

## Як працює одиниця

fzzzt-board-widgets =
    { $count ->
        [0] штукенцій поки немає
        [one] поки { $count } штукенція
        [few] поки { $count } штукенції
       *[many] поки { $count } штукенцій
    }
fzzzt-board-socket-on = { $symbol }: є
fzzzt-board-socket-held = { $symbol }: у руці
fzzzt-board-socket-missing = { $symbol }: бракує

## Очки на зараз

fzzzt-board-points = очки
fzzzt-board-points-sight = на видноті
fzzzt-board-now = Якби гра скінчилася зараз: { $points }
fzzzt-board-sight = Очки на видноті: { $points }
fzzzt-board-sight-note = Враховано лише карти, які ви зараз бачите; що лежить у стосах скиду, покаже прибирання.
fzzzt-board-mechanic = { $mechanic }. Стартовий набір: { $cards }

## Що пояснює перша партія у Fzzzt!, по одному разу.

fzzzt-board-coach-begin = Платіть роботами, вигравайте кращих і складайте штукенції на виробничих одиницях. Перемагає той, у кого після п’яти раундів найбільше очок.
fzzzt-board-coach-bid = Продається карта під лампою: виберіть, чим платити. Ставку втрачає лише переможець, тож бережіть сильних роботів для вартісних лотів.
fzzzt-board-coach-assign = Робот із відповідним символом назавжди займає гніздо машини. Очки він зберігає, але ставити його вже не можна, тож починайте зі слабких.
fzzzt-board-coach-shown = Число на колесі першої карти показує, скільки карт відкривається. Дивіться наперед: карт у руці має вистачити на всі вісім аукціонів.
fzzzt-board-coach-won = Ставка, що перемогла, йде до стосу скиду, виграний робот — туди ж. Вони повернуться, коли карти братимуть знову.
fzzzt-board-coach-chief = Головний механік ставить першим і перемагає в разі нічиєї. Після цього гайковий ключ отримує наступний учасник нічиєї.
fzzzt-board-coach-redraw = Карт немає ні в кого, тож усі тасують свої стоси скиду й беруть нові. Роботів, виграних у цьому раунді, уже можна ставити.
fzzzt-board-coach-assigned = Для штукенції потрібна карта на кожен символ машини. Перша цінна вдвічі: машина без штукенції забирає свою вартість.

## The pad beside a real table

fzzzt-pad-cards = Усі інші карти: роботи, удосконалення та карти Fzzzt
fzzzt-pad-widget = { $unit }: штукенція { $number }, очок: { $points }
fzzzt-pad-widgets = Бонус за штукенції: { $count }, { $unit }
fzzzt-pad-tie = За рівних очок вище той, у кого менше роботів. { $player }: { $count }.

## Навчальна партія

fzzzt-lesson-hand = Ці роботи — ваші гроші: число на кожному каже, скільки він важить у ставці. Вони повернуться, коли ви наново наберете руку.
fzzzt-lesson-won = Лот ваш. Разом зі сплаченими роботами він лежить тут і прийде до вашої руки при новому наборі.
fzzzt-lesson-lost = Суперник поставив більше, а платить лише переможець: ваші роботи лишаються у вас.
