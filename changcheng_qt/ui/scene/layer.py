"""A set of figures on the scene, kept up to date by comparison, and the items that show them.

A *figure* is everything that the looks of one thing on the board depend on, and its *key* names the
thing for as long as it is the same thing. One item stands for each key, and shows its figure as a
sprite. Showing other figures adds, removes and changes only what differs, and says what that was,
so that it can be shown as movement.

Items lie at (0, 0) in scene coordinates and are displaced only while something moves, so that the
sprites of a scene share one grid of pixels. They take no pointer events.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, Protocol, Self, TypeAlias, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import Palette
from changcheng_qt.ui.scene.sprites import Paint, SpriteStore

Key: TypeAlias = tuple[str, int, int]
"""What a thing is, and the numbers that tell it from others of its kind."""

FigureT = TypeVar("FigureT")
_Drawn = TypeVar("_Drawn", contravariant=True)

_EAST_ON_TOP: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Art:
    """The looks of one figure, in scene coordinates; `bounds` holds everything that is painted."""

    bounds: QRectF
    depth: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Looks:
    """The looks of a board; a title may add to them."""

    palette: Palette
    script: Script
    lettering: float = 1.0
    """By how much words are larger than on a board that is seen at its own size."""

    @classmethod
    def of(cls, appearance: Appearance) -> Self:
        """Return the looks of an appearance, with words at their own size."""
        return cls(appearance.palette, Script.of(appearance.language))


class Setting(Protocol[_Drawn]):
    """What a title supplies: the geometry and looks that the figures of a scene share, as the art
    that follows from them. Another setting is another object.
    """

    @property
    def looks(self) -> object:
        """Return what art depends on besides figures and geometry, compared by value."""

    def art_of(self, figure: _Drawn) -> Art:
        """Return the looks of a figure."""

    def sprite_key(self, figure: _Drawn) -> Hashable:
        """Return everything that the picture of a figure depends on, different for all that looks
        different.
        """


class SpriteItem(QGraphicsObject):
    """Shows art as a sprite, at (0, 0) in scene coordinates unless something moves it."""

    def __init__(self, sprites: SpriteStore, key: Hashable, art: Art) -> None:
        """Show art; `key` must differ for all that looks different."""
        super().__init__()
        self._sprites = sprites
        self._key = key
        self._art = art
        self._clip: QRectF | None = None
        self.setZValue(_height_of(art))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def sprite_key(self) -> Hashable:
        """Return everything that its picture depends on."""
        return self._key

    def show_art(self, key: Hashable, art: Art) -> None:
        """Show other art."""
        self.prepareGeometryChange()
        self._key, self._art = key, art
        self.setZValue(_height_of(art))
        self.update()

    def clip_to(self, clip: QRectF | None) -> None:
        """Show only what lies inside a part of the scene, None for all."""
        self._clip = clip
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle that it paints in."""
        return self._art.bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the sprite."""
        if self._clip is None:
            self._sprites.draw(painter, self._key, self._art.bounds, self._art.paint)
            return
        painter.save()
        painter.setClipRect(self._clip, Qt.ClipOperation.IntersectClip)
        self._sprites.draw(painter, self._key, self._art.bounds, self._art.paint)
        painter.restore()


class FigureItem(SpriteItem, Generic[FigureT]):
    """Shows one figure; the scene gives it another one when the position has changed."""

    def __init__(self, figure: FigureT, setting: Setting[FigureT], sprites: SpriteStore) -> None:
        """Show a figure."""
        super().__init__(sprites, setting.sprite_key(figure), setting.art_of(figure))
        self.figure = figure
        """What is shown."""

    def show_figure(self, figure: FigureT, setting: Setting[FigureT]) -> None:
        """Show another figure, or the same one in other looks."""
        self.figure = figure
        key = setting.sprite_key(figure)
        if key != self.sprite_key:
            self.show_art(key, setting.art_of(figure))


@dataclass(frozen=True, slots=True)
class Difference(Generic[FigureT]):
    """What other figures changed: items by their keys, `before` with the old figures of `changed`.

    Removed items are still in the scene; the receiver takes them out.
    """

    added: Mapping[Key, FigureItem[FigureT]] = field(default_factory=dict)
    removed: Mapping[Key, FigureItem[FigureT]] = field(default_factory=dict)
    changed: Mapping[Key, FigureItem[FigureT]] = field(default_factory=dict)
    before: Mapping[Key, FigureT] = field(default_factory=dict)


class Layer(Generic[FigureT]):
    """The items of one set of figures."""

    def __init__(self, scene: QGraphicsScene, sprites: SpriteStore) -> None:
        """Start with nothing to be seen."""
        self._scene = scene
        self._sprites = sprites
        self._items: dict[Key, FigureItem[FigureT]] = {}
        self._setting: Setting[FigureT] | None = None

    @property
    def figures(self) -> dict[Key, FigureT]:
        """Return everything that is to be seen, without what still leaves."""
        return {key: item.figure for key, item in self._items.items()}

    @property
    def items(self) -> Mapping[Key, FigureItem[FigureT]]:
        """Return the items by their keys."""
        return self._items

    def show(
        self, figures: Mapping[Key, FigureT], setting: Setting[FigureT]
    ) -> Difference[FigureT]:
        """Show these figures and no others; return what is different."""
        is_other_setting = setting is not self._setting
        self._setting = setting
        gone = [key for key in self._items if key not in figures]
        removed = {key: self._items.pop(key) for key in gone}
        added: dict[Key, FigureItem[FigureT]] = {}
        changed: dict[Key, FigureItem[FigureT]] = {}
        before: dict[Key, FigureT] = {}
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

    def replace(
        self, figures: Mapping[Key, FigureT], setting: Setting[FigureT]
    ) -> Difference[FigureT]:
        """Show these figures, and take out at once what has left."""
        difference = self.show(figures, setting)
        for item in difference.removed.values():
            take_out(item)
        return difference


def take_out(item: SpriteItem) -> None:
    """Take an item that has left out of its scene, if that has not been done yet."""
    if (scene := item.scene()) is not None:
        scene.removeItem(item)


def _height_of(art: Art) -> float:
    """Return where art lies among others: by depth, and of equal depth the farther east on top.

    Without the second rule, which of two lay on top would depend on which was there first.
    """
    return art.depth + art.bounds.left() * _EAST_ON_TOP
