"""Who builds in an extra building round: rows to click, *Nobody*, and one person alone."""

from collections.abc import Callable, Iterator
from html import unescape

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Construction, PassExtra, Refusal
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.titles.riders.words.refusals import refusal
from changcheng_qt.titles.riders.words.telling import prompt
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.actions.steadying import Meaning
from changcheng_qt.ui.flow.ballot import PAUSE
from changcheng_qt.ui.flow.playhead import REST
from changcheng_qt.ui.flow.screens import Gate, GateReason, Own, Public
from changcheng_qt.ui.window.panel_focus import PanelFocus
from tests.titles.riders.rules.twins import replayed
from tests.titles.riders.table.company import Company
from tests.titles.riders.table.corner import due, match_of, play_until

Make = Callable[..., Company]
ALL = (0, 1, 2, 3, 4)


@pytest.fixture
def company(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Set up a table of five once the first seat has ended its turn."""
    monkeypatch.setattr(Meaning, "is_still", False)
    made: list[Company] = []

    def make(
        people: tuple[Seat, ...] = ALL,
        rich: tuple[Seat, ...] = (),
        poor: tuple[Seat, ...] = (),
        *,
        flagged: bool = False,
        here: frozenset[Seat] | None = None,
    ) -> Company:
        match = match_before_end(people, rich, poor)
        one = Company(match, here=here)
        made.append(one)
        qtbot.addWidget(one.window)
        if flagged:
            one.parts.lone_builder.toggle_flag()
        if here is None:
            assert one.bridge.submit(commands.EndTurn())
        else:
            one.hear_of(commands.EndTurn())
        one.settle()
        return one

    yield make
    for one in made:
        one.close()


def match_before_end(
    people: tuple[Seat, ...], rich: tuple[Seat, ...], poor: tuple[Seat, ...]
) -> AnyMatch:
    """A match at the end of a turn of the first seat, after which some seats can pay for something
    to build, and others cannot.
    """
    for seed in range(1, 60):
        match = play_until(match_of(5, seed, people), due(Stage.BUILDING), seed)
        if match.to_act is not None:
            *_, ended = replayed(match, match.setup, match.log)
            ended.submit(commands.EndTurn())
            able = {seat for seat in ALL[1:] if can_build(ended, seat)}
            if able.issuperset(rich) and able.isdisjoint(poor):
                return match
    raise AssertionError("no such moment")


def can_build(match: AnyMatch, seat: Seat) -> bool:
    """Whether a seat can pay for something to build."""
    return any(isinstance(one, Construction) for one in match.legal(seat))


def focus_of(one: Company) -> PanelFocus:
    """The focus as the shell gives it, which a closed gate keeps from the table."""
    one.window.activateWindow()
    focus = PanelFocus(
        KeyBindings(), lambda: None, lambda: isinstance(one.flow.screen, Gate), one.window
    )
    focus.lead((), one.widgets.home, one.widgets.side_asks)
    focus.give()
    return focus


def passes(one: Company) -> list[Seat]:
    """The seats that have passed in this extra building round."""
    steps = reversed(one.match.steps)
    found: list[Seat] = []
    for step in steps:
        if isinstance(step.command, commands.EndTurn):
            break
        if isinstance(step.command, PassExtra):
            found.append(step.seat)
    return found[::-1]


def test_the_rows_ask_who_builds_on_the_public_view(company: Make) -> None:
    one = company()
    assert one.flow.screen == Public()
    assert one.plated == {seat: ["Build"] for seat in (1, 2, 3, 4)}
    assert one.parts.builders.nobody.words == "Nobody"
    assert one.view.hands == (None,) * 5


def test_the_rows_and_the_prompt_name_all_until_one_builds_alone(company: Make) -> None:
    one = company(rich=(1,))
    assert one.lit == {1, 2, 3, 4}
    line = prompt(one.view, one.bridge.players, ())
    names = [one.bridge.players[seat].name for seat in (1, 2, 3, 4)]
    assert all(name in line.text for name in names)
    assert line.text == line.aloud
    assert line.seat is None
    one.plate(1, 0)
    one.press(one.parts.builders.nobody)
    one.wait(PAUSE)
    assert one.flow.screen == Gate(1, GateReason.TURN)
    assert one.lit == {1}


def test_the_tray_asks_for_the_answer_first(company: Make) -> None:
    """Nothing is said of a lesson, before the answer or after it."""
    one = company(rich=(1,))
    one.bridge.look_as(1)
    wall = one.parts.tray.pieces[Build.TOWER]
    assert "Choose “Build” or “Pass” first." in wall.toolTip()
    one.bridge.plates.answer(1, PassExtra())
    one.settle()
    assert refusal(Refusal.NOT_NOW) in unescape(wall.toolTip())


def test_nobody_passes_for_all_with_enter(company: Make) -> None:
    one = company()
    focus_of(one)
    assert one.window.focusWidget() is one.parts.builders.nobody
    one.press(one.parts.builders.nobody)
    one.wait(PAUSE)
    assert passes(one) == [1, 2, 3, 4]
    assert one.flow.screen == Gate(1, GateReason.TURN)


def test_nobody_is_asked_behind_a_closed_gate(company: Make) -> None:
    """*Nobody* would take the focus from the gate, and Enter pass for all who see nothing."""
    one = company((1, 2, 3))
    one.flow.drop_gate(GateReason.ASKED)
    one.settle()
    assert one.bridge.plates.left(one.bridge.here) == (1, 2, 3)
    assert isinstance(one.flow.screen, Gate)
    one.parts.builders.pass_all()
    assert not one.parts.builders.is_wanted
    assert one.bridge.plates.answered == set()
    one.flow.lift_gate()
    one.settle()
    assert one.parts.builders.is_wanted


def test_nobody_has_the_focus_once_the_gate_is_open_but_not_its_enter(
    company: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key that opens the gate may be struck twice, or held."""
    one = company((1, 2, 3))
    focus, nobody = focus_of(one), one.parts.builders.nobody
    one.flow.drop_gate(GateReason.ASKED)
    one.settle()
    assert one.window.focusWidget() is not nobody
    monkeypatch.undo()
    one.flow.lift_gate()
    one.settle()
    focus.give()
    assert one.window.focusWidget() is nobody
    QTest.keyClick(nobody, Qt.Key.Key_Space)
    assert one.bridge.plates.answered == set()
    monkeypatch.setattr(Meaning, "is_still", False)
    QTest.keyClick(nobody, Qt.Key.Key_Space)
    assert one.bridge.plates.answered == {1, 2, 3}


def test_the_gate_is_for_builders_alone(company: Make) -> None:
    one = company(rich=(2,))
    one.plate(2, 0)
    assert one.plated[2] == ["has answered · change"]
    assert one.parts.builders.nobody.words == "Nobody else"
    one.press(one.parts.builders.nobody)
    one.wait(PAUSE)
    assert passes(one) == [1]
    assert one.flow.screen == Gate(2, GateReason.TURN)
    one.flow.lift_gate()
    one.settle()
    assert (one.flow.screen, one.bridge.decider) == (Own(2), 2)
    building = next(c for c in one.bridge.legal if isinstance(c, Construction))
    assert one.bridge.submit(building)
    one.settle()
    while one.view.stage is Stage.RIDER_DUE:
        assert one.bridge.submit(commands.DrawRider())
        one.settle()
    assert one.bridge.decider == 2, "still its part"
    assert one.bridge.submit(PassExtra())
    one.settle()
    one.wait(REST)
    assert passes(one) == [1, 2, 3, 4]


def test_a_press_meant_for_the_end_of_the_turn_passes_for_nobody(
    company: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = company()
    monkeypatch.undo()
    one.parts.builders._steady._still.start()  # noqa: SLF001 - as if the question had just come
    one.press(one.parts.builders.nobody)
    assert one.bridge.plates.answered == set()


class TestAlone:
    def test_a_seat_that_can_pay_for_nothing_is_not_asked(self, company: Make) -> None:
        one = company((1,), poor=(1,))
        said: list[str] = []
        one.requests.said.connect(said.append)
        assert one.bridge.plates.answered == {1}
        for _ in range(3):
            one.thinker.answer(PassExtra())
        one.wait(PAUSE)
        assert passes(one)[:1] == [1]

    def test_a_seat_that_can_pay_builds_on_its_own_view(self, company: Make) -> None:
        one = company((1,), rich=(1,))
        for _ in range(3):
            one.thinker.answer(PassExtra())
        one.wait(PAUSE)
        assert (one.flow.screen, one.bridge.decider) == (Own(1), 1)
        assert not one.parts.builders.is_wanted

    def test_a_flag_asks_once(self, company: Make) -> None:
        one = company((1,), poor=(1,), flagged=True)
        for _ in range(3):
            one.thinker.answer(PassExtra())
        one.wait(PAUSE)
        assert (one.flow.screen, one.bridge.decider) == (Own(1), 1)
        assert not one.parts.lone_builder.is_flagged

    def test_the_flag_says_what_it_does(self, company: Make) -> None:
        one = company((1,), poor=(1,))
        said: list[str] = []
        one.requests.said.connect(said.append)
        one.parts.lone_builder.toggle_flag()
        one.parts.lone_builder.toggle_flag()
        assert said == [
            "You will be asked in the next extra building round.",
            "You will be asked only if you can build something.",
        ]

    def test_the_flag_is_raised_in_the_tray(self, company: Make) -> None:
        one = company((1,), poor=(1,))
        flag = one.parts.tray.flag
        assert flag.isVisibleTo(one.parts.tray)
        one.press(flag)
        assert one.parts.lone_builder.is_flagged
        assert flag.isChecked()
        one.parts.lone_builder.toggle_flag()
        assert not flag.isChecked()

    def test_where_others_have_screens_both_are_asked(self, company: Make) -> None:
        """An answer at once would tell them that nothing can be paid."""
        for funds in ({"poor": (1,)}, {"rich": (1,)}):
            one = company(ALL, **funds, here=frozenset({1}))
            one.wait(5 * PAUSE)
            assert (one.flow.screen, one.bridge.plates.answered) == (Own(1), set())
            assert one.parts.builders.build.isVisibleTo(one.parts.builders)
            one.parts.lone_builder.toggle_flag()
            assert not one.parts.lone_builder.is_flagged

    def test_several_people_are_asked_anyway_and_have_no_flag(self, company: Make) -> None:
        one = company((1, 2), poor=(1,))
        said: list[str] = []
        one.requests.said.connect(said.append)
        one.parts.lone_builder.toggle_flag()
        assert not one.parts.lone_builder.is_flagged
        assert not one.parts.tray.flag.isVisibleTo(one.parts.tray)
        assert said == []
