"""Who is away or out of time, by a clock that tests can move."""
