"""Every name, option, refusal and rule of China has its words, in every language."""

import pytest

from changcheng_qt.bots import LEVELS
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.setup import Options
from changcheng_qt.titles.china.words import names
from changcheng_qt.titles.china.words.options import habit_text
from changcheng_qt.titles.china.words.reference import reference_sections
from tests.conformance.words.voice import are_distinct, whole
from tests.titles.china.words.spoken import ANYI, BOARD, DIDAO, LUOYANG, WEI


def test_every_level_has_a_habit_of_its_own(language: str) -> None:
    habits = [habit_text(level) for level in LEVELS]
    assert all(map(whole, habits))
    assert are_distinct(habits)
    assert not habit_text("random")


def test_a_game_without_fortifications_does_not_tell_of_them(language: str) -> None:
    with_them = reference_sections(Options(fortifications=True))
    without = reference_sections(Options())
    assert reference_sections() == with_them
    assert len(with_them) == len(without) + 1
    assert names.fortification_name() not in "".join(s.title for s in without)


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
