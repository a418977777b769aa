### What is said at the position desk.

refused-step = step { $number } (“{ $step }”) does not fit: { $problem }
refused-no-adviser = no bot of { $game } can say what it thinks
refused-study-together = other people play in this game; it can be analysed when it is over
refused-study-no-hints = there are no hints in this game, so it can be analysed when it is over
refused-study-secrets = the players of this game hide things from each other; it can be analysed when it is over
name-desk = Analysis
name-puzzle = Puzzle

## Puzzles

refused-no-puzzle = there is no such puzzle
refused-no-answer = that is no answer to this puzzle
puzzle-right = Right! That is the best answer.
puzzle-worse = Not the best: it costs { $less } of your chance to win. Try again.
puzzle-hardly = Not the best: a bot would hardly look at it. Try again.
