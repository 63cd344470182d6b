"""Played matches and their files, for the tests of saves."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from changcheng_qt import assets
from changcheng_qt.engine.help import BEGINNERS, USUAL
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import Record, record_of
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Board
from changcheng_qt.titles.changcheng.rules.pieces import Colour
from changcheng_qt.titles.changcheng.rules.setup import SetupChoices, draw_setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.saves.desk import Desk


@cache
def boards() -> tuple[Board, ...]:
    """Return the boards of the box, read once."""
    return load_boards(assets.title_folder("changcheng") / "boards")


def random_match(seed: int, seats: int = 2, steps: int | None = None) -> AnyMatch:
    """Return a match of random legal steps, whole or n steps long, with all help."""
    rng = Random(seed)
    setup = draw_setup(SetupChoices(tuple(Colour)[:seats], events=2), boards(), rng)
    match = Match(CHANG_CHENG, setup, [Player(f"P{seat}") for seat in range(seats)], BEGINNERS)
    while (seat := match.to_act) is not None and (steps is None or len(match.log) < steps):
        match.submit(rng.choice(match.legal(seat)))
    return match


_NEW = ("hint", "help")
"""Kinds of record that version 0.1.0 had none of."""


def in_format_2(values: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the lines of a file of the newest format as version 0.1.0 wrote them."""
    head, setup, *rest = deepcopy(values)
    del head["draft"], head["begun"]
    del setup["help"]
    del setup["setup"]["options"]["extension_time"]
    for player in (*setup["players"], *(line for line in rest if line["kind"] == "player")):
        del player["nodes"]
    return [{**head, "format": 2}, setup, *(line for line in rest if line["kind"] not in _NEW)]


@pytest.fixture(scope="session")
def finished() -> Record:
    """Return the record of a finished game of two."""
    return record_of(random_match(7), Random(1), seed_known=False)


@pytest.fixture(scope="session")
def eventful() -> Record:
    """Return the record of a running game with every kind of entry in its log."""
    match = random_match(3, seats=3, steps=1)
    match.undo()
    match.redo()
    match.submit(match.legal(0)[-1]) if match.to_act == 0 else None
    match.note_hint(match.turn_seat)
    match.seat_player(1, Player("Lù", "greedy"))
    match.change_help(USUAL, (0, 2))
    match.abandon()
    match.take_back(0, (0, 2))
    match.submit(match.legal(match.turn_seat)[0])
    return record_of(match, Random(2), seed_known=True)


class Wound:
    """A clock that is wound by hand."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def desk(tmp_path: Path) -> "Iterator[Desk]":
    """Play a while in a real folder of the test's own."""
    from tests.saves.desk import Desk  # which imports this module

    desk = Desk(RealDisk(), Random(4), folder=tmp_path / "games")
    desk.sit_down()
    desk.play(30)
    yield desk
    desk.journal.close()
