"""The dusk around a spotlight: while the board speaks of one place alone, all beside it is dim.

The board darkens itself. Here are shades over the bar, the tray and the side panel. They are still
and let every press, move and drop through, so that what lies under them is used as always; and they
are only so dark that what has to be read, the prompt and the scores that are being counted, keeps
the contrast that text needs.
"""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.theme import DUSK, ink
from changcheng_qt.ui.seam.table import BoardControls
from changcheng_qt.ui.window.places import Places


class Shade(Panel):
    """Darkens whatever it lies on."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin out of sight."""
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dusk, once for all that is to be seen anew."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), ink(DUSK, self.appearance.palette.dusk))


class Dusk:
    """The shades over all that lies around the board of a table."""

    def __init__(self, appearance: Appearance, table: QWidget) -> None:
        """Begin in full light."""
        self.over_bar, self.over_tray, self.over_side = self.shades = tuple(
            Shade(appearance, table) for _ in range(3)
        )
        self._is_side_shown = True
        self._controls: BoardControls | None = None

    def follow(self, controls: BoardControls | None) -> None:
        """Fall while the board behind these controls lies in a spotlight; never without any."""
        if self._controls is not None:
            self._controls.spotlit_changed.disconnect(self._fall)
        self._controls = controls
        if controls is not None:
            controls.spotlit_changed.connect(self._fall)
        self._fall()

    def place(self, place: Places, *, side_shown: bool) -> None:
        """Lie over the parts of the table."""
        shaded: tuple[QRect, ...] = (place.bar, place.tray, place.side)
        for shade, room in zip(self.shades, shaded, strict=True):
            shade.setGeometry(room)
        self._is_side_shown = side_shown
        self._fall()

    def _fall(self) -> None:
        is_dim = self._controls is not None and self._controls.is_spotlit
        self.over_bar.setVisible(is_dim)
        self.over_tray.setVisible(is_dim)
        self.over_side.setVisible(is_dim and self._is_side_shown)
