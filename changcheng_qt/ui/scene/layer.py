"""A set of figures on the scene, kept up to date by comparison, and the items that show them.

A *figure* has all values that determine the looks of one thing on the board, and its *key*
identifies the thing over time. There is one item for each key, which shows its figure as a sprite.
Showing other figures adds, removes and changes only differing items, and returns the difference, so
that it can be shown as movement.

Items are at (0, 0) in scene coordinates and are displaced only during motions, so that the sprites
of a scene share one grid of pixels. They ignore pointer events.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, Protocol, Self, TypeAlias, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import Palette
from changcheng_qt.ui.scene.sprites import Paint, SpriteStore

Key: TypeAlias = tuple[str, int, int]
"""The kind of a thing, and the numbers that distinguish it from others of its kind."""

FigureT = TypeVar("FigureT")
FigureT_contra = TypeVar("FigureT_contra", contravariant=True)

_EAST_ON_TOP: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Art:
    """The looks of one figure, in scene coordinates; `bounds` contains all of its painting."""

    bounds: QRectF
    depth: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Looks:
    """The looks of a board; a title may add to them."""

    palette: Palette
    script: Script
    lettering: float = 1.0
    """The factor by which words are larger than on a board at its own size."""

    @classmethod
    def of(cls, appearance: Appearance) -> Self:
        """Return the looks of an appearance, with words at their own size."""
        return cls(appearance.palette, Script.of(appearance.language))


class Setting(Protocol[FigureT_contra]):
    """The part of a title: the common geometry and looks of a scene's figures, as their art.
    Another setting is another object.
    """

    @property
    def looks(self) -> object:
        """Return the parts of looks besides figures and geometry, compared by value."""

    def art_of(self, figure: FigureT_contra) -> Art:
        """Return the looks of a figure."""

    def sprite_key(self, figure: FigureT_contra) -> Hashable:
        """Return everything that the picture of a figure depends on, different for different
        pictures.
        """


@dataclass(frozen=True, slots=True)
class KeptArt(Generic[FigureT]):
    """The part of a `Setting` that keeps art: pieces appear and leave with undo and jumps."""

    _arts: dict[FigureT, Art] = field(default_factory=dict, repr=False, compare=False, kw_only=True)

    def art_of(self, figure: FigureT) -> Art:
        """Return the looks of a figure, cached in a setting."""
        if (known := self._arts.get(figure)) is None:
            known = self._arts[figure] = self.made_art(figure)
        return known

    def made_art(self, figure: FigureT) -> Art:
        """Make the looks of a figure."""
        raise NotImplementedError


class SpriteItem(QGraphicsRectItem):
    """Shows art as a sprite, at (0, 0) in scene coordinates unless a motion displaces it."""

    def __init__(self, sprites: SpriteStore, key: Hashable, art: Art) -> None:
        """Show art; `key` must differ for different pictures."""
        super().__init__(art.bounds)
        self.setPen(Qt.PenStyle.NoPen)
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
        """Show new art."""
        self._key, self._art = key, art
        self.setRect(art.bounds)
        self.setZValue(_height_of(art))
        self.update()

    def clip_to(self, clip: QRectF | None) -> None:
        """Show only the part inside a rectangle of the scene, None for all."""
        self._clip = clip
        self.update()

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
    """Shows one figure; the scene replaces it when the position has changed."""

    def __init__(self, figure: FigureT, setting: Setting[FigureT], sprites: SpriteStore) -> None:
        super().__init__(sprites, setting.sprite_key(figure), setting.art_of(figure))
        self.figure = figure
        """The shown figure."""

    def show_figure(self, figure: FigureT, setting: Setting[FigureT]) -> None:
        """Show another figure, or the same one in other looks."""
        self.figure = figure
        key = setting.sprite_key(figure)
        if key != self.sprite_key:
            self.show_art(key, setting.art_of(figure))


@dataclass(frozen=True, slots=True)
class Difference(Generic[FigureT]):
    """The differences between two sets of figures: items by their keys, `before` with the old
    figures of `changed`.

    Removed items are still in the scene; the receiver deletes them.
    """

    added: Mapping[Key, FigureItem[FigureT]] = field(default_factory=dict)
    removed: Mapping[Key, FigureItem[FigureT]] = field(default_factory=dict)
    changed: Mapping[Key, FigureItem[FigureT]] = field(default_factory=dict)
    before: Mapping[Key, FigureT] = field(default_factory=dict)


class Layer(Generic[FigureT]):
    """The items of one set of figures."""

    def __init__(self, scene: QGraphicsScene, sprites: SpriteStore) -> None:
        self._scene = scene
        self._sprites = sprites
        self._items: dict[Key, FigureItem[FigureT]] = {}
        self._setting: Setting[FigureT] | None = None

    @property
    def figures(self) -> dict[Key, FigureT]:
        """Return the figures, without removed ones whose items still leave."""
        return {key: item.figure for key, item in self._items.items()}

    @property
    def items(self) -> Mapping[Key, FigureItem[FigureT]]:
        """Return the items by their keys."""
        return self._items

    def show(
        self, figures: Mapping[Key, FigureT], setting: Setting[FigureT]
    ) -> Difference[FigureT]:
        """Show these figures in place of earlier ones; return the difference."""
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
        """Show these figures, and delete removed items at once."""
        difference = self.show(figures, setting)
        for item in difference.removed.values():
            take_out(item)
        return difference


def take_out(item: SpriteItem) -> None:
    """Remove an item that has left from its scene, if it is still there."""
    if (scene := item.scene()) is not None:
        scene.removeItem(item)


def _height_of(art: Art) -> float:
    """Return the z value of art: by depth, and of equal depth the farther east on top.

    Without the second rule, the order of two would depend on their history.
    """
    return art.depth + art.bounds.left() * _EAST_ON_TOP
