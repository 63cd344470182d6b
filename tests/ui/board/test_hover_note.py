"""The note beside the pointer: plain text, always within its parent, never in the pointer's way."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.appearance import Appearance, ThemeChoice
from changcheng_qt.ui.board.hover_note import HoverNote, Tone

LONG = "A sentence of some length that wraps, and goes on"


def note_on(qtbot: QtBot) -> HoverNote:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(400, 200)
    note = HoverNote(Appearance(), parent)
    parent.show()
    return note


def page_of(note: HoverNote) -> QWidget:
    page = note.parentWidget()
    assert page
    return page


def test_says_sentences_and_hides_without_any(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    assert not note.isVisible()
    note.say(["One.", "Two."], Tone.NOTICE, QPoint(20, 20))
    assert note.text() == "One.\nTwo."
    note.say([], Tone.NOTICE, QPoint(20, 20))
    assert not note.isVisible()


def test_stays_within_its_parent_and_off_the_pointer(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    for x in range(0, 401, 25):
        for y in range(0, 201, 25):
            note.say(
                ["A sentence of some length that wraps, and goes on"], Tone.NOTICE, QPoint(x, y)
            )
            assert page_of(note).rect().contains(note.geometry())
            if 40 < x < 360 and 60 < y < 140:
                assert not note.geometry().contains(x, y)


def test_stays_clear_of_what_covers_its_parent(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    panel = QRect(220, 60, 180, 140)
    under = 0
    for x in range(20, 220, 10):
        for y in range(10, 200, 10):
            note.say(["A short one."], Tone.NOTICE, QPoint(x, y))
            under += note.geometry().intersects(panel)
            note.say(["A short one."], Tone.NOTICE, QPoint(x, y), (panel,))
            assert not note.geometry().intersects(panel)
            assert page_of(note).rect().contains(note.geometry())
    assert under, "without being told of it, it slides under"


def test_names_are_plain_text(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    assert note.textFormat() is Qt.TextFormat.PlainText
    note.say(["<b>Mei</b>"], Tone.NOTICE, QPoint(5, 5))
    assert "<b>" in note.text()


def test_its_edge_tells_a_refusal_from_a_notice(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    note.say(["No."], Tone.NOTICE, QPoint(5, 5))
    notice = note.grab().toImage()
    note.say(["No."], Tone.REFUSAL, QPoint(5, 5))
    assert note.grab().toImage() != notice


def test_wears_other_colours(qtbot: QtBot) -> None:
    parent, look = QWidget(), Appearance()
    qtbot.addWidget(parent)
    parent.resize(300, 100)
    note = HoverNote(look, parent)
    note.say(["No."], Tone.NOTICE, QPoint(5, 5))
    before = note.grab().toImage()
    look.choose_theme(ThemeChoice.DARK)
    assert note.grab().toImage() != before
