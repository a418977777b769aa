### What carson.env says.

## task

task-none = there is no task “{ $name }”; there are { $known }
task-other-version = there is no task “{ $name }” here any more: its rules or its encoding have changed, and it is { $present } now; figures of the two do not compare

## step

step-no-reset = the game has not begun: call reset first
step-over = the game is over: call reset to begin the next one
step-dead = the game is over for { $agent }: the only action it may take is None; call reset to begin the next one
step-no-number = { $agent } must answer with a whole number below { $count }, not “{ $action }”
step-illegal = { $agent } may not take action { $action } now: { $why }; take one whose number in the action mask is 1
step-waits = { $agent } is not asked now: { $wait } is its only action
step-agents = the answers of { $missing } are missing; all agents answer in every step
step-seeds = { $found } seeds were given for { $wanted } games
step-no-agent = there is no agent “{ $agent }”; there are { $known }

## rivals

rivals-number = { $found } bots were named for { $wanted } other seats; name one for all or one for each
rivals-own = this task has no seat { $own } to play; its seats are { $known }
rivals-mode = illegal is “{ $mode }”; it must be one of: { $known }
rivals-choice = { $bot } in seat { $seat } answered { $action }, which is not legal
