"""Paint the picture of the start page of Riders at the Wall, the wall in the middle of a game, and
write it in two sizes to ``resources/riders/art``.

``dev.py bake riders/vista`` does it: after any change to the map or to how pieces look, and look at
the picture.
"""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontDatabase, QImage, QPainter
from PySide6.QtWidgets import QApplication

from art.seal import paint_seal
from art.webp import SCROLL, write
from changcheng_qt.assets import font_files, title_folder
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry.layout import MapLayout
from changcheng_qt.titles.riders.table.scene.projection import (
    GroundFigure,
    HomeFigure,
    PassFigure,
    project,
)
from changcheng_qt.titles.riders.table.scene.setting import MapLooks, MapSetting
from changcheng_qt.titles.riders.table.scene.touched import LastMove
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.painting.vista import PIXELS, VISTA_FILES
from changcheng_qt.ui.scene.small_picture import SmallPicture
from titles.riders.positions import reached

SEEN: Final = QRectF(318, -34, 800, 800 * PIXELS[1] / PIXELS[0])
"""The part of the map to be seen."""
SEAL: Final = QRectF(1082, -20, 24, 62)
SEAL_TEXT: Final = "長城烽煙"
WORDED: Final = (PassFigure, GroundFigure, HomeFigure)
"""The figures with words of a language."""
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation


def late(view: View) -> bool:
    """Want the middle of a game with riders all along the wall."""
    riders = sum(map(len, (*view.waiting, *view.gathered)))
    return view.stage is Stage.BUILDING and max(view.points) >= 7 and riders >= 6


def paint() -> QImage:
    """Paint the picture."""
    view = reached(4, late).view(PUBLIC)
    looks = MapLooks.of(Appearance())
    setting = MapSetting(MapLayout(view.board, looks.room), looks)
    figures = project(view, LastMove()).values()
    arts = [setting.art_of(one) for one in figures if not isinstance(one, WORDED)]
    small = SmallPicture(arts, SEEN, QSize(*PIXELS), 1.0)
    while not small.paint_for(1.0):
        pass
    picture = small.pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(PIXELS[0] / SEEN.width(), PIXELS[0] / SEEN.width())
        painter.translate(-SEEN.topLeft())
        paint_seal(painter, SEAL, SEAL_TEXT)
    return picture


def main() -> int:
    """Bake the picture; return the exit status."""
    application = QApplication([])
    for font in font_files():
        QFontDatabase.addApplicationFont(str(font))
    picture, folder = paint(), title_folder("riders") / "art"
    folder.mkdir(exist_ok=True)
    are_written = [
        write(picture.scaledToWidth(width, _SMOOTH), folder / name, SCROLL)
        for width, name in VISTA_FILES.items()
    ]
    application.quit()
    return 0 if all(are_written) else 1


if __name__ == "__main__":
    raise SystemExit(main())
