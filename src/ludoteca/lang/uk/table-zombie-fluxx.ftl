### Стіл «Зомбі Fluxx» у браузері та підказки для першої партії.

table-zombie-fluxx-new = нове
table-zombie-fluxx-used = цього ходу вже використано
table-zombie-fluxx-off = не діє
table-zombie-fluxx-dead = тепер це зомбі
table-zombie-fluxx-boss = Ватажок
table-zombie-fluxx-asleep = сплять
table-zombie-fluxx-blocked = Ларрі заважає
table-zombie-fluxx-turn = Хід { $turn }
table-zombie-fluxx-again = Ще один хід
table-zombie-fluxx-hand =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
table-zombie-fluxx-zombies = { $count } зомбі
table-zombie-fluxx-claims = Перемогти могли б одразу кілька: гра триває.
table-zombie-fluxx-joining =
    { $count ->
        [one] Після цього ходу приєднається { $count } гравець.
        [few] Після цього ходу приєднаються { $count } гравці.
       *[many] Після цього ходу приєднаються { $count } гравців.
    }
table-zombie-fluxx-groan = Мііізки…
table-zombie-fluxx-blam = БАБАХ!
table-zombie-fluxx-traded = Обмін руками

## Підказки

table-zombie-fluxx-coach-begin = Ціль і правила змінюються на ходу: хто зібрав те, чого вимагає ціль, одразу перемагає. Збирайте теми й стережіться зомбі.
table-zombie-fluxx-coach-goal = У грі ціль, вона спільна для всіх. Позначки поруч показують, хто наскільки до неї близький.
table-zombie-fluxx-coach-rules = Правило на дошці одразу діє для всіх. Нове правило про те саме займає його місце.
table-zombie-fluxx-coach-creeper = До вас прийшов зомбі, а замість нього ви взяли іншу карту. З більшістю цілей не можна перемогти, доки у вас є зомбі.
table-zombie-fluxx-coach-ungoal = «Перемога зомбі» займає місце цілі: якщо вона справдиться, програють усі. Позбувайтеся зомбі або зіграйте іншу ціль.
table-zombie-fluxx-coach-move = Карти ви вже витягнули, тепер треба грати. Тема майже завжди доречна, а ціль добра тоді, коли все потрібне у вас уже є.
table-zombie-fluxx-coach-kill = Зазвичай знищений зомбі йде у скид, але тріо переходить до сусіда, а ваші дуети тікають до інших. Почніть із того, хто заважає вам перемогти.
table-zombie-fluxx-coach-flee-to = Ваш дует злякався й тікає. Відправте його до того, хто найближчий до перемоги.
table-zombie-fluxx-coach-lure = Можна відправити одного свого зомбі до гравця з приманкою. Виберіть карту, де зомбі більше.
table-zombie-fluxx-coach-lure-to = Відправте зомбі до того, хто найближчий до перемоги.
table-zombie-fluxx-coach-discard-goal = Одна ціль має піти. Залиште ту, що вигідна тільки вам.
table-zombie-fluxx-coach-repel-to = Ваш засіб проганяє всіх зомбі. Відправте цього до того, хто найближчий до перемоги.
table-zombie-fluxx-coach-keep-to-limit = Межа руки діє для всіх поза їхнім ходом. Залиште те, що потрібно для цілі, і дії, які скоро зіграєте.
table-zombie-fluxx-coach-groan = Хто отримав зомбі й не застогнав, втрачає випадкову карту. Тож стогніть.
table-zombie-fluxx-coach-call-draw = Партія дуже довга. Якщо згодна більш ніж половина гравців, вона закінчиться внічию.
table-zombie-fluxx-coach-play-drawn = Вашу руку поки відкладено. Виберіть зручний порядок: перша карта виконується повністю, і лише потім друга.
table-zombie-fluxx-coach-give = Кожен отримає одну з цих карт, ви останні. Віддавайте те, що найменше допоможе іншим.
table-zombie-fluxx-coach-own-keeper = Ви міняєте свою тему на чужу. Віддайте ту, якої немає в цілі.
table-zombie-fluxx-coach-keeper = Подивіться на ціль: візьміть те, чого вам бракує, або те, що наближає до перемоги суперника.
table-zombie-fluxx-coach-new-rule = Правило піде, і знову діятиме те, що було раніше. Приберіть те, яке допомагає іншим більше, ніж вам.
table-zombie-fluxx-coach-new-rules = Можна прибрати до половини правил. Залиште ті, що допомагають вам.
table-zombie-fluxx-coach-play-again = Будь-яку дію або нове правило зі скиду можна зіграти ще раз.
table-zombie-fluxx-coach-opponent = Прикиньте, що ви отримаєте: подивіться, скільки в кого карт у руці та скільки перед ким зомбі.
table-zombie-fluxx-coach-tax = Одну карту доведеться віддати. Виберіть ту, що нікого не наблизить до цілі.
table-zombie-fluxx-coach-zombie = Подивіться, хто близький до перемоги і які зомбі перед ним.
table-zombie-fluxx-coach-lose-keeper = У вас найбільше зомбі, і вони з'їдають тему. Віддайте ту, якої немає в цілі.
table-zombie-fluxx-coach-side = Усі зомбі перейдуть на одне місце. Подивіться, чиї прийдуть до вас.
