"""Strips over the board: the deciding player, open notes, problems.

A banner lasts for as long as its text is true. Several are below one another, in the order of their
appearance: at the top of the board, or in a room that the board names because it has nothing to
read there, no wider then than their words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import PaintToken, Token
from changcheng_qt.ui.looks.icons import Icon, paint_icon
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import STRONG, ElidedWords, whole_at_hyphens

_GAP: Final = 8
_WIDTH: Final = 620
"""The width of all at the top of the board, unless the words of one need more than two lines."""
_OF_THE_HEAD: Final = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize)


@dataclass(frozen=True, slots=True)
class BannerButton:
    """A button on a banner: its words, its function, and its rank; `waits` if the table goes on
    only with it, so that it gets the focus.
    """

    text: str
    press: Callable[[], None] = field(compare=False)
    rank: Rank = Rank.ORDINARY
    waits: bool = False


@dataclass(frozen=True, slots=True)
class BannerWords:
    """The text of a banner, the colour of its seat, and its buttons."""

    text: str
    colour: str | None = None
    buttons: tuple[BannerButton, ...] = ()
    warning: bool = False


MakeWords: TypeAlias = Callable[[], BannerWords | None]
"""Returns the words of a banner in the present language; None if it has nothing to say."""


class Banner(Painted, Panel):
    """One strip."""

    def __init__(
        self, appearance: Appearance, paint_token: PaintToken, words: BannerWords, parent: QWidget
    ) -> None:
        super().__init__(appearance, parent)
        self.words = words
        self._token = Token(appearance, paint_token, 24, self)
        self._token.stand_for(words.colour)
        self._token.setVisible(words.colour is not None or words.warning)
        self._label = ElidedWords(appearance, STRONG, self)
        self._label.setText(whole_at_hyphens(words.text))
        self.setAccessibleName(words.text)
        self._buttons = [self._button(button) for button in words.buttons]
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._parts = QHBoxLayout(), QHBoxLayout()
        head, choices = self._parts
        head.addWidget(self._token)
        head.addWidget(self._label, 1)
        choices.addStretch()
        for button in self._buttons:
            choices.addWidget(button)
        self._rows.addLayout(head, 1)
        self._rows.addLayout(choices)
        self.restyle()

    def fit(self, width: int) -> int:
        """Set the words in two lines if one is too short, and the buttons below them if these are
        too short, too; return the height for a width.
        """
        if self.in_two_lines > width:
            self._rows.setDirection(QBoxLayout.Direction.TopToBottom)
        self._use_lines(1 if self.sizeHint().width() <= width else 2)
        return self.sizeHint().height()

    @property
    def on_one_line(self) -> QSize:
        """The size with all words and buttons on one line."""
        self._rows.setDirection(QBoxLayout.Direction.LeftToRight)
        self._use_lines(1)
        return self.sizeHint()

    @property
    def in_two_lines(self) -> int:
        """The width in which its words fit on two lines, the first of them a bit shorter; or on one
        line, if a word with hyphens would fit on neither.
        """
        wide, whole = self.on_one_line.width(), self._label.sizeHint().width()
        joined = (word for word in self._label.text().split() if "-" in word)
        longest = max(map(self._label.fontMetrics().horizontalAdvance, joined), default=0)
        spare = whole * 2 // 5
        return wide - (spare if longest <= whole - spare else 0)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Return the buttons, left to right."""
        return tuple(self._buttons)

    @property
    def waiting_button(self) -> Button | None:
        """Return the button that the table waits for, if it does."""
        pairs = zip(self.words.buttons, self._buttons, strict=True)
        return next((button for spec, button in pairs if spec.waits), None)

    def _use_lines(self, count: int) -> None:
        """Set the words in n lines; a layout inside another one would not hear of it at once."""
        self._label.use_lines(count)
        for layout in (*self._parts, self._rows):
            layout.invalidate()

    def restyle(self) -> None:
        px = self.appearance.px
        self._rows.setContentsMargins(px(14), px(6), px(8), px(6))
        for row in (self._rows, *self._parts):
            row.setSpacing(px(10))

    def paint(self, painter: QPainter) -> None:
        """Paint a strip of paper with a gold edge, and the sign of a warning if it is one."""
        px = self.appearance.px
        painter.setBrush(self.appearance.colour("panel"))
        painter.setPen(QPen(self.appearance.colour("gold"), 1.4))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))
        if self.words.warning:
            place = QRectF(self._token.geometry())
            paint_icon(painter, Icon.WARNING, place, self.appearance.colour("accent"))

    def _button(self, spec: BannerButton) -> Button:
        button = Button(self.appearance, spec.rank, self, size=14)
        button.set_words(spec.text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked: spec.press())
        return button


class Banners(Panel):
    """The banners over the board, by name; hidden while there is none."""

    changed = Signal()
    """A banner has appeared or left, and the place of the whole may have changed."""

    _head_changed = Signal()

    def __init__(self, appearance: Appearance, paint_token: PaintToken, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._paint_token = paint_token
        self._banners: dict[str, Banner] = {}
        self._makers: dict[str, MakeWords] = {}
        self._head: QWidget | None = None
        self.is_on_top = True
        """Whether they are at the top of the board, in the place last found."""
        # Later, since to make room now could hide the head while Qt is still about to show it.
        self._head_changed.connect(self.changed, Qt.ConnectionType.QueuedConnection)
        self.hide()

    def __contains__(self, name: str) -> bool:
        return name in self._banners

    def __getitem__(self, name: str) -> Banner:
        return self._banners[name]

    @property
    def waiting_button(self) -> Button | None:
        """Return the button of a banner that the table waits for, if it does."""
        buttons = (banner.waiting_button for banner in self._banners.values())
        return next((button for button in buttons if button is not None), None)

    def raise_banner(self, name: str, make_words: MakeWords) -> None:
        """Show a banner, in place of one of the same name; its text is updated in each language."""
        words = make_words()
        if words is None:
            self.lower_banner(name)
            return
        self._makers[name] = make_words
        if name in self._banners and self._banners[name].words == words:
            return
        self._remove(name)
        banner = Banner(self.appearance, self._paint_token, words, self)
        self._banners[name] = banner
        banner.show()
        self.changed.emit()

    def lower_banner(self, name: str) -> None:
        """Remove a banner, if it is there."""
        if name in self._banners:
            del self._makers[name]
            self._remove(name)
            self.changed.emit()

    def retranslate(self) -> None:
        """Update the texts of all banners."""
        for name, make_words in tuple(self._makers.items()):
            self.raise_banner(name, make_words)

    def keep_clear_of(self, head: QWidget | None) -> None:
        """Stay below the widget along the top of the board from now on, whenever that is shown."""
        if self._head is not None:
            self._head.removeEventFilter(self)
        self._head = head
        if head is not None:
            head.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Request another place when the head of the board appears, leaves or grows."""
        if event.type() in _OF_THE_HEAD and self._banners:
            self._head_changed.emit()
        return super().eventFilter(watched, event)

    def place(self, board: QRect, rooms: Sequence[QRect] = ()) -> None:
        """Place the banners in the highest of these rooms where a line each is enough; without one
        at the top of the board, in its middle.
        """
        gap = self.appearance.px(_GAP)
        least = self._on_one_line(gap)
        fitting = [room for room in rooms if room.size().expandedTo(least) == room.size()]
        self.is_on_top = not fitting
        if fitting:
            room = min(fitting, key=QRect.top)
            corner, width = (
                QPoint(room.center().x() - least.width() // 2, room.top()),
                least.width(),
            )
        else:
            head = gap if self._head is None or self._head.isHidden() else self._head.height()
            needed = (banner.in_two_lines for banner in self._banners.values())
            width = min(board.width() - 2 * gap, max(self.appearance.px(_WIDTH), *needed, 0))
            corner = board.topLeft() + QPoint((board.width() - width) // 2, head)
        self.setGeometry(QRect(corner, QSize(width, self._pile_up(width, gap))))
        self.setVisible(bool(self._banners))

    def _on_one_line(self, gap: int) -> QSize:
        """The size of all banners with a line each."""
        sizes = [banner.on_one_line for banner in self._banners.values()]
        width = max((size.width() for size in sizes), default=0)
        return QSize(width, sum(size.height() + gap for size in sizes))

    def _pile_up(self, width: int, gap: int) -> int:
        """Place the banners below one another; return the height of all."""
        top = 0
        for banner in self._banners.values():
            height = banner.fit(width)
            banner.setGeometry(0, top, width, height)
            top += height + gap
        return max(0, top - gap)

    def _remove(self, name: str) -> None:
        if name in self._banners:
            banner = self._banners.pop(name)
            banner.hide()
            banner.deleteLater()


def lower_banner(table: QWidget, name: str) -> None:
    """Remove a banner from a table, if it is there; this does not create the banners."""
    for banners in table.findChildren(Banners):
        banners.lower_banner(name)
