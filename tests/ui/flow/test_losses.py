"""The warning before a turn ends: only of losses found out in time, and greater than luck; to end a
turn never takes longer.
"""

from collections.abc import Callable

import pytest

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.ui.flow import losses
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.hints import Choice, HintSource, Stage
from changcheng_qt.ui.flow.losses import LEAST, Losses
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.verdicts.reasons import Way
from tests.planted import Fault, planted, with_and_without
from tests.toy.play import match_of
from tests.toy.rules import ToyState
from tests.ui.flow.clockwork import HandAdviser
from tests.ui.flow.scene import Scene

WARNED = Help(hints=True, warning=True)
BETTER = Way("ask 1")

pytestmark = pytest.mark.usefixtures("qapp")


class LossScene(Scene):
    """A flow with an adviser that finds out losses."""

    def __init__(
        self, kinds: str = "hb", help: Help = WARNED, match: AnyMatch | None = None
    ) -> None:
        self.adviser = HandAdviser()
        super().__init__(MatchBridge(match or match_of(ToyState(len(kinds)), kinds, help)))

    def __post_init__(self) -> None:
        self.flow = TableFlow(
            self.bridge,
            BotSetup(self.thinker, "luck"),
            self.clock,
            lambda view, legal: None,
            self.reason,
            HintSource(self.adviser, 1),
        )
        self.losses = self.flow.losses
        self.flow.start()
        self.flow.lift_gate()

    def lose(self, points: float, *, is_luck: bool = False) -> None:
        """Find out that the last question was about n points."""
        self.adviser.answer(BETTER, Way("work", points, is_equal=is_luck, is_mistake=not is_luck))

    def works(self, points: float) -> None:
        self.submit("work")
        self.lose(points)

    def ends(self) -> bool:
        """Try to end the turn; return whether it ended."""
        count = self.bridge.step_count
        self.bridge.commit("end")
        self.settle()
        return self.bridge.step_count > count


def steps_asked(scene: "LossScene") -> list[int]:
    """Return after how many steps advice was asked for, in order."""
    return [steps for _, _, _, steps in scene.adviser.asked]


def test_a_loss_is_warned_of_once() -> None:
    scene = LossScene()
    view = scene.bridge.view
    scene.works(LEAST)
    assert scene.losses.largest is None
    assert not scene.ends()
    largest = scene.losses.largest
    assert largest is not None
    assert (largest.better, largest.points) == (BETTER, LEAST)
    assert largest.choice == Choice(view, scene.bridge.legal_for(0), "work")
    assert scene.ends()
    assert scene.losses.largest is None


def test_before_something_is_revealed_it_is_warned_of_too_and_not_again_at_the_end() -> None:
    scene = LossScene()
    scene.works(LEAST)
    assert not scene.bridge.commit("work"), "such as a scoring"
    assert scene.losses.ending == "work"
    assert scene.losses.largest is not None
    scene.losses.end_anyway()
    scene.settle()
    scene.lose(0.5)
    assert scene.losses.largest is None
    assert scene.ends(), "what was warned of in vain is not warned of again"


def test_a_loss_after_a_warning_is_warned_of() -> None:
    scene = LossScene()
    scene.works(LEAST)
    assert not scene.bridge.commit("work")
    scene.losses.end_anyway()
    scene.settle()
    scene.lose(LEAST)
    assert not scene.ends()


def never_warn_of_as_much(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(losses, "min", max, raising=False)


@with_and_without(never_warn_of_as_much)
def test_a_loss_after_one_that_was_warned_of_is_undone_is_warned_of(fault: Fault | None) -> None:
    with planted(fault):
        scene = LossScene()
        scene.works(LEAST)
        assert not scene.bridge.commit("work")
        scene.losses.end_anyway()
        scene.settle()
        scene.lose(0.5)
        while scene.bridge.undo_barrier is None:
            assert scene.bridge.undo()
        scene.works(LEAST)
        assert not scene.ends()


def test_a_warning_that_was_heeded_comes_again_for_the_same_loss() -> None:
    scene = LossScene()
    scene.works(LEAST)
    assert not scene.ends()
    scene.losses.put_away()
    assert not scene.ends()


def test_the_turn_can_be_ended_anyway() -> None:
    scene = LossScene()
    scene.works(LEAST)
    scene.ends()
    scene.losses.end_anyway()
    assert scene.bridge.turn_seat == 1


@pytest.mark.parametrize("points", [0.0, LEAST - 0.1])
def test_little_is_not_warned_of(points: float) -> None:
    scene = LossScene()
    scene.works(points)
    assert scene.ends()


@pytest.mark.parametrize(("games", "is_warned_of"), [(3.9, False), (4.0, True)])
def test_a_title_that_counts_games_won_warns_of_four_in_100(
    games: float, is_warned_of: bool
) -> None:
    """A settlement that was left out was never warned of: ten games were the least."""
    scene = LossScene()
    scene.submit("work")
    scene.adviser.answer(BETTER, Way("work", games, is_equal=False, wins=30.0, is_mistake=True))
    assert scene.ends() is not is_warned_of


def test_warnings_that_people_agree_on_begin_with_the_next_choice_and_end_at_once() -> None:
    scene = LossScene(help=PURISTS)
    scene.submit("work")
    assert scene.adviser.asked == []
    scene.bridge.change_help(WARNED, (0,))
    scene.works(LEAST)
    assert not scene.ends()
    assert scene.losses.largest is not None
    scene.bridge.change_help(PURISTS, (0,))
    assert scene.losses.largest is None
    assert scene.losses.total == 0
    assert scene.ends()


def test_luck_is_not_warned_of() -> None:
    scene = LossScene()
    scene.submit("work")
    scene.lose(9.0, is_luck=True)
    assert scene.ends()


def test_losses_of_a_turn_add_up_and_the_largest_is_named() -> None:
    scene = LossScene()
    scene.works(1.5)
    scene.works(2.5)
    assert scene.losses.total == 4
    assert not scene.ends()
    assert scene.losses.largest is not None
    assert scene.losses.largest.points == 2.5


def test_a_loss_not_found_yet_is_none_and_nothing_waits_for_it() -> None:
    scene = LossScene()
    scene.submit("work")
    assert len(scene.adviser.asked) == 1
    assert scene.ends()
    assert scene.adviser.forgotten == 1
    scene.lose(99)
    assert scene.losses.total == 0


def test_choices_are_thought_about_one_after_another() -> None:
    scene = LossScene()
    scene.submit("work", "work")
    assert steps_asked(scene) == [0]
    scene.lose(2)
    assert steps_asked(scene) == [0, 1]
    scene.adviser.fail()
    assert scene.losses.total == 2


def test_a_step_taken_back_is_no_loss() -> None:
    scene = LossScene()
    scene.works(9)
    scene.bridge.undo()
    scene.settle()
    assert scene.losses.total == 0
    assert scene.ends()


def test_an_answer_about_what_was_taken_back_is_dropped() -> None:
    scene = LossScene()
    scene.submit("work")
    scene.bridge.undo()
    scene.lose(9)
    assert scene.losses.total == 0
    assert scene.adviser.forgotten == 1


def test_to_undo_takes_the_warning_away() -> None:
    scene = LossScene()
    scene.works(9)
    scene.ends()
    scene.bridge.undo()
    assert scene.losses.largest is None


def test_the_next_turn_starts_again() -> None:
    scene = LossScene("hh")
    scene.works(3)
    assert scene.ends()
    scene.flow.lift_gate()
    scene.works(3)
    assert scene.losses.total == 3
    assert scene.ends()


WIPES: dict[str, Callable[[LossScene], object]] = {
    "gate": lambda scene: scene.flow.drop_gate(GateReason.ASKED),
    "minimise": lambda scene: scene.flow.hide_window(),
    "load": lambda scene: scene.flow.close(),
    "last round": lambda scene: scene.bridge.show_past(is_shown=True),
    "board only": lambda scene: scene.flow.show_board_only(),
}


@pytest.mark.parametrize("wipe", WIPES)
def test_any_page_over_the_table_removes_the_warning(wipe: str) -> None:
    scene = LossScene("hh")
    scene.works(9)
    scene.ends()
    assert scene.losses.largest is not None
    WIPES[wipe](scene)
    assert scene.losses.largest is None


@pytest.mark.parametrize("help", [Help(), Help(hints=True), Help(follows=True)])
def test_where_no_warning_is_wanted_nothing_is_thought_about(help: Help) -> None:
    scene = LossScene(help=help)
    scene.submit("work")
    assert scene.adviser.asked == []
    assert scene.ends()


def test_a_decision_in_anothers_turn_is_not_judged() -> None:
    scene = LossScene("hh")
    scene.submit("ask 1")
    asked = len(scene.adviser.asked)
    scene.submit("answer")
    assert len(scene.adviser.asked) == asked


def test_a_hint_goes_first_and_the_loss_is_found_out_afterwards() -> None:
    scene = LossScene()
    scene.submit("work")
    scene.flow.hints.ask()
    assert steps_asked(scene) == [0, 1]
    assert scene.adviser.asked[1][1].chosen is None
    scene.adviser.answer(Way("work"), Way("end"))
    assert scene.flow.hints.stage is Stage.FOUND
    assert steps_asked(scene)[2:] == [0]
    assert scene.adviser.asked[2][1].chosen == "work"
    scene.lose(9)
    assert not scene.ends()
    assert scene.flow.hints.stage is Stage.NONE


def keep_what_was_foreseen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Losses, "_drop_from", lambda losses, count: None)


def foresee_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Losses, "_foresee", lambda losses: None)


@with_and_without(foresee_nothing, keep_what_was_foreseen)
def test_the_end_of_a_turn_is_judged_before_it_is_ended(
    fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is more to do, a warning may name the end itself; other choices drop that."""
    monkeypatch.setattr(MatchBridge, "endings", ["end"])
    with planted(fault):
        scene = LossScene()
        scene.lose(LEAST)
        scene.submit("work")
        scene.lose(0, is_luck=True)
        assert scene.losses.cost == 0
        scene.lose(LEAST)
        asked = [(choice.chosen, steps) for _, choice, _, steps in scene.adviser.asked]
        assert asked == [("end", 0), ("work", 0), ("end", 1)]
        assert not scene.ends()
        assert scene.losses.largest is not None
        assert scene.losses.largest.choice.chosen == scene.losses.ending == "end"
        scene.losses.end_anyway()
        scene.settle()
        assert scene.losses.cost == 0


def test_an_end_that_costs_nothing_is_not_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MatchBridge, "endings", ["end"])
    scene = LossScene()
    scene.submit("work")
    scene.lose(0, is_luck=True)
    scene.lose(0, is_luck=True)
    assert scene.ends()


def test_a_refused_command_is_not_judged() -> None:
    scene = LossScene()
    assert not scene.bridge.submit("yawn")
    scene.submit("work")
    assert [asked[1].chosen for asked in scene.adviser.asked] == ["work"]


def come_back(scene: LossScene) -> LossScene:
    """The same game after a restart of the program."""
    match = scene.bridge._match  # noqa: SLF001 - as it would be read from its file
    kinds = "".join("h" if player.is_human else "b" for player in match.players)
    return LossScene(kinds, scene.bridge.help, match)


def test_after_a_restart_of_the_program_the_turn_is_warned_of_as_before() -> None:
    scene = LossScene()
    scene.works(LEAST)
    again = come_back(scene)
    assert again.adviser.asked == scene.adviser.asked, "the same question, with the same luck"
    again.lose(LEAST)
    assert not again.ends()
    assert again.losses.largest is not None


def test_after_a_restart_only_the_present_turn_of_the_own_seat_is_thought_about() -> None:
    scene = LossScene("hh")
    scene.works(LEAST)
    assert scene.ends() is False
    scene.losses.end_anyway()
    scene.settle()
    assert come_back(scene).adviser.asked == []


def test_after_a_restart_nothing_is_thought_about_without_warnings() -> None:
    scene = LossScene(help=PURISTS)
    scene.submit("work")
    assert come_back(scene).adviser.asked == []
    scene.bridge.change_help(WARNED, (0,))
    assert come_back(scene).adviser.asked == [], "the step was not made under warnings"


def test_a_step_that_is_done_again_is_warned_of_again() -> None:
    scene = LossScene()
    scene.works(LEAST)
    scene.bridge.undo()
    scene.settle()
    assert scene.losses.total == 0
    scene.bridge.redo()
    scene.settle()
    scene.lose(LEAST)
    assert not scene.ends()
