### Achter de voordeur: met wie je speelt, wat er loopt, wat er gespeeld is, en uitnodigingen.

door-continue = Verder spelen
door-continue-all = Alle { $count } lopende partijen
door-progress-round = Ronde { $number }
door-progress-turn = Beurt { $number }
door-choice-how-many = Met hoeveel zitten jullie aan tafel, jij meegeteld?
door-choice-here = Mensen aan dit apparaat
door-choice-alone = Jij alleen
door-choice-people = { $count } mensen die dit apparaat delen
door-choice-bots =
    { $count ->
        [one] Jij tegen { $level }
       *[other] Jij tegen { $count }: { $level }
    }
door-choice-each = Elke plaats apart
door-choice-me = Jij
door-choice-somebody = Iemand aan dit apparaat
door-variant-of = Anders dan gewoonlijk: { $usual }
door-hosted-by = { $host } is de gastheer
door-host-away = De gastheer speelt niet mee
door-agreed-rated = De uitslag telt als iedereen dat goedvindt
door-agreed-unrated = De uitslag telt niet
door-agreed-open = Iedereen mag kijken
door-agreed-invited = Wie de link heeft, mag kijken
door-agreed-unwatched = Niemand mag kijken
door-agreed-usual = De gewone regels, zonder varianten
door-invited-by = { $host } nodigt je uit voor een partij { $game }
door-invite-share = Delen
door-over-title = { $game }: deze partij is afgelopen
door-over-text = Je kunt er niet meer bij, maar een nieuwe tafel is zo geopend.
door-mine-game = Spel
door-mine-result = Uitslag
door-mine-all = Elke uitslag
door-mine-won = Gewonnen
door-mine-lost = Verloren
door-mine-drawn = Gedeeld
door-mine-none = Geen van je afgelopen partijen is zo.
door-forget = Verwijderen
door-forget-of = Verwijderen: { $what }
door-forget-sure = “{ $what }” uit je lijst verwijderen? Bij de anderen blijft de partij staan.
door-still-playing = Je speelt daar nog; geef eerst op.
door-lesson = Begeleide partij
door-lesson-enough = Je hebt gezien wat er te zien is. Speel door tot het eind, of vertrek wanneer je wilt: de tafel wacht op je.
door-lesson-over = Dat was je eerste partij. Speel nog eens, tegen een sterkere bot of met vrienden.
