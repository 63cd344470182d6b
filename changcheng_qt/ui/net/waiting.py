"""A guest waits: until the host answers, lets it in, and begins."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words

translate = QCoreApplication.translate

_SIZE = (520, 250)


class WaitingDialog(Sheet):
    """Says in two sentences how far it is, in words of the caller."""

    def __init__(
        self, words: Callable[[], tuple[str, str]], appearance: Appearance, parent: QWidget
    ) -> None:
        """Show a state and its explanation; `words` returns both in the present language."""
        super().__init__(appearance, parent, _SIZE)
        self._make_words = words
        self.state = Words(appearance, STRONG, self, wrap=True)
        self.meaning = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self.state)
        self.body.addWidget(self.meaning)
        self.body.addStretch(1)
        self.leave = self.add_button()
        self.leave.clicked.connect(self.reject)
        self.retranslate()
        # The dialog has the focus itself: a second Enter on the way here must give up no seat.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def retranslate(self) -> None:
        """Show the state as it is now."""
        self.set_title(translate("Waiting", "Joining a table"))
        state, meaning = self._make_words()
        self.state.setText(state)
        self.meaning.setText(meaning)
        self.leave.set_words(translate("Waiting", "Leave the table"))
