"""Who may act on the screen is decided once, and everything that takes commands agrees.

Each situation is brought about at a whole table with its flow; the bridge says who may act, and the
possible actions are read off the widgets.
"""

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, Player, Seat
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring, EndTurn, PlaceSingle
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.table_parts import MatchTable, ReplayTable
from changcheng_qt.titles.changcheng.table.tray import tray
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.last_round import LastRound
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import ReplayContext, TableContext
from tests.titles.changcheng.table.growing import DOER, growing
from tests.titles.changcheng.table.playing import (
    NAMES,
    being_scored,
    completed_with,
    finished,
    match_of,
    plain_looks,
    play,
    worked_setup,
)
from tests.ui.flow.clockwork import HandClock, HandThinker

FLOOD: Final = ActionCard.FLOOD
TRAITOR: Final = ActionCard.TRAITOR
BUILDER: Final = ActionCard.BUILDER
FIRST_TURNS: Final = (
    *(PlaceSingle(0), EndTurn()),
    *(PlaceSingle(5), PlaceSingle(9), EndTurn()),
    *(PlaceSingle(6), PlaceSingle(10), EndTurn()),
)


def settle() -> None:
    """Let the flow follow."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)


class Played:
    """A match on the table, with its flow: a letter a seat, `h` for a person."""

    def __init__(self, qtbot: QtBot, match: AnyMatch, kinds: str = "hhh") -> None:
        for seat, kind in enumerate(kinds):
            if kind == "b":
                match.seat_player(seat, Player(NAMES[seat], "hard"))
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.bridge = MatchBridge(match)
        context = TableContext(self.bridge, plain_looks(), Requests(), self.window)
        self.table = MatchTable(context)
        controls = self.table.parts().controls
        clock = HandClock()
        bot_setup = BotSetup(HandThinker(), "luck")
        self.flow = TableFlow(self.bridge, bot_setup, clock, lambda _view, _legal: None)
        self.last_round = LastRound(self.bridge, controls, clock, int)
        self.window.resize(1280, 800)
        self.window.show()
        self.flow.start()
        settle()

    def come(self) -> "Played":
        """Open the gate."""
        self.flow.lift_gate()
        settle()
        return self

    def give(self, *commands: object) -> "Played":
        """Have the seat that is due act."""
        for command in commands:
            assert self.bridge.submit(command)
            settle()
        return self

    @property
    def possible(self) -> set[str]:
        """The actions that the widgets offer a person."""
        shown, corner = self.table, self.table.tray
        pickable = (*corner.piles.values(), *corner.cards.buttons.values())
        strip = shown.scoring.strip
        can = {
            "the board": bool(shown.board.play.offers.legal),
            "blocks and cards": any(one.isEnabled() for one in pickable if not one.isHidden()),
            "end": corner.end_turn.isEnabled(),
            "undo": corner.undo.isEnabled(),
            "decide": shown.scoring.isVisible() and not strip.isHidden() and bool(strip.buttons),
            "extend": shown.extension.isVisible(),
        }
        return {name for name, is_possible in can.items() if is_possible}


Make = Callable[[QtBot], Played]


def own_turn(qtbot: QtBot) -> Played:
    """Two walls are to be placed."""
    return Played(qtbot, play(match_of(worked_setup(3)), *FIRST_TURNS), "hbb")


def own_turn_done(qtbot: QtBot) -> Played:
    return own_turn(qtbot).give(PlaceSingle(14), PlaceSingle(19))


def turn_of_a_bot(qtbot: QtBot) -> Played:
    return own_turn_done(qtbot).give(EndTurn())


def turn_of_another(qtbot: QtBot) -> Played:
    """The gate has not fallen yet: something is to be seen before."""
    played = Played(qtbot, match_of(worked_setup(3)), "hhb").come().give(PlaceSingle(0))
    played.flow.set_moving(True)
    return played.give(EndTurn())


def gate_closed(qtbot: QtBot) -> Played:
    return Played(qtbot, match_of(worked_setup(3)), "hhb")


def gate_closed_again(qtbot: QtBot) -> Played:
    played = gate_closed(qtbot).come()
    played.flow.drop_gate(GateReason.ASKED)
    return played


def board_only(qtbot: QtBot) -> Played:
    played = gate_closed(qtbot)
    played.flow.show_board_only()
    return played


def past_shown(qtbot: QtBot) -> Played:
    played = own_turn(qtbot)
    played.last_round.begin()
    return played


def back_from_the_past(qtbot: QtBot) -> Played:
    played = past_shown(qtbot)
    played.last_round.end()
    return played


def scoring_due(qtbot: QtBot) -> Played:
    return Played(qtbot, completed_with(FLOOD, FLOOD, FLOOD)).come()


def reveal_runs(qtbot: QtBot) -> Played:
    """The cards are turned up one after the other; nothing is asked meanwhile."""
    played = Played(qtbot, completed_with(TRAITOR, FLOOD, BUILDER), "hbb")
    return played.give(BeginScoring(0))


def another_decides(qtbot: QtBot) -> Played:
    """In a turn of seat 0; everybody looks on."""
    played = Played(qtbot, completed_with(TRAITOR, FLOOD, BUILDER)).come().give(BeginScoring(0))
    return revealed(played)


def own_decision_of_another(qtbot: QtBot) -> Played:
    """Notes of the one who decides: only to look something up."""
    played = another_decides(qtbot)
    seat = played.bridge.to_act
    assert seat is not None
    played.flow.look_at_notes(seat)
    return played.come()


def a_bot_decides(qtbot: QtBot) -> Played:
    return revealed(Played(qtbot, being_scored(TRAITOR, FLOOD, BUILDER), "hbh").come())


def revealed(played: Played) -> Played:
    """Finish every reveal."""
    course = played.table.scoring.reveal
    while course.waiting:
        played.table.reveal.advance()
    settle()
    return played


def extension(qtbot: QtBot) -> Played:
    return revealed(Played(qtbot, growing("single 1A.4", "score 1A.p1"), "bbh"))


def game_over(qtbot: QtBot) -> Played:
    return Played(qtbot, finished())


@pytest.mark.parametrize(
    ("make", "decider", "possible"),
    [
        (own_turn, 0, {"the board", "blocks and cards", "undo"}),
        (own_turn_done, 0, {"the board", "end", "undo"}),
        (turn_of_a_bot, None, {"undo"}),
        (turn_of_another, None, set()),
        (gate_closed, None, set()),
        (gate_closed_again, None, set()),
        (board_only, None, set()),
        (past_shown, None, set()),
        (back_from_the_past, 0, {"the board", "blocks and cards", "undo"}),
        (scoring_due, 0, {"the board", "decide", "undo"}),
        (reveal_runs, None, {"undo"}),
        (another_decides, 1, {"the board", "decide", "undo"}),
        (own_decision_of_another, None, set()),
        (a_bot_decides, None, set()),
        (extension, DOER, {"the board", "extend", "undo"}),
        (game_over, None, set()),
    ],
)
def test_everything_that_takes_commands_agrees(
    qtbot: QtBot, make: Make, decider: Seat | None, possible: set[str]
) -> None:
    played = make(qtbot)
    assert (played.bridge.decider, played.possible) == (decider, possible)


def test_nobody_acts_in_a_replay(qtbot: QtBot) -> None:
    match = finished()
    bridge = ReplayBridge(Replay(match))
    window = QWidget()
    qtbot.addWidget(window)
    table = ReplayTable(ReplayContext(bridge, QWidget(), plain_looks(), Requests(), window))
    for viewer in (0, EVERYONE):
        bridge.look_as(viewer)
        for position in range(0, bridge.last, 7):
            bridge.go_to(position, at_once=True)
            assert bridge.decider is None
            assert not table.board.play.offers.targets
            assert table.scoring.strip.isHidden()


def test_a_widget_that_does_not_ask_is_caught(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tray, "commands_here", lambda bridge: bridge.legal)
    assert past_shown(qtbot).possible == {"blocks and cards"}
