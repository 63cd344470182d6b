"""The knowledge of the seats about the pile, even from steps that were taken back (CHINA section
9).

Knowledge is a fold over every step of the log, undone ones included. A card of the first pile keeps
its place. The second pile depends on the discards of which it was made: when the command that made
it is replaced after a take-back, the knowledge of it is dropped.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.pieces import Colour


@dataclass(frozen=True, slots=True)
class Fact:
    """A seat knows the card at a place of a pile, the first or second."""

    seat: Seat
    pile: int
    place: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Facts that seats know, and the number of the command that made the second pile."""

    facts: frozenset[Fact] = frozenset()
    reshuffled: int | None = None

    def of_pile(self, seat: Seat, pile: int) -> dict[int, Colour]:
        """Return the cards of a pile that a seat knows, by their places."""
        known = (fact for fact in self.facts if (fact.seat, fact.pile) == (seat, pile))
        return {fact.place: fact.colour for fact in known}


def learn(knowledge: Knowledge, happened: Iterable[Event], ply: int) -> Knowledge:
    """Return the knowledge after the events of the command of that number."""
    for event in happened:
        knowledge = _learn(knowledge, event, ply)
    return knowledge


def forget_replaced(knowledge: Knowledge, ply: int) -> Knowledge:
    """Drop the knowledge of a second pile that the command at `ply` or a later one made."""
    if knowledge.reshuffled is None or knowledge.reshuffled < ply:
        return knowledge
    return Knowledge(frozenset(fact for fact in knowledge.facts if fact.pile == 1))


def _learn(knowledge: Knowledge, event: Event, ply: int) -> Knowledge:
    match event:
        case events.CardDrawn(seat, pile, place, Colour() as colour):
            news = {Fact(seat, pile, place, colour)}
        case events.OpenCardsFilled(colours=colours, pile=pile, place=first, told=seats):
            news = {
                Fact(seat, pile, place, colour)
                for place, colour in enumerate(colours, first)
                for seat in seats
            }
        case events.DiscardsReshuffled():
            return replace(knowledge, reshuffled=ply)
        case _:
            return knowledge
    return replace(knowledge, facts=knowledge.facts | news)
