### What the server says about bots on other machines.

remote-gone = a bot that is gone
bot-remote-label = from elsewhere
bot-remote-title = { $name } (online)
bot-remote = Plays from elsewhere, and is here now.

## refused

refused-bots-of-accounts = bots belong to accounts; create one first
refused-many-remotes = you have { $number } bots; revoke one first
refused-remote-taken = there is already a bot “{ $name }”
refused-no-remote = there is no such bot of yours
refused-remote-away = “{ $name }” cannot play now
refused-remote-illegal = action { $action } is not legal now
refused-no-token = this token is not valid, or was revoked
refused-many-answers = too much at once; slow down
