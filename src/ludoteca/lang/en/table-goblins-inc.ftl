### Goblins, Inc. on the table in the browser: the words of its board, and of the coach of a first match.

## Questions that are answered with the hand

table-goblins-inc-ask-lay = { $tile }: where do you lay it?
table-goblins-inc-help-lay = Turn the tile with the button, the wheel or R, then tap a square or drag the tile there. Solid squares hold: metal meets metal that hangs on the cockpit. What does not hang on it in the end falls off. You may pencil in your other tiles; they are laid as soon as their turn comes. Undo takes back tiles of this batch until everybody has finished.
table-goblins-inc-ask-drive = How do you turn, and which side of the enemy do you attack?
table-goblins-inc-help-drive = Steer: the side you choose comes to the front, and only arrows that point there fire; the knob says how many dice that brings. Aim: the side of the enemy that you attack, after both robots have turned. Dots on a knob are the engines it needs. A robot that does not turn overheats and rolls one die less. With too few engines you do not turn, attack the front, overheat and have no engine left over.
table-goblins-inc-help-use = Sabotage, Duct Tape and Crane are used before the roll, Nitro, Emergency and Homing after it, Dynamite when you put your dice in order. Look closely at the card to read what it does.
table-goblins-inc-ask-tape = Which tile gets the token?
table-goblins-inc-ask-lift = Which tile does the Crane lift?
table-goblins-inc-ask-put = { $tile }: where does the Crane put it?
table-goblins-inc-help-order = Each die strikes the first tile of its line, seen from the attacked side. What no longer hangs on the cockpit falls off at once, so the order matters. Blank dice drop out. Tap the dice in the order you want, then strike.

## The yard

table-goblins-inc-turn = Turn
table-goblins-inc-loose = loose
table-goblins-inc-square = Square { $square }
table-goblins-inc-square-holds = Square { $square }, holds
table-goblins-inc-cockpit = Cockpit, goblins: { $count }
table-goblins-inc-token = Token on { $squares }
table-goblins-inc-arrows = Arrows to the front: { $front } of { $all }
table-goblins-inc-engines = Engines
table-goblins-inc-shields = Defense tokens

## The battle

table-goblins-inc-steer = Steer
table-goblins-inc-aim = Aim
table-goblins-inc-lever = Pull the lever
table-goblins-inc-locked = Locked in
table-goblins-inc-spent = Engines: { $spent } of { $engines }
table-goblins-inc-overspent = Too few engines: no turn, front attack, overheated
table-goblins-inc-strike = Strike!
table-goblins-inc-order-hint = Tap the dice in the order in which they strike.
table-goblins-inc-miss = miss
table-goblins-inc-scrap = Scrap heap: tiles { $tiles }, tokens { $tokens }, goblins { $goblins }
table-goblins-inc-scrap-empty = Nothing lost yet
table-goblins-inc-skip = Skip

## Agendas and points

table-goblins-inc-note-own = left on yours
table-goblins-inc-note-enemy = lost by them
table-goblins-inc-note-won = if you win
table-goblins-inc-note-lost = if you lose
table-goblins-inc-note-bet = a bet
table-goblins-inc-payday = Payday
table-goblins-inc-victory = Victory
table-goblins-inc-earned = Earned
table-goblins-inc-gain = If the battle ended now

## The coach of a first match

table-goblins-inc-coach-begin = Two teams build a robot each and shoot at one another. You score alone, for goblins left in a winning robot and for secret agendas: most points win.
table-goblins-inc-coach-pass-on = Two of these tiles go to the enemy’s robot. Keep what fires and what holds together, and pass on what your agendas would like to see destroyed.
table-goblins-inc-coach-lay = Every tile must hang on the cockpit by metal, or it falls off before the battle. Point some guns forward and some to a side, so that turning pays, and put armor where it also covers a neighbor.
table-goblins-inc-coach-keep = Keep the four that fit: those in green want your own robot to stay whole, those in orange want the enemy’s in pieces. The figure is what a card would pay right now.
table-goblins-inc-coach-bet-on = Four points if you guess how the battle ends. Nobody sees your bet, and you may well help it along.
table-goblins-inc-coach-drive = Turn the side with the most guns to the front, and aim where the enemy has no shields. Whoever does not turn overheats and rolls one die less; engines you do not spend help to win a tactics card.
table-goblins-inc-coach-pick = Both teams choose a card in secret. If you want the same one, the team with more unused engines gets it, so a second choice is sometimes the safe one.
table-goblins-inc-coach-use = Your card lets you do this once. You may leave it, but there is seldom a reason to.
table-goblins-inc-coach-order = Dice strike one after the other, and the next one hits what then stands first. Open a line with the first die and use the same number again, or cut off a tile that holds others.
table-goblins-inc-coach-token = A token takes the hit for every tile under it. Give up the one that covers what you can best do without.
