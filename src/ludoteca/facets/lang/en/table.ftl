### The table in the browser: every word of its pages.

## Lobby and own matches

table-lobby-empty = No open table just now. Open one: choose a game, then “With friends”, and let the lobby list it.
table-mine-empty = Nothing here yet. Your matches will wait here for you.
table-mine-running = Running
table-mine-finished = Finished
table-status-gathering = Gathering
table-status-playing = Playing
table-status-joinable = Playing · you may join
table-status-over = The match is over
table-ended-old-rules = This match was ended: it went by a version of the rules that is no longer kept here. Nobody has won or lost, and its record is kept under “My matches”.
table-ended-closed = Whoever runs this table has closed the room. Nobody has won or lost.

## Before the match

table-invite-title = Invite people
table-invite-text = Whoever has this link can come in and sit down.
table-invite-link = Link to this room
table-invite-authority = A device that is new here first opens { $url }
table-invite-copy = Copy
table-invite-copied = Copied
table-seats = Seats
table-seat-free = Free seat
table-seat-you = you
table-seat-host = host
table-sit = Sit down
table-stand = Stand up
table-bot = { $name } (bot)
table-bot-choose = Bot in seat { $number }
table-bot-none = No bot
table-bot-failed = { $name } could not go on; { $stand } plays instead
table-start = Begin the match
table-start-not-yet = Every seat must be taken first; bots can fill them.
table-start-wait = The match begins as soon as the host says so.
table-remove-person = Remove
table-remove-person-of = Remove { $name } from seat { $number }
table-options = How we play
table-variants = Variants
table-players = Players
table-option-public = Show the room in the lobby
table-option-rated = The result counts (no hints)

## At the table

table-question = Your question
table-question-help = What does this mean?
table-choose-this = Choose: { $choice }
table-confirm = Confirm ({ $count })
table-choice-place = Choice { $place } of { $count }.
table-choose-exactly = Choose { $count }
table-choose-between = Choose { $least } to { $most }
table-waiting-for = Waiting for { $names }
table-waiting = Waiting for the others
table-title-yours = Your turn
table-title-others = Turn of { $names }
table-card-hidden = Face-down card
table-cards-hidden =
    { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
table-cards-more =
    { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }
table-seat-thinking = thinking
table-seat-thinking-for = thinking, { $seconds } s
table-seat-hurried = thought briefly, so that nobody waits long
table-answer-late = Not received yet …
table-seat-acting = choosing
table-seat-away = away
table-seat-resigned = has resigned
table-seat-stood-in = { $name } stands in
table-undo = Undo
table-undo-ask = Ask to undo
table-hint = What a strong bot thinks
table-hint-ask = Hint
table-hint-chance = chance to win { $chance }
table-hint-best = the best
table-hint-alike = about as good
table-hint-worse = worse
table-hint-untold = tried too little to tell
table-hint-then = What may follow:
table-stand-in = Let a bot stand in
table-return = Take my seat back
table-resign = Resign
table-resign-sure = Give up this match?
table-leave = Leave the table (come back any time)
table-join = Join the match
table-join-text = The rules let newcomers in at any time.
table-join-wait = You come in when this turn is over.
table-join-others = Others may still join
table-join-bot = Add a bot…
table-agree = Agree
table-refuse = Refuse
table-proposal-undo = { $by } would like to take back an answer.
table-proposal-stand-in = { $by } proposes that a bot plays for { $about }.
table-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-reconnecting = Reconnecting…
table-side = Log and chat
table-log = Log
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-silence = The rules ask for silence now

## After the match

table-rematch = Rematch
table-rematch-go = To the rematch
table-replay-go = Look at the match again
table-match = Finished match
table-record = Download the record
table-replay = Replay
table-eyes = Seen by
table-eyes-spectator = A spectator
table-eyes-open = All cards open

## When something is not there

table-gone-title = This room is gone
table-gone-text = Ask for a new link, or open a room of your own.
table-gone-match-title = There is no such match
table-gone-match-text = Only matches that are over can be looked at. Your own are listed under “My matches”.
table-refused-title = This table is closed to visitors
table-refused-text = The seats are taken, and the host lets nobody look on. Open a table of your own.
table-outdated-title = This page is out of date
table-outdated-text = The server has been updated meanwhile. Reload, and the match goes on where it was.
table-no-watching = The match is being played; the host lets nobody look on.
table-board-failed = The board that comes with this game cannot be shown; this is the general one.
table-come-in = What shall we call you?
table-come-in-do = Come in

## Rules, coach, taste

table-why = Why? Open rule { $rule }
table-not-now = Cannot be chosen for this question ({ $rule }).
table-rules = Rules
table-rules-search = Search the rules
table-rules-cards = All cards ({ $count })
table-rules-contents = Contents
table-rules-nothing = Nothing found.
table-coach-more = More
table-coach-understood = Understood
table-coach-off = No more tips
table-mute = Mute
table-mute-end = Hear everybody again
table-show-skip = Skip
table-show-next = Next
table-keys = Keys
table-keys-choose = Choose
table-keys-confirm = Confirm what is chosen
table-keys-walk = Go from one thing to the next
table-keys-next = Go on while something is shown
table-keys-escape = Close, or skip what is shown
table-show-again = Show the last turn again
table-show-missed = { $count ->
    [one] Something happened while you were away.
   *[other] { $count } things happened while you were away.
}

## One device for several people

table-option-hot-seat = Several people play on this device
table-curtain = Hand the device on
table-curtain-title = Hand the device to { $name }
table-curtain-text = Nobody else should look now.
table-curtain-lift = I am { $name }

## Inviting, watching, keeping time

table-invite-code = The link as a QR code
table-invite-closed = Only this computer can open the link. For phones and other computers start the table with { $command }
table-watching = Who may watch
table-watching-open = Everybody, from the lobby
table-watching-invited = Whoever has the link
table-watching-none = Nobody
table-time = Time
table-time-none = No clock
table-time-decision-quick = 30 seconds a decision
table-time-decision = 2 minutes a decision
table-time-match-quick = 10 minutes a match, 5 seconds back for each decision
table-time-match = 30 minutes a match, 10 seconds back for each decision
table-time-day = One day for each decision
table-time-three-days = Three days for each decision
table-time-week = One week for each decision

## Looking back

table-fork = Go on from here
table-fork-cards = Hidden cards
table-fork-same = As they really were
table-fork-anew = Dealt anew
table-review = Review
table-review-text = A strong bot goes through every decision: what it cost under what was known then, and how much was luck. Figures are a program's estimates, not proofs.
table-review-begin = Review the match
table-review-running = Thinking: { $percent } %
table-review-sum =
    { $decisions ->
        [one] One decision,
       *[other] { $decisions } decisions,
    } { $errors ->
        [0] none clearly wrong.
        [one] one clearly wrong; it cost { $lost } of a win.
       *[other] { $errors } clearly wrong; together they cost { $lost } of a win.
    }
table-review-good-luck = Luck was worth { $share } of a win.
table-review-bad-luck = Bad luck took { $share } of a win.
table-chances-title = The chances to win over the match
table-chances-error = clear error

## Zones

table-zone-deck = Deck
table-zone-discard = Discard pile
table-zone-box = Out of the game
table-zone-hand = Hand
table-zone-aside = Set aside
table-counts = The result will count for the leaderboard.
table-counts-agree = The result shall count
table-counts-waits = The result will not count: { $names } { $count ->
    [one] has
   *[other] have
} not agreed yet.
table-adjourned = Adjourned: the clocks stand still until everybody who plays is here again.
table-origin-record = This match goes on from a record that the host has brought. It does not count.
table-origin-fork = This match goes on from a moment of a finished match. It does not count.
table-origin-anew = Whatever is hidden is dealt anew when others than the host play.
