### Red Rising. The terms and card names are those of NAMES.json.

red_rising-title = Red Rising

## Characters

red_rising-card-arlus = Arlus
red_rising-card-dancer = Dancer
red_rising-card-darrow = Darrow
red_rising-card-deanna = Deanna
red_rising-card-eo = Eo
red_rising-card-harmony = Harmony
red_rising-card-uncle-narol = Uncle Narol
red_rising-card-artisan-chef = Artisan Chef
red_rising-card-assassin = Assassin
red_rising-card-gardener = Gardener
red_rising-card-janitor = Janitor
red_rising-card-mess-hall-cook = Mess Hall Cook
red_rising-card-modjob = Modjob
red_rising-card-nanny = Nanny
red_rising-card-alfrun = Alfrun
red_rising-card-alia-snowsparrow = Alia Snowsparrow
red_rising-card-helga = Helga
red_rising-card-jopho = Jopho
red_rising-card-ragnar = Ragnar
red_rising-card-sefi = Sefi
red_rising-card-stained = Stained
red_rising-card-aegis-craftsman = Aegis Craftsman
red_rising-card-artificer = Artificer
red_rising-card-cyther = Cyther
red_rising-card-gravboot-cobbler = Gravboot Cobbler
red_rising-card-pulse-armorer = Pulse Armorer
red_rising-card-pulse-fist-engineer = Pulse Fist Engineer
red_rising-card-razor-designer = Razor Designer
red_rising-card-bridge = Bridge
red_rising-card-colonel-valentin = Colonel Valentin
red_rising-card-danto = Danto
red_rising-card-holiday = Holiday
red_rising-card-sun-hwa = Sun-Hwa
red_rising-card-trigg = Trigg
red_rising-card-ugly-dan = Ugly Dan
red_rising-card-4d-painter = 4D Painter
red_rising-card-holo-host = Holo Host
red_rising-card-mickey-the-carver = Mickey the Carver
red_rising-card-musician = Musician
red_rising-card-reporter = Reporter
red_rising-card-vlogger = Vlogger
red_rising-card-zanzibar = Zanzibar
red_rising-card-calliope = Calliope
red_rising-card-conversationalist = Conversationalist
red_rising-card-evey = Evey
red_rising-card-garden-trained-rose = Garden-trained Rose
red_rising-card-masseuse = Masseuse
red_rising-card-matteo = Matteo
red_rising-card-theodora = Theodora
red_rising-card-dr-virany = Dr. Virany
red_rising-card-group-counselor = Group Counselor
red_rising-card-hypnotist = Hypnotist
red_rising-card-pathologist = Pathologist
red_rising-card-psychologist = Psychologist
red_rising-card-researcher = Researcher
red_rising-card-surgeon = Surgeon
red_rising-card-codebreaker = Codebreaker
red_rising-card-dataport-specialist = Dataport Specialist
red_rising-card-developer = Developer
red_rising-card-firewall-expert = Firewall Expert
red_rising-card-hacker = Hacker
red_rising-card-holo-designer = Holo Designer
red_rising-card-online-gambler = Online Gambler
red_rising-card-invictus = Invictus
red_rising-card-morning-star = Morning Star
red_rising-card-orion = Orion
red_rising-card-pelus = Pelus
red_rising-card-quietus = Quietus
red_rising-card-the-pax = The Pax
red_rising-card-virga = Virga
red_rising-card-judge = Judge
red_rising-card-justice = Justice
red_rising-card-magistrate = Magistrate
red_rising-card-martyr = Martyr
red_rising-card-orator = Orator
red_rising-card-priestess = Priestess
red_rising-card-seer = Seer
red_rising-card-administrator = Administrator
red_rising-card-auctioneer = Auctioneer
red_rising-card-bondilus = Bondilus
red_rising-card-diplomat = Diplomat
red_rising-card-lawyer = Lawyer
red_rising-card-politician = Politician
red_rising-card-timony = Timony
red_rising-card-banker = Banker
red_rising-card-ceo = CEO
red_rising-card-investor = Investor
red_rising-card-loan-shark = Loan Shark
red_rising-card-quicksilver = Quicksilver
red_rising-card-sponsor = Sponsor
red_rising-card-stock-broker = Stock Broker
red_rising-card-aja = Aja
red_rising-card-antonia = Antonia
red_rising-card-ash-lord = Ash Lord
red_rising-card-boneriders = Boneriders
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
red_rising-card-the-howlers = The Howlers
red_rising-card-the-jackal = The Jackal
red_rising-card-the-telemanuses = The Telemanuses
red_rising-card-victra = Victra

## Automa cards

red_rising-card-automa-1 = Automa card 1
red_rising-card-automa-2 = Automa card 2
red_rising-card-automa-3 = Automa card 3
red_rising-card-automa-4 = Automa card 4
red_rising-card-automa-5 = Automa card 5
red_rising-card-automa-6 = Automa card 6
red_rising-card-automa-7 = Automa card 7
red_rising-card-automa-8 = Automa card 8
red_rising-card-automa-9 = Automa card 9
red_rising-card-automa-10 = Automa card 10
red_rising-card-automa-11 = Automa card 11
red_rising-card-automa-12 = Automa card 12
red_rising-card-automa-13 = Automa card 13
red_rising-card-automa-14 = Automa card 14
red_rising-card-automa-15 = Automa card 15
red_rising-card-automa-16 = Automa card 16
red_rising-card-automa-17 = Automa card 17
red_rising-card-automa-18 = Automa card 18
red_rising-card-automa-19 = Automa card 19
red_rising-card-automa-20 = Automa card 20
red_rising-card-automa-21 = Automa card 21
red_rising-card-automa-22 = Automa card 22

## Colours

red_rising-colour-red = Red
red_rising-colour-brown = Brown
red_rising-colour-obsidian = Obsidian
red_rising-colour-orange = Orange
red_rising-colour-gray = Gray
red_rising-colour-violet = Violet
red_rising-colour-pink = Pink
red_rising-colour-yellow = Yellow
red_rising-colour-green = Green
red_rising-colour-blue = Blue
red_rising-colour-white = White
red_rising-colour-copper = Copper
red_rising-colour-silver = Silver
red_rising-colour-gold = Gold

## Locations

red_rising-location-jupiter = Jupiter
red_rising-location-mars = Mars
red_rising-location-luna = Luna
red_rising-location-institute = The Institute

## Houses

red_rising-house-apollo = Apollo
red_rising-house-ceres = Ceres
red_rising-house-diana = Diana
red_rising-house-jupiter = Jupiter
red_rising-house-mars = Mars
red_rising-house-minerva = Minerva

## Faces of the Rising die

red_rising-face-banish = Banish a top card
red_rising-face-reveal = Reveal and place
red_rising-face-sovereign = Sovereign token
red_rising-face-helium = Helium
red_rising-face-fleet = Fleet Track
red_rising-face-influence = Influence

## The Automa’s levels

red_rising-level-1 = Rusted through
red_rising-level-2 = Creaky (normal)
red_rising-level-3 = Tuned up
red_rising-level-4 = Optimal
red_rising-level-5 = Engraved
red_rising-level-6 = Perfectly fitted

## What a character does

red_rising-text-arlus = Deploy: each neighbour reveals a card at random from hand: if Gold, it is banished; if Red, Arlus is. End: 25 points with no Gold.
red_rising-text-dancer = Deploy: gain 1 Helium; with 2 Reds left in hand, you may reveal them and gain 2 more. End: 11 points with no Gray, 11 points with no Gold.
red_rising-text-darrow = Deploy: gain another non-Gold card from here, then banish Darrow unless deployed onto a Gold. End: 30 points with 7 or more cards in hand.
red_rising-text-deanna = Deploy: gain 1 Helium. End: 26 points with another Red.
red_rising-text-eo = Deploy: each opponent reveals a Red from hand or loses 1 Helium. End: 10 points for each other Red; lose 10 points with a Gray other than Bridge.
red_rising-text-harmony = Deploy: an opponent of your choice loses 1 Helium. End: 33 points if all your other cards are Red, Pink, Brown or Obsidian.
red_rising-text-uncle-narol = Deploy: gain 2 Helium. End: 40 points if no card in your hand has a core value above 10.
red_rising-text-artisan-chef = Deploy onto a Gold: move it to another location and place 1 Influence. End: 5 points for each Gold; minus points printed on your Golds do not count.
red_rising-text-assassin = Deploy: banish the card beneath; if it is Gold, place 1 Influence. End: 10 points for each Obsidian.
red_rising-text-gardener = Deploy onto a Violet or Pink: move it to another location and gain 1 Helium. End: 5 points for each Violet and each Pink.
red_rising-text-janitor = Deploy onto a Green, Yellow or Blue: move it to another location and move your ship up 1. End: 5 points for each Green, each Yellow and each Blue.
red_rising-text-mess-hall-cook = Deploy onto a Gray or Orange: move it to another location and move your ship up 1. End: 5 points for each Gray and each Orange.
red_rising-text-modjob = Deploy onto a Red or Brown: deploy that card on another location. End: 5 points for each Red and each Brown, Modjob included.
red_rising-text-nanny = Deploy onto a Silver, White or Copper: move it to another location and gain 1 Helium. End: 5 points for each Silver, each White and each Copper.
red_rising-text-alfrun = Deploy: you may gain Nero or Jopho from here; then return Alfrun to your hand and end your turn. End: 10 points with Nero, 10 points with Jopho.
red_rising-text-alia-snowsparrow = Deploy: banish the top non-Gold card of another location; unless it is Gray or Obsidian, gain 1 Helium. End: 24 points if all your other cards are Gold, Gray or Obsidian.
red_rising-text-helga = Deploy: banish the card beneath; if it was the only other card here, gain 1 Helium. End: 16 points with Pax au Telemanus or The Pax.
red_rising-text-jopho = Deploy: you may gain Alfrun or Nero from here; then return Jopho to your hand and end your turn. End: 10 points with Alfrun, 10 points with Nero.
red_rising-text-ragnar = Deploy: banish the top card of another location; if it is Gold or Gray, place 1 Influence. End: 10 points with an Orange, 10 points with Sefi.
red_rising-text-sefi = Deploy: gain another Obsidian from here. End: 20 points with Ragnar; lose 5 points for each Gold.
red_rising-text-stained = Deploy: banish another card from here; if it is Obsidian, place 1 Influence. End: 15 points with no other Obsidian.
red_rising-text-aegis-craftsman = Deploy: you may gain a Gold from here and end your turn. End: may bear any character's name; 10 points with a Gold, 10 points with no Obsidian.
red_rising-text-artificer = Deploy: you may gain a Gold or another Orange from here and end your turn. End: may bear any character's name; 20 points with both a Gold and another Orange.
red_rising-text-cyther = Deploy: you may gain a Blue from here and end your turn. End: may bear any character's name; 16 points with a Blue.
red_rising-text-gravboot-cobbler = Deploy: you may gain a Gold or a Gray from here and end your turn. End: may bear any character's name; 14 points with a Gold or a Gray.
red_rising-text-pulse-armorer = Deploy: you may gain a Gray from here and end your turn. End: may bear any character's name; 17 points with a Gray.
red_rising-text-pulse-fist-engineer = Deploy: you may gain an Obsidian from here and end your turn. End: may bear any character's name; 18 points with an Obsidian.
red_rising-text-razor-designer = Deploy: you may gain a Gold from here and end your turn. End: may bear any character's name; 13 points with a Gold and no Obsidian.
red_rising-text-bridge = Deploy: move a Pink or Violet from any location beneath this card; you may gain it and end your turn. End: may count as one more colour; 5 points for each Pink and each Violet on the locations.
red_rising-text-colonel-valentin = Deploy: move a Gold from any location beneath this card; you may gain it and end your turn. End: may count as one more colour; 5 points for each Gold on the locations.
red_rising-text-danto = Deploy: move a Copper or White from any location beneath this card; you may gain it and end your turn. End: may count as one more colour; 5 points for each Copper and each White on the locations.
red_rising-text-holiday = Deploy: move an Orange or Blue from any location beneath this card; you may gain it and end your turn. End: may count as one more colour; 5 points for each Orange and each Blue on the locations.
red_rising-text-sun-hwa = Deploy: move an Obsidian or Green from any location beneath this card; you may gain it and end your turn. End: may count as one more colour; 5 points for each Obsidian and each Green on the locations.
red_rising-text-trigg = Deploy: move another Gray or a Yellow from any location beneath this card; you may gain it and end your turn. End: may count as one more colour; 5 points for each Gray and each Yellow on the locations.
red_rising-text-ugly-dan = Deploy: move a Red or Brown from any location beneath this card; you may gain it and end your turn. End: may count as one more colour; 5 points for each Red and each Brown on the locations.
red_rising-text-4d-painter = Deploy: move a card from here (this one is allowed) to another location that has no card of its colour. End: 31 points if all your cards differ in colour.
red_rising-text-holo-host = Deploy: if you have more Influence than the player on your right, give them this card, gain the top 2 cards of the deck and end your turn. End: 18 points if nobody has more Influence than you.
red_rising-text-mickey-the-carver = Deploy: you may banish a Red from your hand; then reveal cards from the deck up to the first Gold, gain it and put the others under the deck in any order. End: 10 points if a Red is among the banished cards, 10 points with a Gold.
red_rising-text-musician = Deploy: move a card with an even core value from here (this one is allowed) to another location. End: 32 points if all your cards have even core values.
red_rising-text-reporter = Deploy: if you have more Helium than the player on your right, give them this card, gain the top 2 cards of the deck and end your turn. End: 29 points if nobody has more Helium than you.
red_rising-text-vlogger = Deploy: if your ship is ahead of that of the player on your right, give them this card, gain the top 2 cards of the deck and end your turn. End: 23 points if nobody's ship is ahead of yours.
red_rising-text-zanzibar = Deploy: move a card with an odd core value from here (this one is allowed) to another location. End: 31 points if all your cards have odd core values.
red_rising-text-calliope = Deploy: reveal the top card of the deck and deploy it on another location. End: 20 points with The Jackal.
red_rising-text-conversationalist = Deploy: move the top card of another location beneath this card; if it is White, gain it. End: 15 points with a White.
red_rising-text-evey = Deploy: banish all cards from here, Evey included; place 1 Influence for each Gold among them, 3 at most. End: 15 points with Darrow; lose 15 points with Mickey the Carver.
red_rising-text-garden-trained-rose = Deploy: move the card beneath to another location; if it is Silver, gain 1 Helium. End: 14 points with a Silver.
red_rising-text-masseuse = Deploy: move the top card of another location elsewhere and gain the bonus of the location it came from. End: 16 points with a Copper.
red_rising-text-matteo = Deploy: move another card from here to another location; if it is Pink, place 1 Influence. End: 17 points with another Pink or with Quicksilver.
red_rising-text-theodora = Deploy: you may move the bottom card of this location to the top; if it is Gold or Red, gain it and end your turn. End: 14 points with a Gold or a Red, but not with both.
red_rising-text-dr-virany = Deploy on Mars: reveal the top 2 cards of the deck and put them beneath this card in any order. End: you may gain any number of banished Reds, as well as Victra, Sevro and Fitchner if banished.
red_rising-text-group-counselor = Deploy: put up to 3 banished cards on the top or the bottom of the deck, each as you like. End: lose 1 point for each banished card.
red_rising-text-hypnotist = Deploy: beginning with you, each player in turn banishes a card from hand and gains the top card of the deck. End: banish another card from your hand and gain the top card of the deck.
red_rising-text-pathologist = Deploy: banish the bottom card of this location, unless it is this one. End: 10 points if 5 to 9 cards are banished when scoring begins, 25 points if 10 or more.
red_rising-text-psychologist = Deploy: you may place 1 or 2 banished cards on one location. End: if nobody holds fewer cards than you, gain a banished card at random.
red_rising-text-researcher = Deploy: put a banished card, drawn at random, at the bottom of this location. End: 17 points if no more than 4 cards are banished when scoring begins.
red_rising-text-surgeon = Deploy: you may banish a non-Gold card from your hand to gain a banished Gold. End: gain a banished Gold; 5 points for each Gold.
red_rising-text-codebreaker = Deploy: reveal the bottom card of the deck and gain it unless it is Gold or Silver; then banish this card unless deployed onto a Gold or Silver. End: 22 points if the names of all your cards begin with different letters.
red_rising-text-dataport-specialist = Deploy on Jupiter: reveal the top 2 cards of the deck and put them beneath this card in any order. End: 26 points with a Blue.
red_rising-text-developer = Deploy: you may gain another card from here and end your turn. End: points equal to the core value of the top card of a location of your choice.
red_rising-text-firewall-expert = Deploy: look at the top 3 cards of the deck and put one face down on each other location. End: 22 points if a location is empty or has a face-down card on top.
red_rising-text-hacker = Deploy: reveal the top card of the deck, then banish it or place it on another location. End: reveal the top card of the deck; points equal to its core value.
red_rising-text-holo-designer = Deploy on Luna: reveal the top 2 cards of the deck and put them beneath this card in any order. End: 28 points with a Violet.
red_rising-text-online-gambler = Deploy: name 3 colours and reveal the top card of the deck: if you named its colour, gain it and banish this card; if not, banish the revealed card. End: name a colour other than Gold, reveal the top 7 cards of the deck and gain those of that colour; shuffle the others back onto the deck.
red_rising-text-invictus = Deploy on Mars: move your ship up 1. End: 16 points if nobody's ship is ahead of yours; otherwise lose 9 points.
red_rising-text-morning-star = Deploy on Jupiter: move your ship up 1. End: lose 15 points if you have none of Orion, Virga and Pelus.
red_rising-text-orion = Deploy on Mars, Luna or the Institute: deploy another Blue from here on Jupiter. End: 10 points with Pax au Telemanus or The Pax, and as many points as the position of your ship.
red_rising-text-pelus = Deploy: move your ship up 2, then each other player moves up 1. End: 20 points with your ship on 5 to 7, 35 points on 8 to 10.
red_rising-text-quietus = Deploy on the Institute: move your ship up 1. End: 16 points if nobody has more Influence than you.
red_rising-text-the-pax = Deploy on Luna: move your ship up 1. End: 15 points with Darrow, Sevro, Orion, Virga or Pelus.
red_rising-text-virga = Deploy: move your ship up 2, then each other player moves up 1. End: 15 points with your ship on 6 to 8, 30 points on 9 or 10.
red_rising-text-judge = Block: reveal this card to keep an opponent from stealing or banishing a card of yours; it stays in your hand. End: 3 points for each card in your hand, this one included.
red_rising-text-justice = Block: you may banish this card when an opponent would take the Sovereign token from you: you keep the token and gain the top card of the deck. End: with the Sovereign token, gain any card from Luna.
red_rising-text-magistrate = Deploy with the Sovereign token: gain 1 Helium. End: 15 points with at least 3 Helium, at least 3 Influence and your ship on 3 or higher.
red_rising-text-martyr = Block: you may banish this card when an opponent would take the Sovereign token from you: you keep the token and gain the top card of the deck. End: with the Sovereign token, gain any card from Mars.
red_rising-text-orator = Deploy with the Sovereign token: place 1 Influence. End: 21 points without the Sovereign token.
red_rising-text-priestess = Deploy with the Sovereign token: move your ship up 1. End: 20 points if no card in your hand has a core value below 20.
red_rising-text-seer = Deploy with the Sovereign token: reveal the top card of the deck and place it on another location. End: 11 points with the Sovereign token.
red_rising-text-administrator = Deploy on the Institute: reveal the top 2 cards of the deck and put them beneath this card in any order. End: 15 points if nobody has less Influence than you.
red_rising-text-auctioneer = Deploy: an opponent of your choice takes 1 Helium, moves up 1 or places 1 Influence; you get the other two bonuses. End: gain 1 Helium, move your ship up 1 or place 1 Influence.
red_rising-text-bondilus = Deploy on Mars: banish a non-Gold card from there. End: 5 points with the Sovereign token, 5 points with a Gold.
red_rising-text-diplomat = Deploy: you may place 1 Influence, and so may an opponent of your choice. End: 19 points if an opponent has exactly as much Influence as you.
red_rising-text-lawyer = Deploy: place 1 Influence. End: 12 points with a White other than the Judge, 22 points with the Judge.
red_rising-text-politician = Deploy: you may reveal 2 Golds from your hand to place 2 Influence. End: 15 points if nobody has more Influence than you.
red_rising-text-timony = Deploy: place 1 Influence for each Gold on the Institute. End: 3 points for each of your Influence on the Institute.
red_rising-text-banker = Deploy: you may pay 3 Helium to gain another card from here; then banish this card. End: you may pay 3 Helium to gain the top card of any location.
red_rising-text-ceo = Deploy: you may move your ship back 1 to gain 2 Helium. End: 18 points with 5 or more Helium.
red_rising-text-investor = Deploy: name a colour other than Silver and gain 1 Helium for each card of that colour here. End: name a colour other than Silver and gain 1 Helium for each card of that colour on Mars.
red_rising-text-loan-shark = Deploy: an opponent of your choice either gives you 2 Helium and takes a whole turn at once (without gaining this card), or gives you 1 Helium. End: 7 points with 7 or more cards in hand.
red_rising-text-quicksilver = Deploy: steal 1 Helium from the opponent who has most. End: lose 30 points if an opponent has more Helium than you.
red_rising-text-sponsor = Deploy: you may pay 1 Helium to place 2 Influence. End: 2 points for each of your Influence on the Institute.
red_rising-text-stock-broker = Deploy: you may take 1 of your Influence off the Institute to gain 2 Helium. End: 5 points for each Helium, 25 at most.
red_rising-text-aja = Deploy: an opponent of your choice banishes a card from hand; then banish Aja. End: 15 points with Octavia.
red_rising-text-antonia = Deploy: an opponent of your choice banishes a card from hand; then banish Antonia. End: 15 points with The Jackal or 2 other Golds; lose 10 points with Victra or Sevro.
red_rising-text-ash-lord = Deploy: banish all Blues from here; if there are 2 or more, return Ash Lord to your hand. End: 5 points for each Blue, yours or banished.
red_rising-text-boneriders = Deploy: gain the Sovereign token. End: 15 points with The Jackal or a Gray.
red_rising-text-cassius = Deploy: gain the card beneath; if it is not Gold, banish Cassius. End: 40 points with both Mustang and Darrow; lose 20 points with Darrow but without Mustang.
red_rising-text-fitchner = Deploy on the Institute: place 1 Influence. End: 10 points with a Red, 10 points with Sevro.
red_rising-text-karnus = Deploy: banish the card beneath; if it is Mustang, The Jackal or Nero, you may make an opponent banish a card from hand. End: 30 points with Cassius; lose 15 points with Mustang, The Jackal or Nero.
red_rising-text-lorn = Deploy: if the card beneath is Gold, banish it. End: 15 points with no other Gold.
red_rising-text-lysander = Deploy: gain the top card of the deck, then banish Lysander unless deployed on Luna. End: 20 points with the Sovereign token, Octavia or Cassius.
red_rising-text-mustang = Deploy: gain a banished card of your choice; if it is not Gold, banish Mustang. End: 5 points for each colour in your hand.
red_rising-text-nero = Deploy: gain 1 Helium for each Red here. End: 10 points with the Sovereign token; lose 5 points for each of Cassius, Karnus and Octavia.
red_rising-text-octavia = Deploy with the Sovereign token: gain the bottom card of Luna unless it is Octavia; if it is not Gold, banish Octavia. End: lose 30 points with neither the Sovereign token nor Lysander.
red_rising-text-pax-au-telemanus = Block: reveal this card to keep an opponent from stealing or banishing a card of yours; it stays in your hand. End: 20 points with an Obsidian or Mustang.
red_rising-text-romulus = Deploy: gain a Blue from here, then banish Romulus unless deployed onto a Gold. End: 15 points with the Sovereign token; lose 25 points with Roque, with Octavia or without a Blue.
red_rising-text-roque = Deploy: look at an opponent's hand and name a card in it; if a card drawn from it at random is that one, banish it and Roque. End: 5 points for each Blue.
red_rising-text-sevro = Deploy: banish the card beneath, or gain it if you reveal The Howlers from your hand. End: 20 points with Victra, The Howlers or a Red.
red_rising-text-tactus = Deploy: you may steal a card of an opponent, who chooses it; then banish Tactus and end your turn. End: 20 points with Octavia, Darrow or a Pink.
red_rising-text-the-howlers = Block: reveal this card to keep an opponent from stealing or banishing a card of yours; it stays in your hand. End: 15 points with Sevro.
red_rising-text-the-jackal = Deploy: gain the Sovereign token. End: 30 points with the Sovereign token; lose 30 points with Darrow or Octavia.
red_rising-text-the-telemanuses = Deploy: move all cards beneath to another location, in the same order. End: 15 points with Pax au Telemanus or The Pax.
red_rising-text-victra = Deploy: gain the bottom card of this location unless it is Victra, then banish Victra unless deployed onto a Gold. End: 10 points with The Howlers, 10 points with Sevro or Darrow.

## What a card is

red_rising-about = { $colour }, core value { $core }. { $text }
red_rising-about-automa =
    { $extra ->
        [bonus] Deploy at { $deploy }, gain at { $gain } { $arrow ->
            [left] (arrow left)
           *[right] (arrow right)
        }, then the bonus of the location the card came from.
        [banish] Deploy at { $deploy }, gain at { $gain } { $arrow ->
            [left] (arrow left)
           *[right] (arrow right)
        }, then banish the top card of the deck.
       *[none] Deploy at { $deploy }, gain at { $gain } { $arrow ->
            [left] (arrow left)
           *[right] (arrow right)
        }.
    }
red_rising-automa = Automa
red_rising-face-down = a face-down card
red_rising-letter-a = A
red_rising-letter-b = B
red_rising-letter-c = C
red_rising-letter-d = D

## Two letters for each colour

red_rising-short-red = Re
red_rising-short-brown = Br
red_rising-short-obsidian = Ob
red_rising-short-orange = Or
red_rising-short-gray = Gy
red_rising-short-violet = Vi
red_rising-short-pink = Pi
red_rising-short-yellow = Ye
red_rising-short-green = Gn
red_rising-short-blue = Bl
red_rising-short-white = Wh
red_rising-short-copper = Co
red_rising-short-silver = Si
red_rising-short-gold = Go

## Where cards go, lie and come from

red_rising-onto-jupiter = on Jupiter
red_rising-onto-mars = on Mars
red_rising-onto-luna = on Luna
red_rising-onto-institute = on the Institute
red_rising-at-jupiter = on Jupiter
red_rising-at-mars = on Mars
red_rising-at-luna = on Luna
red_rising-at-institute = on the Institute
red_rising-from-jupiter = from Jupiter
red_rising-from-mars = from Mars
red_rising-from-luna = from Luna
red_rising-from-institute = from the Institute
red_rising-from-deck = from the deck
red_rising-from-banished = from the banished cards
red_rising-from-hand =
    { $who ->
        [me] from your hand
       *[other] from the hand of { $player }
    }

## Questions

red_rising-ask-lead = Which card do you deploy?
red_rising-help-lead = Lead: deploy a card of your hand on any location, do what it says, then gain a card from another location or from the deck. Or scout (0): turn over the top card of the deck, place it on a location and get its bonus; you keep your hand. The end comes when one side has reached 7 in two of Helium, ship and Influence, or when all three have been reached.
red_rising-ask-act = Your hand is empty. Do you lead or scout?
red_rising-help-act = Without cards in hand, leading means that you only gain a card, from any location or from the deck. Scouting places the top card of the deck on a location, and you get the bonus of that location.
red_rising-ask-deploy-to = On which location do you deploy the card?
red_rising-ask-deploy-card-to = On which location do you deploy { $card }?
red_rising-help-deploy-to = The card goes on top of the location and its deploy ability happens. You cannot gain a card from that location in this turn. Its bonus is not yours for deploying there; bonuses come from gaining and scouting.
red_rising-ask-gain-from = From where do you take a card?
red_rising-ask-bank = Do you pay 3 Helium for the top card of a location?
red_rising-help-gain-from = Take the top card of a location and get its bonus: Jupiter moves your ship, Mars gives Helium, Luna the Sovereign token, the Institute Influence. Or take the top card of the deck unseen and roll the Rising die.
red_rising-ask-place-at = On which location do you place the card?
red_rising-ask-place-card-at = On which location do you place { $card }?
red_rising-help-place-at = The card goes on top of the location. It is not deployed unless the ability says so. When you scout, you get the bonus of the location.
red_rising-ask-move-to = To which location do the cards go?
red_rising-ask-move-card-to = To which location does { $card } go?
red_rising-help-move-to = What is moved goes on top of the location you choose. Moving is not deploying, except with Modjob.
red_rising-ask-source = Whose top card is meant: which location?
red_rising-help-source = The ability acts on the top card of the location you choose; with Alia Snowsparrow on its uppermost non-Gold card.
red_rising-ask-banish-top = From which location do you banish the top card?
red_rising-help-banish-top = The Rising die has you banish the top card of a location. It goes to the banished cards, face up.
red_rising-ask-face = Which face of the die do you choose?
red_rising-help-face = Minerva rolled the Sovereign token, which she has just gained; instead you choose one of the other five faces.
red_rising-ask-banish-here = Which card do you banish?
red_rising-help-banish-here = The card you choose leaves its location for the banished cards. A face-down card may be chosen without knowing it.
red_rising-ask-take-here = Which card do you take?
red_rising-help-take-here = The card you choose comes into your hand. There is no location bonus for it.
red_rising-ask-move-here = Which card do you move?
red_rising-help-move-here = The card you choose goes on top of another location; which one you are asked next.
red_rising-ask-deploy-here = Which Blue do you deploy on Jupiter?
red_rising-help-deploy-here = Orion sends another Blue from here to Jupiter, and its deploy ability happens.
red_rising-ask-pull = Which card do you move beneath the one just deployed?
red_rising-help-pull = The card may come from any location. Then you may take it, which ends your turn.
red_rising-ask-may-take = Which card do you take, if any?
red_rising-help-may-take = The card comes into your hand, but your turn ends at once: there is no gain step. With the Banker you pay 3 Helium instead, and the turn goes on. You may also take nothing.
red_rising-ask-take-banished = Which banished card do you take?
red_rising-help-take-banished = The card comes back from the banished cards into your hand.
red_rising-ask-take-all-banished = Which of these banished cards do you take?
red_rising-help-take-all-banished = Dr. Virany brings back as many of them as you like. Mind that every card beyond the seventh costs 10 points.
red_rising-ask-return-banished = Which banished card do you put back into the deck?
red_rising-help-return-banished = Up to 3 banished cards go on top of the deck or under it, as you like, one after the other.
red_rising-ask-return-to = Does it go on top of the deck or under it?
red_rising-ask-return-card-to = Does { $card } go on top of the deck or under it?
red_rising-help-return-to = The top card is the next one to be drawn; a card at the bottom will hardly be seen again.
red_rising-ask-revive = Which banished card do you place on a location?
red_rising-help-revive = One or two banished cards go on top of one location, without their abilities.
red_rising-ask-next-beneath = Which of these goes beneath first?
red_rising-help-next-beneath = Both cards go beneath the one just deployed. The one you choose first lies deeper.
red_rising-ask-next-under-deck = Which of these goes under the deck next?
red_rising-help-next-under-deck = The cards that were turned over go under the deck in the order you like; the last one is the bottom card.
red_rising-ask-offer-red = Which Red do you banish from your hand?
red_rising-help-offer-red = If you banish a Red, cards are turned over until a Gold comes, and it is yours. You need not.
red_rising-ask-offer-card = Which card do you banish from your hand?
red_rising-help-offer-card = If you banish a card that is not Gold, you take a banished Gold. You need not.
red_rising-ask-banish-own = Which card do you banish from your hand?
red_rising-help-banish-own = A card of your hand has to go to the banished cards; you choose which.
red_rising-ask-give-up = A card is being stolen from you. Which one do you give?
red_rising-help-give-up = Tactus takes a card of your hand, and you choose it.
red_rising-ask-steal-from = From whom do you steal a card?
red_rising-help-steal-from = Your opponent chooses the card; the Automa loses the bottom one. Then Tactus is banished and your turn ends. You need not steal.
red_rising-ask-show-red = Which Red do you show?
red_rising-ask-reveal-red = { red_rising-ask-show-red }
red_rising-help-reveal-red = Everybody sees the card; it stays in your hand.
red_rising-help-show-red = For two Reds shown you gain 2 more Helium; they stay in your hand. You need not.
red_rising-ask-show-gold = Which Gold do you show?
red_rising-help-show-gold = For two Golds shown you place 2 Influence; they stay in your hand. You need not.
red_rising-ask-block-theft = You are about to lose a card. Do you block?
red_rising-help-block-theft = Show one of these cards, and nothing is stolen or banished. The card you show stays in your hand.
red_rising-ask-block-sovereign = You are about to lose the Sovereign token. Do you block?
red_rising-help-block-sovereign = If you banish one of these cards, you keep the token and take the top card of the deck.
red_rising-ask-opponent = Which opponent do you choose?
red_rising-ask-opponent-for = { $card } is banished. Who is to banish a card as well?
red_rising-help-opponent = The ability of your card acts on the opponent you choose.
red_rising-ask-prize = What do you take?
red_rising-help-prize = Helium is 3 points each, the ship scores more and more with every step, and Influence scores by rank. If an opponent's Auctioneer offers it, they get the other two.
red_rising-ask-trade = Do you make the trade?
red_rising-ask-trade-ceo = Do you move your ship back 1 to gain 2 Helium?
red_rising-ask-trade-sponsor = Do you pay 1 Helium to place 2 Influence?
red_rising-ask-trade-stock-broker = Do you take back 1 Influence to gain 2 Helium?
red_rising-help-trade = The trade is yours to make or to leave. It can be made once in a turn.
red_rising-ask-influence-offer = Do you place 1 Influence?
red_rising-help-influence-offer = The Diplomat lets you place 1 Influence on the Institute.
red_rising-ask-pay-for-turn = Do you give 2 Helium for a turn at once?
red_rising-help-pay-for-turn = If you do, you play a whole turn now, but cannot gain the Loan Shark. If not, you give 1 Helium, if you have any.
red_rising-ask-lift = Do you move the bottom card of this location to the top?
red_rising-help-lift = If the card is Gold or Red, it comes into your hand and your turn ends. Otherwise it just lies on top.
red_rising-ask-fate = What becomes of the card beneath?
red_rising-ask-fate-of = What becomes of { $card }?
red_rising-help-fate = Choose one of the things that the ability offers.
red_rising-ask-name-colour = Which colour do you name?
red_rising-help-name-colour = The ability looks for cards of the colour you name.
red_rising-ask-name-colours = Which three colours do you name?
red_rising-help-name-colours = The top card of the deck is then turned over. If you have named its colour, it is yours and the Online Gambler is banished; if not, the card is banished.
red_rising-ask-name-card = Which card do you name?
red_rising-help-name-card = A card is then drawn at random. If it is the one you named, it and Roque are banished.
red_rising-ask-lay-down = Which card do you lay face down on the next location?
red_rising-help-lay-down = You alone know which card lies there. The other locations get theirs from left to right.
red_rising-ask-lay-down-at = On which location do you lay a card face down?
red_rising-help-lay-down-at = There are fewer cards than locations, so you choose where they go.
red_rising-ask-ability = Which end-of-game ability do you use next?
red_rising-help-ability = Before points are counted, all of these abilities happen, in the order you like.
red_rising-ask-ceres = House Ceres: which card do you banish from your hand?
red_rising-help-ceres = After the end-of-game abilities House Ceres banishes one card from hand. Only then points are counted.

## Choices

red_rising-choice-lead = Lead (gain a card)
red_rising-choice-scout = Scout
red_rising-choice-enough = No more
red_rising-choice-as-they-lie = The rest as they lie
red_rising-choice-leave = Take nothing
red_rising-choice-banish = Banish it
red_rising-choice-place = Place it on another location
red_rising-choice-take = Show The Howlers and take it
red_rising-choice-top = On top
red_rising-choice-bottom = Under the deck
red_rising-choice-deck = Deck, with a roll of the die
red_rising-choice-yes = Yes
red_rising-choice-no = No
red_rising-choice-face-down = Face-down card { $at }, { $height } from the bottom

## Options

red_rising-option-hands-open = every hand can be hit
red_rising-option-hands-protected = with protected hands
red_rising-option-neutral-ranked = the neutral house counts in card texts
red_rising-option-neutral-ignored = the neutral house does not count in card texts
red_rising-option-deployed-every = every deployment bars its location
red_rising-option-deployed-first = only the first deployment bars its location
red_rising-option-automa = with the Automa at the level “{ $level }”
red_rising-option-returned-no = five characters stay out of the solo game
red_rising-option-returned-yes = with the characters that return
red_rising-option-houses-random = houses by chance
red_rising-option-house = with House { $house } for the first seat

## What happened

red_rising-event-turn =
    { $who ->
        [me] Turn { $turn }: yours.
       *[other] Turn { $turn }: { $player }.
    }
red_rising-event-deployed =
    { $who ->
        [me] You deploy { $cards } { $onto }.
       *[other] { $player } deploys { $cards } { $onto }.
    }
red_rising-event-placed =
    { $who ->
        [me] You place { $cards } { $onto }.
       *[other] { $player } places { $cards } { $onto }.
    }
red_rising-event-shifted =
    { $who ->
        [me] You move: { $cards }. It now lies { $onto }.
       *[other] { $player } moves: { $cards }. It now lies { $onto }.
    }
red_rising-event-shifted-unseen = { $player } moves face-down cards; they now lie { $onto }.
red_rising-event-laid-down =
    { $who ->
        [me] You lay { $cards } face down { $onto }.
       *[other] { $player } lays { $cards } face down { $onto }.
    }
red_rising-event-laid-down-unseen = { $player } lays a card face down { $onto }.
red_rising-event-took =
    { $who ->
        [me] You take { $cards } { $from }.
       *[other] { $player } takes { $cards } { $from }.
    }
red_rising-event-took-unseen =
    { $who ->
        [me] You take a card { $from }.
       *[other] { $player } takes a card { $from }.
    }
red_rising-event-banished = Banished { $from }: { $cards }.
red_rising-event-turned = Turned over: { $cards }.
red_rising-event-beneath = Now beneath another card { $at }: { $cards }.
red_rising-event-under-deck = Under the deck: { $cards }.
red_rising-event-looked = You look at: { $cards }.
red_rising-event-helium-gained =
    { $who ->
        [me] You gain { $count } Helium.
       *[other] { $player } gains { $count } Helium.
    }
red_rising-event-helium-lost =
    { $who ->
        [me] You lose { $count } Helium.
       *[other] { $player } loses { $count } Helium.
    }
red_rising-event-ship-up =
    { $who ->
        [me] Your ship moves up { $count }.
       *[other] { $player } moves the ship up { $count }.
    }
red_rising-event-ship-back =
    { $who ->
        [me] Your ship moves back { $count }.
       *[other] { $player } moves the ship back { $count }.
    }
red_rising-event-influence-placed =
    { $who ->
        [me] You place { $count } Influence.
       *[other] { $player } places { $count } Influence.
    }
red_rising-event-influence-back =
    { $who ->
        [me] You take back { $count } Influence.
       *[other] { $player } takes back { $count } Influence.
    }
red_rising-event-sovereign =
    { $who ->
        [me] You gain the Sovereign token.
       *[other] { $player } gains the Sovereign token.
    }
red_rising-event-kept-sovereign =
    { $who ->
        [me] You keep the Sovereign token with { $cards }.
       *[other] { $player } keeps the Sovereign token with { $cards }.
    }
red_rising-event-blocked =
    { $who ->
        [me] You block with { $cards }: nothing is lost.
       *[other] { $player } blocks with { $cards }: nothing is lost.
    }
red_rising-event-showed =
    { $who ->
        [me] You show { $cards }.
       *[other] { $player } shows { $cards }.
    }
red_rising-event-named-card =
    { $who ->
        [me] You name { $cards }.
       *[other] { $player } names { $cards }.
    }
red_rising-event-named =
    { $who ->
        [me] You name: { $colours }.
       *[other] { $player } names: { $colours }.
    }
red_rising-event-ability =
    { $who ->
        [me] You use the end-of-game ability of { $cards }.
       *[other] { $player } uses the end-of-game ability of { $cards }.
    }
red_rising-event-rolled =
    { $who ->
        [me] You roll: { $face }.
       *[other] { $player } rolls: { $face }.
    }
red_rising-event-hacked =
    { $who ->
        [me] Your Hacker turns over { $cards }. Points: { $points }.
       *[other] Hacker of { $player } turns over { $cards }. Points: { $points }.
    }
red_rising-event-returned =
    { $end ->
        [top] On top of the deck: { $cards }.
       *[bottom] Under the deck: { $cards }.
    }
red_rising-event-stole =
    { $who ->
        [me] You steal { $cards } from { $other }.
       *[other] { $player } steals { $cards } from { $other }.
    }
red_rising-event-stolen = { $player } steals from { $other }: { $cards }.
red_rising-event-stole-unseen = { $player } steals a card from { $other }.
red_rising-event-drawn =
    { $who ->
        [me] Drawn from your hand: { $cards }.
       *[other] Drawn from the hand of { $player }: { $cards }.
    }
red_rising-event-drawn-unseen =
    { $who ->
        [me] A card is drawn from your hand.
       *[other] A card is drawn from the hand of { $player }.
    }
red_rising-event-end-triggered = The end of the game is triggered: this round is the last.
red_rising-event-turn-ended = That ends the turn, without a gain step.
red_rising-event-scoring = Scoring begins. Banished cards: { $count }.
red_rising-event-automa-mixed = The Automa has used up its cards: all are shuffled, four set aside.
red_rising-event-automa-deployed = { $card }: { $cards } is deployed { $onto }, as it says.
red_rising-event-automa-deployed-by = { $card }: { $cards } is deployed { $onto }, where { $letter } is.
red_rising-event-automa-gained = The Automa takes { $cards } { $from }.
red_rising-event-automa-gained-by = The Automa takes { $cards } { $from }, where { $letter } is.
red_rising-event-automa-banishes = The Automa card has the top card of the deck banished.
red_rising-event-automa-cannot-deploy = { $card }: the deck is empty, so nothing is deployed.
red_rising-event-automa-cannot-gain = All locations are empty: the Automa takes nothing.
red_rising-event-automa-passes-empty =
    { $arrow ->
        [left] { $from }: no card to take. The arrow points left, to the next one that has cards: { $to }.
       *[right] { $from }: no card to take. The arrow points right, to the next one that has cards: { $to }.
    }
red_rising-event-automa-passes-full =
    { $arrow ->
        [left] { $from }: the Automa has 10 already. The arrow points left, to another bonus: { $to }.
       *[right] { $from }: the Automa has 10 already. The arrow points right, to another bonus: { $to }.
    }
red_rising-event-automa-luna-bonus = The Luna bonus card adds a bonus for the Automa: { $at }.
red_rising-event-automa-bonus-lost = { $at }: the Automa has 10 of everything, so there is no bonus.

## The score

red_rising-score-core = { $card }: core value
red_rising-score-points = { $card }: end-game points
red_rising-score-points-part = { $card }: end-game points, part { $clause }
red_rising-score-assumed-name = { $card } bears the name { $name }
red_rising-score-assumed-colour = { $card } counts as one more colour: { $colour }
red_rising-score-fleet = Ship on { $at }
red_rising-score-helium = Helium: { $count }
red_rising-score-sovereign = Sovereign token
red_rising-score-influence = Influence: { $count }
red_rising-score-hacked = Turned over by the Hacker
red_rising-score-excess = Cards in hand: { $count }, more than 7
red_rising-score-automa-base = The Automa begins with
red_rising-score-acceptable = Acceptable cards: { $count }, { $each } points each
red_rising-score-unacceptable = Unacceptable cards: { $count }, { $each } points each

## A card now

red_rising-now-held =
    { $points ->
        [one] It is in your hand and brings you { $points } point now. { $deploy }
       *[other] It is in your hand and brings you { $points } points now. { $deploy }
    }
red_rising-now-elsewhere =
    { $points ->
        [one] { $where } In your hand it would bring { $points } point now.
       *[other] { $where } In your hand it would bring { $points } points now.
    }
red_rising-now-at =
    { $above ->
        [0] It lies { $at }, on top.
        [one] It lies { $at }, under { $above } card.
       *[other] It lies { $at }, under { $above } cards.
    }
red_rising-now-banished = It is banished.
red_rising-now-box = It is not in this match.
red_rising-now-opponent = An opponent holds it.
red_rising-now-unseen = Where it is you cannot see.
red_rising-now-block = It blocks from your hand; deploying it does nothing else.
red_rising-now-everywhere = Deployed, it does something on every location.
red_rising-now-nowhere = Deployed now, its ability would do nothing anywhere.
red_rising-now-somewhere = Deployed now, its ability would do something only here: { $locations }.

## The screen

red_rising-header-turn = Turn { $turn }: { $player }
red_rising-header-scoring = Scoring
red_rising-header-piles = deck { $deck } · banished { $banished }
red_rising-header-last = last round
red_rising-header-extra = extra turn
red_rising-title-locations = Locations, top card first
red_rising-bonus-jupiter = ship +1
red_rising-bonus-mars = Helium +1
red_rising-bonus-luna = ♛ token
red_rising-bonus-institute = Influence +1
red_rising-empty = empty
red_rising-down = face down
red_rising-automa-line =
    { $word ->
        [odd] Automa: odd scores more · Luna bonus: { $shown } · deck { $left } · last { $last }
       *[even] Automa: even scores more · Luna bonus: { $shown } · deck { $left } · last { $last }
    }
red_rising-column-player = Player
red_rising-column-house = House
red_rising-column-hand = Hand
red_rising-column-helium = Helium
red_rising-column-ship = Ship
red_rising-column-influence = Influence
red_rising-column-influence-neutral = Influence (neutral house: { $count })
red_rising-end = The end: { $count } in two of these by one side, or in all three by any sides.
red_rising-title-hand = Hand ({ $count }): { $points } points · { $total } in all if the game ended now
red_rising-title-aside = Only you see these
red_rising-title-choices = Choices
red_rising-title-hands = Hands
red_rising-choose = Choose { $count }.
red_rising-choose-between = Choose { $least } to { $most }.

## Front door, zones and counters

red_rising-poster = Send characters into the Society, take better ones back, and end with the finest hand.
red_rising-zone-banished = Banished
red_rising-zone-turned-over = Turned over
red_rising-zone-mixed = Being shuffled in
red_rising-zone-automa-deck = Automa deck
red_rising-zone-automa-aside = Automa, set aside
red_rising-zone-automa-discard = Automa discard pile
red_rising-zone-automa-shown = Automa card
red_rising-zone-automa-hand = Hand of the Automa
red_rising-fact-turns = Turn
red_rising-fact-helium = Helium
red_rising-fact-fleet = Fleet
red_rising-fact-influence = Influence
red_rising-holder-sovereign = Sovereign token
red_rising-zone-jupiter = { red_rising-location-jupiter }
red_rising-zone-mars = { red_rising-location-mars }
red_rising-zone-luna = { red_rising-location-luna }
red_rising-zone-institute = { red_rising-location-institute }

## The Automa of Red Rising at a real table (ludoteca automa), and the score of a hand by names (ludoteca score).

## Locations: put onto, taken off, lying at

red_rising-companion-onto-jupiter = onto Jupiter
red_rising-companion-onto-mars = onto Mars
red_rising-companion-onto-luna = onto Luna
red_rising-companion-onto-institute = onto the Institute
red_rising-companion-off-jupiter = from Jupiter
red_rising-companion-off-mars = from Mars
red_rising-companion-off-luna = from Luna
red_rising-companion-off-institute = from the Institute
red_rising-companion-at-jupiter = Jupiter
red_rising-companion-at-mars = Mars
red_rising-companion-at-luna = Luna
red_rising-companion-at-institute = the Institute

## Priority cards, and who has the token

red_rising-companion-lay-letter = { $letter } { $onto }
red_rising-companion-token-none = nobody
red_rising-companion-token-me = you
red_rising-companion-token-automa = the Automa
red_rising-companion-even = even
red_rising-companion-odd = odd
red_rising-companion-even-cards = even
red_rising-companion-odd-cards = odd

## What may be typed: words separated by spaces, each means the same

red_rising-companion-keys-yes = y yes
red_rising-companion-keys-no = n no
red_rising-companion-keys-next = next
red_rising-companion-keys-empty = e empty
red_rising-companion-keys-deck = d deck
red_rising-companion-keys-end = end
red_rising-companion-keys-helium = h helium
red_rising-companion-keys-fleet = f fleet
red_rising-companion-keys-influence = i influence
red_rising-companion-keys-cards = c cards
red_rising-companion-keys-token = token
red_rising-companion-keys-me = me
red_rising-companion-keys-automa = automa
red_rising-companion-keys-none = none

## Preparation

red_rising-companion-prepare = A solo game of Red Rising. I play the Automa, level { $level }: { $name }. Type ? at any question to hear more.
red_rising-companion-prepare-deck = 1. Leave the { $count } Automa cards in the box: I have shuffled mine and set four aside.
red_rising-companion-prepare-out = 2. Take these characters out of the game: { $cards }.
red_rising-companion-prepare-letters = 3. Lay the priority cards { $letters }.
red_rising-companion-prepare-luna = 4. Turn the Luna bonus card so that it shows { $at }.
red_rising-companion-prepare-board = 5. Now set up as for two players: two cards on each location, a house and a hand for you, and { $neutral } Influence of a neutral house. The Automa has no house; give it a ship on 0 and 10 Influence in supply.
red_rising-companion-prepare-hand = 6. Deal the Automa 2 cards, face down in a pile. Nobody looks at them, and new cards go on top.

## Questions

red_rising-companion-ask-odd = How many of the eight cards on the locations have an odd core value?
red_rising-companion-ask-apollo = Are you House Apollo? y or n:
red_rising-companion-ask-player = Your turn is over: Enter (? for more) >
red_rising-companion-ask-card = Done: Enter · e: { $at } is empty · d: the deck is empty >
red_rising-companion-ask-card-certain = Done: Enter · d: the deck is empty >
red_rising-companion-ask-card-no-deck = Done: Enter · e: { $at } is empty · d: the deck has cards >
red_rising-companion-ask-block = If the Sovereign token is yours: do you block? y · not mine, or no block: Enter >
red_rising-companion-ask-hand = Of its { $count } cards, how many are { $word }, and how many are not?
red_rising-companion-ask-token = Who has the Sovereign token: me, automa or none? Enter means { $token }:
red_rising-companion-ask-influence = How much Influence do you have on the Institute?
red_rising-companion-ask-neutral = And the neutral house? Enter means { $count }:

## What a question means

red_rising-companion-help-odd = Look at the two cards on each location and count the odd core values; 0 is even. Type a number from 0 to 8. If more are odd than even, the word of this game is odd, otherwise even. At the end it decides which cards of the Automa are good ones.
red_rising-companion-help-apollo = House Apollo always begins and has one more turn at the very end. For any other house I draw who begins.
red_rising-companion-help-player = Play your turn with the cards in your hand. If one of them changes something of the Automa’s, tell me: h 5 (it has 5 Helium), f 3 (its ship is on 3), i 2 (it has 2 Influence), c 6 (it holds 6 cards), token me, token automa or token none. Type end when you meet two of these: 7 Helium, 7 Influence, ship on 7. Then press Enter for the Automa’s turn.
red_rising-companion-help-card = Do what is written above with the cards on your table, then press Enter. If the location has no card, type e: I tell you where to look next. If the deck of characters has run out, type d: then nothing is deployed or banished.
red_rising-companion-help-block = The Automa is about to take the Sovereign token. If it is yours, Justice or Martyr in your hand can keep it. If you block, banish the card, keep the token and take the top card of the deck. The Automa gets the bonus of the Luna bonus card all the same.
red_rising-companion-help-hand = Turn over the Automa’s pile and count. Type two numbers, such as 7 6: cards whose core value fits the word of this game, then the others. Or type the names of all its cards, separated by commas.
red_rising-companion-help-token = Type me if the token lies with you, automa if the Automa has it, none if nobody has it. It is worth 10 points.
red_rising-companion-help-influence = Type the number of your Influence tokens on the Institute, 0 to 10. It decides whether the Automa is first, second or third there.
red_rising-companion-help-neutral = The neutral house has 3 Influence on the Institute from the start. Press Enter unless something else lies there.
red_rising-companion-help-always = At any time: h, f, i, c and token correct the Automa’s side (h 5, token me), u takes back your last answer, q leaves. The game is kept after every answer.
red_rising-companion-hint-help = Type ? to hear what is asked.

## The Automa’s turn

red_rising-companion-word-even = The word of this game is even: put the even/odd card on that side.
red_rising-companion-word-odd = The word of this game is odd: put the even/odd card on that side.
red_rising-companion-first-apollo = You begin, as House Apollo always does.
red_rising-companion-first-player = You begin.
red_rising-companion-first-automa = The Automa begins.
red_rising-companion-your-turn = Your turn.
red_rising-companion-your-last-turn = The end of the game has been triggered. This is your turn, and the last one of the game.
red_rising-companion-your-extra-turn = Your extra turn as House Apollo, the last one of the game.
red_rising-companion-turns-left = The end of the game has been triggered. After your turn the Automa has its last one.
red_rising-companion-turns-left-apollo = The end of the game has been triggered. After your turn the Automa has its last one, and then you have your extra turn as House Apollo.
red_rising-companion-mixed = All Automa cards are used up. I have shuffled all of them again and set four aside.
red_rising-companion-card = Turn { $turn } of the Automa, card { $place } of { $of } (Automa card { $number })
red_rising-companion-deploy = · Deploy: put the top card of the deck face up { $onto } ({ $why }). Its ability does not happen.
red_rising-companion-no-deploy = · Deploy: nothing, the deck is empty.
red_rising-companion-why-named = named on the card
red_rising-companion-why-letter = { $letter } lies there
red_rising-companion-why-arrow = the next one along the arrow
red_rising-companion-empty = · Empty: { $at }. The arrow points { $arrow }.
red_rising-companion-arrow-left = left
red_rising-companion-arrow-right = right
red_rising-companion-gain = · Gain: take the top card { $off } ({ $why }), face down on top of its hand.
red_rising-companion-extra-none = · No star, no banish symbol.
red_rising-companion-extra-bonus = · A star: the bonus of that location follows.
red_rising-companion-extra-banish = · A banish symbol: one more card of the deck will go.
red_rising-companion-banish = Banish the top card of the deck.
red_rising-companion-nothing-to-gain = All locations are empty: the Automa gains nothing.
red_rising-companion-star = The star gives it the bonus of { $at }.
red_rising-companion-used-up = It has 10 of that. From { $at } the arrow points { $arrow }, and the next bonus it can use is that of { $to }.
red_rising-companion-gets-ship = Its ship moves up 1, to { $count }.
red_rising-companion-gets-helium = It gets 1 Helium and has { $count }.
red_rising-companion-gets-token = It takes the Sovereign token, or keeps it.
red_rising-companion-gets-influence = It places 1 Influence and has { $count }.
red_rising-companion-blocked = You keep the Sovereign token: banish the card you blocked with and take the top card of the deck.
red_rising-companion-luna-shows = The Luna bonus card adds the bonus of { $at }.
red_rising-companion-all-used-up = It has 10 of everything, so this bonus is lost.
red_rising-companion-end-near = The Automa now meets one of the three end conditions. With a second one it triggers the end of the game.
red_rising-companion-end-noted = Noted: you have triggered the end of the game.
red_rising-companion-end-triggered = The Automa meets two end conditions: the end of the game is triggered.
red_rising-companion-state = Automa: cards { $cards } · Helium { $helium } · ship { $fleet } · Influence { $influence } · token: { $token } · { $word }
red_rising-companion-undone = Your last answer is taken back.
red_rising-companion-nothing-to-undo = There is nothing to take back yet.

## Problems

red_rising-companion-problem-empty = You typed nothing.
red_rising-companion-problem-word = “{ $typed }” is not an answer to this.
red_rising-companion-problem-number = A whole number from { $least } to { $most } is wanted, not “{ $typed }”.
red_rising-companion-problem-hand = Two numbers are wanted, such as 7 6, or the names of its cards.
red_rising-companion-problem-not-empty = A card was just deployed there: { $at }. If the deck was empty, type d.
red_rising-companion-problem-correction = The Automa’s tracks can be corrected once the game has begun.
red_rising-companion-problem-ending = The end of the game has been triggered already.
red_rising-companion-problem-over = The game is over.
red_rising-companion-problem-no-name = A name is missing.
red_rising-companion-problem-unknown = No character is called “{ $typed }”.
red_rising-companion-problem-ambiguous = “{ $typed }” can be: { $fits }.
red_rising-companion-problem-twice = { $card } is named twice, but there is only one.
red_rising-companion-problem-needs-hand = { $option } belongs to --hand; add --hand "Darrow, Sevro".
red_rising-companion-problem-which-hand = Whose hand? Add --hand "Darrow, Sevro", or give a position file.
red_rising-companion-problem-hand-of = --hand is for red_rising, not for { $game }.
red_rising-companion-problem-empty-hand = --hand names no card.
red_rising-companion-problem-missing = These cards ask for what was not told: { $options }.
red_rising-companion-problem-rivals = { $option } has numbers for { $count } of { $rivals } opponents.

## The score

red_rising-companion-scoring = The game is over. Use your end-of-game abilities first; then turn over the Automa’s hand. Correct the line below with h, f or i if your table shows something else.
red_rising-companion-other-count = By my count it held { $count } cards; I take the { $told } that you counted.
red_rising-companion-sheet-automa = The Automa’s score
red_rising-companion-sheet-hand = The score of this hand
red_rising-companion-compare = For your own score fill in your cards and tracks:
red_rising-companion-abilities-apart = Not carried out: the end-of-game abilities of { $cards }. Give everything as it lies after them.
red_rising-companion-end-marker = End:
red_rising-companion-line-points = { $card }: { $text }

## The board of Red Rising in the browser.

red_rising-board-core = core value { $core }
red_rising-board-now = Worth now: { $points }
red_rising-board-offer = In your hand: { $change }
red_rising-board-cost = Without this card: { $change }
red_rising-board-total = Score now
red_rising-board-house = House { $house }
red_rising-board-neutral = Neutral house
red_rising-board-first = First player
red_rising-board-held = Cards in hand: { $count }
red_rising-board-die = Rising die
red_rising-board-all-cards = { $location }, all cards: { $count }
red_rising-board-taken = Gone from here:
red_rising-board-barred = You deployed here this turn
red_rising-board-luna-card = Luna bonus card, for the Automa only
red_rising-board-word =
    { $word ->
        [odd] Odd cards { $good } points, even { $bad }
       *[even] Even cards { $good } points, odd { $bad }
    }
red_rising-board-procession = The Automa’s latest turn
red_rising-board-automa-deploys = { $cards } is deployed { $onto }.
red_rising-board-automa-deploys-by = { $cards } is deployed { $onto }, where { $letter } is.
red_rising-board-automa-no-deck = The deck is empty: nothing is deployed.

## For whoever plays it for the first time

red_rising-board-coach-begin = Your hand is what scores in the end, so keep swapping weak characters for ones that suit each other. Helium, your ship, Influence and the Sovereign token bring points too, and together they decide when it is over.
red_rising-board-coach-worth = The number at the foot of each card is what it brings as things stand; green lines count already, grey ones do not yet. Look at a card closely to see why.
red_rising-board-coach-end = The game ends when one player has reached 7 on two of these three dials, or when all three have been reached by anybody. Watch who is close.
red_rising-board-coach-token = The Sovereign token is worth 10 points to whoever has it in the end. Each time you gain it, your house does something for you.
red_rising-board-coach-automa = The Automa turns over two cards a turn and does just what they say. Follow the steps here: where it deploys, what it takes, what it gets for it.
red_rising-board-coach-last = The end has been triggered: everybody finishes this round. Whatever will not pay off by then is not worth starting.
red_rising-board-coach-lead = Deploy the character your hand can spare most easily, best where its ability does something. Or scout: you keep your hand and still get a bonus.
red_rising-board-coach-act = You hold no cards, so leading just means taking one. That is nearly always better than scouting.
red_rising-board-coach-deploy-to = The card will lie on top here, and you cannot take from this location this turn. So choose one whose top card you do not want, unless the ability needs it.
red_rising-board-coach-gain-from = You get the top card and the bonus below it. The green number says what the card would add to your hand right now.
red_rising-board-coach-place-at = Put it where it helps you: on a location whose bonus you want if you are scouting, or over a card that others would like.
red_rising-board-coach-move = Moving sets no ability off. Uncover what you want to take, or cover what somebody else wants.
red_rising-board-coach-source = The ability acts on that location’s top card. Think of what will lie on top afterwards: you may be about to gain from there.
red_rising-board-coach-banish = A banished card is out, for all but a few characters. Get rid of what helps the others, or uncover something for yourself.
red_rising-board-coach-face = You may pick the bonus yourself. Take what brings you closer to 7, or what your cards ask for.
red_rising-board-coach-take-here = This card is extra: your gain step still follows unless you are told otherwise. Take the one that does most for your hand.
red_rising-board-coach-deploy-here = The Blue you choose goes to Jupiter and its own ability happens, as if you had deployed it.
red_rising-board-coach-pull = You may take what you pull, but that ends your turn without a bonus. Pull something you would gladly have.
red_rising-board-coach-may-take = Taking it ends your turn: no other card, no bonus. Compare it with what you could gain from the locations.
red_rising-board-coach-take-banished = Any of these can come back to your hand. Look for the partner one of your cards is waiting for.
red_rising-board-coach-return = What goes on top of the deck comes out next; what goes under it is as good as gone.
red_rising-board-coach-order = Only the order is yours to choose. What lies higher is easier to get at.
red_rising-board-coach-offer = You give up a card for a better one. It pays if the card you lose brings little; nobody makes you do it.
red_rising-board-coach-banish-own = A card of yours has to go. Let it be the one your total misses least; look at it closely to see what it costs.
red_rising-board-coach-opponent = Think of who is ahead: the score on the dials is open to all, and so is the number of cards they hold.
red_rising-board-coach-show = Showing costs you nothing but a secret: the others will know that you hold these cards.
red_rising-board-coach-block-theft = Show one of these and nothing is lost; the card you show stays yours. There is seldom a reason not to.
red_rising-board-coach-block-sovereign = You can keep the token by giving up this card for an unknown one. Compare its points with the 10 of the token.
red_rising-board-coach-prize = Ships score more with every step, Influence by rank, Helium 3 points each. Take what your cards or the dials ask for.
red_rising-board-coach-trade = One thing for another, if you like. Check which of the two your cards count, and which dial comes close to 7.
red_rising-board-coach-choice = Both are allowed. Look at the card in question first: what it would bring you, and what it would bring the next player.
red_rising-board-coach-name = Count the colours you can see: those that have hardly shown up are still in the deck.
red_rising-board-coach-lay-down = You alone will know what lies there. A good card face down waits for you; a bad one spoils a location.
red_rising-board-coach-ability = Before points are counted these abilities happen, in your order. Use first those that bring cards the others may profit from.

## The pad beside a real table

red_rising-pad-whose = Whose score?
red_rising-pad-mine = Mine alone
red_rising-pad-everybody = Everybody’s
red_rising-pad-hand = Your hand
red_rising-pad-hand-of = Hand: { $player }
red_rising-pad-after-abilities = Use end-of-game abilities first, and tell everything as it lies after them.
red_rising-pad-fleet = Where is the ship?
red_rising-pad-helium = Helium
red_rising-pad-influence = Influence on the Institute
red_rising-pad-hacked = Core values that the Hacker has turned over
red_rising-pad-table = On the table
red_rising-pad-neutral = Influence of the neutral house
red_rising-pad-on-locations = How many of these lie face up on the locations: { $colours }? ({ $card } counts them)
red_rising-pad-among-banished = How many of these are banished: { $colours }? ({ $card } asks)
red_rising-pad-banished = How many cards are banished? ({ $card } counts them)
red_rising-pad-banished-before = How many cards were banished before the end-of-game abilities? ({ $card } asks)
red_rising-pad-top-core = The highest core value face up on top of a location ({ $card } counts it)
red_rising-pad-bare = Is a location empty, or is its top card face down? ({ $card } asks)
red_rising-pad-tie = A tie: the Sovereign token decides for { $player }.
red_rising-pad-settings = Game
red_rising-pad-preparation = Preparation
red_rising-pad-level = How well does the Automa play?
red_rising-pad-variant = Bring back four excluded characters?
red_rising-pad-deck = Whose Automa cards?
red_rising-pad-deck-ours = The phone draws
red_rising-pad-deck-own = I draw from my box
red_rising-pad-letters = The priority cards
red_rising-pad-letters-drawn = Shuffled here
red_rising-pad-letters-own = As I laid them
red_rising-pad-out = Out of the game
red_rising-pad-prepare-own = 1. Shuffle your { $count } Automa cards face down and set the top { $aside } aside.
red_rising-pad-first = Who begins?
red_rising-pad-first-apollo = I do, as House Apollo
red_rising-pad-first-drawn = Draw lots
red_rising-pad-not-yet = The game begins once both questions are answered.
red_rising-pad-ready = All is laid out
red_rising-pad-begin = Begin
red_rising-pad-happened = Just now
red_rising-pad-you = You
red_rising-pad-when-done = When this is done
red_rising-pad-do-next = My turn is over
red_rising-pad-do-done = Done
red_rising-pad-do-empty = Empty: { $at }
red_rising-pad-do-deck = The deck is empty
red_rising-pad-do-deck-back = The deck has cards after all
red_rising-pad-block = Do you block?
red_rising-pad-do-yes = I have the token and block
red_rising-pad-do-no = No
red_rising-pad-do-row = That is what it says
red_rising-pad-own-card = Turn { $turn } of the Automa, card { $place } of { $of }
red_rising-pad-draw-own = Turn over the top card of your Automa deck and tap what is printed on it.
red_rising-pad-printed = Printed on the card
red_rising-pad-deploys = Deploys to
red_rising-pad-gains = Gains from
red_rising-pad-arrow = Arrow
red_rising-pad-arrow-left = ← left
red_rising-pad-arrow-right = right →
red_rising-pad-extra = Besides
red_rising-pad-extra-bonus = ★ star
red_rising-pad-extra-banish = Banish symbol
red_rising-pad-extra-none = Nothing
red_rising-pad-discard =
    { $count ->
        [one] Automa discard pile: { $count } card
       *[other] Automa discard pile: { $count } cards
    }
red_rising-pad-corrections = Tell what your cards have changed
red_rising-pad-corrections-help = If a card of yours changes something of the Automa’s, tell it here.
red_rising-pad-now-helium = The Automa’s Helium
red_rising-pad-now-fleet = The Automa’s ship
red_rising-pad-now-influence = The Automa’s Influence
red_rising-pad-now-cards = Cards in the Automa’s hand
red_rising-pad-now-token = Sovereign token
red_rising-pad-end = Do you meet two of these: 7 Helium, 7 Influence, ship on 7?
red_rising-pad-said-begin = Everything is laid out
red_rising-pad-said-next = My turn is over
red_rising-pad-said-done = Card carried out
red_rising-pad-said-empty = That location is empty
red_rising-pad-said-deck = The deck has run out, or has cards again
red_rising-pad-said-yes = I block
red_rising-pad-said-no = I do not block
red_rising-pad-said-end = I trigger the end of the game
red_rising-pad-special = When cards meet the Automa
red_rising-pad-special-bottom = Whatever is stolen or banished from its hand is the bottom card of its pile.
red_rising-pad-special-top = Whatever it gets, or takes back after showing it, goes on top.
red_rising-pad-special-free = Offered something for free, it always takes it.
red_rising-pad-special-reveal = If a card of yours wants you to reveal cards, holding them is enough.
red_rising-pad-special-block = It never blocks, and it uses no text of its cards.
red_rising-pad-special-ceres = House Ceres is not for your first few solo games.
red_rising-pad-returned-auctioneer = { $card }: roll the Rising die until it shows a bonus that the Automa can still get; that is its choice, and you get the two others.
red_rising-pad-returned-eo = { $card }: look at the top 6 cards of its hand. If none is Red, it loses 1 Helium. Put them back in the same order.
red_rising-pad-returned-psychologist = { $card }: at the end of the game its hand counts as a third of its size, rounded down.
red_rising-pad-returned-roque = { $card }: look at the top 6 cards of its hand, shuffle them and put them back on top.
red_rising-pad-its-cards = Turn over its hand: tap its cards, or count them below
red_rising-pad-acceptable = How many of its cards are { $word }?
red_rising-pad-unacceptable = How many of its cards are not { $word }?
red_rising-pad-won = You win, { $mine } to { $its }!
red_rising-pad-lost = The Automa wins, { $its } to { $mine }.
red_rising-pad-tie-token = The scores are equal: the Sovereign token decides.
red_rising-pad-shared = The scores are equal and nobody has the Sovereign token: you share the victory.
red_rising-pad-cards = Your Automa cards
red_rising-pad-cards-help = Our data comes from one public copy of the 22 cards, and one row of it was reconstructed. If you have the box, you can put it right.
red_rising-pad-cards-found = Tap every card that is in your box exactly like this
red_rising-pad-cards-instead = Not in your box: what does your card say instead?
red_rising-pad-cards-file = Result
red_rising-pad-cards-same = All 22 cards are as in your box.
red_rising-pad-cards-other = Cards that your box has otherwise: { $count }
red_rising-pad-cards-save = Save the corrected data file


## The guided first match

red_rising-lesson-hand = These five characters are what scores in the end. Nothing else has to be collected: only exchanged for something better.
red_rising-lesson-lead = Choose a card to lay on a location, then take another one from elsewhere: that is a whole turn.
red_rising-lesson-alone = You play against the Automa, which follows its own cards. Beat its score with your hand of characters.
