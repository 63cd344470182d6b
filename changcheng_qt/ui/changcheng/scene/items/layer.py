"""A set of figures on the scene, kept up to date by comparison, and the items that show them: which
art shows a figure, and what its picture depends on.

One item stands for each key, and shows its figure as a sprite. Showing other figures adds, removes
and changes only what differs, and says what that was, so that it can be shown as movement.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from changcheng_qt.ui.changcheng.scene import marks, projection
from changcheng_qt.ui.changcheng.scene.items.art import Art, Setting
from changcheng_qt.ui.changcheng.scene.items.mark_art import mark_art
from changcheng_qt.ui.changcheng.scene.items.piece_art import area_art, change_art, square_art
from changcheng_qt.ui.changcheng.scene.items.scroll_art import scroll_art
from changcheng_qt.ui.changcheng.scene.projection import Key
from changcheng_qt.ui.scene.sprites import SpriteStore

AnyFigure: TypeAlias = projection.Figure | marks.Mark

_EAST_ON_TOP: Final = 1e-6


def sprite_key(figure: AnyFigure, setting: Setting) -> Hashable:
    """Return everything that the picture of a figure depends on, but for where boards lie.

    What has neither words nor a colour of the theme looks the same in all looks, and is kept
    when they change.
    """
    looks = setting.looks
    match figure:
        case projection.MountFigure() | projection.BoardFigure():
            return (figure, looks.palette.name)
        case (
            projection.ProvinceFigure()
            | projection.RegionFigure()
            | projection.CounterRimFigure()
            | projection.GoneCardFigure()
        ):
            return (figure, setting.lettered)
        case (
            projection.BlockFigure()
            | projection.RimFigure()
            | projection.ReservedFigure()
            | projection.CardFigure()
            | projection.EmperorFigure()
        ):
            return figure
        case projection.RollerFigure() | projection.PavingFigure() | projection.SeamFigure():
            return figure
        case projection.EmperorRimFigure() | projection.BoardRimFigure():
            return figure
        case (
            marks.TintMark()
            | marks.RingMark()
            | marks.ChosenMark()
            | marks.AreaMark()
            | marks.SpotlightMark()
        ):
            return figure
        case marks.GhostMark() | marks.GhostCardMark():
            return figure
        case _:
            return (figure, looks.palette.name, setting.lettered)


def art_of(figure: AnyFigure, setting: Setting) -> Art:
    """Return the looks of any figure, worked out once in a setting."""
    if (known := setting.arts.get(figure)) is None:
        known = setting.arts[figure] = _made_art(figure, setting)
    return known


def _made_art(figure: AnyFigure, setting: Setting) -> Art:
    if isinstance(figure, projection.ScrollFigure):
        return scroll_art(figure, setting)
    if isinstance(figure, projection.SquareFigure):
        return square_art(figure, setting)
    if isinstance(figure, projection.AreaFigure):
        return area_art(figure, setting)
    if isinstance(figure, projection.ChangeFigure):
        return change_art(figure, setting)
    return mark_art(figure, setting)


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


class FigureItem(SpriteItem):
    """Shows one figure; the scene gives it another one when the position has changed."""

    def __init__(self, figure: AnyFigure, setting: Setting, sprites: SpriteStore) -> None:
        """Show a figure."""
        super().__init__(sprites, sprite_key(figure, setting), art_of(figure, setting))
        self.figure = figure
        """What is shown."""

    def show_figure(self, figure: AnyFigure, setting: Setting) -> None:
        """Show another figure, or the same one in other looks."""
        self.figure = figure
        key = sprite_key(figure, setting)
        if key != self.sprite_key:
            self.show_art(key, art_of(figure, setting))


@dataclass(frozen=True, slots=True)
class Difference:
    """What other figures changed: items by their keys, `before` with the old figures of `changed`.

    Removed items are still in the scene; the receiver takes them out.
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


def _height_of(art: Art) -> float:
    """Return where art lies among others: by depth, and of equal depth the farther east on top.

    Without the second rule, which of two lay on top would depend on which was there first.
    """
    return art.depth + art.bounds.left() * _EAST_ON_TOP
