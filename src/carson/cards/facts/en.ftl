### What is wrong with a deck file.

bad-deck-no-toml = the deck is no TOML file: { $error }
bad-deck-format = the deck must say format = { $format }
bad-deck-no-entries = the deck has no [[{ $kind }]] entries
bad-deck-bad-id = the id of a terrain card is letters, a dash and a number, such as I-07, not { $id }
bad-deck-bad-era = card { $card }: era must be 1 or 2
bad-deck-bad-layout = card { $card }: layout must be two texts of two letters each
bad-deck-no-parcel = card { $card }: “{ $letter }” is no parcel; the letters are { $letters }
bad-deck-no-character = there is no character { $id }; there are { $known }
bad-deck-bad-kinds = character { $character }: kinds must be { $kinds }
bad-deck-bad-skull = character { $character }: skull must be true or false
bad-deck-bad-back = character { $character }: back must name each of { $suits } once
bad-deck-bad-appeal = card { $card }: appeal must be a number from 0 to { $most }
bad-deck-card-times = card { $card } is there { $times } times
bad-deck-era-cards = era { $era } needs { $cards } terrain cards, not { $given }
bad-deck-symbols = era { $era } needs { $total } of { $letter } ({ $parcel }), not { $given }
bad-deck-character-times = the deck needs the character { $character } once, not { $times } times
bad-deck-all-skulls = not every character can have a skull on its back
bad-deck-unreadable = the deck { $path }, named by { $variable }, cannot be read: { $error }
bad-deck-unusable = the deck { $path }, named by { $variable }, cannot be used: { $error }
