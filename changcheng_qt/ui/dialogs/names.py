"""Names of players that differ, and what stands where nothing or a twin was typed."""

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.texts import as_name

translate = QCoreApplication.translate


def distinct_names(names: Sequence[str], defaults: Sequence[str]) -> tuple[str, ...]:
    """Return names that differ from each other: an empty name, and one that somebody before has,
    become the seat's default, numbered where that is taken as well.
    """
    made: list[str] = []
    for typed, default in zip(names, defaults, strict=True):
        name = as_name(typed)
        if not name or _key(name) in map(_key, made):
            name = _free_name(default, [*made, *(as_name(other) for other in names)])
        made.append(name)
    return tuple(made)


def default_names() -> tuple[str, ...]:
    """Return a name for each of six seats in the language of the interface."""
    return (
        translate("Names", "Mei"),
        translate("Names", "Luca"),
        translate("Names", "Claire"),
        translate("Names", "Sima"),
        translate("Names", "Amina"),
        translate("Names", "Oskar"),
    )


def _free_name(default: str, taken: Sequence[str]) -> str:
    keys = {_key(name) for name in taken}
    numbered = (default, *(f"{default} {number}" for number in range(2, len(taken) + 3)))
    return next(name for name in numbered if _key(name) not in keys)


def _key(name: str) -> str:
    """Return what two names share that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()
