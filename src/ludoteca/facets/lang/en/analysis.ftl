### What advise and review say.

analysis-decimal = .
analysis-interval = { $low } to { $high }
analysis-seat = { $game }, seat { $seat }
analysis-seat-of = Seat { $seat } ({ $name })
analysis-option = option
analysis-result = result
analysis-tried = tried
analysis-proven = proven
analysis-offered =
    { $offered ->
        [one] ({ $offered } option, { $worlds } worlds imagined. The interval tells of sampling alone, not of how well a table is judged; only what is “{ $proven }” is certain.)
       *[other] ({ $offered } options, { $worlds } worlds imagined. The interval tells of sampling alone, not of how well a table is judged; only what is “{ $proven }” is certain.)
    }
analysis-line = { $number }. { $choice }, and then perhaps:
analysis-no-choice = There is no choice.
analysis-wins = Proven: { $choice } wins for certain.
analysis-best = Clearly the best: { $choice }.
analysis-best-tried = The best of those tried: { $choice }.
analysis-best-rivals = The best: { $choice }. Not clearly worse: { $rivals }.
analysis-untold = Tried too little to tell: { $options }.
analysis-counted =
    { $count ->
        [one] { $count } decision, { $without } without a clear error, { $errors } with one.
       *[other] { $count } decisions, { $without } without a clear error, { $errors } with one.
    }
analysis-lost = The errors cost { $lost } of a win ({ $interval }).
analysis-lost-nothing = Under what it knew, nothing was clearly lost.
analysis-expected = Before its first decision it could expect { $share } of a win.
analysis-luck-bad = Bad luck took { $share } of a win: what it met, against what it could expect.
analysis-luck-good = Good luck brought { $share } of a win: what it met, against what it could expect.
analysis-luck-none = Luck made no difference.
analysis-got = In the end it got { $share } of the win.
analysis-curves = The chance before each decision, from none to certain
analysis-as-knew-then = as it knew then
analysis-knowing-everything = knowing everything
analysis-clear-errors = clear errors
analysis-clear-error = clear error
analysis-dearest = The dearest decisions
analysis-after = { $number }. After answer { $after }: { $question }
analysis-nothing = nothing
analysis-price = It cost { $cost } ({ $interval }) as it knew then, { $everything } knowing everything.
analysis-chosen-was = Chosen: { $choice }
analysis-better-was = Better: { $choice }
analysis-every = Every decision
analysis-caption = { $mark } clear error; costs are shares of a win; in brackets: may be chance. Intervals tell of sampling alone, not of how well the program judges a table.
analysis-column-after = after
analysis-column-after-answer = after answer
analysis-column-question = question
analysis-column-chosen = chosen
analysis-column-better = better
analysis-column-chance = chance
analysis-column-knew = cost as it knew
analysis-column-all = cost knowing all
analysis-column-everything = cost knowing everything
analysis-column-luck = luck
analysis-page-title = { $game }: review
analysis-page-lost = lost by errors
analysis-page-without = decisions without one
analysis-page-expected = expected at first
analysis-page-got = got in the end
analysis-page-curve = { $seat }: the chance of the win over the match
analysis-page-over = { $seat }: over the match
analysis-page-reading = The seat’s chance of the win before each of its decisions, if it then does its best: as it knew then, and knowing all cards, all sealed answers and all luck to come. Crosses are clear errors; the last point is what it got.
analysis-page-dearest = { $seat }: the dearest decisions
analysis-page-dearest-reading = What cost most under what the seat knew then, the dearest first, and what it had better chosen.
analysis-page-every = { $seat }: every decision
analysis-page-every-reading = In the order of the match. { $mark } is a clear error; costs in brackets may be chance. Luck is what the seat met after its choice, against what it could expect.
analysis-page-answers = answers given
analysis-page-how = How it was done
analysis-page-by = By ludoteca { $version }, with { $worlds } worlds for each of the two searches of a decision.
analysis-page-searches = Every decision is searched twice, with the same number of imagined worlds: once with the worlds that the seat could not tell from the true one, once with the true one only. The cost of a choice is what the best option promises more than the chosen one. Where a turn can win for certain, that is proven first, and no choice that keeps it is blamed.
analysis-page-clarity = A cost counts as a clear error if its interval, which holds 95 %, leaves out zero, and does so again when the chosen and the better option are searched once more, each by itself; others stand in brackets, and are not counted.
analysis-page-intervals = Intervals tell of sampling alone: how far other imagined worlds might change a figure. How well the program judges a table is not in them.
analysis-page-luck = What the choice cost under what the seat knew is its error. Luck is by how much the chance changed from there to the next decision, or to the end: what the seat met, against what it could expect. The chance before the first decision, less all errors and with all luck, is the result.
