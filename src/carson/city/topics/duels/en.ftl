### Duels on spaces, on land and on buildings: what is said about it.

## Questions

question-ask-fight-land = You passed first of all who fight for land: which duel comes next?
question-ask-fight-buildings = You passed first of all who fight over buildings: which duel comes next?

## The log

log-duel = { $outlaw ->
    [0] A duel for { $place }!
   *[other] A fight with the outlaw on { $place }, whose strength is { $outlaw }!
}
log-rolled = { $firepower ->
    [0] { $name } rolls a { $die }.
   *[other] { $name } rolls a { $die } and has firepower { $firepower }.
}
log-lost = { $name } loses with { $strength }; the cowboy comes home.

## Help

topic-duels-character = , +{ $firepower } with the { $name }
topic-duels-horses = , and what the horses in enclosure 1 add
rule-adds-die = rolls a die
rule-adds-die-dynamite = rolls a die, or two with dynamite,
rule-adds-tile = plays a duel tile in secret
rule-adds-tile-dynamite = plays a duel tile in secret, or two with dynamite,
rule-tie = { $company ->
    [alone] of equals, Jeb Standish
   *[company] of equals, the one who passed first
}
rule-duel-order = { $company ->
    [alone] you say
   *[company] the one of those involved who passed first says
}

## The end

counted-duel = { $number ->
    [one] one duel
   *[other] { $number } duels
}
