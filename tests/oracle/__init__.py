"""A slow, independent reading of the rules that the tests hold against the engine."""
