### Goblins, Inc. op de tafel in de browser: de woorden van het bord en van de uitleg bij een eerste partij.

## Vragen die met de hand beantwoord worden

table-goblins-inc-ask-lay = { $tile }: waar leg je die?
table-goblins-inc-help-lay = Draai de tegel met de knop, het wiel of R en tik op een vak of sleep hem daarheen. Een doorgetrokken rand houdt: metaal komt op metaal dat aan de cockpit hangt. Wat er aan het eind niet aan hangt, valt eraf. Je andere tegels kun je alvast intekenen; ze worden gelegd zodra ze aan de beurt zijn. Tot iedereen klaar is, kun je tegels van deze beurt terugnemen.
table-goblins-inc-ask-drive = Hoe draai je, en welke kant van de vijand val je aan?
table-goblins-inc-help-drive = Sturen: de gekozen kant komt vooraan, en alleen pijlen die daarheen wijzen, vuren; de knop zegt hoeveel dobbelstenen dat geeft. Richten: de kant van de vijand die je aanvalt, nadat beide robots gedraaid zijn. De stippen op een knop zijn de motoren die nodig zijn. Een robot die niet draait, raakt oververhit en gooit één dobbelsteen minder. Heb je te weinig motoren, dan draai je niet, val je de voorkant aan, raak je oververhit en houd je geen motor over.
table-goblins-inc-help-use = Sabotage, Ducttape en Hijskraan gebruik je vóór de worp, Nitro, Noodgeval en Doelzoeker erna, Dynamiet bij het leggen van je dobbelstenen. Bekijk de kaart van dichtbij om te lezen wat ze doet.
table-goblins-inc-ask-tape = Welke tegel krijgt het fiche?
table-goblins-inc-ask-lift = Welke tegel tilt de Hijskraan op?
table-goblins-inc-ask-put = { $tile }: waar zet de Hijskraan die neer?
table-goblins-inc-help-order = Elke dobbelsteen treft de eerste tegel van zijn rij, gezien vanaf de aangevallen kant. Wat niet meer aan de cockpit hangt, valt er meteen af; daarom is de volgorde van belang. Lege dobbelstenen vallen weg. Tik de dobbelstenen aan in de volgorde die je wilt, en sla toe.

## De werkplaats

table-goblins-inc-turn = Draaien
table-goblins-inc-loose = los
table-goblins-inc-square = Vak { $square }
table-goblins-inc-square-holds = Vak { $square }, houdt
table-goblins-inc-cockpit = Cockpit, goblins: { $count }
table-goblins-inc-token = Fiche op { $squares }
table-goblins-inc-arrows = Pijlen naar voren: { $front } van { $all }
table-goblins-inc-engines = Motoren
table-goblins-inc-shields = Verdedigingsfiches

## Het gevecht

table-goblins-inc-steer = Sturen
table-goblins-inc-aim = Richten
table-goblins-inc-lever = Hendel om!
table-goblins-inc-locked = Staat vast
table-goblins-inc-spent = Motoren: { $spent } van { $engines }
table-goblins-inc-overspent = Te weinig motoren: geen draai, aanval van voren, oververhit
table-goblins-inc-strike = Sla toe!
table-goblins-inc-order-hint = Tik de dobbelstenen aan in de volgorde waarin ze treffen.
table-goblins-inc-miss = mis
table-goblins-inc-scrap = Schroothoop: tegels { $tiles }, fiches { $tokens }, goblins { $goblins }
table-goblins-inc-scrap-empty = Nog niets kwijt
table-goblins-inc-skip = Overslaan

## Agenda’s en punten

table-goblins-inc-note-own = bij jou over
table-goblins-inc-note-enemy = vijand kwijt
table-goblins-inc-note-won = als je wint
table-goblins-inc-note-lost = als je verliest
table-goblins-inc-note-bet = een gok
table-goblins-inc-payday = Betaaldag
table-goblins-inc-victory = Overwinning
table-goblins-inc-earned = Verdiend
table-goblins-inc-gain = Als het gevecht nu voorbij was

## Uitleg bij een eerste partij

table-goblins-inc-coach-begin = Twee teams bouwen elk een robot en schieten op elkaar. Je scoort alleen, voor goblins die in een winnende robot overblijven en voor geheime agenda’s: de meeste punten winnen.
table-goblins-inc-coach-pass-on = Twee van deze tegels gaan naar de robot van de vijand. Houd wat vuurt en wat bijeenhoudt, en geef door wat je agenda’s graag kapot zien.
table-goblins-inc-coach-lay = Elke tegel moet met metaal aan de cockpit hangen, anders valt hij er voor het gevecht af. Laat een paar wapens naar voren wijzen en een paar opzij, zodat draaien loont, en leg bepantsering zo dat ze ook een buur dekt.
table-goblins-inc-coach-keep = Houd de vier die passen: de groene willen je eigen robot heel, de oranje die van de vijand aan stukken. Het getal is wat een kaart nu zou opleveren.
table-goblins-inc-coach-bet-on = Vier punten als je raadt hoe het gevecht afloopt. Niemand ziet je gok, en je mag hem best een handje helpen.
table-goblins-inc-coach-drive = Draai de kant met de meeste wapens naar voren en richt waar de vijand geen fiches heeft. Wie niet draait, raakt oververhit en gooit één dobbelsteen minder; motoren die je overhoudt, helpen een tactiekkaart te winnen.
table-goblins-inc-coach-pick = Beide teams kiezen in het geheim een kaart. Willen jullie dezelfde, dan krijgt het team met de meeste ongebruikte motoren haar; de tweede keus is dus soms de veilige.
table-goblins-inc-coach-use = Met je kaart mag je dit één keer doen. Je mag het laten, maar daar is zelden reden toe.
table-goblins-inc-coach-order = Dobbelstenen treffen na elkaar, en de volgende raakt wat dan vooraan staat. Open een rij met de eerste en gebruik hetzelfde getal nog eens, of hak een tegel af die andere vasthoudt.
table-goblins-inc-coach-token = Een fiche vangt de treffer op voor elke tegel eronder. Geef het fiche op dat dekt wat je het best kunt missen.
