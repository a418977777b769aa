### Why a position is refused: horses.

position-horses = there are only { $number } horses
position-rodeo-tokens = { $number } rodeo tokens have been won by now, not { $found }
position-enclosures = there are { $number } enclosures, so enclosures needs { $number } numbers, such as 0,1,0,2,0
position-unused-enclosure = enclosure { $yard } is not used in this game
position-enclosures-when = horses and cowboys stand in enclosures only from the step place to the rodeo
position-herds-when = horses double Ranches only between the steps herding and pay-out
position-herds-own = horses of { $seat } double only Ranches of { $seat }
position-herds = { $seat } has too few horses to double these Ranches
position-left-on-wages = { $seat } has had a turn, so no cowboy of { $seat } is left on Wages
position-bought-must-follow = on Wages bought must follow
position-no-horse-left = no horse is left to buy
position-bought-on-wages = horses are bought on Wages
position-no-horse-at-home = { $seat } has no horse at home
position-no-horse-in = { $seat } has no horse in enclosure { $yard }
position-no-such-cowboy = { $seat } has no such cowboy to move
position-no-ranches = { $seat } has no Ranches to choose from

## What things are called

position-noun-enclosure = enclosure
position-noun-number-of-horses = number of horses
position-noun-horses = horses

easel-horse = Horse of { $seat }
easel-rodeo-token = Rodeo token
easel-herd = Ranch with a horse of { $seat }
easel-yard = Enclosure { $name }
