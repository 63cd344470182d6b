"""Positions of games of Riders at the Wall between club players, the same at every run."""

from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from itertools import tee
from random import Random

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import HUMAN, PUBLIC, Player
from changcheng_qt.titles.riders.entry import MapBox
from changcheng_qt.titles.riders.judging import planner
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.view import View

NAMES = ("Mei", "Luca", "Claire", "Sima", "Ada", "Bo")
BOT = "club"


def match_of(seats: int, people: int = 0) -> AnyMatch:
    """Return a game before its first step, of which the first `people` seats are persons."""
    players = tuple(Player(NAMES[seat], HUMAN if seat < people else BOT) for seat in range(seats))
    setup = MapBox.opened(None).draw_usual(seats, Random(f"gallery {seats}"))
    return Match(RIDERS, setup, players, luck=SeededLuck(f"gallery {seats}"))


def played(seats: int) -> Iterator[Command]:
    """Play a game by club players who weigh no deals, command by command."""
    match, bot = match_of(seats), planner()
    while (seat := match.to_act) is not None:
        luck = Random(f"gallery {seats}/{len(match.steps)}")
        yield match.submit(bot.choose(match.view(seat), match.legal(seat), 1, luck)).command


@cache
def _begun(seats: int) -> Iterator[Command]:
    """Return the game before its first step; its copies share the choices made."""
    return tee(played(seats), 1)[0]


def commands_of(seats: int) -> Iterator[Command]:
    """Return the commands of a game between club players, who choose each of them once and only
    when it is wanted.
    """
    return copy(_begun(seats))


def reached(seats: int, wanted: Callable[[View], object], people: int = 0) -> AnyMatch:
    """Return the game at the first position that is wanted, by the View of the public; raises
    LookupError where none is.
    """
    match = match_of(seats, people)
    for command in commands_of(seats):
        if wanted(match.view(PUBLIC)):
            return match
        match.submit(command)
    if wanted(match.view(PUBLIC)):
        return match
    raise LookupError(wanted)


@cache
def before_breach(seats: int) -> int:
    """Return how many steps come before the roll with the first breach; raises LookupError for a
    game without one.
    """
    match = match_of(seats)
    for command in commands_of(seats):
        match.submit(command)
        if match.view(PUBLIC).breaches:
            return len(match.steps) - 1
    raise LookupError(seats)
