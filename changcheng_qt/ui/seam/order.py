"""How a new game is ordered from a title: by whom it is played, and with which table options."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Player, Seat

PlainChoices: TypeAlias = Mapping[str, str | int | bool]
"""Table options as plain values, to be kept between sessions; only the title can read them."""


class SetupForm(Protocol):
    """The table options of a title, part of the dialog for a new game."""

    @property
    def widget(self) -> QWidget:
        """What is shown."""

    def choices(self) -> PlainChoices:
        """Return what is chosen now."""

    def choose(self, choices: PlainChoices) -> None:
        """Show earlier choices; what is unknown or out of range falls back to the default."""

    def changed(self) -> tuple[str, ...]:
        """Say each choice that differs from what is usual, such as "Opening: nobody"."""

    def use_seats(self, count: int) -> None:
        """Take note of how many will play."""

    def add_row(self, label: QWidget, field: QWidget, note: QWidget) -> None:
        """Lay out one thing more to choose, below the title's own and in line with them."""


@dataclass(frozen=True, slots=True)
class GameOrder:
    """A new game of a title, by its name, as the people want it; `colours` by seat, by the title's
    names for them.

    `first` None leaves the first player to chance. An empty `seed` leaves it to chance and secret;
    a typed one marks the game as open.
    """

    title: str
    players: tuple[Player, ...]
    colours: tuple[str, ...]
    first: Seat | None = None
    seed: str = ""
    choices: PlainChoices = field(default_factory=dict)
