"""What a bot is, what a title tells it, and the two that do not search."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from changcheng_qt.verdicts.reasons import Reason, Tally

if TYPE_CHECKING:
    from changcheng_qt.engine.core import Core

V = TypeVar("V")
C = TypeVar("C")
Seen = TypeVar("Seen", contravariant=True)

Appraise: TypeAlias = Callable[[V, Sequence[C]], Sequence[float]]
"""A title's judgement: the points that the seat to act may expect from each of several commands."""

Stop: TypeAlias = Callable[[], bool]
"""Whether a choice is no longer wanted."""


class Stopped(Exception):
    """A choice that was no longer wanted, and has not been made."""


@dataclass(frozen=True, slots=True)
class Drawn(Generic[C]):
    """Positions that agree with a view, and the legal commands by their numbers in all of these."""

    positions: "list[Core]"
    commands: Mapping[int, C]


class Searching(Protocol[Seen, C]):
    """What a title gives a search."""

    def unsearched(self, view: Seen, legal: Sequence[C], level: str) -> C | None:
        """Return what needs no search: a look that can teach something, the only choice there is;
        None where there is something to weigh.
        """

    def draw(self, view: Seen, legal: Sequence[C], count: int, level: str, rng: Random) -> Drawn[C]:
        """Draw positions, without what a player of a level overlooks; looks are not among the
        commands. Whoever is of no level overlooks nothing.
        """

    def reasons(self, view: Seen, better: Tally, other: Tally) -> Sequence[Reason[Any]]:
        """Return why one command is better than another: the lines on which most differs, largest
        first.
        """


class Fated(Protocol):
    """Positions that agree with a view and with all that nobody decides, such as the order of a
    pile, as it truly is. The same chance deals what others hold as where all is drawn.
    """

    def __call__(self, view: Any, truth: Any, count: int, rng: Random) -> "Sequence[Core]":  # noqa: ANN401
        """Return so many; `truth` is a State of a finished game, for its analysis."""


class Judgement(Protocol):
    """What a title tells its bots; `searching` is None where only `appraise` can judge."""

    @property
    def appraise(self) -> Appraise[Any, Any]:
        """How the title judges commands."""

    @property
    def searching(self) -> Callable[[], Searching[Any, Any]] | None:
        """How its positions are searched, imported when it is called."""


def never() -> bool:
    """Let every choice be finished."""
    return False


class Bot(Protocol[Seen, C]):
    """Decides for a seat in the place of a person."""

    def choose(
        self, view: Seen, legal: Sequence[C], nodes: int, rng: Random, stop: Stop = never
    ) -> C:
        """Return one of the `legal` commands (at least one) after so much thought: commands that
        are weighed, or games that are simulated. Raises `Stopped` soon after `stop` says so.
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
