"""The grammar page of Riders at the Wall describes the files that the program writes."""

from enum import Enum
from random import Random

import pytest

from changcheng_qt.titles.riders.rules import archive, notation
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, Numeral, SeatColour
from changcheng_qt.titles.riders.rules.setup import (
    Options,
    SetupChoices,
    draw_setup,
    edicts_in_play,
)
from changcheng_qt.titles.riders.rules.state import first_state
from tests.titles.riders.rules import literal

PAGE = " ".join(str(archive.__doc__).split())
WORDS = str(notation.__doc__)
SETUP = draw_setup(SetupChoices(tuple(SeatColour)[:4]), Random(1))


@pytest.mark.parametrize("name", Options.__slots__)
def test_it_names_every_table_option_and_every_value_of_it(name: str) -> None:
    usual = getattr(Options(), name)
    assert f"`{name}`" in PAGE
    if isinstance(usual, Enum):
        values = [str(one.value) for one in type(usual)]
        assert all(f"`{value}`" in PAGE for value in values) or f"({', '.join(values)})" in PAGE


@pytest.mark.parametrize("key", archive.setup_to_plain(SETUP))
def test_it_names_every_key_of_a_setup(key: str) -> None:
    assert f"- `{key}`:" in PAGE


def test_it_names_colours_and_edicts() -> None:
    assert all(f"`{colour.value}`" in PAGE for colour in SeatColour)
    assert all(f"`{edict.value}`" in PAGE for edict in Edict)
    for seats in (4, 6):
        assert f"{len(edicts_in_play(seats))} in all" in PAGE
        assert f"{edicts_in_play(seats).count(Edict.SOLDIER)} soldiers" in PAGE


def test_every_word_of_a_command_is_explained() -> None:
    state = first_state(SETUP)
    words = {notation.to_text(state, c).split()[0] for c in literal.every_command(state)}
    assert len(words) == 29
    assert all(f" {word}" in WORDS for word in words)
    assert all(f"`{word}`" in PAGE for word in words - {"fort", "road", "wall"})
    assert all(one.word in WORDS for one in (*Good, Numeral.I, Numeral.V))
