### Fzzzt! The terms are those of NAMES.json.

fzzzt-title = Fzzzt!

## Symbols. The letters stand on the cards of the terminal; they must differ from one another.

fzzzt-symbol-nut = nut
fzzzt-symbol-oil = oil
fzzzt-symbol-cog = cog
fzzzt-symbol-bolt = bolt
fzzzt-letter-nut = N
fzzzt-letter-oil = O
fzzzt-letter-cog = C
fzzzt-letter-bolt = B

## Cards

fzzzt-card-mechanic = Mechanic { $number }
fzzzt-card-robot = Robot { $power } ({ $symbols })
fzzzt-card-upgrade = Robot Upgrade
fzzzt-card-fzzzt = Fzzzt
fzzzt-card-prototype = Prototype unit { $value } ({ $symbols })
fzzzt-card-enhanced = Enhanced unit { $value } ({ $symbols })
fzzzt-card-advanced = Advanced unit { $value } ({ $symbols })
fzzzt-card-ultimate = Ultimate unit { $value } ({ $symbols })

## Short names for small places; a tile is 8 signs wide, the arrow of the head included.

fzzzt-tile-robot = Robot { $power }
fzzzt-tile-upgrade = Upgrade
fzzzt-tile-fzzzt = Fzzzt
fzzzt-tile-unit = Unit
fzzzt-code-mechanic = M{ $number }
fzzzt-code-upgrade = Up
fzzzt-code-fzzzt = Fz

## What a card does

fzzzt-about-mechanic = Adds 0 to a bid and scores nothing. It never leaves your cards and cannot be allocated to a Production Unit.
fzzzt-about-robot =
    { $points ->
        [one] Adds { $power } to a bid and scores { $points } point.
       *[other] Adds { $power } to a bid and scores { $points } points.
    } On a Production Unit it serves as one of its symbols: { $symbols }. Its Conveyor Belt Number is { $conveyor }.
fzzzt-about-upgrade = Adds 0 to a bid and scores nothing, but counts as a Robot and can stand for any one symbol on a Production Unit. Its Conveyor Belt Number is { $conveyor }.
fzzzt-about-fzzzt = Adds { $power } to a bid, but costs you 1 point at the end. It cannot be allocated to a Production Unit. Its Conveyor Belt Number is { $conveyor }.
fzzzt-about-unit = Each widget, one card for each of the symbols { $symbols }, earns { $value } points; a unit without a widget costs { $value } points. It stays on the table and is never bid. Its Conveyor Belt Number is { $conveyor }.

## Questions

fzzzt-ask-bid = Which cards do you bid for { $card }?
fzzzt-help-bid = Place one or more cards from your hand face down; you may not pass. The highest sum of power wins the card at the head of the belt. The winner’s bid goes to the discard pile, everyone else takes theirs back. The others see how many cards you bid, not which. In a tied bid the Chief Mechanic, or the first tied player clockwise from the Chief, wins.
fzzzt-ask-assign = Which card do you allocate to { $card }?
fzzzt-help-assign = Each of your Production Units may get one card now, a Robot or a Robot Upgrade that shares a symbol with it. The card stays there for the rest of the game: it can no longer be bid, but keeps its points and may become part of a widget. You need not allocate anything. Everyone’s choices are shown together.
fzzzt-choice-nothing = Nothing

## Match options

fzzzt-option-log-last = The log keeps the last auction only
fzzzt-option-log-full = The log shows everything, so discard piles lie open
fzzzt-option-last-assignment-skip = nothing is allocated after the last round
fzzzt-option-last-assignment-ask = cards are allocated after the last round too

## What happened

fzzzt-event-round = Round { $round } begins: everyone shuffles and draws.
fzzzt-event-turned =
    { $count ->
        [one] Turned up on the belt: { $cards }.
       *[other] Turned up on the belt ({ $count } cards): { $cards }.
    }
fzzzt-event-own-bid = You bid { $cards }.
fzzzt-event-bids = Bids placed: { $bids }.
fzzzt-bid-size =
    { $count ->
        [one] { $player } ({ $count } card)
       *[other] { $player } ({ $count } cards)
    }
fzzzt-event-bid-shown =
    { $who ->
        [me] You reveal a bid of { $value }: { $cards }.
       *[other] { $player } reveals a bid of { $value }: { $cards }.
    }
fzzzt-event-won =
    { $who ->
        [me] You win { $card } with { $value }.
       *[other] { $player } wins { $card } with { $value }.
    }
fzzzt-event-won-tied =
    { $who ->
        [me] You win { $card } with { $value }: it is a tie, and counted from the Chief Mechanic clockwise you come first.
       *[other] { $player } wins { $card } with { $value }: it is a tie, and counted from the Chief Mechanic clockwise this seat comes first.
    }
fzzzt-event-chief =
    { $who ->
        [me] After a tied bid you become Chief Mechanic and get the spanner.
       *[other] After a tied bid { $player } becomes Chief Mechanic and gets the spanner.
    }
fzzzt-event-redraw = Redraw: all hands are empty, so everyone draws again.
fzzzt-event-assigned =
    { $who ->
        [me] You allocate { $card } to { $unit }.
       *[other] { $player } allocates { $card } to { $unit }.
    }
fzzzt-event-over = The Conveyor Belt Deck cannot fill another belt: the game is over.

## The score sheet

fzzzt-score-robots =
    { $count ->
        [one] Basic score: { $count } Robot
       *[other] Basic score: { $count } Robots
    }
fzzzt-score-fzzzt =
    { $count ->
        [one] Basic score: { $count } Fzzzt card
       *[other] Basic score: { $count } Fzzzt cards
    }
fzzzt-score-widgets =
    { $count ->
        [one] Bonus score: { $count } widget, { $unit }. { $widgets }
       *[other] Bonus score: { $count } widgets, { $unit }. { $widgets }
    }
fzzzt-score-widget = { $number }: { $parts }
fzzzt-score-part = { $symbol } = { $card }
fzzzt-score-idle = Penalty: no widget, { $unit }
fzzzt-score-tie-break = Tie: whoever has fewer Robots comes first; here: { $count }

## The screen

fzzzt-header-round = Round { $round } of { $rounds }
fzzzt-header-auction = Auction { $auction } of { $auctions }
fzzzt-header-clean-up = Clean Up
fzzzt-title-belt = Conveyor Belt
fzzzt-belt-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
fzzzt-legend = ↯ power  ★ points  ▸ Belt Number  ✦ widgets
fzzzt-option-note-log-last = Only the last auction is kept here: what was bid before is for your memory.
fzzzt-title-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
fzzzt-title-hands = Hands
fzzzt-column-player = Player
fzzzt-column-hand = Hand
fzzzt-column-bid = Bid
fzzzt-column-discard = Discard
fzzzt-column-last-bid = Last bid
fzzzt-column-units = Production Units
fzzzt-chief-mark = { $spanner } Chief Mechanic
fzzzt-last-lot = last auction: { $card }

## Front door, zones and counters

fzzzt-poster = Bid robots for robots as they roll down the belt, and turn them into widgets.
fzzzt-zone-belt = Conveyor Belt
fzzzt-zone-bid = Bid
fzzzt-zone-units = Production Units
fzzzt-zone-on = On { $card }
fzzzt-fact-round = Round
fzzzt-holder-chief = Chief Mechanic

## The board of Fzzzt! in the browser, as far as the words of the game itself do not do.

fzzzt-board-power = Power { $value }
fzzzt-board-my-bid = Your bid
fzzzt-board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
fzzzt-board-order =
    { $place ->
        [1] bids first
        [2] bids second
        [3] bids third
       *[other] bids fourth
    }
fzzzt-board-sits-out = sits out
fzzzt-board-won = Won
fzzzt-board-tie = tied
fzzzt-board-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
fzzzt-board-discard =
    { $count ->
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
fzzzt-board-sold = Sold!
fzzzt-board-empty-hand = No cards in hand
fzzzt-board-no-units = The Production Units you win stand here
fzzzt-board-placed = Your choice, still secret

## How far a unit is

fzzzt-board-widgets =
    { $count ->
        [0] no widget so far
        [one] { $count } widget so far
       *[other] { $count } widgets so far
    }
fzzzt-board-socket-on = { $symbol }: allocated
fzzzt-board-socket-held = { $symbol }: in hand
fzzzt-board-socket-missing = { $symbol }: missing

## Points so far

fzzzt-board-points = points
fzzzt-board-points-sight = in sight
fzzzt-board-now = If the game ended now: { $points }
fzzzt-board-sight = Points in sight: { $points }
fzzzt-board-sight-note = Only cards that you can see now are counted; discard piles keep their secrets until Clean Up.
fzzzt-board-mechanic = { $mechanic }. Starting set: { $cards }

## What a first match of Fzzzt! explains, once each.

fzzzt-board-coach-begin = Pay with robots, win better ones, and build widgets on your Production Units. Whoever has the most points after five rounds wins.
fzzzt-board-coach-bid = The card under the lamp is for sale: pick what you bid. Only the winner pays, so save strong robots for lots that are worth it.
fzzzt-board-coach-assign = A robot with a fitting symbol fills a socket of the machine for good. It keeps its points but can no longer bid, so weak robots go first.
fzzzt-board-coach-shown = The number on the wheel of the card at the head says how many cards are turned up. Look ahead: your hand has to last for all eight auctions.
fzzzt-board-coach-won = The winning bid goes to the discard pile, and so does a robot that was won. Both come back when hands are drawn anew.
fzzzt-board-coach-chief = The Chief Mechanic bids first and wins ties. The next tied player gets the spanner afterwards.
fzzzt-board-coach-redraw = All hands are empty, so everyone shuffles the discard pile and draws again. Robots won in this round can be bid already.
fzzzt-board-coach-assigned = A widget needs one card for each symbol of the machine. The first one counts twice, because a machine without a widget costs its value.

## The pad beside a real table

fzzzt-pad-cards = All other cards: robots, upgrades and Fzzzt cards
fzzzt-pad-widget = { $unit }: widget { $number }, { $points } points
fzzzt-pad-widgets = Bonus score: widgets { $count }, { $unit }
fzzzt-pad-tie = Tie: whoever has fewer robots comes first. { $player } has { $count }.

## The guided first match

fzzzt-lesson-hand = These robots are your money: the number on each is what it bids. You get them back when your hand is drawn anew.
fzzzt-lesson-won = The lot is yours. With the robots you paid it lies here, and comes to your hand when you draw anew.
fzzzt-lesson-lost = The other bid more, and only the winner pays: your robots stay with you.
