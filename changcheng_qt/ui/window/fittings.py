"""What lies beside and above a match: side panel, banners, passing sentences and the gate; and
where the keys are meanwhile.

The start page does without them, so the table makes them all when it is first asked for one. Two
small things exist only here: the shades that dim all but the board while that has a spotlight, and
the watch for clicks beside the side panel where it is a drawer.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.gate.gate import GatePanel
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.theme import DUSK, ink
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.chronicle import Chronicle
from changcheng_qt.ui.panels.side_panel import SidePanel
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.seam.table import BoardControls
from changcheng_qt.ui.window.banner import Banners
from changcheng_qt.ui.window.banner_toast import Toast
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
    """The shades over all that lies around the board of a table, while the board, which darkens
    itself, speaks of one place alone.

    They are still and let every press, move and drop through, so that what lies under them is used
    as always; and they are only so dark that what has to be read, the prompt and the scores that
    are being counted, keeps the contrast that text needs.
    """

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


class OutsideClicks(QObject):
    """Tells of a press on given widgets, which does not reach them; moves do reach them."""

    happened = Signal()

    def __init__(self, parent: QObject) -> None:
        """Watch nothing."""
        super().__init__(parent)
        self._outside: tuple[QWidget, ...] = ()

    def watch(self, outside: tuple[QWidget, ...]) -> None:
        """Watch these widgets with all that is in them, and no others."""
        application = QApplication.instance()
        if application is None:
            return
        application.removeEventFilter(self)
        self._outside = outside
        if outside:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a press on the widgets from them."""
        if event.type() is not QEvent.Type.MouseButtonPress or not self._lies_outside(watched):
            return False
        self.happened.emit()
        return True

    def _lies_outside(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and any(
            widget is watched or widget.isAncestorOf(watched) for widget in self._outside
        )
