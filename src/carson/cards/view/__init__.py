"""What a seat may know: one whitelist (known), from which screens, programs and guesses are made."""
