"""Games of Chang Cheng in files: their secrets, and the stand-ins for them.

The secrets are the counters and the order of boards, which `archive` describes, and the cards that
were played face down.

A seat has one card of each kind, and so plays none twice on a line of play. Its plays in a log,
undone ones too, make trees: beneath each play is the one before it on its line. The stand-in for a
card is the first that is on no path through its place; the true cards prove that there is one. The
cards that fit above a play depend only on the set of cards beneath it, of which there are 64, so
even a file made to be slow is read quickly.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from changcheng_qt.engine.filing import Filing, LearntFacts, SecretPlay
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.titles.changcheng.rules import archive, glance, notation
from changcheng_qt.titles.changcheng.rules.events import (
    CardsRevealed,
    Event,
    ExtensionDue,
    MapExtended,
    Peeked,
    RegionAttacked,
    ThreatRemoved,
    ThreatTurnedUp,
)
from changcheng_qt.titles.changcheng.rules.geography import AREAS_PER_SIDE, Face
from changcheng_qt.titles.changcheng.rules.pieces import (
    REPUTATION_VALUES,
    THREAT_VALUES,
    ActionCard,
)
from changcheng_qt.titles.changcheng.rules.setup import Setup
from changcheng_qt.titles.changcheng.rules.state import State

CARD_WORDS = tuple(notation.card_word(card) for card in ActionCard)
FIRST_REPUTATION = len(THREAT_VALUES)
FIRST_BOARD = FIRST_REPUTATION + len(REPUTATION_VALUES)


def _told_by_all(after: State, events: Iterable[Event]) -> LearntFacts:
    """Return the counters, boards and cards that events revealed, filtered for a viewer."""
    learnt = LearntFacts()
    for event in events:
        news = _told(after, event)
        learnt = LearntFacts(learnt.setup | news.setup, learnt.plies | news.plies)
    return learnt


def _open_facts(setup: Setup, viewer: Viewer) -> frozenset[int]:
    """Return the reputation counters of the two faces in play."""
    return _reputations(0, len(setup.faces))


def _told(after: State, event: Event) -> LearntFacts:
    match event:
        case CardsRevealed(cards=cards, void=void):
            return LearntFacts(plies=frozenset(card.ply for card in (*cards, *void)))
        case (
            Peeked(region=region, value=int())
            | ThreatTurnedUp(region=region, value=int())
            | ThreatRemoved(region=region, value=int())
            | RegionAttacked(region=region, value=int())
        ):
            return LearntFacts(setup=frozenset((region,)))
        case MapExtended():
            faces = len(after.wall.faces)
            return LearntFacts(setup=_reputations(faces - 1, faces))
        case ExtensionDue(drawn=Face()):
            return LearntFacts(setup=frozenset((FIRST_BOARD + after.extensions,)))
        case _:
            return LearntFacts()


def _reputations(first: int, end: int) -> frozenset[int]:
    """Return the facts of the reputation counters on the faces of some slots."""
    dealt = range(first * AREAS_PER_SIDE, end * AREAS_PER_SIDE)
    return frozenset(FIRST_REPUTATION + number for number in dealt)


class _CardTree:
    """The secret plays of a log in its order, those of every seat in trees of their own."""

    def __init__(self, plays: Sequence[SecretPlay]) -> None:
        self._plays = plays
        self._above: list[list[int]] = [[] for _ in plays]
        self._found: dict[tuple[int, frozenset[str]], str | None] = {}
        for number, play in enumerate(plays):
            if play.beneath is not None:
                self._above[play.beneath].append(number)

    def cards(self) -> tuple[str, ...]:
        """Return the card of every play; raises `ValueError` where none fits."""
        cards: list[str] = []
        taken: list[frozenset[str]] = []
        for number, play in enumerate(self._plays):
            under = play.beneath
            beneath = frozenset() if under is None else taken[under] | {cards[under]}
            card = self._card(number, beneath)
            if card is None:
                raise ValueError("no card fits a place where one is left out")
            cards.append(card)
            taken.append(beneath)
        return tuple(cards)

    def _card(self, number: int, beneath: frozenset[str]) -> str | None:
        """Return the first card for a play that leaves a fitting one for each play above it."""
        place = number, beneath
        if place not in self._found:
            secret = self._plays[number].secret
            wanted = CARD_WORDS if secret is None else (secret,)
            fitting = (name for name in wanted if name not in beneath)
            self._found[place] = next(
                (n for n in fitting if self._fits(number, beneath | {n})), None
            )
        return self._found[place]

    def _fits(self, number: int, taken: frozenset[str]) -> bool:
        return all(self._card(above, taken) is not None for above in self._above[number])


FILING: Final[Filing[Setup, State, Event]] = Filing(
    setup_to_plain=archive.setup_to_plain,
    setup_from_plain=archive.setup_from_plain,
    glance_to_plain=glance.glance_to_plain,
    view_from_glance=glance.view_from_glance,
    facts_of=archive.facts_of,
    open_facts=_open_facts,
    told=_told_by_all,
    conceal=notation.conceal,
    reveal=notation.reveal,
    stand_ins=lambda plays: _CardTree(plays).cards(),
)
