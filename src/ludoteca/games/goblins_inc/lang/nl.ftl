### Goblins, Inc. De begrippen en namen zijn die van NAMES.json.

goblins_inc-title = Goblins, Inc.

## Spelers

goblins_inc-colour-red = Rood
goblins_inc-colour-blue = Blauw
goblins_inc-colour-yellow = Geel
goblins_inc-colour-green = Groen
goblins_inc-role-planner = Planner
goblins_inc-role-assembler = Monteur
goblins_inc-role-driver = Piloot
goblins_inc-role-tactician = Tacticus

## Tegels

goblins_inc-tile-weapon = Wapen
goblins_inc-tile-weapon2 = Verbeterd wapen
goblins_inc-tile-armour = Bepantsering
goblins_inc-tile-armour2 = Verbeterde bepantsering
goblins_inc-tile-engine = Motor
goblins_inc-tile-engine2 = Verbeterde motor
goblins_inc-tile-decoration = Versiering
goblins_inc-tile-decoration2 = Verbeterde versiering
goblins_inc-about-weapon =
    { $count ->
        [one] Een wapen met { $count } pijl.
       *[other] Een wapen met { $count } pijlen.
    } Elke pijl die naar de vijand wijst, levert één dobbelsteen op, waar de tegel ook ligt.
goblins_inc-about-armour =
    { $count ->
        [one] Bepantsering met { $count } schildsymbool.
       *[other] Bepantsering met { $count } schildsymbolen.
    } Elk symbool geeft een verdedigingsfiche, dat ook de tegel ernaast beschermt als die daar metaal heeft.
goblins_inc-about-engine =
    { $count ->
        [one] Een tegel met { $count } motor.
       *[other] Een tegel met { $count } motoren.
    } Motoren gebruik je om te draaien en te richten; met ongebruikte motoren win je de strijd om een tactiekkaart.
goblins_inc-about-decoration = Metaal aan alle vier de kanten. Ziet er prachtig uit en houdt de robot bijeen.

## De kanten van een robot

goblins_inc-steering-ahead = Niet draaien
goblins_inc-steering-right = Rechterkant naar voren
goblins_inc-steering-back = Achterkant naar voren
goblins_inc-steering-left = Linkerkant naar voren

## Tactiekkaarten en hun vaardigheden

goblins_inc-tactics-left = Linkerkaart
goblins_inc-tactics-middle = Middelste kaart
goblins_inc-tactics-right = Rechterkaart
goblins_inc-tactics-both = { $first } + { $second }
goblins_inc-ability-nitro = Nitro
goblins_inc-ability-sabotage = Sabotage
goblins_inc-ability-emergency = Noodgeval
goblins_inc-ability-dynamite = Dynamiet
goblins_inc-ability-homing = Doelzoeker
goblins_inc-ability-duct-tape = Ducttape
goblins_inc-ability-crane = Hijskraan
goblins_inc-about-nitro = Na de worp: gooi één keer een van je dobbelstenen of al je dobbelstenen opnieuw, ook lege.
goblins_inc-about-sabotage = Vóór de worp: je hebt bij deze aanval één pijl meer, ook als je er geen had. Werkt niet bij vijf of meer pijlen.
goblins_inc-about-emergency = Na de worp: gooi je lege dobbelstenen opnieuw tot er geen meer leeg is.
goblins_inc-about-dynamite = Na de worp: de eerste dobbelsteen die treft, treft twee keer. Werkt niet als je vijf dobbelstenen hebt gegooid.
goblins_inc-about-homing = Na de worp: draai een van je dobbelstenen naar een getal naar keuze. Een lege dobbelsteen mag je niet draaien.
goblins_inc-about-duct-tape = Vóór de worp: leg een verdedigingsfiche op een van je tegels, maar niet op bepantsering en niet op de cockpit.
goblins_inc-about-crane = Vóór de worp: verplaats een van je tegels naar een leeg vak, draai hem, of allebei. Er mag geen fiche op liggen en aan het eind moet hij met de cockpit verbonden zijn.

## Agenda’s

goblins_inc-agenda-artist = Kunstenaar
goblins_inc-agenda-camouflager = Camoufleur
goblins_inc-agenda-decoy = Lokvogel
goblins_inc-agenda-greasemonkey = Sleutelaar
goblins_inc-agenda-guardian = Beschermer
goblins_inc-agenda-jellybones = Slappeling
goblins_inc-agenda-junkdealer = Schroothandelaar
goblins_inc-agenda-metalhead = Metalhead
goblins_inc-agenda-sandbagger = Barricadebouwer
goblins_inc-agenda-berserker = Berserker
goblins_inc-agenda-driller = Boorder
goblins_inc-agenda-gun-nut = Wapengek
goblins_inc-agenda-rocketeer = Raketman
goblins_inc-agenda-kamikaze = Kamikaze
goblins_inc-agenda-ninja = Ninja
goblins_inc-agenda-stockpiler = Hamsteraar
goblins_inc-agenda-sharpshooter = Scherpschutter
goblins_inc-agenda-saboteur = Saboteur
goblins_inc-agenda-show-off = Opschepper
goblins_inc-agenda-pyromaniac = Pyromaan
goblins_inc-agenda-snitch-star = Verklikker of Ster
goblins_inc-agenda-snitch = Verklikker
goblins_inc-agenda-star = Ster
goblins_inc-about-artist = 2 punten voor elke versieringstegel die nog op je robot ligt.
goblins_inc-about-camouflager = 2 punten voor elke tegel die nog op de vier vakken naast je cockpit ligt.
goblins_inc-about-decoy = 2 punten voor elk verdedigingsfiche dat nog op je robot ligt. Een fiche op twee tegels telt één keer.
goblins_inc-about-greasemonkey = 2 punten voor elke motor die nog op je robot zit. Een verbeterde tegel heeft er twee; die van de cockpit telt niet mee.
goblins_inc-about-guardian = 1 punt voor elke 2 tegels die nog op je robot liggen.
goblins_inc-about-jellybones = 2 punten voor elke bepantseringstegel die nog op je robot ligt.
goblins_inc-about-junkdealer = 2 punten voor elke 3 gewone tegels die nog op je robot liggen.
goblins_inc-about-metalhead = 2 punten voor elke verbeterde tegel die nog op je robot ligt.
goblins_inc-about-sandbagger = 1 punt voor elke tegel die nog op de acht vakken rond je cockpit ligt.
goblins_inc-about-berserker = 1 punt voor elke 3 tegels op de schroothoop van de vijand.
goblins_inc-about-driller = 1 punt voor elk leeg vak van de acht rond de cockpit van de vijand.
goblins_inc-about-gun-nut = 3 punten voor elke 2 verdedigingsfiches op de schroothoop van de vijand.
goblins_inc-about-rocketeer = 2 punten voor elke 3 gewone tegels op de schroothoop van de vijand.
goblins_inc-about-kamikaze = 2 punten voor elke bepantseringstegel op de schroothoop van de vijand.
goblins_inc-about-ninja = 3 punten voor elke goblin op de schroothoop van de vijand.
goblins_inc-about-stockpiler = 4 punten voor elke set van een motortegel, een wapen en een versiering op de schroothoop van de vijand.
goblins_inc-about-sharpshooter = 3 punten voor elke 2 verbeterde tegels op de schroothoop van de vijand.
goblins_inc-about-saboteur = 2 punten voor elke motortegel op de schroothoop van de vijand.
goblins_inc-about-show-off = 2 punten voor elke versieringstegel op de schroothoop van de vijand.
goblins_inc-about-pyromaniac = 2 punten voor elke 3 wapens op de schroothoop van de vijand.
goblins_inc-about-snitch-star = Een kaart met twee uiteinden. Als je haar houdt, kies je in het geheim welk uiteinde telt: Verklikker gokt op verlies, Ster op winst.
goblins_inc-about-snitch = 4 punten als je team het gevecht verliest.
goblins_inc-about-star = 4 punten als je team het gevecht wint.

## Bouwtekeningen en teamkaarten

goblins_inc-blueprint-mechaball = Mechabal
goblins_inc-blueprint-robosaur = Robosaurus
goblins_inc-blueprint-tumbler = Tuimelaar
goblins_inc-blueprint-4tw-1000 = 4TW-1000*
goblins_inc-blueprint-pinwheel = Molentje
goblins_inc-blueprint-girder = Draagbalk
goblins_inc-blueprint-colander = Vergiet
goblins_inc-blueprint-battlement = Kantelen

## De onderdelen in andere woorden

goblins_inc-tile-marked = { $tile }{ $marks }
goblins_inc-tile-shape = { $tile } (metaal { $metal })
goblins_inc-several = { $tile } ×{ $count }
goblins_inc-teams = { $first } — { $second }
goblins_inc-about-ability = { $ability }. { $about }
goblins_inc-about-both = { $first } { $second }
goblins_inc-about-blueprint = In deze ronde bouwt niemand op de vakken { $squares }.
goblins_inc-about-teams = Bepaalt wie in deze ronde met wie speelt.
goblins_inc-face-blank = leeg
goblins_inc-face-one = één
goblins_inc-face-two = twee
goblins_inc-face-three = drie
goblins_inc-face-four = vier
goblins_inc-face-five = vijf

## Vragen

goblins_inc-ask-pass-on = Welke twee tegels geef je door aan de speler tegenover je?
goblins_inc-help-pass-on = Je hebt vijf tegels. Geef er twee door; de speler tegenover je, een vijand, geeft er tegelijk twee aan jou. De vijf tegels die je dan hebt, worden op je robot gelegd.
goblins_inc-ask-lay = { $tile }: waar leg je die? Typ rij.kolom/draai.
goblins_inc-help-lay = 2.3 is rij 2, kolom 3; 2.3/1 is hetzelfde vak met de tegel een kwartslag met de klok mee gedraaid. Dikke lijnen zijn metaal: twee tegels zitten aan elkaar vast waar metaal op metaal komt, en wat aan het eind niet met de cockpit verbonden is, valt eraf (~). W wapen met zijn pijlen, B bepantsering met haar schildsymbolen, M motor, V versiering, 2 verbeterd. Tot iedereen klaar is, kun je tegels van deze beurt met de toets voor ongedaan maken terugnemen.
goblins_inc-ask-shift = Is je serie klaar, of welke tegel verleg je?
goblins_inc-help-shift = Alle vijf tegels van je serie liggen er. Kies er een om die elders te leggen of te draaien. Zodra je zegt dat je serie klaar is, blijven ze liggen.
goblins_inc-ask-keep = Welke vier agenda’s houd je?
goblins_inc-help-keep = De kaarten die je houdt, tellen na het gevecht; de andere verlaten het spel ongezien. Het getal zegt wat een kaart zou opleveren als het gevecht nu voorbij was.
goblins_inc-ask-bet-on = Welk uiteinde van de gokkaart telt?
goblins_inc-help-bet-on = De Verklikker betaalt als je team het gevecht verliest, de Ster als het wint. Niemand ziet je keuze voordat de kaarten geteld worden.
goblins_inc-ask-drive = Hoe draait je robot, en welke kant van de vijand val je aan?
goblins_inc-help-drive = Je zegt welke van je kanten vooraan komt: alleen pijlen die daarheen wijzen, vuren. Je richt op de vijandelijke robot zoals jij die ziet, nadat beide gedraaid zijn; de kant die naar jou wijst, zijn voorkant, is onderaan getekend. Tussen haakjes: de motoren die nodig zijn. Een robot die niet draait, raakt oververhit en gooit één dobbelsteen minder. Vraag je meer motoren dan je hebt, dan draai je niet, val je de voorkant aan, raak je oververhit en heb je geen ongebruikte motor.
goblins_inc-ask-pick = Welke tactiekkaart wil je?
goblins_inc-help-pick = Beide teams kiezen ongezien. Willen ze dezelfde kaart, dan gaat die naar het team met de meeste ongebruikte motoren; bij een gelijk aantal mogen beide haar gebruiken.
goblins_inc-ask-use = Welke vaardigheid gebruik je?
goblins_inc-help-use = Sabotage, Ducttape en Hijskraan gebruik je vóór de worp, Nitro, Noodgeval en Doelzoeker erna, Dynamiet bij het leggen van je dobbelstenen. “? Hijskraan” legt een vaardigheid uit.
goblins_inc-ask-tape = Welke tegel krijgt het fiche? Typ rij.kolom.
goblins_inc-help-tape = Elke tegel van je robot behalve bepantsering. Het fiche vangt één treffer op.
goblins_inc-ask-lift = Welke tegel tilt de Hijskraan op? Typ rij.kolom.
goblins_inc-help-lift = Een tegel van je robot zonder fiche die zo verplaatst of gedraaid kan worden dat hij aan het eind verbonden is.
goblins_inc-ask-put = { $tile }: waar zet de Hijskraan die neer? Typ rij.kolom/draai.
goblins_inc-help-put = Elk vrij vak, ook een dat de bouwtekening verbiedt, en hoe dan ook gedraaid, als de tegel daar maar verbonden is. Andere tegels die dan niet meer verbonden zijn, vallen eraf.
goblins_inc-ask-nitro = Welke dobbelstenen gooi je opnieuw?
goblins_inc-help-nitro = Eén dobbelsteen of allemaal, één keer.
goblins_inc-ask-homing = Welke dobbelsteen draai je?
goblins_inc-help-homing = Eén dobbelsteen die niet leeg is. Daarna kies je het nieuwe getal.
goblins_inc-ask-turn-to = Naar welk getal draai je hem?
goblins_inc-help-turn-to = Het getal van de rij die de dobbelsteen zal treffen.
goblins_inc-ask-dynamite = Gebruik je Dynamiet?
goblins_inc-help-dynamite = De eerste dobbelsteen van je rij treft twee keer.
goblins_inc-ask-order = In welke volgorde treffen je dobbelstenen?
goblins_inc-help-order = Elke dobbelsteen treft de eerste tegel van zijn rij, gezien vanaf de aangevallen kant. Wat niet meer aan de cockpit hangt, valt er meteen af; daarom is de volgorde van belang. Lege dobbelstenen vallen weg. Typ de dobbelstenen, zoals 3 3 4.
goblins_inc-ask-token = Welk fiche vangt de treffer op?
goblins_inc-help-token = Op de getroffen tegel liggen meer fiches. Eén ervan gaat naar de schroothoop; je kiest het aan de hand van de vakken eronder.
goblins_inc-ask-another = Er staan meerdere spelers bovenaan. Wil je een derde ronde?
goblins_inc-help-another = Een derde ronde komt er alleen als iedereen dat wil. Anders wordt de overwinning gedeeld.

## Keuzes

goblins_inc-choice-notation = { $text }
goblins_inc-choice-turned = { $square }, { $degrees }° gedraaid
goblins_inc-choice-drive = { $steering }, aanval van { $aim }
goblins_inc-aim-front = voren
goblins_inc-aim-right = rechts
goblins_inc-aim-back = achteren
goblins_inc-aim-left = links
goblins_inc-choice-no-ability = niets (meer) gebruiken
goblins_inc-choice-finished = De serie is klaar
goblins_inc-choice-drop = Toch niet gebruiken
goblins_inc-choice-all-dice = alle dobbelstenen
goblins_inc-choice-dynamite = Dynamiet gebruiken
goblins_inc-choice-no-dynamite = Geen Dynamiet
goblins_inc-choice-another = Een derde ronde spelen
goblins_inc-choice-no-other = De partij beëindigen

## Opties

goblins_inc-option-version-standard = twee rondes
goblins_inc-option-version-full = drie rondes
goblins_inc-option-version-team = de teamversie met open agenda’s
goblins_inc-option-tiles-in-hand-secret = tegels op hand zijn geheim
goblins_inc-option-tiles-in-hand-shown-to-partner = partners zien elkaars tegels
goblins_inc-option-loose-parts-are-damage = losse delen tellen als verlies
goblins_inc-option-loose-parts-are-no-damage = losse delen tellen niet als verlies
goblins_inc-option-overspending-punished = te weinig motoren wordt bestraft
goblins_inc-option-overspending-forbidden = niemand mag meer motoren vragen dan er zijn
goblins_inc-option-overheated-sabotage-may-be-nothing = een oververhitte Sabotage kan niets opleveren
goblins_inc-option-overheated-sabotage-at-least-one = Sabotage levert altijd een dobbelsteen op
goblins_inc-option-driller-counts-every-square = de Boorder telt verboden vakken mee
goblins_inc-option-driller-counts-buildable-squares = de Boorder telt verboden vakken niet mee
goblins_inc-option-crane-drops-allowed = de Hijskraan mag tegels laten vallen
goblins_inc-option-crane-drops-forbidden = de Hijskraan mag geen tegels laten vallen
goblins_inc-option-laying-unseen = tegels zijn te zien als de stap voorbij is
goblins_inc-option-laying-seen = iedereen ziet elke tegel zodra die ligt

## Wat er gebeurde

goblins_inc-event-round = Ronde { $round }. Robot 1: { $first }. Robot 2: { $second }. Startspeler: { $player }. Bouwtekening: { $blueprint }.
goblins_inc-event-passed-on = Tegels doorgegeven, { $player } → { $other }: { $tiles }.
goblins_inc-event-passed-on-unseen =
    { $count ->
        [one] Tegels doorgegeven, { $player } → { $other }: { $count } tegel.
       *[other] Tegels doorgegeven, { $player } → { $other }: { $count } tegels.
    }
goblins_inc-event-laid =
    { $who ->
        [me] Jij legt: { $tiles }.
       *[other] { $player } legt: { $tiles }.
    }
goblins_inc-event-laid-tile = { $tile } { $square }
goblins_inc-event-shifted =
    { $who ->
        [me] Je verlegt: { $tile }.
       *[other] { $player } verlegt: { $tile }.
    }
goblins_inc-event-fell = Robot { $robot } verliest: { $tiles }.
goblins_inc-event-combat = Gevechtsronde { $combat }. Tactiekkaarten: { $cards }.
goblins_inc-event-drove = { $player }: { $drive }. Motoren gebruikt: { $needed } van { $engines }, ongebruikt: { $unused }.
goblins_inc-event-drove-overheated = { $player }: { $drive }. Motoren gebruikt: { $needed } van { $engines }, ongebruikt: { $unused }. De robot raakt oververhit.
goblins_inc-event-overspent = { $player }: { $drive }. Nodig: { $needed } motoren, voorhanden: { $engines }. De robot draait niet, valt de voorkant aan en raakt oververhit.
goblins_inc-event-picked =
    { $who ->
        [me] Jij krijgt de kaart { $card }.
       *[other] { $player } krijgt de kaart { $card }.
    }
goblins_inc-event-missed = { $player }: { $card } gewenst, maar de vijand heeft meer ongebruikte motoren.
goblins_inc-event-used =
    { $who ->
        [me] Jij gebruikt { $ability }.
       *[other] { $player } gebruikt { $ability }.
    }
goblins_inc-event-taped = Robot { $robot } krijgt een fiche op { $square }.
goblins_inc-event-craned =
    { $degrees ->
        [0] Hijskraan, robot { $robot }: { $tile }, { $from } → { $to }.
       *[other] Hijskraan, robot { $robot }: { $tile }, { $from } → { $to }, { $degrees }° met de klok mee gedraaid.
    }
goblins_inc-event-dice = Dobbelstenen van robot { $robot }: { $dice }.
goblins_inc-event-dice-nothing = Robot { $robot } heeft niets te gooien.
goblins_inc-event-row = Robot { $robot } treft in deze volgorde: { $dice }.
goblins_inc-event-row-nothing = Robot { $robot } treft niet.
goblins_inc-event-struck = Een { $face } treft robot { $robot } op { $square }.
goblins_inc-event-struck-nothing = Een { $face } op robot { $robot }: daar staat niets.
goblins_inc-event-struck-empty = Een { $face } treft de lege cockpit van robot { $robot }.
goblins_inc-event-struck-goblin = Een { $face } treft de cockpit van robot { $robot }: er vliegt een goblin uit ({ $player }).
goblins_inc-event-struck-token = Een { $face } treft robot { $robot } op { $square }. Verloren: het fiche op { $token }.
goblins_inc-event-struck-tiles = Een { $face } treft robot { $robot } op { $square }. Verloren: { $tiles }.
goblins_inc-event-token-lost = Robot { $robot } verliest het fiche op { $token }.
goblins_inc-event-goblin = Er vliegt een goblin uit robot { $robot } ({ $player }).
goblins_inc-event-out = Robot { $robot } is uitgeschakeld.
goblins_inc-event-battle-first = Robot 1 wint het gevecht.
goblins_inc-event-battle-second = Robot 2 wint het gevecht.
goblins_inc-event-battle-draw = Het gevecht eindigt in een gelijkspel.
goblins_inc-event-victory = { $player }, overwinningspunten: { $points }.
goblins_inc-event-agenda = { $card } { $points }
goblins_inc-event-bet = { $card } ({ $end })
goblins_inc-event-agendas = { $player }, agenda’s: { $agendas } = { $total }.

## Scoreblad

goblins_inc-score-victory = Ronde { $round }: overwinningspunten
goblins_inc-score-agenda = Ronde { $round }: { $card }

## Het scherm

goblins_inc-header-round = ronde { $round } van { $rounds }
goblins_inc-header-assembly = bouwen, stap { $step } van { $steps }
goblins_inc-header-preparation = voorbereiding op het gevecht
goblins_inc-header-combat = gevechtsronde { $combat } van { $combats }
goblins_inc-header-over = het einde
goblins_inc-robot-own = Robot { $robot }, de jouwe
goblins_inc-robot-enemy = Robot { $robot }, de vijand
goblins_inc-robot-plain = Robot { $robot }
goblins_inc-letter-red = R
goblins_inc-letter-blue = B
goblins_inc-letter-yellow = L
goblins_inc-letter-green = G
goblins_inc-letter-weapon = W
goblins_inc-letter-armour = B
goblins_inc-letter-engine = M
goblins_inc-letter-decoration = V
goblins_inc-gauge = Motoren { $engines }, pijlen { $arrows }
goblins_inc-lost = Verloren: { $damage }
goblins_inc-lost-tiles = tegels { $count }
goblins_inc-lost-tokens = fiches { $count }
goblins_inc-lost-goblins = goblins { $count }
goblins_inc-fight-unused = ongebruikt: { $unused }
goblins_inc-fight-overheats = oververhit
goblins_inc-fight-card = kaart: { $card }
goblins_inc-fight-no-card = geen kaart
goblins_inc-fight-dice = worp: { $dice }
goblins_inc-legend-assembly = W wapen  B bepantsering  M motor  V versiering  2 verbeterd  ~ los  ═ voor
goblins_inc-legend-battle = W wapen  B bepantsering  M motor  V versiering  2 verbeterd  # fiche  ═ voor
goblins_inc-title-partner = Tegels van je partner: { $tiles }
goblins_inc-title-next = Daarna: { $tiles }
goblins_inc-title-agendas = Agenda’s om uit te kiezen: { $agendas }
goblins_inc-title-kept = Je agenda’s: { $agendas }
goblins_inc-title-open = Agenda’s voor allen: { $agendas }
goblins_inc-title-tactics = Tactiekkaarten: { $cards }
goblins_inc-title-squares = Vakken: { $squares }
goblins_inc-title-order = Je dobbelstenen: { $dice }
goblins_inc-column-agenda = Agenda
goblins_inc-column-now = Nu
goblins_inc-column-pays = Wat ze oplevert
goblins_inc-drive-aim = Aanval van
goblins_inc-now-points =
    { $points ->
        [one] Zoals het nu staat, levert ze { $points } punt op.
       *[other] Zoals het nu staat, levert ze { $points } punten op.
    }

## Front door, zones and counters

goblins_inc-poster = Bouw met een partner een reuzenrobot en stuur hem de strijd in, met je eigen geheime agenda.
goblins_inc-zone-tile-stack = Tegelstapel
goblins_inc-zone-tiles = Tegels
goblins_inc-zone-yard = Robot { $number }
goblins_inc-zone-scrap = Schroot van robot { $number }
goblins_inc-zone-tactics-deck = Tactiekstapel
goblins_inc-zone-tactics-aside = Apart gelegde tactiekkaarten
goblins_inc-zone-tactics-row = Tactiekkaarten
goblins_inc-zone-tactics-used = Gebruikte tactiekkaarten
goblins_inc-zone-scored = Getelde agenda’s
goblins_inc-zone-blueprint = Bouwtekening
goblins_inc-zone-blueprint-deck = Stapel bouwtekeningen
goblins_inc-zone-team-card = Teamkaart
goblins_inc-zone-team-deck = Stapel teamkaarten
goblins_inc-zone-agendas = Agendastapel
goblins_inc-zone-kept = Gehouden agenda’s
goblins_inc-zone-thrown-out = Weggegooide agenda’s
goblins_inc-zone-end = Laatste agenda
goblins_inc-zone-other-end = Laatste agenda’s om uit te kiezen
goblins_inc-fact-round = Ronde
goblins_inc-fact-combat = Gevechtsronde
goblins_inc-fact-scores = Punten
goblins_inc-fact-goblins = Goblins

## Goblins, Inc. op de tafel in de browser: de woorden van het bord en van de uitleg bij een eerste partij.

## Vragen die met de hand beantwoord worden

goblins_inc-board-ask-lay = { $tile }: waar leg je die?
goblins_inc-board-help-lay = Draai de tegel met de knop, het wiel of R en tik op een vak of sleep hem daarheen. Een doorgetrokken rand houdt: metaal komt op metaal dat aan de cockpit hangt. Wat er aan het eind niet aan hangt, valt eraf. Je andere tegels kun je alvast intekenen; ze worden gelegd zodra ze aan de beurt zijn. Tot iedereen klaar is, kun je tegels van deze beurt terugnemen.
goblins_inc-board-ask-drive = Hoe draai je, en welke kant van de vijand val je aan?
goblins_inc-board-help-drive = Sturen: de gekozen kant komt vooraan, en alleen pijlen die daarheen wijzen, vuren; de knop zegt hoeveel dobbelstenen dat geeft. Richten: de kant van de vijand die je aanvalt, nadat beide robots gedraaid zijn. De stippen op een knop zijn de motoren die nodig zijn. Een robot die niet draait, raakt oververhit en gooit één dobbelsteen minder. Heb je te weinig motoren, dan draai je niet, val je de voorkant aan, raak je oververhit en houd je geen motor over.
goblins_inc-board-help-use = Sabotage, Ducttape en Hijskraan gebruik je vóór de worp, Nitro, Noodgeval en Doelzoeker erna, Dynamiet bij het leggen van je dobbelstenen. Bekijk de kaart van dichtbij om te lezen wat ze doet.
goblins_inc-board-ask-tape = Welke tegel krijgt het fiche?
goblins_inc-board-ask-lift = Welke tegel tilt de Hijskraan op?
goblins_inc-board-ask-put = { $tile }: waar zet de Hijskraan die neer?
goblins_inc-board-help-order = Elke dobbelsteen treft de eerste tegel van zijn rij, gezien vanaf de aangevallen kant. Wat niet meer aan de cockpit hangt, valt er meteen af; daarom is de volgorde van belang. Lege dobbelstenen vallen weg. Tik de dobbelstenen aan in de volgorde die je wilt, en sla toe.

## De werkplaats

goblins_inc-board-turn = Draaien
goblins_inc-board-loose = los
goblins_inc-board-square = Vak { $square }
goblins_inc-board-square-holds = Vak { $square }, houdt
goblins_inc-board-cockpit = Cockpit, goblins: { $count }
goblins_inc-board-token = Fiche op { $squares }
goblins_inc-board-arrows = Pijlen: vooruit { $front }, rechts { $right }, achteruit { $back }, links { $left }
goblins_inc-board-engines = Motoren
goblins_inc-board-shields = Verdedigingsfiches

## Het gevecht

goblins_inc-board-steer = Sturen
goblins_inc-board-aim = Richten
goblins_inc-board-lever = Hendel om!
goblins_inc-board-locked = Staat vast
goblins_inc-board-spent = Motoren: { $spent } van { $engines }
goblins_inc-board-overspent = Te weinig motoren: geen draai, aanval van voren, oververhit
goblins_inc-board-strike = Sla toe!
goblins_inc-board-order-hint = Tik de dobbelstenen aan in de volgorde waarin ze treffen.
goblins_inc-board-miss = mis
goblins_inc-board-scrap = Schroothoop: tegels { $tiles }, fiches { $tokens }, goblins { $goblins }
goblins_inc-board-scrap-empty = Nog niets kwijt

## Agenda’s en punten

goblins_inc-board-note-own = bij jou over
goblins_inc-board-note-enemy = vijand kwijt
goblins_inc-board-note-won = als je wint
goblins_inc-board-note-lost = als je verliest
goblins_inc-board-note-bet = een gok
goblins_inc-board-payday = Betaaldag
goblins_inc-board-victory = Overwinning
goblins_inc-board-earned = Verdiend
goblins_inc-board-gain = Als het gevecht nu voorbij was
goblins_inc-board-promoted = Promotie: voorbij 50 punten

## Uitleg bij een eerste partij

goblins_inc-board-coach-begin = Twee teams bouwen elk een robot en schieten op elkaar. Je scoort alleen, voor goblins die in een winnende robot overblijven en voor geheime agenda’s: de meeste punten winnen.
goblins_inc-board-coach-pass-on = Twee van deze tegels gaan naar de robot van de vijand. Houd wat vuurt en wat bijeenhoudt, en geef door wat je agenda’s graag kapot zien.
goblins_inc-board-coach-lay = Elke tegel moet met metaal aan de cockpit hangen, anders valt hij er voor het gevecht af. Laat een paar wapens naar voren wijzen en een paar opzij, zodat draaien loont, en leg bepantsering zo dat ze ook een buur dekt.
goblins_inc-board-coach-keep = Houd de vier die passen: de groene willen je eigen robot heel, de oranje die van de vijand aan stukken. Het getal is wat een kaart nu zou opleveren.
goblins_inc-board-coach-bet-on = Vier punten als je raadt hoe het gevecht afloopt. Niemand ziet je gok, en je mag hem best een handje helpen.
goblins_inc-board-coach-drive = Draai de kant met de meeste wapens naar voren en richt waar de vijand geen fiches heeft. Wie niet draait, raakt oververhit en gooit één dobbelsteen minder; motoren die je overhoudt, helpen een tactiekkaart te winnen.
goblins_inc-board-coach-pick = Beide teams kiezen in het geheim een kaart. Willen jullie dezelfde, dan krijgt het team met de meeste ongebruikte motoren haar; de tweede keus is dus soms de veilige.
goblins_inc-board-coach-use = Met je kaart mag je dit één keer doen. Je mag het laten, maar daar is zelden reden toe.
goblins_inc-board-coach-order = Dobbelstenen treffen na elkaar, en de volgende raakt wat dan vooraan staat. Open een rij met de eerste en gebruik hetzelfde getal nog eens, of hak een tegel af die andere vasthoudt.
goblins_inc-board-coach-token = Een fiche vangt de treffer op voor elke tegel eronder. Geef het fiche op dat dekt wat je het best kunt missen.

## The pad beside a real table

goblins_inc-pad-rounds = Ronden
goblins_inc-pad-round = Ronde { $round }: { $player }
goblins_inc-pad-result = Hoe liep het gevecht af voor deze speler?
goblins_inc-pad-result-won = Gewonnen
goblins_inc-pad-result-lost = Verloren
goblins_inc-pad-result-drawn = Gelijk
goblins_inc-pad-results = Wie wint, wint van iemand: kijk nog eens naar de uitslagen.
goblins_inc-pad-own = Eigen goblins die nog in de cockpit zitten
goblins_inc-pad-partners = Goblins van de partner die nog in de cockpit zitten
goblins_inc-pad-kept = Gehouden agenda’s
goblins_inc-pad-count = { $card }: hoeveel zijn er? ({ $about })
goblins_inc-pad-track = Het scorespoor
goblins_inc-pad-promoted = { $player } krijgt promotie: draai de promotiekaart naar 50. In totaal { $points } punten.
goblins_inc-pad-so-far = Tot nu toe, naar wat is verteld.

## De begeleide eerste partij

goblins_inc-lesson-yard = Dit is je werf. Tegel voor tegel groeit hier rond de cockpit een robot, en dan gaat die de strijd in.
