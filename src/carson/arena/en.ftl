### What carson.arena says.

## cluster

cluster-same = install carson-city=={ $version } on every machine of it
cluster-differs = a machine of the cluster has { $theirs }, and this one { $ours }; { $same }
cluster-cannot-play = a machine of the cluster cannot play: { $reason }; { $same }
cluster-lost = the cluster lost a game: { $reason }
cluster-no-entry = the cluster “{ $address }” does not let us in: { $reason }; it must have the same Python and Ray as this machine; if it asks for a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN
cluster-no-cluster = “{ $address }” is no cluster; write ray://HOST:{ $port }, or { $local } to try it here
cluster-silent = no cluster answers at { $address } ({ $reason }); start one there with: { $start }

## contest

contest-seats = this game has { $places } seats for { $bots } bots; name one bot for each seat

## journal

journal-no-journal = this is no journal of an arena
journal-not-text = “{ $file }” is not a text file
journal-unusable = “{ $file }” cannot be used: { $reason }
journal-other-run = this journal belongs to another run: its { $key } differs; name another file
journal-no-game = this line is no game of an arena
journal-no-json = this line is no JSON
journal-no-object = this line is no JSON object

## keeper

keeper-not-empty = “{ $folder }” is not empty; name another folder, or go on with the --resume file of the run that filled it
keeper-unusable = “{ $folder }” cannot be used: { $reason }

## ladder

ladder-no-ladder = this is no ladder: { $error }
ladder-no-part = the ladder has no part “{ $name }”; it has { $known }
ladder-twice = the ladder has two steps that are called { $name }
ladder-no-rival = { $name } is compared with { $above }, which is not in its part
ladder-unplayable = the part “{ $name }” of the ladder cannot be played: { $error }

## output

output-no-plot = “{ $file }” is no plot; its name ends in { $plots }

## playing

playing-illegal = { $bot } chose { $action }, which is not legal
playing-no-result = a game stopped without a result

## speed

speed-no-search = the bot “{ $bot }” does not search, so its speed cannot be measured

## verdict

verdict-at-least = at least { $share }
verdict-more-than = more than { $bot }

## puzzles

puzzles-unusable = “{ $file }” cannot be used: { $reason }
puzzles-other-hunt = these puzzles were found in other games, or by other bots or rules; name another file
