### What most people want to play, and a game in a few words.

preset-cards-name = Cards
preset-cards-text = The card game: bid, take and lay out a city of your own, against three novices.

summary-plain = Card game
summary-against = Card game against { $rivals }
summary-novice = { $number ->
    [one] a novice
   *[other] { $number } novices
}
summary-intermediate = { $number ->
    [one] an average player
   *[other] { $number } average players
}
summary-expert = { $number ->
    [one] an expert
   *[other] { $number } experts
}
summary-suits = chosen suits
summary-paperboy = the Paperboy takes the top card
summary-backs = printed backs
summary-rematch-on-tie = a rematch on a tie
