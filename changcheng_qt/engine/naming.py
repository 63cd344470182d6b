"""Names of things in several languages, such as the towns of a map."""

from typing import TypeAlias

Names: TypeAlias = tuple[tuple[str, str], ...]
"""Pairs of the code of a language and the name in it; at least one."""


def name_in(names: Names, language: str) -> str:
    """Return the name in a language, else in its base language, else the first name."""
    by_language = dict(names)
    base = language.partition("_")[0]
    return by_language.get(language) or by_language.get(base) or names[0][1]
