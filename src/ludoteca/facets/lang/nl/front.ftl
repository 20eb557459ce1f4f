### Wat met de voorpagina meekomt: haar woorden, die van het menu en van alles wat nog geen pagina heeft.

## De tafel

table-welcome = Wat spelen we?
table-deal = Partij van de dag
table-home = Alle spellen
table-play-now = Nu spelen
table-choose = Kies tegenstanders
table-play-against =
    { $count ->
        [one] Tegen één bot
       *[other] Tegen { $count } bots
    }
table-play-people = Met { $count } aan deze tafel
table-with-friends = Met vrienden
table-poster-players = { $least } tot { $most } spelers
table-poster-exactly = { $count } { $count ->
    [one] speler
   *[other] spelers
 }
table-poster-minutes = { $minutes } min
table-friendly-names = Otter, Egel, Mus, Das, Vos, Reiger, Marter, Eekhoorn, Uil, Haas
table-menu = Menu
table-close = Sluiten
table-language = Taal
table-theme = Kleuren
table-theme-system = Zoals het systeem
table-theme-light = Licht
table-theme-dark = Donker
table-name = Je naam
table-name-change = Naam wijzigen
table-lobby = Lobby
table-mine = Mijn partijen
table-no-line = De server antwoordt niet; controleer de verbinding en probeer het opnieuw.
table-lost-title = Hier is niets
table-lost-text = Misschien is het adres verkeerd getypt. Alle spellen zijn er nog.
table-reload = Opnieuw laden
table-learn = Leer de regels
table-lesson = Leer door te spelen
table-lesson-alone = Leer alleen te spelen
table-coach = Tips voor de eerste partij
table-motion = Tempo
table-motion-slow = Langzaam
table-motion-normal = Gewoon
table-motion-quick = Snel
table-motion-none = Meteen
table-motion-step = Stap voor stap
table-sound = Geluiden
table-calls = Roep me als ik aan de beurt ben

## Mensen

account-title = Mijn account
account-ladder = Ranglijst
account-house-rules = Huisregels
account-house-privacy = Privacy

## Oproepen

calls-title = Jouw beurt, over dagen

## De pagina zonder server

page-kept = Klaar voor offline
page-keeping = Wordt klaargemaakt voor offline …
page-round-table = Samen op dit apparaat
page-not-offline = Ze kan niet voor offline worden bewaard: browsers staan dat alleen toe via https of op de computer zelf.
page-not-offline-browser = Ze kan in deze browser niet voor offline worden bewaard.
page-not-kept = Niet alle bestanden konden voor offline worden bewaard; misschien is er geen ruimte meer.
page-no-calls = Meldingen zijn hier niet mogelijk: browsers staan ze alleen toe via https of op de computer zelf.
page-install = Op dit apparaat installeren
page-alone = Spelen zonder netwerk
page-alone-text = De hele tafel past in dit apparaat: speel alleen of geef het door, en een gespeelde partij neem je als verslag mee hierheen.
page-to-table = Naar de tafel van dit netwerk

## De verbinding

web-no-guest = Zeg eerst hoe je heet.
web-broken = Er ging iets mis op de server. Wat is opgeslagen, is er nog; laad de pagina opnieuw.
front-beside = Aan een echte tafel
