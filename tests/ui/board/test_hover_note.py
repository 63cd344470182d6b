"""The note next to the pointer: plain text, within its parent, never in the pointer's way."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.ui.board.hover_note import HoverNote
from changcheng_qt.ui.board.note_place import SHADOW, About
from changcheng_qt.ui.board.note_sheet import Note, NoteFact, NoteRow, Sign, Tone
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice

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


def point(x: int, y: int) -> About:
    """A place that is no more than a point."""
    return About(QRect(x, y, 1, 1))


def saying(*sentences: str, tone: Tone = Tone.NOTICE) -> Note:
    return Note(sentences=sentences, tone=tone)


def about_places(count: int = 2) -> Note:
    """A note with n rows, as the board has them."""
    sign = Sign("dot", lambda painter, centre, radius: painter.drawEllipse(centre, radius, radius))
    stones = tuple(SEAT_COLOURS.values())[:2]
    facts = (NoteFact("Would lose", stones),)
    rows = tuple(NoteRow(sign, f"Place {k}", "−4", facts) for k in range(count))
    return Note(figure="+3", rows=rows)


def test_says_sentences_and_hides_without_any(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    assert not note.isVisible()
    note.show_note(saying("One.", "Two."), point(20, 20))
    assert note.note.words == "One.\nTwo."
    note.show_note(Note(), point(20, 20))
    assert not note.isVisible()
    assert note.note.words == ""


def test_stays_within_its_parent_and_off_the_pointer(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    for x in range(0, 401, 25):
        for y in range(0, 201, 25):
            note.show_note(saying(LONG), point(x, y))
            assert page_of(note).rect().contains(note.geometry())
            if 40 < x < 360 and 60 < y < 140:
                assert not note.geometry().contains(x, y)


def test_stays_clear_of_what_covers_its_parent(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    panel = QRect(220, 60, 180, 140)
    under = 0
    for x in range(20, 220, 10):
        for y in range(10, 200, 10):
            note.show_note(saying("A short one."), point(x, y))
            under += note.geometry().intersects(panel)
            note.show_note(saying("A short one."), replace(point(x, y), covered=(panel,)))
            assert not note.geometry().intersects(panel)
            assert page_of(note).rect().contains(note.geometry())
    assert under, "without being told of it, it slides under"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_never_covers_its_subject(qtbot: QtBot, scale: float) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 420)
    note = HoverNote(Appearance(Looks(scale=scale)), parent)
    parent.show()
    for x in range(0, 860, 43):
        for y in range(40, 360, 20):
            around = QRect(x, y, 40, 40)
            note.show_note(about_places(4), About(around))
            assert parent.rect().contains(note.geometry())
            assert not note.geometry().adjusted(8, 8, -8, -8).intersects(around), (x, y)


def test_it_keeps_off_its_neighbours_too_where_there_is_room(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    wall = [QRect(x, 100 + x // 20, 36, 40) for x in range(0, 400, 40)]
    for around in wall:
        note.show_note(about_places(), About(around, along=wall))
        paper = note.geometry().adjusted(8, 8, -8, -8)
        assert not any(paper.intersects(square) for square in wall)


def test_it_stays_where_it_is_while_it_is_about_the_same(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    around = QRect(180, 120, 40, 40)
    note.show_note(about_places(), About(around))
    before = note.geometry()
    note.show_note(about_places(), About(around))
    assert note.geometry() == before


def test_rows_say_names_figures_and_facts(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    note.show_note(about_places(1), About(QRect(100, 100, 30, 30)))
    assert note.note.words == "+3\nPlace 0 −4 Would lose"
    assert note.grab().toImage() != _blank(note)


def _blank(note: HoverNote) -> object:
    note.show_note(saying(" "), About(QRect(100, 100, 30, 30)))
    return note.grab().toImage()


def test_names_are_plain_text(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    note.show_note(saying("<b>Mei</b>"), point(5, 5))
    marked_up = note.width()
    note.show_note(saying("Mei"), point(5, 5))
    assert marked_up > note.width(), "the brackets are painted"


def test_its_edge_tells_a_refusal_from_a_notice(qtbot: QtBot) -> None:
    note = note_on(qtbot)
    note.show_note(saying("No."), point(5, 5))
    notice = note.grab().toImage()
    note.show_note(saying("No.", tone=Tone.REFUSAL), point(5, 5))
    assert note.grab().toImage() != notice


def test_wears_other_colours(qtbot: QtBot) -> None:
    parent, look = QWidget(), Appearance()
    qtbot.addWidget(parent)
    parent.resize(300, 100)
    note = HoverNote(look, parent)
    note.show_note(saying("No."), point(5, 5))
    before = note.grab().toImage()
    look.choose_theme(ThemeChoice.DARK)
    assert note.grab().toImage() != before


def test_it_hides_no_value_that_it_speaks_of_if_there_is_room_elsewhere(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 420)
    note = HoverNote(Appearance(), parent)
    parent.show()
    hidden = 0
    for x in range(0, 860, 43):
        around = QRect(x, 190, 40, 40)
        shield, disc = QRect(x, 100, 40, 40), QRect(x, 290, 40, 40)
        wall = (around.translated(-44, 0), around.translated(44, 0))
        note.show_note(about_places(2), About(around, own=(shield, disc), along=wall))
        paper = note.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        assert not any(paper.intersects(rect) for rect in (around, shield, disc)), x
        note.show_note(about_places(2), About(around, along=wall))
        near = note.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        hidden += near.intersects(shield) or near.intersects(disc)
    assert hidden, "without being told of them, it lies over some"
