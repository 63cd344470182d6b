"""Matches for the tests of the title's panels: real rules, seeded play, a bridge to look through."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from changcheng_qt.assets import boards_folder
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.games.changcheng.boards import load_boards
from changcheng_qt.games.changcheng.commands import Command
from changcheng_qt.games.changcheng.game import CHANG_CHENG
from changcheng_qt.games.changcheng.pieces import Colour
from changcheng_qt.games.changcheng.setup import Setup, Wishes, draw_setup
from changcheng_qt.ui.match_bridge import MatchBridge

NAMES = ("Mei", "Luca", "Claire", "Sima")
AnyMatch = Match[Any, Any, Any, Any, Any, Any]


def setup_of(seats: int, seed: int = 1, **wishes: Any) -> Setup:
    """Draw a setup for that many seats."""
    wanted = Wishes(tuple(Colour)[:seats], first=0, **wishes)
    return draw_setup(wanted, load_boards(boards_folder()), Random(seed))


def people(seats: int) -> tuple[Player, ...]:
    """Persons in all seats."""
    return tuple(Player(name) for name in NAMES[:seats])


def match_of(setup: Setup, players: Sequence[Player] | None = None) -> AnyMatch:
    """Begin a match, all seats with persons unless told otherwise."""
    return Match(CHANG_CHENG, setup, players or people(setup.seats))


def play_until(
    match: AnyMatch, stop: Callable[[AnyMatch], bool], seed: int = 1, most: int = 2000
) -> AnyMatch:
    """Play legal commands at random until the match is as wanted; fails where it never is."""
    chance = Random(seed)
    for _ in range(most):
        if stop(match):
            return match
        if match.to_act is None:
            break
        match.submit(chance.choice(list(match.legal(match.to_act))))
    assert stop(match), "the random game never came to the wanted position"
    return match


def bridge_of(match: AnyMatch, viewer: Viewer) -> MatchBridge:
    """Show a match to a viewer."""
    bridge = MatchBridge(match)
    bridge.look_as(viewer)
    return bridge


def legal_of(match: AnyMatch) -> list[Command]:
    """Every command that the seat to act may give."""
    assert match.to_act is not None
    return list(match.legal(match.to_act))
