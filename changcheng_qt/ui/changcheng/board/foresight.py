"""What the pointer is about to light is painted before it comes there.

A block that is held over a square lights its province and its region, outlines and names them, and
stands there as a ghost: up to seven milliseconds of painting where nobody has pointed before. While
a block is held, the marks of the squares nearby are therefore painted one by one, each after
whatever else there is to do. They are those of the view that is shown, and of nothing else.
"""

from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer

from changcheng_qt.games.changcheng.geography import Province, Region, Square
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.changcheng.pointer.hand import HeldBlock
from changcheng_qt.ui.changcheng.pointer.play import BoardPlay
from changcheng_qt.ui.changcheng.pointer.pointing import Pointing
from changcheng_qt.ui.changcheng.pointer.targets import Offers, SquareTarget, Target, squares_of
from changcheng_qt.ui.changcheng.scene.items.art import Setting
from changcheng_qt.ui.changcheng.scene.items.layer import art_of, sprite_key
from changcheng_qt.ui.changcheng.scene.marks import marks_at

REACH: Final = 6
"""How many squares along the wall are looked ahead: beyond the next province and region."""
_SLICE: Final = 0.0015
"""Seconds after which nothing more is begun before other things have their turn."""

_FRAME: Final = 16
"""Milliseconds for which a frame is let alone in which other places are lit."""


class Foresight(QObject):
    """Paints marks near what is pointed at."""

    def __init__(self, view: ZoomView, pointing: Pointing, play: BoardPlay) -> None:
        """Paint for that view, once something is pointed at with a block in hand."""
        super().__init__(pointing)
        self._view = view
        self._scene = pointing.scene
        self._play = play
        self._near: list[Square] = []
        self._done: set[Square] = set()
        self._done_for: tuple[View, Offers, Setting, float] | None = None
        """What the pictures of the squares that are done follow from."""
        self._lit: set[tuple[Province, Region]] = set()
        self._idle = QTimer(self, singleShot=True)
        self._idle.timeout.connect(self._go_on)
        pointing.hovered.connect(self._on_hovered)

    def _on_hovered(self, target: Target | None) -> None:
        self._near = []
        if target is None or not isinstance(self._play.offers.held, HeldBlock):
            return
        if self._done_for != self._now:
            self._done_for, self._done = self._now, set()
        here = squares_of(target)
        self._done.update(here)
        self._near = self._around(here)
        wall = self._scene.view.wall
        lit = {(wall.province_of[square], wall.region_of[square]) for square in here}
        if self._near:
            self._idle.start(0 if lit == self._lit else _FRAME)
        self._lit = lit

    @property
    def _now(self) -> tuple[View, Offers, Setting, float]:
        """Return what all pictures follow from."""
        ratio = self._view.viewport().devicePixelRatioF()
        scale = self._view.shown_scale * ratio
        return self._scene.view, self._play.offers, self._scene.setting, scale

    def _around(self, here: tuple[Square, ...]) -> list[Square]:
        """Return the squares nearby that are still to be painted for, the nearest last."""
        order = self._scene.view.wall.west_to_east
        places = [order.index(square) for square in here]
        near = order[max(0, min(places) - REACH) : max(places) + REACH + 1] if places else ()
        left = [square for square in near if square not in self._done]
        return sorted(left, key=lambda s: -min(abs(order.index(s) - place) for place in places))

    def _go_on(self) -> None:
        if self._done_for != self._now:
            self._near = []
        late = perf_counter() + _SLICE
        while self._near and perf_counter() < late:
            if not self._paint_one(SquareTarget(self._near[-1])):
                self._done.add(self._near.pop())
        if self._near:
            self._idle.start(0)

    def _paint_one(self, target: SquareTarget) -> bool:
        """Paint one mark of a target; return whether any was left to paint."""
        view, offers, setting, scale = self._now
        for mark in marks_at(view, offers, target):
            art, key = art_of(mark, setting), sprite_key(mark, setting)
            if self._scene.sprites.paint_ahead(key, art.bounds, art.paint, scale):
                return True
        return False
