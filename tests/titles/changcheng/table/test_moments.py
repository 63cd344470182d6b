"""Every moment of a game ends on the very picture that it has where nothing moves."""

from collections.abc import Iterable, Sequence
from functools import cache

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring
from changcheng_qt.titles.changcheng.rules.events import (
    CardPlayed,
    CardsRevealed,
    DoublePlaced,
    EmperorPlaced,
    MapExtended,
    NeutralPlaced,
    Peeked,
    RegionAttacked,
    SinglePlaced,
    ThreatRemoved,
    ThreatTurnedUp,
    TowerPlaced,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand
from changcheng_qt.titles.changcheng.table.reveal.attack_panel import AttackPanel
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.replay.bridge import ReplayBridge
from tests.effort import combined
from tests.titles.changcheng.table.playing import (
    bridge_of,
    completed_with,
    finished,
    one_step_back,
    plain_looks,
)
from tests.ui.flow.clockwork import HandClock

TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 567)
MOVING = (MotionSpeed.NORMAL, MotionSpeed.REDUCED)
ON_THE_BOARD = (
    SinglePlaced,
    NeutralPlaced,
    DoublePlaced,
    TowerPlaced,
    CardPlayed,
    Peeked,
    CardsRevealed,
    WallBroken,
    WallsSwapped,
    ThreatRemoved,
    ThreatTurnedUp,
    EmperorPlaced,
    MapExtended,
    RegionAttacked,
)


def bring_to_rest(within: QObject) -> None:
    """Bring everything to its end that is on its way."""
    for animation in within.findChildren(QAbstractAnimation):
        if animation.state() is QAbstractAnimation.State.Running:
            animation.setCurrentTime(animation.totalDuration())


@cache
def games() -> Sequence[AnyMatch]:
    """Games in which together everything happens that the board can show."""
    open_one = finished(2, 3, events=(EventCard.OBSERVERS, EventCard.DIPLOMACY))
    return (open_one, *(finished(3, seed) for seed in (3, 4, 5, 6)))


@cache
def moment_of(kind: type) -> tuple[AnyMatch, int]:
    """A game and the number of its last step with an event of a kind."""
    return next(
        (game, number)
        for game in games()
        for number, step in reversed(list(enumerate(game.events(PUBLIC))))
        if any(isinstance(event, kind) for event in step)
    )


def board_of(qtbot: QtBot, game: AnyMatch, motion: MotionSpeed) -> tuple[ReplayBridge, BoardView]:
    bridge = ReplayBridge(Replay(game))
    board = BoardView(bridge, Hand(), Appearance(Looks(ThemeChoice.LIGHT, motion=motion)))
    qtbot.addWidget(board)
    board.resize(967, 567)
    with qtbot.waitExposed(board):
        board.show()
    return bridge, board


def picture(board: BoardView) -> QImage:
    board.skip_motion()
    board.view.settle()
    return board.view.grab().toImage()


@combined(kind=ON_THE_BOARD, moving=MOVING)
def test_on_the_board_forwards_and_backwards(qtbot: QtBot, kind: type, moving: MotionSpeed) -> None:
    game, step = moment_of(kind)
    seen: dict[MotionSpeed, list[QImage]] = {}
    for motion in (MotionSpeed.NONE, moving):
        bridge, board = board_of(qtbot, game, motion)
        bridge.go_to(step)
        pictures = [picture(board)]
        for position in (step + 1, step):
            bridge.go_to(position)
            pictures.append(picture(board))
        seen[motion] = pictures
    assert all(pictures == seen[MotionSpeed.NONE] for pictures in seen.values())
    assert seen[MotionSpeed.NONE][0] == seen[MotionSpeed.NONE][2], "back is as before"


@pytest.mark.parametrize("motion", MOVING)
def test_something_is_seen_on_the_way(qtbot: QtBot, motion: MotionSpeed) -> None:
    game, step = moment_of(TowerPlaced)
    bridge, board = board_of(qtbot, game, motion)
    bridge.go_to(step)
    picture(board)
    bridge.go_to(step + 1)
    clock = board.animator._clock  # noqa: SLF001 - time stands still for the test
    clock.pause()
    clock.setCurrentTime(60)
    board.view.settle()
    half_way = board.view.grab().toImage()
    clock.resume()
    assert half_way != picture(board)


class Scored:
    """A scoring, walked through to its award next to the rows of the players."""

    def __init__(self, qtbot: QtBot, motion: MotionSpeed) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        cards = (ActionCard.FLOOD, ActionCard.FLOOD, ActionCard.MASTER_BUILDER)
        bridge = bridge_of(completed_with(*cards), PUBLIC)
        looks = plain_looks(motion)
        reveal = Reveal(bridge, looks, HandClock(), self.window)
        self.panel = ScoringPanel(reveal, looks, self.window)
        self.rows = PlayerRows(bridge, looks, PlayerRow, self.window, reveal)
        reveal.advanced.connect(self.rows.show_advance)
        self.rows.setGeometry(970, 50, 300, 260)
        self.panel.place(TABLE, BOARD)
        self.window.show()
        bridge.submit(BeginScoring(0))

    def pictures(self) -> Iterable[QImage]:
        """The pictures of each reveal once it is at rest."""
        while True:
            bring_to_rest(self.window)
            QApplication.processEvents()
            yield self.picture()
            if not self.panel.reveal.waiting:
                return
            self.panel.reveal.advance()

    def picture(self) -> QImage:
        self.panel.place(TABLE, BOARD)
        return self.window.grab().toImage()


def test_a_scoring_its_cards_stamps_and_counted_scores(qtbot: QtBot) -> None:
    last = [list(Scored(qtbot, motion).pictures()) for motion in (MotionSpeed.NONE, *MOVING)]
    assert last[0][-1] == last[1][-1] == last[2][-1]
    assert len(last[0]) == 1
    assert last[1] == last[2], "the reveals between are alike, too"
    assert len(last[1]) > 3


def test_cards_turn_and_scores_are_counted_on_the_way(qtbot: QtBot) -> None:
    scored = Scored(qtbot, MotionSpeed.SLOW)
    turning = scored.picture()
    bring_to_rest(scored.window)
    turned = scored.picture()
    assert turning != turned, "the cards come from their backs"
    while scored.panel.reveal.waiting > 1:
        scored.panel.reveal.advance()
    row = scored.rows.rows[0].score
    before = row.text()
    scored.panel.reveal.advance_to_end()
    assert row.number > 0
    assert row.text() == before, "the score is still to be counted"
    bring_to_rest(scored.window)
    assert row.text() == row.accessibleName() == str(row.number)


def test_the_attack_region_by_region(qtbot: QtBot) -> None:
    match, last = one_step_back(finished(3, events=(EventCard.DIPLOMACY,)))
    pictures = []
    for motion in (MotionSpeed.NONE, *MOVING):
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(1280, 800)
        again, _ = one_step_back(finished(3, events=(EventCard.DIPLOMACY,)))
        bridge = bridge_of(again, PUBLIC)
        looks = plain_looks(motion)
        panel = AttackPanel(Reveal(bridge, looks, HandClock(), window), looks, window)
        panel.place(TABLE, BOARD)
        window.show()
        bridge.submit(last)
        while panel.reveal.waiting:
            panel.reveal.advance()
        bring_to_rest(window)
        QApplication.processEvents()
        pictures.append(window.grab().toImage())
    assert match.outcome is None
    assert pictures[0] == pictures[1] == pictures[2]
