### De Automa aan een echte tafel (ludoteca automa) en de score van een hand op naam (ludoteca score).

## Locaties: erop, ervan af, op zichzelf

automa-onto-jupiter = op Jupiter
automa-onto-mars = op Mars
automa-onto-luna = op Luna
automa-onto-institute = op het Instituut
automa-off-jupiter = van Jupiter
automa-off-mars = van Mars
automa-off-luna = van Luna
automa-off-institute = van het Instituut
automa-at-jupiter = Jupiter
automa-at-mars = Mars
automa-at-luna = Luna
automa-at-institute = het Instituut

## Prioriteitskaarten, en wie de fiche heeft

automa-lay-letter = { $letter } { $onto }
automa-token-nobody = niemand
automa-token-player = jij
automa-token-automa = de Automa
automa-even = even
automa-odd = oneven
automa-even-cards = even
automa-odd-cards = oneven

## Wat je kunt typen: woorden met spaties ertussen betekenen hetzelfde

automa-keys-yes = j ja y yes
automa-keys-no = n nee no
automa-keys-next = verder next
automa-keys-empty = l leeg e empty
automa-keys-deck = s stapel d deck
automa-keys-end = einde end
automa-keys-helium = h helium
automa-keys-fleet = v vloot f fleet
automa-keys-influence = i invloed influence
automa-keys-cards = k kaarten c cards
automa-keys-token = fiche token
automa-keys-me = ik me
automa-keys-automa = automa
automa-keys-nobody = niemand none

## Voorbereiding

automa-prepare = Een solospel Red Rising. Ik speel de Automa, niveau { $level }: { $name }. Typ bij elke vraag ? voor uitleg.
automa-prepare-deck = 1. Laat de { $count } Automakaarten in de doos: de mijne zijn geschud en ik heb er vier apart gelegd.
automa-prepare-out = 2. Haal deze personages uit het spel: { $cards }.
automa-prepare-letters = 3. Leg de prioriteitskaarten neer: { $letters }.
automa-prepare-luna = 4. Leg de Lunabonuskaart zo dat ze deze locatie toont: { $at }.
automa-prepare-board = 5. Bereid het spel nu voor als met twee spelers: twee kaarten op elke locatie, een huis en een hand voor jou, en { $neutral } Invloed van een neutraal huis. De Automa heeft geen huis; geef hem een schip op 0 en 10 Invloed in voorraad.
automa-prepare-hand = 6. Deel de Automa 2 kaarten, gedekt op een stapel. Niemand bekijkt ze; nieuwe kaarten komen bovenop.

## Vragen

automa-ask-odd = Hoeveel van de acht kaarten op de locaties hebben een oneven basiswaarde?
automa-ask-apollo = Speel je met Huis Apollo? j of n:
automa-ask-player = Je beurt is klaar: Enter (? voor uitleg) >
automa-ask-card = Klaar: Enter · l: { $at } is leeg · s: de stapel is leeg >
automa-ask-card-certain = Klaar: Enter · s: de stapel is leeg >
automa-ask-card-no-deck = Klaar: Enter · l: { $at } is leeg · s: de stapel heeft kaarten >
automa-ask-block = Als het Soevereinfiche van jou is: blokkeer je? j · niet van mij, of nee: Enter >
automa-ask-hand = Hoeveel van zijn { $count } kaarten zijn { $word }, en hoeveel niet?
automa-ask-token = Wie heeft het Soevereinfiche: ik, automa of niemand? Enter is { $token }:
automa-ask-influence = Hoeveel Invloed heb je op het Instituut?
automa-ask-neutral = En het neutrale huis? Enter is { $count }:

## Wat een vraag betekent

automa-help-odd = Kijk naar de twee kaarten op elke locatie en tel de oneven basiswaarden; 0 is even. Typ een getal van 0 tot 8. Zijn er meer oneven dan even, dan is het woord van dit spel oneven, anders even. Aan het eind bepaalt het welke kaarten van de Automa goed zijn.
automa-help-apollo = Huis Apollo begint altijd en heeft helemaal aan het eind nog één beurt. Bij een ander huis loot ik wie begint.
automa-help-player = Speel je beurt met de kaarten in je hand. Verandert een ervan iets bij de Automa, zeg het mij dan: h 5 (hij heeft 5 Helium), v 3 (zijn schip staat op 3), i 2 (hij heeft 2 Invloed), k 6 (hij heeft 6 kaarten), fiche ik, fiche automa of fiche niemand. Typ einde als je aan twee van deze voldoet: 7 Helium, 7 Invloed, schip op 7. Druk dan op Enter voor de beurt van de Automa.
automa-help-card = Doe wat hierboven staat met de kaarten op je tafel en druk dan op Enter. Ligt er op de locatie geen kaart, typ dan l: ik zeg waar je verder kijkt. Is de personagestapel op, typ dan s: dan wordt er niets ingezet of verbannen.
automa-help-block = De Automa staat op het punt het Soevereinfiche te nemen. Is dat van jou, dan kunnen Opperrechter of Martelaar in je hand het houden. Blokkeer je, verban dan die kaart, houd het fiche en neem de bovenste kaart van de stapel. De bonus van de Lunabonuskaart krijgt de Automa toch.
automa-help-hand = Draai de stapel van de Automa om en tel. Typ twee getallen, zoals 7 6: kaarten waarvan de basiswaarde bij het woord van dit spel past, dan de andere. Of typ de namen van al zijn kaarten, met komma’s ertussen.
automa-help-token = Typ ik als de fiche bij jou ligt, automa als de Automa hem heeft, niemand als niemand hem heeft. Hij is 10 punten waard.
automa-help-influence = Typ hoeveel Invloedsfiches van jou op het Instituut liggen, 0 tot 10. Dat bepaalt of de Automa daar eerste, tweede of derde is.
automa-help-neutral = Het neutrale huis heeft vanaf het begin 3 Invloed op het Instituut. Druk op Enter, tenzij er iets anders ligt.
automa-help-always = Altijd mogelijk: h, v, i, k en fiche verbeteren de kant van de Automa (h 5, fiche ik), t neemt je laatste antwoord terug, q stopt. Het spel wordt na elk antwoord bewaard.
automa-hint-help = Typ ? voor uitleg bij de vraag.

## De beurt van de Automa

automa-word-even = Het woord van dit spel is even: leg de even/oneven-kaart met die kant boven.
automa-word-odd = Het woord van dit spel is oneven: leg de even/oneven-kaart met die kant boven.
automa-first-apollo = Jij begint, zoals Huis Apollo altijd.
automa-first-player = Jij begint.
automa-first-automa = De Automa begint.
automa-your-turn = Jouw beurt.
automa-your-last-turn = Het einde van het spel is ingeluid. Dit is jouw beurt, de laatste van het spel.
automa-your-extra-turn = Je extra beurt als Huis Apollo, de laatste van het spel.
automa-turns-left = Het einde van het spel is ingeluid. Na jouw beurt heeft de Automa zijn laatste.
automa-turns-left-apollo = Het einde van het spel is ingeluid. Na jouw beurt heeft de Automa zijn laatste, en dan heb jij je extra beurt als Huis Apollo.
automa-mixed = De Automakaarten zijn op. Ik heb ze allemaal opnieuw geschud en er vier apart gelegd.
automa-card = Beurt { $turn } van de Automa, kaart { $place } van { $of } (Automakaart { $number })
automa-deploy = · Inzetten: leg de bovenste kaart van de stapel open { $onto } ({ $why }). Haar vermogen werkt niet.
automa-no-deploy = · Inzetten: niets, de stapel is leeg.
automa-why-named = zo staat het op de kaart
automa-why-letter = { $letter } ligt daar
automa-why-arrow = de volgende langs de pijl
automa-empty = · Leeg: { $at }. De pijl wijst naar { $arrow }.
automa-arrow-left = links
automa-arrow-right = rechts
automa-gain = · Verkrijgen: neem de bovenste kaart { $off } ({ $why }) en leg haar gedekt boven op zijn hand.
automa-extra-none = · Geen ster, geen verbanteken.
automa-extra-bonus = · Een ster: de bonus van die locatie volgt.
automa-extra-banish = · Een verbanteken: nog een kaart van de stapel gaat weg.
automa-banish = Verban de bovenste kaart van de stapel.
automa-nothing-to-gain = Alle locaties zijn leeg: de Automa verkrijgt niets.
automa-star = De ster geeft hem deze locatiebonus: { $at }.
automa-used-up = Daarvan heeft hij er al 10 ({ $at }). De pijl wijst naar { $arrow }; de eerste bonus die hij kan gebruiken: { $to }.
automa-gets-ship = Zijn schip gaat 1 vooruit, naar { $count }.
automa-gets-helium = Hij krijgt 1 Helium en heeft er { $count }.
automa-gets-token = Hij neemt het Soevereinfiche, of houdt het.
automa-gets-influence = Hij legt 1 Invloed neer en heeft er { $count }.
automa-blocked = Je houdt het Soevereinfiche: verban de kaart waarmee je blokkeerde en neem de bovenste kaart van de stapel.
automa-luna-shows = De Lunabonuskaart voegt deze locatiebonus toe: { $at }.
automa-all-used-up = Hij heeft van alles 10, deze bonus vervalt.
automa-end-near = De Automa voldoet nu aan één van de drie eindvoorwaarden. Met een tweede luidt hij het einde van het spel in.
automa-end-noted = Genoteerd: jij hebt het einde van het spel ingeluid.
automa-end-triggered = De Automa voldoet aan twee eindvoorwaarden: het einde van het spel is ingeluid.
automa-state = Automa: kaarten { $cards } · Helium { $helium } · schip { $fleet } · Invloed { $influence } · fiche: { $token } · { $word }
automa-undone = Je laatste antwoord is teruggenomen.
automa-nothing-to-undo = Er is nog niets terug te nemen.

## Problemen

automa-problem-empty = Je hebt niets getypt.
automa-problem-word = “{ $typed }” is hier geen antwoord.
automa-problem-number = Een heel getal van { $least } tot { $most } is nodig, niet “{ $typed }”.
automa-problem-hand = Twee getallen zijn nodig, zoals 7 6, of de namen van zijn kaarten.
automa-problem-not-empty = Daar is net een kaart ingezet: { $at }. Was de stapel leeg, typ dan s.
automa-problem-correction = De sporen van de Automa kun je verbeteren als het spel begonnen is.
automa-problem-ending = Het einde van het spel is al ingeluid.
automa-problem-over = Het spel is afgelopen.
automa-problem-no-name = Er ontbreekt een naam.
automa-problem-unknown = Geen personage heet “{ $typed }”.
automa-problem-ambiguous = “{ $typed }” kan zijn: { $fits }.
automa-problem-twice = { $card } is twee keer genoemd, maar is er maar één keer.
automa-problem-needs-hand = { $option } hoort bij --hand; voeg --hand "Darrow, Sevro" toe.
automa-problem-which-hand = Welke hand? Voeg --hand "Darrow, Sevro" toe, of noem een positiebestand.
automa-problem-hand-of = --hand is voor red_rising, niet voor { $game }.
automa-problem-empty-hand = --hand noemt geen kaart.
automa-problem-rivals = { $option } heeft getallen voor { $count } van { $rivals } tegenstanders.

## De score

automa-scoring = Het spel is afgelopen. Gebruik eerst je eindspelvermogens; draai dan de hand van de Automa om. Klopt de regel hieronder niet met je tafel, verbeter hem dan met h, v of i.
automa-other-count = Volgens mij had hij { $count } kaarten; ik neem de { $told } die jij hebt geteld.
automa-sheet-automa = De score van de Automa
automa-sheet-hand = De score van deze hand
automa-compare = Vul voor je eigen score je kaarten en sporen in:
automa-abilities-apart = Niet uitgevoerd: de eindspelvermogens van { $cards }. Geef alles op zoals het daarna ligt.
automa-end-marker = Einde:
automa-line-points = { $card }: { $text }
