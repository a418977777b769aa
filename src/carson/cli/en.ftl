### What carson.cli says.

## arena

arena-title = { $game }, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }

## arena-table

arena-table-span = { $low } to { $high }
arena-table-note = { $number ->
    [one] { $note }
   *[other] { $note } ({ $number } times)
}

## bench

bench-playing = Playing ...
bench-playing-part = Playing, part { $number } of { $count } ...

## choosing

choosing-several = “{ $typed }” could be { $several }
choosing-in-short = in short; “list” says all, such as: { $label }

## chosen

chosen-no-preset = there is no preset “{ $preset }”; there are { $known }
chosen-sets-nothing = “{ $setting }” sets nothing; write it as name=value
chosen-twice = { $option } is given twice, as { $first } and as { $second }
chosen-bad-seed = a seed is a word or a number, without spaces around it

## contests

contests-kept = kept in { $file }, and the same command goes on
contests-lost = lost without --resume
contests-stopped = Stopped{ $where } after { $played } of { $total } games; they are { $kept }.
contests-playing = Playing

## curtain

curtain-hand-over = Hand over to { $name }: what comes next is for { $name } alone.
curtain-show = Enter shows it.{ " " }

## demo

demo-commitment = Commitment { $commitment }
demo-first-move = The first move ...
demo-move = Move { $number }: { $value }
demo-moves = { $number ->
    [one] one move.
   *[other] { $number } moves.
}

## files

files-no-file = there is no file “{ $name }”
files-folder = “{ $name }” is a folder, not a file
files-unreadable = “{ $name }” cannot be read: { $reason }
files-not-text = “{ $name }” is not a text file
files-too-long = it is far too long for a game
files-bad-name = a name holds characters that cannot be shown
files-no-folder = “{ $name }” cannot be written: there is no folder “{ $folder }”
files-unwritable = “{ $name }” cannot be written: { $reason }
files-no-record = “{ $name }” is there already and is no record; choose another name
files-wrong = { $name }: { $problem }

## flags

flags-no-flag = there is no { $flag }; do you mean { $near }?
flags-no-value = { $flag } needs a value; “carson options” lists what a game can be told

## hints

hints-title = { $bot } would choose:
hints-win = { $share } to win
hints-best = after this round, beside the next best: { $reasons }
hints-other = after this round, beside the best: { $reasons }
hints-worth = worth { $points } points

## keyboard

keyboard-yes-or-no = Please type yes or no.
# What may be typed, separated by spaces
keyboard-yes = y yes
keyboard-no = n no
keyboard-yes-default = Y/n
keyboard-no-default = y/N

## ladder

ladder-measuring = Measuring { $name } ...
ladder-where = { " " }in { $name }
ladder-result = { $title }: { $share } of { $games } games ({ $low } to { $high })
ladder-jobs = --jobs { $jobs } is more than the { $cores } cores here: bots would have less time to think
ladder-unusable = “{ $name }” cannot be used: { $reason }

## ladder-table

ladder-table-demand = { $said }: { $bot } against { $against }, demanded { $demand }

## learn

learn-none = there is no guided first game of { $game }
learn-title = { $game }: your first game, with a coach
learn-how = Type the number or the word of a choice. “explain WHAT” explains a place or a piece, “help” lists what else you can type.

## missing

missing-command = this command
missing-terminal = the command line

## options

options-all = all of them
options-any = any of { $values }
options-how = Give them as --NAME VALUE or as --set NAME=VALUE; a list is joined with commas.
options-bots = Bots: { $bots }. In “carson play” { $usual } plays unless --bot names another, in “carson demo” { $demo }.
options-preset = --preset { $preset }: { $about }
options-none = none

## orders

orders-nothing-to-undo = there is nothing to take back yet
orders-undone-secret = Taken back: what { $name } answered in secret, and all that followed.
orders-undone = Taken back: { $name }, { $action }, and all that followed.
orders-save-what = type a file name after it, such as “save evening.txt”
orders-another-game = another game
orders-no-game = not a saved game
orders-overwrite = { $name } is there already and is { $kind }. Overwrite it?
orders-nothing-saved = Nothing was saved.
orders-saved = Saved in { $name }.
orders-load-what = type a file name after it, such as “load evening.txt”
orders-loaded = Loaded { $name }.
orders-no-help = there is no help on “{ $wanted }”; there is help on { $topics }
orders-besides = Type the number or the word of a choice, or the beginning of its word. Besides:
orders-topics = Help on the game, such as “help { $first }”: { $topics }.
orders-explain-what = type what to explain after it, by the word of a choice
orders-no-explanation = there is nothing to explain about “{ $target }”
orders-count-what = Type “count” and one of: { $titles }.
orders-usage-help = help [TOPIC]
orders-help = this list, or a topic of the game
orders-quit = stop; the game is kept
orders-undo = take back the last action a person took
orders-usage-save = save FILE
orders-save = write the game to a file
orders-usage-load = load FILE
orders-load = go on with a saved game
orders-list = every choice in full; Enter alone lists them in short
orders-board = draw the board again
orders-usage-explain = explain WHAT
orders-explain = how the numbers of a place or a piece come about
orders-usage-count = count [WHAT]
orders-count = what the game can count for you
orders-usage-hint = hint [BOT]
orders-hint = what a bot would do, and how good it thinks that is
orders-ask = ask also what changes nothing now, such as roads that lead nowhere; or no longer
orders-asks-all = From now on you are asked everything.
orders-asks-less = From now on you are asked only where something you may do changes something now.
orders-leave = leave the lesson of `carson learn`, and play on freely
orders-no-lesson = this game has no lesson to leave
orders-left = You have left the lesson. The game goes on, and you may do whatever you like.
orders-usage-log = log [all]
orders-log = the last { $lines } lines of the log, or all

## play

play-saved-brings = a saved game brings its own seats, names, options and seed; leave them out
play-two-games = --load and --continue name two games; give one of them
play-commitment = Commitment { $commitment }
play-how = Type the number or the word of a choice; “help” tells what else you can type.
play-no-game = there is no game to go on with; “carson play” starts one
play-only-bots = only bots play in { $path }; --people 1 gives you the first seat

## puzzle

puzzle-none = { $game } has no puzzles
puzzle-no-puzzle = there is no puzzle “{ $id }”
puzzle-no-theme = there is no theme “{ $theme }”; there is { $known }
puzzle-nothing = there is no such puzzle
puzzle-no-choice = “{ $typed }” is none of the choices
puzzle-title = Puzzle { $id }, { $level }: { $themes }
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-you = You
puzzle-how = Which answer is best? Type it, or “{ $show }” to see it.
puzzle-right = Right!
puzzle-worse = Not the best: it costs { $less } of the chance to win. Try again.
puzzle-hardly = Not the best: a bot would hardly look at it. Try again.

## puzzles

puzzles-looking = Looking for puzzles
puzzles-again = Judging puzzles anew
puzzles-fell = Puzzle { $id } is left out: another answer is nearly as good.
puzzles-stopped-again = Stopped: { $left } puzzles of { $file } have not been judged twice; the same command goes on.
puzzles-stopped = Stopped with { $found } of { $count } puzzles in { $file }; the same command goes on.
puzzles-found = { $found ->
    [one] One puzzle
   *[other] { $found } puzzles
} in { $file }.

## replay

replay-too-far = { $file } has only { $number ->
    [one] one move
   *[other] { $number } moves
}
replay-not-over = the game is not over
replay-totals = totals { $totals }
replay-unproven = ; dice unproven, the seed is still secret
replay-other-rules = ; fingerprints not compared, they are those of rules { $version }
replay-fine = OK: { $number ->
    [one] one move
   *[other] { $number } moves
}, { $end }{ $proof }
replay-prompt = { $ply } of { $last } (Enter next, b back, a number, q quit):{ " " }
replay-last = That was the last move.
replay-first = This is the beginning.
replay-type = Type Enter, b, q, or a number from 0 to { $last }.
replay-film = The film is in { $name }.
replay-move = Move { $number }: { $move }
replay-by-chance = chance, { $action }

## review

review-not-over = { $file } is not over yet; only finished games are reviewed
review-looking = Looking back
review-title = { $game }, reviewed by { $bot }
review-nothing = No move cost anything worth mentioning.
review-chance = the chance to win
review-legend = The cost is in { $unit }. “carson replay FILE --to MOVE” shows the board after a move.
review-points = points

## rules

rules-one-set = { $game } has one set of rules.
rules-ruling = “carson rules” and the name of a ruling prints it.
rules-against = { $game }: { $value } against { $other }
rules-no-difference = No rule differs.
rules-no-preset = { $preset } cannot be “{ $value }”; choose one of { $known }

## rulings

rulings-near = there is no ruling “{ $name }”; perhaps you mean { $near }
rulings-unknown = “{ $name }” is neither a game ({ $games }) nor a ruling; “carson rules R-” lists many of them
rulings-why = Why: { $why }

## scores

scores-seed = Seed { $seed }, commitment { $commitment }.
scores-together = { $names } win together.
scores-wins = { $name } wins.
scores-tie-break = { $name } wins with as many points as { $others }: the tie-break decides.
scores-total = Total

## seating

seating-bad-name = a name needs letters, and no spaces around them
seating-long-name = “{ $name }” is too long; { $most } letters fit on the board
seating-bot-name = “{ $name }” sounds like a bot; names of people do not start with “{ $bot }”
seating-name-taken = there is already a player called { $name }
seating-names = there are { $names } names for { $number ->
    [one] { $number } person
   *[other] { $number } people
}
seating-no-room = { $people } people do not fit: this game has { $number ->
    [one] one seat
   *[other] { $number } seats
}

## remote

remote-plays = { $bot } plays { $games } at { $server } until Ctrl-C.
remote-begun = Plays at table { $table }.
remote-over = The game at table { $table } is over.
remote-lost = The line to the server was cut; trying again ...

## serve

serve-no-parameter = no bot has a parameter “{ $name }”; there is { $known }
serve-no-limit = “{ $text }” is no limit; write it as { $name }=1000
serve-no-bot = “{ $text }” is no bot; write it as NAME=BOT, the name in letters and digits
serve-bot-taken = there is already a bot “{ $name }”

## session

session-not-kept = This game is not kept by itself: { $error }. Use “save FILE”.
session-step = Step { $step } of { $steps }.
session-leave = “leave” ends the lesson, and you play on as you like.
session-enter = Enter alone lists the choices with their numbers.
session-small = The window is small: “board” draws the whole table.
session-narrow = The board is wider than this window; a wider one shows it better.
session-more = { $number ->
    [one] (one line more; “log” tells all)
   *[other] ({ $number } lines more; “log” tells all)
}
session-hint = type the number or the word of one, or help
session-no-choice = “{ $typed }” is none of the { $number } choices; { $hint }
session-whole = The whole game is kept: carson replay { $path }
session-kept = The game is kept: “carson play --continue” goes on with it.
session-save-too = Save it in a file of your own, too? A file name, or just Enter:{ " " }

## shelf

shelf-no-folder = “{ $folder }” cannot be made

## train

train-progress = { $games } games { $matches } matches  { $marks }
train-stopped = Stopped; nothing was written.
train-written = Written to { $file }.
train-learning = Learning

## welcome

welcome-enter = Enter takes the answer in brackets, Ctrl-C leaves.
welcome-unfinished = Unfinished: { $about }.
welcome-go-on = Go on with the unfinished game of { $who }?
welcome-which-game = Which game?
welcome-simpler = For a first game: { $about }.
welcome-first-game = Is this your first game? It is simpler then.
welcome-one = { $label } ({ $choices })?
welcome-several = { $label } ({ $choices }, or several joined with commas)?
welcome-players = How many players ({ $choices })?
welcome-number = type a number from 0 to { $seats }; the other seats are bots
welcome-people = How many of them are people ({ $choices })?
welcome-your-name = Your name?
welcome-name = Name of person { $number }?

## sections

sections-yes = yes
sections-no = no

## Headings of tables

heading-option = option
heading-meaning = meaning
heading-values = values
heading-default = default
heading-rule = rule
heading-value = value
heading-source = source
heading-bot = bot
heading-wins = wins
heading-interval = 95% interval
heading-rating = rating
heading-score = score
heading-time = ms/move
heading-slowest = p99
heading-illegal = illegal
heading-round = round
heading-move = move
heading-player = player
heading-done = done
heading-better = better
heading-cost = cost
heading-id = id
heading-name = name
heading-login = login
heading-role = role
heading-seen = last here
heading-held = may not
heading-kind = limit
heading-usual = usual
heading-most = own
heading-game = game
heading-state = state
heading-updated = touched
heading-host = host
heading-people = people
heading-ordered = ordered
heading-at = when (UTC)
heading-text = text
heading-until = until (UTC)
heading-actor = who
heading-what = what
heading-whom = on whom
heading-why = why
heading-facts = more

## admin

admin-none = There is nothing here.
admin-more = There are more; search for what you need.
admin-for-ever = for ever
admin-until = until { $when }
admin-is-mute = chat, { $until }: { $reason }
admin-is-ban = come in, { $until }: { $reason }
admin-no-number = “{ $text }” is no number; write how many, or: usual
admin-granted = { $name } is an admin from now on; the page is /order.
admin-revoked = { $name } is no admin any more.
admin-muted = { $name } cannot chat { $until }.
admin-unmuted = { $name } can chat again.
admin-banned = { $name } cannot come in { $until }. Bots play on for them.
admin-unbanned = { $name } can come in again.
admin-renamed = { $old } is called { $name } from now on.
admin-limited = { $name } has this limit from now on: { $kind } { $most }.
admin-report = { $number }. { $name } ({ $person }), { $at } UTC at table { $table }, reported by { $reporter }: { $reason }
admin-decision = { $name } decided: { $text }
admin-decided = Report { $number } is closed.
admin-usual-names = On every server: { $names }
admin-own-names = { $number ->
    [0] Here there are no others.
   *[other] Here as well: { $names }
}
admin-reserved = Nobody can be called { $pattern } from now on.
admin-unreserved = Anybody can be called { $pattern } again.
admin-closed = “{ $name }” ends without a result: at once where a server runs, otherwise when one starts.
admin-deleted = “{ $name }” is deleted: at once where a server runs, otherwise when one starts.
admin-announced = Everybody sees it, { $until }.
admin-withdrawn = Announcement { $number } is withdrawn.
