### Взгляд назад на партию: перелистывание, разбор решений одного места и упражнения на своих ошибках.

## Перелистывание

review-play = Показать
review-pause = Пауза
review-back = Шаг назад
review-on = Шаг вперёд
review-mistake-before = Предыдущая ошибка
review-mistake-next = Следующая ошибка
review-key-step = Шаг назад или вперёд
review-key-ends = В начало, в конец
review-key-play = Показ и пауза
review-key-mistakes = К следующей ошибке, к предыдущей
review-share = Поделиться
review-shared = Ссылка скопирована
review-result = Итог
review-beyond = Ссылка ведёт дальше конца этой партии, в которой { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }: вот её конец.
review-choose-seat = Выберите игрока, чтобы увидеть разбор его решений.

## Что говорит разбор

review-mistakes = { $count ->
        [0] Ошибки
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[other] { $count } ошибок
    }
review-mistake = «{ $chosen }» вместо «{ $better }»
review-none = Явных ошибок не найдено.
review-chance = шансы на победу
review-luck = одной лишь удачей
review-mark-chosen = выбрано
review-mark-better = лучше
review-not-yet = До этого решения разбор ещё не дошёл.
review-wrong = Выбрано «{ $chosen }». «{ $better }» обещало { $chance } победы: на { $cost } больше.
review-right = Выбрано «{ $chosen }», и явно лучшего не нашлось. Шансы на победу: { $chance }.
review-glance = Выбрано «{ $chosen }»; на первый взгляд лучшего нет. Шансы на победу: { $chance }.
review-why = Почему?
review-sure = Это не оценка: просчитано до конца.
review-after = После «{ $choice }» могло пойти так:
review-as-it-lay = При том, как карты лежали на самом деле, это стоило { $cost } победы.
review-no-harm = При том, как карты лежали на самом деле, явного вреда не было; но знать этого никто не мог.
review-compare = Что выбрал бы тут бот?
review-level = Уровень
review-would = { $level } выбирает «{ $choice }».

## Упражнения

review-practice-ask = Что вы выберете теперь?
review-practice-right = «{ $choice }»: лучшего разбор не находит.
review-practice-other = «{ $choice }»; разбор предпочитает «{ $better }».

## Конец партии

review-difference = Что решило: { $what } (+{ $points }).
review-other-game = Другая игра
review-decisive-looking = Ищем решающий момент…
review-decisive-mistake = Решающий момент: «{ $chosen }» вместо «{ $better }» стоило { $share } победы.
review-decisive-good-luck = Решающий момент: после «{ $chosen }» удача принесла { $share } победы.
review-decisive-bad-luck = Решающий момент: после «{ $chosen }» невезение отняло { $share } победы.

## На чём теряют больше всего

review-losses = На чём вы теряете больше всего
review-losses-text = Разбор смотрит ваши последние партии против ботов. К каждому виду решений есть ваши собственные позиции для упражнений.
review-losses-looking = Просмотрено партий: { $done } из { $whole }
review-losses-empty = Пока пусто: доиграйте партию против ботов до конца.
review-losses-kind = { $times ->
        [one] { $times } решение такого вида стоило
        [few] { $times } решения такого вида стоили
       *[other] { $times } решений такого вида стоили
    } { $cost } победы.
review-practise = Попробовать снова
