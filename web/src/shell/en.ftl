### What the pages and the frame of a table say, whatever the game. docs/language.md tells how to write a sentence.

app-name = Carson City
app-title = { $page } · Carson City
ordinal = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}

nav-home = Carson City, to the lobby
nav-skip = Skip to the content
nav-label = Pages
nav-play = Play
nav-learn = Learn
nav-replays = Replays
nav-puzzles = Puzzles
nav-analysis = Analysis
nav-account = { $name }, your name and account
theme-toDark = Switch to dark
theme-toLight = Switch to light
wait-loading = Just a moment …
copy-copy = Copy
copy-done = Copied.
copy-byHand = It is selected: copy it with your keyboard or a long press.

error-title = Something went wrong
error-offline = The server cannot be reached. Check your connection and try again.
error-server = The server stumbled over this. Try again in a moment.
error-tooMany = That was too fast for the server. Wait a few seconds and try again.
error-refused = The server did not accept this.
error-again = Try again
error-outdated = This page could not be loaded. A newer version may be out: reload to get it.
error-reload = Reload

lost-title = Nobody lives here
lost-text = This address leads nowhere. The trail may have moved, or a letter of the link got lost.
lost-home = Back to town

lobby-page = Play
lobby-pageWaiting = { $n ->
    [one] Your turn
   *[other] Your turn in { $n } games
}
lobby-title = Play now
lobby-pitch = Four rounds to build a town, hold your ground and leave richer than you came.
lobby-playNow = Deal me in
lobby-playGame = Play { $game }
lobby-alone = Play alone against Jeb Standish
lobby-dealing = Dealing …
lobby-playNowHelp = You against three bots, rules for a first game. No sign-up.
lobby-learn = Learn in 5 minutes
lobby-learnGame = Learn { $game } in 5 minutes
lobby-learnHelp = New here? A coach leads you through your first game.
lobby-puzzleHelp = One position, one best answer.

games-title = Your games
games-waiting = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
games-none = No games yet. Deal yourself in, or set up a table.
games-play = Play
games-watch = Watch
games-look = Look
games-back = Come back
games-enter = Enter
games-result = Result
games-hide = Hide
games-allFinished = All finished games
games-at = { $verb }: { $table }
games-more = { $n ->
    [one] { $n } more finished game
   *[other] { $n } more finished games
}
list-more = Show more
sure = Sure?
copies-title = Copies
copies-count = { $n ->
    [one] { $n } to try things out
   *[other] { $n } to try things out
}
copies-open = Open
copies-delete = Delete
hidden-title = Hidden
hidden-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
hidden-show = Show
open-title = Open tables
open-count = { $n ->
    [one] { $n } looks for players
   *[other] { $n } look for players
}
open-none = Nobody is looking for players right now. Set up a table and leave a seat open.
open-join = Join
watch-title = Tables to watch
watch-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
standing-open = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
standing-kept = A bot plays for you. { $status }
standing-yours = Your turn. { $status }
standing-theirs = { $n ->
    [one] { $status }. { $names } is to move
   *[other] { $status }. { $names } are to move
}
seats-taken = { $name }, { $shape }
seats-open = Open seat
seats-bot = Bot
seats-virtual = Virtual player
seats-person = Taken

setup-title = Set up a table
setup-game = Game
setup-presets = What to play
setup-strength = How strong
setup-more = More options
setup-moreText = Rules, seats, clock, who may join
setup-seats = At the table
setup-seatKind = Seat { $number }: who sits here
setup-seatName = Seat { $number }: name
setup-seatNameHint = Name
setup-seatBot = Seat { $number }: which bot
setup-all = All
setup-nothing = None
setup-asEdition = As the edition
setup-changed = Changed: { $names }
setup-chosen = { $n ->
    [one] { $n } chosen
   *[other] { $n } chosen
}
setup-onlyChosen = Only the chosen
setup-search = Search: { $option }
setup-searchHint = Search
setup-clear = Clear
setup-noneFound = Nothing fits “{ $search }”.
setup-noneChosen = Nothing is chosen yet.
setup-takeAway = Take away: { $what }
setup-visibility = Who may join
setup-public = Everybody
setup-publicHelp = The table is listed in the lobby; others may watch.
setup-private = By invitation
setup-privateHelp = Only people with your link find the table. You get the link at the table.
setup-clock = Clock
setup-clockNone = No clock
setup-clockNoneHelp = Everybody takes the time they need.
setup-clockLive = Live
setup-clockLiveHelp = A stock of minutes for each player, and some seconds more with every move.
setup-clockDays = By correspondence
setup-clockDaysHelp = So many days for each move; come back when it is your turn.
setup-minutes = { $n ->
    [one] minute each
   *[other] minutes each
}
setup-increment = { $n ->
    [one] second more a move
   *[other] seconds more a move
}
setup-days = { $n ->
    [one] day for each move
   *[other] days for each move
}
setup-timeout = Time is up
setup-timeoutAsk = Ask the others
setup-timeoutAskHelp = They let a bot play on, or wait.
setup-timeoutBot = A bot takes over
setup-timeoutBotHelp = At once. The seat can be taken back at any time.
setup-hints = Hints
setup-hintsHelp = Everybody may ask a bot what it would do on their seat. Usual when you play alone.
setup-name = Name
setup-nameHint = Name of the table, if you like
setup-open = Open the table
setup-start = Start the game
setup-play = { $n ->
    [one] Play with a bot
   *[other] Play with { $n } bots
}
colour-title = Your colour
colour-blue = Blue
colour-gold = Gold
colour-green = Green
colour-purple = Purple
colour-teal = Teal
colour-grey = Grey
seat-me = { $name } (you)
seat-local = Person here
seat-bot = Bot
seat-open = Open seat
plan-me = you
plan-local = { $n ->
    [one] one more person here
   *[other] { $n } more people here
}
plan-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
plan-open = { $n ->
    [one] one open seat
   *[other] { $n } open seats
}

name-title = Your name
name-label = Your name at the table
name-help = Others see this name at the table.
name-save = Save
name-saved = Saved.
notices-title = Hear from your games
notices-text = Friends take their time? You hear when it is your turn, wherever you are. Nothing is sent while you look at the table.
notices-ways = Where you hear of it
notices-here = this browser
notices-state-on = Messages come here
notices-state-off = Turned off
notices-state-asked = We sent a mail there. Open the link in it
notices-state-dead = Nothing gets through any more
notices-try = Send a test
notices-tryAt = Send a test: { $label }
notices-askAgain = Send it again
notices-askAgainAt = Send it again: { $label }
notices-tried = A message is on its way to { $label }.
notices-turnOn = Turn on
notices-turnOnAt = Turn on: { $label }
notices-turnOff = Turn off
notices-turnOffAt = Turn off: { $label }
notices-remove = Remove
notices-removeAt = Remove: { $label }
notices-browser = Tell me in this browser
notices-browserDenied = This browser lets us send nothing. Allow notifications for this page in its settings, and come back.
notices-browserNone = This browser cannot be sent anything. On an iPhone or iPad, put the app on the home screen first.
notices-browserFailed = The browser could not be reached by its own service. Try again later.
notices-mail = Mail address
notices-mailHelp = You get a mail with a link to confirm it. With an account, a link for a new password can be sent there as well.
notices-mailAdd = Send me mail
notices-mailOther = Another mail address
notices-mailOtherHelp = It takes the place of { $label } once you have opened the link in the mail; the old address is told.
notices-mailChange = Change it
notices-noMail = This server sends no mail.
notices-noServices = This server sends nothing to chat services.
notices-nothingElse = This server sends no mail, and nothing to chat services.
notices-service = Chat service
notices-serviceAdd = Tell me there
notices-serviceFold = A chat service
notices-serviceFoldHelp = Discord, Slack, Matrix, Telegram, ntfy
notices-address = Its address
notices-help-discord = The address of a webhook: in Discord under Edit channel, Integrations. https://discord.com/api/webhooks/…/…
notices-help-slack = The address of an incoming webhook: https://hooks.slack.com/services/…/…/…
notices-help-matrix = https://HOST/_matrix/client/v3/rooms/ROOM/send/m.room.message?access_token=TOKEN, best of an account of its own
notices-help-telegram = Of a bot of your own: https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT
notices-help-ntfy = https://ntfy.sh/TOPIC, or ntfy://HOST/TOPIC for a server of your own. Whoever knows the topic can read along
notices-when = When
notices-pace-once = At once
notices-pace-hour = After an hour
notices-pace-hourHelp = Only if you have not answered by then.
notices-pace-day = Once a day
notices-pace-dayHelp = One message with everything that waits for you.
notices-dailyAt = Every day at
notices-what = What
notices-kind-turn = It is my turn
notices-kind-invited = Somebody invites me
notices-kind-begun = A game begins
notices-kind-vote = I am asked for a vote
notices-kind-over = A game is over
notices-quiet = Quiet hours
notices-quietHelp = What comes up meanwhile is told afterwards.
notices-quietFrom = From
notices-quietUntil = until
notices-zone = By the clock of { $zone }.
notices-stop-page = No more messages
notices-stop-title = That was the last one
notices-stop-text = No more messages to { $label }.
notices-stop-again = Send them after all
notices-start-title = You are back
notices-start-text = Messages come to { $label } again.
notices-start-again = Stop them
notices-confirm-page = Your address
notices-confirm-title = Thank you
notices-confirm-text = From now on you hear from your games at { $label }.
notices-choose = Choose what you hear
device-title = Play on another device
device-text = Open this link on your phone or another computer, and it plays as you. It works once.
device-make = Make a link
device-again = Make a new link
device-link = Link for your other device
device-expires = Good until { $time }.
devices-title = Where you are signed in
devices-here = This device
devices-seen = Last used on { $day }
devices-end = Sign out there
devices-endAt = Sign out there: { $name }
devices-endOthers = Sign out everywhere else
remote-title = Bots of your own
remote-text = A program on your computer can play at tables here. Whoever opens a table can invite it while it is online.
remote-guest = A program on your computer can play at tables here. That needs an account; create one above.
remote-name = Name of the bot
remote-make = Make a bot
remote-made = { $name } is made.
remote-once = Copy its token now: it is shown this once, and whoever has it can play as this bot.
remote-token = Token of { $name }
remote-run = Then let any bot of yours play as this one, on your computer:
remote-command = Command that lets it play
remote-commandNote = Put any bot in place of rancher.
remote-online = Online
remote-offline = Not here now
remote-revoke = Revoke
remote-revokeOf = Revoke the token of { $name }
account-page = Your account
account-heading = Howdy, { $name }
account-title = Account
account-want = I want to
account-create = Create an account
account-createHelp = You play as a guest on this device. An account keeps your games when its memory is cleared.
account-logIn = Log in
account-logInHelp = You have an account already. Games of the guest on this device stay with the guest.
account-login = Login name
account-loginHelp = 3 to 40 letters, digits or the signs _ . @ -, no spaces. Only you see it.
account-password = Password
account-passwordHelp = At least 8 characters.
account-show = Show
account-changePassword = Change the password
account-oldPassword = Old password
account-newPassword = New password
account-passwordChanged = The password is changed. You are signed out everywhere else.
account-setPassword = Set a password
account-passwordGone = Your account has no password any more. Sign in with a passkey.
account-giveUp = Remove the password
account-giveUpHelp = Your passkeys are enough to sign in.
account-mailbox = If you forget your password, a link for a new one can be sent to { $address }.
account-noMailbox = Without a confirmed mail address nobody can help you to a new password. Add one under “Hear from your games”.
account-forgotten = I have forgotten the password
account-forgottenSent = If { $login } has an account with a confirmed mail address, a link for a new password is on its way there.
account-export = Everything this server has of you
account-exportHelp = as a zip: what you have set, said and written, and the records of your games.
passkeys-title = Passkeys
passkeys-text = Sign in with your fingerprint, your face, a PIN or a security key, without typing anything. Only you have the key; this server knows its lock.
passkeys-add = Add a passkey
passkeys-added = The passkey is added.
passkeys-name = Name of the passkey
passkeys-made = Made on { $day }.
passkeys-used = Last used on { $day }.
passkeys-unused = Not used yet.
passkeys-rename = Rename
passkeys-renameOf = Rename { $name }
passkeys-renamed = It is called { $name } now.
passkeys-remove = Remove
passkeys-removeOf = Remove { $name }
passkeys-removed = { $name } is removed. You may delete it on your device as well.
passkeys-logIn = Log in with a passkey
passkeys-orPassword = Or with login name and password:
passkeys-create = Create it with a passkey
passkeys-createHelp = Your login name and a passkey are enough; leave the password empty.
passkeys-unable = This browser cannot use passkeys here. They work at { $site }.
passkeys-noSite = Passkeys need a page with a name and HTTPS. On the machine of the server itself, open it as localhost.
passkeys-cancelled = Nothing was signed. Try again, or use another way.
passkeys-known = This device has a passkey for your account already.
passkeys-failed = This browser could not use a passkey here. Try another way.
proof-title = Is it still you?
proof-text = Anybody could have found this device open. Show once more who you are, and it is done.
proof-passkey = Use a passkey
proof-password = Confirm with the password
proof-elsewhere = Your passkeys do not work on this page. Open it where you made them.
proof-cancel = Cancel
leaving-account = Delete the account
leaving-guest = Delete everything of this guest
leaving-text = Everything this server has of you goes at once and for good: your name, login, addresses, passkeys, devices, notes, what you have said, your bots, and the games nobody else played in.
leaving-others = Games with others stay for them. Your seat is called “Somebody who left” there, and in a game that goes on a bot plays it. Take your games along first, with the link above.
leaving-leave = Delete everything
leaving-busy = Your tables are told …
leaving-done = Everything of yours is deleted. You play as a new guest.
reset-page = A new password
reset-title = A new password
reset-set = Set it
reset-done = The new password is set, and you are logged in. You are signed out everywhere else.
account-created = Your account is made. Your games are safe now, { $name }.
account-welcome = Welcome back, { $name }.
account-as = You are logged in as { $login }.
account-logOut = Log out
account-out = You are logged out and play as a new guest.
transfer-page = Move to this device
transfer-title = Change horses
transfer-text = This device plays as { $name } now. The link makes it play as the person who sent it; afterwards the link is used up.
transfer-take = Play here
transfer-stay = Leave things as they are
transfer-welcome = Welcome, { $name }
transfer-done = Your games are on this device now.
transfer-lobby = To your games
join-page = Join { $table }
join-wait = Invitation
join-text = You are invited to this table. { $rules }.
join-name = Your name
join-nameHelp = Everybody at the table sees it.
join-choose = Choose a seat
join-free = { $n ->
    [one] { $n } seat is free
   *[other] { $n } seats are free
}
join-seat = Seat { $number }
join-join = Sit down
join-watch = Just watch
join-already = You sit at this table already.
join-toTable = To the table
join-full = All seats are taken. { $status }.
join-lobby = To the lobby
join-refresh = Look again

end-title = { $name } takes the town
end-titleShared = { $names } share the town
end-shared = { $points } each.
end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-alone = { $points }.
end-ahead = { $points }, { $ahead } ahead of { $name }.
end-tied = { $points }, as many as { $name }; the tie-break decides.
end-tiedAlone = { $points }, as many as { $name }; whoever plays alone needs more.
end-rematch = Rematch
end-toRematch = To the rematch
end-replay = Watch the replay
end-save = Save the record
end-fair = Every die can be checked: the sealed seed was published before the first roll.
end-check = Check it
score-title = Final score
score-note = line by line
score-total = Total
chart-vp = Victory points
chart-vpNote = after each round, dotted: final lines
chart-cash = Cash
chart-cashNote = after each round
chart-start = Start
chart-final = Final
chart-label = { $title } over the rounds; the same numbers are in the table below
chart-asTable = Show as a table
chart-player = Player
bots-strength = Bots
bots-stars = { $n ->
    [one] one star of five
   *[other] { $n } stars of five
}

review-title = Review
review-note = which moves cost most, says { $bot }
review-start = Find the costly moves
review-running = { $bot } looks through the game …
review-failed = Nothing came of it.
review-nothing = { $bot } would hardly have played better.
review-round = Round { $n }
review-played = Played: { $done }
review-better = Better: { $better }
review-win = −{ $percent } % to win
review-points = { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
review-analyseAt = Analyse the choice before: { $done }
review-look = Show it
review-lookAt = Show the board before: { $done }

curve-title = Chances to win
curve-note = after each choice; a click shows the moment
curve-label = Chances to win: arrow keys walk over the choices, Enter shows the moment
curve-point = Move { $version }: { $name } { $percent } %
curve-end = End
curve-jump = Show the moment

shared-page = { $name }: { $about }
shared-title = Share this game
shared-note = anybody with the link may look through it
shared-make = Make a link
shared-link = Link to this game
shared-public = Names, moves and scores are open to everybody who has it.
shared-open = Open it
shared-film = Film as a GIF
shared-back = Take the link back
shared-embed = Put the board into a page of yours
shared-embedText = Text for your page
shared-frame = A game of Carson City
shared-newTab = { " " }(opens in a new tab)
shared-onlyLook = This game can only be looked through.

fork-title = Try another way
fork-note = a private copy, you play all seats
fork-from = From move { $version } of { $last }
fork-go = Play on from here

rules-page = Rules
rules-title = How to play
rules-intro = The pictures are enough to begin. Look up the rest while you play.
rules-start = { $game } in two minutes
rules-decided = How doubtful sentences were decided:
rules-search = Search the rules
rules-contents = Topics
rules-topics = { $n ->
    [one] { $n } topic
   *[other] { $n } topics
}
rules-hits = { $n ->
    [one] Found in { $n } topic
   *[other] Found in { $n } topics
}
rules-none = Nothing about “{ $query }”. Try a shorter word.
rules-all = Show all topics
rules-anchor = Link to { $topic }
rules-rulings = How doubtful sentences were decided
rulings-page = Rulings
rulings-title = Rulings
rulings-intro = How every doubtful sentence of the rulebooks was decided, why, and what each edition says. In the order of a round.
rulings-learn = How to play
rulings-search = Search the rulings
rulings-contents = Pages
rulings-count = { $n ->
    [one] { $n } ruling
   *[other] { $n } rulings and examples
}
rulings-hits = { $n ->
    [one] Found in { $n } ruling
   *[other] Found in { $n } rulings
}
rulings-all = Show the page again
rulings-none = Nothing about “{ $query }”. Try a shorter word.
rulings-lost = There is no ruling or page “{ $at }”. Search for what you mean, or begin with this page.
rulings-why = Why
rulings-examples = Examples
rulings-readings = What the editions say
rulings-before = Before: { $page }
rulings-next = Next: { $page }
rulings-link = Link to { $id }

study-alone = Nobody else is here: this is a study.
moves-title = Moves
study-beginning = The beginning
study-variation = Instead:{ " " }
study-otherwise = Something else than: { $text }
study-otherwiseHelp = Choose another outcome
study-analyse = Analyse
study-back = One step back
study-on = One step on
study-best = The bot’s best answers
study-bestHelp = As soon as something is asked, and better with every look
study-share = Link and text
study-link = A link to this position and all of this line
study-text = The position as a text
study-textHelp = The terminal reads it, too: carson inspect FILE
study-another = Another position

analysis-title = Analysis
analysis-intro = Any position, with what a bot would answer, and every way on from there. Take a game you have finished (“Analyse” at its end or at any of its moments), or begin here.
analysis-sample = Begin with a game
analysis-first = A fresh game of { $game }
analysis-paste = A position as a text
analysis-pasteHelp = As it is written by “Link and text” here, or drawn by hand.
analysis-field = The position
analysis-open = Open it
editor-title = Change the position
editor-pieces = Pieces
editor-hold = Choose a piece, then a place. A piece on the board is picked up with a click and goes to the next place you choose; dragging does the same.
editor-held = { $piece } in hand: choose a place.
editor-away = Take it away
editor-empty = { $spot }: empty
editor-lies = { $spot }: { $pieces }
editor-undo = Undo
editor-possible = A game can come to this.
editor-done = Analyse it
editor-cancel = Leave it as it was
editor-text = The position as a text
editor-read = Take the text
editor-put = Put it there: { $spot }
editor-several = { $piece }, { $number } of them
editor-table = The table
editor-groups = Kinds of pieces
editor-wayOut = Nothing is lost: go on changing it until a game can come to it, or undo the last step.
editor-change = Change the position
analysis-broken = This link holds no position: perhaps a part of it was lost on the way. Ask for it again, or begin with one of these.

puzzles-page = Puzzles
puzzles-one = Puzzle
puzzles-title = Puzzles
puzzles-intro = Moments from games of strong bots at which one answer is clearly the best. Find it, then hear what a bot thinks of them all.
puzzles-today = Puzzle of the day
puzzles-done = { $n } of { $all } solved on this device
puzzles-theme = About
puzzles-anyTheme = Everything
puzzles-difficulty = Difficulty
puzzles-anyLevel = Any
puzzles-fresh = Only new ones
puzzles-shown = { $n ->
    [0] No puzzle is left with this choice
    [one] One puzzle
   *[other] { $n } puzzles
}
puzzles-none = There are no puzzles here.
puzzles-number = No. { $n }
puzzles-level-1 = easy
puzzles-level-2 = medium
puzzles-level-3 = hard
puzzles-solved = solved
puzzles-looked = answer seen
puzzles-round = { $n ->
    [0] Before the first round
   *[other] Round { $n }
}
puzzles-banner = Puzzle: which answer is best?
puzzles-task = Which answer is best?
puzzles-how = Answer as at a table. Nothing is played on: you are told whether it is the best.
puzzles-about = About this puzzle
puzzles-show = Show the answer
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-again = Try again
puzzles-verdict = What is said to your answer
puzzles-shownToYou = This is the best answer.
puzzles-yours = Your answer: { $answer }
puzzles-says = What { $bot } thinks of the answers
puzzles-analyse = Open in analysis
puzzles-close = Close

replays-page = Replays
replays-title = Replays
replays-finished = Your finished games
replays-row = { $status } · { $ago }
replays-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
replays-none = No finished games yet. They appear here when the last round is over.
replays-fair = Check the dice
upload-title = Look through a record
upload-choose = Choose a record
upload-busy = Reading …
upload-drop = or drop the file here
upload-paste = Paste it as text instead
upload-text = Text of the record
upload-open = Open

old-older-rules = This game was played by older rules, which this server no longer has. It cannot go on here, but this is what happened.
old-damaged = This table is damaged and was set aside. It cannot go on, but this is what is left of it.
old-seats = At the table
old-options = Rules
old-log = What happened
old-nothing = Nothing had happened yet.
old-undone = taken back

fair-page = Fair dice
fair-title = Fair dice
fair-intro = All dice and draws of a game follow from one secret, the seed. Its fingerprint was shown before the first roll, so nobody could change the seed afterwards.
fair-before = Before the game
fair-beforeText = Everybody saw this fingerprint of the seed.
fair-after = After the game
fair-afterText = Now the seed itself is open.
fair-sealed = The game is still going on, so the seed stays sealed. Come back when it is over.
fair-copy = This game is a copy of another one, so its seed stays sealed.
fair-here = Checked in your browser
fair-hereText = Your browser computed SHA-256 of “carson/” and the seed.
fair-same = The fingerprints are the same.
fair-different = The fingerprints differ: this is not the seed that was sealed.
fair-byHand = Browsers compute this on secure pages only. You can do it in a terminal; the result must be the fingerprint above.
fair-server = Checked by the server
fair-matches = { $n ->
    [one] The game was replayed: its one draw follows from the seed.
   *[other] The game was replayed: all { $n } draws follow from the seed.
}
fair-mismatch = The replayed game does not follow from the seed.
fair-back = Back to { $table }
fair-backPlain = Back to the table

offline-title = No connection
offline-text = Carson plays on a server, and it cannot be reached right now.
offline-now = Try now
offline-again = It tries again by itself every few seconds.
offline-meanwhile = Meanwhile
offline-open = A table that is open in another tab stays as it is, and goes on by itself once the server is back.
offline-moves = Every move that was taken is kept: your games are where you left them.
offline-terminal = With the program itself you play without any network: type “carson play” in a terminal.
table-notSent = The connection is lost; this was not sent. Try again when it is back.
table-lost = Connection lost, trying again …
table-reconnecting = Connecting …
table-tryNow = Try now
table-gone = This table cannot be opened.
table-yourTurn = Your turn: { $name }
table-round = Round { $n } of { $all }
table-watching = { $n } watching
table-rules = Rules, in a new tab

phase-title = Phases of the round
phase-setup = Setting up
phase-characters = Characters
phase-placement = Placement
phase-actions = Actions
phase-end = Round end

ask-title = What to do
choice-odds = { $n }% to win the duel
choice-told = { $label } ({ $more })
ask-sure = Sure? { $label }
ask-less = Less
ask-more = More
ask-amount = How many
ask-whose = Whose turn
ask-passDevice = Pass the device to { $name }
ask-gotIt = Got it
ask-targets = { $n ->
    [one] One target on the board.
   *[other] { $n } targets on the board.
}

lesson-step = Step { $step } of { $steps }
lesson-over = The lesson is over
lesson-progress = How far the lesson is
lesson-leave = Leave the lesson, play on freely
lesson-sure = Really leave?
lesson-close = Got it

desk-title = Desk
desk-close = Close
desk-explain = Explain
desk-hint = Hint

hint-short = Hint
hint-ask = Hint: what would { $bot } do?
hint-thinking = { $bot } is thinking …
hint-title = { $bot } would choose
hint-win = { $percent } % to win
hint-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hint-best = After this round, beside the next best: { $reasons }.
hint-other = After this round, beside the best: { $reasons }.

wait-title = Please wait
wait-watching = You are watching
wait-playing = Playing …
wait-pastTitle = Looking back
wait-over = The game is over
wait-overTitle = Game over
wait-hurry = Hurry up
wait-reminded = Reminded

player-title = Players
player-toPlay = to play
player-you = you
player-bot = bot
player-forfeited = { $strength }, given up
player-botOf = { $strength } bot
player-away = away
player-replace = Ask the others to let a bot play for { $name }
clock-title = Time left
clock-over = Overtime

log-title = Log
log-since = since your last turn
log-earlier = { $n ->
    [one] One earlier line
   *[other] { $n } earlier lines
}
log-lookAt = Show the table after this
log-undone = { " " }(taken back)
history-undo = Undo
history-reset = Reset turn
history-live = Back to live
history-move = move { $n }, live
history-catchingUp = move { $n }
history-look = Look back
history-fork = Fork from here
history-askBack = Ask to go back
history-askBackHelp = Back to before your last choice, if the others agree
history-goBack = Go back to here
history-undoHelp = Back to before your last choice
replay-title = Look through the game
replay-at = Move { $n } of { $all }
replay-choice = { $name }’s choice
replay-start = Before the first move
replay-chance = Chance decides.
replay-silent = { $name } has decided.
replay-slider = Moment of the game
replay-play = Play
replay-pause = Pause
replay-back = One move back (←)
replay-on = One move on (→)
replay-roundBack = To the beginning of the round (Shift ←)
replay-roundOn = To the next round (Shift →)
replay-speed = Speed
replay-times = { $n }×
replay-end = To the end
notes-title = Notes
notes-label = For your eyes only, in this game
notes-loading = One moment …
notes-typing = Not kept yet …
notes-kept = Kept
chat-title = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute the chat
chat-muted = The chat is muted.
chat-unmute = Listen again

back-title = Your seat
back-text = A bot plays for you.
back-take = Take your seat back

wayOut-title = Enough of this game
wayOut-resign = Resign
wayOut-resignHelp = A bot plays on for you. You may come back.
wayOut-abandon = End the game
wayOut-abandonHelp = At once and without a result.
wayOut-askHelp = Without a result, if all agree.
abandoned-title = Ended without a result
abandoned-text = Nobody has won. The game can be looked through, and played on in a copy.

poll-title = A question to the table
poll-to = to move { $n }
poll-yes = For it: { $names }
poll-no = Against it: { $names }
poll-agree = Agree
poll-bot = Let a bot play on
poll-yourTime = Your time is up. The others may let a bot play on.
poll-wait = Wait
poll-refuse = Refuse
poll-look = Look at it

order-yellow = yellow side
order-red = red side

settings-title = Settings and keys
plain-drawing = The table
settings-confirm = Confirm costly moves
settings-confirmHelp = Fights, spending and passing take a second click.
settings-motion = Moving pictures
settings-motionHelp = Pieces walk, dice tumble. A click skips.
settings-sound = Sounds
settings-soundHelp = Quiet ones: your turn, moves, dice and money.
settings-soundOn = Sounds are on
settings-soundOff = Sounds are off
settings-chat = Chat
settings-curtain = Curtain between players
settings-curtainHelp = Several people at this device: the table is covered until it has been handed over.
curtain-title = Hand over to { $name }
curtain-text = The table is covered until { $name } looks at the screen.
curtain-go = Continue
curtain-never = Without a curtain from now on
keys-p = pass, or finish
keys-p-key = P
keys-u = undo
keys-u-key = U
keys-r = lay a road
keys-r-key = R
keys-g = go to the first target; arrows walk, Enter acts
keys-g-key = G
keys-h = ask a bot for a hint, where hints are allowed
keys-h-key = H
keys-n = next target on the map
keys-n-key = N
keys-help = explain the focused thing
keys-help-key = ?
keys-m = sounds on or off
keys-m-key = M
keys-arrows = looking back: one move; with Shift one round
keys-arrows-key = ← →
keys-space = looking back: play or pause
keys-space-key = Space
keys-esc = clear, or back to live
keys-esc-key = Esc

gather-missing = { $n ->
    [one] One seat is open.
   *[other] { $n } seats are open.
}
gather-invite = Invite
gather-companions = People you have played with
gather-call = Call { $name }
gather-called = { $name } is told.
gather-inviteText = Everybody with this link may sit down. The game starts when all seats are taken.
gather-link = Invitation link
gather-open = Open seat
gather-sit = Sit down
gather-local = Somebody here
gather-name = Name
gather-bot = Bot
gather-fill = { $n ->
    [one] Fill with a bot and start
   *[other] Fill with { $n } bots and start
}
gather-leave = Leave the table

curtain-secret = Only { $name } may look: this game has secrets. The table is covered until then.

sheet-waiting = Still writing: { $names }

stuck-title = A bot gives no answer
stuck-host = { $name }'s bot gives no answer, so the game waits. Ask it again, let another bot play, or play the seat yourself.
stuck-player = { $name }'s bot gives no answer, so the game waits. Ask it again, or wait until the host sees to it.
stuck-again = Ask again
stuck-other = Let this bot play
stuck-play = Play the seat

## The question

ask-yours = Your turn
ask-together = All at once
ask-turnOf = { $name }’s turn
ask-hurried = { $name } is waiting for you.
ask-cancel = Cancel
ask-secret = In secret

## Keeping order: what everybody sees of it

news-dismiss = I have read this
banned-title = You cannot come in
banned-help = Come back when the time is over. If you think it is a mistake, write to the people who run this server.
report-title = Report { $name }
report-menu = Is somebody behaving badly?
report-person = Report { $name }
report-line = Report what { $name } said
report-reason = What is wrong?
report-help = The people who run this server read it, with what was said in the chat. Nobody at the table is told.
report-send = Send the report
report-cancel = Cancel
report-sent = Thank you. Somebody will look at it.
report-done = Close
gather-remove = Remove
gather-removeName = Remove { $name } from the table
gather-removed = Removed by you
gather-inviteAgain = Let { $name } in again
closed-title = This table was closed
closed-text = The people who run this server have ended the game without a result: { $why }

## Keeping order: the page of admins

order-page = Keeping order
order-parts = Parts of keeping order
order-nav = Order
order-navWaiting = Order, { $n ->
    [one] { $n } report waits
   *[other] { $n } reports wait
}
order-reports = Reports
order-people = People
order-tables = Tables
order-announcements = Announcements
order-names = Names
order-log = Log
order-show = Show
order-waiting = Waiting
order-decided = Decided
order-noReports = Nobody has reported anything. All is well.
order-noneDecided = Nothing was decided yet.
order-reportedBy = Reported by { $name }.
order-look = Who is that?
order-said = { $n ->
    [one] What was said: { $n } line
   *[other] What was said: { $n } lines
}
order-decide = What do you decide?
order-decideHint = What came of it
order-close = Close the report
order-decision = { $name } decided: { $text }
order-findPeople = Name, login or id
order-findTables = Name of a table, or somebody who sits there
order-search = Search
order-group-all = Everybody
order-group-accounts = Accounts
order-group-guests = Guests
order-group-muted = Muted
order-group-banned = Banned
order-group-admins = Admins
order-guest = guest
order-admin = admin
order-is-mute = muted
order-is-ban = banned
order-seen = here { $when }
order-neverSeen = not here any more
order-nobody = There is nobody like that.
order-allPeople = All people
order-login = Login
order-id = Id
order-came = Came
order-lastHere = Last here
order-mute = Mute
order-mute-help = They can play, but not chat. They are told why.
order-mute-do = Mute them
order-unmute = Let them chat again
order-ban = Ban
order-ban-help = They cannot come in, and are told why. Bots play on for them, and seats at tables that wait are free again.
order-ban-do = Ban them
order-unban = Let them in again
order-adminsNot = Admins cannot be muted or banned. Take that away first, at the server: carson admin revoke
order-why = { $what }: why
order-reason = Why? They are told
order-reasonLog = Why? For the log
order-howLong = { $what }: how long
order-forEver = For ever
order-until = until { $when }
order-length-1h = For an hour
order-length-3h = For three hours
order-length-1d = For a day
order-length-1w = For a week
order-length-4w = For four weeks
order-rename = Another name
order-rename-help = Replaces the name everywhere, in chats and at tables too.
order-rename-do = Rename them
order-newName = The new name
order-quotas = Limits
order-quotas-help = Empty means: as for everybody. The grey number is what is usual.
order-quota-tables = Tables at once
order-quota-bot-tables = Tables at once where only bots play
order-quota-daily-tables = Tables opened in a day
order-quota-bots = Bots on other machines
order-usual = the usual
order-reportsAbout = Reports about them
order-theirTables = Their tables
order-state-all = All
order-state-open = Open
order-state-playing = Playing
order-state-over = Over
order-private = private
order-noTables = There are no such tables.
order-hostAnd = Opened by { $host }. At the table: { $people }
order-tableReason = Why { $name } ends
order-tableReasonHint = Why? The players are told
order-closeTable = Close
order-deleteTable = Delete
order-ordered-close = is being closed
order-ordered-delete = is being deleted
order-announce = Announce
order-announceText = What everybody reads
order-announceHint = We restart at 18:00; your games stay as they are.
order-announceDo = Tell everybody
order-noAnnouncements = Nothing is announced now.
order-withdraw = Withdraw
order-withdrawLine = Withdraw: { $text }
order-ownNames = Your own list
order-namesHelp = Nobody can take these names, however they write them. * stands for any letters. Whoever has one already keeps it.
order-pattern = A name, or a pattern like mayor*
order-reserve = Reserve
order-unreserve = Anybody may be called { $name }
order-noNames = No names of your own yet.
order-usualNames = On every server
order-logHelp = Everything that was done here or by carson admin. Nobody can change it.
order-noLog = Nothing was done yet.
order-fact-name = now { $name }
order-fact-quota = { $kind }: { $most }
order-did-grant = made an admin of
order-did-revoke = took the rights of an admin from
order-did-mute = muted
order-did-unmute = let chat again
order-did-ban = banned
order-did-unban = let in again
order-did-rename = renamed
order-did-quota = changed the limits of
order-did-reserve = reserved the name
order-did-unreserve = gave free the name
order-did-close = closed the table
order-did-delete = deleted the table
order-did-announce = announced
order-did-withdraw = withdrew
order-did-decide = decided the report about
