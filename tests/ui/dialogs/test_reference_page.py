"""The page of rules of any title: nothing on it is cut off, however its words wrap."""

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.phrases.option_texts import RulesSection
from changcheng_qt.ui.dialogs.reference_page import ReferencePage, Undecorated
from changcheng_qt.ui.looks.appearance import Appearance
from screens.scenes import load_fonts
from tests.ui.toy_title import settle

SENTENCE = "Whoever has the most houses there scores a point for each house in the region. "
SECTIONS = tuple(
    RulesSection(f"Section {number}", (SENTENCE * length, "Short."))
    for number, length in enumerate((1, 4, 2, 6, 1, 5))
)


@pytest.mark.parametrize("width", [320, 480, 690, 900, 1200])
@pytest.mark.parametrize("height", [200, 480, 2000])
def test_every_line_is_as_high_as_it_wraps(qtbot: QtBot, width: int, height: int) -> None:
    load_fonts()
    page = ReferencePage(Appearance(), lambda: SECTIONS, range(len(SECTIONS)), Undecorated())
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    settle()
    lines = [line for block in page.blocks for line in block.lines]
    assert len(lines) == 2 * len(SECTIONS)
    assert [line.height() for line in lines] == [
        line.heightForWidth(line.width()) for line in lines
    ]
