### Погляд назад на партію: гортання, розбір рішень одного місця та вправи на власних помилках.

## Гортання

review-play = Показати
review-pause = Пауза
review-back = Крок назад
review-on = Крок уперед
review-mistake-before = Попередня помилка
review-mistake-next = Наступна помилка
review-key-step = Крок назад або вперед
review-key-ends = На початок, у кінець
review-key-play = Показ і пауза
review-key-mistakes = До наступної помилки, до попередньої
review-share = Поділитися
review-shared = Посилання скопійовано
review-result = Підсумок
review-beyond = Посилання веде далі за кінець цієї партії, у якій { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[other] { $steps } кроків
    }: ось її кінець.
review-choose-seat = Виберіть гравця, щоб побачити розбір його рішень.

## Що каже розбір

review-mistakes = { $count ->
        [0] Помилки
        [one] { $count } помилка
        [few] { $count } помилки
       *[other] { $count } помилок
    }
review-mistake = «{ $chosen }» замість «{ $better }»
review-none = Явних помилок не знайдено.
review-chance = шанси на перемогу
review-luck = самою лише удачею
review-mark-chosen = вибрано
review-mark-better = краще
review-not-yet = До цього рішення розбір ще не дійшов.
review-wrong = Вибрано «{ $chosen }». «{ $better }» обіцяло { $chance } перемоги: на { $cost } більше.
review-right = Вибрано «{ $chosen }», і явно кращого не знайшлося. Шанси на перемогу: { $chance }.
review-glance = Вибрано «{ $chosen }»; на перший погляд кращого немає. Шанси на перемогу: { $chance }.
review-why = Чому?
review-sure = Це не оцінка: прораховано до кінця.
review-after = Після «{ $choice }» могло піти так:
review-as-it-lay = За того, як карти лежали насправді, це коштувало { $cost } перемоги.
review-no-harm = За того, як карти лежали насправді, явної шкоди не було; але знати цього ніхто не міг.
review-compare = Що вибрав би тут бот?
review-level = Рівень
review-would = { $level } вибирає «{ $choice }».

## Вправи

review-practice-ask = Що ви виберете тепер?
review-practice-right = «{ $choice }»: кращого розбір не знаходить.
review-practice-other = «{ $choice }»; розбір воліє «{ $better }».

## Кінець партії

review-difference = Що вирішило: { $what } (+{ $points }).
review-other-game = Інша гра
review-decisive-looking = Шукаємо вирішальний момент…
review-decisive-mistake = Вирішальний момент: «{ $chosen }» замість «{ $better }» коштувало { $share } перемоги.
review-decisive-good-luck = Вирішальний момент: після «{ $chosen }» удача принесла { $share } перемоги.
review-decisive-bad-luck = Вирішальний момент: після «{ $chosen }» невезіння забрало { $share } перемоги.

## На чому втрачають найбільше

review-losses = На чому ви втрачаєте найбільше
review-losses-text = Розбір дивиться ваші останні партії проти ботів. До кожного виду рішень є ваші власні позиції для вправ.
review-losses-looking = Переглянуто партій: { $done } з { $whole }
review-losses-empty = Поки що порожньо: дограйте партію проти ботів до кінця.
review-losses-kind = { $times ->
        [one] { $times } рішення такого виду коштувало
        [few] { $times } рішення такого виду коштували
       *[other] { $times } рішень такого виду коштували
    } { $cost } перемоги.
review-practise = Спробувати знову
