"""The last turns, as soon as everybody can know of them (RULES sections 3.1 to 3.6).

Theory of operation. The game ends with the turn in which the last square is occupied, unless that
turn adds a board. A seat must act, and often only a wall is left to it; so it can be certain a few
turns ahead that the game is about to end. Here it is found by playing on: among all ways in which
the game may go, the one that lasts longest counts.

What may be built, and when a board is added, follows from what lies open: the blocks, how many
cards each seat holds, the emperor cards. Which cards those are, and what a scoring makes of them,
changes no square from empty to occupied or back. So of the hidden things any that agree with the
view will do, of a hand any card, and of a choice in a scoring the first.

A turn fills two squares at most against its seat's will, and a new board has more than a round can
fill. So a wall with more empty squares than two a seat is not looked at, and where a board may be
added the end is not certain.
"""

from random import Random
from typing import Final, TypeAlias

from changcheng_qt.engine.masks import bit, count_bits
from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.belief import sample
from changcheng_qt.games.changcheng.core import commands
from changcheng_qt.games.changcheng.core.flatten import flatten
from changcheng_qt.games.changcheng.core.frame import NOWHERE
from changcheng_qt.games.changcheng.core.game import FlatGame
from changcheng_qt.games.changcheng.core.position import hand_of
from changcheng_qt.games.changcheng.core.reservation import kept_squares
from changcheng_qt.games.changcheng.view import View

_FILLED_AT_MOST: Final = 2
"""How many squares a turn can have to fill."""
_SLOWEST_FIRST: Final = (
    commands.CARD,
    commands.END,
    commands.PASS,
    commands.SINGLE,
    commands.TOWER,
    commands.DOUBLE,
    commands.NEUTRAL,
)

_ON_ONE_SQUARE: Final = (commands.SINGLE, commands.TOWER, commands.NEUTRAL)

_Key: TypeAlias = tuple[int, ...]


def last_turns(view: View) -> tuple[Seat, ...] | None:
    """Return the seats that may still have a turn, first the one whose turn it is; None as long as
    it is not certain that the game ends before any has two, and once it is over.
    """
    if view.to_act is None or view.blocks.count(None) > _FILLED_AT_MOST * view.seats:
        return None
    game = flatten(sample(view, Random(0)))
    beyond = int(game.number) + view.seats
    last = _Longest(beyond).turn(game)
    if last == beyond:
        return None
    turns = range(last - int(game.number) + 1)
    return tuple((view.turn.seat + after) % view.seats for after in turns)


class _Longest:
    """Finds the longest way in which a game may go on, as far as a turn `beyond` which nothing is
    asked any more; what was found of a position is kept.
    """

    def __init__(self, beyond: int) -> None:
        self._beyond = beyond
        self._found: dict[_Key, int] = {}

    def turn(self, game: FlatGame) -> int:
        """Return the number of the last turn that a game may have, at most `beyond`."""
        if game.board_due:
            return self._beyond
        if game.over or game.number == self._beyond:
            return int(game.number)
        key = _key(game)
        if key not in self._found:
            self._found[key] = self._longest(game)
        return self._found[key]

    def _longest(self, game: FlatGame) -> int:
        last = int(game.number)
        for command in _ways(game):
            after = game.copy()
            after.play(command)
            last = max(last, self.turn(after))
            if last == self._beyond:
                break
        return last


def _ways(game: FlatGame) -> list[int]:
    """Return commands of which some one goes on as long as any."""
    if game.scoring != NOWHERE or game.due:
        game.count()
        return [int(game.pick(0))]
    kept = kept_squares(game)
    every = [int(game.pick(number)) for number in range(game.count())]
    told = {_deed(game, command, kept): command for command in every}
    return sorted(told.values(), key=lambda command: _SLOWEST_FIRST.index(command >> 16))


def _deed(game: FlatGame, command: int, kept: int) -> tuple[int, ...]:
    """Return what a command does to how long the game goes on: the same for all cards of a hand,
    and in a province for all squares that no tower keeps and beside which no other is empty.
    """
    kind, square = command >> 16, (command >> 8) & 255
    if kind == commands.CARD:
        return kind, command & 255
    if kind not in _ON_ONE_SQUARE or kept & bit(square):
        return (command,)
    beside = game.frame.neighbours[square]
    if beside & game.empty:
        return (command,)
    return kind, game.frame.province_of[square], int(bool(beside & game.towers))


def _key(game: FlatGame) -> _Key:
    """Return all that decides how long a game may go on."""
    hands = [
        int(count_bits(hand_of(game.cards(seat)))) for seat in range(int(game.seats_playing()))
    ]
    return (
        *(game.number, game.empty, game.towers, game.claims, game.claimants),
        *(game.stock, game.doubles, game.tower_stock, game.neutrals, *hands),
        *(game.parts, game.first_part, game.used, game.done, game.partial, game.neutral_placed),
        *(game.due, game.scoring, game.pending, game.emperors, game.passes),
    )
