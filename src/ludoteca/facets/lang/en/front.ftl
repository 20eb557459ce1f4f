### What comes with the front door: the words of it, of the menu, and of whatever has no page yet.

## The table

table-welcome = What shall we play?
table-deal = Deal of the day
table-home = All games
table-play-now = Play now
table-choose = Choose opponents
table-play-against =
    { $count ->
        [one] Against one bot
       *[other] Against { $count } bots
    }
table-play-people = { $count } at this table
table-with-friends = With friends
table-poster-players = { $least } to { $most } players
table-poster-exactly = { $count } { $count ->
    [one] player
   *[other] players
 }
table-poster-minutes = { $minutes } min
table-friendly-names = Otter, Hedgehog, Sparrow, Badger, Fox, Heron, Marten, Squirrel, Owl, Hare
table-menu = Menu
table-close = Close
table-language = Language
table-theme = Colours
table-theme-system = As the system
table-theme-light = Light
table-theme-dark = Dark
table-name = Your name
table-name-change = Change the name
table-lobby = Lobby
table-mine = My matches
table-no-line = The server does not answer; check the connection and try again.
table-lost-title = There is nothing here
table-lost-text = The address may have been mistyped. The games are all still there.
table-reload = Reload
table-learn = Learn the rules
table-lesson = Learn by playing
table-lesson-alone = Learn to play alone
table-coach = Tips for the first match
table-motion = Pace
table-motion-slow = Slow
table-motion-normal = Normal
table-motion-quick = Quick
table-motion-none = At once
table-motion-step = Step by step
table-sound = Sounds
table-calls = Call me when it is my turn

## People

account-title = My account
account-ladder = Leaderboard
account-house-rules = House rules
account-house-privacy = Privacy

## Calls

calls-title = Your turn, over days

## The page without a server

page-kept = Ready offline
page-keeping = Getting ready for offline use …
page-round-table = Together on this device
page-not-offline = It cannot be kept for offline use, because browsers allow that only over https or on the machine itself.
page-not-offline-browser = It cannot be kept for offline use in this browser.
page-not-kept = Not all files could be kept for offline use; perhaps there is no room left.
page-no-calls = The browser allows no notifications here, because pages may have them only over https or on the machine itself.
page-install = Install on this device
page-alone = Play without a network
page-alone-text = The table itself moves into this device: play alone or pass it round, and what you finish can be brought here as a record.
page-to-table = To the table of this network

## The line

web-no-guest = Tell us your name first.
web-broken = Something went wrong on the server. Nothing that was stored is lost; reload the page.
front-beside = At a real table
