"""A box to tick: its frame and its tick are seen in every theme."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.looks.style_sheet import style_sheet
from changcheng_qt.ui.looks.theme import qt_palette
from changcheng_qt.ui.panels.buttons import TickBox
from tests.ui.looks.colour_science import contrast

BOX = range(2, 22)
each_theme = pytest.mark.parametrize(
    "theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST]
)


def dressed(qtbot: QtBot, appearance: Appearance, sheet: str) -> QWidget:
    """A panel in a theme."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setPalette(qt_palette(appearance.palette))
    window.setStyleSheet(sheet)
    window.setAutoFillBackground(True)
    window.resize(200, 24)
    return window


def strongest(image: QImage, ground: str) -> float:
    """How much the strongest colour at the place of the box stands out from a colour."""
    colours = {image.pixelColor(x, y).name() for x in BOX for y in BOX}
    return max(contrast(colour, ground) for colour in colours)


@each_theme
def test_an_empty_box_and_its_tick_are_seen(qtbot: QtBot, theme: ThemeChoice) -> None:
    appearance = Appearance(Looks(theme))
    palette = appearance.palette
    window = dressed(qtbot, appearance, style_sheet(appearance))
    box = TickBox(appearance, window)
    box.resize(200, 24)
    assert strongest(window.grab().toImage(), palette.panel) >= 4.5
    window.show()
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(10, 12))
    assert box.isChecked()
    ticked = window.grab().toImage()
    assert ticked.pixelColor(7, 12).name() != palette.field
    assert strongest(ticked, palette.accent) >= 3


def test_qt_alone_would_not_show_it_in_the_dark(qtbot: QtBot) -> None:
    appearance = Appearance(Looks(ThemeChoice.DARK))
    window = dressed(qtbot, appearance, "")
    QCheckBox(window).resize(200, 24)
    assert strongest(window.grab().toImage(), appearance.palette.panel) < 2
