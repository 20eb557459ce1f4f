### Стіл у браузері: усі слова його сторінок.

## Відкриті столи й свої партії

table-lobby-empty = Відкритих столів зараз немає. Відкрийте свій: виберіть гру, потім «З друзями» й позначте показ у списку.
table-mine-empty = Поки нічого немає. Тут на вас чекатимуть ваші партії.
table-mine-running = Тривають
table-mine-finished = Завершені
table-status-gathering = Збір гравців
table-status-playing = Триває гра
table-status-joinable = Триває гра · можна приєднатися
table-status-over = Партію завершено
table-ended-old-rules = Партію перервано: вона йшла за версією правил, якої тут більше немає. Ніхто не виграв і не програв, а запис партії зберігається в розділі «Мої партії».
table-ended-closed = Господар сайту закрив цю кімнату. Ніхто не виграв і не програв.

## До початку партії

table-invite-title = Запросіть друзів
table-invite-text = Хто відкриє це посилання, зможе увійти й сісти за стіл.
table-invite-link = Посилання на кімнату
table-invite-authority = Новий тут пристрій спершу відкриває { $url }
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
table-bot-failed = { $name } не може продовжувати; замість нього грає { $stand }
table-start = Почати партію
table-start-not-yet = Спершу треба зайняти всі місця; їх можуть зайняти боти.
table-start-wait = Партія почнеться, коли скаже господар столу.
table-remove-person = Прибрати
table-remove-person-of = Прибрати з місця { $number }: { $name }
table-options = Як граємо
table-variants = Варіанти правил
table-players = Гравці
table-option-public = Показувати кімнату у списку столів
table-option-rated = Результат зараховується (без підказок)

## За столом

table-question = Ваше питання
table-question-help = Що це означає?
table-choose-this = Обрати: { $choice }
table-confirm = Підтвердити ({ $count })
table-choice-place = Варіант { $place } з { $count }.
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
table-seat-thinking-for = думає, { $seconds } с
table-seat-hurried = думав недовго, щоб ніхто довго не чекав
table-answer-late = Відповідь ще не прийнято …
table-seat-acting = вибирає
table-seat-away = немає за столом
table-seat-resigned = партію здано
table-seat-stood-in = грає { $name }
table-undo = Скасувати хід
table-undo-ask = Попросити скасування
table-hint = Що думає сильний бот
table-hint-ask = Підказка
table-hint-chance = шанс перемогти { $chance }
table-hint-best = найкраще
table-hint-alike = майже не гірше
table-hint-worse = гірше
table-hint-untold = перевірено замало
table-hint-then = Як може піти далі:
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

table-gone-title = Цієї кімнати більше немає
table-gone-text = Попросіть нове посилання або відкрийте власну кімнату.
table-gone-match-title = Такої партії немає
table-gone-match-text = Переглядати можна лише завершені партії. Ваші — у розділі «Мої партії».
table-refused-title = За цей стіл не пускають
table-refused-text = Місця зайняті, а дивитися господар столу не дозволив. Відкрийте власний стіл.
table-outdated-title = Сторінка застаріла
table-outdated-text = Сервер тим часом оновився. Перезавантажте сторінку, і партія піде далі з того самого місця.
table-no-watching = Партія триває; дивитися господар столу не дозволив.
table-board-failed = Ігрове поле цієї гри показати не вдалося; перед вами загальне.
table-come-in = Як вас називати?
table-come-in-do = Увійти

## Правила, підказки, смаки

table-why = Чому? Відкрити правило { $rule }
table-not-now = Для цього запитання не підходить ({ $rule }).
table-rules = Правила
table-rules-search = Шукати в правилах
table-rules-cards = Усі карти ({ $count })
table-rules-contents = Зміст
table-rules-nothing = Нічого не знайдено.
table-coach-more = Ще
table-coach-understood = Зрозуміло
table-coach-off = Більше не треба
table-mute = Не слухати
table-mute-end = Знову слухати всіх
table-show-skip = Пропустити
table-show-next = Далі
table-keys = Клавіші
table-keys-choose = Обрати
table-keys-confirm = Підтвердити вибір
table-keys-walk = Перейти до наступного
table-keys-next = Далі, поки щось показують
table-keys-escape = Закрити або пропустити показ
table-show-again = Показати останній хід ще раз
table-show-missed = { $count ->
    [one] Поки вас не було, сталася { $count } подія.
    [few] Поки вас не було, сталися { $count } події.
   *[many] Поки вас не було, сталося { $count } подій.
}

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
table-time-day = Один день на кожне рішення
table-time-three-days = Три дні на кожне рішення
table-time-week = Один тиждень на кожне рішення

## Погляд назад

table-fork = Грати звідси
table-fork-cards = Приховані карти
table-fork-same = Якими вони були
table-fork-anew = Роздані наново
table-review = Розбір
table-review-text = Сильний бот пройде всі рішення: чого коштувало кожне з того, що було відомо, і скільки тут було удачі. Числа тут — оцінки програми, а не докази.
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
table-chances-title = Шанси на перемогу протягом партії
table-chances-error = явна помилка

## Зони

table-zone-deck = Колода
table-zone-discard = Скид
table-zone-box = Поза грою
table-zone-hand = Рука
table-zone-aside = Відкладено

## Лічильники
table-counts = Результат піде в залік.
table-counts-agree = Хай результат іде в залік
table-counts-waits = Результат не піде в залік: ще { $count ->
    [one] не дано згоду
   *[other] не дано згод
} ({ $names }).
table-adjourned = Партію відкладено: годинники стоять, доки не повернуться всі гравці.
table-origin-record = Партія продовжується із запису, який приніс господар. Вона не йде в залік.
table-origin-fork = Партія продовжується з моменту зіграної партії. Вона не йде в залік.
table-origin-anew = Усе приховане роздається наново, якщо грає не лише господар.
