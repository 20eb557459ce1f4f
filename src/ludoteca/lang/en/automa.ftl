### The Automa of Red Rising at a real table (ludoteca automa), and the score of a hand by names (ludoteca score).

## Locations: put onto, taken off, lying at

automa-onto-jupiter = onto Jupiter
automa-onto-mars = onto Mars
automa-onto-luna = onto Luna
automa-onto-institute = onto the Institute
automa-off-jupiter = from Jupiter
automa-off-mars = from Mars
automa-off-luna = from Luna
automa-off-institute = from the Institute
automa-at-jupiter = Jupiter
automa-at-mars = Mars
automa-at-luna = Luna
automa-at-institute = the Institute

## Priority cards, and who has the token

automa-lay-letter = { $letter } { $onto }
automa-token-nobody = nobody
automa-token-player = you
automa-token-automa = the Automa
automa-even = even
automa-odd = odd
automa-even-cards = even
automa-odd-cards = odd

## What may be typed: words separated by spaces, each means the same

automa-keys-yes = y yes
automa-keys-no = n no
automa-keys-next = next
automa-keys-empty = e empty
automa-keys-deck = d deck
automa-keys-end = end
automa-keys-helium = h helium
automa-keys-fleet = f fleet
automa-keys-influence = i influence
automa-keys-cards = c cards
automa-keys-token = token
automa-keys-me = me
automa-keys-automa = automa
automa-keys-nobody = none

## Preparation

automa-prepare = A solo game of Red Rising. I play the Automa, level { $level }: { $name }. Type ? at any question to hear more.
automa-prepare-deck = 1. Leave the { $count } Automa cards in the box: I have shuffled mine and set four aside.
automa-prepare-out = 2. Take these characters out of the game: { $cards }.
automa-prepare-letters = 3. Lay the priority cards { $letters }.
automa-prepare-luna = 4. Turn the Luna bonus card so that it shows { $at }.
automa-prepare-board = 5. Now set up as for two players: two cards on each location, a house and a hand for you, and { $neutral } Influence of a neutral house. The Automa has no house; give it a ship on 0 and 10 Influence in supply.
automa-prepare-hand = 6. Deal the Automa 2 cards, face down in a pile. Nobody looks at them, and new cards go on top.

## Questions

automa-ask-odd = How many of the eight cards on the locations have an odd core value?
automa-ask-apollo = Are you House Apollo? y or n:
automa-ask-player = Your turn is over: Enter (? for more) >
automa-ask-card = Done: Enter · e: { $at } is empty · d: the deck is empty >
automa-ask-card-certain = Done: Enter · d: the deck is empty >
automa-ask-card-no-deck = Done: Enter · e: { $at } is empty · d: the deck has cards >
automa-ask-block = If the Sovereign token is yours: do you block? y · not mine, or no block: Enter >
automa-ask-hand = Of its { $count } cards, how many are { $word }, and how many are not?
automa-ask-token = Who has the Sovereign token: me, automa or none? Enter means { $token }:
automa-ask-influence = How much Influence do you have on the Institute?
automa-ask-neutral = And the neutral house? Enter means { $count }:

## What a question means

automa-help-odd = Look at the two cards on each location and count the odd core values; 0 is even. Type a number from 0 to 8. If more are odd than even, the word of this game is odd, otherwise even. At the end it decides which cards of the Automa are good ones.
automa-help-apollo = House Apollo always begins and has one more turn at the very end. For any other house I draw who begins.
automa-help-player = Play your turn with the cards in your hand. If one of them changes something of the Automa’s, tell me: h 5 (it has 5 Helium), f 3 (its ship is on 3), i 2 (it has 2 Influence), c 6 (it holds 6 cards), token me, token automa or token none. Type end when you meet two of these: 7 Helium, 7 Influence, ship on 7. Then press Enter for the Automa’s turn.
automa-help-card = Do what is written above with the cards on your table, then press Enter. If the location has no card, type e: I tell you where to look next. If the deck of characters has run out, type d: then nothing is deployed or banished.
automa-help-block = The Automa is about to take the Sovereign token. If it is yours, Justice or Martyr in your hand can keep it. If you block, banish the card, keep the token and take the top card of the deck. The Automa gets the bonus of the Luna bonus card all the same.
automa-help-hand = Turn over the Automa’s pile and count. Type two numbers, such as 7 6: cards whose core value fits the word of this game, then the others. Or type the names of all its cards, separated by commas.
automa-help-token = Type me if the token lies with you, automa if the Automa has it, none if nobody has it. It is worth 10 points.
automa-help-influence = Type the number of your Influence tokens on the Institute, 0 to 10. It decides whether the Automa is first, second or third there.
automa-help-neutral = The neutral house has 3 Influence on the Institute from the start. Press Enter unless something else lies there.
automa-help-always = At any time: h, f, i, c and token correct the Automa’s side (h 5, token me), u takes back your last answer, q leaves. The game is kept after every answer.
automa-hint-help = Type ? to hear what is asked.

## The Automa’s turn

automa-word-even = The word of this game is even: put the even/odd card on that side.
automa-word-odd = The word of this game is odd: put the even/odd card on that side.
automa-first-apollo = You begin, as House Apollo always does.
automa-first-player = You begin.
automa-first-automa = The Automa begins.
automa-your-turn = Your turn.
automa-your-last-turn = The end of the game has been triggered. This is your turn, and the last one of the game.
automa-your-extra-turn = Your extra turn as House Apollo, the last one of the game.
automa-turns-left = The end of the game has been triggered. After your turn the Automa has its last one.
automa-turns-left-apollo = The end of the game has been triggered. After your turn the Automa has its last one, and then you have your extra turn as House Apollo.
automa-mixed = All Automa cards are used up. I have shuffled all of them again and set four aside.
automa-card = Turn { $turn } of the Automa, card { $place } of { $of } (Automa card { $number })
automa-deploy = · Deploy: put the top card of the deck face up { $onto } ({ $why }). Its ability does not happen.
automa-no-deploy = · Deploy: nothing, the deck is empty.
automa-why-named = named on the card
automa-why-letter = { $letter } lies there
automa-why-arrow = the next one along the arrow
automa-empty = · Empty: { $at }. The arrow points { $arrow }.
automa-arrow-left = left
automa-arrow-right = right
automa-gain = · Gain: take the top card { $off } ({ $why }), face down on top of its hand.
automa-extra-none = · No star, no banish symbol.
automa-extra-bonus = · A star: the bonus of that location follows.
automa-extra-banish = · A banish symbol: one more card of the deck will go.
automa-banish = Banish the top card of the deck.
automa-nothing-to-gain = All locations are empty: the Automa gains nothing.
automa-star = The star gives it the bonus of { $at }.
automa-used-up = It has 10 of that. From { $at } the arrow points { $arrow }, and the next bonus it can use is that of { $to }.
automa-gets-ship = Its ship moves up 1, to { $count }.
automa-gets-helium = It gets 1 Helium and has { $count }.
automa-gets-token = It takes the Sovereign token, or keeps it.
automa-gets-influence = It places 1 Influence and has { $count }.
automa-blocked = You keep the Sovereign token: banish the card you blocked with and take the top card of the deck.
automa-luna-shows = The Luna bonus card adds the bonus of { $at }.
automa-all-used-up = It has 10 of everything, so this bonus is lost.
automa-end-near = The Automa now meets one of the three end conditions. With a second one it triggers the end of the game.
automa-end-noted = Noted: you have triggered the end of the game.
automa-end-triggered = The Automa meets two end conditions: the end of the game is triggered.
automa-state = Automa: cards { $cards } · Helium { $helium } · ship { $fleet } · Influence { $influence } · token: { $token } · { $word }
automa-undone = Your last answer is taken back.
automa-nothing-to-undo = There is nothing to take back yet.

## Problems

automa-problem-empty = You typed nothing.
automa-problem-word = “{ $typed }” is not an answer to this.
automa-problem-number = A whole number from { $least } to { $most } is wanted, not “{ $typed }”.
automa-problem-hand = Two numbers are wanted, such as 7 6, or the names of its cards.
automa-problem-not-empty = A card was just deployed there: { $at }. If the deck was empty, type d.
automa-problem-correction = The Automa’s tracks can be corrected once the game has begun.
automa-problem-ending = The end of the game has been triggered already.
automa-problem-over = The game is over.
automa-problem-no-name = A name is missing.
automa-problem-unknown = No character is called “{ $typed }”.
automa-problem-ambiguous = “{ $typed }” can be: { $fits }.
automa-problem-twice = { $card } is named twice, but there is only one.
automa-problem-needs-hand = { $option } belongs to --hand; add --hand "Darrow, Sevro".
automa-problem-which-hand = Whose hand? Add --hand "Darrow, Sevro", or give a position file.
automa-problem-hand-of = --hand is for red_rising, not for { $game }.
automa-problem-empty-hand = --hand names no card.
automa-problem-rivals = { $option } has numbers for { $count } of { $rivals } opponents.

## The score

automa-scoring = The game is over. Use your end-of-game abilities first; then turn over the Automa’s hand. Correct the line below with h, f or i if your table shows something else.
automa-other-count = By my count it held { $count } cards; I take the { $told } that you counted.
automa-sheet-automa = The Automa’s score
automa-sheet-hand = The score of this hand
automa-compare = For your own score fill in your cards and tracks:
automa-abilities-apart = Not carried out: the end-of-game abilities of { $cards }. Give everything as it lies after them.
automa-end-marker = End:
automa-line-points = { $card }: { $text }
