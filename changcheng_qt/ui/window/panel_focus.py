"""The focus while panels open and close over the table.

A panel that opens moves the focus to its first control, and again when it waits for something else;
a banner with a waiting button does so too. Within a panel arrows walk from control to control, and
off it if there is something beyond; Enter presses, once for each stroke, for a held key may repeat
when another panel has opened. When it closes, the focus returns to the panel below it, to a waiting
banner, to a question in the side panel, or home: to the board, or to a replay's bar.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from changcheng_qt.ui.actions.arming import Arming, presses
from changcheng_qt.ui.actions.held_keys import Repeats
from changcheng_qt.ui.actions.table import CONFIRM, WALK_BACK, WALK_ON
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.seam.side_asks import SideAsks

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from changcheng_qt.ui.actions.keys import KeyBindings
    from changcheng_qt.ui.seam.table import Overlay


class PanelFocus(QObject):
    """Sets and moves the focus on one table."""

    armed = Signal(object)
    """The button that waits for a second press, None once it no longer does."""

    def __init__(
        self,
        keys: KeyBindings,
        waiting: Callable[[], QWidget | None],
        is_covered: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """Start without a table; `waiting` returns the waiting button of a banner, `is_covered`
        whether the gate has the focus, which nothing behind it may take.
        """
        super().__init__(parent)
        self._keys = keys
        self._waiting = waiting
        self._is_covered = is_covered
        self._overlays: Sequence[Overlay] = ()
        self._home: QWidget | None = None
        self._asks = SideAsks()
        self._given: QWidget | None = None
        """The widget that last got the focus from here."""
        self._led: QWidget | None = None
        self._repeats = Repeats()
        self._arming = Arming(keys, self)
        self._arming.armed.connect(self.armed)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)

    def lead(
        self, overlays: Sequence[Overlay], home: QWidget | None, asks: SideAsks | None = None
    ) -> None:
        """Use another table, its overlays from bottom to top, and the questions at its side."""
        self._overlays, self._home, self._asks = overlays, home, asks or SideAsks()
        self._given = self._led = None
        self._asks.changed.connect(self.follow)
        for overlay in overlays:
            overlay.installEventFilter(self)
            overlay.controls_changed.connect(self._on_controls_changed)

    def give(self) -> None:
        """Move the focus to the widget that should have it now."""
        wanted = self._wanted()
        if wanted is None or self._is_covered():
            return
        self._given = wanted
        if not wanted.hasFocus():
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)
            if isinstance(wanted, Button) and wanted.commits:
                self._arming.guard(wanted)

    def follow(self) -> None:
        """Move the focus if another widget should have it."""
        if self._wanted() is not self._given:
            self.give()

    def press(self, event: QKeyEvent) -> bool:
        """Press the focused button with Enter; return whether there was one."""
        focused = QApplication.focusWidget()
        if not isinstance(focused, QAbstractButton) or not self._keys.means(event, CONFIRM):
            return False
        if not event.isAutoRepeat():
            focused.click()
        return True

    def press_as_key(self, button: Button) -> None:
        """Press a button as its key does, wherever the focus is."""
        self._arming.press(button)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow panels as they open and close, and move arrows through the focused one."""
        if isinstance(event, QKeyEvent) and watched is self._led:
            return self._lead_key(event)
        if event.type() is QEvent.Type.Show and watched in self._overlays:
            self._on_controls_changed()
        elif event.type() is QEvent.Type.Hide and watched in self._overlays:
            self._on_hidden(watched)
        return False

    @property
    def _open(self) -> Overlay | None:
        """The topmost panel that waits for something, the topmost of all if none does."""
        shown = [overlay for overlay in reversed(self._overlays) if overlay.isVisible()]
        waiting = (overlay for overlay in shown if overlay.first_control is not None)
        return next(waiting, shown[0] if shown else None)

    def _wanted(self) -> QWidget | None:
        panel = self._open
        first = None if panel is None else panel.first_control
        if first is not None and not first.isHidden():
            return first
        return self._waiting() or self._asks.control or self._home

    def _on_controls_changed(self) -> None:
        self._put_in_order()
        self.follow()

    def _on_hidden(self, panel: QObject) -> None:
        """Move the focus on if the panel had it, or if its focused widget was deleted before."""
        focused = QApplication.focusWidget()
        if focused is None or (isinstance(panel, QWidget) and panel.isAncestorOf(focused)):
            self.give()
        else:
            self._given = self._wanted()

    def _put_in_order(self) -> None:
        """Set the tab order from home to the open panel, and through it as arrows go."""
        if (panel := self._open) is not None:
            order = [self._home, *panel.controls] if self._home else panel.controls
            for before, after in pairwise(order):
                QWidget.setTabOrder(before, after)

    def _lead_key(self, event: QKeyEvent) -> bool:
        """Walk with arrows, and swallow repeats of a held key that would press the newly focused
        widget; return whether the key was handled.
        """
        if event.type() is QEvent.Type.KeyRelease:
            self._repeats.note_release(event)
        if event.type() is not QEvent.Type.KeyPress:
            return False
        if self._repeats.is_repeat(event) and presses(event, self._keys):
            return True
        return self._walk(event)

    def _walk(self, event: QKeyEvent) -> bool:
        for name, step in ((WALK_BACK, -1), (WALK_ON, 1)):
            if self._keys.means(event, name):
                return self._walk_by(step)
        return False

    def _walk_by(self, step: int) -> bool:
        panel = self._open
        controls = [] if panel is None else list(panel.controls)
        if panel is None or self._led is None or self._led not in controls:
            return False
        to = controls.index(self._led) + step
        is_past = not 0 <= to < len(controls)
        if not (is_past and panel.beyond is not None and panel.beyond(step)):
            controls[to % len(controls)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _on_focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        """Follow the focus within the open panel; the previous widget may be deleted by now."""
        panel = self._open
        is_in_panel = now is not None and panel is not None and panel.isAncestorOf(now)
        self._led = now if is_in_panel else None
        if self._led is not None:
            self._led.installEventFilter(self)
