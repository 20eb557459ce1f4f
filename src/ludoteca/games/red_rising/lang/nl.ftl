### Red Rising. De termen en kaartnamen zijn die van NAMES.json.

red_rising-title = Red Rising

## Personages

red_rising-card-arlus = Arlus
red_rising-card-dancer = Danser
red_rising-card-darrow = Darrow
red_rising-card-deanna = Deanna
red_rising-card-eo = Eo
red_rising-card-harmony = Harmony
red_rising-card-uncle-narol = Oom Narol
red_rising-card-artisan-chef = Meesterkok
red_rising-card-assassin = Sluipmoordenaar
red_rising-card-gardener = Tuinman
red_rising-card-janitor = Schoonmaker
red_rising-card-mess-hall-cook = Kantinekok
red_rising-card-modjob = Modjob
red_rising-card-nanny = Kindermeisje
red_rising-card-alfrun = Alfrun
red_rising-card-alia-snowsparrow = Alia Sneeuwmus
red_rising-card-helga = Helga
red_rising-card-jopho = Jopho
red_rising-card-ragnar = Ragnar
red_rising-card-sefi = Sefi
red_rising-card-stained = Bevlekte
red_rising-card-aegis-craftsman = Aegismaker
red_rising-card-artificer = Uitvinder
red_rising-card-cyther = Cyther
red_rising-card-gravboot-cobbler = Gravlaarzenmaker
red_rising-card-pulse-armorer = Pulspantsersmid
red_rising-card-pulse-fist-engineer = Pulsvuistingenieur
red_rising-card-razor-designer = Lemmetontwerper
red_rising-card-bridge = Bridge
red_rising-card-colonel-valentin = Kolonel Valentin
red_rising-card-danto = Danto
red_rising-card-holiday = Holiday
red_rising-card-sun-hwa = Sun-Hwa
red_rising-card-trigg = Trigg
red_rising-card-ugly-dan = Lelijke Dan
red_rising-card-4d-painter = 4D-schilder
red_rising-card-holo-host = Holopresentator
red_rising-card-mickey-the-carver = Mickey de Kerver
red_rising-card-musician = Muzikant
red_rising-card-reporter = Verslaggever
red_rising-card-vlogger = Vlogger
red_rising-card-zanzibar = Zanzibar
red_rising-card-calliope = Calliope
red_rising-card-conversationalist = Gespreksgenote
red_rising-card-evey = Evey
red_rising-card-garden-trained-rose = Tuingeschoolde Roos
red_rising-card-masseuse = Masseur
red_rising-card-matteo = Matteo
red_rising-card-theodora = Theodora
red_rising-card-dr-virany = Dr. Virany
red_rising-card-group-counselor = Groepsbegeleider
red_rising-card-hypnotist = Hypnotiseur
red_rising-card-pathologist = Patholoog
red_rising-card-psychologist = Psycholoog
red_rising-card-researcher = Onderzoeker
red_rising-card-surgeon = Chirurg
red_rising-card-codebreaker = Codekraker
red_rising-card-dataport-specialist = Dataportspecialist
red_rising-card-developer = Ontwikkelaar
red_rising-card-firewall-expert = Firewallexpert
red_rising-card-hacker = Hacker
red_rising-card-holo-designer = Holo-ontwerper
red_rising-card-online-gambler = Onlinegokker
red_rising-card-invictus = Invictus
red_rising-card-morning-star = Morgenster
red_rising-card-orion = Orion
red_rising-card-pelus = Pelus
red_rising-card-quietus = Quietus
red_rising-card-the-pax = De Pax
red_rising-card-virga = Virga
red_rising-card-judge = Rechter
red_rising-card-justice = Opperrechter
red_rising-card-magistrate = Magistraat
red_rising-card-martyr = Martelaar
red_rising-card-orator = Redenaar
red_rising-card-priestess = Priesteres
red_rising-card-seer = Ziener
red_rising-card-administrator = Bestuurder
red_rising-card-auctioneer = Veilingmeester
red_rising-card-bondilus = Bondilus
red_rising-card-diplomat = Diplomaat
red_rising-card-lawyer = Advocaat
red_rising-card-politician = Politicus
red_rising-card-timony = Timony
red_rising-card-banker = Bankier
red_rising-card-ceo = CEO
red_rising-card-investor = Investeerder
red_rising-card-loan-shark = Woekeraarster
red_rising-card-quicksilver = Kwikzilver
red_rising-card-sponsor = Sponsor
red_rising-card-stock-broker = Beursmakelaar
red_rising-card-aja = Aja
red_rising-card-antonia = Antonia
red_rising-card-ash-lord = Asheer
red_rising-card-boneriders = Botruiters
red_rising-card-cassius = Cassius
red_rising-card-fitchner = Fitchner
red_rising-card-karnus = Karnus
red_rising-card-lorn = Lorn
red_rising-card-lysander = Lysander
red_rising-card-mustang = Mustang
red_rising-card-nero = Nero
red_rising-card-octavia = Octavia
red_rising-card-pax-au-telemanus = Pax au Telemanus
red_rising-card-romulus = Romulus
red_rising-card-roque = Roque
red_rising-card-sevro = Sevro
red_rising-card-tactus = Tactus
red_rising-card-the-howlers = De Huilers
red_rising-card-the-jackal = De Jakhals
red_rising-card-the-telemanuses = De Telemanussen
red_rising-card-victra = Victra

## Automakaarten

red_rising-card-automa-1 = Automakaart 1
red_rising-card-automa-2 = Automakaart 2
red_rising-card-automa-3 = Automakaart 3
red_rising-card-automa-4 = Automakaart 4
red_rising-card-automa-5 = Automakaart 5
red_rising-card-automa-6 = Automakaart 6
red_rising-card-automa-7 = Automakaart 7
red_rising-card-automa-8 = Automakaart 8
red_rising-card-automa-9 = Automakaart 9
red_rising-card-automa-10 = Automakaart 10
red_rising-card-automa-11 = Automakaart 11
red_rising-card-automa-12 = Automakaart 12
red_rising-card-automa-13 = Automakaart 13
red_rising-card-automa-14 = Automakaart 14
red_rising-card-automa-15 = Automakaart 15
red_rising-card-automa-16 = Automakaart 16
red_rising-card-automa-17 = Automakaart 17
red_rising-card-automa-18 = Automakaart 18
red_rising-card-automa-19 = Automakaart 19
red_rising-card-automa-20 = Automakaart 20
red_rising-card-automa-21 = Automakaart 21
red_rising-card-automa-22 = Automakaart 22

## Kleuren

red_rising-colour-red = Rood
red_rising-colour-brown = Bruin
red_rising-colour-obsidian = Obsidiaan
red_rising-colour-orange = Oranje
red_rising-colour-gray = Grijs
red_rising-colour-violet = Violet
red_rising-colour-pink = Roze
red_rising-colour-yellow = Geel
red_rising-colour-green = Groen
red_rising-colour-blue = Blauw
red_rising-colour-white = Wit
red_rising-colour-copper = Koper
red_rising-colour-silver = Zilver
red_rising-colour-gold = Goud

## Locaties

red_rising-location-jupiter = Jupiter
red_rising-location-mars = Mars
red_rising-location-luna = Luna
red_rising-location-institute = Het Instituut

## Huizen

red_rising-house-apollo = Apollo
red_rising-house-ceres = Ceres
red_rising-house-diana = Diana
red_rising-house-jupiter = Jupiter
red_rising-house-mars = Mars
red_rising-house-minerva = Minerva

## Zijden van de Rising-dobbelsteen

red_rising-face-banish = Verban een bovenste kaart
red_rising-face-reveal = Onthul en leg neer
red_rising-face-sovereign = Soevereinfiche
red_rising-face-helium = Helium
red_rising-face-fleet = Vlootspoor
red_rising-face-influence = Invloed

## Niveaus van de Automa

red_rising-level-1 = Doorgeroest
red_rising-level-2 = Krakend (normaal)
red_rising-level-3 = Bijgesteld
red_rising-level-4 = Optimaal
red_rising-level-5 = Versierd
red_rising-level-6 = Perfect afgesteld

## Wat een personage doet

red_rising-text-arlus = Inzetten: elke buur onthult een willekeurige kaart uit de hand: is die goud, dan wordt ze verbannen; is die rood, verban dan Arlus. Einde: 25 punten zonder gouden kaart.
red_rising-text-dancer = Inzetten: verkrijg 1 helium; heb je nog 2 rode kaarten in je hand, dan mag je ze onthullen en er 2 bij verkrijgen. Einde: 11 punten zonder grijze kaart, 11 punten zonder gouden kaart.
red_rising-text-darrow = Inzetten: verkrijg een andere niet-gouden kaart van hier en verban dan Darrow, tenzij ingezet op een gouden kaart. Einde: 30 punten met 7 of meer kaarten in je hand.
red_rising-text-deanna = Inzetten: verkrijg 1 helium. Einde: 26 punten met nog een rode kaart.
red_rising-text-eo = Inzetten: elke tegenstander onthult een rode kaart uit de hand of verliest 1 helium. Einde: 10 punten voor elke andere rode kaart; verlies 10 punten met een andere grijze kaart dan Bridge.
red_rising-text-harmony = Inzetten: een tegenstander naar keuze verliest 1 helium. Einde: 33 punten als al je andere kaarten rood, roze, bruin of obsidiaan zijn.
red_rising-text-uncle-narol = Inzetten: verkrijg 2 helium. Einde: 40 punten als geen kaart in je hand een basiswaarde boven 10 heeft.
red_rising-text-artisan-chef = Inzetten op een gouden kaart: verplaats die naar een andere locatie en plaats 1 invloed. Einde: 5 punten voor elke gouden kaart; minpunten op je gouden kaarten tellen niet.
red_rising-text-assassin = Inzetten: verban de kaart eronder; is die goud, plaats dan 1 invloed. Einde: 10 punten voor elke obsidianen kaart.
red_rising-text-gardener = Inzetten op een violette of roze kaart: verplaats die naar een andere locatie en verkrijg 1 helium. Einde: 5 punten voor elke violette en elke roze kaart.
red_rising-text-janitor = Inzetten op een groene, gele of blauwe kaart: verplaats die naar een andere locatie en zet je schip 1 vooruit. Einde: 5 punten voor elke groene, elke gele en elke blauwe kaart.
red_rising-text-mess-hall-cook = Inzetten op een grijze of oranje kaart: verplaats die naar een andere locatie en zet je schip 1 vooruit. Einde: 5 punten voor elke grijze en elke oranje kaart.
red_rising-text-modjob = Inzetten op een rode of bruine kaart: zet die kaart in op een andere locatie. Einde: 5 punten voor elke rode en elke bruine kaart, Modjob meegeteld.
red_rising-text-nanny = Inzetten op een zilveren, witte of koperen kaart: verplaats die naar een andere locatie en verkrijg 1 helium. Einde: 5 punten voor elke zilveren, elke witte en elke koperen kaart.
red_rising-text-alfrun = Inzetten: je mag Nero of Jopho van hier verkrijgen; neem dan ook Alfrun terug in je hand en beëindig je beurt. Einde: 10 punten met Nero, 10 punten met Jopho.
red_rising-text-alia-snowsparrow = Inzetten: verban de bovenste niet-gouden kaart van een andere locatie; is die niet grijs en niet obsidiaan, verkrijg dan 1 helium. Einde: 24 punten als al je andere kaarten goud, grijs of obsidiaan zijn.
red_rising-text-helga = Inzetten: verban de kaart eronder; was dat de enige andere kaart hier, verkrijg dan 1 helium. Einde: 16 punten met Pax au Telemanus of De Pax.
red_rising-text-jopho = Inzetten: je mag Alfrun of Nero van hier verkrijgen; neem dan ook Jopho terug in je hand en beëindig je beurt. Einde: 10 punten met Alfrun, 10 punten met Nero.
red_rising-text-ragnar = Inzetten: verban de bovenste kaart van een andere locatie; is die goud of grijs, plaats dan 1 invloed. Einde: 10 punten met een oranje kaart, 10 punten met Sefi.
red_rising-text-sefi = Inzetten: verkrijg een andere obsidianen kaart van hier. Einde: 20 punten met Ragnar; verlies 5 punten voor elke gouden kaart.
red_rising-text-stained = Inzetten: verban een andere kaart van hier; is die obsidiaan, plaats dan 1 invloed. Einde: 15 punten zonder andere obsidianen kaart.
red_rising-text-aegis-craftsman = Inzetten: je mag een gouden kaart van hier verkrijgen en je beurt beëindigen. Einde: mag de naam van een personage naar keuze dragen; 10 punten met een gouden kaart, 10 punten zonder obsidianen kaart.
red_rising-text-artificer = Inzetten: je mag een gouden of een andere oranje kaart van hier verkrijgen en je beurt beëindigen. Einde: mag de naam van een personage naar keuze dragen; 20 punten met zowel een gouden als nog een oranje kaart.
red_rising-text-cyther = Inzetten: je mag een blauwe kaart van hier verkrijgen en je beurt beëindigen. Einde: mag de naam van een personage naar keuze dragen; 16 punten met een blauwe kaart.
red_rising-text-gravboot-cobbler = Inzetten: je mag een gouden of een grijze kaart van hier verkrijgen en je beurt beëindigen. Einde: mag de naam van een personage naar keuze dragen; 14 punten met een gouden of een grijze kaart.
red_rising-text-pulse-armorer = Inzetten: je mag een grijze kaart van hier verkrijgen en je beurt beëindigen. Einde: mag de naam van een personage naar keuze dragen; 17 punten met een grijze kaart.
red_rising-text-pulse-fist-engineer = Inzetten: je mag een obsidianen kaart van hier verkrijgen en je beurt beëindigen. Einde: mag de naam van een personage naar keuze dragen; 18 punten met een obsidianen kaart.
red_rising-text-razor-designer = Inzetten: je mag een gouden kaart van hier verkrijgen en je beurt beëindigen. Einde: mag de naam van een personage naar keuze dragen; 13 punten met een gouden en zonder obsidianen kaart.
red_rising-text-bridge = Inzetten: schuif een roze of violette kaart van een locatie naar keuze onder deze; je mag die verkrijgen en je beurt beëindigen. Einde: mag ook als een andere kleur tellen; 5 punten voor elke roze en elke violette kaart op de locaties.
red_rising-text-colonel-valentin = Inzetten: schuif een gouden kaart van een locatie naar keuze onder deze; je mag die verkrijgen en je beurt beëindigen. Einde: mag ook als een andere kleur tellen; 5 punten voor elke gouden kaart op de locaties.
red_rising-text-danto = Inzetten: schuif een koperen of witte kaart van een locatie naar keuze onder deze; je mag die verkrijgen en je beurt beëindigen. Einde: mag ook als een andere kleur tellen; 5 punten voor elke koperen en elke witte kaart op de locaties.
red_rising-text-holiday = Inzetten: schuif een oranje of blauwe kaart van een locatie naar keuze onder deze; je mag die verkrijgen en je beurt beëindigen. Einde: mag ook als een andere kleur tellen; 5 punten voor elke oranje en elke blauwe kaart op de locaties.
red_rising-text-sun-hwa = Inzetten: schuif een obsidianen of groene kaart van een locatie naar keuze onder deze; je mag die verkrijgen en je beurt beëindigen. Einde: mag ook als een andere kleur tellen; 5 punten voor elke obsidianen en elke groene kaart op de locaties.
red_rising-text-trigg = Inzetten: schuif een andere grijze of een gele kaart van een locatie naar keuze onder deze; je mag die verkrijgen en je beurt beëindigen. Einde: mag ook als een andere kleur tellen; 5 punten voor elke grijze en elke gele kaart op de locaties.
red_rising-text-ugly-dan = Inzetten: schuif een rode of bruine kaart van een locatie naar keuze onder deze; je mag die verkrijgen en je beurt beëindigen. Einde: mag ook als een andere kleur tellen; 5 punten voor elke rode en elke bruine kaart op de locaties.
red_rising-text-4d-painter = Inzetten: verplaats een kaart van hier (deze mag ook) naar een andere locatie zonder kaart van dezelfde kleur. Einde: 31 punten als al je kaarten verschillende kleuren hebben.
red_rising-text-holo-host = Inzetten: heb je meer invloed dan de speler rechts van je, geef die dan deze kaart, verkrijg de bovenste 2 kaarten van de stapel en beëindig je beurt. Einde: 18 punten als niemand meer invloed heeft dan jij.
red_rising-text-mickey-the-carver = Inzetten: je mag een rode kaart uit je hand verbannen; onthul dan kaarten van de stapel tot en met de eerste gouden, verkrijg die en leg de andere in een volgorde naar keuze onder de stapel. Einde: 10 punten als er een rode kaart verbannen is, 10 punten met een gouden kaart.
red_rising-text-musician = Inzetten: verplaats een kaart met een even basiswaarde van hier (deze mag ook) naar een andere locatie. Einde: 32 punten als al je kaarten een even basiswaarde hebben.
red_rising-text-reporter = Inzetten: heb je meer helium dan de speler rechts van je, geef die dan deze kaart, verkrijg de bovenste 2 kaarten van de stapel en beëindig je beurt. Einde: 29 punten als niemand meer helium heeft dan jij.
red_rising-text-vlogger = Inzetten: sta je op het vlootspoor verder dan de speler rechts van je, geef die dan deze kaart, verkrijg de bovenste 2 kaarten van de stapel en beëindig je beurt. Einde: 23 punten als niemand op het vlootspoor verder staat dan jij.
red_rising-text-zanzibar = Inzetten: verplaats een kaart met een oneven basiswaarde van hier (deze mag ook) naar een andere locatie. Einde: 31 punten als al je kaarten een oneven basiswaarde hebben.
red_rising-text-calliope = Inzetten: onthul de bovenste kaart van de stapel en zet die in op een andere locatie. Einde: 20 punten met De Jakhals.
red_rising-text-conversationalist = Inzetten: schuif de bovenste kaart van een andere locatie onder deze; is die wit, verkrijg die dan. Einde: 15 punten met een witte kaart.
red_rising-text-evey = Inzetten: verban alle kaarten van hier, ook Evey; plaats 1 invloed voor elke gouden kaart daarbij, hoogstens 3. Einde: 15 punten met Darrow; verlies 15 punten met Mickey de Kerver.
red_rising-text-garden-trained-rose = Inzetten: verplaats de kaart eronder naar een andere locatie; is die zilver, verkrijg dan 1 helium. Einde: 14 punten met een zilveren kaart.
red_rising-text-masseuse = Inzetten: verplaats de bovenste kaart van een andere locatie naar elders en verkrijg de bonus van de locatie waar ze lag. Einde: 16 punten met een koperen kaart.
red_rising-text-matteo = Inzetten: verplaats een andere kaart van hier naar een andere locatie; is die roze, plaats dan 1 invloed. Einde: 17 punten met nog een roze kaart of met Kwikzilver.
red_rising-text-theodora = Inzetten: je mag de onderste kaart van deze locatie bovenop leggen; is die goud of rood, verkrijg die dan en beëindig je beurt. Einde: 14 punten met een gouden of een rode kaart, maar niet met allebei.
red_rising-text-dr-virany = Inzetten op Mars: onthul de bovenste 2 kaarten van de stapel en leg ze in een volgorde naar keuze onder deze. Einde: je mag zoveel verbannen rode kaarten verkrijgen als je wilt, en ook Victra, Sevro en Fitchner als die verbannen zijn.
red_rising-text-group-counselor = Inzetten: leg tot 3 verbannen kaarten boven op of onder de stapel, elk naar keuze. Einde: verlies 1 punt voor elke verbannen kaart.
red_rising-text-hypnotist = Inzetten: te beginnen bij jou verbant iedere speler om de beurt een kaart uit de hand en verkrijgt de bovenste kaart van de stapel. Einde: verban een andere kaart uit je hand en verkrijg de bovenste kaart van de stapel.
red_rising-text-pathologist = Inzetten: verban de onderste kaart van deze locatie, tenzij het deze zelf is. Einde: 10 punten als er bij het begin van de puntentelling 5 tot en met 9 kaarten verbannen zijn, 25 punten als het er 10 of meer zijn.
red_rising-text-psychologist = Inzetten: je mag 1 of 2 verbannen kaarten op één locatie neerleggen. Einde: als niemand minder kaarten heeft dan jij, verkrijg je een willekeurige verbannen kaart.
red_rising-text-researcher = Inzetten: leg een willekeurige verbannen kaart helemaal onder op deze locatie. Einde: 17 punten als er bij het begin van de puntentelling hoogstens 4 kaarten verbannen zijn.
red_rising-text-surgeon = Inzetten: je mag een niet-gouden kaart uit je hand verbannen om een verbannen gouden kaart te verkrijgen. Einde: verkrijg een verbannen gouden kaart; 5 punten voor elke gouden kaart.
red_rising-text-codebreaker = Inzetten: onthul de onderste kaart van de stapel en verkrijg die, tenzij ze goud of zilver is; verban dan deze kaart, tenzij ingezet op een gouden of zilveren kaart. Einde: 22 punten als de Engelse namen van al je kaarten met verschillende letters beginnen.
red_rising-text-dataport-specialist = Inzetten op Jupiter: onthul de bovenste 2 kaarten van de stapel en leg ze in een volgorde naar keuze onder deze. Einde: 26 punten met een blauwe kaart.
red_rising-text-developer = Inzetten: je mag een andere kaart van hier verkrijgen en je beurt beëindigen. Einde: evenveel punten als de basiswaarde van de bovenste kaart van een locatie naar keuze.
red_rising-text-firewall-expert = Inzetten: bekijk de bovenste 3 kaarten van de stapel en leg er één gedekt op elke andere locatie. Einde: 22 punten als een locatie leeg is of er een gedekte kaart bovenop ligt.
red_rising-text-hacker = Inzetten: onthul de bovenste kaart van de stapel en verban die of leg die neer op een andere locatie. Einde: onthul de bovenste kaart van de stapel; evenveel punten als de basiswaarde ervan.
red_rising-text-holo-designer = Inzetten op Luna: onthul de bovenste 2 kaarten van de stapel en leg ze in een volgorde naar keuze onder deze. Einde: 28 punten met een violette kaart.
red_rising-text-online-gambler = Inzetten: noem 3 kleuren en onthul de bovenste kaart van de stapel: heeft ze een genoemde kleur, verkrijg die dan en verban deze kaart; zo niet, verban de onthulde. Einde: noem een andere kleur dan goud, onthul de bovenste 7 kaarten van de stapel en verkrijg alle kaarten van die kleur; schud de rest terug boven op de stapel.
red_rising-text-invictus = Inzetten op Mars: zet je schip 1 vooruit. Einde: 16 punten als niemand op het vlootspoor verder staat dan jij; verlies anders 9 punten.
red_rising-text-morning-star = Inzetten op Jupiter: zet je schip 1 vooruit. Einde: verlies 15 punten als je noch Orion, noch Virga, noch Pelus hebt.
red_rising-text-orion = Inzetten op Mars, Luna of het Instituut: zet een andere blauwe kaart van hier in op Jupiter. Einde: 10 punten met Pax au Telemanus of De Pax, en evenveel punten als de positie van je schip.
red_rising-text-pelus = Inzetten: zet je schip 2 vooruit, daarna gaat het schip van iedere andere speler 1 vooruit. Einde: 20 punten met je schip op 5 tot en met 7, 35 punten op 8 tot en met 10.
red_rising-text-quietus = Inzetten op het Instituut: zet je schip 1 vooruit. Einde: 16 punten als niemand meer invloed heeft dan jij.
red_rising-text-the-pax = Inzetten op Luna: zet je schip 1 vooruit. Einde: 15 punten met Darrow, Sevro, Orion, Virga of Pelus.
red_rising-text-virga = Inzetten: zet je schip 2 vooruit, daarna gaat het schip van iedere andere speler 1 vooruit. Einde: 15 punten met je schip op 6 tot en met 8, 30 punten op 9 of 10.
red_rising-text-judge = Blokkeren: onthul deze kaart als een tegenstander een kaart van je wil stelen of laten verbannen: dat mislukt, en deze kaart blijft in je hand. Einde: 3 punten voor elke kaart in je hand, deze meegeteld.
red_rising-text-justice = Blokkeren: je mag deze kaart verbannen als een tegenstander je het Soevereinfiche zou afnemen: je houdt het fiche en verkrijgt de bovenste kaart van de stapel. Einde: met het Soevereinfiche verkrijg je een kaart naar keuze van Luna.
red_rising-text-magistrate = Inzetten met het Soevereinfiche: verkrijg 1 helium. Einde: 15 punten met minstens 3 helium, minstens 3 invloed en je schip op 3 of hoger.
red_rising-text-martyr = Blokkeren: je mag deze kaart verbannen als een tegenstander je het Soevereinfiche zou afnemen: je houdt het fiche en verkrijgt de bovenste kaart van de stapel. Einde: met het Soevereinfiche verkrijg je een kaart naar keuze van Mars.
red_rising-text-orator = Inzetten met het Soevereinfiche: plaats 1 invloed. Einde: 21 punten zonder het Soevereinfiche.
red_rising-text-priestess = Inzetten met het Soevereinfiche: zet je schip 1 vooruit. Einde: 20 punten als geen kaart in je hand een basiswaarde onder 20 heeft.
red_rising-text-seer = Inzetten met het Soevereinfiche: onthul de bovenste kaart van de stapel en leg die neer op een andere locatie. Einde: 11 punten met het Soevereinfiche.
red_rising-text-administrator = Inzetten op het Instituut: onthul de bovenste 2 kaarten van de stapel en leg ze in een volgorde naar keuze onder deze. Einde: 15 punten als niemand minder invloed heeft dan jij.
red_rising-text-auctioneer = Inzetten: een tegenstander naar keuze verkrijgt 1 helium, zet zijn schip 1 vooruit of plaatst 1 invloed; jij krijgt de twee andere bonussen. Einde: verkrijg 1 helium, zet je schip 1 vooruit of plaats 1 invloed.
red_rising-text-bondilus = Inzetten op Mars: verban daar een niet-gouden kaart. Einde: 5 punten met het Soevereinfiche, 5 punten met een gouden kaart.
red_rising-text-diplomat = Inzetten: je mag 1 invloed plaatsen, en een tegenstander naar keuze mag dat ook. Einde: 19 punten als een tegenstander precies evenveel invloed heeft als jij.
red_rising-text-lawyer = Inzetten: plaats 1 invloed. Einde: 12 punten met een andere witte kaart dan de Rechter, 22 punten met de Rechter.
red_rising-text-politician = Inzetten: je mag 2 gouden kaarten uit je hand onthullen om 2 invloed te plaatsen. Einde: 15 punten als niemand meer invloed heeft dan jij.
red_rising-text-timony = Inzetten: plaats 1 invloed voor elke gouden kaart op het Instituut. Einde: 3 punten voor elk van je invloedsfiches op het Instituut.
red_rising-text-banker = Inzetten: je mag 3 helium betalen om een andere kaart van hier te verkrijgen; verban dan deze kaart. Einde: je mag 3 helium betalen om de bovenste kaart van een locatie naar keuze te verkrijgen.
red_rising-text-ceo = Inzetten: je mag je schip 1 achteruit zetten om 2 helium te verkrijgen. Einde: 18 punten met 5 of meer helium.
red_rising-text-investor = Inzetten: noem een andere kleur dan zilver en verkrijg 1 helium voor elke kaart van die kleur hier. Einde: noem een andere kleur dan zilver en verkrijg 1 helium voor elke kaart van die kleur op Mars.
red_rising-text-loan-shark = Inzetten: een tegenstander naar keuze geeft je 2 helium en speelt meteen een hele beurt (zonder deze kaart te verkrijgen), of geeft je 1 helium. Einde: 7 punten met 7 of meer kaarten in je hand.
red_rising-text-quicksilver = Inzetten: steel 1 helium van de tegenstander met het meeste helium. Einde: verlies 30 punten als een tegenstander meer helium heeft dan jij.
red_rising-text-sponsor = Inzetten: je mag 1 helium betalen om 2 invloed te plaatsen. Einde: 2 punten voor elk van je invloedsfiches op het Instituut.
red_rising-text-stock-broker = Inzetten: je mag 1 van je invloedsfiches van het Instituut nemen om 2 helium te verkrijgen. Einde: 5 punten voor elk heliumfiche, hoogstens 25.
red_rising-text-aja = Inzetten: een tegenstander naar keuze verbant een kaart uit de hand; verban dan Aja. Einde: 15 punten met Octavia.
red_rising-text-antonia = Inzetten: een tegenstander naar keuze verbant een kaart uit de hand; verban dan Antonia. Einde: 15 punten met De Jakhals of 2 andere gouden kaarten; verlies 10 punten met Victra of Sevro.
red_rising-text-ash-lord = Inzetten: verban alle blauwe kaarten van hier; zijn het er 2 of meer, neem dan Asheer terug in je hand. Einde: 5 punten voor elke blauwe kaart, van jou of verbannen.
red_rising-text-boneriders = Inzetten: verkrijg het Soevereinfiche. Einde: 15 punten met De Jakhals of een grijze kaart.
red_rising-text-cassius = Inzetten: verkrijg de kaart eronder; is die niet goud, verban dan Cassius. Einde: 40 punten met zowel Mustang als Darrow; verlies 20 punten met Darrow maar zonder Mustang.
red_rising-text-fitchner = Inzetten op het Instituut: plaats 1 invloed. Einde: 10 punten met een rode kaart, 10 punten met Sevro.
red_rising-text-karnus = Inzetten: verban de kaart eronder; is dat Mustang, De Jakhals of Nero, dan mag je een tegenstander een kaart uit de hand laten verbannen. Einde: 30 punten met Cassius; verlies 15 punten met Mustang, De Jakhals of Nero.
red_rising-text-lorn = Inzetten: is de kaart eronder goud, verban die dan. Einde: 15 punten zonder andere gouden kaart.
red_rising-text-lysander = Inzetten: verkrijg de bovenste kaart van de stapel en verban dan Lysander, tenzij ingezet op Luna. Einde: 20 punten met het Soevereinfiche, Octavia of Cassius.
red_rising-text-mustang = Inzetten: verkrijg een verbannen kaart naar keuze; is die niet goud, verban dan Mustang. Einde: 5 punten voor elke kleur in je hand.
red_rising-text-nero = Inzetten: verkrijg 1 helium voor elke rode kaart hier. Einde: 10 punten met het Soevereinfiche; verlies 5 punten voor elk van Cassius, Karnus en Octavia.
red_rising-text-octavia = Inzetten met het Soevereinfiche: verkrijg de onderste kaart van Luna, tenzij het Octavia is; is die niet goud, verban dan Octavia. Einde: verlies 30 punten zonder Soevereinfiche en zonder Lysander.
red_rising-text-pax-au-telemanus = Blokkeren: onthul deze kaart als een tegenstander een kaart van je wil stelen of laten verbannen: dat mislukt, en deze kaart blijft in je hand. Einde: 20 punten met een obsidianen kaart of Mustang.
red_rising-text-romulus = Inzetten: verkrijg een blauwe kaart van hier en verban dan Romulus, tenzij ingezet op een gouden kaart. Einde: 15 punten met het Soevereinfiche; verlies 25 punten met Roque, met Octavia of zonder blauwe kaart.
red_rising-text-roque = Inzetten: bekijk de hand van een tegenstander en noem er een kaart uit; is een willekeurig getrokken kaart precies die, verban die dan en ook Roque. Einde: 5 punten voor elke blauwe kaart.
red_rising-text-sevro = Inzetten: verban de kaart eronder, of verkrijg die als je De Huilers uit je hand onthult. Einde: 20 punten met Victra, De Huilers of een rode kaart.
red_rising-text-tactus = Inzetten: je mag van een tegenstander een kaart stelen die hij zelf kiest; verban dan Tactus en beëindig je beurt. Einde: 20 punten met Octavia, Darrow of een roze kaart.
red_rising-text-the-howlers = Blokkeren: onthul deze kaart als een tegenstander een kaart van je wil stelen of laten verbannen: dat mislukt, en deze kaart blijft in je hand. Einde: 15 punten met Sevro.
red_rising-text-the-jackal = Inzetten: verkrijg het Soevereinfiche. Einde: 30 punten met het Soevereinfiche; verlies 30 punten met Darrow of Octavia.
red_rising-text-the-telemanuses = Inzetten: verplaats alle kaarten eronder in dezelfde volgorde naar een andere locatie. Einde: 15 punten met Pax au Telemanus of De Pax.
red_rising-text-victra = Inzetten: verkrijg de onderste kaart van deze locatie, tenzij het Victra is, en verban dan Victra, tenzij ingezet op een gouden kaart. Einde: 10 punten met De Huilers, 10 punten met Sevro of Darrow.

## Wat een kaart is

red_rising-about = Kleur: { $colour }. Basiswaarde: { $core }. { $text }
red_rising-about-automa =
    { $extra ->
        [bonus] Inzetten op { $deploy }, verkrijgen van { $gain }, pijl naar { $arrow ->
            [left] links
           *[right] rechts
        }. Daarna de bonus van de locatie waar de kaart vandaan kwam.
        [banish] Inzetten op { $deploy }, verkrijgen van { $gain }, pijl naar { $arrow ->
            [left] links
           *[right] rechts
        }. Daarna wordt de bovenste kaart van de stapel verbannen.
       *[none] Inzetten op { $deploy }, verkrijgen van { $gain }, pijl naar { $arrow ->
            [left] links
           *[right] rechts
        }.
    }
red_rising-automa = Automa
red_rising-face-down = een gedekte kaart
red_rising-letter-a = A
red_rising-letter-b = B
red_rising-letter-c = C
red_rising-letter-d = D

## Twee letters voor elke kleur

red_rising-short-red = Rd
red_rising-short-brown = Br
red_rising-short-obsidian = Ob
red_rising-short-orange = Or
red_rising-short-gray = Gs
red_rising-short-violet = Vi
red_rising-short-pink = Rz
red_rising-short-yellow = Ge
red_rising-short-green = Gn
red_rising-short-blue = Bl
red_rising-short-white = Wi
red_rising-short-copper = Ko
red_rising-short-silver = Zi
red_rising-short-gold = Go

## Waar kaarten naartoe gaan, liggen en vandaan komen

red_rising-onto-jupiter = op Jupiter
red_rising-onto-mars = op Mars
red_rising-onto-luna = op Luna
red_rising-onto-institute = op het Instituut
red_rising-at-jupiter = op Jupiter
red_rising-at-mars = op Mars
red_rising-at-luna = op Luna
red_rising-at-institute = op het Instituut
red_rising-from-jupiter = van Jupiter
red_rising-from-mars = van Mars
red_rising-from-luna = van Luna
red_rising-from-institute = van het Instituut
red_rising-from-deck = van de stapel
red_rising-from-banished = uit de verbannen kaarten
red_rising-from-hand =
    { $who ->
        [me] uit je hand
       *[other] uit de hand van { $player }
    }

## Vragen

red_rising-ask-lead = Welke kaart zet je in?
red_rising-help-lead = Leiden: zet een kaart uit je hand in op een locatie naar keuze, doe wat ze zegt en verkrijg dan een kaart van een andere locatie of van de stapel. Of verkennen (0): onthul de bovenste kaart van de stapel, leg die neer op een locatie en ontvang de bonus daarvan; je houdt je hand. Het einde komt als één partij bij twee van de drie (helium, schip, invloed) de 7 heeft gehaald, of als ze alle drie gehaald zijn.
red_rising-ask-act = Je hand is leeg. Leiden of verkennen?
red_rising-help-act = Zonder kaarten in je hand betekent leiden dat je alleen een kaart verkrijgt, van een locatie naar keuze of van de stapel. Bij verkennen leg je de bovenste kaart van de stapel op een locatie en ontvang je de bonus daarvan.
red_rising-ask-deploy-to = Op welke locatie zet je de kaart in?
red_rising-ask-deploy-card-to = Op welke locatie zet je { $card } in?
red_rising-help-deploy-to = De kaart komt bovenop te liggen en haar inzetvermogen treedt in werking. Van die locatie kun je deze beurt geen kaart meer verkrijgen. Voor het inzetten krijg je de locatiebonus niet; bonussen komen van verkrijgen en verkennen.
red_rising-ask-gain-from = Waar neem je een kaart?
red_rising-ask-bank = Betaal je 3 helium voor de bovenste kaart van een locatie?
red_rising-help-gain-from = Neem de bovenste kaart van een locatie en ontvang haar bonus: Jupiter verzet je schip, Mars geeft helium, Luna het Soevereinfiche, het Instituut invloed. Of neem ongezien de bovenste kaart van de stapel en gooi de Rising-dobbelsteen.
red_rising-ask-place-at = Op welke locatie leg je de kaart neer?
red_rising-ask-place-card-at = Op welke locatie leg je { $card } neer?
red_rising-help-place-at = De kaart komt bovenop te liggen. Ze wordt niet ingezet, tenzij het vermogen dat zegt. Bij verkennen ontvang je de bonus van de locatie.
red_rising-ask-move-to = Naar welke locatie gaan de kaarten?
red_rising-ask-move-card-to = Naar welke locatie gaat { $card }?
red_rising-help-move-to = Wat je verplaatst, komt boven op de gekozen locatie. Verplaatsen is geen inzetten, behalve bij { red_rising-card-modjob }.
red_rising-ask-source = De bovenste kaart van welke locatie?
red_rising-help-source = Het vermogen werkt op de bovenste kaart van de gekozen locatie; bij { red_rising-card-alia-snowsparrow } op de bovenste niet-gouden kaart.
red_rising-ask-banish-top = Van welke locatie verban je de bovenste kaart?
red_rising-help-banish-top = Door de Rising-dobbelsteen verban je de bovenste kaart van een locatie. Ze gaat open naar de verbannen kaarten.
red_rising-ask-face = Welke zijde van de dobbelsteen kies je?
red_rising-help-face = Minerva gooide het Soevereinfiche, dat net verkregen is; kies in plaats daarvan een van de vijf andere zijden.
red_rising-ask-banish-here = Welke kaart verban je?
red_rising-help-banish-here = De gekozen kaart gaat van haar locatie naar de verbannen kaarten. Een gedekte kaart mag je kiezen zonder haar te kennen.
red_rising-ask-take-here = Welke kaart neem je?
red_rising-help-take-here = De gekozen kaart komt in je hand. Een locatiebonus krijg je er niet voor.
red_rising-ask-move-here = Welke kaart verplaats je?
red_rising-help-move-here = De gekozen kaart komt boven op een andere locatie; welke, is de volgende vraag.
red_rising-ask-deploy-here = Welke blauwe kaart zet je in op Jupiter?
red_rising-help-deploy-here = { red_rising-card-orion } stuurt een andere blauwe kaart van hier naar Jupiter, en haar inzetvermogen treedt in werking.
red_rising-ask-pull = Welke kaart schuif je onder de zojuist ingezette?
red_rising-help-pull = De kaart mag van elke locatie komen. Daarna mag je die nemen, maar dan eindigt je beurt.
red_rising-ask-may-take = Welke kaart neem je, als je er een neemt?
red_rising-help-may-take = De kaart komt in je hand, maar je beurt eindigt meteen: er volgt geen verkrijgstap. Bij de { red_rising-card-banker } betaal je in plaats daarvan 3 helium en gaat je beurt verder. Je mag ook niets nemen.
red_rising-ask-take-banished = Welke verbannen kaart neem je?
red_rising-help-take-banished = De kaart komt uit de verbannen kaarten terug in je hand.
red_rising-ask-take-all-banished = Welke van deze verbannen kaarten neem je?
red_rising-help-take-all-banished = Je mag er zoveel terughalen als je wilt. Denk eraan dat elke kaart boven de zevende 10 punten kost.
red_rising-ask-return-banished = Welke verbannen kaart leg je terug in de stapel?
red_rising-help-return-banished = Tot 3 verbannen kaarten gaan een voor een boven op de stapel of eronder, zoals je wilt.
red_rising-ask-return-to = Boven op de stapel of eronder?
red_rising-ask-return-card-to = Gaat { $card } boven op de stapel of eronder?
red_rising-help-return-to = De bovenste kaart wordt als volgende genomen; een kaart onderop zie je waarschijnlijk niet meer.
red_rising-ask-revive = Welke verbannen kaart leg je neer op een locatie?
red_rising-help-revive = Een of twee verbannen kaarten komen boven op één locatie, zonder hun vermogens.
red_rising-ask-next-beneath = Welke van deze kaarten gaat er als eerste onder?
red_rising-help-next-beneath = Beide kaarten gaan onder de zojuist ingezette. De eerst gekozen kaart ligt dieper.
red_rising-ask-next-under-deck = Welke van deze kaarten gaat nu onder de stapel?
red_rising-help-next-under-deck = De onthulde kaarten gaan in een volgorde naar keuze onder de stapel; de laatste ligt helemaal onderop.
red_rising-ask-offer-red = Welke rode kaart verban je uit je hand?
red_rising-help-offer-red = Verban je een rode kaart, dan worden kaarten onthuld tot er een gouden komt, en die is voor jou. Het hoeft niet.
red_rising-ask-offer-card = Welke kaart verban je uit je hand?
red_rising-help-offer-card = Verban je een niet-gouden kaart, dan neem je een verbannen gouden kaart. Het hoeft niet.
red_rising-ask-banish-own = Welke kaart verban je uit je hand?
red_rising-help-banish-own = Een kaart uit je hand moet naar de verbannen kaarten; jij kiest welke.
red_rising-ask-give-up = Er wordt een kaart van je gestolen. Welke geef je?
red_rising-help-give-up = { red_rising-card-tactus } neemt een kaart uit je hand, en jij kiest welke.
red_rising-ask-steal-from = Van wie steel je een kaart?
red_rising-help-steal-from = Je tegenstander kiest de kaart; de Automa verliest de onderste. Daarna wordt { red_rising-card-tactus } verbannen en eindigt je beurt. Je hoeft niet te stelen.
red_rising-ask-show-red = Welke rode kaart onthul je?
red_rising-ask-reveal-red = { red_rising-ask-show-red }
red_rising-help-reveal-red = Iedereen ziet de kaart; ze blijft in je hand.
red_rising-help-show-red = Voor twee onthulde rode kaarten krijg je 2 extra helium; ze blijven in je hand. Het hoeft niet.
red_rising-ask-show-gold = Welke gouden kaart onthul je?
red_rising-help-show-gold = Voor twee onthulde gouden kaarten plaats je 2 invloed; ze blijven in je hand. Het hoeft niet.
red_rising-ask-block-theft = Je dreigt een kaart te verliezen. Blokkeer je?
red_rising-help-block-theft = Onthul een van deze kaarten, en er wordt niets gestolen of verbannen. De onthulde kaart blijft in je hand.
red_rising-ask-block-sovereign = Je dreigt het Soevereinfiche te verliezen. Blokkeer je?
red_rising-help-block-sovereign = Verban je een van deze kaarten, dan houd je het fiche en neem je de bovenste kaart van de stapel.
red_rising-ask-opponent = Welke tegenstander kies je?
red_rising-ask-opponent-for = { $card } is verbannen. Wie moet er ook een kaart verbannen?
red_rising-help-opponent = Het vermogen van je kaart werkt op de gekozen tegenstander.
red_rising-ask-prize = Wat neem je?
red_rising-help-prize = Helium is 3 punten per fiche, het schip levert bij elke stap meer op en invloed telt naar rang. Biedt de { red_rising-card-auctioneer } van een tegenstander dit aan, dan gaan de twee andere bonussen naar die speler.
red_rising-ask-trade = Ga je op de ruil in?
red_rising-ask-trade-ceo = Zet je je schip 1 achteruit om 2 helium te verkrijgen?
red_rising-ask-trade-sponsor = Betaal je 1 helium om 2 invloed te plaatsen?
red_rising-ask-trade-stock-broker = Neem je 1 invloed terug om 2 helium te verkrijgen?
red_rising-help-trade = De ruil hoeft niet. Hij kan één keer per beurt.
red_rising-ask-influence-offer = Plaats je 1 invloed?
red_rising-help-influence-offer = De { red_rising-card-diplomat } laat je 1 invloed op het Instituut plaatsen.
red_rising-ask-pay-for-turn = Geef je 2 helium voor een beurt meteen?
red_rising-help-pay-for-turn = Zo ja, dan speel je nu een hele beurt, maar je kunt de { red_rising-card-loan-shark } niet verkrijgen. Zo nee, dan geef je 1 helium, als je dat hebt.
red_rising-ask-lift = Verplaats je de onderste kaart van deze locatie naar boven?
red_rising-help-lift = Is ze goud of rood, dan neem je die in je hand en eindigt je beurt. Anders ligt ze gewoon bovenop.
red_rising-ask-fate = Wat gebeurt er met de kaart eronder?
red_rising-ask-fate-of = Wat gebeurt er met { $card }?
red_rising-help-fate = Kies een van de dingen die het vermogen biedt.
red_rising-ask-name-colour = Welke kleur noem je?
red_rising-help-name-colour = Het vermogen zoekt kaarten van de genoemde kleur.
red_rising-ask-name-colours = Welke drie kleuren noem je?
red_rising-help-name-colours = Daarna wordt de bovenste kaart van de stapel onthuld. Heb je haar kleur genoemd, dan is ze van jou en wordt de { red_rising-card-online-gambler } verbannen; zo niet, dan wordt de onthulde kaart verbannen.
red_rising-ask-name-card = Welke kaart noem je?
red_rising-help-name-card = Daarna wordt een willekeurige kaart getrokken. Is het de genoemde, dan worden die kaart en { red_rising-card-roque } verbannen.
red_rising-ask-lay-down = Welke kaart leg je gedekt op de volgende locatie?
red_rising-help-lay-down = Alleen jij weet welke kaart daar ligt. De andere locaties krijgen de hunne van links naar rechts.
red_rising-ask-lay-down-at = Op welke locatie leg je een kaart gedekt neer?
red_rising-help-lay-down-at = Er zijn minder kaarten dan locaties, dus jij kiest waar ze komen.
red_rising-ask-ability = Welk eindspelvermogen gebruik je nu?
red_rising-help-ability = Voordat de punten worden geteld, treden al deze vermogens in werking, in een volgorde naar keuze.
red_rising-ask-ceres = Huis Ceres: welke kaart verban je uit je hand?
red_rising-help-ceres = Na de eindspelvermogens verbant huis Ceres één kaart uit de hand. Pas daarna worden de punten geteld.

## Keuzes

red_rising-choice-lead = Leiden (een kaart verkrijgen)
red_rising-choice-scout = Verkennen
red_rising-choice-enough = Genoeg
red_rising-choice-as-they-lie = De rest zoals ze liggen
red_rising-choice-leave = Niets nemen
red_rising-choice-banish = Verbannen
red_rising-choice-place = Op een andere locatie neerleggen
red_rising-choice-take = { red_rising-card-the-howlers } onthullen en nemen
red_rising-choice-top = Bovenop
red_rising-choice-bottom = Onder de stapel
red_rising-choice-deck = Stapel, met een worp van de dobbelsteen
red_rising-choice-yes = Ja
red_rising-choice-no = Nee
red_rising-choice-face-down = Gedekte kaart { $at }, { $height } van onderen

## Opties

red_rising-option-hands-open = elke hand kan getroffen worden
red_rising-option-hands-protected = met beschermde handen
red_rising-option-neutral-ranked = het neutrale huis telt mee in kaartteksten
red_rising-option-neutral-ignored = het neutrale huis telt niet mee in kaartteksten
red_rising-option-deployed-every = elke inzet sluit haar locatie af
red_rising-option-deployed-first = alleen de eerste inzet sluit haar locatie af
red_rising-option-automa = met de Automa op niveau “{ $level }”
red_rising-option-returned-no = vijf personages blijven uit het solospel
red_rising-option-returned-yes = met de terugkerende personages
red_rising-option-houses-random = huizen door het toeval
red_rising-option-house = met huis { $house } voor de eerste plaats

## Wat er gebeurde

red_rising-event-turn =
    { $who ->
        [me] Beurt { $turn }: jij.
       *[other] Beurt { $turn }: { $player }.
    }
red_rising-event-deployed =
    { $who ->
        [me] Je zet { $cards } in { $onto }.
       *[other] { $player } zet { $cards } in { $onto }.
    }
red_rising-event-placed =
    { $who ->
        [me] Je legt { $cards } neer { $onto }.
       *[other] { $player } legt { $cards } neer { $onto }.
    }
red_rising-event-shifted =
    { $who ->
        [me] Je verplaatst: { $cards }. Nu { $onto }.
       *[other] { $player } verplaatst: { $cards }. Nu { $onto }.
    }
red_rising-event-shifted-unseen = { $player } verplaatst gedekte kaarten; ze liggen nu { $onto }.
red_rising-event-laid-down =
    { $who ->
        [me] Je legt { $cards } gedekt { $onto }.
       *[other] { $player } legt { $cards } gedekt { $onto }.
    }
red_rising-event-laid-down-unseen = { $player } legt een kaart gedekt { $onto }.
red_rising-event-took =
    { $who ->
        [me] Je neemt { $cards } { $from }.
       *[other] { $player } neemt { $cards } { $from }.
    }
red_rising-event-took-unseen =
    { $who ->
        [me] Je neemt een kaart { $from }.
       *[other] { $player } neemt een kaart { $from }.
    }
red_rising-event-banished = Verbannen { $from }: { $cards }.
red_rising-event-turned = Onthuld: { $cards }.
red_rising-event-beneath = Nu onder een andere kaart { $at }: { $cards }.
red_rising-event-under-deck = Onder de stapel: { $cards }.
red_rising-event-looked = Je bekijkt: { $cards }.
red_rising-event-helium-gained =
    { $who ->
        [me] Je verkrijgt { $count } helium.
       *[other] { $player } verkrijgt { $count } helium.
    }
red_rising-event-helium-lost =
    { $who ->
        [me] Je verliest { $count } helium.
       *[other] { $player } verliest { $count } helium.
    }
red_rising-event-ship-up =
    { $who ->
        [me] Je schip gaat { $count } vooruit.
       *[other] { $player } zet het schip { $count } vooruit.
    }
red_rising-event-ship-back =
    { $who ->
        [me] Je schip gaat { $count } achteruit.
       *[other] { $player } zet het schip { $count } achteruit.
    }
red_rising-event-influence-placed =
    { $who ->
        [me] Je plaatst { $count } invloed.
       *[other] { $player } plaatst { $count } invloed.
    }
red_rising-event-influence-back =
    { $who ->
        [me] Je neemt { $count } invloed terug.
       *[other] { $player } neemt { $count } invloed terug.
    }
red_rising-event-sovereign =
    { $who ->
        [me] Je verkrijgt het Soevereinfiche.
       *[other] { $player } verkrijgt het Soevereinfiche.
    }
red_rising-event-kept-sovereign =
    { $who ->
        [me] Je houdt het Soevereinfiche dankzij { $cards }.
       *[other] { $player } houdt het Soevereinfiche dankzij { $cards }.
    }
red_rising-event-blocked =
    { $who ->
        [me] Je blokkeert met { $cards }: er gaat niets verloren.
       *[other] { $player } blokkeert met { $cards }: er gaat niets verloren.
    }
red_rising-event-showed =
    { $who ->
        [me] Je onthult { $cards }.
       *[other] { $player } onthult { $cards }.
    }
red_rising-event-named-card =
    { $who ->
        [me] Je noemt { $cards }.
       *[other] { $player } noemt { $cards }.
    }
red_rising-event-named =
    { $who ->
        [me] Je noemt: { $colours }.
       *[other] { $player } noemt: { $colours }.
    }
red_rising-event-ability =
    { $who ->
        [me] Je gebruikt het eindspelvermogen van { $cards }.
       *[other] { $player } gebruikt het eindspelvermogen van { $cards }.
    }
red_rising-event-rolled =
    { $who ->
        [me] Je gooit: { $face }.
       *[other] { $player } gooit: { $face }.
    }
red_rising-event-hacked =
    { $who ->
        [me] Je { red_rising-card-hacker } onthult { $cards }. Punten: { $points }.
       *[other] De { red_rising-card-hacker } van { $player } onthult { $cards }. Punten: { $points }.
    }
red_rising-event-returned =
    { $end ->
        [top] Boven op de stapel: { $cards }.
       *[bottom] Onder de stapel: { $cards }.
    }
red_rising-event-stole =
    { $who ->
        [me] Je steelt { $cards } van { $other }.
       *[other] { $player } steelt { $cards } van { $other }.
    }
red_rising-event-stolen = { $player } steelt een kaart ({ $other }): { $cards }.
red_rising-event-stole-unseen = { $player } steelt een kaart van { $other }.
red_rising-event-drawn =
    { $who ->
        [me] Getrokken uit je hand: { $cards }.
       *[other] Getrokken uit de hand van { $player }: { $cards }.
    }
red_rising-event-drawn-unseen =
    { $who ->
        [me] Er wordt een kaart uit je hand getrokken.
       *[other] Er wordt een kaart uit de hand van { $player } getrokken.
    }
red_rising-event-end-triggered = Het einde van het spel is ingeluid: dit is de laatste ronde.
red_rising-event-turn-ended = Daarmee eindigt de beurt, zonder verkrijgstap.
red_rising-event-scoring = De puntentelling begint. Verbannen kaarten: { $count }.
red_rising-event-automa-mixed = De kaarten van de Automa zijn op: alle worden geschud, vier gaan opzij.
red_rising-event-automa-deployed = { $card }: { $cards } wordt ingezet { $onto }, zoals erop staat.
red_rising-event-automa-deployed-by = { $card }: { $cards } wordt ingezet { $onto }, bij { $letter }.
red_rising-event-automa-gained = De Automa neemt { $cards } { $from }.
red_rising-event-automa-gained-by = De Automa neemt { $cards } { $from }, bij { $letter }.
red_rising-event-automa-banishes = De Automakaart verbant de bovenste kaart van de stapel.
red_rising-event-automa-cannot-deploy = { $card }: de stapel is leeg, er wordt niets ingezet.
red_rising-event-automa-cannot-gain = Alle locaties zijn leeg: de Automa neemt niets.
red_rising-event-automa-passes-empty =
    { $arrow ->
        [left] { $from }: geen kaart te nemen. De pijl naar links wijst naar de volgende met kaarten: { $to }.
       *[right] { $from }: geen kaart te nemen. De pijl naar rechts wijst naar de volgende met kaarten: { $to }.
    }
red_rising-event-automa-passes-full =
    { $arrow ->
        [left] { $from }: de Automa heeft er al 10. De pijl naar links wijst naar een andere bonus: { $to }.
       *[right] { $from }: de Automa heeft er al 10. De pijl naar rechts wijst naar een andere bonus: { $to }.
    }
red_rising-event-automa-luna-bonus = De Lunabonuskaart geeft de Automa nog een bonus: { $at }.
red_rising-event-automa-bonus-lost = { $at }: de Automa heeft van alles al 10, dus er is geen bonus.

## De punten

red_rising-score-core = { $card }: basiswaarde
red_rising-score-points = { $card }: eindpunten
red_rising-score-points-part = { $card }: eindpunten, deel { $clause }
red_rising-score-assumed-name = { $card } draagt de naam { $name }
red_rising-score-assumed-colour = { $card } telt ook als een andere kleur: { $colour }
red_rising-score-fleet = Schip op { $at }
red_rising-score-helium = Helium: { $count }
red_rising-score-sovereign = Soevereinfiche
red_rising-score-influence = Invloed: { $count }
red_rising-score-hacked = Onthuld door de { red_rising-card-hacker }
red_rising-score-excess = Kaarten in de hand: { $count }, meer dan 7
red_rising-score-automa-base = De Automa begint met
red_rising-score-acceptable = Passende kaarten: { $count }, punten per kaart: { $each }
red_rising-score-unacceptable = Niet passende kaarten: { $count }, punten per kaart: { $each }

## Een kaart nu

red_rising-now-held =
    { $points ->
        [one] Je hebt de kaart in je hand; ze levert nu { $points } punt op. { $deploy }
       *[other] Je hebt de kaart in je hand; ze levert nu { $points } punten op. { $deploy }
    }
red_rising-now-elsewhere =
    { $points ->
        [one] { $where } In je hand zou ze nu { $points } punt opleveren.
       *[other] { $where } In je hand zou ze nu { $points } punten opleveren.
    }
red_rising-now-at =
    { $above ->
        [0] De kaart ligt { $at }, bovenop.
        [one] De kaart ligt { $at }, onder { $above } kaart.
       *[other] De kaart ligt { $at }, onder { $above } kaarten.
    }
red_rising-now-banished = De kaart is verbannen.
red_rising-now-box = De kaart doet in deze partij niet mee.
red_rising-now-opponent = Een tegenstander heeft de kaart in de hand.
red_rising-now-unseen = Waar de kaart is, kun je niet zien.
red_rising-now-block = Ze blokkeert vanuit je hand; inzetten doet verder niets.
red_rising-now-everywhere = Als je de kaart nu inzet, doet haar vermogen op elke locatie iets.
red_rising-now-nowhere = Als je de kaart nu inzet, doet haar vermogen nergens iets.
red_rising-now-somewhere = Als je de kaart nu inzet, doet haar vermogen alleen hier iets: { $locations }.

## Het scherm

red_rising-header-turn = Beurt { $turn }: { $player }
red_rising-header-scoring = Puntentelling
red_rising-header-piles = stapel { $deck } · verbannen { $banished }
red_rising-header-last = laatste ronde
red_rising-header-extra = extra beurt
red_rising-title-locations = Locaties, bovenste kaart eerst
red_rising-bonus-jupiter = schip +1
red_rising-bonus-mars = helium +1
red_rising-bonus-luna = fiche ♛
red_rising-bonus-institute = invloed +1
red_rising-empty = leeg
red_rising-down = gedekt
red_rising-automa-line =
    { $word ->
        [odd] Automa: oneven telt meer · Lunabonus: { $shown } · stapel { $left } · laatst { $last }
       *[even] Automa: even telt meer · Lunabonus: { $shown } · stapel { $left } · laatst { $last }
    }
red_rising-column-player = Speler
red_rising-column-house = Huis
red_rising-column-hand = Hand
red_rising-column-helium = Helium
red_rising-column-ship = Schip
red_rising-column-influence = Invloed
red_rising-column-influence-neutral = Invloed (neutraal huis: { $count })
red_rising-end = Het einde: { $count } bij twee hiervan door één partij, of bij alle drie door wie dan ook.
red_rising-title-hand = Hand ({ $count }): { $points } punten · nu in totaal { $total }
red_rising-title-aside = Alleen jij ziet deze
red_rising-title-choices = Keuzes
red_rising-title-hands = Handen
red_rising-choose = Kies er { $count }.
red_rising-choose-between = Kies er { $least } tot { $most }.

## Front door, zones and counters

red_rising-poster = Zet personages in, neem er betere voor terug en eindig met de sterkste hand.
red_rising-zone-banished = Verbannen
red_rising-zone-turned-over = Omgedraaid
red_rising-zone-mixed = Wordt ingeschud
red_rising-zone-automa-deck = Automastapel
red_rising-zone-automa-aside = Automa, apart gelegd
red_rising-zone-automa-discard = Aflegstapel van de Automa
red_rising-zone-automa-shown = Automakaart
red_rising-zone-automa-hand = Hand van de Automa
red_rising-fact-turns = Beurt
red_rising-fact-helium = Helium
red_rising-fact-fleet = Vloot
red_rising-fact-influence = Invloed
red_rising-holder-sovereign = Soevereinfiche
red_rising-zone-jupiter = { red_rising-location-jupiter }
red_rising-zone-mars = { red_rising-location-mars }
red_rising-zone-luna = { red_rising-location-luna }
red_rising-zone-institute = { red_rising-location-institute }

## De Automa aan een echte tafel (ludoteca automa) en de score van een hand op naam (ludoteca score).

## Locaties: erop, ervan af, op zichzelf

red_rising-companion-onto-jupiter = op Jupiter
red_rising-companion-onto-mars = op Mars
red_rising-companion-onto-luna = op Luna
red_rising-companion-onto-institute = op het Instituut
red_rising-companion-off-jupiter = van Jupiter
red_rising-companion-off-mars = van Mars
red_rising-companion-off-luna = van Luna
red_rising-companion-off-institute = van het Instituut
red_rising-companion-at-jupiter = Jupiter
red_rising-companion-at-mars = Mars
red_rising-companion-at-luna = Luna
red_rising-companion-at-institute = het Instituut

## Prioriteitskaarten, en wie de fiche heeft

red_rising-companion-lay-letter = { $letter } { $onto }
red_rising-companion-token-none = niemand
red_rising-companion-token-me = jij
red_rising-companion-token-automa = de Automa
red_rising-companion-even = even
red_rising-companion-odd = oneven
red_rising-companion-even-cards = even
red_rising-companion-odd-cards = oneven

## Wat je kunt typen: woorden met spaties ertussen betekenen hetzelfde

red_rising-companion-keys-yes = j ja y yes
red_rising-companion-keys-no = n nee no
red_rising-companion-keys-next = verder next
red_rising-companion-keys-empty = l leeg e empty
red_rising-companion-keys-deck = s stapel d deck
red_rising-companion-keys-end = einde end
red_rising-companion-keys-helium = h helium
red_rising-companion-keys-fleet = v vloot f fleet
red_rising-companion-keys-influence = i invloed influence
red_rising-companion-keys-cards = k kaarten c cards
red_rising-companion-keys-token = fiche token
red_rising-companion-keys-me = ik me
red_rising-companion-keys-automa = automa
red_rising-companion-keys-none = niemand none

## Voorbereiding

red_rising-companion-prepare = Een solospel Red Rising. Ik speel de Automa, niveau { $level }: { $name }. Typ bij elke vraag ? voor uitleg.
red_rising-companion-prepare-deck = 1. Laat de { $count } Automakaarten in de doos: de mijne zijn geschud en ik heb er vier apart gelegd.
red_rising-companion-prepare-out = 2. Haal deze personages uit het spel: { $cards }.
red_rising-companion-prepare-letters = 3. Leg de prioriteitskaarten neer: { $letters }.
red_rising-companion-prepare-luna = 4. Leg de Lunabonuskaart zo dat ze deze locatie toont: { $at }.
red_rising-companion-prepare-board = 5. Bereid het spel nu voor als met twee spelers: twee kaarten op elke locatie, een huis en een hand voor jou, en { $neutral } Invloed van een neutraal huis. De Automa heeft geen huis; geef hem een schip op 0 en 10 Invloed in voorraad.
red_rising-companion-prepare-hand = 6. Deel de Automa 2 kaarten, gedekt op een stapel. Niemand bekijkt ze; nieuwe kaarten komen bovenop.

## Vragen

red_rising-companion-ask-odd = Hoeveel van de acht kaarten op de locaties hebben een oneven basiswaarde?
red_rising-companion-ask-apollo = Speel je met Huis Apollo? j of n:
red_rising-companion-ask-player = Je beurt is klaar: Enter (? voor uitleg) >
red_rising-companion-ask-card = Klaar: Enter · l: { $at } is leeg · s: de stapel is leeg >
red_rising-companion-ask-card-certain = Klaar: Enter · s: de stapel is leeg >
red_rising-companion-ask-card-no-deck = Klaar: Enter · l: { $at } is leeg · s: de stapel heeft kaarten >
red_rising-companion-ask-block = Als het Soevereinfiche van jou is: blokkeer je? j · niet van mij, of nee: Enter >
red_rising-companion-ask-hand = Hoeveel van zijn { $count } kaarten zijn { $word }, en hoeveel niet?
red_rising-companion-ask-token = Wie heeft het Soevereinfiche: ik, automa of niemand? Enter is { $token }:
red_rising-companion-ask-influence = Hoeveel Invloed heb je op het Instituut?
red_rising-companion-ask-neutral = En het neutrale huis? Enter is { $count }:

## Wat een vraag betekent

red_rising-companion-help-odd = Kijk naar de twee kaarten op elke locatie en tel de oneven basiswaarden; 0 is even. Typ een getal van 0 tot 8. Zijn er meer oneven dan even, dan is het woord van dit spel oneven, anders even. Aan het eind bepaalt het welke kaarten van de Automa goed zijn.
red_rising-companion-help-apollo = Huis Apollo begint altijd en heeft helemaal aan het eind nog één beurt. Bij een ander huis loot ik wie begint.
red_rising-companion-help-player = Speel je beurt met de kaarten in je hand. Verandert een ervan iets bij de Automa, zeg het mij dan: h 5 (hij heeft 5 Helium), v 3 (zijn schip staat op 3), i 2 (hij heeft 2 Invloed), k 6 (hij heeft 6 kaarten), fiche ik, fiche automa of fiche niemand. Typ einde als je aan twee van deze voldoet: 7 Helium, 7 Invloed, schip op 7. Druk dan op Enter voor de beurt van de Automa.
red_rising-companion-help-card = Doe wat hierboven staat met de kaarten op je tafel en druk dan op Enter. Ligt er op de locatie geen kaart, typ dan l: ik zeg waar je verder kijkt. Is de personagestapel op, typ dan s: dan wordt er niets ingezet of verbannen.
red_rising-companion-help-block = De Automa staat op het punt het Soevereinfiche te nemen. Is dat van jou, dan kunnen Opperrechter of Martelaar in je hand het houden. Blokkeer je, verban dan die kaart, houd het fiche en neem de bovenste kaart van de stapel. De bonus van de Lunabonuskaart krijgt de Automa toch.
red_rising-companion-help-hand = Draai de stapel van de Automa om en tel. Typ twee getallen, zoals 7 6: kaarten waarvan de basiswaarde bij het woord van dit spel past, dan de andere. Of typ de namen van al zijn kaarten, met komma’s ertussen.
red_rising-companion-help-token = Typ ik als de fiche bij jou ligt, automa als de Automa hem heeft, niemand als niemand hem heeft. Hij is 10 punten waard.
red_rising-companion-help-influence = Typ hoeveel Invloedsfiches van jou op het Instituut liggen, 0 tot 10. Dat bepaalt of de Automa daar eerste, tweede of derde is.
red_rising-companion-help-neutral = Het neutrale huis heeft vanaf het begin 3 Invloed op het Instituut. Druk op Enter, tenzij er iets anders ligt.
red_rising-companion-help-always = Altijd mogelijk: h, v, i, k en fiche verbeteren de kant van de Automa (h 5, fiche ik), t neemt je laatste antwoord terug, q stopt. Het spel wordt na elk antwoord bewaard.
red_rising-companion-hint-help = Typ ? voor uitleg bij de vraag.

## De beurt van de Automa

red_rising-companion-word-even = Het woord van dit spel is even: leg de even/oneven-kaart met die kant boven.
red_rising-companion-word-odd = Het woord van dit spel is oneven: leg de even/oneven-kaart met die kant boven.
red_rising-companion-first-apollo = Jij begint, zoals Huis Apollo altijd.
red_rising-companion-first-player = Jij begint.
red_rising-companion-first-automa = De Automa begint.
red_rising-companion-your-turn = Jouw beurt.
red_rising-companion-your-last-turn = Het einde van het spel is ingeluid. Dit is jouw beurt, de laatste van het spel.
red_rising-companion-your-extra-turn = Je extra beurt als Huis Apollo, de laatste van het spel.
red_rising-companion-turns-left = Het einde van het spel is ingeluid. Na jouw beurt heeft de Automa zijn laatste.
red_rising-companion-turns-left-apollo = Het einde van het spel is ingeluid. Na jouw beurt heeft de Automa zijn laatste, en dan heb jij je extra beurt als Huis Apollo.
red_rising-companion-mixed = De Automakaarten zijn op. Ik heb ze allemaal opnieuw geschud en er vier apart gelegd.
red_rising-companion-card = Beurt { $turn } van de Automa, kaart { $place } van { $of } (Automakaart { $number })
red_rising-companion-deploy = · Inzetten: leg de bovenste kaart van de stapel open { $onto } ({ $why }). Haar vermogen werkt niet.
red_rising-companion-no-deploy = · Inzetten: niets, de stapel is leeg.
red_rising-companion-why-named = zo staat het op de kaart
red_rising-companion-why-letter = { $letter } ligt daar
red_rising-companion-why-arrow = de volgende langs de pijl
red_rising-companion-empty = · Leeg: { $at }. De pijl wijst naar { $arrow }.
red_rising-companion-arrow-left = links
red_rising-companion-arrow-right = rechts
red_rising-companion-gain = · Verkrijgen: neem de bovenste kaart { $off } ({ $why }) en leg haar gedekt boven op zijn hand.
red_rising-companion-extra-none = · Geen ster, geen verbanteken.
red_rising-companion-extra-bonus = · Een ster: de bonus van die locatie volgt.
red_rising-companion-extra-banish = · Een verbanteken: nog een kaart van de stapel gaat weg.
red_rising-companion-banish = Verban de bovenste kaart van de stapel.
red_rising-companion-nothing-to-gain = Alle locaties zijn leeg: de Automa verkrijgt niets.
red_rising-companion-star = De ster geeft hem deze locatiebonus: { $at }.
red_rising-companion-used-up = Daarvan heeft hij er al 10 ({ $at }). De pijl wijst naar { $arrow }; de eerste bonus die hij kan gebruiken: { $to }.
red_rising-companion-gets-ship = Zijn schip gaat 1 vooruit, naar { $count }.
red_rising-companion-gets-helium = Hij krijgt 1 Helium en heeft er { $count }.
red_rising-companion-gets-token = Hij neemt het Soevereinfiche, of houdt het.
red_rising-companion-gets-influence = Hij legt 1 Invloed neer en heeft er { $count }.
red_rising-companion-blocked = Je houdt het Soevereinfiche: verban de kaart waarmee je blokkeerde en neem de bovenste kaart van de stapel.
red_rising-companion-luna-shows = De Lunabonuskaart voegt deze locatiebonus toe: { $at }.
red_rising-companion-all-used-up = Hij heeft van alles 10, deze bonus vervalt.
red_rising-companion-end-near = De Automa voldoet nu aan één van de drie eindvoorwaarden. Met een tweede luidt hij het einde van het spel in.
red_rising-companion-end-noted = Genoteerd: jij hebt het einde van het spel ingeluid.
red_rising-companion-end-triggered = De Automa voldoet aan twee eindvoorwaarden: het einde van het spel is ingeluid.
red_rising-companion-state = Automa: kaarten { $cards } · Helium { $helium } · schip { $fleet } · Invloed { $influence } · fiche: { $token } · { $word }
red_rising-companion-undone = Je laatste antwoord is teruggenomen.
red_rising-companion-nothing-to-undo = Er is nog niets terug te nemen.

## Problemen

red_rising-companion-problem-empty = Je hebt niets getypt.
red_rising-companion-problem-word = “{ $typed }” is hier geen antwoord.
red_rising-companion-problem-number = Een heel getal van { $least } tot { $most } is nodig, niet “{ $typed }”.
red_rising-companion-problem-hand = Twee getallen zijn nodig, zoals 7 6, of de namen van zijn kaarten.
red_rising-companion-problem-not-empty = Daar is net een kaart ingezet: { $at }. Was de stapel leeg, typ dan s.
red_rising-companion-problem-correction = De sporen van de Automa kun je verbeteren als het spel begonnen is.
red_rising-companion-problem-ending = Het einde van het spel is al ingeluid.
red_rising-companion-problem-over = Het spel is afgelopen.
red_rising-companion-problem-no-name = Er ontbreekt een naam.
red_rising-companion-problem-unknown = Geen personage heet “{ $typed }”.
red_rising-companion-problem-ambiguous = “{ $typed }” kan zijn: { $fits }.
red_rising-companion-problem-twice = { $card } is twee keer genoemd, maar is er maar één keer.
red_rising-companion-problem-needs-hand = { $option } hoort bij --hand; voeg --hand "Darrow, Sevro" toe.
red_rising-companion-problem-which-hand = Welke hand? Voeg --hand "Darrow, Sevro" toe, of noem een positiebestand.
red_rising-companion-problem-hand-of = --hand is voor red_rising, niet voor { $game }.
red_rising-companion-problem-empty-hand = --hand noemt geen kaart.
red_rising-companion-problem-missing = Deze kaarten vragen naar wat niet is verteld: { $options }.
red_rising-companion-problem-rivals = { $option } heeft getallen voor { $count } van { $rivals } tegenstanders.

## De score

red_rising-companion-scoring = Het spel is afgelopen. Gebruik eerst je eindspelvermogens; draai dan de hand van de Automa om. Klopt de regel hieronder niet met je tafel, verbeter hem dan met h, v of i.
red_rising-companion-other-count = Volgens mij had hij { $count } kaarten; ik neem de { $told } die jij hebt geteld.
red_rising-companion-sheet-automa = De score van de Automa
red_rising-companion-sheet-hand = De score van deze hand
red_rising-companion-compare = Vul voor je eigen score je kaarten en sporen in:
red_rising-companion-abilities-apart = Niet uitgevoerd: de eindspelvermogens van { $cards }. Geef alles op zoals het daarna ligt.
red_rising-companion-end-marker = Einde:
red_rising-companion-line-points = { $card }: { $text }

## Het bord van Red Rising in de browser.

red_rising-board-core = basiswaarde { $core }
red_rising-board-now = Nu waard: { $points }
red_rising-board-offer = In je hand: { $change }
red_rising-board-cost = Zonder deze kaart: { $change }
red_rising-board-total = Stand nu
red_rising-board-house = Huis { $house }
red_rising-board-neutral = Neutraal huis
red_rising-board-first = Eerste speler
red_rising-board-held = Kaarten in de hand: { $count }
red_rising-board-die = Rising-dobbelsteen
red_rising-board-all-cards = { $location }, alle kaarten: { $count }
red_rising-board-taken = Hier weggegaan:
red_rising-board-barred = Hier heb je deze beurt ingezet
red_rising-board-luna-card = Lunabonuskaart, alleen voor de Automa
red_rising-board-word =
    { $word ->
        [odd] Oneven kaarten { $good } punten, even { $bad }
       *[even] Even kaarten { $good } punten, oneven { $bad }
    }
red_rising-board-procession = De laatste beurt van de Automa
red_rising-board-automa-deploys = { $cards } wordt ingezet { $onto }.
red_rising-board-automa-deploys-by = { $cards } wordt ingezet { $onto }, bij { $letter }.
red_rising-board-automa-no-deck = De stapel is leeg: er wordt niets ingezet.

## Voor wie het voor het eerst speelt

red_rising-board-coach-begin = Uiteindelijk levert je hand de punten op, dus ruil zwakke personages steeds voor personages die bij elkaar passen. Helium, je schip, invloed en het Soevereinfiche brengen ook punten op en bepalen samen wanneer het afgelopen is.
red_rising-board-coach-worth = Het getal onder aan elke kaart is wat ze nu oplevert; groene regels tellen al, grijze nog niet. Bekijk een kaart van dichtbij om te zien waarom.
red_rising-board-coach-end = Het spel eindigt als één speler op twee van deze drie meters 7 heeft bereikt, of als alle drie door wie dan ook zijn bereikt. Let op wie er dichtbij is.
red_rising-board-coach-token = Het Soevereinfiche is aan het eind 10 punten waard voor wie het heeft. Telkens als je het verkrijgt, doet je huis iets voor je.
red_rising-board-coach-automa = De Automa onthult twee kaarten per beurt en doet precies wat erop staat. Hier volg je elke stap: waar hij inzet, wat hij neemt en wat hij ervoor krijgt.
red_rising-board-coach-last = Het einde is ingezet: iedereen speelt deze ronde uit. Begin aan niets wat dan nog niets oplevert.
red_rising-board-coach-lead = Zet het personage in dat je hand het best kan missen, liefst waar het vermogen iets doet. Of verken: je houdt je hand en krijgt toch een bonus.
red_rising-board-coach-act = Je hebt geen kaarten, dus leiden is gewoon een kaart nemen. Dat is bijna altijd beter dan verkennen.
red_rising-board-coach-deploy-to = De kaart komt hier bovenop en je kunt hier deze beurt niets meer nemen. Kies dus een locatie waarvan je de bovenste kaart niet wilt, tenzij het vermogen iets anders vraagt.
red_rising-board-coach-gain-from = Je krijgt de bovenste kaart en de bonus eronder. Het groene getal is wat de kaart je hand nu zou opleveren.
red_rising-board-coach-place-at = Leg haar waar jij er iets aan hebt: bij verkennen op een locatie met de bonus die je wilt, of over een kaart die anderen goed van pas komt.
red_rising-board-coach-move = Verplaatsen zet geen vermogen in werking. Leg bloot wat je wilt nemen, of bedek wat een ander wil.
red_rising-board-coach-source = Het vermogen werkt op de bovenste kaart van die locatie. Bedenk wat er daarna bovenop ligt: misschien neem jij daar zo een kaart.
red_rising-board-coach-banish = Een verbannen kaart is weg, behalve voor een paar personages. Ruim op wat anderen helpt, of leg iets bloot voor jezelf.
red_rising-board-coach-face = Je mag de bonus zelf kiezen. Neem wat je dichter bij 7 brengt, of waar je kaarten om vragen.
red_rising-board-coach-take-here = Deze kaart krijg je erbij: je verkrijgstap volgt nog, tenzij het anders gezegd wordt. Neem de kaart waar je hand het meest aan heeft.
red_rising-board-coach-deploy-here = De gekozen blauwe kaart gaat naar Jupiter en haar vermogen treedt in werking, alsof je haar zelf had ingezet.
red_rising-board-coach-pull = Je mag nemen wat je verschuift, maar dan eindigt je beurt zonder bonus. Kies iets wat je graag zou hebben.
red_rising-board-coach-may-take = Neem je haar, dan eindigt je beurt: geen andere kaart, geen bonus. Vergelijk haar met wat je van de locaties kunt verkrijgen.
red_rising-board-coach-take-banished = Elk van deze kaarten kan terug naar je hand. Zoek de partner waar een van je kaarten op wacht.
red_rising-board-coach-return = Wat boven op de stapel gaat, komt er als eerste weer uit; wat eronder gaat, is zo goed als weg.
red_rising-board-coach-order = Alleen de volgorde is aan jou. Wat hoger ligt, is makkelijker te pakken.
red_rising-board-coach-offer = Je geeft een kaart op voor een betere. Dat loont als de kaart die je kwijtraakt weinig oplevert; het hoeft niet.
red_rising-board-coach-banish-own = Een kaart van jou moet weg. Laat het de kaart zijn die je totaal het minst mist; bekijk haar van dichtbij om te zien wat ze kost.
red_rising-board-coach-opponent = Bedenk wie er voorstaat: de meters zijn voor iedereen te zien, net als hoeveel kaarten iemand heeft.
red_rising-board-coach-show = Onthullen kost je alleen een geheim: de anderen weten dan dat je deze kaarten hebt.
red_rising-board-coach-block-theft = Onthul een van deze kaarten en je verliest niets; de onthulde kaart blijft van jou. Er is zelden een reden om het te laten.
red_rising-board-coach-block-sovereign = Je houdt het fiche als je deze kaart opgeeft voor een onbekende. Vergelijk haar punten met de 10 van het fiche.
red_rising-board-coach-prize = Een schip levert bij elke stap meer op, invloed naar rang, helium 3 punten per fiche. Neem waar je kaarten of de meters om vragen.
red_rising-board-coach-trade = Het een voor het ander, als je wilt. Kijk wat je kaarten tellen en welke meter bijna op 7 staat.
red_rising-board-coach-choice = Beide mag. Kijk eerst naar de kaart waar het om gaat: wat ze jou oplevert, en wat de volgende speler.
red_rising-board-coach-name = Tel de kleuren die je ziet: wat nog nauwelijks is verschenen, zit nog in de stapel.
red_rising-board-coach-lay-down = Alleen jij weet wat daar ligt. Een goede gedekte kaart wacht op je, een slechte bederft een locatie.
red_rising-board-coach-ability = Voordat de punten geteld worden, treden deze vermogens in werking, in jouw volgorde. Begin met die waarmee je kaarten pakt waar anderen iets aan hebben.

## The pad beside a real table

red_rising-pad-whose = Wiens score?
red_rising-pad-mine = Alleen de mijne
red_rising-pad-everybody = Die van iedereen
red_rising-pad-hand = Je hand
red_rising-pad-hand-of = Hand: { $player }
red_rising-pad-after-abilities = Gebruik eerst de eindspelvermogens en vertel alles zoals het daarna ligt.
red_rising-pad-fleet = Waar is het schip?
red_rising-pad-helium = Helium
red_rising-pad-influence = Invloed op het Instituut
red_rising-pad-hacked = Basiswaarden die de { red_rising-card-hacker } heeft onthuld
red_rising-pad-table = Op tafel
red_rising-pad-neutral = Invloed van het neutrale huis
red_rising-pad-on-locations = Hoeveel hiervan liggen open op de locaties: { $colours }? ({ $card } telt ze)
red_rising-pad-among-banished = Hoeveel hiervan zijn verbannen: { $colours }? ({ $card } vraagt het)
red_rising-pad-banished = Hoeveel kaarten zijn verbannen? ({ $card } telt ze)
red_rising-pad-banished-before = Hoeveel kaarten waren verbannen vóór de eindspelvermogens? ({ $card } vraagt het)
red_rising-pad-top-core = De hoogste basiswaarde die open boven op een locatie ligt ({ $card } telt die)
red_rising-pad-bare = Is er een lege locatie, of een met de bovenste kaart dicht? ({ $card } vraagt het)
red_rising-pad-tie = Gelijk: het soevereinfiche beslist voor { $player }.
red_rising-pad-settings = Spel
red_rising-pad-preparation = Voorbereiding
red_rising-pad-level = Hoe goed speelt de Automa?
red_rising-pad-variant = Vier verwijderde personages terughalen?
red_rising-pad-deck = Wiens Automakaarten?
red_rising-pad-deck-ours = De telefoon trekt
red_rising-pad-deck-own = Ik trek uit mijn doos
red_rising-pad-letters = De prioriteitskaarten
red_rising-pad-letters-drawn = Hier geschud
red_rising-pad-letters-own = Zoals ze bij mij liggen
red_rising-pad-out = Doen niet mee
red_rising-pad-prepare-own = 1. Schud je { $count } Automakaarten dicht en leg de bovenste { $aside } apart.
red_rising-pad-first = Wie begint?
red_rising-pad-first-apollo = Ik, als huis Apollo
red_rising-pad-first-drawn = Loten
red_rising-pad-not-yet = Het spel begint als beide vragen zijn beantwoord.
red_rising-pad-ready = Alles ligt klaar
red_rising-pad-begin = Beginnen
red_rising-pad-happened = Zojuist
red_rising-pad-you = Jij
red_rising-pad-when-done = Als dit is gedaan
red_rising-pad-do-next = Mijn beurt is voorbij
red_rising-pad-do-done = Klaar
red_rising-pad-do-empty = Leeg: { $at }
red_rising-pad-do-deck = De stapel is leeg
red_rising-pad-do-deck-back = De stapel heeft toch kaarten
red_rising-pad-block = Blokkeer je?
red_rising-pad-do-yes = Ik heb het fiche en blokkeer
red_rising-pad-do-no = Nee
red_rising-pad-do-row = Dat staat erop
red_rising-pad-own-card = Beurt { $turn } van de Automa, kaart { $place } van { $of }
red_rising-pad-draw-own = Draai de bovenste kaart van je Automastapel om en tik aan wat erop staat.
red_rising-pad-printed = Op de kaart gedrukt
red_rising-pad-deploys = Legt op
red_rising-pad-gains = Neemt van
red_rising-pad-arrow = Pijl
red_rising-pad-arrow-left = ← links
red_rising-pad-arrow-right = rechts →
red_rising-pad-extra = Verder
red_rising-pad-extra-bonus = ★ ster
red_rising-pad-extra-banish = Verbansymbool
red_rising-pad-extra-none = Niets
red_rising-pad-discard =
    { $count ->
        [one] Aflegstapel van de Automa: { $count } kaart
       *[other] Aflegstapel van de Automa: { $count } kaarten
    }
red_rising-pad-corrections = Wat jouw kaarten hebben veranderd
red_rising-pad-corrections-help = Als een kaart van jou iets van de Automa verandert, vertel het hier.
red_rising-pad-now-helium = Helium van de Automa
red_rising-pad-now-fleet = Schip van de Automa
red_rising-pad-now-influence = Invloed van de Automa
red_rising-pad-now-cards = Kaarten in de hand van de Automa
red_rising-pad-now-token = Soevereinfiche
red_rising-pad-end = Voldoe je aan twee van deze: 7 helium, 7 invloed, schip op 7?
red_rising-pad-said-begin = Alles ligt klaar
red_rising-pad-said-next = Mijn beurt is voorbij
red_rising-pad-said-done = Kaart uitgevoerd
red_rising-pad-said-empty = Die locatie is leeg
red_rising-pad-said-deck = De stapel is op, of heeft weer kaarten
red_rising-pad-said-yes = Ik blokkeer
red_rising-pad-said-no = Ik blokkeer niet
red_rising-pad-said-end = Ik luid het einde van het spel in
red_rising-pad-special = Als kaarten de Automa raken
red_rising-pad-special-bottom = Wat uit zijn hand wordt gestolen of verbannen, is de onderste kaart van zijn stapel.
red_rising-pad-special-top = Wat hij krijgt, of na tonen terugneemt, gaat bovenop.
red_rising-pad-special-free = Wordt hem iets gratis aangeboden, dan neemt hij het altijd.
red_rising-pad-special-reveal = Vraagt een kaart je om kaarten te tonen, dan is ze hebben genoeg.
red_rising-pad-special-block = Hij blokkeert nooit en gebruikt geen tekst van zijn kaarten.
red_rising-pad-special-ceres = Huis Ceres is niet voor je eerste paar solospellen.
red_rising-pad-returned-auctioneer = { $card }: rol de dobbelsteen tot hij een bonus toont die de Automa nog kan krijgen; dat is zijn keuze, de andere twee zijn voor jou.
red_rising-pad-returned-eo = { $card }: bekijk de bovenste 6 kaarten van zijn hand. Is er geen Rode bij, dan verliest hij 1 helium. Leg ze in dezelfde volgorde terug.
red_rising-pad-returned-psychologist = { $card }: aan het einde telt zijn hand als een derde van de grootte, naar beneden afgerond.
red_rising-pad-returned-roque = { $card }: bekijk de bovenste 6 kaarten van zijn hand, schud ze en leg ze bovenop terug.
red_rising-pad-its-cards = Draai zijn hand om: tik zijn kaarten aan, of tel ze hieronder
red_rising-pad-acceptable = Hoeveel van zijn kaarten zijn { $word }?
red_rising-pad-unacceptable = Hoeveel van zijn kaarten zijn niet { $word }?
red_rising-pad-won = Jij wint met { $mine } tegen { $its }!
red_rising-pad-lost = De Automa wint met { $its } tegen { $mine }.
red_rising-pad-tie-token = De scores zijn gelijk: het soevereinfiche beslist.
red_rising-pad-shared = De scores zijn gelijk en niemand heeft het soevereinfiche: jullie delen de winst.
red_rising-pad-cards = Je Automakaarten
red_rising-pad-cards-help = Onze gegevens komen van de enige openbare kopie van de 22 kaarten, en één regel is gereconstrueerd. Heb je de doos, dan kun je ze verbeteren.
red_rising-pad-cards-found = Tik elke kaart aan die precies zo in je doos zit
red_rising-pad-cards-instead = Niet in je doos: wat staat er op jouw kaart in plaats daarvan?
red_rising-pad-cards-file = Resultaat
red_rising-pad-cards-same = Alle 22 kaarten zijn zoals in je doos.
red_rising-pad-cards-other = Kaarten die in je doos anders zijn: { $count }
red_rising-pad-cards-save = Het verbeterde gegevensbestand bewaren


## De begeleide eerste partij

red_rising-lesson-hand = Deze vijf personages tellen aan het eind. Verder hoef je niets te verzamelen: alleen te ruilen voor iets beters.
red_rising-lesson-lead = Kies een kaart om op een locatie te leggen en pak er daarna elders een: dat is een hele beurt.
red_rising-lesson-alone = Je speelt tegen de Automa, die haar eigen kaarten volgt. Versla haar score met je hand vol personages.
