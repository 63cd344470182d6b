"""A State as a position of the flat core, and commands as numbers and back.

A search draws a State that agrees with a View (`belief.sample`), flattens it, and plays on that.
"""

from collections.abc import Iterable
from functools import cache

from changcheng_qt.titles.changcheng.core import commands as flat
from changcheng_qt.titles.changcheng.core import frame as tables
from changcheng_qt.titles.changcheng.core.appraisal import Appraiser
from changcheng_qt.titles.changcheng.core.fields import GONE, ZERO
from changcheng_qt.titles.changcheng.core.frame import NOWHERE, Frame
from changcheng_qt.titles.changcheng.core.game import FlatGame
from changcheng_qt.titles.changcheng.core.majority import EMPTY, NOBODY, OWNER
from changcheng_qt.titles.changcheng.core.position import with_card
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.geography import End, Face, Side, Square
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, BlockKind, EventCard
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Opening, Setup
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import Piece

_PIECES = {
    Piece.SINGLE: flat.SINGLE,
    Piece.CARD: flat.CARD,
    Piece.DOUBLE: flat.DOUBLE,
    Piece.TOWER: flat.TOWER,
}
_EVENTS = {  # Observers only turns counters up, whose values a position holds.
    EventCard.DIPLOMACY: tables.DIPLOMACY,
    EventCard.DOMINANCE: tables.DOMINANCE,
    EventCard.IMPERIAL_REWARD: tables.REWARD,
}
_ALL_GONE = sum(GONE << (4 * (card - 1)) for card in ActionCard)
_SIDES = (Side.A, Side.B)
_ENDS = (End.WEST, End.EAST)


def flatten(state: State, other: FlatGame | None = None) -> FlatGame:
    """Return a State as a position of the core, on the tables of another one, which must have been
    drawn from the same View: it has everything that the View shows.
    """
    position = other.copy() if other else _seen(state)
    setup = state.setup
    _deal_cards(position, state)
    position.threats = sum(value << (3 * i) for i, value in enumerate(setup.threats))
    position.reputations = sum(value << (3 * i) for i, value in enumerate(setup.reputations))
    position.boards = _boards(setup)
    position.province_rows, position.region_rows = [], []
    position.open_rows()
    return position


def _seen(state: State) -> FlatGame:
    """Return a position with everything that is the same for all draws from a View."""
    setup = state.setup
    appraiser = _appraiser(setup.seats, setup.options.neutrals_compete)
    position = FlatGame(_frame(state), appraiser)
    _lay_blocks(position, state)
    for seat, supply in enumerate(state.supplies):
        position.stock |= supply.singles << (4 * seat)
        position.doubles |= supply.doubles << seat
        position.tower_stock |= supply.towers << seat
        position.scores |= (state.scores[seat] + ZERO) << (12 * seat)
    position.neutrals = state.neutrals
    _reserve(position, state)
    _begin_turn(position, state)
    position.due = _bits(state.due)
    position.scored = _bits(state.scored)
    _reveal(position, state)
    position.emperors = state.emperors
    position.extensions = state.extensions
    names = [board.name for board in setup.spare]
    position.added = _bits(names.index(face.board) for face in state.wall.faces[2:])
    position.board_due = int(state.extension_due)
    position.removed = _bits(state.removed)
    position.passes = state.passes
    position.over = int(state.over)
    return position


@cache
def _appraiser(seats: int, neutrals_compete: bool) -> Appraiser:
    """Return the worths of areas by two rules: they depend on nothing else of a game."""
    return Appraiser(seats, neutrals_compete)


def _boards(setup: Setup) -> int:
    """Return the order of random extensions."""
    names = [board.name for board in setup.spare]
    boards = 0
    for i, face in enumerate(setup.extension_order[: setup.most_extensions]):
        drawn = (names.index(face.board) << 1) | _SIDES.index(face.side)
        boards |= drawn << (10 * i)
    return boards


def number_of(state: State, command: commands.Command) -> int:  # noqa: C901
    """Return the core's number of a command other than a peek, which it does not know."""
    match command:
        case commands.PlaceSingle(square):
            return _code(flat.SINGLE, square)
        case commands.PlayCard(card, province):
            return _code(flat.CARD, card - 1, province)
        case commands.PlaceDouble(west, east):
            return _code(flat.DOUBLE, west, east)
        case commands.PlaceTower(square):
            return _code(flat.TOWER, square)
        case commands.PlaceNeutral(square):
            return _code(flat.NEUTRAL, square)
        case commands.BeginScoring(province):
            return _code(flat.SCORE, province)
        case commands.CancelCard(owner, card):
            return _code(flat.CANCEL, owner, card - 1)
        case commands.BreakWall(square):
            return _code(flat.BREAK, square)
        case commands.RemoveThreat(region):
            return _code(flat.REMOVE, region)
        case commands.SwapWalls(here, there):
            return _code(flat.SWAP, here, there)
        case commands.ExtendMap(board, side, end):
            number = [one.name for one in state.setup.spare].index(board)
            return _code(flat.EXTEND, number, (_SIDES.index(side) << 1) | _ENDS.index(end))
        case _:
            return _code(_PLAIN[type(command)])


_PLAIN: dict[type, int] = {
    commands.RaiseValue: flat.RAISE,
    commands.LowerValue: flat.LOWER,
    commands.AddVirtualWall: flat.WALL,
    commands.DeclineSwap: flat.DECLINE,
    commands.EndTurn: flat.END,
    commands.Pass: flat.PASS,
}


def _code(kind: int, a: int = 0, b: int = 0) -> int:
    return (kind << 16) | (a << 8) | b


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _frame(state: State) -> Frame:
    setup = state.setup
    return Frame(
        setup.seats,
        _rules(setup),
        setup.most_extensions,
        [_sizes(face) for face in state.wall.faces],
        [(_sizes(board.face(Side.A)), _sizes(board.face(Side.B))) for board in setup.spare],
        bytes(state.wall.order),
    )


def _sizes(face: Face) -> bytes:
    return bytes(area.squares for area in (*face.provinces, *face.regions))


def _rules(setup: Setup) -> int:
    options = setup.options
    chosen = {
        tables.FIRST_OPENS: options.opening is Opening.FIRST_PLAYER,
        tables.ALL_OPEN: options.opening is Opening.EVERY_PLAYER,
        tables.NEUTRALS_COMPETE: options.neutrals_compete,
        tables.RANDOM_BOARDS: options.random_extension,
        tables.BOARDS_AT_ONCE: options.extension_time is ExtensionTime.AT_ONCE,
        tables.SWAP_ANYWHERE: options.swap_anywhere,
        tables.LONGEST_ONLY: options.dominance_longest_only,
        tables.SIDE_A: options.sides.allows(Side.A),
        tables.SIDE_B: options.sides.allows(Side.B),
    }
    events = sum(_EVENTS.get(card, 0) for card in setup.events)
    return events | sum(bit for bit, is_chosen in chosen.items() if is_chosen)


def _lay_blocks(position: FlatGame, state: State) -> None:
    for square, block in enumerate(state.blocks):
        if block is None:
            continue
        bit = 1 << square
        owner = NOBODY if block.owner == NEUTRAL else block.owner
        position.put_blocks(owner, position.blocks(owner) | bit)
        position.empty &= ~bit
        if block.kind is BlockKind.SINGLE:
            position.singles |= bit
        elif block.kind is BlockKind.TOWER:
            position.towers |= bit
        elif block.kind is BlockKind.BROKEN:
            position.broken |= bit
    wall = state.wall
    position.province_tallies = [_tally(state, squares) for squares in wall.squares_of]
    position.region_tallies = [_tally(state, squares) for squares in wall.squares_of_region]


def _tally(state: State, squares: Iterable[Square]) -> int:
    tally = 0
    for block in (state.blocks[square] for square in squares):
        if block is None:
            tally += 1 << EMPTY
        elif block.counts:
            tally += 1 << (OWNER * (NOBODY if block.owner == NEUTRAL else block.owner))
    return tally


def _deal_cards(position: FlatGame, state: State) -> None:
    position.lying = [0] * len(state.wall.provinces)
    for seat, hand in enumerate(state.hands):
        position.put_cards(seat, _ALL_GONE - sum(GONE << (4 * (card - 1)) for card in hand))
    for placed in state.cards:
        shift = 4 * (placed.card - 1)
        cards = position.cards(placed.owner) & ~(GONE << shift)
        position.put_cards(placed.owner, cards | (placed.province + 1) << shift)
        lying = position.lying[placed.province]
        position.lying[placed.province] = with_card(lying, placed.card - 1, placed.owner)


def _reserve(position: FlatGame, state: State) -> None:
    for claim in state.reservations:
        west, east = (*claim.candidates, NOWHERE)[:2]
        shift = 12 * claim.owner
        position.claimants |= 1 << claim.owner
        position.claims = (position.claims & ~(4095 << shift)) | ((west | (east << 6)) << shift)


def _begin_turn(position: FlatGame, state: State) -> None:
    turn = state.turn
    position.seat = turn.seat
    position.number = turn.number
    position.parts = len(turn.acts)
    pieces = [_PIECES[act.piece] for act in turn.acts]
    position.first_part, position.second_part = (*pieces, 0, 0)[:2]
    position.used = _bits(province for act in turn.acts for province in act.provinces)
    position.done = int(turn.action_done)
    position.partial = int(turn.partial)
    position.neutral_placed = int(turn.neutral_placed)


def _reveal(position: FlatGame, state: State) -> None:
    scoring = state.scoring
    if scoring is None:
        return
    position.scoring = scoring.province
    position.pending = sum((c.owner + 1) << (3 * (c.card - 1)) for c in scoring.pending)
    position.change = scoring.change
    position.virtual = sum(walls << (4 * seat) for seat, walls in scoring.virtual)
