"""What keys do on the board: walk, do, and drop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from changcheng_qt.ui.actions.table import CONFIRM, WALK_BACK, WALK_ON

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from changcheng_qt.ui.actions.keys import KeyBindings
    from changcheng_qt.ui.board.zoom_view import ZoomView
    from changcheng_qt.ui.pointer.hand import Hand
    from changcheng_qt.ui.pointer.pointing import Pointing
    from changcheng_qt.ui.seam.table import Beyond


class BoardKeys:
    """Answers to keys while the board has the focus."""

    def __init__(
        self, pointing: Pointing[Any, Any], view: ZoomView, hand: Hand[Any], bindings: KeyBindings
    ) -> None:
        """Take what the keys act on, and what they mean."""
        self._pointing = pointing
        self._view = view
        self._hand = hand
        self._bindings = bindings
        self.beyond: Beyond | None = None
        """What takes the keys that walk off the board, which go round on it where nothing does."""

    def press(self, event: QKeyEvent) -> bool:
        """Answer to a key; return whether it meant anything here. Confirming where nothing is
        pointed at leads to what else can be done.
        """
        for name, step in ((WALK_BACK, -1), (WALK_ON, 1)):
            if self._bindings.means(event, name):
                return self._walk(step)
        if self._bindings.means(event, CONFIRM) and not event.isAutoRepeat():
            return self._pointing.enter() or self._leave(1)
        return event.key() == Qt.Key.Key_Escape and self.cancel()

    def cancel(self) -> bool:
        """Cancel what the pointer does, else drop what is held; return whether there was any."""
        if self._view.pointer.cancel():
            return True
        was_holding = self._hand.held is not None
        self._hand.step_back()
        return was_holding

    def walk_in(self, step: int) -> bool:
        """Take the keys to the first target (1) or the last (-1); return whether there is any."""
        if not self._pointing.walk_in(step):
            return False
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _walk(self, step: int) -> bool:
        """Walk on, or off the board from its last target, or where it has none."""
        is_past = self._pointing.is_at_end(step)
        return (is_past and self._leave(step)) or self._pointing.walk(step) or self._leave(step)

    def _leave(self, step: int) -> bool:
        return self.beyond is not None and self.beyond(step)
