"""Paint the landscapes of the eight faces and write them to ``resources/changcheng/art``.

``dev.py bake changcheng/landscapes`` paints all, with codes such as ``1A 4B`` only those. Each is a
WebP at twice the board's size. Run it again after any change to the geometry of boards, and look at
every picture. A face whose cuts changed needs its entry in
``changcheng_qt/titles/changcheng/table/painting/terrain.py`` changed as well.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from art.webp import write
from changcheng_qt.assets import title_folder
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.geography import Face
from changcheng_qt.titles.changcheng.table.geometry.face_layout import FaceLayout
from changcheng_qt.titles.changcheng.table.painting.terrain import landscape_file
from titles.changcheng.scenery import paint_landscape

SCALE = 2


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
