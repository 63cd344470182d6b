"""What is kept beside a running game tells nothing that somebody at the table may not know.

A summary stands open in a folder, so its bytes are compared: of two games that one viewer cannot
tell apart, hidden things permuted, they are the same. The game's own file is another in both, and
only its hash tells so; it is left out here.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.games.changcheng import game as game_module
from changcheng_qt.games.changcheng.knowledge import Knowledge
from changcheng_qt.games.changcheng.state import State
from changcheng_qt.games.changcheng.view import View, view_of
from changcheng_qt.saves.summary import summary_of, summary_to_bytes
from tests.ui.leaks.pairs import Pair, pairs

PAIRS = 60


def told(match: AnyMatch) -> bytes:
    return summary_to_bytes(summary_of(match), b"the same file")


def differing(some: Iterable[Pair]) -> list[Pair]:
    """Return the pairs whose summaries differ, before or after the last command."""
    found = []
    for pair in some:
        real, twin = pair.real.match(), pair.twin.match()
        is_same = told(real) == told(twin)
        real.submit(pair.real.last)
        twin.submit(pair.twin.last)
        if not (is_same and (real.outcome or told(real) == told(twin))):
            found.append(pair)
    return found


def test_twins_have_the_same_summary() -> None:
    assert differing(islice(pairs(), PAIRS)) == []


def test_a_planted_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here everybody is told all threats, as only the owner of a look may be."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        shown = state.setup.threats[: len(state.wall.regions)]
        return replace(view_of(state, knowledge, viewer), threats=tuple(shown))

    monkeypatch.setattr(game_module, "view_of", leaking)
    assert differing(islice(pairs(), PAIRS))
