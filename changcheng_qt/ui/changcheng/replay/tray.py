"""The tray of a replay: every hand, and the bar that leads the replay, on the same wood."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.ui.changcheng.painting.surfaces import tray_pixmap
from changcheng_qt.ui.changcheng.replay.hands import Hands
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.seam.bridge import Bridge


class ReplayTray(Panel):
    """Wooden."""

    def __init__(
        self, bridge: Bridge, bar: QWidget, appearance: Appearance, parent: QWidget
    ) -> None:
        """Lay the hands that a bridge shows above a bar."""
        super().__init__(appearance, parent)
        self._wood = KeptPicture()
        self.hands = Hands(appearance, bridge, self)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.hands, 1)
        self._rows.addWidget(bar)
        self.restyle()

    def restyle(self) -> None:
        """Take margins from the appearance: slim ones where everything is larger than usual."""
        px, slim = self.appearance.px, self.appearance.size > 1
        self._rows.setContentsMargins(px(17), px(4 if slim else 9), px(17), px(4 if slim else 11))
        self._rows.setSpacing(px(3 if slim else 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wood, cut anew only where another piece is needed."""
        ratio, palette = self.devicePixelRatioF(), self.appearance.palette
        with QPainter(self) as painter:
            self._wood.draw(
                painter,
                self.size(),
                palette,
                lambda brush: brush.drawPixmap(0, 0, tray_pixmap(self.size(), ratio, palette)),
            )
