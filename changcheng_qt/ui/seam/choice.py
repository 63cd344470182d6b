"""The titles of a window, and the present one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from changcheng_qt.ui.seam.title import TitleUi


class TitleChoice:
    """Titles, one of which is `current`: that of the match on the table, else of the latest one,
    and at first the first. Widgets that outlive a match look it up whenever they paint or speak;
    widgets of a match get its title.
    """

    def __init__(self, titles: Sequence[TitleUi]) -> None:
        """Start with the first of these titles; there is at least one."""
        self._titles = {title.name: title for title in titles}
        self.current = titles[0]

    def __iter__(self) -> Iterator[TitleUi]:
        """Yield all titles, in the order in which they are offered."""
        return iter(self._titles.values())

    def __len__(self) -> int:
        """Return the number of titles."""
        return len(self._titles)

    def __getitem__(self, name: str) -> TitleUi:
        """Return the title of a name; raises KeyError."""
        return self._titles[name]

    def named(self, name: str) -> TitleUi | None:
        """Return the title of a name, None where there is none."""
        return self._titles.get(name)

    def use(self, name: str) -> TitleUi:
        """Make the title of a name the current one and return it; raises KeyError."""
        self.current = self[name]
        return self.current

    def paint_token(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        """Paint the stone of a seat as the current title does."""
        self.current.paint_token(painter, rect, colour)
