"""Many games side by side, for those who train and study; see `carson.core.batch`."""

from carson.core.batch import LEAVE, Batch

__all__ = ["LEAVE", "Batch"]
