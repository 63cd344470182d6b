"""The events in which goods change hands, in the past tense, and their versions for each viewer
(RIDERS sections 12.2 and 13).

Hidden are the good of a robbed card, and answers to an offer until the last one is in.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.engine.step import PlainEvent, TellingEvent
from changcheng_qt.titles.riders.rules.commands import Answer
from changcheng_qt.titles.riders.rules.geography import Hex
from changcheng_qt.titles.riders.rules.pieces import Good, Goods


class OfferEnd(Enum):
    """How an offer ended without a deal."""

    REFUSED = "refused"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class StartGoodsTaken(PlainEvent):
    """A seat took a card for each numbered hex at its second settlement."""

    seat: Seat
    goods: Goods


@dataclass(frozen=True, slots=True)
class GoodsProduced(PlainEvent):
    """Hexes gave goods to the seats; `blocked` are the hexes of that number that riders held."""

    goods: tuple[Goods, ...]
    blocked: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class SupplyShort(PlainEvent):
    """The supply had too few cards of a good: `due` is the number due to each seat, `paid` the
    number it got, 0 for all where more than one was due.
    """

    good: Good
    due: tuple[int, ...]
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoodsDiscarded(PlainEvent):
    """A seat gave up a card after a seven; `left` is how many more it gives up."""

    seat: Seat
    good: Good
    left: int


@dataclass(frozen=True, slots=True)
class GoodsRobbed(TellingEvent):
    """A seat took a card at random from another; the good is None for a viewer that does not know
    it, and in a file that leaves it out.
    """

    seat: Seat
    victim: Seat
    good: Good | None

    @property
    def is_open(self) -> bool:
        """Whether hands are open: then others than thief and victim learned the card."""
        return len(self.told) > 2

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the good from everybody who was not told it; with open hands the public was too."""
        is_known = self.is_open or viewer is EVERYONE or viewer in self.told
        return self if is_known else replace(self, good=None)


@dataclass(frozen=True, slots=True)
class SupplyTraded(PlainEvent):
    """A seat traded `rate` cards of a good for one of another with the supply."""

    seat: Seat
    give: Good
    get: Good
    rate: int


@dataclass(frozen=True, slots=True)
class OfferMade(PlainEvent):
    """A seat made the offer of that number in its turn; `asked` are the seats that answer."""

    seat: Seat
    number: int
    give: Goods
    want: Goods
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OfferAnswered(PlainEvent):
    """A seat answered an offer; the answer is None for others while `is_last` is false."""

    seat: Seat
    answer: Answer | None
    is_last: bool

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the answer from all other seats until the last one is in."""
        is_known = self.is_last or viewer is EVERYONE or viewer == self.seat
        return self if is_known else replace(self, answer=None)


@dataclass(frozen=True, slots=True)
class AnswersShown(TellingEvent):
    """The last answer was in, and all were shown: by the seats asked, in their order."""

    asked: tuple[Seat, ...]
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class OfferEnded(PlainEvent):
    """An offer ended without a deal."""

    seat: Seat
    end: OfferEnd


@dataclass(frozen=True, slots=True)
class DealMade(PlainEvent):
    """The seat in turn and another exchanged cards."""

    seat: Seat
    partner: Seat
    give: Goods
    get: Goods


@dataclass(frozen=True, slots=True)
class TributeTaken(PlainEvent):
    """A seat took two cards from the supply."""

    seat: Seat
    goods: Goods


@dataclass(frozen=True, slots=True)
class GoodsLevied(TellingEvent):
    """All other seats handed over all their cards of a good: `cards`, by seat."""

    seat: Seat
    good: Good
    cards: tuple[int, ...]
