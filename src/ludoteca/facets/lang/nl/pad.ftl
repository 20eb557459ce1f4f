### Aan een echte tafel: het kladblok op de telefoon.

pad-score = Score
pad-opening = Een ogenblik …
pad-players = Met hoeveel spelen jullie?
pad-yes = Ja
pad-no = Nee
pad-told = { $what } → { $value }
pad-of = { $whom } · { $what }
pad-missing =
    { $count ->
        [one] Er ontbreekt nog één ding
       *[other] Er ontbreken nog { $count } dingen
    }
pad-undo = Ongedaan
pad-story = Wat is verteld
pad-story-empty = Er is nog niets verteld.
pad-rules = Regels
pad-share = Aan anderen tonen
pad-share-text = Wie dit opent, ziet je kladblok en volgt wat je doet, op een telefoon of op een televisie.
pad-share-alone = Deze pagina heeft geen server, dus andere apparaten kunnen niet meekijken. Open haar vanaf een server in dit netwerk om haar te delen.
pad-watching = Je kijkt naar het kladblok van iemand anders.
pad-instead = Wat dit zou veranderen
pad-instead-lost =
    { $count ->
        [one] Wat je het laatst vertelde, past niet meer en vervalt.
       *[other] De laatste { $count } dingen die je vertelde, passen niet meer en vervallen.
    }
pad-instead-nothing = Niets van wat nu te zien is.
pad-instead-do = Wijzigen
pad-back-to = Dit en alles daarna terugnemen
pad-restart = Opnieuw beginnen
pad-restart-sure = Ja, alles vergeten
pad-restart-no = Nee, verdergaan
pad-cards-pick = Kaarten kiezen
pad-cards-change =
    { $count ->
        [one] Wijzigen: { $count } kaart
       *[other] Wijzigen: { $count } kaarten
    }
pad-cards-none = Die zijn er niet
pad-cards-search = Naam
pad-cards-done =
    { $count ->
        [one] Klaar: { $count } kaart
       *[other] Klaar: { $count } kaarten
    }
pad-problem-number = Hier hoort een getal van { $least } tot en met { $most }.
pad-problem-choice = Dat kan hier niet worden gekozen.
pad-problem-card = Die kaart kan hier niet liggen.
pad-problem-twice = { $card } is er maar één keer.
pad-problem-elsewhere = { $card } ligt al ergens anders: { $where }.
pad-problem-many = Hier kunnen niet meer dan { $most } kaarten liggen.
pad-problem-long = Dat is meer dan er in een kladblok past.
pad-rounds = Ronden
pad-round = Ronde { $number }
pad-round-line = { $round }, { $line }
pad-best = Wie wint?
pad-best-highest = De hoogste score
pad-best-lowest = De laagste score
