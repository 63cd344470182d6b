"""Hints: only for the decider's own view, only once they are in the log, and never too late."""

from collections.abc import Callable
from enum import Enum

import pytest

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import HintTaken
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.hints import HintSource, NoHint, Stage
from changcheng_qt.ui.flow.screens import Gate, GateReason, Notes, Public
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.executor import LocalExecutor, keep_nothing
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.shown_match import Decisions
from changcheng_qt.verdicts.reasons import Way
from tests.toy.fair import Fair
from tests.toy.play import TOY_BALLOTS, match_of, toy_match, toy_needs_hand
from tests.toy.rules import ToyState
from tests.ui.flow.clockwork import HandAdviser, HandClock, HandThinker
from tests.ui.flow.scene import Scene
from tests.ui.flow.slow import SlowKeeper

NODES = 7
FOUND = (Way("work"), Way("end", 1.5, is_equal=False))

HINTS = Help(hints=True)

pytestmark = pytest.mark.usefixtures("qapp")


class HintScene(Scene):
    """A flow with somebody who can be asked for hints, and the answers."""

    def __init__(
        self,
        kinds: str = "hb",
        help: Help = HINTS,
        *,
        is_slow: bool = False,
        start: ToyState | None = None,
    ) -> None:
        self.keeper = SlowKeeper()
        self.match = match_of(start or ToyState(len(kinds)), kinds, help)
        keeper = self.keeper if is_slow else keep_nothing
        executor = LocalExecutor(self.match, keeper)
        decisions = Decisions(toy_needs_hand, TOY_BALLOTS.is_due)
        bridge = MatchBridge(self.match, executor, decisions=decisions)
        self.adviser = HandAdviser()
        self.refused: list[Enum] = []
        self.stages: list[Stage] = []
        super().__init__(bridge)

    def __post_init__(self) -> None:
        self.flow = TableFlow(
            self.bridge,
            BotSetup(self.thinker, "luck"),
            self.clock,
            lambda view, legal: None,
            self.reason,
            HintSource(self.adviser, NODES),
            TOY_BALLOTS,
        )
        self.hints = self.flow.hints
        self.hints.refused.connect(self.refused.append)
        self.hints.changed.connect(lambda: self.stages.append(self.hints.stage))
        self.flow.start()

    @property
    def noted(self) -> list[HintTaken]:
        return [entry for entry in self.match.log if isinstance(entry, HintTaken)]


def asked(kinds: str = "hb") -> HintScene:
    """Return a scene in which a hint is being thought about."""
    scene = HintScene(kinds)
    scene.settle()
    scene.flow.lift_gate()
    scene.hints.ask()
    assert scene.hints.stage is Stage.THINKING
    return scene


def test_a_hint_is_made_of_what_the_decider_sees() -> None:
    scene = asked()
    ((title, choice, effort, steps),) = scene.adviser.asked
    assert (title, effort, steps) == ("toy", NODES, 0)
    assert choice.view == scene.bridge.view_for(0)
    assert choice.legal == scene.bridge.legal_for(0)
    assert choice.chosen is None
    scene.adviser.answer(*FOUND)
    assert scene.hints.stage is Stage.FOUND
    assert scene.hints.ways == FOUND
    assert scene.noted == [HintTaken(0)]


PLAN = (Way("work", then="ask 1"), Way("end", 1.5, is_equal=False))


def planned_after(scene: HintScene) -> object:
    """The plan of the hint that is asked for now."""
    scene.hints.ask()
    return scene.adviser.asked[-1][1].planned


def test_the_next_hint_goes_on_with_the_plan_of_the_last() -> None:
    scene = asked()
    assert scene.adviser.asked[-1][1].planned is None
    scene.adviser.answer(*PLAN)
    scene.submit("work")
    assert planned_after(scene) == "ask 1"
    scene.bridge.undo()
    assert planned_after(scene) is None, "the first part was taken back"
    scene.bridge.redo()
    assert planned_after(scene) == "ask 1"


def test_a_plan_is_forgotten_where_something_else_is_played() -> None:
    scene = asked()
    scene.adviser.answer(*PLAN)
    scene.submit("ask 1")
    assert planned_after(scene) is None


def test_a_plan_is_of_its_next_step_alone() -> None:
    scene = asked()
    scene.adviser.answer(*PLAN)
    scene.submit("work", "work")
    assert planned_after(scene) is None


def offered(kinds: str) -> HintScene:
    """Return a scene at a fair, after an offer of the first seat."""
    start = ToyState(3, fair=Fair((("tea", "tea"), ("silk",), ("silk",))))
    scene = HintScene(kinds, start=start)
    scene.flow.lift_gate()
    give = scene.submit if kinds[0] == "h" else scene.bot
    give("roll 1")
    give("offer")
    return scene


def test_a_person_who_is_asked_next_to_bots_has_a_hint_of_the_own_view() -> None:
    scene = offered("bbh")
    assert scene.bridge.to_act == 1
    scene.hints.ask()
    ((_, choice, _, _),) = scene.adviser.asked
    assert (choice.view.viewer, choice.legal) == (2, ("say yes", "say no"))
    scene.adviser.answer(*FOUND)
    assert scene.noted == [HintTaken(2)]
    assert scene.hints.ways == FOUND


def test_people_who_are_asked_in_front_of_all_have_no_hint() -> None:
    scene = offered("bhh")
    assert scene.bridge.viewer == PUBLIC
    scene.hints.ask()
    assert scene.refused == [NoHint.OWN_VIEW_ONLY]
    assert scene.adviser.asked == []


def test_nothing_is_played() -> None:
    scene = asked()
    scene.adviser.answer(*FOUND)
    assert scene.bridge.step_count == 0


@pytest.mark.parametrize("is_found_first", [True, False])
def test_nothing_is_shown_before_it_is_in_the_log_on_the_disk(is_found_first: bool) -> None:
    scene = HintScene(is_slow=True)
    scene.hints.ask()
    assert scene.noted == [HintTaken(0)]
    if is_found_first:
        scene.adviser.answer(*FOUND)
        assert scene.hints.stage is Stage.THINKING
        assert scene.hints.ways == ()
        scene.keeper.release()
    else:
        scene.keeper.release()
        assert scene.hints.stage is Stage.THINKING
        scene.adviser.answer(*FOUND)
    assert scene.hints.ways == FOUND


def test_a_note_that_is_safe_too_late_shows_no_other_hint() -> None:
    scene = HintScene(is_slow=True)
    scene.hints.ask()
    late, scene.keeper.waiting = scene.keeper.waiting, []
    scene.hints.wipe()
    scene.hints.ask()
    scene.adviser.answer(*FOUND)
    for then in late:
        then()
    assert scene.hints.stage is Stage.THINKING
    scene.keeper.release()
    assert scene.hints.stage is Stage.FOUND


def test_a_hint_that_is_put_away_can_be_looked_at_again_and_is_noted_once() -> None:
    scene = asked()
    scene.adviser.answer(*FOUND)
    scene.hints.put_away()
    assert (scene.hints.stage, scene.hints.ways) == (Stage.NONE, ())
    scene.hints.ask()
    assert scene.hints.ways == FOUND
    assert len(scene.adviser.asked) == 1
    assert scene.noted == [HintTaken(0)]


def test_a_hint_put_away_during_its_search_is_still_found() -> None:
    scene = asked()
    scene.hints.put_away()
    scene.adviser.answer(*FOUND)
    assert scene.hints.stage is Stage.NONE
    scene.hints.ask()
    assert scene.hints.ways == FOUND


def test_one_hint_a_decision_is_noted_also_after_undo() -> None:
    scene = asked()
    scene.submit("work")
    scene.bridge.undo()
    scene.settle()
    scene.hints.ask()
    assert scene.noted == [HintTaken(0)]
    assert len(scene.adviser.asked) == 2


def test_a_failure_is_shown_and_can_be_tried_again() -> None:
    scene = asked()
    scene.adviser.fail()
    assert scene.hints.stage is Stage.FAILED
    scene.hints.put_away()
    scene.hints.ask()
    assert scene.hints.stage is Stage.THINKING
    assert len(scene.adviser.asked) == 2


DROPS: dict[str, Callable[[HintScene], object]] = {
    "command": lambda scene: scene.bridge.submit("work"),
    "undo": lambda scene: scene.bridge.undo(),
    "restart": lambda scene: scene.bridge.reset_turn(),
    "gate": lambda scene: scene.flow.drop_gate(GateReason.ASKED),
    "board only": lambda scene: scene.flow.show_board_only(),
    "locked": lambda scene: scene.flow.hide_window(GateReason.LOCKED),
    "minimise": lambda scene: scene.flow.hide_window(),
    "another player": lambda scene: scene.bridge.seat_player(0, Player("Bo", "bot")),
    "last round": lambda scene: scene.bridge.show_past(is_shown=True),
    "load": lambda scene: scene.flow.close(),
    "take back": lambda scene: scene.bridge.take_back(0, (0, 1)),
}


@pytest.mark.parametrize("drop", DROPS)
@pytest.mark.parametrize("is_found", [True, False])
def test_any_event_ends_the_hint_and_a_late_answer_is_dropped(drop: str, is_found: bool) -> None:
    scene = HintScene("hh")
    scene.flow.lift_gate()
    scene.submit("work")
    scene.hints.ask()
    if is_found:
        scene.adviser.answer(*FOUND)
    DROPS[drop](scene)
    assert (scene.hints.stage, scene.hints.ways) == (Stage.NONE, ())
    assert scene.adviser.forgotten == (0 if is_found else 1)
    scene.adviser.answer(*FOUND)
    assert scene.hints.ways == ()
    scene.hints.ask()
    assert scene.hints.ways == ()


def test_redo_ends_the_hint() -> None:
    scene = HintScene()
    scene.submit("work")
    scene.bridge.undo()
    scene.hints.ask()
    assert scene.bridge.redo()
    scene.adviser.answer(*FOUND)
    assert scene.hints.stage is Stage.NONE


def test_an_answer_to_another_question_goes_nowhere() -> None:
    scene = asked()
    scene.adviser.answer(*FOUND, number=99)
    assert scene.hints.stage is Stage.THINKING


def test_minimising_ends_the_hint_of_who_plays_alone() -> None:
    scene = asked()
    scene.flow.hide_window()
    assert scene.hints.stage is Stage.NONE


@pytest.mark.parametrize(
    ("kinds", "help", "reason"),
    [
        ("hb", PURISTS, Barrier.NO_HINTS),
        ("hb", Help(follows=True, warning=True), Barrier.NO_HINTS),
        ("bh", HINTS, Barrier.NOT_DECIDING),
        ("bb", HINTS, Barrier.NOT_DECIDING),
    ],
)
def test_where_there_is_no_hint_the_reason_is_shown(kinds: str, help: Help, reason: Enum) -> None:
    scene = HintScene(kinds, help)
    assert scene.hints.barrier is reason
    scene.hints.ask()
    assert scene.refused == [reason]
    assert (scene.noted, scene.adviser.asked) == ([], [])


def test_a_game_that_is_over_gives_no_hint() -> None:
    scene = HintScene()
    scene.submit("finish")
    assert scene.hints.barrier is Barrier.NOT_DECIDING


def test_nobody_who_looks_back_gets_a_hint() -> None:
    scene = HintScene()
    scene.bridge.show_past(is_shown=True)
    assert scene.hints.barrier is NoHint.LOOKING_BACK


def test_a_title_that_nobody_can_think_about_has_no_hints() -> None:
    bridge = toy_match("hb", help=HINTS)
    flow = TableFlow(bridge, BotSetup(HandThinker(), ""), HandClock(), lambda *_: None)
    assert flow.hints.barrier is NoHint.NOT_SEARCHED


def test_in_anothers_turn_there_is_a_hint_only_over_ones_own_notes() -> None:
    scene = HintScene("hh")
    scene.flow.lift_gate()
    scene.submit("ask 1")
    assert scene.flow.screen == Public()
    assert scene.hints.barrier is NoHint.OWN_VIEW_ONLY
    scene.flow.look_at_notes(1)
    assert isinstance(scene.flow.screen, Gate)
    assert scene.hints.barrier is NoHint.OWN_VIEW_ONLY
    scene.flow.lift_gate()
    assert scene.flow.screen == Notes(1)
    scene.hints.ask()
    ((_, choice, *_),) = scene.adviser.asked
    assert choice.view == scene.bridge.view_for(1)
    scene.adviser.answer(Way("answer"))
    assert scene.hints.ways == (Way("answer"),)
    scene.flow.back_to_public()
    assert scene.hints.ways == ()
    assert scene.noted == [HintTaken(1)]


def test_notes_of_somebody_who_does_not_decide_hold_no_hint() -> None:
    scene = HintScene("hhh")
    scene.flow.lift_gate()
    scene.submit("ask 1")
    scene.flow.look_at_notes(2)
    scene.flow.lift_gate()
    assert scene.hints.barrier is Barrier.NOT_DECIDING


@pytest.mark.parametrize(
    ("kinds", "help", "prepared"),
    [("hh", HINTS, ["toy"]), ("hh", PURISTS, []), ("bb", HINTS, [])],
)
def test_the_adviser_is_ready_where_hints_may_be_asked_for(
    kinds: str, help: Help, prepared: list[str]
) -> None:
    assert HintScene(kinds, help).adviser.prepared == prepared


def test_hints_that_people_agree_on_are_there_at_once_and_gone_at_once() -> None:
    scene = HintScene("hb", PURISTS)
    scene.settle()
    assert scene.hints.barrier is Barrier.NO_HINTS
    scene.bridge.change_help(HINTS, (0,))
    assert scene.adviser.prepared == ["toy"]
    scene.hints.ask()
    scene.adviser.answer(*FOUND)
    assert scene.hints.stage is Stage.FOUND
    scene.bridge.change_help(PURISTS, (0,))
    assert scene.hints.stage is Stage.NONE
    scene.hints.ask()
    assert scene.refused == [Barrier.NO_HINTS]


def test_nothing_is_asked_while_something_is_not_safe_yet() -> None:
    scene = HintScene(is_slow=True)
    scene.bridge.submit("work")
    scene.hints.ask()
    assert scene.adviser.asked == []
    scene.keeper.release()
    scene.hints.ask()
    assert len(scene.adviser.asked) == 1
