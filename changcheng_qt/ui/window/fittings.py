"""The widgets around and above a match: side panel, banners, toasts and the gate; and the focus
meanwhile.

The start page does without them, so the table makes them all when one is first needed. Two are
defined here: the shades that dim all but the board while that has a spotlight; and the watch for
clicks outside the side panel when it is a drawer.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.gate.gate import GatePanel
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.theme import DUSK, ink
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.chronicle import Chronicle
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.seam.table import Reveals, TableParts
from changcheng_qt.ui.window.banner import Banners
from changcheng_qt.ui.window.panel_focus import PanelFocus
from changcheng_qt.ui.window.places import TablePlaces
from changcheng_qt.ui.window.round_slip import RoundSlip
from changcheng_qt.ui.window.side_panel import SidePanel
from changcheng_qt.ui.window.toast import Toast

translate = QCoreApplication.translate

Rooms: TypeAlias = Callable[[], Sequence[QRect]]

_BANNER_GAP: Final = 12


class Fittings(QObject):
    """The widgets, as children of the table."""

    banners_changed = Signal()
    """A banner has appeared or left."""
    left = Signal()
    """A click outside the drawer, while clicks are watched."""

    def __init__(
        self, titles: TitleChoice, appearance: Appearance, actions: Actions, table: QWidget
    ) -> None:
        super().__init__(table)
        self.chronicle = Chronicle(titles, appearance, table)
        self.side = SidePanel(appearance, self.chronicle, table)
        self.dusk = Dusk(appearance, table)
        self.banners = Banners(appearance, titles.paint_token, table)
        self.toast = Toast(appearance, table)
        self.round_slip = RoundSlip(appearance, titles.paint_token, table)
        self.toast.stand_above(self.round_slip)
        self.round_slip.keep_off(self.banners)
        self._banner_rooms: Rooms = tuple
        self._board = QRect()
        """What an open drawer leaves of the board."""
        self.toast.share_board(self._seen_rooms)
        self._request = ""
        """The request to press an armed button again, as it was shown last."""
        self.gate = GatePanel(titles, appearance, actions, table)
        self.toast.stand_on(self.gate)
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
        """Emit clicks on these widgets from now on, and swallow them."""
        self._outside.watch(outside)

    def share_board(self, slip_rooms: Rooms, banner_rooms: Rooms, strip: QWidget | None) -> None:
        """Keep clear of legible parts of a board, and of the strip along its top."""
        self._banner_rooms = banner_rooms
        self.banners.keep_clear_of(strip)
        self.round_slip.share_board(slip_rooms, strip)

    def follow_board(self) -> None:
        """Keep clear of a board that has been fitted or zoomed."""
        self._place_banners()
        self.round_slip.follow_board()

    def leave_board(self) -> None:
        """Detach from a board that is put away, and show nothing more of its match."""
        self.share_board(tuple, tuple, None)
        self.toast.keep_off(())
        self.round_slip.forget()

    def rise(self, overlays: Sequence[QWidget]) -> None:
        """Raise these above board and tray, with the title's overlays among the fittings."""
        self.round_slip.raise_()
        self.toast.keep_off(overlays)
        above = (*overlays, self.banners, self.toast, self.gate)
        for widget in (self.side, *self.dusk.shades, *above):
            widget.raise_()

    def place(self, place: TablePlaces, window: QRect, *, side_shown: bool) -> None:
        """Place the fittings in the room left by the parts of a match, and above them."""
        self.side.setGeometry(place.side)
        self.side.setVisible(side_shown)
        self.dusk.place(place, side_shown=side_shown)
        self._board = QRect(place.board)
        if side_shown:
            self._board.setRight(min(place.board.right(), place.side.left() - 1))
        self._place_banners()
        self.toast.place(self._board)
        self.gate.setGeometry(window)

    def _place_banners(self) -> None:
        self.banners.place(self._board, self._seen_rooms())

    def _seen_rooms(self) -> Sequence[QRect]:
        """Return the visible parts of the rooms for banners and passing sentences."""
        rooms = () if self._is_enlarged else self._banner_rooms()
        return [room.translated(self._board.topLeft()) & self._board for room in rooms]

    def _on_armed(self, button: Button | None) -> None:
        if button is None:
            self.toast.take_back(self._request)
            return
        words = translate("Table", "Press again to confirm: {what}")
        here = self.toast.mapFromGlobal(button.mapToGlobal(QPoint(0, 0)))
        place = QRect(self.toast.mapToParent(here), button.size())
        self._request = fill(words, what=button.words)
        self.toast.show_sentence(self._request, apart_from=place)

    @property
    def banner_height(self) -> int:
        """The height of the board that the banners need, with the gap below them, if everything is
        larger than usual: otherwise they cover next to nothing.
        """
        if self.banners.isHidden() or not self._is_enlarged:
            return 0
        return self.banners.height() + self.banners.appearance.px(_BANNER_GAP)

    @property
    def _is_enlarged(self) -> bool:
        return self.banners.appearance.size > 1

    def yield_to_spotlight(self, parts: TableParts) -> None:
        """Fit the board of a table again whenever its spotlight begins or ends."""
        parts.reveals.spotlit_changed.connect(partial(self.fit_below_banners, parts))

    def fit_below_banners(self, parts: TableParts) -> None:
        """Fit a board below the banners, unless its spotlight scrolls to everything relevant."""
        is_over = parts.reveals.is_spotlit and not parts.yields_in_spotlight
        covered = 0 if is_over else self.banner_height
        parts.controls.keep_clear(QMargins(0, covered, 0, 0), "banners")

    def below_banners(self, board: QRect) -> QRect:
        """Return the part of the board that the banners, in their present place, leave free."""
        if self.banners.isHidden() or not self.banners.is_on_top:
            return board
        return board.adjusted(0, self.banners.geometry().bottom() + 1 - board.top(), 0, 0)


class Shade(Panel):
    """Darkens a part of the table."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dusk, once for everything that is repainted."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), ink(DUSK, self.appearance.palette.dusk))


class Dusk:
    """The shades over everything around the board of a table, while the board, which darkens
    itself, has a spotlight.

    They are still and pass every press, move and drop through, so that widgets below them work as
    always; and they are only dark enough that important text, the prompt and the counting scores,
    keeps the contrast that text needs.
    """

    def __init__(self, appearance: Appearance, table: QWidget) -> None:
        self.over_bar, self.over_tray, self.over_side = self.shades = tuple(
            Shade(appearance, table) for _ in range(3)
        )
        self._is_side_shown = True
        self._reveals: Reveals | None = None

    def follow(self, reveals: Reveals | None) -> None:
        """Darken while these reveals have a spotlight; never without any."""
        if self._reveals is not None:
            self._reveals.spotlit_changed.disconnect(self._fall)
        self._reveals = reveals
        if reveals is not None:
            reveals.spotlit_changed.connect(self._fall)
        self._fall()

    def place(self, place: TablePlaces, *, side_shown: bool) -> None:
        """Place the shades over the parts of the table."""
        for shade, room in zip(self.shades, (place.bar, place.tray, place.side), strict=True):
            shade.setGeometry(room)
        self._is_side_shown = side_shown
        self._fall()

    def _fall(self) -> None:
        is_dim = self._reveals is not None and self._reveals.is_spotlit
        self.over_bar.setVisible(is_dim)
        self.over_tray.setVisible(is_dim)
        self.over_side.setVisible(is_dim and self._is_side_shown)


class OutsideClicks(QObject):
    """Emits a press on given widgets, which does not reach them; moves do."""

    happened = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._outside: tuple[QWidget, ...] = ()

    def watch(self, outside: tuple[QWidget, ...]) -> None:
        """Watch these widgets with their children, in place of earlier ones."""
        application = QApplication.instance()
        if application is None:
            return
        application.removeEventFilter(self)
        self._outside = outside
        if outside:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.MouseButtonPress or not self._lies_outside(watched):
            return False
        self.happened.emit()
        return True

    def _lies_outside(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and any(
            widget is watched or widget.isAncestorOf(watched) for widget in self._outside
        )
