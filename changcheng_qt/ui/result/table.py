"""The sources of points: a row for each seat, a column for each source; every number with the sum
that makes it.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import plain, player_name
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel, without_margins
from changcheng_qt.ui.looks.glyphs import paint_crown
from changcheng_qt.ui.looks.strokes import NO_PEN
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.words import NOTE, ElidedWords, TextStyle, TypeFace, Words
from changcheng_qt.ui.result.sheet import Sheet
from changcheng_qt.ui.widgets.seats import seat_token
from changcheng_qt.verdicts.accounts import AccountLine

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=16, bold=True)
_NUMBER: Final = TextStyle(size=17, face=TypeFace.NUMBER)
_TOTAL: Final = TextStyle(size=24, face=TypeFace.NUMBER, bold=True)

_UNCUT: Final = 190
"""The width of a name, in a window of 1280 x 800, up to which it is not cut: the sums have room
left.
"""
_PLAYER_SHARE: Final = 4
_TOTAL_SHARE: Final = 2


def sum_text(line: AccountLine) -> str:
    """Return a line of an account as a sum, such as "6 + 9 − 3"; empty for a single amount."""
    if len(line.amounts) < 2:
        return ""
    parts = [plain(line.amounts[0])]
    for amount in line.amounts[1:]:
        parts.append(f"{'−' if amount < 0 else '+'} {abs(amount)}")
    return " ".join(parts)


class Crown(Painted, Panel):
    """The crown of a winner, or equal empty room."""

    def __init__(self, appearance: Appearance, parent: QWidget, *, shown: bool) -> None:
        """Show the crown, or only leave room for it."""
        super().__init__(appearance, parent)
        self.is_shown = shown
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(22), self.appearance.px(22))

    def paint(self, painter: QPainter) -> None:
        if self.is_shown:
            paint_crown(painter, QRectF(self.rect()), self.appearance.palette.gold)


class ColumnFigure(Words):
    """A number in the middle of its column, on one baseline with all the others of its row.

    A label would put it lower if a sign, such as the minus, is from a taller font.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number on the line of the totals."""
        metrics, room = self.fontMetrics(), self.contentsRect()
        line = QFontMetrics(_TOTAL.font(self._appearance)).ascent()
        left = room.left() + (room.width() - metrics.horizontalAdvance(self.text())) / 2
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(QPointF(left, room.top() + line), self.text())


class Amount(Panel):
    """A number with the sum behind it in small figures below."""

    def __init__(self, appearance: Appearance, line: AccountLine, parent: QWidget) -> None:
        """Show a line of an account."""
        super().__init__(appearance, parent)
        self._number = ColumnFigure(appearance, _NUMBER, self)
        self._number.setText(plain(line.total) if line.amounts else "–")
        how = Words(appearance, NOTE, self, wrap=True)
        how.setText(sum_text(line))
        how.setVisible(bool(how.text()))
        layout = without_margins(QVBoxLayout(self))
        layout.setSpacing(0)
        how.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._number)
        layout.addWidget(how)
        layout.addStretch(1)
        self.restyle()

    def restyle(self) -> None:
        self._number.setFixedHeight(self.appearance.px(29))


class ResultTable(Painted, Panel):
    """The accounts of all seats; columns only for sources with points."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._grid = without_margins(QGridLayout(self))
        self._cells: list[QWidget] = []
        self._won = 0
        """The number of winners' rows from the top."""

    def show_accounts(
        self, sheet: Sheet, winners: Sequence[Seat], players: Sequence[Player]
    ) -> None:
        """Show the accounts of a sheet, the highest score first."""
        self.drop_widgets(self._cells, self._grid)
        columns = [
            c for c in sheet.columns if any(a.line(c.source).amounts for a in sheet.accounts)
        ]
        for place, name in enumerate(column.name for column in columns):
            self._put_head(name, place + 1)
        self._put_head(translate("Result", "Score"), len(columns) + 1)
        self._won = len(winners)
        ranking = sorted(sheet.accounts, key=lambda a: (a.seat not in winners, -a.total))
        for row, account in enumerate(ranking, start=1):
            seat = account.seat
            name = player_name(players, seat)
            player = self._player(name, sheet.colours[seat], has_won=seat in winners)
            self._put(player, row, 0)
            for place, column in enumerate(columns, start=1):
                amount = Amount(self.appearance, account.line(column.source), self)
                self._put(amount, row, place)
            total = ColumnFigure(self.appearance, _TOTAL, self)
            total.setText(plain(account.total))
            self._put(total, row, len(columns) + 1)
        shares = [_PLAYER_SHARE, *(column.share for column in columns), _TOTAL_SHARE]
        for place in range(self._grid.columnCount()):
            self._grid.setColumnStretch(place, shares[place] if place < len(shares) else 0)

    def paint(self, painter: QPainter) -> None:
        """Paint light behind the winners' rows."""
        painter.setPen(NO_PEN)
        painter.setBrush(self.appearance.colour("selection"))
        corner = self.appearance.px(6)
        for row in range(1, self._won + 1):
            painter.drawRoundedRect(self._band_of(row), corner, corner)

    def _band_of(self, row: int) -> QRectF:
        """Return the rectangle of a row, from margin to margin."""
        items = (self._grid.itemAtPosition(row, k) for k in range(self._grid.columnCount()))
        cells = [item.geometry() for item in items if item is not None]
        top = min((cell.top() for cell in cells), default=0) - 3
        bottom = max((cell.bottom() for cell in cells), default=0) + 4
        return QRectF(0, top, self.width(), bottom - top)

    def _put_head(self, name: str, column: int) -> None:
        head = Words(self.appearance, NOTE, self, wrap=True)
        head.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        head.setText(name)
        self._put(head, 0, column)

    def _player(self, name: str, colours: SeatColours, *, has_won: bool) -> QWidget:
        cell = QWidget(self)
        row = QHBoxLayout(cell)
        row.setContentsMargins(0, self.appearance.px(4), 0, 0)
        row.addWidget(Crown(self.appearance, cell, shown=has_won))
        row.addWidget(seat_token(self.appearance, colours, 12, cell))
        words = ElidedWords(self.appearance, _NAME, cell, least=_UNCUT)
        words.setText(name)
        row.addWidget(words, 1)
        return cell

    def _put(self, cell: QWidget, row: int, column: int) -> None:
        alignment = Qt.AlignmentFlag.AlignTop if row else Qt.AlignmentFlag(0)
        self._grid.addWidget(cell, row, column, alignment)
        self._cells.append(cell)
