"""The tray of a replay: every hand as its viewer knows it, and the control bar.

A title supplies a row of small cards for each seat.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.tray.card_row import CardRow
from changcheng_qt.ui.tray.player_tray import WoodenPanel
from changcheng_qt.ui.widgets.seats import colours_of, seat_token

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=14.5, role="tray_text", face=TypeFace.TITLE)
_TOKEN: Final = 8
TRAY_OF_HANDS: Final = 190.0
"""The height in which hands are legible above the bar, in a window of 1280 x 800."""

MakeRow: TypeAlias = Callable[[Appearance, SeatColours, QWidget], CardRow[Any]]
"""Makes a row for the hand of a seat."""


class Hands(Panel):
    """The hands of all seats, each under the name of its player."""

    def __init__(
        self,
        appearance: Appearance,
        bridge: Bridge,
        make_row: MakeRow,
        parent: QWidget,
    ) -> None:
        """Show the bridge's position from now on."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        each = [colours_of(bridge.view, seat) for seat in range(len(bridge.players))]
        self.rows = [make_row(appearance, colours, self) for colours in each]
        self._names = [ElidedWords(appearance, _NAME, self) for _ in self.rows]
        self._each: list[QVBoxLayout] = []
        self._columns = without_margins(QHBoxLayout(self))
        for seat, colours in enumerate(each):
            self._add_column(seat, colours)
        bridge.changed.connect(self._refresh)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        """Update distances to the appearance; names are next to hands if everything is larger than
        usual.
        """
        slim, direction = self.appearance.size > 1, QBoxLayout.Direction
        self._columns.setSpacing(self.appearance.px(10 if slim else 18))
        for column in self._each:
            column.setDirection(direction.LeftToRight if slim else direction.TopToBottom)
            column.setSpacing(self.appearance.px(6) if slim else 2)

    def retranslate(self) -> None:
        for seat, (name, row) in enumerate(zip(self._names, self.rows, strict=True)):
            player = player_name(self._bridge.players, seat)
            name.setText(player)
            row.setAccessibleName(fill(translate("Tray", "{player}'s hand"), player=player))
        self._refresh()

    def _add_column(self, seat: Seat, colours: SeatColours) -> None:
        head = QHBoxLayout()
        head.addWidget(seat_token(self.appearance, colours, _TOKEN, self))
        head.addWidget(self._names[seat], 1)
        column = QVBoxLayout()
        column.addLayout(head)
        column.addWidget(self.rows[seat], 1)
        self._each.append(column)
        self._columns.addLayout(column, 1)

    def _refresh(self) -> None:
        for seat, row in enumerate(self.rows):
            row.show_hand(self._bridge.view, seat)


class ReplayTray(WoodenPanel):
    """The hands and the bar on wood."""

    def __init__(
        self,
        bridge: Bridge,
        bar: QWidget,
        appearance: Appearance,
        make_row: MakeRow,
        parent: QWidget,
    ) -> None:
        """Put the hands of a bridge above a bar."""
        super().__init__(appearance, parent)
        self.hands = Hands(appearance, bridge, make_row, self)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.hands, 1)
        self._rows.addWidget(bar)
        self.restyle()

    def restyle(self) -> None:
        """Update margins to the appearance: slim ones if everything is larger than usual."""
        px, slim = self.appearance.px, self.appearance.size > 1
        self._rows.setContentsMargins(px(17), px(4 if slim else 9), px(17), px(4 if slim else 11))
        self._rows.setSpacing(px(3 if slim else 6))
