"""What the event cards promise a seat; for bots."""

from itertools import takewhile
from typing import assert_never

from changcheng_qt.games.changcheng.geography import End
from changcheng_qt.games.changcheng.judgement.chance import chance_of, lead
from changcheng_qt.games.changcheng.judgement.outlook import Outlook, empty_among
from changcheng_qt.games.changcheng.pieces import (
    DIPLOMACY_POINTS,
    NEUTRAL,
    REWARD_PER_CARD,
    Block,
    EventCard,
    Owner,
)


def event_points(outlook: Outlook, event: EventCard) -> float:
    """Return what an event card is worth to the seat as things stand."""
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


def run_at_end(outlook: Outlook, end: End) -> int:
    """Return how many squares of one colour run to an end of the wall, counted against the seat if
    they are a rival's; 0 where runs do not matter.
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
    chances = {seat: chance_of(reach, seat, doubt) for seat in range(view.seats)}
    return DIPLOMACY_POINTS * lead(outlook.seat, chances)


def _dominance(outlook: Outlook) -> float:
    runs = dict.fromkeys(range(outlook.view.seats), 0.0)
    run, runner = 0, NEUTRAL
    for square in outlook.view.wall.west_to_east:
        owner = _owner(outlook.blocks[square])
        run = run + 1 if owner == runner else 1
        runner = owner
        if owner != NEUTRAL:
            runs[owner] = max(runs[owner], float(run))
    return lead(outlook.seat, runs)


def _owner(block: Block | None) -> Owner:
    """Return whose run a square belongs to, `NEUTRAL` for nobody's."""
    return block.owner if block and block.counts else NEUTRAL
