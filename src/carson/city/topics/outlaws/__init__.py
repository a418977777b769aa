"""Variant Outlaws: they come, move to rich buildings, and are fought."""
