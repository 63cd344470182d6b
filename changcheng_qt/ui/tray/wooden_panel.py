"""The wood of the player's corner."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.painting.surfaces import tray_pixmap


class WoodenPanel(Panel):
    """A panel of wood."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._wood = KeptPicture(most=1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wood, baked again only if another size is needed."""
        palette, ratio = self.appearance.palette, self.devicePixelRatioF()
        with QPainter(self) as painter:
            self._wood.draw(
                painter,
                self.size(),
                palette.name,
                lambda brush: brush.drawPixmap(0, 0, tray_pixmap(self.size(), ratio, palette)),
                ground=Qt.GlobalColor.black,
            )
