"""Paint the landscapes of the eight faces and write them to ``resources/changcheng/art``.

``dev.py bake landscapes`` paints all, with codes such as ``1A 4B`` only those. Each is a WebP at
twice the board's size. Run it again after any change to the geometry of boards, and look at every
picture. A face whose cuts changed needs its entry in
``changcheng_qt/titles/changcheng/table/painting/terrain.py`` changed as well.
"""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter

from art.landscape.scenery import paint_landscape
from changcheng_qt.assets import title_folder
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.geography import Face
from changcheng_qt.titles.changcheng.table.geometry.face_layout import FaceLayout
from changcheng_qt.titles.changcheng.table.painting.terrain import landscape_file

SCALE = 2
QUALITY = 85
MOST_BYTES = 120 * 1024


def faces() -> tuple[Face, ...]:
    """Read every face of the box."""
    return tuple(
        face for board in load_boards(title_folder("changcheng") / "boards") for face in board.faces
    )


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
        failed += not write(bake(face), title_folder("changcheng") / "art" / name)
    application.quit()
    return 1 if failed else 0


def write(picture: QImage, path: Path, quality: int = QUALITY, most: int = MOST_BYTES) -> bool:
    """Write a picture as WebP and say how large it is; false where that fails or is too large."""
    path.parent.mkdir(parents=True, exist_ok=True)
    writer = QImageWriter(str(path), b"webp")
    writer.setQuality(quality)
    if not writer.write(picture):
        print(f"{path.name}: {writer.errorString()}")
        return False
    size = path.stat().st_size
    print(f"{path.name}: {size // 1024} KiB")
    return size <= most
