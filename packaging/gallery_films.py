"""The moments of a game as films: the real window at several shares of a motion, side by side.

A film is a screen of the gallery like any other, but nothing in it moves any more, and it has no
golden picture: it is there to judge by eye how something comes about.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from changcheng_qt.games.changcheng.commands import ExtendMap, PlaceSingle
from changcheng_qt.games.changcheng.turn import Stage
from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.changcheng.scoring.panel import ScoringPanel
from gallery_deeds import Deed, StagedWindow, begin_scoring, give, lift_gate
from gallery_positions import at_stage, new_turn
from gallery_screens import MIDDLE, SCORING, Scene, stepwise, window_for
from gallery_stage import Screens, settle
from gallery_stage import Stage as Circumstances
from gallery_stillness import bring_to_rest, hold

SHARES: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
_GAP: Final = 6
_GROUND: Final = QColor("#55504a")


@dataclass(frozen=True, slots=True)
class Film:
    """A scene, what is then done in it that is worth watching, and the widget to watch."""

    scene: Scene
    deed: Deed
    part: type[QWidget] = QWidget
    """The window itself where nothing else is named."""


class Frames(QWidget):
    """Pictures in rows, from left to right."""

    def __init__(self, frames: Sequence[QPixmap]) -> None:
        """Show these pictures for good."""
        super().__init__()
        self.frames = tuple(frames)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every frame as large as fits."""
        columns = max(range(1, len(self.frames) + 1), key=self._width_in)
        cell = self._cell(columns)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), _GROUND)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for place, frame in enumerate(self.frames):
                row, column = divmod(place, columns)
                corner = QPoint(column * cell.width(), row * cell.height())
                target = QRect(corner, self._fitted(cell)).translated(_GAP // 2, _GAP // 2)
                painter.drawPixmap(QRectF(target), frame, QRectF(frame.rect()))

    def _width_in(self, columns: int) -> int:
        return self._fitted(self._cell(columns)).width()

    def _cell(self, columns: int) -> QSize:
        rows = -(-len(self.frames) // columns)
        return QSize(self.width() // columns, self.height() // rows)

    def _fitted(self, cell: QSize) -> QSize:
        """Return how large a frame is in a cell, its gap left out."""
        room = cell - QSize(_GAP, _GAP)
        return self.frames[0].size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)


def frames_of(film: Film, stage: Circumstances) -> QWidget:
    """Play a film, and return its frames."""
    window = window_for(stepwise(film.scene), stage)
    window.resize(stage.size)
    window.show()
    settle(stage.application)
    bring_to_rest(window)
    if isinstance(window, StagedWindow):
        film.deed(window)
    frames = [_frame(window, film.part, share) for share in SHARES]
    window.close()
    window.deleteLater()
    return Frames(frames)


def _frame(window: QWidget, part: type[QWidget], share: float) -> QPixmap:
    hold(window, share)
    return (window if part is QWidget else window.findChildren(part)[0]).grab()


FILMS: Final[Screens] = {
    name: partial(frames_of, film)
    for name, film in {
        "film_set_down": Film(MIDDLE, partial(give, kind=PlaceSingle), BoardView),
        "film_cards": Film(SCORING, begin_scoring, ScoringPanel),
        "film_unroll": Film(
            Scene(at_stage(Stage.EXTENSION)), partial(give, kind=ExtendMap), BoardView
        ),
        "film_gate": Film(Scene(new_turn(2, 40), people=3), lift_gate),
    }.items()
}
"""The films by the name of their picture."""
