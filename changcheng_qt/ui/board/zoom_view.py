"""A view of any title's board with zoom, pan and pointer: a view of a scene without scroll bars,
scrolled by code.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMargins,
    QMarginsF,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from changcheng_qt.ui.board.pointer_modes import (
    Pan,
    Pointer,
    PointerMode,
    PointerPlace,
    Press,
    Responder,
)
from changcheng_qt.ui.board.zoom import STEP, Cover, Extent, Zoom, room_to_pan
from changcheng_qt.ui.looks.appearance import make_viewport
from changcheng_qt.ui.scene.sprites import FRAME_BUDGET, SpriteStore

IDLE_AFTER_ZOOM: Final = 120
"""Milliseconds after the last step of zoom before art is painted for the new scale."""

_NOTCH: Final = 120
_SCALE_DIGITS: Final = 4


class ScrolledView(QGraphicsView):
    """Emits when the visible part of the scene changes, but not while Qt still measures.

    If others resized the view meanwhile, Qt would go on with the earlier size, and the scene would
    be centred for that.
    """

    view_changed = Signal()
    """The visible part of the scene, or its scale, has changed."""

    def __init__(self, scene: QGraphicsScene, parent: QWidget) -> None:
        """Show a scene as it is, without a frame."""
        super().__init__(scene, parent)
        make_viewport(self)
        self._is_measured = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    @property
    def seen(self) -> QRectF:
        """Return the visible part of the scene."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Have Qt compute the range of scrolling without a signal; the caller emits the result."""
        before, self._is_measured = self._is_measured, True
        try:
            yield
        finally:
            self._is_measured = before

    def scroll_by(self, step: QPointF) -> None:
        """Scroll by logical pixels."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(step.x()))
        down.setValue(down.value() + round(step.y()))

    def pan_by(self, step: QPointF) -> None:
        """Move the content by logical pixels."""
        self.scroll_by(-step)

    def centre_on(self, place: QPointF) -> None:
        """Scroll a place of the scene to the middle of the view, as far as possible."""
        middle = self.viewport().rect().center()
        self.scroll_by(QPointF(self.mapFromScene(place) - middle))

    def place_at(self, view: QPointF) -> PointerPlace:
        """Return the place under a point of the view."""
        inverse, _ = self.viewportTransform().inverted()
        return PointerPlace(inverse.map(view), view)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint, for the table under the board does not move."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()
        if not self._is_measured:
            self.view_changed.emit()


class ZoomView(ScrolledView):
    """Shows a scene of sprites; wheel zooms at the pointer, drag pans, the responder handles the
    rest.
    """

    rested = Signal()
    """The scale has not changed for a while."""
    focus_lost = Signal()

    def __init__(
        self, scene: QGraphicsScene, sprites: SpriteStore, responder: Responder, parent: QWidget
    ) -> None:
        """Show a scene; `follow` sets its size before it is first painted."""
        super().__init__(scene, parent)
        self._shown_scene = scene
        self._sprites = sprites
        self._responder = responder
        self.pointer = Pointer(self)
        self._board = QRectF(0, 0, 1, 1)
        self._least_scale = 0.0
        self._extent = Extent.RESTING
        self._free_scale = 1.0
        self.cover = Cover()
        self._budget = FRAME_BUDGET
        self._fitted_to: object = None
        """The inputs of the present scale and range of scrolling."""
        self._idle = QTimer(self, singleShot=True, interval=IDLE_AFTER_ZOOM)
        self._idle.timeout.connect(self._on_idle)

    @property
    def board(self) -> QRectF:
        """Return the rectangle to which the view is fitted."""
        return self._board

    @property
    def shown_scale(self) -> float:
        """Return the logical pixels per unit of the scene."""
        return self.transform().m11()

    @property
    def clear(self) -> QRect:
        """Return the uncovered part of the viewport."""
        room = self.viewport().rect()
        return room.marginsRemoved(self._fitted_in(room)[1])

    @property
    def extent(self) -> Extent:
        """Return the extent that the view keeps."""
        return self._extent

    @property
    def shows_all(self) -> bool:
        """Whether the whole width of the board is visible."""
        return self._zoom().shows_all(self.shown_scale)

    @property
    def is_whole(self) -> bool:
        """Whether the board is at its smallest scale: whole, if the view allows."""
        return abs(self.shown_scale - self._zoom().whole) < 10**-_SCALE_DIGITS

    def would_show_all(self, size: QSize) -> bool:
        """Whether the whole width of the board would be visible in a view of that size."""
        zoom, _ = self._fitted_in(QRect(QPoint(0, 0), size))
        return zoom.shows_all(zoom.scale(self._extent, self._free_scale))

    def follow(self, board: QRectF, least_scale: float) -> None:
        """Show a board of this size; `least_scale` is the smallest playable one."""
        if (board, least_scale) != (self._board, self._least_scale):
            self._board, self._least_scale = board, least_scale
            self._refit()

    def keep_clear(self, covered: QMargins, by: str = "panel", *, whole: bool = False) -> None:
        """Fit the board into the part that margins leave; all of it if `whole`, however small."""
        if self.cover.lay(covered, by, whole=whole):
            self._refit()

    def fit_beside(self, drawer: QMargins) -> None:
        """Stay clear of an open drawer, if possible; empty margins mean none."""
        if self.cover.lay_drawer(drawer):
            self._refit()

    def hold_to(self, extent: Extent) -> None:
        """Show the whole board or the working zoom, also after later changes of size."""
        self._extent = extent
        self._refit()

    def toggle_fit(self) -> None:
        """Switch from the whole board to the working zoom, or to the whole."""
        self.hold_to(Extent.WORKING if self.is_whole else Extent.WHOLE)

    def zoom_by(self, steps: float, at: QPointF | None = None) -> None:
        """Zoom by notches of the wheel, at a place in the view or its middle."""
        zoom = self._zoom()
        self._free_scale = zoom.scale(Extent.FREE, self.shown_scale * STEP**steps)
        self._extent = Extent.FREE
        self._rescale(at or QPointF(self.viewport().rect().center()))

    def reveal(self, rect: QRectF) -> None:
        """Move as little as needed to show a part of the scene."""
        clear = QRectF(self.clear)
        target = self.mapFromScene(rect).boundingRect().toRectF()
        x = max(0.0, target.right() - clear.right()) or min(0.0, target.left() - clear.left())
        y = max(0.0, target.bottom() - clear.bottom()) or min(0.0, target.top() - clear.top())
        self.scroll_by(QPointF(x, y))

    def settle(self) -> None:
        """Paint everything at its own scale now instead of when there is time."""
        self._idle.stop()
        self._sprites.hurried = False
        self.rested.emit()
        self._budget = inf
        self.viewport().repaint()
        self._budget = FRAME_BUDGET

    # Called by Qt.

    def event(self, event: QEvent) -> bool:
        """Restore the extent after every resize of the viewport."""
        is_handled = super().event(event)
        if event.type() is QEvent.Type.Resize:
            self._refit()
        return is_handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have Qt measure; `event` restores the extent."""
        with self.measuring():
            super().resizeEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer; a sideways wheel or touch pad pans."""
        across, down = event.angleDelta().x(), event.angleDelta().y()
        if self.pointer.mode is None:
            if abs(across) > abs(down):
                self.pan_by(QPointF(across / 2, 0))
            elif down:
                self.zoom_by(down / _NOTCH, event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by pinching, and note when the pointer leaves."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(event.value() / (STEP - 1), event.position())
                return True
        elif event.type() is QEvent.Type.Leave:
            self._responder.hover(None)
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start the responder's mode, or a pan."""
        place = self.place_at(event.position())
        mode = self._responder.press(place, event) or self._press_on_nothing(event.button())
        self.pointer.begin(mode, place)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second click of two as a click of its own."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the mode with the pointer, or hover."""
        place = self.place_at(event.position())
        if self.pointer.mode is None:
            self._responder.hover(place)
        else:
            self.pointer.move(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Finish the mode, and hover unless the press has pointed at this very place."""
        place = self.place_at(event.position())
        if self.pointer.finish(place):
            self._responder.hover(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass the key to the responder; unhandled keys go on to the parent."""
        event.setAccepted(self._responder.press_key(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Cancel the mode: a secret must not stay open unseen."""
        super().focusOutEvent(event)
        self.pointer.cancel()
        self.focus_lost.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint with a time limit for new sprites; the next frame continues."""
        self._sprites.begin_frame(self._budget)
        super().paintEvent(event)
        self._sprites.end_frame()
        if self._sprites.unfinished and not self._sprites.hurried:
            QTimer.singleShot(0, self.viewport(), self.viewport().update)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Have the responder paint the table, which does not move with the board."""
        painter.save()
        painter.resetTransform()
        self._responder.paint_table(painter, QRectF(self.viewport().rect()))
        painter.restore()

    # How it is done.

    def _press_on_nothing(self, button: Qt.MouseButton) -> PointerMode:
        """Return a pan, which with the left button may still become a click."""
        is_left = button is Qt.MouseButton.LeftButton
        pan = Pan(self.pan_by)
        return Press(self._responder.click, lambda: pan) if is_left else pan

    def _fitted_in(self, room: QRect) -> tuple[Zoom, QMargins]:
        """Return the scales for a view, and its covered margins."""
        zoom = Zoom(QSizeF(room.size()), self._board, self._least_scale)
        return self.cover.fitted(zoom, self._extent, self._free_scale)

    def _zoom(self) -> Zoom:
        return self._fitted_in(self.viewport().rect())[0]

    def _refit(self) -> None:
        self._rescale(QPointF(self.viewport().rect().center()))

    def _rescale(self, fixed: QPointF) -> None:
        """Apply the scale of the extent, keeping a place of the view fixed.

        Nothing is emitted if that changes nothing: a view is fitted at every event of a resize.
        """
        zoom, margins = self._fitted_in(self.viewport().rect())
        scale = round(zoom.scale(self._extent, self._free_scale), _SCALE_DIGITS)
        before, kept = self.viewportTransform(), self.place_at(fixed)
        with self.measuring():
            if scale != self.shown_scale:
                self._sprites.hurried = True
                self._idle.start()
                self.setTransform(QTransform.fromScale(scale, scale))
            self.setSceneRect(room_to_pan(self._board, QMarginsF(margins), scale))
            self.scroll_by(self.viewportTransform().map(kept.scene) - fixed)
        fitted_to = zoom, self._extent, margins, self.cover.margins, self.viewport().size()
        if (fitted_to, self.viewportTransform()) != (self._fitted_to, before):
            self._fitted_to = fitted_to
            self.viewport().update()
            self._tell_rescaled()

    def _tell_rescaled(self) -> None:
        """Emit once that the scale has changed, also if the view is resized for that."""
        if self._is_measured:
            return
        with self.measuring():
            self._responder.make_room()
        self.view_changed.emit()

    def _on_idle(self) -> None:
        self._sprites.hurried = False
        self.rested.emit()
        self.viewport().update()


def rooms_beside(view: ZoomView) -> list[QRect]:
    """Return the uncovered parts of the viewport on the left and the right of the board, if it does
    not fill the width.
    """
    left, right = view.clear, view.clear
    board = view.mapFromScene(view.board).boundingRect()
    left.setRight(board.left() - 1)
    right.setLeft(board.right() + 1)
    return [room for room in (left, right) if room.width() > 0]
