### Placing a card.

question-ask-place = Where does the card with { $contents } go? Name the cell of its upper left parcel.

group-cells = Places

label-place = { $cell }: { $gain } VP

log-placed = { $name } places the card with { $contents } on { $cell }.
log-kept = { $name } has no place for the card with { $contents } and keeps it beside the city.

why-not-off-the-ground = no card can lie on { $cell }
why-not-not-joined = a card on { $cell } would not touch your city along a side
why-not-too-big = the city would be longer than 8 parcels
why-not-too-big-captain = the city would be larger than 8 by 9 parcels
why-not-cover = on { $cell } it would cover { $old } with { $new }
why-not-outlaws = the outlaws on { $cell } may not be covered without a prison in the city or the Sheriff
why-not-more-outlaws = the outlaws on { $cell } may not be covered with outlaws

topic-placing-title = Placing a card
topic-placing-short = A card must touch your city or overlap it, and the city must fit into 8 by 8 parcels. Empty land may be built over, buildings only by the same building.
topic-placing-text = Cards are never turned and never slid under others. A card must touch your city along the side of a parcel, or overlap it. The whole city must fit into 8 by 8 parcels, wherever that square lies. A parcel may cover empty land, the same building, or a mountain if it is a mountain itself; a townhouse may also cover a house. Outlaws may be covered only with a prison in the city or the Sheriff, and never with outlaws. A card that fits nowhere stays beside the city and counts for nothing. Cells are named like those of a spreadsheet; a card is named by its upper left one.

## The end

counted-placed = { $number ->
    [one] one card laid
   *[other] { $number } cards laid
}
