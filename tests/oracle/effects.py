"""The effects of a command, step by step after RULES section 3; events are spoken words."""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    Command,
    Decision,
    EndTurn,
    ExtendMap,
    Pass,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
)
from changcheng_qt.titles.changcheng.rules.events import (
    CardPlayed,
    DoublePlaced,
    Event,
    NeutralPlaced,
    Peeked,
    PointsScored,
    ProvinceCompleted,
    ReservationEnded,
    SinglePlaced,
    Source,
    ThreatTurnedUp,
    TowerPlaced,
    TurnBegan,
    TurnEnded,
    TurnPassed,
)
from changcheng_qt.titles.changcheng.rules.geography import Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    ActionCard,
    BlockKind,
    EventCard,
    Owner,
)
from changcheng_qt.titles.changcheng.rules.setup import PeekReach
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard
from tests.oracle.attack import mongol_attack
from tests.oracle.boards import add_board, call_for_board, is_added_at_once
from tests.oracle.legality import second_steps, whole_actions
from tests.oracle.scoring import begin_scoring, decide
from tests.oracle.table import Act, Table


def do(table: Table, command: Command) -> list[Event]:
    """Carry out a legal command on the table itself."""
    said = _do(table, command)
    table.commands += 1
    if isinstance(command, BeginScoring | Decision | ExtendMap):
        _give_up_a_second_part_without_a_step(table)
    return said


def _give_up_a_second_part_without_a_step(table: Table) -> None:
    """RULES 3.5: if its second part has no legal step when its time comes, the action is over."""
    waits = table.scoring or table.extending or table.due
    if table.acts and not table.action_done and not waits and not second_steps(table):
        table.action_done = table.partial = True


def _do(table: Table, command: Command) -> list[Event]:
    match command:
        case PlaceSingle() | PlaceDouble() | PlaceTower() | PlaceNeutral():
            return _place(table, command)
        case PlayCard(card, province):
            return _play(table, card, province)
        case Peek(region):
            return _peek(table, region)
        case BeginScoring(province):
            return begin_scoring(table, province)
        case EndTurn():
            return _end_turn(table)
        case ExtendMap():
            return _extend(table, command)
        case Pass():
            return _pass(table)
        case _:
            return decide(table, command)


def _place(
    table: Table, command: PlaceSingle | PlaceDouble | PlaceTower | PlaceNeutral
) -> list[Event]:
    match command:
        case PlaceSingle(square):
            return _build(table, BlockKind.SINGLE, table.seat, square)
        case PlaceDouble(west, east):
            return _build(table, BlockKind.DOUBLE, table.seat, west, east)
        case PlaceTower(square):
            return _build(table, BlockKind.TOWER, table.seat, square)
        case PlaceNeutral(square):
            return _build(table, BlockKind.SINGLE, NEUTRAL, square)


def _build(table: Table, kind: BlockKind, owner: Owner, *squares: Square) -> list[Event]:
    """Place a block: reservations, looks, counters that Observers turn, points, completions."""
    partial = _is_partial(table)
    ended = table.put(kind, owner, *squares)
    said = [_placed(table, kind, owner, squares)]
    said += [ReservationEnded(claim.owner, met) for claim, met in ended]
    table.looks += _regions_to_look_at(table, squares)
    said += _observe(table, squares)
    if kind is BlockKind.DOUBLE:
        provinces = {table.province_of(square) for square in squares}
        regions = {table.region_of(square) for square in squares}
        said.append(_points(table, table.seat, len(provinces) + len(regions), squares[0]))
    if owner == NEUTRAL:
        table.neutral_placed = table.action_done = True
    else:
        _note_act(table, kind.value, frozenset(map(table.province_of, squares)), partial)
    return said + _completions(table, squares)


def _placed(table: Table, kind: BlockKind, owner: Owner, squares: tuple[Square, ...]) -> Event:
    if owner == NEUTRAL:
        return NeutralPlaced(table.seat, squares[0])
    if kind is BlockKind.SINGLE:
        return SinglePlaced(owner, squares[0])
    if kind is BlockKind.DOUBLE:
        return DoublePlaced(owner, *squares)
    kept = [claim.candidates for claim in table.claims if claim.owner == owner]
    return TowerPlaced(owner, squares[0], tuple(sorted(kept[0])) if kept else ())


def _points(table: Table, seat: Seat, points: int, place: Square) -> Event:
    table.scores[seat] += points
    return PointsScored(seat, points, Source.DOUBLE, place)


def _regions_to_look_at(table: Table, squares: tuple[Square, ...]) -> list[Region]:
    """RULES 3.3: one look per region of the block's squares, or bordering their provinces."""
    if table.setup.options.peek_reach is PeekReach.SQUARE:
        return sorted({table.region_of(square) for square in squares})
    return sorted({r for square in squares for r in table.regions_of(table.province_of(square))})


def _observe(table: Table, squares: tuple[Square, ...]) -> list[Event]:
    """RULES 5: Observers turn up the counter of a region in which a square is occupied."""
    said: list[Event] = []
    for region in sorted({table.region_of(square) for square in squares}):
        hidden = region not in table.face_up and region not in table.removed
        if table.has_event(EventCard.OBSERVERS) and hidden:
            table.face_up.add(region)
            new = table.newly_seeing(region)
            said.append(ThreatTurnedUp(region, table.setup.threats[region], told=new))
    return said


def _completions(table: Table, squares: tuple[Square, ...]) -> list[Event]:
    filled = {
        table.province_of(square)
        for square in squares
        if all(other in table.wall for other in table.squares_of(table.province_of(square)))
    }
    table.due |= filled
    return [ProvinceCompleted(table.seat, province) for province in sorted(filled)]


def _is_partial(table: Table) -> bool:
    """Whether an action begun now is a partial one: no action could be completed (RULES 3.1)."""
    begun = table.acts or table.action_done or table.is_opening()
    return not begun and not whole_actions(table)


def _note_act(table: Table, what: str, provinces: frozenset[int], partial: bool) -> None:
    table.acts.append(Act(what, provinces))
    whole = what in ("double", "tower") or len(table.acts) == 2
    table.partial = partial
    table.action_done = whole or partial or table.is_opening()


def _play(table: Table, card: ActionCard, province: int) -> list[Event]:
    partial = _is_partial(table)
    table.hands[table.seat].remove(card)
    table.cards.append(PlacedCard(table.seat, card, province, table.commands))
    _note_act(table, "card", frozenset({province}), partial)
    return [CardPlayed(table.seat, province, card)]


def _peek(table: Table, region: Region) -> list[Event]:
    table.looks.remove(region)
    table.peeked.add((table.seat, region))
    return [Peeked(table.seat, region, table.setup.threats[region])]


def _end_turn(table: Table) -> list[Event]:
    """RULES 3.5: the usual time for a board is the end of the turn."""
    table.passes = 0
    called = [] if is_added_at_once(table) else call_for_board(table)
    return [TurnEnded(table.seat), *(called or _turn_over(table))]


def _extend(table: Table, command: ExtendMap) -> list[Event]:
    """RULES 3.5: it ends the turn, or nothing where it comes at once."""
    added = add_board(table, command)
    return added if is_added_at_once(table) else [*added, *_turn_over(table)]


def _pass(table: Table) -> list[Event]:
    table.passes += 1
    if table.passes == len(table.seats):
        return [TurnPassed(table.seat), *mongol_attack(table, wall_finished=False)]
    return [TurnPassed(table.seat), *_turn_over(table)]


def _turn_over(table: Table) -> list[Event]:
    if not table.empty:
        return mongol_attack(table, wall_finished=True)
    table.seat = (table.seat + 1) % len(table.seats)
    table.turn += 1
    table.acts, table.looks = [], []
    table.action_done = table.partial = table.neutral_placed = False
    return [TurnBegan(table.seat, table.turn)]
