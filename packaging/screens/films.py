"""Films in the gallery: a motion as several moments side by side."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from screens.deeds import Deed, StagedWindow
from screens.stage import Stage as Circumstances
from screens.stage import settle
from screens.stillness import bring_to_rest, hold

SHARES: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
_GAP: Final = 6
_PAGE: Final = 1.25
"""The width over the height that a film comes near to."""
_GROUND: Final = QColor("#55504a")


@dataclass(frozen=True, slots=True)
class Film:
    """A window at ordinary speed, the deed in it that is worth watching, and the widget to
    watch.
    """

    window: Callable[[Circumstances], QWidget]
    deed: Deed
    part: type[QWidget] = QWidget
    """The window itself where nothing else is named."""


class Frames(QWidget):
    """Pictures in rows, from left to right, and nothing besides: as high as they need."""

    def __init__(self, frames: Sequence[QPixmap], width: int) -> None:
        """Show these pictures for good, side by side in a width."""
        super().__init__()
        self.frames = tuple(frames)
        count = len(self.frames)
        full = [columns for columns in range(1, count + 1) if count % columns == 0]
        self._columns = min(full, key=self._unlike_a_page)
        whole = self.frames[0].deviceIndependentSize()
        frame_width = (width - _GAP) // self._columns - _GAP
        self._frame = QSize(frame_width, round(frame_width * whole.height() / whole.width()))
        cell = self._frame + QSize(_GAP, _GAP)
        self.setFixedSize(width, self._rows(self._columns) * cell.height() + _GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every frame, a hairline of ground around it."""
        step = self._frame + QSize(_GAP, _GAP)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), _GROUND)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for place, frame in enumerate(self.frames):
                row, column = divmod(place, self._columns)
                corner = QPoint(_GAP + column * step.width(), _GAP + row * step.height())
                painter.drawPixmap(QRect(corner, self._frame), frame)

    def _rows(self, columns: int) -> int:
        return -(-len(self.frames) // columns)

    def _unlike_a_page(self, columns: int) -> float:
        """Return how far the shape of all frames in n columns is from that of a page."""
        frame = self.frames[0].deviceIndependentSize()
        shape = columns * frame.width() / (self._rows(columns) * frame.height())
        return abs(log(shape / _PAGE))


def frames_of(film: Film, stage: Circumstances) -> QWidget:
    """Play a film, and return its frames."""
    window = film.window(stage)
    window.resize(stage.size)
    window.show()
    settle(stage.application)
    bring_to_rest(window)
    if isinstance(window, StagedWindow):
        film.deed(window)
    frames = [_frame(window, film.part, share) for share in SHARES]
    window.close()
    window.deleteLater()
    return Frames(frames, stage.size.width())


def _frame(window: QWidget, part: type[QWidget], share: float) -> QPixmap:
    hold(window, share)
    return (window if part is QWidget else window.findChildren(part)[0]).grab()
