"""The slider over a whole game: a groove in the wood, notches for turns, gold for moments.

The marks on it are made of public knowledge, and reveal only the turns.
"""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QSlider, QToolTip, QWidget

from changcheng_qt.i18n.telling import LineKind
from changcheng_qt.ui.looks.appearance import Appearance, Painted
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.panels.words import plain_tooltip
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.replay.wood_button import height_of
from changcheng_qt.ui.seam.title import TitleUi

_GROOVE: Final = 6
_HANDLE: Final = 9
_NOTCH: Final = 6
_MOMENT: Final = 5
_NARROWEST: Final = 3.0
"""The least pixels between two notches: with less only every other one is painted, and so on."""


@dataclass(frozen=True, slots=True)
class TurnMark:
    """The first position of a turn, and its heading in the chronicle."""

    position: int
    heading: str


@dataclass(frozen=True, slots=True)
class Marks:
    """The turns of a game in order, and the positions of landmarks."""

    turns: tuple[TurnMark, ...]
    moments: tuple[int, ...]

    def heading(self, position: int) -> str:
        """Return the heading of a position's turn, empty before the first one."""
        number = bisect_right(self.turns, position, key=_position)
        return self.turns[number - 1].heading if number else ""

    def turn_before(self, position: int) -> int:
        """Return the first position of a position's turn, or of the previous one at its beginning;
        0 before the first one.
        """
        number = bisect_left(self.turns, position, key=_position)
        return self.turns[number - 1].position if number else 0

    def turn_after(self, position: int) -> int | None:
        """Return the first position of the next turn, None in the last one."""
        number = bisect_right(self.turns, position, key=_position)
        return self.turns[number].position if number < len(self.turns) else None


def marks_of(title: TitleUi, bridge: ReplayBridge) -> Marks:
    """Return the marks of a replay, headings in the language of the interface."""
    view, players = bridge.public_end, bridge.players
    turns, moments = list[TurnMark](), list[int]()
    for position, events in enumerate(bridge.public_events(), start=1):
        lines = [line for event in events if (line := title.words.line(event, view, players))]
        turns += [TurnMark(position, line.text) for line in lines if line.kind is LineKind.TURN]
        if any(line.kind is LineKind.MARK for line in lines):
            moments.append(position)
    return Marks(tuple(turns), tuple(moments))


class ReplaySlider(Painted, QSlider):
    """Jumps to the place of a press; arrows and pages as in every slider."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._appearance = appearance
        self._marks = Marks((), ())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        appearance.changed.connect(self._on_appearance_changed)

    def use_marks(self, marks: Marks) -> None:
        """Show the marks of turns and moments."""
        self._marks = marks
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(240), height_of(self._appearance))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._appearance.px(90), height_of(self._appearance))

    def position_at(self, x: float) -> int:
        """Return the position nearest to a place."""
        left, right = self._ends()
        share = (x - left) / max(1.0, right - left)
        return round(max(0.0, min(1.0, share)) * self.maximum())

    def place_of(self, position: int) -> float:
        """Return the place of a position, in pixels from the left."""
        left, right = self._ends()
        return left + (right - left) * position / max(1, self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move to the pointer, and follow it."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.position_at(event.position().x()))
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is held."""
        if self.isSliderDown():
            self.setSliderPosition(self.position_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop following."""
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Handle the wheel only with the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        """Show the turn under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            heading = self._marks.heading(self.position_at(event.pos().x()))
            QToolTip.showText(event.globalPos(), plain_tooltip(heading), self)
            return True
        return super().event(event)

    def paint(self, painter: QPainter) -> None:
        """Paint groove, notches, moments and handle."""
        self._paint_groove(painter)
        self._paint_notches(painter)
        self._paint_moments(painter)
        self._paint_handle(painter)

    def _ends(self) -> tuple[float, float]:
        margin = self._appearance.px(_HANDLE) + 2
        return float(margin), float(self.width() - margin)

    def _paint_groove(self, painter: QPainter) -> None:
        palette, height = self._appearance.palette, self._appearance.px(_GROOVE)
        left, right = self._ends()
        groove = QRectF(left, (self.height() - height) / 2, right - left, height)
        painter.setPen(ink(palette.tray_text, 120))
        painter.setBrush(ink(palette.tray_edge, 235))
        painter.drawRoundedRect(groove, height / 2, height / 2)
        groove.setRight(self.place_of(self.sliderPosition()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.tray_text2))
        painter.drawRoundedRect(groove, height / 2, height / 2)

    def _paint_notches(self, painter: QPainter) -> None:
        """Paint a notch below the groove for every turn, or for as many as can be told apart."""
        turns = self._marks.turns
        left, right = self._ends()
        every = max(1, round(_NARROWEST * len(turns) / max(1.0, right - left)))
        top = self.height() / 2 + self._appearance.px(_GROOVE) / 2 + 2
        painter.setPen(ink(self._appearance.palette.tray_text, 130))
        for mark in turns[::every]:
            x = self.place_of(mark.position)
            painter.drawLine(QPointF(x, top), QPointF(x, top + self._appearance.px(_NOTCH)))

    def _paint_moments(self, painter: QPainter) -> None:
        size = self._appearance.px(_MOMENT)
        middle = self.height() / 2 - self._appearance.px(_GROOVE) / 2 - size - 1
        painter.setPen(QColor("#5A3A08"))
        painter.setBrush(QColor("#F2C14E"))
        for position in self._marks.moments:
            x = self.place_of(position)
            corners = ((0, -size), (size, 0), (0, size), (-size, 0))
            painter.drawPolygon(QPolygonF([QPointF(x + dx, middle + dy) for dx, dy in corners]))

    def _paint_handle(self, painter: QPainter) -> None:
        palette, radius = self._appearance.palette, self._appearance.px(_HANDLE)
        centre = QPointF(self.place_of(self.sliderPosition()), self.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink("#1A120A", 110))
        painter.drawEllipse(centre + QPointF(0, 1.5), radius, radius)
        painter.setPen(QColor(palette.tray_edge))
        painter.setBrush(QColor(palette.tray_text))
        painter.drawEllipse(centre, radius, radius)
        painter.setBrush(palette.colour("accent"))
        painter.drawEllipse(centre, radius * 0.45, radius * 0.45)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(palette.tray_text, 2))
            painter.drawEllipse(centre, radius + 3, radius + 3)

    def _on_appearance_changed(self) -> None:
        self.updateGeometry()
        self.update()


def _position(mark: TurnMark) -> int:
    return mark.position
