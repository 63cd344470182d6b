"""The texts of the program, collected from its source with ``ast``, for translators.

A call of ``translate`` with anything but literals would never be found by ``lupdate``, or found and
never matched; such calls are complaints. A fourth argument, a count, makes a text a plural.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FUNCTION = "translate"
MARK = "QT_TRANSLATE_NOOP"
"""The name that marks a text that is translated elsewhere, such as by Qt itself."""
_POINTED = re.compile(r"\{\}[,:;.](\s|$)")
"""A value with a mark of punctuation behind it, as in a sentence."""


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text to translate, as a ``.ts`` file keys it."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


@cache
def calls(source: str) -> tuple[ast.Call, ...]:
    """Every call of ``translate`` in a module, of the name itself or of ``QCoreApplication``'s, and
    every text that is only marked. Most modules have no such name.
    """
    nodes = ast.walk(ast.parse(source)) if FUNCTION in source or MARK in source else ()
    return tuple(node for node in nodes if isinstance(node, ast.Call) and _is_translate(node.func))


def _is_translate(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id in (FUNCTION, MARK)
    of_qt = isinstance(function, ast.Attribute) and function.attr == FUNCTION
    return of_qt and ast.unparse(function).endswith(f"Application.{FUNCTION}")


def texts(source: str) -> Iterator[Text]:
    """The texts of a module's calls that are as they should be."""
    for call in calls(source):
        if not complaint(call):
            words = [
                a.value for a in call.args[:3] if isinstance(a, ast.Constant) and _is_literal(a)
            ]
            context, text, *comment = (str(word) for word in words)
            yield Text(context, text, "".join(comment), len(call.args) > 3)


def complaint(call: ast.Call) -> str:
    """Say why a call could not be translated; empty if it can."""
    if call.keywords:
        return "keyword arguments lose the comment and the plural"
    if not 2 <= len(call.args) <= 4:
        return "a context, a text, and perhaps a comment and a count are wanted"
    if not all(_is_literal(argument) for argument in call.args[:3]):
        return "only literals are found"
    return ""


def complaints(source: str) -> list[str]:
    """The faults of a module's calls, with their lines."""
    return [f"line {call.lineno}: {text}" for call in calls(source) if (text := complaint(call))]


def pointed(source: str) -> list[str]:
    """The f-strings of a module that put English punctuation behind a value: French has a space
    before a colon, Chinese has marks of its own.
    """
    found = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.JoinedStr))
    return [ast.unparse(node) for node in found if _POINTED.search(_pattern(node))]


def _pattern(node: ast.JoinedStr) -> str:
    parts = (str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)
    return "".join(parts)


def _is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def modules(folder: Path) -> Iterable[Path]:
    """Every module of the program."""
    return sorted(folder.rglob("*.py"))
