"""The rows of the players and the map: a row counts the cards that fly to it once they have
arrived, and all that a seat has is lit while its row is pointed at.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.pieces import Goods, minus, total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.geometry.places import SeatPlace
from changcheng_qt.titles.riders.table.panels.inspector import Inspector, sight_of
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.ui.panels.words import give_tooltip
from changcheng_qt.ui.reveal.reveal import Reveal
from changcheng_qt.ui.seam.bridge import Bridge, Shown, counts_for
from changcheng_qt.ui.seam.match_bridge import Change, Motion


class Arrived(QObject):
    """The shown position without the goods that still fly to the rows."""

    changed = Signal(object)
    """A `Change` of the shown position, or that its goods have arrived."""

    def __init__(self, shown: Shown, board: MapBoard) -> None:
        """Follow a position that the board shows; the board must follow it already."""
        super().__init__(board)
        self._shown = shown
        self._flying: tuple[Goods, ...] = ()
        shown.changed.connect(self._on_changed)
        board.flying.connect(self._on_flying)

    @property
    def view(self) -> View:
        return self._arrived(self._shown.view)

    def _arrived(self, view: View) -> View:
        if not self._flying:
            return view
        pairs = zip(view.hands, self._flying, strict=True)
        hands = tuple(None if hand is None else minus(hand, flying) for hand, flying in pairs)
        sums = tuple(map(total, self._flying))
        counts = tuple(all_ - few for all_, few in zip(view.hand_counts, sums, strict=True))
        story = view.story.without(view.ply, self._flying)
        return replace(view, hands=hands, hand_counts=counts, story=story)

    def _on_changed(self, change: Change) -> None:
        self.changed.emit(replace(change, view=self._arrived(change.view)))

    def _on_flying(self, flying: tuple[Goods, ...]) -> None:
        self._flying = flying
        if not flying:
            self.changed.emit(Change(self.view, motion=Motion.FORWARD))


class RowsOnMap(QObject):
    """Connects the rows of one table with its map, for as long as the map lives."""

    def __init__(
        self,
        rows: Mapping[Seat, PlayerRow],
        board: MapBoard,
        inspector: Inspector,
        bridge: Bridge,
        shown: Shown,
        reveal: Reveal,
    ) -> None:
        """Follow the rows from now on; `shown` is the position that they show, and a `reveal` may
        light the map itself.
        """
        super().__init__(board)
        self._rows, self._board, self._inspector = rows, board, inspector
        self._bridge, self._shown, self._reveal = bridge, shown, reveal
        board.row_at = self._row_at
        board.gained.connect(self._show_gains)
        for seat, row in rows.items():
            row.pointed.connect(partial(self._point_at, seat))

    def _row_at(self, seat: Seat) -> QPoint:
        row = self._rows[seat]
        return row.mapToGlobal(row.rect().center())

    def _show_gains(self, gains: Mapping[Seat, int]) -> None:
        for seat, row in self._rows.items():
            row.gain.show_gain(gains.get(seat, 0))

    def _point_at(self, seat: Seat, is_pointed: bool) -> None:
        """Light up all that a seat has, and show its state in the inspector and next to its row."""
        board, view, place = self._board, self._shown.view, SeatPlace(seat)
        if not self._reveal.is_busy:
            board.pointing.light_up(board.sights.marks_of_seat(seat) if is_pointed else {})
        if is_pointed:
            self._inspector.look_at(place)
            is_aided = counts_for(self._bridge, view.viewer)
            sight = sight_of(place, view, self._bridge.players, is_aided=is_aided)
            give_tooltip(self._rows[seat], "\n".join(sight.sentences))
