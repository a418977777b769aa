"""Datasets of decisions, as `carson arena --plies` writes them: rows, and tensors rebuilt from them.

    from carson.data import Dataset

    data = Dataset("plies.parquet")
    for examples in data.examples(1024):
        examples.observations, examples.masks, examples.chosen, examples.wins

It needs the packages numpy and pyarrow.
"""

from carson.data.dataset import Dataset
from carson.data.examples import Examples

__all__ = ["Dataset", "Examples"]
