### De pagina met oproepen.

calls-text = In partijen over dagen kun je horen dat je aan de beurt bent. In een bericht staat welk spel het is en met wie, en nooit een kaart.
calls-browser = In deze browser
calls-browser-this = Meld het hier, ook als er geen pagina open is
calls-browser-count = Aantal browsers van jou die het melden: { $count }.
calls-browser-not = Deze browser of deze server kan dat niet. Er is https voor nodig.
calls-mail = Per e-mail
calls-mail-save = Bewaren
calls-mail-wait = Er is een bericht naar { $mail } gegaan. Volg de link daarin om het adres te bevestigen.
calls-mail-confirmed = Berichten gaan naar { $mail } als geen van je browsers te bereiken is.
calls-night = 's Nachts
calls-night-too = Meld het ook tussen 22 en 8 uur ({ $zone })
calls-holiday = Vakantie
calls-holiday-text = Zolang je weg bent, staat je klok stil in de partijen over dagen die nu lopen. Dagen over dit jaar: { $days }.
calls-holiday-days = Dagen
calls-holiday-begin = Nu beginnen
calls-holiday-until = Je klok staat stil tot { $day }.
calls-holiday-end = Ik ben terug
calls-confirm-text = Is dit je adres? Dan gaan er berichten heen als je aan de beurt bent.
calls-confirm = Ja, het is van mij
calls-confirmed = Dank je. Het adres is bevestigd.
calls-stop-text = Geen berichten meer naar dit adres?
calls-stop = Geen berichten meer
calls-stopped = Gedaan: er gaan geen berichten meer naar dit adres.
