### What is said in every game.

common-list = { $left }, { $right }
common-list-end = { $left } and { $right }
common-nothing = nothing
common-plain = { $text }
common-pass = Pass

## Players

common-you = You
common-player = Player { $number }
common-automaton = Automa
common-bot = { $spec }
common-bot-numbered = { $spec } { $number }
common-level-beginner = Beginner
common-level-casual = Casual
common-level-skilled = Skilled
common-level-expert = Expert
common-level-daily = Bot of the day

## The prompt. The keys are single letters, separated by spaces; the first one is shown in common-hint.

common-prompt = { $player } >
common-hint = Numbers or names · ? help · ? 1 about a card · u undo · s score · q leave
common-hint-joinable = Number, name · ? help · ? 1 about a card · u undo · s score · + player · q leave
common-keys-help = ?
common-keys-undo = u
common-keys-score = s
common-keys-log = log
common-keys-leave = q
common-keys-join = +
common-earlier = Already chosen: { $choices }.
common-curtain = Pass the keyboard to { $player }. { $player }, press Enter when nobody else can see the screen.
common-log-title = Since your last decision
common-log-earlier =
    { $count ->
        [one] … { $count } earlier line; “log” shows it
       *[other] … { $count } earlier lines; “log” shows them
    }
common-dropped = What you typed before the question was there has not been read.
common-opening = { $game } { $options }: a new match. Fingerprint of the seed: { $seal }.
common-opening-plain = { $game }: a new match. Fingerprint of the seed: { $seal }.

## An answer that will not do

common-refused = “{ $typed }” cannot be your answer.
common-asked = You were asked: { $question }
common-allowed-one = Allowed: choose one, by a number from { $first } to { $last } or by name.
common-allowed-some = Allowed: choose { $least } to { $most }, by the numbers { $first } to { $last } or by name.
common-allowed-exactly = Allowed: choose exactly { $count }, by the numbers { $first } to { $last } or by name.
common-allowed-named = Allowed: type what you mean, such as { $example }.
common-problem-empty = You typed nothing.
common-problem-unknown = Nothing here is called “{ $word }”.
common-problem-number = There is no number { $word }; the last one is { $last }.
common-problem-ambiguous = “{ $word }” can mean: { $fits }.
common-problem-twice = “{ $word }” is named more often than it is there.
common-problem-several = You named { $count } things; exactly one is wanted.
common-problem-few =
    { $least ->
        [one] You named { $count }; at least { $least } is wanted.
       *[other] You named { $count }; at least { $least } are wanted.
    }
common-problem-many = You named { $count }; no more than { $most } can be taken.

## Undo

common-undo-nothing = You have not answered anything yet that could be undone.
common-undo-refused = That cannot be undone: the others have already learned something from your answer.
common-join-never = Nobody can join this game once it has begun.
common-join-full = All { $count } seats are taken.
common-join-soon = { $player } joins and sits down when this turn is over.

## Score

common-standing-title = Your score if the game ended now
common-standing-nothing = There are no points to count for you now.
common-standing-hidden =
    { $count ->
        [one] { $count } card that you may not look at now is not counted.
       *[other] { $count } cards that you may not look at now are not counted.
    }
common-sheet-title = Score sheet
common-sheet-what = What
common-sheet-points = Points
common-sheet-rule = Rule
common-sheet-rank = { $rank }. { $player }
common-sheet-total = Total
common-won =
    { $who ->
        [me] You have won!
       *[other] { $player } has won.
    }
common-won-together = Shared victory: { $players }.
common-won-nobody = Nobody has won.
common-won-draw = The match is a draw.

## The record

common-bot-fault = { $player } { $kind ->
        [raised] has failed: { $detail }
        [hung] has not answered in time: { $detail }
       *[illegal] has given an answer that is none: { $detail }
    }. A stand-in plays on.
common-saved = The match is saved. To go on:
common-record = The record of this match:

## Replay

common-replay-step = Step { $step } of { $steps }
common-replay-start = The start
common-replay-hint = Enter next  b back  a number jumps  q quit
common-replay-prompt = { $step }/{ $steps } >
common-replay-keys-back = b
common-replay-keys-leave = q
common-replay-range = “{ $typed }” is no step: type a number from 0 to { $steps }, b, q or nothing.
common-replay-open = This match is still running.

## Commands

common-games-id = Game
common-games-name = Name
common-games-players = Players
common-games-options = Options (the first value is the default)
common-games-rules = Rules version
common-kept-match = Match
common-kept-players = Players
common-kept-answers = Answers
common-kept-state = State
common-kept-open = open
common-kept-over = over
common-kept-none = There are no matches yet.
common-verified-open =
    { $answers ->
        [one] { $path }: { $game }, { $answers } answer, still open
       *[other] { $path }: { $game }, { $answers } answers, still open
    }
common-verified-ended =
    { $answers ->
        [one] { $path }: { $game }, { $answers } answer, final scores { $scores }
       *[other] { $path }: { $game }, { $answers } answers, final scores { $scores }
    }
common-simulate-title = { $game }, matches: { $games }
common-simulate-seat = Seat
common-simulate-bot = Bot
common-simulate-wins = Wins
common-simulate-score = Mean score
common-simulate-shared = Draws and shared first places: { $draws }
common-simulate-lost = Won by nobody: { $lost }
common-simulate-speed = Decisions: { $decisions } in { $seconds } s, { $rate } a second
