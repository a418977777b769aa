"""Tasks and environments: the suites of those they are made for, and what is wrong is named."""
