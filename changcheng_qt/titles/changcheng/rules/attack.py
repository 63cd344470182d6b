"""The Mongol attack and the event cards that count at the end (RULES section 5)."""

from collections.abc import Sequence
from dataclasses import replace

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.events import Source
from changcheng_qt.titles.changcheng.rules.geography import Region
from changcheng_qt.titles.changcheng.rules.majority import leaders, tally
from changcheng_qt.titles.changcheng.rules.pieces import (
    DIPLOMACY_POINTS,
    REWARD_PER_CARD,
    Block,
    BlockKind,
    EventCard,
)
from changcheng_qt.titles.changcheng.rules.state import Beats, State

_SOURCES = {
    EventCard.DIPLOMACY: Source.DIPLOMACY,
    EventCard.DOMINANCE: Source.DOMINANCE,
    EventCard.IMPERIAL_REWARD: Source.IMPERIAL_REWARD,
}


def end_game(state: State, beats: Beats) -> State:
    """Carry out the Mongol attack, count the event cards, and close the game: nobody acts any more
    from the attack on.
    """
    state = replace(state, over=True)
    beats.append(Beat(events.AttackBegan(all(block is not None for block in state.blocks)), state))
    for region in state.wall.regions_west_to_east:
        state = _attack(state, region, beats)
    for card in state.setup.events:
        if card in _SOURCES:
            state = _count(state, card, beats)
    beats.append(Beat(events.GameEnded(state.scores, winners_of(state.scores)), state))
    return state


def winners_of(scores: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats that share the highest score."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def longest_run(blocks: Sequence[Block | None], seat: Seat) -> int:
    """Return the squares of a seat's longest unbroken run; blocks are from west to east."""
    longest = current = 0
    for block in blocks:
        own = block is not None and block.owner == seat and block.counts
        current = current + 1 if own else 0
        longest = max(longest, current)
    return longest


def _attack(state: State, region: Region, beats: Beats) -> State:
    blocks = [state.blocks[square] for square in state.wall.squares_of_region[region]]
    tallies = tally(blocks, state.setup.seats)
    on_top = leaders(tallies, neutrals_compete=state.setup.options.neutrals_compete)
    towers = {block.owner for block in blocks if block and block.kind is BlockKind.TOWER}
    removed, threat = region in state.removed, state.setup.threats[region]
    losers = () if removed else tuple(seat for seat in on_top if seat not in towers)
    hidden = not removed and region not in state.turned_up
    attacked = events.RegionAttacked(
        region=region,
        value=None if removed else threat,
        tallies=tallies,
        losers=losers,
        sheltered=tuple(seat for seat in on_top if seat in towers),
        told=state.not_seeing(region) if hidden else (),
    )
    if hidden:
        state = replace(state, turned_up=state.turned_up | {region})
    beats.append(Beat(attacked, state))
    for seat in losers:
        state = _give(state, events.PointsScored(seat, -threat, Source.REGION, region), beats)
    return state


def _count(state: State, card: EventCard, beats: Beats) -> State:
    counts = tuple(_counted(state, card, seat) for seat in range(state.setup.seats))
    beats.append(Beat(events.EventCardCounted(card, counts), state))
    for seat, points in enumerate(_points(state, card, counts)):
        if points:
            state = _give(state, events.PointsScored(seat, points, _SOURCES[card]), beats)
    return state


def _counted(state: State, card: EventCard, seat: Seat) -> int:
    if card is EventCard.DIPLOMACY:
        return sum(_stands_in(state, province, seat) for province in state.wall.provinces)
    if card is EventCard.DOMINANCE:
        return longest_run([state.blocks[q] for q in state.wall.west_to_east], seat)
    return len(state.hands[seat])


def _stands_in(state: State, province: int, seat: Seat) -> bool:
    blocks = (state.blocks[square] for square in state.wall.squares_of[province])
    return any(block is not None and block.owner == seat and block.counts for block in blocks)


def _points(state: State, card: EventCard, counts: tuple[int, ...]) -> list[int]:
    most = max(counts)
    if card is EventCard.DIPLOMACY:
        return [DIPLOMACY_POINTS if count == most > 0 else 0 for count in counts]
    if card is EventCard.DOMINANCE:
        only_longest = state.setup.options.dominance_longest_only
        return [count if count == most or not only_longest else 0 for count in counts]
    return [REWARD_PER_CARD * count for count in counts]


def _give(state: State, line: events.PointsScored, beats: Beats) -> State:
    state = replace(state, scores=line.added_to(state.scores))
    beats.append(Beat(line, state))
    return state
