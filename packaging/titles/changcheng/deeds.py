"""The deeds of a person at a table of Chang Cheng: pick up a card, point at a square."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from changcheng_qt.titles.changcheng.rules.commands import BeginScoring, EndTurn, PlaceSingle
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.pointer.aiming import place_of
from changcheng_qt.titles.changcheng.table.pointer.hand import Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import PairTarget
from changcheng_qt.titles.changcheng.table.reveal.attack_panel import AttackPanel
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.titles.changcheng.table.scene.place_marks import region_mark
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.ui.widgets.large_sheet import HOVER
from screens.deeds import StagedWindow, give
from screens.stillness import bring_to_rest, let_pass


def end_badly(window: StagedWindow) -> None:
    """Make a costly choice, and ask to end the turn."""
    bridge = window.match.bridge
    for _ in range(2):
        bridge.submit(next(one for one in bridge.legal if isinstance(one, PlaceSingle)))
        QApplication.processEvents()
    bridge.commit(EndTurn())


def pick_card(window: StagedWindow) -> None:
    """Pick the first card of the hand up."""
    buttons = window.child(Tray).cards.buttons
    next(buttons[card] for card in ActionCard if card in buttons).click()


def pick_single(window: StagedWindow) -> None:
    """Pick a single up."""
    window.child(Tray).piles[Pile.SINGLE].click()


def point_at(window: StagedWindow, *, occupied: bool) -> None:
    """Hold the pointer over a square that a single may go to, or over one that is taken."""
    board = window.child(BoardView)
    blocks = board.scene.view.blocks
    square = next(square for square, block in enumerate(blocks) if (block is not None) == occupied)
    middle = board.scene.layout.centre(square)
    QTest.mouseMove(board.view.viewport(), board.view.mapFromScene(middle))


def point_at_region(window: StagedWindow) -> None:
    """Hold the pointer over the name of the first region whose threat counter nobody has seen."""
    board = window.child(BoardView)
    view, setting = board.scene.view, board.scene.setting
    known = {*view.known_threats, *view.removed}
    region = next(region for region in view.wall.regions_west_to_east if region not in known)
    mark = region_mark(view, region)
    middle = setting.region_row(region, mark.name).slip.center()
    QTest.mouseMove(board.view.viewport(), board.view.mapFromScene(middle))


def pick_double(window: StagedWindow) -> None:
    """Pick a double up, and hold the pointer over the seam of the first two squares it may go to
    that touch the most places.
    """
    window.child(Tray).piles[Pile.DOUBLE].click()
    board = window.child(BoardView)
    pairs = [target for target in board.play.offers.targets if isinstance(target, PairTarget)]
    wall = board.scene.view.wall
    best = max(pairs, key=lambda pair: wall.areas_touched(pair.west, pair.east))
    middle = place_of(board.scene.layout, best)
    QTest.mouseMove(board.view.viewport(), board.view.mapFromScene(middle))


def pick_tower(window: StagedWindow) -> None:
    """Pick the tower up."""
    window.child(Tray).piles[Pile.TOWER].click()


def walk_on(window: StagedWindow, steps: int) -> None:
    """Walk with the arrow keys to the next targets."""
    board = window.child(BoardView)
    board.view.setFocus()
    for _ in range(steps):
        QTest.keyClick(board.view, Qt.Key.Key_Right)


def ask_about(window: StagedWindow, *, reserved: bool) -> None:
    """Click a square that is reserved, or one that is built on, with empty hands."""
    board = window.child(BoardView)
    view = board.scene.view
    kept = {s for reservation in view.reservations for s in reservation.candidates}
    empty = {s for s in view.wall.squares if view.blocks[s] is None}
    wanted = kept & empty if reserved else set(view.wall.squares) - empty
    middle = board.view.mapFromScene(board.scene.layout.centre(min(wanted)))
    QTest.mouseMove(board.view.viewport(), middle)
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def begin_scoring(window: StagedWindow) -> None:
    """Begin the scoring that is due."""
    give(window, BeginScoring)


def show_reveals(window: StagedWindow, count: int) -> None:
    """Show the next reveals of a scoring."""
    course = window.child(ScoringPanel).reveal
    for _ in range(count):
        course.advance()


def lead_attack_on(window: StagedWindow, times: int) -> None:
    """Bring the board to rest, and show the next n parts of the attack."""
    window.match.hurry()
    for _ in range(times):
        window.child(AttackPanel).reveal.advance()


def lead_attack_at_rest(window: StagedWindow, times: int) -> None:
    """Lead the attack on as many times, each time once all has come to rest: how the board moves,
    and how far the attack goes by itself, then depends on no computer's speed.
    """
    window.match.hurry()
    for _ in range(times):
        window.child(AttackPanel).reveal.advance()
        bring_to_rest(window)


def finish_game(window: StagedWindow) -> None:
    """End the last turn of the game."""
    give(window, EndTurn)


def aim_attack(window: StagedWindow) -> None:
    """Move the riders to the next region of the attack."""
    window.child(AttackPanel).reveal.go_on()


def see_all_regions(window: StagedWindow) -> None:
    """See the attack to its last region, and the board at rest."""
    window.child(AttackPanel).reveal.advance_to_end()
    window.match.hurry()


def see_attack(window: StagedWindow) -> None:
    """See the attack to its end, and put it away."""
    course = window.child(AttackPanel).reveal
    course.advance_to_end()
    course.advance()


def rest_on_card(window: StagedWindow) -> None:
    """Rest on the first card of the hand until it comes up large."""
    next(iter(window.child(Tray).cards.buttons.values())).setFocus()
    let_pass(window, HOVER)
