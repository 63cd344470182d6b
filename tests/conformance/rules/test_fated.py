"""Draws that keep the results of chance agree with the view, and with that much of the truth."""

from importlib import import_module
from random import Random

import pytest

from changcheng_qt.bots.bot import Forks
from changcheng_qt.titles import TITLES
from tests.analysis.games import played
from tests.effort import effort

GAMES = effort(sample=3, nightly=100)
SETTLED = [
    title.name
    for title in TITLES
    if title.rules.truth and not isinstance(title.rules.truth(), Forks)
]


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", SETTLED)
def test_a_draw_agrees_with_the_view_and_with_chance(title: str, seed: int) -> None:
    match = played(title, seed, "random")
    game, rng = match.game, Random(seed)
    belief = import_module(f"changcheng_qt.titles.{title}.rules.belief")
    others_differ = False
    for ply in range(0, len(match.steps), 5):
        truth, known = match.steps[ply].before, match.known[ply]
        for seat in range(len(match.players)):
            view = game.view(truth, known, seat)
            drawn = belief.sample_fated(view, truth, rng)
            assert game.view(drawn, known, seat) == view
            assert drawn.setup == truth.setup
            assert getattr(drawn, "pile", ()) == getattr(truth, "pile", ())
            others_differ |= drawn != truth
    assert others_differ
