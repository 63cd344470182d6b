"""The legal commands once more, read straight off CHINA.md, slowly; nothing of `legality` is used.

Every conceivable command is asked for one after the other, in words of the page.
"""

from collections.abc import Iterator

from changcheng_qt.titles.china.rules.commands import (
    Command,
    DrawCard,
    EndTurn,
    Pass,
    Pay,
    PlaceFortification,
    PlaceHouse,
    SendEmissary,
    SwapCard,
    TakeOpenCard,
)
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Follow
from changcheng_qt.titles.china.rules.state import State


def every_command(state: State) -> Iterator[Command]:
    """All commands that the board has words for."""
    for pay in (None, *Colour):
        for space in range(len(state.setup.board.spaces)):
            yield PlaceHouse(space, pay)
            yield PlaceFortification(space, pay)
        for region in range(9):
            yield SendEmissary(region, pay)
    for colour in Colour:
        yield SwapCard(colour)
    for slot in range(4):
        yield TakeOpenCard(slot)
    yield DrawCard()
    yield EndTurn()
    yield Pass()


def legal(state: State) -> set[Command]:
    """The legal commands."""
    return {command for command in every_command(state) if is_legal(state, command)}


def is_legal(state: State, command: Command) -> bool:
    """Whether section 10's table allows a command."""
    if state.over:
        return False
    turn = state.turn
    cards = len(state.hands[turn.seat])
    pile_gone_twice = state.exhausted >= 2
    something_placed = turn.pieces > 0
    match command:
        case SwapCard(colour):
            nothing_done = not something_placed and not turn.swapped
            return nothing_done and not pile_gone_twice and colour in state.hands[turn.seat]
        case TakeOpenCard(slot):
            return may_take(state) and state.open[slot] is not None
        case DrawCard():
            return may_take(state)
        case EndTurn():
            if turn.owed is not None or not (something_placed or turn.swapped):
                return False
            return pile_gone_twice or cards == 3
        case Pass():
            return pile_gone_twice and not something_placed and not turn.swapped
        case _:
            return may_place(state, command)


def may_take(state: State) -> bool:
    """After a piece or the swap's discard, fewer than three cards, not in the last round."""
    turn = state.turn
    begun = turn.pieces > 0 or turn.swapped
    few = len(state.hands[turn.seat]) < 3
    return begun and few and state.exhausted < 2 and turn.owed is None


def may_place(state: State, command: PlaceHouse | SendEmissary | PlaceFortification) -> bool:
    """Sections 4.1 to 4.3, and 8."""
    turn, board = state.turn, state.setup.board
    if turn.swapped or turn.taken or turn.drew:
        return False
    region = (
        command.region if isinstance(command, SendEmissary) else board.spaces[command.space].region
    )
    if turn.pieces == 2:
        return False
    if turn.pieces == 1 and (region != turn.region or turn.most == 1):
        return False
    if not can_pay(state.hands[turn.seat], board.regions[region].colour, command.pay):
        return False
    mine = state.supplies[turn.seat]
    owners = [
        state.houses[space]
        for space, town in enumerate(board.spaces)
        if town.region == region and state.houses[space] is not None
    ]
    if turn.owed is not None:
        return isinstance(command, PlaceHouse) and command.space == turn.owed and mine.houses > 0
    match command:
        case PlaceHouse(space):
            return mine.houses > 0 and state.houses[space] is None
        case SendEmissary():
            limit = max((owners.count(seat) for seat in range(state.setup.seats)), default=0)
            return mine.emissaries > 0 and sum(state.courts[region]) < limit
        case PlaceFortification(space):
            free = state.houses[space] is None and space not in state.fortified
            return mine.fortifications > 0 and free


def can_pay(hand: tuple[Colour, ...], needed: Colour, pay: Pay) -> bool:
    """Section 4.2."""
    if pay is None:
        return needed in hand
    return pay != needed and hand.count(pay) >= 2


def must_follow(before: State, command: PlaceFortification, after: State) -> bool:
    """Whether section 8 demands a house on a fortification that a step placed."""
    seat, board = before.turn.seat, before.setup.board
    region = board.spaces[command.space].region
    if before.setup.options.follow is not Follow.MUST or after.over:
        return False
    if before.turn.pieces == 1:
        return False
    spaces = [space for space, town in enumerate(board.spaces) if town.region == region]
    was_empty = not (
        sum(before.courts[region])
        or any(before.houses[space] is not None for space in spaces)
        or any(space in before.fortified for space in spaces)
    )
    payable = any(
        can_pay(after.hands[seat], board.regions[region].colour, pay) for pay in (None, *Colour)
    )
    return not was_empty and after.supplies[seat].houses > 0 and payable
