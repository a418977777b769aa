### Taking cards.

question-ask-take = Which card do you take?
question-ask-take-first = Which card do you take first? You take two.

group-character = Character
group-terrain = Terrain cards

label-take-terrain = { $contents } (best place { $gain }, appeal { $appeal })
label-take-terrain-nowhere = { $contents } (no place for it, appeal { $appeal })
label-one-of-several = { $contents }, number { $number } in the row
label-take-character = { $character } ({ $gain }, appeal { $appeal }): { $text }

log-took-character = { $name } takes the character { $character }.
log-took-terrain = { $name } takes the card with { $contents }.
log-character-leaves = Nobody takes the { $character }.
log-terrain-leaves = Nobody takes the card with { $contents }.

why-not-not-on-offer = { $card } is not on offer

position-no-such-seat = this game has { $seats } seats

## The end

counted-took-character = { $number ->
    [one] one character
   *[other] { $number } characters
}
