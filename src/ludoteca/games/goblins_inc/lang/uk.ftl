### Goblins, Inc. Терміни й назви взято з NAMES.json.

goblins_inc-title = Корпорація гоблінів

## Гравці

goblins_inc-colour-red = Червоний
goblins_inc-colour-blue = Синій
goblins_inc-colour-yellow = Жовтий
goblins_inc-colour-green = Зелений
goblins_inc-role-planner = Планувальник
goblins_inc-role-assembler = Складальник
goblins_inc-role-driver = Водій
goblins_inc-role-tactician = Тактик

## Жетони

goblins_inc-tile-weapon = Гармата
goblins_inc-tile-weapon2 = Покращена гармата
goblins_inc-tile-armour = Броня
goblins_inc-tile-armour2 = Покращена броня
goblins_inc-tile-engine = Двигун
goblins_inc-tile-engine2 = Покращений двигун
goblins_inc-tile-decoration = Прикраса
goblins_inc-tile-decoration2 = Покращена прикраса
goblins_inc-about-weapon =
    { $count ->
        [one] Гармата з { $count } стрілкою.
        [few] Гармата з { $count } стрілками.
       *[many] Гармата з { $count } стрілками.
    } Кожна стрілка, що дивиться на ворога, дає один кубик, хай де лежить жетон.
goblins_inc-about-armour =
    { $count ->
        [one] Броня з { $count } символом захисту.
        [few] Броня з { $count } символами захисту.
       *[many] Броня з { $count } символами захисту.
    } Кожен символ дає маркер захисту; він прикриває й сусідній жетон, якщо той має з цього боку метал.
goblins_inc-about-engine =
    { $count ->
        [one] Жетон з { $count } двигуном.
        [few] Жетон з { $count } двигунами.
       *[many] Жетон з { $count } двигунами.
    } Двигуни витрачають на поворот і прицілювання, а невикористані вирішують суперечку за карту тактики.
goblins_inc-about-decoration = Метал з усіх чотирьох боків. Має чудовий вигляд і скріплює робота.

## Боки робота

goblins_inc-steering-ahead = Без повороту
goblins_inc-steering-right = Правим боком уперед
goblins_inc-steering-back = Заднім боком уперед
goblins_inc-steering-left = Лівим боком уперед

## Карти тактики та їхні здібності

goblins_inc-tactics-left = Ліва карта
goblins_inc-tactics-middle = Середня карта
goblins_inc-tactics-right = Права карта
goblins_inc-tactics-both = { $first } + { $second }
goblins_inc-ability-nitro = Нітро
goblins_inc-ability-sabotage = Саботаж
goblins_inc-ability-emergency = Аварія
goblins_inc-ability-dynamite = Динаміт
goblins_inc-ability-homing = Самонаведення
goblins_inc-ability-duct-tape = Скотч
goblins_inc-ability-crane = Кран
goblins_inc-about-nitro = Після кидка: один раз перекиньте один свій кубик або всі одразу, зокрема й порожні.
goblins_inc-about-sabotage = До кидка: у цій атаці ви маєте на одну стрілку більше, навіть якщо не мали жодної. За п’яти й більше стрілок не діє.
goblins_inc-about-emergency = Після кидка: перекидайте свої порожні кубики, доки порожніх не залишиться.
goblins_inc-about-dynamite = Після кидка: перший кубик, що вдарить, б’є двічі. Не діє, якщо ви кидали п’ять кубиків.
goblins_inc-about-homing = Після кидка: поверніть один свій кубик будь-якою цифрою вгору. Порожній кубик повернути не можна.
goblins_inc-about-duct-tape = До кидка: покладіть маркер захисту на один свій жетон, але не на броню й не на кабіну.
goblins_inc-about-crane = До кидка: перекладіть один свій жетон на порожню клітинку, поверніть його або зробіть і те, і те. На ньому не має бути маркера, і наприкінці він має бути з’єднаний з кабіною.

## Приховані цілі

goblins_inc-agenda-artist = Художник
goblins_inc-agenda-camouflager = Маскувальник
goblins_inc-agenda-decoy = Майстер приманок
goblins_inc-agenda-greasemonkey = Механік
goblins_inc-agenda-guardian = Вартовий
goblins_inc-agenda-jellybones = Гутаперчевий хлопчик
goblins_inc-agenda-junkdealer = Барахольник
goblins_inc-agenda-metalhead = Металіст
goblins_inc-agenda-sandbagger = Будівник барикад
goblins_inc-agenda-berserker = Берсерк
goblins_inc-agenda-driller = Бурильник
goblins_inc-agenda-gun-nut = Термінатор
goblins_inc-agenda-rocketeer = Ракетник
goblins_inc-agenda-kamikaze = Камікадзе
goblins_inc-agenda-ninja = Ніндзя
goblins_inc-agenda-stockpiler = Комірник
goblins_inc-agenda-sharpshooter = Влучний стрілець
goblins_inc-agenda-saboteur = Шкідник
goblins_inc-agenda-show-off = Хвалько
goblins_inc-agenda-pyromaniac = Піроманіяк
goblins_inc-agenda-snitch-star = Продажна шкура або Зірка
goblins_inc-agenda-snitch = Продажна шкура
goblins_inc-agenda-star = Зірка
goblins_inc-about-artist = 2 очки за кожен жетон прикраси, що вцілів на вашому роботі.
goblins_inc-about-camouflager = 2 очки за кожен жетон, що вцілів на чотирьох клітинках впритул до вашої кабіни.
goblins_inc-about-decoy = 2 очки за кожен маркер захисту, що залишився на вашому роботі. Той, що лежить на двох жетонах, рахується один раз.
goblins_inc-about-greasemonkey = 2 очки за кожен двигун, що вцілів на вашому роботі. На покращеному жетоні їх два; двигун кабіни не рахується.
goblins_inc-about-guardian = 1 очко за кожні 2 жетони, що вціліли на вашому роботі.
goblins_inc-about-jellybones = 2 очки за кожен жетон броні, що вцілів на вашому роботі.
goblins_inc-about-junkdealer = 2 очки за кожні 3 звичайні жетони, що вціліли на вашому роботі.
goblins_inc-about-metalhead = 2 очки за кожен покращений жетон, що вцілів на вашому роботі.
goblins_inc-about-sandbagger = 1 очко за кожен жетон, що вцілів на восьми клітинках навколо вашої кабіни.
goblins_inc-about-berserker = 1 очко за кожні 3 жетони на звалищі суперників.
goblins_inc-about-driller = 1 очко за кожну порожню клітинку з восьми навколо кабіни суперників.
goblins_inc-about-gun-nut = 3 очки за кожні 2 маркери захисту на звалищі суперників.
goblins_inc-about-rocketeer = 2 очки за кожні 3 звичайні жетони на звалищі суперників.
goblins_inc-about-kamikaze = 2 очки за кожен жетон броні на звалищі суперників.
goblins_inc-about-ninja = 3 очки за кожного гобліна на звалищі суперників.
goblins_inc-about-stockpiler = 4 очки за кожен набір із двигуна, гармати та прикраси на звалищі суперників.
goblins_inc-about-sharpshooter = 3 очки за кожні 2 покращені жетони на звалищі суперників.
goblins_inc-about-saboteur = 2 очки за кожен жетон двигуна на звалищі суперників.
goblins_inc-about-show-off = 2 очки за кожен жетон прикраси на звалищі суперників.
goblins_inc-about-pyromaniac = 2 очки за кожні 3 гармати на звалищі суперників.
goblins_inc-about-snitch-star = Карта з двома кінцями. Залишаючи її собі, ви таємно вирішуєте, який кінець рахується: Продажна шкура ставить на поразку, Зірка — на перемогу.
goblins_inc-about-snitch = 4 очки, якщо ваша команда програє бій.
goblins_inc-about-star = 4 очки, якщо ваша команда виграє бій.

## Креслення та карти команд

goblins_inc-blueprint-mechaball = Мехакуля
goblins_inc-blueprint-robosaur = Робозавр
goblins_inc-blueprint-tumbler = Перекидько
goblins_inc-blueprint-4tw-1000 = 4TW-1000*
goblins_inc-blueprint-pinwheel = Вітрячок
goblins_inc-blueprint-girder = Балка
goblins_inc-blueprint-colander = Друшляк
goblins_inc-blueprint-battlement = Зубчаста стіна

## Компоненти іншими словами

goblins_inc-tile-marked = { $tile }{ $marks }
goblins_inc-tile-shape = { $tile } (метал { $metal })
goblins_inc-several = { $tile } ×{ $count }
goblins_inc-teams = { $first } — { $second }
goblins_inc-about-ability = { $ability }. { $about }
goblins_inc-about-both = { $first } { $second }
goblins_inc-about-blueprint = У цьому раунді ніхто не будує на клітинках { $squares }.
goblins_inc-about-teams = Визначає, хто з ким грає в цьому раунді.
goblins_inc-face-blank = порожній
goblins_inc-face-one = одиниця
goblins_inc-face-two = двійка
goblins_inc-face-three = трійка
goblins_inc-face-four = четвірка
goblins_inc-face-five = п’ятірка

## Запитання

goblins_inc-ask-pass-on = Які два жетони ви передаєте супернику навпроти?
goblins_inc-help-pass-on = Ви маєте п’ять жетонів. Віддайте два з них; суперник навпроти водночас віддає два вам. П’ять жетонів, які ви матимете після цього, ляжуть на вашого робота.
goblins_inc-ask-lay = { $tile }: куди кладете? Введіть ряд.стовпець/поворот.
goblins_inc-help-lay = 2.3 — це ряд 2, стовпець 3; 2.3/1 — та сама клітинка, але жетон повернуто за годинниковою стрілкою на чверть. Жирні лінії — метал: два жетони тримаються один одного там, де метал зустрічає метал, а все, що зрештою не з’єднано з кабіною, відвалиться (~). Г — гармата зі стрілками, Б — броня із символами захисту, Д — двигун, П — прикраса, 2 — покращений жетон. Доки не закінчили всі, жетони цієї п’ятірки можна забрати назад командою скасування.
goblins_inc-ask-shift = П’ятірку закінчено чи який жетон ви перекладете?
goblins_inc-help-shift = Усі п’ять жетонів викладено. Виберіть один, щоб покласти його деінде або повернути. Коли ви скажете, що п’ятірку закінчено, жетони залишаться на своїх місцях.
goblins_inc-ask-keep = Які чотири цілі ви залишаєте?
goblins_inc-help-keep = Залишені карти принесуть очки після бою, решта виходить з партії, і ніхто її не бачить. Число каже, скільки дала б карта, якби бій закінчився зараз.
goblins_inc-ask-bet-on = Який кінець карти-ставки рахується?
goblins_inc-help-bet-on = Продажна шкура платить, якщо ваша команда програє бій, Зірка — якщо виграє. До підрахунку очок ніхто не дізнається, що ви обрали.
goblins_inc-ask-drive = Як повертається ваш робот і який бік ворога ви атакуєте?
goblins_inc-help-drive = Ви називаєте бік, який опиниться спереду: стріляють лише стрілки, що дивляться туди. Бік ворога — такий, яким його бачите ви, і після того, як повернулися обидва роботи; звернений до вас передній бік ворога намальовано внизу. У дужках — скільки потрібно двигунів. Робот, що не повертається, перегрівається й кидає на один кубик менше. Якщо двигунів бракує, робот не повертається, атакує передній бік, перегрівається, і невикористаних двигунів у нього немає.
goblins_inc-ask-pick = Яку карту тактики ви хочете?
goblins_inc-help-pick = Обидві команди обирають таємно. Якщо вибір однаковий, карта дістається команді, яка має більше невикористаних двигунів; якщо їх порівну, картою можуть скористатися обидві.
goblins_inc-ask-use = Яку здібність ви застосовуєте?
goblins_inc-help-use = Саботаж, Скотч і Кран застосовують до кидка, Нітро, Аварію та Самонаведення — після нього, Динаміт — коли ви розкладаєте кубики. «? Кран» пояснює здібність.
goblins_inc-ask-tape = На який жетон кладете маркер? Введіть ряд.стовпець.
goblins_inc-help-tape = На будь-який жетон вашого робота, крім броні. Маркер прийме на себе одне влучання.
goblins_inc-ask-lift = Який жетон піднімає Кран? Введіть ряд.стовпець.
goblins_inc-help-lift = Жетон вашого робота без маркера, який можна перекласти або повернути так, що наприкінці він буде з’єднаний з кабіною.
goblins_inc-ask-put = { $tile }: куди ставить Кран? Введіть ряд.стовпець/поворот.
goblins_inc-help-put = На будь-яку вільну клітинку, зокрема й заборонену кресленням, і в будь-якому повороті, аби жетон був там з’єднаний з кабіною. Інші жетони, що втратять з’єднання, відваляться.
goblins_inc-ask-nitro = Які кубики перекидаєте?
goblins_inc-help-nitro = Один кубик або всі одразу, один раз.
goblins_inc-ask-homing = Який кубик повертаєте?
goblins_inc-help-homing = Один непорожній кубик. Потім ви оберете нову цифру.
goblins_inc-ask-turn-to = На яку цифру його повернути?
goblins_inc-help-turn-to = Номер ряду, по якому вдарить кубик.
goblins_inc-ask-dynamite = Застосовуєте Динаміт?
goblins_inc-help-dynamite = Перший кубик вашого ряду вдарить двічі.
goblins_inc-ask-order = У якому порядку б’ють ваші кубики?
goblins_inc-help-order = Кожен кубик б’є по першому жетону свого ряду, якщо дивитися від атакованого боку. Усе, що більше не тримається кабіни, одразу відвалюється, тому порядок важливий. Порожні кубики не беруть участі. Введіть кубики, наприклад 3 3 4.
goblins_inc-ask-token = Який маркер приймає удар?
goblins_inc-help-token = На жетоні, у який влучили, лежить кілька маркерів. Один з них піде на звалище; ви обираєте його за клітинками, на яких він лежить.
goblins_inc-ask-another = На першому місці кілька гравців. Хочете зіграти третій раунд?
goblins_inc-help-another = Третій раунд грають, лише якщо його хочуть усі. Інакше перемога спільна.

## Варіанти відповіді

goblins_inc-choice-notation = { $text }
goblins_inc-choice-turned = { $square }, поворот { $degrees }°
goblins_inc-choice-drive = { $steering }, атака { $aim }
goblins_inc-aim-front = спереду
goblins_inc-aim-right = праворуч
goblins_inc-aim-back = ззаду
goblins_inc-aim-left = ліворуч
goblins_inc-choice-no-ability = нічого (більше) не застосовувати
goblins_inc-choice-finished = П’ятірку закінчено
goblins_inc-choice-drop = Усе-таки не застосовувати
goblins_inc-choice-all-dice = усі кубики
goblins_inc-choice-dynamite = Застосувати Динаміт
goblins_inc-choice-no-dynamite = Без Динаміту
goblins_inc-choice-another = Зіграти третій раунд
goblins_inc-choice-no-other = Закінчити партію

## Налаштування

goblins_inc-option-version-standard = два раунди
goblins_inc-option-version-full = три раунди
goblins_inc-option-version-team = командна версія з відкритими цілями
goblins_inc-option-tiles-in-hand-secret = жетони на руках таємні
goblins_inc-option-tiles-in-hand-shown-to-partner = напарники бачать жетони одне одного
goblins_inc-option-loose-parts-are-damage = частини, що відвалилися, вважаються втратами
goblins_inc-option-loose-parts-are-no-damage = частини, що відвалилися, не вважаються втратами
goblins_inc-option-overspending-punished = брак двигунів карається
goblins_inc-option-overspending-forbidden = витрачати більше двигунів, ніж є, не можна
goblins_inc-option-overheated-sabotage-may-be-nothing = Саботаж за перегріву може не дати кубика
goblins_inc-option-overheated-sabotage-at-least-one = Саботаж завжди дає хоча б один кубик
goblins_inc-option-driller-counts-every-square = Бурильник рахує заборонені клітинки
goblins_inc-option-driller-counts-buildable-squares = Бурильник не рахує заборонених клітинок
goblins_inc-option-crane-drops-allowed = через Кран жетони можуть відвалитися
goblins_inc-option-crane-drops-forbidden = через Кран ніщо не має відвалитися
goblins_inc-option-laying-unseen = жетони видно, коли крок закінчено
goblins_inc-option-laying-seen = кожен жетон видно одразу

## Що сталося

goblins_inc-event-round = Раунд { $round }. Робот 1: { $first }. Робот 2: { $second }. Перший гравець: { $player }. Креслення: { $blueprint }.
goblins_inc-event-passed-on = Передано жетони, { $player } → { $other }: { $tiles }.
goblins_inc-event-passed-on-unseen =
    { $count ->
        [one] Передано жетони, { $player } → { $other }: { $count } жетон.
        [few] Передано жетони, { $player } → { $other }: { $count } жетони.
       *[many] Передано жетони, { $player } → { $other }: { $count } жетонів.
    }
goblins_inc-event-laid =
    { $who ->
        [me] Ви кладете: { $tiles }.
       *[other] { $player } кладе: { $tiles }.
    }
goblins_inc-event-laid-tile = { $tile } { $square }
goblins_inc-event-shifted =
    { $who ->
        [me] Ви перекладаєте: { $tile }.
       *[other] { $player } перекладає: { $tile }.
    }
goblins_inc-event-fell = Робот { $robot } втрачає: { $tiles }.
goblins_inc-event-combat = Раунд бою { $combat }. Карти тактики: { $cards }.
goblins_inc-event-drove = { $player }: { $drive }. Двигуни: { $needed } з { $engines }, не використано: { $unused }.
goblins_inc-event-drove-overheated = { $player }: { $drive }. Двигуни: { $needed } з { $engines }, не використано: { $unused }. Робот перегрівається.
goblins_inc-event-overspent = { $player }: { $drive }. Потрібно двигунів: { $needed }, є лише { $engines }. Робот не повертається, атакує передній бік і перегрівається.
goblins_inc-event-picked =
    { $who ->
        [me] Ви отримуєте карту «{ $card }».
       *[other] { $player } отримує карту «{ $card }».
    }
goblins_inc-event-missed = { $player }: вибір — «{ $card }», але ворог має більше невикористаних двигунів.
goblins_inc-event-used =
    { $who ->
        [me] Ви застосовуєте здібність «{ $ability }».
       *[other] { $player } застосовує здібність «{ $ability }».
    }
goblins_inc-event-taped = Робот { $robot } отримує маркер на { $square }.
goblins_inc-event-craned =
    { $degrees ->
        [0] Кран, робот { $robot }: { $tile }, { $from } → { $to }.
       *[other] Кран, робот { $robot }: { $tile }, { $from } → { $to }, поворот на { $degrees }° за годинниковою стрілкою.
    }
goblins_inc-event-dice = Кубики робота { $robot }: { $dice }.
goblins_inc-event-dice-nothing = Роботу { $robot } нічого кидати.
goblins_inc-event-row = Робот { $robot } б’є в такому порядку: { $dice }.
goblins_inc-event-row-nothing = Робот { $robot } не б’є.
goblins_inc-event-struck = Кубик { $face } б’є по роботу { $robot } на { $square }.
goblins_inc-event-struck-nothing = Кубик { $face } б’є по роботу { $robot }: там нічого немає.
goblins_inc-event-struck-empty = Кубик { $face } б’є по порожній кабіні робота { $robot }.
goblins_inc-event-struck-goblin = Кубик { $face } б’є по кабіні робота { $robot }: вилітає гоблін ({ $player }).
goblins_inc-event-struck-token = Кубик { $face } б’є по роботу { $robot } на { $square }. Втрачено маркер на { $token }.
goblins_inc-event-struck-tiles = Кубик { $face } б’є по роботу { $robot } на { $square }. Втрати: { $tiles }.
goblins_inc-event-token-lost = Робот { $robot } втрачає маркер на { $token }.
goblins_inc-event-goblin = З робота { $robot } вилітає гоблін ({ $player }).
goblins_inc-event-out = Робота { $robot } виведено з ладу.
goblins_inc-event-battle-first = Робот 1 перемагає в бою.
goblins_inc-event-battle-second = Робот 2 перемагає в бою.
goblins_inc-event-battle-draw = Бій закінчується внічию.
goblins_inc-event-victory = { $player }, переможні очки: { $points }.
goblins_inc-event-agenda = { $card } { $points }
goblins_inc-event-bet = { $card } ({ $end })
goblins_inc-event-agendas = { $player }, цілі: { $agendas } = { $total }.

## Рахунок

goblins_inc-score-victory = Раунд { $round }: переможні очки
goblins_inc-score-agenda = Раунд { $round }: { $card }

## Екран

goblins_inc-header-round = раунд { $round } з { $rounds }
goblins_inc-header-assembly = складання, крок { $step } з { $steps }
goblins_inc-header-preparation = підготовка до бою
goblins_inc-header-combat = раунд бою { $combat } з { $combats }
goblins_inc-header-over = кінець
goblins_inc-robot-own = Робот { $robot }, ваш
goblins_inc-robot-enemy = Робот { $robot }, ворог
goblins_inc-robot-plain = Робот { $robot }
goblins_inc-letter-red = Ч
goblins_inc-letter-blue = С
goblins_inc-letter-yellow = Ж
goblins_inc-letter-green = З
goblins_inc-letter-weapon = Г
goblins_inc-letter-armour = Б
goblins_inc-letter-engine = Д
goblins_inc-letter-decoration = П
goblins_inc-gauge = Двигуни { $engines }, стрілки { $arrows }
goblins_inc-lost = Втрати: { $damage }
goblins_inc-lost-tiles = жетони { $count }
goblins_inc-lost-tokens = маркери { $count }
goblins_inc-lost-goblins = гобліни { $count }
goblins_inc-fight-unused = не використано: { $unused }
goblins_inc-fight-overheats = перегрів
goblins_inc-fight-card = карта: { $card }
goblins_inc-fight-no-card = без карти
goblins_inc-fight-dice = кубики: { $dice }
goblins_inc-legend-assembly = Г гармата  Б броня  Д двигун  П прикраса  2 покращено  ~ відвалиться  ═ перед
goblins_inc-legend-battle = Г гармата  Б броня  Д двигун  П прикраса  2 покращено  # маркер  ═ перед
goblins_inc-title-partner = Жетони напарника: { $tiles }
goblins_inc-title-next = Потім: { $tiles }
goblins_inc-title-agendas = Цілі на вибір: { $agendas }
goblins_inc-title-kept = Ваші цілі: { $agendas }
goblins_inc-title-open = Спільні цілі: { $agendas }
goblins_inc-title-tactics = Карти тактики: { $cards }
goblins_inc-title-squares = Клітинки: { $squares }
goblins_inc-title-order = Ваші кубики: { $dice }
goblins_inc-column-agenda = Мета
goblins_inc-column-now = Зараз
goblins_inc-column-pays = За що очки
goblins_inc-drive-aim = Атака
goblins_inc-now-points =
    { $points ->
        [one] Зараз вона дала б { $points } очко.
        [few] Зараз вона дала б { $points } очки.
       *[many] Зараз вона дала б { $points } очок.
    }

## Front door, zones and counters

goblins_inc-poster = Збудуйте з напарником велетенського робота й ведіть його в бій, не забуваючи про таємні цілі.
goblins_inc-zone-tile-stack = Стос жетонів
goblins_inc-zone-tiles = Жетони
goblins_inc-zone-yard = Робот { $number }
goblins_inc-zone-scrap = Уламки робота { $number }
goblins_inc-zone-tactics-deck = Колода тактики
goblins_inc-zone-tactics-aside = Відкладені карти тактики
goblins_inc-zone-tactics-row = Карти тактики
goblins_inc-zone-tactics-used = Зіграні карти тактики
goblins_inc-zone-scored = Підраховані цілі
goblins_inc-zone-blueprint = Креслення
goblins_inc-zone-blueprint-deck = Колода креслень
goblins_inc-zone-team-card = Карта команд
goblins_inc-zone-team-deck = Колода команд
goblins_inc-zone-agendas = Колода цілей
goblins_inc-zone-kept = Залишені цілі
goblins_inc-zone-thrown-out = Скинуті цілі
goblins_inc-zone-end = Остання ціль
goblins_inc-zone-other-end = Остання ціль на вибір
goblins_inc-fact-round = Раунд
goblins_inc-fact-combat = Раунд бою
goblins_inc-fact-scores = Очки
goblins_inc-fact-goblins = Гобліни

## «Корпорація гоблінів» на столі в браузері: слова поля та підказки першої партії.

## Запитання, на які відповідають рукою

goblins_inc-board-ask-lay = { $tile }: куди кладете?
goblins_inc-board-help-lay = Поверніть жетон кнопкою, коліщатком або клавішею R і торкніться клітинки або перетягніть його туди. Суцільна рамка означає, що жетон там тримається: метал зустрічає метал, з’єднаний з кабіною. Що зрештою не з’єднано з нею, відвалиться. Решту жетонів можна намітити олівцем: вони ляжуть, коли дійде їхня черга. Жетони цієї п’ятірки можна забрати назад, доки не закінчили всі.
goblins_inc-board-ask-drive = Як повертаєтеся і з якого боку атакуєте ворога?
goblins_inc-board-help-drive = Кермо: обраний бік опиниться спереду, і стріляють лише стрілки, що дивляться туди; на кнопці написано, скільки кубиків це дає. Приціл: бік ворога, який ви атакуєте, коли повернуться обидва роботи. Крапки на кнопці — потрібні двигуни. Робот, що не повертається, перегрівається і кидає на кубик менше. Якщо двигунів бракує, ви не повертаєтеся, б’єте спереду, перегріваєтеся й не маєте невикористаних двигунів.
goblins_inc-board-help-use = Саботаж, Скотч і Кран застосовують до кидка, Нітро, Аварію та Самонаведення — після нього, Динаміт — коли ви розкладаєте кубики. Роздивіться карту зблизька, щоб прочитати, що вона робить.
goblins_inc-board-ask-tape = На який жетон кладете маркер?
goblins_inc-board-ask-lift = Який жетон піднімає Кран?
goblins_inc-board-ask-put = { $tile }: куди ставить Кран?
goblins_inc-board-help-order = Кожен кубик б’є по першому жетону свого ряду, якщо дивитися від атакованого боку. Усе, що більше не тримається кабіни, одразу відвалюється, тому порядок важливий. Порожні кубики не беруть участі. Торкніться кубиків у потрібному порядку й бийте.

## Складальний цех

goblins_inc-board-turn = Повернути
goblins_inc-board-loose = відвалиться
goblins_inc-board-square = Клітинка { $square }
goblins_inc-board-square-holds = Клітинка { $square }, тримається
goblins_inc-board-cockpit = Кабіна, гоблінів: { $count }
goblins_inc-board-token = Маркер на { $squares }
goblins_inc-board-arrows = Стрілки: вперед { $front }, праворуч { $right }, назад { $back }, ліворуч { $left }
goblins_inc-board-engines = Двигуни
goblins_inc-board-shields = Маркери захисту

## Бій

goblins_inc-board-steer = Кермо
goblins_inc-board-aim = Приціл
goblins_inc-board-lever = Смикнути важіль
goblins_inc-board-locked = Вирішено
goblins_inc-board-spent = Двигуни: { $spent } з { $engines }
goblins_inc-board-overspent = Двигунів замало: без повороту, атака спереду, перегрів
goblins_inc-board-strike = Бити!
goblins_inc-board-order-hint = Торкніться кубиків у тому порядку, в якому вони б’ють.
goblins_inc-board-miss = повз
goblins_inc-board-scrap = Звалище: жетони { $tiles }, маркери { $tokens }, гобліни { $goblins }
goblins_inc-board-scrap-empty = Втрат поки немає

## Цілі та очки

goblins_inc-board-note-own = вціліло у вас
goblins_inc-board-note-enemy = втратив ворог
goblins_inc-board-note-won = за перемогу
goblins_inc-board-note-lost = за поразку
goblins_inc-board-note-bet = ставка
goblins_inc-board-payday = Зарплата
goblins_inc-board-victory = Перемога
goblins_inc-board-earned = Зароблено
goblins_inc-board-gain = Якби бій скінчився зараз
goblins_inc-board-promoted = Підвищення: понад 50 очок

## Підказки першої партії

goblins_inc-board-coach-begin = Дві команди будують по роботу і стріляють одна в одну. Очки в кожного свої — за гоблінів, що вціліли в роботі-переможці, і за таємні цілі; у кого більше, той і виграв.
goblins_inc-board-coach-pass-on = Два з цих жетонів дістануться роботу ворога. Залиште те, що стріляє і скріплює, а віддайте те, що вашим цілям вигідно зруйнувати.
goblins_inc-board-coach-lay = Кожен жетон має триматися кабіни металом, інакше він відвалиться перед боєм. Спрямуйте частину гармат уперед, частину вбік, щоб повороти окупалися, а броню кладіть так, щоб вона прикривала й сусіда.
goblins_inc-board-coach-keep = Залиште чотири, що підходять: зелені хочуть, щоб уцілів ваш робот, помаранчеві — щоб розвалився ворожий. Число показує, скільки карта дала б просто зараз.
goblins_inc-board-coach-bet-on = Чотири очки, якщо вгадаєте, чим скінчиться бій. Вашої ставки ніхто не бачить, і їй можна допомогти справдитися.
goblins_inc-board-coach-drive = Поверніть уперед бік, де більше гармат, і цільтеся туди, де ворог не має маркерів. Хто не повертається, перегрівається і кидає на кубик менше; заощаджені двигуни допомагають отримати карту тактики.
goblins_inc-board-coach-pick = Обидві команди таємно обирають карту. Якщо вибір збігся, її отримає той, хто має більше невикористаних двигунів, тож часом надійніше взяти не найкращу.
goblins_inc-board-coach-use = Ваша карта дозволяє зробити це один раз. Можна відмовитися, але на те рідко є причина.
goblins_inc-board-coach-order = Кубики б’ють по черзі, і наступний влучає в те, що тепер стоїть першим. Відкрийте ряд першим кубиком і бийте тією самою цифрою далі або відітніть жетон, на якому тримаються інші.
goblins_inc-board-coach-token = Маркер приймає удар за всі жетони, на яких лежить. Віддайте той, що прикриває найменш потрібне.

## The pad beside a real table

goblins_inc-pad-rounds = Раунди
goblins_inc-pad-round = Раунд { $round }: { $player }
goblins_inc-pad-result = Чим бій скінчився для цього гравця?
goblins_inc-pad-result-won = Перемога
goblins_inc-pad-result-lost = Поразка
goblins_inc-pad-result-drawn = Нічия
goblins_inc-pad-results = Якщо хтось переміг, хтось інший програв: перевірте, чим скінчився бій.
goblins_inc-pad-own = Свої гобліни, що лишилися в кабіні
goblins_inc-pad-partners = Гобліни напарника, що лишилися в кабіні
goblins_inc-pad-kept = Залишені цілі
goblins_inc-pad-count = { $card }: скільки їх? ({ $about })
goblins_inc-pad-track = Доріжка очок
goblins_inc-pad-promoted = { $player }: підвищення! Переверніть карту підвищення на 50. Усього очок: { $points }.
goblins_inc-pad-so-far = Поки що — за тим, що сказано.

## Навчальна партія

goblins_inc-lesson-yard = Це ваша верф. Деталь за деталлю тут навколо кабіни росте робот, а потім він іде в бій.
