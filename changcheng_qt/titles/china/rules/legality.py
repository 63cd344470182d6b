"""Which commands are legal, and why the others are not (CHINA sections 4, 6, 8 and 10).

`why_not` is the one place that decides; `legal` proposes candidates and keeps those that it
accepts, so the two can never disagree. Every refusal names its rule.
"""

from collections.abc import Iterator
from typing import assert_never

from changcheng_qt.titles.china.rules import commands
from changcheng_qt.titles.china.rules.commands import Command, Pay, Placement, Refusal
from changcheng_qt.titles.china.rules.geography import Region
from changcheng_qt.titles.china.rules.pieces import HAND, OPEN_SLOTS, PAIR, Cards, Colour
from changcheng_qt.titles.china.rules.setup import Follow
from changcheng_qt.titles.china.rules.state import State


def legal(state: State) -> tuple[Command, ...]:
    """Return every command that the seat to act may give, in a fixed order."""
    return tuple([c for c in _candidates(state) if why_not(state, c) is None])


def why_not(state: State, command: Command) -> Refusal | None:
    """Return why a command is not legal, or None."""
    if state.over:
        return Refusal.GAME_OVER
    match command:
        case commands.PlaceHouse() | commands.SendEmissary() | commands.PlaceFortification():
            return _placement(state, command)
        case commands.SwapCard(colour):
            return _swap(state, colour)
        case commands.TakeOpenCard(slot):
            return _taking(state) or _slot(state, slot)
        case commands.DrawCard():
            return _taking(state)
        case commands.EndTurn():
            return _end(state)
        case commands.Pass():
            return _pass(state)
        case _:
            assert_never(command)


def payments(hand: Cards, colour: Colour, unknown: int) -> tuple[Pay, ...]:
    """Return the possible payments of a hand for a piece in a region of a colour (R12), unknown
    cards counted as any.
    """
    pairs = [one for one in Colour if one is not colour and hand.count(one) + unknown >= PAIR]
    return ((None,) if colour in hand or unknown else ()) + tuple(pairs)


def owes_house(state: State, region: Region) -> bool:
    """Whether a house must follow on a fortification that was just placed in a region (R36)."""
    turn = state.turn
    if state.setup.options.follow is Follow.FREE:
        return False
    can_pay = _payments(state, region)
    return turn.pieces < turn.most and state.supplies[turn.seat].houses > 0 and bool(can_pay)


def _payments(state: State, region: Region) -> tuple[Pay, ...]:
    seat = state.turn.seat
    colour = state.setup.board.colour_of(region)
    return payments(state.hands[seat], colour, state.unknown_of(seat))


def can_anybody_place(state: State) -> bool:
    """Whether any seat could place any piece anywhere, with any cards (R27)."""
    spaces = range(len(state.houses))
    free = [space for space in spaces if state.houses[space] is None]
    supplies = state.supplies
    return (
        (bool(free) and any(supply.houses for supply in supplies))
        or (
            any(supply.emissaries for supply in supplies)
            and any(map(state.takes_emissary, range(len(state.courts))))
        )
        or (
            any(space not in state.fortified for space in free)
            and any(supply.fortifications for supply in supplies)
        )
    )


def _candidates(state: State) -> Iterator[Command]:
    regions = range(len(state.setup.board.regions))
    if state.turn.region is not None:
        regions = range(state.turn.region, state.turn.region + 1)
    for region in regions:
        for pay in _payments(state, region):
            yield from _placements(state, region, pay)
    yield from map(commands.SwapCard, sorted(set(state.hands[state.turn.seat])))
    yield from map(commands.TakeOpenCard, range(OPEN_SLOTS))
    yield from (commands.DrawCard(), commands.EndTurn(), commands.Pass())


def _placements(state: State, region: Region, pay: Pay) -> Iterator[Placement]:
    free = state.free_in(region)
    yield from (commands.PlaceHouse(space, pay) for space in free)
    yield commands.SendEmissary(region, pay)
    yield from (commands.PlaceFortification(space, pay) for space in free)


def _placement(state: State, command: Placement) -> Refusal | None:
    board = state.setup.board
    if isinstance(command, commands.SendEmissary):
        if command.region not in range(len(board.regions)):
            return Refusal.REGION_UNKNOWN
        region = command.region
    else:
        if command.space not in range(len(board.spaces)):
            return Refusal.SPACE_UNKNOWN
        region = board.region_of(command.space)
    return (
        _placing(state, command, region)
        or _piece(state, command)
        or _payment(state, region, command.pay)
    )


def _placing(state: State, command: Placement, region: Region) -> Refusal | None:
    """Return why no piece can be placed in a region now, with any payment."""
    turn = state.turn
    if turn.swapped or turn.is_taking:
        return Refusal.PLACING_ENDED
    if turn.owed is not None:
        house = isinstance(command, commands.PlaceHouse) and command.space == turn.owed
        return None if house else Refusal.HOUSE_OWED
    if turn.region is None:
        return None
    if turn.pieces == turn.most:
        return Refusal.REGION_WAS_EMPTY if turn.most == 1 else Refusal.PIECES_PLACED
    return None if region == turn.region else Refusal.OTHER_REGION


def _piece(state: State, command: Placement) -> Refusal | None:
    supply = state.supplies[state.turn.seat]
    match command:
        case commands.PlaceHouse(space):
            if state.houses[space] is not None:
                return Refusal.SPACE_TAKEN
            return None if supply.houses else Refusal.NO_HOUSES
        case commands.SendEmissary(region):
            if not supply.emissaries:
                return Refusal.NO_EMISSARIES
            if state.takes_emissary(region):
                return None
            return Refusal.COURT_FULL if any(state.houses_in(region)) else Refusal.NO_HOUSE_THERE
        case commands.PlaceFortification(space):
            if not supply.fortifications:
                return Refusal.NO_FORTIFICATION
            if state.houses[space] is not None:
                return Refusal.SPACE_TAKEN
            return Refusal.SPACE_FORTIFIED if space in state.fortified else None
        case _:
            assert_never(command)


def _payment(state: State, region: Region, pay: Pay) -> Refusal | None:
    if pay in _payments(state, region):
        return None
    if pay is None:
        return Refusal.NO_CARD
    is_own = pay is state.setup.board.colour_of(region)
    return Refusal.PAIR_OF_OWN_COLOUR if is_own else Refusal.NO_PAIR


def _swap(state: State, colour: Colour) -> Refusal | None:
    if state.is_last_round:
        return Refusal.LAST_ROUND
    if not state.turn.is_fresh:
        return Refusal.TURN_BEGUN
    seat = state.turn.seat
    has_it = colour in state.hands[seat] or state.unknown_of(seat)
    return None if has_it else Refusal.NOT_IN_HAND


def _taking(state: State) -> Refusal | None:
    turn = state.turn
    if state.is_last_round:
        return Refusal.LAST_ROUND
    if turn.owed is not None:
        return Refusal.HOUSE_OWED
    if turn.is_fresh:
        return Refusal.NOTHING_DONE
    return Refusal.HAND_FULL if state.hand_count(turn.seat) >= HAND else None


def _slot(state: State, slot: int) -> Refusal | None:
    if slot not in range(OPEN_SLOTS):
        return Refusal.SLOT_UNKNOWN
    return Refusal.SLOT_EMPTY if state.open[slot] is None else None


def _end(state: State) -> Refusal | None:
    turn = state.turn
    if turn.is_fresh:
        return Refusal.NOTHING_DONE
    if turn.owed is not None:
        return Refusal.HOUSE_OWED
    is_full = state.hand_count(turn.seat) >= HAND
    return None if state.is_last_round or is_full else Refusal.HAND_NOT_FULL


def _pass(state: State) -> Refusal | None:
    if not state.is_last_round:
        return Refusal.NOT_LAST_ROUND
    return None if state.turn.is_fresh else Refusal.TURN_BEGUN
