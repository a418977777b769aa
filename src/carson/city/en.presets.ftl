### What most people want to play, and a game in a few words.

preset-first-game-name = First game
preset-first-game-text = Seven easy characters and the basic buildings, against gentle bots.
preset-quick-duel-name = Quick duel
preset-quick-duel-text = Two players and short waits.
preset-full-box-name = Full box
preset-full-box-text = Any characters, every building and all variants at once. For old hands.

summary-with = { $head } with { $variants }
summary-first-game = Plain game
summary-random = Random characters
summary-picked = Picked characters
summary-sides-yellow = yellow sides
summary-sides-red = red sides
summary-sides-random = sides by chance
summary-characters-first = characters known from the start
summary-buildings = { $number ->
    [0] basic buildings only
   *[other] { $number } of { $most } special buildings
}
summary-rules = { $number ->
    [one] one house rule
   *[other] { $number } house rules
}
