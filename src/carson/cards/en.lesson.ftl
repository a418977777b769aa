### The guided first game: what the coach says before and after each answer (lesson.toml). Plain, short, warm.
### $B, $C and $D are the names of the others; every other number comes from the game.

lesson-high-bid = Welcome! Everybody builds a small city of cards and scores for what is in it. The cards on top are on offer, and all secretly play one auction card: the highest takes first. Play a high one.
lesson-high-bid-done = All cards are open: you played { $you }, { $B } { $first }, { $C } { $second } and { $D } { $third }. Yours is the highest, so you take first.

lesson-mine = A mine scores for every mountain around it. Take the card with a mine and two mountains.
lesson-mine-done = It is the first card of your city, which is worth { $score } already: 2 VP for each mountain around the mine. The others have taken one card each as well.

lesson-low-bid = New cards are on offer. An auction card that was played is gone until the second half of the game, so do not waste the high ones: play a middling one this time.
lesson-low-bid-done = { $you ->
    [5] You and { $C } both played { $you }. Then the row “Ties” decides: your suit comes before that of { $C } there, so you take before { $C }.
   *[other] You played { $you } and { $C } { $second }, so { $C } could take before you.
}

lesson-mountains = Two more mountains would suit your mine, and nobody has taken them. Do!
lesson-mountains-done = Now the card needs a place in your city.

lesson-place = Cards may touch or overlap. Empty land may be built over, a mine may not. Both of these places bring a mountain to your mine; the number tells how many points you gain.
lesson-place-done = Your city is worth { $score } now.

lesson-wanted = Besides land there is a character on offer: the Prospector, who scores 1 VP for each of your mountains and mines. You want him, so play high.
lesson-wanted-done = Your { $you } is the highest card. You choose first.

lesson-prospector = Take the Prospector. Characters need no place: they stand beside your city.
lesson-prospector-done = He stays with you to the end, and scores more with every mountain you add. Together you have { $score }.

lesson-second-mine-wanted = Another mine is on offer. It could share the mountains you have: play high once more.
lesson-second-mine-wanted-done = Your { $you } is the highest card again.

lesson-second-mine = Take the card with the mine.
lesson-second-mine-done = A mountain between two mines scores for both of them. Let us use that.

lesson-shared-mountains = Compare the numbers of these places, and choose the best one.
lesson-shared-mountains-done = That makes { $score } in all. A strong start!

lesson-end = You know it now: bid, take, place. The game has eighteen rounds, and from here on they are yours: play as you like. Good luck!
