"""Chang Cheng without widgets: its rules, for files, bots and the command line; its boards, those
of the program and the owner's own from a folder of files, and games drawn from them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final, Self, assert_never

from changcheng_qt import assets
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.accounts import figures_of
from changcheng_qt.titles.changcheng.rules.boards import BoardError, load_boards
from changcheng_qt.titles.changcheng.rules.commands import Pass
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Board
from changcheng_qt.titles.changcheng.rules.judgement.appraisal import appraise
from changcheng_qt.titles.changcheng.rules.legality import forced
from changcheng_qt.titles.changcheng.rules.pieces import Colour
from changcheng_qt.titles.changcheng.rules.secrets import ChangChengSecrets
from changcheng_qt.titles.changcheng.rules.setup import (
    MOST_EVENTS,
    SEAT_COUNTS,
    Options,
    Setup,
    SetupChoices,
    draw_setup,
)
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.title import Rules, UnusableFiles, any_options, later

_FEWEST: Final = 2
"""The number of seats with neutral walls (RULES 3.4)."""


@dataclass(frozen=True, slots=True)
class BoardBox:
    """The boards to play on, and why the owner's own are missing."""

    boards: Sequence[Board]
    fault: UnusableFiles | None = None

    @classmethod
    def opened(cls, own: Path | None) -> Self:
        """Read the boards of the program and those in the owner's folder, if one is given, which
        need not exist; if one of the owner's files is bad, none of them are used. Raises
        `UnusableFiles` where those of the program cannot be used.
        """
        bundled = assets.title_folder("changcheng") / "boards"
        try:
            return cls(load_boards(bundled, *([own] if own else [])))
        except BoardError as error:
            if own is None:
                raise _unusable(error) from error
            return replace(cls.opened(None), fault=_unusable(error))

    def draw_usual(self, seats: int, rng: Random) -> Setup:
        """Draw a game of the first colours with the usual table options."""
        return draw_setup(SetupChoices(colours=tuple(Colour)[:seats]), self.boards, rng)

    def draw_any(self, seats: int, rng: Random) -> Setup:
        """Draw a game of any colours, with any table options and event cards."""
        options = any_options(Options(), rng)
        choices = SetupChoices(
            colours=tuple(rng.sample(list(Colour), seats)),
            options=options,
            events=rng.randint(0, MOST_EVENTS),
        )
        return draw_setup(choices, self.boards, rng)

    def draw_again(self, setup: Setup, first: Seat, rng: Random) -> Setup:
        """Draw a game with the same choices, with another first seat."""
        choices = SetupChoices(setup.colours, first, setup.options, setup.events)
        return draw_setup(choices, self.boards, rng)


def _unusable(error: BoardError) -> UnusableFiles:
    def words() -> str:
        from changcheng_qt.titles.changcheng.words.refusals import board_error_text

        return board_error_text(error)

    return UnusableFiles(str(error), words)


def weight(view: View) -> float:
    """Return how much thought a decision suggests, 0 to 1, from a view of the public: by its kind,
    and the number of empty squares.
    """
    room = view.blocks.count(None) / len(view.blocks)
    match view.stage:
        case Stage.ACTION:
            return 0.3 + 0.3 * room if view.turn.acts else 0.5 + 0.5 * room
        case Stage.TURN_END:
            has_neutral = view.seats == _FEWEST and view.neutrals and not view.turn.neutral_placed
            return 0.2 + 0.4 * room if has_neutral else 0.0
        case Stage.SCORING_DUE:
            return 0.4 if len(view.due) > 1 else 0.2
        case Stage.DECISION:
            return 0.5
        case Stage.EXTENSION:
            return 0.8
        case Stage.OVER:
            return 0.0
        case _:
            assert_never(view.stage)


RULES: Final = Rules(
    game=CHANG_CHENG,
    seat_counts=SEAT_COUNTS,
    appraise=appraise,
    forced=forced,
    passes=lambda command: isinstance(command, Pass),
    figures=figures_of,
    weight=weight,
    searching=later("changcheng.searching:ChangChengSearching"),
    truth=later("changcheng.searching:fated"),
    # In the time of a playout, plain code estimates the ends of three simulations.
    simulations={"novice": (30, 30), "club": (100, 100), "strong": (350, 2000)},
    secrets=ChangChengSecrets(),
)
