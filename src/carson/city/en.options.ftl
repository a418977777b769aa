### The options of the board game, and why some do not go together.

options-seats = How many players sit at the table.
options-edition = Whose rulebook is followed.
options-expansions = Which expansions of the edition are on the table too.
options-characters = Which character tiles are in play: a set with a name, seven at random, or the picked ones.
options-tiles = With picked characters: seven tiles, or eight if the Paperboy is among them.
options-characters-first = When chance decides about characters: last of all in the set-up, or before anything else.
options-sides = Which side of the tiles is up: as the set lists it, all yellow, all red, or by chance.
options-buildings = Which buildings join the eight basic types.
options-variants = Which variants are played.
options-rules = Single rules that differ from the edition, each as name=value.

## refusals

options-too-many-seats = the { $edition } edition is for at most { $most } players; { $expansion ->
    [none] take fewer seats
   *[other] take fewer seats, or the expansion { $expansion }
}
options-no-buildings = the { $edition } edition has only eight types of buildings; leave out { $buildings }
options-no-variant = the { $edition } edition does not have the variant { $variant }; { $expansion ->
    [none] leave it out
   *[other] leave it out, or take the expansion { $expansion }
}
options-no-rule = the { $edition } edition has nothing that the rule “{ $rule }” is about; leave it out
options-rule-twice = the rule “{ $rule }” has two values; keep one of them
options-not-picked = tiles are named only with characters { $picked }; take that, or leave tiles out
options-both-sides = { $tile } is picked with both sides; keep one of them
options-set-with-paperboy = a set with the Paperboy has { $size } characters, and { $picked } are picked
options-set-without-paperboy = a set without the Paperboy has { $size } characters, and { $picked } are picked
options-not-in-box = { $tile } is not in the { $edition } edition, which has the characters { $numbers }; { $expansion ->
    [none] choose another set
   *[other] choose another set, or take the expansion { $expansion }
}
options-cowboy-without-horses = the yellow side of the Cowboy gives a horse and needs the variant horses; take that, or cowboy-red
options-river-size = a river has 1 to { $most } parcels, not { $parcels }
options-river-gap = the parcels of a river must be linked side by side
options-river-ends = a river starts and ends at the edge of the board
