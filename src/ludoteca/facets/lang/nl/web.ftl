### De webserver: wat hij zegt tegen mensen en tegen wie hem heeft gestart.

web-serving = Ludoteca staat op { $url } (Ctrl+C stopt)
web-serving-network = Op andere apparaten in hetzelfde netwerk: { $url }
web-serving-authority = Een nieuw apparaat leert dit adres te vertrouwen via { $url }
web-serving-fingerprint = Vingerafdruk van het certificaat: { $fingerprint }
web-foreign = Dit verzoek komt van een andere site.
web-banned = De beheerder heeft deze tafel voor je gesloten.
web-no-desk = Deze pagina is er alleen voor wie de server beheert, met een adres van “ludoteca admin page”.
web-bad-mail = Dit is geen e-mailadres.
web-mail-asked = Er is al een bericht naar dit adres onderweg; zoek het op of probeer het over een uur opnieuw.
web-no-calls = Deze server kan nu geen berichten sturen.
web-no-holidays = Je hebt dit jaar niet zoveel vakantiedagen meer.
web-not-found = Op dit adres is niets.
web-no-match = Zo’n moment van een afgelopen partij is er niet.
web-bad-ticket = Deze code is al gebruikt of te oud; maak een nieuwe.
web-bad-method = Dat kan niet op dit adres.
web-bad-name = Een naam heeft 1 tot 24 letters in welk schrift ook, en geen komma, dubbelepunt of aanhalingsteken.
web-bots-name = Zo heten bots; kies een andere naam.
web-bad-code = Dit is geen herstelcode, of hij is al gebruikt.
web-bad-passkey = Deze toegangssleutel is hier niet bekend. Kies een andere, of kom terug met een herstelcode.
web-no-passkeys = Toegangssleutels vragen een beveiligd adres met een naam, zoals https://table.example.
web-known-already = Dit apparaat is al bekend. Meld je eerst af om opnieuw te beginnen.
web-many-devices = Er zijn te veel apparaten of sleutels; verwijder er eerst een.
web-bad-record = Dit is geen verslag van een partij, of het is veranderd.
web-bad-request = De server begrijpt dit verzoek niet; laad de pagina opnieuw.
web-too-large = Dit is te groot.
web-too-many = Er zijn te veel vensters open; sluit er een paar.
web-no-hint = Niemand wist een hint; probeer het opnieuw.
web-no-review = Deze partij kan nu even niet worden besproken. Probeer het zo nog eens.
web-no-replay = Dit moment kon niet op tijd worden getoond; probeer het nog eens.
web-no-game = Dit spel is hier op dit moment niet geïnstalleerd.
web-no-storage = Er kan nu niets worden opgeslagen, dus er is niets gedaan; probeer het zo nog eens.
web-elsewhere = De kamer verhuist; ze is zo terug.

## De pagina waar een telefoon het certificaat haalt

web-authority-title = Laat dit apparaat je tafel vertrouwen
web-authority-text = Je tafel praat versleuteld met de browser, en alleen zo kan een telefoon offline spelen, het scherm aanhouden en meldingen krijgen. Dit apparaat moet weten wie er voor de tafel instaat: je eigen huishouden. Dat kan alleen instaan voor adressen in thuisnetwerken.
web-authority-get = Certificaat ophalen
web-authority-compare = Vergelijk: het certificaat heeft deze vingerafdruk, en hij staat ook in het venster waarin de server is gestart.
web-authority-iphone = iPhone en iPad
web-authority-iphone-how = Open deze pagina in Safari en sta de download toe. Tik in Instellingen op ‘Profiel gedownload’ en installeer het. Zet het daarna aan bij Instellingen › Algemeen › Info › Vertrouwen certificaten.
web-authority-android = Android
web-authority-android-how = Zoek in Instellingen naar ‘CA-certificaat’, tik op ‘Toch installeren’ en kies ludoteca.crt bij de downloads.
web-authority-computer = Computer
web-authority-computer-how = Open het gedownloade bestand: kies op een Mac ‘Vertrouw altijd’ in Sleutelhangertoegang; zet het in Windows in het archief ‘Vertrouwde basiscertificeringsinstanties’. In Firefox: Instellingen › Privacy en beveiliging › Certificaten bekijken › Organisaties › Importeren.
web-authority-open = Open de tafel

## Oproepen aan wie aan de beurt is, in berichten en e-mail

web-turn = Je bent aan de beurt.
web-turn-with = Je bent aan de beurt, met { $names }.
web-mail-hello = Hallo { $name },
web-mail-confirm-title = Is dit je adres?
web-mail-confirm = Volg deze link om hier te horen dat je aan de beurt bent:
web-mail-confirm-not = Heb je hier niet om gevraagd, doe dan niets: je krijgt geen berichten meer.
web-mail-stop = Geen berichten meer:
