"""Where a board can be added: a strip of its landscape beyond each end of the scroll."""

from typing import Final

from PySide6.QtCore import QRectF

from changcheng_qt.games.changcheng.geography import End
from changcheng_qt.ui.changcheng.geometry.mount import mount_rect
from changcheng_qt.ui.changcheng.geometry.wall_path import BOARD_HEIGHT
from changcheng_qt.ui.changcheng.painting.mount import ROLLER_WIDTH

STRIP_WIDTH: Final = 150.0
"""How much of the board is shown, in board units."""

ROOM: Final = STRIP_WIDTH + 40.0
"""How much room the strip needs beyond the end of the scroll, with what is around it."""

_GAP: Final = 6.0


def end_rect(scroll: QRectF, end: End) -> QRectF:
    """Return where the strip lies, beside the roller at that end."""
    outer = mount_rect(scroll)
    reach = ROLLER_WIDTH / 2 + _GAP
    left = outer.left() - reach - STRIP_WIDTH if end is End.WEST else outer.right() + reach
    return QRectF(left, 0, STRIP_WIDTH, BOARD_HEIGHT)
