"""What the choices of card owners do during a scoring (RULES section 4, the table of cards)."""

from dataclasses import replace

from changcheng_qt.games.changcheng.commands import (
    AddVirtualWall,
    BreakWall,
    CancelCard,
    DeclineSwap,
    LowerValue,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.games.changcheng.events import (
    CardCancelled,
    Event,
    SwapDeclined,
    ThreatRemoved,
    ValueChanged,
    VirtualWallsAdded,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.games.changcheng.pieces import BUILDER_WALLS, VALUE_CHANGE, Block, BlockKind
from changcheng_qt.games.changcheng.provinces import go_on, spend_first, with_virtual
from changcheng_qt.games.changcheng.state import State
from changcheng_qt.games.changcheng.turn import RevealedCard, Scoring


def _cancel(state: State, command: CancelCard, events: list[Event]) -> State:
    scoring, card = _current(state)
    events.append(CardCancelled(card.owner, command.owner, command.card))
    pending = tuple(
        other
        for other in scoring.pending
        if (other.owner, other.card) != (command.owner, command.card)
    )
    return _spend(state, replace(scoring, pending=pending), events)


def _break(state: State, command: BreakWall, events: list[Event]) -> State:
    scoring, card = _current(state)
    block = _block(state, command.square)
    events.append(WallBroken(card.owner, command.square, block.owner))
    blocks = list(state.blocks)
    blocks[command.square] = Block(BlockKind.BROKEN, block.owner)
    return _spend(replace(state, blocks=tuple(blocks)), scoring, events)


def _remove(state: State, command: RemoveThreat, events: list[Event]) -> State:
    scoring, card = _current(state)
    region = command.region
    open_already = region in state.turned_up
    shown = open_already or state.setup.options.removed_threat_shown
    told = state.not_seeing(region) if shown and not open_already else ()
    value = state.setup.threats[region] if shown else None
    events.append(ThreatRemoved(card.owner, region, value, told=told))
    state = replace(state, removed=state.removed | {region}, turned_up=state.turned_up - {region})
    return _spend(state, scoring, events)


def _raise(state: State, command: RaiseValue, events: list[Event]) -> State:
    return _change_value(state, VALUE_CHANGE, events)


def _lower(state: State, command: LowerValue, events: list[Event]) -> State:
    return _change_value(state, -VALUE_CHANGE, events)


def _change_value(state: State, change: int, events: list[Event]) -> State:
    scoring, card = _current(state)
    events.append(ValueChanged(card.owner, card.card, change))
    return _spend(state, replace(scoring, change=scoring.change + change), events)


def _add_virtual(state: State, command: AddVirtualWall, events: list[Event]) -> State:
    scoring, card = _current(state)
    events.append(VirtualWallsAdded(card.owner, card.card, BUILDER_WALLS))
    return _spend(state, with_virtual(scoring, BUILDER_WALLS), events)


def _swap(state: State, command: SwapWalls, events: list[Event]) -> State:
    scoring, card = _current(state)
    here, there = _block(state, command.here), _block(state, command.there)
    events.append(WallsSwapped(card.owner, command.here, command.there, here.owner, there.owner))
    blocks = list(state.blocks)
    blocks[command.here], blocks[command.there] = there, here
    return _spend(replace(state, blocks=tuple(blocks)), scoring, events)


def _decline(state: State, command: DeclineSwap, events: list[Event]) -> State:
    scoring, card = _current(state)
    events.append(SwapDeclined(card.owner))
    return _spend(state, scoring, events)


def _spend(state: State, scoring: Scoring, events: list[Event]) -> State:
    return go_on(state, spend_first(scoring), events)


def _current(state: State) -> tuple[Scoring, RevealedCard]:
    assert state.scoring, "decisions are legal only during a scoring"
    return state.scoring, state.scoring.pending[0]


def _block(state: State, square: int) -> Block:
    block = state.blocks[square]
    assert block, "decisions name occupied squares"
    return block


DECIDE = {
    CancelCard: _cancel,
    BreakWall: _break,
    RemoveThreat: _remove,
    RaiseValue: _raise,
    LowerValue: _lower,
    AddVirtualWall: _add_virtual,
    SwapWalls: _swap,
    DeclineSwap: _decline,
}
