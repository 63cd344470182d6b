"""The majority in a province or region (RULES sections 3.4, 4 and 5)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, Block, Owner


@dataclass(frozen=True, slots=True)
class Tally:
    """The strength of one colour in a province or region: unbroken squares and virtual walls."""

    owner: Owner
    walls: int
    virtual: int = 0

    @property
    def total(self) -> int:
        """The total strength in a majority."""
        return self.walls + self.virtual


def tally(
    blocks: Iterable[Block | None], seats: int, virtual: Iterable[tuple[Seat, int]] = ()
) -> tuple[Tally, ...]:
    """Count unbroken squares and virtual walls: a row for each seat, then one for neutrals if there
    are any.
    """
    walls = Counter(block.owner for block in blocks if block is not None and block.counts)
    extra: Counter[Seat] = Counter()
    for seat, count in virtual:
        extra[seat] += count
    rows = [Tally(seat, walls[seat], extra[seat]) for seat in range(seats)]
    neutrals = walls[NEUTRAL]
    return (*rows, Tally(NEUTRAL, neutrals)) if neutrals else tuple(rows)


def holders(tallies: Sequence[Tally], *, neutrals_compete: bool) -> tuple[Owner, ...]:
    """Return the colours tied for most, at least 1; neutrals among them only where they compete."""
    rivals = [row for row in tallies if neutrals_compete or row.owner != NEUTRAL]
    most = max(row.total for row in rivals)
    return tuple(row.owner for row in rivals if row.total == most > 0)


def leaders(tallies: Sequence[Tally], *, neutrals_compete: bool) -> tuple[Seat, ...]:
    """Return the seats among the holders; none where competing neutrals lead alone."""
    on_top = holders(tallies, neutrals_compete=neutrals_compete)
    return tuple(owner for owner in on_top if owner != NEUTRAL)
