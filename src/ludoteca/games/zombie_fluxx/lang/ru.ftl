### Zombie Fluxx. Термины и названия карт взяты из NAMES.json.

zombie_fluxx-title = Fluxx Зомби

## Карты

zombie_fluxx-card-basic-rules = Базовые правила
zombie_fluxx-card-draw-2 = Тяни 2
zombie_fluxx-card-draw-3 = Тяни 3
zombie_fluxx-card-draw-4 = Тяни 4
zombie_fluxx-card-draw-5 = Тяни 5
zombie_fluxx-card-play-2 = Сыграй 2
zombie_fluxx-card-play-3 = Сыграй 3
zombie_fluxx-card-play-4 = Сыграй 4
zombie_fluxx-card-play-all = Сыграй всё
zombie_fluxx-card-hand-limit-0 = Предел руки 0
zombie_fluxx-card-hand-limit-1 = Предел руки 1
zombie_fluxx-card-hand-limit-2 = Предел руки 2
zombie_fluxx-card-hand-limit-3 = Предел руки 3
zombie_fluxx-card-double-agenda = Дуплет
zombie_fluxx-card-no-hand-bonus = Как без рук
zombie_fluxx-card-zombie-season = Зомбицид
zombie_fluxx-card-weapon-bonus = Оружейный бонус
zombie_fluxx-card-dead-friends = Мёртвые друзья
zombie_fluxx-card-zombie-boss = Хозяин зомби
zombie_fluxx-card-adrenaline-bonus = Прилив адреналина
zombie_fluxx-card-eradication-bonus = Премия за зачистку
zombie_fluxx-card-look-over-there = Глянь-ка туда!
zombie_fluxx-card-groaning-required = Стонать обязательно
zombie_fluxx-card-its-not-working = Не действует!
zombie_fluxx-card-zombies-aint-so-bad = Зомби не так уж плохи
zombie_fluxx-card-draw-2-and-use-em = Тяни 2 и используй их
zombie_fluxx-card-draw-3-play-2-of-them = Тяни 3, сыграй 2
zombie_fluxx-card-discard-and-draw = Сбрось и тяни
zombie_fluxx-card-everybody-gets-1 = Каждому по одной
zombie_fluxx-card-exchange-keepers = Обмен темами
zombie_fluxx-card-steal-a-keeper = Мародёрство
zombie_fluxx-card-trash-a-keeper = Выбрось тему
zombie_fluxx-card-trash-a-new-rule = Отмени правило
zombie_fluxx-card-rules-reset = Сброс правил
zombie_fluxx-card-lets-simplify = Будь проще
zombie_fluxx-card-lets-do-that-again = Давайте ещё разок!
zombie_fluxx-card-take-another-turn = Ходи ещё раз
zombie_fluxx-card-trade-hands = Из рук в руки
zombie_fluxx-card-taxation = Налоги
zombie_fluxx-card-use-what-you-take = Как карта ляжет
zombie_fluxx-card-return-of-the-dead = Возвращение мертвецов
zombie_fluxx-card-no-zombies = Никаких зомби
zombie_fluxx-card-and-stay-dead = …И больше не вставай!
zombie_fluxx-card-out-of-ammo = Патроны кончились
zombie_fluxx-card-eaten-by-zombies = Зомби съели моих соседей
zombie_fluxx-card-hey-over-here = Эй, я здесь!
zombie_fluxx-card-zombie-jamboree = Зомби-тусовка
zombie_fluxx-card-lets-shamble = Побрели!
zombie_fluxx-card-brains = Мозги
zombie_fluxx-card-friend-woman = Подруга
zombie_fluxx-card-friend-man = Друг
zombie_fluxx-card-donuts = Пончики
zombie_fluxx-card-sandwiches = Сэндвичи
zombie_fluxx-card-coffee = Кофе
zombie_fluxx-card-shovel = Лопата
zombie_fluxx-card-lumber = Доски
zombie_fluxx-card-chainsaw = Бензопила
zombie_fluxx-card-can-of-gasoline = Канистра
zombie_fluxx-card-baseball-bat = Бита
zombie_fluxx-card-car = Машина
zombie_fluxx-card-shotgun = Двустволка
zombie_fluxx-card-zombie-repellent = Дохлофос
zombie_fluxx-card-sonic-tranquilizer = Звуковой усыпитель
zombie_fluxx-card-zombie = Зомби
zombie_fluxx-card-zombie-pair = Зомби-дуэт
zombie_fluxx-card-zombie-trio-left = Зомби-трио (стрелка влево)
zombie_fluxx-card-zombie-trio-right = Зомби-трио (стрелка вправо)
zombie_fluxx-card-zombie-quartet = Зомби-квартет
zombie_fluxx-card-larry = Ларри
zombie_fluxx-card-donuts-with-coffee = Последний ужин хипстера
zombie_fluxx-card-zombie-baseball-team = Бейсбольная лига зомби
zombie_fluxx-card-four-three-two-one = 4, 3, 2, 1
zombie_fluxx-card-ill-hold-em-off = Я их задержу
zombie_fluxx-card-i-alone-survived = Выжил только я
zombie_fluxx-card-zombie-food = Корм для зомби
zombie_fluxx-card-arsenal = Арсенал
zombie_fluxx-card-getaway-driver = Водитель для побега
zombie_fluxx-card-barricade-the-windows = Заколачиваем окна
zombie_fluxx-card-were-all-all-right = С нами всё в порядке
zombie_fluxx-card-hit-the-gas = Жми на газ
zombie_fluxx-card-shotgun-goal = Чур, я спереди!
zombie_fluxx-card-food-for-thought = Пища для ума
zombie_fluxx-card-brain-sandwiches = Сэндвичи с мозгами
zombie_fluxx-card-brain-baseball = Мозгобейсбол
zombie_fluxx-card-breakfast-and-lunch = Завтрак и обед
zombie_fluxx-card-provisions = Провизия
zombie_fluxx-card-food-and-gas = Еда и бензин
zombie_fluxx-card-we-need-firewood = Нам нужны дрова
zombie_fluxx-card-they-fear-fire = Они боятся огня
zombie_fluxx-card-whats-in-the-toolshed = Что в сарае?
zombie_fluxx-card-zombie-victory = Победа зомби

## Буквы видов карт, рядом с цветом; они должны различаться.

zombie_fluxx-letter-basic-rules = { zombie_fluxx-letter-new-rule }
zombie_fluxx-letter-new-rule = Н
zombie_fluxx-letter-goal = Ц
zombie_fluxx-letter-keeper = Т
zombie_fluxx-letter-action = Д
zombie_fluxx-letter-creeper = З
zombie_fluxx-letter-ungoal = П
zombie_fluxx-legend = Н новое правило  Ц цель  Т тема  Д действие  З проблема  П провал

## Что делает карта: правила

zombie_fluxx-about-basic-rules = Тянуть одну карту, играть одну карту. Действует от начала до конца, если новое правило не перекрывает.
zombie_fluxx-about-draw =
    { $number ->
        [one] Каждый в свой ход тянет { $number } карту.
        [few] Каждый в свой ход тянет { $number } карты.
       *[many] Каждый в свой ход тянет { $number } карт.
    } Кто в этот ход вытянул меньше, сразу добирает. Заменяет прежнее правило добора.
zombie_fluxx-about-play =
    { $number ->
        [one] Каждый в свой ход играет { $number } карту.
        [few] Каждый в свой ход играет { $number } карты.
       *[many] Каждый в свой ход играет { $number } карт.
    } Действует сразу и заменяет прежнее правило розыгрыша.
zombie_fluxx-about-play-all = Каждый в свой ход играет все карты с руки. Заменяет прежнее правило розыгрыша.
zombie_fluxx-about-hand-limit =
    { $number ->
        [0] Вне своего хода никто не держит карт на руке.
        [one] Вне своего хода никто не держит на руке больше { $number } карты.
        [few] Вне своего хода никто не держит на руке больше { $number } карт.
       *[many] Вне своего хода никто не держит на руке больше { $number } карт.
    } Остальные сбрасывают лишнее сразу, активный игрок — в конце хода. Заменяет прежний предел руки.
zombie_fluxx-about-adrenaline-bonus = У кого есть хотя бы один зомби, тянет на одну карту больше и играет на одну больше.
zombie_fluxx-about-dead-friends = Друзья в игре становятся зомби: они больше не темы, не приманки и не помогают с целью. { $dead_friends_first ->
        [own_zombies] Из своих зомби мертвых друзей нужно устранять первыми.
       *[every_kill] Своих мертвых друзей нужно устранять раньше других зомби.
    }
zombie_fluxx-about-double-agenda = В игре могут быть сразу две цели, и победу приносит любая. Когда правило уходит, одну цель сбрасывают.
zombie_fluxx-about-eradication-bonus = { $eradication_bonus ->
        [each_kill] Устраните в свой ход своего зомби и тяните карту.
       *[last_zombie] Устраните в свой ход своего зомби так, чтобы у вас не осталось ни одного, и тяните карту.
    }
zombie_fluxx-about-groaning-required = { $groaning ->
        [asked] Кто получает зомби, обязан застонать, иначе показывает всем свои карты.
       *[automatic] Кто получает зомби, обязан застонать.
    }
zombie_fluxx-about-its-not-working = Дохлофос и Звуковой усыпитель теряют силу. Темами они остаются.
zombie_fluxx-about-look-over-there = Свободное действие раз в ход: переложите одну свою карту зомби игроку, у которого в игре есть приманка.
zombie_fluxx-about-no-hand-bonus = Начинаете ход с пустой рукой — тяните три карты сверх обычного добора.
zombie_fluxx-about-weapon-bonus = Свободное действие: каждая ваша тема со значком оружия может раз в ход устранить одну вашу карту зомби.
zombie_fluxx-about-zombie-boss = Единственный игрок, у которого зомби больше всех, тянет на одну карту больше, карта «Зомби съели моих соседей» его не касается, а если сбывается «Победа зомби», побеждает он.
zombie_fluxx-about-zombie-season = Свободное действие раз в ход: устраните одну свою карту зомби.
zombie_fluxx-about-zombies-aint-so-bad = Цели, которые запрещают зомби, больше их не запрещают, кроме цели «Выжил только я». Ларри мешает по-прежнему.

## Что делает карта: действия

zombie_fluxx-about-and-stay-dead = Сбросьте одну карту зомби любого игрока. Это не устранение, больше с ней ничего не происходит.
zombie_fluxx-about-discard-and-draw = Сбросьте всю руку и вытяните столько же карт.
zombie_fluxx-about-draw-2-and-use-em = Отложите руку, вытяните две карты и сыграйте обе.
zombie_fluxx-about-draw-3-play-2-of-them = Отложите руку, вытяните три карты, две сыграйте, третью сбросьте.
zombie_fluxx-about-eaten-by-zombies = У кого больше всех зомби, сбрасывает свою тему на выбор; при равенстве — каждый из них. Хозяина зомби это не касается.
zombie_fluxx-about-everybody-gets-1 = Вытяните по карте на каждого игрока, посмотрите их и раздайте всем по одной, себе тоже.
zombie_fluxx-about-exchange-keepers = Обменяйте одну свою тему на тему другого игрока. Если это невозможно, ничего не происходит.
zombie_fluxx-about-hey-over-here = Заберите все карты зомби у одного соперника. При игре вдвоем — только одну карту.
zombie_fluxx-about-lets-do-that-again = Возьмите из сброса действие или новое правило и сыграйте.
zombie_fluxx-about-lets-shamble = Назовите сторону: все передают свои карты зомби соседу с этой стороны.
zombie_fluxx-about-lets-simplify = Сбросьте новые правила на выбор: { $simplify_rounding ->
        [up] хотя бы одно, но не больше половины с округлением вверх.
       *[down] хотя бы одно, но не больше половины.
    }
zombie_fluxx-about-no-zombies = Сбросьте все карты зомби, которые в игре. Это не устранение.
zombie_fluxx-about-out-of-ammo = Двустволка сбрасывается, Бензопила тоже — если только ее владелец не отдает вместо нее Канистру.
zombie_fluxx-about-return-of-the-dead = Перетасуйте зомби из сброса и раздайте всем по одному, начиная с соседа слева.
zombie_fluxx-about-rules-reset = Сбросьте все новые правила. Цель остается.
zombie_fluxx-about-steal-a-keeper = Заберите тему другого игрока и положите перед собой.
zombie_fluxx-about-take-another-turn = После этого хода у вас еще один, но не третий подряд.
zombie_fluxx-about-taxation = Каждый, у кого есть карты, отдает вам одну с руки по своему выбору.
zombie_fluxx-about-trade-hands = Обменяйтесь руками с любым соперником, даже если одна из рук пуста.
zombie_fluxx-about-trash-a-keeper = Сбросьте любую тему, которая в игре; если чужих нет — свою.
zombie_fluxx-about-trash-a-new-rule = Сбросьте одно новое правило, которое в игре.
zombie_fluxx-about-use-what-you-take = Возьмите случайную карту с руки соперника и сыграйте ее как свою.
zombie_fluxx-about-zombie-jamboree = Перетасуйте вместе все темы и карты зомби, которые в игре, и раздайте по одной, начиная с себя.

## Что делает карта: темы, проблемы, цели

zombie_fluxx-about-lure = Приманка: по правилу «Глянь-ка туда!» ее владельцу можно подсунуть зомби.
zombie_fluxx-about-friend = Друг и приманка. При «Мёртвых друзьях» — зомби.
zombie_fluxx-about-weapon = Есть значок оружия: при «Оружейном бонусе» раз в ход устраняет одну вашу карту зомби.
zombie_fluxx-about-shotgun = Свободное действие раз в ход: устраните одну карту зомби любого игрока. Это оружие без значка.
zombie_fluxx-about-sonic-tranquilizer = Ваши зомби спят, Ларри тоже: победе они не мешают. Для целей, где зомби нужны, они считаются.
zombie_fluxx-about-zombie-repellent = Зомби у вас не задерживаются: каждого вы отправляете другому игроку.
zombie_fluxx-about-wanted = { $about } Нужна для целей: { $goals }.
zombie_fluxx-about-zombie = Ложится перед тем, кто ее вытянул, а он тянет вместо нее другую карту. После устранения сбрасывается.
zombie_fluxx-about-zombie-pair = Считается за двух зомби. { $pairs_flee ->
        [own_zombies] Когда вы устраняете другую свою карту зомби, ваши дуэты
       *[any_kill] Когда вы устраняете другую карту зомби, ваши дуэты
    } отступают к соперникам по вашему выбору. После устранения сбрасывается.
zombie_fluxx-about-zombie-trio-left = Считается за трех зомби. После устранения уходит к { $trio_passes_from ->
        [killer] соседу слева от того, кто ее устранил.
       *[holder] соседу слева от того, перед кем лежала.
    }
zombie_fluxx-about-zombie-trio-right = Считается за трех зомби. После устранения уходит к { $trio_passes_from ->
        [killer] соседу справа от того, кто ее устранил.
       *[holder] соседу справа от того, перед кем лежала.
    }
zombie_fluxx-about-zombie-quartet = Считается за четырех зомби. После устранения ложится на верх колоды: достанется тому, кто тянет следующим.
zombie_fluxx-about-larry = Тот, перед кем он лежит, победить не может. { $larry_moves ->
        [after_check] При каждой смене цели уходит к соседу справа, но лишь когда ясно, что никто не победил.
       *[before_check] При каждой смене цели уходит к соседу справа.
    } После устранения сбрасывается.
zombie_fluxx-about-goal = Побеждает тот, у кого в игре: { $needs }.
zombie_fluxx-about-ungoal = Занимает место цели. Если выполнено все это, побеждают зомби, а игроки проигрывают: { $needs }.

## Что нужно для цели

zombie_fluxx-need-friends =
    { $count ->
        [one] друг или подруга
        [few] { $count } друга
       *[many] { $count } друзей
    }
zombie_fluxx-need-no-friend = без друзей
zombie_fluxx-need-bursts =
    { $count ->
        [one] { $count } значок оружия
        [few] { $count } значка оружия
       *[many] { $count } значков оружия
    }
zombie_fluxx-need-weapons =
    { $count ->
        [one] любое оружие
        [few] { $count } карты оружия
       *[many] { $count } карт оружия
    }
zombie_fluxx-need-zombies =
    { $count ->
        [one] хотя бы { $count } зомби
        [few] хотя бы { $count } зомби
       *[many] хотя бы { $count } зомби
    }
zombie_fluxx-need-single = простой зомби
zombie_fluxx-need-pair = дуэт
zombie_fluxx-need-trio = трио
zombie_fluxx-need-quartet = квартет
zombie_fluxx-need-no-zombies = без зомби
zombie_fluxx-need-others-zombies = зомби у всех остальных
zombie_fluxx-need-others-none = нет зомби у остальных
zombie_fluxx-need-no-larry = без Ларри
zombie_fluxx-need-cards =
    { $count ->
        [one] { $count } карта зомби в игре
        [few] { $count } карты зомби в игре
       *[many] { $count } карт зомби в игре
    }
zombie_fluxx-need-each = карта зомби у каждого

## Вопросы

zombie_fluxx-ask-move = Какую карту вы играете или какое свободное действие делаете?
zombie_fluxx-help-move = Сыграйте карту с руки; пока розыгрыши не кончились, это обязательно. Карты в игре, которые тоже предложены, — свободные действия: они не тратят розыгрыш, каждое доступно раз в ход и не обязательно. Когда играть карты больше не нужно, можно идти дальше.
zombie_fluxx-ask-kill = Какого зомби вы устраняете? Чем: { $card }
zombie_fluxx-help-kill = Простой зомби, дуэт и Ларри сбрасываются; трио уходит к соседу по стрелке; квартет ложится на верх колоды. Остальные ваши дуэты отступают к соперникам. Сначала — свои мертвые друзья.
zombie_fluxx-ask-flee-to = К кому отступает «{ $card }»?
zombie_fluxx-help-flee-to = Вы устранили другого зомби, поэтому ваши дуэты убегают. Назовите соперника, который получит карту.
zombie_fluxx-ask-lure = Какого своего зомби вы отвлекаете?
zombie_fluxx-help-lure = Правило «Глянь-ка туда!» перекладывает одну вашу карту зомби игроку с приманкой в игре: это Мозги, Кофе, Пончики, Сэндвичи или живой друг.
zombie_fluxx-ask-lure-to = К кому вы заманиваете карту «{ $card }»?
zombie_fluxx-help-lure-to = Выбрать можно только игрока, у которого в игре есть приманка.
zombie_fluxx-ask-discard-goal = Какую цель вы сбрасываете?
zombie_fluxx-help-discard-goal = Целей больше, чем можно: одна уходит, какая — решаете вы.
zombie_fluxx-ask-repel-to = Кому вы отправляете карту «{ $card }»?
zombie_fluxx-help-repel-to = У вас Дохлофос: зомби у вас не задерживаются. Назовите игрока, который получит этого.
zombie_fluxx-ask-keep-to-limit = Какие карты вы сбрасываете до предела руки?
zombie_fluxx-help-keep-to-limit = На руке больше карт, чем позволяет предел. Сбросьте лишние по своему выбору; их текст не действует.
zombie_fluxx-ask-groan = Вам достался зомби. Вы стонете?
zombie_fluxx-help-groan = В игре «Стонать обязательно»: кто получил зомби и не застонал, показывает всем свои карты.
zombie_fluxx-ask-call-draw = Партия очень долгая. Согласны на ничью?
zombie_fluxx-help-call-draw = После 300 ходов всех спрашивают раз в круг. Если согласны больше половины игроков, партия заканчивается вничью.
zombie_fluxx-ask-play-drawn = Какую из вытянутых карт вы играете?
zombie_fluxx-help-play-drawn = Ваша рука пока отложена. Выбранная карта выполняется целиком, затем следующая. Все это — один розыгрыш.
zombie_fluxx-ask-give = Какую карту вы отдаете следующему игроку?
zombie_fluxx-help-give = Каждый получает одну из вытянутых карт: сначала сосед слева, дальше по часовой стрелке, вы последним. Если карт не хватает, вы решаете, кто останется без карты.
zombie_fluxx-ask-own-keeper = Какую свою тему вы отдаете?
zombie_fluxx-help-own-keeper = Эту тему вы меняете на тему другого игрока, которую выберете следом.
zombie_fluxx-ask-keeper = Какую тему вы выбираете?
zombie_fluxx-help-keeper = «Мародёрство» и «Обмен темами» приносят ее вам, «Выбрось тему» сбрасывает. Выбрать нужно обязательно.
zombie_fluxx-ask-new-rule = Какое новое правило вы сбрасываете?
zombie_fluxx-help-new-rule = Правило сразу перестает действовать. Базовые правила сбросить нельзя.
zombie_fluxx-ask-new-rules = Какие новые правила вы сбрасываете?
zombie_fluxx-help-new-rules = Выберите хотя бы одно и не больше половины новых правил в игре.
zombie_fluxx-ask-play-again = Какую карту из сброса вы играете?
zombie_fluxx-help-play-again = Любое действие или новое правило из сброса. Это часть того же розыгрыша.
zombie_fluxx-ask-opponent = Какого соперника вы выбираете?
zombie_fluxx-help-opponent = «Из рук в руки» меняет вас руками, «Как карта ляжет» берет у него случайную карту, «Эй, я здесь!» забирает его зомби.
zombie_fluxx-ask-tax = Какую карту вы отдаете?
zombie_fluxx-help-tax = «Налоги»: отдайте активному игроку одну карту с руки. Какую — решаете вы.
zombie_fluxx-ask-zombie = Какого зомби вы выбираете?
zombie_fluxx-help-zombie = «…И больше не вставай!» сбрасывает его, «Эй, я здесь!» приводит к вам. Это не устранение.
zombie_fluxx-ask-lose-keeper = Какую вашу тему съедают?
zombie_fluxx-help-lose-keeper = У вас больше всех зомби, и вы теряете тему. Какую сбросить — решаете вы.
zombie_fluxx-ask-side = В какую сторону бредут зомби?
zombie_fluxx-help-side = Все одновременно передают свои карты зомби соседу с этой стороны.
zombie_fluxx-choice-go-on = Без свободного действия, дальше
zombie_fluxx-choice-nothing = Ничего: этот игрок остается без карты
zombie_fluxx-choice-left = К соседу слева
zombie_fluxx-choice-right = К соседу справа
zombie_fluxx-choice-groan = Застонать
zombie_fluxx-choice-silent = Промолчать
zombie_fluxx-choice-play-on = Играть дальше
zombie_fluxx-choice-draw = Ничья

## Условия партии

zombie_fluxx-option-zombies-with = игра с зомби
zombie_fluxx-option-zombies-without = игра без зомби
zombie_fluxx-option-first-player-random = первый ход по жребию
zombie_fluxx-option-first-player-first-seat = начинает первое место
zombie_fluxx-option-empty-hand-ends-plays = пустая рука завершает розыгрыш
zombie_fluxx-option-empty-hand-ends-turn = пустая рука завершает ход
zombie_fluxx-option-larry-moves-before-check = Ларри ходит до проверки победы
zombie_fluxx-option-larry-moves-after-check = Ларри ходит после проверки победы
zombie_fluxx-option-trio-passes-from-holder = трио уходит от владельца
zombie_fluxx-option-trio-passes-from-killer = трио уходит от стрелявшего
zombie_fluxx-option-pairs-flee-any-kill = дуэты отступают при любом устранении
zombie_fluxx-option-pairs-flee-own-zombies = дуэты отступают при устранении своих
zombie_fluxx-option-eradication-bonus-last-zombie = премия за последнего зомби
zombie_fluxx-option-eradication-bonus-each-kill = премия за каждое устранение
zombie_fluxx-option-dead-friends-first-every-kill = мертвые друзья раньше всех устранений
zombie_fluxx-option-dead-friends-first-own-zombies = мертвые друзья раньше своих зомби
zombie_fluxx-option-simplify-rounding-down = «Будь проще» округляет вниз
zombie_fluxx-option-simplify-rounding-up = «Будь проще» округляет вверх
zombie_fluxx-option-groaning-automatic = стонет программа
zombie_fluxx-option-groaning-asked = стонут сами игроки

## Что произошло

zombie_fluxx-event-turn =
    { $who ->
        [me] Ход { $turn }: ваш.
       *[other] Ход { $turn }: { $player }.
    }
zombie_fluxx-event-drew-cards =
    { $who ->
        [me] Вы тянете: { $cards }
       *[other] { $player } тянет: { $cards }
    }
zombie_fluxx-event-drew =
    { $count ->
        [one] { $player } тянет { $count } карту.
        [few] { $player } тянет { $count } карты.
       *[many] { $player } тянет { $count } карт.
    }
zombie_fluxx-event-creeper =
    { $who ->
        [me] Вам при доборе попадается: { $cards }
       *[other] { $player } при доборе встречает: { $cards }
    }
zombie_fluxx-event-played =
    { $who ->
        [me] Вы играете: { $cards }
       *[other] { $player } играет: { $cards }
    }
zombie_fluxx-event-replaced = «{ $by }» заменяет «{ $cards }».
zombie_fluxx-event-killed =
    { $who ->
        [me] Вы устраняете: { $cards }.
       *[other] { $player } устраняет: { $cards }.
    } { $of ->
        [own] Чем: { $with }
        [me] Лежал перед вами. Чем: { $with }
       *[other] Перед кем: { $owner }. Чем: { $with }
    }
zombie_fluxx-event-fled =
    { $who ->
        [me] Отступает к вам: { $cards }
       *[other] Отступает: { $cards } → { $player }.
    }
zombie_fluxx-event-passed-on =
    { $who ->
        [me] Уходит к вам: { $cards }
       *[other] Уходит дальше: { $cards } → { $player }.
    }
zombie_fluxx-event-repelled =
    { $who ->
        [me] Отпугнули к вам: { $cards }
       *[other] Отпугнули: { $cards } → { $player }.
    }
zombie_fluxx-event-lured =
    { $who ->
        [me] Заманили к вам: { $cards }
       *[other] Заманили: { $cards } → { $player }.
    }
zombie_fluxx-event-larry-moved =
    { $who ->
        [me] Цель сменилась: Ларри идет к вам.
       *[other] Цель сменилась: Ларри → { $player }.
    }
zombie_fluxx-event-joined =
    { $who ->
        [me] Вы вступаете в игру.
       *[other] { $player } вступает в игру.
    }
zombie_fluxx-event-groaned =
    { $who ->
        [me] Вы стонете: «Мозгиии…»
       *[other] { $player } стонет: «Мозгиии…»
    }
zombie_fluxx-event-silent =
    { $who ->
        [me] Вы молчите и показываете свои карты: { $cards }
       *[other] { $player } молчит и показывает свои карты: { $cards }
    }
zombie_fluxx-event-silent-bare =
    { $who ->
        [me] Вы молчите, но карт в руке у вас нет.
       *[other] { $player } молчит, но карт в руке нет.
    }
zombie_fluxx-event-laid-off =
    { $who ->
        [me] Вы сбрасываете до предела руки: { $cards }
       *[other] { $player } сбрасывает до предела руки: { $cards }
    }
zombie_fluxx-event-traded = Обмен руками: { $player } и { $other }.
zombie_fluxx-event-reshuffled = Сброс перетасован и становится новой колодой.
zombie_fluxx-event-won =
    { $who ->
        [me] Цель выполнена, и только вами: вы победили!
       *[other] Цель выполняет только { $player } — это победа!
    }
zombie_fluxx-event-zombies = Зомби побеждают: все игроки проиграли.
zombie_fluxx-event-draw = Партия объявлена ничьей.
zombie_fluxx-event-discarded = В сброс: { $cards }
zombie_fluxx-event-on-top = На верх колоды: { $cards }
zombie_fluxx-event-begins-with =
    { $who ->
        [me] Раздача принесла вам: { $cards }
       *[other] Раздача принесла: { $cards } → { $player }.
    }
zombie_fluxx-event-discarded-from =
    { $of ->
        [me] В сброс от вас: { $cards }
       *[other] В сброс: { $cards }. Перед кем лежало: { $owner }.
    }
zombie_fluxx-event-came-from =
    { $who ->
        [me] Теперь перед вами: { $cards } ({ $owner } → вы)
       *[other] { $of ->
            [me] Перекладывается: { $cards } (вы → { $player })
           *[other] Перекладывается: { $cards } ({ $owner } → { $player })
        }
    }
zombie_fluxx-event-came =
    { $who ->
        [me] Теперь перед вами: { $cards }
       *[other] Перекладывается: { $cards } → { $player }.
    }
zombie_fluxx-event-given =
    { $who ->
        [me] Вам на руку: { $cards }
       *[other] { $player } получает на руку: { $cards }
    }
zombie_fluxx-event-given-unseen =
    { $count ->
        [one] { $player } получает на руку { $count } карту.
        [few] { $player } получает на руку { $count } карты.
       *[many] { $player } получает на руку { $count } карт.
    }

## Итог

zombie_fluxx-score-won = Цель выполнена

## Можно ли сыграть карту сейчас

zombie_fluxx-now-play = Ее можно сыграть сейчас: сыграно { $played } из { $plays }.
zombie_fluxx-now-play-all = Ее можно сыграть сейчас: по правилу «Сыграй всё» играют всю руку.
zombie_fluxx-now-use = Сейчас это доступно как свободное действие; розыгрыш оно не тратит.
zombie_fluxx-now-choose = Сейчас ее можно выбрать.
zombie_fluxx-now-first = Карта у вас на руке, но сначала ответьте на вопрос.
zombie_fluxx-now-draw-first = Карта у вас на руке, но добора еще не было. До него возможны только свободные действия.
zombie_fluxx-now-no-play = Карта у вас на руке, но в этот ход ее уже не сыграть: сыграно { $played } из { $plays }.
zombie_fluxx-now-not-turn = Карта у вас на руке, но сейчас не ваш ход.
zombie_fluxx-now-used = Ее свободное действие в этот ход уже использовано.
zombie_fluxx-now-no-target = Она в игре, но ее свободному действию сейчас не к чему примениться.
zombie_fluxx-now-in-play = Она в игре.
zombie_fluxx-now-before =
    { $who ->
        [me] Она лежит перед вами.
       *[other] Она в игре, владелец: { $player }.
    }
zombie_fluxx-now-discarded = Она в сбросе. Оттуда карты играет только «Давайте ещё разок!».
zombie_fluxx-now-creeper = Проблемы не играют: кто вытянул, сразу кладет перед собой.
zombie_fluxx-now-elsewhere = Сыграть ее нельзя: у вас на руке ее нет, а где она — вам не видно.
zombie_fluxx-now-box = В этой партии ее нет.

## Экран

zombie_fluxx-header-turn = Ход { $turn }: { $player }
zombie_fluxx-header-piles = колода { $deck } · сброс { $discard }
zombie_fluxx-goal = Цель
zombie_fluxx-no-goal = цели еще нет
zombie_fluxx-group-draw = Добор
zombie_fluxx-group-play = Розыгрыш
zombie_fluxx-group-limits = Пределы
zombie_fluxx-group-zombies = Зомби
zombie_fluxx-group-bonuses = Бонусы
zombie_fluxx-plays-all = всех
zombie_fluxx-title-rules = Действующие правила
zombie_fluxx-column-player = Игрок
zombie_fluxx-column-hand = Рука
zombie_fluxx-column-goal = Цель
zombie_fluxx-column-keepers = Темы
zombie_fluxx-column-zombies = Зомби
zombie_fluxx-lacks = не хватает: { $needs }
zombie_fluxx-counter = вытянуто { $drawn } из { $draws } · сыграно { $played } из { $plays }
zombie_fluxx-title-hand =
    { $count ->
        [one] У вас на руке { $count } карта
        [few] У вас на руке { $count } карты
       *[many] У вас на руке { $count } карт
    }
zombie_fluxx-title-aside = Карты, вытянутые действием
zombie_fluxx-title-free = Свободные действия
zombie_fluxx-title-choices = Варианты
zombie_fluxx-title-hands = Карты на руках
zombie_fluxx-next-gift =
    { $who ->
        [me] Следующую карту получаете вы.
       *[other] Следующую карту получает { $player }.
    }
zombie_fluxx-choose =
    { $count ->
        [one] Выберите { $count } карту.
        [few] Выберите { $count } карты.
       *[many] Выберите { $count } карт.
    }
zombie_fluxx-choose-between = Выберите карты: от { $least } до { $most }.

## Front door, zones and counters

zombie_fluxx-poster = Правила меняются с каждой картой, цель тоже, а зомби всё идут и идут.
zombie_fluxx-zone-new-rules = Новые правила
zombie_fluxx-zone-basic-rules = Базовые правила
zombie_fluxx-zone-goals = Цель
zombie_fluxx-zone-keepers = Темы
zombie_fluxx-zone-creepers = Проблемы
zombie_fluxx-zone-limbo = Разыгрывается
zombie_fluxx-zone-swap = Переходят из рук в руки
zombie_fluxx-zone-draw-two = Две вытянутые карты
zombie_fluxx-zone-draw-three = Три вытянутые карты
zombie_fluxx-zone-gifts = Подарки
zombie_fluxx-fact-drawn = Вытянуто
zombie_fluxx-fact-played = Сыграно

## Стол «Зомби Fluxx» в браузере и подсказки для первой партии.

zombie_fluxx-board-new = новое
zombie_fluxx-board-new-rule = Новое правило!
zombie_fluxx-board-ask-give =
    { $who ->
        [me] Какую карту вы оставляете себе?
       *[other] Какую карту получает { $player }?
    }
zombie_fluxx-board-near = остался один шаг
zombie_fluxx-board-used = в этот ход уже использовано
zombie_fluxx-board-off = не действует
zombie_fluxx-board-dead = теперь это зомби
zombie_fluxx-board-boss = Хозяин
zombie_fluxx-board-asleep = спят
zombie_fluxx-board-blocked = Ларри мешает
zombie_fluxx-board-turn = Ход { $turn }
zombie_fluxx-board-again = Еще один ход
zombie_fluxx-board-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
zombie_fluxx-board-zombies = { $count } зомби
zombie_fluxx-board-claims = Победить могли бы сразу несколько: игра продолжается.
zombie_fluxx-board-joining =
    { $count ->
        [one] После этого хода присоединится { $count } игрок.
        [few] После этого хода присоединятся { $count } игрока.
       *[many] После этого хода присоединятся { $count } игроков.
    }
zombie_fluxx-board-groan = Мозгиии…
zombie_fluxx-board-blam = БАБАХ!
zombie_fluxx-board-traded = Обмен руками

## Подсказки

zombie_fluxx-board-coach-begin = Цель и правила меняются на ходу: кто собрал то, что требует цель, сразу побеждает. Собирайте темы и берегитесь зомби.
zombie_fluxx-board-coach-goal = В игре цель, она общая для всех. Отметки рядом показывают, кто насколько к ней близок.
zombie_fluxx-board-coach-rules = Правило на доске сразу действует для всех. Новое правило о том же занимает его место.
zombie_fluxx-board-coach-creeper = К вам пришел зомби, а вместо него вы взяли другую карту. С большинством целей нельзя победить, пока у вас есть зомби.
zombie_fluxx-board-coach-ungoal = «Победа зомби» занимает место цели: если она сбудется, проиграют все. Избавляйтесь от зомби или сыграйте другую цель.
zombie_fluxx-board-coach-move = Карты вы уже вытянули, теперь нужно играть. Тема почти всегда кстати, а цель хороша, когда все нужное у вас уже есть.
zombie_fluxx-board-coach-kill = Обычно устраненный зомби уходит в сброс, но трио переходит к соседу, а ваши дуэты убегают к другим. Начните с того, кто мешает вам победить.
zombie_fluxx-board-coach-flee-to = Ваш дуэт испугался и убегает. Отправьте его к тому, кто ближе всех к победе.
zombie_fluxx-board-coach-lure = Можно отправить одного своего зомби к игроку с приманкой. Выберите карту, где зомби больше.
zombie_fluxx-board-coach-lure-to = Отправьте зомби к тому, кто ближе всех к победе.
zombie_fluxx-board-coach-discard-goal = Одна цель должна уйти. Оставьте ту, что выгодна только вам.
zombie_fluxx-board-coach-repel-to = Дохлофос прогоняет от вас всех зомби. Отправьте этого к тому, кто ближе всех к победе.
zombie_fluxx-board-coach-keep-to-limit = Предел руки действует для всех вне их хода. Оставьте то, что нужно для цели, и действия, которые скоро сыграете.
zombie_fluxx-board-coach-groan = Кто получил зомби и не застонал, показывает всем свои карты. Так что стоните.
zombie_fluxx-board-coach-call-draw = Партия очень долгая. Если согласны больше половины игроков, она закончится вничью.
zombie_fluxx-board-coach-play-drawn = Ваша рука пока отложена. Выберите удобный порядок: первая карта выполняется целиком, и только потом вторая.
zombie_fluxx-board-coach-give = Каждый получит одну из этих карт, вы последним. Отдавайте то, что меньше всего поможет другим.
zombie_fluxx-board-coach-own-keeper = Вы меняете свою тему на чужую. Отдайте ту, которой нет в цели.
zombie_fluxx-board-coach-keeper = Посмотрите на цель: возьмите то, чего вам не хватает, или то, что приближает к победе соперника.
zombie_fluxx-board-coach-new-rule = Правило уйдет, и снова начнет действовать то, что было раньше. Уберите то, которое помогает другим больше, чем вам.
zombie_fluxx-board-coach-new-rules = Можно убрать до половины правил. Оставьте те, что помогают вам.
zombie_fluxx-board-coach-play-again = Любое действие или новое правило из сброса можно сыграть еще раз.
zombie_fluxx-board-coach-opponent = Прикиньте, что вы получите: посмотрите, сколько у кого карт на руке и сколько перед кем зомби.
zombie_fluxx-board-coach-tax = Одну карту придется отдать. Выберите ту, что никого не приблизит к цели.
zombie_fluxx-board-coach-zombie = Посмотрите, кто близок к победе и какие зомби перед ним.
zombie_fluxx-board-coach-lose-keeper = У вас больше всех зомби, и они съедают тему. Отдайте ту, которой нет в цели.
zombie_fluxx-board-coach-side = Все зомби перейдут на одно место. Посмотрите, чьи придут к вам.

## The pad beside a real table

zombie_fluxx-pad-title = Общая доска
zombie_fluxx-pad-turn = Чей ход?
zombie_fluxx-pad-answers = Сейчас
zombie_fluxx-pad-this-turn = Этот ход
zombie_fluxx-pad-asked = Можно ли сыграть эту карту?
zombie_fluxx-pad-draw-play = { $player }: взять { $draw }, сыграть { $play }
zombie_fluxx-pad-draw-play-all = { $player }: взять { $draw }, сыграть все
zombie_fluxx-pad-boss = { zombie_fluxx-board-boss }: { $player }
zombie_fluxx-pad-limit = Предел руки: { $count }
zombie_fluxx-pad-no-limit = Предела руки нет. Для Тем предела не бывает.
zombie_fluxx-pad-goals = Целей слишком много: остаться может { $count }.
zombie_fluxx-pad-two-rules = { $one } и { $other } — об одном и том же: новая карта сменяет старую.
zombie_fluxx-pad-repels = { $player }: здесь лежит { zombie_fluxx-card-zombie-repellent }, и каждый зомби отсюда идёт к другому игроку.
zombie_fluxx-pad-hits = { $card } действует на: { $zombies }.
zombie_fluxx-pad-killed-discard = Убитые идут в сброс: { $cards }.
zombie_fluxx-pad-killed-left = Убитые идут к игроку слева: { $cards }.
zombie_fluxx-pad-killed-right = Убитые идут к игроку справа: { $cards }.
zombie_fluxx-pad-killed-top = Убитые ложатся на верх колоды: { $cards }.
zombie_fluxx-pad-wins = { $player } побеждает!
zombie_fluxx-pad-zombies-win = Победили зомби: проиграли все.
zombie_fluxx-pad-nobody = Сейчас никто не побеждает.
zombie_fluxx-pad-meets = { $player }: цель достигнута — { $goal }.
zombie_fluxx-pad-lacks = { $player }, { $goal }: ещё нужно { $needs }.
zombie_fluxx-pad-lacks-zombies = { $goal }: ещё нужно { $needs }.

## Учебная партия

zombie_fluxx-lesson-hand = Это ваша рука. Каждый ход вы берёте и играете столько карт, сколько велят правила на столе.
zombie_fluxx-lesson-move = Сыграть можно то, что светится. Темы остаются у вас, цель говорит, что приносит победу, новое правило действует на всех, действие происходит один раз.
zombie_fluxx-lesson-turn = Соперник играет по тем же правилам и ради той же цели. Следите, что он собирает.
