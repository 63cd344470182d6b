"""A title on the start page: its picture, its name, and a button for a new game of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.vista import Vista
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace

if TYPE_CHECKING:
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=24, face=TypeFace.TITLE)


class TitleTile(QWidget):
    """One of several titles."""

    new_game_asked = Signal()

    def __init__(self, title: TitleUi, appearance: Appearance, parent: QWidget) -> None:
        """Begin without sizes: `use_width` gives them."""
        super().__init__(parent)
        self._title = title
        self._appearance = appearance
        self._vista = Vista(title, appearance, self)
        self._name = ElidedWords(appearance, _NAME, self)
        self.new_game = Button(appearance, parent=self, size=16)
        self.new_game.setAutoDefault(True)
        self.new_game.clicked.connect(self.new_game_asked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._vista, self._name, self.new_game):
            self._column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)

    def use_width(self, width: int, *, shows_picture: bool) -> None:
        """Be that many pixels wide, with a picture where there is room for one."""
        px = self._appearance.px
        self._column.setSpacing(px(10))
        self._vista.use_width(width)
        self._vista.setVisible(shows_picture)
        self.new_game.setFixedSize(width, px(46))

    def stand_out(self, rank: Rank) -> None:
        """Let the button stand out, or stand back."""
        self.new_game.stand_out(rank)

    def retranslate(self) -> None:
        """Update all texts to the language of the interface."""
        name = self._title.shown_name()
        self._name.setText(name)
        self.new_game.say(translate("StartPage", "New game"))
        words = translate("StartPage", "New game of {title}")
        self.new_game.setAccessibleName(fill(words, title=name))
