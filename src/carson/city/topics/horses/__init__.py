"""Variant Horses: enclosures, horses for sale, riding and the rodeo."""
