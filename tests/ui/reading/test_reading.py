"""Text is never cut off and never overlaps other text: on every screen, in every language and the
pseudo-language, with everything at 100 and at 200 %, down to the smallest window.

A text that ends in an ellipsis counts as cut off, unless the tooltip of its widget has all of it.
Every widget of a screen is walked through, and every text that is painted is measured, on the board
too (see `walk`, `inked` and `standard`). Nor is a screen reader ever given markup (see `spoken`).
"""

import subprocess
import sys
from collections.abc import Sequence
from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.changcheng.table.scene.art import BoardLooks
from changcheng_qt.titles.changcheng.table.scene.projection import RegionFigure
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import LIGHT
from changcheng_qt.ui.panels.words import Words
from changcheng_qt.ui.window.places import SMALLEST
from checkout import ROOT
from tests.effort import NIGHTLY
from tests.titles.changcheng.rules.scene import lay
from tests.titles.changcheng.table.board_table import from_here
from tests.ui.reading import spoken, standard
from tests.ui.reading.inked import inking
from tests.ui.reading.on_board import faults_on
from tests.ui.reading.walk import windows

LANGUAGES = ("en", "xx", "zh_TW", "fr", "it", "zh_CN")
SMALL = f"{SMALLEST.width()}x{SMALLEST.height()}"
SIZES = ("1280x800/100", f"{SMALL}/200", f"{SMALL}/100", "1280x800/200")
EVERY = tuple(windows())
EVERYWHERE = list(product(LANGUAGES, SIZES))


def places() -> list[str]:
    """Every screen everywhere at night; else every twelfth one in one language and size, each of
    which comes up among them.
    """
    if NIGHTLY:
        return [f"{name}/{way}/{size}" for name in EVERY for way, size in EVERYWHERE]
    by_day = EVERY[::12]
    chosen = (EVERYWHERE[7 * number % len(EVERYWHERE)] for number in range(len(by_day)))
    return [f"{name}/{way}/{size}" for name, (way, size) in zip(by_day, chosen, strict=True)]


def walked(places: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Walk through places in a process of its own."""
    command = [sys.executable, "-m", "tests.ui.reading.walk", *places]
    paths = f"{ROOT}:{ROOT / 'packaging'}"
    return subprocess.run(
        ["env", f"PYTHONPATH={paths}", *command],
        cwd=ROOT,
        check=False,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_all_text_can_be_read() -> None:
    walk = walked(places())
    assert walk.stdout == ""
    assert walk.returncode == 0


def test_the_sample_has_all_languages_and_sizes() -> None:
    sample = [place.split("/", 2)[1:] for place in places()]
    assert {way for way, _ in sample} == set(LANGUAGES)
    assert {size for _, size in sample} == set(SIZES)


class Painted(QWidget):
    """A widget that paints text itself, into rooms that a test chooses."""

    def __init__(self, *texts: tuple[str, QRectF]) -> None:
        super().__init__()
        self.texts = texts
        self.resize(300, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for text, room in self.texts:
                painter.drawText(room, Qt.AlignmentFlag.AlignLeft, text)


class Elided(QWidget):
    """A widget that cuts text short."""

    def paintEvent(self, event: QPaintEvent) -> None:
        how = Qt.TextElideMode.ElideRight
        with QPainter(self) as painter:
            shown = painter.fontMetrics().elidedText("Chang Cheng, the wall", how, 60)
            painter.drawText(QRectF(0, 0, 100, 30), Qt.AlignmentFlag.AlignLeft, shown)


def complaints(qtbot: QtBot, widget: QWidget) -> list[str]:
    """The complaints of the walk about a widget."""
    qtbot.addWidget(widget)
    widget.show()
    with inking() as ink:
        widget.grab()
    return [*ink.faults, *ink.overlaps(), *standard.faults_in(widget, ink.cut)]


def row_of(*widgets: QWidget) -> QWidget:
    """Lay widgets out in a row that shows."""
    row = QWidget()
    layout = QHBoxLayout(row)
    for widget in widgets:
        layout.addWidget(widget)
    row.show()
    return row


def test_text_with_room_is_no_fault(qtbot: QtBot) -> None:
    roomy = QRectF(0, 0, 200, 30)
    assert complaints(qtbot, row_of(QLabel("Chang Cheng"), QPushButton("End turn"))) == []
    assert complaints(qtbot, row_of(Painted(("Chang Cheng", roomy)))) == []


def test_a_label_made_too_narrow_is_seen(qtbot: QtBot) -> None:
    label, button = QLabel("Chang Cheng"), QPushButton("End the turn now")
    label.setFixedWidth(30)
    button.setFixedWidth(40)
    found = complaints(qtbot, row_of(label, button))
    assert ["cuts off 'Chang Cheng'" in fault for fault in found] == [True, False]
    assert "cuts off 'End the turn now'" in found[1]


@pytest.mark.parametrize("height", [4, 15, 20])
def test_a_button_lower_than_its_text_is_seen(qtbot: QtBot, height: int) -> None:
    button = QPushButton("End turn")
    font = button.font()
    font.setPixelSize(24)
    button.setFont(font)
    row = row_of(button)
    assert complaints(qtbot, row) == []
    button.setFixedHeight(height)
    assert any("cuts off 'End turn'" in fault for fault in complaints(qtbot, row))


@pytest.mark.parametrize("kind", [QLabel, Words])
def test_wrapped_text_that_is_too_high_is_seen(qtbot: QtBot, kind: type[QLabel]) -> None:
    label = Words(Appearance()) if kind is Words else QLabel()
    label.setText("one two three four five six seven eight")
    label.setWordWrap(True)
    label.setFixedSize(60, 30)
    assert any("high in 30" in fault for fault in complaints(qtbot, row_of(label)))


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ([("Chang Cheng", QRectF(0, 0, 30, 30))], "cuts off"),
        ([("Chang Cheng", QRectF(0, 0, 200, 5))], "cuts off"),
        ([("Chang Cheng", QRectF(280, 0, 200, 30))], "beyond its edge"),
        ([("one", QRectF(0, 0, 99, 30)), ("two", QRectF(5, 0, 99, 30))], "over 'two'"),
    ],
)
def test_painted_text_without_room_is_seen(
    qtbot: QtBot, texts: list[tuple[str, QRectF]], expected: str
) -> None:
    assert any(expected in fault for fault in complaints(qtbot, Painted(*texts)))


def test_text_that_is_cut_short_must_be_in_the_tooltip(qtbot: QtBot) -> None:
    widget = Elided()
    widget.setFixedSize(200, 30)
    row = row_of(widget)
    assert any("short" in fault for fault in complaints(qtbot, row))
    widget.setToolTip("Chang Cheng, the wall")
    assert complaints(qtbot, row) == []


def test_widgets_of_one_layout_that_are_over_each_other_are_seen(qtbot: QtBot) -> None:
    first, second = QLabel("one"), QLabel("two")
    row = row_of(first, second)
    assert complaints(qtbot, row) == []
    second.move(first.pos())
    assert any("lies over" in fault for fault in standard.faults_in(row, set()))


def test_a_list_narrower_than_its_entry_is_seen(qtbot: QtBot) -> None:
    chosen = QComboBox()
    chosen.addItem("depuis toujours")
    row = row_of(chosen)
    assert complaints(qtbot, row) == []
    chosen.setFixedWidth(80)
    assert any("cuts off 'depuis toujours'" in fault for fault in complaints(qtbot, row))


def test_what_nobody_can_scroll_to_is_seen(qtbot: QtBot) -> None:
    label, area = QLabel("2 − 1 = 1 tour de guet"), QScrollArea()
    label.setFixedWidth(300)
    area.setWidget(row_of(label))
    area.setFixedSize(200, 80)
    assert complaints(qtbot, area) == []
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    assert any("beyond the edge" in fault for fault in complaints(qtbot, area))


@pytest.mark.parametrize("text", ["<b>Wall</b>, 7 left", "a &lt; b", "Tom &amp; Jerry"])
def test_spoken_markup_is_found(qtbot: QtBot, text: str) -> None:
    button = QPushButton("End turn")
    row = row_of(button)
    qtbot.addWidget(row)
    button.setToolTip("Tom & Jerry, 3 < 4")
    assert list(spoken.faults_in(row)) == []
    button.setToolTip(text)
    assert list(spoken.faults_in(row)) == [f"a screen reader is given {text!r}"]


def test_focus_on_what_has_no_name_is_seen(qtbot: QtBot) -> None:
    outer, button = QWidget(), QPushButton("End turn")
    QHBoxLayout(outer).addWidget(button)
    qtbot.addWidget(outer)
    outer.show()
    qtbot.waitUntil(button.hasFocus)
    assert list(spoken.faults_in(outer)) == []
    outer.setFocusProxy(button)
    assert list(spoken.faults_in(outer)) == [
        "a screen reader hears of the focus, and no name, of QWidget"
    ]


def test_text_in_pictures_is_measured_too(qtbot: QtBot) -> None:
    picture = QPixmap(100, 100)
    with inking() as ink, QPainter(picture) as painter:
        painter.drawText(QRectF(0, 0, 9, 9), Qt.AlignmentFlag.AlignLeft, "Chang Cheng")
    assert "a picture cuts off" in ink.faults[0]


def test_names_on_the_board_that_are_over_each_other_are_seen(qtbot: QtBot) -> None:
    state = lay("").state
    players = [Player(name) for name in ("Mei", "Luca", "Claire")]
    view = Match(from_here(state), state.setup, players).view(PUBLIC)
    scene = BoardScene(view, BoardLooks(LIGHT, Script.LATIN))
    assert list(faults_on(scene)) == []
    signs = [
        item for item in scene.position.items.values() if isinstance(item.figure, RegionFigure)
    ]
    signs[0].moveBy(40, 0)
    signs[1].moveBy(-40, 0)
    assert any("lies over" in fault for fault in faults_on(scene))
