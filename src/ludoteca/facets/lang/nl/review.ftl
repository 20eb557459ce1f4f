### Terugkijken op een partij: erdoorheen bladeren, de bespreking van één plaats, en oefenen met eigen fouten.

## Bladeren

review-play = Afspelen
review-pause = Pauze
review-back = Eén stap terug
review-on = Eén stap verder
review-mistake-before = De vorige fout
review-mistake-next = De volgende fout
review-key-step = Eén stap terug of verder
review-key-ends = Naar het begin, naar het eind
review-key-play = Afspelen en pauzeren
review-key-mistakes = Naar de volgende fout, naar de vorige
review-share = Delen
review-shared = Link gekopieerd
review-result = De uitslag
review-beyond = De link wijst voorbij het eind van deze partij, die { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } heeft: dit is het eind.
review-choose-seat = Kies een speler om de bespreking van diens beslissingen te zien.

## Wat de bespreking zegt

review-mistakes = { $count ->
        [0] Fouten
        [one] 1 fout
       *[other] { $count } fouten
    }
review-mistake = “{ $chosen }” in plaats van “{ $better }”
review-none = Er is geen duidelijke fout gevonden.
review-chance = winstkans
review-luck = met geluk alleen
review-mark-chosen = gekozen
review-mark-better = beter
review-not-yet = Hier is de bespreking nog niet.
review-wrong = “{ $chosen }” werd gekozen. “{ $better }” beloofde { $chance } van een zege: { $cost } meer.
review-right = “{ $chosen }” werd gekozen, en iets duidelijk beters is niet gevonden. Winstkans: { $chance }.
review-glance = “{ $chosen }” werd gekozen; op het eerste gezicht is er niets beters. Winstkans: { $chance }.
review-why = Waarom?
review-sure = Dit is geen schatting: het is tot het eind uitgerekend.
review-after = Na “{ $choice }” had het zo kunnen gaan:
review-as-it-lay = Zoals de kaarten echt lagen, kostte het { $cost } van een zege.
review-no-harm = Zoals de kaarten echt lagen, deed het geen duidelijke schade; maar dat kon niemand weten.
review-compare = Wat zou een bot hier kiezen?
review-level = Niveau
review-would = { $level } zou “{ $choice }” kiezen.

## Oefenen

review-practice-ask = Wat kies je nu?
review-practice-right = “{ $choice }”: de bespreking vindt niets beters.
review-practice-other = “{ $choice }”; de bespreking geeft de voorkeur aan “{ $better }”.

## Het eind van een partij

review-difference = Wat het verschil maakte: { $what } (+{ $points }).
review-other-game = Een ander spel
review-decisive-looking = Op zoek naar het beslissende moment …
review-decisive-mistake = Het beslissende moment: “{ $chosen }” in plaats van “{ $better }” kostte { $share } van een zege.
review-decisive-good-luck = Het beslissende moment: na “{ $chosen }” bracht geluk { $share } van een zege.
review-decisive-bad-luck = Het beslissende moment: na “{ $chosen }” kostte pech { $share } van een zege.

## Waarmee men het meest verliest

review-losses = Waarmee je het meest verliest
review-losses-text = De bespreking bekijkt je laatste partijen tegen bots. Bij elk soort beslissing horen eigen stellingen om te oefenen.
review-losses-looking = { $done } van { $whole } partijen bekeken
review-losses-empty = Nog niets te zien: speel een partij tegen bots tot het eind.
review-losses-kind = { $times ->
        [one] Eén beslissing van dit soort
       *[other] { $times } beslissingen van dit soort
    } { $times ->
        [one] kostte
       *[other] kostten samen
    } { $cost } van een zege.
review-practise = Oefenen
