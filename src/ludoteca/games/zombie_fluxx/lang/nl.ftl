### Zombie Fluxx. De termen en kaartnamen zijn die van NAMES.json.

zombie_fluxx-title = Zombie Fluxx

## Kaarten

zombie_fluxx-card-basic-rules = Basisregels
zombie_fluxx-card-draw-2 = Trek 2
zombie_fluxx-card-draw-3 = Trek 3
zombie_fluxx-card-draw-4 = Trek 4
zombie_fluxx-card-draw-5 = Trek 5
zombie_fluxx-card-play-2 = Speel 2
zombie_fluxx-card-play-3 = Speel 3
zombie_fluxx-card-play-4 = Speel 4
zombie_fluxx-card-play-all = Speel alles
zombie_fluxx-card-hand-limit-0 = Handlimiet 0
zombie_fluxx-card-hand-limit-1 = Handlimiet 1
zombie_fluxx-card-hand-limit-2 = Handlimiet 2
zombie_fluxx-card-hand-limit-3 = Handlimiet 3
zombie_fluxx-card-double-agenda = Dubbele agenda
zombie_fluxx-card-no-hand-bonus = Legehandbonus
zombie_fluxx-card-zombie-season = Zombieseizoen
zombie_fluxx-card-weapon-bonus = Wapenbonus
zombie_fluxx-card-dead-friends = Dode vrienden
zombie_fluxx-card-zombie-boss = Zombiebaas
zombie_fluxx-card-adrenaline-bonus = Adrenalinebonus
zombie_fluxx-card-eradication-bonus = Uitroeibonus
zombie_fluxx-card-look-over-there = Kijk, daar!
zombie_fluxx-card-groaning-required = Kreunen verplicht
zombie_fluxx-card-its-not-working = Het werkt niet!
zombie_fluxx-card-zombies-aint-so-bad = Zombies vallen best mee
zombie_fluxx-card-draw-2-and-use-em = Trek 2 en gebruik ze
zombie_fluxx-card-draw-3-play-2-of-them = Trek 3, speel er 2
zombie_fluxx-card-discard-and-draw = Leg af en trek
zombie_fluxx-card-everybody-gets-1 = Iedereen krijgt er 1
zombie_fluxx-card-exchange-keepers = Ruil Keepers
zombie_fluxx-card-steal-a-keeper = Steel een Keeper
zombie_fluxx-card-trash-a-keeper = Gooi een Keeper weg
zombie_fluxx-card-trash-a-new-rule = Schrap een nieuwe regel
zombie_fluxx-card-rules-reset = Regels resetten
zombie_fluxx-card-lets-simplify = Laten we vereenvoudigen
zombie_fluxx-card-lets-do-that-again = Nog een keer!
zombie_fluxx-card-take-another-turn = Neem nog een beurt
zombie_fluxx-card-trade-hands = Ruil handen
zombie_fluxx-card-taxation = Belasting
zombie_fluxx-card-use-what-you-take = Gebruik wat je pakt
zombie_fluxx-card-return-of-the-dead = Terugkeer van de doden
zombie_fluxx-card-no-zombies = Geen zombies
zombie_fluxx-card-and-stay-dead = ...En blijf dood!
zombie_fluxx-card-out-of-ammo = Munitie op
zombie_fluxx-card-eaten-by-zombies = Opgegeten door zombies
zombie_fluxx-card-hey-over-here = Hé, hierheen!
zombie_fluxx-card-zombie-jamboree = Zombiefeest
zombie_fluxx-card-lets-shamble = Aan de schuifel!
zombie_fluxx-card-brains = Hersenen
zombie_fluxx-card-friend-woman = Een vriendin
zombie_fluxx-card-friend-man = Een vriend
zombie_fluxx-card-donuts = Donuts
zombie_fluxx-card-sandwiches = Broodjes
zombie_fluxx-card-coffee = Koffie
zombie_fluxx-card-shovel = De schop
zombie_fluxx-card-lumber = Planken
zombie_fluxx-card-chainsaw = De kettingzaag
zombie_fluxx-card-can-of-gasoline = Jerrycan benzine
zombie_fluxx-card-baseball-bat = Honkbalknuppel
zombie_fluxx-card-car = De auto
zombie_fluxx-card-shotgun = Het jachtgeweer
zombie_fluxx-card-zombie-repellent = Zombiespray
zombie_fluxx-card-sonic-tranquilizer = Sonische verdover
zombie_fluxx-card-zombie = Zombie
zombie_fluxx-card-zombie-pair = Zombieduo
zombie_fluxx-card-zombie-trio-left = Zombietrio (pijl links)
zombie_fluxx-card-zombie-trio-right = Zombietrio (pijl rechts)
zombie_fluxx-card-zombie-quartet = Zombiekwartet
zombie_fluxx-card-larry = Larry de zombie
zombie_fluxx-card-donuts-with-coffee = Donuts met koffie
zombie_fluxx-card-zombie-baseball-team = Zombiehonkbalteam
zombie_fluxx-card-four-three-two-one = 4, 3, 2, 1
zombie_fluxx-card-ill-hold-em-off = Ik hou ze tegen
zombie_fluxx-card-i-alone-survived = Alleen ik overleefde
zombie_fluxx-card-zombie-food = Zombievoer
zombie_fluxx-card-arsenal = Arsenaal
zombie_fluxx-card-getaway-driver = Vluchtchauffeur
zombie_fluxx-card-barricade-the-windows = Barricadeer de ramen
zombie_fluxx-card-were-all-all-right = We zijn allemaal in orde
zombie_fluxx-card-hit-the-gas = Plankgas
zombie_fluxx-card-shotgun-goal = Ik zit voorin!
zombie_fluxx-card-food-for-thought = Stof tot nadenken
zombie_fluxx-card-brain-sandwiches = Broodjes hersenen
zombie_fluxx-card-brain-baseball = Hersenhonkbal
zombie_fluxx-card-breakfast-and-lunch = Ontbijt en lunch
zombie_fluxx-card-provisions = Proviand
zombie_fluxx-card-food-and-gas = Eten en benzine
zombie_fluxx-card-we-need-firewood = We hebben brandhout nodig
zombie_fluxx-card-they-fear-fire = Ze zijn bang voor vuur
zombie_fluxx-card-whats-in-the-toolshed = Wat ligt er in de schuur?
zombie_fluxx-card-zombie-victory = Overwinning van de zombies

## De letter van elke soort kaart, naast de kleur; ze moeten van elkaar verschillen.

zombie_fluxx-letter-basic-rules = { zombie_fluxx-letter-new-rule }
zombie_fluxx-letter-new-rule = R
zombie_fluxx-letter-goal = D
zombie_fluxx-letter-keeper = K
zombie_fluxx-letter-action = A
zombie_fluxx-letter-creeper = C
zombie_fluxx-letter-ungoal = X
zombie_fluxx-legend = R regel  D doel  K Keeper  A actie  C Creeper  X antidoel

## Wat een kaart doet: regels

zombie_fluxx-about-basic-rules = Trek één kaart, speel één kaart. Dat geldt van begin tot eind, tenzij een nieuwe regel het vervangt.
zombie_fluxx-about-draw =
    { $number ->
        [one] Iedereen trekt in zijn beurt { $number } kaart.
       *[other] Iedereen trekt in zijn beurt { $number } kaarten.
    } Wie deze beurt minder heeft getrokken, vult meteen aan. Vervangt de vorige trekregel.
zombie_fluxx-about-play =
    { $number ->
        [one] Iedereen speelt in zijn beurt { $number } kaart.
       *[other] Iedereen speelt in zijn beurt { $number } kaarten.
    } Dat geldt meteen en vervangt de vorige speelregel.
zombie_fluxx-about-play-all = Iedereen speelt in zijn beurt tot de hand leeg is. Vervangt de vorige speelregel.
zombie_fluxx-about-hand-limit =
    { $number ->
        [0] Buiten de eigen beurt houdt niemand kaarten in de hand.
        [one] Buiten de eigen beurt houdt niemand meer dan { $number } kaart in de hand.
       *[other] Buiten de eigen beurt houdt niemand meer dan { $number } kaarten in de hand.
    } De anderen leggen meteen af, de actieve speler aan het eind van de beurt. Vervangt de vorige handlimiet.
zombie_fluxx-about-adrenaline-bonus = Wie minstens één zombie heeft, trekt een kaart meer en speelt een kaart meer.
zombie_fluxx-about-dead-friends = Vrienden in het spel worden zombies: geen Keepers, geen lokaas, geen hulp bij doelen. { $dead_friends_first ->
        [own_zombies] Van je eigen zombies moet je je dode vrienden het eerst uitschakelen.
       *[every_kill] Je eigen dode vrienden moet je vóór elke andere zombie uitschakelen.
    }
zombie_fluxx-about-double-agenda = Er mogen twee doelen tegelijk in het spel zijn, en elk van beide wint. Als deze regel verdwijnt, verdwijnt ook een doel.
zombie_fluxx-about-eradication-bonus = { $eradication_bonus ->
        [each_kill] Schakel in je beurt een eigen zombie uit en trek een kaart.
       *[last_zombie] Schakel in je beurt een eigen zombie uit zodat je er geen meer hebt, en trek een kaart.
    }
zombie_fluxx-about-groaning-required = { $groaning ->
        [asked] Wie een zombie krijgt, moet kreunen of laat iedereen zijn hand zien.
       *[automatic] Wie een zombie krijgt, moet kreunen.
    }
zombie_fluxx-about-its-not-working = Zombiespray en Sonische verdover hebben geen kracht. Het blijven Keepers.
zombie_fluxx-about-look-over-there = Gratis actie, één keer per beurt: verplaats een van je zombiekaarten naar een speler met lokaas in het spel.
zombie_fluxx-about-no-hand-bonus = Begin je je beurt met een lege hand, dan trek je eerst drie extra kaarten.
zombie_fluxx-about-weapon-bonus = Gratis actie: elk van je Keepers met een wapensymbool mag één keer per beurt een eigen zombiekaart uitschakelen.
zombie_fluxx-about-zombie-boss = De enige speler met de meeste zombies trekt een kaart meer, wordt door Opgegeten door zombies overgeslagen en wint als Overwinning van de zombies uitkomt.
zombie_fluxx-about-zombie-season = Gratis actie, één keer per beurt: schakel een van je eigen zombiekaarten uit.
zombie_fluxx-about-zombies-aint-so-bad = Doelen die zombies verbieden, doen dat niet meer, behalve Alleen ik overleefde. Larry blokkeert zoals altijd.

## Wat een kaart doet: acties

zombie_fluxx-about-and-stay-dead = Leg één zombiekaart van een willekeurige speler af. Ze wordt niet uitgeschakeld, verder gebeurt er niets mee.
zombie_fluxx-about-discard-and-draw = Leg je hele hand af en trek evenveel kaarten.
zombie_fluxx-about-draw-2-and-use-em = Leg je hand opzij, trek twee kaarten en speel ze allebei.
zombie_fluxx-about-draw-3-play-2-of-them = Leg je hand opzij, trek drie kaarten, speel er twee en leg de derde af.
zombie_fluxx-about-eaten-by-zombies = Wie de meeste zombies heeft, legt een eigen Keeper naar keuze af; bij gelijke stand ieder van hen. Een Zombiebaas wordt overgeslagen.
zombie_fluxx-about-everybody-gets-1 = Trek één kaart per speler, bekijk ze en geef iedereen er één, jezelf ook.
zombie_fluxx-about-exchange-keepers = Ruil een van je Keepers voor een Keeper van een andere speler. Kan dat niet, dan gebeurt er niets.
zombie_fluxx-about-hey-over-here = Neem alle zombiekaarten van één tegenstander. Met twee spelers neem je één kaart.
zombie_fluxx-about-lets-do-that-again = Neem een actie of een nieuwe regel uit de aflegstapel en speel die.
zombie_fluxx-about-lets-shamble = Noem een kant: iedereen geeft alle zombiekaarten door aan de buur aan die kant.
zombie_fluxx-about-lets-simplify = Leg nieuwe regels naar keuze af: { $simplify_rounding ->
        [up] minstens één, hoogstens de helft, naar boven afgerond.
       *[down] minstens één, hoogstens de helft.
    }
zombie_fluxx-about-no-zombies = Leg alle zombiekaarten in het spel af. Ze worden niet uitgeschakeld.
zombie_fluxx-about-out-of-ammo = Het jachtgeweer in het spel wordt afgelegd, en De kettingzaag ook, tenzij de eigenaar in plaats daarvan de Jerrycan benzine kwijtraakt.
zombie_fluxx-about-return-of-the-dead = Schud de zombies uit de aflegstapel en deel ze één voor één uit, te beginnen bij je linkerbuur.
zombie_fluxx-about-rules-reset = Leg alle nieuwe regels in het spel af. Het doel blijft.
zombie_fluxx-about-steal-a-keeper = Neem een Keeper van een andere speler en leg die voor jezelf neer.
zombie_fluxx-about-take-another-turn = Na deze beurt heb je er nog een, maar nooit een derde op rij.
zombie_fluxx-about-taxation = Ieder ander met kaarten in de hand geeft je er één, naar eigen keuze.
zombie_fluxx-about-trade-hands = Ruil van hand met een tegenstander naar keuze, ook als een van de handen leeg is.
zombie_fluxx-about-trash-a-keeper = Leg een Keeper in het spel af, van wie dan ook; van jezelf als er geen andere is.
zombie_fluxx-about-trash-a-new-rule = Leg een nieuwe regel in het spel af.
zombie_fluxx-about-use-what-you-take = Neem een willekeurige kaart uit de hand van een tegenstander en speel die alsof ze van jou is.
zombie_fluxx-about-zombie-jamboree = Schud alle Keepers en zombiekaarten in het spel door elkaar en deel ze één voor één uit, te beginnen bij jezelf.

## Wat een kaart doet: Keepers, Creepers, doelen

zombie_fluxx-about-lure = Lokaas: met Kijk, daar! kunnen zombies naar de eigenaar worden gestuurd.
zombie_fluxx-about-friend = Een vriend en lokaas. Onder Dode vrienden is het een zombie.
zombie_fluxx-about-weapon = Heeft een wapensymbool: onder Wapenbonus schakelt het één keer per beurt een eigen zombiekaart uit.
zombie_fluxx-about-shotgun = Gratis actie, één keer per beurt: schakel één zombiekaart van een willekeurige speler uit. Het is een wapen zonder symbool.
zombie_fluxx-about-sonic-tranquilizer = Je zombies slapen, ook Larry: ze staan je overwinning niet in de weg. Doelen die zombies nodig hebben, tellen ze wel.
zombie_fluxx-about-zombie-repellent = Geen zombie blijft bij je: je stuurt ze stuk voor stuk naar een andere speler.
zombie_fluxx-about-wanted = { $about } Doelen die erom vragen: { $goals }.
zombie_fluxx-about-zombie = Komt te liggen voor wie hem trekt; die trekt een andere kaart in de plaats. Uitgeschakeld wordt hij afgelegd.
zombie_fluxx-about-zombie-pair = Telt als twee zombies. { $pairs_flee ->
        [own_zombies] Als je een andere zombiekaart van jezelf uitschakelt, vluchten
       *[any_kill] Als je een andere zombiekaart uitschakelt, vluchten
    } je duo’s naar tegenstanders die jij kiest. Uitgeschakeld wordt het afgelegd.
zombie_fluxx-about-zombie-trio-left = Telt als drie zombies. Uitgeschakeld gaat het naar de { $trio_passes_from ->
        [killer] linkerbuur van de speler die het uitschakelt.
       *[holder] linkerbuur van de speler voor wie het lag.
    }
zombie_fluxx-about-zombie-trio-right = Telt als drie zombies. Uitgeschakeld gaat het naar de { $trio_passes_from ->
        [killer] rechterbuur van de speler die het uitschakelt.
       *[holder] rechterbuur van de speler voor wie het lag.
    }
zombie_fluxx-about-zombie-quartet = Telt als vier zombies. Uitgeschakeld komt het boven op de trekstapel: de eerstvolgende die trekt, krijgt het.
zombie_fluxx-about-larry = Wie hem heeft, kan niet winnen. { $larry_moves ->
        [after_check] Telkens als de doelen veranderen, gaat hij naar de rechterbuur, zodra vaststaat dat niemand gewonnen heeft.
       *[before_check] Telkens als de doelen veranderen, gaat hij naar de rechterbuur.
    } Uitgeschakeld wordt hij afgelegd.
zombie_fluxx-about-goal = Wint voor wie dit in het spel heeft: { $needs }.
zombie_fluxx-about-ungoal = Komt op de plaats van een doel. Is dit allemaal zo, dan winnen de zombies en verliest iedereen: { $needs }.

## Wat doelen vragen

zombie_fluxx-need-friends =
    { $count ->
        [one] een vriend of vriendin
       *[other] { $count } vrienden
    }
zombie_fluxx-need-no-friend = geen vriend
zombie_fluxx-need-bursts =
    { $count ->
        [one] { $count } wapensymbool
       *[other] { $count } wapensymbolen
    }
zombie_fluxx-need-weapons =
    { $count ->
        [one] een wapen
       *[other] { $count } wapens
    }
zombie_fluxx-need-zombies =
    { $count ->
        [one] een zombie
       *[other] { $count } zombies
    }
zombie_fluxx-need-single = een gewone zombie
zombie_fluxx-need-pair = een duo
zombie_fluxx-need-trio = een trio
zombie_fluxx-need-quartet = een kwartet
zombie_fluxx-need-no-zombies = zonder zombies
zombie_fluxx-need-others-zombies = zombies bij alle anderen
zombie_fluxx-need-others-none = geen zombies bij anderen
zombie_fluxx-need-no-larry = geen Larry
zombie_fluxx-need-cards =
    { $count ->
        [one] { $count } zombiekaart in het spel
       *[other] { $count } zombiekaarten in het spel
    }
zombie_fluxx-need-each = een zombiekaart bij iedereen

## Vragen

zombie_fluxx-ask-move = Welke kaart speel je, of welke gratis actie gebruik je?
zombie_fluxx-help-move = Speel een kaart uit je hand; zolang je nog moet spelen, is dat verplicht. Kaarten in het spel die ook worden aangeboden, zijn gratis acties: ze kosten je geen kaart van je speelbeurt, elk kan één keer per beurt en niets ervan moet. Als je niets meer hoeft te spelen, mag je verdergaan.
zombie_fluxx-ask-kill = Welke zombie schakel je uit met { $card }?
zombie_fluxx-help-kill = Een gewone zombie, een duo of Larry wordt afgelegd; een trio gaat naar de buur die de pijl aanwijst; een kwartet komt boven op de trekstapel. Je andere duo’s vluchten naar tegenstanders. Je eigen dode vrienden komen eerst.
zombie_fluxx-ask-flee-to = Naar wie vlucht { $card }?
zombie_fluxx-help-flee-to = Je hebt een andere zombie uitgeschakeld, dus je duo’s rennen weg. Noem de tegenstander die het krijgt.
zombie_fluxx-ask-lure = Welke van je zombies lok je weg?
zombie_fluxx-help-lure = Kijk, daar! verplaatst een van je zombiekaarten naar een speler met lokaas in het spel: Hersenen, Koffie, Donuts, Broodjes of een levende vriend.
zombie_fluxx-ask-lure-to = Naar wie lok je { $card }?
zombie_fluxx-help-lure-to = Alleen spelers met lokaas in het spel kun je kiezen.
zombie_fluxx-ask-discard-goal = Welk doel leg je af?
zombie_fluxx-help-discard-goal = Er zijn meer doelen dan er mogen zijn: één moet weg, en jij kiest welk.
zombie_fluxx-ask-repel-to = Naar wie stuur je { $card }?
zombie_fluxx-help-repel-to = Je hebt Zombiespray: geen zombie blijft bij je. Noem de speler die deze krijgt.
zombie_fluxx-ask-keep-to-limit = Welke kaarten leg je af voor de handlimiet?
zombie_fluxx-help-keep-to-limit = Je hebt meer kaarten dan de handlimiet toestaat. Leg af wat te veel is, naar eigen keuze. Die kaarten hebben geen effect.
zombie_fluxx-ask-groan = Je hebt een zombie gekregen. Kreun je?
zombie_fluxx-help-groan = Kreunen verplicht is in het spel: wie een zombie krijgt en niet kreunt, laat iedereen zijn hand zien.
zombie_fluxx-ask-call-draw = De partij duurt erg lang. Wil je gelijkspel?
zombie_fluxx-help-call-draw = Na 300 beurten wordt het iedereen één keer per ronde gevraagd. Wil meer dan de helft van de spelers het, dan eindigt de partij gelijk.
zombie_fluxx-ask-play-drawn = Welke van de getrokken kaarten speel je?
zombie_fluxx-help-play-drawn = Je eigen hand ligt opzij. De kaart die je kiest wordt helemaal uitgevoerd voor de volgende komt. Dit alles telt als één gespeelde kaart.
zombie_fluxx-ask-give = Welke kaart geef je aan de volgende speler?
zombie_fluxx-help-give = Iedereen krijgt een van de getrokken kaarten: eerst je linkerbuur, dan met de klok mee, jij als laatste. Zijn het er te weinig, dan beslis jij wie niets krijgt.
zombie_fluxx-ask-own-keeper = Welke van je Keepers geef je weg?
zombie_fluxx-help-own-keeper = Je ruilt deze Keeper voor die van een andere speler, die je hierna kiest.
zombie_fluxx-ask-keeper = Welke Keeper kies je?
zombie_fluxx-help-keeper = Steel een Keeper en Ruil Keepers brengen hem naar jou, Gooi een Keeper weg legt hem af. Je moet er een kiezen.
zombie_fluxx-ask-new-rule = Welke nieuwe regel leg je af?
zombie_fluxx-help-new-rule = De regel geldt meteen niet meer. De basisregels kunnen niet weg.
zombie_fluxx-ask-new-rules = Welke nieuwe regels leg je af?
zombie_fluxx-help-new-rules = Kies er minstens één en hoogstens de helft van de nieuwe regels in het spel.
zombie_fluxx-ask-play-again = Welke kaart uit de aflegstapel speel je?
zombie_fluxx-help-play-again = Elke actie of nieuwe regel in de aflegstapel. Het telt als dezelfde gespeelde kaart.
zombie_fluxx-ask-opponent = Welke tegenstander kies je?
zombie_fluxx-help-opponent = Ruil handen verwisselt jullie handen, Gebruik wat je pakt neemt een willekeurige kaart van die speler, Hé, hierheen! neemt zijn zombies.
zombie_fluxx-ask-tax = Welke kaart geef je weg?
zombie_fluxx-help-tax = Belasting: je geeft één kaart uit je hand aan de actieve speler. Welke, kies je zelf.
zombie_fluxx-ask-zombie = Welke zombie kies je?
zombie_fluxx-help-zombie = ...En blijf dood! legt hem af, Hé, hierheen! brengt hem naar jou. Hij wordt niet uitgeschakeld.
zombie_fluxx-ask-lose-keeper = Welke van je Keepers wordt opgegeten?
zombie_fluxx-help-lose-keeper = Je hebt de meeste zombies, dus Opgegeten door zombies kost je een Keeper. Jij kiest welke wordt afgelegd.
zombie_fluxx-ask-side = Naar welke kant schuifelen de zombies?
zombie_fluxx-help-side = Iedereen geeft tegelijk alle zombiekaarten door aan de buur aan die kant.
zombie_fluxx-choice-go-on = Geen gratis actie, ga verder
zombie_fluxx-choice-nothing = Niets: deze speler krijgt geen kaart
zombie_fluxx-choice-left = Naar de linkerbuur
zombie_fluxx-choice-right = Naar de rechterbuur
zombie_fluxx-choice-groan = Kreunen
zombie_fluxx-choice-silent = Zwijgen
zombie_fluxx-choice-play-on = Doorspelen
zombie_fluxx-choice-draw = Gelijkspel

## Instellingen van de partij

zombie_fluxx-option-zombies-with = met zombies
zombie_fluxx-option-zombies-without = zonder zombies
zombie_fluxx-option-first-player-random = het lot bepaalt wie begint
zombie_fluxx-option-first-player-first-seat = de eerste plaats begint
zombie_fluxx-option-empty-hand-ends-plays = een lege hand beëindigt het spelen
zombie_fluxx-option-empty-hand-ends-turn = een lege hand beëindigt de beurt
zombie_fluxx-option-larry-moves-before-check = Larry gaat vóór de controle
zombie_fluxx-option-larry-moves-after-check = Larry gaat na de controle
zombie_fluxx-option-trio-passes-from-holder = trio’s gaan verder vanaf de bezitter
zombie_fluxx-option-trio-passes-from-killer = trio’s gaan verder vanaf de schutter
zombie_fluxx-option-pairs-flee-any-kill = duo’s vluchten bij elke uitschakeling
zombie_fluxx-option-pairs-flee-own-zombies = duo’s vluchten bij uitschakeling van eigen zombies
zombie_fluxx-option-eradication-bonus-last-zombie = Uitroeibonus voor de laatste zombie
zombie_fluxx-option-eradication-bonus-each-kill = Uitroeibonus voor elke uitschakeling
zombie_fluxx-option-dead-friends-first-every-kill = dode vrienden gaan altijd voor
zombie_fluxx-option-dead-friends-first-own-zombies = dode vrienden gaan voor eigen zombies
zombie_fluxx-option-simplify-rounding-down = Laten we vereenvoudigen rondt naar beneden af
zombie_fluxx-option-simplify-rounding-up = Laten we vereenvoudigen rondt naar boven af
zombie_fluxx-option-groaning-automatic = het programma kreunt
zombie_fluxx-option-groaning-asked = spelers kreunen zelf

## Wat er gebeurde

zombie_fluxx-event-turn =
    { $who ->
        [me] Beurt { $turn }: jij bent aan de beurt.
       *[other] Beurt { $turn }: { $player }.
    }
zombie_fluxx-event-drew-cards =
    { $who ->
        [me] Je trekt { $cards }
       *[other] { $player } trekt { $cards }
    }
zombie_fluxx-event-drew =
    { $count ->
        [one] { $player } trekt { $count } kaart.
       *[other] { $player } trekt { $count } kaarten.
    }
zombie_fluxx-event-creeper =
    { $who ->
        [me] Je komt bij het trekken een zombie tegen: { $cards }
       *[other] { $player } komt bij het trekken een zombie tegen: { $cards }
    }
zombie_fluxx-event-played =
    { $who ->
        [me] Je speelt { $cards }
       *[other] { $player } speelt { $cards }
    }
zombie_fluxx-event-replaced = { $by } vervangt { $cards }
zombie_fluxx-event-killed =
    { $who ->
        [me] Je schakelt { $cards }
       *[other] { $player } schakelt { $cards }
    } { $of ->
        [own] uit met { $with }
        [me] (voor jou) uit met { $with }
       *[other] (voor { $owner }) uit met { $with }
    }
zombie_fluxx-event-fled =
    { $who ->
        [me] { $cards } vlucht naar jou.
       *[other] { $cards } vlucht naar { $player }.
    }
zombie_fluxx-event-passed-on =
    { $who ->
        [me] { $cards } gaat door naar jou.
       *[other] { $cards } gaat door naar { $player }.
    }
zombie_fluxx-event-repelled =
    { $who ->
        [me] { $cards } wordt verjaagd en komt naar jou.
       *[other] { $cards } wordt verjaagd en gaat naar { $player }.
    }
zombie_fluxx-event-lured =
    { $who ->
        [me] { $cards } wordt weggelokt naar jou.
       *[other] { $cards } wordt weggelokt naar { $player }.
    }
zombie_fluxx-event-larry-moved =
    { $who ->
        [me] Het doel is veranderd: Larry komt naar jou.
       *[other] Het doel is veranderd: Larry gaat naar { $player }.
    }
zombie_fluxx-event-joined =
    { $who ->
        [me] Je doet mee.
       *[other] { $player } doet mee.
    }
zombie_fluxx-event-groaned =
    { $who ->
        [me] Je kreunt: “Herrrsenen…”
       *[other] { $player } kreunt: “Herrrsenen…”
    }
zombie_fluxx-event-silent =
    { $who ->
        [me] Je zwijgt en laat je hand zien: { $cards }
       *[other] { $player } zwijgt en laat de hand zien: { $cards }
    }
zombie_fluxx-event-silent-bare =
    { $who ->
        [me] Je zwijgt, maar je hand is leeg.
       *[other] { $player } zwijgt, maar de hand is leeg.
    }
zombie_fluxx-event-laid-off =
    { $who ->
        [me] Je legt af voor de handlimiet: { $cards }
       *[other] { $player } legt af voor de handlimiet: { $cards }
    }
zombie_fluxx-event-traded = Handen geruild: { $player } en { $other }.
zombie_fluxx-event-reshuffled = De aflegstapel wordt geschud en is de nieuwe trekstapel.
zombie_fluxx-event-won =
    { $who ->
        [me] Je hebt gewonnen: alleen jij vervult het doel!
       *[other] Alleen { $player } vervult het doel en wint!
    }
zombie_fluxx-event-zombies = De zombies winnen: iedereen verliest.
zombie_fluxx-event-draw = De partij eindigt gelijk.
zombie_fluxx-event-discarded = Afgelegd: { $cards }
zombie_fluxx-event-on-top = { $cards } komt boven op de trekstapel.
zombie_fluxx-event-begins-with =
    { $who ->
        [me] Het delen heeft jou gebracht: { $cards }
       *[other] Het delen heeft { $player } gebracht: { $cards }
    }
zombie_fluxx-event-discarded-from =
    { $of ->
        [me] Afgelegd van voor jou: { $cards }
       *[other] Afgelegd van voor { $owner }: { $cards }
    }
zombie_fluxx-event-came-from =
    { $who ->
        [me] Komt van { $owner } naar jou: { $cards }
       *[other] { $of ->
            [me] Gaat van jou naar { $player }: { $cards }
           *[other] Gaat van { $owner } naar { $player }: { $cards }
        }
    }
zombie_fluxx-event-came =
    { $who ->
        [me] Komt naar jou: { $cards }
       *[other] Gaat naar { $player }: { $cards }
    }
zombie_fluxx-event-given =
    { $who ->
        [me] Je krijgt in de hand: { $cards }
       *[other] { $player } krijgt in de hand: { $cards }
    }
zombie_fluxx-event-given-unseen =
    { $count ->
        [one] { $player } krijgt { $count } kaart in de hand.
       *[other] { $player } krijgt { $count } kaarten in de hand.
    }

## De uitslag

zombie_fluxx-score-won = Doel vervuld

## Of een kaart nu gespeeld kan worden

zombie_fluxx-now-play = Je kunt deze kaart nu spelen: { $played } van { $plays } gespeeld.
zombie_fluxx-now-play-all = Je kunt deze kaart nu spelen: onder Speel alles speel je je hele hand.
zombie_fluxx-now-use = Je kunt dit nu gebruiken als gratis actie; dat kost je geen gespeelde kaart.
zombie_fluxx-now-choose = Je kunt deze kaart nu kiezen.
zombie_fluxx-now-first = Je hebt deze kaart in de hand, maar eerst moet je de vraag beantwoorden.
zombie_fluxx-now-draw-first = Je hebt deze kaart in de hand, maar je hebt nog niet getrokken. Tot dan kunnen alleen gratis acties.
zombie_fluxx-now-no-play = Je hebt deze kaart in de hand, maar deze beurt kun je haar niet meer spelen: { $played } van { $plays } gespeeld.
zombie_fluxx-now-not-turn = Je hebt deze kaart in de hand, maar je bent niet aan de beurt.
zombie_fluxx-now-used = De gratis actie hiervan is deze beurt al gebruikt.
zombie_fluxx-now-no-target = Deze kaart is in het spel, maar de gratis actie heeft nu niets om op te werken.
zombie_fluxx-now-in-play = Deze kaart is in het spel.
zombie_fluxx-now-before =
    { $who ->
        [me] Deze kaart ligt voor je.
       *[other] Deze kaart ligt voor { $player }.
    }
zombie_fluxx-now-discarded = Deze kaart ligt in de aflegstapel. Alleen Nog een keer! speelt kaarten daaruit.
zombie_fluxx-now-creeper = Creepers worden nooit gespeeld: wie er een trekt, legt hem meteen neer.
zombie_fluxx-now-elsewhere = Je kunt deze kaart niet spelen: je hebt haar niet in de hand en ziet niet waar ze is.
zombie_fluxx-now-box = Deze kaart doet in deze partij niet mee.

## Het scherm

zombie_fluxx-header-turn = Beurt { $turn }: { $player }
zombie_fluxx-header-piles = trekstapel { $deck } · aflegstapel { $discard }
zombie_fluxx-goal = Doel
zombie_fluxx-no-goal = nog geen doel
zombie_fluxx-group-draw = Trekken
zombie_fluxx-group-play = Spelen
zombie_fluxx-group-limits = Limieten
zombie_fluxx-group-zombies = Zombies
zombie_fluxx-group-bonuses = Bonussen
zombie_fluxx-plays-all = alles
zombie_fluxx-title-rules = Geldende regels
zombie_fluxx-column-player = Speler
zombie_fluxx-column-hand = Hand
zombie_fluxx-column-goal = Doel
zombie_fluxx-column-keepers = Keepers
zombie_fluxx-column-zombies = Zombies
zombie_fluxx-lacks = mist: { $needs }
zombie_fluxx-counter = getrokken { $drawn } van { $draws } · gespeeld { $played } van { $plays }
zombie_fluxx-title-hand =
    { $count ->
        [one] Je hand: { $count } kaart
       *[other] Je hand: { $count } kaarten
    }
zombie_fluxx-title-aside = Kaarten getrokken door de actie
zombie_fluxx-title-free = Gratis acties
zombie_fluxx-title-choices = Keuzes
zombie_fluxx-title-hands = Handen
zombie_fluxx-next-gift =
    { $who ->
        [me] De volgende kaart is voor jou.
       *[other] De volgende kaart is voor { $player }.
    }
zombie_fluxx-choose =
    { $count ->
        [one] Kies { $count } kaart.
       *[other] Kies { $count } kaarten.
    }
zombie_fluxx-choose-between = Kies { $least } tot { $most } kaarten.

## Front door, zones and counters

zombie_fluxx-poster = De regels veranderen met elke kaart, het doel ook, en de zombies blijven komen.
zombie_fluxx-zone-new-rules = Nieuwe regels
zombie_fluxx-zone-basic-rules = Basisregels
zombie_fluxx-zone-goals = Doel
zombie_fluxx-zone-keepers = Keepers
zombie_fluxx-zone-creepers = Creepers
zombie_fluxx-zone-limbo = Wordt gespeeld
zombie_fluxx-zone-swap = Wisselt van hand
zombie_fluxx-zone-draw-two = Twee getrokken kaarten
zombie_fluxx-zone-draw-three = Drie getrokken kaarten
zombie_fluxx-zone-gifts = Giften
zombie_fluxx-fact-drawn = Getrokken
zombie_fluxx-fact-played = Gespeeld

## De tafel van Zombie Fluxx in de browser, en wat de coach zegt in een eerste partij.

zombie_fluxx-board-new = nieuw
zombie_fluxx-board-new-rule = Nieuwe regel!
zombie_fluxx-board-ask-give =
    { $who ->
        [me] Welke kaart houd je?
       *[other] Welke kaart krijgt { $player }?
    }
zombie_fluxx-board-near = nog één stap
zombie_fluxx-board-used = deze beurt al gebruikt
zombie_fluxx-board-off = werkt niet
zombie_fluxx-board-dead = nu een zombie
zombie_fluxx-board-boss = Baas
zombie_fluxx-board-asleep = slapen
zombie_fluxx-board-blocked = Larry blokkeert
zombie_fluxx-board-turn = Beurt { $turn }
zombie_fluxx-board-again = Nog een beurt
zombie_fluxx-board-hand =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
zombie_fluxx-board-zombies =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }
zombie_fluxx-board-claims = Meer dan één zou kunnen winnen: het spel gaat door.
zombie_fluxx-board-joining =
    { $count ->
        [one] Na deze beurt doet { $count } speler mee.
       *[other] Na deze beurt doen { $count } spelers mee.
    }
zombie_fluxx-board-groan = Herrrsenen…
zombie_fluxx-board-blam = KNAL!
zombie_fluxx-board-traded = Handen geruild

## De coach

zombie_fluxx-board-coach-begin = Het doel en de regels veranderen steeds: wie heeft wat het doel vraagt, wint meteen. Verzamel Keepers en pas op voor zombies.
zombie_fluxx-board-coach-goal = Er is een doel in het spel, en het geldt voor iedereen. De stippen ernaast laten zien hoe ver elke speler is.
zombie_fluxx-board-coach-rules = Een regel op het bord geldt meteen voor iedereen. Een nieuwe van dezelfde soort komt ervoor in de plaats.
zombie_fluxx-board-coach-creeper = Er is een zombie bij je gekomen, en je kreeg er een andere kaart voor. Bij de meeste doelen wint niemand die zombies heeft.
zombie_fluxx-board-coach-ungoal = Overwinning van de zombies komt op de plaats van een doel: komt het uit, dan verliest iedereen. Raak zombies kwijt of speel een ander doel.
zombie_fluxx-board-coach-move = Je hebt al getrokken; nu moet je spelen. Een Keeper is bijna altijd goed, en een doel speel je het best als je al hebt wat het vraagt.
zombie_fluxx-board-coach-kill = De meeste zombies zijn dan weg, maar een trio gaat naar een buur en je duo’s rennen naar een ander. Begin met de zombie die je overwinning in de weg staat.
zombie_fluxx-board-coach-flee-to = Je duo vlucht weg. Stuur het naar wie het dichtst bij de overwinning is.
zombie_fluxx-board-coach-lure = Je mag een van je zombies naar een speler met lokaas sturen. Neem de kaart met de meeste zombies.
zombie_fluxx-board-coach-lure-to = Stuur de zombie naar wie het dichtst bij de overwinning is.
zombie_fluxx-board-coach-discard-goal = Eén doel moet weg. Houd het doel dat jou helpt en niemand anders.
zombie_fluxx-board-coach-repel-to = Je spray verjaagt elke zombie. Stuur hem naar wie het dichtst bij de overwinning is.
zombie_fluxx-board-coach-keep-to-limit = Een handlimiet geldt voor iedereen die niet aan de beurt is. Houd wat het doel vraagt, en acties die je gauw wilt spelen.
zombie_fluxx-board-coach-groan = Wie een zombie krijgt en niet kreunt, laat iedereen zijn hand zien. Kreun dus maar.
zombie_fluxx-board-coach-call-draw = Deze partij duurt erg lang. Wil meer dan de helft van de spelers het, dan eindigt ze gelijk.
zombie_fluxx-board-coach-play-drawn = Je hand ligt even opzij. Speel deze kaarten in de handigste volgorde: de eerste wordt helemaal uitgevoerd voor de tweede komt.
zombie_fluxx-board-coach-give = Iedereen krijgt een van deze kaarten, jij als laatste. Geef weg wat de anderen het minst helpt.
zombie_fluxx-board-coach-own-keeper = Je ruilt een Keeper van jezelf voor een andere. Geef er een die het doel niet vraagt.
zombie_fluxx-board-coach-keeper = Kijk naar het doel: neem wat je mist, of wat een ander dicht bij de overwinning brengt.
zombie_fluxx-board-coach-new-rule = De regel gaat weg, en wat er eerst was, geldt weer. Kies een regel die de anderen meer helpt dan jou.
zombie_fluxx-board-coach-new-rules = Je mag tot de helft van de regels weghalen. Houd de regels die jou helpen.
zombie_fluxx-board-coach-play-again = Elke actie of nieuwe regel uit de aflegstapel mag je nog een keer spelen.
zombie_fluxx-board-coach-opponent = Kijk wat het je oplevert: hoeveel kaarten iemand in de hand heeft, en hoeveel zombies er voor iemand liggen.
zombie_fluxx-board-coach-tax = Je moet één kaart geven. Kies er een die niemand bij het doel helpt.
zombie_fluxx-board-coach-zombie = Kijk wie dicht bij de overwinning is, en welke zombies er voor die speler liggen.
zombie_fluxx-board-coach-lose-keeper = Jij hebt de meeste zombies, dus ze eten een Keeper op. Doe er een weg die het doel niet vraagt.
zombie_fluxx-board-coach-side = Alle zombies schuiven één plaats op. Kijk van wie jij ze zou krijgen.

## The pad beside a real table

zombie_fluxx-pad-title = Gedeeld bord
zombie_fluxx-pad-turn = Wie is aan de beurt?
zombie_fluxx-pad-answers = Nu
zombie_fluxx-pad-this-turn = Deze beurt
zombie_fluxx-pad-asked = Mag deze kaart worden gespeeld?
zombie_fluxx-pad-draw-play = { $player }: trek { $draw }, speel { $play }
zombie_fluxx-pad-draw-play-all = { $player }: trek { $draw }, speel alles
zombie_fluxx-pad-boss = Zombiebaas: { $player }
zombie_fluxx-pad-limit = Handlimiet: { $count }
zombie_fluxx-pad-no-limit = Geen handlimiet. Voor Keepers is er nooit een limiet.
zombie_fluxx-pad-goals = Hier liggen te veel doelen: er mag er { $count } blijven.
zombie_fluxx-pad-two-rules = { $one } en { $other } gaan over hetzelfde: de nieuwste vervangt de oudste.
zombie_fluxx-pad-repels = { $player } heeft { zombie_fluxx-card-zombie-repellent }: elke zombie daar gaat naar een andere speler.
zombie_fluxx-pad-hits = { $card } kan worden gebruikt op: { $zombies }.
zombie_fluxx-pad-killed-discard = Gedood gaan ze naar de aflegstapel: { $cards }.
zombie_fluxx-pad-killed-left = Gedood gaan ze naar de speler links: { $cards }.
zombie_fluxx-pad-killed-right = Gedood gaan ze naar de speler rechts: { $cards }.
zombie_fluxx-pad-killed-top = Gedood gaan ze boven op de trekstapel: { $cards }.
zombie_fluxx-pad-wins = { $player } wint nu!
zombie_fluxx-pad-zombies-win = De zombies winnen: iedereen verliest.
zombie_fluxx-pad-nobody = Niemand wint nu.
zombie_fluxx-pad-meets = { $player } haalt { $goal }.
zombie_fluxx-pad-lacks = { $player } mist voor { $goal } nog: { $needs }.
zombie_fluxx-pad-lacks-zombies = { $goal } mist nog: { $needs }.

## De begeleide eerste partij

zombie_fluxx-lesson-hand = Dit is je hand. Elke beurt trek en speel je zoveel kaarten als de regels op tafel zeggen.
zombie_fluxx-lesson-move = Wat oplicht, kun je spelen. Keepers blijven bij je, een doel zegt wat wint, een nieuwe regel geldt voor iedereen, een actie gebeurt één keer.
zombie_fluxx-lesson-turn = De ander speelt met dezelfde regels en voor hetzelfde doel. Let op wat er wordt verzameld.
