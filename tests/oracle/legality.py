"""The legal commands of the seat to act, spelled out as RULES section 3 does: by trying every
action.
"""

from collections.abc import Iterator
from itertools import pairwise

from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    BeginScoring,
    BreakWall,
    CancelCard,
    Command,
    DeclineSwap,
    EndTurn,
    ExtendMap,
    LowerValue,
    Pass,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.geography import End, Province, Side, Square
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, BlockKind, Owner
from changcheng_qt.titles.changcheng.rules.setup import Sides
from tests.oracle.table import Table


def legal(table: Table) -> set[Command]:
    """Every command that is legal now."""
    if table.over:
        return set()
    if table.scoring:
        return decisions(table)
    if table.extending:
        return _extensions(table)
    if table.due:
        return {BeginScoring(province) for province in table.due} | _peeks(table)
    if table.action_done:
        return {EndTurn()} | _peeks(table) | _neutrals(table)
    return _steps_of_an_action(table) | _peeks(table)


def _peeks(table: Table) -> set[Command]:
    """RULES 3.3: at the regions of the blocks placed, unless removed, face up or known."""
    return {
        Peek(region)
        for region in table.looks
        if region not in table.removed
        and region not in table.face_up
        and not (table.setup.options.memory_aid and (table.seat, region) in table.peeked)
    }


def _may_stand(table: Table, kind: BlockKind, owner: Owner, *squares: Square) -> bool:
    """RULES 3.2: on empty squares, and every reservation can still be kept afterwards."""
    if any(square in table.wall or square not in table.squares for square in squares):
        return False
    if not table.claims:
        return True
    after = table.copy()
    after.put(kind, owner, *squares)
    return after.claims_can_be_kept(after.claims)


def _singles(table: Table) -> set[Square]:
    if not table.bags[table.seat].singles:
        return set()
    return {s for s in table.empty if _may_stand(table, BlockKind.SINGLE, table.seat, s)}


def _steps_of_an_action(table: Table) -> set[Command]:
    if table.is_opening():
        return {PlaceSingle(square) for square in table.empty}
    if table.acts:
        return second_steps(table)
    return whole_actions(table) or _partial(table) or _forced_neutrals(table) or {Pass()}


def whole_actions(table: Table) -> set[Command]:
    """The first step of every action that can be finished."""
    return {*_two_singles(table), *_cards(table), *_doubles(table), *_towers(table)}


def _two_singles(table: Table) -> Iterator[Command]:
    """Yield each first single that a second one in another province can follow."""
    if table.bags[table.seat].singles < 2:
        return
    for first in _singles(table):
        after = table.copy()
        after.put(BlockKind.SINGLE, table.seat, first)
        here = table.province_of(first)
        if any(table.province_of(second) != here for second in _singles(after)):
            yield PlaceSingle(first)


def _cards(table: Table) -> Iterator[Command]:
    """Yield each card that a second card elsewhere, or a single next to it, can follow."""
    hand = table.hands[table.seat]
    singles = {table.province_of(square) for square in _singles(table)}
    for province in table.uncompleted():
        elsewhere = any(other != province for other in table.uncompleted())
        for card in hand:
            if (elsewhere and len(hand) > 1) or province in singles:
                yield PlayCard(card, province)


def _doubles(table: Table) -> Iterator[Command]:
    if table.bags[table.seat].doubles:
        for west, east in pairwise(table.squares):
            if _may_stand(table, BlockKind.DOUBLE, table.seat, west, east):
                yield PlaceDouble(west, east)


def _towers(table: Table) -> Iterator[Command]:
    towers = {s for s, block in table.wall.items() if block.kind is BlockKind.TOWER}
    if table.bags[table.seat].towers:
        for square in table.empty:
            if not towers & set(table.beside(square)) and _may_stand(
                table, BlockKind.TOWER, table.seat, square
            ):
                yield PlaceTower(square)


def second_steps(table: Table) -> set[Command]:
    """The commands that may follow the first step of an action (RULES 3.1)."""
    [first] = table.acts
    singles = {PlaceSingle(s): table.province_of(s) for s in _singles(table)}
    if first.what == "single":
        return {step for step, where in singles.items() if where not in first.provinces}
    beside_card = {step for step, where in singles.items() if where in first.provinces}
    elsewhere = [where for where in table.uncompleted() if where not in first.provinces]
    hand = table.hands[table.seat]
    return {*beside_card, *(PlayCard(card, where) for card in hand for where in elsewhere)}


def _partial(table: Table) -> set[Command]:
    """RULES 3.1: one single, or one card, where no action can be completed."""
    singles: set[Command] = {PlaceSingle(square) for square in _singles(table)}
    return singles | {
        PlayCard(card, where) for card in table.hands[table.seat] for where in table.uncompleted()
    }


def _forced_neutrals(table: Table) -> set[Command]:
    """RULES 3.4: who can do nothing at all places a neutral on any square legal for it."""
    return _neutrals_in(table, set(table.provinces))


def _neutrals(table: Table) -> set[Command]:
    """RULES 3.4: an optional neutral after the action."""
    if table.neutral_placed or table.is_opening():
        return set()
    went_to = {province for act in table.acts for province in act.provinces}
    pieces = [act.what for act in table.acts]
    if table.partial or pieces in (["single", "single"], ["card", "card"]):
        return _neutrals_in(table, went_to)
    return _neutrals_in(table, set(table.provinces) - went_to)


def _neutrals_in(table: Table, provinces: set[Province]) -> set[Command]:
    if not table.neutrals:
        return set()
    return {
        PlaceNeutral(square)
        for square in table.empty
        if table.province_of(square) in provinces
        and _may_stand(table, BlockKind.SINGLE, NEUTRAL, square)
    }


def _extensions(table: Table) -> set[Command]:
    """RULES 3.5: a board not in play, its face, and an end."""
    options = table.setup.options
    if options.random_extension:
        drawn = table.setup.extension_order[table.extensions]
        return {ExtendMap(drawn.board, drawn.side, end) for end in End}
    sides = {Sides.MIXED: list(Side), Sides.ALL_A: [Side.A], Sides.ALL_B: [Side.B]}[options.sides]
    in_play = {face.board for face in table.faces}
    spare = [board.name for board in table.setup.spare if board.name not in in_play]
    return {ExtendMap(name, side, end) for name in spare for side in sides for end in End}


def decisions(table: Table) -> set[Command]:
    """RULES 4: the choices for the card that takes effect now; empty if it can do nothing."""
    scoring = table.scoring
    if scoring is None or not scoring.waiting:
        return set()
    match scoring.waiting[0].card:
        case ActionCard.WARRIOR:
            return {CancelCard(other.owner, other.card) for other in scoring.waiting[1:]}
        case ActionCard.TRAITOR:
            regions = table.regions_of(scoring.province) - table.removed
            breaks: set[Command] = {BreakWall(square) for square in _singles_in(table)}
            return breaks | {RemoveThreat(region) for region in regions}
        case ActionCard.FLOOD:
            return {RaiseValue(), LowerValue()}
        case ActionCard.BUILDER:
            return {RaiseValue(), AddVirtualWall()}
        case ActionCard.MASTER_BUILDER:
            return set()
        case ActionCard.MANDARIN:
            swaps = _swaps(table)
            return swaps | {DeclineSwap()} if swaps else set()


def _singles_in(table: Table) -> list[Square]:
    """The unbroken singles of the province that is scored."""
    assert table.scoring
    here = table.squares_of(table.scoring.province)
    return [s for s in here if s in table.wall and table.wall[s].kind is BlockKind.SINGLE]


def _swaps(table: Table) -> set[Command]:
    """RULES 4, Mandarin; a swap inside the province has one name, its lower number first."""
    here = _singles_in(table)
    anywhere = [s for s, block in table.wall.items() if block.kind is BlockKind.SINGLE]
    elsewhere: set[Command] = {SwapWalls(a, b) for a in here for b in anywhere if b not in here}
    if not table.setup.options.swap_anywhere:
        return elsewhere
    return elsewhere | {SwapWalls(a, b) for a in here for b in here if a < b}
