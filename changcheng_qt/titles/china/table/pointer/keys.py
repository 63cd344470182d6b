"""What keys do on the map: arrows walk to the place that lies next in their direction, other keys
of the same meaning in the order of reading.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt

from changcheng_qt.ui.actions.table import WALK_BACK, WALK_ON
from changcheng_qt.ui.pointer.keys import BoardKeys

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from changcheng_qt.titles.china.table.pointer.hand import Hand
    from changcheng_qt.titles.china.table.pointer.pointing import MapPointing
    from changcheng_qt.ui.actions.keys import KeyBindings
    from changcheng_qt.ui.board.zoom_view import ZoomView

_DIRECTIONS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class MapKeys(BoardKeys):
    """Answers to keys while the map has the focus."""

    def __init__(
        self, pointing: MapPointing, view: ZoomView, hand: Hand, bindings: KeyBindings
    ) -> None:
        """Take what the keys act on, and what they mean."""
        super().__init__(pointing, view, hand, bindings)
        self._map = pointing

    def press(self, event: QKeyEvent) -> bool:
        """Answer to a key; return whether it meant anything here."""
        direction = _DIRECTIONS.get(Qt.Key(event.key()))
        walks = any(self._bindings.means(event, name) for name in (WALK_BACK, WALK_ON))
        if direction is None or not walks:
            return super().press(event)
        return self._walk_towards(*direction)

    def _walk_towards(self, x: int, y: int) -> bool:
        """Walk on in a direction, and off the map above its first row or below its last one."""
        if self._map.walk_towards(QPointF(x, y)):
            return True
        return (y != 0 and self._leave(y)) or self._map.walked_to is not None
