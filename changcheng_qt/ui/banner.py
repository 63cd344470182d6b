"""Strips at the top of the board: who decides now, whose notes are open, what goes wrong.

A banner lasts for as long as what it says is true. Several lie one below the other, in the order in
which they came.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from changcheng_qt.ui.actions_table import Text
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.icons import Icon, paint_icon
from changcheng_qt.ui.panels.panel import Panel
from changcheng_qt.ui.panels.token import PaintToken, Token
from changcheng_qt.ui.panels.words import STRONG, ElidedWords

_GAP: Final = 8


@dataclass(frozen=True, slots=True)
class BannerButton:
    """A button on a banner: its words, and what a press does."""

    text: Text
    press: Callable[[], None]


@dataclass(frozen=True, slots=True)
class BannerWords:
    """What a banner says, the colour of the seat it speaks of, and what can be done about it."""

    text: Text
    colour: str | None = None
    buttons: tuple[BannerButton, ...] = ()
    warning: bool = False


class Banner(Panel):
    """One strip."""

    def __init__(
        self, appearance: Appearance, paint_token: PaintToken, words: BannerWords, parent: QWidget
    ) -> None:
        """Say the words."""
        super().__init__(appearance, parent)
        self._words = words
        self._token = Token(appearance, paint_token, 24, self)
        self._token.stand_for(words.colour)
        self._token.setVisible(words.colour is not None or words.warning)
        self._label = ElidedWords(appearance, STRONG, self)
        self._buttons = [self._button(button) for button in words.buttons]
        layout = QHBoxLayout(self)
        layout.addWidget(self._token)
        layout.addWidget(self._label, 1)
        for button in self._buttons:
            layout.addWidget(button)
        self.restyle()
        self.retranslate()

    @property
    def text(self) -> str:
        """Return what it says now."""
        return self._label.text()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """Return its buttons, left to right."""
        return tuple(self._buttons)

    def retranslate(self) -> None:
        """Say everything anew."""
        self._label.setText(self._words.text())
        self.setAccessibleName(self._words.text())
        for button, spec in zip(self._buttons, self._words.buttons, strict=True):
            button.setText(spec.text())

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        px = self.appearance.px
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(14), px(6), px(8), px(6))
            layout.setSpacing(px(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a strip of paper with a gold edge, and the sign of warning where it is one."""
        px = self.appearance.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(self.appearance.colour("panel"))
            painter.setPen(QPen(self.appearance.colour("gold"), 1.4))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))
            if self._words.warning:
                place = QRectF(self._token.geometry())
                paint_icon(painter, Icon.WARNING, place, self.appearance.colour("accent"))

    def _button(self, spec: BannerButton) -> QPushButton:
        button = QPushButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked: spec.press())
        return button


class Banners(Panel):
    """The banners over the board, by name; invisible and out of the way while there is none."""

    changed = Signal()
    """Another banner came or went, and the place of the whole may have changed."""

    def __init__(self, appearance: Appearance, paint_token: PaintToken, parent: QWidget) -> None:
        """Begin with none."""
        super().__init__(appearance, parent)
        self._paint_token = paint_token
        self._banners: dict[str, Banner] = {}
        self.hide()

    def __contains__(self, name: str) -> bool:
        return name in self._banners

    def __getitem__(self, name: str) -> Banner:
        return self._banners[name]

    def raise_banner(self, name: str, words: BannerWords) -> None:
        """Show a banner, in place of one of the same name."""
        self._remove(name)
        banner = Banner(self.appearance, self._paint_token, words, self)
        self._banners[name] = banner
        banner.show()
        self.changed.emit()

    def lower_banner(self, name: str) -> None:
        """Take a banner away, if it is there."""
        if name in self._banners:
            self._remove(name)
            self.changed.emit()

    def place(self, board: QRect) -> None:
        """Lie at the top of the board, in its middle."""
        gap = self.appearance.px(_GAP)
        top = 0
        width = min(board.width() - 2 * gap, self.appearance.px(620))
        for banner in self._banners.values():
            height = banner.sizeHint().height()
            banner.setGeometry(0, top, width, height)
            top += height + gap
        left = board.left() + (board.width() - width) // 2
        self.setGeometry(left, board.top() + gap, width, max(0, top - gap))
        self.setVisible(bool(self._banners))

    def _remove(self, name: str) -> None:
        if name in self._banners:
            banner = self._banners.pop(name)
            banner.hide()
            banner.deleteLater()
