### The board of Red Rising in the browser.

table-red-rising-core = core value { $core }
table-red-rising-now = Worth now: { $points }
table-red-rising-offer = In your hand: { $change }
table-red-rising-cost = Without this card: { $change }
table-red-rising-total = Score now
table-red-rising-house = House { $house }
table-red-rising-neutral = Neutral house
table-red-rising-first = First player
table-red-rising-held = Cards in hand: { $count }
table-red-rising-die = Rising die
table-red-rising-all-cards = { $location }, all cards: { $count }
table-red-rising-taken = Gone from here:
table-red-rising-barred = You deployed here this turn
table-red-rising-more = More about the players
table-red-rising-luna-card = Luna bonus card, for the Automa only
table-red-rising-word =
    { $word ->
        [odd] Odd cards { $good } points, even { $bad }
       *[even] Even cards { $good } points, odd { $bad }
    }
table-red-rising-procession = The Automa’s latest turn
table-red-rising-automa-deploys = { $cards } is deployed { $onto }.
table-red-rising-automa-deploys-by = { $cards } is deployed { $onto }, where { $letter } is.
table-red-rising-automa-no-deck = The deck is empty: nothing is deployed.

## For whoever plays it for the first time

table-red-rising-coach-begin = Your hand is what scores in the end, so keep swapping weak characters for ones that suit each other. Helium, your ship, Influence and the Sovereign token bring points too, and together they decide when it is over.
table-red-rising-coach-worth = The number at the foot of each card is what it brings as things stand; green lines count already, grey ones do not yet. Look at a card closely to see why.
table-red-rising-coach-end = The game ends when one player has reached 7 on two of these three dials, or when all three have been reached by anybody. Watch who is close.
table-red-rising-coach-token = The Sovereign token is worth 10 points to whoever has it in the end. Each time you gain it, your house does something for you.
table-red-rising-coach-automa = The Automa turns over two cards a turn and does just what they say. Follow the steps here: where it deploys, what it takes, what it gets for it.
table-red-rising-coach-last = The end has been triggered: everybody finishes this round. Whatever will not pay off by then is not worth starting.
table-red-rising-coach-lead = Deploy the character your hand can spare most easily, best where its ability does something. Or scout: you keep your hand and still get a bonus.
table-red-rising-coach-act = You hold no cards, so leading just means taking one. That is nearly always better than scouting.
table-red-rising-coach-deploy-to = The card will lie on top here, and you cannot take from this location this turn. So choose one whose top card you do not want, unless the ability needs it.
table-red-rising-coach-gain-from = You get the top card and the bonus below it. The green number says what the card would add to your hand right now.
table-red-rising-coach-place-at = Put it where it helps you: on a location whose bonus you want if you are scouting, or over a card that others would like.
table-red-rising-coach-move = Moving sets no ability off. Uncover what you want to take, or cover what somebody else wants.
table-red-rising-coach-source = The ability acts on that location’s top card. Think of what will lie on top afterwards: you may be about to gain from there.
table-red-rising-coach-banish = A banished card is out, for all but a few characters. Get rid of what helps the others, or uncover something for yourself.
table-red-rising-coach-face = You may pick the bonus yourself. Take what brings you closer to 7, or what your cards ask for.
table-red-rising-coach-take-here = This card is extra: your gain step still follows unless you are told otherwise. Take the one that does most for your hand.
table-red-rising-coach-deploy-here = The Blue you choose goes to Jupiter and its own ability happens, as if you had deployed it.
table-red-rising-coach-pull = You may take what you pull, but that ends your turn without a bonus. Pull something you would gladly have.
table-red-rising-coach-may-take = Taking it ends your turn: no other card, no bonus. Compare it with what you could gain from the locations.
table-red-rising-coach-take-banished = Any of these can come back to your hand. Look for the partner one of your cards is waiting for.
table-red-rising-coach-return = What goes on top of the deck comes out next; what goes under it is as good as gone.
table-red-rising-coach-order = Only the order is yours to choose. What lies higher is easier to get at.
table-red-rising-coach-offer = You give up a card for a better one. It pays if the card you lose brings little; nobody makes you do it.
table-red-rising-coach-banish-own = A card of yours has to go. Let it be the one your total misses least; look at it closely to see what it costs.
table-red-rising-coach-opponent = Think of who is ahead: the score on the dials is open to all, and so is the number of cards they hold.
table-red-rising-coach-show = Showing costs you nothing but a secret: the others will know that you hold these cards.
table-red-rising-coach-block-theft = Show one of these and nothing is lost; the card you show stays yours. There is seldom a reason not to.
table-red-rising-coach-block-sovereign = You can keep the token by giving up this card for an unknown one. Compare its points with the 10 of the token.
table-red-rising-coach-prize = Ships score more with every step, Influence by rank, Helium 3 points each. Take what your cards or the dials ask for.
table-red-rising-coach-trade = One thing for another, if you like. Check which of the two your cards count, and which dial comes close to 7.
table-red-rising-coach-choice = Both are allowed. Look at the card in question first: what it would bring you, and what it would bring the next player.
table-red-rising-coach-name = Count the colours you can see: those that have hardly shown up are still in the deck.
table-red-rising-coach-lay-down = You alone will know what lies there. A good card face down waits for you; a bad one spoils a location.
table-red-rising-coach-ability = Before points are counted these abilities happen, in your order. Use first those that bring cards the others may profit from.
