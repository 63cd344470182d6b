"""Next to a walk-through nothing is shown before the walk-through reaches it."""

from functools import partial

import pytest
from PySide6.QtCore import QMargins, QPointF, QRect
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring
from changcheng_qt.titles.changcheng.rules.events import ThreatTurnedUp
from changcheng_qt.titles.changcheng.rules.geography import Region
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.table.pointer.targets import ProvinceTarget, RegionTarget
from changcheng_qt.titles.changcheng.table.scene.projection import RegionFigure
from changcheng_qt.titles.changcheng.table.scene.touched import Places
from changcheng_qt.titles.changcheng.table.table_parts import MatchTable, ReplayTable
from changcheng_qt.ui.board.zoom import Extent
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import ReplayContext, TableContext
from tests.titles.changcheng.table.playing import (
    bridge_of,
    completed_with,
    finished,
    match_of,
    one_step_back,
    plain_looks,
    setup_of,
)

FLOOD = ActionCard.FLOOD
TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 567)


class Walked:
    """A table next to its walk-throughs."""

    def __init__(
        self,
        qtbot: QtBot,
        match: AnyMatch,
        motion: MotionSpeed = MotionSpeed.SLOW,
        viewer: Viewer = PUBLIC,
    ) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.bridge = bridge_of(match, viewer)
        context = TableContext(self.bridge, plain_looks(motion), Requests(), self.window)
        self.table = MatchTable(context)

    @property
    def shown(self) -> dict[Region, int | None]:
        """The threats face up on the board."""
        return {region: figure.value for region, figure in self.regions.items()}

    @property
    def regions(self) -> dict[Region, RegionFigure]:
        """Everything that is shown of the regions."""
        figures = self.table.board.scene.position.figures.values()
        return {f.region: f for f in figures if isinstance(f, RegionFigure)}

    @property
    def final(self) -> dict[Region, int | None]:
        """The threats face up at the end."""
        return dict(enumerate(self.bridge.view.threats))

    @property
    def scores(self) -> list[str]:
        rows = self.table.players.rows
        return [rows[seat].score.text() for seat in sorted(rows)]


def plain(scores: tuple[int, ...]) -> list[str]:
    return [str(score).replace("-", "−") for score in scores]


def test_steps_that_walk_through_nothing_leave_everybody_alone(qtbot: QtBot) -> None:
    walked, told = Walked(qtbot, match_of(setup_of(3)), viewer=0), list[str]()
    walked.table.scoring.reveal.changed.connect(lambda: told.append("scoring"))
    walked.table.attack.reveal.changed.connect(lambda: told.append("attack"))
    bridge = walked.bridge
    assert bridge.submit(bridge.legal[0])
    assert bridge.undo()
    assert bridge.redo()
    bridge.look_as(PUBLIC)
    assert told == []


def test_a_step_of_a_scoring_is_announced(qtbot: QtBot) -> None:
    walked, told = Walked(qtbot, completed_with(FLOOD, FLOOD, FLOOD), viewer=0), list[str]()
    walked.table.scoring.reveal.changed.connect(lambda: told.append("scoring"))
    assert walked.bridge.submit(next(c for c in walked.bridge.legal if isinstance(c, BeginScoring)))
    assert told


def test_the_attack_turns_threats_up_one_by_one(qtbot: QtBot) -> None:
    match, last = one_step_back(finished())
    walked = Walked(qtbot, match)
    before = walked.shown
    walked.bridge.submit(last)
    assert walked.shown == before, "the attack has begun, but not come to any region"
    course = walked.table.attack.reveal
    for region in walked.bridge.view.wall.regions_west_to_east:
        before[region] = walked.final[region]
        course.advance()
        assert walked.shown == before
    assert walked.shown == walked.final


def test_the_attack_tells_a_seat_early_what_it_peeked_at_and_nothing_else(qtbot: QtBot) -> None:
    match, last = one_step_back(finished())
    walked = Walked(qtbot, match, viewer=0)
    before = walked.regions
    walked.bridge.submit(last)
    assert walked.regions == before
    assert any(figure.seen is not None for figure in before.values())
    assert not all(figure.seen is not None or figure.removed for figure in before.values())


def test_without_motion_all_threats_lie_open_at_once(qtbot: QtBot) -> None:
    match, last = one_step_back(finished())
    walked = Walked(qtbot, match, MotionSpeed.NONE)
    walked.bridge.submit(last)
    assert walked.shown == walked.final
    assert any(walked.final.values())


def test_the_board_ends_alike_with_and_without_motion(qtbot: QtBot) -> None:
    match, last = one_step_back(finished())
    slow = Walked(qtbot, match)
    slow.bridge.submit(last)
    slow.table.attack.reveal.advance_to_end()
    still = Walked(qtbot, match, MotionSpeed.NONE)
    assert slow.table.board.scene.position.figures == still.table.board.scene.position.figures
    assert slow.scores == still.scores == plain(slow.bridge.view.scores)


def test_a_threat_that_lay_open_before_stays_in_sight(qtbot: QtBot) -> None:
    match, last = one_step_back(finished(events=(EventCard.OBSERVERS,)))
    told = [event for step in match.events(PUBLIC) for event in step]
    opened = {event.region for event in told if isinstance(event, ThreatTurnedUp)}
    walked = Walked(qtbot, match)
    walked.bridge.submit(last)
    assert opened
    removed = walked.bridge.view.removed
    shown = {region for region, value in walked.shown.items() if value is not None}
    assert shown == opened - removed


def test_the_inspector_tells_no_threat_early(qtbot: QtBot) -> None:
    match, last = one_step_back(finished())
    walked = Walked(qtbot, match)
    walked.bridge.submit(last)
    eastern = next(
        region
        for region in reversed(walked.bridge.view.wall.regions_west_to_east)
        if walked.final[region] is not None
    )
    walked.table.inspector.look_at(RegionTarget(eastern))
    early = walked.table.inspector.value.accessibleName()
    walked.table.attack.reveal.advance_to_end()
    told = walked.table.inspector.value.accessibleName()
    assert str(walked.final[eastern]) in told
    assert early != told


def test_players_score_in_the_attack_when_it_comes_to_that(qtbot: QtBot) -> None:
    match, last = one_step_back(finished())
    walked = Walked(qtbot, match)
    before = walked.scores
    walked.bridge.submit(last)
    course = walked.table.attack.reveal
    assert walked.scores == before != plain(walked.bridge.view.scores)
    while course.waiting:
        course.advance()
        assert walked.scores == plain(walked.table.reveal.view.scores)
    assert walked.scores == plain(walked.bridge.view.scores)


def test_players_score_in_a_province_when_it_is_awarded(qtbot: QtBot) -> None:
    walked = Walked(qtbot, completed_with(FLOOD, FLOOD, FLOOD))
    course, before = walked.table.scoring.reveal, walked.scores
    walked.bridge.submit(BeginScoring(0))
    final = plain(walked.bridge.view.scores)
    assert final != before
    while course.waiting and not (course.stage and course.stage.awards):
        assert walked.scores == before
        course.advance()
    assert course.stage
    assert course.stage.awards
    course.advance_to_end()
    assert walked.scores == final


def test_another_viewer_of_the_same_scoring_reads_no_more(qtbot: QtBot) -> None:
    walked = Walked(qtbot, completed_with(FLOOD, FLOOD, FLOOD))
    before = walked.scores
    walked.bridge.submit(BeginScoring(0))
    walked.bridge.look_as(0)
    assert walked.scores == before
    walked.table.scoring.reveal.advance_to_end()
    assert walked.scores == plain(walked.bridge.view.scores)


def test_the_panel_keeps_off_the_province_where_the_board_is_fitted_again(qtbot: QtBot) -> None:
    walked = Walked(qtbot, completed_with(FLOOD, FLOOD, FLOOD))
    panel, board = walked.table.scoring, walked.table.board
    walked.window.resize(TABLE.bottomRight().x(), TABLE.bottom())
    board.setGeometry(BOARD)
    walked.window.show()
    qtbot.waitExposed(walked.window)
    panel.place(TABLE, BOARD)
    walked.bridge.submit(BeginScoring(0))
    middle = BOARD.center().x()
    assert panel.geometry().left() > middle - panel.width() // 2, "province 0 is in the west"
    board.view.keep_clear(QMargins(middle, 0, 0, 0))
    board.reveal(Places(provinces=(0,)))
    fitted = panel.geometry()
    assert fitted.right() < middle + panel.width() // 2
    panel.place(TABLE, BOARD)
    assert panel.geometry() == fitted
    board.view.zoom_by(2)
    board.view.pan_by(QPointF(-BOARD.width(), 0))
    assert panel.geometry() == fitted, "it stays when somebody moves the board"


def test_a_replay_tells_the_attack_in_its_order_too(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bridge = ReplayBridge(Replay(finished()))
    context = ReplayContext(
        bridge, QWidget(window), plain_looks(MotionSpeed.SLOW), Requests(), window
    )
    table = ReplayTable(context)
    bridge.go_to(bridge.last - 1)
    before = table.board.scene.position.figures
    bridge.go_to(bridge.last)
    regions = [key for key, figure in before.items() if isinstance(figure, RegionFigure)]
    after = table.board.scene.position.figures
    assert [after[key] for key in regions] == [before[key] for key in regions]
    table.attack.reveal.advance_to_end()
    after = table.board.scene.position.figures
    assert [after[key] for key in regions] != [before[key] for key in regions]


def test_riders_cross_a_lit_region_and_are_gone_when_it_is_struck(qtbot: QtBot) -> None:
    match, last = one_step_back(finished())
    walked = Walked(qtbot, match)
    board, course = walked.table.board, walked.table.attack.reveal
    walked.bridge.submit(last)
    before = set(board.scene.items())
    course.go_on()
    riders = set(board.scene.items()) - before
    region = walked.bridge.view.wall.regions_west_to_east[0]
    outline = board.scene.layout.region_spotlight_path(region).boundingRect()
    assert any(item.sceneBoundingRect().intersects(outline) for item in riders)
    assert any(isinstance(item, QGraphicsPixmapItem) for item in riders)
    course.advance()
    assert not any(isinstance(item, QGraphicsPixmapItem) for item in board.scene.items())


def test_no_riders_where_nothing_is_to_move(qtbot: QtBot) -> None:
    match, last = one_step_back(finished())
    walked = Walked(qtbot, match, MotionSpeed.REDUCED)
    walked.bridge.submit(last)
    walked.table.attack.reveal.go_on()
    items = walked.table.board.scene.items()
    assert not any(isinstance(item, QGraphicsPixmapItem) for item in items)


def test_every_region_is_seen_next_to_a_panel_that_is_over_the_board(qtbot: QtBot) -> None:
    match, last = one_step_back(finished())
    walked = Walked(qtbot, match)
    board, attack = walked.table.board, walked.table.attack
    narrow = QRect(0, 46, 1280, 567)
    board.setGeometry(narrow)
    attack.place(QRect(0, 46, 1280, 754), narrow)
    walked.window.show()
    walked.bridge.submit(last)
    free = 1280 - attack.covered
    assert attack.covered > 300

    def is_seen(region: Region) -> bool:
        centre = board.scene.layout.region_spot(region).centre
        return 0 <= board.view.mapFromScene(centre).x() <= free

    for region in walked.bridge.view.wall.regions_west_to_east:
        attack.reveal.advance()
        qtbot.waitUntil(partial(is_seen, region))


def test_the_table_is_in_the_spotlight_from_the_first_card_to_the_last_point(
    qtbot: QtBot,
) -> None:
    walked = Walked(qtbot, completed_with(FLOOD, FLOOD, FLOOD))
    reveals = walked.table.parts().reveals
    told: list[bool] = []
    reveals.spotlit_changed.connect(lambda: told.append(reveals.is_spotlit))
    assert not reveals.is_spotlit
    walked.bridge.submit(BeginScoring(0))
    assert told == [True]
    while reveals.is_spotlit:
        qtbot.waitUntil(lambda: not walked.table.scoring.is_still)
        reveals.advance()
    assert told == [True, False]


def test_the_table_is_in_the_spotlight_for_all_of_the_attack(qtbot: QtBot) -> None:
    walked = Walked(qtbot, finished())
    reveals = walked.table.parts().reveals
    assert reveals.is_spotlit
    while walked.table.attack.reveal.is_open:
        assert reveals.is_spotlit
        qtbot.waitUntil(lambda: not walked.table.attack.is_still)
        reveals.advance()
    assert not reveals.is_spotlit


def test_the_inspector_tells_who_scored_when_it_is_awarded(qtbot: QtBot) -> None:
    walked = Walked(qtbot, completed_with(FLOOD, FLOOD, FLOOD))
    inspector, course = walked.table.inspector, walked.table.scoring.reveal
    inspector.look_at(ProvinceTarget(0))
    walked.bridge.submit(BeginScoring(0))
    while course.waiting:
        assert not any(row.gain for row in inspector.rows)
        course.advance()
    assert any(row.gain for row in inspector.rows)


def test_after_a_scoring_the_board_shows_what_it_showed_before(qtbot: QtBot) -> None:
    walked = Walked(qtbot, completed_with(FLOOD, FLOOD, FLOOD), MotionSpeed.NONE, viewer=0)
    board, course = walked.table.board, walked.table.scoring.reveal
    assert course.stage is not None
    province = course.stage.province
    walked.window.resize(600, 560)
    board.setGeometry(0, 0, 600, 560)
    walked.window.show()
    course.spotlit.emit(None)
    board.view.hold_to(Extent.WORKING)
    away = board.scene.layout.province_spot(province).centre.x()
    east = board.scene.layout.scroll_rect.center().x() > away
    board.view.centre_on(QPointF(2000 if east else -2000, board.view.seen.center().y()))
    before = board.view.seen
    course.spotlit.emit(province)
    assert board.view.seen != before
    course.spotlit.emit(None)
    assert board.view.seen.center().x() == pytest.approx(before.center().x(), abs=2)
