"""The map of one match as a widget: it fills its view at every size, with names that stay legible,
notes next to the pointer, and a tree for screen readers.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Signal

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.pieces import Goods
from changcheng_qt.titles.riders.rules.tallies import Rolls, rolls_of
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.accessible.things import MapThings
from changcheng_qt.titles.riders.table.board import motions
from changcheng_qt.titles.riders.table.board.notes import MapSays
from changcheng_qt.titles.riders.table.board.sights import MapSights
from changcheng_qt.titles.riders.table.geometry import frame, hexes
from changcheng_qt.titles.riders.table.pointer.play import MapPlay
from changcheng_qt.titles.riders.table.pointer.pointing import MapGround, MapPointing
from changcheng_qt.titles.riders.table.scene import land_art, marks, setting, touched
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.titles.riders.words.rule_links import rule_of
from changcheng_qt.ui.board.board import PlacesBoard
from changcheng_qt.ui.board.parts import PlaceKinds
from changcheng_qt.ui.painting.lettering import lettering_at
from changcheng_qt.ui.scene.animator import Movement
from changcheng_qt.ui.scene.layer import Difference
from changcheng_qt.ui.scene.motions import Pace

_LOOKED_BACK: Final = 400
"""The most steps between the rolls on the quay and the present."""


class MapBoard(PlacesBoard[View, touched.LastMove, setting.AnyFigure]):
    """The map widget, with all its interaction."""

    flying = Signal()
    """Goods fly to the rows of their seats from now on, or have arrived."""
    goods_flying: tuple[Goods, ...] = ()
    """The goods of each seat on their way."""
    gained = Signal(object)
    """How many cards of the last roll have arrived for each seat; nothing from the next act on."""

    kinds = PlaceKinds(
        scene=MapScene,
        looks=setting.MapLooks.of,
        play=MapPlay,
        ground=MapGround,
        pointing=MapPointing,
        sights=MapSights,
        things=MapThings,
        says=MapSays,
        last_moves=touched.LAST_MOVES,
        fading=marks.FADING,
        rule_of=rule_of,
        least_scale=28 / hexes.EDGE,
    )
    scene: MapScene
    play: MapPlay
    pointing: MapPointing
    sights: MapSights
    row_at: motions.RowAt
    """Returns the place of a seat's row on the screen, for its goods, or one beyond."""
    _room = frame.USUAL_ROOM
    _goes_on = _has_gains = False

    def begin(self) -> None:
        self.row_at = lambda _: self.mapToGlobal(self.rect().topRight())
        self.scene.rolls = self._rolls(self._shown.view)
        self.settled.connect(self._tell_gains)
        super().begin()

    def show_way(self, action: Sequence[object]) -> None:
        """Mark the effects of an action, and no ranks: those of a hint are often others."""
        self.play.rank(has_ranks=not action)
        super().show_way(action)

    @property
    def shape(self) -> float:
        """The silk fills any height."""
        return 0.0

    @property
    def least_shape(self) -> float:
        return self.scene.layout.frame.shape

    def make_room(self) -> None:
        """Give the view all of the room, and fill the width that drawer and panels leave with the
        silk, instead of scaling the map down.
        """
        covered = self.view.cover.margins_of(self.width())
        wide = self.width() - covered.left() - covered.right()
        room = frame.Room(max(1, wide), max(1, self.height()), self._appearance.k)
        if room != self._room:
            self._room = room
            self.scene.apply_style(self._looks())
            self.view.follow(self.scene.room, self.kinds.least_scale)
            self.pointing.refresh()
        super().make_room()

    def _looks(self) -> setting.MapLooks:
        scale = self.scene.layout_in(self._room).frame.scale
        lettering = lettering_at(land_art.NAME, scale, self._appearance.size)
        looks = setting.MapLooks.of(self._appearance)
        return setting.MapLooks(looks.palette, looks.script, lettering, self._room)

    def _show_moving(self, view: View, last: touched.LastMove) -> None:
        self._goes_on = view.ply >= self.scene.view.ply
        self.scene.rolls = self._rolls(view)
        super()._show_moving(view, last)
        if not self.is_moving:
            self._tell_gains()

    def _show_at_once(self, view: View, last: touched.LastMove) -> None:
        self.scene.rolls = rolls = self._rolls(view)
        self._has_gains = rolls.is_fresh
        super()._show_at_once(view, last)
        self._tell_gains()

    def _motions(self, difference: Difference[setting.AnyFigure], pace: Pace) -> list[Movement]:
        rolls = self.scene.rolls
        self._has_gains &= rolls.is_fresh
        self._tell_flying(())
        if not self._goes_on:
            return motions.map_motions(difference, self.scene, pace)
        if motions.brings_goods(difference, rolls):
            self._has_gains = True
            if pace.moves and rolls.produced is not None:
                self._tell_flying(rolls.produced.goods)
        return motions.roll_motions(difference, self.scene, pace, self._row_of)

    def _row_of(self, seat: Seat) -> QPointF:
        """Return the row of a seat as a point of the scene, which may be out of sight."""
        return self.view.mapToScene(self.view.viewport().mapFromGlobal(self.row_at(seat)))

    def _tell_flying(self, goods: tuple[Goods, ...]) -> None:
        if goods != self.goods_flying:
            self.goods_flying = goods
            self.flying.emit()

    def _tell_gains(self) -> None:
        self._tell_flying(())
        self.gained.emit(motions.gains_of(self.scene.rolls) if self._has_gains else {})

    def _rolls(self, view: View) -> Rolls:
        """Return the latest rolls of a position of the match, which may be an earlier one."""
        first = max(0, self._bridge.step_count - _LOOKED_BACK)
        return rolls_of(self._bridge.events(first), self._bridge.view.rolls - view.rolls)
