"""The table under the scroll: baked for its colours and its size, and for nothing else."""

import pytest
from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from changcheng_qt.ui.looks.theme import DARK, LIGHT, Palette
from changcheng_qt.ui.painting import surfaces
from changcheng_qt.ui.scene import table_top
from changcheng_qt.ui.scene.table_top import TableTop

_ROOM = QSize(40, 30)
_UNPAINTED = QColor("#FF00FF")


@pytest.fixture
def baked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The palettes that tables were baked in."""
    names: list[str] = []
    bake = surfaces.table_pixmap

    def noted(size: QSize, ratio: float, palette: Palette) -> QPixmap:
        names.append(palette.name)
        return bake(size, ratio, palette)

    monkeypatch.setattr(table_top, "table_pixmap", noted)
    return names


def painted(table: TableTop, size: QSize = _ROOM) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(_UNPAINTED)
    with QPainter(image) as painter:
        table.paint(painter, QRectF(image.rect()))
    return image


def test_another_language_leaves_the_table_as_it_is(qapp: QApplication, baked: list[str]) -> None:
    table = TableTop(LIGHT, qapp)
    before = painted(table)
    table.apply_style(LIGHT)
    assert painted(table) == before
    assert baked == [LIGHT.name]


def test_other_colours_have_it_baked_again(qapp: QApplication, baked: list[str]) -> None:
    table = TableTop(LIGHT, qapp)
    before = painted(table)
    table.apply_style(DARK)
    assert painted(table) != before
    assert baked == [LIGHT.name, DARK.name]


@pytest.mark.parametrize(
    "size",
    [QSize(40, 30), QSize(30, 20), QSize(50, 30), QSize(40, 55), QSize(80, 60), QSize(99, 9)],
)
def test_any_size_is_covered_before_it_is_baked(
    qapp: QApplication, baked: list[str], size: QSize
) -> None:
    table = TableTop(LIGHT, qapp)
    painted(table)
    image = painted(table, size)
    places = [(x, y) for x in range(size.width()) for y in range(size.height())]
    assert all(image.pixelColor(x, y) != _UNPAINTED for x, y in places)
    assert len(baked) == 1


def test_a_picture_that_is_too_small_would_leave_a_gap() -> None:
    image = QImage(50, 30, QImage.Format.Format_RGB32)
    image.fill(_UNPAINTED)
    with QPainter(image) as painter:
        painter.drawPixmap(0, 0, surfaces.table_pixmap(_ROOM, 1.0, LIGHT))
    assert image.pixelColor(49, 0) == _UNPAINTED


def test_a_size_that_comes_back_is_not_baked_again(qapp: QApplication, baked: list[str]) -> None:
    table = TableTop(LIGHT, qapp)
    wait = table.findChild(QTimer)
    assert wait is not None
    painted(table)
    painted(table, QSize(50, 30))
    assert wait.isActive(), "another size that stays would be"
    painted(table)
    assert not wait.isActive()
    assert len(baked) == 1
