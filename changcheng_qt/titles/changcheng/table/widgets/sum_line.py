"""A sum laid out in numbers and signs: 4 walls + 2 by a Flood + 3 reputation = 9."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import labelled, plain, side_by_side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.painting.action_art import paint_action_art
from changcheng_qt.titles.changcheng.table.painting.counters import paint_reputation
from changcheng_qt.titles.changcheng.table.painting.icons import Symbol, paint_symbol
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel

_SYMBOL: Final = 13.0
_GAP: Final = 6.0
_OPERATOR: Final = 0.8
_TOTAL: Final = 1.35


@dataclass(frozen=True, slots=True)
class Term:
    """One number of a sum, its sign (for a card its picture), and its meaning in words."""

    number: int
    words: str
    sign: Symbol | ActionCard | None = None


class SumLine(Painted, Panel):
    """The terms, and the total at a larger size."""

    def __init__(
        self, appearance: Appearance, size: float = 21, parent: QWidget | None = None
    ) -> None:
        """Start without terms; `size` is that of the figures in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._size = size
        self._terms: tuple[Term, ...] = ()
        self._name = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def total(self) -> int:
        """Return the sum of the terms."""
        return sum(term.number for term in self._terms)

    def show_terms(self, terms: Sequence[Term]) -> None:
        """Show these terms and their total."""
        self._terms = tuple(terms)
        said = [f"{term.words} {plain(term.number)}" for term in self._terms]
        self.setAccessibleName(labelled(side_by_side(said), plain(self.total)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = sum(width for _, width in self._pieces())
        return QSize(round(width), self.appearance.px(self._size * 1.6))

    def paint(self, painter: QPainter) -> None:
        left = 0.0
        for piece, width in self._pieces():
            self._paint_piece(painter, piece, QRectF(left, 0, width, self.height()))
            left += width

    def _pieces(self) -> list[tuple[Term | str, float]]:
        """Return terms for their signs, figures and operators with the width of each.

        An operator stands between blanks, so that it is not mistaken for a figure; the total is
        last, after the equals sign.
        """
        pieces: list[Term | str] = []
        for place, term in enumerate(self._terms):
            if place:
                pieces.append(" − " if term.number < 0 else " + ")
            pieces.append(str(abs(term.number)) if place else plain(term.number))
            if term.sign:
                pieces.append(term)
        pieces += [" = ", f"={plain(self.total)}"]
        return [(piece, self._width(piece)) for piece in pieces]

    def _width(self, piece: Term | str) -> float:
        if isinstance(piece, Term):
            return (2 * _SYMBOL + _GAP) * self.appearance.k
        text, size, _ = self._setting(piece)
        metrics = QFontMetricsF(self.appearance.number_font(size))
        return metrics.horizontalAdvance(text) + _GAP * self.appearance.k

    def _setting(self, piece: str) -> tuple[str, float, str]:
        """Return text, size and colour of a figure, an operator or the total."""
        if piece.startswith("="):
            return piece[1:], self._size * _TOTAL, "text"
        if piece.startswith(" "):
            return piece.strip(), self._size * _OPERATOR, "text3"
        return piece, self._size, "text"

    def _paint_piece(self, painter: QPainter, piece: Term | str, room: QRectF) -> None:
        if isinstance(piece, Term):
            self._paint_sign(painter, piece, room)
            return
        text, size, role = self._setting(piece)
        painter.setFont(self.appearance.number_font(size))
        painter.setPen(self.appearance.colour(role))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_sign(self, painter: QPainter, term: Term, room: QRectF) -> None:
        """Paint a card's picture, the counter with its number, or a line drawing."""
        radius = _SYMBOL * self.appearance.k
        centre = QPointF(room.left() + radius * 1.05, room.center().y())
        match term.sign:
            case ActionCard() as card:
                painter.save()
                painter.translate(centre.x() - radius, centre.y() - radius)
                painter.scale(radius / 50, radius / 50)
                paint_action_art(painter, card)
                painter.restore()
            case Symbol.REPUTATION:
                paint_reputation(painter, centre, term.number, radius * 0.92)
            case Symbol() as symbol:
                paint_symbol(painter, symbol, centre, radius * 0.76, self.appearance.palette.text2)
            case None:
                pass
