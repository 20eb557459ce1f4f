### Стол в браузере: все слова его страниц.

## Открытые столы и свои партии

table-lobby-empty = Открытых столов сейчас нет. Откройте свой: выберите игру, потом «С друзьями» и отметьте показ в списке.
table-mine-empty = Пока ничего нет. Здесь вас будут ждать ваши партии.
table-mine-running = Идут
table-mine-finished = Завершены
table-status-gathering = Сбор игроков
table-status-playing = Идёт игра
table-status-joinable = Идёт игра · можно присоединиться
table-status-over = Партия окончена
table-ended-old-rules = Партия прервана: она шла по версии правил, которой здесь больше нет. Никто не выиграл и не проиграл, а запись партии хранится в разделе «Мои партии».
table-ended-closed = Хозяин сайта закрыл эту комнату. Никто не выиграл и не проиграл.

## До начала партии

table-invite-title = Пригласите друзей
table-invite-text = Кто откроет эту ссылку, сможет войти и сесть за стол.
table-invite-link = Ссылка на комнату
table-invite-authority = Новое здесь устройство сначала открывает { $url }
table-invite-copy = Копировать
table-invite-copied = Скопировано
table-seats = Места
table-seat-free = Свободное место
table-seat-you = вы
table-seat-host = хозяин стола
table-sit = Сесть
table-stand = Встать
table-bot = { $name } (бот)
table-bot-choose = Бот на месте { $number }
table-bot-none = Без бота
table-bot-failed = { $name } не может продолжать; вместо него играет { $stand }
table-start = Начать партию
table-start-not-yet = Сначала нужно занять все места; их могут занять боты.
table-start-wait = Партия начнётся, когда скажет хозяин стола.
table-remove-person = Убрать
table-remove-person-of = Убрать с места { $number }: { $name }
table-options = Как играем
table-variants = Варианты правил
table-players = Игроки
table-option-public = Показывать комнату в списке столов
table-option-rated = Результат идёт в зачёт (без подсказок)

## За столом

table-question = Ваш вопрос
table-question-help = Что это значит?
table-choose-this = Выбрать: { $choice }
table-confirm = Подтвердить ({ $count })
table-choice-place = Вариант { $place } из { $count }.
table-choose-exactly = Выберите { $count }
table-choose-between = Выберите от { $least } до { $most }
table-waiting-for = Ожидание: { $names }
table-waiting = Ожидание остальных
table-title-yours = Ваш ход
table-title-others = Ход: { $names }
table-card-hidden = Карта рубашкой вверх
table-cards-hidden =
    { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[other] { $count } карт рубашкой вверх
    }
table-cards-more =
    { $count ->
        [one] ещё { $count } карта
        [few] ещё { $count } карты
       *[other] ещё { $count } карт
    }
table-seat-thinking = думает
table-seat-thinking-for = думает, { $seconds } с
table-seat-hurried = думал недолго, чтобы никто долго не ждал
table-answer-late = Ответ ещё не принят …
table-seat-acting = выбирает
table-seat-away = нет за столом
table-seat-resigned = партия сдана
table-seat-stood-in = играет { $name }
table-undo = Отменить ход
table-undo-ask = Попросить отмену
table-hint = Что думает сильный бот
table-hint-ask = Подсказка
table-hint-chance = шанс победить { $chance }
table-hint-best = лучшее
table-hint-alike = почти не хуже
table-hint-worse = хуже
table-hint-untold = проверено слишком мало
table-hint-then = Как может пойти дальше:
table-stand-in = Посадить бота
table-return = Вернуться на место
table-resign = Сдаться
table-resign-sure = Сдать эту партию?
table-leave = Выйти (можно вернуться)
table-join = Вступить в партию
table-join-text = По правилам новый игрок может прийти в любой момент.
table-join-wait = Вы вступите в игру, когда закончится этот ход.
table-join-others = За стол ещё можно сесть
table-join-bot = Добавить бота…
table-agree = Согласиться
table-refuse = Отказать
table-proposal-undo = { $by } просит вернуть ход.
table-proposal-stand-in = { $by } предлагает, чтобы место «{ $about }» занял бот.
table-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
table-reconnecting = Соединяемся…
table-side = Журнал и чат
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-chat = Чат
table-chat-empty = Пока никто ничего не сказал.
table-chat-say = Напишите что-нибудь
table-chat-send = Отправить
table-chat-silence = По правилам сейчас молчат

## После партии

table-rematch = Реванш
table-rematch-go = К реваншу
table-replay-go = Пересмотреть партию
table-match = Завершённая партия
table-record = Скачать запись
table-replay = Просмотр
table-eyes = Чьими глазами
table-eyes-spectator = Зритель
table-eyes-open = Все карты открыты

## Если чего-то нет

table-gone-title = Этой комнаты больше нет
table-gone-text = Попросите новую ссылку или откройте свою комнату.
table-gone-match-title = Такой партии нет
table-gone-match-text = Смотреть можно только завершённые партии. Ваши — в разделе «Мои партии».
table-refused-title = За этот стол не пускают
table-refused-text = Места заняты, а смотреть хозяин стола не разрешил. Откройте свой стол.
table-outdated-title = Страница устарела
table-outdated-text = Сервер тем временем обновился. Перезагрузите страницу, и партия продолжится с того же места.
table-no-watching = Партия идёт; смотреть хозяин стола не разрешил.
table-board-failed = Игровое поле этой игры показать не удалось; перед вами общее.
table-come-in = Как вас называть?
table-come-in-do = Войти

## Правила, подсказки, вкусы

table-why = Почему? Открыть правило { $rule }
table-not-now = Для этого вопроса не подходит ({ $rule }).
table-rules = Правила
table-rules-search = Искать в правилах
table-rules-cards = Все карты ({ $count })
table-rules-contents = Содержание
table-rules-nothing = Ничего не найдено.
table-coach-more = Ещё
table-coach-understood = Понятно
table-coach-off = Больше не нужно
table-mute = Не слушать
table-mute-end = Снова слушать всех
table-show-skip = Пропустить
table-show-next = Дальше
table-keys = Клавиши
table-keys-choose = Выбрать
table-keys-confirm = Подтвердить выбор
table-keys-walk = Перейти к следующему
table-keys-next = Дальше, пока что-то показывают
table-keys-escape = Закрыть или пропустить показ
table-show-again = Показать последний ход ещё раз
table-show-missed = { $count ->
    [one] Пока вас не было, произошло { $count } событие.
    [few] Пока вас не было, произошло { $count } события.
   *[many] Пока вас не было, произошло { $count } событий.
}

## Одно устройство на нескольких

table-option-hot-seat = На этом устройстве играют несколько человек
table-curtain = Передайте устройство
table-curtain-title = Передайте устройство: { $name }
table-curtain-text = Сейчас никто другой не должен смотреть.
table-curtain-lift = Это я, { $name }

## Приглашение, зрители, время

table-invite-code = Ссылка в виде QR-кода
table-invite-closed = Ссылка открывается только на этом компьютере. Чтобы играть с телефонов и других компьютеров, запустите стол так: { $command }
table-watching = Кто может смотреть
table-watching-open = Все, из списка столов
table-watching-invited = У кого есть ссылка
table-watching-none = Никто
table-time = Время
table-time-none = Без часов
table-time-decision-quick = 30 секунд на решение
table-time-decision = 2 минуты на решение
table-time-match-quick = 10 минут на партию, +5 секунд за решение
table-time-match = 30 минут на партию, +10 секунд за решение
table-time-day = Один день на каждое решение
table-time-three-days = Три дня на каждое решение
table-time-week = Одна неделя на каждое решение

## Взгляд назад

table-fork = Играть отсюда
table-fork-cards = Скрытые карты
table-fork-same = Какими они были
table-fork-anew = Сданы заново
table-review = Разбор
table-review-text = Сильный бот пройдёт по всем решениям: чего стоило каждое при том, что было известно, и сколько тут было удачи. Числа здесь — оценки программы, а не доказательства.
table-review-begin = Разобрать партию
table-review-running = Обдумывание: { $percent } %
table-review-sum =
    { $decisions ->
        [one] { $decisions } решение,
        [few] { $decisions } решения,
       *[other] { $decisions } решений,
    } { $errors ->
        [0] явных ошибок нет.
        [one] { $errors } явная ошибка; потеряно { $lost } победы.
        [few] { $errors } явные ошибки; всего потеряно { $lost } победы.
       *[other] { $errors } явных ошибок; всего потеряно { $lost } победы.
    }
table-review-good-luck = Удача принесла { $share } победы.
table-review-bad-luck = Невезение отняло { $share } победы.
table-chances-title = Шансы на победу в ходе партии
table-chances-error = явная ошибка

## Зоны

table-zone-deck = Колода
table-zone-discard = Сброс
table-zone-box = Вне игры
table-zone-hand = Рука
table-zone-aside = Отложено

## Счётчики
table-counts = Результат пойдёт в зачёт.
table-counts-agree = Пусть результат идёт в зачёт
table-counts-waits = Результат не пойдёт в зачёт: ещё { $count ->
    [one] не дано согласие
   *[other] не даны согласия
} ({ $names }).
table-adjourned = Партия отложена: часы стоят, пока не вернутся все игроки.
table-origin-record = Партия продолжается с записи, которую принёс хозяин. Она не идёт в зачёт.
table-origin-fork = Партия продолжается с момента сыгранной партии. Она не идёт в зачёт.
table-origin-anew = Всё скрытое раздаётся заново, если играет не только хозяин.
