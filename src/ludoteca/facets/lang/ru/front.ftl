### Что приходит вместе с главной страницей: её слова, слова меню и всего, у чего ещё нет страницы.

## Стол

table-welcome = Во что сыграем?
table-deal = Партия дня
table-home = Все игры
table-play-now = Играть
table-choose = Выбрать соперников
table-play-against =
    { $count ->
        [one] Против { $count } бота
       *[other] Против { $count } ботов
    }
table-play-people = За столом: { $count }
table-with-friends = С друзьями
table-poster-players = { $least }–{ $most } игроков
table-poster-exactly = { $count } { $count ->
    [one] игрок
    [few] игрока
   *[other] игроков
 }
table-poster-minutes = { $minutes } мин
table-friendly-names = Выдра, Ёжик, Воробей, Барсук, Лиса, Цапля, Куница, Белка, Сова, Заяц
table-menu = Меню
table-close = Закрыть
table-language = Язык
table-theme = Оформление
table-theme-system = Как в системе
table-theme-light = Светлое
table-theme-dark = Тёмное
table-name = Ваше имя
table-name-change = Сменить имя
table-lobby = Открытые столы
table-mine = Мои партии
table-no-line = Сервер не отвечает; проверьте связь и попробуйте ещё раз.
table-lost-title = Здесь ничего нет
table-lost-text = Возможно, в адресе опечатка. Все игры на месте.
table-reload = Перезагрузить
table-learn = Прочитать правила
table-lesson = Учиться в игре
table-lesson-alone = Учиться играть в одиночку
table-coach = Советы для первой партии
table-motion = Темп
table-motion-slow = Медленно
table-motion-normal = Обычно
table-motion-quick = Быстро
table-motion-none = Сразу
table-motion-step = По шагам
table-sound = Звуки
table-calls = Позвать меня, когда мой ход

## Люди

account-title = Моя учётная запись
account-ladder = Таблица лидеров
account-house-rules = Правила дома
account-house-privacy = Конфиденциальность

## Приглашения к ходу

calls-title = Ходы, растянутые на дни

## Страница без сервера

page-kept = Работает без сети
page-keeping = Готовимся работать без сети …
page-round-table = Вместе за этим устройством
page-not-offline = Сохранить её для игры без сети нельзя: браузеры разрешают это только по https или на самом компьютере.
page-not-offline-browser = Сохранить её для игры без сети в этом браузере нельзя.
page-not-kept = Не все файлы удалось сохранить для игры без сети; возможно, не хватает места.
page-no-calls = Уведомлений здесь нет: браузер разрешает их только по https или на самом компьютере.
page-install = Установить на это устройство
page-alone = Играть без сети
page-alone-text = Весь стол помещается в этом устройстве: играйте в одиночку или по кругу, а законченную партию можно принести сюда записью.
page-to-table = К столу этой сети

## Связь

web-no-guest = Сначала скажите, как вас зовут.
web-broken = На сервере что-то сломалось. Всё сохранённое цело; обновите страницу.
front-beside = За настоящим столом
