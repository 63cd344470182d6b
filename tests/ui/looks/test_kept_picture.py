"""A kept picture is painted once, and again as soon as anything about it differs."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.kept_picture import KeptPicture

SIZE = QSize(8, 6)


class Brush:
    """Fills everything with a colour, and counts how often."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.painted = 0

    def __call__(self, painter: QPainter) -> None:
        self.painted += 1
        painter.fillRect(0, 0, 100, 100, QColor(self.colour))


@pytest.fixture
def canvas(qtbot: QtBot) -> QImage:
    image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#00000000"))
    return image


def draw(kept: KeptPicture, canvas: QImage, key: str, brush: Brush, size: QSize = SIZE) -> str:
    """Draw and return the colour of the last pixel that should be covered."""
    with QPainter(canvas) as painter:
        kept.draw(painter, size, key, brush)
    ratio = canvas.devicePixelRatio()
    corner = (size.toSizeF() * ratio).toSize() - QSize(1, 1)
    return canvas.pixelColor(corner.width(), corner.height()).name()


def test_it_is_painted_once(canvas: QImage) -> None:
    kept, brush = KeptPicture(), Brush("#ff0000")
    assert [draw(kept, canvas, "red", brush) for _ in range(3)] == ["#ff0000"] * 3
    assert brush.painted == 1


def test_another_key_or_size_or_device_is_painted_again(canvas: QImage) -> None:
    kept, red, blue = KeptPicture(), Brush("#ff0000"), Brush("#0000ff")
    draw(kept, canvas, "red", red)
    assert draw(kept, canvas, "blue", blue) == "#0000ff"
    assert draw(kept, canvas, "blue", blue, QSize(10, 10)) == "#0000ff"
    canvas.setDevicePixelRatio(2)
    assert draw(kept, canvas, "blue", blue, QSize(10, 10)) == "#0000ff"
    assert blue.painted == 3


def test_the_looks_before_come_back_without_being_painted(canvas: QImage) -> None:
    kept, red, blue = KeptPicture(), Brush("#ff0000"), Brush("#0000ff")
    for _ in range(3):
        assert draw(kept, canvas, "red", red) == "#ff0000"
        assert draw(kept, canvas, "blue", blue) == "#0000ff"
    assert (red.painted, blue.painted) == (1, 1)


def test_looks_from_long_ago_are_dropped(canvas: QImage) -> None:
    kept, red = KeptPicture(), Brush("#ff0000")
    for key in ("red", "one", "two", "red"):
        draw(kept, canvas, key, red)
    assert red.painted == 4


def test_nothing_of_it_stays_once_it_is_dropped(canvas: QImage) -> None:
    kept, brush = KeptPicture(), Brush("#ff0000")
    draw(kept, canvas, "red", brush)
    kept.drop()
    draw(kept, canvas, "red", brush)
    assert brush.painted == 2
