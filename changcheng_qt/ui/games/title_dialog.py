"""Another title for a kept game."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from changcheng_qt.engine.texts import LONGEST_TITLE, as_title
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.games.card import GameCard
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.words import STRONG, Words

translate = QCoreApplication.translate

_SIZE = (460, 190)


class TitleDialog(Sheet):
    """Asks for the title of a game; an empty one goes back to the names of the players."""

    titled = Signal(str, str)
    """The key of the game, and its title."""

    def __init__(self, card: GameCard, appearance: Appearance, parent: QWidget) -> None:
        """Show the present title."""
        super().__init__(appearance, parent, _SIZE)
        self._card = card
        self._label = Words(appearance, STRONG, self)
        self.line = QLineEdit(card.title, self)
        self.line.setMaxLength(LONGEST_TITLE)
        self.line.setPlaceholderText(card.heading)
        self._label.setBuddy(self.line)
        self.body.addWidget(self._label)
        self.body.addWidget(self.line)
        self.body.addStretch(1)
        self._cancel = self.add_button()
        self._cancel.clicked.connect(self.reject)
        self._rename = self.add_button(primary=True)
        self._rename.clicked.connect(self._on_rename)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew."""
        heading = translate("Games", "Rename game")
        self.setWindowTitle(heading)
        self.heading.setText(heading)
        self._label.setText(translate("Games", "Title"))
        self.line.setAccessibleName(translate("Games", "Title"))
        self._cancel.say(translate("Games", "Cancel"))
        self._rename.say(translate("Games", "Rename"))

    def _on_rename(self) -> None:
        self.titled.emit(self._card.key, as_title(self.line.text()))
        self.accept()
