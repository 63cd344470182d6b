"""The chronicle: every turn of the match in sentences, as the present viewer may know them."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.match_bridge import Change, MatchBridge, Motion
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.lines_model import Entry
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.panel import Panel
from changcheng_qt.ui.title import LineKind, TitleUi

translate = QCoreApplication.translate


def entries_of(title: TitleUi, bridge: MatchBridge, events: Iterable[Any]) -> list[Entry]:
    """Return an entry for every event that needs words, as the bridge's viewer may see them."""
    view, players = bridge.view, bridge.players
    made = []
    for event in events:
        line = title.line(event, view, players)
        if line is not None:
            colour = None if line.seat is None else title.colour_of(view, line.seat)
            heading = line.kind is LineKind.TURN
            made.append(Entry(line, None if heading else event, colour))
    return made


class Chronicle(Panel):
    """The panel with the heading and the sentences."""

    event_asked = Signal(object)
    """Show at the table what this event speaks of."""

    def __init__(self, title: TitleUi, appearance: Appearance, parent: QWidget) -> None:
        """Begin without a match."""
        super().__init__(appearance, parent)
        self._title = title
        self._bridge: MatchBridge | None = None
        self._is_held = False
        self._ends = [0]
        """How many entries there were at the beginning, and after each step."""
        self._heading = Heading(appearance, self)
        self._view = LinesView(appearance, title.paint_token, self)
        self._view.event_asked.connect(self.event_asked)
        layout = QVBoxLayout(self)
        layout.setSpacing(0)
        layout.addWidget(self._heading)
        layout.addWidget(self._view, 1)
        self.restyle()
        self.retranslate()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return what is told, oldest first."""
        return self._view.lines.entries

    def use_bridge(self, bridge: MatchBridge) -> None:
        """Tell of another match."""
        if self._bridge is not None:
            self._bridge.changed.disconnect(self._on_changed)
            self._bridge.players_changed.disconnect(self._tell_all)
        self._bridge = bridge
        self._is_held = False
        bridge.changed.connect(self._on_changed)
        bridge.players_changed.connect(self._tell_all)
        self._tell_all()

    def hold(self, held: bool) -> None:
        """Tell nothing new while a panel still shows how it came about; then tell it all."""
        self._is_held = held
        if not held:
            self._tell_all()

    def retranslate(self) -> None:
        """Say everything anew."""
        title = translate("Chronicle", "Chronicle")
        self._heading.say(title)
        self._view.setAccessibleName(title)
        self._tell_all()

    def restyle(self) -> None:
        """Keep the margins of the side panel."""
        px = self.appearance.px
        self.setMinimumHeight(px(60))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(16), px(6), px(12), px(6))

    def _on_changed(self, change: Change) -> None:
        if self._is_held:
            return
        match change.motion:
            case Motion.FORWARD:
                self._tell([change.events])
            case Motion.BACK:
                self._ends.pop()
                self._view.lines.cut(self._ends[-1])
            case Motion.JUMP:
                self._tell_all()

    def _tell_all(self) -> None:
        if self._bridge is not None:
            self._view.lines.show_entries(())
            self._ends = [0]
            self._tell(self._bridge.events())

    def _tell(self, steps: Sequence[Iterable[Any]]) -> None:
        """Tell of more steps, and remember where each of them ends."""
        if self._bridge is None:
            return
        told: list[Entry] = []
        before = self._ends[-1]
        for events in steps:
            told += entries_of(self._title, self._bridge, events)
            self._ends.append(before + len(told))
        self._view.lines.append(told)
