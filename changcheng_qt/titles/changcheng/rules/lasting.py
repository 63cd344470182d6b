"""How many turns a game may still have, found by playing on, for `closing`.

Among all continuations of the game, the longest counts; any card of a hand stands for all, and the
first choice in a scoring for the others. The flat core plays them, so this module is imported only
when a wall is nearly full.
"""

from typing import Final, TypeAlias

from changcheng_qt.engine.masks import bit, count_bits
from changcheng_qt.titles.changcheng.core import commands
from changcheng_qt.titles.changcheng.core.flatten import flatten
from changcheng_qt.titles.changcheng.core.frame import NOWHERE
from changcheng_qt.titles.changcheng.core.game import FlatGame
from changcheng_qt.titles.changcheng.core.position import hand_of
from changcheng_qt.titles.changcheng.core.reservation import kept_squares
from changcheng_qt.titles.changcheng.rules.state import State

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


def turns_at_most(state: State, bound: int) -> int:
    """Return how many turns may still come, the present one included; `bound` + 1 for more than
    that, and where a board may be added.
    """
    game = flatten(state)
    return _Longest(int(game.number) + bound).turn(game) - int(game.number) + 1


class _Longest:
    """Finds the longest continuation of a game, up to a turn `beyond` which it does not search;
    positions are cached.
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
    """Return commands of which at least one begins a longest continuation."""
    if game.scoring != NOWHERE or game.due:
        game.count()
        return [int(game.pick(0))]
    kept = kept_squares(game)
    every = [int(game.pick(number)) for number in range(game.count())]
    by_deed = {_deed(game, command, kept): command for command in every}
    return sorted(by_deed.values(), key=lambda command: _SLOWEST_FIRST.index(command >> 16))


def _deed(game: FlatGame, command: int, kept: int) -> tuple[int, ...]:
    """Return the effect of a command on the length of the game: the same for all cards of a hand,
    and in a province for all squares that no tower keeps and next to which no other is empty.
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
    """Return the facts that decide how long a game may go on."""
    hands = [
        int(count_bits(hand_of(game.cards(seat)))) for seat in range(int(game.seats_playing()))
    ]
    return (
        *(game.number, game.empty, game.towers, game.claims, game.claimants),
        *(game.stock, game.doubles, game.tower_stock, game.neutrals, *hands),
        *(game.parts, game.first_part, game.used, game.done, game.partial, game.neutral_placed),
        *(game.due, game.scoring, game.pending, game.emperors, game.passes),
    )
