"""The rows of the players count the cards that fly to them once these have arrived."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from changcheng_qt.titles.riders.rules.pieces import minus, total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.ui.seam.bridge import Shown
from changcheng_qt.ui.seam.match_bridge import Change, Motion


class Arrived(QObject):
    """The shown position without the goods that still fly to the rows."""

    changed = Signal(object)
    """A `Change` of the shown position, or that its goods have arrived."""

    def __init__(self, shown: Shown, board: MapBoard) -> None:
        """Follow a position that the board shows; the board must follow it already."""
        super().__init__(board)
        self._shown, self._board = shown, board
        shown.changed.connect(self._on_changed)
        board.flying.connect(self._on_flying)

    @property
    def view(self) -> View:
        return self._arrived(self._shown.view)

    def _arrived(self, view: View) -> View:
        goods = self._board.goods_flying
        if not goods:
            return view
        pairs = zip(view.hands, goods, strict=True)
        hands = tuple(None if hand is None else minus(hand, flying) for hand, flying in pairs)
        sums = tuple(map(total, goods))
        counts = tuple(all_ - few for all_, few in zip(view.hand_counts, sums, strict=True))
        story = view.story.without(view.ply, goods)
        return replace(view, hands=hands, hand_counts=counts, story=story)

    def _on_changed(self, change: Change) -> None:
        self.changed.emit(replace(change, view=self._arrived(change.view)))

    def _on_flying(self) -> None:
        if not self._board.goods_flying:
            self.changed.emit(Change(self.view, motion=Motion.FORWARD))
