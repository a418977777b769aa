### Variant Might is Right: what is said about it.

## The variant

variant-might-is-right-name = Might is Right
variant-might-is-right-text = Duel tiles of 0 to 5 in hidden hands replace the dice: in a duel all play one in secret and show it together. A strong hand starts with less money.

## Numbers of things

count-duel-tile = { $number ->
    [one] { $number } duel tile
   *[other] { $number } duel tiles
}

## Questions

question-ask-duel-tiles = A duel for { $place } with { $rivals }: which tile do you play? You have firepower { $firepower }; all show their tiles together.
question-ask-duel-tiles-first = A duel for { $place } with { $rivals }: dynamite lets you play two tiles. Which is the first? You have firepower { $firepower }.
question-ask-duel-tiles-second = A duel for { $place }: which is your second tile? The first is a { $value }, and you have firepower { $firepower }.
question-ask-duel-tiles-last = The others have shown their tiles for { $place }: { $results }. Which do you play? You have firepower { $firepower }.
question-tile-result = { $name } { $total } (tiles { $tiles })
question-draw-duel-tile = A duel tile is drawn from the pile.

## Group

group-duel-tiles = Duel tiles

## Labels

label-duel-tile = Tile { $value }: that makes { $strength }
label-duel-tile-more = Tile { $value }: that makes { $strength }, and another tile follows

## Why not

why-no-such-tile = you have no duel tile of value { $value }

## The log

log-counted-tiles = { $name } holds duel tiles of { $total } points in all and starts with ${ $cash }.
log-turned-up = { $name } shows a { $value }.
log-turned-up-firepower = { $name } shows a { $value } and has firepower { $firepower }.
log-empty-handed = { $name } has no tile to play and fights with firepower { $firepower } alone.
log-drew-duel-tiles = { $name } has no duel tile left and takes { $tiles } from the pile.

## The drawn board

board-own-tiles = Your duel tiles: { $tiles }
board-own-played = On the table, face down: { $tiles }
board-tiles = Duel tiles (points)
board-tiles-cell = { $number }
board-tiles-counted-cell = { $number } ({ $total })
board-note-pile = Pile { $number }
board-note-pile-open = Pile { $number }, turned up { $values }

## Help

topic-might-is-right-title = Variant: Might is Right
topic-might-is-right-text =
    Duel tiles of 0 to { $highest } take the place of the dice in duels. { rule-dealt } Nobody sees your tiles, but all say the total of theirs. { rule-tile-money }
    In a duel everybody involved chooses a tile in secret, with dynamite two; all are shown together and added to firepower. The red Gunsmith chooses after the others have shown. Used tiles go to a common pile. Whoever has none left after a duel shuffles the pile and takes { $refill } of it, or what there is. Who has no tile at all fights with firepower alone.
rule-dealt = { $dealt_tiles ->
    [0] Each player starts with one of each.
   *[other] Each player is dealt { $dealt_tiles } at random.
}
rule-tile-money = { $sheets ->
    [0] You start with ${ $base } less your total instead of ${ $start_cash }.
   *[other] What they do to your money is told in “Variant: A New Beginning”.
}
