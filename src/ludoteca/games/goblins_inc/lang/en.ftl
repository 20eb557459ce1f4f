### Goblins, Inc. The terms and names are those of NAMES.json.

goblins_inc-title = Goblins, Inc.

## Players

goblins_inc-colour-red = Red
goblins_inc-colour-blue = Blue
goblins_inc-colour-yellow = Yellow
goblins_inc-colour-green = Green
goblins_inc-role-planner = Planner
goblins_inc-role-assembler = Assembler
goblins_inc-role-driver = Pilot
goblins_inc-role-tactician = Tactician

## Tiles

goblins_inc-tile-weapon = Weapon
goblins_inc-tile-weapon2 = Upgraded weapon
goblins_inc-tile-armour = Armor
goblins_inc-tile-armour2 = Upgraded armor
goblins_inc-tile-engine = Engine
goblins_inc-tile-engine2 = Upgraded engine
goblins_inc-tile-decoration = Decoration
goblins_inc-tile-decoration2 = Upgraded decoration
goblins_inc-about-weapon =
    { $count ->
        [one] A weapon with { $count } arrow.
       *[other] A weapon with { $count } arrows.
    } Each arrow that points at the enemy gives one die, wherever on the robot the tile lies.
goblins_inc-about-armour =
    { $count ->
        [one] Armor with { $count } shield symbol.
       *[other] Armor with { $count } shield symbols.
    } Each symbol brings a defense token, which also covers the tile next to it if that has metal there.
goblins_inc-about-engine =
    { $count ->
        [one] A tile with { $count } engine.
       *[other] A tile with { $count } engines.
    } Engines are spent on turning and aiming; unused ones win the fight for a tactics card.
goblins_inc-about-decoration = Metal on all four edges. It looks great and holds the robot together.

## The sides of a robot

goblins_inc-steering-ahead = No turn
goblins_inc-steering-right = Right side to the front
goblins_inc-steering-back = Back to the front
goblins_inc-steering-left = Left side to the front

## Tactics cards and their abilities

goblins_inc-tactics-left = Left card
goblins_inc-tactics-middle = Middle card
goblins_inc-tactics-right = Right card
goblins_inc-tactics-both = { $first } + { $second }
goblins_inc-ability-nitro = Nitro
goblins_inc-ability-sabotage = Sabotage
goblins_inc-ability-emergency = Emergency
goblins_inc-ability-dynamite = Dynamite
goblins_inc-ability-homing = Homing
goblins_inc-ability-duct-tape = Duct Tape
goblins_inc-ability-crane = Crane
goblins_inc-about-nitro = After the roll: re-roll one of your dice, or all of them, once. Blank dice may be among them.
goblins_inc-about-sabotage = Before the roll: you have one more arrow in this attack, even if you had none. No effect with five arrows or more.
goblins_inc-about-emergency = After the roll: re-roll your blank dice until none of them is blank.
goblins_inc-about-dynamite = After the roll: the first die that strikes does so twice. No effect if you rolled five dice.
goblins_inc-about-homing = After the roll: turn one of your dice to a number of your choice. A blank die cannot be turned.
goblins_inc-about-duct-tape = Before the roll: put a defense token on one of your tiles, but not on armor and not on the cockpit.
goblins_inc-about-crane = Before the roll: move one of your tiles to an empty square, turn it, or both. It must carry no token, and in the end it must be connected.

## Agendas

goblins_inc-agenda-artist = Artist
goblins_inc-agenda-camouflager = Camouflager
goblins_inc-agenda-decoy = Decoy
goblins_inc-agenda-greasemonkey = Greasemonkey
goblins_inc-agenda-guardian = Guardian
goblins_inc-agenda-jellybones = Jellybones
goblins_inc-agenda-junkdealer = Junkdealer
goblins_inc-agenda-metalhead = Metalhead
goblins_inc-agenda-sandbagger = Sandbagger
goblins_inc-agenda-berserker = Berserker
goblins_inc-agenda-driller = Driller
goblins_inc-agenda-gun-nut = Gun Nut
goblins_inc-agenda-rocketeer = Rocketeer
goblins_inc-agenda-kamikaze = Kamikaze
goblins_inc-agenda-ninja = Ninja
goblins_inc-agenda-stockpiler = Stockpiler
goblins_inc-agenda-sharpshooter = Sharpshooter
goblins_inc-agenda-saboteur = Saboteur
goblins_inc-agenda-show-off = Show Off
goblins_inc-agenda-pyromaniac = Pyromaniac
goblins_inc-agenda-snitch-star = Snitch or Star
goblins_inc-agenda-snitch = Snitch
goblins_inc-agenda-star = Star
goblins_inc-about-artist = 2 points for every decoration tile left on your robot.
goblins_inc-about-camouflager = 2 points for every tile left on the four squares beside your cockpit.
goblins_inc-about-decoy = 2 points for every defense token left on your robot. One that lies on two tiles counts once.
goblins_inc-about-greasemonkey = 2 points for every engine left on your robot. An upgraded tile has two; the one of the cockpit does not count.
goblins_inc-about-guardian = 1 point for every 2 tiles left on your robot.
goblins_inc-about-jellybones = 2 points for every armor tile left on your robot.
goblins_inc-about-junkdealer = 2 points for every 3 regular tiles left on your robot.
goblins_inc-about-metalhead = 2 points for every upgraded tile left on your robot.
goblins_inc-about-sandbagger = 1 point for every tile left on the eight squares around your cockpit.
goblins_inc-about-berserker = 1 point for every 3 tiles on the enemy’s scrap pile.
goblins_inc-about-driller = 1 point for every empty square among the eight around the enemy’s cockpit.
goblins_inc-about-gun-nut = 3 points for every 2 defense tokens on the enemy’s scrap pile.
goblins_inc-about-rocketeer = 2 points for every 3 regular tiles on the enemy’s scrap pile.
goblins_inc-about-kamikaze = 2 points for every armor tile on the enemy’s scrap pile.
goblins_inc-about-ninja = 3 points for every goblin on the enemy’s scrap pile.
goblins_inc-about-stockpiler = 4 points for every set of an engine tile, a weapon and a decoration on the enemy’s scrap pile.
goblins_inc-about-sharpshooter = 3 points for every 2 upgraded tiles on the enemy’s scrap pile.
goblins_inc-about-saboteur = 2 points for every engine tile on the enemy’s scrap pile.
goblins_inc-about-show-off = 2 points for every decoration tile on the enemy’s scrap pile.
goblins_inc-about-pyromaniac = 2 points for every 3 weapons on the enemy’s scrap pile.
goblins_inc-about-snitch-star = A card with two ends. If you keep it, you choose in secret which end counts: Snitch bets on defeat, Star on victory.
goblins_inc-about-snitch = 4 points if your team loses the battle.
goblins_inc-about-star = 4 points if your team wins the battle.

## Blueprints and team cards

goblins_inc-blueprint-mechaball = Mechaball
goblins_inc-blueprint-robosaur = Robosaur
goblins_inc-blueprint-tumbler = Tumbler
goblins_inc-blueprint-4tw-1000 = 4TW-1000*
goblins_inc-blueprint-pinwheel = Pinwheel
goblins_inc-blueprint-girder = Girder
goblins_inc-blueprint-colander = Colander
goblins_inc-blueprint-battlement = Battlement

## The pieces in other words

goblins_inc-tile-marked = { $tile }{ $marks }
goblins_inc-tile-shape = { $tile } (metal { $metal })
goblins_inc-several = { $tile } ×{ $count }
goblins_inc-teams = { $first } — { $second }
goblins_inc-about-ability = { $ability }. { $about }
goblins_inc-about-both = { $first } { $second }
goblins_inc-about-blueprint = In this round nobody builds on the squares { $squares }.
goblins_inc-about-teams = Says who plays with whom in this round.
goblins_inc-face-blank = blank
goblins_inc-face-one = one
goblins_inc-face-two = two
goblins_inc-face-three = three
goblins_inc-face-four = four
goblins_inc-face-five = five

## Questions

goblins_inc-ask-pass-on = Which two tiles do you pass to the player opposite?
goblins_inc-help-pass-on = You hold five tiles. Pass two of them on; the player opposite, an enemy, passes two to you at the same time. The five tiles you hold then will be laid on your robot.
goblins_inc-ask-lay = { $tile }: where do you lay it? Type row.column/turn.
goblins_inc-help-lay = 2.3 is row 2, column 3; 2.3/1 is the same square with the tile turned clockwise by one quarter. Heavy lines are metal: two tiles hold together where metal meets metal, and what is not joined to the cockpit in the end falls off (~). W weapon with its arrows, A armor with its shield symbols, E engine, D decoration, 2 upgraded. Until everybody has finished you can take tiles of this batch back with “undo”.
goblins_inc-ask-shift = Is your batch finished, or which tile do you shift?
goblins_inc-help-shift = All five tiles of the batch lie. Choose one to lay it elsewhere or to turn it. Once you say that the batch is finished, they stay where they are.
goblins_inc-ask-keep = Which four agendas do you keep?
goblins_inc-help-keep = The cards you keep are scored after the battle; the others leave the match unseen. The figure says what a card would pay if the battle ended now.
goblins_inc-ask-bet-on = Which end of the bet card counts?
goblins_inc-help-bet-on = Snitch pays if your team loses the battle, Star if it wins. Nobody learns your choice before the cards are scored.
goblins_inc-ask-drive = How does your robot turn, and which side of the enemy do you attack?
goblins_inc-help-drive = You say which of your sides becomes the front: only arrows that point there will fire. You aim at the enemy robot as you see it, after both have turned; your side of it, its front, is drawn at the bottom. In brackets: the engines needed. A robot that does not turn overheats and rolls one die less. If you ask for more engines than you have, you do not turn, attack the front, overheat and have no unused engine.
goblins_inc-ask-pick = Which tactics card do you want?
goblins_inc-help-pick = Both teams choose unseen. If both want the same card, it goes to the team with more unused engines; with equally many both may use it.
goblins_inc-ask-use = Which ability do you use?
goblins_inc-help-use = Sabotage, Duct Tape and Crane are used before the roll, Nitro, Emergency and Homing after it, Dynamite when you put your dice in order. “? Crane” explains an ability.
goblins_inc-ask-tape = Which tile gets the token? Type row.column.
goblins_inc-help-tape = Any tile of your robot but armor. The token takes one hit.
goblins_inc-ask-lift = Which tile does the Crane lift? Type row.column.
goblins_inc-help-lift = A tile of your robot without a token that can be put elsewhere, or turned, so that it is connected in the end.
goblins_inc-ask-put = { $tile }: where does the Crane put it? Type row.column/turn.
goblins_inc-help-put = Any free square, also one that the blueprint forbids, and in any turn, as long as the tile is connected there. Other tiles that are not connected then fall off.
goblins_inc-ask-nitro = Which dice do you re-roll?
goblins_inc-help-nitro = One die or all of them, once.
goblins_inc-ask-homing = Which die do you turn?
goblins_inc-help-homing = One die that is not blank. You will choose its new number next.
goblins_inc-ask-turn-to = To which number do you turn it?
goblins_inc-help-turn-to = The number of the line that the die will strike.
goblins_inc-ask-dynamite = Do you use Dynamite?
goblins_inc-help-dynamite = The first die of your row strikes twice.
goblins_inc-ask-order = In which order do your dice strike?
goblins_inc-help-order = Each die strikes the first tile of its line, seen from the attacked side. What no longer hangs on the cockpit falls off at once, so the order matters. Blank dice drop out. Type the dice, such as 3 3 4.
goblins_inc-ask-token = Which token takes the hit?
goblins_inc-help-token = Several tokens lie on the tile that was hit. One of them goes to the scrap pile; you choose by the squares under it.
goblins_inc-ask-another = Several players are first. Do you want a third round?
goblins_inc-help-another = A third round is played only if everybody wants it. Otherwise the victory is shared.

## Choices

goblins_inc-choice-notation = { $text }
goblins_inc-choice-turned = { $square }, turned { $degrees }°
goblins_inc-choice-drive = { $steering }, aim: { $aim }
goblins_inc-aim-front = front
goblins_inc-aim-right = right side
goblins_inc-aim-back = back
goblins_inc-aim-left = left side
goblins_inc-choice-no-ability = use nothing (more)
goblins_inc-choice-finished = The batch is finished
goblins_inc-choice-drop = Leave it after all
goblins_inc-choice-all-dice = all dice
goblins_inc-choice-dynamite = Use Dynamite
goblins_inc-choice-no-dynamite = No Dynamite
goblins_inc-choice-another = Play a third round
goblins_inc-choice-no-other = End the match

## Options

goblins_inc-option-version-standard = two rounds
goblins_inc-option-version-full = three rounds
goblins_inc-option-version-team = the team version with open agendas
goblins_inc-option-tiles-in-hand-secret = tiles in hand are secret
goblins_inc-option-tiles-in-hand-shown-to-partner = partners see each other’s tiles
goblins_inc-option-loose-parts-are-damage = loose parts count as losses
goblins_inc-option-loose-parts-are-no-damage = loose parts do not count as losses
goblins_inc-option-overspending-punished = too few engines are punished
goblins_inc-option-overspending-forbidden = nobody may ask for more engines than there are
goblins_inc-option-overheated-sabotage-may-be-nothing = an overheated Sabotage may roll no die
goblins_inc-option-overheated-sabotage-at-least-one = Sabotage always rolls a die
goblins_inc-option-driller-counts-every-square = Driller counts forbidden squares
goblins_inc-option-driller-counts-buildable-squares = Driller does not count forbidden squares
goblins_inc-option-crane-drops-allowed = the Crane may make tiles fall
goblins_inc-option-crane-drops-forbidden = the Crane may not make tiles fall
goblins_inc-option-laying-unseen = tiles are seen when the step is over
goblins_inc-option-laying-seen = everybody sees each tile as it is laid

## What happened

goblins_inc-event-round = Round { $round }. Robot 1: { $first }. Robot 2: { $second }. First player: { $player }. Blueprint: { $blueprint }.
goblins_inc-event-passed-on = Tiles passed on, { $player } → { $other }: { $tiles }.
goblins_inc-event-passed-on-unseen =
    { $count ->
        [one] Tiles passed on, { $player } → { $other }: { $count } tile.
       *[other] Tiles passed on, { $player } → { $other }: { $count } tiles.
    }
goblins_inc-event-laid =
    { $who ->
        [me] You lay: { $tiles }.
       *[other] { $player } lays: { $tiles }.
    }
goblins_inc-event-laid-tile = { $tile } { $square }
goblins_inc-event-shifted =
    { $who ->
        [me] You shift: { $tile }.
       *[other] { $player } shifts: { $tile }.
    }
goblins_inc-event-fell = Robot { $robot } loses: { $tiles }.
goblins_inc-event-combat = Combat round { $combat }. Tactics cards: { $cards }.
goblins_inc-event-drove = { $player }: { $drive }. Engines used: { $needed } of { $engines }, unused: { $unused }.
goblins_inc-event-drove-overheated = { $player }: { $drive }. Engines used: { $needed } of { $engines }, unused: { $unused }. The robot overheats.
goblins_inc-event-overspent = { $player }: { $drive }. That needs { $needed } engines, and there are only { $engines }: the robot does not turn, attacks the front and overheats.
goblins_inc-event-picked =
    { $who ->
        [me] You get the card { $card }.
       *[other] { $player } gets the card { $card }.
    }
goblins_inc-event-missed = { $player }: { $card } wanted, but the enemy has more unused engines.
goblins_inc-event-used =
    { $who ->
        [me] You use { $ability }.
       *[other] { $player } uses { $ability }.
    }
goblins_inc-event-taped = Robot { $robot } gets a token on { $square }.
goblins_inc-event-craned =
    { $degrees ->
        [0] Crane, robot { $robot }: { $tile }, { $from } → { $to }.
       *[other] Crane, robot { $robot }: { $tile }, { $from } → { $to }, turned { $degrees }° clockwise.
    }
goblins_inc-event-dice = Dice of robot { $robot }: { $dice }.
goblins_inc-event-dice-nothing = Robot { $robot } has no dice to roll.
goblins_inc-event-row = Robot { $robot } strikes in this order: { $dice }.
goblins_inc-event-row-nothing = Robot { $robot } does not strike.
goblins_inc-event-struck = A { $face } strikes robot { $robot } on { $square }.
goblins_inc-event-struck-nothing = A { $face } strikes robot { $robot }: nothing is there.
goblins_inc-event-struck-empty = A { $face } strikes the empty cockpit of robot { $robot }.
goblins_inc-event-struck-goblin = A { $face } strikes the cockpit of robot { $robot }: a goblin flies out ({ $player }).
goblins_inc-event-struck-token = A { $face } strikes robot { $robot } on { $square }. Lost: the token on { $token }.
goblins_inc-event-struck-tiles = A { $face } strikes robot { $robot } on { $square }. Lost: { $tiles }.
goblins_inc-event-token-lost = Robot { $robot } loses the token on { $token }.
goblins_inc-event-goblin = A goblin flies out of robot { $robot } ({ $player }).
goblins_inc-event-out = Robot { $robot } is out of action.
goblins_inc-event-battle-first = Robot 1 wins the battle.
goblins_inc-event-battle-second = Robot 2 wins the battle.
goblins_inc-event-battle-draw = The battle ends in a draw.
goblins_inc-event-victory = { $player }, victory points: { $points }.
goblins_inc-event-agenda = { $card } { $points }
goblins_inc-event-bet = { $card } ({ $end })
goblins_inc-event-agendas = { $player }, agendas: { $agendas } = { $total }.

## Score sheet

goblins_inc-score-victory = Round { $round }: victory points
goblins_inc-score-agenda = Round { $round }: { $card }

## The screen

goblins_inc-header-round = round { $round } of { $rounds }
goblins_inc-header-assembly = assembly, step { $step } of { $steps }
goblins_inc-header-preparation = battle preparation
goblins_inc-header-combat = combat round { $combat } of { $combats }
goblins_inc-header-over = the end
goblins_inc-robot-own = Robot { $robot }, yours
goblins_inc-robot-enemy = Robot { $robot }, the enemy
goblins_inc-robot-plain = Robot { $robot }
goblins_inc-letter-red = R
goblins_inc-letter-blue = B
goblins_inc-letter-yellow = Y
goblins_inc-letter-green = G
goblins_inc-letter-weapon = W
goblins_inc-letter-armour = A
goblins_inc-letter-engine = E
goblins_inc-letter-decoration = D
goblins_inc-gauge = Engines { $engines }, arrows { $arrows }
goblins_inc-lost = Lost: { $damage }
goblins_inc-lost-tiles = tiles { $count }
goblins_inc-lost-tokens = tokens { $count }
goblins_inc-lost-goblins = goblins { $count }
goblins_inc-fight-unused = unused: { $unused }
goblins_inc-fight-overheats = overheated
goblins_inc-fight-card = card: { $card }
goblins_inc-fight-no-card = no card
goblins_inc-fight-dice = dice: { $dice }
goblins_inc-legend-assembly = W weapon  A armor  E engine  D decoration  2 upgraded  ~ loose  ═ front
goblins_inc-legend-battle = W weapon  A armor  E engine  D decoration  2 upgraded  # token  ═ front
goblins_inc-title-partner = Your partner’s tiles: { $tiles }
goblins_inc-title-next = Next: { $tiles }
goblins_inc-title-agendas = Agendas to choose from: { $agendas }
goblins_inc-title-kept = Your agendas: { $agendas }
goblins_inc-title-open = Agendas for all: { $agendas }
goblins_inc-title-tactics = Tactics cards: { $cards }
goblins_inc-title-squares = Squares: { $squares }
goblins_inc-title-order = Your dice: { $dice }
goblins_inc-column-agenda = Agenda
goblins_inc-column-now = Now
goblins_inc-column-pays = What it pays
goblins_inc-drive-aim = Aim at
goblins_inc-now-points =
    { $points ->
        [one] As things stand it pays { $points } point.
       *[other] As things stand it pays { $points } points.
    }

## Front door, zones and counters

goblins_inc-poster = Build a giant robot with a partner, then drive it into battle with secret plans of your own.
goblins_inc-zone-tile-stack = Tile stack
goblins_inc-zone-tiles = Tiles
goblins_inc-zone-yard = Robot { $number }
goblins_inc-zone-scrap = Scrap of robot { $number }
goblins_inc-zone-tactics-deck = Tactics deck
goblins_inc-zone-tactics-aside = Tactics cards set aside
goblins_inc-zone-tactics-row = Tactics cards
goblins_inc-zone-tactics-used = Used tactics cards
goblins_inc-zone-scored = Scored agendas
goblins_inc-zone-blueprint = Blueprint
goblins_inc-zone-blueprint-deck = Blueprint deck
goblins_inc-zone-team-card = Team card
goblins_inc-zone-team-deck = Team deck
goblins_inc-zone-agendas = Agenda deck
goblins_inc-zone-kept = Agendas kept
goblins_inc-zone-thrown-out = Agendas thrown out
goblins_inc-zone-end = Final agenda
goblins_inc-zone-other-end = Final agendas to choose from
goblins_inc-fact-round = Round
goblins_inc-fact-combat = Combat round
goblins_inc-fact-scores = Points
goblins_inc-fact-goblins = Goblins

## Goblins, Inc. on the table in the browser: the words of its board, and of the coach of a first match.

## Questions that are answered with the hand

goblins_inc-board-ask-lay = { $tile }: where do you lay it?
goblins_inc-board-help-lay = Turn the tile with the button, the wheel or R, then tap a square or drag the tile there. Solid squares hold: metal meets metal that hangs on the cockpit. What does not hang on it in the end falls off. You may pencil in your other tiles; they are laid as soon as their turn comes. Undo takes back tiles of this batch until everybody has finished.
goblins_inc-board-ask-drive = How do you turn, and which side of the enemy do you attack?
goblins_inc-board-help-drive = Steer: the side you choose comes to the front, and only arrows that point there fire; the knob says how many dice that brings. Aim: the side of the enemy that you attack, after both robots have turned. Dots on a knob are the engines it needs. A robot that does not turn overheats and rolls one die less. With too few engines you do not turn, attack the front, overheat and have no engine left over.
goblins_inc-board-help-use = Sabotage, Duct Tape and Crane are used before the roll, Nitro, Emergency and Homing after it, Dynamite when you put your dice in order. Look closely at the card to read what it does.
goblins_inc-board-ask-tape = Which tile gets the token?
goblins_inc-board-ask-lift = Which tile does the Crane lift?
goblins_inc-board-ask-put = { $tile }: where does the Crane put it?
goblins_inc-board-help-order = Each die strikes the first tile of its line, seen from the attacked side. What no longer hangs on the cockpit falls off at once, so the order matters. Blank dice drop out. Tap the dice in the order you want, then strike.

## The yard

goblins_inc-board-turn = Turn
goblins_inc-board-loose = loose
goblins_inc-board-square = Square { $square }
goblins_inc-board-square-holds = Square { $square }, holds
goblins_inc-board-cockpit = Cockpit, goblins: { $count }
goblins_inc-board-token = Token on { $squares }
goblins_inc-board-arrows = Arrows: front { $front }, right { $right }, back { $back }, left { $left }
goblins_inc-board-engines = Engines
goblins_inc-board-shields = Defense tokens

## The battle

goblins_inc-board-steer = Steer
goblins_inc-board-aim = Aim
goblins_inc-board-lever = Pull the lever
goblins_inc-board-locked = Locked in
goblins_inc-board-spent = Engines: { $spent } of { $engines }
goblins_inc-board-overspent = Too few engines: no turn, front attack, overheated
goblins_inc-board-strike = Strike!
goblins_inc-board-order-hint = Tap the dice in the order in which they strike.
goblins_inc-board-miss = miss
goblins_inc-board-scrap = Scrap heap: tiles { $tiles }, tokens { $tokens }, goblins { $goblins }
goblins_inc-board-scrap-empty = Nothing lost yet

## Agendas and points

goblins_inc-board-note-own = left on yours
goblins_inc-board-note-enemy = lost by them
goblins_inc-board-note-won = if you win
goblins_inc-board-note-lost = if you lose
goblins_inc-board-note-bet = a bet
goblins_inc-board-payday = Payday
goblins_inc-board-victory = Victory
goblins_inc-board-earned = Earned
goblins_inc-board-gain = If the battle ended now
goblins_inc-board-promoted = Promoted: past 50 points

## The coach of a first match

goblins_inc-board-coach-begin = Two teams build a robot each and shoot at one another. You score alone, for goblins left in a winning robot and for secret agendas: most points win.
goblins_inc-board-coach-pass-on = Two of these tiles go to the enemy’s robot. Keep what fires and what holds together, and pass on what your agendas would like to see destroyed.
goblins_inc-board-coach-lay = Every tile must hang on the cockpit by metal, or it falls off before the battle. Point some guns forward and some to a side, so that turning pays, and put armor where it also covers a neighbor.
goblins_inc-board-coach-keep = Keep the four that fit: those in green want your own robot to stay whole, those in orange want the enemy’s in pieces. The figure is what a card would pay right now.
goblins_inc-board-coach-bet-on = Four points if you guess how the battle ends. Nobody sees your bet, and you may well help it along.
goblins_inc-board-coach-drive = Turn the side with the most guns to the front, and aim where the enemy has no shields. Whoever does not turn overheats and rolls one die less; engines you do not spend help to win a tactics card.
goblins_inc-board-coach-pick = Both teams choose a card in secret. If you want the same one, the team with more unused engines gets it, so a second choice is sometimes the safe one.
goblins_inc-board-coach-use = Your card lets you do this once. You may leave it, but there is seldom a reason to.
goblins_inc-board-coach-order = Dice strike one after the other, and the next one hits what then stands first. Open a line with the first die and use the same number again, or cut off a tile that holds others.
goblins_inc-board-coach-token = A token takes the hit for every tile under it. Give up the one that covers what you can best do without.

## The pad beside a real table

goblins_inc-pad-rounds = Rounds
goblins_inc-pad-round = Round { $round }: { $player }
goblins_inc-pad-result = How did the battle end for this player?
goblins_inc-pad-result-won = Won
goblins_inc-pad-result-lost = Lost
goblins_inc-pad-result-drawn = Draw
goblins_inc-pad-results = Where somebody has won, somebody else has lost: look at the results again.
goblins_inc-pad-own = Own goblins left in the cockpit
goblins_inc-pad-partners = The partner’s goblins left in the cockpit
goblins_inc-pad-kept = Agendas kept
goblins_inc-pad-count = { $card }: how many are there? ({ $about })
goblins_inc-pad-track = The track
goblins_inc-pad-promoted = { $player } is promoted: turn the promotion card to 50. { $points } points in all.
goblins_inc-pad-so-far = So far, by what was told.

## The guided first match

goblins_inc-lesson-yard = This is your shipyard. Tile by tile a robot grows here around the cockpit, and then it goes into battle.
