"""Players of Riders at the Wall that work for something rare, which random play seldom meets; some
begin in a position in which it is near.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.geography import Corner
from changcheng_qt.titles.riders.rules.pieces import LEVELS, Good, Numeral
from changcheng_qt.titles.riders.rules.sites import why_no_first_settlement
from changcheng_qt.titles.riders.rules.state import State, first_state
from tests.titles.riders.rules.play import Chooser, Ply, play, random_chooser, random_setup

Wish = Callable[[State, Command], bool]
EAGER: Final = 0.9
"""How often a player acts on its wish if it may."""


def seeking(rng: Random, wishes: Sequence[Wish], shunned: Wish) -> Chooser:
    """Return a way to choose: the first wish that can be fulfilled, else anything not shunned."""
    at_random = random_chooser(rng)

    def choose(state: State, legal: Sequence[Command]) -> Command:
        for wish in wishes:
            found = [command for command in legal if wish(state, command)]
            if found and rng.random() < EAGER:
                return rng.choice(found)
        return at_random(state, [one for one in legal if not shunned(state, one)] or legal)

    return choose


def any_of(*kinds: type[Command]) -> Wish:
    """Wish a command of some kinds."""
    return lambda state, command: isinstance(command, kinds)


def cut(state: State, command: Command) -> bool:
    """Wish a settlement in the middle of a line of another seat."""
    if not isinstance(command, commands.BuildSettlement):
        return False
    return _is_line(state, command.corner, state.turn.active)


def approach(state: State, command: Command) -> bool:
    """Wish a road to a corner from which a line of another seat can be cut."""
    if not isinstance(command, commands.BuildRoad):
        return False
    board, seat = state.setup.board, state.turn.active
    return any(
        why_no_first_settlement(state, corner) is None and _is_line(state, corner, seat)
        for corner in board.ends[command.road]
    )


def _is_line(state: State, corner: Corner, seat: Seat) -> bool:
    """Whether a line of another seat passes a corner."""
    here = [state.roads[road] for road in state.setup.board.roads_at[corner]]
    return any(here.count(one) > 1 for one in here if one not in (None, seat))


def early_soldier(state: State, command: Command) -> bool:
    """Wish a soldier before the roll."""
    return isinstance(command, commands.PlaySoldier) and state.turn.dice is None


def last_road(state: State, command: Command) -> bool:
    """Wish a corvée with one road left."""
    is_corvee = isinstance(command, commands.PlayCorvee)
    return is_corvee and state.pieces[state.turn.active].roads == 1


def safety(state: State, command: Command) -> bool:
    """Shun a wall of more than two towers, and to chase riders away."""
    if isinstance(command, commands.RaiseWall):
        return state.levels[state.princes.index(state.turn.active)] > 1
    return isinstance(command, commands.ChaseRider | commands.PlaySoldier)


def goods_for_settlements(state: State, command: Command) -> bool:
    """Wish goods of a settlement for others, while any is missing."""
    if not isinstance(command, commands.TradeWithSupply):
        return False
    return command.get is not Good.ORE and not state.hands[state.turn.active][command.get]


def talk(state: State, command: Command) -> bool:
    """Shun offers."""
    return isinstance(command, commands.Offer)


def soldier_after_the_roll(state: State, command: Command) -> bool:
    return isinstance(command, commands.PlaySoldier) and state.turn.dice is not None


def with_full_walls(state: State) -> State:
    """Begin with walls that hold for ever."""
    return replace(state, levels=(LEVELS,) * len(state.levels))


def with_full_grounds(state: State) -> State:
    """Begin with such walls and four riders before each; all others gather."""
    riders = [one for one in Numeral for _ in range(state.bag[one - 1])]
    waiting = tuple(tuple(riders[n :: len(state.levels)][:4]) for n in range(len(state.levels)))
    left = Counter(riders) - Counter(one for row in waiting for one in row)
    gathered = tuple((one,) * left[one] for one in tuple(Numeral)[: len(state.gathered)])
    none = (0,) * len(state.bag)
    return replace(with_full_walls(state), waiting=waiting, gathered=gathered, bag=none)


def with_falling_walls(state: State) -> State:
    """Begin with as many riders, and walls one tower lower."""
    return replace(with_full_grounds(state), levels=(LEVELS - 1,) * len(state.levels))


def with_few_riders(state: State) -> State:
    """Begin with a rider of each numeral in the bag."""
    return replace(state, bag=tuple(min(count, 1) for count in state.bag))


def with_few_roads(state: State) -> State:
    """Begin with few roads of each seat."""
    return replace(state, pieces=tuple(replace(left, roads=4) for left in state.pieces))


def as_it_is(state: State) -> State:
    """Begin as usual."""
    return state


BUILD: Final = any_of(commands.BuildCity, commands.BuildSettlement)
EDICT: Final = any_of(commands.BuyEdict)
ROAD: Final = any_of(commands.BuildRoad)
STYLES: Final[dict[str, tuple[Sequence[Wish], Wish, Callable[[State], State]]]] = {
    "low walls": ((BUILD,), safety, as_it_is),
    "full grounds": ((BUILD,), talk, with_full_grounds),
    "falling walls": ((BUILD,), safety, with_falling_walls),
    "roads": ((cut, approach, goods_for_settlements, ROAD), talk, with_full_walls),
    "soldiers": ((early_soldier, EDICT, BUILD), soldier_after_the_roll, as_it_is),
    "few riders": ((BUILD,), talk, with_few_riders),
    "few roads": ((last_road, EDICT), talk, with_few_roads),
}
"""Wishes, shunned commands, and where a game begins, by name."""


def game(style: str, seed: int) -> Iterator[Ply]:
    """Yield every command of a game in which all players have a style."""
    wishes, shunned, begun = STYLES[style]
    rng = Random(seed)
    start = begun(first_state(random_setup(rng)))
    return play(start, seeking(rng, wishes, shunned), SeededLuck(f"{style} {seed}"))
