"""The table under the scroll: baked for its colours and its size, and for nothing else."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from changcheng_qt.ui.board.theme import DARK, LIGHT, Palette
from changcheng_qt.ui.changcheng.scene import table_top
from changcheng_qt.ui.changcheng.scene.table_top import TableTop

_ROOM = QSize(40, 30)


@pytest.fixture
def baked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The palettes that tables were baked in."""
    names: list[str] = []
    bake = table_top.table_pixmap

    def noted(size: QSize, ratio: float, palette: Palette) -> QPixmap:
        names.append(palette.name)
        return bake(size, ratio, palette)

    monkeypatch.setattr(table_top, "table_pixmap", noted)
    return names


def painted(table: TableTop) -> QImage:
    image = QImage(_ROOM, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        table.paint(painter, QRectF(image.rect()))
    return image


def test_another_language_leaves_the_table_as_it_is(qapp: QApplication, baked: list[str]) -> None:
    table = TableTop(LIGHT, qapp)
    before = painted(table)
    table.wear(LIGHT)
    assert painted(table) == before
    assert baked == [LIGHT.name]


def test_other_colours_have_it_baked_anew(qapp: QApplication, baked: list[str]) -> None:
    table = TableTop(LIGHT, qapp)
    before = painted(table)
    table.wear(DARK)
    assert painted(table) != before
    assert baked == [LIGHT.name, DARK.name]
