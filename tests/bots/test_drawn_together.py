"""Positions that are drawn together share the things that a View shows; each equals the one made
from its State alone.
"""

from random import Random
from typing import Any

from changcheng_qt.bots.bot import Fated
from changcheng_qt.engine.core import Core
from changcheng_qt.titles import rules_of
from tests.bots.judging import position
from tests.bots.searched import SEARCHED
from tests.titles.side_by_side import fields_of

NUMBERS = [number for number in range(6) if SEARCHED[number % len(SEARCHED)].name != "riders"]
"""Positions of the titles whose hands alone are drawn for an analysis."""
DRAWS = 6


def content(core: Core) -> dict[str, Any]:
    """Return the numbers that make a position, without the tables that copies share."""
    found = fields_of(core, ())
    return {name: one for name, one in found.items() if isinstance(one, int | bytes | tuple)}


def test_each_of_several_drawn_positions_is_that_of_its_state() -> None:
    differing = 0
    for match in map(position, NUMBERS):
        fated = rules_of(match.game.name).truth
        assert fated is not None
        made, state = fated(), match.steps[-1].after
        assert isinstance(made, Fated)
        assert match.to_act is not None
        view = match.view(match.to_act)
        rng = Random(1)
        alone = [content(made.flatten(made.sample(view, state, rng))) for _ in range(DRAWS)]
        together = made.draw(view, state, DRAWS, Random(1))
        assert [*map(content, together or [made.flatten(state)] * DRAWS)] == alone
        differing += alone[0] != alone[1]
    assert differing >= len(NUMBERS) // 2, "the hands of others usually differ"
