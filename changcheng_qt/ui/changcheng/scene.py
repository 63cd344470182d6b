"""The handscroll on the table as a graphics scene: a projection of one View.

`show_position` compares the figures of a View with the items that are there, and changes only what
differs; what changed comes back as a `Difference`, from which motions are made. A scene that has
followed a whole game and one that was just built from its last View show the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from changcheng_qt.games.changcheng.geography import Slot, Wall
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.board.sprites import SpriteStore
from changcheng_qt.ui.changcheng.items.art import Looks, Setting
from changcheng_qt.ui.changcheng.items.figure_item import FigureItem
from changcheng_qt.ui.changcheng.last_move import LastMove
from changcheng_qt.ui.changcheng.layout import WallLayout
from changcheng_qt.ui.changcheng.projection import Figure, Key, project


@dataclass(frozen=True, slots=True)
class Difference:
    """What another position changed: items by their keys, `before` with the old figures.

    Items that left the position are still in the scene; `BoardScene.remove` takes them out.
    """

    added: Mapping[Key, FigureItem] = field(default_factory=dict)
    removed: Mapping[Key, FigureItem] = field(default_factory=dict)
    changed: Mapping[Key, FigureItem] = field(default_factory=dict)
    before: Mapping[Key, Figure] = field(default_factory=dict)


class BoardScene(QGraphicsScene):
    """The figures of one position."""

    resized = Signal()
    """Boards were added or taken away."""

    def __init__(self, view: View, looks: Looks, parent: QObject | None = None) -> None:
        """Show a position, with no last move yet."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.sprites = SpriteStore()
        self._setting = Setting(WallLayout(view.wall), looks)
        self._items: dict[Key, FigureItem] = {}
        self._places: dict[Slot, tuple[str, float]] = {}
        self._view = view
        self._last = LastMove()
        self.show_position(view, LastMove())

    @property
    def layout(self) -> WallLayout:
        """Return the geometry of the boards in play."""
        return self._setting.layout

    @property
    def setting(self) -> Setting:
        """Return what all items paint with."""
        return self._setting

    @property
    def view(self) -> View:
        """Return the position that is shown."""
        return self._view

    @property
    def figures(self) -> dict[Key, Figure]:
        """Return everything that is to be seen, without what still leaves."""
        return {key: item.figure for key, item in self._items.items()}

    def item_of(self, key: Key) -> FigureItem | None:
        """Return the item that shows a thing, None if there is no such thing."""
        return self._items.get(key)

    def show_position(self, view: View, last: LastMove) -> Difference:
        """Show another position; return what is different."""
        self._view, self._last = view, last
        wants_new_layout = view.wall != self.layout.wall or not self._items
        if wants_new_layout:
            self._lay_out(view.wall)
        difference = self._compare(project(view, last))
        if wants_new_layout:
            self.resized.emit()
        return difference

    def wear(self, looks: Looks) -> None:
        """Show the same position in other colours or another language."""
        self._setting = Setting(self.layout, looks)
        self.sprites.clear()
        self.remove_all(self.show_position(self._view, self._last))

    def remove(self, item: FigureItem) -> None:
        """Take out an item that has left the position."""
        if item.scene() is self:
            self.removeItem(item)

    def remove_all(self, difference: Difference) -> None:
        """Take out everything that has left the position, at once."""
        for item in difference.removed.values():
            self.remove(item)

    def _lay_out(self, wall: Wall) -> None:
        """Take the geometry of the boards in play; pictures of a board that lay elsewhere go."""
        self._setting = Setting(WallLayout(wall), self._setting.looks)
        self.setSceneRect(self.layout.scene_rect)
        places = {slot: (wall.faces[slot].code, self.layout.offset(slot)) for slot in wall.order}
        if any(self._places.get(slot, place) != place for slot, place in places.items()):
            self.sprites.clear()
        self._places.update(places)

    def _compare(self, figures: Mapping[Key, Figure]) -> Difference:
        gone = [key for key in self._items if key not in figures]
        removed = {key: self._items.pop(key) for key in gone}
        added: dict[Key, FigureItem] = {}
        changed: dict[Key, FigureItem] = {}
        before: dict[Key, Figure] = {}
        for key, figure in figures.items():
            item = self._items.get(key)
            if item is None:
                added[key] = self._items[key] = self._new_item(figure)
                continue
            if item.figure != figure:
                changed[key], before[key] = item, item.figure
            item.show_figure(figure, self._setting)
        return Difference(added, removed, changed, before)

    def _new_item(self, figure: Figure) -> FigureItem:
        item = FigureItem(figure, self._setting, self.sprites)
        self.addItem(item)
        return item
