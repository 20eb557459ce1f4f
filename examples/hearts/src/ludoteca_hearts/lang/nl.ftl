### Hartenjagen. Elke zin van het spel.

hearts-title = Hartenjagen
hearts-poster = Dertien slagen die je liever niet haalt, of juist allemaal.

## Kaarten

hearts-card-2C = 2♣
hearts-card-3C = 3♣
hearts-card-4C = 4♣
hearts-card-5C = 5♣
hearts-card-6C = 6♣
hearts-card-7C = 7♣
hearts-card-8C = 8♣
hearts-card-9C = 9♣
hearts-card-TC = 10♣
hearts-card-JC = B♣
hearts-card-QC = V♣
hearts-card-KC = H♣
hearts-card-AC = A♣
hearts-card-2D = 2♦
hearts-card-3D = 3♦
hearts-card-4D = 4♦
hearts-card-5D = 5♦
hearts-card-6D = 6♦
hearts-card-7D = 7♦
hearts-card-8D = 8♦
hearts-card-9D = 9♦
hearts-card-TD = 10♦
hearts-card-JD = B♦
hearts-card-QD = V♦
hearts-card-KD = H♦
hearts-card-AD = A♦
hearts-card-2H = 2♥
hearts-card-3H = 3♥
hearts-card-4H = 4♥
hearts-card-5H = 5♥
hearts-card-6H = 6♥
hearts-card-7H = 7♥
hearts-card-8H = 8♥
hearts-card-9H = 9♥
hearts-card-TH = 10♥
hearts-card-JH = B♥
hearts-card-QH = V♥
hearts-card-KH = H♥
hearts-card-AH = A♥
hearts-card-2S = 2♠
hearts-card-3S = 3♠
hearts-card-4S = 4♠
hearts-card-5S = 5♠
hearts-card-6S = 6♠
hearts-card-7S = 7♠
hearts-card-8S = 8♠
hearts-card-9S = 9♠
hearts-card-TS = 10♠
hearts-card-JS = B♠
hearts-card-QS = V♠
hearts-card-KS = H♠
hearts-card-AS = A♠

## Vragen

hearts-ask-pass = Welke drie kaarten geef je door?
hearts-help-pass = Alle vier de spelers kiezen tegelijk. Alleen wie de kaarten krijgt, ziet wat je doorgeeft.
hearts-ask-play = Welke kaart speel je?
hearts-help-play = Beken kleur als je kunt. De hoogste kaart van de gevraagde kleur wint de slag; elke harten daarin kost een punt, de schoppenvrouw dertien.

## Opties

hearts-option-length-one_hand = één ronde
hearts-option-length-hundred_points = ronde na ronde, tot iemand 100 punten kwijt is
hearts-option-passing-rotating = doorgeven naar links, naar rechts, naar de overkant en dan een keer niet
hearts-option-passing-left = altijd naar links doorgeven
hearts-option-passing-across = altijd naar de overkant doorgeven
hearts-option-passing-right = altijd naar rechts doorgeven
hearts-option-passing-hold = niets doorgeven
hearts-option-opening-two_of_clubs = klaveren 2 opent
hearts-option-opening-any_club = wie klaveren 2 heeft, mag met elke klaveren openen
hearts-option-first_trick-no_points = geen punten in de eerste slag
hearts-option-first_trick-any_card = er mogen punten in de eerste slag vallen
hearts-option-hearts-must_be_broken = met harten uitkomen mag pas als er al een gevallen is
hearts-option-hearts-at_once = met harten uitkomen mag altijd
hearts-option-queen-breaks_hearts = ook na de schoppenvrouw mag je met harten uitkomen
hearts-option-queen-breaks_nothing = de schoppenvrouw maakt harten niet vrij
hearts-option-lone_queen-must_lead = wie alleen harten en de schoppenvrouw heeft, komt met de vrouw uit zolang harten niet vrij is
hearts-option-lone_queen-may_stay = wie alleen harten en de schoppenvrouw heeft, mag met harten uitkomen
hearts-option-jack-nothing = ruitenboer levert niets op
hearts-option-jack-ten_points = ruitenboer levert 10 punten op
hearts-option-no_trick-nothing = geen bonus voor wie geen slag haalt
hearts-option-no_trick-five_points = geen slag halen levert 5 punten op

## Wat er gebeurde

hearts-event-dealt =
    Ronde { $number } is gedeeld. { $direction ->
        [left] Er gaan drie kaarten naar links.
        [right] Er gaan drie kaarten naar rechts.
        [across] Er gaan drie kaarten naar de overkant.
       *[hold] Iedereen houdt zijn kaarten.
    }
hearts-event-passed =
    { $who ->
        [me] Je geeft { $cards } door.
       *[other] { $player } geeft jou { $cards }.
    }
hearts-event-passed-hidden = { $player } geeft drie kaarten door.
hearts-event-played =
    { $who ->
        [me] Je speelt { $cards }.
       *[other] { $player } speelt { $cards }.
    }
hearts-event-broken = Harten is nu vrij.
hearts-event-took =
    { $points ->
        [0] { $who ->
            [me] Je wint de slag.
           *[other] { $player } wint de slag.
        }
        [one] { $who ->
            [me] Je wint de slag, met { $points } punt erin.
           *[other] { $player } wint de slag, met { $points } punt erin.
        }
       *[other] { $who ->
            [me] Je wint de slag, met { $points } punten erin.
           *[other] { $player } wint de slag, met { $points } punten erin.
        }
    }
hearts-event-moon =
    { $who ->
        [me] Je hebt alle punten gehaald: de anderen betalen ervoor.
       *[other] { $player } heeft alle punten gehaald: de anderen betalen ervoor.
    }

## De score

hearts-score-before = Eerdere rondes
hearts-score-hearts = { $count } harten
hearts-score-queen = Schoppenvrouw
hearts-score-moon = Een ander haalde alle punten
hearts-score-jack = Ruitenboer
hearts-score-no_trick = Geen enkele slag

## De tafel

hearts-zone-trick = Slag
hearts-zone-taken = Gewonnen
hearts-fact-number = Ronde
hearts-fact-points = Punten uit eerdere rondes
hearts-holder-leader = komt uit
