"""The gate between two players at one screen.

Before it drops, the table already shows the public view; while it is closed nothing reaches the
table, neither clicks nor keys; the next seat's own view is shown only once that seat has lifted it.
Dropping and lifting are shown as the two wings of a gate that close and open, but the table is
guarded from the first moment to the last.
"""

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.gate.picture import GatePicture, paint_sheet_shadow
from changcheng_qt.ui.gate.plaque import GateCard, Plaque
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.focus_ring import FocusRing
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.seam.choice import TitleChoice

_CLOSE_MS = 260
_OPEN_MS = 320
_EDGE, _EDGE_ABOVE = 34, 10
_BELOW_MIDDLE = 252
"""The distance of the plaque's foot below the middle, in a window of 1280 x 800: the recap grows
upwards from there, and the button that opens the gate is always in the same place.
"""
_MENU_SHEET = """
QToolButton:hover, QToolButton:pressed {{ background: {ground}; border-color: {edge}; }}
QToolButton:focus {{ border-color: {edge}; }}
"""
"""The menu's button is cream on the gate, and wood under the pointer."""


class GatePanel(Painted, Panel):
    """The gate over the whole window."""

    opened = Signal()
    """The player that the gate waits for is here."""
    board_only_asked = Signal()
    swung = Signal()
    """The wings start to close or to open."""

    def __init__(
        self, titles: TitleChoice, appearance: Appearance, actions: Actions, parent: QWidget
    ) -> None:
        super().__init__(appearance, parent)
        self._actions = actions
        self._openness = 1.0
        self._closed = False
        self._plaque = Plaque(appearance, titles.paint_token, actions.bindings, self)
        self._plaque.opened.connect(self.opened)
        self._plaque.board_only_asked.connect(self.board_only_asked)
        self._menu = QToolButton(self)
        self._menu.clicked.connect(actions["menu"].trigger)
        self._picture = GatePicture(titles, appearance)
        self._ring = FocusRing(appearance, self)
        self._wings = QVariantAnimation(self)
        self._wings.valueChanged.connect(self._on_moved)
        self._wings.finished.connect(self._on_move_finished)
        appearance.settled.connect(self._place_plaque)
        self.restyle()
        self.retranslate()
        self.hide()

    @property
    def is_closed(self) -> bool:
        """Whether the gate guards the table, closed or still closing."""
        return self._closed

    @property
    def menu_button(self) -> QToolButton:
        """Return the button that opens the menu while the bar is hidden."""
        return self._menu

    def drop(self, card: GateCard, *, at_once: bool = False) -> None:
        """Guard the table for a seat; `at_once` skips the motion."""
        was_closed, self._closed = self._closed, True
        self._plaque.show_card(card)
        self._place_plaque()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if was_closed and self._openness == 0.0:
            self._on_move_finished()
            return
        self._plaque.hide()
        if not at_once:
            self.swung.emit()
        self._move_wings(
            0.0, 0 if at_once else self.appearance.duration(_CLOSE_MS), QEasingCurve.Type.InCubic
        )

    def update_card(self, card: GateCard) -> None:
        """Update the plaque: bots play on behind the gate, languages change."""
        if self._closed and card != self._plaque.card:
            self._plaque.show_card(card)
            self._place_plaque()

    def lift(self) -> None:
        """Release the table."""
        if not self._closed:
            return
        self._closed = False
        self._plaque.hide()
        self._menu.hide()
        self.swung.emit()
        self._move_wings(1.0, self.appearance.duration(_OPEN_MS), QEasingCurve.Type.OutCubic)

    def retranslate(self) -> None:
        """Update the menu's button."""
        self._menu.setAccessibleName(self._actions.text("menu"))
        self._menu.setToolTip(self._actions["menu"].toolTip())

    def restyle(self) -> None:
        px = self.appearance.px
        palette = self.appearance.palette
        self._menu.setIcon(make_icon(Icon.MENU, palette, "tray_text"))
        sheet = _MENU_SHEET.format(ground=palette.tray_edge, edge=palette.tray_text2)
        self._menu.setStyleSheet(sheet)
        self._menu.setIconSize(QSize(px(22), px(22)))
        self._menu.resize(self._menu.sizeHint())
        self._place_plaque()

    def paint(self, painter: QPainter) -> None:
        """Paint the wings in their present position, and the shadow of the plaque."""
        self._picture.paint(painter, self.size(), self._openness)
        if self._plaque.isVisible():
            paint_sheet_shadow(painter, QRectF(self._plaque.geometry()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the plaque in its place."""
        super().resizeEvent(event)
        self._place_plaque()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Swallow every key that none of its buttons handles."""
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Cycle the focus within the gate: widgets behind it are out of reach."""
        inside = [w for w in self.findChildren(QWidget) if self._takes_focus(w)]
        focused = self.focusWidget()
        if not inside:
            return True
        at = inside.index(focused) if focused in inside else -1
        inside[(at + (1 if forward else -1)) % len(inside)].setFocus(Qt.FocusReason.TabFocusReason)
        self._ring.follow_tab()
        return True

    def _takes_focus(self, widget: QWidget) -> bool:
        return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible()

    def _place_plaque(self) -> None:
        edge, foot = self.appearance.px(_EDGE), self.appearance.px(_BELOW_MIDDLE)
        bottom = min(self.height() // 2 + foot, self.height() - edge)
        above = self.appearance.px(_EDGE_ABOVE)
        size = self._plaque.fit(QSize(self.width() - 2 * edge, bottom - above))
        left = (self.width() - size.width()) // 2
        self._plaque.setGeometry(QRect(QPoint(left, bottom - size.height()), size))
        beside = max(0, min(self.appearance.px(14), left - self._menu.width()))
        self._menu.move(beside, self.appearance.px(36))
        self.update()

    def _move_wings(self, openness: float, duration: int, easing: QEasingCurve.Type) -> None:
        self._wings.stop()
        if duration == 0:
            self._openness = openness
            self._on_move_finished()
            return
        self._wings.setDuration(duration)
        self._wings.setEasingCurve(easing)
        self._wings.setStartValue(self._openness)
        self._wings.setEndValue(openness)
        self._wings.start()

    def _on_moved(self, openness: float) -> None:
        self._openness = openness
        self.update()

    def _on_move_finished(self) -> None:
        if not self._closed:
            self._openness = 1.0
            self.hide()
            return
        self._openness = 0.0
        self._plaque.show()
        self._menu.show()
        self._plaque.take_focus()
        self.update()
