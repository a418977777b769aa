### What is said at the position desk.

refused-step = step { $number } (“{ $step }”) does not fit: { $problem }
refused-no-adviser = no bot of { $game } can say what it thinks
refused-study-together = other people play in this game; it can be analysed when it is over
refused-study-no-hints = there are no hints in this game, so it can be analysed when it is over
refused-study-secrets = the players of this game hide things from each other; it can be analysed when it is over
name-desk = Analysis
