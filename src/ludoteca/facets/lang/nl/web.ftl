### De webserver: wat hij zegt tegen mensen en tegen wie hem heeft gestart.

web-serving = Ludoteca staat op { $url } (Ctrl+C stopt)
web-serving-network = Op andere apparaten in hetzelfde netwerk: { $url }
web-no-guest = Zeg eerst hoe je heet.
web-foreign = Dit verzoek komt van een andere site.
web-not-found = Op dit adres is niets.
web-no-match = Zo’n moment van een afgelopen partij is er niet.
web-bad-ticket = Deze link is al gebruikt of te oud; maak een nieuwe.
web-bad-method = Dat kan niet op dit adres.
web-bad-name = Een naam heeft 1 tot 24 tekens en geen komma.
web-bad-record = Dit is geen verslag van een partij, of het is veranderd.
web-bad-request = De server begrijpt dit verzoek niet; laad de pagina opnieuw.
web-too-large = Dit is te groot.
web-too-many = Er zijn te veel vensters open; sluit er een paar.
web-no-hint = Niemand wist een hint; probeer het opnieuw.
web-no-review = Deze partij kan nu even niet worden besproken. Probeer het zo nog eens.
web-elsewhere = De kamer verhuist; ze is zo terug.
web-broken = Er ging iets mis op de server. Wat is opgeslagen, is er nog; laad de pagina opnieuw.
