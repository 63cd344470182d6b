"""Matches for the tests of the title's panels: real rules, seeded play, a bridge to look with."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, TypedDict, Unpack

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.assets import title_folder
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    Command,
    EndTurn,
    PlaceSingle,
    PlayCard,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Board, Face, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Colour, EventCard
from changcheng_qt.titles.changcheng.rules.setup import (
    Opening,
    Options,
    Setup,
    SetupChoices,
    draw_setup,
)
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.seam.match_bridge import MatchBridge

NAMES = ("Mei", "Luca", "Claire", "Sima")


class Asked(TypedDict, total=False):
    """The settings of a setup that a test may ask for."""

    options: Options
    events: tuple[EventCard, ...]
    faces: tuple[Face, Face]


@cache
def box() -> tuple[Board, ...]:
    """The boards of the box."""
    return load_boards(title_folder("changcheng") / "boards")


def face(code: str) -> Face:
    """A face of the box by its code, such as `1A`."""
    board = next(board for board in box() if board.name == code[:-1])
    return board.face(Side(code[-1]))


def setup_of(seats: int, seed: int = 1, **choices: Unpack[Asked]) -> Setup:
    """A setup for n seats, of which seat 0 begins."""
    wanted = SetupChoices(tuple(Colour)[:seats], first=0, **choices)
    return draw_setup(wanted, box(), Random(seed))


def worked_setup(seats: int, seed: int = 1, **choices: Unpack[Asked]) -> Setup:
    """The setup of the worked cases: board 1 and board 2, both showing face A."""
    choices["faces"] = (face("1A"), face("2A"))
    return setup_of(seats, seed, **choices)


def people(seats: int) -> tuple[Player, ...]:
    """Persons in all seats."""
    return tuple(Player(name) for name in NAMES[:seats])


def match_of(setup: Setup, players: Sequence[Player] | None = None) -> AnyMatch:
    """A match before its first step, all seats with persons unless told otherwise."""
    return Match(CHANG_CHENG, setup, players or people(setup.seats))


def open_game(seats: int = 3, **options: Any) -> AnyMatch:  # noqa: ANN401
    """A match that begins without an opening."""
    chosen = Options(opening=Opening.NOBODY, **options)
    return match_of(worked_setup(seats, options=chosen))


def play(match: AnyMatch, *commands: Command) -> AnyMatch:
    """Give commands one after the other."""
    for command in commands:
        match.submit(command)
    return match


def play_until(
    match: AnyMatch, stop: Callable[[AnyMatch], bool], seed: int = 1, most: int = 2000
) -> AnyMatch:
    """Play legal commands at random until the match is as wanted; fails where it never is."""
    chance = Random(seed)
    for _ in range(most):
        if stop(match) or match.to_act is None:
            break
        match.submit(chance.choice(list(match.legal(match.to_act))))
    assert stop(match), "the random game never came to the wanted position"
    return match


def completed_with(*cards: ActionCard) -> AnyMatch:
    """A match in which seat 0 has just completed province 0, squares 0 to 3.

    The cards are there in the order of seats 1, 2 and 0; walls: seat 0 two, seats 1 and 2 one each.
    Every seat has two singles elsewhere.
    """
    second, third, fourth = cards
    return play(
        match_of(worked_setup(3)),
        PlaceSingle(0),
        EndTurn(),
        *(PlaceSingle(5), PlaceSingle(9), EndTurn()),
        *(PlaceSingle(6), PlaceSingle(10), EndTurn()),
        *(PlaceSingle(14), PlaceSingle(19), EndTurn()),
        PlayCard(second, 0),
        PlaceSingle(1),
        EndTurn(),
        PlayCard(third, 0),
        PlaceSingle(2),
        EndTurn(),
        PlayCard(fourth, 0),
        PlaceSingle(3),
    )


def being_scored(*cards: ActionCard) -> AnyMatch:
    """As `completed_with`, the scoring begun."""
    return play(completed_with(*cards), BeginScoring(0))


def finished(seats: int = 3, seed: int = 3, **choices: Unpack[Asked]) -> AnyMatch:
    """A match played at random to its end."""
    return play_until(match_of(setup_of(seats, seed, **choices)), lambda m: m.outcome is not None)


def one_step_back(match: AnyMatch) -> tuple[AnyMatch, Command]:
    """The same match without its last step, and the command of that step."""
    again = match_of(match.setup, match.players)
    for step in match.steps[:-1]:
        again.submit(step.command)
    return again, match.steps[-1].command


def bridge_of(match: AnyMatch, viewer: Viewer) -> MatchBridge:
    """Show a match to a viewer."""
    bridge = MatchBridge(match)
    bridge.look_as(viewer)
    return bridge


def plain_looks(motion: MotionSpeed = MotionSpeed.NONE) -> Appearance:
    """A light appearance, without motion unless asked for."""
    return Appearance(Looks(theme=ThemeChoice.LIGHT, motion=motion))


def picture(widget: QWidget, width: int = 900, height: int = 200) -> QImage:
    """The picture of a widget at a size."""
    widget.resize(width, height)
    widget.ensurePolished()
    QApplication.sendPostedEvents()
    return widget.grab().toImage()


def spoken(widget: QWidget) -> list[tuple[str, str, str]]:
    """Every text of a widget and its children for a screen reader or a tooltip."""
    widgets = [widget, *widget.findChildren(QWidget)]
    return [(w.accessibleName(), w.accessibleDescription(), w.toolTip()) for w in widgets]


class LayoutRequests(QObject):
    """Counts how often a widget is asked to lay itself out again."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self._count += event.type() == QEvent.Type.LayoutRequest
        return super().eventFilter(watched, event)

    def have_ceased(self) -> bool:
        """Process all requests, and those that they make; return whether there were none."""
        before = self._count
        for _generation in range(4):
            QApplication.processEvents()
        return self._count == before
