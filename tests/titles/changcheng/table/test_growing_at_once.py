"""A board is added in mid-turn: one thing is shown after the other, and the turn goes on."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    EndTurn,
    ExtendMap,
    PlaceSingle,
)
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Options
from changcheng_qt.titles.changcheng.table.panels.turn_guide_model import Hint, Standing, guide
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBoard
from changcheng_qt.titles.changcheng.table.pointer.targets import EndTarget
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import Phase
from changcheng_qt.titles.changcheng.table.table_parts import MatchTable
from changcheng_qt.titles.changcheng.words.options import option_texts
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import TableContext
from tests.titles.changcheng.table.growing import DOER, go_on, growing
from tests.titles.changcheng.table.playing import bridge_of, plain_looks

WEST, EAST = (ExtendMap("3", Side.A, end) for end in (End.WEST, End.EAST))
BETWEEN_SINGLES = ("single 1A.4", "score 1A.p1")
BEFORE_A_SCORING = ("double 1A.4 1A.5", "score 1A.p1")
SQUARES = (967, 567)


class Table:
    """All widgets of a table, on which reveals wait to be asked for, for the seat that builds."""

    def __init__(
        self,
        qtbot: QtBot,
        match: AnyMatch,
        viewer: Viewer = DOER,
        motion: MotionSpeed = MotionSpeed.SLOW,
    ) -> None:
        self._qtbot = qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.bridge = bridge_of(match, viewer)
        self.table = MatchTable(
            TableContext(self.bridge, plain_looks(motion), Requests(), self.window)
        )
        self.scoring, self.extension = self.table.scoring, self.table.extension
        self.table.board.resize(*SQUARES)
        self.window.show()

    @property
    def phase(self) -> Phase | None:
        walk = self.scoring.reveal.stage
        return walk.phase if walk else None

    def see_the_scoring(self) -> None:
        """Go on until the last reveal, and over the award."""
        while self.scoring.reveal.waiting:
            self.scoring.reveal.advance()
            assert not self.extension.isVisible()
        assert self.phase is Phase.AWARDED
        assert not self.extension.isVisible()
        self.go_on()

    def go_on(self) -> None:
        """Leave the award, once it can be left."""
        self._qtbot.waitUntil(lambda: not self.scoring.is_still)
        self.scoring.next.click()


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[..., Table]:
    return lambda match, **more: Table(qtbot, match, **more)


def test_the_board_is_asked_for_when_the_scoring_has_been_seen(
    shown: Callable[..., Table],
) -> None:
    table = shown(growing("single 1A.4"))
    table.bridge.submit(BeginScoring(0))
    assert not table.extension.isVisible()
    table.see_the_scoring()
    assert table.phase is None
    assert table.extension.isVisible()


def test_the_ends_of_the_wall_are_not_offered_before(shown: Callable[..., Table]) -> None:
    """A click to hurry the scoring adds no board; the one drawn could go to either end."""
    table = shown(growing("single 1A.4", drawn=True))
    offers = table.table.board.play
    table.bridge.submit(BeginScoring(0))
    assert offers.offers.targets == {}
    table.see_the_scoring()
    assert set(offers.offers.targets) == {EndTarget(end) for end in End}


def test_a_screen_that_comes_to_it_later_is_asked_at_once(shown: Callable[..., Table]) -> None:
    table = shown(growing(*BETWEEN_SINGLES))
    assert table.phase is None
    assert table.extension.isVisible()


def test_another_view_is_not_asked(shown: Callable[..., Table]) -> None:
    assert not shown(growing(*BETWEEN_SINGLES), viewer=PUBLIC).extension.isVisible()


@pytest.mark.parametrize("drawn", [False, True])
def test_it_says_that_the_turn_continues(shown: Callable[..., Table], drawn: bool) -> None:
    table = shown(growing(*BETWEEN_SINGLES, drawn=drawn))
    said = table.extension.rule.text()
    assert said.endswith(" Then your turn continues.")
    assert ("Choose a board" in said) is not drawn


def test_at_the_end_of_a_turn_it_says_nothing_of_that(shown: Callable[..., Table]) -> None:
    texts = ("single 1A.4", "score 1A.p1", "single 1A.5", "score 1A.p2", "end")
    table = shown(growing(*texts, at_once=False))
    assert table.extension.isVisible()
    assert "continues" not in table.extension.rule.text()


def test_the_turn_goes_on_with_the_new_squares(shown: Callable[..., Table]) -> None:
    table = shown(growing(*BETWEEN_SINGLES), motion=MotionSpeed.NONE)
    table.table.hand.pick(HeldBoard("3", Side.A))
    table.extension.ends[End.WEST].click()
    assert not table.extension.isVisible()
    view = table.bridge.view
    assert (view.turn.seat, view.to_act, view.wall.order) == (DOER, DOER, (2, 0, 1))
    assert PlaceSingle(38) in table.bridge.legal
    assert EndTurn() not in table.bridge.legal
    assert table.bridge.undo_barrier is Barrier.HIDDEN_SHOWN


def test_a_second_scoring_is_asked_for_after_the_board(shown: Callable[..., Table]) -> None:
    table = shown(growing("double 1A.4 1A.5"), motion=MotionSpeed.NONE)
    table.bridge.submit(BeginScoring(0))
    assert table.scoring.strip.buttons == []
    table.go_on()
    assert (table.phase, table.extension.isVisible()) == (None, True)
    assert not table.scoring.isVisible()
    table.bridge.submit(EAST)
    assert (table.phase, table.extension.isVisible()) == (Phase.DUE, False)
    assert [button.text() for button in table.scoring.strip.buttons] == ["Score Jiuquan"]


def test_a_second_scoring_is_asked_for_after_the_first_has_been_seen(
    shown: Callable[..., Table],
) -> None:
    """Without any board between them."""
    table = shown(growing("double 1A.4 1A.5", at_once=False), motion=MotionSpeed.NONE)
    table.bridge.submit(BeginScoring(0))
    table.go_on()
    assert table.phase is Phase.DUE
    assert table.scoring.isVisible()
    assert [button.text() for button in table.scoring.strip.buttons] == ["Score Jiuquan"]


def test_the_province_that_waits_is_not_spoken_of_while_a_board_is_due(
    shown: Callable[..., Table],
) -> None:
    table = shown(growing(*BEFORE_A_SCORING))
    assert table.scoring.reveal.place is None
    assert table.extension.isVisible()


def test_the_guide_shows_the_action_begun_and_names_the_board() -> None:
    match = growing(*BETWEEN_SINGLES)
    shown = guide(match.view(DOER), match.legal(DOER))
    assert shown.hints == (Hint.ADD_BOARD,)
    assert [row.standing for row in shown.rows].count(Standing.BEGUN) == 1
    assert guide(match.view(0), match.legal(0)).hints == ()
    go_on(match, "extend 3A east")
    assert Hint.ADD_BOARD not in guide(match.view(DOER), match.legal(DOER)).hints


@pytest.mark.parametrize("motion", [MotionSpeed.NORMAL, MotionSpeed.NONE])
@pytest.mark.parametrize("command", [WEST, EAST])
def test_the_new_board_is_seen_where_not_all_are(
    shown: Callable[..., Table], command: ExtendMap, motion: MotionSpeed
) -> None:
    table = shown(growing(*BETWEEN_SINGLES), motion=motion)
    board = table.table.board
    board.view.zoom_by(6)
    layout = board.scene.layout
    far = layout.board_rect(1 if command is WEST else 0)
    board.view.centre_on(far.center())
    table.bridge.submit(command)
    board.skip_motion()
    assert not board.view.shows_all
    seen, added = board.view.seen, board.scene.layout.board_rect(2)
    assert seen.intersected(added).width() > 0.9 * min(seen.width(), added.width())


def test_the_option_is_said_where_options_are_read() -> None:
    (text,) = (text for text in option_texts() if text.field == "extension_time")
    assert [choice.value for choice in text.choices] == list(ExtensionTime)
    usual, at_once = text.choices
    assert text.chosen(Options()) is usual
    assert text.chosen(Options(extension_time=ExtensionTime.AT_ONCE)) is at_once
