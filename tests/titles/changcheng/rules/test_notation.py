"""Every command has one text, and every other text is refused."""

import re

import pytest

from changcheng_qt import assets
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.commands import (
    CancelCard,
    Command,
    DeclineSwap,
    ExtendMap,
    PlaceDouble,
    PlaceSingle,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.filing import FILING
from changcheng_qt.titles.changcheng.rules.geography import End, Side, Wall
from changcheng_qt.titles.changcheng.rules.notation import (
    conceal,
    from_text,
    place_of,
    reveal,
    to_text,
)
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, Block, BlockKind
from tests.titles.changcheng.rules.ascii_wall import ascii_wall

BOARDS = load_boards(assets.title_folder("changcheng") / "boards")
WALL = Wall((BOARDS[0].faces[0], BOARDS[1].faces[1]), (0, 1))


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (PlaceSingle(4), "single 1A.5"),
        (PlaceDouble(12, 13), "double 1A.13 2B.1"),
        (PlayCard(ActionCard.MASTER_BUILDER, 4), "card master_builder 2B.p2"),
        (RemoveThreat(5), "remove 2B.r3"),
        (CancelCard(2, ActionCard.FLOOD), "cancel 2 flood"),
        (SwapWalls(0, 25), "swap 1A.1 2B.13"),
        (DeclineSwap(), "decline"),
        (ExtendMap("3", Side.B, End.WEST), "extend 3B west"),
    ],
)
def test_a_command_has_a_text(command: Command, text: str) -> None:
    assert to_text(WALL, command) == text
    assert from_text(WALL, text) == command


def test_an_extension_to_the_west_renames_nothing() -> None:
    longer = WALL.extended(BOARDS[2].faces[0], End.WEST)
    assert to_text(longer, PlaceSingle(4)) == "single 1A.5"
    assert to_text(longer, PlaceSingle(26)) == "single 3A.1"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "castle 1A.1",
        "single",
        "single 1A.1 1A.2",
        "single  1A.1",
        "single 1A.0",
        "single 1A.01",
        "single 1A.14",
        "single 3A.1",
        "single 1A.p1",
        "single 1A.१",
        "peek 1A.4",
        "peek 1A.p1",
        "peek 1A.r4",
        "card flood 1A.r1",
        "card Flood 1A.p1",
        "card wizard 1A.p1",
        "cancel 4 flood",
        "cancel x flood",
        "extend 3C west",
        "extend 3B north",
        "extend 3B",
        "end now",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"unknown|takes"):
        from_text(WALL, text)


@pytest.mark.parametrize(
    ("text", "place"), [("2B.1", ("", 13)), ("1A.p2", ("p", 1)), ("2B.r3", ("r", 5))]
)
def test_a_place_has_a_text(text: str, place: tuple[str, int]) -> None:
    assert place_of(WALL, text) == place


@pytest.mark.parametrize("text", ["", "1A.p4", "3A.1", "1A.14", "1A.q1"])
def test_a_text_that_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(text))):
        place_of(WALL, text)


def test_the_wall_is_drawn_in_three_lines() -> None:
    blocks: list[Block | None] = [None] * 26
    blocks[0] = Block(BlockKind.TOWER, 1)
    blocks[1] = Block(BlockKind.SINGLE, NEUTRAL)
    blocks[25] = Block(BlockKind.BROKEN, 0)
    north, middle, south = ascii_wall(WALL, tuple(blocks)).split("\n")
    assert middle.startswith("t1 s-  .")
    assert middle.endswith("x0")
    assert north.replace(" ", "") == "aaaaabbbbcccc" + "dddddeeefffff"
    assert south.replace(" ", "") == "AAAABBBBCCCCC" + "DDDEEEEFFFFFF"


def test_a_card_can_be_left_out_of_a_text_and_filled_in_again() -> None:
    assert conceal("card flood 1A.p1") == ("card ? 1A.p1", "flood")
    assert conceal("single 1A.1") == ("single 1A.1", None)
    assert reveal("card ? 1A.p1", "flood") == "card flood 1A.p1"
    assert FILING.has_gap("card ? 1A.p1")
    assert not FILING.has_gap("card flood 1A.p1")
    assert not FILING.has_gap("single 1A.1")


def test_only_a_card_fills_the_gap() -> None:
    with pytest.raises(ValueError, match="unknown card"):
        reveal("card ? 1A.p1", "castle")
