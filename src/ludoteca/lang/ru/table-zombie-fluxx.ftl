### Стол «Зомби Fluxx» в браузере и подсказки для первой партии.

table-zombie-fluxx-new = новое
table-zombie-fluxx-used = в этот ход уже использовано
table-zombie-fluxx-off = не действует
table-zombie-fluxx-dead = теперь это зомби
table-zombie-fluxx-boss = Хозяин
table-zombie-fluxx-asleep = спят
table-zombie-fluxx-blocked = Ларри мешает
table-zombie-fluxx-turn = Ход { $turn }
table-zombie-fluxx-again = Еще один ход
table-zombie-fluxx-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
table-zombie-fluxx-zombies = { $count } зомби
table-zombie-fluxx-claims = Победить могли бы сразу несколько: игра продолжается.
table-zombie-fluxx-joining =
    { $count ->
        [one] После этого хода присоединится { $count } игрок.
        [few] После этого хода присоединятся { $count } игрока.
       *[many] После этого хода присоединятся { $count } игроков.
    }
table-zombie-fluxx-groan = Мозгиии…
table-zombie-fluxx-blam = БАБАХ!
table-zombie-fluxx-traded = Обмен руками

## Подсказки

table-zombie-fluxx-coach-begin = Цель и правила меняются на ходу: кто собрал то, что требует цель, сразу побеждает. Собирайте темы и берегитесь зомби.
table-zombie-fluxx-coach-goal = В игре цель, она общая для всех. Отметки рядом показывают, кто насколько к ней близок.
table-zombie-fluxx-coach-rules = Правило на доске сразу действует для всех. Новое правило о том же занимает его место.
table-zombie-fluxx-coach-creeper = К вам пришел зомби, а вместо него вы взяли другую карту. С большинством целей нельзя победить, пока у вас есть зомби.
table-zombie-fluxx-coach-ungoal = «Победа зомби» занимает место цели: если она сбудется, проиграют все. Избавляйтесь от зомби или сыграйте другую цель.
table-zombie-fluxx-coach-move = Карты вы уже вытянули, теперь нужно играть. Тема почти всегда кстати, а цель хороша, когда все нужное у вас уже есть.
table-zombie-fluxx-coach-kill = Обычно устраненный зомби уходит в сброс, но трио переходит к соседу, а ваши дуэты убегают к другим. Начните с того, кто мешает вам победить.
table-zombie-fluxx-coach-flee-to = Ваш дуэт испугался и убегает. Отправьте его к тому, кто ближе всех к победе.
table-zombie-fluxx-coach-lure = Можно отправить одного своего зомби к игроку с приманкой. Выберите карту, где зомби больше.
table-zombie-fluxx-coach-lure-to = Отправьте зомби к тому, кто ближе всех к победе.
table-zombie-fluxx-coach-discard-goal = Одна цель должна уйти. Оставьте ту, что выгодна только вам.
table-zombie-fluxx-coach-repel-to = Дохлофос прогоняет от вас всех зомби. Отправьте этого к тому, кто ближе всех к победе.
table-zombie-fluxx-coach-keep-to-limit = Предел руки действует для всех вне их хода. Оставьте то, что нужно для цели, и действия, которые скоро сыграете.
table-zombie-fluxx-coach-groan = Кто получил зомби и не застонал, теряет случайную карту. Так что стоните.
table-zombie-fluxx-coach-call-draw = Партия очень долгая. Если согласны больше половины игроков, она закончится вничью.
table-zombie-fluxx-coach-play-drawn = Ваша рука пока отложена. Выберите удобный порядок: первая карта выполняется целиком, и только потом вторая.
table-zombie-fluxx-coach-give = Каждый получит одну из этих карт, вы последним. Отдавайте то, что меньше всего поможет другим.
table-zombie-fluxx-coach-own-keeper = Вы меняете свою тему на чужую. Отдайте ту, которой нет в цели.
table-zombie-fluxx-coach-keeper = Посмотрите на цель: возьмите то, чего вам не хватает, или то, что приближает к победе соперника.
table-zombie-fluxx-coach-new-rule = Правило уйдет, и снова начнет действовать то, что было раньше. Уберите то, которое помогает другим больше, чем вам.
table-zombie-fluxx-coach-new-rules = Можно убрать до половины правил. Оставьте те, что помогают вам.
table-zombie-fluxx-coach-play-again = Любое действие или новое правило из сброса можно сыграть еще раз.
table-zombie-fluxx-coach-opponent = Прикиньте, что вы получите: посмотрите, сколько у кого карт на руке и сколько перед кем зомби.
table-zombie-fluxx-coach-tax = Одну карту придется отдать. Выберите ту, что никого не приблизит к цели.
table-zombie-fluxx-coach-zombie = Посмотрите, кто близок к победе и какие зомби перед ним.
table-zombie-fluxx-coach-lose-keeper = У вас больше всех зомби, и они съедают тему. Отдайте ту, которой нет в цели.
table-zombie-fluxx-coach-side = Все зомби перейдут на одно место. Посмотрите, чьи придут к вам.
