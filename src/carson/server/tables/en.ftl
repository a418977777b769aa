### What is said at tables.

## Tables in words

about-unknown = A game that this server does not know
about-live = { $what }, { $minutes } min + { $increment } s each
about-days = { $days ->
    [one] { $what }, one day a move
   *[other] { $what }, { $days } days a move
}

## Requests that are turned down: tables

refused-seat-count = this game has { $seats } seats, not { $given }
refused-no-lesson = there is no guided first game of { $game }
refused-no-table = there is no such table
refused-parted = somebody has left for good; look again at how things stand
refused-older-rules = this game was played by older rules, which this server no longer has; its log can be looked through
refused-damaged = this table is damaged and was set aside; its log can be looked through as far as it is there
refused-has-begun = this game has begun
refused-not-begun = the game has not begun
refused-not-over = this game is not over yet
refused-not-played = this game is not being played
refused-sits-already = you sit at this table already
refused-seat-taken = this seat is taken
refused-colour-taken = somebody else has this colour; choose another one
refused-host-only = only the host can do that
refused-remove-yourself = this is your own seat; stand up instead
refused-removed = the host has removed you from this table; you can take a seat when you are invited again
refused-removed-by-host = the host has removed this person; only the host can invite them again
refused-bot-answers = no bot is stuck at this seat; look again
refused-kept-seat = this seat is kept for { $name }; ask its bot again, or let another bot play
refused-players-only = only people at this table can ask that
refused-own-copies = only your own copies can be deleted
refused-no-list = there is no such list, or it has no such place
refused-not-yours = this table is not one of yours
refused-rematch-players = only people who played can ask for a rematch
refused-fork-own = one can only try out games that are over, or one's own
refused-secret-copy = the players of this game hide things from each other; it can be tried out when it is over
refused-accounts-have-more = { $reason }; an account may have more
refused-many-tables = { $number ->
    [one] this server lets you have one game at a time; finish it or come back tomorrow
   *[other] this server lets you have { $number } games at a time; finish one or come back tomorrow
}
refused-many-bot-tables = { $number ->
    [one] this server lets you watch one game of bots at a time; wait until it is over
   *[other] this server lets you watch { $number } games of bots at a time; wait until one is over
}
refused-tables-today = { $number ->
    [one] this server lets you open one table a day; come back tomorrow
   *[other] this server lets you open { $number } tables a day; come back tomorrow
}

## Requests that are turned down: play

refused-not-your-seat = this seat is not yours
refused-stale = the game has moved on since then; look again and choose anew
refused-no-move = there is no such move
refused-no-undo = somebody else or a die has come between; ask the others to go back
refused-nothing-chosen = you have not chosen anything yet
refused-nobody-there = nobody sits there
refused-is-here = { $name } is here; wait a little
refused-no-hints = there are no hints at this table
refused-no-hint = nothing comes to mind; try again
refused-not-asked = nobody asks you anything now
refused-many-pictures = many pictures are being painted; try again in a minute
refused-no-picture = this picture could not be painted
refused-not-shared = this game is not shared, or not any more
refused-no-poll = there is nothing to answer
refused-dice-are-open = this game is over and its dice are open; try it out from there in a copy
refused-no-review = the game this is a copy of has no hints, so this copy has none either
refused-has-time = { $name } still has time; only the clock counts, and only on one's turn
refused-no-seat-kept = no bot plays for you at this table
refused-not-long-away = { $number ->
    [one] { $name } may still come; a bot can play from here in an hour
   *[other] { $name } may still come; a bot can play from here in { $number } hours
}

## Requests that are turned down: records

refused-secret-record = the players of this game hide things from each other; its record is open when it is over
refused-unfinished = this record is not of a finished game; saved games go on in the terminal
refused-no-seed = this record has no seed

## Where a table stands

status-waiting = { $number ->
    [one] waiting for one more
   *[other] waiting for { $number } more
}
status-older-rules = older rules
status-damaged = damaged; set aside
status-abandoned = ended without a result
status-closed = closed by the people who run this server
status-won-by = { $name } won by { $points }
status-won-tie = { $name } won the tie
status-won-together = { $names } won together

## Why a table is set aside, for the host

trouble-no-game = there is no game “{ $game }” here
trouble-options = its options are not those of today: { $problem }
trouble-rules = played by rules { $played }; here are { $here }
trouble-seats = it needs { $seats } seats and has { $found }
trouble-column = its { $column } cannot be read
trouble-entry-missing = entry { $ply } of its log is missing
trouble-entry = entry { $ply } of its log makes no sense: { $problem }
trouble-entry-back = entry { $ply } of its log goes back to where nobody was
trouble-log-short = its log ends after { $entries } entries; there were { $version }
trouble-state = it is said to be { $state }, and its log says otherwise
trouble-log-changed = its log is not what was stored: an entry was changed

## Its log, polls, bots and names

archive-action = { $name }: { $action }
moves-answer = { $name }: { $answer }
poll-back = { $name } asks to go back
poll-abandon = { $name } asks to end the game without a result
poll-time = { $name } has no time left. Shall a bot play on?
poll-replace = Shall a bot play for { $name }?
bot-program = A program that the host of this server lets play.
name-fork = { $table }, what if
name-record = A game from a file
name-lesson = Your first game
shared-title = { $table }: { $about } · { $game }
shared-description = { $status }. { $names }
name-left = Somebody who left
name-watcher = { $name } (watching)
