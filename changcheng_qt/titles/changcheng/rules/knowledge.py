"""The knowledge of the seats from a game, even from steps that were taken back (RULES section 6).

Knowledge is a fold over every step of the log, undone ones included. Two kinds of fact outlive an
undo: the value of a threat counter (counters never change, so the fact stays true) and the identity
of a card that was revealed. A card fact belongs to the very command that played the card, named by
its ply; when that command is replaced by another after a take-back, the fact is dropped, for the
card is then somewhere else or nowhere.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.geography import Face, Region
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Facts that seats know: threat values by seat, cards that all have seen, boards that all have
    seen drawn.
    """

    threats: frozenset[tuple[Seat, Region, int]] = frozenset()
    cards: frozenset[RevealedCard] = frozenset()
    drawn: tuple[Face, ...] = ()

    def threats_seen_by(self, seat: Seat) -> dict[Region, int]:
        """Return the threat values that a seat has seen, by region."""
        return {region: value for who, region, value in self.threats if who == seat}


def learn(knowledge: Knowledge, happened: Iterable[Event], seats: int) -> Knowledge:
    """Return the knowledge after events that happened at a table of `seats`."""
    for event in happened:
        knowledge = _learn(knowledge, event, seats)
    return knowledge


def forget_replaced(knowledge: Knowledge, ply: int) -> Knowledge:
    """Drop the card facts of commands at `ply` and later: other commands replace them."""
    return replace(knowledge, cards=frozenset(c for c in knowledge.cards if c.ply < ply))


def _learn(knowledge: Knowledge, event: Event, seats: int) -> Knowledge:
    match event:
        case events.Peeked(seat, region, int(value)):
            return replace(knowledge, threats=knowledge.threats | {(seat, region, value)})
        case (
            events.ThreatTurnedUp(region, value)
            | events.ThreatRemoved(_, region, int(value))
            | events.RegionAttacked(region, int(value))
        ):
            facts = {(seat, region, value) for seat in range(seats)}
            return replace(knowledge, threats=knowledge.threats | facts)
        case events.CardsRevealed(_, _, cards, void):
            return replace(knowledge, cards=knowledge.cards | {*cards, *void})
        case events.ExtensionDue(_, Face() as face) if face not in knowledge.drawn:
            return replace(knowledge, drawn=(*knowledge.drawn, face))
        case _:
            return knowledge
