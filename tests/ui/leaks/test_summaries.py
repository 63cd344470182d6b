"""What is kept beside a running game tells nothing that somebody at the table may not know.

A summary stands open in a folder, so its bytes are compared: of two games that one viewer cannot
tell apart, hidden things permuted, they are the same. The game's own file is another in both, and
only its hash tells so; it is left out here.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.saves.summary import summary_of, summary_to_bytes
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from tests.effort import effort
from tests.ui.leaks.pairs import Pair, china_pairs, pairs

PAIRS = effort(sample=16, nightly=1000)


def told(match: AnyMatch) -> bytes:
    return summary_to_bytes(summary_of(match), b"the same file")


def is_same(pair: Pair) -> bool:
    """Return whether both summaries are the same, before and after the last command."""
    real, twin = pair.real.match(), pair.twin.match()
    is_same_before = told(real) == told(twin)
    real.submit(pair.real.last)
    twin.submit(pair.twin.last)
    return is_same_before and (real.outcome is not None or told(real) == told(twin))


@pytest.mark.parametrize("draw", [pairs, china_pairs])
def test_twins_have_the_same_summary(draw: Callable[[], Iterator[Pair]]) -> None:
    assert all(is_same(pair) for pair in islice(draw(), PAIRS))


def test_a_planted_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here everybody is told all threats, as only the owner of a look may be."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        shown = state.setup.threats[: len(state.wall.regions)]
        return replace(view_of(state, knowledge, viewer), threats=tuple(shown))

    monkeypatch.setitem(vars(CHANG_CHENG), "view", leaking)
    assert not all(is_same(pair) for pair in islice(pairs(), PAIRS))
