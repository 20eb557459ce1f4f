### De pagina die de hele tafel is, zonder server: hoe ze laadt, wat ze bewaart en wat ze niet kan.

page-loading = De tafel wordt geladen: { $loaded } van { $whole } MB
page-opening = De tafel wordt gedekt …
page-elsewhere = De tafel is open in een ander tabblad van deze browser.
page-go-on-here = Hier verdergaan
page-no-webassembly = Deze browser kan de tafel niet zelf draaien, want hij heeft geen WebAssembly; een recente Firefox, Chrome of Safari kan dat wel.
page-no-line = De tafel kon niet worden geladen; controleer de verbinding.
page-no-memory = De tafel kon niet starten; misschien heeft dit apparaat te weinig geheugen en helpt het om andere tabbladen te sluiten.
page-try-again = Opnieuw proberen
page-refused = Deze browser bewaart niets voor deze pagina: je partijen verdwijnen als je haar sluit, dus download de verslagen die je wilt houden.
page-full = Er is geen ruimte meer in deze browser: wat je vanaf nu speelt verdwijnt met de pagina, tenzij je ruimte maakt en haar opnieuw laadt.
page-understood = Begrepen
page-newer = Er is een nieuwe versie. Een lopende partij gaat verder waar ze is.
page-change = Nu bijwerken
page-outdated = Deze pagina is ouder dan haar bestanden. Laad haar opnieuw; een lopende partij gaat verder waar ze is.
page-bring = Een verslag meebrengen
page-bring-text = Een afgelopen partij kun je terugkijken, en een lopende gaat verder.
page-carry = Naar de tafel van dit netwerk brengen
page-take-along = Meenemen, zonder netwerk
