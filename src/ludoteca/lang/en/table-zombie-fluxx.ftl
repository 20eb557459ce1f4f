### The board of Zombie Fluxx in the browser, and what its coach says in a first match.

table-zombie-fluxx-new = new
table-zombie-fluxx-used = used this turn
table-zombie-fluxx-off = no power
table-zombie-fluxx-dead = a zombie now
table-zombie-fluxx-boss = Boss
table-zombie-fluxx-asleep = asleep
table-zombie-fluxx-blocked = Larry blocks
table-zombie-fluxx-turn = Turn { $turn }
table-zombie-fluxx-again = One more turn
table-zombie-fluxx-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-zombie-fluxx-zombies =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }
table-zombie-fluxx-claims = More than one could win: play goes on.
table-zombie-fluxx-joining =
    { $count ->
        [one] { $count } player joins after this turn.
       *[other] { $count } players join after this turn.
    }
table-zombie-fluxx-groan = Braaains…
table-zombie-fluxx-blam = BLAM!
table-zombie-fluxx-traded = Hands traded

## The coach

table-zombie-fluxx-coach-begin = The goal changes all the time, and so do the rules: whoever has what the Goal asks for wins at once. Collect Keepers, and beware of zombies.
table-zombie-fluxx-coach-goal = A Goal is in play, and it is the same for everybody. The pips beside it show how close each player is.
table-zombie-fluxx-coach-rules = A rule on the board binds everybody at once. A new one of the same kind takes its place.
table-zombie-fluxx-coach-creeper = A zombie has come to you, and you got another card for it. With most Goals nobody wins who has zombies.
table-zombie-fluxx-coach-ungoal = Zombie Victory takes the place of a Goal: if it is met, everybody loses. Get rid of zombies, or play another Goal.
table-zombie-fluxx-coach-move = You have drawn already; now you must play. Keepers are never wrong, and a Goal is best once you have what it asks for.
table-zombie-fluxx-coach-kill = Most zombies are gone when killed, but a Trio goes on to a neighbour and your Pairs run to somebody else. The one that keeps you from winning goes first.
table-zombie-fluxx-coach-flee-to = Your Pair runs away from the shot. Send it to whoever is closest to winning.
table-zombie-fluxx-coach-lure = You may move one of your zombies to a player with something that attracts them. Take the card with the most zombies on it.
table-zombie-fluxx-coach-lure-to = Send the zombie to whoever is closest to winning.
table-zombie-fluxx-coach-discard-goal = One Goal has to go. Keep the one that suits you and nobody else.
table-zombie-fluxx-coach-repel-to = Your repellent drives every zombie away. Send it to whoever is closest to winning.
table-zombie-fluxx-coach-keep-to-limit = A Hand Limit binds everybody whose turn is over. Keep what the Goal asks for, and Actions that you want to play soon.
table-zombie-fluxx-coach-groan = Whoever gets a zombie has to groan, or loses a card at random. So groan.
table-zombie-fluxx-coach-call-draw = This match is very long. If more than half of the players agree, it ends as a draw.
table-zombie-fluxx-coach-play-drawn = Your hand waits aside. Play these cards in the order that helps you: the first is carried out whole before the second.
table-zombie-fluxx-coach-give = Everybody gets one of these cards, you last. Give away what helps the others least.
table-zombie-fluxx-coach-own-keeper = You swap a Keeper of yours for another one. Give one that the Goal does not ask for.
table-zombie-fluxx-coach-keeper = Look at the Goal: take what you lack, or what brings somebody else close to winning.
table-zombie-fluxx-coach-new-rule = The rule goes, and whatever was there before counts again. Remove one that helps the others more than you.
table-zombie-fluxx-coach-new-rules = You may clear up to half of the board. Keep the rules that help you.
table-zombie-fluxx-coach-play-again = Any Action or New Rule of the discard pile is yours to play once more.
table-zombie-fluxx-coach-opponent = Look at what you get: the number of cards in hand, or the zombies in front of each player.
table-zombie-fluxx-coach-tax = You have to give one card. Give one that helps nobody with the Goal.
table-zombie-fluxx-coach-zombie = Look at who is close to winning, and at the zombies in front of them.
table-zombie-fluxx-coach-lose-keeper = You have the most zombies, so they eat a Keeper. Part with one that the Goal does not ask for.
table-zombie-fluxx-coach-side = All zombies move one seat on. Look at who would give theirs to you.
