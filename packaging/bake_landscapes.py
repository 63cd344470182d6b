"""Paint the landscapes of the eight faces and write them to ``resources/art``.

Usage: ``python packaging/bake_landscapes.py [CODE ...]``, such as ``1A 4B``; without codes, all.
Each is a WebP at twice the board's size. Run it again after any change to the geometry of boards,
and look at every picture. A face whose cuts changed needs its entry in
``changcheng_qt/ui/changcheng/painting/terrain.py`` changed as well.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter  # noqa: E402

from changcheng_qt.assets import art_folder, boards_folder  # noqa: E402
from changcheng_qt.games.changcheng.boards import load_boards  # noqa: E402
from changcheng_qt.games.changcheng.geography import Face  # noqa: E402
from changcheng_qt.ui.changcheng.geometry.face_layout import FaceLayout  # noqa: E402
from changcheng_qt.ui.changcheng.painting.terrain import landscape_file  # noqa: E402
from landscape.scenery import paint_landscape  # noqa: E402

SCALE = 2
QUALITY = 85
MOST_BYTES = 120 * 1024


def faces() -> tuple[Face, ...]:
    """Read every face of the box."""
    return tuple(face for board in load_boards(boards_folder()) for face in board.faces)


def bake(face: Face) -> QImage:
    """Paint the landscape of a face."""
    layout = FaceLayout(face)
    size = (layout.board_rect.size() * SCALE).toSize()
    picture = QImage(size, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    with QPainter(picture) as painter:
        painter.scale(SCALE, SCALE)
        paint_landscape(painter, layout)
    return picture


def main(codes: list[str]) -> int:
    """Bake the faces with these codes, or all; return the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    failed = 0
    for face in faces():
        if codes and face.code not in codes:
            continue
        name = landscape_file(face)
        if name is None:
            print(f"{face.code}: its cuts differ from BAKED_CUTS")
            failed += 1
            continue
        failed += not write(bake(face), art_folder() / name)
    application.quit()
    return 1 if failed else 0


def write(picture: QImage, path: Path, quality: int = QUALITY) -> bool:
    """Write a picture as WebP and say how large it is; false where that fails or is too large."""
    path.parent.mkdir(parents=True, exist_ok=True)
    writer = QImageWriter(str(path), b"webp")
    writer.setQuality(quality)
    if not writer.write(picture):
        print(f"{path.name}: {writer.errorString()}")
        return False
    size = path.stat().st_size
    print(f"{path.name}: {size // 1024} KiB")
    return size <= MOST_BYTES


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
