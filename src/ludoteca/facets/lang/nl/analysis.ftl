### Wat advies en terugblik zeggen.

analysis-decimal = ,
analysis-interval = { $low } tot { $high }
analysis-seat = { $game }, plaats { $seat }
analysis-seat-of = Plaats { $seat } ({ $name })
analysis-option = mogelijkheid
analysis-result = uitkomst
analysis-tried = geprobeerd
analysis-proven = bewezen
analysis-offered =
    { $offered ->
        [one] ({ $offered } mogelijkheid, { $worlds } werelden bedacht. Het interval zegt alleen iets over de steekproef, niet over hoe goed een tafel wordt beoordeeld; zeker is alleen wat “{ $proven }” is.)
       *[other] ({ $offered } mogelijkheden, { $worlds } werelden bedacht. Het interval zegt alleen iets over de steekproef, niet over hoe goed een tafel wordt beoordeeld; zeker is alleen wat “{ $proven }” is.)
    }
analysis-line = { $number }. { $choice }, en dan misschien:
analysis-no-choice = Er valt niets te kiezen.
analysis-wins = Bewezen: { $choice } wint zeker.
analysis-best = Duidelijk het best: { $choice }.
analysis-best-tried = Het best van wat geprobeerd is: { $choice }.
analysis-best-rivals = Het best: { $choice }. Niet duidelijk slechter: { $rivals }.
analysis-untold = Te weinig geprobeerd om iets te zeggen: { $options }.
analysis-counted =
    { $count ->
        [one] { $count } beslissing, { $without } zonder duidelijke fout, { $errors } met een.
       *[other] { $count } beslissingen, { $without } zonder duidelijke fout, { $errors } met een.
    }
analysis-lost = De fouten kostten { $lost } van een overwinning ({ $interval }).
analysis-lost-nothing = Met wat er bekend was, ging niets duidelijk verloren.
analysis-expected = Vóór de eerste beslissing was { $share } van een overwinning te verwachten.
analysis-luck-bad = Pech kostte { $share } van een overwinning: wat er kwam, tegenover wat te verwachten was.
analysis-luck-good = Geluk bracht { $share } van een overwinning: wat er kwam, tegenover wat te verwachten was.
analysis-luck-none = Geluk maakte geen verschil.
analysis-got = Aan het eind kreeg de plaats { $share } van de overwinning.
analysis-curves = De kans vóór elke beslissing, van geen tot zeker
analysis-as-knew-then = met wat toen bekend was
analysis-knowing-everything = als alles bekend was
analysis-clear-errors = duidelijke fouten
analysis-clear-error = duidelijke fout
analysis-dearest = De duurste beslissingen
analysis-after = { $number }. Na antwoord { $after }: { $question }
analysis-nothing = niets
analysis-price = Dat kostte { $cost } ({ $interval }) met wat toen bekend was, { $everything } als alles bekend was.
analysis-chosen-was = Gekozen: { $choice }
analysis-better-was = Beter: { $choice }
analysis-every = Alle beslissingen
analysis-caption = { $mark } duidelijke fout; kosten zijn delen van een overwinning; tussen haakjes: kan toeval zijn. Intervallen zeggen alleen iets over de steekproef, niet over hoe goed het programma een tafel beoordeelt.
analysis-column-after = na
analysis-column-after-answer = na antwoord
analysis-column-question = vraag
analysis-column-chosen = gekozen
analysis-column-better = beter
analysis-column-chance = kans
analysis-column-knew = kosten, toen bekend
analysis-column-all = kosten, alles bekend
analysis-column-everything = kosten als alles bekend was
analysis-column-luck = geluk
analysis-page-title = { $game }: terugblik
analysis-page-lost = door fouten verloren
analysis-page-without = beslissingen zonder
analysis-page-expected = eerst verwacht
analysis-page-got = aan het eind gekregen
analysis-page-curve = { $seat }: de kans op de overwinning door de partij heen
analysis-page-over = { $seat }: door de partij heen
analysis-page-reading = De kans op de overwinning vóór elke beslissing, als daarna zo goed mogelijk wordt gespeeld: met wat toen bekend was, en als alle kaarten, alle verzegelde antwoorden en al het komende geluk bekend waren. Kruisjes zijn duidelijke fouten; het laatste punt is wat het werd.
analysis-page-dearest = { $seat }: de duurste beslissingen
analysis-page-dearest-reading = Wat met de kennis van toen het meest kostte, het duurste eerst, en wat beter gekozen was.
analysis-page-every = { $seat }: alle beslissingen
analysis-page-every-reading = In de volgorde van de partij. { $mark } is een duidelijke fout; kosten tussen haakjes kunnen toeval zijn. Geluk is wat er na de keuze kwam, tegenover wat te verwachten was.
analysis-page-answers = gegeven antwoorden
analysis-page-how = Hoe het gedaan is
analysis-page-by = Door ludoteca { $version }, met { $worlds } werelden voor elk van de twee zoektochten van een beslissing.
analysis-page-searches = Elke beslissing wordt twee keer doorzocht, met evenveel bedachte werelden: een keer met de werelden die de plaats niet van de ware kon onderscheiden, een keer met alleen de ware. De kosten van een keuze zijn wat de beste mogelijkheid meer belooft dan de gekozen. Waar een beurt zeker kan winnen, wordt dat eerst bewezen, en geen keuze die dat behoudt wordt verweten.
analysis-page-clarity = Kosten gelden als duidelijke fout als hun interval, dat 95 % omvat, nul uitsluit, en dat opnieuw doet wanneer de gekozen en de betere mogelijkheid nog eens elk apart worden doorzocht; de andere staan tussen haakjes en tellen niet.
analysis-page-intervals = Intervallen zeggen alleen iets over de steekproef: hoever andere bedachte werelden een getal zouden kunnen veranderen. Hoe goed het programma een tafel beoordeelt, zit er niet in.
analysis-page-luck = Wat de keuze kostte met wat bekend was, is de fout. Geluk is hoeveel de kans veranderde van daar tot de volgende beslissing, of tot het eind: wat er kwam, tegenover wat te verwachten was. De kans vóór de eerste beslissing, min alle fouten en plus al het geluk, is de uitkomst.
