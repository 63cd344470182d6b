"""Each title with the parts that bots and the command line need; no Qt, so that the bots' process
stays small.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from changcheng_qt.bots.bot import Appraise
from changcheng_qt.engine.game import Game
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.games.changcheng.boards import BoardError, load_boards
from changcheng_qt.games.changcheng.commands import Pass
from changcheng_qt.games.changcheng.events import AttackBegan, CardEvent, Event, PointsEvent
from changcheng_qt.games.changcheng.forced import forced
from changcheng_qt.games.changcheng.game import CHANG_CHENG as CHANG_CHENG_GAME
from changcheng_qt.games.changcheng.geography import Board
from changcheng_qt.games.changcheng.judgement.appraisal import appraise
from changcheng_qt.games.changcheng.pieces import Colour
from changcheng_qt.games.changcheng.setup import (
    MOST_EVENTS,
    SEAT_COUNTS,
    Options,
    Setup,
    Wishes,
    draw_setup,
)
from changcheng_qt.games.changcheng.view import View

Boards: TypeAlias = Sequence[Any]
"""Boards of one title, from which its new games are drawn; only the title looks inside."""


class UnusableBoards(Exception):
    """Files of boards that cannot be used; as text, in English, the file, the place and the fault.
    The only argument is the title's own error, which its phrases put into other languages.
    """


@dataclass(frozen=True, slots=True)
class Title:
    """A title and what is asked of it beside the rules.

    How its bots judge; what the table answers by itself, and whether that is a pass; how many can
    play; which boards lie in some folders (raises `UnusableBoards`); how a game of some seats is
    drawn from boards with the usual table options or with any, and one more like another, with
    another first seat; the scores after a step; what an event counted, in a sentence for which it
    imports Qt, empty where it counted nothing.
    """

    game: Game[Any, Any, Any, Any, Any, Any]
    appraise: Appraise[Any, Any]
    forced: Callable[[Sequence[Any]], Any | None]
    passes: Callable[[Any], bool]
    seat_counts: range
    read_boards: Callable[[Sequence[Path]], Boards]
    draw_usual: Callable[[Boards, int, Random], Any]
    draw_any: Callable[[Boards, int, Random], Any]
    draw_again: Callable[[Boards, Any, Seat, Random], Any]
    first_seat: Callable[[Any], Seat]
    scores: Callable[[Any], tuple[int, ...]]
    counted: Callable[[Any, Any, Sequence[Player]], str]


def _read_boards(folders: Sequence[Path]) -> tuple[Board, ...]:
    try:
        return load_boards(*folders)
    except BoardError as error:
        raise UnusableBoards(error) from error


def _draw_usual(boards: Sequence[Board], seats: int, rng: Random) -> Setup:
    wishes = Wishes(colours=tuple(Colour)[:seats])
    return draw_setup(wishes, boards, rng)


def _draw_any(boards: Sequence[Board], seats: int, rng: Random) -> Setup:
    values = {one.name: _any_value(getattr(Options(), one.name), rng) for one in fields(Options)}
    wishes = Wishes(
        colours=tuple(rng.sample(list(Colour), seats)),
        options=Options(**values),
        events=rng.randint(0, MOST_EVENTS),
    )
    return draw_setup(wishes, boards, rng)


def _draw_again(boards: Sequence[Board], setup: Setup, first: Seat, rng: Random) -> Setup:
    wishes = Wishes(setup.colours, first, setup.options, setup.events)
    return draw_setup(wishes, boards, rng)


def _any_value(usual: Any, rng: Random) -> Any:  # noqa: ANN401 - an enum's member or a bool
    return rng.choice(list(type(usual)) if isinstance(usual, Enum) else [False, True])


def _counted(event: Event, view: View, players: Sequence[Player]) -> str:
    if not isinstance(event, CardEvent | PointsEvent | AttackBegan):
        return ""
    from changcheng_qt.i18n.phrases.changcheng.chronicle import event_text

    return event_text(event, view, players)


CHANG_CHENG: Final = Title(
    game=CHANG_CHENG_GAME,
    appraise=appraise,
    forced=forced,
    passes=lambda command: isinstance(command, Pass),
    seat_counts=SEAT_COUNTS,
    read_boards=_read_boards,
    draw_usual=_draw_usual,
    draw_any=_draw_any,
    draw_again=_draw_again,
    first_seat=lambda setup: setup.first,
    scores=lambda state: state.scores,
    counted=_counted,
)
TITLES: Final = (CHANG_CHENG,)


def title_named(name: str) -> Title:
    """Return the title of that name; raises LookupError where there is none."""
    for title in TITLES:
        if title.game.name == name:
            return title
    raise LookupError(name)
