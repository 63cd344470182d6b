"""Lets Python find compiled modules before their source, with the checkout as it is.

`native` puts this file next to the compiled modules under the name ``sitecustomize``, which Python
imports by itself when it begins, if ``PYTHONPATH`` leads there; so do the processes that it starts.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec
from types import ModuleType

FOLDER = os.path.dirname(os.path.abspath(__file__))
PACKAGE = "changcheng_qt."


class CompiledFinder:
    """Finds the compiled modules of the package, in a folder laid out as the package is."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a compiled module is; None for all others."""
        if not name.startswith(PACKAGE):
            return None
        place = os.path.join(FOLDER, *name.split(".")[:-1])
        found = FileFinder(place, (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(name)
        return found if found and found.loader else None


sys.meta_path.insert(0, CompiledFinder)
