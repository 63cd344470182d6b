"""Every state of the table that TABLE names, brought about in the window of the program, for one
person, several people, and bots alone.

Bots answer nothing unless a test says so: all events happen while they think.
"""

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.hints import Choice
from changcheng_qt.ui.seam.title import GameOrder
from tests.journeys.journey import Journey
from tests.journeys.plan import Move, plan_of
from tests.journeys.shortcut import arrive
from tests.ui.flow.clockwork import HandThinker

BOT = "greedy"
CROWDS = {
    Crowd.ONE: (HUMAN, BOT, BOT),
    Crowd.SEVERAL: (HUMAN, HUMAN, BOT),
    Crowd.NOBODY: (BOT, BOT, BOT),
}
NAMES = ("Mei", "Luca", "Claire")
Sought = Callable[[Move, Move, tuple[Player, ...]], bool]
"""Whether a state is that before a move: the move before it, itself, and the players."""


class SilentBots(HandThinker):
    """Stands where the process of the bots would, and is closed with the window."""

    advised = Signal(int, object)

    def advise(self, title: str, choice: Choice, effort: int, steps: int) -> int:
        """Think for ever."""
        return 0

    def close(self) -> None:
        """End, as a process would."""


def last_move(match: AnyMatch, plan: tuple[Move, ...]) -> int:
    """Return the number of the move that ends a game."""
    return len(plan) - 1


@dataclass(frozen=True)
class StateSample:
    """The states of a title's table, and the game of three in which all of them occur."""

    game: str
    seed: str
    by_day: Mapping[Any, Crowd]
    """All states, each with the crowd that meets it by day."""
    of_persons: Set[Any]
    """The states that do not occur where bots play alone."""
    sought: Mapping[Any, Sought]
    """The states before a move."""
    finished: Any
    tray: type[QWidget]
    noticed: Mapping[str, Any]
    """The state in which each check of the window's events must be able to fail."""
    likings: Mapping[type, int]
    choices: Mapping[Any, Mapping[str, Any]] = field(default_factory=dict)
    """Table options that a state needs, by state."""
    always: Mapping[str, Any] = field(default_factory=dict)
    """Table options of the game."""
    after: Mapping[Any, Callable[[AnyMatch, tuple[Move, ...]], int]] = field(default_factory=dict)
    """The move behind which a state is; the last one, unless named."""

    @property
    def meetings(self) -> Iterator[tuple[Any, Crowd]]:
        """All states with all crowds that can meet them."""
        for state in self.by_day:
            for crowd in CROWDS:
                if crowd is not Crowd.NOBODY or state not in self.of_persons:
                    yield state, crowd

    def order(self, state: Any, crowd: Crowd) -> GameOrder:  # noqa: ANN401 - a state of the title
        """Return the order of the game."""
        players = tuple(Player(*one) for one in zip(NAMES, CROWDS[crowd], strict=True))
        choices = {**self.always, **self.choices.get(state, {})}
        colours = ("red", "green", "blue")
        return GameOrder(self.game, players, colours, seed=self.seed, choices=choices)

    def bring_about(self, journey: Journey, state: Any, crowd: Crowd) -> tuple[Move, ...]:  # noqa: ANN401
        """Bring the table into a state; return the plan of the game."""
        order = self.order(state, crowd)
        journey.program.session.begin(order)
        plan = plan_of(journey.match, int(self.seed), self.likings)
        if state in self.sought:
            arrive(journey, plan, number_of(plan, self.sought[state], order.players))
            return plan
        number = self.after.get(state, last_move)(journey.match, plan)
        arrive(journey, plan, number)
        assert journey.show.bridge.submit(plan[number].command)
        journey.person.settle()
        if state is self.finished:
            journey.person.lead_on("Result")
        return plan


def number_of(plan: tuple[Move, ...], is_sought: Sought, players: tuple[Player, ...]) -> int:
    """Return the number of the first move that has a state before it."""
    return next(n for n in range(1, len(plan)) if is_sought(plan[n - 1], plan[n], players))
