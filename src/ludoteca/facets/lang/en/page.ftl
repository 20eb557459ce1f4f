### The page that is the whole table, without a server: how it loads, what it keeps, and what it cannot do.

page-loading = Loading the table: { $loaded } of { $whole } MB
page-opening = Setting the table …
page-elsewhere = The table is open in another tab of this browser.
page-go-on-here = Go on here
page-no-webassembly = This browser cannot run the table by itself because it has no WebAssembly; a current Firefox, Chrome or Safari can.
page-no-line = The table could not be loaded; check the connection.
page-no-memory = The table could not be started; perhaps this device is short of memory, and closing other tabs helps.
page-try-again = Try again
page-refused = This browser keeps nothing for this page: your matches last until you close it, so download the records you want to keep.
page-full = There is no room left in this browser: what you play from now on lasts until you close the page, unless you make room and reload.
page-understood = All right
page-newer = A new version is here. A running match goes on where it is.
page-change = Take it now
page-outdated = This page is older than its files now. Reload it; a running match goes on where it is.
page-bring = Bring a record
page-bring-text = A finished match can be looked at again, and one that is not over goes on.
page-carry = Bring it to the table of this network
page-take-along = Take along, without a network
