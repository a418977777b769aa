"""The toy beside the real games."""

from tests.cli.conftest import toy

__all__ = ["toy"]
