"""The titles that bots search."""

from typing import Final

from changcheng_qt.titles import TITLES

SEARCHED: Final = tuple(title for title in TITLES if title.rules.searching)
