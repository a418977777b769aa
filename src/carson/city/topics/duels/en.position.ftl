### Why a position is refused: duels.

position-standish-orders = Standish does not choose the order of duels
position-other-step = these duels belong to another step
position-other-duels = the entry before it is about other duels
position-duels-with-tiles = duels are fought with tiles in this game
position-one-die = { $seat } rolls one die, which cannot show { $die }
position-two-dice-show = { $seat } rolls two dice, which cannot show 1
position-no-duel-there = a duel needs two cowboys of different players, or a cowboy and an outlaw
position-other-space = the space in the entry before it is another one
position-other-duel = no duel of the entry before it takes place there
position-hall-elsewhere = the City Hall stands elsewhere
position-no-duel-first = who carries a no-duel token comes first
position-standish-rolls = Standish rolls no die
position-die-of-nobody = somebody who is not in the duel has a die
position-all-rolled = everybody has rolled
position-no-second-die = { $seat } rolls next, without dynamite and so one die
position-no-reroll = nobody can have rolled again
position-no-beaten-cowboy = { $seat } has no beaten cowboy
position-nobody-won = nobody has just won a duel here

## What things are called

position-noun-die = die
position-noun-sort-of-duels = sort of duels
