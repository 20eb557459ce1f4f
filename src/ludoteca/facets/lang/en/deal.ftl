### One deal at several tables: the deal of the day, and duplicates for friends.

deal-title = Deal of the day
deal-text = One deal a day for each game, the same for everybody who plays it, against the same bots. There is one try, without hints, and it never counts for the leaderboard. The date is that of UTC.
deal-until = The next one comes at { $time } here.
deal-play = Play this deal
deal-go-on = Go on
deal-result =
    { $points ->
        [one] { $points } point, place { $rank } of { $seats } at the table
       *[other] { $points } points, place { $rank } of { $seats } at the table
    }
deal-given-up = Given up
deal-first = You are the first to have played it here.
deal-among = Place { $place } among { $played } who have played it here.
deal-expert =
    { $points ->
        [one] The expert made { $points } point of it, place { $rank }.
       *[other] The expert made { $points } points of it, place { $rank }.
    }
deal-expert-thinks = The expert is still playing it …
deal-seed-public = Game and date alone make the deal, so whoever wants to cheat can look it up. They cheat nobody but themselves.
deal-seed-house = This deal belongs to this house alone: it has a secret of its own.
deal-duplicate = One deal, several tables
deal-duplicate-text = Each of you plays the same deal at a table of your own, against the same bots. Cards and results stay hidden until all have played; then you compare.
deal-tables = Tables
deal-duplicate-do = Deal
deal-invitation = Play the same deal of { $game } as I do, each at a table of our own
deal-board-plays = is playing
deal-board-over = has played
deal-board-free = A free table
deal-sealed = Results are shown once every table has been played.
deal-compare = Compare with the others
deal-origin = Others play the same deal, so there are no hints, and only what nobody has learned from can be taken back.
deal-gone-title = There is no such deal
deal-no-such = This deal is not here. Perhaps the link is incomplete.
deal-unplayed = Play the deal first; then you see how others did.
deal-played = You have played this deal already.
deal-taken = All tables of this deal are taken.
deal-open = This is today’s deal, and you have not played it to its end; its cards are shown to you afterwards.
deal-others = Others still play this deal. Its cards are shown once all tables are over.
deal-today = Today others still play this deal. From tomorrow on you can go on from here.
