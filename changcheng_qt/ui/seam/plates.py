"""The plates of a ballot: decisions that several seats owe at once, such as answers to an offer.

A title shows a plate for each asked seat, and hands answers back through `answer`. It learns who
has answered and nothing else: the flow keeps the answers until all are in.
"""

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import Seat


class Plates(QObject):
    """Who is asked, and who has answered; nobody is asked outside a ballot."""

    changed = Signal()
    given = Signal(int, object)
    """A seat's answer, a command; None takes it back."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.asked: tuple[Seat, ...] = ()
        self.answered: frozenset[Seat] = frozenset()

    def show(self, asked: tuple[Seat, ...], answered: frozenset[Seat]) -> None:
        """Ask these seats, of which some have answered."""
        if (asked, answered) != (self.asked, self.answered):
            self.asked, self.answered = asked, answered
            self.changed.emit()

    def answer(self, seat: Seat, command: object) -> None:
        """Answer for the person in a seat; until all have answered another answer replaces it."""
        self.given.emit(seat, command)

    def take_back(self, seat: Seat) -> None:
        """Take back the answer of the person in a seat."""
        self.given.emit(seat, None)
