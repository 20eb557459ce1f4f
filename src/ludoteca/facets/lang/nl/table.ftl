### De tafel in de browser: elk woord van zijn pagina’s.

## Lobby en eigen partijen

table-lobby-empty = Er is nu geen open tafel. Open er een: kies een spel, dan ‘Met vrienden’, en laat hem in de lobby zien.
table-mine-empty = Nog niets te zien. Hier wachten straks je partijen op je.
table-mine-running = Bezig
table-mine-finished = Afgelopen
table-status-gathering = Verzamelen
table-status-playing = Aan het spelen
table-status-joinable = Bezig · je kunt meedoen
table-status-over = De partij is afgelopen
table-ended-old-rules = Deze partij is beëindigd: ze volgde een versie van de regels die hier niet meer wordt bewaard. Niemand heeft gewonnen of verloren, en het verslag staat onder ‘Mijn partijen’.
table-ended-closed = De beheerder heeft deze kamer gesloten. Niemand heeft gewonnen of verloren.

## Voor de partij

table-invite-title = Nodig mensen uit
table-invite-text = Wie deze link heeft, kan binnenkomen en gaan zitten.
table-invite-link = Link naar deze kamer
table-invite-authority = Een apparaat dat hier nieuw is, opent eerst { $url }
table-invite-copy = Kopiëren
table-invite-copied = Gekopieerd
table-seats = Plaatsen
table-seat-free = Vrije plaats
table-seat-you = jij
table-seat-host = gastheer
table-sit = Gaan zitten
table-stand = Opstaan
table-bot = { $name } (bot)
table-bot-choose = Bot op plaats { $number }
table-bot-none = Geen bot
table-bot-failed = { $name } kon niet verder; { $stand } speelt in de plaats
table-start = Partij beginnen
table-start-not-yet = Eerst moeten alle plaatsen bezet zijn; bots kunnen ze vullen.
table-start-wait = De partij begint zodra de gastheer het zegt.
table-remove-person = Verwijderen
table-remove-person-of = Verwijder { $name } van stoel { $number }
table-options = Hoe we spelen
table-variants = Varianten
table-players = Spelers
table-option-public = Toon de kamer in de lobby
table-option-rated = De uitslag telt mee (geen tips)

## Aan tafel

table-question = Jouw vraag
table-question-help = Wat betekent dit?
table-choose-this = Kies: { $choice }
table-confirm = Bevestigen ({ $count })
table-choice-place = Keuze { $place } van { $count }.
table-choose-exactly = Kies er { $count }
table-choose-between = Kies er { $least } tot { $most }
table-waiting-for = Wachten op { $names }
table-waiting = Wachten op de anderen
table-title-yours = Jij bent aan de beurt
table-title-others = Aan de beurt: { $names }
table-card-hidden = Gedekte kaart
table-cards-hidden =
    { $count ->
        [one] { $count } gedekte kaart
       *[other] { $count } gedekte kaarten
    }
table-cards-more =
    { $count ->
        [one] nog { $count } kaart
       *[other] nog { $count } kaarten
    }
table-seat-thinking = denkt na
table-seat-thinking-for = denkt na, { $seconds } s
table-seat-hurried = dacht kort na, zodat niemand lang wacht
table-answer-late = Nog niet ontvangen …
table-seat-acting = kiest
table-seat-away = weg
table-seat-resigned = heeft opgegeven
table-seat-stood-in = { $name } valt in
table-undo = Ongedaan maken
table-undo-ask = Vraag om ongedaan te maken
table-hint = Wat een sterke bot denkt
table-hint-ask = Tip
table-hint-chance = kans om te winnen { $chance }
table-hint-best = de beste
table-hint-alike = ongeveer even goed
table-hint-worse = slechter
table-hint-untold = te weinig geprobeerd om iets te zeggen
table-hint-then = Zo kan het verdergaan:
table-stand-in = Laat een bot invallen
table-return = Mijn plaats terugnemen
table-resign = Opgeven
table-resign-sure = Deze partij opgeven?
table-leave = Tafel verlaten (je kunt terugkomen)
table-join = Meedoen met de partij
table-join-text = Volgens de regels mag er altijd iemand bij komen.
table-join-wait = Je doet mee zodra deze beurt voorbij is.
table-join-others = Er kan nog iemand meedoen
table-join-bot = Bot toevoegen…
table-agree = Akkoord
table-refuse = Weigeren
table-proposal-undo = { $by } wil een antwoord terugnemen.
table-proposal-stand-in = { $by } stelt voor dat een bot speelt voor { $about }.
table-watchers =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
table-reconnecting = Opnieuw verbinden…
table-side = Logboek en chat
table-log = Logboek
table-log-empty = Er is nog niets gebeurd.
table-chat = Chat
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-say = Zeg iets
table-chat-send = Versturen
table-chat-silence = De regels vragen nu om stilte

## Na de partij

table-rematch = Revanche
table-rematch-go = Naar de revanche
table-replay-go = Partij terugkijken
table-match = Afgelopen partij
table-record = Verslagbestand downloaden
table-replay = Terugkijken
table-eyes = Gezien door
table-eyes-spectator = Een toeschouwer
table-eyes-open = Alle kaarten open

## Als iets er niet is

table-gone-title = Deze kamer is er niet meer
table-gone-text = Vraag om een nieuwe link, of open zelf een kamer.
table-gone-match-title = Deze partij is er niet
table-gone-match-text = Alleen afgelopen partijen zijn te bekijken. Die van jou staan onder ‘Mijn partijen’.
table-refused-title = Deze tafel is gesloten voor bezoek
table-refused-text = De plaatsen zijn bezet en de gastheer laat niemand meekijken. Open zelf een tafel.
table-outdated-title = Deze pagina is verouderd
table-outdated-text = De server is intussen bijgewerkt. Laad opnieuw, en de partij gaat verder waar ze was.
table-no-watching = De partij is bezig; de gastheer laat niemand meekijken.
table-board-failed = Het bord dat bij dit spel hoort, kan niet worden getoond; dit is het algemene bord.
table-come-in = Hoe mogen we je noemen?
table-come-in-do = Kom binnen

## Regels, coach, smaak

table-why = Waarom? Open regel { $rule }
table-not-now = Kan bij deze vraag niet worden gekozen ({ $rule }).
table-rules = Regels
table-rules-search = Zoek in de regels
table-rules-cards = Alle kaarten ({ $count })
table-rules-contents = Inhoud
table-rules-nothing = Niets gevonden.
table-coach-more = Meer
table-coach-understood = Begrepen
table-coach-off = Geen tips meer
table-mute = Dempen
table-mute-end = Weer iedereen horen
table-show-skip = Overslaan
table-show-next = Verder
table-keys = Toetsen
table-keys-choose = Kiezen
table-keys-confirm = Keuze bevestigen
table-keys-walk = Naar het volgende gaan
table-keys-next = Verder terwijl er iets getoond wordt
table-keys-escape = Sluiten, of overslaan wat getoond wordt
table-show-again = Laatste beurt nog eens tonen
table-show-missed = { $count ->
    [one] Er gebeurde iets terwijl je weg was.
   *[other] Er gebeurden { $count } dingen terwijl je weg was.
}

## Eén toestel voor meer mensen

table-option-hot-seat = Op dit toestel spelen meer mensen
table-curtain = Geef het toestel door
table-curtain-title = Geef het toestel aan { $name }
table-curtain-text = Niemand anders mag nu kijken.
table-curtain-lift = Ik ben { $name }

## Uitnodigen, toekijken, tijd

table-invite-code = De link als QR-code
table-invite-closed = Alleen deze computer kan de link openen. Start de tafel voor telefoons en andere computers met { $command }
table-watching = Wie mag toekijken
table-watching-open = Iedereen, vanuit de lobby
table-watching-invited = Wie de link heeft
table-watching-none = Niemand
table-time = Tijd
table-time-none = Geen klok
table-time-decision-quick = 30 seconden per beslissing
table-time-decision = 2 minuten per beslissing
table-time-match-quick = 10 minuten per partij, 5 seconden terug per beslissing
table-time-match = 30 minuten per partij, 10 seconden terug per beslissing
table-time-day = Eén dag per beslissing
table-time-three-days = Drie dagen per beslissing
table-time-week = Eén week per beslissing

## Terugkijken

table-fork = Ga hier verder
table-fork-cards = Verborgen kaarten
table-fork-same = Zoals ze echt lagen
table-fork-anew = Opnieuw gedeeld
table-review = Bespreking
table-review-text = Een sterke bot loopt elke beslissing na: wat ze kostte met wat toen bekend was, en hoeveel geluk of pech was. De cijfers zijn schattingen van een programma, geen bewijzen.
table-review-begin = Bespreek de partij
table-review-running = Aan het denken: { $percent } %
table-review-sum =
    { $decisions ->
        [one] Eén beslissing,
       *[other] { $decisions } beslissingen,
    } { $errors ->
        [0] geen duidelijke fout.
        [one] één duidelijke fout; die kostte { $lost } van een zege.
       *[other] { $errors } duidelijke fouten; samen kostten ze { $lost } van een zege.
    }
table-review-good-luck = Geluk leverde { $share } van een zege op.
table-review-bad-luck = Pech kostte { $share } van een zege.
table-chances-title = De winstkansen tijdens de partij
table-chances-error = duidelijke fout

## Zones

table-zone-deck = Stapel
table-zone-discard = Aflegstapel
table-zone-box = Uit het spel
table-zone-hand = Hand
table-zone-aside = Apart gelegd

## Tellers
table-counts = De uitslag telt mee voor de ranglijst.
table-counts-agree = De uitslag mag meetellen
table-counts-waits = De uitslag telt niet mee: { $names } { $count ->
    [one] heeft
   *[other] hebben
} nog niet ingestemd.
table-adjourned = Onderbroken: de klokken staan stil tot iedereen die speelt er weer is.
table-origin-record = Deze partij gaat verder vanuit een verslag dat de gastheer heeft meegebracht. Ze telt niet mee.
table-origin-fork = Deze partij gaat verder vanuit een moment van een gespeelde partij. Ze telt niet mee.
table-origin-anew = Wat verborgen is, wordt opnieuw gedeeld zodra anderen dan de gastheer meespelen.
