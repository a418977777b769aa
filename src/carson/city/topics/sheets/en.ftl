### Variant A New Beginning: what is said about it.

## The variant

variant-new-beginning-name = A New Beginning
variant-new-beginning-text = Everybody spends { $shares } shares in secret on cowboys, parcels, roads, revolvers and a bid for the first place; what is left becomes money.

## Numbers of things

count-share = { $number ->
    [one] { $number } share
   *[other] { $number } shares
}

## Sheet

sheet-cowboys = Cowboys
sheet-parcels = Parcels
sheet-roads = Roads
sheet-revolvers = Revolvers
sheet-bid = Bid for the first place
sheet-line = { $line } { $number }
sheet-bid-of = bid { $number }

## Questions

question-ask-sheets-line = { $line }: how many? Each costs { $price }, and the usual start has { $usual }. You have { $left } left; each that you keep gives ${ $dollars }.
question-ask-sheets-bid = What do you bid for the first place? The highest bid is first. You have { $left } left; each that you keep gives ${ $dollars }.
question-ask-sheets-done = Your sheet: { $sheet }. Do you hand it in?
question-ask-start-third = Choose another parcel: it is free, and yours until the end.

## Labels

label-sheet-line = { $number }, for { $cost }: { $left } left
label-sheet-none = None: { $left } left
label-sheet-done = Hand the sheet in: { $sheet }
label-sheet-again = Start the sheet again

## Why not

why-sheet-too-dear = that costs { $cost }, and you have { $left } left
why-sheet-limit = this line takes { $least } to { $most }

## The log

log-sheet-done = { $name } hands in a sheet.
log-sheet = { $name } starts with { $sheet }.

## The drawn board

board-own-sheet = Your sheet: { $sheet }; { $left } left
board-empty-sheet = empty

## Help

topic-new-beginning-title = Variant: A New Beginning
topic-new-beginning-text =
    Before the first order of play everybody fills a sheet in secret. There are { $shares } shares to spend:
    { $lines }
    Each share that is left becomes ${ $dollars }. When all have finished, the sheets are shown, and everybody gets what is on theirs. { rule-bids } Parcels are taken in the usual way; who has more than two goes on in later rounds, in the order of play. The usual start costs exactly all shares.
    { $tiles }
topic-new-beginning-line = - { $line }: { $price } each, { $least } to { $most }
rule-sheet-tiles = Then your money changes by ${ $middle } less the total of your duel tiles, but you start with at least $1.
rule-bids = { $bids ->
    [yes] The highest bid is first in the order of play; equal bids are ordered by chance.
   *[no] Nobody bids for the first place.
}
