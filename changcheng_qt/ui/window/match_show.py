"""One match on the table: its parts, its flow, and its menu and key actions."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMetaObject, QObject, Signal
from PySide6.QtGui import QGuiApplication

from changcheng_qt.engine.deeds import Abandon
from changcheng_qt.engine.seats import Controller
from changcheng_qt.ui.accessible.announcer import Announcer
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.actions.table import Needs, play_out_text, stop_playing_out_text
from changcheng_qt.ui.flow.bot_turns import BotTurns
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.last_round import LastRound
from changcheng_qt.ui.flow.screens import Gate, GateReason, Notes
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.lessons.coach import Coach
from changcheng_qt.ui.lessons.guide import Leading
from changcheng_qt.ui.pointer.reasons import ways_back_and_forth
from changcheng_qt.ui.reveal.reveal import Late
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import Choices, TableContext, TableParts
from changcheng_qt.ui.sound.output import Player
from changcheng_qt.ui.sound.table_sounds import TableSounds
from changcheng_qt.ui.window.company_show import CompanyShow
from changcheng_qt.ui.window.dialogs import Dialogs
from changcheng_qt.ui.window.hint_show import HintShow
from changcheng_qt.ui.window.match_screen import ScreenShow
from changcheng_qt.ui.window.round import PastBanner, RoundShow
from changcheng_qt.ui.window.table import GameTable
from changcheng_qt.ui.window.toast import RefusalShow

if TYPE_CHECKING:
    from changcheng_qt.ui.window.talk_show import TalkShow

translate = QCoreApplication.translate

_QUICKLY: Final = 30.0
"""How many times as fast as usual scorings are revealed while a game is played out."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The surroundings that stay while matches come and go; `bots` are the kinds that can take over
    a seat in a match of a title, `player` plays sounds, if any; `choices` are those at tables.
    """

    titles: TitleChoice
    table: GameTable
    actions: Actions
    dialogs: Dialogs
    requests: Requests
    bots: Callable[[str], tuple[Controller, ...]]
    player: Player | None
    choices: Choices


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
        title, table, actions = around.titles.current, around.table, around.actions
        super().__init__(table)
        self.bridge, self.flow = bridge, flow
        self._around = around
        self._is_busy = False
        self._title = title
        self._table = table
        self._actions = actions
        context = TableContext(
            bridge=bridge,
            appearance=table.appearance,
            requests=around.requests,
            parent=table,
            at_result=at_result,
            keys=actions.bindings,
            clock=flow.clock,
            is_lesson=guide is not None,
            choices=around.choices,
        )
        parts = title.table_parts(context)
        self.hint = HintShow(title, table, bridge, flow, parts)
        self.coach = None if guide is None else _new_coach(guide, parts, table, actions)
        """The coach of a lesson."""
        toast = table.fittings.toast
        self._refusals = RefusalShow(title, toast, self.coach, parts.held_prompt)
        added = (*self.hint.panels, *([self.coach] if self.coach else []))
        self._parts = replace(parts, overlays=(*parts.overlays, *added))
        self.last_round = self._made_last_round()
        """The replay of the last round, on request."""
        table.use_parts(self._parts)
        table.chronicle.use_bridge(bridge, Late(bridge, bridge))
        actions.use_table(self._parts.actions, self._parts.held_keys)
        self._announcer = Announcer(title, bridge, table.voice.announce, self)
        actions.wake(Needs.MATCH)
        self._screen = ScreenShow(title, table, bridge, flow, self._ask_who_plays, self._parts)
        PastBanner(title, table, bridge, self.last_round)
        slip = table.fittings.round_slip
        self._round = RoundShow(title, slip, bridge, flow, self.last_round, self._parts, guide)
        self._sounds = TableSounds(
            title.sounds, bridge, self._parts, around.player, table.appearance.fade, self
        )
        self._of_others = _shows_of_others(around, bridge)
        self._connections = self._connected()
        if self._parts.reveals.is_busy:
            self._on_busy_changed(is_busy=True)
        self.refresh()
        table.give_focus()

    def _made_last_round(self) -> LastRound:
        fade = self._table.appearance.fade
        made = LastRound(
            self.bridge, self._parts.controls, self.flow.clock, lambda ms: fade(ms) or ms
        )
        made.setParent(self)
        return made

    def _connected(self) -> list[QMetaObject.Connection]:
        """Connect permanent objects with the match; return the connections to undo."""
        around, bridge, flow, board = self._around, self.bridge, self.flow, self._parts.controls
        actions, requests = around.actions, around.requests
        return [
            *actions.connect_slots(self._slots()),
            *actions.use_board(board),
            around.table.chronicle.events_asked.connect(board.show_events),
            requests.busy_changed.connect(self._on_busy_changed),
            requests.prompted.connect(self._screen.follow_prompt),
            requests.spoken.connect(around.table.voice.announce),
            requests.withdrawn.connect(around.table.toast.take_back),
            requests.press_asked.connect(around.table.fittings.panel_focus.press_as_key),
            requests.held_changed.connect(self._on_held_changed),
            requests.notes_asked.connect(flow.look_at_notes),
            requests.options_asked.connect(actions["options_in_force"].trigger),
            board.settled.connect(self._rest),
            board.refused.connect(self._refusals.say_of_place),
            self.last_round.running_changed.connect(self._on_past_shown),
            self.last_round.step_shown.connect(self._sounds.play_events),
            around.table.gate.swung.connect(self._sounds.swing_gate),
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
        self._actions.close_gate(closed=False)
        self._actions.call("play_out", play_out_text)
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

    def _slots(self) -> dict[str, Callable[[], object]]:
        dialogs = self._around.dialogs
        return {
            "undo": self.bridge.undo,
            "redo": self.bridge.redo,
            "reset_turn": self.bridge.reset_turn,
            "take_back": lambda: dialogs.take_back(self.bridge),
            "invite_to_watch": partial(_copy_invitation, self._table, self.bridge),
            "propose_end": partial(_ask_to_end, self._table, dialogs, self.bridge),
            "options_in_force": lambda: dialogs.options_in_force(self.bridge),
            "players": self._ask_who_plays,
            "game_help": lambda: dialogs.game_help(self.bridge),
            "hide_hand": lambda: self.flow.drop_gate(GateReason.ASKED),
            "last_round": self.last_round.toggle,
            "hint": self.hint.toggle,
            "pause_bots": partial(_pause_or_go_on, self.flow.bots),
            "step_bots": self.flow.step,
            "play_out": partial(_play_out_or_stop, self.flow.bots),
        }

    def _ask_who_plays(self) -> None:
        bots = self._around.bots(self.bridge.title)
        self._around.dialogs.players(self.bridge, bots, self.flow.bots.seat)

    def _on_playing_out_changed(self, is_playing_out: bool) -> None:
        """Skip all waits; when it stops, present reveals are finished."""
        text = stop_playing_out_text if is_playing_out else play_out_text
        self._actions.call("play_out", text)
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
        is_covered = isinstance(self.flow.screen, Gate)
        self._actions.close_gate(closed=is_covered)
        if not is_covered:
            self._table.give_focus()
        self._allow()

    @property
    def _can_look_back(self) -> bool:
        """Return whether there is a round to replay, and no panel over the board."""
        is_covered = self._is_busy or any(panel.isVisible() for panel in self._parts.overlays)
        return not is_covered and self.last_round.is_possible

    def _allow(self) -> None:
        """Enable the possible actions; a refused undo explains itself, so it may be tried."""
        is_past, is_lesson = self.last_round.is_running, self.coach is not None
        possible = _possible(self.bridge, self.flow, is_past=is_past, is_lesson=is_lesson)
        possible["last_round"] = is_past or self._can_look_back
        for name, is_possible in possible.items():
            self._actions.allow(name, is_possible)
        for name, (may_try, barrier) in ways_back_and_forth(self.bridge).items():
            refusal = "" if barrier is None else self._title.words.refusal(barrier)
            self._actions.allow(name, may_try, refusal)
        self.hint.allow(self._actions)


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


def _ask_to_end(table: GameTable, dialogs: Dialogs, bridge: MatchBridge) -> None:
    """Ask whether everybody is to be asked to leave the game unfinished."""
    from changcheng_qt.ui.net.unfinished import UnfinishedDialog

    dialog = UnfinishedDialog(table.appearance, table.window())
    dialog.agreed.connect(partial(bridge.propose, Abandon()))
    dialogs.show(dialog)


def _copy_invitation(table: GameTable, bridge: MatchBridge) -> None:
    """Copy an invitation to look on, and say so."""
    invitation = bridge.company.invite_to_watch() if bridge.company else ""
    if invitation:
        QGuiApplication.clipboard().setText(invitation)
        words = translate("Match", "Invitation copied. One person can watch with it.")
    else:
        words = translate("Match", "The table has no room for more people.")
    table.toast.show_sentence(words)


def _pause_or_go_on(bots: BotTurns) -> None:
    if bots.is_paused:
        bots.resume()
    else:
        bots.pause()


def _play_out_or_stop(bots: BotTurns) -> None:
    if bots.is_playing_out:
        bots.take_time()
    else:
        bots.play_out()


def _new_coach(guide: Leading, parts: TableParts, table: GameTable, actions: Actions) -> Coach:
    """Return a coach that speaks aloud, and that the learner can leave like any match."""
    coach = Coach(guide, parts, table.appearance, table)
    coach.said.connect(table.voice.announce)
    coach.left.connect(actions["abandon"].trigger)
    coach.side_covered.connect(partial(table.side.end_above, by="coach"))
    coach.destroyed.connect(coach.part_frames.deleteLater)
    return coach


def _possible(
    bridge: MatchBridge, flow: TableFlow, *, is_past: bool, is_lesson: bool
) -> dict[str, bool]:
    """Return the possible actions of the present match, by their names."""
    is_over, nobody = bridge.outcome is not None, flow.crowd is Crowd.NOBODY
    bots_only = nobody and bridge.has_all_seats
    may_ask = bridge.step_count > 0 and not (is_over or is_past or is_lesson or nobody)
    return {
        "changes": not is_past,
        "take_back": may_ask,
        "invite_to_watch": bridge.company is not None
        and bridge.company.may_be_watched
        and not is_over,
        "propose_end": not (is_over or is_past or bridge.has_all_seats or bridge.is_resting)
        and bool(bridge.here),
        "hide_hand": flow.crowd is Crowd.SEVERAL and not isinstance(flow.screen, Notes),
        "pause_bots": bots_only and not is_over,
        "step_bots": bots_only and not is_over,
        "play_out": bots_only and not is_over,
        "players": bridge.has_all_seats and not (is_over or is_past or is_lesson),
        "game_help": not (is_over or is_past or is_lesson or nobody),
        "rematch": not is_lesson and (bridge.has_all_seats or is_over),
        "save_as": not is_lesson,
    }
