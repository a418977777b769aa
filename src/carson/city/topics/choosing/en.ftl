### Phase 1: what is said about it.

## Questions

question-ask-character = Choose a character: its power works this round, its number sets the turn order, and you may keep cash up to its limit at the end of the round.
question-ask-character-solo = Choose a character: its power works this round, you may keep cash up to its limit at the end of the round, and then it leaves the game.

## Labels

label-character = { $number } { $name } (limit { $limit }): { $power }

## The log

log-chose = { $name } chooses number { $number }, the { $character }.
log-round-starts = Round { $round } begins.

## Help

topic-characters-title = Characters
topic-characters-short = A character helps you for one round. Its number says who goes first, its limit how much cash you may keep at the end of the round.
topic-characters-text =
    A game has { $size } characters{ $paperboy }. { $sides }
    { rule-taking } At the end of the round you keep cash up to the limit of your character, and { rule-after }. Nobody has to pay for a power.
    These may be in this game:
    { $characters }
topic-characters-paperboy = , or { $size } with the Paperboy
topic-characters-two-sides = Each tile has a yellow and a red side; which one is up is settled before the game.
topic-characters-doctor = Whoever takes the Doctor may take him as Undertaker instead.
topic-characters-teacher = The Teacher is red in the last round only.
topic-characters-line = - { $number } { $name }, limit { $limit }: { $power }.
rule-taking = { $company ->
    [alone] Jeb Standish takes none of them.
   *[company] Nobody can take a character another player has this round. The lowest number places first.
}

## Why not

why-not-in-play = { $character } is not in play
why-other-side = { $character } lies on its other side
why-taken = { $owner } has { $character } this round
