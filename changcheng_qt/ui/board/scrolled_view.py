"""A view of a scene without bars, that is scrolled by the code that shows it."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget


class ScrolledView(QGraphicsView):
    """Tells when another part of the scene is seen, but not while Qt still measures.

    If others gave the view another size meanwhile, Qt would go on with the size before, and the
    scene would lie where that had its middle.
    """

    view_changed = Signal()
    """Another part of the scene is seen, or at another scale."""

    def __init__(self, scene: QGraphicsScene, parent: QWidget) -> None:
        """Show a scene as it is, without a frame."""
        super().__init__(scene, parent)
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
        """Return the part of the scene that is seen."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Let Qt work out how far the scene can be scrolled without a signal; the caller tells of
        the outcome.
        """
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

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint, for the table under the board stays where it is."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()
        if not self._is_measured:
            self.view_changed.emit()
