"""A button keeps its size with every border, and shows by that alone that it has the focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtWidgets import QApplication, QPushButton, QStyle, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.appearance import Appearance, Looks
from changcheng_qt.ui.looks.style_sheet import ApplicationStyle, style_sheet
from changcheng_qt.ui.panels.buttons import Button

EDGE = 4
"""Pixels for the border."""


@pytest.mark.parametrize("kind", ["primary", "quiet", "armed", "low", "tight"])
def test_the_border_around_the_focus_takes_its_room_from_the_padding(
    qtbot: QtBot, kind: str
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(style_sheet(Appearance(Looks())))
    plain, button = QPushButton("Score", page), QPushButton("Score", page)
    button.setProperty(kind, "true")
    page.show()
    plain.setFocus()
    qtbot.waitUntil(plain.hasFocus)
    before, focused = button.sizeHint(), plain.sizeHint()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    assert button.sizeHint() == before
    assert plain.sizeHint() == focused
    assert kind in ("low", "tight") or before == focused


@pytest.mark.parametrize("spare", [16, 20, 40])
def test_words_that_fit_with_less_padding_are_not_cut(
    qtbot: QtBot, qapp: QApplication, spare: int
) -> None:
    looks, words = Appearance(Looks()), "Jouer maintenant"
    style, page = ApplicationStyle(qapp, looks), QWidget()
    qtbot.addWidget(page)
    button = Button(looks, parent=page, size=20)
    button.set_words(words)
    button.setMaximumWidth(100)
    button.set_words(words)
    smallest = QFontMetrics(button.font()).horizontalAdvance(words)
    button.setFixedSize(smallest + spare, 40)
    page.show()
    option = QStyleOptionButton()
    button.initStyleOption(option)
    inside = QStyle.SubElement.SE_PushButtonContents
    room = button.style().subElementRect(inside, option, button).width()
    assert button.text() == words
    assert room >= QFontMetrics(button.font()).horizontalAdvance(words)
    del style


def photographed(button: QWidget) -> QImage:
    return button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("kind", ["", "primary", "quiet"])
def test_no_second_frame_stands_within_the_border_for_who_walks_by_keys(
    qtbot: QtBot, qapp: QApplication, kind: str
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    style = ApplicationStyle(qapp, Appearance(Looks()))
    other, button = QPushButton("Other", page), QPushButton("Score", page)
    other.move(0, 100)
    if kind:
        button.setProperty(kind, "true")
    page.show()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    before = photographed(button)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    page.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    qtbot.waitUntil(button.hasFocus)
    after = photographed(button)
    inside = button.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
    assert after != before
    assert after.copy(inside) == before.copy(inside)
    del style


def test_a_chosen_number_shows_that_it_has_the_focus(qtbot: QtBot, qapp: QApplication) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    style = ApplicationStyle(qapp, Appearance(Looks()))
    other, button = QPushButton("Other", page), QPushButton("3", page)
    button.setProperty("segment", "true")
    button.setCheckable(True)
    button.setChecked(True)
    page.show()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    before = photographed(button)
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    assert photographed(button) != before
    del style
