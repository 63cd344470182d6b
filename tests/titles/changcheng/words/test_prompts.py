"""The sentence in the bar, for every stage and every viewer."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.rules.commands import Command, EndTurn, Peek, PlaceDouble
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Supply
from changcheng_qt.titles.changcheng.rules.setup import Opening, Options
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.words.prompts import prompt
from tests.titles.changcheng.words.positions import (
    CARDS,
    POSITIONS,
    SINGLE,
    SINGLES,
    after,
    at,
    deciding,
)
from tests.titles.changcheng.words.spoken import PLAYERS


def test_the_public_view_calls_a_person_by_name_and_says_what_to_choose(
    languages: Languages,
) -> None:
    languages.install("en")
    asked = prompt(replace(deciding(ActionCard.FLOOD, 1), viewer=PUBLIC), PLAYERS)
    assert asked == "Luca – Flood: raise or lower Pb's value by 2."
    told = prompt(replace(deciding(ActionCard.FLOOD, 2), viewer=PUBLIC), PLAYERS)
    assert told == "Claire decides on the Flood in Pb."


@pytest.mark.parametrize(
    ("legal", "supply", "cards", "half"),
    [
        (SINGLES[:1], 14, 6, True),
        (SINGLES, 14, 6, False),
        (SINGLES, 1, 0, True),
        (CARDS, 0, 6, False),
        (CARDS, 0, 1, True),
        (CARDS[:1], 1, 1, False),
        ((), 14, 6, False),
    ],
)
def test_half_an_action_is_asked_for_only_when_nothing_whole_is_possible(
    languages: Languages, legal: tuple[Command, ...], supply: int, cards: int, half: bool
) -> None:
    languages.install("en")
    position = at(Stage.ACTION, supplies=(Supply(supply, 0, 0),) * 4, hand_counts=(cards,) * 4)
    assert prompt(position, PLAYERS, legal).startswith("You can't complete") is half


def test_an_added_board_is_announced_only_while_one_may_be_added(languages: Languages) -> None:
    languages.install("en")
    position = replace(POSITIONS["a board comes"][0], extensions=1, most_extensions=1)
    assert prompt(position, PLAYERS) == "All done – end your turn."


@pytest.mark.parametrize(
    ("peeks", "offered"),
    [
        ((), "All done – end your turn."),
        ((Peek(1),), "You may peek at Rb, or end your turn."),
        ((Peek(1), Peek(0)), "You may peek at Ra and Rb, or end your turn."),
    ],
)
def test_only_regions_that_can_be_peeked_at_are_offered(
    languages: Languages, peeks: tuple[Command, ...], offered: str
) -> None:
    languages.install("en")
    position = at(Stage.TURN_END, after(SINGLE, done=True, looks=(0, 1)))
    assert prompt(position, PLAYERS, (*peeks, EndTurn())) == offered


@pytest.mark.parametrize(
    ("opening", "told"),
    [(Opening.FIRST_PLAYER, "First turn of the game"), (Opening.EVERY_PLAYER, "Your first turn")],
)
def test_the_first_turn_is_the_games_or_ones_own(
    languages: Languages, opening: Opening, told: str
) -> None:
    languages.install("en")
    position = replace(at(Stage.ACTION), is_opening=True, options=Options(opening=opening))
    assert prompt(position, PLAYERS) == f"{told}: place just one wall."


@pytest.mark.parametrize(
    ("legal", "said"),
    [
        ((*SINGLES, *CARDS), "choose a block or a card"),
        ((*SINGLES, PlaceDouble(2, 3)), "choose a block."),
        (CARDS, "choose a card."),
        (SINGLES[:1], "place one wall."),
        (CARDS[:1], "play one card."),
    ],
)
def test_only_what_can_be_chosen_is_named(legal: tuple[Command, ...], said: str) -> None:
    supplies = (Supply(0 if legal == CARDS[:1] else 1, 0, 0),) * 4
    position = at(Stage.ACTION, supplies=supplies) if len(legal) == 1 else at(Stage.ACTION)
    assert said in prompt(position, PLAYERS, legal)
