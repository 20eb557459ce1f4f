### Что говорится в любой игре.

common-list = { $left }, { $right }
common-list-end = { $left } и { $right }
common-nothing = ничего
common-plain = { $text }
common-pass = Пас

## Игроки

common-you = Вы
common-player = Игрок { $number }
common-automaton = Автома
common-bot = { $spec }
common-bot-numbered = { $spec } { $number }
common-level-beginner = Новичок
common-level-casual = Любитель
common-level-skilled = Знаток
common-level-expert = Мастер
common-level-daily = Бот дня

## Приглашение. Клавиши разделены пробелами; первая показана в common-hint.

common-prompt = { $player } >
common-hint = Номера или названия · ? справка · ? 1 о карте · о отмена · с счет · в выход
common-hint-joinable = Номер, имя · ? справка · ? 1 о карте · о отмена · с счет · + игрок · в выход
common-keys-help = ?
common-keys-undo = о u
common-keys-score = с s
common-keys-log = журнал log
common-keys-leave = в q
common-keys-join = +
common-earlier = Уже выбрано: { $choices }.
common-curtain = Передайте клавиатуру. { $player }, нажмите Enter, когда никто другой не видит экран.
common-log-title = После вашего последнего решения
common-log-earlier =
    { $count ->
        [one] … выше еще { $count } строка; «журнал» покажет ее
        [few] … выше еще { $count } строки; «журнал» покажет их
       *[many] … выше еще { $count } строк; «журнал» покажет их
    }
common-dropped = То, что вы ввели до вопроса, не прочитано.
common-opening = { $game } { $options }: новая партия. Отпечаток зерна случайности: { $seal }.
common-opening-plain = { $game }: новая партия. Отпечаток зерна случайности: { $seal }.

## Неподходящий ответ

common-refused = Ответ «{ $typed }» не подходит.
common-asked = Вопрос был такой: { $question }
common-allowed-one = Можно выбрать что-то одно: номер от { $first } до { $last } или название.
common-allowed-some = Можно выбрать от { $least } до { $most }: номера с { $first } по { $last } или названия.
common-allowed-exactly = Нужно выбрать ровно { $count }: номера с { $first } по { $last } или названия.
common-allowed-named = Введите сам вариант, например { $example }.
common-problem-empty = Вы ничего не ввели.
common-problem-unknown = Здесь ничто не называется «{ $word }».
common-problem-number = Номера { $word } нет; последний номер — { $last }.
common-problem-ambiguous = «{ $word }» может значить: { $fits }.
common-problem-twice = «{ $word }»: столько таких карт здесь нет.
common-problem-several =
    { $count ->
        [one] Назван { $count } вариант, а нужен ровно один.
        [few] Названо { $count } варианта, а нужен ровно один.
       *[many] Названо { $count } вариантов, а нужен ровно один.
    }
common-problem-few = Выбрано: { $count }. Нужно не меньше { $least }.
common-problem-many = Выбрано: { $count }. Можно взять не больше { $most }.

## Отмена

common-undo-nothing = Отменять пока нечего: вы еще ни на что не ответили.
common-undo-refused = Отменить нельзя: другие игроки уже кое-что узнали из вашего ответа.
common-join-never = К этой игре нельзя присоединиться после начала.
common-join-full = Все места заняты: { $count }.
common-join-soon = { $player } присоединяется и сядет за стол, когда закончится этот ход.

## Очки

common-standing-title = Ваши очки, если бы игра закончилась сейчас
common-standing-nothing = Считать вам пока нечего: очков нет.
common-standing-hidden =
    { $count ->
        [one] Не учтена { $count } карта, на которую сейчас нельзя смотреть.
        [few] Не учтены { $count } карты, на которые сейчас нельзя смотреть.
       *[many] Не учтено { $count } карт, на которые сейчас нельзя смотреть.
    }
common-sheet-title = Подсчет очков
common-sheet-what = За что
common-sheet-points = Очки
common-sheet-rule = Правило
common-sheet-rank = { $rank }. { $player }
common-sheet-total = Итого
common-won =
    { $who ->
        [me] Вы победили!
       *[other] Победитель: { $player }.
    }
common-won-together = Победу разделили: { $players }.
common-won-nobody = Никто не победил.
common-won-draw = Ничья.

## Запись

common-bot-fault = { $player }: { $kind ->
        [raised] сбой: { $detail }
        [hung] нет ответа вовремя: { $detail }
       *[illegal] недопустимый ответ: { $detail }
    }. Дальше играет замена.
common-saved = Партия сохранена. Чтобы продолжить:
common-record = Запись партии:

## Просмотр

common-replay-step = Шаг { $step } из { $steps }
common-replay-start = Начало
common-replay-hint = Enter дальше  н назад  номер — переход к шагу  в выйти
common-replay-prompt = { $step }/{ $steps } >
common-replay-keys-back = н b
common-replay-keys-leave = в q
common-replay-range = «{ $typed }» — не шаг: введите число от 0 до { $steps }, н, в или ничего.
common-replay-open = Эта партия еще не закончена.

## Commands

common-games-id = Игра
common-games-name = Название
common-games-players = Игроки
common-games-options = Настройки (первое значение — по умолчанию)
common-games-rules = Версия правил
common-kept-match = Партия
common-kept-players = Игроки
common-kept-answers = Ответы
common-kept-state = Состояние
common-kept-open = не окончена
common-kept-over = окончена
common-kept-none = Партий пока нет.
common-verified-open =
    { $answers ->
        [one] { $path }: { $game }, { $answers } ответ, партия не окончена
        [few] { $path }: { $game }, { $answers } ответа, партия не окончена
       *[many] { $path }: { $game }, { $answers } ответов, партия не окончена
    }
common-verified-ended =
    { $answers ->
        [one] { $path }: { $game }, { $answers } ответ, итоговые очки { $scores }
        [few] { $path }: { $game }, { $answers } ответа, итоговые очки { $scores }
       *[many] { $path }: { $game }, { $answers } ответов, итоговые очки { $scores }
    }
common-simulate-title = { $game }, партий: { $games }
common-simulate-seat = Место
common-simulate-bot = Бот
common-simulate-wins = Победы
common-simulate-score = Средний счёт
common-simulate-shared = Ничьих и разделённых первых мест: { $draws }
common-simulate-lost = Без победителя: { $lost }
common-simulate-speed = Решений: { $decisions } за { $seconds } с, { $rate } в секунду
