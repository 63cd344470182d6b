"""One replay on the table: its parts, its player, and its menu and key actions."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QMetaObject, QObject

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.accessible.announcer import Announcer
from changcheng_qt.ui.actions.table import Needs
from changcheng_qt.ui.analysis.analyst import Analyst
from changcheng_qt.ui.flow.playhead import Clock
from changcheng_qt.ui.panels.chronicle import latest_of
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.replay.bar import ReplayBar
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.replay.player import SPEEDS, ReplayPlayer
from changcheng_qt.ui.seam.match_bridge import Change
from changcheng_qt.ui.seam.table import ReplayContext, TableAction
from changcheng_qt.ui.sound.table_sounds import TableSounds
from changcheng_qt.ui.window.surroundings import Surroundings

translate = QCoreApplication.translate

_MATCH_BUTTONS: Final = ("undo", "redo")


class ReplayShow(QObject):
    """Shows a replay on the table until it is closed."""

    def __init__(
        self,
        around: Surroundings,
        bridge: ReplayBridge,
        clock: Clock,
        analyst: Analyst | None = None,
    ) -> None:
        """Build the title's parts for the replay, paused; an `analyst` computes the costs of the
        game.
        """
        title, table, actions = around.titles.current, around.table, around.actions
        super().__init__(table)
        self.bridge = bridge
        self._title = title
        self.player = ReplayPlayer(bridge, clock)
        self._analyst = analyst
        self._around = around
        self._is_busy = False
        self._busy_prompt = ""
        self._way_out: Callable[[], object] = around.requests.leave_replay_asked.emit
        self.bar = ReplayBar(title, bridge, self.player, table.appearance, table)
        self.bar.why.setVisible(analyst is not None)
        looks, keys = table.appearance, actions.bindings
        context = ReplayContext(bridge, self.bar, looks, around.requests, table, keys, clock)
        parts = title.replay_parts(context)
        self._controls, self._reveals = parts.controls, parts.reveals
        table.use_parts(replace(parts, home=self.bar.play))
        table.chronicle.use_bridge(bridge)
        actions.use_table(self._actions())
        self._announcer = Announcer(title, bridge, self._say_events, self, tells_own=True)
        self._sounds = TableSounds(
            title.sounds, bridge, parts, around.player, table.appearance.fade, self
        )
        self._connections = self._connected()
        self._show_match_buttons(shown=False)
        self._allow()
        self.refresh()
        table.give_focus()

    def close(self) -> None:
        """Remove the replay from the table."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._announcer.close()
        self._sounds.close()
        self.player.pause()
        if self._analyst is not None:
            self._analyst.cancel()
        self._show_match_buttons(shown=True)
        self._around.dialogs.close_all()
        self.deleteLater()

    def lead_to_exercise(self, back: Callable[[], object]) -> None:
        """Return from the replay to the exercise about this game."""
        self._way_out = back
        self.bar.lead_to_exercise()
        self._around.actions.retranslate()

    def refresh(self) -> None:
        """Update the sentence about the latest step, and the note about the end."""
        bar = self._around.table.bar
        if self._is_busy and self._busy_prompt:
            bar.show_prompt(self._busy_prompt, None)
            bar.last_turns.retranslate()
            return
        bar.last_turns.follow(self._title, self.bridge)
        entry = self._latest()
        if entry is None:
            bar.show_prompt(translate("Replay", "Replay: start of the game"), None)
        else:
            text = fill(translate("Replay", "Replay: {what}"), what=entry.line.text)
            bar.show_prompt(text, entry.colour)

    def hurry(self) -> None:
        """Play, or pause."""
        self.player.toggle()

    def follow_window(self, *, is_seen: bool) -> None:
        """Pause while nobody can see the window."""
        self.player.hold(not is_seen)

    def _connected(self) -> list[QMetaObject.Connection]:
        around, player, bar = self._around, self.player, self.bar
        return [
            *around.actions.connect_slots(self._slots()),
            *around.actions.use_board(self._controls),
            around.table.chronicle.step_asked.connect(player.jump),
            around.table.chronicle.events_asked.connect(self._controls.show_events),
            around.requests.spoken.connect(around.table.voice.announce),
            around.requests.busy_changed.connect(self._on_busy_changed),
            around.requests.prompted.connect(self._on_prompted),
            around.requests.options_asked.connect(around.actions["options_in_force"].trigger),
            self._controls.settled.connect(self._on_settled),
            self.bridge.changed.connect(self._on_changed),
            player.playing_changed.connect(self._play_on),
            player.speed_changed.connect(self._play_on),
            bar.insight_asked.connect(self._show_insight),
            bar.why_asked.connect(self.show_analysis),
            bar.result_asked.connect(around.requests.result_asked),
            bar.leave_asked.connect(self._leave),
        ]

    def _slots(self) -> dict[str, Callable[[], object]]:
        dialogs = self._around.dialogs
        return {
            "options_in_force": lambda: dialogs.options_in_force(self.bridge),
        }

    def _actions(self) -> list[TableAction]:
        player, bridge = self.player, self.bridge
        made = [
            TableAction("replay_play", _play_text, ("K",), player.toggle),
            TableAction("replay_back", _back_text, ("Left",), lambda: player.step(-1)),
            TableAction("replay_forward", _forward_text, ("Right",), lambda: player.step(1)),
            TableAction("replay_turn_back", _turn_back_text, ("PgUp",), self._turn_back),
            TableAction("replay_turn_on", _turn_on_text, ("PgDown",), self._turn_on),
            TableAction("replay_first", _first_text, ("Home",), lambda: player.jump(0)),
            TableAction("replay_last", _last_text, ("End",), lambda: player.jump(bridge.last)),
            TableAction("replay_slower", _slower_text, ("-",), lambda: self._change_speed(-1)),
            TableAction("replay_faster", _faster_text, ("+", "="), lambda: self._change_speed(1)),
        ]
        for digit, viewer in enumerate(bridge.viewers):
            look = partial(bridge.look_as, viewer)
            text = partial(self._viewer_text, viewer)
            made.append(TableAction(f"replay_seen_by_{digit}", text, (str(digit),), look))
        if bridge.making is not None:
            made.append(TableAction("replay_insight", _insight_text, ("W",), self._show_insight))
        if self._analyst is not None:
            made.append(TableAction("replay_why", _why_text, ("Y",), self.show_analysis))
        made.append(TableAction("replay_leave", self._leave_text, ("Esc",), self._leave))
        return made

    def show_analysis(self) -> None:
        """Show the costs of the game for every seat, or the progress of the analysis."""
        from changcheng_qt.ui.analysis.dialog import AnalysisDialog

        if self._analyst is None:
            return
        self.player.pause()
        table = self._around.table
        page = AnalysisDialog(
            self._title, table.appearance, self.bridge, self._analyst, table.window()
        )
        page.step_asked.connect(self.player.jump)
        page.practice_asked.connect(
            partial(self._around.requests.practice_asked.emit, self._analyst)
        )
        self._around.dialogs.show(page)

    def _show_insight(self) -> None:
        from changcheng_qt.ui.insight.dialog import KnowledgeDialog

        if self.bridge.making is None:
            return
        self.player.pause()
        turns = [mark.position for mark in self.bar.marks.turns]
        table = self._around.table
        page = KnowledgeDialog(
            self._title, table.appearance, self.bridge, self.bridge.making, turns, table.window()
        )
        page.step_asked.connect(self.player.jump)
        self._around.dialogs.show(page)

    def _viewer_text(self, viewer: Viewer) -> str:
        return self.bar.seen_by.buttons[viewer].accessibleName()

    def _leave(self) -> None:
        self._way_out()

    def _leave_text(self) -> str:
        return self.bar.way_out

    def _turn_back(self) -> None:
        self.player.jump(self.bar.marks.turn_before(self.bridge.position))

    def _turn_on(self) -> None:
        position = self.bar.marks.turn_after(self.bridge.position)
        self.player.jump(self.bridge.last if position is None else position)

    def _change_speed(self, by: int) -> None:
        number = SPEEDS.index(self.player.speed) + by
        self.player.choose_speed(SPEEDS[max(0, min(number, len(SPEEDS) - 1))])

    def _latest(self) -> StoryEntry | None:
        """Return the latest step: the last sentence about it that is no heading."""
        steps = self.bridge.events(max(0, self.bridge.position - 1))
        events = [event for step in steps for event in step]
        return latest_of(self._title, self.bridge, events)

    def _allow(self) -> None:
        self._around.actions.wake(Needs.GAME)
        self._around.actions.allow("rematch", possible=self.bridge.is_of_finished_game)

    def _show_match_buttons(self, *, shown: bool) -> None:
        for name in _MATCH_BUTTONS:
            self._around.table.bar.show_button(name, shown)

    def _on_changed(self, change: Change) -> None:
        self._around.table.follow_board()
        self.refresh()
        self.player.set_moving(self._controls.is_moving)

    def _say_events(self, text: str) -> None:
        """Announce a step, except for the sentence in the bar, which is spoken as well."""
        shown = self._around.table.bar.prompt.text
        unsaid = [sentence for sentence in text.splitlines() if sentence not in shown]
        self._around.table.voice.announce("\n".join(unsaid))

    def _on_settled(self) -> None:
        self.player.set_moving(self._controls.is_moving)

    def _on_busy_changed(self, is_busy: bool) -> None:
        self._is_busy = is_busy
        self._around.table.chronicle.hold(is_busy)
        self._announcer.hold(is_busy)
        self.player.set_busy(is_busy)
        self.refresh()

    def _on_prompted(self, text: str) -> None:
        self._busy_prompt = text
        self.refresh()

    def _play_on(self) -> None:
        self._reveals.play_on(self.player.speed if self.player.is_playing else None)


def _play_text() -> str:
    return translate("Replay", "Play or pause")


def _back_text() -> str:
    return translate("Replay", "One step back")


def _forward_text() -> str:
    return translate("Replay", "One step forward")


def _turn_back_text() -> str:
    return translate("Replay", "One turn back")


def _turn_on_text() -> str:
    return translate("Replay", "One turn forward")


def _first_text() -> str:
    return translate("Replay", "To the start")


def _last_text() -> str:
    return translate("Replay", "To the end")


def _slower_text() -> str:
    return translate("Replay", "Slower")


def _faster_text() -> str:
    return translate("Replay", "Faster")


def _insight_text() -> str:
    return translate("Insight", "Who knew what")


def _why_text() -> str:
    return translate("Analysis", "Why it ended this way")
