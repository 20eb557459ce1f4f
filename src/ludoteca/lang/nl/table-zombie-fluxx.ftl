### De tafel van Zombie Fluxx in de browser, en wat de coach zegt in een eerste partij.

table-zombie-fluxx-new = nieuw
table-zombie-fluxx-used = deze beurt al gebruikt
table-zombie-fluxx-off = werkt niet
table-zombie-fluxx-dead = nu een zombie
table-zombie-fluxx-boss = Baas
table-zombie-fluxx-asleep = slapen
table-zombie-fluxx-blocked = Larry blokkeert
table-zombie-fluxx-turn = Beurt { $turn }
table-zombie-fluxx-again = Nog een beurt
table-zombie-fluxx-hand =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
table-zombie-fluxx-zombies =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }
table-zombie-fluxx-claims = Meer dan één zou kunnen winnen: het spel gaat door.
table-zombie-fluxx-joining =
    { $count ->
        [one] Na deze beurt doet { $count } speler mee.
       *[other] Na deze beurt doen { $count } spelers mee.
    }
table-zombie-fluxx-groan = Herrrsenen…
table-zombie-fluxx-blam = KNAL!
table-zombie-fluxx-traded = Handen geruild

## De coach

table-zombie-fluxx-coach-begin = Het doel en de regels veranderen steeds: wie heeft wat het doel vraagt, wint meteen. Verzamel Keepers en pas op voor zombies.
table-zombie-fluxx-coach-goal = Er is een doel in het spel, en het geldt voor iedereen. De stippen ernaast laten zien hoe ver elke speler is.
table-zombie-fluxx-coach-rules = Een regel op het bord geldt meteen voor iedereen. Een nieuwe van dezelfde soort komt ervoor in de plaats.
table-zombie-fluxx-coach-creeper = Er is een zombie bij je gekomen, en je kreeg er een andere kaart voor. Bij de meeste doelen wint niemand die zombies heeft.
table-zombie-fluxx-coach-ungoal = Overwinning van de zombies komt op de plaats van een doel: komt het uit, dan verliest iedereen. Raak zombies kwijt of speel een ander doel.
table-zombie-fluxx-coach-move = Je hebt al getrokken; nu moet je spelen. Een Keeper is bijna altijd goed, en een doel speel je het best als je al hebt wat het vraagt.
table-zombie-fluxx-coach-kill = De meeste zombies zijn dan weg, maar een trio gaat naar een buur en je duo’s rennen naar een ander. Begin met de zombie die je overwinning in de weg staat.
table-zombie-fluxx-coach-flee-to = Je duo vlucht weg. Stuur het naar wie het dichtst bij de overwinning is.
table-zombie-fluxx-coach-lure = Je mag een van je zombies naar een speler met lokaas sturen. Neem de kaart met de meeste zombies.
table-zombie-fluxx-coach-lure-to = Stuur de zombie naar wie het dichtst bij de overwinning is.
table-zombie-fluxx-coach-discard-goal = Eén doel moet weg. Houd het doel dat jou helpt en niemand anders.
table-zombie-fluxx-coach-repel-to = Je spray verjaagt elke zombie. Stuur hem naar wie het dichtst bij de overwinning is.
table-zombie-fluxx-coach-keep-to-limit = Een handlimiet geldt voor iedereen die niet aan de beurt is. Houd wat het doel vraagt, en acties die je gauw wilt spelen.
table-zombie-fluxx-coach-groan = Wie een zombie krijgt en niet kreunt, verliest een willekeurige kaart. Kreun dus maar.
table-zombie-fluxx-coach-call-draw = Deze partij duurt erg lang. Wil meer dan de helft van de spelers het, dan eindigt ze gelijk.
table-zombie-fluxx-coach-play-drawn = Je hand ligt even opzij. Speel deze kaarten in de handigste volgorde: de eerste wordt helemaal uitgevoerd voor de tweede komt.
table-zombie-fluxx-coach-give = Iedereen krijgt een van deze kaarten, jij als laatste. Geef weg wat de anderen het minst helpt.
table-zombie-fluxx-coach-own-keeper = Je ruilt een Keeper van jezelf voor een andere. Geef er een die het doel niet vraagt.
table-zombie-fluxx-coach-keeper = Kijk naar het doel: neem wat je mist, of wat een ander dicht bij de overwinning brengt.
table-zombie-fluxx-coach-new-rule = De regel gaat weg, en wat er eerst was, geldt weer. Kies een regel die de anderen meer helpt dan jou.
table-zombie-fluxx-coach-new-rules = Je mag tot de helft van de regels weghalen. Houd de regels die jou helpen.
table-zombie-fluxx-coach-play-again = Elke actie of nieuwe regel uit de aflegstapel mag je nog een keer spelen.
table-zombie-fluxx-coach-opponent = Kijk wat het je oplevert: hoeveel kaarten iemand in de hand heeft, en hoeveel zombies er voor iemand liggen.
table-zombie-fluxx-coach-tax = Je moet één kaart geven. Kies er een die niemand bij het doel helpt.
table-zombie-fluxx-coach-zombie = Kijk wie dicht bij de overwinning is, en welke zombies er voor die speler liggen.
table-zombie-fluxx-coach-lose-keeper = Jij hebt de meeste zombies, dus ze eten een Keeper op. Doe er een weg die het doel niet vraagt.
table-zombie-fluxx-coach-side = Alle zombies schuiven één plaats op. Kijk van wie jij ze zou krijgen.
