"""What is counted: the houses of a region, alliances, roads, and the end of the game (CHINA
sections 5, 7 and 8).
"""

from collections.abc import Sequence
from dataclasses import replace

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.games.china import events
from changcheng_qt.games.china.geography import Region
from changcheng_qt.games.china.roads import best_lines, line_points, longest_lines
from changcheng_qt.games.china.setup import Roads
from changcheng_qt.games.china.state import Beats, State


def house_points(counts: Sequence[int]) -> tuple[int, ...]:
    """Return what numbers of houses in a region score: the smallest greater number there, or the
    number of all houses (CHINA section 5).
    """
    total = sum(counts)
    return tuple(
        min((other for other in counts if other > count), default=total) if count else 0
        for count in counts
    )


def alliance_points(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """Return what the emissaries of two courts score: all of them for each seat that leads in
    both (CHINA section 7.2).
    """
    total = sum(one) + sum(other)
    leaders = _leaders(one) & _leaders(other)
    return tuple(total if seat in leaders else 0 for seat in range(len(one)))


def score_region(state: State, region: Region, beats: Beats) -> State:
    """Score the houses of a region; whoever has a fortified one there scores double, once."""
    counts = state.houses_in(region)
    doubled = tuple(
        seat
        for seat in range(state.setup.seats)
        if any(
            state.houses[space] == seat and space in state.fortified
            for space in state.setup.board.spaces_of[region]
        )
    )
    points = tuple(
        value * (2 if seat in doubled else 1) for seat, value in enumerate(house_points(counts))
    )
    state = replace(_with_points(state, points), scored=state.scored | {region})
    beats.append(Beat(events.RegionScored(region, counts, doubled, points), state))
    return state


def end_game(state: State, beats: Beats) -> State:
    """Do the final scoring and name the winners."""
    for region in range(len(state.setup.board.regions)):
        if region not in state.scored and any(state.houses_in(region)):
            state = score_region(state, region, beats)
    for alliance in range(len(state.setup.board.alliances)):
        state = _score_alliance(state, alliance, beats)
    for seat in range(state.setup.seats):
        state = _score_roads(state, seat, beats)
    pieces = tuple(supply.pieces for supply in state.supplies)
    winners = winners_of(state.scores, pieces)
    state = replace(state, over=True, winners=winners)
    beats.append(Beat(events.GameEnded(state.scores, pieces, winners), state))
    return state


def winners_of(scores: Sequence[int], pieces: Sequence[int]) -> tuple[Seat, ...]:
    """Return who shares the victory: most points, then most pieces left (R34)."""
    ranks = list(zip(scores, pieces, strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def _leaders(court: Sequence[int]) -> set[Seat]:
    return {seat for seat, count in enumerate(court) if count and count == max(court)}


def _score_alliance(state: State, alliance: int, beats: Beats) -> State:
    one, other = (state.courts[region] for region in state.setup.board.alliances[alliance])
    points = alliance_points(one, other)
    state = _with_points(state, points)
    beats.append(Beat(events.AllianceScored(alliance, (one, other), points), state))
    return state


def _score_roads(state: State, seat: Seat, beats: Beats) -> State:
    houses = sum(1 << space for space, owner in enumerate(state.houses) if owner == seat)
    fortified = sum(1 << space for space in state.fortified)
    is_one = state.setup.options.roads is Roads.ONE
    find = longest_lines if is_one else best_lines
    lines = find(state.setup.board.beside, houses, fortified)
    points = tuple(line_points(sum(1 << space for space in line), fortified) for line in lines)
    total = tuple(sum(points) if one == seat else 0 for one in range(state.setup.seats))
    state = _with_points(state, total)
    beats.append(Beat(events.RoadsScored(seat, lines, points), state))
    return state


def _with_points(state: State, points: Sequence[int]) -> State:
    scores = tuple(score + more for score, more in zip(state.scores, points, strict=True))
    return replace(state, scores=scores)
