### Variant Horses: what is said about it.

## The variant

variant-horses-name = Horses
variant-horses-text = Everybody has a horse and may buy more: in five enclosures they help in many ways, and each round ends with a rodeo that makes the winner's horses worth more at the end.

## Enclosure

enclosure-guns = +1 firepower this round, +2 with { $many } horses or more
enclosure-ride = place another cowboy, move one or pass, at once
enclosure-ride-bought = only for the rodeo, since placing is over
enclosure-herd = a Ranch of yours pays double this round
enclosure-purse = ${ $cash } at once
enclosure-show = for the rodeo only
enclosure-sign-guns = +1 FP
enclosure-sign-ride = ride
enclosure-sign-ride-bought = rodeo
enclosure-sign-herd = Ranch ×2
enclosure-sign-purse = +${ $cash }
enclosure-sign-show = rodeo

## Questions

question-ask-horse = Do you put a horse into an enclosure for this round? You have { $horses } at home.
question-ask-horse-bought = Do you pay ${ $price } for a horse instead of taking your last ${ $wage } of wages? It goes into an enclosure at once; you have { $cash }.
question-ask-ride = Place another cowboy, move one or pass: your horse lets you do one of these at once.
question-ask-move = Which of your cowboys moves? It takes along what it carries.
question-ask-move-to = Where does your cowboy from { $place } go?
question-ask-herd = Which Ranch of yours pays double this round? Your horses are enough for { $number } more.

## Group

group-enclosures = Enclosures
group-movers = Your cowboys on the board

## Labels

label-horse = Enclosure { $number }: { $use } ({ $points })
label-ask-horse-no = No horse now
label-ask-horse-no-bought = Take ${ $wage }
label-hat = A cowboy into enclosure { $number }: its horses count double in the rodeo (now { $points })
label-take-back-hat = Take your cowboy back from enclosure { $number } ({ $left })
label-ask-ride-no = Do nothing more
label-move = Move a cowboy: to another place on the board, or home
label-mover = The cowboy on { $place }
label-ask-move-no = Take it home
label-herd = The Ranch on { $parcel }: { $doubled } instead of { $income }

## The log

log-gained-horses = { $name } gets { $horses }.
log-placed-horse = { $name } puts a horse into enclosure { $enclosure }.
log-placed-hat = { $name } sends a cowboy into enclosure { $enclosure }.
log-took-back-hat = { $name } takes a cowboy back from enclosure { $enclosure }.
log-lifted = { $name } takes a cowboy away from { $place }.
log-herded = { $name }'s horses make the Ranch on { $parcel } pay double.
log-rode = { $name } has { $score } rodeo points.
log-rodeo-won = { $name } wins the rodeo with { $score } points and gets a token: each horse is worth 1 VP more.

## Reason

reason-horse = a horse
reason-enclosure = enclosure 4

## Score

score-horses = Horses: 1 VP each, and 1 VP more for each rodeo token
score-detail-horses = { $count } of them

## The drawn board

board-stables = Horses
board-home-column = At home
board-enclosure-column = Enclosure { $number }
board-rodeo-column = Rodeo points
board-token-column = Tokens
board-enclosure-hat = { $horses }c
board-hat-note = c with a cowboy

## Help

topic-spaces-wages-horse = - Wages: ${ $wage } for each cowboy, for everybody who is there. Each player may buy one horse for ${ $horse_price } instead of taking the last ${ $wage }.
topic-horses-title = Variant: Horses
topic-horses-text =
    Everybody starts with { $start_horses }; there are { $horses } in all. Each player has five enclosures.
    After each cowboy you place on the board you may put one of your horses into an enclosure, any number in each:
    { $enclosures }
    Instead of placing a cowboy on the board you may send it into an enclosure, one in each: the horses there count double in the rodeo. No horse may follow it.
    Move means that a cowboy placed this round, the white one too, goes to another place on the board, with what it carries, or comes home. The one who holds the City Hall stays.
    Wages: in passing order, each player there may once pay ${ $horse_price } for a horse instead of taking ${ $wage }. It goes into an enclosure at once. The yellow Cowboy brings a horse, too, as long as there are any.
    If your horses are too few for your Ranches, you say which of them pay double. A Grocer who doubles any type of building has no Ranch doubled by a horse.
    { $shut }
    Rodeo: the round end starts with it, after the powers of characters. Each horse counts as many points as its enclosure has hats: { $hats }. The most points win a rodeo token; of equals, the player who passed first. Then horses come home, and cowboys in enclosures are used up.
    At the end each of your horses scores 1 VP, and 1 VP more for each of your rodeo tokens.
topic-horses-enclosure = - Enclosure { $number }: { $use }.
topic-horses-shut = Enclosure { $number } is not used in this game.

## Explanations

item-horses = Horses in enclosure 1

## Why not

why-no-horses-here = there are no horses in this game
why-enclosure-shut = enclosure { $number } is not used in this game
why-hat-there = you have a cowboy in enclosure { $number } already
why-hat-stays = a cowboy stays in its enclosure, except with the variant Kit Carson
why-no-hat = you have no cowboy in enclosure { $number } to take back
why-horse-later = a horse goes into an enclosure only after a cowboy on the board, or when you buy it on Wages
why-no-mover = you have no cowboy on { $place } that could move
why-cannot-stay = your cowboy stands on { $place }; it must go elsewhere or come home
why-no-own-ranch = there is no Ranch of yours on { $parcel }
why-herded = the Ranch on { $parcel } pays double already
