### Buildings are bought and placed, now or later; and the City Hall: what is said about it.

## Questions

question-ask-building = Do you buy the { $building } for { $price }? You have { $cash }.
question-ask-site = Where do you build your { $building }? It must touch a road, and it brings { $houses }.
question-ask-site-alone = Where do you build your { $building }? It needs no road and brings no House.
question-ask-deferred = Which of your waiting buildings do you place now?
question-ask-city-hall = The City Hall has come out of the bag: where does it stand?
question-ask-city-hall-roads = The City Hall has come out of the bag, and no empty parcel touches a road: lay the free roads that reach one.

## Labels

label-ask-building-yes = Buy the { $building } for { $price }
label-ask-building-no = Leave it; your cowboy is used up as well
deed-ask-site = Build on { $place }
label-site = { $parcel }: earns { $income } as things stand
label-site-house = { $parcel }: earns { $alone } as things stand, { $income } with its House beside it
label-ask-site-keep = { $deadline ->
    [0] Keep the { $building } for a later time
   *[other] Keep the { $building }: place it by the end of the next round's building spaces, or lose it
}
label-deferred = Place the { $building }
label-ask-deferred-done = Place nothing more this round
label-city-hall-site = City Hall on { $parcel }

## The log

log-bought-tile = { $price ->
    [0] { $name } takes the { $building } and pays nothing.
   *[other] { $name } buys the { $building } for ${ $price }.
}
log-kept = { $name } keeps the { $building } for later.
log-drew-tile = The { $building } comes up for sale at ${ $price }.
log-shifted = The { $building } goes down to ${ $price }.
log-scrapped = { $name } has kept a building for too long; it leaves the game: { $buildings }.

## Help

topic-houses-title = { $townhouses ->
    [yes] Houses and Townhouses
   *[no] Houses
}
rule-kept = { $deadline ->
    [yes] { switch-kept-buildings-one-round }
   *[no] { switch-kept-buildings-any-time }
}

## Why not

why-not-yours = { $parcel } is not yours
why-no-site = the building cannot stand on { $parcel }

## Single rules

switch-kept-buildings-any-time = A building that waits can be placed in any later round.
switch-kept-buildings-one-round = A building that waits must be placed by the end of the next round's building spaces, or it leaves the game.

## The end

counted-built = { $number ->
    [one] one building
   *[other] { $number } buildings
}
