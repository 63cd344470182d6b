"""The expected points of a seat in a position that it sees: a rough judgement, for bots.

Theory of operation. A province pays its value to everybody tied on top (RULES 4.3), a region costs
its threat to everybody tied on top who has no tower there (RULES 5.1), and the event cards pay at
the end (RULES 5.2). The majority is open while squares are empty and cards face down, so each seat
gets a chance: the product, over its rivals, of a logistic curve over the lead, flatter with more
doubt. Without doubt it is certain. Known cards count with their usual walls or points, unknown ones
of rivals with an average.

A seat's expectation is its own points less a part of the others' mean. The worth of a move is the
difference it makes; only the areas that it touches are counted again.

The weights were chosen by letting variants play each other.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from math import exp, sqrt
from typing import Final, assert_never

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.geography import End, Province, Region, Square
from changcheng_qt.titles.changcheng.rules.judgement.outlook import (
    FaceDown,
    Outlook,
    empty_among,
    walls_on,
)
from changcheng_qt.titles.changcheng.rules.pieces import (
    DIPLOMACY_POINTS,
    NEUTRAL,
    REWARD_PER_CARD,
    ActionCard,
    Block,
    BlockKind,
    EventCard,
    Owner,
)

RIVALRY: Final = 0.7
"""How much of the others' mean gain counts as the seat's own loss."""
DOUBT_SPREAD: Final = 0.6
"""How much flatter the chance gets with the root of the doubt."""
TIE: Final = 0.3
"""The worth of winning ties, in walls."""
BACK_WALLS: Final = 1.0
"""The worth of an unknown card to its owner, in walls."""
VOID_CHANCE: Final = 1 / 6
"""How often an unknown card of a rival has the same priority, so that both are void."""


@dataclass(frozen=True, slots=True)
class Hope:
    """The usual gain of a card for its owner: walls of its own, walls that the strongest rival
    loses, and points of value by choice.
    """

    own: float = 0.0
    rival: float = 0.0
    value: float = 0.0


HOPES: Final = {
    ActionCard.TRAITOR: Hope(rival=0.9),
    ActionCard.FLOOD: Hope(value=2.0),
    ActionCard.BUILDER: Hope(own=0.8, value=0.6),
    ActionCard.MASTER_BUILDER: Hope(own=2.0),
    ActionCard.MANDARIN: Hope(own=0.5, rival=0.6),
}


def expectation(
    outlook: Outlook, provinces: Iterable[Province], regions: Iterable[Region]
) -> float:
    """Return the expected points of the seat from these provinces, these regions, and the event
    cards, less its part of the others' points.
    """
    return (
        sum(_province_points(outlook, province) for province in provinces)
        + sum(_region_points(outlook, region) for region in regions)
        + sum(_event_points(outlook, event) for event in outlook.view.events)
    )


def run_at_end(outlook: Outlook, end: End) -> int:
    """Return the length of one colour's run to an end of the wall, negative if it is a rival's; 0
    where runs do not matter.
    """
    if EventCard.DOMINANCE not in outlook.view.events:
        return 0
    squares = outlook.view.wall.west_to_east
    owners = [_owner(outlook.blocks[square]) for square in squares]
    inwards = owners if end is End.WEST else owners[::-1]
    run = len(list(takewhile(lambda owner: owner == inwards[0], inwards)))
    if inwards[0] == NEUTRAL:
        return 0
    return run if inwards[0] == outlook.seat else -run


def _province_points(outlook: Outlook, province: Province) -> float:
    view = outlook.view
    if province in view.scored:
        return 0.0
    squares = view.wall.squares_of[province]
    walls = walls_on(outlook, squares)
    value = float(view.reputations[province] + _worth_of_squares(outlook, squares))
    is_scoring = view.scoring is not None and view.scoring.province == province
    if is_scoring:
        value += outlook.change
        for seat, count in outlook.virtual:
            walls[seat] += count
    present = [card for card in outlook.cards if card.province == province]
    swing = _play_cards(outlook, walls, present, is_known_whole=is_scoring)
    doubt = empty_among(outlook, squares) + 0.6 * len(present)
    chances = {seat: _chance_of(walls, seat, doubt) for seat in range(view.seats)}
    return value * _lead(outlook.seat, chances) + swing * abs(_lead(outlook.seat, chances))


def _worth_of_squares(outlook: Outlook, squares: Iterable[Square]) -> int:
    blocks = (outlook.blocks[square] for square in squares)
    return sum(block is None or block.counts for block in blocks)


def _play_cards(
    outlook: Outlook,
    walls: dict[Owner, float],
    present: list[FaceDown],
    *,
    is_known_whole: bool,
) -> float:
    """Add the gains of the cards to `walls`; return by how much the seat may change the value."""
    swing = 0.0
    for face_down in present:
        owner = face_down.owner
        if face_down.card is None:
            walls[owner] += BACK_WALLS
            continue
        rivals = sum(other.owner != owner and other.card is None for other in present)
        trust = 1.0 if is_known_whole else (1 - VOID_CHANCE) ** rivals
        is_warrior = face_down.card is ActionCard.WARRIOR
        hope = _warrior(owner, present) if is_warrior else HOPES[face_down.card]
        walls[owner] += trust * hope.own
        strongest = max((o for o in walls if o != owner), key=lambda o: walls[o])
        walls[strongest] = max(0.0, walls[strongest] - trust * hope.rival)
        if owner == outlook.seat:
            swing += trust * hope.value
    return swing


def _warrior(owner: Seat, present: list[FaceDown]) -> Hope:
    """Return the gain of a Warrior, which cancels a rival's card, or one of its owner's if there is
    no other.
    """
    if any(other.owner != owner for other in present):
        return Hope(rival=BACK_WALLS)
    return Hope() if len(present) == 1 else Hope(own=-BACK_WALLS)


def _region_points(outlook: Outlook, region: Region) -> float:
    threat = outlook.threats[region]
    if not threat:
        return 0.0
    squares = outlook.view.wall.squares_of_region[region]
    walls = walls_on(outlook, squares)
    doubt = empty_among(outlook, squares) + 0.3
    sheltered = {
        block.owner
        for block in (outlook.blocks[square] for square in squares)
        if block and block.kind is BlockKind.TOWER
    }
    chances = {
        seat: 0.0 if seat in sheltered else _chance_of(walls, seat, doubt)
        for seat in range(outlook.view.seats)
    }
    return -threat * _lead(outlook.seat, chances)


def _event_points(outlook: Outlook, event: EventCard) -> float:
    """Return the worth of an event card to the seat at present."""
    match event:
        case EventCard.DIPLOMACY:
            return _diplomacy(outlook)
        case EventCard.DOMINANCE:
            return _dominance(outlook)
        case EventCard.IMPERIAL_REWARD:
            return -float(REWARD_PER_CARD * outlook.cards_spent)
        case EventCard.OBSERVERS:
            return 0.0
        case _:
            assert_never(event)


def _diplomacy(outlook: Outlook) -> float:
    view = outlook.view
    province_of = view.wall.province_of
    present = {
        (block.owner, province_of[square])
        for square, block in enumerate(outlook.blocks)
        if block and block.counts and block.owner != NEUTRAL
    }
    reach: dict[Owner, float] = {
        seat: float(sum(owner == seat for owner, _ in present)) for seat in range(view.seats)
    }
    doubt = empty_among(outlook, view.wall.squares) / 3
    chances = {seat: _chance_of(reach, seat, doubt) for seat in range(view.seats)}
    return DIPLOMACY_POINTS * _lead(outlook.seat, chances)


def _dominance(outlook: Outlook) -> float:
    runs = dict.fromkeys(range(outlook.view.seats), 0.0)
    run, runner = 0, NEUTRAL
    for square in outlook.view.wall.west_to_east:
        owner = _owner(outlook.blocks[square])
        run = run + 1 if owner == runner else 1
        runner = owner
        if owner != NEUTRAL:
            runs[owner] = max(runs[owner], float(run))
    return _lead(outlook.seat, runs)


def _owner(block: Block | None) -> Owner:
    """Return the owner of a square's run, `NEUTRAL` for nobody's."""
    return block.owner if block and block.counts else NEUTRAL


def _lead(seat: Seat, gains: dict[Seat, float]) -> float:
    """Return a seat's gain less its part of the mean of the others'."""
    others = [gain for other, gain in gains.items() if other != seat]
    return gains[seat] - RIVALRY * sum(others) / len(others)


def _chance_of(walls: dict[Owner, float], seat: Seat, doubt: float) -> float:
    """Return how likely the seat ends tied for the majority; `doubt` counts the undecided walls."""
    mine = walls[seat]
    if mine <= 0 and doubt == 0:
        return 0.0
    chance = 1.0
    for owner, count in walls.items():
        if owner != seat:
            chance *= _curve(mine - count, doubt)
    return chance


@lru_cache(maxsize=4096)
def _curve(lead: float, doubt: float) -> float:
    steepness = (lead + TIE) / (0.05 + DOUBT_SPREAD * sqrt(doubt))
    return 1 / (1 + exp(-max(-50.0, min(50.0, steepness))))
