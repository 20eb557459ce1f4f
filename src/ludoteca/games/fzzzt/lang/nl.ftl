### Fzzzt! De termen komen uit NAMES.json.

fzzzt-title = Fzzzt!

## Bouwsymbolen. De letters staan op de kaarten in de terminal en moeten verschillen.

fzzzt-symbol-nut = moer
fzzzt-symbol-oil = olie
fzzzt-symbol-cog = tandwiel
fzzzt-symbol-bolt = bout
fzzzt-letter-nut = M
fzzzt-letter-oil = O
fzzzt-letter-cog = T
fzzzt-letter-bolt = B

## Kaarten

fzzzt-card-mechanic = Mecanicien { $number }
fzzzt-card-robot = Robot { $power } ({ $symbols })
fzzzt-card-upgrade = Robotopwaardering
fzzzt-card-fzzzt = Fzzzt
fzzzt-card-prototype = Prototype-eenheid { $value } ({ $symbols })
fzzzt-card-enhanced = Versterkte eenheid { $value } ({ $symbols })
fzzzt-card-advanced = Geavanceerde eenheid { $value } ({ $symbols })
fzzzt-card-ultimate = Ultieme eenheid { $value } ({ $symbols })

## Korte namen voor krappe plaatsen; een plaats is 8 tekens breed, met de pijl erbij.

fzzzt-tile-robot = Robot { $power }
fzzzt-tile-upgrade = Opwaar.
fzzzt-tile-fzzzt = Fzzzt
fzzzt-tile-unit = Eenheid
fzzzt-code-mechanic = Mc{ $number }
fzzzt-code-upgrade = Op
fzzzt-code-fzzzt = Fz

## Wat een kaart doet

fzzzt-about-mechanic = Voegt 0 toe aan een bod en levert geen punten op. Hij blijft altijd bij je kaarten en kan niet aan een productie-eenheid worden toegewezen.
fzzzt-about-robot =
    { $points ->
        [one] Voegt { $power } toe aan een bod en levert { $points } punt op.
       *[other] Voegt { $power } toe aan een bod en levert { $points } punten op.
    } Op een productie-eenheid dient hij als een van zijn bouwsymbolen: { $symbols }. Zijn lopende bandcijfer is { $conveyor }.
fzzzt-about-upgrade = Voegt 0 toe aan een bod en levert geen punten op, maar telt als robot en vervangt op een productie-eenheid één bouwsymbool naar keuze. Het lopende bandcijfer is { $conveyor }.
fzzzt-about-fzzzt = Voegt { $power } toe aan een bod, maar kost je aan het einde 1 punt. De kaart kan niet aan een productie-eenheid worden toegewezen. Het lopende bandcijfer is { $conveyor }.
fzzzt-about-unit = Elke widget, met één kaart voor elk van de bouwsymbolen { $symbols }, levert { $value } punten op; een eenheid zonder widget kost { $value } punten. Ze blijft op tafel liggen en wordt nooit geboden. Het lopende bandcijfer is { $conveyor }.

## Vragen

fzzzt-ask-bid = Welke kaarten bied je op { $card }?
fzzzt-help-bid = Leg één of meer kaarten uit je hand gedekt neer; passen mag niet. Wie samen de meeste kracht biedt, krijgt de kaart aan het hoofd van de lopende band. Het winnende bod gaat naar de aflegstapel, de anderen nemen hun bod terug. De anderen zien hoeveel kaarten je biedt, maar niet welke. Bij een gelijk bod wint de hoofdmecanicien, of anders de eerste gelijke bieder met de klok mee vanaf de hoofdmecanicien.
fzzzt-ask-assign = Welke kaart wijs je toe aan { $card }?
fzzzt-help-assign = Elk van je productie-eenheden mag nu één kaart krijgen: een robot of robotopwaardering die er een bouwsymbool mee gemeen heeft. De kaart blijft daar de rest van het spel: je kunt er niet meer mee bieden, maar ze houdt haar punten en kan deel worden van een widget. Je hoeft niets toe te wijzen. De keuzes van alle spelers worden tegelijk getoond.
fzzzt-choice-nothing = Niets

## Opties van de partij

fzzzt-option-log-last = Het logboek bewaart alleen de laatste veiling
fzzzt-option-log-full = Het logboek toont alles, dus liggen de aflegstapels open
fzzzt-option-last-assignment-skip = na de laatste biedronde wordt niets toegewezen
fzzzt-option-last-assignment-ask = ook na de laatste biedronde worden kaarten toegewezen

## Wat er gebeurde

fzzzt-event-round = Biedronde { $round } begint: iedereen schudt en trekt kaarten.
fzzzt-event-turned =
    { $count ->
        [one] Omgedraaid op de lopende band: { $cards }.
       *[other] Omgedraaid op de lopende band ({ $count } kaarten): { $cards }.
    }
fzzzt-event-own-bid = Je biedt { $cards }.
fzzzt-event-bids = Geboden: { $bids }.
fzzzt-bid-size =
    { $count ->
        [one] { $player } ({ $count } kaart)
       *[other] { $player } ({ $count } kaarten)
    }
fzzzt-event-bid-shown =
    { $who ->
        [me] Je toont een bod van { $value }: { $cards }.
       *[other] { $player } toont een bod van { $value }: { $cards }.
    }
fzzzt-event-won =
    { $who ->
        [me] Je wint { $card } met { $value }.
       *[other] { $player } wint { $card } met { $value }.
    }
fzzzt-event-won-tied =
    { $who ->
        [me] Je wint { $card } met { $value }: het is gelijk, en met de klok mee vanaf de hoofdmecanicien ben jij de eerste.
       *[other] { $player } wint { $card } met { $value }: het is gelijk, en met de klok mee vanaf de hoofdmecanicien is deze plaats de eerste.
    }
fzzzt-event-chief =
    { $who ->
        [me] Na een gelijk bod word jij hoofdmecanicien en krijg je de moersleutel.
       *[other] Na een gelijk bod wordt { $player } hoofdmecanicien en krijgt de moersleutel.
    }
fzzzt-event-redraw = Opnieuw trekken: alle handen zijn leeg, dus iedereen trekt nieuwe kaarten.
fzzzt-event-assigned =
    { $who ->
        [me] Je wijst { $card } toe aan { $unit }.
       *[other] { $player } wijst { $card } toe aan { $unit }.
    }
fzzzt-event-over = De lopende bandstapel kan geen nieuwe band meer vullen: het spel is afgelopen.

## De eindtelling

fzzzt-score-robots =
    { $count ->
        [one] Basisscore: { $count } robot
       *[other] Basisscore: { $count } robots
    }
fzzzt-score-fzzzt =
    { $count ->
        [one] Basisscore: { $count } Fzzzt-kaart
       *[other] Basisscore: { $count } Fzzzt-kaarten
    }
fzzzt-score-widgets =
    { $count ->
        [one] Bonusscore: { $count } widget, { $unit }. { $widgets }
       *[other] Bonusscore: { $count } widgets, { $unit }. { $widgets }
    }
fzzzt-score-widget = { $number }: { $parts }
fzzzt-score-part = { $symbol } = { $card }
fzzzt-score-idle = Aftrek: geen widget, { $unit }
fzzzt-score-tie-break = Gelijkspel: wie minder robots heeft, gaat voor; hier { $count }

## Het scherm

fzzzt-header-round = Biedronde { $round } van { $rounds }
fzzzt-header-auction = Veiling { $auction } van { $auctions }
fzzzt-header-clean-up = Opkuis
fzzzt-title-belt = Lopende band
fzzzt-belt-deck =
    { $count ->
        [one] Stapel: { $count } kaart
       *[other] Stapel: { $count } kaarten
    }
fzzzt-legend = ↯ kracht  ★ punten  ▸ bandcijfer  ✦ widgets
fzzzt-option-note-log-last = Hier wordt alleen de laatste veiling bewaard: wat eerder is geboden, moet je onthouden.
fzzzt-title-hand =
    { $count ->
        [one] Je hand: { $count } kaart
       *[other] Je hand: { $count } kaarten
    }
fzzzt-title-hands = Handen
fzzzt-column-player = Speler
fzzzt-column-hand = Hand
fzzzt-column-bid = Bod
fzzzt-column-discard = Aflegstapel
fzzzt-column-last-bid = Vorig bod
fzzzt-column-units = Productie-eenheden
fzzzt-chief-mark = { $spanner } hoofdmecanicien
fzzzt-last-lot = vorige veiling: { $card }

## Front door, zones and counters

fzzzt-poster = Bied robots voor robots op de lopende band en maak er widgets van.
fzzzt-zone-belt = Lopende band
fzzzt-zone-bid = Bod
fzzzt-zone-units = Productie-eenheden
fzzzt-zone-on = Op { $card }
fzzzt-fact-round = Ronde
fzzzt-holder-chief = Hoofdmecanicien

## Het bord van Fzzzt! in de browser: wat niet bij de woorden van het spel zelf staat.

fzzzt-board-power = Kracht { $value }
fzzzt-board-my-bid = Jouw bod
fzzzt-board-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
fzzzt-board-order =
    { $place ->
        [1] biedt als 1e
        [2] biedt als 2e
        [3] biedt als 3e
       *[other] biedt als 4e
    }
fzzzt-board-sits-out = doet niet mee
fzzzt-board-won = Gewonnen
fzzzt-board-tie = gelijk
fzzzt-board-hand =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
fzzzt-board-discard =
    { $count ->
        [one] { $count } kaart op de aflegstapel
       *[other] { $count } kaarten op de aflegstapel
    }
fzzzt-board-sold = Verkocht!
fzzzt-board-empty-hand = Geen kaarten in je hand
fzzzt-board-no-units = Hier komen de productie-eenheden die je wint
fzzzt-board-placed = Jouw keuze, nog geheim

## Hoever een eenheid is

fzzzt-board-widgets =
    { $count ->
        [0] nog geen widget
        [one] tot nu toe { $count } widget
       *[other] tot nu toe { $count } widgets
    }
fzzzt-board-socket-on = { $symbol }: toegewezen
fzzzt-board-socket-held = { $symbol }: in de hand
fzzzt-board-socket-missing = { $symbol }: ontbreekt

## De punten tot nu toe

fzzzt-board-points = punten
fzzzt-board-points-sight = in zicht
fzzzt-board-now = Als het spel nu eindigde: { $points }
fzzzt-board-sight = Punten in zicht: { $points }
fzzzt-board-sight-note = Alleen kaarten die je nu ziet tellen mee; aflegstapels geven hun geheim pas prijs bij de opkuis.
fzzzt-board-mechanic = { $mechanic }. Startset: { $cards }

## Wat een eerste partij Fzzzt! uitlegt, elk één keer.

fzzzt-board-coach-begin = Betaal met robots, win betere en maak widgets op je productie-eenheden. Wie na vijf biedronden de meeste punten heeft, wint.
fzzzt-board-coach-bid = De kaart onder de lamp is te koop: kies je bod. Alleen de winnaar betaalt, dus bewaar sterke robots voor wat de moeite waard is.
fzzzt-board-coach-assign = Een robot met een passend bouwsymbool vult een plek van de machine voorgoed. Hij houdt zijn punten maar kan niet meer bieden, dus begin met zwakke robots.
fzzzt-board-coach-shown = Het cijfer op het wiel van de voorste kaart zegt hoeveel kaarten er opengaan. Kijk vooruit: je hand moet alle acht veilingen meegaan.
fzzzt-board-coach-won = Het winnende bod gaat naar de aflegstapel, en een gewonnen robot ook. Beide komen terug als er opnieuw kaarten worden getrokken.
fzzzt-board-coach-chief = De hoofdmecanicien biedt als eerste en wint bij een gelijk bod. Daarna krijgt de volgende gelijke bieder de moersleutel.
fzzzt-board-coach-redraw = Alle handen zijn leeg, dus iedereen schudt de aflegstapel en trekt opnieuw. Robots die in deze biedronde zijn gewonnen, mogen al geboden worden.
fzzzt-board-coach-assigned = Een widget vraagt één kaart voor elk bouwsymbool van de machine. De eerste telt dubbel, want een machine zonder widget kost haar waarde.

## The pad beside a real table

fzzzt-pad-cards = Alle andere kaarten: robots, robotopwaarderingen en Fzzzt-kaarten
fzzzt-pad-widget = { $unit }: widget { $number }, { $points } punten
fzzzt-pad-widgets = Bonusscore: widgets { $count }, { $unit }
fzzzt-pad-tie = Gelijkspel: wie minder robots heeft, gaat voor. { $player } heeft er { $count }.

## De begeleide eerste partij

fzzzt-lesson-hand = Deze robots zijn je geld: het getal op elke robot is wat hij biedt. Je krijgt ze terug als je je hand opnieuw trekt.
fzzzt-lesson-won = Het kavel is van jou. Samen met de robots die je betaalde ligt het hier, en het komt in je hand als je opnieuw trekt.
fzzzt-lesson-lost = De ander bood meer, en alleen de winnaar betaalt: jouw robots blijven bij je.
