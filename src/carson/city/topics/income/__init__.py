"""Building income: the City Hall, doubled and tripled buildings, the payment."""
