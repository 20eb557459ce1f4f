### The board of Fzzzt! in the browser, as far as the words of the game itself do not do.

table-fzzzt-power = Power { $value }
table-fzzzt-my-bid = Your bid
table-fzzzt-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-fzzzt-order =
    { $place ->
        [1] bids first
        [2] bids second
        [3] bids third
       *[other] bids fourth
    }
table-fzzzt-sits-out = sits out
table-fzzzt-won = Won
table-fzzzt-tie = tied
table-fzzzt-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-fzzzt-discard =
    { $count ->
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
table-fzzzt-sold = Sold!
table-fzzzt-empty-hand = No cards in hand
table-fzzzt-no-units = The Production Units you win stand here
table-fzzzt-placed = Your choice, still secret

## How far a unit is

table-fzzzt-widgets =
    { $count ->
        [0] no widget so far
        [one] { $count } widget so far
       *[other] { $count } widgets so far
    }
table-fzzzt-socket-on = { $symbol }: allocated
table-fzzzt-socket-held = { $symbol }: in hand
table-fzzzt-socket-missing = { $symbol }: missing

## Points so far

table-fzzzt-points = points
table-fzzzt-points-sight = in sight
table-fzzzt-now = If the game ended now: { $points }
table-fzzzt-sight = Points in sight: { $points }
table-fzzzt-sight-note = Only cards that you can see now are counted; discard piles keep their secrets until Clean Up.

## What a first match of Fzzzt! explains, once each.

table-fzzzt-coach-begin = Pay with robots, win better ones, and build widgets on your Production Units. Whoever has the most points after five rounds wins.
table-fzzzt-coach-bid = The card under the lamp is for sale: pick what you bid. Only the winner pays, so save strong robots for lots that are worth it.
table-fzzzt-coach-assign = A robot with a fitting symbol fills a socket of the machine for good. It keeps its points but can no longer bid, so weak robots go first.
table-fzzzt-coach-shown = The number on the wheel of the card at the head says how many cards are turned up. Look ahead: your hand has to last for all eight auctions.
table-fzzzt-coach-won = The winning bid goes to the discard pile, and so does a robot that was won. Both come back when hands are drawn anew.
table-fzzzt-coach-chief = The Chief Mechanic bids first and wins ties. The next tied player gets the spanner afterwards.
table-fzzzt-coach-redraw = All hands are empty, so everyone shuffles the discard pile and draws again. Robots won in this round can be bid already.
table-fzzzt-coach-assigned = A widget needs one card for each symbol of the machine. The first one counts twice, because a machine without a widget costs its value.
