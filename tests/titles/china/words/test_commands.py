"""Every command of China has a label; with hands hidden none next to Undo names an open card."""

from dataclasses import replace
from typing import get_args

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.china.rules import commands
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Hands, Options
from changcheng_qt.titles.china.words.commands import (
    command_label,
    drawing_note,
    own_choice_in_sentence,
    own_label,
    placement_title,
)
from tests.conformance.words.voice import whole
from tests.titles.china.words.spoken import COMMANDS, LUOYANG, view

TAKE = commands.TakeOpenCard(0)
HIDDEN = Options(hands=Hands.HIDDEN)


def test_with_hands_hidden_the_label_of_undo_names_no_open_card(
    language: str,
) -> None:
    red, green = (view(options=HIDDEN, open_cards=f"{c} red red red") for c in ("red", "green"))
    assert command_label(TAKE, red) == command_label(TAKE, green)
    assert own_label(TAKE, red) != own_label(TAKE, green)
    shown = (replace(position, options=Options()) for position in (red, green))
    assert len({command_label(TAKE, position) for position in shown}) == 2


def test_an_empty_slot_has_no_colour(language: str) -> None:
    empty = replace(view(), open=(None,) * 4)
    assert whole(own_label(TAKE, empty))


def test_labels_name_place_and_price(languages: Languages) -> None:
    languages.install("en")
    house = commands.PlaceHouse(LUOYANG)
    assert own_label(house, view()) == "House in Luoyang (Wei) for a red card"
    paid = commands.PlaceHouse(LUOYANG, Colour.GREEN)
    assert own_label(paid, view()) == "House in Luoyang (Wei) for a green pair"
    assert own_label(commands.SwapCard(Colour.ORANGE), view()) == "Swap an orange card"
    assert placement_title(house) == "Build a house"
    assert own_choice_in_sentence(house, view()) == "a house in Luoyang (Wei) for a red card"
    assert own_choice_in_sentence(commands.EndTurn(), view()) == "“End turn”"


def test_each_kind_of_piece_has_a_title_of_its_own(language: str) -> None:
    kinds = get_args(commands.Placement)
    titles = {placement_title(one) for one in COMMANDS if isinstance(one, kinds)}
    assert len(titles) == len(kinds)
    assert all(map(whole, titles))
    assert whole(drawing_note())
