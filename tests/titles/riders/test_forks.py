"""The outcomes that chance could have had: all of them, by their weights, and the one that came."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from math import gcd

import pytest

from changcheng_qt.bots.bot import Fork
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders import forks
from changcheng_qt.titles.riders.core.flatten import flatten
from changcheng_qt.titles.riders.forks import RidersForks
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.chance import Drawing, given
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.pieces import Good, Numeral
from changcheng_qt.titles.riders.rules.state import State
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.core.agreement import fields
from tests.titles.riders.rules.play import Ply, random_game

GAMES = effort(sample=1, nightly=40)
DICE = range(1, 7)


def chances(state: State, command: Command) -> Mapping[Command, int] | None:
    """The outcomes of a command with their weights, counted from the State once more."""
    match command:
        case commands.RollDice():
            return {commands.RollDice((a, b)): 1 for a in DICE for b in DICE}
        case commands.DrawRider():
            return {commands.DrawRider(n): count for n in Numeral if (count := left(state, n))}
        case commands.Rob(victim):
            hand = state.hands[victim]
            return {commands.Rob(victim, good): hand[good] for good in Good if hand[good]}
        case commands.BuyEdict():
            stack = Counter(state.setup.stack[state.taken :])
            return {commands.BuyEdict(edict): count for edict, count in stack.items()}
        case _:
            return None


def left(state: State, numeral: Numeral) -> int:
    """How many riders of a numeral the bag has; a small map has fewer numerals."""
    return state.bag[numeral - 1] if numeral <= len(state.bag) else 0


def plies() -> Iterator[Ply]:
    """The steps of some random games."""
    return chain.from_iterable(random_game(seed, 3 + seed % 4) for seed in range(GAMES))


def roll_evenly(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(forks, "ROLLS", dict.fromkeys(range(2, 13), 1))


def forget_the_dice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RidersForks, "fork", lambda self, truth, command: None)


def buy_from_the_top(patch: pytest.MonkeyPatch) -> None:
    top_alone = lambda state: Fork(Drawing.EDICTS.value, (flatten(state),), (1,), 0)  # noqa: E731
    patch.setattr(forks, "_bought", top_alone)


@with_and_without(roll_evenly, forget_the_dice, buy_from_the_top)
def test_every_outcome_has_its_chance_and_the_one_that_came_is_the_true_position(
    fault: Fault | None,
) -> None:
    with planted(fault):
        kinds: set[str] = set()
        for ply in plies():
            fork, known = RidersForks().fork(ply.before, ply.command), chances(*before(ply))
            assert (fork is None) == (known is None)
            if fork is None or known is None:
                continue
            kinds.add(fork.kind)
            assert fields(flatten(ply.after)) == came(fork)
            assert shares(fork) == weighed(ply.before, known)
        assert kinds == {kind.value for kind in Drawing}


def before(ply: Ply) -> tuple[State, Command]:
    return ply.before, ply.command


def came(fork: Fork) -> Mapping[str, object]:
    """The fields of the position that came."""
    found: Mapping[str, object] = fields(fork.positions[fork.came])  # type: ignore[arg-type]
    return found


def shares(fork: Fork) -> Counter[str]:
    """The weights of the outcomes, by their positions as text, in lowest terms."""
    found = Counter[str]()
    for position, weight in zip(fork.positions, fork.weights, strict=True):
        found[text(fields(position))] += weight  # type: ignore[arg-type]
    return lowest(found)


def weighed(state: State, known: Mapping[Command, int]) -> Counter[str]:
    """The weights of the outcomes of known commands by the rules, in the same form."""
    found = Counter[str]()
    for command, weight in known.items():
        after = RIDERS.apply(on_top(state, command), command).after
        found[text(fields(flatten(after)))] += weight
    return lowest(found)


def on_top(state: State, command: Command) -> State:
    """A State whose stack has the edict that is bought on top."""
    if not isinstance(command, commands.BuyEdict):
        return state
    stack = list(state.setup.stack)
    place = stack.index(command.edict, state.taken)
    stack[state.taken], stack[place] = stack[place], stack[state.taken]
    return replace(state, setup=replace(state.setup, stack=tuple(stack)))


def text(found: Mapping[str, object]) -> str:
    """A position as text, independent of the order of the stack that nobody has seen."""
    hidden = {**found, "stack": bytes(sorted(found["stack"]))}  # type: ignore[call-overload]
    return repr(sorted(hidden.items()))


def lowest(found: Counter[str]) -> Counter[str]:
    whole = gcd(*found.values())
    return Counter({key: weight // whole for key, weight in found.items()})


def test_a_command_as_given_has_no_result() -> None:
    """The seat gives the command that the rules list."""
    for ply in plies():
        assert given(ply.command) in RIDERS.legal(ply.before)
        assert (given(ply.command) == ply.command) == (
            chances(*before(ply)) is None and not isinstance(ply.command, commands.PlayLevy)
        )
