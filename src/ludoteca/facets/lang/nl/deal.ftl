### Eén gift aan meerdere tafels: de partij van de dag, en duplicaten voor vrienden.

deal-title = Partij van de dag
deal-text = Elke dag voor elk spel één gift, voor iedereen dezelfde, tegen dezelfde bots. Er is één poging, zonder hints, en hij telt nooit mee voor de ranglijst. De datum is die van UTC.
deal-until = De volgende komt hier om { $time }.
deal-play = Deze gift spelen
deal-go-on = Verder spelen
deal-result =
    { $points ->
        [one] { $points } punt, plaats { $rank } van { $seats } aan tafel
       *[other] { $points } punten, plaats { $rank } van { $seats } aan tafel
    }
deal-given-up = Opgegeven
deal-first = Jij bent de eerste die hem hier heeft gespeeld.
deal-among = Plaats { $place } van de { $played } die hem hier hebben gespeeld.
deal-expert =
    { $points ->
        [one] De expert haalde { $points } punt, plaats { $rank }.
       *[other] De expert haalde { $points } punten, plaats { $rank }.
    }
deal-expert-thinks = De expert is nog aan het spelen …
deal-seed-public = Spel en datum bepalen de gift, dus wie vals wil spelen kan hem opzoeken. Diegene bedriegt alleen zichzelf.
deal-seed-house = Deze gift is alleen van dit huis: het heeft een eigen geheim.
deal-duplicate = Eén gift, meerdere tafels
deal-duplicate-text = Ieder van jullie speelt dezelfde gift aan een eigen tafel, tegen dezelfde bots. Kaarten en uitslagen blijven verborgen tot iedereen heeft gespeeld; dan vergelijk je.
deal-tables = Tafels
deal-duplicate-do = Delen
deal-invitation = Speel dezelfde gift van { $game } als ik, ieder aan een eigen tafel
deal-board-plays = speelt nog
deal-board-over = heeft gespeeld
deal-board-free = Een vrije tafel
deal-sealed = De uitslagen komen zodra aan elke tafel is gespeeld.
deal-compare = Vergelijken met de anderen
deal-origin = Anderen spelen dezelfde gift, dus er zijn geen hints, en je kunt alleen terugnemen waar niemand iets van heeft geleerd.
deal-gone-title = Deze gift is er niet
deal-no-such = Deze gift is hier niet. Misschien is de link niet compleet.
deal-unplayed = Speel de gift eerst; dan zie je hoe anderen het deden.
deal-played = Je hebt deze gift al gespeeld.
deal-taken = Alle tafels van deze gift zijn bezet.
deal-open = Dit is de gift van vandaag, en je hebt hem nog niet uitgespeeld; daarna krijg je de kaarten te zien.
deal-others = Anderen spelen deze gift nog. De kaarten komen zodra alle tafels klaar zijn.
deal-today = Vandaag spelen anderen deze gift nog. Vanaf morgen kun je hier verder.
