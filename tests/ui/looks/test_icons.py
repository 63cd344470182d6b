"""Icons and glyphs: each paints something of its own, within its grid, in the theme's colours."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.table.painting.icons import PieceIcon
from changcheng_qt.ui.looks.glyphs import glyph_path, paint_seat_token
from changcheng_qt.ui.looks.icons import Drawing, Icon, icon_pixmap, make_icon, paint_icon
from changcheng_qt.ui.looks.strokes import paint_faded, sketch
from changcheng_qt.ui.looks.theme import DARK, LIGHT, SIX_SEATS, Glyph, SeatColours
from tests.ui.looks.colour_science import contrast

DRAWINGS: dict[str, Drawing] = {
    icon.name: icon.value for icon in (*Icon, *PieceIcon) if isinstance(icon.value, Drawing)
}


def picture(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def opaque(image: QImage) -> int:
    return sum(value > 0 for value in bytes(image.constBits())[3::4])


@pytest.mark.parametrize("name", DRAWINGS)
def test_an_icon_paints_within_its_grid(qtbot: QtBot, name: str) -> None:
    image = QImage(80, 80, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        paint_icon(painter, DRAWINGS[name], QRectF(16, 16, 48, 48), LIGHT.text)
    assert opaque(image) > 60
    inner = image.copy(15, 15, 50, 50)
    assert opaque(inner) == opaque(image)


def test_every_icon_is_its_own(qtbot: QtBot) -> None:
    images = {name: picture(icon_pixmap(d, 24, LIGHT.text)) for name, d in DRAWINGS.items()}
    alike = [pair for pair in combinations(images, 2) if images[pair[0]] == images[pair[1]]]
    assert not alike
    assert images["UNDO"] == picture(icon_pixmap(Icon.UNDO, 24, LIGHT.text))


def test_icons_take_colour_and_device_pixel_ratio(qtbot: QtBot) -> None:
    light, dark = (icon_pixmap(Icon.MENU, 22, p.text2, 2.0) for p in (LIGHT, DARK))
    assert light.size().width() == 44
    assert light.devicePixelRatio() == 2
    assert picture(light) != picture(dark)


def test_a_disabled_icon_is_faded(qtbot: QtBot) -> None:
    icon = make_icon(Icon.UNDO, LIGHT)
    normal, disabled = (
        picture(icon.pixmap(22, mode)) for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    assert normal != disabled
    assert opaque(normal) == opaque(disabled)


@pytest.mark.parametrize("glyph", Glyph)
def test_glyphs_fill_their_box(glyph: Glyph) -> None:
    box = glyph_path(glyph).boundingRect()
    assert QRectF(-1, -1, 2, 2).contains(box)
    assert min(box.width(), box.height()) > 1.2
    assert abs(box.center().x()) < 0.05


def token(colours: SeatColours, ground: str) -> QImage:
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(QColor(ground))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_seat_token(painter, QPointF(20, 20), 12, colours)
    return image


def standing_out(image: QImage, ground: str) -> int:
    """How many pixels in a corner of the stone, next to its sign, stand out from the ground."""
    corner = [image.pixelColor(x, y).name() for x in range(8, 16) for y in range(8, 16)]
    return sum(contrast(colour, ground) >= 2 for colour in corner)


@pytest.mark.parametrize("ground", [DARK.panel, DARK.tray, LIGHT.panel, LIGHT.tray])
def test_a_black_stone_is_seen_on_every_ground(qtbot: QtBot, ground: str) -> None:
    assert standing_out(token(SIX_SEATS["black"], ground), ground) >= 6


def test_a_black_stone_without_inlay_does_not_stand_out(qtbot: QtBot) -> None:
    bare = SIX_SEATS["black"]._replace(inlay="")
    assert standing_out(token(bare, DARK.panel), DARK.panel) == 0


def test_paths_are_read_from_text() -> None:
    path = sketch("M 0 0 L 10 0 L 10 10 Z O 30 5 5 B 50 0 10 10 2")
    assert path.boundingRect() == QRectF(0, 0, 60, 10)
    assert path.contains(QPointF(30, 5))
    assert not path.contains(QPointF(20, 5))
    assert sketch("").isEmpty()


@pytest.mark.parametrize("text", ["M 0", "X 1 2", "L a b", "M 0 0 10 10"])
def test_an_invalid_path_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"unknown path command|could not convert"):
        sketch(text)


def test_a_faded_icon_is_faded_as_a_whole() -> None:
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(0)

    def twice(painter: QPainter) -> None:
        painter.fillRect(QRectF(10, 10, 20, 20), LIGHT.colour("accent"))
        painter.fillRect(QRectF(15, 15, 10, 10), LIGHT.colour("accent"))

    with QPainter(image) as painter:
        paint_faded(painter, QRectF(0, 0, 40, 40), 0.5, twice)
    assert image.pixelColor(12, 12) == image.pixelColor(20, 20)
    assert image.pixelColor(12, 12).alpha() == pytest.approx(128, abs=2)
