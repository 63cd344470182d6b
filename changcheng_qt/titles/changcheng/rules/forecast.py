"""Forecasts of a province or region from a View: the majority, the worth now and when complete, the
threat. They reveal nothing that the viewer may not know.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Decision
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.majority import Tally, holders
from changcheng_qt.titles.changcheng.rules.pieces import (
    BUILDER_WALLS,
    NEUTRAL,
    VALUE_CHANGE,
    Block,
    BlockKind,
    Owner,
)
from changcheng_qt.titles.changcheng.rules.view import View


@dataclass(frozen=True, slots=True)
class Presence:
    """The blocks and walls of one colour in an area; virtual walls only while a province is being
    scored.
    """

    owner: Owner
    walls: int = 0
    virtual: int = 0
    broken: int = 0
    cards: int = 0
    has_tower: bool = False

    @property
    def strength(self) -> int:
        """The strength in the majority."""
        return self.walls + self.virtual


@dataclass(frozen=True, slots=True)
class Worth:
    """The value of a province and its summands (RULES 4.4)."""

    walls: int
    reputation: int
    change: int = 0

    @property
    def value(self) -> int:
        """The sum."""
        return self.walls + self.reputation + self.change


@dataclass(frozen=True, slots=True)
class ProvinceForecast:
    """A province at present; `complete` is its worth with walls on all empty squares."""

    province: Province
    squares: int
    occupied: int
    presences: tuple[Presence, ...]
    leaders: tuple[Owner, ...]
    now: Worth
    complete: Worth
    regions: tuple[Region, ...]


@dataclass(frozen=True, slots=True)
class RegionForecast:
    """A region at present; `threat` is its value if the viewer knows it."""

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
        """The owners of the towers there."""
        return tuple(presence.owner for presence in self.presences if presence.has_tower)

    @property
    def losers(self) -> tuple[Owner, ...]:
        """The owners who would lose points if the Mongols attacked now."""
        safe = (*self.sheltered, NEUTRAL)
        exposed = () if self.is_removed else self.leaders
        return tuple(owner for owner in exposed if owner not in safe)


def province_forecast(view: View, province: Province) -> ProvinceForecast:
    """Return the forecast of a province, as far as the viewer knows."""
    squares = view.wall.squares_of[province]
    presences = tuple(_in_province(view, province, here) for here in _presences(view, squares))
    walls = sum(presence.walls for presence in presences)
    empty = len(view.empty(province))
    reputation, change = view.reputations[province], _change(view, province)
    return ProvinceForecast(
        province=province,
        squares=len(squares),
        occupied=len(squares) - empty,
        presences=presences,
        leaders=_leaders(view, presences),
        now=Worth(walls, reputation, change),
        complete=Worth(walls + empty, reputation, change),
        regions=view.wall.regions_bordering[province],
    )


def region_forecast(view: View, region: Region) -> RegionForecast:
    """Return the forecast of a region, as far as the viewer knows."""
    squares = view.wall.squares_of_region[region]
    presences = _presences(view, squares)
    return RegionForecast(
        region=region,
        squares=len(squares),
        occupied=sum(view.blocks[square] is not None for square in squares),
        presences=presences,
        leaders=_leaders(view, presences),
        threat=view.known_threats.get(region),
        is_removed=region in view.removed,
        is_open=view.threats[region] is not None,
        peeked=tuple(sorted(seat for seat, seen in view.peeks if seen == region)),
    )


def built_on(view: View, squares: Collection[Square], block: Block) -> View:
    """Return the view with a block on some squares, for forecasts.

    It is not the position after a placement: nothing is scored, reserved or turned up in it.
    """
    blocks = (block if s in squares else old for s, old in enumerate(view.blocks))
    return replace(view, blocks=tuple(blocks))


def decided(view: View, decision: Decision) -> View:
    """Return the view with the effect of a card owner's choice, for forecasts.

    It is not the position after the choice: the other cards are still to come.
    """
    scoring = view.scoring
    assert scoring is not None, "decisions are legal only during a scoring"
    match decision:
        case commands.BreakWall(square) if (block := view.blocks[square]) is not None:
            return built_on(view, (square,), Block(BlockKind.BROKEN, block.owner))
        case commands.SwapWalls(here, there):
            blocks = list(view.blocks)
            blocks[here], blocks[there] = blocks[there], blocks[here]
            return replace(view, blocks=tuple(blocks))
        case commands.RemoveThreat(region):
            return replace(view, removed=view.removed | {region})
        case commands.RaiseValue():
            return replace(view, scoring=replace(scoring, change=scoring.change + VALUE_CHANGE))
        case commands.LowerValue():
            return replace(view, scoring=replace(scoring, change=scoring.change - VALUE_CHANGE))
        case commands.AddVirtualWall():
            more = (scoring.pending[0].owner, BUILDER_WALLS)
            return replace(view, scoring=replace(scoring, virtual=(*scoring.virtual, more)))
        case _:
            return view


def left_by(view: View, decision: Decision) -> View:
    """Return the view without the card that decides, and without the one that it cancels."""
    scoring = view.scoring
    assert scoring is not None, "decisions are legal only during a scoring"
    _, *left = scoring.pending
    if isinstance(decision, commands.CancelCard):
        left = [one for one in left if (one.owner, one.card) != (decision.owner, decision.card)]
    return replace(view, scoring=replace(scoring, pending=tuple(left)))


def to_come(view: View, province: Province) -> int:
    """Return how many cards may still have an effect in a province: while it is scored, only those
    that are unresolved.
    """
    scoring = view.scoring
    if scoring is not None and scoring.province == province:
        return len(scoring.pending)
    return len(view.cards_in(province))


def as_overheard(view: View) -> View:
    """Return the view without its viewer's secrets, for texts that are spoken aloud."""
    return replace(view, privates=(), laid_bare=())


def owners_of(view: View) -> tuple[Owner, ...]:
    """Return every seat in order of play from the first player, then neutral if it plays."""
    seats = tuple((view.first + turn) % view.seats for turn in range(view.seats))
    return (*seats, NEUTRAL) if view.seats == 2 else seats


def holders_of(view: View, tallies: Sequence[Tally]) -> tuple[Owner, ...]:
    """Return the colours tied for most by the table options of a game, neutral among them."""
    return holders(tallies, neutrals_compete=view.options.neutrals_compete)


def _leaders(view: View, presences: Sequence[Presence]) -> tuple[Owner, ...]:
    return holders_of(view, [Tally(p.owner, p.walls, p.virtual) for p in presences])


def _in_province(view: View, province: Province, here: Presence) -> Presence:
    """Return a presence with the additions of a province: cards and virtual walls."""
    scoring = view.scoring if view.scoring and view.scoring.province == province else None
    cards = sum(card.owner == here.owner for card in view.cards_in(province))
    virtual = sum(n for seat, n in scoring.virtual if seat == here.owner) if scoring else 0
    return replace(here, virtual=virtual, cards=cards) if virtual or cards else here


def _presences(view: View, squares: Sequence[Square]) -> tuple[Presence, ...]:
    """Return the presence of each colour on some squares."""
    blocks = [block for square in squares if (block := view.blocks[square]) is not None]
    return tuple(_presence(owner, blocks) for owner in owners_of(view))


def _presence(owner: Owner, blocks: Sequence[Block]) -> Presence:
    kinds = [block.kind for block in blocks if block.owner == owner]
    if not kinds:
        return Presence(owner)
    broken = kinds.count(BlockKind.BROKEN)
    return Presence(owner, len(kinds) - broken, 0, broken, 0, BlockKind.TOWER in kinds)


def _change(view: View, province: Province) -> int:
    scoring = view.scoring
    return scoring.change if scoring is not None and scoring.province == province else 0
