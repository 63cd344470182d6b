"""The shell's display of a match's flow: the gate, the deciding player, open notes, bots.

The flow chooses the viewer of the screen and has already given it to the bridge; here the gate
drops and lifts, the prompt is updated, and banners name the deciding player and the possible
actions.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.i18n.phrases.engine import barrier_text, help_now
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, player_name
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.last_round import recap_from
from changcheng_qt.ui.flow.screens import Gate, GateReason, Notes, Own, Public, Said, Screen
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.gate.plaque import GateAsks, GateCard
from changcheng_qt.ui.panels.buttons import Rank
from changcheng_qt.ui.panels.story import StoryEntry, sentences_of
from changcheng_qt.ui.pointer.reasons import lesson_barrier
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.table import TableParts
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.banner import BannerButton, BannerWords, MakeWords
from changcheng_qt.ui.window.elsewhere import awaited_in, away_text, question_text, waiting_text
from changcheng_qt.ui.window.table import GameTable

translate = QCoreApplication.translate

_SCREEN, _NOTICE, _BOTS, _FAILED = "screen", "notice", "bots", "failed"
_WITHOUT_MOTION = frozenset(
    {
        GateReason.STARTED,
        GateReason.LOADED,
        GateReason.RECOVERED,
        GateReason.MINIMISED,
        GateReason.ASKED,
        GateReason.LOCKED,
    }
)


class ScreenShow(QObject):
    """Shows one match's flow on the table, until `close`."""

    def __init__(
        self,
        title: TitleUi,
        table: GameTable,
        bridge: MatchBridge,
        flow: TableFlow,
        ask_who_plays: Callable[[], None],
        parts: TableParts,
    ) -> None:
        """Follow the flow from now on; if a bot fails people are asked who plays instead."""
        super().__init__(table)
        self._title = title
        self._table = table
        self._bridge = bridge
        self._flow = flow
        self._ask_who_plays = ask_who_plays
        self._notice = parts.notice
        self._thinking: Seat | None = None
        self._is_busy = False
        self._busy_prompt = self._held_prompt = ""
        self._seen: object = None
        """The view to which the prompt belongs."""
        self._raised = set[str]()
        """The banners that are shown."""
        self._connections = [
            bridge.changed.connect(self.refresh),
            bridge.players_changed.connect(self.refresh),
            bridge.plates.changed.connect(self.refresh),
            bridge.rest.changed.connect(self.refresh),
            bridge.help_changed.connect(self._on_help_changed),
            flow.screen_changed.connect(self._on_screen_changed),
            flow.bots.thinking.connect(self._on_bot_thinking),
            flow.bots.failed.connect(self._on_bot_failed),
            flow.said.connect(self._on_said),
            flow.bots.paused_changed.connect(self.refresh),
            parts.controls.settled.connect(self.refresh),
            table.gate.opened.connect(flow.lift_gate),
            table.gate.board_only_asked.connect(flow.show_board_only),
        ]
        if bridge.company is not None:
            self._connections.append(bridge.company.changed.connect(self.refresh))

    def close(self) -> None:
        """Stop following the match, and remove its display: the motions of its board may still
        end.
        """
        for connection in self._connections:
            QObject.disconnect(connection)
        for name in (_SCREEN, _NOTICE, _BOTS, _FAILED):
            self._table.banners.lower_banner(name)
        self.deleteLater()

    def follow_busy(self, is_busy: bool) -> None:
        """Show nothing new while a panel is revealing something."""
        self._is_busy = is_busy
        self._table.chronicle.hold(is_busy)
        self.refresh()

    def follow_prompt(self, text: str) -> None:
        """Record the text of the bar while a panel is busy."""
        self._busy_prompt = text
        self._show_prompt()

    def follow_hand(self, text: str) -> None:
        """Record the prompt for the held thing, empty without one; `refresh` shows a new view's."""
        is_other, self._held_prompt = text != self._held_prompt, text
        if is_other and self._bridge.view == self._seen:
            self._show_prompt()

    def refresh(self) -> None:
        """Update the prompt, the deciding player, and the recap behind the gate."""
        self._seen = self._bridge.view
        self._show_prompt()
        self._show_last_turns()
        if isinstance(self._flow.screen, Gate):
            self._table.gate.update_card(self._gate_card(self._flow.screen))
        self._show_banner(_SCREEN, self._screen_words)
        self._show_banner(_NOTICE, self._notice_words)
        self._show_banner(_BOTS, partial(_bots_words, self._flow, self._bridge))
        if _FAILED in self._raised and self._flow.bots.failed_seat is None:
            self._raised.discard(_FAILED)
            self._table.banners.lower_banner(_FAILED)

    def _show_banner(self, name: str, make_words: MakeWords) -> None:
        """Raise a banner with a text; one without may have to be lowered."""
        if make_words() is not None:
            self._raised.add(name)
        elif name in self._raised:
            self._raised.remove(name)
        else:
            return
        self._table.banners.raise_banner(name, make_words)

    def _name(self, seat: Seat) -> str:
        return player_name(self._bridge.players, seat)

    def _colour(self, seat: Seat) -> str:
        return self._title.colour_of(self._bridge.view, seat)

    def _show_last_turns(self) -> None:
        if self._is_busy and self._bridge.outcome is None:
            self._table.bar.last_turns.keep()
        else:
            self._table.bar.last_turns.follow(self._title, self._bridge)

    def _show_prompt(self) -> None:
        """Show the text of the bar, the first that applies."""
        show, bridge = self._table.bar.show_prompt, self._bridge
        if self._thinking is not None:
            words = translate("Screen", "{player} is thinking…")
            show(fill(words, player=self._name(self._thinking)), self._colour(self._thinking))
        elif self._is_busy:
            if text := self._busy_prompt or _over_text(bridge):
                show(text, None)
        elif bridge.is_resting:
            show(translate("Screen", "The game has been left unfinished."), None)
        elif awaited := awaited_in(bridge):
            show(waiting_text(bridge, awaited), None)
        else:
            self._show_decision()

    def _show_decision(self) -> None:
        """Show the decision that is due, and its player."""
        show, bridge = self._table.bar.show_prompt, self._bridge
        line = self._title.words.prompt(_view_asked(bridge), bridge.players, bridge.possible)
        colour = None if line.seat is None else self._colour(line.seat)
        if self._held_prompt:
            show(self._held_prompt, colour)
        elif (seat := _acts_elsewhere(bridge)) is not None and (text := _of_another(bridge)):
            show(text, self._colour(seat))
        elif barrier := lesson_barrier(bridge):
            show(_lesson_text(barrier), colour, line.aloud)
        else:
            show(line.text, colour, line.aloud)

    def _screen_words(self) -> BannerWords | None:
        match self._flow.screen:
            case Notes(seat):
                return self._notes_words(seat)
            case Public() if self._flow.crowd is Crowd.SEVERAL and self._due is not None:
                return self._public_words(self._due)
            case Own() | Gate() | Public():
                return None

    @property
    def _due(self) -> Seat | None:
        """The seat that decides next; in a ballot the first person who has not answered."""
        plates = self._bridge.plates
        if not plates.asked:
            return self._bridge.to_act
        return next(iter(plates.left(self._bridge.here)), None)

    def _notes_words(self, seat: Seat) -> BannerWords:
        text = fill(translate("Screen", "{player}'s cards and notes"), player=self._name(seat))
        words = translate("Screen", "Back to the board")
        back = BannerButton(words, self._flow.back_to_public, waits=True)
        return BannerWords(text, self._colour(seat), (back,))

    def _public_words(self, to_act: Seat) -> BannerWords | None:
        """Return the player who decides or continues on the public view, or that only the board is
        shown; None while a panel still reveals the last decision, and while plates ask.
        """
        is_plated = bool(self._bridge.plates.asked) and self._flow.screen == Public()
        if self._is_busy or is_plated or to_act not in self._bridge.here:
            return None
        name, colour, flow = self._name(to_act), self._colour(to_act), self._flow
        if flow.screen == Public(board_only=True):
            own_view = fill(translate("Screen", "I'm {player}"), player=name)
            button = BannerButton(own_view, flow.go_on, waits=True)
            return BannerWords(translate("Screen", "Showing only the board."), colour, (button,))
        if to_act == self._bridge.turn_seat:
            text = fill(translate("Screen", "{player}'s turn continues."), player=name)
            give = translate("Screen", "Give the device to {player}")
            show = translate("Screen", "I'm {player} – show my hand")
            words = fill(show if flow.is_together else give, player=name)
            button = BannerButton(words, flow.go_on, Rank.PRIMARY, waits=True)
            return BannerWords(text, colour, (button,))
        text = fill(translate("Screen", "{player} decides."), player=name)
        notes = translate("Screen", "See my notes")
        button = BannerButton(notes, lambda: flow.look_at_notes(to_act))
        return BannerWords(text, colour, (button,))

    def _notice_words(self) -> BannerWords | None:
        """Return the title's sentence; none while a panel reveals something, or bots hurry."""
        is_passed_over = self._is_busy or self._flow.bots.is_playing_out
        text = "" if is_passed_over else self._notice()
        return BannerWords(text) if text else None

    def _on_screen_changed(self, screen: Screen) -> None:
        gate = self._table.gate
        if isinstance(screen, Gate):
            self._table.toast.withdraw()
            gate.drop(self._gate_card(screen), at_once=screen.reason in _WITHOUT_MOTION)
        else:
            gate.lift()
        self.refresh()

    def _gate_card(self, gate: Gate) -> GateCard:
        asks = GateAsks.NOTES if gate.reason is GateReason.NOTES else GateAsks.TURN
        recap = self._recap(gate.seat) if gate.reason is not GateReason.NOTES else ()
        is_first_turn = recap_from(self._bridge.turn_seats, gate.seat) == 0
        return GateCard(
            self._name(gate.seat),
            self._colour(gate.seat),
            asks,
            recap,
            is_first_turn=is_first_turn,
            last_turns=self._table.bar.last_turns.text,
            is_for_all=self._flow.is_public_beneath,
            elsewhere=join_sentences(
                (
                    _elsewhere_text(self._bridge, _acts_elsewhere(self._bridge)),
                    question_text(self._bridge),
                )
            ),
        )

    def _recap(self, seat: Seat) -> tuple[StoryEntry, ...]:
        """Return the public events since the seat's last turn."""
        steps = self._bridge.events(recap_from(self._bridge.turn_seats, seat))
        events = (event for step in steps for event in step)
        return tuple(sentences_of(self._title, self._bridge, events))

    def _on_bot_thinking(self, seat: Seat | None) -> None:
        self._thinking = seat
        self.refresh()

    def _on_bot_failed(self, seat: Seat) -> None:
        self._raised.add(_FAILED)
        self._table.banners.raise_banner(_FAILED, lambda: self._failed_words(seat))

    def _failed_words(self, seat: Seat) -> BannerWords:
        words = translate("Screen", "Try again")
        ask_again = BannerButton(words, self._ask_again, waits=True)
        others = BannerButton(translate("Screen", "Change players…"), self._ask_who_plays)
        text = fill(translate("Screen", "{player} isn't responding."), player=self._name(seat))
        return BannerWords(text, None, (ask_again, others), warning=True)

    def _ask_again(self) -> None:
        self._flow.ask_again()
        self.refresh()

    def _on_help_changed(self) -> None:
        self._table.toast.show_sentence(help_now(self._bridge.help))

    def _on_said(self, said: Said) -> None:
        self._table.toast.show_sentence(said_text(said))


def _view_asked(bridge: MatchBridge) -> Any:  # noqa: ANN401 - views belong to titles
    """Return the view, or the public one for a viewer who has answered already: nothing more is
    asked of it until all answers are entered.
    """
    has_answered = bridge.is_ballot and bridge.viewer in bridge.plates.answered
    return bridge.view_for(PUBLIC) if has_answered else bridge.view


def _over_text(bridge: MatchBridge) -> str:
    return "" if bridge.outcome is None else translate("Screen", "The game is over.")


def _acts_elsewhere(bridge: MatchBridge) -> Seat | None:
    """Return the person at another computer who is to act, if any; nobody while a ballot asks
    people here too.
    """
    seat = bridge.to_act
    if seat is None or bridge.has_all_seats or seat in bridge.here:
        return None
    if bridge.plates.left(bridge.here):
        return None
    return seat if bridge.players[seat].is_human else None


def decides_elsewhere(bridge: MatchBridge) -> Seat | None:
    """Return the person at another computer who decides in the turn of somebody else, if any."""
    seat = _acts_elsewhere(bridge)
    return None if seat == bridge.turn_seat else seat


def _elsewhere_text(bridge: MatchBridge, seat: Seat | None) -> str:
    """Return who decides at another computer, empty for nobody."""
    words = translate("Screen", "{player} decides, at another computer.")
    return "" if seat is None else fill(words, player=player_name(bridge.players, seat))


def _of_another(bridge: MatchBridge) -> str:
    """Return that the person at another computer who is to act is away, or decides in the turn of
    somebody else; empty where the prompt of the title says enough.
    """
    away = away_text(bridge, _acts_elsewhere(bridge))
    return away or _elsewhere_text(bridge, decides_elsewhere(bridge))


def _bots_words(flow: TableFlow, bridge: MatchBridge) -> BannerWords | None:
    """Return the state of bots that are alone, and how to continue; None with people, here or
    elsewhere, and at the end.
    """
    if flow.crowd is not Crowd.NOBODY or not bridge.has_all_seats or bridge.to_act is None:
        return None
    if flow.bots.is_playing_out:
        stop = BannerButton(translate("Screen", "Stop"), flow.bots.stop_playing_out)
        return BannerWords(translate("Screen", "Bots are playing out the game."), None, (stop,))
    step = BannerButton(translate("Screen", "Step"), flow.step)
    if flow.bots.is_paused:
        go_on = BannerButton(translate("Screen", "Continue"), flow.bots.resume)
        return BannerWords(translate("Screen", "Bots are paused."), None, (go_on, step))
    pause = BannerButton(translate("Screen", "Pause"), flow.bots.pause)
    play_out = BannerButton(translate("Screen", "Play out quickly"), flow.bots.play_out)
    words = translate("Screen", "Only bots are playing.")
    return BannerWords(words, None, (pause, step, play_out))


def said_text(said: Said) -> str:
    """Return why the table answered by itself."""
    match said:
        case Said.ONLY_ANSWER:
            return translate("Screen", "Only one legal move: played automatically.")
        case Said.NOTHING_POSSIBLE:
            return translate("Screen", "No legal move: turn passed.")


def _lesson_text(barrier: Barrier) -> str:
    if barrier is Barrier.LESSON_OVER:
        return barrier_text(barrier)
    return translate("Screen", "Your turn – follow the lesson.")
