options-solo = Play alone against Jeb Standish, whom the rules play: his strategy, from almost easy to expert.
options-solo-edition = only the { $edition } edition has the solo game; take that edition
options-solo-seats = a solo game has two seats, yours and that of Standish; leave seats out
options-solo-characters = a solo game draws its seven characters; leave characters out
options-solo-sides = in a solo game chance decides the sides; leave sides out
options-solo-building = a solo game is played without the { $building }; leave it out
options-solo-variant = Standish cannot play the variant { $variant }; he knows { $known }, so leave it out
