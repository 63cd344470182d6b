"""The flat core behaves as the rules do: in random and styled games of any options, from positions
in which something rare is near, and in the worked cases of RULES section 7.
"""

from random import Random

import pytest

from changcheng_qt.titles.changcheng.core.flatten import flatten
from changcheng_qt.titles.changcheng.rules.pieces import EventCard, Supply
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import Act, Piece, Reservation, Turn
from tests.effort import effort
from tests.perft.positions import POSITIONS
from tests.titles.changcheng.core.agreement import BOTH, as_in_a_game
from tests.titles.changcheng.rules.play import random_chooser
from tests.titles.changcheng.rules.scene import P1, X, Y, lay
from tests.titles.changcheng.rules.styles import varied_games

ROUNDS = effort(sample=1, nightly=40)
"""Each of 34 games: random, in a style, or from a rare position."""


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_every_step_of_any_game_agrees(seed: int) -> None:
    for start, choose in varied_games(Random(seed), 1):
        for _ in BOTH.play(as_in_a_game(start), choose):
            pass


def rare_ends() -> dict[str, State]:
    """Positions from which a game goes where few games do."""
    full = "x /x x x y y y y y z z z x y z x y z x y z x y z . y"
    one = {X: Supply(1, 0, 0)}
    begun = Turn(X, 9, acts=(Act(Piece.SINGLE, (P1,)),))
    none_left = {X: Supply(0, 0, 0)}
    claim = {"reservations": (Reservation(Y, (1,)),)}
    due = {"emperors": 2}
    return {
        "all events count": lay(full, events=tuple(EventCard), hands={X: []}, supplies=one).state,
        "a drawn board comes at once": lay(
            "x y z .", random_extension=True, extension_time=ExtensionTime.AT_ONCE, more=due
        ).state,
        "nothing is left for the second part": lay(
            "x y z x", supplies=none_left, more={"due": (P1,), "turn": begun}
        ).state,
        "two towers want one square": lay("Ty . . z", more=claim).state,
    }


@pytest.mark.parametrize("name", rare_ends())
def test_a_game_from_a_rare_position_on_agrees(name: str) -> None:
    start = as_in_a_game(rare_ends()[name])
    BOTH.check_each(start)
    for _ in BOTH.play(start, random_chooser(Random(1))):
        pass


@pytest.mark.no_cover
@pytest.mark.parametrize("position", [pytest.param(p, id=name) for name, p in POSITIONS.items()])
def test_every_command_in_a_hard_corner_agrees(position: State) -> None:
    BOTH.check_each(as_in_a_game(position))


def test_a_difference_is_reported() -> None:
    state = POSITIONS["opening of two"]
    core = flatten(state)
    core.play(core.pick(core.count() - 1))
    with pytest.raises(AssertionError, match="after nothing"):
        BOTH.check_fields(state, core, "nothing")
