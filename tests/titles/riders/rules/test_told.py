"""The parts of events that each viewer sees (RIDERS section 12.2)."""

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.riders.rules.commands import Accept
from changcheng_qt.titles.riders.rules.events import EdictBought, Event
from changcheng_qt.titles.riders.rules.goods_events import GoodsRobbed, OfferAnswered
from changcheng_qt.titles.riders.rules.pieces import Edict, Good

A, B, C, D = range(4)
BOUGHT = EdictBought(A, 3, Edict.LEVY, told=(A,))
ROBBED = GoodsRobbed(A, B, Good.ORE, told=(A, B))
OPENLY = GoodsRobbed(A, B, Good.ORE, told=(A, B, C))
ANSWERED = OfferAnswered(A, Accept(), is_last=False)
LAST = OfferAnswered(A, Accept(), is_last=True)

HIDDEN: list[tuple[Event, str, set[Viewer]]] = [
    (BOUGHT, "edict", {A, EVERYONE}),
    (ROBBED, "good", {A, B, EVERYONE}),
    (OPENLY, "good", {A, B, C, D, PUBLIC, EVERYONE}),
    (ANSWERED, "answer", {A, EVERYONE}),
    (LAST, "answer", {A, B, C, D, PUBLIC, EVERYONE}),
]


@pytest.mark.parametrize(("event", "field", "knowing"), HIDDEN)
@pytest.mark.parametrize("viewer", [A, B, C, D, PUBLIC, EVERYONE])
def test_hidden_parts_are_shown_to_those_who_know_them(
    event: Event, field: str, knowing: set[Viewer], viewer: Viewer
) -> None:
    seen = event.seen_by(viewer)
    assert (getattr(seen, field) is not None) == (viewer in knowing)
    assert seen.told == event.told
