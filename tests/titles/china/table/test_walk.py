"""The counting in China is walked through one thing after the other."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QMargins, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    GameEnded,
    RegionScored,
    RoadsScored,
)
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.geometry.places import RegionPlace
from changcheng_qt.titles.china.table.pointer.hand import Hand
from changcheng_qt.titles.china.table.reveal.panel import ScoringPanel
from changcheng_qt.titles.china.table.reveal.spotlight import Spotlight
from changcheng_qt.titles.china.table.reveal.stages import (
    PASSING,
    Counted,
    WalkScript,
    gives_points,
)
from changcheng_qt.titles.china.table.scene.counted_marks import spot_marks
from changcheng_qt.titles.china.table.scene.marks import (
    EmperorMark,
    LitRoadMark,
    LitSealMark,
    OutlineMark,
)
from changcheng_qt.ui.board.zoom import Extent
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.reveal.stages import REVEAL
from changcheng_qt.ui.reveal.walk import WalkReveal
from changcheng_qt.ui.seam import match_bridge
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge
from tests.planted import Fault, planted, with_and_without
from tests.titles.china.table.matches import finished, match_of, one_step_back, play_until
from tests.ui.flow.clockwork import HandClock

TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 567)


class Walked:
    """A panel next to its walk."""

    def __init__(
        self, qtbot: QtBot, match: AnyMatch, motion: MotionSpeed = MotionSpeed.SLOW
    ) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.match, self.bridge = match, MatchBridge(match)
        self.clock = HandClock()
        looks = Appearance(Looks(theme=ThemeChoice.LIGHT, motion=motion))
        self.reveal = WalkReveal[Counted](WalkScript(), self.bridge, looks, self.clock, self.window)
        self.panel = ScoringPanel(self.reveal, looks, self.window)
        self.panel.place(TABLE, BOARD)
        self.window.show()
        self.finished = 0
        self.reveal.finished.connect(self._on_finished)

    @property
    def shown(self) -> tuple[Counted, ...]:
        stage = self.reveal.walk.stage
        return stage.parts if stage else ()

    @property
    def scores(self) -> tuple[int, ...]:
        scores: tuple[int, ...] = self.reveal.view.scores
        return scores

    def lead_through(self) -> Iterator[tuple[Counted, tuple[int, ...]]]:
        """Go on to the last stage; yield each thing counted, and the scores then."""
        yield self.shown[-1], self.scores
        while self.reveal.walk.waiting:
            self.reveal.walk.advance()
            yield self.shown[-1], self.scores

    def play_elsewhere(self, command: object) -> None:
        self.match.submit(command)
        self.bridge.take(self.match.log[-1])

    def _on_finished(self) -> None:
        self.finished += 1


@pytest.fixture(scope="module")
def over() -> AnyMatch:
    return finished(4, 3)


def fills_region(steps: Sequence[tuple[object, ...]]) -> bool:
    return any(isinstance(event, RegionScored) for step in steps[-1:] for event in step)


def region_just_filled() -> AnyMatch:
    """A match whose latest step filled a region."""
    match = play_until(match_of(3, 2), lambda one: fills_region(one.events(PUBLIC)), 2)
    assert match.outcome is None
    return match


def test_a_full_region_is_shown_until_somebody_goes_on(qtbot: QtBot) -> None:
    match, last = one_step_back(region_just_filled())
    walked = Walked(qtbot, match)
    assert walked.panel.isHidden()
    walked.bridge.submit(last)
    scored = walked.shown[-1]
    assert isinstance(scored, RegionScored)
    assert walked.reveal.is_spotlit
    assert walked.reveal.walk.is_busy
    assert walked.panel.isVisible()
    assert len(walked.panel.rows) == 1
    assert walked.panel.next.text() == "Continue"
    walked.reveal.walk.advance()
    assert walked.shown == ()
    assert walked.panel.isHidden()
    assert not walked.reveal.walk.is_busy
    assert walked.finished == 0


def forget_who_played(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(match_bridge, "Change", lambda *about: Change(*about[:3]))


@pytest.mark.parametrize("motion", [MotionSpeed.SLOW, MotionSpeed.NONE])
@with_and_without(forget_who_played)
def test_no_scoring_is_taken_away_by_others_who_play_on(
    qtbot: QtBot, motion: MotionSpeed, fault: Fault | None
) -> None:
    steps = (over := finished(3, 2)).events(PUBLIC)
    scorings = [n for n in range(len(steps)) if fills_region(steps[: n + 1])]
    first, second = next((a, b) for a, b in pairwise(scorings) if b > a + 1)
    walked = Walked(qtbot, match_of(3, 2), motion)
    for step in over.steps[:first]:
        walked.match.submit(step.command)
    with planted(fault):
        walked.play_elsewhere(over.steps[first].command)
        scored = walked.shown
        for step in over.steps[first + 1 : second]:
            walked.play_elsewhere(step.command)
            assert (walked.shown, walked.panel.next.text()) == (scored, "Continue")
        played = walked.scores
        walked.play_elsewhere(over.steps[second].command)
        assert (walked.shown, walked.scores) == (scored, played)
        assert walked.panel.next.text() == "Next"
        walked.reveal.walk.advance()
        assert walked.shown not in ((), scored)
        walked.match.undo()
        walked.bridge.take(walked.match.log[-1])
        assert walked.panel.isHidden()


def test_a_step_that_counts_nothing_shows_nothing(qtbot: QtBot) -> None:
    walked = Walked(qtbot, match_of(3, 2))
    walked.bridge.submit(walked.bridge.legal_for(walked.bridge.turn_seat)[0])
    assert walked.shown == ()
    assert walked.panel.isHidden()


def test_the_end_is_walked_through_in_order(qtbot: QtBot, over: AnyMatch) -> None:
    match, last = one_step_back(over)
    walked = Walked(qtbot, match)
    before = walked.scores
    walked.bridge.submit(last)
    kinds = []
    for counted, scores in walked.lead_through():
        kinds.append(type(counted))
        if isinstance(counted, RoadsScored):
            gained = {counted.seat: sum(counted.points)}
        elif isinstance(counted, GameEnded):
            gained = {}
        else:
            gained = dict(enumerate(counted.points))
        expected = tuple(score + gained.get(seat, 0) for seat, score in enumerate(before))
        assert scores == expected, "the scores are those after what has been shown, and no others"
        before = scores
    assert before == over.view(PUBLIC).scores
    regions = kinds.count(RegionScored)
    assert kinds == [RegionScored] * regions + [AllianceScored] * 15 + [RoadsScored] * 4 + [
        GameEnded
    ]
    assert len(walked.panel.rows) == len(kinds)
    assert all(row.accessibleName() for row in walked.panel.rows)
    assert walked.panel.next.text() == "Result"
    assert walked.finished == 0
    walked.reveal.walk.advance()
    assert walked.finished == 1


def test_alliances_that_nobody_scores_pass_quickly(qtbot: QtBot, over: AnyMatch) -> None:
    match, last = one_step_back(over)
    walked = Walked(qtbot, match)
    walked.bridge.submit(last)
    rests = {}
    for counted, _ in walked.lead_through():
        stage = walked.reveal.walk.stage
        assert stage is not None
        rests[gives_points(counted)] = stage.rest
    assert rests == {True: REVEAL, False: PASSING}


def test_without_motion_everything_is_there_at_once(qtbot: QtBot, over: AnyMatch) -> None:
    match, last = one_step_back(over)
    walked = Walked(qtbot, match, MotionSpeed.NONE)
    walked.bridge.submit(last)
    assert walked.reveal.walk.waiting == 0
    assert isinstance(walked.shown[-1], GameEnded)
    assert walked.scores == over.view(PUBLIC).scores


def test_a_walk_that_was_broken_off_begins_again(qtbot: QtBot, over: AnyMatch) -> None:
    walked = Walked(qtbot, over)
    assert walked.shown == ()
    walked.reveal.begin()
    assert len(walked.shown) == 1
    assert walked.reveal.walk.waiting
    assert walked.panel.isVisible()


def test_nothing_begins_in_a_running_game(qtbot: QtBot) -> None:
    walked = Walked(qtbot, region_just_filled())
    walked.reveal.begin()
    assert walked.shown == ()


def test_going_back_puts_the_panel_away(qtbot: QtBot) -> None:
    match, last = one_step_back(region_just_filled())
    walked = Walked(qtbot, match)
    walked.bridge.look_as(match.turn_seat)
    walked.bridge.submit(last)
    assert walked.panel.isVisible()
    assert walked.bridge.undo()
    assert walked.panel.isHidden()
    assert not walked.reveal.is_spotlit


def test_rows_explain_every_seat_that_scores(qtbot: QtBot, over: AnyMatch) -> None:
    match, last = one_step_back(over)
    walked = Walked(qtbot, match, MotionSpeed.NONE)
    walked.bridge.submit(last)
    for counted, row in zip(walked.shown, walked.panel.rows, strict=True):
        if isinstance(counted, RegionScored | AllianceScored):
            scored = [seat for seat, points in enumerate(counted.points) if points]
            names = [walked.bridge.players[seat].name for seat in scored]
            assert all(name in row.accessibleName() for name in names)
            unnamed = [p.name for n, p in enumerate(walked.bridge.players) if n not in scored]
            assert not any(name in row.accessibleName() for name in unnamed)


def test_the_place_being_counted_is_lit(over: AnyMatch) -> None:
    view = over.view(PUBLIC)
    region = RegionScored(2, (1, 0, 0, 0), (), (1, 0, 0, 0))
    assert set(spot_marks(region, view).values()) == {OutlineMark(2)}
    alliance = AllianceScored(4, ((0,) * 4, (0,) * 4), (0,) * 4)
    one, other = view.board.alliances[4]
    lit = {OutlineMark(one), OutlineMark(other), LitSealMark(4), EmperorMark(4)}
    assert set(spot_marks(alliance, view).values()) == lit


def test_the_roads_of_a_line_are_lit_in_the_colour_of_its_seat() -> None:
    found = 0
    for seed in range(12):
        match = finished(3, seed)
        view = match.view(PUBLIC)
        for event in (event for step in match.events(PUBLIC) for event in step):
            if isinstance(event, RoadsScored):
                lit = [
                    m.road for m in spot_marks(event, view).values() if isinstance(m, LitRoadMark)
                ]
                expected = {frozenset(pair) for line in event.lines for pair in pairwise(line)}
                assert {frozenset(view.board.roads[road]) for road in lit} == expected
                found += len(event.lines)
    assert found, "no seat ever had a line"


@pytest.mark.parametrize("seats", [3, 5])
def test_every_score_is_seen_whole(qtbot: QtBot, seats: int) -> None:
    match, last = one_step_back(finished(seats, 2))
    walked = Walked(qtbot, match, MotionSpeed.NONE)
    walked.bridge.submit(last)
    qtbot.wait_until(lambda: walked.panel.scores.width() > 0)
    for words in walked.panel.scores.scores.values():
        assert words.width() >= words.sizeHint().width()


def lit_on(board: MapBoard) -> set[object]:
    return set(board.scene.marks.figures.values())


def test_a_walk_lights_the_map_and_leaves_it_as_it_was(qtbot: QtBot, over: AnyMatch) -> None:
    match, last = one_step_back(over)
    walked = Walked(qtbot, match)
    looks = Appearance(Looks(motion=MotionSpeed.NONE))
    board = MapBoard(walked.bridge, Hand(), looks, walked.window, shown=walked.reveal)
    spotlight = Spotlight(walked.panel, board)
    assert spotlight.parent() is board
    walked.reveal.advanced.connect(board.refresh)
    walked.bridge.submit(last)
    for counted, _ in walked.lead_through():
        expected = set(spot_marks(counted, board.scene.view).values())
        assert lit_on(board) == expected
    assert board.scene.view.scores == over.view(PUBLIC).scores
    walked.reveal.walk.advance()
    assert lit_on(board) == set()


def test_where_the_panel_is_over_the_board_the_map_moves_aside(
    qtbot: QtBot, over: AnyMatch
) -> None:
    match, last = one_step_back(over)
    walked = Walked(qtbot, match)
    board = MapBoard(walked.bridge, Hand(), Appearance(Looks()), walked.window)
    board.setGeometry(0, 46, 1280, 754)
    board.show()
    Spotlight(walked.panel, board)
    whole = board.view.shown_scale
    walked.bridge.submit(last)
    walked.panel.place(TABLE, TABLE)
    assert walked.panel.covered
    assert board.view.shown_scale < whole
    walked.reveal.walk.advance_to_end()
    walked.reveal.walk.advance()
    assert board.view.shown_scale == whole


def keep_the_scale_to_play(patch: pytest.MonkeyPatch) -> None:
    keep_clear = ZoomView.keep_clear

    def without(view: ZoomView, covered: QMargins, by: str = "panel", *, whole: bool) -> None:
        keep_clear(view, covered, by)

    patch.setattr(ZoomView, "keep_clear", without)


@with_and_without(keep_the_scale_to_play)
def test_next_to_a_wide_panel_the_whole_map_is_seen_however_small(
    qtbot: QtBot, over: AnyMatch, fault: Fault | None
) -> None:
    """Nobody plays on it meanwhile; before and after it is as large as one needs to play."""
    with planted(fault):
        match, last = one_step_back(over)
        walked = Walked(qtbot, match)
        board = MapBoard(walked.bridge, Hand(), Appearance(Looks()), walked.window)
        board.setGeometry(0, 46, 760, 500)
        board.show()
        Spotlight(walked.panel, board)
        before = board.view.shown_scale
        walked.bridge.submit(last)
        walked.panel.place(board.geometry(), board.geometry())
        QCoreApplication.processEvents()
        seen = board.view.mapFromScene(board.view.board).boundingRect()
        assert board.view.clear.adjusted(-2, -2, 2, 2).contains(seen)
        walked.reveal.walk.advance_to_end()
        walked.reveal.walk.advance()
        assert board.view.shown_scale == before


def regions_out_of_sight(qtbot: QtBot, over: AnyMatch) -> list[int]:
    """Return the regions of a final scoring of which the panel, or the edge of a narrow board that
    is looked at closely, hides more than a sliver when they are scored.
    """
    match, last = one_step_back(over)
    walked = Walked(qtbot, match)
    board = MapBoard(walked.bridge, Hand(), Appearance(Looks()), walked.window)
    board.setGeometry(0, 46, 760, 500)
    board.show()
    board.view.hold_to(Extent.WORKING)
    Spotlight(walked.panel, board)
    walked.bridge.submit(last)
    hidden = []
    for counted, _ in walked.lead_through():
        if not isinstance(counted, RegionScored):
            break
        walked.panel.place(board.geometry(), board.geometry())
        QCoreApplication.processEvents()
        room = board.sights.room_of(RegionPlace(counted.region))
        on_view = board.view.mapFromScene(room).boundingRect()
        if not board.view.clear.adjusted(-2, -2, 2, 2).contains(on_view):
            hidden.append(counted.region)
    return hidden


def test_the_place_being_scored_is_never_hidden_by_the_panel(qtbot: QtBot, over: AnyMatch) -> None:
    assert regions_out_of_sight(qtbot, over) == []


def test_a_board_that_stays_where_it_is_is_caught(
    qtbot: QtBot, over: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Spotlight, "_show_subject", lambda _: None)
    assert regions_out_of_sight(qtbot, over)
