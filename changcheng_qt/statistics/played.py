"""The figures of a finished game."""

from dataclasses import dataclass

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.verdicts.accounts import Figures


@dataclass(frozen=True, slots=True)
class Errors:
    """The errors of a seat: how many are clear, and the cost of all of them, in points or in games
    won of 100 (`Rules.counts_wins`).
    """

    clear: int
    cost: float

    def figure(self, *, counts_wins: bool) -> float:
        """Return the figure to show: the cost; the number of clear ones in a title that counts
        games won, where costs may add up to more than there is to win.
        """
        return self.clear if counts_wins else self.cost


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """The player in a seat at the end, and its result: `figures` are None where the file is not
    complete, `errors` where the game was not analysed.
    """

    name: str
    controller: str
    score: int
    has_won: bool
    figures: Figures | None = None
    errors: Errors | None = None

    @property
    def is_human(self) -> bool:
        """Whether a person decided for the seat at the end."""
        return self.controller == HUMAN


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: the key of its file, the key of its content, its title, when it was last
    played, in nanoseconds since 1970, and its seats.
    """

    key: str
    digest: str
    title: str
    played: int
    seats: tuple[PlayedSeat, ...]
