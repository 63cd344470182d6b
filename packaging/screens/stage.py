"""The stage on which a screen of the gallery is built and becomes a picture."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QCursor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from changcheng_qt.ui.board.overview import OverviewStrip
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.rulebook.figures import BookFigures
from changcheng_qt.ui.scene.figure_scene import FigureScene
from screens.stillness import bring_to_rest, stopped_clock

THUMBNAIL = QSize(420, 300)
COLUMNS = 4
LABEL = 26
MARGIN = 12
_ASIDE = QPoint(-100, -100)
"""A place over no window, to which the pointer moves before each picture."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The circumstances of a picture: size in logical pixels, theme, language code, and the size of
    the interface that a person chose.
    """

    application: QApplication
    size: QSize
    theme: str
    language: str
    interface: float = 1.0


Screens = Mapping[str, Callable[[Stage], QWidget]]


def picture(build: Callable[[Stage], QWidget], stage: Stage) -> QPixmap:
    """Build a screen, show it, bring it to rest, and return its picture."""
    QCursor.setPos(_ASIDE)
    with stopped_clock(stage.application):
        return _picture(build(stage), stage)


def _picture(widget: QWidget, stage: Stage) -> QPixmap:
    try:
        widget.resize(stage.size)
        widget.show()
        settle(stage.application)
        bring_to_rest(widget)
        wait_for_figures(widget)
        paint_afresh(widget)
        return widget.grab()
    finally:
        widget.close()
        # A window may delete itself on closing.
        if isValid(widget):
            widget.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def wait_for_figures(widget: QWidget) -> None:
    """Wait until all figures of an open rulebook are painted."""
    while any(figures.is_busy for figures in widget.findChildren(BookFigures)):
        QApplication.processEvents()


def paint_afresh(widget: QWidget) -> None:
    """Repaint boards and their overviews at rest, without any picture from before:
    which ones there were depends on how often they were painted on the way, so on the computer.
    """
    for board in widget.findChildren(ZoomView):
        scene = board.scene()
        if isinstance(scene, FigureScene) and board.isVisible():
            scene.sprites.clear()
            board.settle()
    for overview in widget.findChildren(OverviewStrip):
        overview.renew()


def settle(application: QApplication) -> None:
    """Deliver events until layouts and polish have gone through all generations of widgets."""
    for _ in range(5):
        application.sendPostedEvents()
        application.processEvents()


def contact_sheet(pictures: Sequence[tuple[str, QPixmap]]) -> QPixmap:
    """All pictures, small, each above its name."""
    cell = THUMBNAIL + QSize(MARGIN, LABEL + MARGIN)
    columns = max(1, min(COLUMNS, len(pictures)))
    rows = -(-len(pictures) // columns)
    sheet = QPixmap(columns * cell.width() + MARGIN, rows * cell.height() + MARGIN)
    sheet.fill(QColor("#55504a"))
    with QPainter(sheet) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(QColor("white"))
        for index, (name, pixmap) in enumerate(pictures):
            row, column = divmod(index, columns)
            corner = QPoint(MARGIN + column * cell.width(), MARGIN + row * cell.height())
            _paint_thumbnail(painter, QRect(corner, THUMBNAIL), name, pixmap)
    return sheet


def _paint_thumbnail(painter: QPainter, frame: QRect, name: str, pixmap: QPixmap) -> None:
    fitted = pixmap.size().scaled(frame.size(), Qt.AspectRatioMode.KeepAspectRatio)
    target = QRect(QPoint(0, 0), fitted)
    target.moveCenter(frame.center())
    painter.drawPixmap(target, pixmap)
    label = QRect(frame.bottomLeft(), QSize(frame.width(), LABEL))
    painter.drawText(label, Qt.AlignmentFlag.AlignCenter, name)


def save(pixmap: QPixmap, path: Path) -> None:
    """Write a picture as PNG; raises OSError if it cannot be written."""
    if not pixmap.save(str(path), "PNG"):
        raise OSError(f"could not write {path}")
