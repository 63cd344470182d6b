"""The plates of a ballot: decisions that several seats owe at once, such as answers to an offer.

A title shows a plate for each asked seat, and hands answers back through `answer`. It learns who
has answered and nothing else: the flow keeps the answers until all are in. Then everybody may know
who decides by itself.
"""

from typing import Final

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import Seat

ITSELF: Final = "decides by itself"
"""The answer of a seat that has more than one thing to decide, and does so when it is to act."""


class Plates(QObject):
    """The seats that are asked, and those that have answered; outside a ballot there are none."""

    changed = Signal()
    left_alone = Signal()
    """Other seats than before decide by themselves."""
    given = Signal(int, object)
    """A seat's answer, a command or `ITSELF`; None takes it back."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.asked: tuple[Seat, ...] = ()
        self.answered: frozenset[Seat] = frozenset()
        self.sent: frozenset[Seat] = frozenset()
        """The seats whose answers have left this screen, and can no longer be changed here."""
        self.by_themselves: frozenset[Seat] = frozenset()
        """The seats that decide by themselves, once all have answered."""
        self.are_behind_gate = False
        """Whether people answer one by one on their own views, not all aloud on the public one."""

    def choose_way(self, *, behind_gate: bool) -> None:
        """Switch between answers behind the gate and aloud."""
        self.are_behind_gate = behind_gate
        self.changed.emit()

    def left(self, here: frozenset[Seat]) -> tuple[Seat, ...]:
        """Return the people at the screen who are asked and have not answered."""
        return tuple(seat for seat in self.asked if seat in here - self.answered)

    def leave_alone(self, seats: frozenset[Seat]) -> None:
        """Leave these seats to decide by themselves, and no others."""
        if seats != self.by_themselves:
            self.by_themselves = seats
            self.left_alone.emit()

    def show(
        self,
        asked: tuple[Seat, ...],
        answered: frozenset[Seat],
        sent: frozenset[Seat] = frozenset(),
    ) -> None:
        """Ask these seats, of which some have answered; some of these answers were sent."""
        if (asked, answered, sent) != (self.asked, self.answered, self.sent):
            self.asked, self.answered, self.sent = asked, answered, sent
            self.changed.emit()

    def answer(self, seat: Seat, command: object) -> None:
        """Answer for the person in a seat; until all have answered another answer replaces it."""
        self.given.emit(seat, command)

    def take_back(self, seat: Seat) -> None:
        """Take back the answer of the person in a seat."""
        self.given.emit(seat, None)
