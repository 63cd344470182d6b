"""The Mongol attack and the event cards, as RULES section 5 tells them."""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.events import (
    AttackBegan,
    Event,
    EventCardCounted,
    GameEnded,
    PointsScored,
    RegionAttacked,
    Source,
)
from changcheng_qt.titles.changcheng.rules.geography import Region
from changcheng_qt.titles.changcheng.rules.pieces import Block, BlockKind, EventCard
from tests.oracle.scoring import leaders, tallies
from tests.oracle.table import Table


def mongol_attack(table: Table, *, wall_finished: bool) -> list[Event]:
    """Region by region from the west, then the event cards A, B, C; the game is over."""
    said: list[Event] = [AttackBegan(wall_finished)]
    for region in table.regions:
        said += _attack(table, region)
    for card, count in ((EventCard.DIPLOMACY, _diplomacy), (EventCard.DOMINANCE, _dominance)):
        if table.has_event(card):
            said += count(table)
    if table.has_event(EventCard.IMPERIAL_REWARD):
        said += _imperial_reward(table)
    table.over = True
    best = max(table.scores)
    winners = tuple(seat for seat in table.seats if table.scores[seat] == best)
    return [*said, GameEnded(tuple(table.scores), winners)]


def _attack(table: Table, region: Region) -> list[Event]:
    squares = table.squares_of_region(region)
    counted = tallies(table, squares, {})
    leading = leaders(table, counted)
    safe = [
        seat
        for seat in leading
        if any(table.wall.get(square) == Block(BlockKind.TOWER, seat) for square in squares)
    ]
    losers = [seat for seat in leading if seat not in safe]
    if region in table.removed:
        return [RegionAttacked(region, None, tuple(counted), (), tuple(safe), told=())]
    value = table.setup.threats[region]
    told = () if region in table.face_up else table.newly_seeing(region)
    table.face_up.add(region)
    said: list[Event] = [
        RegionAttacked(region, value, tuple(counted), tuple(losers), tuple(safe), told=told)
    ]
    for seat in losers:
        table.scores[seat] -= value
        said.append(PointsScored(seat, -value, Source.REGION, region))
    return said


def _gain(table: Table, gains: dict[Seat, int], source: Source) -> list[Event]:
    said: list[Event] = []
    for seat, points in gains.items():
        if points:
            table.scores[seat] += points
            said.append(PointsScored(seat, points, source))
    return said


def _unbroken(table: Table, square: int, seat: Seat) -> bool:
    block = table.wall.get(square)
    return block is not None and block.owner == seat and block.kind is not BlockKind.BROKEN


def _diplomacy(table: Table) -> list[Event]:
    held = [
        len({table.province_of(s) for s in table.squares if _unbroken(table, s, seat)})
        for seat in table.seats
    ]
    gains = {seat: 4 for seat in table.seats if held[seat] == max(held) and held[seat]}
    counted = EventCardCounted(EventCard.DIPLOMACY, tuple(held))
    return [counted, *_gain(table, gains, Source.DIPLOMACY)]


def _longest_run(table: Table, seat: Seat) -> int:
    marks = "".join("X" if _unbroken(table, s, seat) else " " for s in table.squares)
    return max(map(len, marks.split()), default=0)


def _dominance(table: Table) -> list[Event]:
    runs = [_longest_run(table, seat) for seat in table.seats]
    scoring = [
        seat
        for seat in table.seats
        if runs[seat] == max(runs) or not table.setup.options.dominance_longest_only
    ]
    gains = {seat: runs[seat] for seat in scoring}
    counted = EventCardCounted(EventCard.DOMINANCE, tuple(runs))
    return [counted, *_gain(table, gains, Source.DOMINANCE)]


def _imperial_reward(table: Table) -> list[Event]:
    cards = [len(table.hands[seat]) for seat in table.seats]
    gains = {seat: 2 * cards[seat] for seat in table.seats}
    counted = EventCardCounted(EventCard.IMPERIAL_REWARD, tuple(cards))
    return [counted, *_gain(table, gains, Source.IMPERIAL_REWARD)]
