### Що кажуть у будь-якій грі.

common-list = { $left }, { $right }
common-list-end = { $left } і { $right }
common-nothing = нічого
common-plain = { $text }
common-pass = Пас

## Гравці

common-you = Ви
common-player = Гравець { $number }
common-automaton = Автомій
common-bot = { $spec }
common-bot-numbered = { $spec } { $number }
common-level-beginner = Новачок
common-level-casual = Аматор
common-level-skilled = Знавець
common-level-expert = Майстер
common-level-daily = Бот дня

## Запрошення. Клавіші розділено пробілами; першу показано в common-hint.

common-prompt = { $player } >
common-hint = Номери або назви · ? довідка · ? 1 про карту · с скасувати · о очки · в вихід
common-hint-joinable = Номер/назва · ? довідка · ? 1 карта · с скасувати · о очки · + гравець · в вихід
common-keys-help = ?
common-keys-undo = с u
common-keys-score = о s
common-keys-log = журнал log
common-keys-leave = в q
common-keys-join = +
common-earlier = Уже вибрано: { $choices }.
common-curtain = Передайте клавіатуру. { $player }, натисніть Enter, коли ніхто інший не бачить екрана.
common-log-title = Після вашого останнього рішення
common-log-earlier =
    { $count ->
        [one] … вище ще { $count } рядок; «журнал» покаже його
        [few] … вище ще { $count } рядки; «журнал» покаже їх
       *[many] … вище ще { $count } рядків; «журнал» покаже їх
    }
common-dropped = Те, що ви ввели до запитання, не прочитано.
common-opening = { $game } { $options }: нова партія. Відбиток зерна випадковості: { $seal }.
common-opening-plain = { $game }: нова партія. Відбиток зерна випадковості: { $seal }.

## Непридатна відповідь

common-refused = Відповідь «{ $typed }» не підходить.
common-asked = Запитання було таке: { $question }
common-allowed-one = Можна вибрати щось одне: номер від { $first } до { $last } або назву.
common-allowed-some = Можна вибрати від { $least } до { $most }: номери з { $first } по { $last } або назви.
common-allowed-exactly = Потрібно вибрати рівно { $count }: номери з { $first } по { $last } або назви.
common-allowed-named = Введіть сам варіант, наприклад { $example }.
common-problem-empty = Ви нічого не ввели.
common-problem-unknown = Тут ніщо не називається «{ $word }».
common-problem-number = Номера { $word } немає; останній номер — { $last }.
common-problem-ambiguous = «{ $word }» може означати: { $fits }.
common-problem-twice = «{ $word }»: стільки таких карт тут немає.
common-problem-several =
    { $count ->
        [one] Названо { $count } варіант, а потрібен рівно один.
        [few] Названо { $count } варіанти, а потрібен рівно один.
       *[many] Названо { $count } варіантів, а потрібен рівно один.
    }
common-problem-few = Вибрано: { $count }. Потрібно щонайменше { $least }.
common-problem-many = Вибрано: { $count }. Можна взяти щонайбільше { $most }.

## Скасування

common-undo-nothing = Скасовувати поки нічого: ви ще ні на що не відповіли.
common-undo-refused = Скасувати не можна: інші гравці вже дещо дізналися з вашої відповіді.
common-join-never = До цієї гри не можна приєднатися після початку.
common-join-full = Усі місця зайнято: { $count }.
common-join-soon = { $player } приєднується й сяде за стіл, коли закінчиться цей хід.

## Очки

common-standing-title = Ваші очки, якби гра закінчилася зараз
common-standing-nothing = Рахувати вам поки нічого: очок немає.
common-standing-hidden =
    { $count ->
        [one] Не враховано { $count } карту, на яку зараз не можна дивитися.
        [few] Не враховано { $count } карти, на які зараз не можна дивитися.
       *[many] Не враховано { $count } карт, на які зараз не можна дивитися.
    }
common-sheet-title = Підрахунок очок
common-sheet-what = За що
common-sheet-points = Очки
common-sheet-rule = Правило
common-sheet-rank = { $rank }. { $player }
common-sheet-total = Разом
common-won =
    { $who ->
        [me] Ви перемогли!
       *[other] Переможець: { $player }.
    }
common-won-together = Перемогу розділили: { $players }.
common-won-nobody = Ніхто не переміг.
common-won-draw = Нічия.

## Запис

common-bot-fault = { $player }: { $kind ->
        [raised] збій: { $detail }
        [hung] немає відповіді вчасно: { $detail }
       *[illegal] неприпустима відповідь: { $detail }
    }. Далі грає заміна.
common-saved = Партію збережено. Щоб продовжити:
common-record = Запис партії:

## Перегляд

common-replay-step = Крок { $step } з { $steps }
common-replay-start = Початок
common-replay-hint = Enter далі  н назад  номер — перехід до кроку  в вийти
common-replay-prompt = { $step }/{ $steps } >
common-replay-keys-back = н b
common-replay-keys-leave = в q
common-replay-range = «{ $typed }» — не крок: введіть число від 0 до { $steps }, н, в або нічого.
common-replay-open = Ця партія ще триває.

## Commands

common-games-id = Гра
common-games-name = Назва
common-games-players = Гравці
common-games-options = Налаштування (перше значення — типове)
common-games-rules = Версія правил
common-kept-match = Партія
common-kept-players = Гравці
common-kept-answers = Відповіді
common-kept-state = Стан
common-kept-open = триває
common-kept-over = закінчено
common-kept-none = Партій поки немає.
common-verified-open =
    { $answers ->
        [one] { $path }: { $game }, { $answers } відповідь, партію не завершено
        [few] { $path }: { $game }, { $answers } відповіді, партію не завершено
       *[many] { $path }: { $game }, { $answers } відповідей, партію не завершено
    }
common-verified-ended =
    { $answers ->
        [one] { $path }: { $game }, { $answers } відповідь, підсумкові очки { $scores }
        [few] { $path }: { $game }, { $answers } відповіді, підсумкові очки { $scores }
       *[many] { $path }: { $game }, { $answers } відповідей, підсумкові очки { $scores }
    }
common-simulate-title = { $game }, партій: { $games }
common-simulate-seat = Місце
common-simulate-bot = Бот
common-simulate-wins = Перемоги
common-simulate-score = Середній рахунок
common-simulate-shared = Нічиїх і поділених перших місць: { $draws }
common-simulate-lost = Без переможця: { $lost }
common-simulate-speed = Рішень: { $decisions } за { $seconds } с, { $rate } за секунду
