"""A guest waits until the host answers, admits it, and begins. With a seat or an invitation it may
wait at the start page too.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.net.nearby import DIGITS, shown_digits
from changcheng_qt.ui.net.ways import asked_certificate
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words

translate = QCoreApplication.translate

_SIZE = (520, 250)


class WaitingDialog(Sheet):
    """Shows its progress in two sentences, in words of the caller, with six digits between them
    where people compare some.
    """

    left = Signal()
    """The guest gives its place up."""
    put_off = Signal()
    """The guest keeps its seat or its question, and waits at the start page."""
    corrected = Signal()
    """The guest, who has left, wants to change the invitation."""
    trusted = Signal(str)
    """The path of the certificate of an authority that the guest trusts."""

    def __init__(
        self,
        words: Callable[[], tuple[str, str]],
        appearance: Appearance,
        parent: QWidget,
        has_seat: Callable[[], bool] = lambda: False,
        lacks_authority: Callable[[], bool] = lambda: False,
        *,
        is_invited: bool = False,
        digits: Callable[[], str] = str,
    ) -> None:
        """Show a state and its explanation; `words` returns both in the present language. A file
        can be chosen while the guest `lacks_authority`. `digits` returns those to compare, empty
        without any.
        """
        super().__init__(appearance, parent, _SIZE)
        self._make_words, self._has_seat, self._is_invited = words, has_seat, is_invited
        self._lacks_authority, self._read_digits = lacks_authority, digits
        self.state = Words(appearance, STRONG, self, wrap=True)
        self.meaning = Words(appearance, NOTE, self, wrap=True)
        self.digits = Words(appearance, DIGITS, self)
        for part in (self.state, self.digits, self.meaning):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.trust = Button(appearance, parent=self)
        self.trust.setAutoDefault(False)
        self.trust.clicked.connect(self._on_trust)
        self.body.addWidget(self.trust, 0, Qt.AlignmentFlag.AlignLeft)
        self.leave, self.change, self.back = (self.add_button() for _ in range(3))
        self.leave.clicked.connect(self._on_leave)
        self.change.clicked.connect(self._on_change)
        self.back.clicked.connect(self._on_back)
        self.retranslate()
        # The dialog has the focus itself: a second Enter on the way here must give up no seat.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def retranslate(self) -> None:
        """Show the state as it is now."""
        self.set_title(translate("Waiting", "Joining a table"))
        state, meaning = self._make_words()
        self.state.setText(state)
        digits = self._read_digits()
        self.digits.setText(shown_digits(digits))
        self.digits.setVisible(bool(digits))
        self.meaning.setText(meaning)
        self.leave.set_words(translate("Waiting", "Leave the table"))
        self.change.set_words(translate("Waiting", "Change the invitation"))
        self.back.set_words(translate("Waiting", "Back to start page"))
        self.trust.set_words(translate("Waiting", "Choose its certificate…"))
        self.trust.setVisible(self._lacks_authority())
        has_seat = self._has_seat()
        self.change.setVisible(self._is_invited and not has_seat)
        self.back.setVisible(self._is_invited or has_seat)

    def reject(self) -> None:
        """Go back without harm: a seat is given up by its button only."""
        (self.put_off if self._has_seat() else self.left).emit()
        super().reject()

    def _on_back(self) -> None:
        self.put_off.emit()
        super().reject()

    def _on_change(self) -> None:
        self._on_leave()
        self.corrected.emit()

    def _on_trust(self) -> None:
        if path := asked_certificate(self):
            self.trusted.emit(path)

    def _on_leave(self) -> None:
        self.left.emit()
        super().reject()
