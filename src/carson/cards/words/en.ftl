### Sentences of the card game that no room has for itself. A name in braces is filled in by the program.
### “Card” is a terrain card, “auction card” what one bids with; “cell” is a place of the ground, “parcel” what shows there.

word-before = { " " }>{ " " }
word-points = { $amount } VP

suit-hat = hat
suit-star = star
suit-cactus = cactus
suit-boot = boot
suit-horseshoe = horseshoe
suit-cow = cow

strength-novice = Novice
strength-intermediate = Intermediate
strength-expert = Expert

parcel-empty-name = empty land
parcel-empty-alone = empty land only
parcel-empty-text = Anything may be built over it. Ranches score for the empty parcels around them.
parcel-mountain = { $number ->
    [one] a mountain
   *[other] { $number } mountains
}
parcel-mountain-name = mountain
parcel-mountain-text = Scores nothing by itself; every mine beside it gets 2 VP. Only another mountain may cover it.
parcel-house = { $number ->
    [one] a house
   *[other] { $number } houses
}
parcel-house-name = house
parcel-house-text = Where customers live: one house unit. A house or a townhouse may cover it.
parcel-townhouse = { $number ->
    [one] a townhouse
   *[other] { $number } townhouses
}
parcel-townhouse-name = townhouse
parcel-townhouse-text = Two house units. It may be laid on a house; only a townhouse may cover it.
parcel-mine = { $number ->
    [one] a mine
   *[other] { $number } mines
}
parcel-mine-name = mine
parcel-mine-text = 2 VP for each mountain around it. Every bank and blacksmith of the city gets 1 VP for it.
parcel-ranch = { $number ->
    [one] a ranch
   *[other] { $number } ranches
}
parcel-ranch-name = ranch
parcel-ranch-text = 1 VP for each empty parcel around it. Every drugstore and blacksmith of the city gets 1 VP for it.
parcel-blacksmith = { $number ->
    [one] a blacksmith
   *[other] { $number } blacksmiths
}
parcel-blacksmith-name = blacksmith
parcel-blacksmith-text = 1 VP for each mine and each ranch of the city, wherever they are.
parcel-drugstore = { $number ->
    [one] a drugstore
   *[other] { $number } drugstores
}
parcel-drugstore-name = drugstore
parcel-drugstore-text = 1 VP for each house unit around it, and 1 VP for each ranch of the city.
parcel-bank = { $number ->
    [one] a bank
   *[other] { $number } banks
}
parcel-bank-name = bank
parcel-bank-text = 1 VP for each house unit around it, and 1 VP for each mine of the city.
parcel-saloon = { $number ->
    [one] a saloon
   *[other] { $number } saloons
}
parcel-saloon-name = saloon
parcel-saloon-text = 2 VP for each house unit around it.
parcel-hotel = { $number ->
    [one] a hotel
   *[other] { $number } hotels
}
parcel-hotel-name = hotel
parcel-hotel-text = 3 VP, and two house units for everything that counts them.
parcel-store = { $number ->
    [one] a general store
   *[other] { $number } general stores
}
parcel-store-name = general store
parcel-store-text = 1 VP for each house unit of the city, and 1 VP more for each of those around it.
parcel-church = { $number ->
    [one] a church
   *[other] { $number } churches
}
parcel-church-name = church
parcel-church-text = 1 VP for each house unit of the city.
parcel-prison = { $number ->
    [one] a prison
   *[other] { $number } prisons
}
parcel-prison-name = prison
parcel-prison-text = Outlaws of the city cost nothing and count as empty land; from the next card on they may be built over.
parcel-hall = { $number ->
    [one] the city hall
   *[other] { $number } city halls
}
parcel-hall-name = city hall
parcel-hall-text = 1 VP for each house unit around it, and 1 VP for each building of the city, itself too, that is neither house nor townhouse.
parcel-outlaws = { $number ->
    [one] outlaws
   *[other] { $number } groups of outlaws
}
parcel-outlaws-name = outlaws
parcel-outlaws-text = -6 VP each at the end, unless the city has a prison or its owner the Sheriff. Until then nothing may cover them.

character-gunsmith-name = Gunsmith
character-gunsmith-text = Once an era, said aloud before the auction cards are chosen: yours counts 6 more.

character-lawyer-name = Lawyer
character-lawyer-text = Once an era, before the auction cards are chosen: take a card of the offer at once. The auction card you choose then is only thrown away.

character-banker-name = Banker
character-banker-text = 4 VP for each of your banks.

character-captain-name = Captain
character-captain-text = 6 VP, and your city may be 9 long on one side. The Indian then counts 72 cells.

character-singer-name = Singer
character-singer-text = As many VP as your best saloon.

character-settler-name = Settler
character-settler-text = 1 VP for each empty parcel beside a ranch, each parcel once.

character-auctioneer-name = Auctioneer
character-auctioneer-text = Sell up to 3 cards of your city in the whole game for 7 VP each: cards that overlap no other and do not hold the city together.

character-cowboy-name = Cowboy
character-cowboy-text = 3 VP for each of your ranches.

character-grocer-name = Grocer
character-grocer-text = 4 VP for each of your drugstores.

character-undertaker-name = Undertaker
character-undertaker-text = 2 VP for each of your characters, himself too.

character-doctor-name = Doctor
character-doctor-text = 5 VP. Once an era, after the auction cards were turned over: yours counts 2 more.

character-editor-name = Editor
character-editor-text = 1 VP for each of your characters that is worth points, himself too, and 4 VP for each that is turned when used.

character-heroes-name = Heroes
character-heroes-text = 6 VP. Once an era, said aloud before the auction cards are chosen: yours counts 3 more.

character-governor-name = Governor
character-governor-text = Once in the game: one more terrain card is shown, and you take any card of the offer at once. You still have your turn.

character-teacher-name = Teacher
character-teacher-text = 1 VP for each house, 2 VP for each townhouse and hotel.

character-indian-name = Indian
character-indian-text = 1 VP for every two free cells of the 64 a city may cover (72 with the Captain), rounded up.

character-chinese_worker-name = Chinese Worker
character-chinese_worker-text = Once an era, before the auction cards are chosen: one more terrain card is shown, and on your turn you take two cards.

character-paperboy-name = Paperboy
character-paperboy-text = 3 VP. When he comes, he may bring another character: one that nobody took, or one from the pile.
character-paperboy-text-any = 3 VP. When he comes, he may bring another character: one that nobody took, or any one from the pile.
character-paperboy-text-top = 3 VP. When he comes, he may bring another character: one that nobody took, or the top card of the pile, unseen.

character-prospector-name = Prospector
character-prospector-text = 1 VP for each mountain and each mine.

character-sheriff-name = Sheriff
character-sheriff-text = 3 VP for each prison. Your outlaws cost nothing, count as empty land and may be built over.

character-mercenary-name = Mercenary
character-mercenary-text = Once an era, after the auction cards were turned over: yours counts 5 more.

question-over = The game is over.
question-wait = { $name } is to move.
question-wait-several = The others are choosing.
question-chance = A card is drawn.

group-answers = Answers

why-not-unknown = there is no action number { $number }
why-not-over = the game is over
why-not-no-choice = “{ $word }” is not one of the choices now

score-ranches = Ranches: empty land around
score-mines = Mines: mountains around, 2 each
score-drugstores = Drugstores: house units around
score-banks = Banks: house units around
score-saloons = Saloons: house units around, 2 each
score-stores-and-hall = General stores and city hall: house units around
score-ranch-trade = Drugstores and blacksmiths: ranches of the city
score-mine-trade = Banks and blacksmiths: mines of the city
score-residents = Churches and general stores: house units of the city
score-hotels = Hotels: 3 each
score-hall = City hall: buildings of the city, itself too, no houses
score-outlaws = Outlaws
score-characters = Characters
score-terrain-appeal = Appeal of the terrain cards
score-character-appeal = Appeal of the characters

score-detail-count = { $count } of them

option-seats-name = Players
option-seats-help = How many players decide for themselves; virtual players fill the table up to four seats.

option-virtual-name = Virtual players
option-virtual-help = How strong the virtual players are, one after the other; the last kind fills the empty seats. None named: intermediate.

option-suits-name = Suits
option-suits-help = Which suit each seat bids with, one after the other; a suit settles ties. None named: as printed.

option-paperboy-name = Paperboy
option-paperboy-help = What the Paperboy may fetch from the pile.

option-rematch-on-tie-name = Equal totals at the top
option-rematch-on-tie-help = What happens when several have most points.

option-backs-name = Backs of the characters
option-backs-help = Where the backs of the characters come from.

choice-virtual-novice = Novice
choice-virtual-intermediate = Intermediate
choice-virtual-expert = Expert
choice-virtual-novice-help = Bids with 1 to 9, as you do.
choice-virtual-intermediate-help = Bids with 2 to 10.
choice-virtual-expert-help = Bids with 3 to 11.

choice-suits-hat = Hat
choice-suits-star = Star
choice-suits-cactus = Cactus
choice-suits-boot = Boot
choice-suits-horseshoe = Horseshoe
choice-suits-cow = Cow

choice-rematch-on-tie-no = Shared victory
choice-rematch-on-tie-yes = Rematch
choice-rematch-on-tie-no-help = They win together.
choice-rematch-on-tie-yes-help = The whole table plays again, and the points of that game decide.

choice-paperboy-any = Any character of the pile
choice-paperboy-top = The top card of the pile
choice-paperboy-any-help = He looks through the pile and brings whom you name.
choice-paperboy-top-help = He takes the top card without looking.

choice-backs-dealt = Dealt by chance
choice-backs-printed = Printed
choice-backs-dealt-help = The back of a card says nothing about its character.
choice-backs-printed-help = Each character always has the same back.

bot-rancher-name = Rancher
bot-rancher-text = Takes what makes its city grow most, keeps its high cards for what it wants most, and uses its characters.

bot-marshal-name = Marshal
bot-marshal-text = Plays the rest of the round over in its head some thousand times before it moves. Hard to beat.

bot-legend-name = Legend
bot-legend-text = A Marshal who has learned from thousands of games against itself what a position is worth.

bot-drifter-name = Drifter
bot-drifter-text = Does what comes to mind, but spoils nothing. Good company for a first game.

bot-random-name = Random
bot-random-text = Does anything that is allowed.

topic-scoring-title = Scoring
topic-scoring-short = Parcels score for what is around them: a mine 2 VP for each mountain, a ranch 1 VP for each empty parcel, a saloon 2 VP for each house.
topic-scoring-text =
    Around means the eight parcels next to one. A house is one house unit, a townhouse and a hotel two. Bare ground is not empty land.
    { $parcels }

topic-characters-title = Characters
topic-characters-short = A character needs no place. Some score for what your city has, others help once an era, for instance with the auction.
topic-characters-text =
    Those that are used are turned and rest until the next era; the Governor works once in the game. Nobody has to use a character.
    { $characters }

topic-deck-title = The cards
topic-deck-text = 48 terrain cards for each era and 21 characters. How often each parcel shows in an era is the rulebook's. { $source }

provenance-reconstructed = Which parcels share a card, the appeal values and the backs are reconstructed.
provenance-own = Which parcels share a card, the appeal values and the backs are from: { $source }.

topic-line-thing = { $name }: { $text }

error-too-many = { $players } players and { $virtual } virtual ones do not fit: a table has { $least } to { $most } seats
error-too-many-suits = { $suits } suits are named for { $seats } seats
error-suit-twice = two seats cannot have the suit { $suit }
