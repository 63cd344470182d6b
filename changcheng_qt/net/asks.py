"""Questions to everybody at a table, about deeds that need the agreement of every person.

A bot in somebody's seat is not asked, and nobody waits for the person whose place it has taken. A
no from the person who asked withdraws the question. A deed that was declined or withdrawn is not
asked for again before play goes on: an old letter that comes again would open the question again.
"""

from collections.abc import Callable, Collection
from dataclasses import replace

from changcheng_qt.engine.history import Barrier, CannotUndo, agreement_barrier
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat, people_of
from changcheng_qt.net.deeds import NotDone, settle
from changcheng_qt.net.letters import MOST_ASKS, Asked, Deed


class Asks:
    """The open questions of a table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begin without one; `clock` gives their numbers."""
        self.open: list[Asked] = []
        self._clock = clock
        self._latest = 0
        """The latest number; none is used again: an old answer may be in an outbox."""
        self._declined: list[Deed] = []
        """The deeds that somebody has declined since play went on."""
        self.withdrawn: list[Deed] = []
        """Those of them that were withdrawn, the latest ones."""

    def clear(self) -> None:
        """Forget everything: play went on."""
        self.open.clear()
        self._declined.clear()
        self.withdrawn.clear()

    def ask(self, match: AnyMatch, deed: Deed, seats: Collection[Seat]) -> None:
        """Ask everybody about a deed of a person in one of some seats, who agrees to it; raises
        `NotDone`.
        """
        if any(one.deed == deed for one in self.open):
            return
        if deed.seat not in people_of(match.players) & set(seats):
            raise NotDone(Barrier.NOT_DECIDING)
        if deed in self._declined:
            raise NotDone(Barrier.ASKED_BEFORE)
        if len(self.open) == MOST_ASKS:
            raise NotDone(Barrier.NOT_AGREED)
        self._latest = max(self._latest + 1, int(self._clock() * 1000))
        self.open.append(Asked(self._latest, deed, ()))
        self.answer(match, self._latest, seats, agrees=True)

    def answer(
        self, match: AnyMatch, number: int, seats: Collection[Seat], *, agrees: bool
    ) -> bool:
        """Answer a question for the people in some seats, and return whether that changes anything;
        the last yes does the deed. Raises `NotDone` for one that cannot be done.
        """
        people = people_of(match.players) & set(seats)
        ask = next((one for one in self.open if one.number == number), None)
        if ask is None or not people or (agrees and people <= {*ask.agreed}):
            return False
        self.open.remove(ask)
        if agrees:
            self.open.append(replace(ask, agreed=tuple(sorted({*ask.agreed, *people}))))
            self.settle(match)
        else:
            self._declined.append(ask.deed)
            if ask.deed.seat in people:
                self.withdrawn = [*self.withdrawn, ask.deed][-MOST_ASKS:]
        return True

    def settle(self, match: AnyMatch) -> None:
        """Do the deeds to which all people agree, now that one may have left the seat to a bot;
        raises `NotDone` for one that cannot be done.
        """
        people = people_of(match.players)
        for ask in tuple(self.open):
            if ask not in self.open or agreement_barrier(match.players, ask.agreed):
                continue
            self.open.remove(ask)
            try:
                settle(match, ask.deed, [seat for seat in ask.agreed if seat in people])
            except CannotUndo as error:
                raise NotDone(error.barrier) from error
