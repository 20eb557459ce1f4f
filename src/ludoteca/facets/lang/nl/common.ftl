### Wat in elk spel gezegd wordt.

common-list = { $left }, { $right }
common-list-end = { $left } en { $right }
common-nothing = niets
common-plain = { $text }
common-pass = Passen

## Spelers

common-you = Jij
common-player = Speler { $number }
common-automaton = Automa
common-bot = { $spec }
common-bot-numbered = { $spec } { $number }
common-level-beginner = Beginner
common-level-casual = Recreant
common-level-skilled = Gevorderde
common-level-expert = Expert
common-level-daily = Bot van de dag

## De invoerregel. De toetsen staan met spaties ertussen; de eerste wordt in common-hint getoond.

common-prompt = { $player } >
common-hint = Nummers of namen · ? uitleg · ? 1 over een kaart · t terug · s score · q stop
common-hint-joinable = Nummer, naam · ? uitleg · ? 1 over kaart · t terug · s score · + speler · q stop
common-keys-help = ?
common-keys-undo = t u
common-keys-score = s
common-keys-log = log
common-keys-leave = q
common-keys-join = +
common-earlier = Al gekozen: { $choices }.
common-curtain = Geef het toetsenbord door. { $player }, druk op Enter als niemand anders het scherm kan zien.
common-log-title = Sinds je laatste beslissing
common-log-earlier =
    { $count ->
        [one] … { $count } eerdere regel; “log” toont hem
       *[other] … { $count } eerdere regels; “log” toont ze
    }
common-dropped = Wat je typte voordat de vraag er stond, is niet gelezen.
common-opening = { $game } { $options }: een nieuwe partij. Vingerafdruk van het startgetal: { $seal }.
common-opening-plain = { $game }: een nieuwe partij. Vingerafdruk van het startgetal: { $seal }.

## Een antwoord dat niet kan

common-refused = “{ $typed }” kan niet je antwoord zijn.
common-asked = De vraag was: { $question }
common-allowed-one = Toegestaan: kies er één, met een nummer van { $first } tot en met { $last } of bij naam.
common-allowed-some = Toegestaan: kies er { $least } tot en met { $most }, met de nummers { $first } tot en met { $last } of bij naam.
common-allowed-exactly = Toegestaan: kies er precies { $count }, met de nummers { $first } tot en met { $last } of bij naam.
common-allowed-named = Toegestaan: typ wat je bedoelt, zoals { $example }.
common-problem-empty = Je hebt niets getypt.
common-problem-unknown = Niets heet hier “{ $word }”.
common-problem-number = Nummer { $word } bestaat niet; het laatste is { $last }.
common-problem-ambiguous = “{ $word }” kan betekenen: { $fits }.
common-problem-twice = “{ $word }” noem je vaker dan hij er is.
common-problem-several = Je noemt er { $count }, maar er wordt precies één gevraagd.
common-problem-few = Je noemt er { $count }; het moeten er minstens { $least } zijn.
common-problem-many = Je noemt er { $count }; meer dan { $most } kan niet.

## Terugnemen

common-undo-nothing = Je hebt nog niets geantwoord dat je kunt terugnemen.
common-undo-refused = Dat kun je niet terugnemen: de anderen hebben al iets uit je antwoord geleerd.
common-join-never = Aan dit spel kan niemand meer meedoen als het eenmaal begonnen is.
common-join-full = Alle { $count } plaatsen zijn bezet.
common-join-soon = { $player } doet mee en komt aan tafel zodra deze beurt voorbij is.

## Score

common-standing-title = Je score als het spel nu zou eindigen
common-standing-nothing = Er zijn nu geen punten voor je te tellen.
common-standing-hidden =
    { $count ->
        [one] { $count } kaart die je nu niet mag bekijken, telt hier niet mee.
       *[other] { $count } kaarten die je nu niet mag bekijken, tellen hier niet mee.
    }
common-sheet-title = Eindtelling
common-sheet-what = Waarvoor
common-sheet-points = Punten
common-sheet-rule = Regel
common-sheet-rank = { $rank }. { $player }
common-sheet-total = Totaal
common-won =
    { $who ->
        [me] Je hebt gewonnen!
       *[other] { $player } heeft gewonnen.
    }
common-won-together = Gedeelde winst: { $players }.
common-won-nobody = Niemand heeft gewonnen.
common-won-draw = Gelijkspel.

## Het verslag

common-bot-fault = { $player } { $kind ->
        [raised] is vastgelopen: { $detail }
        [hung] heeft niet op tijd geantwoord: { $detail }
       *[illegal] heeft geen geldig antwoord gegeven: { $detail }
    }. Een vervanger speelt verder.
common-saved = De partij is bewaard. Om verder te spelen:
common-record = Het verslag van deze partij:

## Terugkijken

common-replay-step = Stap { $step } van { $steps }
common-replay-start = Het begin
common-replay-hint = Enter volgende  v vorige  een nummer springt erheen  q stoppen
common-replay-prompt = { $step }/{ $steps } >
common-replay-keys-back = v b
common-replay-keys-leave = q
common-replay-range = “{ $typed }” is geen stap: typ een getal van 0 tot en met { $steps }, v, q of niets.
common-replay-open = Deze partij is nog bezig.

## Commands

common-games-id = Spel
common-games-name = Naam
common-games-players = Spelers
common-games-options = Opties (de eerste waarde is de standaard)
common-games-rules = Regelversie
common-kept-match = Partij
common-kept-players = Spelers
common-kept-answers = Antwoorden
common-kept-state = Stand
common-kept-open = loopt nog
common-kept-over = afgelopen
common-kept-none = Er zijn nog geen partijen.
common-verified-open =
    { $answers ->
        [one] { $path }: { $game }, { $answers } antwoord, nog niet afgelopen
       *[other] { $path }: { $game }, { $answers } antwoorden, nog niet afgelopen
    }
common-verified-ended =
    { $answers ->
        [one] { $path }: { $game }, { $answers } antwoord, eindscores { $scores }
       *[other] { $path }: { $game }, { $answers } antwoorden, eindscores { $scores }
    }
common-simulate-title = { $game }, partijen: { $games }
common-simulate-seat = Plaats
common-simulate-bot = Bot
common-simulate-wins = Gewonnen
common-simulate-score = Gemiddelde score
common-simulate-shared = Gelijke spelen en gedeelde eerste plaatsen: { $draws }
common-simulate-lost = Door niemand gewonnen: { $lost }
common-simulate-speed = Beslissingen: { $decisions } in { $seconds } s, { $rate } per seconde
