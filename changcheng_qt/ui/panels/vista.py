"""The picture of a game on the start page, which comes right after the first frame; and, where
there are several games, a tile for each: picture, name, and the ways to a game of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace, give_tooltip

if TYPE_CHECKING:
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=24, face=TypeFace.TITLE)


class Vista(QWidget):
    """As wide as it is told, and as high as the title's picture is then; says and takes nothing."""

    def __init__(self, title: TitleUi, appearance: Appearance, parent: QWidget) -> None:
        """Begin with an empty place; the picture is read once that has been on the screen."""
        super().__init__(parent)
        self._title = title
        self._appearance = appearance
        self._picture = KeptPicture()
        self._is_due = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def use_width(self, width: int) -> None:
        """Take as much room as a picture of that width."""
        self.setFixedSize(QSize(width, round(width / self._title.vista_shape)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, or nothing on the very first frame."""
        if not self._is_due:
            self._is_due = True
            QTimer.singleShot(0, self, self.update)
            return
        with QPainter(self) as painter:
            self._picture.draw(painter, self.size(), self._appearance.k, self._paint)

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no picture while a match is played: at device scale 2 it takes a megabyte."""
        super().hideEvent(event)
        self._picture.drop()

    def _paint(self, painter: QPainter) -> None:
        room = QRectF(0, 0, self.width(), self.height())
        self._title.paint_vista(painter, room, self._appearance.k)


class TitleTile(QWidget):
    """One of several titles."""

    play_now_asked = Signal()
    new_game_asked = Signal()

    def __init__(self, title: TitleUi, appearance: Appearance, parent: QWidget) -> None:
        """Begin without sizes: `use_width` gives them."""
        super().__init__(parent)
        self._title = title
        self._appearance = appearance
        self._vista = Vista(title, appearance, self)
        self._name = ElidedWords(appearance, _NAME, self)
        self.play_now = Button(appearance, parent=self, size=16)
        self.play_now.clicked.connect(self.play_now_asked)
        self.new_game = Button(appearance, parent=self, size=15)
        self.new_game.clicked.connect(self.new_game_asked)
        for button in (self.play_now, self.new_game):
            button.setAutoDefault(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._vista, self._name, self.play_now, self.new_game):
            self._column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)

    def use_width(self, width: int, *, shows_picture: bool) -> None:
        """Be that many pixels wide, with a picture where there is room for one."""
        px = self._appearance.px
        self._column.setSpacing(px(10))
        self._vista.use_width(width)
        self._vista.setVisible(shows_picture)
        self.play_now.setFixedSize(width, px(46))
        self.new_game.setFixedSize(width, px(38))

    def stand_out(self, rank: Rank) -> None:
        """Let the way to play at once stand out, or stand back."""
        self.play_now.stand_out(rank)

    def retranslate(self) -> None:
        """Update all texts to the language of the interface."""
        name = self._title.shown_name()
        self._name.setText(name)
        self.play_now.set_words(translate("StartPage", "Play now"))
        self.new_game.set_words(translate("StartPage", "New game"))
        words = {
            self.play_now: translate("StartPage", "Play {title} now, against two easy bots"),
            self.new_game: translate("StartPage", "New game of {title}"),
        }
        for button, text in words.items():
            button.setAccessibleName(text.replace("{title}", name))
        give_tooltip(self.play_now, translate("StartPage", "Against two easy bots"))
