"""The hint of one match on the table: its panel, its marks on the board, and why there is none; and
the warning before a turn ends that gives much away.

The texts depend on the view on the screen and on the hint for it. Without a request a screen reader
speaks only public information: that there is a hint. When the hint is dropped, all its texts are
cleared: rows, marks, and accessible names.
"""

from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale, QMargins, QObject

from changcheng_qt.i18n.advice import Teller, contrast_text, spread_text, ways_note, ways_words
from changcheng_qt.i18n.phrases.analysis import explained_text
from changcheng_qt.i18n.phrases.wording import fill, join_sentences
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.flow.hints import NoHint, Stage
from changcheng_qt.ui.flow.losses import Losses
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.table import TableParts
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.hint_panel import HintPanel, LossSheet
from changcheng_qt.ui.window.table import GameTable

if TYPE_CHECKING:
    from changcheng_qt.engine.seats import Viewer
    from changcheng_qt.ui.flow.playhead import Alarm

translate = QCoreApplication.translate

TICK: Final = 1000
"""Milliseconds between two notes of the time that a hint takes."""


class HintShow(QObject):
    """Shows the hints of one match, and its warnings, for as long as their panels live."""

    def __init__(
        self,
        title: TitleUi,
        table: GameTable,
        bridge: MatchBridge,
        flow: TableFlow,
        parts: TableParts,
    ) -> None:
        """Follow hints and warnings from now on, with a title's parts of the table."""
        hints = flow.hints
        self.panel = HintPanel(table.appearance, lambda: parts.overlays, table)
        super().__init__(self.panel)
        self._loss = LossShow(title, table, bridge, flow.losses, parts)
        self.panels = self.panel, self._loss.sheet
        """The panels over the table, from bottom to top."""
        bridge.marks_changed.connect(table.chronicle.tell_all)
        self._title = title
        self._table = table
        self._bridge = bridge
        self._hints = hints
        self._controls, self._asks = parts.controls, parts.side_asks
        self._pointed: int | None = None
        """The number of the marked move."""
        self._stage = Stage.NONE
        self._clock = flow.clock
        self._next_tick: Alarm | None = None
        self._passed = 0
        """For how many seconds this hint has been thought about."""
        self._usual: dict[Viewer, int] = {}
        """The same of the hint before, for each viewer: it may depend on what a seat knows."""
        hints.changed.connect(self._on_changed)
        hints.refused.connect(self._on_refused)
        table.side_changed.connect(self._on_side_changed)
        table.side.needs_changed.connect(self.panel.leave_above)
        self.panel.pointed.connect(self._on_pointed)
        self.panel.closed.connect(hints.put_away)
        self.panel.placed.connect(self._on_placed)

    def toggle(self) -> None:
        """Show a hint, or hide it."""
        if self._hints.stage is Stage.NONE:
            self._hints.ask()
        else:
            self._hints.put_away()

    def allow(self, actions: Actions) -> None:
        """Enable hints, or give the reason, and show the button in the bar if the game gives
        hints.
        """
        barrier = self._hints.barrier
        actions.allow("hint", True, "" if barrier is None else self.refusal(barrier))
        self._table.bar.show_button("hint", self._hints.is_offered)

    def refusal(self, barrier: Enum) -> str:
        """Return why there is no hint."""
        match barrier:
            case NoHint.NOT_SEARCHED:
                return translate("Hints", "There are no hints for this game.")
            case NoHint.OWN_VIEW_ONLY:
                return translate("Hints", "For a hint, look at your own notes first.")
            case NoHint.LOOKING_BACK:
                return translate("Hints", "There are no hints while you look back.")
            case _:
                return self._title.words.refusal(barrier)

    def close(self) -> None:
        """Take the button out of the bar, and tell no time any more: the panel goes with the
        table.
        """
        self._stop_ticking()
        self._table.bar.show_button("hint", shown=False)

    def refresh(self) -> None:
        """Update all texts."""
        self._loss.refresh()
        if self._hints.stage is not Stage.NONE:
            self._tell()

    def _on_changed(self) -> None:
        stage, before = self._hints.stage, self._stage
        self._stage = stage
        if stage is not before:
            self._measure(before)
        if stage is Stage.NONE:
            self.panel.wipe()
            if before is not Stage.NONE and self._asks.asker is not None:
                self._table.move_drawer(self._asks.asker)
            return
        if before is Stage.NONE:
            self._table.move_drawer()
        self._tell()
        if stage is not before:
            found = translate("Hints", "The hint is ready.")
            self._table.voice.announce(found if stage is Stage.FOUND else self._note())

    def _measure(self, before: Stage) -> None:
        """Measure how long a hint takes, and show the passing time in its panel."""
        self._stop_ticking()
        if self._stage is Stage.THINKING:
            self._passed = 0
            self._next_tick = self._clock.call_later(TICK, self._on_tick)
        elif before is Stage.THINKING and self._stage is Stage.FOUND:
            self._usual[self._bridge.viewer] = self._passed

    def _stop_ticking(self) -> None:
        if self._next_tick is not None:
            self._next_tick.cancel()

    def _on_tick(self) -> None:
        self._passed += 1
        self.panel.note.setText(self._note())
        self._next_tick = self._clock.call_later(TICK, self._on_tick)

    def _on_side_changed(self, is_open: bool) -> None:
        """Make way for an opened drawer: in a narrow window there is no room for both."""
        if is_open and self._table.is_drawer:
            self._hints.put_away()

    def _on_refused(self, barrier: Enum) -> None:
        self._table.toast.show_sentence(self.refusal(barrier))

    def _tell(self) -> None:
        ways = ways_words(self._hints.ways, self._teller)
        self.panel.show_ways(ways, self._note())

    @property
    def _teller(self) -> Teller:
        return Teller(self._title.words, self._bridge.view, self._bridge.players)

    def _note(self) -> str:
        match self._hints.stage:
            case Stage.THINKING:
                return self._time_told()
            case Stage.FAILED:
                return translate("Hints", "No hint was found. Close this and try again.")
            case _:
                return ways_note(self._hints.ways)

    def _time_told(self) -> str:
        """Return the time left of a hint, judged by the last hint of the same viewer; without one,
        or if that time is over, the time spent.
        """
        passed = self._passed
        left = self._usual.get(self._bridge.viewer, 0) - passed
        if not passed:
            return translate("Hints", "Thinking…")
        if left > 0:
            return translate("Hints", "Thinking… about %n second(s) left", "", left)
        return translate("Hints", "Thinking for %n second(s)…", "", passed)

    def _on_pointed(self, number: int | None) -> None:
        self._pointed = number
        shown = () if number is None else self._hints.ways[number : number + 1]
        self._controls.show_way([one for way in shown for one in self._teller.action(way)])

    def _on_placed(self) -> None:
        is_shown = self._hints.stage is not Stage.NONE
        covered = self.panel.covered if is_shown else QMargins()
        self._controls.keep_clear(covered)
        self._table.fittings.round_slip.keep_clear(covered)
        self._table.side.end_above(self.panel.covered_side, by="hint")
        if self._pointed is not None:
            self._on_pointed(self._pointed)  # What is marked may now be behind the panel.


class LossShow(QObject):
    """Shows the warnings of one match as long as its sheet lives."""

    def __init__(
        self,
        title: TitleUi,
        table: GameTable,
        bridge: MatchBridge,
        losses: Losses,
        parts: TableParts,
    ) -> None:
        """Follow the losses of turns from now on, with a title's parts of the table."""
        self.sheet = LossSheet(table.appearance, lambda: parts.overlays, table)
        super().__init__(self.sheet)
        self._title = title
        self._overlays = parts.overlays
        self._bridge = bridge
        self._losses = losses
        self._can_restart = False
        losses.changed.connect(self.refresh)
        self.sheet.closed.connect(losses.put_away)
        self.sheet.placed.connect(lambda: parts.controls.keep_clear(self.sheet.covered))
        self.sheet.end.clicked.connect(losses.end_anyway)
        self.sheet.back.clicked.connect(self._on_back)

    def refresh(self) -> None:
        """Update all texts, or clear them."""
        largest = self._losses.largest
        for overlay in self._overlays:
            overlay.give_way(is_asked=largest is not None)
        if largest is None:
            self.sheet.wipe()
            return
        bridge, words, view = self._bridge, self._title.words, largest.choice.view
        is_of_end = largest.choice.chosen == self._losses.ending
        self._can_restart = bridge.may_go_back and not is_of_end
        restart, back = translate("Hints", "Restart turn"), translate("Hints", "Not yet")
        points = QLocale().toString(self._losses.total, "f", 0)
        if largest.better.wins is None:
            whole = translate(
                "Hints",
                "Compared with the best choices, this turn costs you about {points} points.",
            )
        else:
            whole = translate(
                "Hints",
                "Compared with the best choices, this turn costs you about {points} wins in 100.",
            )
        better = translate("Hints", "You chose {chosen}; {better} would have been better.")
        chosen = words.choice_in_sentence(largest.choice.chosen, view, bridge.players)
        teller = Teller(words, view, bridge.players)
        why, yours = contrast_text(largest.better, largest.choice.chosen, teller)
        if yours:
            yours = fill(translate("Hints", "Your choice – {reasons}"), reasons=yours)
            why = explained_text(why) if why else ""
        self.sheet.tell(
            fill(whole, points=points),
            fill(better, better=teller.in_sentence(largest.better), chosen=chosen),
            join_sentences([yours, why]) or spread_text(),
            restart if self._can_restart else back,
            words.way_label(self._losses.ending, bridge.view, bridge.players),
        )

    def _on_back(self) -> None:
        if self._can_restart:
            self._bridge.reset_turn()
        else:
            self._losses.put_away()
