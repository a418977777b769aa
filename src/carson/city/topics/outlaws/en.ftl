### Variant Outlaws: what is said about it.

## The variant

variant-outlaws-name = Outlaws
variant-outlaws-text = From round 2 on outlaws ride in. They sit on land and on the best buildings and halve their income until somebody beats them.

## Numbers of things

count-outlaw = { $number ->
    [one] { $number } outlaw
   *[other] { $number } outlaws
}

## Questions

question-ask-outlaw = You are first, so you say in which order the outlaws move on: which one is next?
question-ask-booty = You have beaten the outlaw on { $owner }'s { $building } on { $parcel }: do you take the points or rob the building?
question-ask-fight-outlaws = You passed first of all who fight with outlaws: which fight comes next?
question-ask-reroll-outlaw = The outlaw on { $place } with its { $strength } beats everybody: { $results }. Do you roll again?
question-roll-outlaws = Dice decide how strong the outlaws are and how many come.
question-draw-outlaw = Dice decide where an outlaw appears.
question-draw-raid = Chance decides where an outlaw moves on to.

## Group

group-outlaws = Outlaws

## Labels

label-outlaw-land = Fight the outlaw on { $parcel }: { $points } if you win
label-outlaw-own = Fight the outlaw on your { $building } on { $parcel }: { $points } if you win, and it pays { $income }, not { $halved }
label-outlaw-rob = Fight the outlaw on { $owner }'s { $building } on { $parcel }: if you win, { $points } or half of { $income }
label-outlaw-strength = { $label } - strength { $strength } against your { $firepower } and { $one }
label-outlaw-strength-dynamite = { $label } - strength { $strength } against your { $firepower } and { $two }
label-outlaw-rivals = { $label }; there too: { $rivals }
label-outlaw-stays = The outlaw on { $parcel }, which stays
label-outlaw-goes = The outlaw on { $parcel }, which goes to { $places }
label-outlaw-draws = The outlaw on { $parcel }, for which chance decides between { $places }
label-outlaw-goal = { $owner }'s { $building } on { $parcel } ({ $income })
label-ask-booty-points = Score { $points }
label-ask-booty-rob = Rob the building: half of { $income } is { $loot } as things stand
label-fight-outlaw = The outlaw of strength { $strength } on { $parcel }: { $duellists }

## The log

log-outlaws-come = The dice bring { $outlaws } of strength { $strength }; all outlaws are as strong this round.
log-outlaw-arrived = An outlaw appears on { $parcel }.
log-jailed = An outlaw rides straight into { $name }'s Prison on { $parcel } and stays inside.
log-outlaw-moved = The outlaw on { $parcel } moves on to { $place }.
log-outlaw-won = The outlaw on { $place } wins with { $strength }.
log-outlaw-beaten = { $name } beats the outlaw on { $place }.
log-halved = The outlaw on { $parcel } keeps { $amount } from { $name }.

## Reason

reason-outlaw = outlaw
reason-jail = outlaw in Prison

## The drawn board

board-note-outlaws = Outlaws: strength { $strength }, { $points } for each
board-legend-outlaw = { $mark } outlaw

## Why not

why-outlaw-restless = no outlaw on { $parcel } is waiting to move

## Help

topic-outlaws-title = Variant: Outlaws
topic-outlaws-text =
    At the start of rounds { $rounds }, before anybody chooses a character, a black die gives the strength of all outlaws in the city, { $weakest } to { $strongest }, and a white die says whether one, two or three new ones come. Dice say where each of them appears; never on the river, in the City Hall, beside a Prison or where an outlaw is already. One that appears on a Prison is locked up at once, and the Prison's owner scores as if it were beaten.
    Moving: { $moving } Each outlaw goes to the building next to it that earns most, if that earns more than the place it is on. Buildings beside a Prison or with another outlaw do not draw it; Churches do not bother it. Between equally good buildings chance decides.
    While an outlaw is on a parcel, nobody can buy it, auction it or build there, and its building pays only half, rounded down; the rest is lost. { $gifts }
    { $heroes }
    Fighting: send a cowboy to any parcel with an outlaw, whoever owns it. Before the City Hall and the buildings have their turn, all who are there fight as in a duel. If the best of them reaches the outlaw's strength, that player wins, and the others lose; otherwise the outlaw beats them all and stays. It is a duel for every character, and dynamite works. { $doctor }
    Beating one gives points by its strength: { $tiles }. On a rival's building that could be attacked you may rob it instead: half of what it pays. { $sheriff }
topic-outlaws-gifts = Land that a character gives away can be such a parcel.
topic-outlaws-heroes = The yellow Heroes: outlaws see no income in their buildings, and one that is there takes nothing; they pay in full. Rivals may fight it there, and the Heroes may fight one on a rival's building, but only for the points.
topic-outlaws-doctor = The Doctor or the Undertaker gets ${ $heal } or ${ $mourn } from the bank for each beaten outlaw.
topic-outlaws-white = The white cowboy never fights outlaws.
topic-outlaws-peace = The red Sheriff fights only outlaws on the own buildings.
topic-outlaws-tile = { $points } for { $strength }

## The end

counted-outlaw-beaten = { $number ->
    [one] one outlaw beaten
   *[other] { $number } outlaws beaten
}
