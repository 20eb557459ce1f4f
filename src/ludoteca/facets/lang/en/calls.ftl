### The page of calls to a turn.

calls-text = In matches over days you can be told when it is your turn. What is sent says in which game and with whom, and never a card.
calls-browser = In this browser
calls-browser-this = Tell me here, even when no page is open
calls-browser-count = { $count } browsers of yours are told.
calls-browser-not = This browser, or this server, cannot do that. It takes https.
calls-mail = By mail
calls-mail-save = Save
calls-mail-wait = A letter has gone to { $mail }. Follow its link to confirm the address.
calls-mail-confirmed = Letters go to { $mail } when no browser of yours can be reached.
calls-night = At night
calls-night-too = Tell me between 22 and 8 o’clock, too ({ $zone })
calls-holiday = Holidays
calls-holiday-text = While you are away, your clocks stand still in the matches over days that run now. Days left this year: { $days }.
calls-holiday-days = Days
calls-holiday-begin = Begin now
calls-holiday-until = Your clocks stand still until { $day }.
calls-holiday-end = I am back
calls-confirm-text = Is this your address? Then letters may go there when it is your turn.
calls-confirm = Yes, it is mine
calls-confirmed = Thank you. The address is confirmed.
calls-stop-text = No more letters to this address?
calls-stop = No more letters
calls-stopped = Done: no more letters go to this address.
