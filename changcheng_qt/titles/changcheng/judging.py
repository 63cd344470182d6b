"""The verdict on a turn that was played from the position of a problem.

Theory of operation. `rules.problems.proof` defines an answer, and when it is proved. A turn is
right as soon as an answer is done: the rest hardly matters. That is not so where peeks at threat
counters gain something in the turn: then the answer is only where to peek, and the rest depends on
the value seen. There a turn is wrong as soon as a command left the seat less than it could expect
by its knowledge then: a decision before a peek, or against its result. Peeks themselves and the
beginnings of scorings are never held against the seat: its expectation after them is luck.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise, takewhile

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Step
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    Command,
    EndTurn,
    Pass,
    Peek,
)
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.problems.deeds import deed_of
from changcheng_qt.titles.changcheng.rules.problems.ending import ending, known_threats
from changcheng_qt.titles.changcheng.rules.problems.proof import SAME, Answer, best, can_do
from changcheng_qt.titles.changcheng.rules.problems.turns import Begun, grow
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View


class Verdict(Enum):
    """The verdict on a turn: none yet, right, as good, or wrong."""

    OPEN = "open"
    RIGHT = "right"
    AS_GOOD = "as_good"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on a turn, and its expected score with the knowledge so far; `lost` is how much
    the choices gave away by the knowledge at the time, None where there was nothing to see.
    """

    verdict: Verdict
    worth: float
    lost: float | None = None


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """The turn that a seat played after `steps` steps of a match, as far as it went."""

    match: AnyMatch
    begin: int
    seat: Seat

    @property
    def start(self) -> State:
        """The position at the beginning of the turn."""
        return self._state(self.begin)

    def judged(
        self,
        accept: Collection[Collection[Command]],
        answers: Collection[Answer],
        *,
        to_be_seen: bool,
    ) -> Judgement:
        """Return the verdict on the turn by the answers, as commands and as deeds, and by its use
        of the things `to_be_seen`, if any; raises `Unprovable` where the turn cannot be weighed any
        more.
        """
        verdict = self._verdict(accept, answers)
        lost = self._lost() if to_be_seen else None
        if lost:
            verdict = Verdict.WRONG
        worth = self._ending() if self._is_over else self._worth(self._end)
        return Judgement(verdict, worth, lost)

    def _verdict(
        self, accept: Collection[Collection[Command]], answers: Collection[Answer]
    ) -> Verdict:
        begun = self._begun
        given = {step.command for step in self._played if step.seat == self.seat}
        if any(given.issuperset(answer) for answer in accept):
            return Verdict.RIGHT
        if any(answer <= begun.deeds for answer in answers):
            return Verdict.AS_GOOD
        if self._is_over:
            return Verdict.WRONG
        root = grow(self._view(self._end), begun=begun).root
        return Verdict.OPEN if any(can_do(root, one) for one in answers) else Verdict.WRONG

    def _lost(self) -> float:
        """Return how much the choices fell short of the seat's expectation before each."""
        worths = [self._worth(number) for number in range(self.begin, self._end + 1)]
        drops = [
            before - after
            for step, (before, after) in zip(self._played, pairwise(worths), strict=True)
            if step.seat == self.seat and not isinstance(step.command, Peek | BeginScoring)
        ]
        if self._is_over:
            drops.append(worths[-1] - self._ending())
        return sum(drop for drop in drops if drop > SAME)

    @property
    def _played(self) -> Sequence[Step[State, Command, Event]]:
        """The steps of the turn, without its end."""
        return list(takewhile(_goes_on, self.match.steps[self.begin :]))

    @property
    def _end(self) -> int:
        return self.begin + len(self._played)

    @property
    def _is_over(self) -> bool:
        return self._end < len(self.match.steps)

    @property
    def _begun(self) -> Begun:
        claims = self.start.reservations
        own = [step for step in self._played if step.seat == self.seat]
        done = {deed_of(step.before, step.command, claims) for step in own}
        return Begun(claims, frozenset(deed for deed in done if deed))

    def _worth(self, number: int) -> float:
        """Return the seat's expectation after `number` steps."""
        return best(grow(self._view(number), begun=Begun(self.start.reservations)).root)[0]

    def _ending(self) -> float:
        """Return the score of the turn, which is over."""
        known = known_threats(self._view(self._end))
        return ending(self._state(self._end), self.seat, known)[0]

    def _view(self, number: int) -> View:
        return CHANG_CHENG.view(self._state(number), self.match.known[number], self.seat)

    def _state(self, number: int) -> State:
        steps = self.match.steps
        state: State = steps[number].before if number < len(steps) else position_of(self.match)
        return state


def position_of(match: AnyMatch) -> State:
    """Return the present position of a match."""
    state: State = match.steps[-1].after if match.steps else match.start
    return state


def _goes_on(step: Step[State, Command, Event]) -> bool:
    return not isinstance(step.command, EndTurn | Pass)
