"""A drag that began in another widget, such as the tray, and goes on over the board."""

from PySide6.QtCore import QObject, QPoint, QPointF

from changcheng_qt.ui.board.drag_watch import DragWatch
from changcheng_qt.ui.board.pointer_modes import PointerMode, PointerPlace
from changcheng_qt.ui.board.zoom_view import ZoomView


class ArrivingDrag(QObject):
    """Feeds the view's pointer from where the drag is seen on the desktop."""

    def __init__(self, view: ZoomView) -> None:
        """Take the view whose pointer carries on the drag."""
        super().__init__(view)
        self._view = view
        self._watch = DragWatch(self._on_moved, self._on_ended, view.pointer.cancel, self)

    def begin(self, mode: PointerMode, global_pos: QPoint) -> None:
        """Carry on a drag at a point of the desktop."""
        self._view.pointer.begin(mode, self._place(global_pos))
        self._watch.begin()

    def stop(self) -> None:
        """Follow it no longer."""
        self._watch.stop()

    def _place(self, global_pos: QPoint) -> PointerPlace:
        return self._view.place_at(QPointF(self._view.viewport().mapFromGlobal(global_pos)))

    def _on_moved(self, global_pos: QPoint) -> None:
        self._view.pointer.move(self._place(global_pos))

    def _on_ended(self, global_pos: QPoint) -> None:
        self._view.pointer.finish(self._place(global_pos))
