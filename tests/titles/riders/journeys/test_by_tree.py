"""Three people play a whole game of Riders through the accessibility tree alone, with neither eyes
nor a pointer nor keys.

By day the middle of the game is made behind the screen.
"""

from collections.abc import Callable
from typing import Final

import pytest

from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.riders.rules.commands import FoundFort
from changcheng_qt.titles.riders.table.accessible.things import MapThings
from changcheng_qt.ui.seam.title import GameOrder
from tests.effort import NIGHTLY
from tests.journeys.journey import SetOut
from tests.journeys.person import Astray
from tests.titles.riders.journeys.by_tree import RidersByTree
from tests.titles.riders.journeys.planning import planned

SIZE: Final = (1024, 720)
SEED: Final = "1"
NAMES: Final = ("Mei", "Luca", "Claire")
FIRST, LAST = 2, 2
"""How many moves are given through the tree by day at the beginning, and at the end."""
SOON: Final = 500
"""Milliseconds of patience for a name that nothing has."""
Begin = Callable[[], RidersByTree]


@pytest.fixture
def begin(set_out: SetOut, listened_to: None) -> Begin:
    """Begins a game of three people, while somebody listens."""

    def started() -> RidersByTree:
        journey = set_out(SIZE)
        players = tuple(map(Player, NAMES))
        colours = ("red", "green", "blue")
        journey.program.session.begin(GameOrder("riders", players, colours, seed=SEED))
        journey.person.settle()
        return RidersByTree(journey, planned(journey.match, int(SEED)))

    return started


def test_three_people_play_to_the_result(begin: Begin) -> None:
    playing = begin()
    if NIGHTLY:
        playing.play()
    else:
        playing.play(FIRST)
        playing.play_next(len(playing.plan) - LAST)
        playing.play()
    steps = playing.journey.match.steps
    assert [step.command for step in steps] == [move.command for move in playing.plan]
    playing.person.wait(
        lambda: not playing.read_on() and playing.find("Rematch") is not None, lambda: "no result"
    )


def test_a_map_with_other_names_leads_astray(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = begin()
    monkeypatch.setattr(MapThings, "name_of", lambda things, thing: str(thing))
    playing.come_to_the_screen(playing.plan[0])
    playing.person.patience = SOON
    with pytest.raises(Astray, match="nothing is called"):
        playing.play()
    assert isinstance(playing.plan[playing.given].command, FoundFort)
