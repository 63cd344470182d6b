"""Requests that are not answered yet, as the disk is slow or the host elsewhere: nothing of them is
shown, and nothing is lost.
"""

from collections.abc import Callable
from enum import Enum
from typing import Any

import pytest

from changcheng_qt.engine.deeds import Undo
from changcheng_qt.engine.game import Limits
from changcheng_qt.engine.help import PURISTS, USUAL
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.playhead import REST
from changcheng_qt.ui.seam.executor import LocalExecutor
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion
from tests.planted import plant
from tests.toy.play import match_of
from tests.toy.rules import TOY_GAME, ToyState
from tests.ui.flow.scene import Scene
from tests.ui.flow.slow import SlowExecutor, SlowKeeper
from tests.ui.flow.test_every_state import CROWDS, EVENTS, Step, close, play_on

Act = Callable[[MatchBridge], object]


class Slow(Enum):
    DISK = "disk"
    HOST = "host"


def held(
    kinds: str = "hh", *commands: str, slow: Slow = Slow.DISK
) -> tuple[MatchBridge, SlowKeeper | SlowExecutor]:
    """Return a bridge after some commands that are safe."""
    match = match_of(ToyState(len(kinds)), kinds)
    keeper = SlowExecutor(match) if slow is Slow.HOST else SlowKeeper()
    executor = keeper if isinstance(keeper, SlowExecutor) else LocalExecutor(match, keeper)
    bridge = MatchBridge(match, executor)
    for command in commands:
        assert bridge.submit(command)
        keeper.release()
    return bridge, keeper


def shown(bridge: MatchBridge) -> list[Any]:
    """Return everything that a bridge can be asked."""
    viewers = (0, 1, PUBLIC, EVERYONE)
    return [
        bridge.view,
        bridge.legal,
        [(bridge.view_for(viewer), bridge.legal_for(viewer)) for viewer in viewers],
        (bridge.players, bridge.to_act, bridge.turn_seat, bridge.outcome, bridge.help),
        (bridge.undo_barrier, bridge.redo_barrier),
        (bridge.step_count, bridge.turn_seats, bridge.events(), bridge.marks),
        bridge.why_not("yawn"),
    ]


pytestmark = pytest.mark.usefixtures("qapp")

ACTS: dict[str, tuple[Act, Motion | None]] = {
    "end": (lambda bridge: bridge.submit("end"), Motion.FORWARD),
    "finish": (lambda bridge: bridge.submit("finish"), Motion.FORWARD),
    "undo": (lambda bridge: bridge.undo(), Motion.BACK),
    "reset": (lambda bridge: bridge.reset_turn(), Motion.JUMP),
    "take back": (lambda bridge: bridge.take_back(1, (0, 1)), Motion.JUMP),
    "rename": (lambda bridge: bridge.seat_player(0, Player("Zoë")), None),
    "help": (lambda bridge: bridge.change_help(USUAL, (0, 1)), Motion.JUMP),
}


@pytest.mark.parametrize("slow", Slow)
@pytest.mark.parametrize("act", ACTS)
def test_a_held_command_is_not_shown(act: str, slow: Slow) -> None:
    bridge, keeper = held("hh", "work", "work", slow=slow)
    heard: list[Change | None] = []
    bridge.changed.connect(heard.append)
    bridge.players_changed.connect(lambda: heard.append(None))
    before = shown(bridge)
    ACTS[act][0](bridge)
    assert bridge.is_holding
    assert shown(bridge) == before
    assert heard == []
    keeper.release()
    assert not bridge.is_holding
    assert shown(bridge) != before
    assert [change.motion if change else None for change in heard] == [ACTS[act][1]]


def test_redo_is_held_too() -> None:
    bridge, keeper = held("hh", "work")
    bridge.undo()
    keeper.release()
    before = shown(bridge)
    assert bridge.redo()
    assert shown(bridge) == before
    keeper.release()
    assert bridge.step_count == 1


def test_a_bridge_that_shows_too_early_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    bridge, _ = held("hh", "work")
    before = shown(bridge)
    monkeypatch.setattr(Match, "still", lambda match: match)
    bridge.submit("end")
    assert shown(bridge) != before


def test_another_viewer_meanwhile_sees_what_was_before() -> None:
    bridge, keeper = held("hh", "work")
    before = bridge.view_for(1)
    heard: list[Change] = []
    bridge.changed.connect(heard.append)
    bridge.submit("end")
    bridge.look_as(1)
    assert heard == [Change(before)]
    keeper.release()
    assert heard[1].view.viewer == 1
    assert heard[1].motion is Motion.FORWARD


@pytest.mark.parametrize("act", ACTS)
def test_a_command_refused_later_changes_nothing(act: str) -> None:
    bridge, executor = refusing("hh", "work", "work")
    heard: list[object] = []
    bridge.changed.connect(heard.append)
    bridge.players_changed.connect(lambda: heard.append(None))
    bridge.refused.connect(heard.append)
    before = shown(bridge)
    ACTS[act][0](bridge)
    assert (bridge.is_holding, heard) == (True, [])
    executor.refuse()
    assert (bridge.is_holding, heard) == (False, [Barrier.OTHER_DECIDED])
    assert shown(bridge) == before
    ACTS[act][0](bridge)
    executor.release()
    assert shown(bridge) != before


def refusing(kinds: str, *commands: str) -> tuple[MatchBridge, SlowExecutor]:
    bridge, executor = held(kinds, *commands, slow=Slow.HOST)
    assert isinstance(executor, SlowExecutor)
    return bridge, executor


@pytest.mark.parametrize("slow", Slow)
@pytest.mark.parametrize("act", [name for name in ACTS if name not in ("rename", "help")])
def test_further_requests_are_refused_without_a_message(act: str, slow: Slow) -> None:
    bridge, keeper = held("hh", "work", "work", slow=slow)
    words: list[object] = []
    bridge.refused.connect(words.append)
    assert bridge.submit("work")
    assert not ACTS[act][0](bridge)
    keeper.release()
    assert (bridge.step_count, words, keeper.waiting) == (3, [], [])


def test_a_command_refused_by_the_rules_is_not_held() -> None:
    bridge, _ = held("hh")
    words: list[object] = []
    bridge.refused.connect(words.append)
    assert not bridge.submit("yawn")
    assert not bridge.undo()
    assert not bridge.reset_turn()
    assert (len(words), bridge.is_holding) == (3, False)


@pytest.mark.parametrize("slow", Slow)
def test_other_players_wait_for_their_turn(slow: Slow) -> None:
    bridge, keeper = held("hh", slow=slow)
    bridge.submit("work")
    bridge.seat_player(0, Player("Ada"))
    bridge.seat_player(1, Player("Bo", "bot"))
    keeper.release()
    assert (bridge.step_count, bridge.is_holding) == (1, True)
    while keeper.waiting:
        keeper.release()
    assert bridge.players == (Player("Ada"), Player("Bo", "bot"))
    assert not bridge.is_holding


def test_another_help_waits_for_what_is_held_and_a_refused_one_holds_nothing_up() -> None:
    bridge, keeper = held("hh")
    words: list[object] = []
    bridge.refused.connect(words.append)
    bridge.submit("work")
    bridge.change_help(PURISTS, (0, 1))
    bridge.change_help(USUAL, (0, 1))
    bridge.seat_player(0, Player("Ada"))
    assert bridge.help == PURISTS
    while keeper.waiting:
        keeper.release()
    assert (bridge.help, bridge.players[0]) == (USUAL, Player("Ada"))
    assert words == [Barrier.NOTHING_TO_CHANGE]


def test_a_player_whom_a_full_log_refuses_is_not_held(monkeypatch: pytest.MonkeyPatch) -> None:
    bridge, keeper = held("hh")
    words: list[object] = []
    bridge.refused.connect(words.append)
    plant(monkeypatch, TOY_GAME, "limits", Limits(0))
    bridge.seat_player(0, Player("Ada"))
    assert (words, bridge.is_holding) == ([Barrier.LOG_FULL], False)
    assert bridge.players[0] != Player("Ada")
    assert not keeper.waiting


@pytest.mark.parametrize("count", [0, 1])
def test_a_turn_without_steps_is_not_reset(count: int) -> None:
    """Not into the turn before, although its end could be taken back."""
    bridge, keeper = held("hb", *["work", "end"][2 - 2 * count :])
    refused: list[object] = []
    bridge.refused.connect(refused.append)
    why = Barrier.NOTHING_IN_TURN if count else Barrier.NOTHING_DONE
    assert bridge.reset_barrier is why
    assert not bridge.reset_turn()
    assert refused == [why]
    assert bridge.step_count == 2 * count
    assert not keeper.waiting


def test_a_turn_is_reset_as_far_as_the_log_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    bridge, keeper = held("hb", "work", "work", "work")
    plant(monkeypatch, TOY_GAME, "limits", Limits(5))
    assert bridge.reset_turn()
    keeper.release()
    assert (bridge.step_count, bridge.reset_barrier) == (1, Barrier.LOG_FULL)


def test_bots_wait_and_are_not_blamed() -> None:
    bridge, keeper = held("hbb")
    table = Scene(bridge)
    bridge.submit("end")
    table.settle()
    assert table.thinker.questions == []
    keeper.release()
    table.settle()
    assert len(table.thinker.questions) == 1
    bridge.undo()
    table.bot("work")
    keeper.release()
    table.settle()
    assert (bridge.step_count, table.flow.bots.failed_seat) == (0, None)
    table.flow.close()


def test_a_bot_is_asked_once_while_its_step_is_held() -> None:
    bridge, keeper = held("hb", "end")
    table = Scene(bridge)
    table.bot("work")
    assert bridge.is_holding
    table.flow.bots.pause()
    table.flow.bots.resume()
    assert len(table.thinker.questions) == 1
    keeper.release()
    table.settle()
    assert len(table.thinker.questions) == 2
    table.flow.close()


def test_players_who_wait_are_seated_also_after_a_refusal() -> None:
    bridge, executor = refusing("hh")
    bridge.submit("work")
    bridge.seat_player(1, Player("Bo", "bot"))
    executor.refuse()
    executor.release()
    assert (bridge.step_count, bridge.players[1]) == (0, Player("Bo", "bot"))


def test_a_bot_whose_command_is_refused_later_is_asked_no_more_until_it_is_trusted() -> None:
    bridge, executor = refusing("hb", "end")
    table = Scene(bridge)
    table.bot("work")
    executor.refuse()
    table.settle()
    assert (table.flow.bots.failed_seat, len(table.thinker.questions)) == (1, 1)
    table.flow.ask_again()
    table.bot("work")
    executor.release()
    table.settle()
    assert (bridge.step_count, len(table.thinker.questions)) == (2, 3)
    table.flow.close()


def test_bots_go_on_after_the_refusal_of_something_else() -> None:
    bridge, executor = refusing("hb", "end")
    table = Scene(bridge)
    table.thinker.answer("work")
    assert bridge.undo()
    table.wait(2 * REST)
    assert executor.waiting[0][0] == Undo()
    assert bridge.is_holding
    executor.refuse()
    table.settle()
    assert (len(table.thinker.questions), table.flow.bots.failed_seat) == (2, None)
    table.flow.close()


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
@pytest.mark.parametrize("crowd", list(Crowd))
@pytest.mark.parametrize("command", ["work", "ask 1", "end"])
@pytest.mark.parametrize("slow", Slow)
def test_the_game_continues_after_any_event_meanwhile(
    crowd: Crowd, event: Step, command: str, slow: Slow
) -> None:
    bridge, keeper = held(CROWDS[crowd], slow=slow)
    table = Scene(bridge)
    table.flow.lift_gate()
    assert bridge.submit(command)
    event(table)
    table.settle()
    table.wait(2 * REST)
    assert bridge.step_count == 0
    while keeper.waiting:
        keeper.release()
        table.settle()
    assert bridge.step_count == 1
    if event is not close:
        play_to_the_end(table, keeper)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
@pytest.mark.parametrize("crowd", list(Crowd))
def test_the_game_continues_after_any_event_before_a_refusal(crowd: Crowd, event: Step) -> None:
    bridge, executor = refusing(CROWDS[crowd])
    table = Scene(bridge)
    table.flow.lift_gate()
    assert bridge.submit("end")
    event(table)
    table.settle()
    executor.refuse()
    table.settle()
    assert bridge.step_count == 0
    if event is not close:
        play_to_the_end(table, executor)


def play_to_the_end(table: Scene, keeper: SlowKeeper | SlowExecutor) -> None:
    table.flow.show_window()
    for _ in range(12):
        while keeper.waiting:
            keeper.release()
            table.settle()
        play_on(table)
    assert table.bridge.to_act is None
    table.flow.close()
