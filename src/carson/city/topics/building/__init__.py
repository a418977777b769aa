"""Buildings are bought and placed, now or later; and the City Hall."""
