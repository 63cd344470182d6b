"""One match on the table: its parts, and how they follow the match, its flow and the window."""

from dataclasses import replace
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMetaObject, QObject, Signal

from changcheng_qt.ui.accessible.announcer import Announcer
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.flow.last_round import LastRound
from changcheng_qt.ui.flow.screens import Gate
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.lessons.coach import Coach
from changcheng_qt.ui.lessons.guide import Leading
from changcheng_qt.ui.reveal.reveal import Late
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.table import TableContext, TableParts
from changcheng_qt.ui.sound.table_sounds import TableSounds
from changcheng_qt.ui.window.company_show import CompanyShow
from changcheng_qt.ui.window.hint_show import HintShow
from changcheng_qt.ui.window.match_actions import MatchActions
from changcheng_qt.ui.window.match_screen import ScreenShow
from changcheng_qt.ui.window.round import PastBanner, RoundShow
from changcheng_qt.ui.window.surroundings import Surroundings
from changcheng_qt.ui.window.table import GameTable
from changcheng_qt.ui.window.toast import RefusalShow

if TYPE_CHECKING:
    from changcheng_qt.ui.window.talk_show import TalkShow

_QUICKLY: Final = 30.0
"""How many times as fast as usual scorings are revealed while a game is played out."""


class MatchShow(QObject):
    """Shows a match on the table until it is closed."""

    closed = Signal()
    """The match has left the table, whatever replaces it."""

    def __init__(
        self,
        around: Surroundings,
        bridge: MatchBridge,
        flow: TableFlow,
        *,
        at_result: bool = False,
        guide: Leading | None = None,
    ) -> None:
        """Build the title's parts for the match, and a coach for a guide; the caller starts the
        flow.
        """
        super().__init__(around.table)
        self.bridge, self.flow = bridge, flow
        self._around, self._table = around, around.table
        self._is_busy = False
        self._build_parts(guide, at_result=at_result)
        self._put_on_table()
        self._build_shows(guide)
        self._connections = [*self._follow_window(), *self._follow_match()]
        if self._parts.reveals.is_busy:
            self._on_busy_changed(is_busy=True)
        self.refresh()
        self._table.give_focus()

    def _build_parts(self, guide: Leading | None, *, at_result: bool) -> None:
        """Make the title's parts for the match, with the panels of every title over them."""
        title, table = self._around.titles.current, self._table
        context = _context_in(self._around, self.bridge, self.flow)
        context = replace(context, at_result=at_result, is_lesson=guide is not None)
        parts = title.table_parts(context)
        self.hint = HintShow(title, table, self.bridge, self.flow, parts)
        actions = self._around.actions
        self.coach = None if guide is None else _new_coach(guide, parts, table, actions)
        """The coach of a lesson."""
        panels = (*self.hint.panels, *([self.coach] if self.coach else []))
        self._parts = replace(parts, overlays=(*parts.overlays, *panels))
        self.last_round = _new_last_round(self, self._parts, table)
        """The replay of the last round, on request."""

    def _put_on_table(self) -> None:
        """Fill the table, the chronicle and the menus of the window."""
        self._table.use_parts(self._parts)
        self._table.chronicle.use_bridge(self.bridge, Late(self.bridge, self.bridge))
        self._around.actions.use_table(self._parts.actions, self._parts.held_keys)

    def _build_shows(self, guide: Leading | None) -> None:
        """Make everything that follows the match: on the screen, in the menus, and in sound."""
        title, table, parts = self._around.titles.current, self._table, self._parts
        bridge, flow, fittings = self.bridge, self.flow, table.fittings
        self._refusals = RefusalShow(title, fittings.toast, self.coach, parts.held_prompt)
        self._announcer = Announcer(title, bridge, table.voice.announce, self)
        self._actions = MatchActions(
            self._around, bridge, flow, self.hint, self.last_round, is_lesson=guide is not None
        )
        self._screen = ScreenShow(title, table, bridge, flow, self._actions.ask_who_plays, parts)
        PastBanner(title, table, bridge, self.last_round)
        self._round = RoundShow(
            title, fittings.round_slip, bridge, flow, self.last_round, parts, guide
        )
        player, fade = self._around.player, table.appearance.fade
        self._sounds = TableSounds(title.sounds, bridge, parts, player, fade, self)
        self._of_others = _shows_of_others(self._around, bridge)

    def _follow_window(self) -> list[QMetaObject.Connection]:
        """Connect the parts of the window that outlive the match; return the connections."""
        table, requests = self._table, self._around.requests
        return [
            table.chronicle.events_asked.connect(self._parts.controls.show_events),
            table.gate.swung.connect(self._sounds.swing_gate),
            requests.busy_changed.connect(self._on_busy_changed),
            requests.prompted.connect(self._screen.follow_prompt),
            requests.spoken.connect(table.voice.announce),
            requests.withdrawn.connect(table.toast.take_back),
            requests.press_asked.connect(table.fittings.panel_focus.press_as_key),
            requests.held_changed.connect(self._on_held_changed),
            requests.notes_asked.connect(self.flow.look_at_notes),
            requests.options_asked.connect(self._around.actions["options_in_force"].trigger),
        ]

    def _follow_match(self) -> list[QMetaObject.Connection]:
        """Connect the match, its flow and its board; return the connections."""
        bridge, flow, board = self.bridge, self.flow, self._parts.controls
        return [
            *self._around.actions.use_board(board),
            board.settled.connect(self._rest),
            board.refused.connect(self._refusals.say_of_place),
            self.last_round.running_changed.connect(self._on_past_shown),
            self.last_round.step_shown.connect(self._sounds.play_events),
            bridge.changed.connect(self._on_changed),
            bridge.refused.connect(self._on_refused),
            bridge.given.connect(self._refusals.forget),
            bridge.decider_changed.connect(self._allow),
            bridge.decider_changed.connect(self._on_held_changed),
            flow.screen_changed.connect(self._on_screen_changed),
            flow.bots.playing_out_changed.connect(self._on_playing_out_changed),
            flow.bots.playing_out_changed.connect(board.point_at_nothing),
        ]

    def close(self) -> None:
        """Remove the match from the table."""
        self.last_round.end()
        if self.coach is not None:
            self.coach.guide.closed.emit()
        for connection in self._connections:
            QObject.disconnect(connection)
        self._screen.close()
        self.hint.close()
        for show in self._of_others:
            show.close()
        self._round.close()
        self._announcer.close()
        self._sounds.close()
        self._table.gate.lift()
        self._actions.close()
        self._around.dialogs.close_all()
        self.closed.emit()
        self.deleteLater()

    def refresh(self) -> None:
        """Refresh the prompt and the reason against undo."""
        self._allow()
        self._screen.follow_hand(self._parts.held_prompt())
        self._screen.refresh()
        self._round.refresh()
        self.hint.refresh()
        for show in self._of_others:
            show.refresh()

    def hurry(self) -> None:
        """Advance motions and reveals, and skip the pauses of bots."""
        if self.last_round.is_running:
            self.last_round.go_on()
            return
        if self._parts.controls.is_moving:
            self._parts.controls.skip_motion()
        else:
            self._parts.reveals.advance()
        self.flow.skip_bots()

    def follow_window(self, *, is_seen: bool) -> None:
        """Cover the table while the window is hidden."""
        if is_seen:
            self.flow.show_window()
        else:
            self.flow.hide_window()

    def _on_playing_out_changed(self, is_playing_out: bool) -> None:
        """Skip all waits; when it stops, present reveals are finished."""
        self._actions.follow_playing_out(is_playing_out=is_playing_out)
        self._sounds.is_hushed = is_playing_out
        if is_playing_out or not self._is_busy:
            self._parts.reveals.play_on(_QUICKLY if is_playing_out else None)
        self._screen.refresh()
        self._rest()

    def _on_changed(self) -> None:
        self._table.follow_board()
        self._allow()
        self._on_held_changed()
        self._rest()

    def _on_held_changed(self) -> None:
        held = self._parts.held_prompt()
        self._screen.follow_hand(held)
        self._round.follow_hand(is_held=bool(held))

    def _on_busy_changed(self, is_busy: bool) -> None:
        self._is_busy = is_busy
        self._allow()
        self._screen.follow_busy(is_busy)
        if self.coach is not None:
            self.coach.follow_busy(is_busy)
        self._round.follow_busy(is_busy)
        self._announcer.hold(is_busy)
        if not (is_busy or self.flow.bots.is_playing_out):
            self._parts.reveals.play_on(None)
        self._rest()

    def _rest(self) -> None:
        """Make bots wait while something moves or is revealed."""
        is_past, is_out = self.last_round.is_running, self.flow.bots.is_playing_out
        moves = self._parts.controls.is_moving and not is_out
        self.flow.set_moving(self._is_busy or is_past or moves)

    def _on_past_shown(self) -> None:
        self._allow()
        self._rest()

    def _on_refused(self, reason: Enum) -> None:
        self._refusals.say(reason)
        self._sounds.refuse(reason)

    def _on_screen_changed(self) -> None:
        self.last_round.end()
        is_hidden = isinstance(self.flow.screen, Gate)
        self._around.actions.close_gate(closed=is_hidden)
        if not is_hidden:
            self._table.give_focus()
        self._allow()

    def _allow(self) -> None:
        is_covered = self._is_busy or any(panel.isVisible() for panel in self._parts.overlays)
        self._actions.allow(is_covered=is_covered)


def _context_in(around: Surroundings, bridge: MatchBridge, flow: TableFlow) -> TableContext:
    """Return everything that a title's parts for a match use."""
    table = around.table
    return TableContext(
        bridge=bridge,
        appearance=table.appearance,
        requests=around.requests,
        parent=table,
        keys=around.actions.bindings,
        clock=flow.clock,
        choices=around.choices,
    )


def _shows_of_others(
    around: Surroundings, bridge: MatchBridge
) -> "tuple[CompanyShow | TalkShow, ...]":
    """Return all that is shown of the people at other computers, if there are any."""
    if bridge.company is None:
        return ()
    from changcheng_qt.ui.window.talk_show import TalkShow

    table, title = around.table, around.titles.current
    talk = TalkShow(bridge.company.talk, table, bridge, around.dialogs)
    return CompanyShow(title, table, bridge), talk


def _new_last_round(show: MatchShow, parts: TableParts, table: GameTable) -> LastRound:
    """Return the replay of the last round, on a clock that waits even without motion."""
    fade = table.appearance.fade
    made = LastRound(show.bridge, parts.controls, show.flow.clock, lambda ms: fade(ms) or ms)
    made.setParent(show)
    return made


def _new_coach(guide: Leading, parts: TableParts, table: GameTable, actions: Actions) -> Coach:
    """Return a coach that speaks aloud, and that the learner can leave like any match."""
    coach = Coach(guide, parts, table.appearance, table)
    coach.said.connect(table.voice.announce)
    coach.left.connect(actions["abandon"].trigger)
    coach.side_covered.connect(partial(table.side.end_above, by="coach"))
    coach.destroyed.connect(coach.part_frames.deleteLater)
    return coach
