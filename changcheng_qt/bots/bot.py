"""The protocols of bots and of the titles that they play, and the two bots that do not search."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias

from changcheng_qt.engine.step import C, V, V_contra
from changcheng_qt.verdicts.reasons import Reason, Tally

if TYPE_CHECKING:
    from changcheng_qt.bots.estimate import Estimate
    from changcheng_qt.engine.core import Core

Appraise: TypeAlias = Callable[[V, Sequence[C]], Sequence[float]]
"""A title's judgement: the points that the seat to act may expect from each of several commands."""

Readiness: TypeAlias = Callable[[Sequence[C]], float]
"""How readily a player takes an action where simulations cannot tell it from others."""

Stop: TypeAlias = Callable[[], bool]
"""Whether a choice is no longer wanted."""


class Stopped(Exception):
    """A choice was cancelled before it was made."""


@dataclass(frozen=True, slots=True)
class Drawn(Generic[C]):
    """Positions that agree with a view, drawn for a search."""

    positions: "list[Core]"
    commands: Mapping[int, C]
    """The legal commands by their numbers in all of these positions."""
    estimate: "Estimate | None" = None
    """The learned estimate of such positions; None for a title without one."""
    number_of: Callable[[C], int] | None = None
    """Numbers a legal command that is not searched, but can be judged (`Core.propose`)."""
    readiness: Readiness[C] = lambda _: 0.0


class Searching(Protocol[V_contra, C]):
    """The parts of a title that a search needs."""

    def unsearched(self, view: V_contra, legal: Sequence[C], level: str) -> C | None:
        """Return the choice that needs no search: a peek that can teach something, or the only one
        there is; None where there is something to weigh.
        """

    def draw(
        self, view: V_contra, legal: Sequence[C], count: int, level: str, rng: Random
    ) -> Drawn[C]:
        """Draw positions, without the things that a player of a level overlooks; peeks are not
        among the commands. `ADVISER` overlooks nothing.
        """

    def reasons(self, view: V_contra, better: Tally, other: Tally) -> Sequence[Reason[Any]]:
        """Return why one command is better than another: the lines of the score with the largest
        differences, largest first.
        """

    def outcome(self, action: Sequence[C]) -> Hashable:
        """Return an equal value for actions that lead to the same position, such as one whose parts
        are in another order.
        """


@dataclass(frozen=True, slots=True)
class Fated:
    """True positions, and those that agree with a view and with the true outcome of chance, such as
    the order of a pile, from States of a finished game.
    """

    flatten: "Callable[..., Core]"
    """Returns a State as a position, perhaps on the tables of another one."""
    sample: Callable[[Any, Any, Random], Any]
    """Draws a State that agrees with a view and with chance in the true State."""

    def draw(self, view: Any, truth: Any, count: int, rng: Random) -> "Sequence[Core]":  # noqa: ANN401
        """Return `count` positions in which chance is as it truly is; none where the view hides
        nothing else, so that all would be the true one. The same seed deals the hands of others as
        where everything is drawn.
        """
        states = [self.sample(view, truth, rng) for _ in range(count)]
        if all(one == truth for one in states):
            return []
        first = self.flatten(states[0])
        return [first, *(self.flatten(state, first) for state in states[1:])]

    def position(self, truth: Any) -> "Core":  # noqa: ANN401 - the title's
        """Return the position of a State."""
        return self.flatten(truth)


@dataclass(frozen=True, slots=True)
class Fork:
    """The outcomes of a command that left something to chance: the kind of chance, by its name in
    files, the positions after each outcome, their weights, and the number of the one that came.
    """

    kind: str
    positions: "tuple[Core, ...]"
    weights: tuple[int, ...]
    came: int


class Forks:
    """True positions, and chance that falls during play, from States of a finished game."""

    def position(self, truth: Any) -> "Core":  # noqa: ANN401 - the title's
        """Return the position of a State."""
        raise NotImplementedError

    def fork(self, truth: Any, command: Any) -> Fork | None:  # noqa: ANN401
        """Return the outcomes that a command with its outcome could have had in a State; None where
        it left nothing to chance.
        """
        raise NotImplementedError


Truth: TypeAlias = Fated | Forks
"""How the analysis of a title knows its true chance: settled before play, or during it."""


class Judgement(Protocol):
    """The judgement of a title for its bots; `searching` is None where only `appraise` and the
    levels that are `judged` can judge.
    """

    @property
    def appraise(self) -> Appraise[Any, Any]:
        """How the title judges commands."""

    @property
    def judged(self) -> "Mapping[str, Callable[[], Bot[Any, Any]]]":
        """The bots of the title's own judgement by level, weakest first, imported when called."""

    @property
    def searching(self) -> Callable[[], Searching[Any, Any]] | None:
        """The search of its positions, imported when it is called."""


def never() -> bool:
    """Never stop a choice."""
    return False


class Bot(Protocol[V_contra, C]):
    """Decides for a seat in the place of a person."""

    def choose(
        self, view: V_contra, legal: Sequence[C], nodes: int, rng: Random, stop: Stop = never
    ) -> C:
        """Return one of the `legal` commands (at least one) after weighing `nodes` commands or
        simulating `nodes` games. Raises `Stopped` soon after `stop` returns True.
        """


class RandomBot:
    """Chooses a kind of command first, then one of that kind, so that the many squares do not crowd
    out the few cards.
    """

    def choose(
        self, view: object, legal: Sequence[C], nodes: int, rng: Random, stop: Stop = never
    ) -> C:
        """Return a random legal command."""
        kinds = list(dict.fromkeys(type(command) for command in legal))
        kind = rng.choice(kinds)
        return rng.choice([command for command in legal if type(command) is kind])


class GreedyBot(Generic[V, C]):
    """Chooses the command of the highest worth, at random among equals."""

    def __init__(self, appraise: Appraise[V, C]) -> None:
        self._appraise = appraise

    def choose(self, view: V, legal: Sequence[C], nodes: int, rng: Random, stop: Stop = never) -> C:
        """Return the best of the legal commands, or of `nodes` of them where there are more."""
        weighed = legal if len(legal) <= nodes else rng.sample(legal, nodes)
        worths = self._appraise(view, weighed)
        best = max(worths)
        equals = [command for command, worth in zip(weighed, worths, strict=True) if worth == best]
        return rng.choice(equals)
