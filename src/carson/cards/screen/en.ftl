### Explanations.

explain-card = Terrain card
explain-parcel = { $name }: { $text }
explain-parcel-at = { $name }, { $cell }
explain-bare = { $cell }: no card lies here.
explain-place = Placing { $contents } on { $cell }
explain-no-change = It changes no line of your score.
explain-would-bring = It would bring you { $gain } VP now.
explain-best-place = Your best place now: { $cell }, { $gain } VP.
explain-no-place = It fits nowhere in your city: it would stay beside it.
explain-score-now = The score if the game ended now.
explain-virtual-score = A virtual player scores the appeal of its cards.
explain-empty-around = Empty land around it, 1 each
explain-mountains-around = Mountains around it, 2 each
explain-units-around = House units around it, 1 each
explain-units-around-twice = House units around it, 2 each
explain-units-of-city = House units of the city
explain-ranches-of-city = Ranches of the city
explain-mines-of-city = Mines of the city
explain-other-buildings = Buildings of the city, itself too, that are neither house nor townhouse
explain-hotel = Hotel
explain-outlaws = Nobody keeps them in check
explain-outlaws-safe = Kept in check by a prison or the Sheriff
