"""The grammar pages, that of all titles and that of Chang Cheng, describe the files that the
program writes.
"""

import json
from enum import Enum

import pytest

from changcheng_qt import __version__, saves
from changcheng_qt.saves.reading import DRAFT, FORMAT
from changcheng_qt.titles.changcheng.rules import archive, notation
from changcheng_qt.titles.changcheng.rules.commands import Refusal, SwapWalls
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.setup import Options
from tests.titles.changcheng.rules.scene import P1, X, lay

PAGE = " ".join(f"{saves.__doc__} {archive.__doc__}".split())


@pytest.mark.parametrize("name", Options.__slots__)
def test_it_names_every_table_option_and_every_value_of_it(name: str) -> None:
    usual = getattr(Options(), name)
    values = [f"`{one.value}`" for one in type(usual)] if isinstance(usual, Enum) else []
    told = f"`{name}` ({', '.join(values)})" if values else f"`{name}`"
    assert told in PAGE


def test_it_tells_the_format_and_the_version_that_are_written() -> None:
    head = {
        "begun": 1795000000,
        "discloses": "everything",
        "draft": DRAFT,
        "format": FORMAT,
        "game": "changcheng",
        "kind": "head",
        "program": __version__,
    }
    assert json.dumps(head, separators=(",", ":")) in PAGE.replace(', "', ',"')
    assert f"files, format {FORMAT}." in PAGE


def test_a_swap_within_one_province_is_written_west_first_as_it_tells() -> None:
    assert "and where both are in it the western one" in PAGE
    scene = lay(
        "x y z x", cards=[(X, ActionCard.MANDARIN, P1)], more={"due": (P1,)}, swap_anywhere=True
    )
    scene.score(P1)
    wall = scene.state.wall
    written = {notation.to_text(wall, command) for command in scene.of_kind(SwapWalls)}
    assert written == {f"swap 1A.{a} 1A.{b}" for a in range(1, 5) for b in range(a + 1, 5)}
    eastern_first = notation.from_text(wall, "swap 1A.4 1A.1")
    assert scene.why(eastern_first) is Refusal.NOT_YOUR_CHOICE
