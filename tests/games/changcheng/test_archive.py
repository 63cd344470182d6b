"""A setup comes back from its plain values, and false claims in them are refused."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from changcheng_qt import assets
from changcheng_qt.games.changcheng.archive import setup_from_plain, setup_to_plain
from changcheng_qt.games.changcheng.boards import load_boards
from changcheng_qt.games.changcheng.pieces import Colour
from changcheng_qt.games.changcheng.setup import Options, Setup, Sides, Wishes, draw_setup

BOARDS = load_boards(assets.boards_folder())


def drawn(seed: int, sides: Sides = Sides.MIXED) -> Setup:
    """Return a setup of three seats with both a choice of sides and two events."""
    wishes = Wishes(tuple(Colour)[:3], options=Options(sides=sides), events=2)
    return draw_setup(wishes, BOARDS, Random(seed))


@pytest.mark.parametrize("sides", Sides)
def test_a_setup_comes_back_equal(sides: Sides) -> None:
    for seed in range(10):
        setup = drawn(seed, sides)
        plain = json.loads(json.dumps(setup_to_plain(setup)))
        assert setup_from_plain(plain) == setup


FAULTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "setup.first: int expected": lambda v: v.update(first="0"),
    "face 1A, provinces 1: squares": lambda v: _face(v, "1A")["provinces"][0].update(squares=9),
    "board: a name of letters": lambda v: _face(v, "1A").update(board="?"),
    "setup: 2 to 4 different colours": lambda v: v.update(colours=["red", "red"]),
    "setup: the first player is no seat": lambda v: v.update(first=3),
    "setup: at most 2 different event cards": lambda v: v.update(events=["B", "A"]),
    "setup: the threat counters": lambda v: v["threats"].pop(),
    "setup: the reputation counters": lambda v: v["reputations"].append(4),
    "setup: two faces in play": lambda v: v["faces"].pop(),
    "setup: the order of extensions": lambda v: (
        v["extension_order"].reverse() or v["extension_order"].pop()
    ),
}


def _face(values: dict[str, Any], code: str) -> dict[str, Any]:
    return next(f for f in values["faces"] if f["board"] + f["side"] == code)


@pytest.mark.parametrize("message", FAULTS)
def test_false_claims_are_refused_by_name(message: str) -> None:
    setup = next(s for s in map(drawn, range(50)) if _has_1a(s))
    values = json.loads(json.dumps(setup_to_plain(setup)))
    FAULTS[message](values)
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared below
        setup_from_plain(values)
    assert str(caught.value).startswith(message)


def _has_1a(setup: Setup) -> bool:
    return any(face.code == "1A" for board in setup.spare for face in board.faces)


@pytest.mark.parametrize(
    "change",
    [
        lambda v: v["faces"].insert(0, v["faces"].pop()),
        lambda v: v["faces"].__setitem__(slice(0, None), v["faces"][:1]),
        lambda v: v["faces"].append(v["faces"][0]),
        lambda v: v["options"].update(sides="all_a"),
        lambda v: v["extension_order"].__setitem__(0, "9A"),
    ],
)
def test_faces_that_do_not_fit_are_refused(change: Callable[[dict[str, Any]], object]) -> None:
    setup = next(s for s in map(drawn, range(50)) if s.faces[0].side.value == "B")
    values = json.loads(json.dumps(setup_to_plain(setup)))
    change(values)
    with pytest.raises(ValueError, match="setup:"):
        setup_from_plain(values)
