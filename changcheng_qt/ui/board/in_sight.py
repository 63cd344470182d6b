"""The positions of a scene's things on the board's widget, and the widgets that cover it."""

from collections.abc import Callable, Hashable, Iterable

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.board.zoom_view import ZoomView


class InSight:
    """Measures a view; results are kept until the view moves."""

    def __init__(self, view: ZoomView) -> None:
        """Measure a view that fills a part of its board."""
        self._view = view
        self._kept: dict[Hashable, list[QRect]] = {}
        """The measured rectangles by their keys."""

    def forget(self) -> None:
        """Drop the results: the view has moved."""
        self._kept.clear()

    def covered(self) -> list[QRect]:
        """Return the rectangles of widgets that cover the board, the title's and the shell's
        alike.
        """
        board = self._view.parentWidget()
        window = None if board is None else board.parentWidget()
        if board is None or window is None:
            return []
        beside = window.children()
        above = (w for w in beside[beside.index(board) + 1 :] if isinstance(w, QWidget))
        shown = [widget.geometry() for widget in above if widget.isVisible()]
        return [r.translated(-board.pos()) for r in shown if r.intersects(board.geometry())]

    def seen(self, key: Hashable, rooms: Callable[[], Iterable[QRectF]]) -> list[QRect]:
        """Return the visible rectangles of areas of the scene, measured once for each key."""
        if key not in self._kept:
            seen = [self._view.mapFromScene(room).boundingRect() for room in rooms()]
            to_parent = self._view.mapToParent
            self._kept[key] = [QRect(to_parent(rect.topLeft()), rect.size()) for rect in seen]
        return self._kept[key]
