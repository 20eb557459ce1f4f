### Zombie Fluxx. Терміни й назви карт узято з NAMES.json.

zombie_fluxx-title = Fluxx Зомбі

## Карти

zombie_fluxx-card-basic-rules = Базові правила
zombie_fluxx-card-draw-2 = Тягни 2
zombie_fluxx-card-draw-3 = Тягни 3
zombie_fluxx-card-draw-4 = Тягни 4
zombie_fluxx-card-draw-5 = Тягни 5
zombie_fluxx-card-play-2 = Зіграй 2
zombie_fluxx-card-play-3 = Зіграй 3
zombie_fluxx-card-play-4 = Зіграй 4
zombie_fluxx-card-play-all = Зіграй усе
zombie_fluxx-card-hand-limit-0 = Межа руки 0
zombie_fluxx-card-hand-limit-1 = Межа руки 1
zombie_fluxx-card-hand-limit-2 = Межа руки 2
zombie_fluxx-card-hand-limit-3 = Межа руки 3
zombie_fluxx-card-double-agenda = Дуплет
zombie_fluxx-card-no-hand-bonus = Порожні руки
zombie_fluxx-card-zombie-season = Сезон полювання на зомбі
zombie_fluxx-card-weapon-bonus = Збройний бонус
zombie_fluxx-card-dead-friends = Мертві друзі
zombie_fluxx-card-zombie-boss = Ватажок зомбі
zombie_fluxx-card-adrenaline-bonus = Приплив адреналіну
zombie_fluxx-card-eradication-bonus = Премія за зачистку
zombie_fluxx-card-look-over-there = Глянь-но туди!
zombie_fluxx-card-groaning-required = Стогнати обов'язково
zombie_fluxx-card-its-not-working = Не діє!
zombie_fluxx-card-zombies-aint-so-bad = Зомбі не такі вже й погані
zombie_fluxx-card-draw-2-and-use-em = Тягни 2 і використай їх
zombie_fluxx-card-draw-3-play-2-of-them = Тягни 3, зіграй 2
zombie_fluxx-card-discard-and-draw = Скинь і тягни
zombie_fluxx-card-everybody-gets-1 = Кожному по одній
zombie_fluxx-card-exchange-keepers = Обмін темами
zombie_fluxx-card-steal-a-keeper = Вкради тему
zombie_fluxx-card-trash-a-keeper = Викинь тему
zombie_fluxx-card-trash-a-new-rule = Скасуй правило
zombie_fluxx-card-rules-reset = Скидання правил
zombie_fluxx-card-lets-simplify = Будьмо простішими
zombie_fluxx-card-lets-do-that-again = Зробімо це ще раз!
zombie_fluxx-card-take-another-turn = Ходи ще раз
zombie_fluxx-card-trade-hands = З рук у руки
zombie_fluxx-card-taxation = Податки
zombie_fluxx-card-use-what-you-take = Як карта ляже
zombie_fluxx-card-return-of-the-dead = Повернення мерців
zombie_fluxx-card-no-zombies = Ніяких зомбі
zombie_fluxx-card-and-stay-dead = …І більше не вставай!
zombie_fluxx-card-out-of-ammo = Набої скінчилися
zombie_fluxx-card-eaten-by-zombies = Зомбі з'їли моїх сусідів
zombie_fluxx-card-hey-over-here = Гей, я тут!
zombie_fluxx-card-zombie-jamboree = Зомбі-забава
zombie_fluxx-card-lets-shamble = Почвалали!
zombie_fluxx-card-brains = Мізки
zombie_fluxx-card-friend-woman = Подруга
zombie_fluxx-card-friend-man = Друг
zombie_fluxx-card-donuts = Пончики
zombie_fluxx-card-sandwiches = Сендвічі
zombie_fluxx-card-coffee = Кава
zombie_fluxx-card-shovel = Лопата
zombie_fluxx-card-lumber = Дошки
zombie_fluxx-card-chainsaw = Бензопила
zombie_fluxx-card-can-of-gasoline = Каністра
zombie_fluxx-card-baseball-bat = Бита
zombie_fluxx-card-car = Машина
zombie_fluxx-card-shotgun = Дробовик
zombie_fluxx-card-zombie-repellent = Засіб від зомбі
zombie_fluxx-card-sonic-tranquilizer = Звуковий присипляч
zombie_fluxx-card-zombie = Зомбі
zombie_fluxx-card-zombie-pair = Зомбі-дует
zombie_fluxx-card-zombie-trio-left = Зомбі-тріо (стрілка ліворуч)
zombie_fluxx-card-zombie-trio-right = Зомбі-тріо (стрілка праворуч)
zombie_fluxx-card-zombie-quartet = Зомбі-квартет
zombie_fluxx-card-larry = Ларрі
zombie_fluxx-card-donuts-with-coffee = Пончики з кавою
zombie_fluxx-card-zombie-baseball-team = Бейсбольна ліга зомбі
zombie_fluxx-card-four-three-two-one = 4, 3, 2, 1
zombie_fluxx-card-ill-hold-em-off = Я їх затримаю
zombie_fluxx-card-i-alone-survived = Вижив лише я
zombie_fluxx-card-zombie-food = Корм для зомбі
zombie_fluxx-card-arsenal = Арсенал
zombie_fluxx-card-getaway-driver = Водій для втечі
zombie_fluxx-card-barricade-the-windows = Забиваємо вікна
zombie_fluxx-card-were-all-all-right = З нами все гаразд
zombie_fluxx-card-hit-the-gas = Тисни на газ
zombie_fluxx-card-shotgun-goal = Цур, я спереду!
zombie_fluxx-card-food-for-thought = Пожива для розуму
zombie_fluxx-card-brain-sandwiches = Сендвічі з мізками
zombie_fluxx-card-brain-baseball = Мозкобейсбол
zombie_fluxx-card-breakfast-and-lunch = Сніданок і обід
zombie_fluxx-card-provisions = Провізія
zombie_fluxx-card-food-and-gas = Їжа і бензин
zombie_fluxx-card-we-need-firewood = Нам потрібні дрова
zombie_fluxx-card-they-fear-fire = Вони бояться вогню
zombie_fluxx-card-whats-in-the-toolshed = Що в сараї?
zombie_fluxx-card-zombie-victory = Перемога зомбі

## Літери видів карт, поруч із кольором; вони мають відрізнятися.

zombie_fluxx-letter-basic-rules = { zombie_fluxx-letter-new-rule }
zombie_fluxx-letter-new-rule = Н
zombie_fluxx-letter-goal = Ц
zombie_fluxx-letter-keeper = Т
zombie_fluxx-letter-action = Д
zombie_fluxx-letter-creeper = З
zombie_fluxx-letter-ungoal = П
zombie_fluxx-legend = Н нове правило  Ц ціль  Т тема  Д дія  З проблема  П провал

## Що робить карта: правила

zombie_fluxx-about-basic-rules = Тягнути одну карту, грати одну карту. Діє від початку до кінця, якщо нове правило не перекриває.
zombie_fluxx-about-draw =
    { $number ->
        [one] Кожен у свій хід тягне { $number } карту.
        [few] Кожен у свій хід тягне { $number } карти.
       *[many] Кожен у свій хід тягне { $number } карт.
    } Хто цього ходу витягнув менше, одразу добирає. Замінює попереднє правило добору.
zombie_fluxx-about-play =
    { $number ->
        [one] Кожен у свій хід грає { $number } карту.
        [few] Кожен у свій хід грає { $number } карти.
       *[many] Кожен у свій хід грає { $number } карт.
    } Діє одразу й замінює попереднє правило розіграшу.
zombie_fluxx-about-play-all = Кожен у свій хід грає всі карти з руки. Замінює попереднє правило розіграшу.
zombie_fluxx-about-hand-limit =
    { $number ->
        [0] Поза своїм ходом ніхто не тримає карт у руці.
        [one] Поза своїм ходом ніхто не тримає в руці більше ніж { $number } карту.
        [few] Поза своїм ходом ніхто не тримає в руці більше ніж { $number } карти.
       *[many] Поза своїм ходом ніхто не тримає в руці більше ніж { $number } карт.
    } Решта скидає зайве одразу, активний гравець — наприкінці ходу. Замінює попередню межу руки.
zombie_fluxx-about-adrenaline-bonus = Хто має хоча б одного зомбі, тягне на одну карту більше і грає на одну більше.
zombie_fluxx-about-dead-friends = Друзі у грі стають зомбі: вони більше не теми, не приманки й не допомагають із ціллю. { $dead_friends_first ->
        [own_zombies] Зі своїх зомбі мертвих друзів треба знищувати першими.
       *[every_kill] Своїх мертвих друзів треба знищувати раніше за інших зомбі.
    }
zombie_fluxx-about-double-agenda = У грі можуть бути одразу дві цілі, і перемогу дає будь-яка. Коли правило зникає, одну ціль скидають.
zombie_fluxx-about-eradication-bonus = { $eradication_bonus ->
        [each_kill] Знищте у свій хід свого зомбі й тягніть карту.
       *[last_zombie] Знищте у свій хід свого зомбі так, щоб у вас не лишилося жодного, і тягніть карту.
    }
zombie_fluxx-about-groaning-required = { $groaning ->
        [asked] Хто отримує зомбі, мусить застогнати, інакше показує всім свої карти.
       *[automatic] Хто отримує зомбі, мусить застогнати.
    }
zombie_fluxx-about-its-not-working = Засіб від зомбі та Звуковий присипляч втрачають силу. Темами вони лишаються.
zombie_fluxx-about-look-over-there = Вільна дія раз на хід: перекладіть одну свою карту зомбі гравцеві, який має у грі приманку.
zombie_fluxx-about-no-hand-bonus = Починаєте хід із порожньою рукою — тягніть три карти понад звичайний добір.
zombie_fluxx-about-weapon-bonus = Вільна дія: кожна ваша тема з позначкою зброї може раз на хід знищити одну вашу карту зомбі.
zombie_fluxx-about-zombie-boss = Єдиний гравець, у якого зомбі найбільше, тягне на одну карту більше, карта «Зомбі з'їли моїх сусідів» його не стосується, а якщо справджується «Перемога зомбі», перемагає він.
zombie_fluxx-about-zombie-season = Вільна дія раз на хід: знищте одну свою карту зомбі.
zombie_fluxx-about-zombies-aint-so-bad = Цілі, що забороняють зомбі, більше їх не забороняють, крім цілі «Вижив лише я». Ларрі заважає, як і раніше.

## Що робить карта: дії

zombie_fluxx-about-and-stay-dead = Скиньте одну карту зомбі будь-якого гравця. Це не знищення, більше з нею нічого не відбувається.
zombie_fluxx-about-discard-and-draw = Скиньте всю руку й витягніть стільки ж карт.
zombie_fluxx-about-draw-2-and-use-em = Відкладіть руку, витягніть дві карти й зіграйте обидві.
zombie_fluxx-about-draw-3-play-2-of-them = Відкладіть руку, витягніть три карти, дві зіграйте, третю скиньте.
zombie_fluxx-about-eaten-by-zombies = У кого найбільше зомбі, скидає свою тему на вибір; за рівності — кожен із них. Ватажка зомбі це не стосується.
zombie_fluxx-about-everybody-gets-1 = Витягніть по карті на кожного гравця, подивіться їх і роздайте всім по одній, собі теж.
zombie_fluxx-about-exchange-keepers = Обміняйте одну свою тему на тему іншого гравця. Якщо це неможливо, нічого не відбувається.
zombie_fluxx-about-hey-over-here = Заберіть усі карти зомбі в одного суперника. У грі вдвох — лише одну карту.
zombie_fluxx-about-lets-do-that-again = Візьміть зі скиду дію або нове правило й зіграйте.
zombie_fluxx-about-lets-shamble = Назвіть бік: усі передають свої карти зомбі сусідові з цього боку.
zombie_fluxx-about-lets-simplify = Скиньте нові правила на вибір: { $simplify_rounding ->
        [up] хоча б одне, але не більше половини з округленням угору.
       *[down] хоча б одне, але не більше половини.
    }
zombie_fluxx-about-no-zombies = Скиньте всі карти зомбі, що у грі. Це не знищення.
zombie_fluxx-about-out-of-ammo = Дробовик скидається, Бензопила теж — якщо тільки її власник не віддає замість неї Каністру.
zombie_fluxx-about-return-of-the-dead = Перетасуйте зомбі зі скиду й роздайте всім по одному, починаючи із сусіда ліворуч.
zombie_fluxx-about-rules-reset = Скиньте всі нові правила. Ціль лишається.
zombie_fluxx-about-steal-a-keeper = Заберіть тему іншого гравця й покладіть перед собою.
zombie_fluxx-about-take-another-turn = Після цього ходу у вас ще один, але не третій поспіль.
zombie_fluxx-about-taxation = Кожен, хто має карти, віддає вам одну з руки на свій вибір.
zombie_fluxx-about-trade-hands = Обміняйтеся руками з будь-яким суперником, навіть якщо одна з рук порожня.
zombie_fluxx-about-trash-a-keeper = Скиньте будь-яку тему, що у грі; якщо чужих немає — свою.
zombie_fluxx-about-trash-a-new-rule = Скиньте одне нове правило, що у грі.
zombie_fluxx-about-use-what-you-take = Візьміть випадкову карту з руки суперника й зіграйте її як свою.
zombie_fluxx-about-zombie-jamboree = Перетасуйте разом усі теми та карти зомбі, що у грі, і роздайте по одній, починаючи із себе.

## Що робить карта: теми, проблеми, цілі

zombie_fluxx-about-lure = Приманка: за правилом «Глянь-но туди!» її власникові можна підсунути зомбі.
zombie_fluxx-about-friend = Друг і приманка. За «Мертвих друзів» — зомбі.
zombie_fluxx-about-weapon = Має позначку зброї: за «Збройного бонусу» раз на хід знищує одну вашу карту зомбі.
zombie_fluxx-about-shotgun = Вільна дія раз на хід: знищте одну карту зомбі будь-якого гравця. Це зброя без позначки.
zombie_fluxx-about-sonic-tranquilizer = Ваші зомбі сплять, Ларрі теж: перемозі вони не заважають. Для цілей, де зомбі потрібні, вони рахуються.
zombie_fluxx-about-zombie-repellent = Зомбі у вас не затримуються: кожного ви відправляєте іншому гравцеві.
zombie_fluxx-about-wanted = { $about } Потрібна для цілей: { $goals }.
zombie_fluxx-about-zombie = Лягає перед тим, хто її витягнув, а він тягне замість неї іншу карту. Після знищення скидається.
zombie_fluxx-about-zombie-pair = Рахується за двох зомбі. { $pairs_flee ->
        [own_zombies] Коли ви знищуєте іншу свою карту зомбі, ваші дуети
       *[any_kill] Коли ви знищуєте іншу карту зомбі, ваші дуети
    } відступають до суперників на ваш вибір. Після знищення скидається.
zombie_fluxx-about-zombie-trio-left = Рахується за трьох зомбі. Після знищення йде до { $trio_passes_from ->
        [killer] сусіда ліворуч від того, хто її знищив.
       *[holder] сусіда ліворуч від того, перед ким лежала.
    }
zombie_fluxx-about-zombie-trio-right = Рахується за трьох зомбі. Після знищення йде до { $trio_passes_from ->
        [killer] сусіда праворуч від того, хто її знищив.
       *[holder] сусіда праворуч від того, перед ким лежала.
    }
zombie_fluxx-about-zombie-quartet = Рахується за чотирьох зомбі. Після знищення лягає на верх колоди: дістанеться тому, хто тягне наступним.
zombie_fluxx-about-larry = Той, перед ким він лежить, перемогти не може. { $larry_moves ->
        [after_check] За кожної зміни цілі йде до сусіда праворуч, але лише коли ясно, що ніхто не переміг.
       *[before_check] За кожної зміни цілі йде до сусіда праворуч.
    } Після знищення скидається.
zombie_fluxx-about-goal = Перемагає той, хто має у грі: { $needs }.
zombie_fluxx-about-ungoal = Займає місце цілі. Якщо виконано все це, перемагають зомбі, а гравці програють: { $needs }.

## Що потрібно для цілі

zombie_fluxx-need-friends =
    { $count ->
        [one] друг або подруга
        [few] { $count } друга
       *[many] { $count } друзів
    }
zombie_fluxx-need-no-friend = без друзів
zombie_fluxx-need-bursts =
    { $count ->
        [one] { $count } позначка зброї
        [few] { $count } позначки зброї
       *[many] { $count } позначок зброї
    }
zombie_fluxx-need-weapons =
    { $count ->
        [one] будь-яка зброя
        [few] { $count } карти зброї
       *[many] { $count } карт зброї
    }
zombie_fluxx-need-zombies =
    { $count ->
        [one] хоча б { $count } зомбі
        [few] хоча б { $count } зомбі
       *[many] хоча б { $count } зомбі
    }
zombie_fluxx-need-single = простий зомбі
zombie_fluxx-need-pair = дует
zombie_fluxx-need-trio = тріо
zombie_fluxx-need-quartet = квартет
zombie_fluxx-need-no-zombies = без зомбі
zombie_fluxx-need-others-zombies = зомбі в усіх інших
zombie_fluxx-need-others-none = немає зомбі в інших
zombie_fluxx-need-no-larry = без Ларрі
zombie_fluxx-need-cards =
    { $count ->
        [one] { $count } карта зомбі у грі
        [few] { $count } карти зомбі у грі
       *[many] { $count } карт зомбі у грі
    }
zombie_fluxx-need-each = карта зомбі в кожного

## Запитання

zombie_fluxx-ask-move = Яку карту ви граєте або яку вільну дію виконуєте?
zombie_fluxx-help-move = Зіграйте карту з руки; доки розіграші не скінчилися, це обов'язково. Карти у грі, які теж запропоновано, — вільні дії: вони не витрачають розіграшу, кожна доступна раз на хід і не обов'язкова. Коли грати карти більше не треба, можна йти далі.
zombie_fluxx-ask-kill = Якого зомбі ви знищуєте? Чим: { $card }
zombie_fluxx-help-kill = Простий зомбі, дует і Ларрі скидаються; тріо йде до сусіда за стрілкою; квартет лягає на верх колоди. Решта ваших дуетів відступає до суперників. Спершу — свої мертві друзі.
zombie_fluxx-ask-flee-to = До кого відступає «{ $card }»?
zombie_fluxx-help-flee-to = Ви знищили іншого зомбі, тому ваші дуети тікають. Назвіть суперника, який отримає карту.
zombie_fluxx-ask-lure = Якого свого зомбі ви відволікаєте?
zombie_fluxx-help-lure = Правило «Глянь-но туди!» перекладає одну вашу карту зомбі гравцеві з приманкою у грі: це Мізки, Кава, Пончики, Сендвічі або живий друг.
zombie_fluxx-ask-lure-to = До кого ви заманюєте карту «{ $card }»?
zombie_fluxx-help-lure-to = Вибрати можна лише гравця, який має у грі приманку.
zombie_fluxx-ask-discard-goal = Яку ціль ви скидаєте?
zombie_fluxx-help-discard-goal = Цілей більше, ніж можна: одна йде геть, яка — вирішуєте ви.
zombie_fluxx-ask-repel-to = Кому ви відправляєте карту «{ $card }»?
zombie_fluxx-help-repel-to = У вас Засіб від зомбі: вони у вас не затримуються. Назвіть гравця, який отримає цього.
zombie_fluxx-ask-keep-to-limit = Які карти ви скидаєте до межі руки?
zombie_fluxx-help-keep-to-limit = У руці більше карт, ніж дозволяє межа. Скиньте зайві на свій вибір; їхній текст не діє.
zombie_fluxx-ask-groan = Вам дістався зомбі. Ви стогнете?
zombie_fluxx-help-groan = У грі «Стогнати обов'язково»: хто отримав зомбі й не застогнав, показує всім свої карти.
zombie_fluxx-ask-call-draw = Партія дуже довга. Згодні на нічию?
zombie_fluxx-help-call-draw = Після 300 ходів усіх питають раз на коло. Якщо згодна більш ніж половина гравців, партія закінчується внічию.
zombie_fluxx-ask-play-drawn = Яку з витягнутих карт ви граєте?
zombie_fluxx-help-play-drawn = Вашу руку поки відкладено. Вибрана карта виконується повністю, потім наступна. Усе це — один розіграш.
zombie_fluxx-ask-give = Яку карту ви віддаєте наступному гравцеві?
zombie_fluxx-help-give = Кожен отримує одну з витягнутих карт: спершу сусід ліворуч, далі за годинниковою стрілкою, ви останні. Якщо карт бракує, ви вирішуєте, хто лишиться без карти.
zombie_fluxx-ask-own-keeper = Яку свою тему ви віддаєте?
zombie_fluxx-help-own-keeper = Цю тему ви міняєте на тему іншого гравця, яку виберете далі.
zombie_fluxx-ask-keeper = Яку тему ви вибираєте?
zombie_fluxx-help-keeper = «Вкради тему» та «Обмін темами» приносять її вам, «Викинь тему» скидає. Вибрати треба обов'язково.
zombie_fluxx-ask-new-rule = Яке нове правило ви скидаєте?
zombie_fluxx-help-new-rule = Правило одразу перестає діяти. Базові правила скинути не можна.
zombie_fluxx-ask-new-rules = Які нові правила ви скидаєте?
zombie_fluxx-help-new-rules = Виберіть хоча б одне й не більше половини нових правил у грі.
zombie_fluxx-ask-play-again = Яку карту зі скиду ви граєте?
zombie_fluxx-help-play-again = Будь-яка дія або нове правило зі скиду. Це частина того самого розіграшу.
zombie_fluxx-ask-opponent = Якого суперника ви вибираєте?
zombie_fluxx-help-opponent = «З рук у руки» міняє вас руками, «Як карта ляже» бере в нього випадкову карту, «Гей, я тут!» забирає його зомбі.
zombie_fluxx-ask-tax = Яку карту ви віддаєте?
zombie_fluxx-help-tax = «Податки»: віддайте активному гравцеві одну карту з руки. Яку — вирішуєте ви.
zombie_fluxx-ask-zombie = Якого зомбі ви вибираєте?
zombie_fluxx-help-zombie = «…І більше не вставай!» скидає його, «Гей, я тут!» приводить до вас. Це не знищення.
zombie_fluxx-ask-lose-keeper = Яку вашу тему з'їдають?
zombie_fluxx-help-lose-keeper = У вас найбільше зомбі, і ви втрачаєте тему. Яку скинути — вирішуєте ви.
zombie_fluxx-ask-side = У який бік чвалають зомбі?
zombie_fluxx-help-side = Усі одночасно передають свої карти зомбі сусідові з цього боку.
zombie_fluxx-choice-go-on = Без вільної дії, далі
zombie_fluxx-choice-nothing = Нічого: цей гравець лишається без карти
zombie_fluxx-choice-left = До сусіда ліворуч
zombie_fluxx-choice-right = До сусіда праворуч
zombie_fluxx-choice-groan = Застогнати
zombie_fluxx-choice-silent = Промовчати
zombie_fluxx-choice-play-on = Грати далі
zombie_fluxx-choice-draw = Нічия

## Умови партії

zombie_fluxx-option-zombies-with = гра із зомбі
zombie_fluxx-option-zombies-without = гра без зомбі
zombie_fluxx-option-first-player-random = перший хід за жеребом
zombie_fluxx-option-first-player-first-seat = починає перше місце
zombie_fluxx-option-empty-hand-ends-plays = порожня рука завершує розіграш
zombie_fluxx-option-empty-hand-ends-turn = порожня рука завершує хід
zombie_fluxx-option-larry-moves-before-check = Ларрі йде до перевірки перемоги
zombie_fluxx-option-larry-moves-after-check = Ларрі йде після перевірки перемоги
zombie_fluxx-option-trio-passes-from-holder = тріо йде від власника
zombie_fluxx-option-trio-passes-from-killer = тріо йде від стрільця
zombie_fluxx-option-pairs-flee-any-kill = дуети відступають за будь-якого знищення
zombie_fluxx-option-pairs-flee-own-zombies = дуети відступають за знищення своїх
zombie_fluxx-option-eradication-bonus-last-zombie = премія за останнього зомбі
zombie_fluxx-option-eradication-bonus-each-kill = премія за кожне знищення
zombie_fluxx-option-dead-friends-first-every-kill = мертві друзі раніше за всі знищення
zombie_fluxx-option-dead-friends-first-own-zombies = мертві друзі раніше за своїх зомбі
zombie_fluxx-option-simplify-rounding-down = «Будьмо простішими» округлює вниз
zombie_fluxx-option-simplify-rounding-up = «Будьмо простішими» округлює вгору
zombie_fluxx-option-groaning-automatic = стогне програма
zombie_fluxx-option-groaning-asked = стогнуть самі гравці

## Що сталося

zombie_fluxx-event-turn =
    { $who ->
        [me] Хід { $turn }: ваш.
       *[other] Хід { $turn }: { $player }.
    }
zombie_fluxx-event-drew-cards =
    { $who ->
        [me] Ви тягнете: { $cards }
       *[other] { $player } тягне: { $cards }
    }
zombie_fluxx-event-drew =
    { $count ->
        [one] { $player } тягне { $count } карту.
        [few] { $player } тягне { $count } карти.
       *[many] { $player } тягне { $count } карт.
    }
zombie_fluxx-event-creeper =
    { $who ->
        [me] Вам під час добору трапляється: { $cards }
       *[other] { $player } під час добору зустрічає: { $cards }
    }
zombie_fluxx-event-played =
    { $who ->
        [me] Ви граєте: { $cards }
       *[other] { $player } грає: { $cards }
    }
zombie_fluxx-event-replaced = «{ $by }» замінює «{ $cards }».
zombie_fluxx-event-killed =
    { $who ->
        [me] Ви знищуєте: { $cards }.
       *[other] { $player } знищує: { $cards }.
    } { $of ->
        [own] Чим: { $with }
        [me] Лежав перед вами. Чим: { $with }
       *[other] Перед ким: { $owner }. Чим: { $with }
    }
zombie_fluxx-event-fled =
    { $who ->
        [me] Відступає до вас: { $cards }
       *[other] Відступає: { $cards } → { $player }.
    }
zombie_fluxx-event-passed-on =
    { $who ->
        [me] Іде до вас: { $cards }
       *[other] Іде далі: { $cards } → { $player }.
    }
zombie_fluxx-event-repelled =
    { $who ->
        [me] Відлякали до вас: { $cards }
       *[other] Відлякали: { $cards } → { $player }.
    }
zombie_fluxx-event-lured =
    { $who ->
        [me] Заманили до вас: { $cards }
       *[other] Заманили: { $cards } → { $player }.
    }
zombie_fluxx-event-larry-moved =
    { $who ->
        [me] Ціль змінилася: Ларрі йде до вас.
       *[other] Ціль змінилася: Ларрі → { $player }.
    }
zombie_fluxx-event-joined =
    { $who ->
        [me] Ви вступаєте в гру.
       *[other] { $player } вступає в гру.
    }
zombie_fluxx-event-groaned =
    { $who ->
        [me] Ви стогнете: «Мііізки…»
       *[other] { $player } стогне: «Мііізки…»
    }
zombie_fluxx-event-silent =
    { $who ->
        [me] Ви мовчите й показуєте свої карти: { $cards }
       *[other] { $player } мовчить і показує свої карти: { $cards }
    }
zombie_fluxx-event-silent-bare =
    { $who ->
        [me] Ви мовчите, але карт у руці у вас немає.
       *[other] { $player } мовчить, але карт у руці немає.
    }
zombie_fluxx-event-laid-off =
    { $who ->
        [me] Ви скидаєте до межі руки: { $cards }
       *[other] { $player } скидає до межі руки: { $cards }
    }
zombie_fluxx-event-traded = Обмін руками: { $player } і { $other }.
zombie_fluxx-event-reshuffled = Скид перетасовано, він стає новою колодою.
zombie_fluxx-event-won =
    { $who ->
        [me] Ціль виконано, і лише вами: ви перемогли!
       *[other] Ціль виконує лише { $player } — це перемога!
    }
zombie_fluxx-event-zombies = Зомбі перемагають: усі гравці програли.
zombie_fluxx-event-draw = Партію оголошено нічиєю.
zombie_fluxx-event-discarded = У скид: { $cards }
zombie_fluxx-event-on-top = На верх колоди: { $cards }
zombie_fluxx-event-begins-with =
    { $who ->
        [me] Роздача принесла вам: { $cards }
       *[other] Роздача принесла: { $cards } → { $player }.
    }
zombie_fluxx-event-discarded-from =
    { $of ->
        [me] У скид від вас: { $cards }
       *[other] У скид: { $cards }. Перед ким лежало: { $owner }.
    }
zombie_fluxx-event-came-from =
    { $who ->
        [me] Тепер перед вами: { $cards } ({ $owner } → ви)
       *[other] { $of ->
            [me] Перекладається: { $cards } (ви → { $player })
           *[other] Перекладається: { $cards } ({ $owner } → { $player })
        }
    }
zombie_fluxx-event-came =
    { $who ->
        [me] Тепер перед вами: { $cards }
       *[other] Перекладається: { $cards } → { $player }.
    }
zombie_fluxx-event-given =
    { $who ->
        [me] Вам у руку: { $cards }
       *[other] { $player } отримує в руку: { $cards }
    }
zombie_fluxx-event-given-unseen =
    { $count ->
        [one] { $player } отримує в руку { $count } карту.
        [few] { $player } отримує в руку { $count } карти.
       *[many] { $player } отримує в руку { $count } карт.
    }

## Підсумок

zombie_fluxx-score-won = Ціль виконано

## Чи можна зіграти карту зараз

zombie_fluxx-now-play = Її можна зіграти зараз: зіграно { $played } з { $plays }.
zombie_fluxx-now-play-all = Її можна зіграти зараз: за правилом «Зіграй усе» грають усю руку.
zombie_fluxx-now-use = Зараз це доступно як вільна дія; розіграшу вона не витрачає.
zombie_fluxx-now-choose = Зараз її можна вибрати.
zombie_fluxx-now-first = Карта у вас у руці, але спершу дайте відповідь на запитання.
zombie_fluxx-now-draw-first = Карта у вас у руці, але добору ще не було. До нього можливі лише вільні дії.
zombie_fluxx-now-no-play = Карта у вас у руці, але цього ходу її вже не зіграти: зіграно { $played } з { $plays }.
zombie_fluxx-now-not-turn = Карта у вас у руці, але зараз не ваш хід.
zombie_fluxx-now-used = Її вільну дію цього ходу вже використано.
zombie_fluxx-now-no-target = Вона у грі, але її вільній дії зараз ні до чого застосуватися.
zombie_fluxx-now-in-play = Вона у грі.
zombie_fluxx-now-before =
    { $who ->
        [me] Вона лежить перед вами.
       *[other] Вона у грі, власник: { $player }.
    }
zombie_fluxx-now-discarded = Вона у скиді. Звідти карти грає лише «Зробімо це ще раз!».
zombie_fluxx-now-creeper = Проблем не грають: хто витягнув, одразу кладе перед собою.
zombie_fluxx-now-elsewhere = Зіграти її не можна: у вашій руці її немає, а де вона — вам не видно.
zombie_fluxx-now-box = У цій партії її немає.

## Екран

zombie_fluxx-header-turn = Хід { $turn }: { $player }
zombie_fluxx-header-piles = колода { $deck } · скид { $discard }
zombie_fluxx-goal = Ціль
zombie_fluxx-no-goal = цілі ще немає
zombie_fluxx-group-draw = Добір
zombie_fluxx-group-play = Розіграш
zombie_fluxx-group-limits = Межі
zombie_fluxx-group-zombies = Зомбі
zombie_fluxx-group-bonuses = Бонуси
zombie_fluxx-plays-all = усіх
zombie_fluxx-title-rules = Чинні правила
zombie_fluxx-column-player = Гравець
zombie_fluxx-column-hand = Рука
zombie_fluxx-column-goal = Ціль
zombie_fluxx-column-keepers = Теми
zombie_fluxx-column-zombies = Зомбі
zombie_fluxx-lacks = бракує: { $needs }
zombie_fluxx-counter = витягнуто { $drawn } з { $draws } · зіграно { $played } з { $plays }
zombie_fluxx-title-hand =
    { $count ->
        [one] У вашій руці { $count } карта
        [few] У вашій руці { $count } карти
       *[many] У вашій руці { $count } карт
    }
zombie_fluxx-title-aside = Карти, витягнуті дією
zombie_fluxx-title-free = Вільні дії
zombie_fluxx-title-choices = Варіанти
zombie_fluxx-title-hands = Карти в руках
zombie_fluxx-next-gift =
    { $who ->
        [me] Наступну карту отримуєте ви.
       *[other] Наступну карту отримує { $player }.
    }
zombie_fluxx-choose =
    { $count ->
        [one] Виберіть { $count } карту.
        [few] Виберіть { $count } карти.
       *[many] Виберіть { $count } карт.
    }
zombie_fluxx-choose-between = Виберіть карти: від { $least } до { $most }.

## Front door, zones and counters

zombie_fluxx-poster = Правила змінюються з кожною картою, ціль теж, а зомбі все йдуть і йдуть.
zombie_fluxx-zone-new-rules = Нові правила
zombie_fluxx-zone-basic-rules = Базові правила
zombie_fluxx-zone-goals = Ціль
zombie_fluxx-zone-keepers = Теми
zombie_fluxx-zone-creepers = Проблеми
zombie_fluxx-zone-limbo = Розігрується
zombie_fluxx-zone-swap = Переходять із рук у руки
zombie_fluxx-zone-draw-two = Дві витягнуті карти
zombie_fluxx-zone-draw-three = Три витягнуті карти
zombie_fluxx-zone-gifts = Подарунки
zombie_fluxx-fact-drawn = Витягнуто
zombie_fluxx-fact-played = Зіграно

## Стіл «Зомбі Fluxx» у браузері та підказки для першої партії.

zombie_fluxx-board-new = нове
zombie_fluxx-board-new-rule = Нове правило!
zombie_fluxx-board-ask-give =
    { $who ->
        [me] Яку карту ви лишаєте собі?
       *[other] Яку карту отримує { $player }?
    }
zombie_fluxx-board-near = лишився один крок
zombie_fluxx-board-used = цього ходу вже використано
zombie_fluxx-board-off = не діє
zombie_fluxx-board-dead = тепер це зомбі
zombie_fluxx-board-boss = Ватажок
zombie_fluxx-board-asleep = сплять
zombie_fluxx-board-blocked = Ларрі заважає
zombie_fluxx-board-turn = Хід { $turn }
zombie_fluxx-board-again = Ще один хід
zombie_fluxx-board-hand =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
zombie_fluxx-board-zombies = { $count } зомбі
zombie_fluxx-board-claims = Перемогти могли б одразу кілька: гра триває.
zombie_fluxx-board-joining =
    { $count ->
        [one] Після цього ходу приєднається { $count } гравець.
        [few] Після цього ходу приєднаються { $count } гравці.
       *[many] Після цього ходу приєднаються { $count } гравців.
    }
zombie_fluxx-board-groan = Мііізки…
zombie_fluxx-board-blam = БАБАХ!
zombie_fluxx-board-traded = Обмін руками

## Підказки

zombie_fluxx-board-coach-begin = Ціль і правила змінюються на ходу: хто зібрав те, чого вимагає ціль, одразу перемагає. Збирайте теми й стережіться зомбі.
zombie_fluxx-board-coach-goal = У грі ціль, вона спільна для всіх. Позначки поруч показують, хто наскільки до неї близький.
zombie_fluxx-board-coach-rules = Правило на дошці одразу діє для всіх. Нове правило про те саме займає його місце.
zombie_fluxx-board-coach-creeper = До вас прийшов зомбі, а замість нього ви взяли іншу карту. З більшістю цілей не можна перемогти, доки у вас є зомбі.
zombie_fluxx-board-coach-ungoal = «Перемога зомбі» займає місце цілі: якщо вона справдиться, програють усі. Позбувайтеся зомбі або зіграйте іншу ціль.
zombie_fluxx-board-coach-move = Карти ви вже витягнули, тепер треба грати. Тема майже завжди доречна, а ціль добра тоді, коли все потрібне у вас уже є.
zombie_fluxx-board-coach-kill = Зазвичай знищений зомбі йде у скид, але тріо переходить до сусіда, а ваші дуети тікають до інших. Почніть із того, хто заважає вам перемогти.
zombie_fluxx-board-coach-flee-to = Ваш дует злякався й тікає. Відправте його до того, хто найближчий до перемоги.
zombie_fluxx-board-coach-lure = Можна відправити одного свого зомбі до гравця з приманкою. Виберіть карту, де зомбі більше.
zombie_fluxx-board-coach-lure-to = Відправте зомбі до того, хто найближчий до перемоги.
zombie_fluxx-board-coach-discard-goal = Одна ціль має піти. Залиште ту, що вигідна тільки вам.
zombie_fluxx-board-coach-repel-to = Ваш засіб проганяє всіх зомбі. Відправте цього до того, хто найближчий до перемоги.
zombie_fluxx-board-coach-keep-to-limit = Межа руки діє для всіх поза їхнім ходом. Залиште те, що потрібно для цілі, і дії, які скоро зіграєте.
zombie_fluxx-board-coach-groan = Хто отримав зомбі й не застогнав, показує всім свої карти. Тож стогніть.
zombie_fluxx-board-coach-call-draw = Партія дуже довга. Якщо згодна більш ніж половина гравців, вона закінчиться внічию.
zombie_fluxx-board-coach-play-drawn = Вашу руку поки відкладено. Виберіть зручний порядок: перша карта виконується повністю, і лише потім друга.
zombie_fluxx-board-coach-give = Кожен отримає одну з цих карт, ви останні. Віддавайте те, що найменше допоможе іншим.
zombie_fluxx-board-coach-own-keeper = Ви міняєте свою тему на чужу. Віддайте ту, якої немає в цілі.
zombie_fluxx-board-coach-keeper = Подивіться на ціль: візьміть те, чого вам бракує, або те, що наближає до перемоги суперника.
zombie_fluxx-board-coach-new-rule = Правило піде, і знову діятиме те, що було раніше. Приберіть те, яке допомагає іншим більше, ніж вам.
zombie_fluxx-board-coach-new-rules = Можна прибрати до половини правил. Залиште ті, що допомагають вам.
zombie_fluxx-board-coach-play-again = Будь-яку дію або нове правило зі скиду можна зіграти ще раз.
zombie_fluxx-board-coach-opponent = Прикиньте, що ви отримаєте: подивіться, скільки в кого карт у руці та скільки перед ким зомбі.
zombie_fluxx-board-coach-tax = Одну карту доведеться віддати. Виберіть ту, що нікого не наблизить до цілі.
zombie_fluxx-board-coach-zombie = Подивіться, хто близький до перемоги і які зомбі перед ним.
zombie_fluxx-board-coach-lose-keeper = У вас найбільше зомбі, і вони з'їдають тему. Віддайте ту, якої немає в цілі.
zombie_fluxx-board-coach-side = Усі зомбі перейдуть на одне місце. Подивіться, чиї прийдуть до вас.

## The pad beside a real table

zombie_fluxx-pad-title = Спільна дошка
zombie_fluxx-pad-turn = Чий хід?
zombie_fluxx-pad-answers = Зараз
zombie_fluxx-pad-this-turn = Цей хід
zombie_fluxx-pad-asked = Чи можна зіграти цю карту?
zombie_fluxx-pad-draw-play = { $player }: взяти { $draw }, зіграти { $play }
zombie_fluxx-pad-draw-play-all = { $player }: взяти { $draw }, зіграти всі
zombie_fluxx-pad-boss = { zombie_fluxx-board-boss }: { $player }
zombie_fluxx-pad-limit = Межа руки: { $count }
zombie_fluxx-pad-no-limit = Межі руки немає. Для Тем межі не буває.
zombie_fluxx-pad-goals = Цілей забагато: лишитися може { $count }.
zombie_fluxx-pad-two-rules = { $one } і { $other } — про те саме: нова карта змінює стару.
zombie_fluxx-pad-repels = { $player }: тут лежить { zombie_fluxx-card-zombie-repellent }, і кожен зомбі звідси йде до іншого гравця.
zombie_fluxx-pad-hits = { $card } діє на: { $zombies }.
zombie_fluxx-pad-killed-discard = Убиті йдуть у скид: { $cards }.
zombie_fluxx-pad-killed-left = Убиті йдуть до гравця ліворуч: { $cards }.
zombie_fluxx-pad-killed-right = Убиті йдуть до гравця праворуч: { $cards }.
zombie_fluxx-pad-killed-top = Убиті лягають на верх колоди: { $cards }.
zombie_fluxx-pad-wins = { $player } перемагає!
zombie_fluxx-pad-zombies-win = Перемогли зомбі: програли всі.
zombie_fluxx-pad-nobody = Зараз ніхто не перемагає.
zombie_fluxx-pad-meets = { $player }: ціль досягнуто — { $goal }.
zombie_fluxx-pad-lacks = { $player }, { $goal }: ще потрібно { $needs }.
zombie_fluxx-pad-lacks-zombies = { $goal }: ще потрібно { $needs }.

## Навчальна партія

zombie_fluxx-lesson-hand = Це ваша рука. Щоходу ви берете і граєте стільки карт, скільки велять правила на столі.
zombie_fluxx-lesson-move = Зіграти можна те, що світиться. Теми лишаються у вас, ціль каже, що приносить перемогу, нове правило діє на всіх, дія стається один раз.
zombie_fluxx-lesson-turn = Суперник грає за тими самими правилами і заради тієї самої цілі. Стежте, що він збирає.
