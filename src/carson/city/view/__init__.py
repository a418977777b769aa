"""What a seat may know: one whitelist (known), its reverse (unseen), and the form programs get."""
