"""Every card, option, refusal, barrier, hint and fault has its words, in every language."""

from functools import partial
from typing import Any

import pytest

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.rules.boards import BoardError, BoardFault
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.words.cards import (
    card_effects,
    card_rule,
    event_card_name,
    event_card_rule,
    impossible_effects,
)
from changcheng_qt.titles.changcheng.words.names import (
    neutral_single_name,
    owner_name,
    province_name,
    region_name,
    square_name,
)
from changcheng_qt.titles.changcheng.words.options import option_texts
from changcheng_qt.titles.changcheng.words.reference import reference_sections
from changcheng_qt.titles.changcheng.words.refusals import board_error_text
from tests.conformance.words.voice import whole
from tests.titles.changcheng.words.spoken import PLAYERS, view


def test_the_choice_in_force_is_found() -> None:
    options = Options(memory_aid=False)
    texts = {option.field: option for option in option_texts()}
    assert texts["memory_aid"].chosen(options).label == "Off"
    assert texts["swap_anywhere"].chosen(options).value is False


def test_every_card_says_its_effects_and_why_one_is_impossible(language: str) -> None:
    for card in ActionCard:
        effects, impossible = card_effects(card), impossible_effects(card)
        assert len(effects) == (2 if card in (2, 3, 4) else 1)
        assert len(impossible) in (0, len(effects))
        assert all(whole(text) for text in (*effects, *impossible))


def test_table_options_change_the_rules_at_a_glance(language: str) -> None:
    options = Options(swap_anywhere=True, dominance_longest_only=True)
    for rule in (
        partial(card_rule, ActionCard.MANDARIN),
        partial(event_card_rule, EventCard.DOMINANCE),
    ):
        assert whole(rule(options))
        assert rule(options) != rule()
    assert reference_sections(options) != reference_sections()


@pytest.mark.parametrize("events", [(), (EventCard.DOMINANCE,), (EventCard.OBSERVERS,)])
def test_the_rules_at_a_glance_state_only_the_event_cards_of_the_game(
    language: str, events: tuple[EventCard, ...]
) -> None:
    *_, attack, cards = reference_sections(events=events)
    assert all(whole(line) for line in (*attack.lines, *cards.lines))
    for card in EventCard:
        name, rule = event_card_name(card), event_card_rule(card)
        assert any(name in line and rule in line for line in cards.lines) is (card in events)
        counted = card in events and card is not EventCard.OBSERVERS
        assert any(name in line for line in attack.lines) is counted


def test_a_block_is_a_players_or_neutral(language: str) -> None:
    assert owner_name(PLAYERS, 1) == "Luca"
    assert whole(owner_name(PLAYERS, NEUTRAL))
    assert whole(neutral_single_name())


@pytest.mark.parametrize(
    ("code", "province", "region"),
    [("en", "Pb", "Rb"), ("it", "Pb-it", "Rb-it"), ("zh_TW", "省b", "地b"), ("xx", "Pb", "Rb")],
)
def test_places_follow_the_language(
    languages: Languages, code: str, province: str, region: str
) -> None:
    languages.install(code)
    wall = view().wall
    assert province_name(wall, 1) == province
    assert region_name(wall, 1) == region
    square = square_name(wall, 5)
    assert whole(square)
    assert province in square
    assert region in square
    assert "2" in square
    assert "4" in square


def test_every_fault_of_a_board_is_said_with_its_details(language: str) -> None:
    details: dict[str, Any] = {
        "found": 1,
        "least": 2,
        "most": 3,
        "name": "x",
        "reason": "r",
        "entries": "e",
    }
    details |= {"count": 3, "total": 12, "needed": 13}
    for fault in BoardFault:
        assert whole(board_error_text(BoardError(fault, **details)))
        told = board_error_text(BoardError(fault, "faces", file="board-9.json"))
        assert told.startswith("board-9.json: faces\n")
