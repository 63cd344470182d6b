"""A setup comes back from its plain values, and false claims in them are refused."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from changcheng_qt import assets
from changcheng_qt.titles.changcheng.rules.archive import facts_of, setup_from_plain, setup_to_plain
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.pieces import Colour
from changcheng_qt.titles.changcheng.rules.setup import (
    Options,
    Setup,
    SetupChoices,
    Sides,
    draw_setup,
)

BOARDS = load_boards(assets.title_folder("changcheng") / "boards")


def drawn(seed: int, sides: Sides = Sides.MIXED) -> Setup:
    """Return a setup of three seats with both a choice of sides and two events."""
    choices = SetupChoices(tuple(Colour)[:3], options=Options(sides=sides), events=2)
    return draw_setup(choices, BOARDS, Random(seed))


def test_hidden_facts_are_not_in_the_open_part() -> None:
    """Setups that differ in nothing else are written alike."""
    setup = drawn(3)
    other = replace(
        setup,
        threats=setup.threats[::-1],
        reputations=setup.reputations[::-1],
        extension_order=setup.extension_order[::-1],
    )
    assert setup_to_plain(setup) == setup_to_plain(other)
    assert facts_of(setup) != facts_of(other)


def test_stand_ins_for_everything_are_the_same_for_all_draws() -> None:
    nothing = [None] * len(facts_of(drawn(0)))
    of_one_table = [
        replace(drawn(0), threats=drawn(seed).threats, reputations=drawn(seed).reputations)
        for seed in range(3)
    ]
    filled = {setup_from_plain(setup_to_plain(s), nothing) for s in of_one_table}
    assert len(filled) == 1
    assert {tuple(sorted(s.threats)) for s in filled} == {tuple(sorted(drawn(0).threats))}


FAULTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "setup.first: int expected": lambda v: v.update(first="0"),
    "faces.1A.provinces.1.squares": lambda v: _face(v, "1A")["provinces"][0].update(squares=9),
    "board: a name of 1 to 8 letters": lambda v: _face(v, "1A").update(board="?"),
    "setup: 2 to 4 different colours": lambda v: v.update(colours=["red", "red"]),
    "setup: the first player is no seat": lambda v: v.update(first=3),
    "setup: at most 2 different event cards": lambda v: v.update(events=["B", "A"]),
    "setup: two faces in play": lambda v: v["faces"].pop(),
}


def _face(values: dict[str, Any], code: str) -> dict[str, Any]:
    return next(f for f in values["faces"] if f["board"] + f["side"] == code)


@pytest.mark.parametrize("message", FAULTS)
def test_false_claims_are_refused_by_name(message: str) -> None:
    setup = next(s for s in map(drawn, range(50)) if _has_1a(s))
    values = json.loads(json.dumps(setup_to_plain(setup)))
    FAULTS[message](values)
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared below
        setup_from_plain(values, facts_of(setup))
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("message", "place", "value"),
    [
        ("setup: the threat counters", 0, 99),
        ("setup: the threat counters", 3, "1"),
        ("setup: the reputation counters", 15, 7),
        ("setup: the order of extensions", 30, "9A"),
        ("setup: the order of extensions", 30, 4),
    ],
)
@pytest.mark.parametrize("hides_others", [True, False])
def test_false_facts_are_refused_by_name(
    message: str, place: int, value: int | str, hides_others: bool
) -> None:
    setup = drawn(0)
    facts = [None if hides_others else fact for fact in facts_of(setup)]
    with pytest.raises(ValueError, match=message):
        setup_from_plain(setup_to_plain(setup), [*facts[:place], value, *facts[place + 1 :]])


@pytest.mark.parametrize("count", [0, 14, 29, 31, 33])
def test_too_few_or_many_facts_are_refused(count: int) -> None:
    setup = drawn(0)
    assert len(facts_of(setup)) == 32
    with pytest.raises(ValueError, match="setup: the"):
        setup_from_plain(setup_to_plain(setup), [*facts_of(setup), "1A"][:count])
    with pytest.raises(ValueError, match="setup: the"):
        setup_from_plain(setup_to_plain(setup), [None] * count)


def _has_1a(setup: Setup) -> bool:
    return any(face.code == "1A" for board in setup.spare for face in board.faces)


@pytest.mark.parametrize(
    "change",
    [
        lambda v: v["faces"].insert(0, v["faces"].pop()),
        lambda v: v["faces"].__setitem__(slice(0, None), v["faces"][:1]),
        lambda v: v["faces"].append(v["faces"][0]),
        lambda v: v["options"].update(sides="all_a"),
    ],
)
def test_faces_that_do_not_fit_are_refused(change: Callable[[dict[str, Any]], object]) -> None:
    setup = next(s for s in map(drawn, range(50)) if s.faces[0].side.value == "B")
    values = json.loads(json.dumps(setup_to_plain(setup)))
    change(values)
    with pytest.raises(ValueError, match="setup:"):
        setup_from_plain(values, facts_of(setup))
