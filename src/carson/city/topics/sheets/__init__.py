"""Variant A New Beginning: everybody fills in a sheet with what to start with."""
