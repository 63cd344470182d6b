"""What happened, sentence by sentence, as the viewer of a View may know it.

An event comes filtered for its viewer: what is hidden is None in it, and then the public sentence
is told. Turns, scorings and the attack are told in one sentence each (`passages_of`,
`sentence_about`), which opens into a sentence an event; `event_weight` says how that one stands in
the chronicle.

| module | what it is |
|---|---|
| `turns` | building, playing cards, peeking; added boards, the attack, the end |
| `scoring` | completed provinces, revealed cards, points, what the end of the game counts |
| `passages` | what is told together, in one sentence: clauses, and the patterns that join them |
| `teller` | who and where the events of one game speak of |
"""

from collections.abc import Sequence
from enum import Enum
from typing import assert_never

from changcheng_qt.engine.seats import Player
from changcheng_qt.games.changcheng.events import (
    AttackBegan,
    BuildingEvent,
    CardEvent,
    CardsRevealed,
    Event,
    GameEnded,
    MapExtended,
    PointsEvent,
    ProvinceScored,
    ReservationEnded,
    TurnBegan,
    TurnEnded,
    TurnEvent,
)
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.chronicle.passages import sentence_about
from changcheng_qt.i18n.phrases.changcheng.chronicle.scoring import card_text, points_text
from changcheng_qt.i18n.phrases.changcheng.chronicle.teller import Teller
from changcheng_qt.i18n.phrases.changcheng.chronicle.turns import building_text, turn_text


class Weight(Enum):
    """How the sentence about an event stands in the chronicle."""

    TURN = "turn"
    """A heading: a turn begins."""
    DEED = "deed"
    """A line below the heading."""
    MARK = "mark"
    """A line worth finding again: a scored province, an added board, the attack, the end."""
    QUIET = "quiet"
    """A sentence that the chronicle leaves out, because its neighbours say enough."""


def event_text(event: Event, view: View, players: Sequence[Player]) -> str:
    """Say what an event was."""
    teller = Teller(view, players)
    if isinstance(event, BuildingEvent):
        return building_text(event, teller)
    if isinstance(event, CardEvent):
        return card_text(event, teller)
    if isinstance(event, PointsEvent):
        return points_text(event, teller)
    if isinstance(event, TurnEvent):
        return turn_text(event, teller)
    assert_never(event)


def passage_text(events: Sequence[Event], view: View, players: Sequence[Player]) -> str:
    """Tell of a turn, a scoring or the attack in one sentence; empty where nothing was done yet."""
    return sentence_about(events, Teller(view, players))


def event_weight(event: Event) -> Weight:
    """Return how the sentence about an event stands in the chronicle."""
    match event:
        case TurnBegan():
            return Weight.TURN
        case ProvinceScored() | MapExtended() | AttackBegan() | GameEnded():
            return Weight.MARK
        case TurnEnded() | ReservationEnded(met=True) | CardsRevealed(cards=(), void=()):
            return Weight.QUIET
        case _:
            return Weight.DEED
