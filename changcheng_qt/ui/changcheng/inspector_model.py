"""What can be read off one province or region: walls, cards, value, majority, threat.

Everything comes from a View, so a viewer reads no more than it may know.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.geography import Province, Region, Square
from changcheng_qt.games.changcheng.pieces import NEUTRAL, BlockKind, Owner
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.widgets.seats import owners_of


@dataclass(frozen=True, slots=True)
class Presence:
    """What one colour has in an area; virtual walls only while a province is being scored."""

    owner: Owner
    walls: int = 0
    virtual: int = 0
    broken: int = 0
    cards: int = 0
    has_tower: bool = False

    @property
    def strength(self) -> int:
        """Return what counts for the majority."""
        return self.walls + self.virtual


@dataclass(frozen=True, slots=True)
class Worth:
    """What a province is worth, as a sum (RULES 4.4)."""

    walls: int
    reputation: int
    change: int = 0

    @property
    def value(self) -> int:
        """Return the sum."""
        return self.walls + self.reputation + self.change


@dataclass(frozen=True, slots=True)
class ProvinceSight:
    """A province as it stands; `complete` is its worth with walls on all empty squares."""

    province: Province
    squares: int
    occupied: int
    presences: tuple[Presence, ...]
    leaders: tuple[Owner, ...]
    now: Worth
    complete: Worth
    regions: tuple[Region, ...]


@dataclass(frozen=True, slots=True)
class RegionSight:
    """A region as it stands; `threat` is its value where the viewer knows it."""

    region: Region
    squares: int
    occupied: int
    presences: tuple[Presence, ...]
    leaders: tuple[Owner, ...]
    threat: int | None
    is_removed: bool
    is_open: bool
    peeked: tuple[Seat, ...]

    @property
    def sheltered(self) -> tuple[Owner, ...]:
        """Return whose tower stands there."""
        return tuple(presence.owner for presence in self.presences if presence.has_tower)

    @property
    def losers(self) -> tuple[Owner, ...]:
        """Return who would lose if the Mongols attacked now."""
        safe = (*self.sheltered, NEUTRAL)
        return tuple(owner for owner in self.leaders if owner not in safe)


def province_sight(view: View, province: Province) -> ProvinceSight:
    """Return what can be read off a province."""
    squares = view.wall.squares_of[province]
    presences = tuple(_in_province(view, province, owner) for owner in owners_of(view))
    walls = sum(presence.walls for presence in presences)
    empty = len(view.empty(province))
    reputation, change = view.reputations[province], _change(view, province)
    return ProvinceSight(
        province=province,
        squares=len(squares),
        occupied=len(squares) - empty,
        presences=presences,
        leaders=leaders(view, presences),
        now=Worth(walls, reputation, change),
        complete=Worth(walls + empty, reputation, change),
        regions=view.wall.regions_bordering[province],
    )


def region_sight(view: View, region: Region) -> RegionSight:
    """Return what can be read off a region."""
    squares = view.wall.squares_of_region[region]
    presences = tuple(_presence(view, squares, owner) for owner in owners_of(view))
    return RegionSight(
        region=region,
        squares=len(squares),
        occupied=sum(view.blocks[square] is not None for square in squares),
        presences=presences,
        leaders=leaders(view, presences),
        threat=known_threat(view, region),
        is_removed=region in view.removed,
        is_open=view.threats[region] is not None,
        peeked=tuple(sorted(seat for seat, seen in view.peeks if seen == region)),
    )


def known_threat(view: View, region: Region) -> int | None:
    """Return the value of a threat counter if the viewer knows it and it still lies there."""
    if region in view.removed:
        return None
    if view.threats[region] is not None:
        return view.threats[region]
    seen = [dict(private.seen) for private in view.privates]
    return next((values[region] for values in seen if region in values), None)


def leaders(view: View, presences: Sequence[Presence]) -> tuple[Owner, ...]:
    """Return who is tied for most, at least 1; neutrals only where they compete."""
    counted = [
        presence
        for presence in presences
        if view.options.neutrals_compete or presence.owner != NEUTRAL
    ]
    most = max((presence.strength for presence in counted), default=0)
    return tuple(p.owner for p in counted if most and p.strength == most)


def _in_province(view: View, province: Province, owner: Owner) -> Presence:
    here = _presence(view, view.wall.squares_of[province], owner)
    virtual = dict(view.scoring.virtual) if view.scoring else {}
    is_scored = view.scoring is not None and view.scoring.province == province
    cards = sum(card.owner == owner and card.province == province for card in view.cards)
    return Presence(
        owner,
        walls=here.walls,
        virtual=virtual.get(owner, 0) if is_scored else 0,
        broken=here.broken,
        cards=cards,
        has_tower=here.has_tower,
    )


def _presence(view: View, squares: Sequence[Square], owner: Owner) -> Presence:
    blocks = [view.blocks[square] for square in squares]
    own = [block for block in blocks if block is not None and block.owner == owner]
    return Presence(
        owner,
        walls=sum(block.counts for block in own),
        broken=sum(not block.counts for block in own),
        has_tower=any(block.kind is BlockKind.TOWER for block in own),
    )


def _change(view: View, province: Province) -> int:
    scoring = view.scoring
    return scoring.change if scoring is not None and scoring.province == province else 0
