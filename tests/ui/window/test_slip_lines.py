"""The lines of the slip next to the board, with or without the tokens of players."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.telling import Line
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.panels.words import Words
from changcheng_qt.ui.window import round_slip
from changcheng_qt.ui.window.round_slip import RoundSlip
from changcheng_qt.ui.window.slip_lines import Form, SlipLines
from tests.planted import Fault, planted, with_and_without


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


def as_high_as_the_room(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(round_slip, "_HIGHEST", 1000)


@with_and_without(as_high_as_the_room)
def test_several_turns_are_no_column_of_text(qtbot: QtBot, fault: Fault | None) -> None:
    """In a narrow room only the latest ones are shown; a single one is shown whole."""
    window = QWidget()
    qtbot.addWidget(window)
    slip = RoundSlip(Appearance(), lambda *_: None, window)
    slip.share_board(lambda: [QRect(0, 0, 200, 400)], None)
    slip.place(QRect(0, 0, 900, 400))
    turns = ["Luca rolled 5: 1 grain and 1 ore to Mei, 1 ore to Sima. Luca raised tower 1."] * 3
    with planted(fault):
        slip.show_entries([StoryEntry(Line(turn)) for turn in turns])
        assert 0 < len(slip.texts) < len(turns)
        assert slip.height() <= 140
    slip.show_entries([StoryEntry(Line(" ".join(turns)))])
    assert slip.texts == (" ".join(turns),)
    assert slip.height() > 140
