"""The question before everybody at a table is asked to leave the game unfinished."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.words import NOTE, Words

translate = QCoreApplication.translate

_SIZE = (520, 235)


class UnfinishedDialog(Sheet):
    """Names the consequences, and asks."""

    agreed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent, _SIZE)
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self._note)
        self.body.addStretch(1)
        self._cancel, self.go = self.add_decision(self._on_go)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(translate("Unfinished", "Leave the game unfinished?"))
        self._note.setText(
            translate(
                "Unfinished",
                "Everybody is asked. If all agree, nobody waits for anybody any more: the game has "
                "no result, and hidden cards stay hidden. It remains among your tables, where it "
                "can be played on. If somebody says no, the game goes on.",
            )
        )
        self._cancel.set_words(translate("Unfinished", "Cancel"))
        self.go.set_words(translate("Unfinished", "Ask everybody"))

    def _on_go(self) -> None:
        self.agreed.emit()
        self.accept()
