"""The program's icon: every size is there as it is painted, and each file is as it says."""

import struct

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from art import icons
from art.icon_picture import icon
from changcheng_qt.app.self_check.parts import ICON_SIZES
from changcheng_qt.assets import icon_file

PNG = b"\x89PNG"


def colours(picture: QImage) -> set[str]:
    """The colours in a picture."""
    size = range(picture.width())
    return {picture.pixelColor(x, y).name() for x in size for y in size}


@pytest.mark.parametrize("size", icons.SIZES)
def test_every_size_is_baked_as_it_is_painted(size: int, qapp: QApplication) -> None:
    baked = QImage(str(icon_file(size))).convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    assert baked == icon(size)


def test_the_written_icon_is_the_painted_one(qapp: QApplication) -> None:
    written = QImage.fromData(icons.png(icon(16)))
    assert written.convertToFormat(icon(16).format()) == icon(16)


def test_the_program_looks_for_these_sizes() -> None:
    assert ICON_SIZES == icons.SIZES


def test_the_smallest_has_a_tower_one_can_tell_from_its_ground(qapp: QApplication) -> None:
    """Battlements are whole pixels, and stand out from the silk behind them."""
    smallest = icon(16)
    row = [QColor(smallest.pixelColor(x, 3)) for x in range(3, 13)]
    is_merlon = [colour.green() < 100 for colour in row]
    assert is_merlon == [True, True, False, False, True, True, False, False, True, True]


def test_large_icons_have_what_small_ones_leave_out(qapp: QApplication) -> None:
    assert len(colours(icon(256))) > 4 * len(colours(icon(16)))


def test_an_icon_file_of_windows_finds_each_picture() -> None:
    pictures = {16: PNG + b"small", 256: PNG + b"large one"}
    content = icons.ico(pictures)
    assert struct.unpack_from("<HHH", content) == (0, 1, 2)
    for number, (size, picture) in enumerate(pictures.items()):
        entry = struct.unpack_from("<BBBBHHII", content, 6 + 16 * number)
        assert entry[0] == size % 256
        assert content[entry[7] : entry[7] + entry[6]] == picture


def test_an_icon_file_of_macos_is_a_chain_of_pictures() -> None:
    content = icons.icns({16: PNG, 512: PNG + b"large"})
    assert struct.unpack_from(">4sI", content) == (b"icns", len(content))
    assert struct.unpack_from(">4sI", content, 8) == (b"icp4", 12)
    assert struct.unpack_from(">4sI", content, 20) == (b"ic09", 17)
    assert content.endswith(PNG + b"large")
