"""Riders at the Wall without widgets: its rules, for files, bots and the command line; and games
drawn on its map.
"""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, Self, assert_never

from changcheng_qt.bots import LEVELS, Simulations
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.accounts import figures_of
from changcheng_qt.titles.riders.rules.appraisal import appraise
from changcheng_qt.titles.riders.rules.commands import Answer, Command, PassExtra, Reject
from changcheng_qt.titles.riders.rules.entries import Moved
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.geography import board_for
from changcheng_qt.titles.riders.rules.manners import considered
from changcheng_qt.titles.riders.rules.pieces import SeatColour, total
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.secrets import RidersSecrets
from changcheng_qt.titles.riders.rules.setup import (
    SEAT_COUNTS,
    Hands,
    Options,
    Setup,
    SetupChoices,
    draw_setup,
)
from changcheng_qt.titles.riders.rules.standing import noted
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.title import Ballots, Rules, UnusableFiles, any_options, later


@dataclass(frozen=True, slots=True)
class MapBox:
    """The map, which is the program's own; the owner has none."""

    fault: UnusableFiles | None = None

    @classmethod
    def opened(cls, own: Path | None) -> Self:
        """Read the map of the program; raises `UnusableFiles`. The owner's folder is not read."""
        try:
            board_for(SEAT_COUNTS[0])
        except (OSError, ValueError) as error:
            text = str(error)
            raise UnusableFiles(text, lambda: text) from error
        return cls()

    def draw_usual(self, seats: int, rng: Random) -> Setup:
        """Draw a game of the first colours with the usual table options."""
        return draw_setup(SetupChoices(tuple(SeatColour)[:seats]), rng)

    def draw_any(self, seats: int, rng: Random) -> Setup:
        """Draw a game of any colours, with any table options."""
        colours = tuple(rng.sample(list(SeatColour), seats))
        return draw_setup(SetupChoices(colours, options=any_options(Options(), rng)), rng)

    def draw_again(self, setup: Setup, first: Seat, rng: Random) -> Setup:
        """Draw a game with the same choices, with another first seat."""
        return draw_setup(SetupChoices(setup.colours, first, setup.options), rng)


def weight(view: View) -> float | None:
    """Return how much thought a decision suggests, 0 to 1, from a view of the public; None for a
    card that a seat gives up after others. After the founding that is 0: a turn has many small
    steps, and is to be short.
    """
    match view.stage:
        case Stage.FORTS | Stage.SETTLEMENTS:
            return 1.0
        case Stage.FIRST_ROADS:
            return 0.5
        case Stage.DISCARDING:
            return None if _has_given_up(view, view.turn.discarding[0]) else 0.0
        case (
            Stage.BEFORE_ROLL
            | Stage.PIRATE
            | Stage.ROBBING
            | Stage.BUILDING
            | Stage.RIDER_DUE
            | Stage.ANSWERING
            | Stage.CHOOSING
            | Stage.SOLDIER
            | Stage.CORVEE
            | Stage.EXTRA_ROUND
            | Stage.OVER
        ):
            return 0.0
        case _:
            assert_never(view.stage)


def _has_given_up(view: View, seat: Seat) -> bool:
    """Whether the latest change of hands is a card that a seat gave up."""
    return any(
        isinstance(last, Moved) and (last.seat, total(last.out), total(last.into)) == (seat, 1, 0)
        for last in view.story.entries[-1:]
    )


def needs_hand(view: View) -> bool:
    """Whether a decision needs the hand of its seat, also in the turn of another: cards given up,
    and all of a seat's part in an extra building round (RIDERS section 14).
    """
    return view.stage is Stage.DISCARDING or view.turn.builder is not None


def is_ballot(view: View) -> bool:
    """Whether several seats decide at once: those asked by an offer, and those that may build in an
    extra building round.
    """
    return view.stage is Stage.ANSWERING or view.turn.builder is not None


def instead(view: View) -> Command:
    """Return the command in the place of one that is not legal."""
    return Reject() if view.stage is Stage.ANSWERING else PassExtra()


def is_whole(command: Command) -> bool:
    """Whether a command is all that its seat has to decide: not where it builds something."""
    return isinstance(command, Answer | PassExtra)


def hides_nothing(view: View) -> bool:
    """Whether nobody has anything to hide: in the founding, whose goods all have seen, and with
    open hands as long as nobody has an edict.
    """
    is_open = view.turn.number == 0 or view.options.hands is Hands.OPEN
    return is_open and not any(view.edict_counts)


SIMULATIONS: Final[Simulations] = {
    "novice": (10, 10),
    "club": (128, 400),
    "strong": (100, 500),
    "master": (400, 2000),
}
"""Those of a novice do not matter: the same in both forms. A club player only weighs deals."""

RULES: Final = Rules(
    game=RIDERS,
    seat_counts=SEAT_COUNTS,
    appraise=appraise,
    passes=lambda command: isinstance(command, PassExtra),
    figures=figures_of,
    scores=points,
    judged={level: later(f"riders.judging:{level}") for level in LEVELS},
    searching=later("riders.searching:RidersSearching"),
    simulations=SIMULATIONS,
    truth=later("riders.forks:RidersForks"),
    weight=weight,
    secrets=RidersSecrets(),
    needs_hand=needs_hand,
    ballots=Ballots(is_ballot, instead, noted, is_whole),
    hides_nothing=hides_nothing,
    considered=considered,
    counts_wins=True,
)
