"""The maps that people find their way by, as functions from text to complaints.

The docstring of a package names every module in it; a table there names no module that has gone,
and none twice. The layout in the documents has every package of the program.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Package:
    """One package: its name, the source of its `__init__`, and the names of its modules."""

    name: str
    source: str
    modules: frozenset[str]

    @property
    def map(self) -> str:
        """The docstring, which says where things are."""
        return ast.get_docstring(ast.parse(self.source)) or ""


def unnamed_modules(package: Package) -> list[str]:
    """Every module that the docstring of its package does not name."""
    named = set(re.findall(r"`(\w+)`", package.map))
    return [f"{package.name}: {module}" for module in sorted(package.modules - named)]


def stale_names(package: Package) -> list[str]:
    """Every name in the first column of a table of modules that no module has."""
    return [f"{package.name}: {name}" for name in _listed(package) if name not in package.modules]


def repeated_names(package: Package) -> list[str]:
    """Every name that a table of modules has more than once."""
    counts = Counter(_listed(package))
    return [f"{package.name}: {name}" for name, count in counts.items() if count > 1]


def missing_folders(layout: str, modules: Iterable[str]) -> list[str]:
    """Every module or package of the program that has no row in the layout of the documents."""
    rows = set(re.findall(r"^\| `changcheng_qt/(\w+)", layout, re.MULTILINE))
    return sorted(set(modules) - rows)


def _listed(package: Package) -> Iterator[str]:
    in_table = False
    for line in package.map.splitlines():
        if not line.startswith("|"):
            in_table = False
        elif line.startswith(("| module |", "| package |")):
            in_table = True
        elif in_table:
            yield from re.findall(r"`(\w+)`", line.split("|")[1])
