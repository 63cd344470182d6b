"""Paint the program's icon at every size and write it to ``resources/icons``.

``dev.py bake icons`` does it. Each size is a PNG of its own; the packages for Windows and macOS
get all of them in one file. Look at every picture after a change, the smallest first.
"""

import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter

from art.icon_picture import icon
from checkout import ROOT

FOLDER: Final = ROOT / "resources" / "icons"
NAME: Final = "changcheng-qt"
SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
IN_ICO: Final = (16, 24, 32, 48, 64, 256)
IN_ICNS: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""The sizes in a file of macOS, each with the four letters that it goes by."""


def main() -> int:
    """Write all files; return the exit status."""
    application = QGuiApplication([])
    pictures = {size: png(icon(size)) for size in SIZES}
    FOLDER.mkdir(parents=True, exist_ok=True)
    for size, content in pictures.items():
        write(FOLDER / f"{NAME}-{size}.png", content)
    write(FOLDER / f"{NAME}.ico", ico({size: pictures[size] for size in IN_ICO}))
    write(FOLDER / f"{NAME}.icns", icns({size: pictures[size] for size in IN_ICNS}))
    application.quit()
    return 0


def write(file: Path, content: bytes) -> None:
    """Write a file and print its size."""
    file.write_bytes(content)
    print(f"{file.name}: {len(content)} bytes")


def png(picture: QImage) -> bytes:
    """A picture as the content of a PNG file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(picture)
    return bytes(content.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon file of Windows, which holds PNGs by size: a head, an entry for each, then all."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for size, content in pictures.items():
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), place)
        place += len(content)
    return head + entries + b"".join(pictures.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon file of macOS, which holds PNGs one after another, each with its kind and length."""
    body = b"".join(
        IN_ICNS[size] + struct.pack(">I", len(content) + 8) + content
        for size, content in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body
