"""The rules at a glance: complete, on one page, in as many columns as fit."""

from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Opening, Options
from changcheng_qt.titles.changcheng.table.dialogs.figures import (
    ActionFigure,
    CountFigure,
    TowerFigure,
)
from changcheng_qt.titles.changcheng.table.dialogs.reference_sheet import ReferenceSheet, Topic
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.titles.changcheng.table.tray.card_face import CardFace
from changcheng_qt.titles.changcheng.words.commands import TurnAction
from changcheng_qt.titles.changcheng.words.reference import reference_sections
from changcheng_qt.ui.dialogs.reference_page import SectionBlock
from tests.titles.changcheng.table.playing import box, match_of, picture, plain_looks, setup_of


@pytest.fixture
def sheet(qtbot: QtBot) -> ReferenceSheet:
    made = ReferenceSheet(plain_looks())
    qtbot.addWidget(made)
    return made


def test_every_sentence_of_every_section_is_there(sheet: ReferenceSheet) -> None:
    shown = [words.text() for block in sheet.blocks for words in block.lines]
    assert shown == [line for section in reference_sections() for line in section.lines]
    assert [block.number for block in sheet.blocks] == list(range(len(Topic)))


def test_it_has_a_figure_for_every_action_card_and_count(sheet: ReferenceSheet) -> None:
    assert len(sheet.findChildren(ActionFigure)) == len(TurnAction)
    assert len(sheet.findChildren(CardFace)) == 6
    assert len(sheet.findChildren(TowerFigure)) == 1
    assert len(sheet.findChildren(CountFigure)) == 2


@pytest.mark.parametrize(("width", "columns"), [(1100, 3), (700, 2), (320, 1)])
def test_it_takes_the_columns_that_fit(sheet: ReferenceSheet, width: int, columns: int) -> None:
    picture(sheet, width, 700)
    assert sheet.columns == columns
    assert sum(block.isVisibleTo(sheet) for block in sheet.blocks) == len(Topic)


def test_no_column_is_much_longer_than_the_others(sheet: ReferenceSheet) -> None:
    picture(sheet, 1100, 700)
    ends: dict[int, int] = {}
    for block in sheet.blocks:
        ends[block.x()] = max(ends.get(block.x(), 0), block.geometry().bottom())
    assert len(ends) == 3
    assert min(ends.values()) > 0.6 * max(ends.values())


def columns_of(sheet: ReferenceSheet) -> list[list[SectionBlock]]:
    """The sections as they stand, column by column."""
    places = sorted({block.x() for block in sheet.blocks})
    found = [[block for block in sheet.blocks if block.x() == place] for place in places]
    return [sorted(column, key=lambda block: block.y()) for column in found]


@pytest.mark.parametrize("width", [1126, 980])
def test_no_other_way_of_dealing_the_sections_out_is_lower(
    sheet: ReferenceSheet, width: int
) -> None:
    sheet.resize(width, 600)
    sheet.show()
    QApplication.sendPostedEvents()
    columns = columns_of(sheet)
    heights = [block.height() for column in columns for block in column]
    highest = max(sum(block.height() for block in column) for column in columns)
    for cuts in combinations(range(1, len(heights)), 2):
        ends = pairwise((0, *cuts, len(heights)))
        assert max(sum(heights[start:end]) for start, end in ends) >= highest - 30


def test_the_sections_are_dealt_out_anew_in_another_width(sheet: ReferenceSheet) -> None:
    """Negative control of the test above: what is right in one width is wrong in another."""
    sheet.show()
    seen = set()
    for width in range(620, 1500, 40):
        sheet.resize(width, 600)
        QApplication.sendPostedEvents()
        seen.add(tuple(len(column) for column in columns_of(sheet)))
    assert {len(ways) for ways in seen} == {2, 3}


def test_nothing_empty_is_scrolled_to_below_the_last_rule(sheet: ReferenceSheet) -> None:
    """Qt would keep room for the rules wrapped as narrow as they can be."""
    picture(sheet, 700, 500)
    (page,) = {block.parentWidget() for block in sheet.blocks}
    assert page
    assert page.height() > 500
    assert page.height() - max(block.geometry().bottom() for block in sheet.blocks) < 20


def test_cards_are_told_as_the_options_have_them(qtbot: QtBot) -> None:
    usual, anywhere = (
        ReferenceSheet(plain_looks(), options=Options(swap_anywhere=value))
        for value in (False, True)
    )
    for made in (usual, anywhere):
        qtbot.addWidget(made)

    def mandarin(sheet: ReferenceSheet) -> str:
        return sheet.blocks[list(Topic).index(Topic.CARDS)].lines[5].text()

    assert mandarin(usual) != mandarin(anywhere)


def test_the_title_tells_the_rules_of_the_game_on_the_table(qtbot: QtBot) -> None:
    title, looks = ChangChengUi(box), plain_looks()
    parent = QWidget()
    qtbot.addWidget(parent)
    setup = setup_of(3, options=Options(opening=Opening.NOBODY))
    view = match_of(setup).view(PUBLIC)
    usual, played = (title.reference_sheet(looks, parent, shown) for shown in (None, view))
    assert isinstance(usual, ReferenceSheet)
    assert isinstance(played, ReferenceSheet)
    assert lines(usual) == [line for part in reference_sections() for line in part.lines]
    parts = reference_sections(setup.options, ())
    assert lines(played) == [line for part in parts for line in part.lines]


def lines(sheet: ReferenceSheet) -> list[str]:
    return [words.text() for block in sheet.blocks for words in block.lines]


def test_it_tells_where_cards_go_and_that_a_first_turn_has_no_neutral_wall() -> None:
    def told(**options: Any) -> str:  # noqa: ANN401 - fields of Options
        sections = reference_sections(Options(**options))
        return " ".join(line for section in sections for line in section.lines)

    assert "Cards can only be played in provinces that aren't complete yet." in told()
    assert "You can't place one on the first turn of the game." in told()
    assert "You can't place one on your first turn." in told(opening=Opening.EVERY_PLAYER)
    assert "There is none" not in told(opening=Opening.NOBODY)


def test_it_tells_when_boards_are_added_in_the_game_on_the_table() -> None:
    usual, at_once = (
        reference_sections(Options(extension_time=time))[list(Topic).index(Topic.EXTENSION)]
        for time in ExtensionTime
    )
    assert "at the end of your turn" in usual.lines[0]
    assert "at the end of your turn" not in at_once.lines[0]
    assert "Then your turn continues" in at_once.lines[0]
    assert usual.lines[1:] == at_once.lines[1:]


def test_smaller_type_is_taken_only_where_it_brings_everything_onto_the_page(
    sheet: ReferenceSheet,
) -> None:
    picture(sheet, 1126, 2000)
    needed = max(block.geometry().bottom() for block in sheet.blocks) + 10
    line = sheet.blocks[0].lines[0]
    ordinary = line.font().pixelSize()
    for height, is_smaller in ((needed, False), (needed - 20, True), (needed - 300, False)):
        picture(sheet, 1126, height)
        assert (line.font().pixelSize() < ordinary) is is_smaller, height
