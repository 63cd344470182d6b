"""A sheet in the side panel; and the place for the sheet that is due, or the inspector."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.titles.riders.rules.commands import Command, Refusal
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.refusals import exact_refusal
from changcheng_qt.ui.looks.appearance import Appearance, Panel, WidgetT, without_margins
from changcheng_qt.ui.panels.buttons import Button, DropDown, Rank
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, Words
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge
from changcheng_qt.ui.seam.rule import tell_rule

_ABREAST: Final = 3
"""How many buttons of a grid are in a row."""


class Sheet(Panel):
    """A sheet that shows itself while it is wanted."""

    wanted_changed = Signal()
    """Whether it is wanted may have changed."""

    def __init__(self, bridge: MatchBridge, appearance: Appearance) -> None:
        """Start empty and hidden; a sheet adds its lines, and ends with `begin`."""
        super().__init__(appearance)
        self.bridge = bridge
        self.is_open = False
        """Whether a person has opened it; a sheet that is due is never opened."""
        self.heading = Heading(appearance, self)
        self.lines = QVBoxLayout(self)
        self.lines.addWidget(self.heading)
        self.hide()

    def begin(self, rule: Callable[[], str] = lambda: "") -> None:
        """Show the bridge's view from now on; `rule` returns the sheet's part of the rulebook."""
        tell_rule(self, rule)
        self.bridge.changed.connect(self._on_changed)
        self.bridge.decider_changed.connect(self.refresh)
        self.bridge.players_changed.connect(self.refresh)
        self.restyle()
        self.retranslate()

    def close_sheet(self) -> None:
        """Close a sheet that a person has opened."""
        self.is_open = False
        self.refresh()

    def cancel(self) -> bool:
        """Close an open sheet; return whether it was open."""
        was_open = self.is_open
        if was_open:
            self.close_sheet()
        return was_open

    @property
    def is_wanted(self) -> bool:
        """Whether there is something to choose, or to be seen, for the person at the screen."""
        return self.wants(self.bridge.view)

    @abstractmethod
    def wants(self, view: View) -> bool:
        """Return whether the sheet is wanted in a view."""

    @abstractmethod
    def show_view(self, view: View) -> None:
        """Show the content of a view in which the sheet is wanted."""

    def follow(self, change: Change) -> None:
        """Update the choices so far after a change."""

    def refresh(self) -> None:
        """Show the present view, if the sheet is wanted in it."""
        if self.is_wanted:
            self.show_view(self.bridge.view)
        self.wanted_changed.emit()

    def restyle(self) -> None:
        px = self.appearance.px
        self.lines.setContentsMargins(px(16), px(1), px(16), px(4))
        self.lines.setSpacing(px(5))

    def retranslate(self) -> None:
        self.refresh()

    @property
    def is_mine(self) -> bool:
        """Whether the person at the screen decides now, on the own view."""
        view: View = self.bridge.view
        return self.bridge.decider is not None and view.to_act == view.viewer

    def note_line(self) -> Words:
        """Add a line of small words, and return it."""
        return self.add(Words(self.appearance, NOTE, self, wrap=True))

    def add(self, widget: WidgetT) -> WidgetT:
        """Add a widget below the others, and return it."""
        self.lines.addWidget(widget)
        return widget

    def button(
        self, press: Callable[[], object], rank: Rank = Rank.ORDINARY, size: float = 15
    ) -> Button:
        """Return a button that calls a function."""
        made = Button(self.appearance, rank, self, size=size)
        made.clicked.connect(press)
        return made

    def row(self, *widgets: QWidget) -> None:
        """Add a row of widgets that share the width."""
        row = QHBoxLayout()
        for widget in widgets:
            row.addWidget(widget, 1)
        self.lines.addLayout(row)

    def button_grid(self, count: int) -> list[Button]:
        """Add rows of small buttons, and return them."""
        grid = QGridLayout()
        made = [Button(self.appearance, parent=self, size=13) for _ in range(count)]
        for place, button in enumerate(made):
            button.share_width()
            grid.addWidget(button, place // _ABREAST, place % _ABREAST)
        self.lines.addLayout(grid)
        return made

    def why_not(self, command: Command) -> str:
        """Return why a command is refused, with the missing goods; empty if it is legal."""
        reason = self.bridge.why_not(command)
        if not isinstance(reason, Refusal):
            return ""
        return exact_refusal(reason, command, self.bridge.view)

    def _on_changed(self, change: Change) -> None:
        self.follow(change)
        self.refresh()


class Below(Panel):
    """Shows the first sheet that is wanted, else the inspector."""

    def __init__(self, appearance: Appearance, inspector: QWidget, sheets: Sequence[Sheet]) -> None:
        super().__init__(appearance)
        self.inspector, self.sheets = inspector, tuple(sheets)
        without_margins(QVBoxLayout(self), *self.sheets, inspector)
        for sheet in self.sheets:
            sheet.wanted_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the sheet that is due."""
        due = next((sheet for sheet in self.sheets if sheet.is_wanted), self.inspector)
        if due.isHidden():
            for widget in (*self.sheets, self.inspector):
                widget.setHidden(widget is not due)


def offer(box: DropDown, entries: Sequence[str]) -> None:
    """Give a list of choices its words again, the choice kept."""
    with QSignalBlocker(box):
        chosen = max(0, box.currentIndex())
        box.clear()
        box.addItems(list(entries))
        box.setCurrentIndex(chosen)
