"""Every screen that shows names, titles or texts of files, and all that it shows and says."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QImage, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)

from changcheng_qt.app.board_notice import say_unusable
from changcheng_qt.app.save_words import save_error_text
from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.ui.banner_toast import Toast
from changcheng_qt.ui.changcheng.board.view import BoardView
from changcheng_qt.ui.changcheng.panels.inspector import Inspector
from changcheng_qt.ui.changcheng.pointer.targets import RegionTarget
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.games.card import GameCard, SeatLine, Standing
from changcheng_qt.ui.games.row import GameRow
from changcheng_qt.ui.main_window import MainWindow
from changcheng_qt.ui.recent_files import RecentFiles
from tests.journeys.conftest import Journey
from tests.journeys.every_state import State, bring_about

COLOURS = ("red", "green", "blue")
SPOKEN_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)

DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly

Texts = tuple[str, ...]
Show = Callable[[Journey, Texts], AbstractContextManager[QWidget]]
"""Put texts on a screen; while that lasts, the widget shows them."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen, and how many texts it shows at a time: one a seat where people have names."""

    name: str
    show: Show
    count: int = len(COLOURS)


@dataclass(frozen=True, slots=True)
class Scene:
    """What can be shown in one state of the table, None for the start page."""

    state: State | None
    crowd: Crowd
    screens: tuple[Screen, ...]

    def arrive(self, journey: Journey) -> None:
        """Come to where it can be shown."""
        if self.state is not None:
            bring_about(journey, self.state, self.crowd)
            hide_board(journey)


@dataclass(frozen=True, slots=True)
class Sight:
    """What is seen and heard of a screen; pictures are told apart by their hashes."""

    picture: bytes
    tooltips: tuple[bytes, ...]
    said: Texts
    marked: Texts
    """Texts of labels that Qt reads as markup."""


def sight_of(widget: QWidget) -> Sight:
    """Look at a screen, and listen to it."""
    parts = [widget, *(part for part in widget.findChildren(QWidget) if part.isVisible())]
    tooltips = [part.toolTip() for part in parts if part.toolTip()]
    for view in views(parts):
        tooltips += filter(None, items(view.model(), [Qt.ItemDataRole.ToolTipRole]))
    return Sight(
        picture=b"".join(digest(piece.grab().toImage()) for piece in pieces(widget)),
        tooltips=tuple(map(tooltip_picture, tooltips)),
        said=tuple(text for part in parts for text in spoken(part)),
        marked=tuple(part.text() for part in parts if isinstance(part, QLabel) and is_marked(part)),
    )


def pieces(widget: QWidget) -> list[QWidget]:
    """Return what a screen is put together from, but for the board: it shows nobody's name."""
    if not isinstance(widget, MainWindow):
        return [widget]
    children = widget.table.findChildren(QWidget, options=DIRECTLY)
    return [part for part in children if part.isVisible() and not isinstance(part, BoardView)]


def digest(picture: QImage) -> bytes:
    """Return what tells a picture from others."""
    pixels = picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return sha256(bytes(pixels.constBits()) + repr(pixels.size()).encode()).digest()


@cache
def tooltip_picture(text: str) -> bytes:
    """Return what a tooltip looks like: Qt shows it in a label that finds markup by itself."""
    label = QLabel(text)
    label.setWordWrap(Qt.mightBeRichText(text))
    return digest(label.grab().toImage())


def is_marked(label: QLabel) -> bool:
    """Tell whether a label shows its text as markup."""
    if label.textFormat() == Qt.TextFormat.AutoText:
        return Qt.mightBeRichText(label.text())
    return label.textFormat() != Qt.TextFormat.PlainText


def spoken(part: QWidget) -> Iterator[str]:
    """Yield what a widget says."""
    yield part.accessibleName()
    yield part.accessibleDescription()
    yield part.windowTitle()
    match part:
        case QAbstractButton() | QLabel():
            yield part.text()
        case QLineEdit():
            yield part.text() or part.placeholderText()
        case QMenu():
            yield from (action.text() for action in part.actions())
        case Toast():
            yield part.text
        case QComboBox():
            yield from items(part.model(), SPOKEN_ROLES)
        case QAbstractItemView():
            yield from items(part.model(), SPOKEN_ROLES)
        case _:
            pass


def views(parts: Iterable[QWidget]) -> Iterator[QAbstractItemView]:
    """Return the lists and tables among some widgets."""
    return (part for part in parts if isinstance(part, QAbstractItemView))


def items(model: QAbstractItemModel, roles: Iterable[Qt.ItemDataRole]) -> Iterator[str]:
    """Yield the texts that a model gives for some roles."""
    for row in range(model.rowCount()):
        for role in roles:
            data: Any = model.data(model.index(row, 0), role)
            if isinstance(data, str):
                yield data


def hide_board(journey: Journey) -> None:
    """Spare the painting of what is not compared."""
    for board in journey.program.window.findChildren(BoardView):
        board.hide()


def rename(journey: Journey, names: Texts) -> None:
    """Give the first at the table other names; the window learns of it with the last of them."""
    *others, last = names
    for seat, name in enumerate(others):
        journey.match.seat_player(seat, named(journey, seat, name))
    seat = len(others)
    journey.show.bridge.seat_player(seat, named(journey, seat, last))
    journey.person.settle()


def named(journey: Journey, seat: int, name: str) -> Player:
    """Return whoever sits in a seat with another name."""
    return Player(name, journey.match.players[seat].controller)


@contextmanager
def table(journey: Journey, names: Texts) -> Iterator[QWidget]:
    """The whole window, a region of the wall in the inspector."""
    rename(journey, names)
    for inspector in journey.program.window.findChildren(Inspector):
        inspector.look_at(RegionTarget(journey.show.bridge.view.wall.regions[0]))
    journey.person.settle()
    yield journey.program.window


@contextmanager
def gate(journey: Journey, names: Texts) -> Iterator[QWidget]:
    """The gate, and what happened meanwhile."""
    rename(journey, names)
    journey.show.flow.drop_gate(GateReason.LOCKED)
    journey.person.settle()
    yield journey.program.window
    journey.show.flow.lift_gate()


@contextmanager
def notes(journey: Journey, names: Texts) -> Iterator[QWidget]:
    """Somebody looks at the own notes while another seat's turn goes on."""
    rename(journey, names)
    flow = journey.show.flow
    flow.look_at_notes(0)
    flow.lift_gate()
    journey.person.settle()
    yield journey.program.window
    flow.back_to_public()


@contextmanager
def failed_bot(journey: Journey, names: Texts) -> Iterator[QWidget]:
    """The banner that says that a bot does not answer."""
    rename(journey, names)
    flow: Any = journey.show.flow
    thinker = journey.program.runner
    thinker.failed.emit(len(getattr(thinker, "questions", ())) - 1)
    journey.person.settle()
    yield journey.program.window
    flow.ask_again()


@contextmanager
def replay(journey: Journey, names: Texts) -> Iterator[QWidget]:
    """The game so far, shown again."""
    for seat, name in enumerate(names):
        journey.match.seat_player(seat, named(journey, seat, name))
    journey.program.session.show_again()
    shown = journey.program.window.replay_show
    assert shown
    shown.bridge.go_to(shown.bridge.last)
    hide_board(journey)
    journey.person.settle()
    yield journey.program.window


def dialog(open_it: Callable[[Journey, Texts], None]) -> Show:
    """Return how a dialog is shown."""

    @contextmanager
    def show(journey: Journey, texts: Texts) -> Iterator[QWidget]:
        open_it(journey, texts)
        journey.person.settle()
        shown = journey.program.window.dialogs.shown
        assert shown
        await_rest(journey, shown)
        yield shown
        journey.program.window.dialogs.close_all()
        journey.person.settle()

    return show


def await_rest(journey: Journey, widget: QWidget) -> None:
    """Wait until a widget looks the same twice in a row."""
    seen = [digest(widget.grab().toImage())]

    def is_still() -> bool:
        journey.person.settle()
        seen.append(digest(widget.grab().toImage()))
        return seen[-1] == seen[-2]

    journey.person.wait(is_still, lambda: "a dialog never rests")


def take_back(journey: Journey, names: Texts) -> None:
    """Ask how far to go back."""
    rename(journey, names)
    journey.program.window.table_actions["take_back"].trigger()


def share(journey: Journey, texts: Texts) -> None:
    """Ask what a copy tells."""
    players = [Player(text) for text in texts]
    journey.program.window.dialogs.share(players, 0, lambda viewer: None)


def new_game(journey: Journey, names: Texts) -> None:
    """Ask for a new game with the names of the last one."""
    dialogs = journey.program.window.dialogs
    dialogs.last_game = {"count": 3} | {f"name{seat}": name for seat, name in enumerate(names)}
    journey.program.window.table_actions["new_game"].trigger()


def rename_game(journey: Journey, texts: Texts) -> None:
    """Ask for another title of a kept game."""
    window = journey.program.window
    window.dialogs.rename_game(card(texts, titled=False), lambda key, title: None)


def card(texts: Texts, *, titled: bool) -> GameCard:
    """Return a kept game of some people."""
    seats = tuple(SeatLine(name, COLOURS[seat], 7) for seat, name in enumerate(texts))
    title = texts[0] if titled else ""
    return GameCard(texts[0], Standing.RUNNING, 1_700_000_000_000, title, seats, 4)


@contextmanager
def kept_games(journey: Journey, texts: Texts) -> Iterator[QWidget]:
    """The list of games: with a title, without, and one that cannot be read."""
    fault = save_error_text(SaveError(Problem.NEWER_FORMAT, 1, texts[2]))
    bad = GameCard("bad", Standing.UNREADABLE, 1_700_000_000_000, texts[1], fault=lambda: fault)
    page = journey.program.window.table.start_page
    page.show_games([card(texts, titled=True), card(texts[::-1], titled=False), bad])
    journey.person.settle()
    assert len(page.findChildren(GameRow)) >= len(texts)
    yield journey.program.window


@contextmanager
def recent_files(journey: Journey, texts: Texts) -> Iterator[QWidget]:
    """The menu of files, two of them in folders with such names."""
    paths = [f"/{name}/{name}" for name in (text.replace("/", "-") for text in texts)]
    recent = RecentFiles(paths, journey.program.window)
    menu = recent.menu(journey.program.window)
    menu.popup(journey.program.window.pos())
    journey.person.settle()
    yield menu
    menu.close()
    menu.deleteLater()
    recent.deleteLater()


@contextmanager
def toast(journey: Journey, texts: Texts) -> Iterator[QWidget]:
    """A file that cannot be opened, and what it tells of itself."""
    fault = save_error_text(SaveError(Problem.NEWER_FORMAT, 1, texts[1]))
    words = fill("{file} {other}: {fault}", file=texts[0], other=texts[2], fault=fault)
    journey.program.window.say(words)
    journey.person.settle()
    yield journey.program.window


@contextmanager
def notice(journey: Journey, texts: Texts) -> Iterator[QWidget]:
    """The notice that boards have a fault."""
    box = say_unusable("\n".join(texts), journey.program.window)
    journey.person.settle()
    yield box
    box.close()
    journey.person.settle()


TABLE = Screen("table", table)
SCENES = {
    "several": Scene(
        State.OWN_TURN,
        Crowd.SEVERAL,
        (
            Screen("gate", gate),
            Screen("take back", dialog(take_back), 2),
            Screen("share", dialog(share), 1),
        ),
    ),
    "another decides": Scene(State.SCORING_BY_ANOTHER, Crowd.SEVERAL, (TABLE,)),
    "notes": Scene(State.BOTS_TURN, Crowd.SEVERAL, (Screen("notes", notes),)),
    "extension": Scene(State.EXTENSION, Crowd.ONE, (TABLE,)),
    "a bot fails": Scene(State.BOTS_TURN, Crowd.ONE, (Screen("banner", failed_bot),)),
    "attack": Scene(State.ATTACK, Crowd.ONE, (TABLE,)),
    "result": Scene(State.FINISHED, Crowd.SEVERAL, (TABLE,)),
    "replay": Scene(State.OWN_TURN, Crowd.ONE, (Screen("replay", replay),)),
    "no match": Scene(
        None,
        Crowd.ONE,
        (
            Screen("new game", dialog(new_game)),
            Screen("rename game", dialog(rename_game)),
            Screen("kept games", kept_games),
            Screen("recent files", recent_files, 8),
            Screen("toast", toast),
            Screen("notice", notice, 8),
        ),
    ),
}
