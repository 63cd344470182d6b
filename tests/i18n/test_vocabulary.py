"""Every card, option, refusal, barrier, hint and fault has its words, in every language."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from enum import Enum
from functools import partial
from typing import Any

import pytest

from changcheng_qt.app.desks.save_words import save_error_text
from changcheng_qt.engine.history import Barrier
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases import engine
from changcheng_qt.i18n.phrases.option_texts import OptionValue, RulesSection
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.titles.changcheng.rules.boards import BoardError, BoardFault
from changcheng_qt.titles.changcheng.rules.commands import Refusal
from changcheng_qt.titles.changcheng.rules.events import Source
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    ActionCard,
    BlockKind,
    Colour,
    EventCard,
)
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.table.panels import action_line, turn_guide
from changcheng_qt.titles.changcheng.table.panels.turn_guide_model import Hint, Obstacle, Standing
from changcheng_qt.titles.changcheng.words.cards import (
    card_effects,
    card_name,
    card_rule,
    event_card_name,
    event_card_rule,
    impossible_effects,
)
from changcheng_qt.titles.changcheng.words.commands import TurnAction, action_rule, action_title
from changcheng_qt.titles.changcheng.words.names import (
    block_name,
    colour_name,
    end_name,
    neutral_single_name,
    owner_name,
    province_name,
    region_name,
    square_name,
)
from changcheng_qt.titles.changcheng.words.options import option_texts
from changcheng_qt.titles.changcheng.words.reference import reference_sections
from changcheng_qt.titles.changcheng.words.refusals import board_error_text, refusal
from changcheng_qt.titles.changcheng.words.result import source_name
from changcheng_qt.ui.flow.screens import Said
from changcheng_qt.ui.gate.plaque import GateAsks, lead_text
from changcheng_qt.ui.window.match_screen import said_text
from tests.i18n.table import PLAYERS, view


def fault_text(problem: Problem) -> str:
    return save_error_text(SaveError(problem))


WORDS: tuple[tuple[Callable[[Any], str], type[Enum]], ...] = (
    (engine.barrier_text, Barrier),
    (refusal, Refusal),
    (card_name, ActionCard),
    (card_rule, ActionCard),
    (event_card_name, EventCard),
    (event_card_rule, EventCard),
    (block_name, BlockKind),
    (colour_name, Colour),
    (end_name, End),
    (source_name, Source),
    (action_title, TurnAction),
    (action_rule, TurnAction),
    (turn_guide.hint_text, Hint),
    (action_line.standing_text, Standing),
    (turn_guide.obstacle_text, Obstacle),
    (lead_text, GateAsks),
    (said_text, Said),
    (fault_text, Problem),
)


def whole(text: str) -> bool:
    """Whether a text was worded to its end: nothing missing, no placeholder left over."""
    return bool(text.strip()) and not set("{}%") & set(text)


def told_apart(texts: Sequence[str]) -> bool:
    return len(set(texts)) == len(texts)


@pytest.mark.parametrize(("word", "members"), WORDS)
def test_every_member_has_words_of_its_own(
    language: str, word: Callable[[Any], str], members: type[Enum]
) -> None:
    texts = [word(member) for member in members]
    assert all(whole(text) for text in texts)
    assert told_apart(texts)


@pytest.mark.parametrize("code", ["it", "fr", "zh_TW", "zh_CN", "xx"])
def test_no_member_is_left_in_english(languages: Languages, code: str) -> None:
    def texts() -> dict[tuple[int, Enum], str]:
        return {(i, m): word(m) for i, (word, kind) in enumerate(WORDS) for m in kind}

    languages.install("en")
    english = texts()
    languages.install(code)
    same = {key for key, text in texts().items() if text == english[key]}
    french = {ActionCard.MANDARIN, Colour.VIOLET, Source.PROVINCE, Standing.OPEN}
    assert {member for _, member in same} == (french if code == "fr" else set())


def test_every_table_option_has_a_line_for_every_choice(language: str) -> None:
    options = option_texts()
    assert [option.field for option in options] == [field.name for field in fields(Options)]
    for option in options:
        default = getattr(Options(), option.field)
        values = [choice.value for choice in option.choices]
        assert values[0] == default
        assert set(values) == (set(type(default)) if isinstance(default, Enum) else {True, False})
        assert whole(option.title)
        assert told_apart([choice.label for choice in option.choices])
        assert told_apart([choice.effect for choice in option.choices])
        assert all(whole(c.label) and whole(c.effect) for c in option.choices)


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


def test_table_options_change_the_rules_that_are_told(language: str) -> None:
    options = Options(swap_anywhere=True, dominance_longest_only=True)
    for rule in (
        partial(card_rule, ActionCard.MANDARIN),
        partial(event_card_rule, EventCard.DOMINANCE),
    ):
        assert whole(rule(options))
        assert rule(options) != rule()
    assert reference_sections(options) != reference_sections()


@pytest.mark.parametrize(
    ("field", "value"),
    [(text.field, choice.value) for text in option_texts() for choice in text.choices[1:]],
)
def test_the_rules_at_a_glance_state_each_option_of_the_game(
    language: str, field: str, value: OptionValue
) -> None:
    """In a line of its own; the opening decides about neutral walls as well."""
    usual = reference_sections()
    changed: dict[str, Any] = {field: value}
    told = reference_sections(replace(Options(), **changed))
    most = 2 if field == "opening" else 1
    assert 1 <= len(lines_of(told) - lines_of(usual)) <= most
    assert 1 <= len(lines_of(usual) - lines_of(told)) <= most


def lines_of(sections: Iterable[RulesSection]) -> set[str]:
    return {line for section in sections for line in section.lines}


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


def test_the_rules_at_a_glance_state_every_section(language: str) -> None:
    sections = reference_sections()
    assert told_apart([section.title for section in sections])
    assert all(whole(line) for section in sections for line in (section.title, *section.lines))


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
