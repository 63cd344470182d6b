"""How a seat comes to a position and leaves it, and what the step between two of them brought."""

from dataclasses import dataclass

from changcheng_qt.verdicts.cost import Change, Worth


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's two worths at one moment: all that is hidden drawn, or chance as it is."""

    seen: Worth
    fated: Worth

    @property
    def in_store(self) -> Worth:
        """What chance still keeps in store."""
        return self.fated - self.seen


@dataclass(frozen=True, slots=True)
class Passage:
    """How a seat comes to a position and leaves it: with the best command, and with the one that it
    chose; twice the same where it had nothing to weigh.
    """

    arriving: Standing
    departing: Standing


def change(ply: int, seat: int, before: Passage, after: Passage) -> Change:
    """Return what the step between two positions brought a seat."""
    here, there = before.departing, after.arriving
    return Change(ply, seat, here.in_store - there.in_store, there.fated - here.fated)
