### What carson.search says.

## course

course-no-learner = { $game } has no bot that learns

## learned

learned-misfit = what was learned does not fit this version of the game; run `carson train` again
