"""Names of players: what may be typed, and what stands where nothing or a twin was typed."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QTextBoundaryFinder

translate = QCoreApplication.translate

LONGEST: Final = 24
"""The most signs of a name, as people count them: an emoji of many parts is one."""

_UNSEEN: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
_DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e")
_ISOLATES: Final = frozenset("\u2066\u2067\u2068\u2069")


def clean_name(text: str) -> str:
    """Return a text as a name: no control signs, single blanks, 24 signs at most; empty where
    nothing of it could be seen.
    """
    kept = "".join(character for character in text if _is_allowed(character))
    if not any(unicodedata.category(character)[0] in "LNPS" for character in kept):
        return ""
    return _first_signs(" ".join(kept.split()), LONGEST).strip()


def sign_count(text: str) -> int:
    """Return how many signs people count in a text."""
    return len(_boundaries(text))


def distinct_names(names: Sequence[str], defaults: Sequence[str]) -> tuple[str, ...]:
    """Return names that differ from each other: an empty name, and one that somebody before has,
    become the seat's default, numbered where that is taken as well.
    """
    made: list[str] = []
    for typed, default in zip(names, defaults, strict=True):
        name = clean_name(typed)
        if not name or _key(name) in map(_key, made):
            name = _free_name(default, [*made, *(clean_name(other) for other in names)])
        made.append(name)
    return tuple(made)


def default_names() -> tuple[str, ...]:
    """Return a name for each of four seats in the language of the interface."""
    return (
        translate("Names", "Mei"),
        translate("Names", "Luca"),
        translate("Names", "Claire"),
        translate("Names", "Sima"),
    )


def _free_name(default: str, taken: Sequence[str]) -> str:
    keys = {_key(name) for name in taken}
    numbered = (default, *(f"{default} {number}" for number in range(2, len(taken) + 3)))
    return next(name for name in numbered if _key(name) not in keys)


def _key(name: str) -> str:
    """Return what two names share that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()


def _is_allowed(character: str) -> bool:
    if character in _DIRECTIONS or character in _ISOLATES:
        return False
    return character.isspace() or unicodedata.category(character) not in _UNSEEN


def _first_signs(text: str, count: int) -> str:
    ends = _boundaries(text)
    return text if len(ends) <= count else _utf16_prefix(text, ends[count - 1])


def _boundaries(text: str) -> list[int]:
    """Return where each sign ends, counted in UTF-16 units as Qt does."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    ends = []
    while (end := finder.toNextBoundary()) != -1:
        ends.append(end)
    return ends


def _utf16_prefix(text: str, units: int) -> str:
    return text.encode("utf-16-le")[: 2 * units].decode("utf-16-le")
