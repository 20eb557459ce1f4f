### Looking back at a match: leafing through it, the review of a seat, and practice from one's own mistakes.

## Leafing

review-play = Play
review-pause = Pause
review-back = One step back
review-on = One step forward
review-mistake-before = The mistake before
review-mistake-next = The next mistake
review-key-step = One step back or forward
review-key-ends = To the beginning, to the end
review-key-play = Play and pause
review-key-mistakes = To the next mistake, to the one before
review-share = Share
review-shared = Link copied
review-result = The result
review-beyond = The link leads beyond the end of this match, which has { $steps ->
        [one] one step
       *[other] { $steps } steps
    }: this is its end.
review-choose-seat = Choose a player to see the review of their decisions.

## What the review says

review-mistakes = { $count ->
        [0] Mistakes
        [one] 1 mistake
       *[other] { $count } mistakes
    }
review-mistake = “{ $chosen }” instead of “{ $better }”
review-none = No clear mistake was found.
review-chance = chance to win
review-luck = with luck alone
review-mark-chosen = chosen
review-mark-better = better
review-not-yet = The review has not come here yet.
review-wrong = “{ $chosen }” was chosen. “{ $better }” promised { $chance } of a win: { $cost } more.
review-right = “{ $chosen }” was chosen, and nothing clearly better was found. Chance to win: { $chance }.
review-glance = “{ $chosen }” was chosen; at a glance nothing better was found. Chance to win: { $chance }.
review-why = Why?
review-sure = This is no estimate: it was worked out to the end.
review-after = After “{ $choice }” it might go on like this:
review-as-it-lay = As the cards really lay, it cost { $cost } of a win.
review-no-harm = As the cards really lay, it did no clear harm; nobody could know that.
review-compare = What would a bot choose here?
review-level = Level
review-would = { $level } would choose “{ $choice }”.

## Practice

review-practice-ask = What would you choose now?
review-practice-right = “{ $choice }”: the review finds nothing better.
review-practice-other = “{ $choice }”; the review prefers “{ $better }”.

## The end of a match

review-difference = What made the difference: { $what } (+{ $points }).
review-other-game = Another game
review-decisive-looking = Looking for the decisive moment …
review-decisive-mistake = The decisive moment: “{ $chosen }” instead of “{ $better }” cost { $share } of a win.
review-decisive-good-luck = The decisive moment: after “{ $chosen }” luck brought { $share } of a win.
review-decisive-bad-luck = The decisive moment: after “{ $chosen }” bad luck took { $share } of a win.

## What one loses most by

review-losses = What you lose most by
review-losses-text = The review looks at your latest matches against bots. Each kind of decision has positions of your own to practise.
review-losses-looking = Looked at { $done } of { $whole } matches
review-losses-empty = Nothing here yet: play a match against bots to its end.
review-losses-kind = { $times ->
        [one] One decision of this kind
       *[other] { $times } decisions of this kind
    } cost { $cost } of a win.
review-practise = Practise
