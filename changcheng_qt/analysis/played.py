"""A finished match by its positions, and the terms that an analysis finds for its seats."""

from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import Any, Protocol, TypeVar

from changcheng_qt.analysis.seeds import game_key
from changcheng_qt.bots.hints import Judged
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.verdicts.cost import Change, Worth

PassageT = TypeVar("PassageT")


@dataclass(frozen=True, slots=True)
class Played:
    """The positions of a finished match, numbered from 0; the last one is its end."""

    match: AnyMatch
    key: str = field(init=False)

    def __post_init__(self) -> None:
        """Compute the key once: a setup with its facts is large."""
        object.__setattr__(self, "key", game_key(self.match))

    @property
    def last(self) -> int:
        """The number of the last position."""
        return self.match.step_count

    def state(self, ply: int) -> Any:  # noqa: ANN401 - the title's
        """Return the true State of a position."""
        steps = self.match.steps
        return steps[ply].before if ply < len(steps) else steps[-1].after

    def view(self, ply: int, seat: Seat) -> Any:  # noqa: ANN401
        """Return the View of a seat at a position."""
        return self.match.game.view(self.state(ply), self.match.known[ply], seat)

    def command(self, ply: int) -> Any:  # noqa: ANN401
        """Return the command of a step as its seat gave it, without the outcome of chance."""
        return self.match.game.given(self.match.steps[ply].command)

    def following(self, ply: int) -> tuple[Any, ...]:
        """Return the commands that the seat of a step gave directly after it."""
        seat, steps = self.match.steps[ply].seat, enumerate(self.match.steps)
        after = islice(steps, ply + 1, None)
        own = takewhile(lambda numbered: numbered[1].seat == seat, after)
        return tuple(self.command(number) for number, _ in own)


class Ledger(Protocol[PassageT]):
    """The terms of each seat's result other than its errors, one position after another."""

    @property
    def kind(self) -> type[PassageT]:
        """The type of a passage."""

    @property
    def is_apart(self) -> bool:
        """Whether a passage holds all that there is to work out of a position."""

    def since(self, ply: int) -> int:
        """Return the position from which all have to be come to, up to one at which an analysis
        goes on.
        """

    def passage(self, ply: int, seat: Seat, found: Judged[Any] | None) -> PassageT:
        """Return what a position is to a seat apart from all others, with its judged decision there
        if it has one.
        """

    def come_to(self, ply: int, seat: Seat, passage: PassageT) -> tuple[Worth, Change | None]:
        """Return the worth at which a seat arrives at a position, and the change by the step
        before; None at the first position that it comes to.
        """
