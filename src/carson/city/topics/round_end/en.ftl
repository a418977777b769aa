### Phase 4: what is said about it.

## Questions

question-ask-spend-some = You may keep { $limit } of your { $cash }: what do you spend? Every ${ $rate } spent gives 1 VP.
question-ask-spend-due = You may keep { $limit } of your { $cash }, and the rest must go. Every ${ $rate } spent gives 1 VP.
question-ask-spend-nothing = You may keep all your { $cash }.
question-ask-spend-none = You may keep all your { $cash }; do you spend some anyway? Every ${ $rate } spent gives 1 VP.

## Labels

label-ask-spend = { $spent ->
    [0] Keep all { $kept }
   *[other] Spend ${ $spent } for { $number } VP, keep { $kept }
}

## The log

log-round-ends = Round { $round } ends.
log-spent-down = { $name } spends { $amount } at the round's end and scores { $points }.
log-game-over = The last round is over: now everything is counted.
log-chooses-first = { $name } will choose first in the next round.

## Help

topic-round-end-rodeo = Then comes the rodeo; see “Variant: Horses”.
rule-spending = { $extra_spending ->
    [yes] You may spend more if you like.
   *[no] You may not spend more than that.
}
topic-scoring-line = - { $line }
rule-winner = { $company ->
    [alone] You win if you have more VP than Jeb Standish; a tie is his.
   *[company] The most VP win; of equals, the player who passed first in the last round.
}
