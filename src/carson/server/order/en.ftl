### Keeping order: what admins and those they deal with are told.

## Names nobody can take, separated by spaces; * stands for any letters

order-reserved = admin* moderator* mod host system server support staff official* owner root webmaster carson carsoncity jebstandish everybody nobody anonymous
order-machine = the server’s machine

## Requests that are turned down

refused-banned = you cannot play here any more. The reason: { $reason }
refused-banned-until = you cannot play here until { $until }. The reason: { $reason }
refused-muted = you cannot chat here any more; you can still play. The reason: { $reason }
refused-muted-until = you cannot chat until { $until }; you can still play. The reason: { $reason }
refused-reserved-name = “{ $name }” is a name nobody can take here; choose another one
refused-admins-only = this page is for the people who run this server
refused-no-person = there is nobody called “{ $name }”
refused-many-people = several people are called “{ $name }”; name one by login or id: { $ids }
refused-no-group = there is no list “{ $name }”
refused-guest-admin = { $name } is a guest; only somebody with an account can be an admin
refused-grant-already = { $name } is an admin already
refused-revoke-already = { $name } is no admin
refused-yourself = you cannot do that to yourself
refused-other-admin = { $name } is an admin; take that away first: carson admin revoke
refused-not-mute = { $name } is not muted
refused-not-ban = { $name } is not banned
refused-no-quota = there is no limit “{ $name }”; there are { $known }
refused-bad-quota = a limit is a number from 0 to { $number }
refused-no-pattern = a reserved name has at least one letter or digit besides *, and at most 60
refused-closed-already = this table is over already
refused-gone-already = this is gone already, or somebody else has seen to it
refused-no-words = write at least a word, and at most { $number } letters
refused-no-moment = “{ $text }” is no moment to come: write 30m, 2h, 3d, 1w, 18:00 or 2027-01-31T18:00
refused-no-reason = say in a few words what is wrong
refused-report-yourself = this is you
refused-reported-already = you have reported { $name } for this already; somebody will look at it
refused-many-reports = you have reported a lot just now; what you sent is being looked at, come back later with more
refused-no-line = this line is not in the chat any more

field-reason = write at least a word, and at most 500 letters
