### What puzzles of the board game are about: the themes of puzzles.toml.

theme-building = Building
theme-buying = Buying buildings
theme-characters = Choosing a character
theme-duels = Duels
theme-firepower = Firepower
theme-horses = Horses
theme-houses = Houses
theme-land = Land
theme-money = Money
theme-outlaws = Outlaws
theme-passing = When to pass
theme-points = Buying points
theme-roads = Roads
theme-start = A good start
