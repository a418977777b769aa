### What puzzles of the card game are about: the themes of puzzles.toml.

theme-bidding = Bidding
theme-characters = Using characters
theme-choosing = Taking a card
theme-placing = Placing a card
theme-selling = Selling
