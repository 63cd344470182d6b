"""The picture of the game, and other art in small: baked, mounted, and after the first frame."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.assets import title_folder
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.ui.painting import vista
from changcheng_qt.ui.painting.vista import PIXELS, SHAPE, VISTA_FILES, paint_vista
from changcheng_qt.ui.panels.vista import Vista
from tests.titles.changcheng.table.playing import plain_looks
from tests.toy.table import ToyTitle
from tests.ui.canvas import canvas

MOST_BYTES = 100 * 1024
ROOM = QRectF(0, 0, 280, round(280 / SHAPE))
TOY_GREEN = "#008000"


@pytest.mark.parametrize("title", [title.name for title in TITLES])
@pytest.mark.parametrize(("width", "name"), VISTA_FILES.items())
def test_the_baked_pictures_can_be_read_and_are_small(
    width: int, name: str, title: str, qtbot: QtBot
) -> None:
    path = title_folder(title) / "art" / name
    assert QImage(str(path)).size() == QSize(width, int(width / SHAPE + 0.5))
    assert 8_000 < path.stat().st_size <= MOST_BYTES * width / PIXELS[0]


@pytest.mark.parametrize(
    ("silk", "wanted"), [(170, 340), (171, 680), (340, 680), (341, 1360), (1000, 1360)]
)
def test_the_smallest_picture_that_is_wide_enough_is_read(
    silk: int, wanted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Reader(QImageReader):
        def __init__(self, file: str) -> None:
            super().__init__(file)
            asked.append(Path(file).name)

    monkeypatch.setattr(vista, "QImageReader", Reader)
    room = QRectF(0, 0, silk + 20, (silk + 20) / SHAPE)
    canvas(lambda painter: paint_vista("changcheng", painter, room, 1.0), room)
    assert asked == [VISTA_FILES[wanted]]


def test_it_fills_its_room_and_shows_walls_of_every_colour(qtbot: QtBot) -> None:
    shown = canvas(lambda painter: paint_vista("changcheng", painter, ROOM, 1.0), ROOM)
    assert shown.painted() == ROOM
    for name in ("red", "green", "blue", "violet"):
        assert shown.count(SEAT_COLOURS[name].top, tolerance=24) > 20, name


def test_it_comes_after_the_first_frame(qtbot: QtBot) -> None:
    looks = plain_looks()
    page = QWidget()
    qtbot.addWidget(page)
    vista = Vista(ToyTitle(), looks, page)
    vista.use_width(200)
    assert vista.size() == QSize(200, 80)
    first = vista.grab().toImage()
    assert first.pixelColor(9, 9).name() != TOY_GREEN
    QApplication.processEvents()
    assert vista.grab().toImage().pixelColor(9, 9).name() == TOY_GREEN


def test_it_is_dropped_while_it_is_hidden(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[QRectF] = []
    monkeypatch.setattr(
        ToyTitle, "paint_vista", lambda _title, _painter, rect, _unit: painted.append(rect)
    )
    page = QWidget()
    qtbot.addWidget(page)
    vista = Vista(ToyTitle(), plain_looks(), page)
    vista.use_width(200)
    page.show()
    for expected in (0, 1, 1):
        vista.grab()
        assert len(painted) == expected
    page.hide()
    page.show()
    vista.grab()
    assert len(painted) == 2
