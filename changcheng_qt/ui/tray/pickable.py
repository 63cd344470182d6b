"""Something in the tray that can be pressed, or picked up by a click, a key, or by dragging it.

It is lifted off the wood while it is under the pointer or held, and then put down.
"""

from dataclasses import dataclass
from typing import Final, Generic

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, FollowsLanguage
from changcheng_qt.ui.panels.words import give_tooltip
from changcheng_qt.ui.pointer.hand import HeldT

LIFT: Final = 5
"""How far a held thing is lifted, in a window of 1280 x 800."""
_POINTED: Final = frozenset({QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.EnabledChange})


@dataclass(frozen=True, slots=True)
class Rise:
    """The height of something, 0 to 1, and the curve of its motion."""

    share: float
    milliseconds: int
    easing: QEasingCurve.Type


POINTED_AT: Final = Rise(1 / 3, 90, QEasingCurve.Type.OutQuad)
LEFT: Final = Rise(0.0, 90, QEasingCurve.Type.OutQuad)
PICKED_UP: Final = Rise(1.0, 120, QEasingCurve.Type.OutCubic)
PUT_BACK: Final = Rise(0.0, 160, QEasingCurve.Type.OutCubic)


class Lift(QVariantAnimation):
    """Lifts the content of a widget; at once without motion, or if it is hidden."""

    def __init__(self, appearance: Appearance, widget: QWidget) -> None:
        super().__init__(widget, startValue=0.0, endValue=1.0)
        self._appearance = appearance
        self._widget = widget
        self._begun = self._goal = self._share = LEFT.share
        self.valueChanged.connect(self._on_moved)

    @property
    def share(self) -> float:
        """Return the present height, 0 to 1."""
        return self._share

    def go(self, rise: Rise) -> None:
        """Move to the end of a rise, from any height."""
        if rise.share == self._goal:
            return
        begun = self._share
        self.stop()
        duration = self._appearance.duration(rise.milliseconds) if self._widget.isVisible() else 0
        self.setDuration(duration)
        self.setEasingCurve(rise.easing)
        self._begun, self._goal = begun, rise.share
        self._on_moved(0.0 if duration else 1.0)
        if duration:
            self.start()

    def _on_moved(self, progress: float) -> None:
        self._share = self._begun + (self._goal - self._begun) * progress
        self._widget.update()


class TrayButton(FollowsLanguage, QAbstractButton):
    """A button that can be pressed, or gives the reason as soon as somebody tries; lifted while it
    is under the pointer, checked or marked.
    """

    refused = Signal(str)
    """Why it is disabled, as soon as somebody tries."""
    frame_changed = Signal()
    """It stands out from now on, or no longer."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self._why_not = ""
        """Why it is disabled, empty if it is enabled."""
        self._last_shown: tuple[bool, str, str] | None = None
        """Whether it is enabled, its tooltip and its description, as last set."""
        self._is_marked = False
        self._lift = Lift(appearance, self)
        self.toggled.connect(self._rise)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        appearance.changed.connect(self._on_appearance_changed)

    @property
    def raised(self) -> float:
        """Return how many logical pixels above its place it is painted."""
        return self._lift.share * self.appearance.px(LIFT)

    @property
    def stands_out(self) -> bool:
        """Whether it is lifted and framed: checked, or marked."""
        return self.isChecked() or self._is_marked

    def mark(self, *, is_marked: bool) -> None:
        """Lift and frame it for as long as a hint names it."""
        if is_marked != self._is_marked:
            self._is_marked = is_marked
            self._rise()

    def retranslate(self) -> None:
        """Update every text to the language of the interface."""

    def allow(self, possible: bool, why_not: str = "") -> None:
        """Enable the button, or give the reason."""
        self._why_not = "" if possible else why_not
        shown = possible, self._tooltip, self._description
        if shown == self._last_shown:
            return
        self._last_shown = shown
        self.setEnabled(possible)
        give_tooltip(self, self._tooltip, self._description)
        shape = Qt.CursorShape.PointingHandCursor if possible else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() != shape:
            self.setCursor(shape)

    def refuse(self) -> None:
        """Emit the reason why it is disabled."""
        if self._why_not:
            self.refused.emit(self._why_not)

    def event(self, event: QEvent) -> bool:
        """Handle a press while disabled, which Qt would pass on to the widget behind."""
        if event.type() is QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.refuse()
            return True
        answered = super().event(event)
        if event.type() in _POINTED and not self.stands_out:
            self._lift.go(POINTED_AT if self.isEnabled() and self.underMouse() else LEFT)
        return answered

    def _rise(self) -> None:
        self._lift.go(PICKED_UP if self.stands_out else PUT_BACK)
        self.frame_changed.emit()
        self.update()

    @property
    def _tooltip(self) -> str:
        """The text of the tooltip."""
        return self._why_not

    @property
    def _description(self) -> str:
        """The description for screen readers, empty if it equals the tooltip."""
        return self._why_not

    def _on_appearance_changed(self) -> None:
        self.updateGeometry()
        self.update()


class Pickable(TrayButton, Generic[HeldT]):
    """A button for one thing to hold; checked while it is held, and lifted then."""

    picked = Signal(object)
    """The thing to pick up, or to put down if it was picked up already."""
    drag_begun = Signal(object, QPoint)
    """The dragged thing, and the place of the pointer, in global pixels."""

    def __init__(self, appearance: Appearance, held: HeldT, parent: QWidget | None = None) -> None:
        """Create the button for a thing."""
        super().__init__(appearance, parent)
        self.held = held
        self._pressed_at: QPoint | None = None
        self.setCheckable(True)
        self.clicked.connect(self._on_clicked)

    def show_held(self, held: HeldT | None) -> None:
        """Look picked up if this is held."""
        self.setChecked(held == self.held)

    def nextCheckState(self) -> None:
        """Do nothing: the hand decides which thing is held."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Record the possible start of a drag."""
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start a drag once the pointer has moved far enough with its button held down."""
        start = self._pressed_at
        if start is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return super().mouseMoveEvent(event)
        way = event.position().toPoint() - start
        if way.manhattanLength() >= QApplication.startDragDistance():
            self._pressed_at = None
            self.setDown(False)
            self.drag_begun.emit(self.held, event.globalPosition().toPoint())
        return None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Count as a click only if it did not become a drag."""
        if self._pressed_at is not None:
            self._pressed_at = None
            super().mouseReleaseEvent(event)

    def _on_clicked(self) -> None:
        self.picked.emit(self.held)
