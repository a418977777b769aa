"""Taking cards of the offer."""
