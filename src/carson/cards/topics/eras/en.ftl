### Eras, and the game as a whole.

log-round-starts = Round { $round } begins.
log-era-starts = Era { $era }: fresh terrain, full hands.
log-game-over = The last round is over: now everything is counted.
log-counted = { $name } has { $points } VP.
log-rematch = Nobody alone has most points: a rematch decides, and its points are the ones that count.

end-eighteen-rounds = All 18 rounds have been played.
end-shared-victory = All 18 rounds have been played, and equal totals share the victory.

topic-game-title = The game in short
topic-game-short = Everybody builds a city of cards, two by two parcels each, and gathers characters. After two eras of nine rounds the most points win.
topic-game-text = Everybody builds a city of terrain cards, each of two by two parcels, and gathers characters. There are two eras of nine rounds. In every round cards are put on offer, everybody plays one auction card, and whoever plays higher takes first. After round 18 the cities and characters are counted; the most points win. { $tie }

topic-game-shared = Equal totals share the victory.
topic-game-rematch = Equal totals at the top play a rematch, and its points decide.
topic-game-any = Equal totals share the victory, or play a rematch if that was agreed.

topic-round-title = A round
topic-round-short = In every round cards are put on offer, and all secretly play one auction card. The highest takes first, and everybody takes one card. Auction cards are spent for the era.
topic-round-text =
    1. A character and { $shown }.
    2. The Governor, the Lawyer, the Chinese Worker, the Heroes and the Gunsmith may be used, in this order.
    3. All choose an auction card in secret, and all cards are turned over together. An auction card is spent for the era; the second era starts with all nine again.
    4. The Mercenary and the Doctor may be used, in this order.
    5. From the highest value down everybody takes one card. A terrain card is placed at once.
    6. What nobody took leaves the game.

topic-round-shown = { $number } terrain cards are put on offer
topic-round-any = 4 terrain cards are put on offer (5 with 5 or 6 seats)
