### Zombie Fluxx. The terms and card names are those of NAMES.json.

zombie_fluxx-title = Zombie Fluxx

## Cards

zombie_fluxx-card-basic-rules = Basic Rules
zombie_fluxx-card-draw-2 = Draw 2
zombie_fluxx-card-draw-3 = Draw 3
zombie_fluxx-card-draw-4 = Draw 4
zombie_fluxx-card-draw-5 = Draw 5
zombie_fluxx-card-play-2 = Play 2
zombie_fluxx-card-play-3 = Play 3
zombie_fluxx-card-play-4 = Play 4
zombie_fluxx-card-play-all = Play All
zombie_fluxx-card-hand-limit-0 = Hand Limit 0
zombie_fluxx-card-hand-limit-1 = Hand Limit 1
zombie_fluxx-card-hand-limit-2 = Hand Limit 2
zombie_fluxx-card-hand-limit-3 = Hand Limit 3
zombie_fluxx-card-double-agenda = Double Agenda
zombie_fluxx-card-no-hand-bonus = No-Hand Bonus
zombie_fluxx-card-zombie-season = Zombie Season
zombie_fluxx-card-weapon-bonus = Weapon Bonus
zombie_fluxx-card-dead-friends = Dead Friends
zombie_fluxx-card-zombie-boss = Zombie Boss
zombie_fluxx-card-adrenaline-bonus = Adrenaline Bonus
zombie_fluxx-card-eradication-bonus = Eradication Bonus
zombie_fluxx-card-look-over-there = Look, Over There!
zombie_fluxx-card-groaning-required = Groaning Required
zombie_fluxx-card-its-not-working = It's Not Working!
zombie_fluxx-card-zombies-aint-so-bad = Zombies Ain't So Bad
zombie_fluxx-card-draw-2-and-use-em = Draw 2 and Use 'Em
zombie_fluxx-card-draw-3-play-2-of-them = Draw 3, Play 2 of Them
zombie_fluxx-card-discard-and-draw = Discard & Draw
zombie_fluxx-card-everybody-gets-1 = Everybody Gets 1
zombie_fluxx-card-exchange-keepers = Exchange Keepers
zombie_fluxx-card-steal-a-keeper = Steal a Keeper
zombie_fluxx-card-trash-a-keeper = Trash a Keeper
zombie_fluxx-card-trash-a-new-rule = Trash a New Rule
zombie_fluxx-card-rules-reset = Rules Reset
zombie_fluxx-card-lets-simplify = Let's Simplify
zombie_fluxx-card-lets-do-that-again = Let's Do That Again!
zombie_fluxx-card-take-another-turn = Take Another Turn
zombie_fluxx-card-trade-hands = Trade Hands
zombie_fluxx-card-taxation = Taxation
zombie_fluxx-card-use-what-you-take = Use What You Take
zombie_fluxx-card-return-of-the-dead = Return of the Dead
zombie_fluxx-card-no-zombies = No Zombies
zombie_fluxx-card-and-stay-dead = ...And Stay Dead!
zombie_fluxx-card-out-of-ammo = Out of Ammo
zombie_fluxx-card-eaten-by-zombies = Eaten by Zombies
zombie_fluxx-card-hey-over-here = Hey, Over Here!
zombie_fluxx-card-zombie-jamboree = Zombie Jamboree
zombie_fluxx-card-lets-shamble = Let's Shamble
zombie_fluxx-card-brains = Brains
zombie_fluxx-card-friend-woman = A Friend (woman)
zombie_fluxx-card-friend-man = A Friend (man)
zombie_fluxx-card-donuts = Donuts
zombie_fluxx-card-sandwiches = Sandwiches
zombie_fluxx-card-coffee = Coffee
zombie_fluxx-card-shovel = The Shovel
zombie_fluxx-card-lumber = Lumber
zombie_fluxx-card-chainsaw = The Chainsaw
zombie_fluxx-card-can-of-gasoline = Can of Gasoline
zombie_fluxx-card-baseball-bat = Baseball Bat
zombie_fluxx-card-car = The Car
zombie_fluxx-card-shotgun = The Shotgun
zombie_fluxx-card-zombie-repellent = Zombie Repellent
zombie_fluxx-card-sonic-tranquilizer = Sonic Tranquilizer
zombie_fluxx-card-zombie = Zombie
zombie_fluxx-card-zombie-pair = Pair of Zombies
zombie_fluxx-card-zombie-trio-left = Zombie Trio (arrow left)
zombie_fluxx-card-zombie-trio-right = Zombie Trio (arrow right)
zombie_fluxx-card-zombie-quartet = Zombie Quartet
zombie_fluxx-card-larry = Larry the Zombie
zombie_fluxx-card-donuts-with-coffee = Donuts with Coffee
zombie_fluxx-card-zombie-baseball-team = Zombie Baseball Team
zombie_fluxx-card-four-three-two-one = 4, 3, 2, 1
zombie_fluxx-card-ill-hold-em-off = I'll Hold 'Em Off
zombie_fluxx-card-i-alone-survived = I Alone Survived
zombie_fluxx-card-zombie-food = Zombie Food
zombie_fluxx-card-arsenal = Arsenal
zombie_fluxx-card-getaway-driver = Getaway Driver
zombie_fluxx-card-barricade-the-windows = Barricade the Windows
zombie_fluxx-card-were-all-all-right = We're All All Right
zombie_fluxx-card-hit-the-gas = Hit the Gas
zombie_fluxx-card-shotgun-goal = Shotgun!
zombie_fluxx-card-food-for-thought = Food for Thought
zombie_fluxx-card-brain-sandwiches = Brain Sandwiches
zombie_fluxx-card-brain-baseball = Brain Baseball
zombie_fluxx-card-breakfast-and-lunch = Breakfast and Lunch
zombie_fluxx-card-provisions = Provisions
zombie_fluxx-card-food-and-gas = Food and Gas
zombie_fluxx-card-we-need-firewood = We Need Firewood
zombie_fluxx-card-they-fear-fire = They Fear Fire
zombie_fluxx-card-whats-in-the-toolshed = What's in the Toolshed?
zombie_fluxx-card-zombie-victory = Zombie Victory

## The letter of each kind of card, beside its colour; they must differ from one another.

zombie_fluxx-letter-basic-rules = { zombie_fluxx-letter-new-rule }
zombie_fluxx-letter-new-rule = R
zombie_fluxx-letter-goal = G
zombie_fluxx-letter-keeper = K
zombie_fluxx-letter-action = A
zombie_fluxx-letter-creeper = C
zombie_fluxx-letter-ungoal = U
zombie_fluxx-legend = R rule  G Goal  K Keeper  A Action  C Creeper  U Ungoal

## What a card does: rules

zombie_fluxx-about-basic-rules = Draw one card, play one card. This holds from beginning to end, unless a New Rule covers it.
zombie_fluxx-about-draw =
    { $number ->
        [one] Everybody draws { $number } card in their turn.
       *[other] Everybody draws { $number } cards in their turn.
    } Who has drawn fewer this turn draws the rest at once. It replaces the draw rule before it.
zombie_fluxx-about-play =
    { $number ->
        [one] Everybody plays { $number } card in their turn.
       *[other] Everybody plays { $number } cards in their turn.
    } It counts at once and replaces the play rule before it.
zombie_fluxx-about-play-all = Everybody plays until their hand is empty, every turn. It replaces the play rule before it.
zombie_fluxx-about-hand-limit =
    { $number ->
        [0] Out of their turn nobody keeps cards in hand.
        [one] Out of their turn nobody keeps more than { $number } card in hand.
       *[other] Out of their turn nobody keeps more than { $number } cards in hand.
    } The others discard at once, the active player at the end of the turn. It replaces the Hand Limit before it.
zombie_fluxx-about-adrenaline-bonus = Whoever has at least one zombie draws one card more and plays one card more.
zombie_fluxx-about-dead-friends = Friends in play turn into zombies: no Keepers, no lures, no help with Goals. { $dead_friends_first ->
        [own_zombies] Of your own zombies your dead Friends have to be killed first.
       *[every_kill] Your own dead Friends have to be killed before any other zombie.
    }
zombie_fluxx-about-double-agenda = Two Goals may be in play at the same time, and either of them wins. When this rule goes, one Goal goes with it.
zombie_fluxx-about-eradication-bonus = { $eradication_bonus ->
        [each_kill] Kill a zombie of yours in your turn, and draw a card.
       *[last_zombie] Kill a zombie of yours in your turn so that you have none left, and draw a card.
    }
zombie_fluxx-about-groaning-required = { $groaning ->
        [asked] Whoever gets a zombie has to groan, or shows their hand to everybody.
       *[automatic] Whoever gets a zombie has to groan.
    }
zombie_fluxx-about-its-not-working = Zombie Repellent and Sonic Tranquilizer have no power. They remain Keepers.
zombie_fluxx-about-look-over-there = Free action, once a turn: move one of your zombie cards to a player who has a lure in play.
zombie_fluxx-about-no-hand-bonus = Begin your turn with an empty hand, and you draw three extra cards before your draw.
zombie_fluxx-about-weapon-bonus = Free action: each of your Keepers with a weapon symbol may kill one of your own zombie cards, once a turn.
zombie_fluxx-about-zombie-boss = The one player with the most zombies draws one card more, is passed over by Eaten by Zombies, and wins when Zombie Victory is met.
zombie_fluxx-about-zombie-season = Free action, once a turn: kill one of your own zombie cards.
zombie_fluxx-about-zombies-aint-so-bad = Goals that forbid zombies no longer do, except I Alone Survived. Larry blocks as before.

## What a card does: Actions

zombie_fluxx-about-and-stay-dead = Discard one zombie card of any player. It is not killed, so nothing else happens to it.
zombie_fluxx-about-discard-and-draw = Discard your whole hand and draw as many cards.
zombie_fluxx-about-draw-2-and-use-em = Put your hand aside, draw two cards and play both.
zombie_fluxx-about-draw-3-play-2-of-them = Put your hand aside, draw three cards, play two of them and discard the third.
zombie_fluxx-about-eaten-by-zombies = Whoever has the most zombies discards a Keeper of their own choice; in a tie each of them does. A Zombie Boss is passed over.
zombie_fluxx-about-everybody-gets-1 = Draw one card for each player, look at them and give one to everybody, yourself included.
zombie_fluxx-about-exchange-keepers = Swap one of your Keepers for a Keeper of another player. If that is impossible, nothing happens.
zombie_fluxx-about-hey-over-here = Take all zombie cards of one opponent. With two players, take one card.
zombie_fluxx-about-lets-do-that-again = Take an Action or a New Rule out of the discard pile and play it.
zombie_fluxx-about-lets-shamble = Name a side: everybody passes all their zombie cards to the neighbour there.
zombie_fluxx-about-lets-simplify = { $simplify_rounding ->
        [up] Discard New Rules of your choice: at least one, at most half of those in play, rounded up.
       *[down] Discard New Rules of your choice: at least one, at most half of those in play.
    }
zombie_fluxx-about-no-zombies = Discard all zombie cards in play. None of them is killed.
zombie_fluxx-about-out-of-ammo = The Shotgun in play is discarded, and so is The Chainsaw, unless its owner gives up the Can of Gasoline instead.
zombie_fluxx-about-return-of-the-dead = Shuffle the zombies of the discard pile and deal them to all players, one by one, from your left neighbour on.
zombie_fluxx-about-rules-reset = Discard all New Rules in play. The Goal stays.
zombie_fluxx-about-steal-a-keeper = Take a Keeper of another player and put it in front of yourself.
zombie_fluxx-about-take-another-turn = After this turn you have one more, but never a third in a row.
zombie_fluxx-about-taxation = Everyone else who has cards in hand gives you one, of their own choice.
zombie_fluxx-about-trade-hands = Swap hands with an opponent of your choice, even if one of the hands is empty.
zombie_fluxx-about-trash-a-keeper = Discard a Keeper in play, anybody’s; your own if there is no other.
zombie_fluxx-about-trash-a-new-rule = Discard a New Rule in play.
zombie_fluxx-about-use-what-you-take = Take a card at random from an opponent’s hand and play it as your own.
zombie_fluxx-about-zombie-jamboree = Shuffle all Keepers and zombie cards in play together and deal them out one by one, beginning with yourself.

## What a card does: Keepers, Creepers, Goals

zombie_fluxx-about-lure = A lure: zombies can be sent to its owner by Look, Over There!
zombie_fluxx-about-friend = A Friend and a lure. Under Dead Friends it is a zombie instead.
zombie_fluxx-about-weapon = Has a weapon symbol: under Weapon Bonus it kills one of your own zombie cards, once a turn.
zombie_fluxx-about-shotgun = Free action, once a turn: kill one zombie card of any player. It is a weapon without the symbol.
zombie_fluxx-about-sonic-tranquilizer = Your zombies sleep, Larry too: they do not stand in the way of your victory. Goals that need zombies still count them.
zombie_fluxx-about-zombie-repellent = No zombie stays with you: you send each of them to another player.
zombie_fluxx-about-wanted = { $about } Goals that ask for it: { $goals }.
zombie_fluxx-about-zombie = Laid in front of whoever draws it, who draws another card instead. Killed, it is discarded.
zombie_fluxx-about-zombie-pair = Counts as two zombies. { $pairs_flee ->
        [own_zombies] When you kill another zombie card of your own, your Pairs flee to opponents you name.
       *[any_kill] When you kill another zombie card, your Pairs flee to opponents you name.
    } Killed, it is discarded.
zombie_fluxx-about-zombie-trio-left = Counts as three zombies. { $trio_passes_from ->
        [killer] Killed, it goes to the left neighbour of the player who kills it.
       *[holder] Killed, it goes to the left neighbour of the player it lay in front of.
    }
zombie_fluxx-about-zombie-trio-right = Counts as three zombies. { $trio_passes_from ->
        [killer] Killed, it goes to the right neighbour of the player who kills it.
       *[holder] Killed, it goes to the right neighbour of the player it lay in front of.
    }
zombie_fluxx-about-zombie-quartet = Counts as four zombies. Killed, it goes on top of the draw pile: the next player to draw gets it.
zombie_fluxx-about-larry = Whoever has him cannot win. { $larry_moves ->
        [after_check] He goes one seat to the right whenever the Goals change, once it is clear that nobody has won.
       *[before_check] He goes one seat to the right whenever the Goals change.
    } Killed, he is discarded.
zombie_fluxx-about-goal = Wins the game for whoever has, in play: { $needs }.
zombie_fluxx-about-ungoal = Takes the place of a Goal. If all of this is met, the zombies win and everybody loses: { $needs }.

## What Goals ask for

zombie_fluxx-need-friends =
    { $count ->
        [one] a Friend
       *[other] { $count } Friends
    }
zombie_fluxx-need-no-friend = no Friend
zombie_fluxx-need-bursts =
    { $count ->
        [one] { $count } weapon symbol
       *[other] { $count } weapon symbols
    }
zombie_fluxx-need-weapons =
    { $count ->
        [one] a weapon
       *[other] { $count } weapons
    }
zombie_fluxx-need-zombies =
    { $count ->
        [one] a zombie
       *[other] { $count } zombies
    }
zombie_fluxx-need-single = a plain Zombie
zombie_fluxx-need-pair = a Pair
zombie_fluxx-need-trio = a Trio
zombie_fluxx-need-quartet = a Quartet
zombie_fluxx-need-no-zombies = no zombies
zombie_fluxx-need-others-zombies = zombies before each other player
zombie_fluxx-need-others-none = no zombies before others
zombie_fluxx-need-no-larry = no Larry
zombie_fluxx-need-cards =
    { $count ->
        [one] { $count } zombie card in play
       *[other] { $count } zombie cards in play
    }
zombie_fluxx-need-each = a zombie card before everybody

## Questions

zombie_fluxx-ask-move = Which card do you play, or which free action do you use?
zombie_fluxx-help-move = Play a card of your hand; while plays are due you have to. Cards in play that are offered too are free actions: they cost no play, each works once a turn, and you need not use them. When no play is due you may go on instead.
zombie_fluxx-ask-kill = Which zombie do you kill with { $card }?
zombie_fluxx-help-kill = A plain Zombie, a Pair or Larry is discarded; a Trio goes to the neighbour its arrow shows; a Quartet goes on top of the draw pile. Your other Pairs flee to opponents. Your own dead Friends come first.
zombie_fluxx-ask-flee-to = To whom does { $card } flee?
zombie_fluxx-help-flee-to = You have killed another zombie, so each of your Pairs runs away. Name the opponent who gets it.
zombie_fluxx-ask-lure = Which of your zombies do you lure away?
zombie_fluxx-help-lure = Look, Over There! moves one of your zombie cards to a player who has a lure in play: Brains, Coffee, Donuts, Sandwiches or a living Friend.
zombie_fluxx-ask-lure-to = To whom do you lure { $card }?
zombie_fluxx-help-lure-to = Only players with a lure in play can be chosen.
zombie_fluxx-ask-discard-goal = Which Goal is discarded?
zombie_fluxx-help-discard-goal = There are more Goals than may be in play: one has to go, and you choose which.
zombie_fluxx-ask-repel-to = To whom do you send { $card }?
zombie_fluxx-help-repel-to = You have Zombie Repellent: no zombie stays with you. Name the player who gets this one.
zombie_fluxx-ask-keep-to-limit = Which cards do you discard to keep to the Hand Limit?
zombie_fluxx-help-keep-to-limit = You hold more cards than the Hand Limit allows. Discard as many as are too many, of your own choice. They have no effect.
zombie_fluxx-ask-groan = You have got a zombie. Do you groan?
zombie_fluxx-help-groan = Groaning Required is in play: who gets a zombie and does not groan shows their hand to everybody.
zombie_fluxx-ask-call-draw = The match is very long. Do you call it a draw?
zombie_fluxx-help-call-draw = After 300 turns everybody is asked once a round. If more than half of the players want it, the match ends as a draw.
zombie_fluxx-ask-play-drawn = Which of the cards just drawn do you play?
zombie_fluxx-help-play-drawn = Your own hand lies aside. The card you choose is carried out whole before the next one. All this is one play.
zombie_fluxx-ask-give = Which card do you give to the next player?
zombie_fluxx-help-give = Everybody gets one of the cards you have drawn: first your left neighbour, then clockwise, you last. If there are too few, you decide who goes without.
zombie_fluxx-ask-own-keeper = Which of your Keepers do you give away?
zombie_fluxx-help-own-keeper = You swap this Keeper for one of another player, which you choose next.
zombie_fluxx-ask-keeper = Which Keeper do you choose?
zombie_fluxx-help-keeper = Steal a Keeper and Exchange Keepers bring it to you, Trash a Keeper discards it. You have to choose one.
zombie_fluxx-ask-new-rule = Which New Rule do you discard?
zombie_fluxx-help-new-rule = The rule loses its force at once. The Basic Rules cannot be discarded.
zombie_fluxx-ask-new-rules = Which New Rules do you discard?
zombie_fluxx-help-new-rules = Choose at least one and at most half of the New Rules in play.
zombie_fluxx-ask-play-again = Which card of the discard pile do you play?
zombie_fluxx-help-play-again = Any Action or New Rule that lies in the discard pile. It is part of the same play.
zombie_fluxx-ask-opponent = Which opponent do you choose?
zombie_fluxx-help-opponent = Trade Hands swaps your hands, Use What You Take takes a card of theirs at random, Hey, Over Here! takes their zombies.
zombie_fluxx-ask-tax = Which card do you give away?
zombie_fluxx-help-tax = Taxation: you give one card of your hand to the active player. Which one is for you to choose.
zombie_fluxx-ask-zombie = Which zombie do you choose?
zombie_fluxx-help-zombie = ...And Stay Dead! discards it, Hey, Over Here! brings it to you. It is not killed.
zombie_fluxx-ask-lose-keeper = Which of your Keepers is eaten?
zombie_fluxx-help-lose-keeper = You have the most zombies, so Eaten by Zombies costs you a Keeper. You choose which one is discarded.
zombie_fluxx-ask-side = To which side do the zombies shamble?
zombie_fluxx-help-side = Everybody passes all zombie cards to the neighbour on that side, at the same time.
zombie_fluxx-choice-go-on = Use no free action and go on
zombie_fluxx-choice-nothing = Nothing: this player goes without
zombie_fluxx-choice-left = To the left neighbour
zombie_fluxx-choice-right = To the right neighbour
zombie_fluxx-choice-groan = Groan
zombie_fluxx-choice-silent = Keep silent
zombie_fluxx-choice-play-on = Play on
zombie_fluxx-choice-draw = Call it a draw

## Match options

zombie_fluxx-option-zombies-with = with zombies
zombie_fluxx-option-zombies-without = without zombies
zombie_fluxx-option-first-player-random = chance decides who begins
zombie_fluxx-option-first-player-first-seat = the first seat begins
zombie_fluxx-option-empty-hand-ends-plays = an empty hand ends the plays
zombie_fluxx-option-empty-hand-ends-turn = an empty hand ends the turn
zombie_fluxx-option-larry-moves-before-check = Larry moves before the check
zombie_fluxx-option-larry-moves-after-check = Larry moves after the check
zombie_fluxx-option-trio-passes-from-holder = Trios pass on from their holder
zombie_fluxx-option-trio-passes-from-killer = Trios pass on from the killer
zombie_fluxx-option-pairs-flee-any-kill = Pairs flee from any kill
zombie_fluxx-option-pairs-flee-own-zombies = Pairs flee from kills of own zombies
zombie_fluxx-option-eradication-bonus-last-zombie = Eradication Bonus for the last zombie
zombie_fluxx-option-eradication-bonus-each-kill = Eradication Bonus for each kill
zombie_fluxx-option-dead-friends-first-every-kill = dead Friends come before every kill
zombie_fluxx-option-dead-friends-first-own-zombies = dead Friends come before own zombies
zombie_fluxx-option-simplify-rounding-down = Let's Simplify rounds down
zombie_fluxx-option-simplify-rounding-up = Let's Simplify rounds up
zombie_fluxx-option-groaning-automatic = the program groans
zombie_fluxx-option-groaning-asked = players are asked to groan

## What happened

zombie_fluxx-event-turn =
    { $who ->
        [me] Turn { $turn }: it is your turn.
       *[other] Turn { $turn }: { $player }.
    }
zombie_fluxx-event-drew-cards =
    { $who ->
        [me] You draw { $cards }
       *[other] { $player } draws { $cards }
    }
zombie_fluxx-event-drew =
    { $count ->
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
zombie_fluxx-event-creeper =
    { $who ->
        [me] You meet a zombie while drawing: { $cards }
       *[other] { $player } meets a zombie while drawing: { $cards }
    }
zombie_fluxx-event-played =
    { $who ->
        [me] You play { $cards }
       *[other] { $player } plays { $cards }
    }
zombie_fluxx-event-replaced = { $by } replaces { $cards }
zombie_fluxx-event-killed =
    { $who ->
        [me] You kill { $cards }
       *[other] { $player } kills { $cards }
    } { $of ->
        [own] with { $with }
        [me] (in front of you) with { $with }
       *[other] (in front of { $owner }) with { $with }
    }
zombie_fluxx-event-fled =
    { $who ->
        [me] { $cards } flees to you.
       *[other] { $cards } flees to { $player }.
    }
zombie_fluxx-event-passed-on =
    { $who ->
        [me] { $cards } goes on to you.
       *[other] { $cards } goes on to { $player }.
    }
zombie_fluxx-event-repelled =
    { $who ->
        [me] { $cards } is repelled and comes to you.
       *[other] { $cards } is repelled and goes to { $player }.
    }
zombie_fluxx-event-lured =
    { $who ->
        [me] { $cards } is lured away to you.
       *[other] { $cards } is lured away to { $player }.
    }
zombie_fluxx-event-larry-moved =
    { $who ->
        [me] The Goal has changed: Larry comes to you.
       *[other] The Goal has changed: Larry goes to { $player }.
    }
zombie_fluxx-event-joined =
    { $who ->
        [me] You join the game.
       *[other] { $player } joins the game.
    }
zombie_fluxx-event-groaned =
    { $who ->
        [me] You groan: “Braaains…”
       *[other] { $player } groans: “Braaains…”
    }
zombie_fluxx-event-silent =
    { $who ->
        [me] You keep silent and show your hand: { $cards }
       *[other] { $player } keeps silent and shows the hand: { $cards }
    }
zombie_fluxx-event-silent-bare =
    { $who ->
        [me] You keep silent, and your hand is empty.
       *[other] { $player } keeps silent, and the hand is empty.
    }
zombie_fluxx-event-laid-off =
    { $who ->
        [me] You discard to the Hand Limit: { $cards }
       *[other] { $player } discards to the Hand Limit: { $cards }
    }
zombie_fluxx-event-traded = Hands are traded: { $player } and { $other }.
zombie_fluxx-event-reshuffled = The discard pile is shuffled and becomes the new draw pile.
zombie_fluxx-event-won =
    { $who ->
        [me] You have won: you alone fulfil the Goal!
       *[other] { $player } alone fulfils the Goal and wins!
    }
zombie_fluxx-event-zombies = The zombies win: everybody loses.
zombie_fluxx-event-draw = The match is called a draw.
zombie_fluxx-event-discarded = Discarded: { $cards }
zombie_fluxx-event-on-top = { $cards } goes on top of the draw pile.
zombie_fluxx-event-begins-with =
    { $who ->
        [me] The deal has brought you: { $cards }
       *[other] The deal has brought { $player }: { $cards }
    }
zombie_fluxx-event-discarded-from =
    { $of ->
        [me] Discarded from in front of you: { $cards }
       *[other] Discarded from in front of { $owner }: { $cards }
    }
zombie_fluxx-event-came-from =
    { $who ->
        [me] Comes to you from { $owner }: { $cards }
       *[other] { $of ->
            [me] Goes from you to { $player }: { $cards }
           *[other] Goes from { $owner } to { $player }: { $cards }
        }
    }
zombie_fluxx-event-came =
    { $who ->
        [me] Comes to you: { $cards }
       *[other] Goes to { $player }: { $cards }
    }
zombie_fluxx-event-given =
    { $who ->
        [me] You get into your hand: { $cards }
       *[other] { $player } gets into hand: { $cards }
    }
zombie_fluxx-event-given-unseen =
    { $count ->
        [one] { $player } gets { $count } card into hand.
       *[other] { $player } gets { $count } cards into hand.
    }

## The result

zombie_fluxx-score-won = Fulfilled the Goal

## Whether a card can be played now

zombie_fluxx-now-play = You can play it now: { $played } of { $plays } plays made.
zombie_fluxx-now-play-all = You can play it now: under Play All you play your whole hand.
zombie_fluxx-now-use = You can use it now as a free action; that costs no play.
zombie_fluxx-now-choose = You can choose it now.
zombie_fluxx-now-first = You hold it, but the question before you comes first.
zombie_fluxx-now-draw-first = You hold it, but you have not drawn yet. Until then only free actions are possible.
zombie_fluxx-now-no-play = You hold it, but it cannot be played any more this turn: { $played } of { $plays } plays made.
zombie_fluxx-now-not-turn = You hold it, but it is not your turn.
zombie_fluxx-now-used = Its free action has been used this turn.
zombie_fluxx-now-no-target = It is in play, but its free action has nothing to act on now.
zombie_fluxx-now-in-play = It is in play.
zombie_fluxx-now-before =
    { $who ->
        [me] It lies in front of you.
       *[other] It lies in front of { $player }.
    }
zombie_fluxx-now-discarded = It lies in the discard pile. Only Let's Do That Again! plays cards from there.
zombie_fluxx-now-creeper = Creepers are never played: whoever draws one lays it out at once.
zombie_fluxx-now-elsewhere = It cannot be played: it is not in your hand, and you do not see where it is.
zombie_fluxx-now-box = It is not in this match.

## The screen

zombie_fluxx-header-turn = Turn { $turn }: { $player }
zombie_fluxx-header-piles = draw pile { $deck } · discard pile { $discard }
zombie_fluxx-goal = Goal
zombie_fluxx-no-goal = no Goal yet
zombie_fluxx-group-draw = Draw
zombie_fluxx-group-play = Play
zombie_fluxx-group-limits = Limits
zombie_fluxx-group-zombies = Zombies
zombie_fluxx-group-bonuses = Bonuses
zombie_fluxx-plays-all = all
zombie_fluxx-title-rules = Rules in play
zombie_fluxx-column-player = Player
zombie_fluxx-column-hand = Hand
zombie_fluxx-column-goal = Goal
zombie_fluxx-column-keepers = Keepers
zombie_fluxx-column-zombies = Zombies
zombie_fluxx-lacks = lacks: { $needs }
zombie_fluxx-counter = drawn { $drawn } of { $draws } · played { $played } of { $plays }
zombie_fluxx-title-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
zombie_fluxx-title-aside = Cards drawn by the Action
zombie_fluxx-title-free = Free actions
zombie_fluxx-title-choices = Choices
zombie_fluxx-title-hands = Hands
zombie_fluxx-next-gift =
    { $who ->
        [me] Next to get a card: you.
       *[other] Next to get a card: { $player }.
    }
zombie_fluxx-choose =
    { $count ->
        [one] Choose { $count } card.
       *[other] Choose { $count } cards.
    }
zombie_fluxx-choose-between = Choose { $least } to { $most } cards.

## Front door, zones and counters

zombie_fluxx-poster = The rules change with every card, the goal too, and the zombies keep coming.
zombie_fluxx-zone-new-rules = New Rules
zombie_fluxx-zone-basic-rules = Basic Rules
zombie_fluxx-zone-goals = Goal
zombie_fluxx-zone-keepers = Keepers
zombie_fluxx-zone-creepers = Creepers
zombie_fluxx-zone-limbo = Being played
zombie_fluxx-zone-swap = Changing hands
zombie_fluxx-zone-draw-two = Two cards drawn
zombie_fluxx-zone-draw-three = Three cards drawn
zombie_fluxx-zone-gifts = Gifts
zombie_fluxx-fact-drawn = Drawn
zombie_fluxx-fact-played = Played

## The board of Zombie Fluxx in the browser, and what its coach says in a first match.

zombie_fluxx-board-new = new
zombie_fluxx-board-new-rule = New rule!
zombie_fluxx-board-ask-give =
    { $who ->
        [me] Which card do you keep?
       *[other] Which card do you give to { $player }?
    }
zombie_fluxx-board-near = one step away
zombie_fluxx-board-used = used this turn
zombie_fluxx-board-off = no power
zombie_fluxx-board-dead = a zombie now
zombie_fluxx-board-boss = Boss
zombie_fluxx-board-asleep = asleep
zombie_fluxx-board-blocked = Larry blocks
zombie_fluxx-board-turn = Turn { $turn }
zombie_fluxx-board-again = One more turn
zombie_fluxx-board-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
zombie_fluxx-board-zombies =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }
zombie_fluxx-board-claims = More than one could win: play goes on.
zombie_fluxx-board-joining =
    { $count ->
        [one] { $count } player joins after this turn.
       *[other] { $count } players join after this turn.
    }
zombie_fluxx-board-groan = Braaains…
zombie_fluxx-board-blam = BLAM!
zombie_fluxx-board-traded = Hands traded

## The coach

zombie_fluxx-board-coach-begin = The goal changes all the time, and so do the rules: whoever has what the Goal asks for wins at once. Collect Keepers, and beware of zombies.
zombie_fluxx-board-coach-goal = A Goal is in play, and it is the same for everybody. The pips beside it show how close each player is.
zombie_fluxx-board-coach-rules = A rule on the board binds everybody at once. A new one of the same kind takes its place.
zombie_fluxx-board-coach-creeper = A zombie has come to you, and you got another card for it. With most Goals nobody wins who has zombies.
zombie_fluxx-board-coach-ungoal = Zombie Victory takes the place of a Goal: if it is met, everybody loses. Get rid of zombies, or play another Goal.
zombie_fluxx-board-coach-move = You have drawn already; now you must play. Keepers are never wrong, and a Goal is best once you have what it asks for.
zombie_fluxx-board-coach-kill = Most zombies are gone when killed, but a Trio goes on to a neighbour and your Pairs run to somebody else. The one that keeps you from winning goes first.
zombie_fluxx-board-coach-flee-to = Your Pair runs away from the shot. Send it to whoever is closest to winning.
zombie_fluxx-board-coach-lure = You may move one of your zombies to a player with something that attracts them. Take the card with the most zombies on it.
zombie_fluxx-board-coach-lure-to = Send the zombie to whoever is closest to winning.
zombie_fluxx-board-coach-discard-goal = One Goal has to go. Keep the one that suits you and nobody else.
zombie_fluxx-board-coach-repel-to = Your repellent drives every zombie away. Send it to whoever is closest to winning.
zombie_fluxx-board-coach-keep-to-limit = A Hand Limit binds everybody whose turn is over. Keep what the Goal asks for, and Actions that you want to play soon.
zombie_fluxx-board-coach-groan = Whoever gets a zombie has to groan, or shows their hand to everybody. So groan.
zombie_fluxx-board-coach-call-draw = This match is very long. If more than half of the players agree, it ends as a draw.
zombie_fluxx-board-coach-play-drawn = Your hand waits aside. Play these cards in the order that helps you: the first is carried out whole before the second.
zombie_fluxx-board-coach-give = Everybody gets one of these cards, you last. Give away what helps the others least.
zombie_fluxx-board-coach-own-keeper = You swap a Keeper of yours for another one. Give one that the Goal does not ask for.
zombie_fluxx-board-coach-keeper = Look at the Goal: take what you lack, or what brings somebody else close to winning.
zombie_fluxx-board-coach-new-rule = The rule goes, and whatever was there before counts again. Remove one that helps the others more than you.
zombie_fluxx-board-coach-new-rules = You may clear up to half of the board. Keep the rules that help you.
zombie_fluxx-board-coach-play-again = Any Action or New Rule of the discard pile is yours to play once more.
zombie_fluxx-board-coach-opponent = Look at what you get: the number of cards in hand, or the zombies in front of each player.
zombie_fluxx-board-coach-tax = You have to give one card. Give one that helps nobody with the Goal.
zombie_fluxx-board-coach-zombie = Look at who is close to winning, and at the zombies in front of them.
zombie_fluxx-board-coach-lose-keeper = You have the most zombies, so they eat a Keeper. Part with one that the Goal does not ask for.
zombie_fluxx-board-coach-side = All zombies move one seat on. Look at who would give theirs to you.

## The pad beside a real table

zombie_fluxx-pad-title = Shared board
zombie_fluxx-pad-turn = Whose turn is it?
zombie_fluxx-pad-answers = Now
zombie_fluxx-pad-this-turn = This turn
zombie_fluxx-pad-asked = May this card be played?
zombie_fluxx-pad-draw-play = { $player }: draw { $draw }, play { $play }
zombie_fluxx-pad-draw-play-all = { $player }: draw { $draw }, play all
zombie_fluxx-pad-boss = Zombie Boss: { $player }
zombie_fluxx-pad-limit = Hand limit: { $count }
zombie_fluxx-pad-no-limit = No hand limit. There is never a limit on Keepers.
zombie_fluxx-pad-goals = Too many Goals lie here: only { $count } may stay.
zombie_fluxx-pad-two-rules = { $one } and { $other } govern the same thing: the newer replaces the older.
zombie_fluxx-pad-repels = { $player } has { zombie_fluxx-card-zombie-repellent }: every zombie there goes to another player.
zombie_fluxx-pad-hits = { $card } can be used on: { $zombies }.
zombie_fluxx-pad-killed-discard = Killed, they are discarded: { $cards }.
zombie_fluxx-pad-killed-left = Killed, they go to the player on the left: { $cards }.
zombie_fluxx-pad-killed-right = Killed, they go to the player on the right: { $cards }.
zombie_fluxx-pad-killed-top = Killed, they go on top of the draw pile: { $cards }.
zombie_fluxx-pad-wins = { $player } wins now!
zombie_fluxx-pad-zombies-win = The zombies win: everybody loses.
zombie_fluxx-pad-nobody = Nobody wins now.
zombie_fluxx-pad-meets = { $player } meets { $goal }.
zombie_fluxx-pad-lacks = { $player } for { $goal } still needs: { $needs }.
zombie_fluxx-pad-lacks-zombies = { $goal } still needs: { $needs }.

## The guided first match

zombie_fluxx-lesson-hand = This is your hand. Every turn you draw as many cards and play as many as the rules on the board say.
zombie_fluxx-lesson-move = What glows can be played. Keepers stay with you, a Goal says what wins, a New Rule binds everybody, an Action happens once.
zombie_fluxx-lesson-turn = The other one plays by the same rules and for the same Goal. Watch what they collect.
