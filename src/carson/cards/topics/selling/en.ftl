### The Auctioneer.

question-ask-sale = Do you sell a card of your city for 7 VP? You have { $sales } left.
count-sale = { $number ->
    [one] { $number } sale
   *[other] { $number } sales
}

group-sales = Cards you can sell

label-sell = The card with { $contents } on { $cell }: 7 VP for the sale, { $lost } VP of your city lost, { $gain } VP in all
label-sell-free = The card with { $contents } on { $cell }: 7 VP for the sale, nothing of your city lost
label-sell-done = Sell nothing more

log-sold = { $name } sells the card with { $contents } for 7 VP.

why-not-not-in-city = { $card } is not in your city
why-not-last-card = the last card of a city cannot be sold
why-not-overlapped = { $card } covers another card or is covered by one
why-not-would-split = without { $card } the city would fall apart

topic-auctioneer-title = Selling with the Auctioneer
topic-auctioneer-text = You are asked when he comes to you, before and after each card you place, and once after the last round. A card can be sold if it neither covers nor is covered by another one and if the rest of the city stays in one piece. One card must remain. Sold cards no longer count for the size of the city.

## The end

counted-sold = { $number ->
    [one] one card sold
   *[other] { $number } cards sold
}
