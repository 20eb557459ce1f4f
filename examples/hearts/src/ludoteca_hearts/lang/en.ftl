### Hearts. Every sentence of the game; ids begin with the name of the game, and what follows says what they are for.

hearts-title = Hearts
hearts-poster = Thirteen tricks that you would rather not take, or all of them.

## Cards

hearts-card-2C = 2♣
hearts-card-3C = 3♣
hearts-card-4C = 4♣
hearts-card-5C = 5♣
hearts-card-6C = 6♣
hearts-card-7C = 7♣
hearts-card-8C = 8♣
hearts-card-9C = 9♣
hearts-card-TC = 10♣
hearts-card-JC = J♣
hearts-card-QC = Q♣
hearts-card-KC = K♣
hearts-card-AC = A♣
hearts-card-2D = 2♦
hearts-card-3D = 3♦
hearts-card-4D = 4♦
hearts-card-5D = 5♦
hearts-card-6D = 6♦
hearts-card-7D = 7♦
hearts-card-8D = 8♦
hearts-card-9D = 9♦
hearts-card-TD = 10♦
hearts-card-JD = J♦
hearts-card-QD = Q♦
hearts-card-KD = K♦
hearts-card-AD = A♦
hearts-card-2H = 2♥
hearts-card-3H = 3♥
hearts-card-4H = 4♥
hearts-card-5H = 5♥
hearts-card-6H = 6♥
hearts-card-7H = 7♥
hearts-card-8H = 8♥
hearts-card-9H = 9♥
hearts-card-TH = 10♥
hearts-card-JH = J♥
hearts-card-QH = Q♥
hearts-card-KH = K♥
hearts-card-AH = A♥
hearts-card-2S = 2♠
hearts-card-3S = 3♠
hearts-card-4S = 4♠
hearts-card-5S = 5♠
hearts-card-6S = 6♠
hearts-card-7S = 7♠
hearts-card-8S = 8♠
hearts-card-9S = 9♠
hearts-card-TS = 10♠
hearts-card-JS = J♠
hearts-card-QS = Q♠
hearts-card-KS = K♠
hearts-card-AS = A♠

## Questions

hearts-ask-pass = Which three cards do you pass on?
hearts-help-pass = All four players choose at the same time. Nobody sees the cards you pass but the player who receives them.
hearts-ask-play = Which card do you play?
hearts-help-play = Follow the suit that was led if you can. The highest card of that suit takes the trick; every heart in it costs a point, the queen of spades thirteen.

## Match options

hearts-option-length-one_hand = a single hand
hearts-option-length-hundred_points = hand after hand until someone has lost 100 points
hearts-option-passing-rotating = cards are passed to the left, to the right, across, then not at all
hearts-option-passing-left = cards are always passed to the left
hearts-option-passing-across = cards are always passed across
hearts-option-passing-right = cards are always passed to the right
hearts-option-passing-hold = no cards are passed
hearts-option-opening-two_of_clubs = the two of clubs opens
hearts-option-opening-any_club = whoever holds the two of clubs may open with any club
hearts-option-first_trick-no_points = no points in the first trick
hearts-option-first_trick-any_card = points may fall in the first trick
hearts-option-hearts-must_be_broken = hearts may be led only once they are broken
hearts-option-hearts-at_once = hearts may be led at any time
hearts-option-queen-breaks_hearts = the queen of spades breaks hearts too
hearts-option-queen-breaks_nothing = only a heart breaks hearts
hearts-option-lone_queen-must_lead = whoever has nothing but hearts and the queen of spades must lead the queen until hearts are broken
hearts-option-lone_queen-may_stay = whoever has nothing but hearts and the queen of spades may lead a heart
hearts-option-jack-nothing = the jack of diamonds brings nothing
hearts-option-jack-ten_points = the jack of diamonds brings 10 points
hearts-option-no_trick-nothing = no bonus for taking no tricks
hearts-option-no_trick-five_points = taking no tricks brings 5 points

## What happened

hearts-event-dealt =
    Hand { $number } is dealt. { $direction ->
        [left] Three cards go to the left.
        [right] Three cards go to the right.
        [across] Three cards go across the table.
       *[hold] Everyone keeps their cards.
    }
hearts-event-passed =
    { $who ->
        [me] You pass on { $cards }.
       *[other] { $player } passes { $cards } to you.
    }
hearts-event-passed-hidden = { $player } passes on three cards.
hearts-event-played =
    { $who ->
        [me] You play { $cards }.
       *[other] { $player } plays { $cards }.
    }
hearts-event-broken = Hearts are broken.
hearts-event-took =
    { $points ->
        [0] { $who ->
            [me] You take the trick.
           *[other] { $player } takes the trick.
        }
        [one] { $who ->
            [me] You take the trick and { $points } point with it.
           *[other] { $player } takes the trick and { $points } point with it.
        }
       *[other] { $who ->
            [me] You take the trick and { $points } points with it.
           *[other] { $player } takes the trick and { $points } points with it.
        }
    }
hearts-event-moon =
    { $who ->
        [me] You shoot the moon: all the points are yours, so the others pay for them.
       *[other] { $player } shoots the moon: all the points in one hand, so the others pay for them.
    }

## The score sheet

hearts-score-before = Earlier hands
hearts-score-hearts =
    { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
hearts-score-queen = Queen of spades
hearts-score-moon = Another player shot the moon
hearts-score-jack = Jack of diamonds
hearts-score-no_trick = No tricks taken

## The table

hearts-zone-trick = Trick
hearts-zone-taken = Taken
hearts-fact-number = Hand
hearts-fact-points = Points from earlier hands
hearts-holder-leader = leads
