"""The comparison of the rules of China with its flat core."""

from typing import Any, Final

from changcheng_qt.titles.china.core.flatten import flatten, number_of
from changcheng_qt.titles.china.core.game import FlatGame
from changcheng_qt.titles.china.rules.game import CHINA
from tests.titles.side_by_side import SideBySide, fields_of

NO_RULE: Final = frozenset(
    {
        *("frame", "roads", "appraiser", "region_rows", "court_rows", "court_keys", "level"),
        *("placements", "counts", "kinds", "rest", "rest_kind", "rest_colours"),
        *("gone", "ledger", "known"),
    }
)
"""Values shared by copies, findings of a survey (compared by the commands that they yield), and
values that only a search asks for.
"""


def fields(core: FlatGame) -> dict[str, Any]:
    """Return everything that makes a position, by name."""
    return {**fields_of(core, NO_RULE), "pile": core.pile[core.gone :]}


def numbers(core: FlatGame) -> list[int]:
    """Return every legal command of the core, sorted."""
    return sorted(core.pick(number) for number in range(core.count()))


BOTH: Final = SideBySide(CHINA, flatten, number_of, fields, numbers)
