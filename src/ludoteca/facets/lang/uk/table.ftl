### Стіл у браузері: усі слова його сторінок.

## Головна сторінка

table-welcome = У що зіграємо?
table-home = Усі ігри
table-play-now = Грати
table-with-friends = З друзями
table-poster-players = { $least }–{ $most } гравців
table-poster-minutes = { $minutes } хв
table-friendly-names = Видра, Їжачок, Горобець, Борсук, Лисиця, Чапля, Куниця, Білка, Сова, Заєць

## Меню

table-menu = Меню
table-close = Закрити
table-language = Мова
table-theme = Оформлення
table-theme-system = Як у системі
table-theme-light = Світле
table-theme-dark = Темне
table-name = Ваше ім’я
table-name-change = Змінити ім’я
table-lobby = Відкриті столи
table-lobby-empty = Відкритих столів зараз немає. Відкрийте свій: виберіть гру, потім «З друзями» й позначте показ у списку.
table-mine = Мої партії
table-mine-empty = Поки нічого немає. Тут на вас чекатимуть ваші партії.
table-mine-running = Тривають
table-mine-finished = Завершені
table-status-gathering = Збір гравців
table-status-playing = Триває гра
table-status-joinable = Триває гра · можна приєднатися
table-status-over = Партію завершено

## До початку партії

table-invite-title = Запросіть друзів
table-invite-text = Хто відкриє це посилання, зможе увійти й сісти за стіл.
table-invite-link = Посилання на кімнату
table-invite-copy = Копіювати
table-invite-copied = Скопійовано
table-seats = Місця
table-seat-free = Вільне місце
table-seat-you = ви
table-seat-host = господар столу
table-sit = Сісти
table-stand = Встати
table-bot = { $name } (бот)
table-bot-choose = Бот на місці { $number }
table-bot-none = Без бота
table-start = Почати партію
table-start-not-yet = Спершу треба зайняти всі місця; їх можуть зайняти боти.
table-start-wait = Партія почнеться, коли скаже господар столу.
table-options = Як граємо
table-variants = Варіанти правил
table-variant = Варіант { $rule }
table-players = Гравці
table-option-public = Показувати кімнату у списку столів
table-option-rated = Результат зараховується (без підказок)

## За столом

table-question = Ваше питання
table-question-help = Що це означає?
table-confirm = Підтвердити ({ $count })
table-choose-exactly = Виберіть { $count }
table-choose-between = Виберіть від { $least } до { $most }
table-waiting-for = Очікуємо: { $names }
table-waiting = Очікуємо решту
table-title-yours = Ваш хід
table-title-others = Хід: { $names }
table-card-hidden = Карта сорочкою догори
table-cards-hidden =
    { $count ->
        [one] { $count } карта сорочкою догори
        [few] { $count } карти сорочкою догори
       *[other] { $count } карт сорочкою догори
    }
table-cards-more =
    { $count ->
        [one] ще { $count } карта
        [few] ще { $count } карти
       *[other] ще { $count } карт
    }
table-seat-thinking = думає
table-seat-acting = вибирає
table-seat-away = немає за столом
table-seat-resigned = партію здано
table-seat-stood-in = грає { $name }
table-undo = Скасувати хід
table-undo-ask = Попросити скасування
table-hint = Що думає сильний бот
table-hint-ask = Підказка
table-hint-line = { $choice }: шанси { $chance }
table-stand-in = Посадити бота
table-return = Повернутися на місце
table-resign = Здатися
table-resign-sure = Здати цю партію?
table-leave = Вийти (можна повернутися)
table-join = Приєднатися до партії
table-join-text = За правилами новий гравець може прийти будь-коли.
table-join-wait = Ви вступите в гру, коли завершиться цей хід.
table-join-others = За стіл ще можна сісти
table-join-bot = Додати бота…
table-agree = Погодитися
table-refuse = Відмовити
table-proposal-undo = { $by } просить повернути хід.
table-proposal-stand-in = { $by } пропонує, щоб місце «{ $about }» посів бот.
table-watchers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[other] { $count } глядачів
    }
table-reconnecting = З’єднуємося…
table-side = Журнал і чат
table-log = Журнал
table-log-empty = Поки нічого не сталося.
table-chat = Чат
table-chat-empty = Поки ніхто нічого не сказав.
table-chat-say = Напишіть щось
table-chat-send = Надіслати
table-chat-silence = За правилами зараз мовчать

## Після партії

table-rematch = Реванш
table-rematch-go = До реваншу
table-replay-go = Переглянути партію
table-match = Завершена партія
table-record = Завантажити запис
table-replay = Перегляд
table-eyes = Чиїми очима
table-eyes-spectator = Глядач
table-eyes-open = Усі карти відкриті

## Якщо чогось немає

table-no-line = Сервер не відповідає; перевірте зв’язок і спробуйте ще раз.
table-lost-title = Тут нічого немає
table-lost-text = Можливо, в адресі помилка. Усі ігри на місці.
table-gone-title = Цієї кімнати більше немає
table-gone-text = Попросіть нове посилання або відкрийте власну кімнату.
table-gone-match-title = Такої партії немає
table-gone-match-text = Переглядати можна лише завершені партії. Ваші — у розділі «Мої партії».
table-refused-title = За цей стіл не пускають
table-refused-text = Місця зайняті, а дивитися господар столу не дозволив. Відкрийте власний стіл.
table-outdated-title = Сторінка застаріла
table-outdated-text = Сервер тим часом оновився. Перезавантажте сторінку, і партія піде далі з того самого місця.
table-reload = Перезавантажити
table-no-watching = Партія триває; дивитися господар столу не дозволив.
table-come-in = Як вас називати?
table-come-in-do = Увійти

## Правила, підказки, смаки

table-why = Чому? Відкрити правило { $rule }
table-not-now = Для цього запитання не підходить ({ $rule }).
table-learn = Прочитати правила
table-rules = Правила
table-rules-search = Шукати в правилах
table-rules-cards = Усі карти ({ $count })
table-rules-contents = Зміст
table-rules-nothing = Нічого не знайдено.
table-coach = Поради для першої партії
table-coach-more = Ще
table-coach-understood = Зрозуміло
table-coach-off = Більше не треба
table-mute = Не слухати
table-mute-end = Знову слухати всіх
table-motion = Рух
table-motion-normal = Звичайний
table-motion-quick = Швидкий
table-motion-off = Без руху
table-sound = Звуки
table-calls = Покликати мене, коли мій хід

## Один пристрій на кількох

table-option-hot-seat = На цьому пристрої грають кілька людей
table-curtain = Передайте пристрій
table-curtain-title = Передайте пристрій: { $name }
table-curtain-text = Зараз більше ніхто не має дивитися.
table-curtain-lift = Це я, { $name }

## Запрошення, глядачі, час

table-invite-code = Посилання у вигляді QR-коду
table-invite-closed = Посилання відкривається лише на цьому комп’ютері. Щоб грати з телефонів та інших комп’ютерів, запустіть стіл так: { $command }
table-watching = Хто може дивитися
table-watching-open = Усі, зі списку столів
table-watching-invited = Хто має посилання
table-watching-none = Ніхто
table-time = Час
table-time-none = Без годинника
table-time-decision-quick = 30 секунд на рішення
table-time-decision = 2 хвилини на рішення
table-time-match-quick = 10 хвилин на партію, +5 секунд за рішення
table-time-match = 30 хвилин на партію, +10 секунд за рішення

## Погляд назад

table-fork = Грати звідси
table-fork-seat = Я граю за
table-fork-cards = Приховані карти
table-fork-same = Якими вони були
table-fork-anew = Роздані наново
table-review = Розбір
table-review-text = Сильний бот пройде всі рішення: чого коштувало кожне з того, що було відомо, і скільки тут було удачі.
table-review-seat = Чиї рішення
table-review-begin = Розібрати партію
table-review-running = Обмірковування: { $percent } %
table-review-sum =
    { $decisions ->
        [one] { $decisions } рішення,
        [few] { $decisions } рішення,
       *[other] { $decisions } рішень,
    } { $errors ->
        [0] явних помилок немає.
        [one] { $errors } явна помилка; втрачено { $lost } перемоги.
        [few] { $errors } явні помилки; разом втрачено { $lost } перемоги.
       *[other] { $errors } явних помилок; разом втрачено { $lost } перемоги.
    }
table-review-good-luck = Удача принесла { $share } перемоги.
table-review-bad-luck = Невдача забрала { $share } перемоги.
table-review-errors = Найдорожчі помилки
table-review-there = Крок { $number }
table-review-error = { $question } Обрано: «{ $chosen }»; краще було «{ $better }», різниця { $cost }.
table-chances-title = Шанси на перемогу протягом партії
table-chances-begin = Початок
table-chances-end = Кінець
table-chances-knew = з того, що було відомо
table-chances-all = якби було відомо все
table-chances-error = явна помилка

## Зони

table-zone-deck = Колода
table-zone-discard = Скид
table-zone-box = Поза грою
table-zone-hand = Рука
table-zone-aside = Відкладено

## Лічильники
