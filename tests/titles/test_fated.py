"""Draws that keep what nobody decides agree with the view, and with that much of the truth."""

from random import Random
from typing import Any

import pytest

from changcheng_qt.titles.changcheng.rules import belief as changcheng_belief
from changcheng_qt.titles.china.rules import belief as china_belief
from tests.analysis.games import played
from tests.effort import effort

GAMES = effort(sample=3, nightly=100)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", ["changcheng", "china"])
def test_a_draw_agrees_with_the_view_and_with_chance(title: str, seed: int) -> None:
    match = played(title, seed, "random")
    game, rng = match.game, Random(seed)
    draws: dict[str, Any] = {
        "changcheng": changcheng_belief.sample_fated,
        "china": china_belief.sample_fated,
    }
    others_differ = False
    for ply in range(0, len(match.steps), 5):
        truth, known = match.steps[ply].before, match.known[ply]
        for seat in range(len(match.players)):
            view = game.view(truth, known, seat)
            drawn = draws[title](view, truth, rng)
            assert game.view(drawn, known, seat) == view
            assert drawn.setup == truth.setup
            if title == "china":
                assert drawn.pile == truth.pile
            others_differ |= drawn != truth
    assert others_differ
