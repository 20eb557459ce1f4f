### Het bord van Fzzzt! in de browser: wat niet bij de woorden van het spel zelf staat.

table-fzzzt-power = Kracht { $value }
table-fzzzt-my-bid = Jouw bod
table-fzzzt-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
table-fzzzt-order =
    { $place ->
        [1] biedt als 1e
        [2] biedt als 2e
        [3] biedt als 3e
       *[other] biedt als 4e
    }
table-fzzzt-sits-out = doet niet mee
table-fzzzt-won = Gewonnen
table-fzzzt-tie = gelijk
table-fzzzt-hand =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
table-fzzzt-discard =
    { $count ->
        [one] { $count } kaart op de aflegstapel
       *[other] { $count } kaarten op de aflegstapel
    }
table-fzzzt-sold = Verkocht!
table-fzzzt-empty-hand = Geen kaarten in je hand
table-fzzzt-no-units = Hier komen de productie-eenheden die je wint
table-fzzzt-placed = Jouw keuze, nog geheim

## Hoever een eenheid is

table-fzzzt-widgets =
    { $count ->
        [0] nog geen widget
        [one] tot nu toe { $count } widget
       *[other] tot nu toe { $count } widgets
    }
table-fzzzt-socket-on = { $symbol }: toegewezen
table-fzzzt-socket-held = { $symbol }: in de hand
table-fzzzt-socket-missing = { $symbol }: ontbreekt

## De punten tot nu toe

table-fzzzt-points = punten
table-fzzzt-points-sight = in zicht
table-fzzzt-now = Als het spel nu eindigde: { $points }
table-fzzzt-sight = Punten in zicht: { $points }
table-fzzzt-sight-note = Alleen kaarten die je nu ziet tellen mee; aflegstapels geven hun geheim pas prijs bij de opkuis.

## Wat een eerste partij Fzzzt! uitlegt, elk één keer.

table-fzzzt-coach-begin = Betaal met robots, win betere en maak widgets op je productie-eenheden. Wie na vijf biedronden de meeste punten heeft, wint.
table-fzzzt-coach-bid = De kaart onder de lamp is te koop: kies je bod. Alleen de winnaar betaalt, dus bewaar sterke robots voor wat de moeite waard is.
table-fzzzt-coach-assign = Een robot met een passend bouwsymbool vult een plek van de machine voorgoed. Hij houdt zijn punten maar kan niet meer bieden, dus begin met zwakke robots.
table-fzzzt-coach-shown = Het cijfer op het wiel van de voorste kaart zegt hoeveel kaarten er opengaan. Kijk vooruit: je hand moet alle acht veilingen meegaan.
table-fzzzt-coach-won = Het winnende bod gaat naar de aflegstapel, en een gewonnen robot ook. Beide komen terug als er opnieuw kaarten worden getrokken.
table-fzzzt-coach-chief = De hoofdmecanicien biedt als eerste en wint bij een gelijk bod. Daarna krijgt de volgende gelijke bieder de moersleutel.
table-fzzzt-coach-redraw = Alle handen zijn leeg, dus iedereen schudt de aflegstapel en trekt opnieuw. Robots die in deze biedronde zijn gewonnen, mogen al geboden worden.
table-fzzzt-coach-assigned = Een widget vraagt één kaart voor elk bouwsymbool van de machine. De eerste telt dubbel, want een machine zonder widget kost haar waarde.
