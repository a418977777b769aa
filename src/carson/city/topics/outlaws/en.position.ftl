### Why a position is refused: outlaws.

position-only-with-outlaws = outlaws come only with “option variants outlaws”
position-outlaws = at this moment there can be { $number } outlaws, not { $found }
position-jailed = an outlaw on the Prison of { $parcel } would be jailed
position-needs-strength = outlaws have come, so write “outlaw-strength” and { $low } to { $high }
position-no-strength = no outlaws have come, so they have no strength
position-restless = the line “restless” names outlaws that can still move in this movement
position-chosen-already = somebody has chosen already
position-outlaws-in-round-2 = outlaws come from the second round on
position-moves-under = in this game “move-outlaws” must be under it
position-moves-not-under = in this game “move-outlaws” must not be under it
position-outlaws-to-come = 1 to { $number } outlaws are still to come
position-few-outlaws = there are only { $number } outlaws
position-moves-on-arrival = in this game outlaws move on arrival
position-moves-after-choice = in this game outlaws move after the choice
position-not-begun = the movement cannot have begun
position-has-not-begun = the movement has not begun
position-any-order = the order in which outlaws move does not matter now
position-not-restless = this outlaw is not among the restless ones
position-no-raid = there is nothing to draw for this outlaw
position-nobody-beaten = no outlaw has just been beaten here
position-cannot-rob = { $seat } cannot rob a building here

## What things are called

position-noun-the-strength-of-the-outlaws = the strength of the outlaws
position-noun-outlaws = outlaws

easel-outlaw = Outlaw
easel-restless = Outlaw still to move
easel-outlaw-strength = Strength of the outlaws
