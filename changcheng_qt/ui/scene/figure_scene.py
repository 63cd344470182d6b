"""A board as a graphics scene: a projection of one view of the match, with marks above it.

The position and the marks (rings, ghosts, highlights) are two layers of figures. `show_position`
shows another view and returns the difference, from which motions are made. A scene that has
followed a whole match and one that was just built from its last view show the same.
"""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from changcheng_qt.ui.scene.layer import (
    Difference,
    FigureItem,
    FigureT,
    Key,
    Layer,
    Setting,
    take_out,
)
from changcheng_qt.ui.scene.sprites import SpriteStore

ViewT = TypeVar("ViewT")
LastT = TypeVar("LastT")
SettingT = TypeVar("SettingT", bound=Setting[Any])

_POSITIONS_KEPT: Final = 4


class FigureScene(QGraphicsScene, Generic[ViewT, LastT, FigureT, SettingT]):
    """The figures of one position and the marks on it."""

    shown = Signal()
    """Another position is shown, or the same one in another language."""
    marked = Signal(object)
    """Other marks are shown: emits the `Difference` from those before."""
    stirred = Signal()
    """An item has moved, or looks different. It replaces Qt's `changed`, which must not be
    connected: a watched scene is painted whole whenever an item leaves it.
    """

    def __init__(
        self,
        project: Callable[[ViewT, LastT], Mapping[Key, FigureT]],
        view: ViewT,
        last: LastT,
        setting: SettingT,
        parent: QObject | None = None,
    ) -> None:
        """Show a position with a last move as the figures of `project`."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.sprites = SpriteStore()
        self.position = Layer[FigureT](self, self.sprites)
        self.marks = Layer[FigureT](self, self.sprites)
        self._project = project
        self._projected = deque[tuple[ViewT, LastT, Mapping[Key, FigureT]]](maxlen=_POSITIONS_KEPT)
        self._view = view
        self._last = last
        self._setting = setting
        self.position.show(self._figures, setting)

    @property
    def setting(self) -> SettingT:
        """Return the setting of all figures."""
        return self._setting

    @property
    def view(self) -> ViewT:
        """Return the shown position."""
        return self._view

    def shows(self, view: ViewT, last: LastT) -> bool:
        """Whether that position is shown, with that last move."""
        return (self._view, self._last) == (view, last)

    def show_position(self, view: ViewT, last: LastT) -> Difference[FigureT]:
        """Show another position; return the difference."""
        self._view, self._last = view, last
        self._lay_out()
        difference = self.position.show(self._figures, self._setting)
        self.shown.emit()
        self.stirred.emit()
        return difference

    def show_at_once(self, view: ViewT, last: LastT) -> None:
        """Show another position, and delete removed items at once."""
        for item in self.show_position(view, last).removed.values():
            take_out(item)

    def show_marks(self, marks: Mapping[Key, FigureT]) -> Difference[FigureT]:
        """Show these marks in place of earlier ones."""
        difference = self.marks.replace(marks, self._setting)
        if difference.added or difference.removed or difference.changed:
            self.marked.emit(difference)
            self.stirred.emit()
        return difference

    def show_in(self, setting: SettingT) -> None:
        """Show the same position in another setting; marks must be set again."""
        self._setting = setting
        self.position.replace(self._figures, setting)
        self.shown.emit()
        self.stirred.emit()

    def apply_style(self, looks: Any) -> None:  # noqa: ANN401 - looks belong to the title
        """Show the same position in other looks, from which a title makes a setting for
        `show_in`.
        """
        raise NotImplementedError

    def forget_words(self) -> None:
        """Project positions again, for the language has changed; `apply_style` must follow."""
        self._projected.clear()

    def item_of(self, figure: FigureT) -> FigureItem[FigureT]:
        """Show a figure in addition to those of the layers, until its item is removed."""
        item = FigureItem(figure, self._setting, self.sprites)
        self.addItem(item)
        return item

    def removeItem(self, item: QGraphicsItem) -> None:
        """Remove an item, and emit `stirred`."""
        super().removeItem(item)
        self.stirred.emit()

    def _lay_out(self) -> None:
        """Update the setting to the position, if a title's boards differ."""

    @property
    def _figures(self) -> Mapping[Key, FigureT]:
        """The figures of the position, cached for positions that return with undo."""
        for view, last, figures in self._projected:
            if view is self._view and last == self._last:
                return figures
        figures = self._project(self._view, self._last)
        self._projected.appendleft((self._view, self._last, figures))
        return figures
