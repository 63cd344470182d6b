"""Completing a province: the cards by priority, the majority, the value (RULES section 4).

Theory of operation. `BeginScoring` reveals the cards; those that share a priority are void. The
others wait in `pending` in rising priority. Whenever the first of them leaves its owner a choice,
the game stops there: `decisions` lists the choices, and `DECIDE` has what each of them does. A card
without a choice takes effect, or finds nothing to do, at once. When none is pending the province is
scored.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from changcheng_qt.games.changcheng.commands import (
    AddVirtualWall,
    BreakWall,
    CancelCard,
    Decision,
    DeclineSwap,
    LowerValue,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.games.changcheng.events import (
    CardCancelled,
    CardHadNoEffect,
    CardsRevealed,
    EmperorPlaced,
    Event,
    PointsScored,
    ProvinceScored,
    Source,
    SwapDeclined,
    ThreatRemoved,
    ValueChanged,
    VirtualWallsAdded,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.games.changcheng.extension import call_for_board
from changcheng_qt.games.changcheng.geography import Province, Square
from changcheng_qt.games.changcheng.majority import leaders, tally
from changcheng_qt.games.changcheng.pieces import (
    BUILDER_WALLS,
    MASTER_BUILDER_WALLS,
    VALUE_CHANGE,
    ActionCard,
    Block,
    BlockKind,
)
from changcheng_qt.games.changcheng.setup import ExtensionTime
from changcheng_qt.games.changcheng.state import State
from changcheng_qt.games.changcheng.turn import RevealedCard, Scoring


def reveal(state: State, province: Province, events: list[Event]) -> State:
    """Turn up the cards of a completed province and go on to the first choice, or to its score."""
    here = [card for card in state.cards if card.province == province]
    cards = tuple(
        sorted(
            (RevealedCard(card.owner, card.card, card.ply) for card in here),
            key=lambda card: (card.card, card.owner),
        )
    )
    counts = Counter(card.card for card in cards)
    void = tuple(card for card in cards if counts[card.card] > 1)
    pending = tuple(card for card in cards if counts[card.card] == 1)
    told = tuple(
        seat for seat in range(state.setup.seats) if any(card.owner != seat for card in cards)
    )
    events.append(CardsRevealed(state.turn.seat, province, cards, void, told=told))
    state = replace(
        state,
        cards=tuple(card for card in state.cards if card.province != province),
        gone=state.gone + cards,
        due=tuple(other for other in state.due if other != province),
    )
    return _play_out(state, Scoring(province, pending, void), events)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the choices of the owner of the first pending card; empty where it can do nothing."""
    scoring = state.scoring
    assert scoring, "choices arise only during a scoring"
    match scoring.pending[0].card:
        case ActionCard.WARRIOR:
            return tuple(CancelCard(card.owner, card.card) for card in scoring.pending[1:])
        case ActionCard.TRAITOR:
            return (*_breaks(state, scoring.province), *_removals(state, scoring.province))
        case ActionCard.FLOOD:
            return (RaiseValue(), LowerValue())
        case ActionCard.BUILDER:
            return (RaiseValue(), AddVirtualWall())
        case ActionCard.MASTER_BUILDER:
            return ()
        case ActionCard.MANDARIN:
            swaps = _swaps(state, scoring.province)
            return (*swaps, DeclineSwap()) if swaps else ()
        case _ as never:
            assert_never(never)


def _play_out(state: State, scoring: Scoring, events: list[Event]) -> State:
    """Let cards take effect that leave no choice, up to the next choice or the score."""
    while scoring.pending:
        state = replace(state, scoring=scoring)
        if decisions(state):
            return state
        scoring = _spend_first(_without_choice(scoring, events))
    return _score(state, scoring, events)


def _without_choice(scoring: Scoring, events: list[Event]) -> Scoring:
    card = scoring.pending[0]
    if card.card is ActionCard.MASTER_BUILDER:
        events.append(VirtualWallsAdded(card.owner, card.card, MASTER_BUILDER_WALLS))
        return _with_virtual(scoring, MASTER_BUILDER_WALLS)
    events.append(CardHadNoEffect(card.owner, card.card))
    return scoring


def _spend_first(scoring: Scoring) -> Scoring:
    """Return the scoring with its first pending card dealt with."""
    first, *rest = scoring.pending
    return replace(scoring, pending=tuple(rest), spent=(*scoring.spent, first))


def _with_virtual(scoring: Scoring, walls: int) -> Scoring:
    """Return the scoring with virtual walls for the owner of its first pending card."""
    return replace(scoring, virtual=(*scoring.virtual, (scoring.pending[0].owner, walls)))


def _score(state: State, scoring: Scoring, events: list[Event]) -> State:
    province = scoring.province
    tallies = tally(
        (state.blocks[q] for q in state.wall.squares_of[province]),
        state.setup.seats,
        scoring.virtual,
    )
    winners = leaders(tallies, neutrals_compete=state.setup.options.neutrals_compete)
    scored = ProvinceScored(
        province=province,
        tallies=tallies,
        walls=sum(row.walls for row in tallies),
        reputation=state.setup.reputations[province],
        change=scoring.change,
        winners=winners,
    )
    events.append(scored)
    events.extend(PointsScored(s, scored.value, Source.PROVINCE, province) for s in winners)
    unspent = state.emperors + 1 if state.can_grow else None
    events.append(EmperorPlaced(province, unspent))
    scores = tuple(
        score + scored.value * (seat in winners) for seat, score in enumerate(state.scores)
    )
    state = replace(
        state,
        scoring=None,
        scores=scores,
        scored=state.scored | {province},
        emperors=state.emperors + 1,
    )
    return call_for_board(state, ExtensionTime.AT_ONCE, events)


def _singles(state: State, squares: Iterable[Square]) -> list[Square]:
    return [q for q in squares if (block := state.blocks[q]) is not None and block.is_single]


def _breaks(state: State, province: Province) -> list[BreakWall]:
    return [BreakWall(square) for square in _singles(state, state.wall.squares_of[province])]


def _removals(state: State, province: Province) -> list[RemoveThreat]:
    regions = state.wall.regions_bordering[province]
    return [RemoveThreat(region) for region in regions if region not in state.removed]


def _swaps(state: State, province: Province) -> list[SwapWalls]:
    inside = _singles(state, state.wall.squares_of[province])
    outside = [
        square
        for square in _singles(state, state.wall.west_to_east)
        if state.wall.province_of[square] != province
    ]
    swaps = [SwapWalls(here, there) for here in inside for there in outside]
    if state.setup.options.swap_anywhere:
        swaps += [SwapWalls(here, there) for here in inside for there in inside if here < there]
    return swaps


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
    return _spend(state, _with_virtual(scoring, BUILDER_WALLS), events)


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
    return _play_out(state, _spend_first(scoring), events)


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
