"""A whole turn of China in a real window, played by somebody who neither sees it nor has a pointer:
a house, a card of the pile, the end of the turn.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.china.rules.commands import DrawCard, EndTurn, PlaceHouse
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.geography import Space
from changcheng_qt.titles.china.words.names import place_name
from tests.effort import by_night
from tests.titles.china.rules.play import random_setup
from tests.ui.real_window.real_program import kept_commands, read_aloud
from tests.ui.real_window.test_screen_reader import LONGEST, WITHOUT_FACTORY

NAMES = ("Mei", "Luca", "Claire")


def new_game() -> AnyMatch:
    """A game of three people, with the usual rules after it."""
    return Match(CHINA, random_setup(Random(4), len(NAMES)), [Player(name) for name in NAMES])


def a_town_with_one_price(match: AnyMatch) -> Space:
    """A town in which a house can be built for one card, and for nothing else."""
    first = match.to_act
    assert first is not None
    houses = [one for one in match.legal(first) if isinstance(one, PlaceHouse)]
    prices = {town: [one.pay for one in houses if one.space == town] for town in range(48)}
    return next(town for town, pays in prices.items() if pays == [None])


def read(folder: Path, program: Sequence[str], patience: float) -> dict[str, Any]:
    """Play the first turn of a game in a program by the reader."""
    match = new_game()
    town = place_name(match.setup.board, a_town_with_one_price(match))
    first, second = (match.players[(match.setup.first + n) % len(NAMES)].name for n in range(2))
    steps = [
        ("Press", f"I'm {first}"),
        ("Press", "House"),
        ("Press", f"{town}: empty"),
        ("Press", "Pile"),
        ("Press", "End turn"),
    ]
    plan = {"patience": patience, "steps": steps, "at_last": f"I'm {second}"}
    return read_aloud(folder, match, program, plan, reader="reader", longest=LONGEST)


def test_a_whole_turn_is_played_through_the_accessibility_tree(tmp_path: Path) -> None:
    found = read(tmp_path, [sys.executable, "-m", "changcheng_qt"], patience=30)
    assert found["missing"] == ""
    house = PlaceHouse(a_town_with_one_price(new_game()), None)
    assert kept_commands(tmp_path) == [house, DrawCard(), EndTurn()]
    at_gate, own, *_, after = (set(names) for names in found["names"])
    for gate in (at_gate, after):
        assert not any("Court of" in name or "Pile" in name for name in gate)
    assert sum(name.startswith("Court of") for name in own) == 9
    assert sum(name.startswith("Alliance ") for name in own) >= 15
    towns = len(new_game().setup.board.spaces)
    assert sum(name.endswith(": empty") for name in own) == towns
    assert any(match in said for said in found["announced"] for match in NAMES), "whose turn it is"


@by_night
def test_without_its_own_factory_the_map_is_not_found(tmp_path: Path) -> None:
    """By day the wall is not found without it, in `test_screen_reader`."""
    found = read(tmp_path, [sys.executable, "-c", WITHOUT_FACTORY], patience=10)
    assert found["missing"].endswith(": empty")
    assert kept_commands(tmp_path) == []
