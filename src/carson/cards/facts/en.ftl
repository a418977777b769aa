### What is wrong with a deck file.

bad-deck-no-toml = the deck is no TOML file: { $error }
bad-deck-format = the deck must say format = { $format }
bad-deck-line = line { $line }: { $problem }
bad-deck-provenance = say where the cards are from, such as provenance = "my box"
bad-deck-no-key = “{ $key }” means nothing here; there are { $known }
bad-deck-no-table = { $kind } must be a table
bad-deck-bad-legend = the legend of “{ $letter }” must be a text
bad-deck-bad-total = era { $era } has { $total } of { $letter }
bad-deck-other-era = card { $card }: its id belongs to another era than { $era }
bad-deck-id-twice = the id { $id } is already on line { $line }
bad-deck-bad-name = character { $character }: name must be a text
bad-deck-no-entries = the deck has no [[{ $kind }]] entries
bad-deck-bad-id = the id of a terrain card is I or II for its era, a dash and a number, such as I-07, not { $id }
bad-deck-bad-era = card { $card }: era must be 1 or 2
bad-deck-bad-layout = card { $card }: layout must be two texts of two letters each
bad-deck-no-parcel = card { $card }: “{ $letter }” is no parcel; the letters are { $letters }
bad-deck-no-character = there is no character { $id }; there are { $known }
bad-deck-bad-kinds = character { $character }: kinds must be { $kinds }
bad-deck-bad-skull = character { $character }: skull must be true or false
bad-deck-bad-back = character { $character }: back must name each of { $suits } once
bad-deck-bad-appeal = card { $card }: appeal must be a number from 0 to { $most }
bad-deck-era-cards = era { $era } needs { $cards } terrain cards, not { $given }
bad-deck-symbols = era { $era } needs { $total } of { $letter } ({ $parcel }), not { $given }
bad-deck-character-times = the deck needs the character { $character } once, not { $times } times
bad-deck-all-skulls = not every character can have a skull on its back
bad-deck-unreadable = the deck { $path }, named by { $variable }, cannot be read: { $error }
bad-deck-unusable = the deck { $path }, named by { $variable }, cannot be used: { $error }
