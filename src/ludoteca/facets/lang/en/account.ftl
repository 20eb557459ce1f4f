### The account: who one is, on which devices, how one comes back, and what is kept of oneself. And how people stand beside one another.

account-site = An account needs a table server; this page keeps everything in this browser.
account-nobody = Nobody is known on this device yet. Whoever plays gets a name at once, and can keep it here.
account-back = Come back
account-back-text = If you have played here before, you can be yourself again on this device.
account-passkey-use = Use a passkey
account-code = Code from another device, or recovery code
account-code-use = Use the code
account-code-same = This device is { $name } now. Become whoever made the code? { $name } stays reachable only by a passkey, a recovery code or another device.
account-link-question = Go on here as whoever made this code?
account-link-yes = Go on here
account-welcome = Welcome back, { $name }!
account-keep = Keep your name
account-keep-text = Your name, your matches and your ratings belong to this browser. If it is lost, a passkey or a recovery code brings them back.
account-passkeys = Passkeys
account-passkey-none = No passkey yet.
account-passkey-new = Make a passkey
account-passkey-made = You can come back with this passkey from now on.
account-passkey-off = Passkeys need a private address with a name (https). Recovery codes work here.
account-passkey-stopped = No passkey was made or used.
account-passkey-at = for { $site }
account-remove = Remove
account-recovery = Recovery codes
account-recovery-left = { $count ->
    [0] No codes yet.
    [one] { $count } code is left.
   *[other] { $count } codes are left.
}
account-recovery-new = Make new codes
account-recovery-sure = Make new codes? The old ones will no longer work.
account-recovery-text = Write them down or save them. Each works once, and they are shown only now.
account-recovery-save = Save as a file
account-devices = Devices
account-device-here = this device
account-device-unknown = Unknown device
account-device-seen = seen { $day }
account-device-out = Sign out
account-devices-out = Sign out all others
account-device-add = Add a device
account-device-code = Scan this with the other device, or open “My account” there and type the code. It works once, for ten minutes.
account-blocked = Blocked people
account-blocked-text = You do not see what they say, and they cannot sit down in your rooms.
account-blocked-none = You have blocked nobody.
account-unblock = Unblock
account-data = Your data
account-data-text = Everything that is kept here of you: matches, ratings, what you have said.
account-data-get = Download
account-out = Sign out here
account-out-sure = Sign out? Without a passkey, a recovery code or another device you cannot come back as { $name }.
account-delete = Delete the account
account-delete-sure = Delete the account { $name } for good? Your name, ratings and messages go at once. Matches of others stay, without your name.
account-deleted = Your account has been deleted.
account-lost-title = This device is no longer known
account-lost-text = You were { $name } here. You may have signed out elsewhere, or the server has forgotten.
account-lost-anew = Begin anew
account-block = Block
account-block-sure = Block { $name }? You will not see what they say in any room, and they cannot sit down in yours.
account-blocked-now = { $name } is blocked. “My account” shows whom you have blocked.
account-report = Report
account-report-title = Report { $name }
account-report-text = Whoever runs this server sees the last lines of the chat, and that it was you who reported. Nobody else does.
account-report-rude = Insults or harassment
account-report-cheating = Cheating
account-report-name = Offensive name
account-report-other = Something else
account-report-do = Send the report
account-report-done = Thank you. Whoever runs this server will look at it.
account-cancel = Cancel
account-person = Profile
account-person-since = Here since { $day }
account-person-none = No match has counted yet.
account-person-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
account-person-recent = Latest matches that counted
account-person-gone = Nobody is known by this address.
account-ladder-text = The number is what is thought of somebody’s play; the bar shows where it lies with 95 % certainty. The list goes by the lower end. Newcomers begin at 25. Bots are measured against one another and stay where they are.
account-ladder-empty = No match of this game has counted yet.
account-ladder-site = A leaderboard needs a table server: here nobody else plays.
account-ladder-range = { $low } to { $high }
