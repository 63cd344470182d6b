"""Matches of China, by seats that place rather than swap, so that everything is scored."""

from collections.abc import Callable
from random import Random

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.china.rules.commands import Command, SwapCard
from changcheng_qt.titles.china.rules.game import CHINA
from tests.titles.china.rules.play import random_setup

NAMES = ("Alex", "Barbara", "Chris", "Doris", "Edith")


def match_of(seats: int, seed: int) -> AnyMatch:
    """A match before its first step, persons in all seats."""
    players = tuple(Player(name) for name in NAMES[:seats])
    return Match(CHINA, random_setup(Random(seed), seats), players)


def play_until(match: AnyMatch, stop: Callable[[AnyMatch], bool], seed: int = 1) -> AnyMatch:
    """Play at random until the match is as wanted or over."""
    chance = Random(seed)
    while match.to_act is not None and not stop(match):
        match.submit(_choice(list(match.legal(match.to_act)), chance))
    return match


def finished(seats: int = 4, seed: int = 1) -> AnyMatch:
    """A match played to its end."""
    return play_until(match_of(seats, seed), lambda _: False, seed)


def one_step_back(match: AnyMatch) -> tuple[AnyMatch, Command]:
    """The same match without its last step, and the command of that step."""
    again: AnyMatch = Match(match.game, match.setup, match.players)
    for step in match.steps[:-1]:
        again.submit(step.command)
    return again, match.steps[-1].command


def _choice(legal: list[Command], chance: Random) -> Command:
    placing = [command for command in legal if not isinstance(command, SwapCard)]
    return chance.choice(placing or legal)
