### Beside a real table: the pad of a phone.

pad-score = Score
pad-opening = One moment …
pad-players = How many of you play?
pad-yes = Yes
pad-no = No
pad-told = { $what } → { $value }
pad-of = { $whom } · { $what }
pad-missing =
    { $count ->
        [one] One thing is still missing
       *[other] { $count } things are still missing
    }
pad-undo = Undo
pad-story = What was told
pad-story-empty = Nothing has been told yet.
pad-rules = Rules
pad-share = Show to others
pad-share-text = Whoever opens this sees your pad and follows what you do, on a phone or on a television.
pad-share-alone = This page has no server, so other devices cannot look on. Opened from a server of this network it can be shared.
pad-watching = You are looking at somebody else’s pad.
pad-instead = What this would change
pad-instead-lost =
    { $count ->
        [one] What you told last no longer fits and is dropped.
       *[other] The last { $count } things that you told no longer fit and are dropped.
    }
pad-instead-nothing = Nothing that is shown now.
pad-instead-do = Change it
pad-back-to = Take back this and everything after it
pad-restart = Begin again
pad-restart-sure = Yes, forget everything
pad-restart-no = No, go on
pad-cards-pick = Choose cards
pad-cards-change =
    { $count ->
        [one] Change: { $count } card
       *[other] Change: { $count } cards
    }
pad-cards-none = There are none
pad-cards-search = Name
pad-cards-done =
    { $count ->
        [one] Done: { $count } card
       *[other] Done: { $count } cards
    }
pad-problem-number = A number from { $least } to { $most } is wanted here.
pad-problem-choice = That cannot be chosen here.
pad-problem-card = That card cannot lie here.
pad-problem-twice = { $card } is there only once.
pad-problem-elsewhere = { $card } lies somewhere else already: { $where }.
pad-problem-many = No more than { $most } cards can lie here.
pad-problem-long = That is more than a pad can hold.
pad-rounds = Rounds
pad-round = Round { $number }
pad-round-line = { $round }, { $line }
pad-best = Who wins?
pad-best-highest = The highest score
pad-best-lowest = The lowest score
