"""Tables: seats, live play, clocks, polls, and the hall that keeps them."""
