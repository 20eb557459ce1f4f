### The web server: what it says to people and to whoever started it.

web-serving = Ludoteca is at { $url } (Ctrl+C ends it)
web-serving-network = On other devices in the same network: { $url }
web-serving-authority = A device that is new here gets to trust it at { $url }
web-serving-fingerprint = Fingerprint of its certificate: { $fingerprint }
web-foreign = This request comes from another site.
web-banned = Whoever runs this table has closed it to you.
web-no-desk = This page is open to whoever runs the server, with an address from “ludoteca admin page”.
web-bad-mail = This is no mail address.
web-mail-asked = A letter is on its way to this address already; look for it, or try again in an hour.
web-no-calls = This server cannot send such messages just now.
web-no-holidays = You have not so many days of holidays left this year.
web-not-found = There is nothing at this address.
web-no-match = There is no such moment of a finished match.
web-bad-ticket = This code has been used already, or is too old; make a new one.
web-bad-method = This cannot be done at this address.
web-bad-name = A name has 1 to 24 letters in any script, and no comma, colon or quotation mark.
web-bots-name = Bots are called like this; choose another name.
web-bad-code = This is no recovery code, or it has been used already.
web-bad-passkey = This passkey is not known here. Choose another one, or come back with a recovery code.
web-no-passkeys = Passkeys need a private address with a name, such as https://table.example.
web-known-already = This device is known already. Sign out first to begin anew.
web-many-devices = There are too many devices or passkeys; remove one first.
web-bad-record = This is no record of a match, or it was changed.
web-bad-request = The server does not understand this request; reload the page.
web-too-large = This is too large.
web-too-many = Too many windows are open; close some of them.
web-no-hint = Nobody could think of a hint; try again.
web-no-review = This match cannot be reviewed just now. Please try again in a moment.
web-no-replay = This moment could not be shown in time; please try again.
web-no-game = This game is not installed here at the moment.
web-no-storage = Nothing can be stored just now, so nothing has been done; try again in a moment.
web-elsewhere = The room is moving; it will be back in a moment.

## The page that hands the certificate to a phone

web-authority-title = Let this device trust your table
web-authority-text = Your table speaks to browsers in private, and only then can a phone play offline, keep its screen awake and be notified. This device has to know who vouches for the table: your household itself. It can vouch for addresses of home networks, and for nothing else.
web-authority-get = Get the certificate
web-authority-compare = Compare: the certificate shows this fingerprint, and so does the window in which the server was started.
web-authority-iphone = iPhone and iPad
web-authority-iphone-how = Open this page in Safari and allow the download. In Settings tap “Profile Downloaded” and install it. Then switch it on in Settings › General › About › Certificate Trust Settings.
web-authority-android = Android
web-authority-android-how = In Settings search for “CA certificate”, tap Install anyway and choose ludoteca.crt among the downloads.
web-authority-computer = Computer
web-authority-computer-how = Open the downloaded file: on a Mac set it to “Always Trust” in Keychain Access; in Windows put it into the store “Trusted Root Certification Authorities”. In Firefox: Settings › Privacy & Security › View Certificates › Authorities › Import.
web-authority-open = Open the table

## Calls to a turn, in messages and letters

web-turn = It is your turn.
web-turn-with = It is your turn, with { $names }.
web-mail-hello = Hello { $name },
web-mail-confirm-title = Is this your address?
web-mail-confirm = Follow this link to be told here when it is your turn:
web-mail-confirm-not = If you did not ask for this, do nothing: nobody will write to you again.
web-mail-stop = No more of these letters:
