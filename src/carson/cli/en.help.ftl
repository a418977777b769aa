### The help of the commands: `help-<command>`, and `help-<command>-<parameter>` or `help-any-<parameter>` for its parameters.

## What several commands take

help-any-as-json = Print the figures as JSON.
help-any-bot = Which bots play, such as those of `carson options`.
help-any-bot-log = Log what programs that play say, and their errors.
help-any-cluster = Play on a Ray cluster: ray://HOST:10001, or local.
help-any-data = The folder of the server.
help-any-database = A PostgreSQL, postgresql+asyncpg://...; without it a file in the folder.
help-any-jobs = Games at once; one on each core without it.
help-any-name = Which game: { $games }.
help-any-seats = How many players.
help-any-seed = The same seed plays the same games.
help-any-number = Its number in the list.
help-any-pattern = A name; * stands for any letters.
help-any-reason = Why; the person is told, and the log keeps it.
help-any-table = The id of a table, as in its address.
help-any-text = Only those with this text.
help-any-until = 30m, 2h, 3d, 1w, 18:00 or 2027-01-31T18:00; without it for ever.
help-any-who = A login, an id or a name.
help-any-settings = An option of `carson options`, or --NAME VALUE.

## Each command

help-admin = Keep order on a server: people, reports, names, tables, announcements. It may run meanwhile.
help-admin-announce = Show everybody a line, now and until it ends.
help-admin-announce-text = What everybody reads.
help-admin-announcements = List what everybody is shown now.
help-admin-ban = Somebody may not come in, for a time or for ever.
help-admin-close = End a game without a result; its players are told why.
help-admin-decide = Close a report, with what came of it.
help-admin-decide-decision = What came of it.
help-admin-delete = Delete a table with everything there is of it.
help-admin-grant = Make an account an admin.
help-admin-log = Show who has done what, when, on whom and why; nobody can change it.
help-admin-log-most = How many lines.
help-admin-mute = Somebody may not chat, for a time or for ever.
help-admin-names = List the names that nobody can take.
help-admin-people = List people, or those whose name or login has a text.
help-admin-people-group = all, accounts, guests, admins, muted or banned.
help-admin-person = Show what there is to know about somebody.
help-admin-quota = Raise or lower a limit for one person.
help-admin-quota-kind = tables (at once), bot-tables (of these, without people), daily-tables, bots (on other machines).
help-admin-quota-most = How many; usual takes the limit of everybody again.
help-admin-rename = Give somebody another name, also where the old one is to be read.
help-admin-rename-name = The new name.
help-admin-reports = List reports that wait for a decision, with what was said.
help-admin-reports-closed = Those that were decided instead.
help-admin-reserve = Nobody can take a name, or any of a pattern with *.
help-admin-revoke = An admin is none any more.
help-admin-tables = List tables, or those whose name or people have a text.
help-admin-tables-state = all, open, playing or over.
help-admin-unban = Somebody may come in again.
help-admin-unmute = Somebody may chat again.
help-admin-unreserve = Anybody may take a name again.
help-admin-withdraw = Take an announcement back.

help-arena =
    Let bots play against each other: win rates, ratings, scores.
    Seats rotate, and every rotation plays the same seeds.
help-arena-bots = One bot for each seat.
help-arena-csv = Write every game as CSV.
help-arena-games = How many games, in full rotations.
help-arena-parquet = The same as Parquet.
help-arena-plies = Write every decision as rows of Parquet files.
help-arena-records = Write every game as a record into this folder.
help-arena-plot = Draw the figures: .svg or .png.
help-arena-resume = Keep finished games here and go on from it.

help-backup = Copy the database and the key of a server; it may run meanwhile.
help-backup-target = A new folder for the copy.

help-bench = Measure the engine on one core with random games; print JSON.
help-bench-bot = Measure this bot instead: how long a move takes it.
help-bench-games = Play this many games instead.
help-bench-seconds = How long to play.

help-benchmark =
    Rate bots on the named tasks: Rancher stands at 1000.

    With --resume it can be stopped and goes on.
help-benchmark-bots = The bots to rate.
help-benchmark-games = How many games on each task; full rotations are played.
help-benchmark-markdown = Write the table into this file.
help-benchmark-resume = Keep finished games in this folder and go on from it.
help-benchmark-tasks = Only this task, such as City4p-v0; may be given more than once.

help-carson = Play board games in the browser or the terminal, and watch, check, study and measure them.
help-carson-version = Show the version.

help-check = Verify the database and every table of a server; it may run meanwhile.

help-demo =
    Let bots play a whole game and show the scores.

    The same seed always gives the same game.
help-demo-save = Keep the record.
help-demo-seed = Another seed is another game.

help-inspect =
    Count everything there is to count in a position.

    Of a record, the position after its last move is taken.
help-inspect-as-json = Print JSON instead of tables.
help-inspect-file = A position or a record; - reads a pipe.

help-ladder =
    Measure how strong the bots are, and say for each demand whether it holds.

    The whole ladder takes hours: with --resume it can be stopped and goes on.
help-ladder-games = At most so many games a step, for a try.
help-ladder-markdown = Write the tables into a page.
help-ladder-parts = Only these parts, such as board or solo.
help-ladder-resume = Keep finished games in this folder and go on from it.
help-ladder-table = Another ladder than the usual one, as TOML.

help-learn =
    Learn a game in five minutes: a guided first game.

    A coach tells what to do and why, question by question; then you play on freely. “leave” at the prompt ends the lesson.
help-learn-your-name = What you are called.

help-mcp = Let a language model play and analyse: a server of the Model Context Protocol on standard input and output.
help-move-data = Copy everything into another, empty database and compare; no server may run meanwhile.
help-move-data-source = Where it is: the folder of a server, or postgresql+asyncpg://...
help-move-data-target = Where it goes.

help-options = List a game's options, their values and its bots.

help-play =
    Play at this keyboard, against bots or each other.

    Without options it asks what it needs to know. At the prompt, `help` lists what you can type.
help-play-go-on = Go on with the last game you left.
help-play-load = Go on with a saved game.
help-play-names = The people's names.
help-play-people = How many of them are people; the rest are bots.
help-play-preset = A game that is ready to be played: first-game, quick-duel, full-box, solo or cards.
help-play-seed = Repeat the dice and draws of this seed.

help-puzzle =
    Find the best move in a position of a game of strong bots; then hear what a bot thinks of the answers.

    Without options it is the puzzle of the day.
help-puzzle-level = Easy (1), medium (2) or hard (3).
help-puzzle-theme = What it is about, such as duels or roads.
help-puzzle-wanted = The puzzle of this number.

help-puzzles =
    Look for puzzles in games of strong bots: positions with one answer that is clearly the best.

    The same command goes on with a file that is there; Ctrl-C keeps what was found.
help-puzzles-again = Judge those of the file that were not judged twice, and leave out which do not stand it.
help-puzzles-count = How many there are to be in the file.
help-puzzles-out = The file: a head, then a puzzle on each line.
help-puzzles-player = Who plays the games that are looked through; it must explain itself.
help-puzzles-theme = Look for this theme alone; the count is that of its puzzles.
help-puzzles-workers = Processes that look.

help-replay =
    Watch a recorded game move by move.

    Enter shows the next move, b goes back, a number jumps to that move, q stops. When the output is not a terminal, the log is printed.
help-replay-check = Only check every move and the totals.
help-replay-file = A record; - reads what is piped in.
help-replay-gif = Paint the game as a film into this file.
help-replay-position = Print the position there, for `carson inspect`.
help-replay-to = Go to this move.

help-remote = Let a bot of this machine play at the tables of a server elsewhere.
help-remote-at-once = Games at the same time.
help-remote-bot = Which bot plays, from here or from elsewhere: rancher, py:MODULE:CLASS, exec:COMMAND.
help-remote-game = Play this game only; may be given more than once.
help-remote-server = The address of the server.
help-remote-token = The token that the account page of the server gave; better in the variable CARSON_TOKEN, where others do not see it.

help-restore = Put a backup back; a server that runs goes on with it within seconds.
help-restore-source = The folder that carson backup made.

help-review =
    Mark the moves of a finished game that cost most.

    A bot looks at every choice that people had, without knowing more than they knew, and compares what they did with what it would have done. Games of bots alone are reviewed as well.
help-review-as-json = Print them as JSON.
help-review-bot = Who judges; { $work } where that bot plays.
help-review-file = A finished game; - reads what is piped in.
help-review-top = How many moves of each player.

help-rules =
    List the rules that can differ, with their sources, or print one ruling.

    `carson rules --edition 2015 --diff 2023` compares two presets of a game. `carson rules R-GOV-TAX` tells how a doubtful sentence was decided and why; the beginning of a name lists all rulings that begin so.
help-rules-diff = Show only what another preset does differently.
help-rules-name = Which game: { $games }; or a ruling such as R-GOV-TAX.

help-serve = Open the web app: play with friends and bots in the browser.
help-serve-bot-limit = What a parameter of a bot may be at most: ms=2000.
help-serve-bot-workers = Processes bots think in.
help-serve-data = Folder for the database; made when missing.
help-serve-bot = Let a bot of yours play: NAME=exec:COMMAND, NAME=py:MODULE:CLASS, or the name of an installed one.
help-serve-host = Address; 0.0.0.0 opens it to the network.
help-serve-keep-copies = Delete copies untouched this long; 0: never.
help-serve-keep-guests = Forget guests who were away this long; 0: never.
help-serve-mail-from = The address that mail comes from.
help-serve-port = Port to listen on.
help-serve-proxy = A proxy, or a network of them, whose X-Forwarded-For is true.
help-serve-redis = Where servers that share a database find each other: redis://HOST:6379; any number of them then.
help-serve-secure = Behind HTTPS: cookies travel over HTTPS only.
help-serve-smtp = The server that takes mail: smtp://USER:PASSWORD@HOST:587.
help-serve-url = Where people reach this server, for links in messages.

help-statistics = Count in games on the named tasks how much there is to choose, how long they last, and how much is luck or hidden.
help-statistics-bot = Who plays on every seat.
help-statistics-games = How many games on each task.
help-statistics-markdown = Write the tables into this file.
help-statistics-tasks = Only this task, such as City4p-v0; may be given more than once.

help-train =
    Let Legend learn from games against itself; the file replaces the one in the package of its game.

    For each part of a game: by how many points guesses were off in games it had not learned from, and how surprising the winners were. The first line shows what Marshal would guess.
help-train-games = Games of quick players to begin with.
help-train-jobs = Processes that play matches.
help-train-matches = Games of Legend against itself after that.
help-train-out = Where to write what was learned.
help-train-playouts = How much it thinks about a move of these.
help-train-seed = The same seed learns the same.

help-worker = Let bots think on this machine, for servers that share a Redis.
help-worker-processes = Processes they think in.
help-worker-redis = The Redis of the servers.
