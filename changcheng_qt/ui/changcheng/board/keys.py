"""What keys do on the board: walk, do, drop, and look for as long as one is held."""

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from changcheng_qt.ui.board.pointer_modes import Hold, Pointer, PointerPlace
from changcheng_qt.ui.changcheng.pointer.hand import Hand
from changcheng_qt.ui.changcheng.pointer.peek_look import PeekLook
from changcheng_qt.ui.changcheng.pointer.pointing import HOLD_TO_PEEK, Pointing

PEEK_KEY: Final = Qt.Key.Key_E
"""E as in eye; it repeats nothing, and nothing else ever looks."""

_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_COMMANDING: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


class BoardKeys:
    """Answers to keys while the board has the focus."""

    def __init__(self, pointing: Pointing, pointer: Pointer, hand: Hand, look: PeekLook) -> None:
        """Take what the keys act on."""
        self._pointing = pointing
        self._pointer = pointer
        self._hand = hand
        self._look = look

    def press(self, event: QKeyEvent) -> bool:
        """Answer to a key; tell whether it meant anything here."""
        if event.key() == PEEK_KEY and not event.modifiers():
            return event.isAutoRepeat() or self._begin_peek()
        if (step := _STEPS.get(Qt.Key(event.key()))) is not None:
            return self._pointing.walk(step)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            return not event.modifiers() & _COMMANDING and self._pointing.enter()
        return event.key() == Qt.Key.Key_Escape and self.cancel()

    def release(self, event: QKeyEvent) -> bool:
        """Answer to a key let go; tell whether it meant anything here."""
        if event.key() != PEEK_KEY or event.isAutoRepeat():
            return False
        self._pointer.finish(_place())
        return True

    def cancel(self) -> bool:
        """Cancel what the pointer does, else drop what is held; tell whether there was any."""
        if self._pointer.cancel():
            return True
        was_holding = self._hand.held is not None
        self._hand.step_back()
        return was_holding

    def _begin_peek(self) -> bool:
        region = self._pointing.peekable()
        if region is None:
            return False
        hold = Hold(HOLD_TO_PEEK, lambda: self._look.begin(region), self._look.end)
        self._pointer.begin(hold, _place())
        return True


def _place() -> PointerPlace:
    """Return a place for modes that do not ask for one."""
    return PointerPlace(QPointF(), QPointF())
