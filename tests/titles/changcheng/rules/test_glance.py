"""A glance of a game is a view of the public; one that no game can have is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.glance import glance_to_plain, view_from_glance
from changcheng_qt.titles.changcheng.rules.turn import Scoring
from tests.titles.changcheng.table.playing import finished

SEATS = 3


def glance() -> dict[str, Any]:
    """The plain values of a glance at a game that is over."""
    values: dict[str, Any] = glance_to_plain(finished(SEATS).view(PUBLIC))
    return values


def test_a_glance_shows_the_wall_and_the_scores() -> None:
    view, seen = finished(SEATS).view(PUBLIC), view_from_glance(glance(), SEATS)
    assert (seen.blocks, seen.scores, seen.wall) == (view.blocks, view.scores, view.wall)
    assert seen.privates == ()


def scoring_elsewhere() -> object:
    """The plain values of a scoring in a province that is not in play."""
    return to_plain(Scoring(province=99, pending=()))


FAULTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "numbers of seats and boards": lambda v: v.update(faces=v["faces"] * 3),
    "colours": lambda v: v.update(colours=["red", "red", "blue"]),
    "scored cards": lambda v: v.update(scoring=scoring_elsewhere()),
    "turns": lambda v: v.update(turn=-1),
    "scores": lambda v: v["scores"].pop(),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_claim_that_no_game_can_make_is_refused(name: str) -> None:
    values = glance()
    FAULTS[name](values)
    with pytest.raises(ValueError, match=f"the {name} make no sense"):
        view_from_glance(values, SEATS)


def test_every_seat_has_a_colour() -> None:
    with pytest.raises(ValueError, match="not one colour for each seat"):
        view_from_glance(glance(), SEATS + 1)


def test_a_face_that_is_none_is_refused() -> None:
    values = glance()
    values["faces"][0]["provinces"][0]["squares"] = 9
    with pytest.raises(ValueError, match="a whole number from 3 to 6"):
        view_from_glance(values, SEATS)
