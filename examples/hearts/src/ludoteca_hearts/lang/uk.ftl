### Чирви. Усі фрази гри.

hearts-title = Чирви
hearts-poster = Тринадцять взяток, яких краще не брати. Або взяти всі.

## Карти

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

## Запитання

hearts-ask-pass = Які три карти ви передаєте?
hearts-help-pass = Усі четверо гравців обирають одночасно. Ваші карти побачить лише той, хто їх отримає.
hearts-ask-play = Якою картою ходите?
hearts-help-play = Якщо можете, ходіть у масть. Взятку бере старша карта масті заходу; кожна чирва в ній коштує одне очко, дама пік — тринадцять.

## Варіанти

hearts-option-length-one_hand = одна роздача
hearts-option-length-hundred_points = роздача за роздачею, доки хтось не втратить 100 очок
hearts-option-passing-rotating = карти передають ліворуч, праворуч, через стіл, а вчетверте не передають
hearts-option-passing-left = карти завжди передають ліворуч
hearts-option-passing-across = карти завжди передають через стіл
hearts-option-passing-right = карти завжди передають праворуч
hearts-option-passing-hold = карт не передають
hearts-option-opening-two_of_clubs = перший хід — двійкою треф
hearts-option-opening-any_club = власник двійки треф може почати з будь-якої трефи
hearts-option-first_trick-no_points = у першій взятці не можна скидати очки
hearts-option-first_trick-any_card = у першій взятці можна скидати очки
hearts-option-hearts-must_be_broken = із чирв можна заходити лише після того, як їх відкрито
hearts-option-hearts-at_once = із чирв можна заходити завжди
hearts-option-queen-breaks_hearts = дама пік теж відкриває чирви
hearts-option-queen-breaks_nothing = чирви відкриває лише чирва
hearts-option-lone_queen-must_lead = у кого залишилися тільки чирви й дама пік, той заходить із дами, доки чирви не відкрито
hearts-option-lone_queen-may_stay = у кого залишилися тільки чирви й дама пік, той може зайти з чирви
hearts-option-jack-nothing = валет бубон нічого не дає
hearts-option-jack-ten_points = валет бубон дає 10 очок
hearts-option-no_trick-nothing = гра без взяток нічого не дає
hearts-option-no_trick-five_points = гра без взяток дає 5 очок

## Що сталося

hearts-event-dealt =
    Роздача { $number }. { $direction ->
        [left] Три карти передають ліворуч.
        [right] Три карти передають праворуч.
        [across] Три карти передають через стіл.
       *[hold] Карт не передають.
    }
hearts-event-passed =
    { $who ->
        [me] Ви передаєте: { $cards }.
       *[other] { $player } передає вам: { $cards }.
    }
hearts-event-passed-hidden = { $player } передає три карти.
hearts-event-played =
    { $who ->
        [me] Ви ходите: { $cards }.
       *[other] { $player } ходить: { $cards }.
    }
hearts-event-broken = Чирви відкрито.
hearts-event-took =
    { $points ->
        [0] { $who ->
            [me] Ви берете взятку.
           *[other] { $player } бере взятку.
        }
        [one] { $who ->
            [me] Ви берете взятку, а з нею { $points } очко.
           *[other] { $player } бере взятку, а з нею { $points } очко.
        }
        [few] { $who ->
            [me] Ви берете взятку, а з нею { $points } очки.
           *[other] { $player } бере взятку, а з нею { $points } очки.
        }
       *[other] { $who ->
            [me] Ви берете взятку, а з нею { $points } очок.
           *[other] { $player } бере взятку, а з нею { $points } очок.
        }
    }
hearts-event-moon =
    { $who ->
        [me] Ви зібрали всі очки: платять за них інші.
       *[other] { $player } збирає всі очки: платять за них інші.
    }

## Підрахунок очок

hearts-score-before = Попередні роздачі
hearts-score-hearts =
    { $count ->
        [one] { $count } чирва
        [few] { $count } чирви
       *[other] { $count } чирв
    }
hearts-score-queen = Дама пік
hearts-score-moon = Інший гравець зібрав усі очки
hearts-score-jack = Валет бубон
hearts-score-no_trick = Жодної взятки

## Стіл

hearts-zone-trick = Взятка
hearts-zone-taken = Узято
hearts-fact-number = Роздача
hearts-fact-points = Очки за попередні роздачі
hearts-holder-leader = заходить
