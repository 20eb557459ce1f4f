### Het bord van Red Rising in de browser.

table-red-rising-core = basiswaarde { $core }
table-red-rising-now = Nu waard: { $points }
table-red-rising-offer = In je hand: { $change }
table-red-rising-cost = Zonder deze kaart: { $change }
table-red-rising-total = Stand nu
table-red-rising-house = Huis { $house }
table-red-rising-neutral = Neutraal huis
table-red-rising-first = Eerste speler
table-red-rising-held = Kaarten in de hand: { $count }
table-red-rising-die = Rising-dobbelsteen
table-red-rising-all-cards = { $location }, alle kaarten: { $count }
table-red-rising-taken = Hier weggegaan:
table-red-rising-barred = Hier heb je deze beurt ingezet
table-red-rising-more = Meer over de spelers
table-red-rising-luna-card = Lunabonuskaart, alleen voor de Automa
table-red-rising-word =
    { $word ->
        [odd] Oneven kaarten { $good } punten, even { $bad }
       *[even] Even kaarten { $good } punten, oneven { $bad }
    }
table-red-rising-procession = De laatste beurt van de Automa
table-red-rising-automa-deploys = { $cards } wordt ingezet { $onto }.
table-red-rising-automa-deploys-by = { $cards } wordt ingezet { $onto }, bij { $letter }.
table-red-rising-automa-no-deck = De stapel is leeg: er wordt niets ingezet.

## Voor wie het voor het eerst speelt

table-red-rising-coach-begin = Uiteindelijk levert je hand de punten op, dus ruil zwakke personages steeds voor personages die bij elkaar passen. Helium, je schip, invloed en het Soevereinfiche brengen ook punten op en bepalen samen wanneer het afgelopen is.
table-red-rising-coach-worth = Het getal onder aan elke kaart is wat ze nu oplevert; groene regels tellen al, grijze nog niet. Bekijk een kaart van dichtbij om te zien waarom.
table-red-rising-coach-end = Het spel eindigt als één speler op twee van deze drie meters 7 heeft bereikt, of als alle drie door wie dan ook zijn bereikt. Let op wie er dichtbij is.
table-red-rising-coach-token = Het Soevereinfiche is aan het eind 10 punten waard voor wie het heeft. Telkens als je het verkrijgt, doet je huis iets voor je.
table-red-rising-coach-automa = De Automa onthult twee kaarten per beurt en doet precies wat erop staat. Hier volg je elke stap: waar hij inzet, wat hij neemt en wat hij ervoor krijgt.
table-red-rising-coach-last = Het einde is ingezet: iedereen speelt deze ronde uit. Begin aan niets wat dan nog niets oplevert.
table-red-rising-coach-lead = Zet het personage in dat je hand het best kan missen, liefst waar het vermogen iets doet. Of verken: je houdt je hand en krijgt toch een bonus.
table-red-rising-coach-act = Je hebt geen kaarten, dus leiden is gewoon een kaart nemen. Dat is bijna altijd beter dan verkennen.
table-red-rising-coach-deploy-to = De kaart komt hier bovenop en je kunt hier deze beurt niets meer nemen. Kies dus een locatie waarvan je de bovenste kaart niet wilt, tenzij het vermogen iets anders vraagt.
table-red-rising-coach-gain-from = Je krijgt de bovenste kaart en de bonus eronder. Het groene getal is wat de kaart je hand nu zou opleveren.
table-red-rising-coach-place-at = Leg haar waar jij er iets aan hebt: bij verkennen op een locatie met de bonus die je wilt, of over een kaart die anderen goed van pas komt.
table-red-rising-coach-move = Verplaatsen zet geen vermogen in werking. Leg bloot wat je wilt nemen, of bedek wat een ander wil.
table-red-rising-coach-source = Het vermogen werkt op de bovenste kaart van die locatie. Bedenk wat er daarna bovenop ligt: misschien neem jij daar zo een kaart.
table-red-rising-coach-banish = Een verbannen kaart is weg, behalve voor een paar personages. Ruim op wat anderen helpt, of leg iets bloot voor jezelf.
table-red-rising-coach-face = Je mag de bonus zelf kiezen. Neem wat je dichter bij 7 brengt, of waar je kaarten om vragen.
table-red-rising-coach-take-here = Deze kaart krijg je erbij: je verkrijgstap volgt nog, tenzij het anders gezegd wordt. Neem de kaart waar je hand het meest aan heeft.
table-red-rising-coach-deploy-here = De gekozen blauwe kaart gaat naar Jupiter en haar vermogen treedt in werking, alsof je haar zelf had ingezet.
table-red-rising-coach-pull = Je mag nemen wat je verschuift, maar dan eindigt je beurt zonder bonus. Kies iets wat je graag zou hebben.
table-red-rising-coach-may-take = Neem je haar, dan eindigt je beurt: geen andere kaart, geen bonus. Vergelijk haar met wat je van de locaties kunt verkrijgen.
table-red-rising-coach-take-banished = Elk van deze kaarten kan terug naar je hand. Zoek de partner waar een van je kaarten op wacht.
table-red-rising-coach-return = Wat boven op de stapel gaat, komt er als eerste weer uit; wat eronder gaat, is zo goed als weg.
table-red-rising-coach-order = Alleen de volgorde is aan jou. Wat hoger ligt, is makkelijker te pakken.
table-red-rising-coach-offer = Je geeft een kaart op voor een betere. Dat loont als de kaart die je kwijtraakt weinig oplevert; het hoeft niet.
table-red-rising-coach-banish-own = Een kaart van jou moet weg. Laat het de kaart zijn die je totaal het minst mist; bekijk haar van dichtbij om te zien wat ze kost.
table-red-rising-coach-opponent = Bedenk wie er voorstaat: de meters zijn voor iedereen te zien, net als hoeveel kaarten iemand heeft.
table-red-rising-coach-show = Onthullen kost je alleen een geheim: de anderen weten dan dat je deze kaarten hebt.
table-red-rising-coach-block-theft = Onthul een van deze kaarten en je verliest niets; de onthulde kaart blijft van jou. Er is zelden een reden om het te laten.
table-red-rising-coach-block-sovereign = Je houdt het fiche als je deze kaart opgeeft voor een onbekende. Vergelijk haar punten met de 10 van het fiche.
table-red-rising-coach-prize = Een schip levert bij elke stap meer op, invloed naar rang, helium 3 punten per fiche. Neem waar je kaarten of de meters om vragen.
table-red-rising-coach-trade = Het een voor het ander, als je wilt. Kijk wat je kaarten tellen en welke meter bijna op 7 staat.
table-red-rising-coach-choice = Beide mag. Kijk eerst naar de kaart waar het om gaat: wat ze jou oplevert, en wat de volgende speler.
table-red-rising-coach-name = Tel de kleuren die je ziet: wat nog nauwelijks is verschenen, zit nog in de stapel.
table-red-rising-coach-lay-down = Alleen jij weet wat daar ligt. Een goede gedekte kaart wacht op je, een slechte bederft een locatie.
table-red-rising-coach-ability = Voordat de punten geteld worden, treden deze vermogens in werking, in jouw volgorde. Begin met die waarmee je kaarten pakt waar anderen iets aan hebben.
