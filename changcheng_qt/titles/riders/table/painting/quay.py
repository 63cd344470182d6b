"""The quay: a sheet of paper on the sea with dice and their sum, the last rolls, the supply, and
the edicts that are left. It is painted in logical pixels of a window of 1280 x 800.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter

from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.table.painting.goods import paint_goods_card
from changcheng_qt.ui.looks import strokes
from changcheng_qt.ui.looks.fonts import Fonts, Script
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.lettering import paint_fitted_text, width_of

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
_DIE: Final = 33.0
_WORDS: Final = 12.8
_MUTED: Final = "#5E5240"
_TUMBLE: Final = 9.0
"""By how many degrees more a tumbling die with one more pip is turned."""
_EARLIER: Final = 0.3
"""The share of the earlier rolls in the height of the dice."""
_INSET: Final = 6.0
"""The margin of words inside their part."""
_LOW: Final = 3
"""From this number of cards on the supply of a good counts as short."""
_SHORT: Final = "#A0281C"
_SPENT: Final = 0.4
"""The opacity of a card that the supply has none of."""


def paint_paper(painter: QPainter, rect: QRectF) -> None:
    """Paint the empty sheet."""
    strokes.paint_box(painter, rect.translated(1.6, 3), 8, ink(pigments.RIVER_DEEP, 90))
    strokes.paint_box(painter, rect, 8, _paper(rect), strokes.pen(pigments.BORDER_LINE, 1.3))


def paint_dice(
    painter: QPainter,
    rect: QRectF,
    dice: Sequence[int] | None,
    before: Sequence[int],
    label: str,
    fonts: Fonts,
) -> None:
    """Paint two dice and their sum, None before the first roll; below a label and earlier sums."""
    rect = rect.adjusted(_INSET, 2, -_INSET, 0)
    row = _row_of(rect)
    _paint_roll(painter, row, dice, fonts)
    foot, font = rect.adjusted(0, row.height(), 0, 0), fonts.text(_WORDS)
    if before:
        most = range(len(before), 0, -1)
        lines = ("  ".join((label, *map(str, before[:count]))) for count in most)
        text = next((one for one in lines if width_of(font, one) <= foot.width()), label)
        paint_fitted_text(painter, foot, text, font, _MUTED, _LEFT)


def paint_tumbling(painter: QPainter, rect: QRectF, paper: QRectF, dice: tuple[int, int]) -> None:
    """Paint two dice on their way over the paper, in place of those at rest."""
    row = _row_of(rect.adjusted(_INSET, 2, -_INSET, 0))
    strokes.paint_box(painter, row, 0, _paper(paper))
    for place, value in enumerate(dice):
        die = _die_rect(row, place)
        with strokes.moved(painter, die.center(), turn=_TUMBLE * (value - 3.5)):
            _paint_die(painter, die.translated(-die.center()), value)


def paint_payments(
    painter: QPainter,
    rect: QRectF,
    paper: QRectF,
    rates: Sequence[tuple[Good, int]],
    rooms: Mapping[Good, QRectF],
) -> None:
    """Paint what the supply takes for a card: goods with their rates, in place of the dice."""
    strokes.paint_box(painter, rect, 0, _paper(paper))
    for good, rate in rates:
        _paint_counted(painter, rooms[good], good, f"{rate}:1")


def paint_supply(painter: QPainter, rect: QRectF, good: Good, count: int) -> None:
    """Paint a good of the supply as a small card above its number."""
    _paint_counted(painter, rect, good, str(count), is_short=count <= _LOW)


def _paint_counted(
    painter: QPainter, rect: QRectF, good: Good, text: str, *, is_short: bool = False
) -> None:
    """Paint a good as a small card above a number."""
    foot = min(22.0, rect.height() * 0.4)
    high = rect.height() - foot - 2
    wide = min(rect.width() - 5, high * 0.8, 30.0)
    middle = QPointF(rect.center().x(), rect.top() + high / 2)
    card = strokes.centred(middle, wide, min(high, wide * 1.25))
    painter.save()
    painter.setOpacity(_SPENT if text == "0" else 1.0)
    paint_goods_card(painter, card, good)
    painter.restore()
    number = QRectF(rect.left(), rect.bottom() - foot, rect.width(), foot)
    colour, font = _SHORT if is_short else pigments.INK, Fonts(Script.LATIN).number(15.5)
    paint_fitted_text(painter, number, text, font, colour)


def paint_stack_line(painter: QPainter, rect: QRectF, title: str, words: str, fonts: Fonts) -> None:
    """Paint the title of the supply under a hairline, and at its end how many edicts are left."""
    inside = rect.adjusted(_INSET, 0, -_INSET, 0)
    hairline = QLineF(inside.topLeft(), inside.topRight())
    strokes.paint_line(painter, hairline, strokes.pen(pigments.BORDER_LINE, 1.0, 120))
    font = fonts.title(14.5)
    taken = min(width_of(font, title) + _INSET, inside.width() / 2)
    head = QRectF(inside.topLeft(), QSizeF(taken, inside.height()))
    paint_fitted_text(painter, head, title, font, pigments.INK, _LEFT)
    rest = inside.adjusted(taken, 0, 0, 0)
    paint_fitted_text(painter, rest, words, fonts.text(_WORDS), _MUTED, _RIGHT)


def paint_stack_below(
    painter: QPainter, rect: QRectF, count: int, label: str, fonts: Fonts
) -> None:
    """Paint the number of edicts that are left above a label."""
    number = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.58)
    paint_fitted_text(painter, number, str(count), fonts.number(22), pigments.INK)
    foot = QRectF(rect.x(), number.bottom(), rect.width(), rect.height() - number.height())
    paint_fitted_text(painter, foot, label, fonts.text(_WORDS), _MUTED)


def _paper(rect: QRectF) -> QLinearGradient:
    """Return the ground of the sheet."""
    return strokes.linear(rect.topLeft(), rect.bottomLeft(), "#FBF4E3", "#F3E8CD")


def _row_of(rect: QRectF) -> QRectF:
    """Return the rectangle of the two dice; the earlier rolls are below it."""
    return QRectF(rect.x(), rect.y(), rect.width(), rect.height() * (1 - _EARLIER))


def _die_rect(row: QRectF, place: int) -> QRectF:
    """Return where the first or the second die is."""
    size = min(_DIE, row.height() - 4)
    middle = QPointF(row.x() + size * (0.52 + 1.18 * place), row.center().y())
    return strokes.centred(middle, size, size)


def _paint_roll(painter: QPainter, rect: QRectF, dice: Sequence[int] | None, fonts: Fonts) -> None:
    size = _die_rect(rect, 0).width()
    for place in range(2):
        die = _die_rect(rect, place)
        if dice is None:
            line = strokes.pen(_MUTED, 1.2, 150, (3, 2.4))
            strokes.paint_box(painter, die, size * 0.18, ink(pigments.WHITE, 0), line)
        else:
            _paint_die(painter, die, dice[place])
    if dice is not None:
        total = QRectF(rect.x() + size * 2.4, rect.y(), rect.width() - size * 2.4, rect.height())
        total.setWidth(min(total.width(), 54.0))
        paint_fitted_text(painter, total, str(sum(dice)), fonts.number(27.0), pigments.INK)


def _paint_die(painter: QPainter, rect: QRectF, value: int) -> None:
    size = rect.width()
    strokes.paint_box(painter, rect.translated(1, 1.8), size * 0.18, ink(pigments.CARD_SHADOW, 70))
    bone = strokes.linear(rect.topLeft(), rect.bottomRight(), "#FFFDF6", "#EADFC6")
    strokes.paint_box(painter, rect, size * 0.18, bone, strokes.pen(pigments.BORDER_INK, 1.2))
    for x, y in _PIPS[value]:
        at = rect.center() + QPointF(x, y) * (size * 0.25)
        strokes.paint_disc(painter, at, size * 0.09, ink(pigments.SEAL))


_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
