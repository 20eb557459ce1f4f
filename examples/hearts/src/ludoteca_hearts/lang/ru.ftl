### Червы. Все фразы игры.

hearts-title = Червы
hearts-poster = Тринадцать взяток, которые лучше не брать. Или взять их все.

## Карты

hearts-card-2C = 2♣
hearts-card-3C = 3♣
hearts-card-4C = 4♣
hearts-card-5C = 5♣
hearts-card-6C = 6♣
hearts-card-7C = 7♣
hearts-card-8C = 8♣
hearts-card-9C = 9♣
hearts-card-TC = 10♣
hearts-card-JC = В♣
hearts-card-QC = Д♣
hearts-card-KC = К♣
hearts-card-AC = Т♣
hearts-card-2D = 2♦
hearts-card-3D = 3♦
hearts-card-4D = 4♦
hearts-card-5D = 5♦
hearts-card-6D = 6♦
hearts-card-7D = 7♦
hearts-card-8D = 8♦
hearts-card-9D = 9♦
hearts-card-TD = 10♦
hearts-card-JD = В♦
hearts-card-QD = Д♦
hearts-card-KD = К♦
hearts-card-AD = Т♦
hearts-card-2H = 2♥
hearts-card-3H = 3♥
hearts-card-4H = 4♥
hearts-card-5H = 5♥
hearts-card-6H = 6♥
hearts-card-7H = 7♥
hearts-card-8H = 8♥
hearts-card-9H = 9♥
hearts-card-TH = 10♥
hearts-card-JH = В♥
hearts-card-QH = Д♥
hearts-card-KH = К♥
hearts-card-AH = Т♥
hearts-card-2S = 2♠
hearts-card-3S = 3♠
hearts-card-4S = 4♠
hearts-card-5S = 5♠
hearts-card-6S = 6♠
hearts-card-7S = 7♠
hearts-card-8S = 8♠
hearts-card-9S = 9♠
hearts-card-TS = 10♠
hearts-card-JS = В♠
hearts-card-QS = Д♠
hearts-card-KS = К♠
hearts-card-AS = Т♠

## Вопросы

hearts-ask-pass = Какие три карты вы передаёте?
hearts-help-pass = Все четыре игрока выбирают одновременно. Ваши карты увидит только тот, кто их получит.
hearts-ask-play = С какой карты ходите?
hearts-help-play = Если можете, ходите в масть. Взятку берёт старшая карта масти захода; каждая черва в ней стоит одно очко, дама пик — тринадцать.

## Варианты

hearts-option-length-one_hand = одна сдача
hearts-option-length-hundred_points = сдача за сдачей, пока кто-нибудь не потеряет 100 очков
hearts-option-passing-rotating = карты передают налево, направо, через стол, а в четвёртый раз не передают
hearts-option-passing-left = карты всегда передают налево
hearts-option-passing-across = карты всегда передают через стол
hearts-option-passing-right = карты всегда передают направо
hearts-option-passing-hold = карты не передают
hearts-option-opening-two_of_clubs = первый ход — двойкой треф
hearts-option-opening-any_club = владелец двойки треф может начать с любой трефы
hearts-option-first_trick-no_points = в первой взятке нельзя сбрасывать очки
hearts-option-first_trick-any_card = в первой взятке можно сбрасывать очки
hearts-option-hearts-must_be_broken = с червей можно заходить только после того, как их вскрыли
hearts-option-hearts-at_once = с червей можно заходить всегда
hearts-option-queen-breaks_hearts = дама пик тоже вскрывает черви
hearts-option-queen-breaks_nothing = черви вскрывает только черва
hearts-option-lone_queen-must_lead = у кого остались только черви и дама пик, тот заходит с дамы, пока черви не вскрыты
hearts-option-lone_queen-may_stay = у кого остались только черви и дама пик, тот может зайти с червей
hearts-option-jack-nothing = валет бубен ничего не приносит
hearts-option-jack-ten_points = валет бубен приносит 10 очков
hearts-option-no_trick-nothing = игра без взяток ничего не приносит
hearts-option-no_trick-five_points = игра без взяток приносит 5 очков

## Что произошло

hearts-event-dealt =
    Сдача { $number }. { $direction ->
        [left] Три карты передают налево.
        [right] Три карты передают направо.
        [across] Три карты передают через стол.
       *[hold] Карты не передают.
    }
hearts-event-passed =
    { $who ->
        [me] Вы передаёте: { $cards }.
       *[other] { $player } передаёт вам: { $cards }.
    }
hearts-event-passed-hidden = { $player } передаёт три карты.
hearts-event-played =
    { $who ->
        [me] Вы ходите: { $cards }.
       *[other] { $player } ходит: { $cards }.
    }
hearts-event-broken = Черви вскрыты.
hearts-event-took =
    { $points ->
        [0] { $who ->
            [me] Вы берёте взятку.
           *[other] { $player } берёт взятку.
        }
        [one] { $who ->
            [me] Вы берёте взятку, а с ней { $points } очко.
           *[other] { $player } берёт взятку, а с ней { $points } очко.
        }
        [few] { $who ->
            [me] Вы берёте взятку, а с ней { $points } очка.
           *[other] { $player } берёт взятку, а с ней { $points } очка.
        }
       *[other] { $who ->
            [me] Вы берёте взятку, а с ней { $points } очков.
           *[other] { $player } берёт взятку, а с ней { $points } очков.
        }
    }
hearts-event-moon =
    { $who ->
        [me] Вы собрали все очки: платят за них остальные.
       *[other] { $player } собирает все очки: платят за них остальные.
    }

## Подсчёт очков

hearts-score-before = Прошлые сдачи
hearts-score-hearts =
    { $count ->
        [one] { $count } черва
        [few] { $count } червы
       *[other] { $count } черв
    }
hearts-score-queen = Дама пик
hearts-score-moon = Другой игрок собрал все очки
hearts-score-jack = Валет бубен
hearts-score-no_trick = Ни одной взятки

## Стол

hearts-zone-trick = Взятка
hearts-zone-taken = Взято
hearts-fact-number = Сдача
hearts-fact-points = Очки за прошлые сдачи
hearts-holder-leader = заходит
