"""The lines of the slip next to the board, with or without the tokens of players."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.telling import Line
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.panels.words import Words
from changcheng_qt.ui.window.slip_lines import Form, SlipLines


@pytest.mark.parametrize("colour", ["red", None])
def test_words_about_no_player_begin_at_the_margin(qtbot: QtBot, colour: str | None) -> None:
    slip = QWidget()
    qtbot.addWidget(slip)
    lines = SlipLines(Appearance(), lambda *_: None, slip)
    lines.restyle(20)
    lines.write([StoryEntry(Line("Roll the dice."), colour=colour)], is_one_event=True)
    lines.arrange(Form())
    slip.resize(lines.taken(400))
    slip.show()
    (words,) = (one for one in slip.findChildren(Words) if one.text())
    assert (words.x() == lines.grid.contentsMargins().left()) is (colour is None)
    assert words.width() >= words.fontMetrics().horizontalAdvance(words.text())
