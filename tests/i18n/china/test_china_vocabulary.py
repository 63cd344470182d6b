"""Every name, option, refusal and rule of China has its words, in every language."""

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from enum import Enum
from typing import Any

import pytest

from changcheng_qt.bots import LEVELS
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.option_texts import OptionValue, RulesSection
from changcheng_qt.titles.china.rules.accounts import Source
from changcheng_qt.titles.china.rules.commands import Refusal
from changcheng_qt.titles.china.rules.pieces import Colour, SeatColour, Supply
from changcheng_qt.titles.china.rules.setup import Options, Side
from changcheng_qt.titles.china.words import names
from changcheng_qt.titles.china.words.options import habit_text, option_texts, side_text
from changcheng_qt.titles.china.words.reference import reference_sections
from changcheng_qt.titles.china.words.refusals import refusal
from changcheng_qt.titles.china.words.result import source_name
from tests.i18n.china.spoken import ANYI, BOARD, DIDAO, LUOYANG, WEI
from tests.i18n.test_vocabulary import told_apart, whole

WORDS: tuple[tuple[Callable[[Any], str], type[Enum]], ...] = (
    (refusal, Refusal),
    (names.card_name, Colour),
    (names.card_in_sentence, Colour),
    (names.pair_in_sentence, Colour),
    (names.colour_of_card, Colour),
    (names.seat_colour_name, SeatColour),
    (names.side_name, Side),
    (source_name, Source),
)
SAME_IN_FRENCH = {
    (names.colour_of_card, Colour.ORANGE),
    (names.seat_colour_name, SeatColour.VIOLET),
    (source_name, Source.ALLIANCES),
}


@pytest.mark.parametrize(("word", "members"), WORDS)
def test_every_member_has_words_of_its_own(
    language: str, word: Callable[[Any], str], members: type[Enum]
) -> None:
    texts = [word(member) for member in members]
    assert all(whole(text) for text in texts)
    assert told_apart(texts)


@pytest.mark.parametrize("code", ["it", "fr", "zh_TW", "zh_CN", "xx"])
def test_no_member_is_left_in_english(languages: Languages, code: str) -> None:
    def texts() -> dict[tuple[Callable[[Any], str], Enum], str]:
        return {(word, m): word(m) for word, kind in WORDS for m in kind}

    languages.install("en")
    english = texts()
    languages.install(code)
    same = {key for key, text in texts().items() if text == english[key]}
    assert same == (SAME_IN_FRENCH if code == "fr" else set())


def test_every_table_option_has_a_line_for_every_choice(language: str) -> None:
    options = option_texts()
    assert [option.field for option in options] == [field.name for field in fields(Options)]
    for option in (*options, side_text()):
        default = getattr(Options(), option.field, Side.A)
        values = [choice.value for choice in option.choices]
        assert values[0] == default
        assert set(values) == (set(type(default)) if isinstance(default, Enum) else {True, False})
        assert whole(option.title)
        assert told_apart([choice.label for choice in option.choices])
        assert told_apart([choice.effect for choice in option.choices])
        assert all(whole(c.label) and whole(c.effect) for c in option.choices)


def test_every_level_has_a_habit_of_its_own(language: str) -> None:
    habits = [habit_text(level) for level in LEVELS]
    assert all(map(whole, habits))
    assert told_apart(habits)
    assert not habit_text("random")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (text.field, choice.value)
        for text in option_texts()
        if text.field != "fortifications"
        for choice in text.choices[1:]
    ],
)
def test_the_rules_at_a_glance_state_each_option_of_the_game(
    language: str, field: str, value: OptionValue
) -> None:
    usual = Options(fortifications=True)
    changed: dict[str, Any] = {field: value}
    told = reference_sections(replace(usual, **changed))
    assert len(lines_of(told) - lines_of(reference_sections(usual))) == 1
    assert len(lines_of(reference_sections(usual)) - lines_of(told)) == 1


def test_a_game_without_fortifications_does_not_tell_of_them(language: str) -> None:
    with_them = reference_sections(Options(fortifications=True))
    without = reference_sections(Options())
    assert reference_sections() == with_them
    assert len(with_them) == len(without) + 1
    assert names.fortification_name() not in "".join(s.title for s in without)


def lines_of(sections: Iterable[RulesSection]) -> set[str]:
    return {line for section in sections for line in section.lines}


def test_the_rules_at_a_glance_have_words_for_every_section(language: str) -> None:
    sections = reference_sections()
    assert told_apart([section.title for section in sections])
    assert all(whole(line) for section in sections for line in (section.title, *section.lines))
    assert language == "xx" or "Michael Schacht" in sections[-1].lines[-1]


@pytest.mark.parametrize(
    ("code", "region", "town"),
    [
        ("en", "Wei", "Luoyang"),
        ("it", "Wei", "Luoyang"),
        ("zh_TW", "魏", "雒陽"),
        ("zh_CN", "魏", "雒阳"),
    ],
)
def test_places_follow_the_language(
    languages: Languages, code: str, region: str, town: str
) -> None:
    languages.install(code)
    assert names.region_name(BOARD, WEI) == region
    assert names.town_name(BOARD, LUOYANG) == town
    place = names.place_name(BOARD, LUOYANG)
    assert whole(place)
    assert region in place
    assert town in place


def test_alliances_and_lines_name_their_ends(language: str) -> None:
    wei, qin = (names.region_name(BOARD, BOARD.region_numbers[one]) for one in ("wei", "qin"))
    alliance = names.alliance_name(BOARD, 2)
    assert whole(alliance)
    assert "3" in alliance
    assert wei in alliance
    assert qin in alliance
    line = names.road_name(BOARD, (DIDAO, ANYI))
    assert line.index(names.town_name(BOARD, DIDAO)) < line.index(names.town_name(BOARD, ANYI))


def test_pieces_left_are_counted(languages: Languages) -> None:
    languages.install("en")
    assert names.pieces_left_text(Supply(1, 8, 1)) == "1 house, 8 emissaries, 1 fortification"
    assert names.pieces_left_text(Supply(20, 1, 0)) == "20 houses, 1 emissary"
