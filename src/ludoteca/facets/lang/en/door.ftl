### Behind the front door: with whom to play, what goes on, what was played, and invitations.

door-continue = Continue
door-continue-all = All { $count } matches that go on
door-progress-round = Round { $number }
door-progress-turn = Turn { $number }
door-choice-how-many = Who sits at the table, you included?
door-choice-here = People at this device
door-choice-alone = You alone
door-choice-people = { $count } people who share this device
door-choice-bots =
    { $count ->
        [one] You against { $level }
       *[other] You against { $count }: { $level }
    }
door-choice-each = Every seat by itself
door-choice-me = You
door-choice-somebody = Somebody at this device
door-variant-of = Another way than: { $usual }
door-hosted-by = { $host } is the host
door-host-away = The host has no seat
door-agreed-rated = The result counts, if everybody agrees
door-agreed-unrated = The result does not count
door-agreed-open = Everybody may watch
door-agreed-invited = Whoever has the link may watch
door-agreed-unwatched = Nobody may watch
door-agreed-usual = The usual rules, without variants
door-invited-by = { $host } invites you to play { $game }
door-invite-share = Share
door-over-title = { $game }: this match is over
door-over-text = Nobody can come in any more, but a new table is opened in a moment.
door-mine-game = Game
door-mine-result = Result
door-mine-all = Every result
door-mine-won = Won
door-mine-lost = Lost
door-mine-drawn = Shared
door-mine-none = None of your finished matches is like that.
door-forget = Delete
door-forget-of = Delete: { $what }
door-forget-sure = Delete “{ $what }” from your list? The others keep theirs.
door-still-playing = You still play there; give up first.
door-lesson = Guided match
door-lesson-enough = You have seen what there is to see. Play on to the end, or leave whenever you like: the table waits for you.
door-lesson-over = That was your first match. Play again, against a stronger bot or with friends.
