"""The titles that the program can play: `TITLES` is the one registry.

| module | what it is |
|---|---|
| `title` | `Title`: one game with its rules, its box and its window part; the interface of each |
| `changcheng` | Chang Cheng |
| `china` | China |
| `riders` | Riders at the Wall |

A title lives in one folder: `rules` (no Qt), `core` (the rules in integers, compiled), `words` (its
sentences), `table` (its widgets), and next to them its entry for the registry. A new title is one
more folder and a line of `TITLES`.

Code that handles matches of any title finds the title by the game's name: files, bots, the command
line, and the window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.titles.changcheng import CHANG_CHENG
from changcheng_qt.titles.china import CHINA
from changcheng_qt.titles.riders import RIDERS

if TYPE_CHECKING:
    from changcheng_qt.i18n.telling import TitleWords
    from changcheng_qt.titles.title import Rules, Title

TITLES: tuple[Title, ...] = (CHANG_CHENG, CHINA, RIDERS)


def title_named(name: str) -> Title | None:
    """Return the title of that name, None where there is none."""
    return next((title for title in TITLES if title.name == name), None)


def rules_of(name: str) -> Rules:
    """Return the rules of the title of that name; raises LookupError where there is none."""
    return _title(name).rules


def words_of(name: str) -> TitleWords:
    """Return the sentences of the title of that name, importing Qt; raises LookupError where there
    is none.
    """
    return _title(name).words


def _title(name: str) -> Title:
    title = title_named(name)
    if title is None:
        raise LookupError(name)
    return title
