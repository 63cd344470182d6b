"""The rules of the layout, as functions from source text to complaints; `tests/conduct.py` has
those of a single module.

``test_architecture.py`` applies them to the program and, to show that they can fail, to planted
source. Imports are read with ``ast``, so those under ``TYPE_CHECKING`` and inside functions count.
"""

import ast
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

PACKAGE = "changcheng_qt"
TITLE_PARTS = frozenset(
    {
        *("setup", "view", "turn", "forecast", "commands", "events", "geography", "pieces"),
        *("accounts", "advice", "closing", "evenness", "goods_events", "hexes", "standing"),
        *("places", "tallies"),
    }
)
ROOMS: dict[str, frozenset[str]] = {
    "rules": frozenset({"rules", "core"}),
    "core": frozenset({"rules", "core"}),
    "words": frozenset({"rules", "words"}),
    "table": frozenset({"rules", "words", "table"}),
    "": frozenset({"rules", "core", "words", "table", ""}),
}
"""The rooms of a title, and which of its own each may import; of the rules `table` sees only the
parts in `TITLE_PARTS`. The other modules of a title are next to them, in the room without a name.
"""
MOST_FILES = {"changcheng": 194, "china": 118, "riders": 191, "": 471}
"""How many files each title may have, and all that knows no title; lowered whenever some have
become one.
"""
MOST_LINES_SHOWN = {"changcheng": 14_860, "china": 5_240, "riders": 8_862}
"""How many lines a title's table may have: code for several titles is in `ui`."""
MOST_OF_IMPORTS = 0.0868
"""Which share of the program's lines may be imports; the goal is 0.08."""
MOST_CYCLES = 0
"""How many groups of modules may import each other."""

NATIVE = frozenset({"mypy_extensions"})
"""The package that names the integers of native code, for the eyes of the compiler only."""

# The packages of the program that each package may import besides itself, and the libraries.
ALLOWED: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "": (frozenset(), frozenset()),
    "assets": (frozenset(), frozenset()),
    "engine": (frozenset(), NATIVE),
    "verdicts": (frozenset({"engine"}), frozenset()),
    "bots": (frozenset({"engine", "verdicts"}), NATIVE),
    "analysis": (frozenset({"engine", "verdicts", "bots"}), frozenset()),
    "lessons": (frozenset({"engine"}), frozenset()),
    "statistics": (
        frozenset({"engine", "verdicts", "bots", "analysis", "saves", "titles"}),
        frozenset(),
    ),
    "titles": (
        frozenset({"engine", "verdicts", "bots", "lessons", "i18n", "ui", "assets"}),
        frozenset(),
    ),
    "titles rules": (frozenset({"engine", "verdicts", "assets"}), NATIVE),
    "titles core": (frozenset({"engine", "verdicts"}), NATIVE),
    "titles words": (frozenset({"engine", "verdicts", "i18n"}), frozenset({"PySide6"})),
    "titles table": (
        frozenset({"engine", "verdicts", "lessons", "statistics", "i18n", "sound", "assets", "ui"}),
        frozenset({"PySide6", "shiboken6"}),
    ),
    "saves": (frozenset({"engine", "verdicts", "titles"}), frozenset()),
    "net": (
        frozenset({"engine", "saves", "titles"}),
        frozenset({"PySide6", "ifaddr", "nacl", "paho", "truststore", "zeroconf"}),
    ),
    "i18n": (frozenset({"engine", "verdicts"}), frozenset({"PySide6"})),
    "sound": (frozenset({"assets"}), frozenset({"_miniaudio"})),
    "ui": (
        frozenset({"engine", "verdicts", "lessons", "statistics", "i18n", "sound", "assets"}),
        frozenset({"PySide6", "shiboken6"}),
    ),
}
TRUSTED = frozenset({"app", "__main__"})
REGISTRY = ("titles",)


@dataclass(frozen=True, slots=True)
class Module:
    """One module of the program: its full name and its source."""

    name: str
    source: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The name without the program's own, such as ``("ui", "board", "zoom")``."""
        return tuple(self.name.split(".")[1:])

    @property
    def package(self) -> str:
        """The top-level package it belongs to; empty for the program's own ``__init__``."""
        return self.parts[0] if self.parts else ""


@dataclass(frozen=True, slots=True)
class Outline:
    """The parts of a module that the rules look at: its imports, at any place, and its classes."""

    imports: tuple[ast.Import | ast.ImportFrom, ...]
    classes: tuple[tuple[str, int], ...]
    """The name of each, and how many lines it has."""


@cache
def outline(source: str) -> Outline:
    """Read a module; once, as several rules ask for the same."""
    imports: list[ast.Import | ast.ImportFrom] = []
    classes: list[tuple[str, int]] = []
    for node in _statements(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            imports.append(node)
        elif isinstance(node, ast.ClassDef):
            classes.append((node.name, (node.end_lineno or node.lineno) - node.lineno + 1))
    return Outline(tuple(imports), tuple(classes))


def _statements(block: ast.AST) -> Iterator[ast.AST]:
    """The statements in a block, also inside of others; expressions hold no import and no class."""
    for part in ("body", "handlers", "orelse", "finalbody", "cases"):
        for statement in getattr(block, part, ()):
            yield statement
            yield from _statements(statement)


@cache
def _titles(modules: frozenset[str]) -> frozenset[str]:
    inside = (name.split(".") for name in modules if name.startswith(f"{PACKAGE}.titles."))
    return frozenset(parts[2] for parts in inside if len(parts) > 3)


@dataclass(frozen=True, slots=True)
class Layout:
    """The names of all modules, against which imports are read."""

    modules: frozenset[str]

    @property
    def titles(self) -> frozenset[str]:
        """The folders of the titles, such as ``changcheng``."""
        return _titles(self.modules)

    def title_of(self, parts: tuple[str, ...]) -> str | None:
        """The title in whose folder a module is; None for one that knows no title."""
        is_inside = parts[:1] == ("titles",) and set(parts[1:2]) & self.titles
        return parts[1] if is_inside else None

    def files(self, modules: Iterable[Module]) -> Counter[str]:
        """How many modules each title has, and under the empty name those that know no title."""
        return Counter(self.title_of(module.parts) or "" for module in modules)

    def lines_shown(self, modules: Iterable[Module]) -> Counter[str]:
        """How many lines the table of each title has."""
        lines: Counter[str] = Counter()
        for module in modules:
            title = self.title_of(module.parts)
            if title is not None and _room(module.parts) == "table":
                lines[title] += len(module.source.splitlines())
        return lines

    def imports(self, module: Module) -> Iterator[str]:
        """The full name of everything that a module imports, down to the submodule."""
        for node in outline(module.source).imports:
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            else:
                base = "." * node.level + (node.module or "")
                for alias in node.names:
                    whole = f"{base}.{alias.name}"
                    yield whole if whole in self.modules else base

    def cycles(self, modules: Iterable[Module]) -> list[frozenset[str]]:
        """The groups of modules each of which needs all others of its group, types included."""
        needs = {module.name: self._needs(module) for module in modules}
        reach = {name: _reached(name, needs) for name in needs}
        groups = {
            frozenset(other for other in reach[name] if name in reach[other])
            for name in needs
            if name in reach[name]
        }
        return sorted(groups, key=sorted)

    def _needs(self, module: Module) -> set[str]:
        return {target for target in self.imports(module) if target in self.modules} - {module.name}

    def forbidden_imports(self, module: Module) -> list[str]:
        """Every import of a module that its place does not allow."""
        if module.package in TRUSTED:
            return []
        return [
            f"{module.name} imports {target}"
            for target in self.imports(module)
            if not self._allows(module, target)
        ]

    def _allows(self, module: Module, target: str) -> bool:
        title = self.title_of(module.parts)
        room = _room(module.parts) if title else ""
        place = f"{module.package} {room}" if room else module.package
        own, libraries = ALLOWED.get(place, (frozenset(), frozenset()))
        root, *rest = target.split(".")
        if root != PACKAGE:
            return root in sys.stdlib_module_names or root in libraries
        of = self.title_of(tuple(rest))
        if of is not None:
            return module.parts == REGISTRY or (of == title and _shows(room, tuple(rest)))
        beside = frozenset[str]() if room else {module.package}
        return not rest or rest[0] in own | beside


def _reached(start: str, needs: Mapping[str, set[str]]) -> set[str]:
    """The modules that a module needs in any number of steps: itself only by way of others."""
    reached: set[str] = set()
    ahead = set(needs[start])
    while ahead:
        name = ahead.pop()
        reached.add(name)
        ahead |= needs.get(name, set()) - reached
    return reached


def share_of_imports(modules: Iterable[Module]) -> float:
    """Which share of the lines of modules are imports, those that go on for several lines whole."""
    lines = imports = 0
    for module in modules:
        lines += len(module.source.splitlines())
        for node in outline(module.source).imports:
            imports += (node.end_lineno or node.lineno) - node.lineno + 1
    return imports / max(1, lines)


def _room(parts: tuple[str, ...]) -> str:
    """The room of its title in which a module is; empty for modules next to the rooms."""
    return parts[2] if len(parts) > 2 and parts[2] in ROOMS else ""


def _shows(room: str, target: tuple[str, ...]) -> bool:
    """Whether a room may see this part of its own title."""
    shown = _room(target)
    if room == "table" and shown == "rules":
        return len(target) > 3 and target[3] in TITLE_PARTS
    return shown in ROOMS[room]
