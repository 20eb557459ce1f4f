### Goblins, Inc. Термины и названия взяты из NAMES.json.

goblins_inc-title = Корпорация гоблинов

## Игроки

goblins_inc-colour-red = Красный
goblins_inc-colour-blue = Синий
goblins_inc-colour-yellow = Жёлтый
goblins_inc-colour-green = Зелёный
goblins_inc-role-planner = Планировщик
goblins_inc-role-assembler = Сборщик
goblins_inc-role-driver = Водитель
goblins_inc-role-tactician = Тактик

## Жетоны

goblins_inc-tile-weapon = Орудие
goblins_inc-tile-weapon2 = Улучшенное орудие
goblins_inc-tile-armour = Броня
goblins_inc-tile-armour2 = Улучшенная броня
goblins_inc-tile-engine = Двигатель
goblins_inc-tile-engine2 = Улучшенный двигатель
goblins_inc-tile-decoration = Украшение
goblins_inc-tile-decoration2 = Улучшенное украшение
goblins_inc-about-weapon =
    { $count ->
        [one] Орудие с { $count } стрелочкой.
        [few] Орудие с { $count } стрелочками.
       *[many] Орудие с { $count } стрелочками.
    } Каждая стрелочка, которая смотрит на врага, даёт один кубик, где бы ни лежал жетон.
goblins_inc-about-armour =
    { $count ->
        [one] Броня с { $count } символом защиты.
        [few] Броня с { $count } символами защиты.
       *[many] Броня с { $count } символами защиты.
    } Каждый символ даёт маркер защиты; он прикрывает и соседний жетон, если у того с этой стороны металл.
goblins_inc-about-engine =
    { $count ->
        [one] Жетон с { $count } двигателем.
        [few] Жетон с { $count } двигателями.
       *[many] Жетон с { $count } двигателями.
    } Двигатели тратятся на поворот и прицеливание, а неиспользованные решают спор за карту тактики.
goblins_inc-about-decoration = Металл со всех четырёх сторон. Выглядит здорово и скрепляет робота.

## Стороны робота

goblins_inc-steering-ahead = Без поворота
goblins_inc-steering-right = Правой стороной вперёд
goblins_inc-steering-back = Задней стороной вперёд
goblins_inc-steering-left = Левой стороной вперёд

## Карты тактики и их способности

goblins_inc-tactics-left = Левая карта
goblins_inc-tactics-middle = Средняя карта
goblins_inc-tactics-right = Правая карта
goblins_inc-tactics-both = { $first } + { $second }
goblins_inc-ability-nitro = Нитро
goblins_inc-ability-sabotage = Саботаж
goblins_inc-ability-emergency = Авария
goblins_inc-ability-dynamite = Динамит
goblins_inc-ability-homing = Самонаведение
goblins_inc-ability-duct-tape = Скотч
goblins_inc-ability-crane = Кран
goblins_inc-about-nitro = После броска: один раз перебросьте один свой кубик или сразу все, в том числе пустые.
goblins_inc-about-sabotage = До броска: в этой атаке у вас на одну стрелочку больше, даже если не было ни одной. При пяти и более стрелочках не действует.
goblins_inc-about-emergency = После броска: перебрасывайте свои пустые кубики, пока пустых не останется.
goblins_inc-about-dynamite = После броска: первый ударивший кубик бьёт дважды. Не действует, если вы бросали пять кубиков.
goblins_inc-about-homing = После броска: поверните один свой кубик любой цифрой вверх. Пустой кубик повернуть нельзя.
goblins_inc-about-duct-tape = До броска: положите маркер защиты на один свой жетон, но не на броню и не на кабину.
goblins_inc-about-crane = До броска: переложите один свой жетон на пустую клетку, поверните его или сделайте и то и другое. На нём не должно быть маркера, и в конце он должен быть соединён с кабиной.

## Скрытые цели

goblins_inc-agenda-artist = Художник
goblins_inc-agenda-camouflager = Маскировщик
goblins_inc-agenda-decoy = Мастер приманок
goblins_inc-agenda-greasemonkey = Механик
goblins_inc-agenda-guardian = Страж
goblins_inc-agenda-jellybones = Гуттаперчевый мальчик
goblins_inc-agenda-junkdealer = Барахольщик
goblins_inc-agenda-metalhead = Металлист
goblins_inc-agenda-sandbagger = Строитель баррикад
goblins_inc-agenda-berserker = Берсерк
goblins_inc-agenda-driller = Бурильщик
goblins_inc-agenda-gun-nut = Терминатор
goblins_inc-agenda-rocketeer = Ракетчик
goblins_inc-agenda-kamikaze = Камикадзе
goblins_inc-agenda-ninja = Ниндзя
goblins_inc-agenda-stockpiler = Кладовщик
goblins_inc-agenda-sharpshooter = Меткий стрелок
goblins_inc-agenda-saboteur = Вредитель
goblins_inc-agenda-show-off = Хвастун
goblins_inc-agenda-pyromaniac = Пироманьяк
goblins_inc-agenda-snitch-star = Продажная шкура или Звезда
goblins_inc-agenda-snitch = Продажная шкура
goblins_inc-agenda-star = Звезда
goblins_inc-about-artist = 2 очка за каждый жетон украшения, уцелевший на вашем роботе.
goblins_inc-about-camouflager = 2 очка за каждый жетон, уцелевший на четырёх клетках вплотную к вашей кабине.
goblins_inc-about-decoy = 2 очка за каждый маркер защиты, оставшийся на вашем роботе. Лежащий на двух жетонах считается один раз.
goblins_inc-about-greasemonkey = 2 очка за каждый двигатель, уцелевший на вашем роботе. На улучшенном жетоне их два; двигатель кабины не считается.
goblins_inc-about-guardian = 1 очко за каждые 2 жетона, уцелевшие на вашем роботе.
goblins_inc-about-jellybones = 2 очка за каждый жетон брони, уцелевший на вашем роботе.
goblins_inc-about-junkdealer = 2 очка за каждые 3 обычных жетона, уцелевшие на вашем роботе.
goblins_inc-about-metalhead = 2 очка за каждый улучшенный жетон, уцелевший на вашем роботе.
goblins_inc-about-sandbagger = 1 очко за каждый жетон, уцелевший на восьми клетках вокруг вашей кабины.
goblins_inc-about-berserker = 1 очко за каждые 3 жетона на свалке противников.
goblins_inc-about-driller = 1 очко за каждую пустую клетку из восьми вокруг кабины противников.
goblins_inc-about-gun-nut = 3 очка за каждые 2 маркера защиты на свалке противников.
goblins_inc-about-rocketeer = 2 очка за каждые 3 обычных жетона на свалке противников.
goblins_inc-about-kamikaze = 2 очка за каждый жетон брони на свалке противников.
goblins_inc-about-ninja = 3 очка за каждого гоблина на свалке противников.
goblins_inc-about-stockpiler = 4 очка за каждый набор из двигателя, орудия и украшения на свалке противников.
goblins_inc-about-sharpshooter = 3 очка за каждые 2 улучшенных жетона на свалке противников.
goblins_inc-about-saboteur = 2 очка за каждый жетон двигателя на свалке противников.
goblins_inc-about-show-off = 2 очка за каждый жетон украшения на свалке противников.
goblins_inc-about-pyromaniac = 2 очка за каждые 3 орудия на свалке противников.
goblins_inc-about-snitch-star = Карта с двумя концами. Оставляя её себе, вы тайно решаете, какой конец считается: Продажная шкура ставит на поражение, Звезда — на победу.
goblins_inc-about-snitch = 4 очка, если ваша команда проиграет бой.
goblins_inc-about-star = 4 очка, если ваша команда выиграет бой.

## Чертежи и карты команд

goblins_inc-blueprint-mechaball = Мехашар
goblins_inc-blueprint-robosaur = Робозавр
goblins_inc-blueprint-tumbler = Перевёртыш
goblins_inc-blueprint-4tw-1000 = 4TW-1000*
goblins_inc-blueprint-pinwheel = Вертушка
goblins_inc-blueprint-girder = Балка
goblins_inc-blueprint-colander = Дуршлаг
goblins_inc-blueprint-battlement = Зубчатая стена

## Компоненты другими словами

goblins_inc-tile-marked = { $tile }{ $marks }
goblins_inc-tile-shape = { $tile } (металл { $metal })
goblins_inc-several = { $tile } ×{ $count }
goblins_inc-teams = { $first } — { $second }
goblins_inc-about-ability = { $ability }. { $about }
goblins_inc-about-both = { $first } { $second }
goblins_inc-about-blueprint = В этом раунде никто не строит на клетках { $squares }.
goblins_inc-about-teams = Определяет, кто с кем играет в этом раунде.
goblins_inc-face-blank = пустой
goblins_inc-face-one = единица
goblins_inc-face-two = двойка
goblins_inc-face-three = тройка
goblins_inc-face-four = четвёрка
goblins_inc-face-five = пятёрка

## Вопросы

goblins_inc-ask-pass-on = Какие два жетона вы передаёте противнику напротив?
goblins_inc-help-pass-on = У вас пять жетонов. Отдайте два из них; противник напротив одновременно отдаёт два вам. Пять жетонов, которые окажутся у вас, лягут на вашего робота.
goblins_inc-ask-lay = { $tile }: куда кладёте? Введите ряд.столбец/поворот.
goblins_inc-help-lay = 2.3 — это ряд 2, столбец 3; 2.3/1 — та же клетка, но жетон повёрнут по часовой стрелке на четверть. Жирные линии — металл: два жетона держатся друг за друга там, где металл встречает металл, а всё, что в итоге не соединено с кабиной, отвалится (~). О — орудие со стрелочками, Б — броня с символами защиты, Д — двигатель, У — украшение, 2 — улучшенный жетон. Пока не закончили все, жетоны этой пятёрки можно забрать назад командой отмены.
goblins_inc-ask-shift = Пятёрка закончена или какой жетон вы переложите?
goblins_inc-help-shift = Все пять жетонов выложены. Выберите один, чтобы положить его иначе или повернуть. Когда вы скажете, что пятёрка закончена, жетоны останутся на своих местах.
goblins_inc-ask-keep = Какие четыре цели вы оставляете?
goblins_inc-help-keep = Оставленные карты принесут очки после боя, остальные выходят из партии, и никто их не видит. Число говорит, сколько дала бы карта, если бы бой закончился сейчас.
goblins_inc-ask-bet-on = Какой конец карты-ставки считается?
goblins_inc-help-bet-on = Продажная шкура платит, если ваша команда проиграет бой, Звезда — если выиграет. До подсчёта очков никто не узнает, что вы выбрали.
goblins_inc-ask-drive = Как поворачивается ваш робот и какую сторону врага вы атакуете?
goblins_inc-help-drive = Вы называете сторону, которая окажется спереди: стреляют только стрелочки, которые смотрят туда. Сторона врага — такая, какой её видите вы, и после того, как повернулись оба робота; обращённая к вам передняя сторона врага нарисована внизу. В скобках — сколько нужно двигателей. Робот, который не поворачивается, перегревается и бросает на один кубик меньше. Если двигателей не хватает, робот не поворачивается, атакует переднюю сторону, перегревается, и неиспользованных двигателей у него нет.
goblins_inc-ask-pick = Какую карту тактики вы хотите?
goblins_inc-help-pick = Обе команды выбирают тайно. Если выбор одинаков, карта достаётся команде, у которой больше неиспользованных двигателей; если их поровну, картой могут воспользоваться обе.
goblins_inc-ask-use = Какую способность вы применяете?
goblins_inc-help-use = Саботаж, Скотч и Кран применяются до броска, Нитро, Авария и Самонаведение — после него, Динамит — когда вы раскладываете кубики. «? Кран» объясняет способность.
goblins_inc-ask-tape = На какой жетон кладёте маркер? Введите ряд.столбец.
goblins_inc-help-tape = На любой жетон вашего робота, кроме брони. Маркер примет на себя одно попадание.
goblins_inc-ask-lift = Какой жетон поднимает Кран? Введите ряд.столбец.
goblins_inc-help-lift = Жетон вашего робота без маркера, который можно переложить или повернуть так, что в конце он будет соединён с кабиной.
goblins_inc-ask-put = { $tile }: куда ставит Кран? Введите ряд.столбец/поворот.
goblins_inc-help-put = На любую свободную клетку, в том числе запрещённую чертежом, и в любом повороте, лишь бы жетон был там соединён с кабиной. Другие жетоны, которые потеряют соединение, отвалятся.
goblins_inc-ask-nitro = Какие кубики перебрасываете?
goblins_inc-help-nitro = Один кубик или сразу все, один раз.
goblins_inc-ask-homing = Какой кубик поворачиваете?
goblins_inc-help-homing = Один непустой кубик. Затем вы выберете новую цифру.
goblins_inc-ask-turn-to = На какую цифру его повернуть?
goblins_inc-help-turn-to = Номер ряда, по которому ударит кубик.
goblins_inc-ask-dynamite = Применяете Динамит?
goblins_inc-help-dynamite = Первый кубик вашего ряда ударит дважды.
goblins_inc-ask-order = В каком порядке бьют ваши кубики?
goblins_inc-help-order = Каждый кубик бьёт по первому жетону своего ряда, считая от атакуемой стороны. Всё, что больше не держится за кабину, сразу отваливается, поэтому порядок важен. Пустые кубики не участвуют. Введите кубики, например 3 3 4.
goblins_inc-ask-token = Какой маркер принимает удар?
goblins_inc-help-token = На жетоне, в который попали, лежит несколько маркеров. Один из них уйдёт на свалку; вы выбираете его по клеткам, на которых он лежит.
goblins_inc-ask-another = На первом месте несколько игроков. Хотите сыграть третий раунд?
goblins_inc-help-another = Третий раунд играют, только если его хотят все. Иначе победа общая.

## Варианты ответа

goblins_inc-choice-notation = { $text }
goblins_inc-choice-turned = { $square }, поворот { $degrees }°
goblins_inc-choice-drive = { $steering }, атака { $aim }
goblins_inc-aim-front = спереди
goblins_inc-aim-right = справа
goblins_inc-aim-back = сзади
goblins_inc-aim-left = слева
goblins_inc-choice-no-ability = ничего (больше) не применять
goblins_inc-choice-finished = Пятёрка закончена
goblins_inc-choice-drop = Всё-таки не применять
goblins_inc-choice-all-dice = все кубики
goblins_inc-choice-dynamite = Применить Динамит
goblins_inc-choice-no-dynamite = Без Динамита
goblins_inc-choice-another = Сыграть третий раунд
goblins_inc-choice-no-other = Закончить партию

## Настройки

goblins_inc-option-version-standard = два раунда
goblins_inc-option-version-full = три раунда
goblins_inc-option-version-team = командная версия с открытыми целями
goblins_inc-option-tiles-in-hand-secret = жетоны на руках тайные
goblins_inc-option-tiles-in-hand-shown-to-partner = напарники видят жетоны друг друга
goblins_inc-option-loose-parts-are-damage = отвалившиеся части считаются потерями
goblins_inc-option-loose-parts-are-no-damage = отвалившиеся части не считаются потерями
goblins_inc-option-overspending-punished = нехватка двигателей наказывается
goblins_inc-option-overspending-forbidden = тратить больше двигателей, чем есть, нельзя
goblins_inc-option-overheated-sabotage-may-be-nothing = Саботаж при перегреве может не дать кубика
goblins_inc-option-overheated-sabotage-at-least-one = Саботаж всегда даёт хотя бы один кубик
goblins_inc-option-driller-counts-every-square = Бурильщик считает запрещённые клетки
goblins_inc-option-driller-counts-buildable-squares = Бурильщик не считает запрещённые клетки
goblins_inc-option-crane-drops-allowed = из-за Крана жетоны могут отвалиться
goblins_inc-option-crane-drops-forbidden = из-за Крана ничто не должно отвалиться
goblins_inc-option-laying-unseen = жетоны видны, когда шаг закончен
goblins_inc-option-laying-seen = каждый жетон виден сразу

## Что произошло

goblins_inc-event-round = Раунд { $round }. Робот 1: { $first }. Робот 2: { $second }. Первый игрок: { $player }. Чертёж: { $blueprint }.
goblins_inc-event-passed-on = Переданы жетоны, { $player } → { $other }: { $tiles }.
goblins_inc-event-passed-on-unseen =
    { $count ->
        [one] Переданы жетоны, { $player } → { $other }: { $count } жетон.
        [few] Переданы жетоны, { $player } → { $other }: { $count } жетона.
       *[many] Переданы жетоны, { $player } → { $other }: { $count } жетонов.
    }
goblins_inc-event-laid =
    { $who ->
        [me] Вы кладёте: { $tiles }.
       *[other] { $player } кладёт: { $tiles }.
    }
goblins_inc-event-laid-tile = { $tile } { $square }
goblins_inc-event-shifted =
    { $who ->
        [me] Вы перекладываете: { $tile }.
       *[other] { $player } перекладывает: { $tile }.
    }
goblins_inc-event-fell = Робот { $robot } теряет: { $tiles }.
goblins_inc-event-combat = Раунд боя { $combat }. Карты тактики: { $cards }.
goblins_inc-event-drove = { $player }: { $drive }. Двигатели: { $needed } из { $engines }, не использовано: { $unused }.
goblins_inc-event-drove-overheated = { $player }: { $drive }. Двигатели: { $needed } из { $engines }, не использовано: { $unused }. Робот перегревается.
goblins_inc-event-overspent = { $player }: { $drive }. Нужно двигателей: { $needed }, есть только { $engines }. Робот не поворачивается, атакует переднюю сторону и перегревается.
goblins_inc-event-picked =
    { $who ->
        [me] Вы получаете карту «{ $card }».
       *[other] { $player } получает карту «{ $card }».
    }
goblins_inc-event-missed = { $player }: выбор — «{ $card }», но у врага больше неиспользованных двигателей.
goblins_inc-event-used =
    { $who ->
        [me] Вы применяете способность «{ $ability }».
       *[other] { $player } применяет способность «{ $ability }».
    }
goblins_inc-event-taped = Робот { $robot } получает маркер на { $square }.
goblins_inc-event-craned =
    { $degrees ->
        [0] Кран, робот { $robot }: { $tile }, { $from } → { $to }.
       *[other] Кран, робот { $robot }: { $tile }, { $from } → { $to }, поворот на { $degrees }° по часовой стрелке.
    }
goblins_inc-event-dice = Кубики робота { $robot }: { $dice }.
goblins_inc-event-dice-nothing = Роботу { $robot } нечего бросать.
goblins_inc-event-row = Робот { $robot } бьёт в таком порядке: { $dice }.
goblins_inc-event-row-nothing = Робот { $robot } не бьёт.
goblins_inc-event-struck = Кубик { $face } бьёт по роботу { $robot } на { $square }.
goblins_inc-event-struck-nothing = Кубик { $face } бьёт по роботу { $robot }: там ничего нет.
goblins_inc-event-struck-empty = Кубик { $face } бьёт по пустой кабине робота { $robot }.
goblins_inc-event-struck-goblin = Кубик { $face } бьёт по кабине робота { $robot }: вылетает гоблин ({ $player }).
goblins_inc-event-struck-token = Кубик { $face } бьёт по роботу { $robot } на { $square }. Потерян маркер на { $token }.
goblins_inc-event-struck-tiles = Кубик { $face } бьёт по роботу { $robot } на { $square }. Потери: { $tiles }.
goblins_inc-event-token-lost = Робот { $robot } теряет маркер на { $token }.
goblins_inc-event-goblin = Из робота { $robot } вылетает гоблин ({ $player }).
goblins_inc-event-out = Робот { $robot } выведен из строя.
goblins_inc-event-battle-first = Робот 1 побеждает в бою.
goblins_inc-event-battle-second = Робот 2 побеждает в бою.
goblins_inc-event-battle-draw = Бой заканчивается вничью.
goblins_inc-event-victory = { $player }, победные очки: { $points }.
goblins_inc-event-agenda = { $card } { $points }
goblins_inc-event-bet = { $card } ({ $end })
goblins_inc-event-agendas = { $player }, цели: { $agendas } = { $total }.

## Счёт

goblins_inc-score-victory = Раунд { $round }: победные очки
goblins_inc-score-agenda = Раунд { $round }: { $card }

## Экран

goblins_inc-header-round = раунд { $round } из { $rounds }
goblins_inc-header-assembly = сборка, шаг { $step } из { $steps }
goblins_inc-header-preparation = подготовка к бою
goblins_inc-header-combat = раунд боя { $combat } из { $combats }
goblins_inc-header-over = конец
goblins_inc-robot-own = Робот { $robot }, ваш
goblins_inc-robot-enemy = Робот { $robot }, враг
goblins_inc-robot-plain = Робот { $robot }
goblins_inc-letter-red = К
goblins_inc-letter-blue = С
goblins_inc-letter-yellow = Ж
goblins_inc-letter-green = З
goblins_inc-letter-weapon = О
goblins_inc-letter-armour = Б
goblins_inc-letter-engine = Д
goblins_inc-letter-decoration = У
goblins_inc-gauge = Двигатели { $engines }, стрелочки { $arrows }
goblins_inc-lost = Потери: { $damage }
goblins_inc-lost-tiles = жетоны { $count }
goblins_inc-lost-tokens = маркеры { $count }
goblins_inc-lost-goblins = гоблины { $count }
goblins_inc-fight-unused = не использовано: { $unused }
goblins_inc-fight-overheats = перегрев
goblins_inc-fight-card = карта: { $card }
goblins_inc-fight-no-card = без карты
goblins_inc-fight-dice = кубики: { $dice }
goblins_inc-legend-assembly = О орудие  Б броня  Д двигатель  У украшение  2 улучшено  ~ отвалится  ═ перед
goblins_inc-legend-battle = О орудие  Б броня  Д двигатель  У украшение  2 улучшено  # маркер  ═ перед
goblins_inc-title-partner = Жетоны напарника: { $tiles }
goblins_inc-title-next = Потом: { $tiles }
goblins_inc-title-agendas = Цели на выбор: { $agendas }
goblins_inc-title-kept = Ваши цели: { $agendas }
goblins_inc-title-open = Общие цели: { $agendas }
goblins_inc-title-tactics = Карты тактики: { $cards }
goblins_inc-title-squares = Клетки: { $squares }
goblins_inc-title-order = Ваши кубики: { $dice }
goblins_inc-column-agenda = Цель
goblins_inc-column-now = Сейчас
goblins_inc-column-pays = За что очки
goblins_inc-drive-aim = Атака
goblins_inc-now-points =
    { $points ->
        [one] Сейчас она дала бы { $points } очко.
        [few] Сейчас она дала бы { $points } очка.
       *[many] Сейчас она дала бы { $points } очков.
    }

## Front door, zones and counters

goblins_inc-poster = Постройте с напарником огромного робота и ведите его в бой, не забывая о тайных целях.
goblins_inc-zone-tile-stack = Стопка жетонов
goblins_inc-zone-tiles = Жетоны
goblins_inc-zone-yard = Робот { $number }
goblins_inc-zone-scrap = Обломки робота { $number }
goblins_inc-zone-tactics-deck = Колода тактики
goblins_inc-zone-tactics-aside = Отложенные карты тактики
goblins_inc-zone-tactics-row = Карты тактики
goblins_inc-zone-tactics-used = Сыгранные карты тактики
goblins_inc-zone-scored = Подсчитанные цели
goblins_inc-zone-blueprint = Чертёж
goblins_inc-zone-blueprint-deck = Колода чертежей
goblins_inc-zone-team-card = Карта команд
goblins_inc-zone-team-deck = Колода команд
goblins_inc-zone-agendas = Колода целей
goblins_inc-zone-kept = Оставленные цели
goblins_inc-zone-thrown-out = Сброшенные цели
goblins_inc-zone-end = Последняя цель
goblins_inc-zone-other-end = Последняя цель на выбор
goblins_inc-fact-round = Раунд
goblins_inc-fact-combat = Раунд боя
goblins_inc-fact-scores = Очки
goblins_inc-fact-goblins = Гоблины

## «Корпорация гоблинов» на столе в браузере: слова поля и подсказки первой партии.

## Вопросы, на которые отвечают рукой

goblins_inc-board-ask-lay = { $tile }: куда кладёте?
goblins_inc-board-help-lay = Поверните жетон кнопкой, колёсиком или клавишей R и коснитесь клетки или перетащите его туда. Сплошная рамка значит, что жетон там держится: металл встречает металл, соединённый с кабиной. Что в итоге не соединено с ней, отвалится. Остальные жетоны можно наметить карандашом: они лягут, когда дойдёт их очередь. Жетоны этой пятёрки можно забрать назад, пока не закончили все.
goblins_inc-board-ask-drive = Как поворачиваетесь и с какой стороны атакуете врага?
goblins_inc-board-help-drive = Руль: выбранная сторона окажется спереди, и стреляют только стрелочки, которые смотрят туда; на кнопке написано, сколько кубиков это даёт. Прицел: сторона врага, которую вы атакуете, когда повернутся оба робота. Точки на кнопке — нужные двигатели. Робот, который не поворачивается, перегревается и бросает на кубик меньше. Если двигателей не хватает, вы не поворачиваетесь, бьёте спереди, перегреваетесь, и неиспользованных двигателей у вас нет.
goblins_inc-board-help-use = Саботаж, Скотч и Кран применяются до броска, Нитро, Авария и Самонаведение — после него, Динамит — когда вы раскладываете кубики. Рассмотрите карту поближе, чтобы прочесть, что она делает.
goblins_inc-board-ask-tape = На какой жетон кладёте маркер?
goblins_inc-board-ask-lift = Какой жетон поднимает Кран?
goblins_inc-board-ask-put = { $tile }: куда ставит Кран?
goblins_inc-board-help-order = Каждый кубик бьёт по первому жетону своего ряда, считая от атакуемой стороны. Всё, что больше не держится за кабину, сразу отваливается, поэтому порядок важен. Пустые кубики не участвуют. Коснитесь кубиков в нужном порядке и бейте.

## Сборочный цех

goblins_inc-board-turn = Повернуть
goblins_inc-board-loose = отвалится
goblins_inc-board-square = Клетка { $square }
goblins_inc-board-square-holds = Клетка { $square }, держится
goblins_inc-board-cockpit = Кабина, гоблинов: { $count }
goblins_inc-board-token = Маркер на { $squares }
goblins_inc-board-arrows = Стрелочки: вперёд { $front }, вправо { $right }, назад { $back }, влево { $left }
goblins_inc-board-engines = Двигатели
goblins_inc-board-shields = Маркеры защиты

## Бой

goblins_inc-board-steer = Руль
goblins_inc-board-aim = Прицел
goblins_inc-board-lever = Дёрнуть рычаг
goblins_inc-board-locked = Решено
goblins_inc-board-spent = Двигатели: { $spent } из { $engines }
goblins_inc-board-overspent = Двигателей мало: без поворота, атака спереди, перегрев
goblins_inc-board-strike = Бить!
goblins_inc-board-order-hint = Коснитесь кубиков в том порядке, в котором они бьют.
goblins_inc-board-miss = мимо
goblins_inc-board-scrap = Свалка: жетоны { $tiles }, маркеры { $tokens }, гоблины { $goblins }
goblins_inc-board-scrap-empty = Потерь пока нет

## Цели и очки

goblins_inc-board-note-own = уцелело у вас
goblins_inc-board-note-enemy = потерял враг
goblins_inc-board-note-won = за победу
goblins_inc-board-note-lost = за поражение
goblins_inc-board-note-bet = ставка
goblins_inc-board-payday = Получка
goblins_inc-board-victory = Победа
goblins_inc-board-earned = Заработано
goblins_inc-board-gain = Если бы бой кончился сейчас
goblins_inc-board-promoted = Повышение: больше 50 очков

## Подсказки первой партии

goblins_inc-board-coach-begin = Две команды строят по роботу и стреляют друг в друга. Очки у каждого свои — за гоблинов, уцелевших в роботе-победителе, и за тайные цели; у кого больше, тот и выиграл.
goblins_inc-board-coach-pass-on = Два этих жетона достанутся роботу врага. Оставьте то, что стреляет и скрепляет, а отдайте то, что вашим целям выгодно разрушить.
goblins_inc-board-coach-lay = Каждый жетон должен держаться за кабину металлом, иначе он отвалится перед боем. Направьте часть орудий вперёд, часть вбок, чтобы повороты окупались, а броню кладите так, чтобы она прикрывала и соседа.
goblins_inc-board-coach-keep = Оставьте четыре подходящие: зелёные хотят, чтобы уцелел ваш робот, оранжевые — чтобы развалился вражеский. Число показывает, сколько карта дала бы прямо сейчас.
goblins_inc-board-coach-bet-on = Четыре очка, если угадаете исход боя. Вашу ставку никто не видит, и ей можно помочь сбыться.
goblins_inc-board-coach-drive = Поверните вперёд сторону, где больше орудий, и цельтесь туда, где у врага нет маркеров. Кто не поворачивается, перегревается и бросает на кубик меньше; сбережённые двигатели помогают получить карту тактики.
goblins_inc-board-coach-pick = Обе команды тайно выбирают карту. Если выбор совпал, её получит тот, у кого больше неиспользованных двигателей, поэтому порой надёжнее взять не лучшую.
goblins_inc-board-coach-use = Ваша карта позволяет сделать это один раз. Можно отказаться, но повод для этого редок.
goblins_inc-board-coach-order = Кубики бьют по очереди, и следующий попадает в то, что теперь стоит первым. Откройте ряд первым кубиком и бейте той же цифрой дальше или отсеките жетон, на котором держатся другие.
goblins_inc-board-coach-token = Маркер принимает удар за все жетоны, на которых лежит. Отдайте тот, который прикрывает самое ненужное.

## The pad beside a real table

goblins_inc-pad-rounds = Раунды
goblins_inc-pad-round = Раунд { $round }: { $player }
goblins_inc-pad-result = Чем бой кончился для этого игрока?
goblins_inc-pad-result-won = Победа
goblins_inc-pad-result-lost = Поражение
goblins_inc-pad-result-drawn = Ничья
goblins_inc-pad-results = Если кто-то победил, кто-то другой проиграл: проверьте, как кончился бой.
goblins_inc-pad-own = Свои гоблины, оставшиеся в кабине
goblins_inc-pad-partners = Гоблины напарника, оставшиеся в кабине
goblins_inc-pad-kept = Оставленные цели
goblins_inc-pad-count = { $card }: сколько их? ({ $about })
goblins_inc-pad-track = Дорожка очков
goblins_inc-pad-promoted = { $player }: повышение! Переверните карту повышения на 50. Всего очков: { $points }.
goblins_inc-pad-so-far = Пока — по тому, что сказано.

## Учебная партия

goblins_inc-lesson-yard = Это ваша верфь. Деталь за деталью здесь вокруг кабины растёт робот, а потом он идёт в бой.
