"""The chronicle: every turn of the match in sentences, as the present viewer may know them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.i18n.telling import Line, LineKind
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import MarksByPosition, Story, StoryEntry
from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.seam.title import TitleUi

if TYPE_CHECKING:
    from changcheng_qt.engine.replay import Mark
    from changcheng_qt.engine.seats import Viewer

translate = QCoreApplication.translate


def latest_of(title: TitleUi, bridge: Bridge, events: Iterable[Any]) -> StoryEntry | None:
    """Return the last sentence about events that is no heading, a heading if there is nothing else,
    None if nothing has words.
    """
    view, players = bridge.view, bridge.players
    lines = [
        line for event in events if (line := title.words.line(event, view, players)) is not None
    ]
    latest = [line for line in lines if line.kind is not LineKind.TURN] or lines
    if not latest:
        return None
    seat = latest[-1].seat
    return StoryEntry(latest[-1], (), None if seat is None else title.colour_of(view, seat))


class Chronicle(Panel):
    """The panel with the heading and the sentences."""

    events_asked = Signal(object)
    """Show these events at the table."""
    step_asked = Signal(int)
    """The position after the last step of a clicked sentence."""

    def __init__(self, titles: TitleChoice, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._titles = titles
        self._story = Story(titles.current)
        self._bridge: Bridge | None = None
        self._shown: Shown | None = None
        self._is_held = False
        self._told_for: tuple[Viewer, tuple[Mark, ...]] | None = None
        """The viewer and the marks of the present story."""
        self._is_own_turn = False
        self._heading = Heading(appearance, self)
        self._view = LinesView(appearance, titles.paint_token, self, ground="panel")
        self._view.chosen.connect(self._on_chosen)
        self._view.events_asked.connect(self.events_asked)
        tell_rule(self._view, self._rule)
        layout = QVBoxLayout(self)
        layout.setSpacing(0)
        layout.addWidget(self._heading)
        layout.addWidget(self._view, 1)
        self.restyle()
        self.retranslate()

    @property
    def entries(self) -> tuple[StoryEntry, ...]:
        """Return the entries, oldest first."""
        return self._view.lines.entries

    def use_bridge(self, bridge: Bridge, shown: Shown | None = None) -> None:
        """Show another match, whenever the bridge or the `shown` part of it changes."""
        if self._bridge is not None and self._shown is not None:
            self._shown.changed.disconnect(self._on_changed)
            self._bridge.players_changed.disconnect(self._refresh)
        self._bridge, self._shown = bridge, shown or bridge
        self._is_held = False
        self._story = Story(self._titles.current)
        self._shown.changed.connect(self._on_changed)
        bridge.players_changed.connect(self._refresh)
        self._refresh()

    def hold(self, held: bool) -> None:
        """Show nothing new while a panel still reveals it; then show it all."""
        self._is_held = held
        if not held:
            self.tell_all()

    def retranslate(self) -> None:
        title = translate("Chronicle", "Chronicle")
        self._heading.set_title(title)
        self._view.setAccessibleName(title)
        self._refresh()

    def restyle(self) -> None:
        """Update the margins to those of the side panel."""
        px = self.appearance.px
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(16), px(2), px(12), px(4))

    def _on_changed(self, change: Change) -> None:
        if not self._is_held:
            self._follow(change)

    def _follow(self, change: Change) -> None:
        """Add new entries and remove undone ones, if the viewer and the marks are the same; else
        show everything again. A step forward removes nothing, and marks nothing.
        """
        bridge, told_for = self._bridge, self._told_for
        if bridge is None:
            return
        is_forward = change.motion is Motion.FORWARD
        is_known = is_forward or (bridge.viewer, tuple(bridge.marks)) == told_for
        if told_for is None or not is_known:
            self.tell_all()
            return
        kept = min(self._story.step_count, bridge.chronicle_length)
        rows = self._story.follow(
            bridge, kept, bridge.chronicled(kept), _lines(bridge, told_for[1])
        )
        self._view.show_from(rows, self._story.entries)
        self._point_out_present()

    def _refresh(self) -> None:
        """Find new words for everything and show it again."""
        self._story.forget_words()
        self.tell_all()

    def tell_all(self) -> None:
        """Show everything again, since more than steps has changed."""
        bridge = self._bridge
        if bridge is None:
            return
        if self._told_for is None or self._told_for[0] != bridge.viewer:
            self._story.forget_words()
        self._told_for = bridge.viewer, tuple(bridge.marks)
        steps = bridge.chronicled()
        if self._is_held:
            steps = steps[: self._story.step_count]
        self._story.follow(bridge, 0, steps, _lines(bridge, bridge.marks))
        self._view.lines.show_entries(self._story.entries)
        self._point_out_present()

    def _point_out_present(self) -> None:
        """Fade future entries, if they are shown, and keep the present visible.

        A reader of older lines is not disturbed until the viewer's own turn begins or ends. While
        the present has no line yet, this does nothing.
        """
        bridge = self._bridge
        if bridge is None or self._is_held:
            return
        present, last = self._story.row_after(bridge.step_count), len(self._story.entries)
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

    def _rule(self) -> str:
        """Return the section about the first thing in the selected sentence."""
        book, entry = self._titles.current.book, self._view.asked_about
        if book is None or entry is None:
            return ""
        return next((rule for event in entry.events if (rule := book.rule_of(event))), "")

    def _on_chosen(self, row: int) -> None:
        """Expand a sentence into its steps, or collapse it; in a replay show its end."""
        position = self._story.position_of(row)
        if self._bridge is not None and self._story.toggle(row):
            kept = self._story.tell_again(
                self._bridge, row, _lines(self._bridge, self._bridge.marks)
            )
            self._view.unfold(row, kept, self._story.entries)
            self._point_out_present()
        self.step_asked.emit(position)


def _lines(bridge: Bridge, marks: Iterable["Mark"]) -> MarksByPosition:
    """Return a line for each take-back to a position by agreement, each change of players there,
    and each hint.
    """
    from changcheng_qt.i18n.phrases.engine import mark_text

    lines: dict[int, list[Line]] = {}
    for mark in marks:
        line = Line(mark_text(mark, bridge.players), None, LineKind.MARK)
        lines.setdefault(mark.position, []).append(line)
    return lines
