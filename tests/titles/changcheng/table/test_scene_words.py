"""The board in words, and the announcements for things that keys walk through."""

import re

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle, SwapWalls
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import Turn
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.accessible.names import Thing, name_of, secret_of
from changcheng_qt.titles.changcheng.table.accessible.things import things_in, things_on
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    EndTarget,
    RegionTarget,
    SquareTarget,
)
from changcheng_qt.titles.changcheng.words.names import region_name, square_name
from tests.titles.changcheng.table.board_table import Table, seat_at
from tests.titles.changcheng.table.positions import deciding, half_built, seen


def things(view: View) -> list[Thing]:
    ends = [EndTarget(end) for end in End]
    return [thing for top in things_on(view, ends) for thing in (top, *things_in(top, view))]


def test_everything_has_a_name_of_its_own() -> None:
    view = seen(half_built(), 0, {0: 3})
    names = {thing: name_of(thing, view) for thing in things(view)}
    assert all(names.values())
    assert len(set(names.values())) == len(names)
    assert names[SquareTarget(6)] == "Jiuquan, square 3 of 4, facing Torghut: Tower (Green)"
    assert names[SquareTarget(20)] == "Yulin, square 3 of 5, facing Kereit: Neutral wall"
    assert names[SquareTarget(8)] == "Zhangye, square 1 of 5, facing Torghut: empty"
    assert names[EndTarget(End.WEST)] == "West end"


def test_names_have_the_separators_of_the_language(full_width: None) -> None:
    view = seen(half_built(), 0, {0: 3})
    names = {thing: name_of(thing, view) for thing in things(view)}
    assert names[SquareTarget(6)].endswith("：Tower（Green）")
    assert names[SquareTarget(20)].endswith("：Neutral wall")
    assert not [name for name in names.values() if re.search(r"[,;:] | \(", name)]


def test_threats_are_named_as_all_may_hear_them_and_known_on_request() -> None:
    view = seen(half_built(), 0, {0: 3})
    regions = [RegionTarget(region) for region in (0, 1, 2, 4)]
    assert [name_of(region, view).partition(": ")[2] for region in regions] == [
        "face-down threat counter, seen by you",
        "face-down threat counter",
        "threat −4",
        "no threat counter",
    ]
    secrets = [secret_of(thing, view) for thing in things(view)]
    assert [secret for secret in secrets if secret] == [
        "Jiuquan: Flood, Red",
        "Zhangye: Builder, Red",
        "Alasha: threat −3, seen by you",
    ]


def test_nobody_has_secrets_before_all_or_when_all_is_shown() -> None:
    for viewer in (PUBLIC, EVERYONE):
        view = seen(half_built(over=True), viewer)
        assert not any(secret_of(thing, view) for thing in things(view))
    assert name_of(RegionTarget(0), seen(half_built(), PUBLIC)).endswith("face-down threat counter")
    assert "−" in name_of(RegionTarget(0), seen(half_built(over=True), EVERYONE))


def test_the_view_says_what_keys_point_at(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    table.hand.pick(HeldBlock(Pile.SINGLE))
    wall = table.bridge.view.wall
    squares = [command.square for command in table.bridge.legal if type(command) is PlaceSingle]
    said = {f"Wall: {square_name(wall, square)}" for square in squares}
    assert pointed_by_keys(table) == said


def test_keys_say_every_wall_that_may_be_swapped(qtbot: QtBot) -> None:
    """The first wall is no command yet, but must be named by its place and its owner."""
    table = seat_at(qtbot, deciding(ActionCard.MANDARIN))
    swaps = [swap for swap in table.legal(SwapWalls) if isinstance(swap, SwapWalls)]
    starts = {square for swap in swaps for square in (swap.here, swap.there)}
    first = pointed_by_keys(table)
    assert len(first) == len(starts) > 3
    assert all("facing" in said and "(" in said for said in first)
    table.key(Qt.Key.Key_Return)
    assert all(said.startswith("Swap ") for said in pointed_by_keys(table))


def test_keys_say_every_look_that_is_offered(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built(turn=Turn(0, looks=(0, 1), action_done=True)))
    wall, peeks = table.bridge.view.wall, table.board.play.offers.peeks
    assert peeks
    assert pointed_by_keys(table) == {f"Peek at {region_name(wall, region)}" for region in peeks}


def pointed_by_keys(table: Table) -> set[str]:
    """The view's first announcement of a thing that keys walk through."""
    said = set()
    for _ in range(40):
        table.key(Qt.Key.Key_Right)
        said.add(table.said_here.partition("\n")[0])
    return said
