"""Seeded games with every option as hashes: only a new version of the rules may change them."""
