"""One kept game in the list: its board, players and state, and its actions."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from changcheng_qt.ui.library.card import GameCard, GameStatus
from changcheng_qt.ui.looks.appearance import Appearance, FollowsLanguage, Painted
from changcheng_qt.ui.looks.glyphs import Token
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.panels.words import (
    BODY,
    NOTE,
    SUBTITLE,
    ElidedWords,
    TextStyle,
    TypeFace,
    Words,
)

translate = QCoreApplication.translate

PICTURE: Final = QSize(216, 92)
"""The largest size of the board's picture, in a window of 1280 x 800."""
_PICTURE_SHARE: Final = 0.34
_NARROW: Final = 300
"""A narrower row has no picture, and the names of players only in its heading."""
_MOST_ABREAST: Final = 4
"""How many seats fit on one line of a narrow row."""
_SCORE: Final = TextStyle(size=15, face=TypeFace.NUMBER, bold=True)
_ROUND: Final = 8
_MORE: Final = 18
"""The size of the three dots that open the menu of actions."""
_GAP_COLUMN: Final = 3
"""The empty column between seats on one line."""


_PAGE: Final = 5
_ALL: Final = 1_000_000
"""More rows than any list has."""
_WAYS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -_PAGE,
    Qt.Key.Key_PageDown: _PAGE,
    Qt.Key.Key_Home: -_ALL,
    Qt.Key.Key_End: _ALL,
}


def row_height(appearance: Appearance) -> int:
    """Return the height of every row."""
    return appearance.px(PICTURE.height() + 16)


class GameRow(Painted, FollowsLanguage, QAbstractButton):
    """A kept game; a click resumes it, or replays it if it is over."""

    renaming_asked = Signal()
    duplicate_asked = Signal()
    trash_asked = Signal()
    way_asked = Signal(int)
    """Move the focus by that number of rows."""

    def __init__(self, card: GameCard, appearance: Appearance, parent: QWidget) -> None:
        """Show a game, still without its picture."""
        super().__init__(parent)
        self.card = card
        self._appearance = appearance
        self._picture = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setEnabled(card.can_open)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._heading = ElidedWords(appearance, SUBTITLE, self)
        self._heading.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._state = self._state_words()
        self._corner = self._make_corner()
        self._layout = QHBoxLayout(self)
        self._column = QVBoxLayout()
        self._seats = self._seat_words()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._column.addStretch(0)
        self._head = QHBoxLayout()
        self._head.addWidget(self._heading, 1)
        self._column.addLayout(self._head)
        self._column.addLayout(self._grid)
        self._column.addWidget(self._state)
        self._column.addStretch(1)
        self._layout.addLayout(self._column, 1)
        self._place_corner()
        appearance.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    @property
    def last_in_focus(self) -> QWidget:
        """Return the last widget in the tab order of the row."""
        return self._corner

    def show_picture(self, picture: QPixmap) -> None:
        """Show the board."""
        self._picture = picture
        self.update()

    def retranslate(self) -> None:
        self._heading.setText(self.card.heading)
        self._lay_out_seats()
        self._state.setText(self.card.state_text)
        self.setAccessibleName(self.card.spoken)
        self._say_corner()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter like Space; F2 renames, Delete moves to the trash; arrows, Home and End
        move through the list.
        """
        match event.key():
            case key if key in _WAYS:
                self.way_asked.emit(_WAYS[Qt.Key(key)])
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case Qt.Key.Key_F2:
                self.renaming_asked.emit()
            case Qt.Key.Key_Delete:
                self.trash_asked.emit()
            case _:
                super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the menu of actions."""
        self._open_menu(event.pos())

    def paint(self, painter: QPainter) -> None:
        """Paint the row's ground, and the board on it."""
        look, k = self._appearance, self._appearance.k
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_lit = self.isEnabled() and (self.underMouse() or self.hasFocus())
        painter.setBrush(look.colour("hover" if is_lit else "panel_raised"))
        painter.setPen(self._frame())
        painter.drawRoundedRect(ground, _ROUND * k, _ROUND * k)
        self._paint_picture(painter)

    def _frame(self) -> QPen:
        if self.hasFocus():
            return pen(self._appearance.colour("gold"), 1 + 2 * self._appearance.k)
        return pen(self._appearance.colour("rule"), 1 + self._appearance.k / 2)

    def _paint_picture(self, painter: QPainter) -> None:
        room = self._room()
        if self._picture.isNull() or room.isEmpty():
            return
        size = self._picture.deviceIndependentSize()
        shown = size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(QPointF(), shown if shown.width() < size.width() else size)
        place.moveCenter(room.center())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))

    def _room(self) -> QRectF:
        px = self._appearance.px
        width = min(px(PICTURE.width()), round(self.width() * _PICTURE_SHARE))
        if self.width() < px(_NARROW):
            return QRectF(0, px(8), 0, 0)
        return QRectF(px(10), px(8), width, self.height() - 2 * px(8))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the picture its share."""
        super().resizeEvent(event)
        self._restyle()

    def _state_words(self) -> Words:
        """Return one line; for a reason in place of the seats, as many as it needs."""
        if self.card.standing is GameStatus.UNREADABLE:
            return Words(self._appearance, NOTE, self, wrap=True)
        return ElidedWords(self._appearance, NOTE, self)

    def _seat_words(self) -> list[tuple[Token[str], ElidedWords, Words]]:
        """Return token, name and points of each seat."""
        seats: list[tuple[Token[str], ElidedWords, Words]] = []
        if self.card.shown_by is None:
            return seats
        for seat in self.card.seats:
            token = Token(self._appearance, self.card.shown_by.paint_token, 20, self)
            token.stand_for(seat.colour)
            name = ElidedWords(self._appearance, BODY, self)
            name.setText(seat.name)
            score = Words(self._appearance, _SCORE, self)
            score.setText(str(seat.score))
            score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            seats.append((token, name, score))
        return seats

    def _lay_out_seats(self) -> None:
        """Lay the seats out in two lines; in a narrow row few of them in one, without names, so
        that the heading may have two, and everything in the middle of the height, if it has one.
        """
        is_narrow, count = self.width() < self._appearance.px(_NARROW), len(self._seats)
        in_one = is_narrow and count <= _MOST_ABREAST
        abreast = max(2, count if in_one else (count + 1) // 2)
        self._heading.use_lines(self._heading.lines_for(self._heading_width, 2 if in_one else 1))
        self._column.setStretch(0, int(is_narrow))
        for place in range(_MOST_ABREAST):
            wide = self._appearance.px(10) if place < abreast - 1 else 0
            self._grid.setColumnMinimumWidth((_GAP_COLUMN + 1) * place + _GAP_COLUMN, wide)
        for number, seat in enumerate(self._seats):
            row, column = divmod(number, abreast)
            seat[1].setHidden(is_narrow)
            for place, widget in enumerate(seat):
                self._grid.addWidget(widget, row, (_GAP_COLUMN + 1) * column + place)
            self._grid.setColumnStretch((_GAP_COLUMN + 1) * column + 1, int(not is_narrow))
        self._grid.setColumnStretch((_GAP_COLUMN + 1) * _MOST_ABREAST, int(is_narrow))

    @property
    def _heading_width(self) -> int:
        """The width of the row without picture and corner."""
        margins, corner = self._layout.contentsMargins(), self._corner.sizeHint().width()
        beside = margins.left() + margins.right() + self._layout.spacing() + corner
        return self.width() - beside

    def _restyle(self) -> None:
        px = self._appearance.px
        left = round(self._room().right()) + px(14)
        self._layout.setContentsMargins(left, px(8), px(8), px(8))
        self._style_corner()
        self._lay_out_seats()
        self._column.setSpacing(px(4))
        self.setFixedHeight(row_height(self._appearance))
        self.update()

    def _make_corner(self) -> QAbstractButton:
        """Return the button that opens the menu of actions."""
        more = QToolButton(self)
        more.setAutoRaise(True)
        more.clicked.connect(lambda: self._open_menu(more.geometry().bottomLeft()))
        return more

    def _place_corner(self) -> None:
        """Put the button next to the heading, so that the names have the whole width."""
        self._head.addWidget(self._corner, 0, Qt.AlignmentFlag.AlignTop)

    def _style_corner(self) -> None:
        side = self._appearance.px(_MORE)
        self._corner.setIcon(make_icon(Icon.MORE, self._appearance.palette))
        self._corner.setIconSize(QSize(side, side))

    def _say_corner(self) -> None:
        more = translate("Games", "More: rename, duplicate, move to trash")
        self._corner.setToolTip(more)
        self._corner.setAccessibleName(more)

    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._fill_menu(menu)
        menu.popup(self.mapToGlobal(at))

    def _fill_menu(self, menu: QMenu) -> None:
        """Add the actions to the menu."""
        if self.card.standing is not GameStatus.UNREADABLE:
            menu.addAction(translate("Games", "Rename…")).triggered.connect(self.renaming_asked)
            menu.addAction(translate("Games", "Duplicate")).triggered.connect(self.duplicate_asked)
        trash = menu.addAction(translate("Games", "Move to trash"))
        trash.triggered.connect(self.trash_asked)
        trash.setEnabled(self.card.standing is not GameStatus.ELSEWHERE)
