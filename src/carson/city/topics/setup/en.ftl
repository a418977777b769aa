### Set-up: what is said about it.

## Questions

question-draw-mountain = Dice decide where a mountain stands.
question-draw-order = The first order of play is drawn.
question-draw-character = A character is drawn.
question-draw-side = A character falls on its yellow or on its red side.

## The log

log-centre = The city begins on { $parcel }, with a House and four roads.

## Help

rule-start = { $sheets ->
    [0] { $company ->
        [alone] { $duel_tiles ->
            [0] You begin with { $things }.
           *[other] You begin with { $things }, and with money that depends on your duel tiles; see “Variant: Might is Right”.
        }
       *[company] { $duel_tiles ->
            [0] Each player begins with { $things }.
           *[other] Each player begins with { $things }, and with money that depends on the duel tiles; see “Variant: Might is Right”.
        }
    }
   *[other] What you begin with is for you to choose; see “Variant: A New Beginning”.
}
rule-first-parcels = { $company ->
    [alone] {""}
   *[company] { $forward_first ->
        [yes] { switch-start-parcels-forward-first }
       *[no] { switch-start-parcels-backward-first }
    }
}
rule-city = { $river ->
    [0] At the start the city is a House with four roads and { $mountains }.
   *[other] At the start the city is a House with four roads and { $mountains }, and a river runs through the land.
}
rule-choosing = { $company ->
    [alone] you take one. Its power helps you this round, and its limit is the cash you may keep when the round ends; then it leaves the game.
   *[company] in the order in which you passed last round, each player takes one. Its power helps you this round, its number sets the turn order (lowest first), and its limit is the cash you may keep when the round ends.
}
rule-placing = { $company ->
    [alone] Jeb Standish draws a card and sends his cowboys, then you place one or pass, again and again.
   *[company] { $all_at_once ->
        [yes] the first in turn order begins; after that everybody places cowboys, takes them back or passes at once, until all have passed.
       *[no] { $take_backs ->
            [0] in turn order each player places one cowboy or passes, again and again, until all have passed.
           *[other] in turn order each player places one cowboy, shifts one, takes one back or passes, until all have passed.
        }
    }
}

## Single rules

switch-start-parcels-backward-first = The last player takes the first start parcel; the second round of parcels goes the other way.
switch-start-parcels-forward-first = The first player takes the first start parcel; the second round of parcels goes the other way.
