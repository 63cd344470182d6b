"""The toy as a title of the registry, so that there are two; only tests have it."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.title import Box, Rules, Title
from tests.toy.play import TOY_BALLOTS, toy_needs_hand
from tests.toy.rules import TOY_GAME, ToyState
from tests.toy.table import ToyTitle


class ToyBox:
    """A toy needs nothing but a number of seats."""

    fault = None

    def draw_usual(self, seats: int, rng: Random) -> ToyState:
        return ToyState(seats)

    draw_any = draw_usual

    def draw_again(self, setup: ToyState, first: Seat, rng: Random) -> ToyState:
        return ToyState(setup.seats, first)


def _load_rules() -> Rules:
    return Rules(
        game=TOY_GAME,
        seat_counts=ToyTitle.seat_counts,
        appraise=lambda view, legal: [0.0] * len(legal),
        forced=lambda legal: legal[0] if list(legal) in (["answer"], ["yawn"]) else None,
        passes=lambda command: command == "yawn",
        first_seat=lambda setup: setup.turn_seat,
        scores=lambda state: (0,) * state.seats,
        figures=lambda events, view: (),
        needs_hand=toy_needs_hand,
        ballots=TOY_BALLOTS,
    )


def _open_box(own: Path | None) -> Box:
    assert own is None, "a toy reads no files of the owner's"
    return ToyBox()


def _show(box: Callable[[], Any]) -> Any:  # noqa: ANN401
    return ToyTitle()


def _load_searched_rules() -> Rules:
    from tests.toy.core import ToySearching

    return _load_rules()._replace(searching=ToySearching)


TOY = Title("toy", _load_rules, _open_box, _show, ToyTitle)
SEARCHED_TOY = Title("toy", _load_searched_rules, _open_box, _show, ToyTitle)
"""The same with positions to search."""
