"""Scoring: the houses of a region, alliances, roads, and the end of the game (CHINA sections 5, 7
and 8).
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.geography import Board, Region, Space
from changcheng_qt.titles.china.rules.roads import Line, best_lines, line_points, longest_lines
from changcheng_qt.titles.china.rules.setup import Options, Roads
from changcheng_qt.titles.china.rules.state import Beats, State

Owners: TypeAlias = Sequence[Seat | None]
"""The owner of the house on each space."""
Spaces: TypeAlias = Collection[Space]


def house_points(counts: Sequence[int]) -> tuple[int, ...]:
    """Return the score for each number of houses in a region: the next greater number there; for
    the greatest, the number of all houses (CHINA section 5).
    """
    total = sum(counts)
    return tuple(
        min((other for other in counts if other > count), default=total) if count else 0
        for count in counts
    )


def fortified_in(board: Board, houses: Owners, fortified: Spaces, region: Region) -> set[Seat]:
    """Return the seats with a house on a fortification in a region, who score double (R37)."""
    on = (houses[space] for space in board.spaces_of[region] if space in fortified)
    return {seat for seat in on if seat is not None}


def region_points(counts: Sequence[int], doubled: Collection[Seat]) -> tuple[int, ...]:
    """Return the score of each seat for its houses in a region; some score double."""
    return tuple(
        points * (2 if seat in doubled else 1) for seat, points in enumerate(house_points(counts))
    )


def road_lines(
    board: Board, options: Options, houses: Owners, fortified: Spaces, seat: Seat
) -> tuple[tuple[Line, ...], tuple[int, ...]]:
    """Return the lines that a seat scores, and the worth of each (CHINA section 7.3)."""
    own = sum(1 << space for space, owner in enumerate(houses) if owner == seat)
    walled = sum(1 << space for space in fortified)
    find = longest_lines if options.roads is Roads.ONE else best_lines
    lines = find(board.beside, own, walled)
    points = (line_points(sum(1 << space for space in line), walled) for line in lines)
    return lines, tuple(points)


def alliance_points(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """Return the scores for the emissaries of two courts: all of them for each seat that leads in
    both (CHINA section 7.2).
    """
    total = sum(one) + sum(other)
    leading = leaders(one) & leaders(other)
    return tuple(total if seat in leading else 0 for seat in range(len(one)))


def score_region(state: State, region: Region, beats: Beats) -> State:
    """Score the houses of a region; a seat with a fortified one there scores double, once."""
    counts = state.houses_in(region)
    doubling = fortified_in(state.setup.board, state.houses, state.fortified, region)
    doubled = tuple(sorted(doubling))
    points = region_points(counts, doubled)
    state = replace(_with_points(state, points), scored=state.scored | {region})
    beats.append(Beat(events.RegionScored(region, counts, doubled, points), state))
    return state


def end_game(state: State, beats: Beats) -> State:
    """Carry out the final scoring and name the winners."""
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
    """Return the winners: most points, then most pieces left (R34)."""
    ranks = list(zip(scores, pieces, strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def leaders(court: Sequence[int]) -> set[Seat]:
    """Return the seats that lead in a court: nobody has more emissaries there."""
    return {seat for seat, count in enumerate(court) if count and count == max(court)}


def _score_alliance(state: State, alliance: int, beats: Beats) -> State:
    one, other = (state.courts[region] for region in state.setup.board.alliances[alliance])
    points = alliance_points(one, other)
    state = _with_points(state, points)
    beats.append(Beat(events.AllianceScored(alliance, (one, other), points), state))
    return state


def _score_roads(state: State, seat: Seat, beats: Beats) -> State:
    setup = state.setup
    lines, points = road_lines(setup.board, setup.options, state.houses, state.fortified, seat)
    total = tuple(sum(points) if one == seat else 0 for one in range(setup.seats))
    state = _with_points(state, total)
    beats.append(Beat(events.RoadsScored(seat, lines, points), state))
    return state


def _with_points(state: State, points: Sequence[int]) -> State:
    scores = tuple(score + more for score, more in zip(state.scores, points, strict=True))
    return replace(state, scores=scores)
