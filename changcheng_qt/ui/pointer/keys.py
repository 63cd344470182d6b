"""The keys on the board: walk, act, and drop.

On a board whose places are in a row, arrows walk through them in order. On a plane each arrow walks
to the next place in its direction, and other keys of the same meaning in reading order.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF, Qt

from changcheng_qt.ui.actions.table import CONFIRM, WALK_BACK, WALK_ON

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent

    from changcheng_qt.ui.actions.keys import KeyBindings
    from changcheng_qt.ui.board.zoom_view import ZoomView
    from changcheng_qt.ui.pointer.hand import Hand
    from changcheng_qt.ui.pointer.offers import TargetT
    from changcheng_qt.ui.pointer.pointing import Pointing
    from changcheng_qt.ui.seam.table import Beyond


_DIRECTIONS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


_SIDEWAYS: Final = 2.2
"""The weight of a sideways step compared with a forward one, in the search for the next target."""


class BoardKeys:
    """Handles keys while the board has the focus."""

    def __init__(
        self,
        pointing: Pointing[Any, Any],
        view: ZoomView,
        hand: Hand[Any],
        bindings: KeyBindings,
        is_plane: bool,
    ) -> None:
        """Use the objects that keys act on, and the bindings."""
        self._is_plane = is_plane
        self._pointing = pointing
        self._view = view
        self._hand = hand
        self._bindings = bindings
        self.beyond: Beyond | None = None
        """Handles keys that walk off the board; without it they wrap around."""

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it has a function here. Confirming without a target moves
        the focus to other possible actions.
        """
        for name, step in ((WALK_BACK, -1), (WALK_ON, 1)):
            if self._bindings.means(event, name):
                direction = _DIRECTIONS.get(Qt.Key(event.key())) if self._is_plane else None
                return self._walk(step) if direction is None else self._walk_towards(*direction)
        if self._bindings.means(event, CONFIRM) and not event.isAutoRepeat():
            return self._pointing.enter() or self._leave(1)
        return event.key() == Qt.Key.Key_Escape and self.cancel()

    def cancel(self) -> bool:
        """Cancel the pointer's mode, else drop the held thing; return whether there was any."""
        if self._view.pointer.cancel():
            return True
        was_holding = self._hand.held is not None
        self._hand.step_back()
        return was_holding

    def walk_in(self, step: int) -> bool:
        """Move the keys to the first target (1) or the last (-1); return whether there is any."""
        if not self._pointing.walk_in(step):
            return False
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _walk(self, step: int) -> bool:
        """Walk on, or off the board from its last target, or if it has none."""
        is_past = self._pointing.is_at_end(step)
        return (is_past and self._leave(step)) or self._pointing.walk(step) or self._leave(step)

    def _walk_towards(self, x: int, y: int) -> bool:
        """Walk on in a direction, and off the board above its first row or below its last one."""
        if walk_towards(self._pointing, QPointF(x, y)):
            return True
        return (y != 0 and self._leave(y)) or self._pointing.walked_to is not None

    def _leave(self, step: int) -> bool:
        return self.beyond is not None and self.beyond(step)


def walk_towards(pointing: Pointing[Any, Any], direction: QPointF) -> bool:
    """Walk to the next target in a direction, to the first of all if keys have not walked yet;
    return whether there is any.
    """
    if pointing.target is None or not (pointing.can_act or pointing.walked_to is not None):
        return pointing.walk(1)
    start = pointing.target
    middles = {one: pointing.place_of(one) for one in pointing.walkable if one != start}
    found = next_towards(pointing.place_of(start), direction, middles)
    if found is not None:
        pointing.walk_to(found)
    return found is not None


def next_towards(
    start: QPointF, direction: QPointF, middles: Mapping[TargetT, QPointF]
) -> TargetT | None:
    """Return the next target in a direction by its middle: near, and ahead rather than sideways;
    None if none is ahead.
    """
    ahead: dict[TargetT, float] = {}
    for target, middle in middles.items():
        way = middle - start
        forward = QPointF.dotProduct(way, direction)
        aside = abs(way.x() * direction.y() - way.y() * direction.x())
        if forward > 1 and aside <= _SIDEWAYS * forward:
            ahead[target] = hypot(forward, _SIDEWAYS * aside)
    return min(ahead, key=lambda target: ahead[target], default=None)
