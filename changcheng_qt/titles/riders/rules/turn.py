"""The stages of a game by the next decision, and the course of a turn (RIDERS section 4)."""

from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.commands import Answer, Counter, Dice
from changcheng_qt.titles.riders.rules.geography import Corner
from changcheng_qt.titles.riders.rules.pieces import Goods


class Stage(Sectioned):
    """The stages of a game, by the next decision."""

    FORTS = "forts", "forts"
    SETTLEMENTS = "settlements", "first-settlements"
    FIRST_ROADS = "first_roads", "first-settlements"
    BEFORE_ROLL = "before_roll", "roll"
    DISCARDING = "discarding", "discard"
    PIRATE = "pirate", "pirate"
    ROBBING = "robbing", "robbery"
    BUILDING = "building", "trade-and-build"
    RIDER_DUE = "rider_due", "rider-due"
    ANSWERING = "answering", "answers"
    CHOOSING = "choosing", "deal"
    SOLDIER = "soldier", "soldier"
    CORVEE = "corvee", "corvee"
    EXTRA_ROUND = "extra_round", "extra-round"
    OVER = "over", "end"


Terms: TypeAlias = tuple[Goods, Goods]
"""The goods that a seat gives, and those it wants for them."""
Answers: TypeAlias = tuple[Answer | None, ...]


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """An offer of the seat in turn."""

    give: Goods
    want: Goods
    asked: tuple[Seat, ...]
    """The seats that answer, clockwise."""
    answers: Answers = ()
    """The answers so far, in the same order; None for one that a viewer does not know yet."""

    @property
    def is_answered(self) -> bool:
        """Whether the last answer is in."""
        return len(self.answers) == len(self.asked)

    def terms_with(self, seat: Seat) -> Terms:
        """Return the goods that a deal with a seat would give and get: those of its counter, if it
        made one.
        """
        answer = self.answers[self.asked.index(seat)]
        return (answer.want, answer.give) if isinstance(answer, Counter) else (self.give, self.want)


@dataclass(frozen=True, slots=True)
class Turn:
    """The course of a turn so far.

    A stage that interrupts another one returns to it: a robbery to the soldier or to building, a
    rider due to building or to the extra building round.
    """

    seat: Seat
    number: int = 0
    """0 is the founding."""
    dice: Dice | None = None
    """None before the roll."""
    played: bool = False
    """Whether an edict was played."""
    offers: int = 0
    """How many offers were made."""
    offer: OpenOffer | None = None
    refused: tuple[Terms, ...] = ()
    """The terms of offers without a deal, since the last deal."""
    deeds: int = 0
    """The deeds that a soldier still allows."""
    free_roads: int = 0
    """The roads that a corvée still allows."""
    sailed: bool = False
    """Whether this soldier has moved the pirate."""
    owed: tuple[int, ...] = ()
    """How many cards each seat still gives up after a seven."""
    builder: Seat | None = None
    """The seat whose part of an extra building round it is."""
    site: Corner | None = None
    """The settlement or fort of the founding whose road is placed next."""

    @property
    def active(self) -> Seat:
        """The seat that builds: in an extra building round the one whose part it is."""
        return self.seat if self.builder is None else self.builder

    def others(self, seats: int) -> tuple[Seat, ...]:
        """Return the other seats, of that many, clockwise from the next one."""
        return tuple((self.seat + n) % seats for n in range(1, seats))

    def still_building(self, seats: int) -> tuple[Seat, ...]:
        """Return the seats whose part of an extra building round is not over, of that many seats,
        clockwise from the one whose part it is.
        """
        first = self.active
        return tuple((first + n) % seats for n in range((self.seat - first) % seats))

    @property
    def discarding(self) -> tuple[Seat, ...]:
        """The seats that still give up cards after a seven, clockwise from the one in turn."""
        seats = len(self.owed)
        clockwise = ((self.seat + n) % seats for n in range(seats))
        return tuple(seat for seat in clockwise if self.owed[seat])
