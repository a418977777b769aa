"""Set-up: the characters in play, the track, the centre, the mountains, the order and the first land."""
