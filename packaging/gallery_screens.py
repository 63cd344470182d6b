"""The screens of the gallery, by name: the real window in positions of real games.

Each screen is a window for a stage, and what a person would do in it once it is shown: pick a card
up, point at a square, open a dialog. Dialogs are windows of their own, which a picture of the main
window would leave out; here they are put into it, over a shade.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QFontDatabase, QPainter, QPaintEvent, QShowEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt import assets
from changcheng_qt.bots import BOTS
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.games.changcheng.boards import load_boards
from changcheng_qt.games.changcheng.commands import BeginScoring, Command, EndTurn
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.games.changcheng.turn import Stage
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.ui.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.appearance_qss import Dress
from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.changcheng.factory import ChangChengUi
from changcheng_qt.ui.changcheng.pointer.hand import Pile
from changcheng_qt.ui.changcheng.scoring.panel import ScoringPanel
from changcheng_qt.ui.changcheng.tray.tray import Tray
from changcheng_qt.ui.changcheng.widgets.rest_watch import HOVER
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.main_window import MainWindow, Shell
from gallery_positions import (
    StillClock,
    Wanted,
    at_stage,
    first_decision_of_another,
    flow_of,
    last_step,
    new_turn,
    reached,
    replay_of,
    rich_scoring,
)
from gallery_stage import Screens
from gallery_stage import Stage as Circumstances
from gallery_start import list_games

Deed: TypeAlias = Callable[["StagedWindow"], None]

_SHADE: Final = QColor(14, 10, 7, 150)


@dataclass(frozen=True, slots=True)
class Watched:
    """A replay of the whole game, at a share of its steps, as a viewer sees it."""

    viewer: Viewer = PUBLIC
    share: float = 0.55


@dataclass(frozen=True, slots=True)
class Scene:
    """A position for a table of `seats`, the first `people` of them persons, or one `back` steps
    before it, and what is done there; without a position the start page. Panels that show one
    thing after another stop at the first one unless there is no motion. Where it is `watched`, the
    game is ended and shown again. `scale` is the size that the person chose.
    """

    wanted: Wanted | None = None
    seats: int = 4
    people: int = 1
    back: int = 0
    motion: MotionSpeed = MotionSpeed.NONE
    deeds: tuple[Deed, ...] = ()
    watched: Watched | None = None
    scale: float = 1.0

    def then(self, *deeds: Deed) -> "Scene":
        """Return the same scene with more done in it."""
        return replace(self, deeds=(*self.deeds, *deeds))


class StagedWindow(MainWindow):
    """The main window, which does something as soon as it is shown."""

    def __init__(self, shell: Shell, deeds: tuple[Deed, ...]) -> None:
        """Remember what is to be done."""
        super().__init__(shell)
        self._deeds = deeds

    def showEvent(self, event: QShowEvent) -> None:
        """Do it once the layouts have settled."""
        super().showEvent(event)
        QTimer.singleShot(0, self._act)

    def child(self, kind: type[QWidget]) -> QWidget:
        """Return the one widget of a kind; raises LookupError where there is none."""
        found = self.findChild(kind)
        if found is None:
            raise LookupError(kind)
        return found

    def _act(self) -> None:
        deeds, self._deeds = self._deeds, ()
        for do in deeds:
            do(self)
            QApplication.processEvents()


class Shade(QWidget):
    """Darkens the window below a dialog."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shade."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), _SHADE)


@cache
def load_fonts() -> None:
    """Load the fonts of the program, once: loaded again, they take the place of those in use."""
    for font in assets.font_files():
        QFontDatabase.addApplicationFont(str(font))


def window_for(scene: Scene, stage: Circumstances) -> QWidget:
    """Return a window for a scene, in the stage's language and theme."""
    load_fonts()
    looks = Looks(ThemeChoice(stage.theme), scene.scale, scene.motion)
    appearance = Appearance(looks)
    languages = Languages(stage.application, assets.translation_file, with_pseudo=True)
    languages.changed.connect(appearance.follow_language)
    languages.install(stage.language)
    title = ChangChengUi(partial(load_boards, assets.boards_folder()))
    licences = tuple(sorted(assets.font_files()[0].parent.glob("*.txt")))
    dress = Dress(stage.application, appearance)
    window = StagedWindow(Shell(title, appearance, languages, tuple(BOTS), licences), scene.deeds)
    window.destroyed.connect(dress.deleteLater)
    if scene.wanted is not None:
        match = reached(scene.wanted, scene.seats, scene.people, scene.back)
        if scene.watched is None:
            bridge, flow = flow_of(match)
            window.show_match(bridge, flow)
            flow.start()
        else:
            replay = replay_of(match)
            window.show_replay(replay, StillClock())
            replay.look_as(scene.watched.viewer)
            replay.go_to(round(scene.watched.share * replay.last))
    return window


def lift_gate(window: StagedWindow) -> None:
    """Let the person whom the gate names look."""
    window.table.curtain.opened.emit()


def show_board_only(window: StagedWindow) -> None:
    """Show the public view instead of the gate."""
    window.table.curtain.board_only_asked.emit()


def press(window: StagedWindow, name: str) -> None:
    """Do what a menu entry or key does."""
    window.table_actions[name].trigger()


def open_dialog(window: StagedWindow, name: str) -> None:
    """Open a dialog, and put it into the window over a shade."""
    window.table_actions[name].trigger()
    dialog = window.dialogs.shown
    if dialog is None:
        raise LookupError(name)
    shade = Shade(window)
    shade.setGeometry(window.rect())
    shade.show()
    size = dialog.size()
    dialog.setParent(window, Qt.WindowType.Widget)
    place = QRect(QPoint(0, 0), size)
    place.moveCenter(window.rect().center())
    dialog.setGeometry(place)
    dialog.setAutoFillBackground(True)
    dialog.show()
    dialog.raise_()


def pick_card(window: StagedWindow) -> None:
    """Pick the first card of the hand up."""
    tray = window.child(Tray)
    if isinstance(tray, Tray):
        next(tray.cards.buttons[card] for card in ActionCard if card in tray.cards.buttons).click()


def pick_single(window: StagedWindow) -> None:
    """Pick a single up."""
    tray = window.child(Tray)
    if isinstance(tray, Tray):
        tray.piles[Pile.SINGLE].click()


def point_at(window: StagedWindow, *, occupied: bool) -> None:
    """Hold the pointer over a square that a single may go to, or over one that is taken."""
    board = window.child(BoardView)
    if not isinstance(board, BoardView):
        return
    blocks = board.scene.view.blocks
    square = next(square for square, block in enumerate(blocks) if (block is not None) == occupied)
    middle = board.scene.layout.centre(square)
    QTest.mouseMove(board.view.viewport(), board.view.mapFromScene(middle))


def begin_scoring(window: StagedWindow) -> None:
    """Begin the scoring that is due."""
    show = window.match_show
    if show is not None:
        begin = [one for one in show.bridge.legal if isinstance(one, BeginScoring)]
        show.bridge.submit(begin[0])


def show_reveals(window: StagedWindow, count: int) -> None:
    """Show the next reveals of a scoring."""
    panel = window.child(ScoringPanel)
    if isinstance(panel, ScoringPanel):
        for _ in range(count):
            panel.course.advance()


def press_space(window: StagedWindow, times: int) -> None:
    """Bring the board to rest, and go on in what a panel shows step by step."""
    if window.match_show is not None:
        window.match_show.hurry()
    for _ in range(times):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)


def drop_gate(window: StagedWindow) -> None:
    """Close the gate as if the next turn had come."""
    show = window.match_show
    if show is not None:
        show.flow.drop_gate(GateReason.LOCKED)


def finish_game(window: StagedWindow) -> None:
    """End the last turn of the game."""
    show = window.match_show
    if show is not None:
        show.bridge.submit(EndTurn())


def look_back(window: StagedWindow, steps: int) -> None:
    """See the last round again, as far as its first steps."""
    if window.match_show is not None:
        window.match_show.last_round.begin()
        for _ in range(steps):
            window.match_show.last_round.go_on()


def rest_on_card(window: StagedWindow) -> None:
    """Rest on the first card of the hand until it comes up large."""
    tray = window.child(Tray)
    if isinstance(tray, Tray):
        next(iter(tray.cards.buttons.values())).setFocus()
        QTest.qWait(HOVER + 50)


def give(window: StagedWindow, kind: type[Command]) -> None:
    """Give the first legal command of a kind."""
    if window.match_show is not None:
        bridge = window.match_show.bridge
        bridge.submit(next(command for command in bridge.legal if isinstance(command, kind)))


def stepwise(scene: Scene) -> Scene:
    """Return the same scene at ordinary speed."""
    return replace(scene, motion=MotionSpeed.NORMAL)


MIDDLE: Final = Scene(new_turn(2, 40))
SCORING: Final = Scene(rich_scoring)
END: Final = Scene(last_step, seats=3)
REPLAY: Final = Scene(last_step, watched=Watched())

SCENES: Final[dict[str, Scene]] = {
    "start": Scene(),
    "start_games": Scene().then(list_games),
    "main_two_boards": MIDDLE,
    "main_three_boards": Scene(new_turn(3, 80)),
    "main_four_boards": Scene(new_turn(4, 120)),
    "main_four_boards_fit": Scene(new_turn(4, 120)).then(partial(press, name="fit")),
    "main_two_players": Scene(new_turn(2, 30), seats=2),
    "single_pointed": MIDDLE.then(pick_single).then(partial(point_at, occupied=False)),
    "illegal_pointed": MIDDLE.then(pick_single).then(partial(point_at, occupied=True)),
    "card_picked": MIDDLE.then(pick_card),
    "scoring_due": SCORING,
    "scoring_cards": stepwise(SCORING).then(begin_scoring, partial(show_reveals, count=3)),
    "scoring_award": SCORING.then(begin_scoring),
    "decision_of_another": Scene(first_decision_of_another, people=4, back=1).then(
        lift_gate, begin_scoring
    ),
    "extension": Scene(at_stage(Stage.EXTENSION)),
    "gate": Scene(new_turn(2, 40), people=3),
    "board_only": Scene(new_turn(2, 40), people=3).then(show_board_only),
    "after_growing": Scene(new_turn(3, 0)),
    "last_round": MIDDLE.then(partial(look_back, steps=2)),
    "card_large": MIDDLE.then(rest_on_card),
    "attack": stepwise(END).then(finish_game, partial(press_space, times=3)),
    "result": END.then(finish_game, partial(press_space, times=30)),
    "replay": REPLAY,
    "replay_of_a_seat": replace(REPLAY, watched=Watched(1)),
    "replay_of_everything": replace(REPLAY, watched=Watched(EVERYONE)),
    "replay_of_two": replace(REPLAY, seats=2, watched=Watched(EVERYONE, 0.8)),
    "new_game": Scene().then(partial(open_dialog, name="new_game")),
    "options_in_force": MIDDLE.then(partial(open_dialog, name="options_in_force")),
    "reference": MIDDLE.then(partial(open_dialog, name="reference")),
    "keys": MIDDLE.then(partial(open_dialog, name="keys")),
    "take_back": Scene(new_turn(2, 40), people=3).then(
        lift_gate, partial(open_dialog, name="take_back")
    ),
    "about": Scene().then(partial(open_dialog, name="about")),
}
"""The scenes by the name of their picture."""

SCREENS: Final[Screens] = {name: partial(window_for, scene) for name, scene in SCENES.items()}
