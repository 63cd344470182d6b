"""A sentence that is shown for a moment: why something is impossible, an automatic event; and the
refusals by the rules, or by a lesson, shown in this way.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter

from changcheng_qt.engine.history import OF_LESSONS
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.icons import Icon, paint_icon
from changcheng_qt.ui.looks.theme import ink

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from enum import Enum

    from PySide6.QtWidgets import QWidget

    from changcheng_qt.ui.lessons.coach import Coach
    from changcheng_qt.ui.seam.title import TitleUi

_WRAP: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
_FADE_MS: Final = 120
_LEAST_MS: Final = 2500
_MS_A_CHARACTER: Final = 55
_SIGN: Final = 20
_BELOW: Final = 14
"""The distance of the sentence below an area that it must not cover."""
_ABOVE: Final = 8
"""Its distance above the widget below it."""
_NARROWEST: Final = 200
"""The least width of a strip next to a panel that has room for the sentence."""
_OF_THE_OTHER: Final = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize, QEvent.Type.Move)


class Toast(Painted, Panel):
    """The sentence, low in the middle of the board; it never takes the focus, and accepts clicks
    only if the rulebook has more: a sign next to the words shows that.
    """

    said = Signal(str)
    """A sentence has appeared."""
    rule_asked = Signal(str)
    """The sentence was clicked: the section of the rulebook about it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = self._rule = ""
        self._board = self._apart = QRect()
        self._slip: QWidget | None = None
        self._cover: QWidget | None = None
        self._panels: Sequence[QWidget] = ()
        self._rooms: Callable[[], Sequence[QRect]] = tuple
        self._opacity = 0.0
        self._fade = QVariantAnimation(self)
        self._fade.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._fade.valueChanged.connect(self._on_faded)
        self._fade.finished.connect(self._on_fade_finished)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.withdraw)
        self.hide()

    @property
    def text(self) -> str:
        """Return the sentence shown last."""
        return self._text

    @property
    def rule(self) -> str:
        """Return the section of the rulebook about the sentence, empty once it is hidden."""
        return "" if self.isHidden() else self._rule

    def show_sentence(self, text: str, apart_from: QRect | None = None, *, rule: str = "") -> None:
        """Show a sentence, long enough to be read, in place of the previous one, and below an area
        that it must not cover; `rule` is the section of the rulebook about it.
        """
        self._text, self._rule = text, rule
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not rule)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._apart = apart_from or QRect()
        self.place(self._board)
        self.show()
        self.raise_()
        self._fade_to(1.0)
        self._rest.start(_LEAST_MS + _MS_A_CHARACTER * len(text))
        self.said.emit(text)

    def withdraw(self) -> None:
        """Hide the sentence."""
        self._rest.stop()
        self._fade_to(0.0)

    def take_back(self, text: str) -> None:
        """Hide a sentence that no longer holds, if it is the one that is shown."""
        if text == self._text and not self.isHidden():
            self.withdraw()

    def stand_above(self, other: QWidget) -> None:
        """Stay above another widget from now on, wherever that would be covered."""
        self._slip = other
        other.installEventFilter(self)

    def stand_on(self, cover: QWidget) -> None:
        """From now on stay low in the middle of this widget while it covers the board."""
        self._cover = cover
        cover.installEventFilter(self)

    def keep_off(self, panels: Sequence[QWidget]) -> None:
        """Stay above these, too, or next to them: their buttons are at their lower edge."""
        self._panels = panels
        for panel in panels:
            panel.installEventFilter(self)

    def share_board(self, rooms: Callable[[], Sequence[QRect]]) -> None:
        """Stay from now on in one of these rooms of the board, if the sentence fits into any."""
        self._rooms = rooms

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move when one of the other widgets appears, leaves or moves."""
        if event.type() in _OF_THE_OTHER and not self.isHidden():
            self.place(self._board)
        return super().eventFilter(watched, event)

    def place(self, board: QRect) -> None:
        """Place the toast low in the middle of the board, or in the nearest room; as large as the
        sentence.
        """
        self._board = QRect(board)
        if self._cover is not None and self._cover.isVisible():
            self.setGeometry(self._low_in(self._cover.geometry()))
            return
        others = (*([self._slip] if self._slip else []), *self._panels)
        all_taken = [other.geometry() for other in others if other.isVisible()]
        rect = self._in_room(all_taken) or self._low_in(board)
        for taken in all_taken:
            if rect.intersects(taken):
                rect = self._clear_of(taken, rect)
        if rect.intersects(self._apart):
            rect.moveTop(self._apart.bottom() + self.appearance.px(_BELOW))
        self.setGeometry(rect)

    def _in_room(self, taken: Sequence[QRect]) -> QRect | None:
        """Return the place in a room that takes the fewest lines, of those the nearest to the usual
        one; clear of taken ones.
        """
        middle = self._low_in(self._board).center()
        rooms = [room for room in self._rooms() if room.width() >= self.appearance.px(_NARROWEST)]
        fitting = [
            rect
            for room, rect in zip(rooms, map(self._low_in, rooms), strict=True)
            if room.contains(rect) and not any(map(rect.intersects, taken))
        ]

        def cost(rect: QRect) -> tuple[int, int]:
            return rect.height(), (rect.center() - middle).manhattanLength()

        return min(fitting, key=cost, default=None)

    def _low_in(self, board: QRect) -> QRect:
        """Return the place low in the middle of a room."""
        px = self.appearance.px
        metrics = QFontMetrics(self.appearance.text_font(14.5))
        widest = min(px(520), board.width() - px(40))
        text = _balanced(metrics, max(widest, 1), self._text)
        width, height = text.width() + px(36) + self._sign, text.height() + px(20)
        left = board.left() + (board.width() - width) // 2
        return QRect(left, board.bottom() - height - px(18), width, height)

    def _clear_of(self, taken: QRect, rect: QRect) -> QRect:
        """Return a place above a taken one, next to it if the board has no room there, and the
        same place if it has none at all.
        """
        px, board = self.appearance.px, self._board
        above = taken.top() - px(_ABOVE) - rect.height()
        if above >= board.top():
            return QRect(rect.left(), above, rect.width(), rect.height())
        west, east = QRect(board), QRect(board)
        west.setRight(min(taken.left(), board.right()))
        east.setLeft(max(taken.right(), board.left()))
        strip = max(west, east, key=QRect.width)
        return self._low_in(strip) if strip.width() >= px(_NARROWEST) else rect

    def paint(self, painter: QPainter) -> None:
        """Paint the sentence on dark wood, with an edge where all around it is dark, too."""
        px = self.appearance.px
        painter.setOpacity(self._opacity)
        painter.setPen(Qt.PenStyle.NoPen)
        room = QRectF(self.rect())
        if self.appearance.palette.dark:
            painter.setPen(self.appearance.colour("gold"))
            room.adjust(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(ink("#241A12", 236))
        painter.drawRoundedRect(room, px(9), px(9))
        painter.setFont(self.appearance.text_font(14.5))
        painter.setPen(ink("#F6E7CB"))
        words = self.rect().adjusted(px(16), 0, -px(16) - self._sign, 0)
        painter.drawText(words, _WRAP, self._text)
        if self._rule:
            room = QRectF(words.right() + px(6), 0, px(_SIGN), px(_SIGN))
            room.moveCenter(QPointF(room.center().x(), self.rect().center().y()))
            paint_icon(painter, Icon.HELP, room, "#F2C14E")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the rule."""
        if self.rule:
            self.rule_asked.emit(self._rule)
            self.withdraw()

    @property
    def _sign(self) -> int:
        """The width of the sign for more to read."""
        return self.appearance.px(_SIGN + 8) if self._rule else 0

    def _fade_to(self, opacity: float) -> None:
        self._fade.stop()
        self._fade.setDuration(self.appearance.fade(_FADE_MS))
        self._fade.setStartValue(self._opacity)
        self._fade.setEndValue(opacity)
        self._fade.start()

    def _on_faded(self, value: float) -> None:
        self._opacity = value
        self.update()

    def _on_fade_finished(self) -> None:
        self._opacity = float(self._fade.endValue())
        self.setVisible(self._opacity > 0)
        self.update()


def _balanced(metrics: QFontMetrics, widest: int, text: str) -> QSize:
    """Return the size of a text in as few lines as that width allows, and those about equally long:
    no word is left alone on the last one.
    """

    def taken(width: int) -> QSize:
        return metrics.boundingRect(QRect(0, 0, width, 400), _WRAP, text).size()

    def fits(width: int) -> bool:
        size = taken(width)
        return size.width() <= width and size.height() <= height

    height = taken(widest).height()
    return taken(bisect_left(range(widest), True, key=fits))


class RefusalShow:
    """Shows why something was refused in one match, unless something else does."""

    def __init__(
        self, title: TitleUi, toast: Toast, coach: Coach | None, held_prompt: Callable[[], str]
    ) -> None:
        """Use a title, and the coach of a lesson; `held_prompt` is empty while nothing is held."""
        self._title = title
        self._toast = toast
        self._coach = coach
        self._held_prompt = held_prompt
        self._said = ""

    def forget(self) -> None:
        """Hide the last reason: something else is tried now."""
        self._toast.take_back(self._said)
        self._said = ""

    def say(self, reason: Enum) -> None:
        """Show why a command was refused."""
        self._hear(reason)
        self._say(reason)

    def say_of_place(self, reason: Enum) -> None:
        """Show why something was refused on the board if the slip there does not: for a dropped
        thing, and if only a lesson refuses it.
        """
        is_asked = self._hear(reason)
        if reason in OF_LESSONS or not (is_asked or self._held_prompt()):
            self._say(reason)

    def _hear(self, reason: Enum) -> bool:
        """Notify the coach of a refusal; return whether the lesson asked for it."""
        return self._coach is not None and self._coach.be_refused(reason)

    def _say(self, reason: Enum) -> None:
        book, text = self._title.book, self._title.words.refusal(reason)
        self._toast.show_sentence(text, rule="" if book is None else book.rule_of(reason))
        self._said = text
