"""Names that count as one person, and people left out of the statistics."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.statistics.names import Names
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.buttons import DropDown, TickBox
from changcheng_qt.ui.panels.words import BODY, ElidedWords, TextStyle, Words

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=15, bold=True)
_NAME_ROOM: Final = 24
"""How many letters fit in a list."""


class NamesPage(Panel):
    """A row for each name: the name it counts as, and whether that person is shown."""

    changed = Signal(object)
    """The new `Names`."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._names = Names()
        self._played: Sequence[str] = ()
        self._explain = Words(appearance, BODY, self, wrap=True)
        self._grid = without_margins(QGridLayout(self))
        self._grid.addWidget(self._explain, 0, 0, 1, 3)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 1)
        self._cells: list[QWidget] = []
        self.joins: dict[str, DropDown] = {}
        """By name: the name it counts as."""
        self.shows: dict[str, TickBox] = {}
        """By name: whether it is shown."""
        self.restyle()

    def show_names(self, played: Sequence[str], names: Names) -> None:
        """Show the names of all people who have played."""
        self._played, self._names = played, names
        self._tell()

    def restyle(self) -> None:
        self._grid.setHorizontalSpacing(self.appearance.px(14))
        self._grid.setVerticalSpacing(self.appearance.px(8))

    def retranslate(self) -> None:
        self._tell()

    def _tell(self) -> None:
        self._explain.setText(
            translate(
                "Statistics",
                "If someone has played under several names, count them as one. People you leave "
                "out stay in their games. This is kept in a file of its own and changes no game.",
            )
        )
        focused = [key for key, box in (*self.joins.items(), *self.shows.items()) if box.hasFocus()]
        is_join = any(box.hasFocus() for box in self.joins.values())
        self.drop_widgets(self._cells, self._grid)
        self.joins.clear()
        self.shows.clear()
        for row, name in enumerate(self._played, 1):
            self._add_row(row, name)
        self._grid.setRowStretch(len(self._played) + 1, 1)
        for name in focused:
            box = (self.joins if is_join else self.shows).get(name)
            if box is not None:
                box.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_row(self, row: int, name: str) -> None:
        label = ElidedWords(self.appearance, _NAME, self)
        label.setText(name)
        join, show = DropDown(self), TickBox(self.appearance, self)
        join.addItem(translate("Statistics", "counts separately"), name)
        for other in self._played:
            if other != name:
                words = translate("Statistics", "counts as {player}")
                join.addItem(fill(words, player=other), other)
        join.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        join.setMinimumContentsLength(_NAME_ROOM)
        join.setCurrentIndex(max(0, join.findData(self._names.joined.get(name, name))))
        join.setAccessibleName(name)
        shown = fill(translate("Statistics", "Show {player}"), player=name)
        show.setText(translate("Statistics", "Show"))
        show.setAccessibleName(shown)
        show.setChecked(self._names.shown(name) is not None)
        show.setEnabled(name not in self._names.joined)
        join.activated.connect(lambda _, name=name, join=join: self._join(name, join.currentData()))
        show.clicked.connect(lambda is_shown, name=name: self._hide(name, hidden=not is_shown))
        self.joins[name], self.shows[name] = join, show
        for column, cell in enumerate((label, join, show)):
            self._grid.addWidget(cell, row, column)
            self._cells.append(cell)

    def _join(self, name: str, into: str) -> None:
        names = self._names
        self._change(names.parting(name) if into == name else names.joining(name, into))

    def _hide(self, name: str, *, hidden: bool) -> None:
        self._change(self._names.hiding(name, hidden=hidden))

    def _change(self, names: Names) -> None:
        self._names = names
        self._tell()
        self.changed.emit(names)
