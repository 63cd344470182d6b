"""The winners of a game: a moment for them alone, and the headline with their emblem.

In their moment their stones are large, among rays of gold, and a crown descends on each.
"""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import paint_crown, paint_seat_token
from changcheng_qt.ui.looks.strokes import NO_PEN
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.panels.words import TextStyle, TypeFace, Words

if TYPE_CHECKING:
    from changcheng_qt.ui.looks.theme import SeatColours

LASTS: Final = 2400
"""Milliseconds in total, at ordinary speed."""
FALL: Final = 1100
"""Milliseconds until the crown reaches the stone."""
_SIZE: Final = (560, 250)
_RADIUS: Final = 46.0
_CROWN: Final = 78.0
_STEP: Final = 112.0
_HEIGHT: Final = 70.0
"""The initial height of a crown above its stone."""
_RAYS: Final = 18
_TURN: Final = 14.0
_SMALL_RADIUS: Final = 19.0
_SMALL_CROWN: Final = 30.0
_SMALL_STEP: Final = 46.0
_SMALL_HEIGHT: Final = 66.0
_VICTORY: Final = tuple(TextStyle(size=size, face=TypeFace.TITLE) for size in (28, 25, 22))
"""How the victory is set: the first on one line, else as large as otherwise."""
_STANDING: Final = TextStyle(size=16, role="text2")
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class WinnersMoment(Painted, Panel):
    """The animation before the sums; it ends by itself, or at the first input."""

    finished = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._colours: tuple[SeatColours, ...] = ()
        self._share = 1.0
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.end)
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.valueChanged.connect(self._on_moved)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def is_running(self) -> bool:
        """Whether the winners' moment is running."""
        return self._rest.isActive()

    def start(self, colours: Sequence["SeatColours"]) -> None:
        """Show the winners' stones for a moment; none without animation, or without winners."""
        self._colours = tuple(colours)
        lasts = self.appearance.fade(LASTS)
        if not lasts or not colours:
            return
        self._rest.start(lasts)
        fall = self.appearance.duration(FALL)
        self._share = 0.0 if fall else 1.0
        if fall:
            self._fall.setDuration(fall)
            self._fall.start()

    def end(self) -> None:
        """Stop the animation, and report it as `finished`."""
        self._rest.stop()
        self._fall.stop()
        self.finished.emit()

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(_SIZE[0]), px(_SIZE[1]))

    def paint(self, painter: QPainter) -> None:
        """Paint the rays, the stones, and the descending crowns."""
        k, gold = self.appearance.k, self.appearance.palette.gold
        foot = self.height() - (_RADIUS + 14) * k
        landed = QEasingCurve(QEasingCurve.Type.OutBounce).valueForProgress(self._share)
        self._paint_rays(painter, QPointF(self.width() / 2, foot))
        for place, colours in enumerate(self._colours):
            middle = self.width() / 2 + (place - (len(self._colours) - 1) / 2) * _STEP * k
            paint_seat_token(painter, QPointF(middle, foot), _RADIUS * k, colours)
            top = foot - (_RADIUS + _CROWN * 0.82 + _HEIGHT * (1 - landed)) * k
            crown = QRectF(middle - _CROWN * k / 2, top, _CROWN * k, _CROWN * k)
            painter.setOpacity(min(1.0, 4 * self._share))
            paint_crown(painter, crown, gold)
            painter.setOpacity(1.0)

    def _paint_rays(self, painter: QPainter, middle: QPointF) -> None:
        """Paint rays that spread and turn a little, and fade outwards."""
        gold = self.appearance.palette.gold
        reach = self.width() / 2 * (0.45 + 0.55 * self._share)
        light = QRadialGradient(middle, reach)
        light.setColorAt(0, ink(gold, 110))
        light.setColorAt(1, ink(gold, 0))
        painter.setPen(NO_PEN)
        painter.setBrush(light)
        for number in range(_RAYS):
            first = 360 * number / _RAYS + _TURN * self._share
            ends = (_at(middle, reach, first), _at(middle, reach, first + 180 / _RAYS))
            painter.drawPolygon(QPolygonF([middle, *ends]))

    def _on_moved(self, share: object) -> None:
        if isinstance(share, float):
            self._share = share
            self.update()


class WinnersEmblem(Painted, Panel):
    """The stones of the winners, crowned; the words next to it say its meaning."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._colours: tuple[SeatColours, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_winners(self, colours: Sequence["SeatColours"]) -> None:
        """Show the stones of these colours."""
        self._colours = tuple(colours)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a stone and its crown for each winner."""
        px = self.appearance.px
        return QSize(px(_SMALL_STEP) * len(self._colours), px(_SMALL_HEIGHT))

    def paint(self, painter: QPainter) -> None:
        k, gold = self.appearance.k, self.appearance.palette.gold
        for place, colours in enumerate(self._colours):
            middle = (place + 0.5) * self.appearance.px(_SMALL_STEP)
            foot = self.height() - (_SMALL_RADIUS + 2) * k
            paint_seat_token(painter, QPointF(middle, foot), _SMALL_RADIUS * k, colours)
            crown = QRectF(middle - _SMALL_CROWN * k / 2, 0, _SMALL_CROWN * k, _SMALL_CROWN * k)
            paint_crown(painter, crown, gold)


def _at(middle: QPointF, reach: float, degrees: float) -> QPointF:
    angle = radians(degrees)
    return middle + QPointF(reach * cos(angle), reach * sin(angle))


class Headline(QWidget):
    """The winners, and the places of the people here, next to the winners' stones; in their moment
    the two lines alone, centred.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._emblem = WinnersEmblem(appearance, self)
        self._lines = tuple(
            Words(appearance, style, self, wrap=True) for style in (_VICTORY[0], _STANDING)
        )
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        for line in self._lines:
            words.addWidget(line)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._emblem)
        self._row.addLayout(words, 1)

    def restyle(self) -> None:
        """Update the gaps after another size."""
        px = self._appearance.px
        self._row.setContentsMargins(0, 0, 0, px(6))
        self._row.setSpacing(px(12))

    def fit(self, width: int) -> None:
        """Set the victory smaller if that spares a second line of that width."""
        victory, *_ = self._lines
        free = width - self._emblem.sizeHint().width() - self._row.spacing()
        fonts = ((style, style.font(self._appearance)) for style in _VICTORY)
        text = victory.text()
        fitting = (one for one, font in fonts if QFontMetricsF(font).horizontalAdvance(text) < free)
        victory.use_style(next(fitting, _VICTORY[0]))

    def show_words(self, words: Sequence[str], colours: Sequence["SeatColours"]) -> None:
        """Show victory and standing, and the winners' stones; an empty line takes no room."""
        for line, text in zip(self._lines, words, strict=True):
            line.setText(text)
            line.setVisible(bool(text))
        self._emblem.show_winners(colours)

    def set_moment(self, is_moment: bool) -> None:
        """Show the lines for the winners' moment, which has their stones, or for the sums."""
        self._emblem.setHidden(is_moment)
        for line in self._lines:
            line.setAlignment(_CENTRE if is_moment else _LEFT)
