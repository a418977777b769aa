"""Powers of characters that ask something: a file for each, with everything about it."""
