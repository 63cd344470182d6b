"""A set of figures on the scene, kept up to date by comparison.

One item stands for each key. Showing other figures adds, removes and changes only what differs,
and says what that was, so that it can be shown as movement.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtWidgets import QGraphicsScene

from changcheng_qt.ui.board.sprites import SpriteStore
from changcheng_qt.ui.changcheng.scene.items.art import Setting
from changcheng_qt.ui.changcheng.scene.items.figure_item import AnyFigure, FigureItem
from changcheng_qt.ui.changcheng.scene.items.sprite_item import SpriteItem
from changcheng_qt.ui.changcheng.scene.projection import Key


@dataclass(frozen=True, slots=True)
class Difference:
    """What other figures changed: items by their keys, `before` with the old figures of `changed`.

    Removed items are still in the scene; whoever is told of them takes them out.
    """

    added: Mapping[Key, FigureItem] = field(default_factory=dict)
    removed: Mapping[Key, FigureItem] = field(default_factory=dict)
    changed: Mapping[Key, FigureItem] = field(default_factory=dict)
    before: Mapping[Key, AnyFigure] = field(default_factory=dict)


class Layer:
    """The items of one set of figures."""

    def __init__(self, scene: QGraphicsScene, sprites: SpriteStore) -> None:
        """Begin with nothing to be seen."""
        self._scene = scene
        self._sprites = sprites
        self._items: dict[Key, FigureItem] = {}
        self._setting: Setting | None = None

    @property
    def figures(self) -> dict[Key, AnyFigure]:
        """Return everything that is to be seen, without what still leaves."""
        return {key: item.figure for key, item in self._items.items()}

    @property
    def items(self) -> Mapping[Key, FigureItem]:
        """Return the items by their keys."""
        return self._items

    def show(self, figures: Mapping[Key, AnyFigure], setting: Setting) -> Difference:
        """Show these figures and no others; return what is different."""
        is_other_setting = setting is not self._setting
        self._setting = setting
        gone = [key for key in self._items if key not in figures]
        removed = {key: self._items.pop(key) for key in gone}
        added: dict[Key, FigureItem] = {}
        changed: dict[Key, FigureItem] = {}
        before: dict[Key, AnyFigure] = {}
        for key, figure in figures.items():
            item = self._items.get(key)
            if item is None:
                item = FigureItem(figure, setting, self._sprites)
                self._scene.addItem(item)
                added[key] = self._items[key] = item
                continue
            if item.figure is not figure and item.figure != figure:
                changed[key], before[key] = item, item.figure
            elif not is_other_setting:
                continue
            item.show_figure(figure, setting)
        return Difference(added, removed, changed, before)

    def replace(self, figures: Mapping[Key, AnyFigure], setting: Setting) -> Difference:
        """Show these figures, and take out at once what has left."""
        difference = self.show(figures, setting)
        for item in difference.removed.values():
            take_out(item)
        return difference


def take_out(item: SpriteItem) -> None:
    """Take an item that has left out of its scene, if that has not been done yet."""
    if (scene := item.scene()) is not None:
        scene.removeItem(item)
