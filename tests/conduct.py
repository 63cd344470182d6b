"""The rules of a single module, as functions from source text to complaints: its length, names and
docstrings, and calls that only some modules may make.
"""

import ast
import re
from collections.abc import Sequence

from tests.architecture import Module, outline

BANNED = frozenset({"manager", "helper", "utils", "data", "info", "handler", "common"})
LONGEST_FILE = 400
LONGEST_CLASS = 250

PROBES = frozenset({"exists", "is_file", "is_dir", "is_symlink", "iterdir", "glob", "rglob"})
MAY_ASK = frozenset(
    f"changcheng_qt.{name}"
    for name in ("assets", "app.self_check.parts", "app.self_check.tour", "ui.rulebook.opening")
) | {"changcheng_qt.saves.disk"}
"""Modules that ask about files which the program has brought along, or written itself; and the
disk, which says of every call that it may raise.
"""

MAY_HOLD_MATCH = frozenset(
    f"changcheng_qt.ui.{name}"
    for name in ("seam.match_bridge", "seam.shown_match", "seam.executor", "replay.bridge")
)
"""The modules through which a screen reads a match, live or recorded: on a replica all others show
the view of one seat, without a word about it.
"""

_MATCHES = frozenset({"Match", "AnyMatch", "MatchQueries", "Replay", "AnyReplay"})
_CHANGES = frozenset(
    {
        *("submit", "undo", "redo", "take_back", "change_help", "seat_player", "note"),
        *("note_hint", "abandon", "become"),
    }
)


_LETTERS = ("U", "S", "C", "E", "V", "V_contra", "K")
"""The type variables of `engine.step`: the types of a title."""


def imported_at_run_time(module: Module, library: str) -> list[str]:
    """Every import of a library that is not only for type checks."""
    if library not in module.source:
        return []
    tree = ast.parse(module.source)
    kept = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    return [
        f"{module.name} imports {library}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in kept
        if library in (getattr(node, "module", None), *(name.name for name in node.names))
    ]


def raising_probes(module: Module) -> list[str]:
    """Every question to a path of which `pathlib` raises that the disk refuses to answer, or hides
    that; `os.path` answers no, and code that lists folders has to report those that it could not
    list.
    """
    if not any(f".{probe}(" in module.source for probe in PROBES):
        return []
    return [
        f"{module.name} asks a path for {node.func.attr}()"
        for node in ast.walk(ast.parse(module.source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in PROBES
        and ast.unparse(node.func.value) != "os.path"
    ]


def held_matches(module: Module) -> list[str]:
    """Every import of a match by a module of the screen: a screen asks its bridge."""
    is_on_screen = module.package == "ui" or "table" in module.parts[2:3]
    if not is_on_screen or module.name in MAY_HOLD_MATCH:
        return []
    return [
        f"{module.name} imports {alias.name}"
        for node in outline(module.source).imports
        for alias in node.names
        if alias.name in _MATCHES
    ]


def changed_matches(module: Module) -> list[str]:
    """Every change of a match at a screen: its hands do that, here or at the host. The command
    line has no screen, and `app.tables` are the hands and the host.
    """
    if module.package not in ("ui", "app") or module.parts[1:2] in (("cli",), ("tables",)):
        return []
    if not any(f".{change}(" in module.source for change in _CHANGES):
        return []
    return [
        f"{module.name} calls {ast.unparse(node.func)}"
        for node in ast.walk(ast.parse(module.source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in _CHANGES
        and ast.unparse(node.func.value).rpartition(".")[2].strip("_") == "match"
    ]


def deleted_clocks(module: Module) -> list[str]:
    """Every timer and animation that is deleted later: they are made once, with their owner, and
    started again. One after the other, made and deleted, has crashed the program in PySide.
    """
    if "deleteLater" not in module.source:
        return []
    nodes = list(ast.walk(ast.parse(module.source)))
    clocks = {
        node.name
        for node in nodes
        if isinstance(node, ast.ClassDef) and any(map(_is_clock, _bases(node)))
    }
    held = {
        ast.unparse(target)
        for node in nodes
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        if _is_clock(made := ast.unparse(node.value.func)) or made in clocks
    }
    held |= {
        node.arg
        for node in nodes
        if isinstance(node, ast.arg) and node.annotation
        for kind in [ast.unparse(node.annotation).strip("'")]
        if _is_clock(kind) or kind in clocks
    }
    return [
        f"{module.name} deletes {ast.unparse(node.value)}"
        for node in nodes
        if isinstance(node, ast.Attribute)
        and node.attr == "deleteLater"
        and ast.unparse(node.value) in held
    ]


def _is_clock(name: str) -> bool:
    return re.fullmatch(r"Q(Timer|\w+Animation)", name) is not None


def odd_type_variables(module: Module) -> list[str]:
    """Every type variable that is defined again or whose name does not say that it is one."""
    letters = () if module.name.endswith("engine.step") else _LETTERS
    return [
        f"{module.name} names a type variable {name}"
        for name in re.findall(r"^(\w+) = TypeVar\(", module.source, re.MULTILINE)
        if name in letters or not (name in _LETTERS or re.fullmatch(r"\w*T(_co|_contra)?", name))
    ]


def undocumented(modules: Sequence[Module]) -> list[str]:
    """Every public method without a docstring, unless it overrides one of Qt or carries out one
    that a protocol or base class describes; by name, for protocols are not inherited.
    """
    classes = [
        (module, node)
        for module in modules
        if "class " in module.source
        for node in ast.walk(ast.parse(module.source))
        if isinstance(node, ast.ClassDef)
    ]
    bases = {base for _, node in classes for base in _bases(node)}
    described = {
        method.name
        for _, node in classes
        if node.name in bases or "Protocol" in _bases(node)
        for method in _public_methods(node)
        if ast.get_docstring(method)
    }
    return [
        f"{module.name}.{node.name}.{method.name} has no docstring"
        for module, node in classes
        for method in _public_methods(node)
        if not (ast.get_docstring(method) or method.name in described or _is_of_qt(method.name))
    ]


def _bases(node: ast.ClassDef) -> set[str]:
    names = (ast.unparse(base).partition("[")[0] for base in node.bases)
    return {name.rpartition(".")[2] for name in names}


def _public_methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    methods = (inner for inner in node.body if isinstance(inner, ast.FunctionDef))
    is_public = not node.name.startswith("_")
    return [method for method in methods if is_public and not method.name.startswith("_")]


def _is_of_qt(name: str) -> bool:
    """Whether a name is in Qt's spelling, which the program uses only to override."""
    return not name.islower()


def banned_names(module: Module) -> list[str]:
    """Every module or class whose name contains a word that says nothing."""
    names = [module.name.rpartition(".")[2]]
    names += [name for name, _ in outline(module.source).classes]
    return [
        f"{module.name}: the name {name} says nothing" for name in names if BANNED & _words(name)
    ]


def _words(name: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)}


def too_long(module: Module) -> list[str]:
    """The module and the classes in it that have outgrown their bound."""
    complaints = []
    lines = len(module.source.splitlines())
    if lines > LONGEST_FILE:
        complaints.append(f"{module.name} has {lines} lines")
    complaints += [
        f"{module.name}.{name} has {length} lines"
        for name, length in outline(module.source).classes
        if length > LONGEST_CLASS
    ]
    return complaints
