"""A module that is there, but not what it imports."""

from importlib import import_module

import_module("no_such_package_anywhere")
