"""The seven moments at which a character may be used."""
