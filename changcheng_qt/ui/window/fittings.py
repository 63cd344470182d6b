"""What lies beside and above a match: side panel, banners, passing sentences and the gate; and
where the keys are meanwhile.

The start page does without them, so the table makes them all when it is first asked for one.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.gate.gate import GatePanel
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.chronicle import Chronicle
from changcheng_qt.ui.panels.side_panel import SidePanel
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.window.banner import Banners
from changcheng_qt.ui.window.banner_toast import Toast
from changcheng_qt.ui.window.dusk import Dusk
from changcheng_qt.ui.window.outside_clicks import OutsideClicks
from changcheng_qt.ui.window.panel_focus import PanelFocus
from changcheng_qt.ui.window.places import Places
from changcheng_qt.ui.window.round_slip import RoundSlip

translate = QCoreApplication.translate


class Fittings(QObject):
    """The widgets, as children of the table."""

    banners_changed = Signal()
    """A banner came or went."""
    left = Signal()
    """A click beside the drawer, while clicks are watched."""

    def __init__(
        self, titles: TitleChoice, appearance: Appearance, actions: Actions, table: QWidget
    ) -> None:
        """Make everything, out of sight."""
        super().__init__(table)
        self.chronicle = Chronicle(titles, appearance, table)
        self.side = SidePanel(appearance, self.chronicle, table)
        self.dusk = Dusk(appearance, table)
        self.banners = Banners(appearance, titles.paint_token, table)
        self.toast = Toast(appearance, table)
        self.round_slip = RoundSlip(appearance, titles.paint_token, table)
        self.gate = GatePanel(titles, appearance, actions, table)
        self.panel_focus = PanelFocus(
            actions.bindings,
            lambda: self.banners.waiting_button,
            lambda: self.gate.is_closed,
            self,
        )
        self.panel_focus.armed.connect(self._on_armed)
        self.banners.changed.connect(self.panel_focus.follow)
        self.side.hide()
        self._outside = OutsideClicks(self)
        self._outside.happened.connect(self.left)
        self.banners.changed.connect(self.banners_changed)

    def watch_clicks(self, outside: tuple[QWidget, ...]) -> None:
        """Tell of clicks on these widgets from now on, and keep the clicks from them."""
        self._outside.watch(outside)

    def share_board(self, board_end: Callable[[], int] | None, strip: QWidget | None) -> None:
        """Keep off what is to be read on a board, and off the strip along its top."""
        self.banners.keep_clear_of(strip)
        self.round_slip.share_board(board_end, strip)

    def rise(self, overlays: Sequence[QWidget]) -> None:
        """Lie above board and tray, with the title's overlays among the fittings."""
        self.round_slip.raise_()
        above = (*overlays, self.banners, self.toast, self.gate)
        for widget in (self.side, *self.dusk.shades, *above):
            widget.raise_()

    def place(self, place: Places, window: QRect, *, side_shown: bool) -> None:
        """Lie where the parts of a match leave room, and above them."""
        self.side.setGeometry(place.side)
        self.side.setVisible(side_shown)
        self.dusk.place(place, side_shown=side_shown)
        self.banners.place(place.board)
        self.toast.place(place.board)
        self.gate.setGeometry(window)

    def _on_armed(self, button: Button) -> None:
        words = translate("Table", "Press again to confirm: {what}")
        here = self.toast.mapFromGlobal(button.mapToGlobal(QPoint(0, 0)))
        place = QRect(self.toast.mapToParent(here), button.size())
        self.toast.say(fill(words, what=button.words), apart_from=place)

    def below_banners(self, board: QRect) -> QRect:
        """Return what the banners, in their present place, leave free of the board."""
        if self.banners.isHidden():
            return board
        return board.adjusted(0, self.banners.geometry().bottom() + 1 - board.top(), 0, 0)
