"""A bot's question holds nothing that its seat may not know, so neither does its choice.

Every seat is played by a bot in turn. Two games that the seat cannot tell apart must put the same
question; the planted fault asks every bot with the first seat's view.
"""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication

from changcheng_qt.engine.seats import Seat, Viewer
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from screens.stills import StillClock
from tests.conformance.leaks.pairs import Pair, Tale
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.samples import each_of
from tests.effort import effort
from tests.ui.flow.clockwork import Asked, HandThinker

PAIRS_A_SEAT = effort(sample=1, nightly=100)
TRIES = 4
"""Within how many pairs the planted fault must be found."""
OTHERS = effort(sample=1, nightly=6)
"""For how many seats it is planted."""


def question(tale: Tale, seat: Seat) -> Asked:
    """The question to the bot of the seat to act, where all others are people."""
    bridge = MatchBridge(tale.match(*(one for one in range(tale.setup.seats) if one != seat)))
    thinker = HandThinker()
    flow = TableFlow(
        bridge, BotSetup(thinker, "luck"), StillClock(), lambda view, legal: None, GateReason.LOADED
    )
    flow.start()
    flow.lift_gate()
    flow.step()
    (asked,) = thinker.questions
    flow.close()
    return asked


def decisions_of(seat: Seat, drawn: Iterator[Pair]) -> Iterator[Pair]:
    """Pairs of games that a seat cannot tell apart and in which it is to act."""
    for pair in drawn:
        if pair.viewer == seat and pair.real.to_act == seat:
            yield pair


def compare(seat: Seat, drawn: Iterator[Pair], pairs: int) -> None:
    """Ask the bot of a seat in n pairs of games; it is asked the same."""
    for pair in islice(decisions_of(seat, drawn), pairs):
        assert question(pair.real, seat) == question(pair.twin, seat)


@each_of("leaks", "seat", listed=lambda sample: sample.bots)
def test_a_bot_is_asked_what_its_seat_may_know(
    sample: LeakSample, seat: Seat, qapp: QApplication
) -> None:
    compare(seat, sample.pairs(), PAIRS_A_SEAT)


@each_of("leaks", "seat", listed=lambda sample: sample.bots[1:][:OTHERS])
def test_a_view_of_another_seat_is_found(
    sample: LeakSample, seat: Seat, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    view_for: Callable[[MatchBridge, Viewer], object] = MatchBridge.view_for
    monkeypatch.setattr(MatchBridge, "view_for", lambda bridge, _: view_for(bridge, 0))
    with pytest.raises(AssertionError):
        compare(seat, sample.pairs(), TRIES)
