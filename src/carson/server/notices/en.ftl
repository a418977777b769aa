### Messages to people who are not here.

## What a message says. The title is the first thing one sees on a phone

notice-title-turn = It is your turn
notice-title-begun = A game has begun
notice-title-over = A game is over
notice-title-vote = You are asked for a vote
notice-title-invited = You are invited
notice-title-confirm = Is this your address?
notice-title-reset = A new password
notice-title-moved = Your mail address
notice-title-trial = A message to try it out
notice-turn = You are waited for at { $table }.
notice-begun = Everybody is there: { $table } has begun.
notice-over = { $table } is over: { $said }.
notice-vote = At { $table }: { $said }
notice-invited = { $said }
notice-confirm = Somebody, probably you, wants to hear here when it is their turn in a game of Carson City. Open this link if that is right; otherwise nothing more will come.
notice-reset = Somebody, probably you, has forgotten a password. This link sets a new one; it works once, for an hour. If it was not you, do nothing: the old password is still good.
notice-moved = { $said }
notice-mailbox-changed = { $name } has another mail address from now on: messages, and links for a new password, do not come here any more. If that was not you, sign in, see where you are signed in, and change your password and the address.
notice-mailbox-removed = { $name } has removed this mail address: messages, and links for a new password, do not come here any more. If that was not you, sign in, see where you are signed in, change your password and add the address again.
notice-trial = It works. This is where you will hear from your games.
notice-about = { $what }. With { $names }.
notice-several = { $number ->
    [one] News from your game
   *[other] { $number } news from your games
}
notice-more = { $number ->
    [one] And one more.
   *[other] And { $number } more.
}
notice-stop = No more messages here:
notice-stop-asking = Never ask here again:
notice-invitation = { $name } invites you to { $table }.

## Ways to people, as lists show them

service-discord = Discord
service-slack = Slack
service-matrix = Matrix, { $host }
service-telegram = Telegram
service-ntfy = ntfy, { $host }

## Requests that are turned down

refused-no-channel = this way to you is not there any more
refused-many-channels = this server keeps { $number } ways to one person; remove one first
refused-no-mailbox = this is no mail address
refused-no-mail = this server sends no mail
refused-no-services = this server sends nothing to chat services
refused-bad-hook = this is no address of { $service }; see the example
refused-bad-browser = this browser gives no address that we could send to
refused-not-confirmed = open the link in the mail we sent there first
refused-bad-link = this link is not whole; copy all of it
refused-old-link = this link is too old; ask for a new one on your account page
refused-no-companion = you have not played with this person, or they do not want to be called
refused-called-already = they were called to this table already; give them some time
refused-no-zone = there is no time zone “{ $zone }”

## Starting

start-bad-smtp = --smtp takes an address such as smtp://USER:PASSWORD@HOST:587, or smtps:// where TLS is spoken from the first word
start-bad-sender = --mail-from takes the mail address that messages come from, and no “{ $address }”
start-no-home = --smtp needs --url as well, the address at which people reach this server: messages have links
start-bad-home = --url takes the address at which people reach this server, such as https://carson.example.org
