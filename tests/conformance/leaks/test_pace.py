"""When a bot's step is shown tells nothing of its seat's knowledge, nor how hard the choice was.

Two games that somebody cannot tell apart are played by bots that answer at once or late, as it
happens; their steps are shown after the same time, in which the same is said of who is thinking.
The planted faults: time is given by the seat's view, and an answer is shown as soon as it comes.
"""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.changcheng.entry import weight
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.playhead import BEAT, CONSIDERED, REST, Playhead, pace
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.conformance.leaks.pairs import Pair, Tale
from tests.effort import effort
from tests.titles.changcheng.sample.pairs import pairs
from tests.ui.flow.clockwork import HandClock, HandThinker

if TYPE_CHECKING:
    from collections.abc import Callable

PAIRS = effort(sample=16, nightly=1000)
SLOWEST = 3 * (REST + CONSIDERED)


def displays(tale: Tale, thought: int) -> list[tuple[int, object]]:
    """The display of the last command of a game, and its time, if its bot thinks for so long."""
    bridge = MatchBridge(tale.match())
    clock, thinker = HandClock(), HandThinker()
    bot_setup = BotSetup(thinker, "", weight)
    flow = TableFlow(bridge, bot_setup, clock, lambda view, legal: None, GateReason.LOADED)
    seen = list[tuple[int, object]]()
    flow.bots.thinking.connect(lambda seat: seen.append((clock.now, seat)))
    bridge.changed.connect(lambda change: seen.append((clock.now, "shown")))
    flow.start()
    clock.pass_time(thought)
    thinker.answered.emit(0, tale.last)
    clock.pass_time(SLOWEST)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)
    flow.close()
    return seen


def compare(pair: Pair, rng: Random) -> None:
    """Play both games, the one bot a little quicker than the other within one of the moments at
    which an answer may be shown.
    """
    usual = pace(weight(pair.real.match().view(PUBLIC)))
    moment = rng.choice([(0, usual - 1), (usual + 1, usual + BEAT), (usual + 1001, usual + 1250)])
    real, twin = (
        displays(pair.real, rng.randint(*moment)),
        displays(pair.twin, rng.randint(*moment)),
    )
    assert real == twin
    assert real[-1][0] > 0


def compare_all() -> None:
    rng = Random(11)
    for pair in islice(pairs(), PAIRS):
        compare(pair, rng)


def test_the_pace_tells_nothing(qapp: QApplication) -> None:
    compare_all()


def test_a_pace_by_what_the_seat_sees_is_found(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    view_for: Callable[[MatchBridge, Viewer], Any] = MatchBridge.view_for

    def leaking(bridge: MatchBridge, viewer: Viewer) -> object:
        seat = bridge.to_act
        view = view_for(bridge, viewer)
        if seat is None:
            return view
        hand = sum(view_for(bridge, seat).private(seat).hand)
        return replace(view, blocks=(*view.blocks, *(None,) * hand))

    monkeypatch.setattr(MatchBridge, "view_for", leaking)
    with pytest.raises(AssertionError):
        compare_all()


def test_an_answer_that_is_shown_when_it_comes_is_found(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Playhead, "rest", lambda playhead, milliseconds: None)
    monkeypatch.setattr(Playhead, "expect", lambda playhead: None)
    with pytest.raises(AssertionError):
        compare_all()
