### Het account: wie je bent, op welke apparaten, hoe je terugkomt en wat er van je wordt bewaard. En hoe spelers zich tot elkaar verhouden.

account-site = Een account vraagt een tafelserver; deze pagina bewaart alles in deze browser.
account-nobody = Op dit apparaat is nog niemand bekend. Wie speelt, krijgt meteen een naam en kan die hier bewaren.
account-back = Kom terug
account-back-text = Heb je hier eerder gespeeld, dan kun je op dit apparaat weer jezelf zijn.
account-passkey-use = Toegangssleutel gebruiken
account-code = Code van een ander apparaat, of herstelcode
account-code-use = Code gebruiken
account-code-same = Dit apparaat is nu { $name }. De maker van de code worden? { $name } is dan alleen nog te bereiken met een toegangssleutel, een herstelcode of een ander apparaat.
account-link-question = Hier verdergaan als de maker van deze code?
account-link-yes = Hier verdergaan
account-welcome = Welkom terug, { $name }!
account-keep = Houd je naam
account-keep-text = Je naam, je partijen en je ratings horen bij deze browser. Raakt die kwijt, dan brengt een toegangssleutel of een herstelcode ze terug.
account-passkeys = Toegangssleutels
account-passkey-none = Nog geen toegangssleutel.
account-passkey-new = Toegangssleutel maken
account-passkey-made = Met deze toegangssleutel kun je voortaan terugkomen.
account-passkey-off = Toegangssleutels vragen een beveiligd adres met een naam (https). Herstelcodes werken hier wel.
account-passkey-stopped = Er is geen toegangssleutel gemaakt of gebruikt.
account-passkey-at = voor { $site }
account-remove = Verwijderen
account-recovery = Herstelcodes
account-recovery-left = { $count ->
    [0] Nog geen codes.
    [one] Nog { $count } code over.
   *[other] Nog { $count } codes over.
}
account-recovery-new = Nieuwe codes maken
account-recovery-sure = Nieuwe codes maken? De oude werken dan niet meer.
account-recovery-text = Schrijf ze op of bewaar ze. Elke code werkt één keer, en ze zijn alleen nu te zien.
account-recovery-save = Opslaan als bestand
account-devices = Apparaten
account-device-here = dit apparaat
account-device-unknown = Onbekend apparaat
account-device-seen = gezien { $day }
account-device-out = Afmelden
account-devices-out = Alle andere afmelden
account-device-add = Apparaat toevoegen
account-device-code = Scan dit met het andere apparaat, of open daar ‘Mijn account’ en typ de code. Die werkt één keer, tien minuten lang.
account-blocked = Geblokkeerde mensen
account-blocked-text = Je ziet niet wat ze zeggen, en in jouw kamers kunnen ze niet gaan zitten.
account-blocked-none = Je hebt niemand geblokkeerd.
account-unblock = Deblokkeren
account-data = Je gegevens
account-data-text = Alles wat hier van je wordt bewaard: partijen, ratings, wat je hebt gezegd.
account-data-get = Downloaden
account-out = Hier afmelden
account-out-sure = Afmelden? Zonder toegangssleutel, herstelcode of ander apparaat kun je niet terugkomen als { $name }.
account-delete = Account verwijderen
account-delete-sure = Het account { $name } voorgoed verwijderen? Je naam, ratings en berichten verdwijnen meteen. Partijen van anderen blijven, zonder je naam.
account-deleted = Je account is verwijderd.
account-lost-title = Dit apparaat is niet meer bekend
account-lost-text = Je was hier { $name }. Misschien heb je je elders afgemeld, of de server is het vergeten.
account-lost-anew = Opnieuw beginnen
account-block = Blokkeren
account-block-sure = { $name } blokkeren? Je ziet in geen enkele kamer meer wat die zegt, en in jouw kamers kan die niet gaan zitten.
account-blocked-now = { $name } is geblokkeerd. ‘Mijn account’ toont wie je hebt geblokkeerd.
account-report = Melden
account-report-title = { $name } melden
account-report-text = Wie deze server beheert, ziet de laatste regels van de chat en dat jij het hebt gemeld. Verder niemand.
account-report-rude = Beledigen of lastigvallen
account-report-cheating = Vals spel
account-report-name = Kwetsende naam
account-report-other = Iets anders
account-report-do = Melding sturen
account-report-done = Dank je. Wie deze server beheert, kijkt ernaar.
account-cancel = Annuleren
account-person = Profiel
account-person-since = Hier sinds { $day }
account-person-none = Er heeft nog geen partij meegeteld.
account-person-matches = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
account-person-recent = Laatste partijen die meetelden
account-person-gone = Op dit adres is niemand bekend.
account-ladder-text = Het getal is wat we van iemands spel denken; de balk toont waar het met 95 % zekerheid ligt. De lijst gaat naar het onderste eind. Nieuwkomers beginnen bij 25. Bots zijn tegen elkaar gemeten en blijven waar ze zijn.
account-ladder-empty = Van dit spel heeft nog geen partij meegeteld.
account-ladder-site = Een ranglijst vraagt een tafelserver: hier speelt niemand anders.
account-ladder-range = { $low } tot { $high }
