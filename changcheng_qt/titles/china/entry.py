"""China without widgets: its rules, for files, bots and the command line; its map, and games drawn
on it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, Self, assert_never

from changcheng_qt import assets
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules.accounts import figures_of
from changcheng_qt.titles.china.rules.appraisal import appraise
from changcheng_qt.titles.china.rules.commands import Pass
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.maps import MapError, load_map
from changcheng_qt.titles.china.rules.pieces import SeatColour
from changcheng_qt.titles.china.rules.secrets import ChinaSecrets
from changcheng_qt.titles.china.rules.setup import (
    SEAT_COUNTS,
    SIDES,
    Options,
    Setup,
    SetupChoices,
    Side,
    draw_setup,
)
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.title import Rules, UnusableFiles, any_options, later


@dataclass(frozen=True, slots=True)
class MapBox:
    """The map to play on; the owner has none of their own yet."""

    boards: Mapping[Side, Board]
    fault: UnusableFiles | None = None

    @classmethod
    def opened(cls, own: Path | None) -> Self:
        """Read the map of the program; raises `UnusableFiles`. The owner's folder is not read."""
        try:
            return cls(load_map(assets.title_folder("china") / "map.json"))
        except MapError as error:
            text = str(error)
            raise UnusableFiles(text, lambda: text) from error

    def draw_usual(self, seats: int, rng: Random) -> Setup:
        """Draw a game of the first colours with the usual table options."""
        return draw_setup(SetupChoices(tuple(SeatColour)[:seats]), self.boards, rng)

    def draw_any(self, seats: int, rng: Random) -> Setup:
        """Draw a game of any colours, on any side, with any table options."""
        options = any_options(Options(), rng)
        choices = SetupChoices(
            colours=tuple(rng.sample(list(SeatColour), seats)),
            side=rng.choice(SIDES[seats]),
            options=options,
        )
        return draw_setup(choices, self.boards, rng)

    def draw_again(self, setup: Setup, first: Seat, rng: Random) -> Setup:
        """Draw a game with the same choices, with another first seat."""
        choices = SetupChoices(setup.colours, first, setup.side, setup.options)
        return draw_setup(choices, {setup.side: setup.board}, rng)


def weight(view: View) -> float:
    """Return how much thought a decision suggests, 0 to 1, from a view of the public: by its kind,
    and the number of free spaces.
    """
    room = view.houses.count(None) / len(view.houses)
    match view.stage:
        case Stage.PLACING:
            return 0.5 + 0.5 * room if view.turn.is_fresh else 0.3 + 0.2 * room
        case Stage.HOUSE_OWED:
            return 0.1
        case Stage.TAKING:
            return 0.3
        case Stage.TURN_END | Stage.OVER:
            return 0.0
        case _:
            assert_never(view.stage)


RULES: Final = Rules(
    game=CHINA,
    seat_counts=SEAT_COUNTS,
    appraise=appraise,
    passes=lambda command: isinstance(command, Pass),
    figures=figures_of,
    weight=weight,
    searching=later("china.searching:ChinaSearching"),
    truth=later("china.searching:fated"),
    secrets=ChinaSecrets(),
    simulations={"strong": (100, 400)},
)
