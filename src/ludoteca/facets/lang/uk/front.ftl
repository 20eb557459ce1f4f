### Що приходить разом із головною сторінкою: її слова, слова меню та всього, що ще не має сторінки.

## Стіл

table-welcome = У що зіграємо?
table-deal = Партія дня
table-home = Усі ігри
table-play-now = Грати
table-choose = Обрати суперників
table-play-against =
    { $count ->
        [one] Проти { $count } бота
       *[other] Проти { $count } ботів
    }
table-play-people = За столом: { $count }
table-with-friends = З друзями
table-poster-players = { $least }–{ $most } гравців
table-poster-exactly = { $count } { $count ->
    [one] гравець
    [few] гравці
   *[other] гравців
 }
table-poster-minutes = { $minutes } хв
table-friendly-names = Видра, Їжачок, Горобець, Борсук, Лисиця, Чапля, Куниця, Білка, Сова, Заєць
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
table-mine = Мої партії
table-no-line = Сервер не відповідає; перевірте зв’язок і спробуйте ще раз.
table-lost-title = Тут нічого немає
table-lost-text = Можливо, в адресі помилка. Усі ігри на місці.
table-reload = Перезавантажити
table-learn = Прочитати правила
table-lesson = Вчитися в грі
table-lesson-alone = Вчитися грати самому
table-coach = Поради для першої партії
table-motion = Темп
table-motion-slow = Повільно
table-motion-normal = Звичайно
table-motion-quick = Швидко
table-motion-none = Одразу
table-motion-step = Крок за кроком
table-sound = Звуки
table-calls = Покликати мене, коли мій хід

## Люди

account-title = Мій обліковий запис
account-ladder = Таблиця лідерів
account-house-rules = Правила дому
account-house-privacy = Конфіденційність

## Запрошення до ходу

calls-title = Ходи, розтягнуті на дні

## Сторінка без сервера

page-kept = Працює без мережі
page-keeping = Готуємося працювати без мережі …
page-round-table = Разом за цим пристроєм
page-not-offline = Зберегти її для гри без мережі не можна: браузери дозволяють це лише через https або на самому комп’ютері.
page-not-offline-browser = Зберегти її для гри без мережі в цьому браузері не можна.
page-not-kept = Не всі файли вдалося зберегти для гри без мережі; можливо, бракує місця.
page-no-calls = Сповіщень тут немає: браузер дозволяє їх лише через https або на самому комп’ютері.
page-install = Встановити на цей пристрій
page-alone = Грати без мережі
page-alone-text = Увесь стіл уміщується в цьому пристрої: грайте наодинці або по колу, а завершену партію можна принести сюди записом.
page-to-table = До столу цієї мережі

## Зв’язок

web-no-guest = Спершу скажіть, як вас звати.
web-broken = На сервері щось зламалося. Усе збережене ціле; оновіть сторінку.
front-beside = За справжнім столом
