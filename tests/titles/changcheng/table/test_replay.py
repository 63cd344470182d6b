"""A replay of Chang Cheng in the whole window: its pictures, and the steps that play by themselves.

No viewer may see on the screen a value that came out only at the end. The threat counters that a
viewer has not seen before the attack get other values; both games are then shown again and compared
by the things on the board, by the pixels of all around it, and by everything that could be read
aloud.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring, Peek
from changcheng_qt.titles.changcheng.rules.events import PointsScored, SinglePlaced, Source
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.titles.changcheng.table.reveal.attack_panel import AttackPanel
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.titles.changcheng.table.table_parts import MatchTable
from changcheng_qt.titles.changcheng.table.tray.replay_tray import ActionCardRow
from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.actions.table import WALK_ON
from changcheng_qt.ui.looks.appearance import MotionSpeed, ThemeChoice
from changcheng_qt.ui.replay.player import REST
from changcheng_qt.ui.reveal.stages import LINGER
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import ReplayContext, TableContext
from changcheng_qt.ui.window import replay_show
from changcheng_qt.ui.window.replay_show import ReplayShow
from tests.effort import by_day
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.playing import box, bridge_of, finished, plain_looks, spoken
from tests.titles.changcheng.table.replay_window import ReplayWindow
from tests.ui.shop import settle


class Screen(ReplayWindow):
    """A window that shows a match again, and the parts of its table."""

    @property
    def show(self) -> ReplayShow:
        """The replay on the table."""
        assert self.window.replay_show is not None
        return self.window.replay_show

    @property
    def scoring(self) -> ScoringPanel:
        """The panel of a scoring."""
        found = self.window.findChild(ScoringPanel)
        assert isinstance(found, ScoringPanel)
        return found

    @property
    def revealed(self) -> View:
        """The position as far as it has been revealed."""
        found = self.window.findChild(Reveal)
        assert isinstance(found, Reveal)
        view: View = found.view
        return view

    @property
    def attack(self) -> AttackPanel:
        """The panel of the attack."""
        found = self.window.findChild(AttackPanel)
        assert isinstance(found, AttackPanel)
        return found

    def hands(self) -> list[ActionCardRow]:
        """The hands in the tray, by seat."""
        return self.window.findChildren(ActionCardRow)

    def look(self) -> tuple[object, ...]:
        """Everything that is to be seen and heard: on the board every figure, for its pictures are
        painted sharply in their own time; around it every pixel.
        """
        settle()
        table, board = self.window.table, self.window.findChild(BoardView)
        assert isinstance(board, BoardView)
        assert table.parts is not None
        figures = {key: item.figure for key, item in board.scene.position.items.items()}
        around = (table.bar, table.parts.tray, table.side, *table.parts.overlays)
        pictures = [w.grab().toImage() for w in around if w.isVisible()]
        return figures, pictures, self.window.windowTitle(), spoken(self.window)


Shown = Callable[..., Screen]


@pytest.fixture
def screen_of(qtbot: QtBot) -> Iterator[Shown]:
    """Shows matches again, each in a window of its own."""
    made: list[Screen] = []

    def show(match: AnyMatch, motion: MotionSpeed = MotionSpeed.NONE) -> Screen:
        made.append(Screen(match, motion=motion, is_seen=True))
        return made[-1]

    yield show
    for one in made:
        one.close()


@pytest.fixture(scope="module")
def game() -> AnyMatch:
    """A finished game of three in which counters were peeked at."""
    match = finished(3, seed=5)
    assert any(isinstance(step.command, Peek) for step in match.steps)
    return match


def with_other_threats(match: AnyMatch, viewer: Viewer) -> AnyMatch:
    """The same game with other values on those threat counters that the viewer has not seen."""
    seen = {
        step.command.region
        for step in match.steps
        if isinstance(step.command, Peek) and step.turn_seat == viewer
    }
    for step in match.steps[:-1]:
        seen |= {*step.after.turned_up, *step.after.removed}
    threats = list(match.setup.threats)
    free = [region for region in range(len(threats)) if region not in seen]
    values = sorted({threats[region] for region in free})
    assert len(values) > 1
    for region in free:
        threats[region] = values[(values.index(threats[region]) + 1) % len(values)]
    setup = replace(match.setup, threats=tuple(threats))
    assert setup != match.setup
    again: AnyMatch = Match(CHANG_CHENG, setup, match.players)
    for step in match.steps:
        again.submit(step.command)
    return again


Moment = tuple[Viewer, int]


def film(match: AnyMatch, moments: Sequence[Moment]) -> list[object]:
    """Return the looks of a replay at some moments, in a window that is alone on the screen."""
    screen = Screen(match, is_seen=True)
    looks: list[object] = []
    for viewer, position in moments:
        screen.bridge.look_as(viewer)
        screen.bridge.go_to(position, at_once=True)
        looks.append(screen.look())
    screen.close()
    return looks


@pytest.mark.parametrize("viewer", by_day((PUBLIC, 0, 2), slow=(0,)))
def test_the_screen_tells_nobody_what_came_out_at_the_end(
    qtbot: QtBot, game: AnyMatch, viewer: Viewer
) -> None:
    last = len(game.steps)
    moments = [(viewer, p) for p in (0, *sorted(Random(1).sample(range(last), 6)), last - 1)]
    looks = [film(match, moments) for match in (game, with_other_threats(game, viewer))]
    for moment, real, other in zip(moments, *looks, strict=True):
        assert real == other, moment


@pytest.mark.parametrize(("viewer", "share"), [(EVERYONE, 0.9), (PUBLIC, 1)])
def test_the_comparison_of_screens_is_not_blind(
    qtbot: QtBot, game: AnyMatch, viewer: Viewer, share: float
) -> None:
    """With everything shown, and at the very end, the two games look different."""
    moments = [(viewer, round(share * len(game.steps)))]
    assert film(game, moments) != film(with_other_threats(game, PUBLIC), moments)


def test_going_back_leaves_nothing_behind(qtbot: QtBot, game: AnyMatch) -> None:
    """A position looks the same, whichever position was looked at before it."""
    there, last = (PUBLIC, 30), len(game.steps)
    astray: list[Moment] = [(EVERYONE, 60), (1, last), (0, 29), (PUBLIC, 31), there]
    film(game, [there])  # The first window may still lack pictures kept later.
    assert film(game, [there])[-1] == film(game, astray)[-1]


def test_hands_are_known_to_those_who_look_on(game: AnyMatch, screen_of: Shown) -> None:
    screen = screen_of(game)
    screen.bridge.go_to(12)
    for viewer, known in ((PUBLIC, []), (1, [1]), (EVERYONE, [0, 1, 2])):
        screen.bridge.look_as(viewer)
        hands = screen.hands()
        assert [seat for seat, row in enumerate(hands) if None not in row.cards] == known
        assert [len(row.cards) for row in hands] == list(screen.bridge.view.hand_counts)
        assert all(row.accessibleName() and row.accessibleDescription() for row in hands)


def test_a_scoring_is_walked_through_while_it_plays(game: AnyMatch, screen_of: Shown) -> None:
    screen = screen_of(game, MotionSpeed.FAST)
    start = next(p for p in range(screen.bridge.last) if _is_due(game, p))
    screen.bridge.go_to(start, at_once=True)
    settle()
    screen.show.player.play()
    screen.clock.pass_time(REST)
    assert screen.bridge.position == start + 1
    assert screen.scoring.reveal.is_busy
    screen.clock.pass_time(REST)
    assert screen.bridge.position == start + 1, "what is revealed is waited for"


def test_a_walk_through_ends_by_itself_only_while_it_plays(
    qtbot: QtBot, game: AnyMatch, screen_of: Shown
) -> None:
    screen = screen_of(game, MotionSpeed.FAST)
    start = next(p for p in range(screen.bridge.last) if _ends_scoring(game, p))
    screen.bridge.go_to(start, at_once=True)
    screen.bridge.go_to(start + 1)
    screen.scoring.reveal.advance_to_end()
    settle()
    assert screen.scoring.reveal.is_busy, "the award stays"
    screen.show.player.choose_speed(4.0)
    screen.show.player.play()
    screen.clock.pass_time(LINGER)
    assert not screen.scoring.reveal.is_busy


def test_scores_rise_with_the_walk_through(game: AnyMatch, screen_of: Shown) -> None:
    screen = screen_of(game, MotionSpeed.SLOW)
    start = next(p for p in range(screen.bridge.last) if _ends_scoring(game, p))
    screen.bridge.go_to(start, at_once=True)
    before = screen.bridge.view.scores
    screen.bridge.go_to(start + 1)
    after = screen.bridge.view
    assert after.scores != before
    assert screen.revealed.scores == before
    screen.show.player.step(-1)
    screen.show.player.jump(start + 1)
    assert screen.revealed.scores == after.scores


def test_stepping_on_ends_a_walk_through(game: AnyMatch, screen_of: Shown) -> None:
    screen = screen_of(game, MotionSpeed.NORMAL)
    start = next(p for p in range(screen.bridge.last) if _is_due(game, p))
    screen.bridge.go_to(start, at_once=True)
    settle()
    for position in range(start + 1, start + 12):
        screen.show.player.step(1)
        assert screen.bridge.position == position
    screen.bridge.go_to(start, at_once=True)
    assert not screen.scoring.reveal.is_busy
    for button in screen.scoring.strip.buttons:
        assert not button.isVisible(), "nothing can be decided"


def test_the_attack_walks_only_when_play_comes_to_it(game: AnyMatch, screen_of: Shown) -> None:
    screen = screen_of(game, MotionSpeed.NORMAL)
    last = screen.bridge.last
    screen.bridge.go_to(last, at_once=True)
    assert not screen.attack.reveal.is_open
    screen.bridge.go_to(last - 1)
    screen.bridge.go_to(last)
    assert screen.attack.reveal.is_open
    screen.bridge.go_to(last - 1)
    assert not screen.attack.reveal.is_open


def test_the_result_is_shown_without_the_attack(qtbot: QtBot, game: AnyMatch) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for at_result in (True, False):
        bridge, looks = bridge_of(game, PUBLIC), plain_looks(MotionSpeed.NORMAL)
        table = MatchTable(TableContext(bridge, looks, Requests(), window, at_result))
        assert table.result.isHidden() is not at_result
        assert table.attack.reveal.is_open is not at_result


def test_keys_work_with_the_focus_on_the_board(game: AnyMatch, screen_of: Shown) -> None:
    screen = screen_of(game)
    for key, position in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1)):
        QTest.keyClick(screen.window.focusWidget(), key)
        assert screen.bridge.position == position
    QTest.keyClick(screen.window.focusWidget(), Qt.Key.Key_Space)
    assert screen.show.player.is_playing


def forget_chosen_keys(patch: pytest.MonkeyPatch) -> None:
    def without_keys(*given: object) -> ReplayContext:
        return replace(ReplayContext(*given), keys=KeyBindings())  # type: ignore[arg-type]

    patch.setattr(replay_show, "ReplayContext", without_keys)


@with_and_without(forget_chosen_keys)
def test_chosen_keys_walk_on_the_board(
    game: AnyMatch, screen_of: Shown, fault: Fault | None
) -> None:
    with planted(fault):
        screen = screen_of(game)
        screen.window.table_actions.bindings.bind(WALK_ON, ("F7",))
        board = screen.window.findChild(BoardView)
        assert isinstance(board, BoardView)
        board.view.setFocus()
        QTest.keyClick(board.view, Qt.Key.Key_F7)
        assert board.pointing.walked_to is not None


def test_a_click_on_the_board_decides_nothing(game: AnyMatch, screen_of: Shown) -> None:
    screen = screen_of(game)
    screen.bridge.look_as(0)
    parts = screen.window.table.parts
    assert parts is not None
    for share in range(1, 10):
        place = QPoint(parts.board.width() * share // 10, parts.board.height() // 2)
        QTest.mouseClick(screen.window.table, Qt.MouseButton.LeftButton, pos=place)
    assert screen.bridge.position == 0


@pytest.mark.parametrize("size", [QSize(800, 600), QSize(1920, 1080)])
def test_theme_size_and_language_change_nothing_but_looks(
    game: AnyMatch, screen_of: Shown, size: QSize
) -> None:
    screen = screen_of(game)
    screen.bridge.go_to(25)
    screen.show.player.play()
    screen.window.resize(size)
    screen.appearance.choose_theme(ThemeChoice.DARK)
    screen.appearance.follow_language("zh_TW")
    screen.window.retranslate()
    settle()
    assert screen.show.player.is_playing
    assert screen.bridge.position == 25
    tray = screen.show.bar.parentWidget()
    assert tray is not None
    assert tray.rect().contains(screen.show.bar.geometry())
    assert all(row.height() >= row.minimumSizeHint().height() for row in screen.hands())


def _ends_scoring(match: AnyMatch, position: int) -> bool:
    """Return whether the step after a position gives points for a province."""
    events = match.steps[position].events
    return any(isinstance(e, PointsScored) and e.source is Source.PROVINCE for e in events)


def _is_due(match: AnyMatch, position: int) -> bool:
    """Return whether the step after a position begins a scoring."""
    return isinstance(match.steps[position].command, BeginScoring)


def test_every_sentence_of_a_step_is_spoken(game: AnyMatch, screen_of: Shown) -> None:
    screen, title, heard = screen_of(game), ChangChengUi(box), list[str]()
    screen.window.table.voice.spoken.connect(heard.append)
    sentences = []
    for position in range(40):
        screen.bridge.go_to(position + 1)
        settle()
        (events,) = screen.bridge.events(position)
        lines = [
            title.words.line(event, screen.bridge.view, screen.bridge.players) for event in events
        ]
        sentences += [line.text for line in lines if line is not None]
    assert len(sentences) > 40, "some steps have several"
    assert [one for one in sentences if not any(one in said for said in heard)] == []


def test_a_jump_brings_into_view_where_the_step_before_it_happened(screen_of: Shown) -> None:
    screen = screen_of(finished())
    board = screen.window.findChild(BoardView)
    assert isinstance(board, BoardView)
    board.view.zoom_by(6)
    built = 0
    for position in range(1, screen.bridge.last):
        screen.show.player.jump(position)
        (events,) = screen.bridge.events(position - 1)
        if isinstance(events[0], SinglePlaced):
            middle, seen = board.scene.layout.centre(events[0].square).x(), board.view.seen
            assert seen.left() <= middle <= seen.right()
            built += 1
    assert built > 10
