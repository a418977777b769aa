### What the parts that know no game say. docs/language.md tells how to write a sentence.

error-line = line { $line }: { $problem }
error-missing-package = { $what } needs the package { $package }: pip install "{ $extra }"

## action

action-no-number = there is no action number { $action }
action-no-action = “{ $text }” is no action of this game

## advice

advice-no-adviser = the bot “{ $bot }” does not explain itself; there is { $known }
advice-nobody = no bot of { $game } explains itself

## bot

bot-too-much = { $name } of { $bot } can be at most { $most } here, not { $value }
bot-no-bot = there is no bot “{ $bot }”; there is { $known }
bot-no-parameters = the bot “{ $bot }” takes no parameters; write { $bot }
bot-no-parameter = “{ $part }” tells { $bot } nothing; its parameters are as in { $usual }
bot-twice = { $name } is given twice in “{ $text }”
bot-range = a whole number from { $least } to { $most }
bot-bad-value = { $name } of { $bot } cannot be “{ $value }”; it is { $range }

## onnx

onnx-no-file = there is no network “{ $file }”
onnx-unreadable = “{ $file }” is no network in ONNX
onnx-other-input = the network “{ $file }” must take one input “{ $wanted }”, and it takes { $names }
onnx-other-size = the network “{ $file }” takes observations of { $wanted } numbers, and those of this game have { $size }: it was made for another task
onnx-other-actions = the network “{ $file }” knows { $wanted } actions, and this game has { $actions }

## option

option-no-option = there is no option “{ $name }”; { $game } has { $known }
option-no-value = { $name } cannot be “{ $value }”; choose one of { $known }
option-no-part = { $name } cannot contain “{ $part }”; choose among { $known }

## position

position-plain = only plain letters, digits, signs and spaces may be used outside comments
position-seat = seat
position-range = { $low } to { $high }
position-one = the { $what }
position-list = the list of each { $what }
position-word = the word { $word }
position-missing = { $what } is missing at the end of the line
position-too-many = “{ $word }” is one word too many
position-no-number = { $what } must be a number, not “{ $word }”
position-outside = { $what } must be { $range }, not { $word }
position-no-kind = “{ $word }” is no { $what }; there are { $choices }
position-twice = { $name } is named twice
position-entry = entry of the agenda
position-misfit = “{ $entry }” does not fit: { $reason }
position-follows = “{ $entry }” cannot follow “{ $below }”; it follows { $allowed }
position-follows-nothing = “{ $entry }” cannot follow “{ $below }”
position-round-first = an agenda starts with the round, such as “{ $example }”
position-should-be = “{ $word }” should be the word { $should }
position-no-game = a position starts like “carson { $game } position 1”
position-header = a position starts with the line “{ $header }”
position-option-twice = the option { $option } is given twice
position-a-word = a word
position-said-twice = “{ $word }” is said twice
position-no-player-word = “{ $word }” is nothing a player has; there are { $known }
position-seat-twice = a seat stands twice in this order
position-named-twice = { $name } is named twice
position-many = there are at most { $number } of one { $what }

## match

match-secret-seed = this record keeps its seed secret, so it can be watched but not played on
match-stale = the game has moved on since then; look again and choose anew

## outside

outside-again = is started again
outside-forfeits = forfeits: first legal actions from here
outside-failed = { $command } { $failure }; it { $after }
outside-wrong-question = answered question { $answer }, not { $asked }
outside-illegal = chose { $action }, which is not legal
outside-ended-so = hears of no more games
outside-block =
    { $told }
    { $block }
outside-protocol = { $command } is refused: it says that it speaks protocol { $answer }, and there are { $first } to { $newest }
outside-bad-hello = { $command } is refused: it says that it speaks protocol 2, but its hello is none; games are names, or lists of values for options, and learns is true or false
outside-never-ready = { $command } is refused: it says that it learns, but answered “{ $answer }” where “ready” was due
outside-other-game = { $command } does not play { $game }; it plays { $known }
outside-other-option = { $command } does not play with { $name } “{ $value }”; it plays with { $known }
outside-wrong-answer = answered “{ $answer }” where “{ $due }” was due
outside-bad-line = “{ $line }” is no command line: { $reason }
outside-no-command = “{ $text }” names no program; write it as { $exec }:python3 bot.py
outside-no-program = there is no program “{ $program }” to play as a bot
outside-bad-ms = ms of { $exec } cannot be “{ $value }”; it is a whole number from 1 to { $most }
outside-no-start = cannot be started: { $reason }
outside-silent = was silent for { $ms } ms
outside-stopped = stopped
outside-ended = stopped with exit code { $code }
outside-no-json = wrote a line that is no JSON
outside-no-object = wrote a line that is no JSON object
outside-no-output = has no output

## parallel

parallel-died = a worker process died; --jobs 1 shows why

## puzzle

puzzle-none = { $game } has no puzzles
puzzle-no-puzzles = this is no file of puzzles

## record

record-rules = made with rules { $version }; this is { $here }
record-seed = the seed gives { $drawn }, not { $action }
record-state = the state is { $found }, not { $claimed }
record-commitment = the seed does not match its commitment
record-totals = the totals are { $found }, not { $claimed }
record-none = none yet
record-bad-character = this line names a character that does not exist
record-header = a record starts with “{ $header }”
record-unshown = this line contains characters that cannot be shown
record-no-line = “{ $key }” is no line of a record's head
record-bad-totals = totals are whole numbers, one for each seat
record-no-game = the head names no game
record-bad-move = a move is a seat, an action and a fingerprint

## choices

choices-illegal = seat { $seat } may not take action { $action } here

## easel

easel-no-piece = “{ $piece }” cannot lie on “{ $spot }”, or does not

## lesson

lesson-watch = Now the others have their turn. Watch what they do.
lesson-else = You could do that. But let us stay together for now: choose one of those I have picked for you, and you will see why.

## registry

registry-not-loaded = the game “{ $name }” cannot be loaded ({ $error }); { $variable } should look like nuggets=nuggets:Nuggets, and Python must find the module
registry-not-a-game = { $where } is not a Game
registry-no-game = there is no game “{ $name }”; there is { $known }

## seat

seat-no-seat = “{ $text }” is no seat; seats are the letters A to { $last }, and * for chance

## state

state-over = the game is over
state-turn = it is not this seat's turn
state-other-game = this state belongs to another game

## Lists

list-comma = ,{ " " }
list-and = { $most } and { $last }
list-or = { $most } or { $last }

## snapshot

snapshot-none = these bytes are no snapshot of a state
snapshot-damaged = some bytes of this snapshot are missing or changed
snapshot-other-game = this is a snapshot of { $found }, not of { $wanted }
snapshot-other-build = this snapshot was made by rules { $version } with layout { $layout }; here are rules { $own_version } with layout { $own_layout }. Restore it with the version that made it and write a position or a record there: all versions read those

## Games side by side

batch-empty = a batch has at least one game: give a seed for each
batch-shape = { $found } numbers were given, and { $wanted } are needed: one for each game
batch-kind = whole numbers are needed, not “{ $kind }”: an array of 64-bit integers is quickest
batch-index = there is no game { $index }: they count from 0 to { $last }
batch-over = game { $index } is over: leave it with the action -1, or reset it. Nothing was played
batch-seat = game { $index }: seat { $seat } is not asked, only { $known }. Nothing was played
batch-action = game { $index }: seat { $seat } may not take action { $action } ({ $why }): look at its mask. Nothing was played
batch-other-game = game { $index }: the state is of another game or has other options

## face

face-in-play = The game goes on
face-odds = { $odds }% to win the duel
face-choice-told = { $label } ({ $more })
face-over = The game is over
face-to-move = { $name } is to move

## A game in short

in-short-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
in-short-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
}
in-short-days = { $number ->
    [one] one day
   *[other] { $number } days
}
in-short-moves = { $number ->
    [one] one move
   *[other] { $number } moves
}

## A game before it is played

summary-option = { $option }: { $value }
summary-players = { $number ->
    [one] one player
   *[other] { $number } players
}
pace-minutes = about { $number } minutes
pace-hours = { $number ->
    [one] about an hour
   *[other] about { $number } hours
}
pace-half-hours = { $number ->
    [one] about one and a half hours
   *[other] about { $number } and a half hours
}
pace-days = { $number ->
    [one] about a day
   *[other] about { $number } days
}
pace-weeks = about { $number } weeks

## plugin

plugin-no-name = “{ $text }” names no bot; write it as py:module:Class
plugin-no-module = { $name }: there is no module “{ $module }”, neither installed nor in { $here }
plugin-no-class = { $name }: the module { $module } has no “{ $kind }”; of bots it has { $known }
plugin-not-loaded = { $name } cannot be loaded
plugin-not-called = { $name } is nothing that makes a bot: a class, or a function that takes a seed
plugin-no-seed = { $name } does not fit: it is called with a seed alone, but takes { $takes }
plugin-no-choose = { $name } does not fit: it has no choose(view, legal, clock)
plugin-other-choose = { $name } does not fit: its choose is called with view, legal and clock, but takes { $takes }
plugin-other-game = { $name } does not play { $game }; it plays { $known }
plugin-not-made = { $name } cannot be made
plugin-raised = { $name } failed
plugin-illegal = { $name } chose { $action }, which is not legal
plugin-no-advice = { $name } explained no answer, or one that is not legal
