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

fzzzt-option-log-last = The log shows the last auction only
fzzzt-option-log-full = The log shows everything
fzzzt-option-last-skip = nothing is allocated after the last round
fzzzt-option-last-ask = cards are allocated after the last round too

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
        [one] Bonus score: { $count } widget, { $unit }, with { $cards }
       *[other] Bonus score: { $count } widgets, { $unit }, with { $cards }
    }
fzzzt-score-idle = Penalty: no widget, { $unit }

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
