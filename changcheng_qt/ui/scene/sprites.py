"""Pictures of the things on a board: painted once for a scale, blitted from then on.

Painting a wall block takes about a millisecond, blitting it a hundredth. A `SpriteStore` keeps the
picture of each thing by a key with everything that its looks depend on, and by its scale. All
sprites of a scene are cut on the same grid of device pixels, so that a mark fits its block to the
pixel and art is as sharp as if it were painted.

Repainting a whole board at another scale would take most of a second. Therefore a paint event may
spend only a limited time on new pictures; the rest is shown by older pictures, stretched, and
`unfinished` says that another paint event should follow. While the scale keeps changing (`hurried`)
nothing is painted again that has an older picture. Once a frame shows everything at its own scale,
the older pictures of its things are dropped; until then they have priority, or everything would
have to be painted in one frame after all.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil, floor
from time import perf_counter
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from changcheng_qt.ui.looks.kept_picture import blit, to_keep

Paint: TypeAlias = Callable[[QPainter], None]
_KeyAt: TypeAlias = tuple[Hashable, float]
"""The key of a thing, and the scale of its picture."""

MEMORY_LIMIT: Final = 48 * 1024 * 1024
"""Bytes of pictures that are kept at device pixel ratio 1, four times as many at 2: twice a whole
scroll of four boards at 1080p. The least recently used are dropped first, but never those in the
frame being painted, which would have to be painted again in every frame.
"""

GONE_BY: Final = 4
"""The share of that for scales that are not shown any more, which zooming leaves in numbers."""

FRAME_BUDGET: Final = 0.010
"""Seconds that one paint event may spend on pictures that have an older one."""

_SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform


@dataclass(slots=True, eq=False)
class Sprite:
    """A picture at a scale."""

    pixmap: QPixmap
    cost: int
    """Its bytes."""
    whole: QRectF
    """The rectangle of all its pixels."""
    left: int
    """Its place on the grid of device pixels of the scale, like `top`."""
    top: int
    covers: QRectF
    """Its part of the scene."""
    scale: float
    drawn: int = 0
    """The time of its last use."""
    in_frame: int = 0
    """The time of its last use in a frame."""


class SpriteStore:
    """The pictures of one scene, for all views on it."""

    def __init__(
        self, limit: int = MEMORY_LIMIT, clock: Callable[[], float] = perf_counter
    ) -> None:
        """Start empty; `limit` is in bytes at device pixel ratio 1, `clock` in seconds."""
        self.hurried = False
        self._limit = limit
        self._clock = clock
        self._left = FRAME_BUDGET
        self._fallback_only = False
        self._unfinished = False
        self._cost = 0
        self._kept: dict[_KeyAt, Sprite] = {}
        self._scales: dict[Hashable, float] = {}
        self._drawn = self._frame = self._before = 0
        """How many pictures were drawn: by now, before the latest frame, and before that one."""

    @property
    def unfinished(self) -> bool:
        """Whether the latest frame shows stretched pictures that it had no time to renew."""
        return self._unfinished

    @property
    def cost(self) -> int:
        """Return the bytes of the pictures that are kept."""
        return self._cost

    def begin_frame(self, budget: float = FRAME_BUDGET) -> None:
        """Allow the next paint event the given number of seconds for new pictures."""
        self._left = budget
        self._unfinished = False
        self._before, self._frame = self._frame, self._drawn

    def end_frame(self) -> None:
        """Drop the older pictures of the things that the frame has shown at their own scale."""
        if self.hurried or self._unfinished or len(self._kept) == len(self._scales):
            return
        shown = {key: scale for (key, scale), sprite in self._kept.items() if self._shows(sprite)}
        for place in [place for place in self._kept if place[0] in shown]:
            if not self._shows(self._kept[place]):
                self._drop(place)
        for key, scale in shown.items():
            self._scales.setdefault(key, scale)

    @contextmanager
    def fallback_only(self) -> Iterator[None]:
        """Paint only things without a picture at any scale, in this context."""
        unfinished = self._unfinished
        self._fallback_only = True
        try:
            yield
        finally:
            self._fallback_only, self._unfinished = False, unfinished

    def clear(self) -> None:
        """Drop all pictures: the things of the keys have moved."""
        self._kept.clear()
        self._scales.clear()
        self._cost = 0

    def draw(self, painter: QPainter, key: Hashable, bounds: QRectF, paint: Paint) -> None:
        """Draw the picture that `paint` makes within `bounds`, both in the painter's coordinates;
        `key` names it, for each picture another.

        The painter may be moved and scaled, not rotated. If its two scales differ, as while a card
        is turned over, the picture of the larger scale is squeezed.
        """
        seen = painter.deviceTransform()
        across, down = round(seen.m11(), 4), round(seen.m22(), 4)
        scale = max(across, down)
        sprite = self._kept.get((key, scale)) or self._stand_in(key)
        if sprite is None:
            sprite = self._painted(painter, key, bounds, paint, scale)
        self._drawn += 1
        sprite.drawn = self._drawn
        if not self._fallback_only:
            sprite.in_frame = self._drawn
        if sprite.scale == across == down:
            blit(painter, sprite.left, sprite.top, sprite.pixmap)
        else:
            is_smooth = self._fallback_only or not self.hurried
            painter.setRenderHint(_SMOOTH, is_smooth)
            painter.drawPixmap(sprite.covers, sprite.pixmap, sprite.whole)

    def _shows(self, sprite: Sprite) -> bool:
        """Return whether a picture is in the latest frame."""
        return sprite.drawn > self._frame

    def _stand_in(self, key: Hashable) -> Sprite | None:
        """Return a picture at another scale, if there is no time for one at the right scale."""
        if not (self.hurried or self._fallback_only) and self._left > 0:
            return None
        other = self._scales.get(key)
        sprite = None if other is None else self._kept.get((key, other))
        if sprite is not None:
            self._unfinished = True
        return sprite

    def _painted(
        self, painter: QPainter, key: Hashable, bounds: QRectF, paint: Paint, scale: float
    ) -> Sprite:
        begun = self._clock()
        sprite = paint_sprite(bounds, paint, scale)
        self._left -= self._clock() - begun
        sprite.drawn = self._drawn + 1
        self._kept[key, scale] = sprite
        self._scales[key] = scale
        self._cost += sprite.cost
        self._let_go(self._limit * _pixel_ratio(painter) ** 2, scale)
        return sprite

    def _let_go(self, limit: float, scale: float) -> None:
        """Drop the least recently used pictures until the rest costs no more than a limit; those of
        scales other than the painted one, apart from possible stand-ins, until they cost a part of
        it.
        """
        if self._cost > limit / GONE_BY:
            other = [p for p in self._kept if p[1] != scale and not self._may_stand_in(p)]
            self._drop_down_to(limit / GONE_BY, other)
        if self._cost > limit:
            gone_by = [place for place, one in self._kept.items() if not self._shows(one)]
            self._drop_down_to(limit, gone_by)

    def _may_stand_in(self, place: _KeyAt) -> bool:
        """Return whether a picture may replace one that is missing: the latest of its thing in the
        previous frame, or outside frames any.
        """
        is_latest = self._scales.get(place[0]) == place[1] and not self._fallback_only
        return is_latest and self._kept[place].in_frame > self._before

    def _drop_down_to(self, cost: float, places: list[_KeyAt]) -> None:
        for place in sorted(places, key=lambda place: self._kept[place].drawn):
            if self._cost <= cost:
                break
            self._drop(place)

    def _drop(self, place: tuple[Hashable, float]) -> None:
        self._cost -= self._kept.pop(place).cost
        if self._scales.get(place[0]) == place[1]:
            del self._scales[place[0]]


def paint_sprite(bounds: QRectF, paint: Paint, scale: float) -> Sprite:
    """Return the picture of a painter within bounds, at a scale."""
    left, top = floor(bounds.left() * scale), floor(bounds.top() * scale)
    right, bottom = ceil(bounds.right() * scale), ceil(bounds.bottom() * scale)
    wide, high = max(1, right - left), max(1, bottom - top)
    pixmap = QPixmap(wide, high)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as brush:
        brush.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        brush.translate(-left, -top)
        brush.scale(scale, scale)
        paint(brush)
    covers = QRectF(left / scale, top / scale, wide / scale, high / scale)
    whole = QRectF(0, 0, wide, high)
    return Sprite(to_keep(pixmap), 4 * wide * high, whole, left, top, covers, scale)


def _pixel_ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatioF()
