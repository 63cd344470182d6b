"""Dragging the held thing: released over a target its command is submitted, anywhere else it is
dropped; if a rule forbids it, the reason is shown.

A drag may begin in another widget, such as the tray, and continue over the board.
"""

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, Protocol, TypeAlias

from PySide6.QtCore import QObject, QPoint, QPointF, SignalInstance

from changcheng_qt.ui.board.pointer_modes import DragWatch, PointerMode, PointerPlace
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.pointer.hand import Hand
from changcheng_qt.ui.scene.animator import Duration
from changcheng_qt.ui.scene.carried_item import CarriedItem
from changcheng_qt.ui.scene.figure_scene import FigureScene

PICK_UP: Final = 120
"""Milliseconds in which a picked-up thing rises."""
SNAP_BACK: Final = 160
"""Milliseconds in which a dropped thing flies back to its origin."""


AnyScene: TypeAlias = FigureScene[Any, Any, Any, Any]


class Aim(Protocol):
    """The queries of a drag about the place under it."""

    @property
    def target(self) -> object | None:
        """Return the target."""

    @property
    def can_act(self) -> bool:
        """Whether a click on the target does something."""

    def hover(self, place: PointerPlace | None) -> None:
        """Update the target to a place."""

    def act(self) -> None:
        """Do the action of a click on the target."""

    @property
    def reason(self) -> Enum | None:
        """Return the rule that forbids the target, None if none does."""

    @property
    def refused(self) -> SignalInstance:
        """Emitted with the rule that refused an attempt."""


class Carry(PointerMode):
    """Moves the held thing with the pointer."""

    def __init__(
        self,
        aim: Aim,
        hand: Hand[Any],
        scene: AnyScene,
        carried: Callable[[], CarriedItem | None],
        duration: Duration,
    ) -> None:
        """Use the thing held at the start, with the item of `carried`; `duration` returns how long
        a motion lasts now.
        """
        self._aim = aim
        self._duration = duration
        self._home = QPointF()
        self._hand = hand
        self._scene = scene
        self._carried = carried
        self._item: CarriedItem | None = None

    def start(self, place: PointerPlace) -> None:
        """Show the carried item."""
        self._home = place.scene
        self._item = self._carried()
        if self._item is not None:
            self._scene.addItem(self._item)
            self._item.pick_up(self._duration(PICK_UP))
        self.move(place)

    def move(self, place: PointerPlace) -> PointerMode | None:
        """Follow the pointer; over a target only the ghost there is shown."""
        self._aim.hover(place)
        if self._item is not None:
            self._item.setPos(place.scene)
            self._item.setVisible(not self._aim.can_act)
            self._scene.stirred.emit()
        return None

    def finish(self, place: PointerPlace) -> None:
        """Do the target's action, and drop the held thing unless it is placed in several steps."""
        self.move(place)
        reason = self._aim.reason
        if self._aim.target is not None and self._aim.can_act:
            self._let_go()
            self._aim.act()
        else:
            self._snap_back()
        if not self._hand.is_half_set_down:
            self._hand.drop()
        if reason is not None:
            self._aim.refused.emit(reason)

    def cancel(self) -> None:
        """Drop the held thing."""
        self._snap_back()
        self._hand.drop()

    def _let_go(self) -> None:
        if self._item is not None:
            self._item.leave()
            self._item = None

    def _snap_back(self) -> None:
        fly_back = self._duration(SNAP_BACK)
        if self._item is not None and fly_back:
            self._item.fly_back(self._home, fly_back)
            self._item = None
        self._let_go()


class ArrivingDrag(QObject):
    """Continues a drag on the view's pointer, from positions on the desktop."""

    def __init__(self, view: ZoomView) -> None:
        """Use the view whose pointer continues the drag."""
        super().__init__(view)
        self._view = view
        self._watch = DragWatch(self._on_moved, self._on_ended, view.pointer.cancel, self)

    def begin(self, mode: PointerMode, global_pos: QPoint) -> None:
        """Continue a drag at a point of the desktop."""
        self._view.pointer.begin(mode, self._place(global_pos))
        self._watch.begin()

    def stop(self) -> None:
        """Stop following it."""
        self._watch.stop()

    def _place(self, global_pos: QPoint) -> PointerPlace:
        return self._view.place_at(QPointF(self._view.viewport().mapFromGlobal(global_pos)))

    def _on_moved(self, global_pos: QPoint) -> None:
        self._view.pointer.move(self._place(global_pos))

    def _on_ended(self, global_pos: QPoint) -> None:
        self._view.pointer.finish(self._place(global_pos))
