"""The modes of the pointer between press and release: one at a time, and Esc cancels any.

A mode is made when a button goes down, or when a drag arrives from another widget. It is started,
moved and finished by the `Pointer`; a cancelled mode restores everything. A mode may be replaced by
another while the button is still down, such as a press that becomes a pan.

While a button is down, Qt sends the pointer's events to the widget where it went down. A
`DragWatch` follows a drag that begins in another widget and continues over the board, by its place
on the desktop, until the button is released, Esc is pressed or the window loses the focus.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

DRAG_DISTANCE: Final = 8.0
"""How many logical pixels the pointer travels before a press becomes a drag."""


@dataclass(frozen=True, slots=True)
class PointerPlace:
    """A place of the pointer: on the scene, and in logical pixels of the view."""

    scene: QPointF
    view: QPointF

    def is_far_from(self, other: "PointerPlace") -> bool:
        """Whether the pointer has moved far enough for a drag."""
        return (self.view - other.view).manhattanLength() >= DRAG_DISTANCE


class PointerMode:
    """A mode from press to release; the base does nothing."""

    def start(self, place: PointerPlace) -> None:
        """Start where the button was pressed."""

    def move(self, place: PointerPlace) -> "PointerMode | None":
        """Follow the pointer; return another mode to replace this one."""
        return None

    def finish(self, place: PointerPlace) -> None:
        """Finish where the button was released."""

    def cancel(self) -> None:
        """Restore everything."""


class Responder(Protocol):
    """Handles the pointer over a board."""

    def press(self, place: PointerPlace, event: QMouseEvent) -> PointerMode | None:
        """Return the mode of a press, after hovering there; None pans the view."""

    def hover(self, place: PointerPlace | None) -> None:
        """Follow the pointer; None if it is no longer over the board."""

    def click(self, place: PointerPlace) -> None:
        """Handle a click where a press starts no mode."""

    def press_key(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it has a function here."""

    def make_room(self) -> None:
        """Give the view the size for its next content."""

    def paint_table(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the table below the board, in logical pixels of the view."""


class Pan(PointerMode):
    """Moves the view along with the pointer."""

    def __init__(self, pan_by: Callable[[QPointF], None]) -> None:
        """Use a function that moves the view by logical pixels."""
        self._pan_by = pan_by
        self._last = QPointF()
        self._travelled = QPointF()

    def start(self, place: PointerPlace) -> None:
        """Remember the place of the pointer."""
        self._last = place.view

    def move(self, place: PointerPlace) -> PointerMode | None:
        """Move the view with the pointer."""
        step = place.view - self._last
        self._pan_by(step)
        self._travelled += step
        self._last = place.view
        return None

    def cancel(self) -> None:
        """Return to the start of the pan."""
        self._pan_by(-self._travelled)


class Press(PointerMode):
    """A press that is a click if it ends where it began, and else becomes another mode."""

    def __init__(
        self, click: Callable[[PointerPlace], None], drag: Callable[[], PointerMode]
    ) -> None:
        """Use a function for a click, and a factory for the mode of a drag."""
        self._click = click
        self._drag = drag
        self._begun: PointerPlace | None = None

    def start(self, place: PointerPlace) -> None:
        """Remember where the button was pressed."""
        self._begun = place

    def move(self, place: PointerPlace) -> PointerMode | None:
        """Return the drag mode once the pointer has moved far enough."""
        if self._begun is None or not place.is_far_from(self._begun):
            return None
        mode = self._drag()
        mode.start(self._begun)
        return mode

    def finish(self, place: PointerPlace) -> None:
        """Click where the button was pressed, so that a trembling hand does no harm."""
        if self._begun is not None:
            self._click(self._begun)


class Hold(PointerMode):
    """A press that takes effect only after it was held for a while, and ends on release."""

    def __init__(
        self, milliseconds: int, begin: Callable[[], None], end: Callable[[], None]
    ) -> None:
        """Use the time to wait, and the functions to begin and to end."""
        self._begin = begin
        self._end = end
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.setInterval(milliseconds)
        self._timer.timeout.connect(self._on_held)
        self._has_begun = False

    def start(self, place: PointerPlace) -> None:
        """Start to wait."""
        self._timer.start()

    def finish(self, place: PointerPlace) -> None:
        """Stop waiting, or end."""
        self.cancel()

    def cancel(self) -> None:
        """Stop waiting, or end."""
        self._timer.stop()
        if self._has_begun:
            self._has_begun = False
            self._end()

    def _on_held(self) -> None:
        self._has_begun = True
        self._begin()


class Pointer(QObject):
    """Runs at most one mode."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mode: PointerMode | None = None
        self._resting_at: PointerPlace | None = None
        """Where a mode was started, None once the pointer has moved since."""

    @property
    def mode(self) -> PointerMode | None:
        """Return the present mode, None between release and press."""
        return self._mode

    def begin(self, mode: PointerMode, place: PointerPlace) -> None:
        """Start a mode; the present one is cancelled."""
        self.cancel()
        self._mode, self._resting_at = mode, place
        mode.start(place)

    def move(self, place: PointerPlace) -> None:
        """Move the mode with the pointer, and replace it if it returns another."""
        self._resting_at = None
        if self._mode is not None and (successor := self._mode.move(place)) is not None:
            self._mode = successor
            self.move(place)

    def finish(self, place: PointerPlace) -> bool:
        """Finish the mode; return whether the pointer has moved since it began."""
        mode, self._mode = self._mode, None
        begun_at, self._resting_at = self._resting_at, None
        if mode is not None:
            mode.finish(place)
        return place != begun_at

    def cancel(self) -> bool:
        """Cancel the mode; return whether there was one."""
        self._resting_at = None
        mode, self._mode = self._mode, None
        if mode is not None:
            mode.cancel()
        return mode is not None


class DragWatch(QObject):
    """Follows one drag at a time."""

    def __init__(
        self,
        move: Callable[[QPoint], None],
        finish: Callable[[QPoint], None],
        cancel: Callable[[], object],
        parent: QObject,
    ) -> None:
        """Use functions to move, to finish and to cancel the drag; points are global."""
        super().__init__(parent)
        self._move = move
        self._finish = finish
        self._cancel = cancel
        self._is_watching = False

    def begin(self) -> None:
        """Watch the pointer until its button is released."""
        application = QCoreApplication.instance()
        if application is not None and not self._is_watching:
            self._is_watching = True
            application.installEventFilter(self)

    def stop(self) -> None:
        """Stop watching."""
        application = QCoreApplication.instance()
        if application is not None and self._is_watching:
            self._is_watching = False
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the moves; pass the release on to the widget below, which waits for it."""
        if not isinstance(watched, QWidget):
            return False
        match event.type():
            case QEvent.Type.MouseMove if isinstance(event, QMouseEvent):
                self._move(event.globalPosition().toPoint())
                return True
            case QEvent.Type.MouseButtonRelease if isinstance(event, QMouseEvent):
                self.stop()
                self._finish(event.globalPosition().toPoint())
            case QEvent.Type.ShortcutOverride if isinstance(event, QKeyEvent):
                event.setAccepted(event.key() == Qt.Key.Key_Escape)
                return event.isAccepted()
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                return self._ends_by(event)
            case QEvent.Type.WindowDeactivate:
                self._give_up()
            case _:
                pass
        return False

    def _ends_by(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Escape:
            return False
        self._give_up()
        return True

    def _give_up(self) -> None:
        if self._is_watching:
            self.stop()
            self._cancel()
