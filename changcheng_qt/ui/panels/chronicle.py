"""The chronicle: every turn of the match in sentences, as the present viewer may know them."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.engine.replay import TakeBack
from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.bridge import Bridge
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.lines_model import Entry
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.panel import Panel
from changcheng_qt.ui.title import TitleUi
from changcheng_qt.ui.title_lines import Line, LineKind

translate = QCoreApplication.translate


def entries_of(title: TitleUi, bridge: Bridge, events: Iterable[Any]) -> list[Entry]:
    """Return an entry for every event that needs words, as the bridge's viewer may see them."""
    return list(_entries(title, bridge.view, bridge.players, events))


def latest_of(title: TitleUi, bridge: Bridge, events: Iterable[Any]) -> Entry | None:
    """Return the last sentence about events that is no heading, a heading where there is nothing
    else, None where nothing needs words.
    """
    entries = entries_of(title, bridge, events)
    deeds = [entry for entry in entries if entry.line.kind is not LineKind.TURN]
    latest = deeds or entries
    return latest[-1] if latest else None


def _entries(
    title: TitleUi, view: object, players: Sequence[Player], events: Iterable[Any]
) -> Iterator[Entry]:
    for event in events:
        line = title.line(event, view, players)
        if line is not None:
            colour = None if line.seat is None else title.colour_of(view, line.seat)
            heading = line.kind is LineKind.TURN
            yield Entry(line, None if heading else event, colour)


class Chronicle(Panel):
    """The panel with the heading and the sentences."""

    event_asked = Signal(object)
    """Show at the table what this event speaks of."""
    step_asked = Signal(int)
    """The position after the step that a clicked line tells of."""

    def __init__(self, title: TitleUi, appearance: Appearance, parent: QWidget) -> None:
        """Begin without a match."""
        super().__init__(appearance, parent)
        self._title = title
        self._bridge: Bridge | None = None
        self._is_held = False
        self._told_for: tuple[Viewer, tuple[TakeBack, ...]] | None = None
        """The viewer and the take-backs that the entries were made for."""
        self._is_own_turn = False
        self._kept: dict[int, tuple[Iterable[Any], list[Entry]]] = {}
        """The entries of steps by their position, with the events that they tell of, for whoever
        jumps back and forth; all worded for one viewer, in one language.
        """
        self._ends = [0]
        """How many entries there were at the beginning, and after each step."""
        self._heading = Heading(appearance, self)
        self._view = LinesView(appearance, title.paint_token, self)
        self._view.chosen.connect(self._on_chosen)
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

    def use_bridge(self, bridge: Bridge) -> None:
        """Tell of another match."""
        if self._bridge is not None:
            self._bridge.changed.disconnect(self._on_changed)
            self._bridge.players_changed.disconnect(self._tell_anew)
        self._bridge = bridge
        self._is_held = False
        bridge.changed.connect(self._on_changed)
        bridge.players_changed.connect(self._tell_anew)
        self._tell_anew()

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
        self._tell_anew()

    def restyle(self) -> None:
        """Keep the margins of the side panel."""
        px = self.appearance.px
        self.setMinimumHeight(px(60))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(16), px(6), px(12), px(6))

    def _on_changed(self) -> None:
        if not self._is_held:
            self._follow()

    def _follow(self) -> None:
        """Tell what is new and take back what is gone, where the same viewer looks on; else tell
        everything.
        """
        bridge = self._bridge
        if bridge is None:
            return
        if (bridge.viewer, tuple(bridge.take_backs)) != self._told_for:
            self._tell_all()
            return
        del self._ends[bridge.told_count + 1 :]
        self._view.lines.cut(self._ends[-1])
        self._view.lines.append(self._told(bridge, bridge.told(len(self._ends) - 1)))
        self._point_out_present()

    def _tell_anew(self) -> None:
        """Tell everything in words found anew."""
        self._kept.clear()
        self._tell_all()

    def _tell_all(self) -> None:
        bridge = self._bridge
        if bridge is not None:
            if self._told_for is None or self._told_for[0] != bridge.viewer:
                self._kept.clear()
            self._told_for = bridge.viewer, tuple(bridge.take_backs)
            at_start = _took_back(bridge.take_backs, 0)
            steps = bridge.told()
            if self._is_held:
                steps = steps[: len(self._ends) - 1]
            self._ends = [len(at_start)]
            self._view.lines.show_entries([*at_start, *self._told(bridge, steps)])
            if not self._is_held:
                self._point_out_present()

    def _told(self, bridge: Bridge, steps: Sequence[Iterable[Any]]) -> list[Entry]:
        """Return what there is to tell of more steps, and remember where each of them ends."""
        told: list[Entry] = []
        before, view, players = self._ends[-1], bridge.told_view, bridge.players
        take_backs = bridge.take_backs
        for events in steps:
            position = len(self._ends)
            kept, entries = self._kept.get(position, (None, []))
            if kept != events:
                self._forget_from(position)
                entries = list(_entries(self._title, view, players, events))
                self._kept[position] = events, entries
            told += entries
            told += _took_back(take_backs, position)
            self._ends.append(before + len(told))
        return told

    def _forget_from(self, position: int) -> None:
        """Forget the words for a step that was another one, and for all that came of it: the same
        square may lie on another board by now.
        """
        for later in [known for known in self._kept if known >= position]:
            del self._kept[later]

    def _point_out_present(self) -> None:
        """Fade what is still to come, where it is told, and keep the present in sight.

        Who reads what is older is left alone until the viewer's own turn begins or ends.
        """
        bridge = self._bridge
        if bridge is None:
            return
        present, last = self._ends[bridge.step_count], self._ends[-1]
        self._view.lines.let_come(present if present < last else None)
        if present < last:
            self._view.bring_into_sight(max(0, present - 1))
        else:
            self._view.follow_newest()
        is_own_turn = bridge.turn_seat == bridge.viewer
        if is_own_turn is not self._is_own_turn:
            self._is_own_turn = is_own_turn
            if present == last:
                self._view.show_newest()

    def _on_chosen(self, row: int) -> None:
        self.step_asked.emit(bisect_right(self._ends, row))


def _took_back(take_backs: Iterable[TakeBack], position: int) -> list[Entry]:
    """Return an entry for each time that the table went back to a position by agreement."""
    told = []
    for mark in take_backs:
        if mark.position == position:
            text = translate(
                "Chronicle", "The table goes back %n step(s) by agreement.", "", mark.steps
            )
            told.append(Entry(Line(text, None, LineKind.MARK)))
    return told
