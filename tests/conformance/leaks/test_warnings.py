"""A warning before the end of a turn tells nothing that its seat may not know: the positions
thought about, and the outcome, are the same in two games that the seat cannot tell apart.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

import pytest

from changcheng_qt.bots.hints import luck_at, passed_over
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.hints import Choice, HintSource
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window.main_window import MainWindow
from changcheng_qt.verdicts.reasons import Way
from screens.stillness import bring_to_rest
from screens.stills import StillClock, StillThinker
from tests.conformance.leaks.comparing import Leaked
from tests.conformance.leaks.ears import everything_in
from tests.conformance.leaks.pairs import Pair, Tale
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.samples import every_title
from tests.effort import effort
from tests.ui.flow.clockwork import HandAdviser

PAIRS: Final = effort(sample=1, nightly=100)
TRIES: Final = 12
EFFORT: Final = effort(sample=40_000, nightly=100_000)

pytestmark = pytest.mark.usefixtures("listened_to")


def decisions(sample: LeakSample) -> Iterator[Pair]:
    """Pairs of games whose next command is the viewer's, in a turn of its own that goes on."""
    for pair in sample.pairs():
        match = pair.real.match()
        is_own = isinstance(pair.viewer, int) and match.to_act == match.turn_seat == pair.viewer
        if is_own and len(match.legal(pair.viewer)) > 1:
            match.submit(pair.real.last)
            if match.to_act == match.turn_seat == pair.viewer:
                yield pair


def warned(window: MainWindow, tale: Tale, seat: int) -> tuple[object, ...]:
    """The positions thought about after a decision, the outcome, and all texts in the window then;
    nothing if there was nothing to think about.
    """
    adviser = HandAdviser()
    bridge = MatchBridge(tale.match(seat, (seat + 1) % tale.setup.seats))
    flow = TableFlow(
        bridge,
        BotSetup(StillThinker(bridge), "still"),
        StillClock(),
        lambda view, legal: None,
        GateReason.LOADED,
        HintSource(adviser, EFFORT),
    )
    window.show_match(bridge, flow)
    flow.start()
    flow.lift_gate()
    assert bridge.viewer == seat
    bridge.submit(tale.last)
    bring_to_rest(window)
    found: tuple[object, ...] = ()
    for title, choice, amount, steps in adviser.asked:
        ways = thought(title, choice, amount, steps)
        adviser.answer(*ways)
        found += (choice, amount, steps, ways)
    bring_to_rest(window)
    told = everything_in(window)
    flow.close()
    return (*found, told) if found else ()


def thought(title: str, choice: Choice, effort: int, steps: int) -> tuple[Way, ...]:
    """Think as the bots' process does."""
    searching = rules_of(title).searching
    assert searching is not None
    rng = luck_at(steps)
    return passed_over(searching(), choice.view, choice.legal, choice.chosen, effort, rng)


def compare(window: MainWindow, sample: LeakSample, count: int) -> int:
    """Decide in both games of pairs; nothing tells them apart. Return how often it was thought.
    Only texts are compared, so nothing is painted.
    """
    window.setUpdatesEnabled(False)
    thoughts = 0
    for pair in islice(decisions(sample), count):
        assert isinstance(pair.viewer, int)
        real, twin = (warned(window, tale, pair.viewer) for tale in (pair.real, pair.twin))
        if real != twin:
            raise Leaked(real, twin)
        thoughts += bool(real)
    return thoughts


@every_title("leaks", having="search")
def test_a_warning_is_the_same_in_games_that_its_seat_cannot_tell_apart(
    sample: LeakSample, window_of: Callable[[LeakSample], MainWindow]
) -> None:
    assert compare(window_of(sample), sample, PAIRS) > 0


@every_title("leaks", having="search", first_by_day=True)
def test_a_planted_leak_is_found(
    sample: LeakSample,
    window_of: Callable[[LeakSample], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The subject of the thought is the knowledge of everybody together."""
    legal = MatchBridge.legal_for

    def leaking(bridge: MatchBridge) -> Any:  # noqa: ANN401
        state = bridge._match.steps[-1].after  # noqa: SLF001
        hidden = sample.unseen(state)[:5]
        assert bridge.to_act is not None
        commands = list(legal(bridge, bridge.to_act))
        place = sum(hidden) % len(commands)
        return commands[place:] + commands[:place]

    monkeypatch.setattr(MatchBridge, "legal", property(leaking))
    with pytest.raises(Leaked):
        compare(window_of(sample), sample, TRIES)
