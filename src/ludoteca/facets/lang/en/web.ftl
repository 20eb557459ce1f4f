### The web server: what it says to people and to whoever started it.

web-serving = Ludoteca is at { $url } (Ctrl+C ends it)
web-serving-network = On other devices in the same network: { $url }
web-no-guest = Tell us your name first.
web-foreign = This request comes from another site.
web-not-found = There is nothing at this address.
web-no-match = There is no such moment of a finished match.
web-bad-ticket = This link has been used already, or is too old; make a new one.
web-bad-method = This cannot be done at this address.
web-bad-name = A name has 1 to 24 letters, and no comma.
web-bad-record = This is no record of a match, or it was changed.
web-bad-request = The server does not understand this request; reload the page.
web-too-large = This is too large.
web-too-many = Too many windows are open; close some of them.
web-no-hint = Nobody could think of a hint; try again.
web-no-review = This match cannot be reviewed just now. Please try again in a moment.
web-elsewhere = The room is moving; it will be back in a moment.
web-broken = Something went wrong on the server. Nothing that was stored is lost; reload the page.
