"""The keys and menu entries of a match: their effects, and which of them are possible now."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication

from changcheng_qt.engine.deeds import Abandon
from changcheng_qt.ui.actions.table import Needs, play_out_text, stop_playing_out_text
from changcheng_qt.ui.flow.bot_turns import BotTurns
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.last_round import LastRound
from changcheng_qt.ui.flow.screens import GateReason, Notes
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.pointer.reasons import ways_back_and_forth
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window.hint_show import HintShow
from changcheng_qt.ui.window.surroundings import Surroundings

translate = QCoreApplication.translate


class MatchActions:
    """Connects the actions of the window with one match, until `close`."""

    def __init__(
        self,
        around: Surroundings,
        bridge: MatchBridge,
        flow: TableFlow,
        hint: HintShow,
        last_round: LastRound,
        *,
        is_lesson: bool,
    ) -> None:
        """Connect the actions; `allow` enables them."""
        self._actions, self._dialogs = around.actions, around.dialogs
        self._around, self._title = around, around.titles.current
        self._bridge, self._flow = bridge, flow
        self._hint, self._last_round = hint, last_round
        self._is_lesson = is_lesson
        self._actions.wake(Needs.MATCH)
        self._connections = self._actions.connect_slots(self._effects())

    def close(self) -> None:
        """Disconnect the actions."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._actions.close_gate(closed=False)
        self._actions.call("play_out", play_out_text)

    def ask_who_plays(self) -> None:
        """Open the dialog about the players."""
        bots = self._around.bots(self._bridge.title)
        self._dialogs.players(self._bridge, bots, self._flow.bots.seat)

    def follow_playing_out(self, *, is_playing_out: bool) -> None:
        """Name the action that plays the game out by its next effect."""
        self._actions.call("play_out", stop_playing_out_text if is_playing_out else play_out_text)

    def allow(self, *, is_covered: bool) -> None:
        """Enable the possible actions; a panel over the board, if it `is_covered`, rules out a
        replay of the last round. A refused undo shows its reason, so it may be tried.
        """
        is_past = self._last_round.is_running
        possible = possible_actions(
            self._bridge, self._flow, is_past=is_past, is_lesson=self._is_lesson
        )
        possible["last_round"] = is_past or (self._last_round.is_possible and not is_covered)
        for name, is_possible in possible.items():
            self._actions.allow(name, is_possible)
        for name, (may_try, barrier) in ways_back_and_forth(self._bridge).items():
            refusal = "" if barrier is None else self._title.words.refusal(barrier)
            self._actions.allow(name, may_try, refusal)
        self._hint.allow(self._actions)

    def _effects(self) -> dict[str, Callable[[], object]]:
        """Return the effect of each action, by its name."""
        bridge, flow, dialogs = self._bridge, self._flow, self._dialogs
        return {
            "undo": bridge.undo,
            "redo": bridge.redo,
            "reset_turn": bridge.reset_turn,
            "take_back": partial(dialogs.take_back, bridge),
            "invite_to_watch": self._copy_invitation,
            "propose_end": self._ask_to_end,
            "options_in_force": partial(dialogs.options_in_force, bridge),
            "players": self.ask_who_plays,
            "game_help": partial(dialogs.game_help, bridge),
            "hide_hand": partial(flow.drop_gate, GateReason.ASKED),
            "last_round": self._last_round.toggle,
            "hint": self._hint.toggle,
            "pause_bots": partial(_pause_or_go_on, flow.bots),
            "step_bots": flow.step,
            "play_out": partial(_play_out_or_stop, flow.bots),
        }

    def _copy_invitation(self) -> None:
        """Copy an invitation to look on, and say so."""
        company = self._bridge.company
        invitation = company.invite_to_watch() if company else ""
        if invitation:
            QGuiApplication.clipboard().setText(invitation)
            words = translate("Match", "Invitation copied. One person can watch with it.")
        else:
            words = translate("Match", "The table has no room for more people.")
        self._around.table.toast.show_sentence(words)

    def _ask_to_end(self) -> None:
        """Ask whether everybody is to be asked to leave the game unfinished."""
        from changcheng_qt.ui.net.unfinished import UnfinishedDialog

        table = self._around.table
        dialog = UnfinishedDialog(table.appearance, table.window())
        dialog.agreed.connect(partial(self._bridge.propose, Abandon()))
        self._dialogs.show(dialog)


def _pause_or_go_on(bots: BotTurns) -> None:
    if bots.is_paused:
        bots.resume()
    else:
        bots.pause()


def _play_out_or_stop(bots: BotTurns) -> None:
    if bots.is_playing_out:
        bots.stop_playing_out()
    else:
        bots.play_out()


def possible_actions(
    bridge: MatchBridge, flow: TableFlow, *, is_past: bool, is_lesson: bool
) -> dict[str, bool]:
    """Return the possible actions of the present match, by their names; `is_past` while the last
    round is shown again.
    """
    is_over, nobody = bridge.outcome is not None, flow.crowd is Crowd.NOBODY
    is_running, is_whole = not (is_over or is_past), bridge.has_all_seats
    has_bots_only = nobody and is_whole and not is_over
    company = bridge.company
    return {
        "changes": not is_past,
        "take_back": bridge.step_count > 0 and is_running and not (is_lesson or nobody),
        "invite_to_watch": company is not None and company.may_be_watched and not is_over,
        "propose_end": is_running and not (is_whole or bridge.is_resting) and bool(bridge.here),
        "hide_hand": flow.crowd is Crowd.SEVERAL and not isinstance(flow.screen, Notes),
        "pause_bots": has_bots_only,
        "step_bots": has_bots_only,
        "play_out": has_bots_only,
        "players": is_whole and is_running and not is_lesson,
        "game_help": is_running and not (is_lesson or nobody),
        "rematch": not is_lesson and (is_whole or is_over),
        "save_as": not is_lesson,
    }
