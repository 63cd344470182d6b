"""The comparison of the rules of Chang Cheng with its flat core."""

from dataclasses import replace
from typing import Any, Final

from changcheng_qt.titles.changcheng.core.flatten import flatten, number_of
from changcheng_qt.titles.changcheng.core.game import FlatGame
from changcheng_qt.titles.changcheng.rules.commands import Peek
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL
from changcheng_qt.titles.changcheng.rules.state import State
from tests.titles.side_by_side import SideBySide, fields_of

LEFT_OUT: Final = frozenset(
    {
        "frame",
        "appraiser",
        "province_rows",
        "region_rows",
        "is_surveyed",
        "can_complete",
        "may_single",
        "may_double",
        "may_tower",
        "may_neutral",
        "may_card",
        "hand",
        "singles_end",
        "cards_end",
        "doubles_end",
        "towers_end",
        "neutrals_end",
        "choices",
    }
)
"""What copies share, and the finding of a survey, which is compared by the commands that it
yields.
"""


def fields(core: FlatGame) -> dict[str, Any]:
    """Return everything that makes a position, by name; of its frame only the additions."""
    claims = sum(core.claims & 4095 << 12 * seat for seat in range(4) if core.claimants >> seat & 1)
    frame = core.frame
    wall = {"faces": frame.faces, "order": frame.order, "rules": frame.rules}
    return {**fields_of(core, LEFT_OUT), **wall, "claims": claims}


def numbers(core: FlatGame) -> list[int]:
    """Return every legal command of the core, sorted."""
    return sorted(core.pick(number) for number in range(core.count()))


BOTH: Final = SideBySide(
    CHANG_CHENG, flatten, number_of, fields, numbers, lambda one: isinstance(one, Peek)
)
"""Without peeks: a position of the core holds the values."""


def as_in_a_game(laid: State) -> State:
    """Return a position that was laid out as a game might come to it: all provinces scored that are
    full and not due, and neutrals for blocks of seats that do not play.
    """
    waiting = {*laid.due, *([laid.scoring.province] if laid.scoring else [])}
    full = {province for province in laid.wall.provinces if not laid.empty(province)}
    blocks = tuple(
        replace(block, owner=NEUTRAL) if block and block.owner >= laid.setup.seats else block
        for block in laid.blocks
    )
    return replace(laid, blocks=blocks, scored=laid.scored | (full - waiting))
