"""The grammar page of China describes the files that the program writes."""

from enum import Enum

import pytest

from changcheng_qt.titles.china.rules import archive, notation
from changcheng_qt.titles.china.rules.pieces import Colour, SeatColour
from changcheng_qt.titles.china.rules.setup import Deck, Options
from tests.titles.china.rules import literal
from tests.titles.china.rules.scene import lay

PAGE = " ".join(str(archive.__doc__).split())
WORDS = str(notation.__doc__)


@pytest.mark.parametrize("name", Options.__slots__)
def test_it_names_every_table_option_and_every_value_of_it(name: str) -> None:
    usual = getattr(Options(), name)
    assert f"`{name}`" in PAGE
    if isinstance(usual, Enum):
        assert all(f"`{one.value}`" in PAGE for one in type(usual))


@pytest.mark.parametrize("key", archive.setup_to_plain(lay().state.setup))
def test_it_names_every_key_of_a_setup(key: str) -> None:
    assert f"- `{key}`:" in PAGE


def test_it_names_colours_and_cards() -> None:
    assert all(f"`{colour.value}`" in PAGE for colour in SeatColour)
    assert all(f"`{colour.word}`" in PAGE for colour in Colour)
    assert "13 red, 12 green, 11 yellow, 11 orange, 10 purple" in PAGE
    assert ", ".join(map(str, Deck.EVEN.counts)) in PAGE


def test_every_word_of_a_command_is_explained() -> None:
    state = lay().state
    words = {
        notation.to_text(state.setup.board, c).split()[0] for c in literal.every_command(state)
    }
    assert all(f" {word}" in WORDS for word in words)
