"""The modules of the program in which mypy may find something else on Windows than here.

They import a part of the standard library of which the stubs of mypy say that it depends on the
system, or a module of the program that asks for the system itself. By day mypy reads these as on
Windows, with all that they import; at night a test has it read the whole program.
"""

import re
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import checkout

PACKAGE: Final = "changcheng_qt"
_ASKED: Final = "sys.platform"
_PLAIN: Final = re.compile(r"^\s*import (.+)$", re.MULTILINE)
_FROM: Final = re.compile(r"^\s*from ([\w.]+) import (\([^)]*\)|.+)$", re.MULTILINE)


def to_read() -> list[str]:
    """Return the files that mypy reads as on Windows, as paths in the checkout."""
    paths = sorted((checkout.ROOT / PACKAGE).rglob("*.py"))
    sources = {
        path.relative_to(checkout.ROOT).as_posix(): path.read_text("utf-8") for path in paths
    }
    return list(concerned(sources, dependent_parts()))


def dependent_parts() -> set[str]:
    """Return the parts of the standard library that depend on the system."""
    spec = find_spec("mypy")
    assert spec is not None
    assert spec.origin is not None
    stdlib = Path(spec.origin).parent / "typeshed" / "stdlib"
    stubs = (stub for stub in stdlib.rglob("*.pyi") if _ASKED in stub.read_text("utf-8"))
    return {stub.relative_to(stdlib).parts[0].removesuffix(".pyi") for stub in stubs}


def concerned(sources: dict[str, str], parts: Iterable[str]) -> Iterator[str]:
    """Find the modules, among sources by their paths, that may be others on Windows."""
    asking = {_name_of(path) for path, source in sources.items() if _ASKED in source}
    for path, source in sources.items():
        if not asking.union(parts).isdisjoint(_imported(source)):
            yield path


def _imported(source: str) -> Iterator[str]:
    """Find the names that a module imports: modules of the program whole, others by their root."""
    for listed in _PLAIN.findall(source):
        for name in re.findall(r"[\w.]+", listed):
            yield name if name.startswith(PACKAGE) else name.partition(".")[0]
    for base, listed in _FROM.findall(source):
        if base.startswith(PACKAGE):
            yield base
            yield from (f"{base}.{name}" for name in re.findall(r"\w+", listed))
        else:
            yield base.partition(".")[0]


def _name_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
