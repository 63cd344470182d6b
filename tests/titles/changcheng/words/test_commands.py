"""Every command has a label, and none that stands next to Undo names anything hidden."""

from typing import get_args

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.commands import command_label, own_choice_in_sentence
from tests.titles.changcheng.words.spoken import COMMANDS, PLAYERS, view


def test_pieces_and_cards_are_named_as_things_within_a_sentence(languages: Languages) -> None:
    languages.install("en")
    placed = [
        command for command in COMMANDS if not isinstance(command, get_args(commands.Decision))
    ]
    named = [own_choice_in_sentence(command, view(), PLAYERS) for command in placed]
    assert [words for words in named if words.startswith(("a ", "the "))]
    assert not [words for words in named if ":" in words or "facing" in words]


def test_a_card_that_is_played_is_not_named(language: str) -> None:
    labels = {command_label(commands.PlayCard(card, 1), view(), PLAYERS) for card in ActionCard}
    assert len(labels) == 1
    assert not [card for card in ActionCard if card_name(card) in str(labels)]


def test_the_squares_of_a_double_wall_cannot_be_taken_for_regions(languages: Languages) -> None:
    languages.install("en")
    table = view()
    inside, across, bent = (
        command_label(commands.PlaceDouble(west, west + 1), table, PLAYERS) for west in (0, 3, 4)
    )
    assert inside == "Double wall: Pa, squares 1 and 2 of 4, facing Ra"
    assert across == "Double wall: Pa, square 4 of 4, facing Ra; Pb, square 1 of 4, facing Ra"
    assert bent == "Double wall: Pb, squares 1 and 2 of 4, facing Ra and Rb"


def test_the_owner_of_a_wall_is_named(languages: Languages) -> None:
    languages.install("en")
    assert command_label(commands.BreakWall(4), view(), PLAYERS).startswith("Break Mei's wall (")
    neutral = command_label(commands.BreakWall(5), view(), PLAYERS)
    assert neutral.startswith("Break neutral wall (")
    assert "Luca" in command_label(commands.CancelCard(1, ActionCard.FLOOD), view(), PLAYERS)


def test_an_empty_square_has_no_owner() -> None:
    assert "(" not in command_label(commands.BreakWall(0), view(), PLAYERS)
