"""Parcels are bought."""
