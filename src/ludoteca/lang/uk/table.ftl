### Стіл у браузері: усі слова його сторінок.

## Головна сторінка

table-welcome = У що зіграємо?
table-home = Усі ігри
table-play-now = Грати
table-with-friends = З друзями
table-poster-players = { $least }–{ $most } гравців
table-poster-minutes = { $minutes } хв
table-poster-fzzzt = Платіть роботами за роботів із конвеєра й збирайте з них штукенції.
table-poster-zombie-fluxx = Правила змінюються з кожною картою, ціль теж, а зомбі все йдуть і йдуть.
table-poster-red-rising = Посилайте персонажів у Спільноту, беріть натомість кращих і зберіть найсильнішу руку.
table-poster-goblins-inc = Збудуйте з напарником велетенського робота й ведіть його в бій, не забуваючи про таємні цілі.
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

## Зони

table-zone-deck = Колода
table-zone-discard = Скид
table-zone-box = Поза грою
table-zone-hand = Рука
table-zone-aside = Відкладено
table-zone-belt = Конвеєр
table-zone-bid = Ставка
table-zone-units = Виробництва
table-zone-on = На карті «{ $card }»
table-zone-new-rules = Нові правила
table-zone-basic-rules = Базові правила
table-zone-goals = Ціль
table-zone-keepers = Теми
table-zone-creepers = Проблеми
table-zone-limbo = Розігрується
table-zone-swap = Переходять із рук у руки
table-zone-draw-two = Дві витягнуті карти
table-zone-draw-three = Три витягнуті карти
table-zone-gifts = Подарунки
table-zone-banished = Вигнані
table-zone-turned-over = Перевернуті
table-zone-mixed = Замішуються
table-zone-automa-deck = Колода Автоми
table-zone-automa-aside = Автома: відкладено
table-zone-automa-discard = Скид Автоми
table-zone-automa-shown = Карта Автоми
table-zone-automa-hand = Рука Автоми
table-zone-tile-stack = Стос жетонів
table-zone-tiles = Жетони
table-zone-yard = Робот { $number }
table-zone-scrap = Уламки робота { $number }
table-zone-tactics-deck = Колода тактики
table-zone-tactics-aside = Відкладені карти тактики
table-zone-tactics-row = Карти тактики
table-zone-tactics-used = Зіграні карти тактики
table-zone-scored = Підраховані цілі
table-zone-blueprint = Креслення
table-zone-blueprint-deck = Колода креслень
table-zone-team-card = Карта команд
table-zone-team-deck = Колода команд
table-zone-agendas = Колода цілей
table-zone-kept = Залишені цілі
table-zone-thrown-out = Скинуті цілі
table-zone-end = Остання ціль
table-zone-other-end = Остання ціль на вибір

## Лічильники

table-fact-round = Раунд
table-fact-chief = Головний механік
table-fact-drawn = Витягнуто
table-fact-played = Зіграно
table-fact-turns = Хід
table-fact-helium = Гелій
table-fact-fleet = Флот
table-fact-influence = Вплив
table-fact-sovereign = Фішка володарювання
table-fact-combat = Раунд бою
table-fact-points = Очки
table-fact-goblins = Гобліни
