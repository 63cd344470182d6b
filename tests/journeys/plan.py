"""Whole games thought out beforehand: the commands that a journey is to give, from setup to result.

A plan is made by the rules alone, without a window, so a journey that ends with the same log has
hit every single thing that it aimed at.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.commands import (
    BreakWall,
    EndTurn,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from tests.effort import NIGHTLY

WALL_LIKINGS: Mapping[type, int] = {
    PlaceSingle: 6,
    PlaceDouble: 5,
    PlaceTower: 5,
    PlaceNeutral: 3,
    PlayCard: 6,
    Peek: 1,
    EndTurn: 7,
    BreakWall: 3,
    RemoveThreat: 1,
    SwapWalls: 3,
}
"""How gladly a plan of Chang Cheng takes each kind of command; 2 for those that are not named."""

LAST = 6
"""How many moves at the end of a game are given by hand, by day too."""

Sift = Callable[[Sequence[Any]], Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Move:
    """One command of a plan, whose turn it is, who decides it, and the alternatives."""

    turn_seat: Seat
    seat: Seat
    command: Any
    legal: tuple[Any, ...]

    @property
    def asked(self) -> Any:  # noqa: ANN401 - a command of the title
        """Return the command as it is given, before chance has answered."""
        if self.command in self.legal:
            return self.command
        return next(one for one in self.legal if _is_answered_by(one, self.command))

    @property
    def is_foreign(self) -> bool:
        """Return whether somebody decides in another seat's turn."""
        return self.seat != self.turn_seat


def _is_answered_by(asked: Any, command: Any) -> bool:  # noqa: ANN401
    """Whether a command is another one with an answer of chance."""
    if type(asked) is not type(command):
        return False
    pairs = ((getattr(asked, one.name), getattr(command, one.name)) for one in fields(asked))
    return all(value in (None, answer) for value, answer in pairs)


def plan_of(
    match: AnyMatch,
    seed: int,
    likings: Mapping[type, int] = WALL_LIKINGS,
    sift: Sift = lambda legal: legal,
) -> tuple[Move, ...]:
    """Return the rest of a game from the position of a match, which itself stays as it is, with its
    luck; `sift` returns the commands to choose from.
    """
    rng = Random(seed)
    shadow = Match(match.game, match.setup, match.players, luck=match.luck)
    for step in match.steps:
        shadow.submit(step.command)
    moves = []
    while (seat := shadow.to_act) is not None:
        turn_seat, legal = shadow.turn_seat, tuple(shadow.legal(seat))
        done = shadow.submit(chosen(sift(legal), likings, rng))
        moves.append(Move(turn_seat, seat, done.command, legal))
    return tuple(moves)


def of_kind(moves: Sequence[Move], *kinds: type) -> list[Move]:
    """Return the moves of a plan whose command is of one of these kinds."""
    return [move for move in moves if isinstance(move.command, kinds)]


def worth_giving(moves: Sequence[Move], first: int) -> list[int]:
    """Return the numbers of the moves that are given by hand from one on: at night all; by day of
    each kind, in the own turn and in another's, that with most to choose from, and the last ones.
    """
    left = range(first, len(moves))
    by_choice = sorted(left, key=lambda number: len(moves[number].legal))
    kinds = {(type(moves[n].command), moves[n].is_foreign): n for n in by_choice}
    return list(left) if NIGHTLY else sorted({*kinds.values(), *left[-LAST:]})


def chosen(legal: Sequence[Any], likings: Mapping[type, int], rng: Random) -> Any:  # noqa: ANN401
    """Choose a kind by liking, then one of that kind."""
    kinds = sorted({type(command) for command in legal}, key=lambda kind: kind.__name__)
    (kind,) = rng.choices(kinds, [likings.get(kind, 2) for kind in kinds])
    return rng.choice([command for command in legal if type(command) is kind])
