"""Tables: finding and opening them, their seats, play, bots, clocks and votes."""
