### The solo game: what is said about it.

## Option

option-solo = Alone against Jeb Standish

## Solo

solo-none-name = No
solo-none-text = A game with others, people or bots.
solo-rancher-name = Rancher, almost easy
solo-rancher-short = Rancher
solo-rancher-character = Doctor
solo-rancher-text = Likes Ranches. His Doctor makes him stronger by 1 for each cowboy of his that you beat in the round.
solo-miner-name = Miner, average
solo-miner-short = Miner
solo-miner-character = Governor
solo-miner-text = Likes Mines. His Governor gives him 1 VP at the end of a round for each cowboy of his that you beat in it.
solo-strength-name = Strength, hard
solo-strength-short = Strength
solo-strength-character = Sheriff
solo-strength-text = Likes to fight. His Sheriff makes him stronger by 2 for each cowboy of his that you beat in the round.
solo-urban-name = Urban, expert
solo-urban-short = Urban
solo-urban-character = Lawyer
solo-urban-text = Likes Saloons, General Stores and Banks. For the cowboys of his that you beat in a round, his Lawyer makes him stronger by 1 each and gives him 1, 2, 4, 6 or 10 VP.
solo-card-a = Ammunition and Cowboy VP
solo-card-b = Roads and Building VP
solo-card-c = a building, and land to build on
solo-card-d = a building or land, whichever he lacks
solo-card-e = an attack on your best building, or on one of your cowboys
solo-card-f = a duel where you want to buy
solo-card-h = land to build on
solo-card-i = the last two VP spaces
solo-card-x = the last two VP spaces; all his cards are shuffled at the end of the round
log-drew-card = { $name } draws card { $letter } with power { $strength }; his cards now add up to { $power }.
log-sent = { $name } sends a cowboy to { $place }: { $why }.
log-reasoned = { $name } picks { $place }: { $why }.
solo-log-die = { $why } (a die picks from { $equals } equally good places)
log-stayed = { $name } finds no place for a cowboy of this card.
log-reshuffled = { $name }'s cards are shuffled: { $cards } are in his deck.
log-fell = { $name } loses with { $strength }; the cowboy goes to his character card.
log-stood = { $name } fights with his cards alone: they give him { $cards }.
log-stood-beaten = { $name } fights with his cards alone: they give him { $cards }, his beaten cowboys { $beaten }.
log-converted = { $name } turns his income of { $amount } into { $points }.
log-sheltered = { $name } finds nothing to take, so the cowboy goes to his character card.
log-released = { $name }'s beaten cowboys leave his character card: { $cowboys }.
log-discarded = The { $character } has helped { $name } and leaves the game.
solo-why-ordered = his card says so
solo-why-rightmost = the last VP space where he does not stand yet
solo-why-for-empty-land = of all buildings for sale the { $building } would earn most on his empty land, { $amount }
solo-why-first-choice = the { $building } is the first of his favourites for sale, and nowhere cheaper
solo-why-most-income = most income for a { $building }, { $amount }
solo-why-near-rival = a { $building } belongs near the land of his rival, with few new roads
solo-why-spite = it costs his rival most, { $amount }
solo-why-raid = the { $building } earns his rival { $amount }, more than any other building
solo-why-crowded = the last place on the path where his rival stands
solo-why-cheapest-rival = the { $building } is the cheapest one his rival wants
solo-why-dearest-rival = the dearest land his rival wants, { $amount }
solo-why-spite-none = his rival would least like him to have it
solo-why-hurts-none = nothing like it would hurt his rival more
solo-why-own-townhouse-none = a Townhouse on his own land
solo-why-hurts = without it his rival's buildings earn { $amount } less
solo-why-site = most income for the { $building }, { $amount }
solo-why-site-near-rival = the { $building } belongs near the land of his rival, with few new roads
solo-why-own-townhouse = a Townhouse on his own land, { $amount } more for him
solo-why-house-income-none = a House brings him nothing anywhere, and here it helps his rival least
solo-why-house-income = no other place for the House brings him more, { $amount }

## Word

word-or = { $first } or { $second }

## Reason

reason-card = card E finds no target
reason-beaten = beaten cowboys on his character card

## Explanations

item-cards = Cards of this round
item-beaten = Beaten cowboys

## Score

score-strategy = Strategy card: all buildings it asks for
score-detail-strategy = { "" }

## Questions

question-ask-fight-solo = Which duel comes next? The order is yours to choose.
question-draw-card = Jeb Standish draws a card.
question-pick-spot = A die picks one of the places that are equally good for Jeb Standish.
question-pick-site = A die picks one of the sites that are equally good for Jeb Standish.
question-pick-house = A die picks one of the places for a House that are equally good for Jeb Standish.
question-pick-road = A die picks one of the shortest ways for the roads of Jeb Standish.

## Labels

label-rival-cards-first = { $name } (strength { $firepower } without { $one })
label-rival-cards-more = { $name } ({ $firepower } without { $one })

## The drawn board

board-note-cards = { $name }, { $strategy }: cards { $cards } = { $power }, { $left } to come
board-note-all-cards = { $name }, { $strategy }: cards { $cards } = { $power }, none to come
board-note-no-cards = { $name }, { $strategy }: no cards yet, { $left } to come
board-note-beaten = { $character } card: { $cowboys }
board-card = { $letter }{ $power }
board-nothing = -

## Help

topic-solo-title = Alone against Jeb Standish
topic-solo-text =
    You play alone against Jeb Standish, whom the rules play. He has all the money and roads he needs, always comes first, and follows his cards. You win if you have more VP than he; a tie is his. The map and your start are those of a game for two, but only you take start parcels, and there is no Church, School, City Hall or Train Station.
    Characters: seven are drawn, each on one side or the other. You choose one each round, and at the end of the round it leaves the game.
    His strategy is yours to choose:
    { $strategies }
    { $strategy_now }
    Cards: he has { $deck } cowboy cards, and in rounds 1 to { $rounds } he draws { $cards }, one before each cowboy of yours. You may pass before he has drawn all, or go on when he has. Each card tells him where his cowboys go:
    { $letters }
    He keeps away from land where your cowboy stands if the powers on his cards add up to less than your firepower. He cares about your cowboys nowhere else.
    Actions: he takes land and buildings for nothing. On all other spaces he only gets in your way.
    Duels: he fights without { $one }. His strength is the sum of the powers on this round's cards, and what his character card adds for his cowboys that have lost a duel this round. You need more than that; a tie is his. You choose the order of the duels.
    Buildings: he builds where the building earns most. The House goes where it earns him most and you least{ $townhouses }. You cannot put a House on his land.
    Income: all that his buildings earn and what he robs becomes VP at once, 1 for every { $rates } in rounds 1 to { $rounds }.
    The end: { $property_vp } VP for each building, House and mountain on his land, and { $bonus } VP if he has all buildings his strategy card asks for.
    Equal choices are settled by a die, and the log says why he does what he does. { $source }
topic-solo-strategy = - { $name }: { $text }
topic-solo-now = In this game: { $name }.
topic-solo-townhouses = , but first of all he makes Townhouses on his own land
topic-solo-letter = - { $letter }: { $text }.
