"""Every screen that shows names, titles or texts of files, and all that it shows and says."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from changcheng_qt.app.desks.file_desk import READING
from changcheng_qt.app.desks.save_words import save_error_text
from changcheng_qt.app.notices import say_unusable
from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.panels.inspector import Inspector
from changcheng_qt.titles.changcheng.table.pointer.targets import RegionTarget
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.library.card import GameCard, GameStatus, SeatLine
from changcheng_qt.ui.library.row import GameRow
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.window.banner import BannerButton, BannerWords
from changcheng_qt.ui.window.kept import RecentFiles
from tests.journeys.journey import Journey
from tests.journeys.sights import digest
from tests.titles.changcheng.journeys.states import STATES, State

COLOURS = ("red", "green", "blue")
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
    """The screens of one state of the table, None for the start page."""

    state: State | None
    crowd: Crowd
    screens: tuple[Screen, ...]

    def arrive(self, journey: Journey) -> None:
        """Come to where it can be shown."""
        if self.state is not None:
            STATES.bring_about(journey, self.state, self.crowd)
            hide_board(journey)


def hide_board(journey: Journey) -> None:
    """Spare the painting of parts that are not compared."""
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
    """Return the person in a seat with another name."""
    return Player(name, journey.match.players[seat].controller)


@contextmanager
def table(journey: Journey, names: Texts) -> Iterator[QWidget]:
    """The whole window, a region of the wall in the inspector."""
    rename(journey, names)
    for inspector in journey.program.window.findChildren(Inspector):
        inspector.look_at(RegionTarget(journey.show.bridge.view.wall.regions[0]))
    journey.person.settle()
    journey.person.await_moment()
    yield journey.program.window


@contextmanager
def gate(journey: Journey, names: Texts) -> Iterator[QWidget]:
    """The gate, and the steps meanwhile."""
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


def game_help(journey: Journey, names: Texts) -> None:
    """Ask everybody whether they agree on other help."""
    rename(journey, names)
    journey.program.window.table_actions["game_help"].trigger()


def share(journey: Journey, texts: Texts) -> None:
    """Ask for the contents of a copy."""
    players = [Player(text) for text in texts]
    moved = journey.show.flow.screen_changed
    journey.program.window.dialogs.share(players, 0, lambda viewer: None, moved)


def new_game(journey: Journey, names: Texts) -> None:
    """Ask for a new game with the names of the last one."""
    dialogs = journey.program.window.dialogs
    dialogs.last_games["changcheng"] = {"count": 3} | {
        f"name{seat}": name for seat, name in enumerate(names)
    }
    journey.program.window.table_actions["new_game"].trigger()
    assert isinstance(dialogs.shown, NewGameDialog)
    dialogs.shown.seed.setText(names[0])


def options_in_force(journey: Journey, texts: Texts) -> None:
    """Show the options of a game that is over, with the seed that was typed for it."""
    bridge = MatchBridge(journey.match, seed=texts[0])
    journey.program.window.dialogs.options_in_force(bridge)


def rename_game(journey: Journey, texts: Texts) -> None:
    """Ask for another title of a kept game."""
    window = journey.program.window
    window.dialogs.rename_game(card(texts, titled=False), lambda key, title: None)


def card(texts: Texts, *, titled: bool) -> GameCard:
    """Return a kept game of some people."""
    seats = tuple(SeatLine(name, COLOURS[seat], 7) for seat, name in enumerate(texts))
    title = texts[0] if titled else ""
    return GameCard(texts[0], GameStatus.RUNNING, 1_700_000_000_000, title, seats, 4)


@contextmanager
def kept_games(journey: Journey, texts: Texts) -> Iterator[QWidget]:
    """The list of games: with a title, without, and one that cannot be read."""
    fault = save_error_text(SaveError(Problem.NEWER_FORMAT, 1, texts[2]))
    bad = GameCard("bad", GameStatus.UNREADABLE, 1_700_000_000_000, texts[1], fault=lambda: fault)
    page = journey.program.window.table.start_page
    cards = [card(texts, titled=True), card(texts[::-1], titled=False), bad]
    page.show_games([one.key for one in cards])
    for one in cards:
        page.shelf.fill(one)
    journey.person.wait(
        lambda: [row.card for row in page.shelf.rows] == cards, lambda: "not all games are listed"
    )
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
    """A file that cannot be opened, and its texts about itself."""
    fault = save_error_text(SaveError(Problem.NEWER_FORMAT, 1, texts[1]))
    words = fill("{file} {other}: {fault}", file=texts[0], other=texts[2], fault=fault)
    journey.program.window.show_toast(words)
    journey.person.settle()
    yield journey.program.window


@contextmanager
def reading(journey: Journey, texts: Texts) -> Iterator[QWidget]:
    """A file with such a name is being read, and it takes a while."""
    banners = journey.program.window.table.banners
    words = BannerWords(texts[0], None, (BannerButton(texts[1], lambda: None),))
    banners.raise_banner(READING, lambda: words)
    journey.person.settle()
    yield journey.program.window
    banners.lower_banner(READING)


@contextmanager
def notice(journey: Journey, texts: Texts) -> Iterator[QWidget]:
    """The notice that boards have a fault."""
    box = say_unusable(Path("boards"), "\n".join(texts), journey.program.window)
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
            Screen("help", dialog(game_help), 2),
            Screen("share", dialog(share), 1),
        ),
    ),
    "another decides": Scene(State.SCORING_BY_ANOTHER, Crowd.SEVERAL, (TABLE,)),
    "notes": Scene(State.BOTS_TURN, Crowd.SEVERAL, (Screen("notes", notes),)),
    "extension": Scene(State.EXTENSION, Crowd.ONE, (TABLE,)),
    "a bot fails": Scene(State.BOTS_TURN, Crowd.ONE, (Screen("banner", failed_bot),)),
    "attack": Scene(State.ATTACK, Crowd.ONE, (TABLE,)),
    "result": Scene(
        State.FINISHED, Crowd.SEVERAL, (TABLE, Screen("options", dialog(options_in_force), 1))
    ),
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
            Screen("reading", reading, 2),
            Screen("notice", notice, 8),
        ),
    ),
}
