"""Completing a province: the cards by priority, the majority, the value (RULES section 4).

Theory of operation. `BeginScoring` reveals the cards; those that share a priority are void. The
others wait in `pending` in rising priority. Whenever the first of them gives its owner a choice,
the game stops there: `decisions` lists the choices, and `DECISION_EFFECTS` has their effects. A
card without a choice takes effect, or has none, at once. When none is pending the province is
scored.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from changcheng_qt.engine.step import Beat
from changcheng_qt.titles.changcheng.rules import commands, events
from changcheng_qt.titles.changcheng.rules.commands import Decision
from changcheng_qt.titles.changcheng.rules.events import Event, Source
from changcheng_qt.titles.changcheng.rules.extension import call_for_board
from changcheng_qt.titles.changcheng.rules.geography import Province, Square
from changcheng_qt.titles.changcheng.rules.majority import leaders, tally
from changcheng_qt.titles.changcheng.rules.pieces import (
    BUILDER_WALLS,
    MASTER_BUILDER_WALLS,
    VALUE_CHANGE,
    ActionCard,
    Block,
    BlockKind,
)
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime
from changcheng_qt.titles.changcheng.rules.state import Beats, State
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard, Scoring


def begin_scoring(state: State, province: Province, beats: Beats) -> State:
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
    state = replace(
        state,
        cards=tuple(card for card in state.cards if card.province != province),
        gone=state.gone + cards,
        due=tuple(other for other in state.due if other != province),
        scoring=Scoring(province, pending, void),
    )
    beats.append(
        Beat(events.CardsRevealed(state.turn.seat, province, cards, void, told=told), state)
    )
    return _play_out(state, beats)


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the choices of the owner of the first pending card; empty where it can do nothing."""
    scoring = _current(state)
    match scoring.pending[0].card:
        case ActionCard.WARRIOR:
            return tuple(commands.CancelCard(card.owner, card.card) for card in scoring.pending[1:])
        case ActionCard.TRAITOR:
            return (*_breaks(state, scoring.province), *_removals(state, scoring.province))
        case ActionCard.FLOOD:
            return (commands.RaiseValue(), commands.LowerValue())
        case ActionCard.BUILDER:
            return (commands.RaiseValue(), commands.AddVirtualWall())
        case ActionCard.MASTER_BUILDER:
            return ()
        case ActionCard.MANDARIN:
            swaps = _swaps(state, scoring.province)
            return (*swaps, commands.DeclineSwap()) if swaps else ()
        case _ as never:
            assert_never(never)


def _play_out(state: State, beats: Beats) -> State:
    """Resolve pending cards without a choice, up to the next choice or the score."""
    while (scoring := _current(state)).pending:
        if decisions(state):
            return state
        state = _without_choice(state, scoring, beats)
    return _score(state, scoring, beats)


def _without_choice(state: State, scoring: Scoring, beats: Beats) -> State:
    """Resolve the first pending card, which has no choice."""
    card = scoring.pending[0]
    effect: events.CardHadNoEffect | events.VirtualWallsAdded = events.CardHadNoEffect(
        card.owner, card.card
    )
    if card.card is ActionCard.MASTER_BUILDER:
        effect = events.VirtualWallsAdded(card.owner, card.card, MASTER_BUILDER_WALLS)
        scoring = _with_virtual(scoring, MASTER_BUILDER_WALLS)
    state = replace(state, scoring=_spend_first(scoring))
    beats.append(Beat(effect, state))
    return state


def _spend_first(scoring: Scoring) -> Scoring:
    """Return the scoring with its first pending card spent."""
    first, *rest = scoring.pending
    return replace(scoring, pending=tuple(rest), spent=(*scoring.spent, first))


def _with_virtual(scoring: Scoring, walls: int) -> Scoring:
    """Return the scoring with virtual walls for the owner of its first pending card."""
    return replace(scoring, virtual=(*scoring.virtual, (scoring.pending[0].owner, walls)))


def _current(state: State) -> Scoring:
    assert state.scoring, "choices and effects arise only during a scoring"
    return state.scoring


def _score(state: State, scoring: Scoring, beats: Beats) -> State:
    province = scoring.province
    tallies = tally(
        (state.blocks[q] for q in state.wall.squares_of[province]),
        state.setup.seats,
        scoring.virtual,
    )
    winners = leaders(tallies, neutrals_compete=state.setup.options.neutrals_compete)
    scored = events.ProvinceScored(
        province=province,
        tallies=tallies,
        walls=sum(row.walls for row in tallies),
        reputation=state.setup.reputations[province],
        change=scoring.change,
        winners=winners,
    )
    beats.append(Beat(scored, state))
    for seat in winners:
        award = events.PointsScored(seat, scored.value, Source.PROVINCE, province)
        state = replace(state, scores=award.added_to(state.scores))
        beats.append(Beat(award, state))
    state = replace(
        state,
        scoring=None,
        scored=state.scored | {province},
        emperors=state.emperors + 1,
    )
    unspent = state.emperors if state.can_grow else None
    beats.append(Beat(events.EmperorPlaced(province, unspent), state))
    return call_for_board(state, ExtensionTime.AT_ONCE, beats)


def _singles(state: State, squares: Iterable[Square]) -> list[Square]:
    return [q for q in squares if (block := state.blocks[q]) is not None and block.is_single]


def _breaks(state: State, province: Province) -> list[commands.BreakWall]:
    return [
        commands.BreakWall(square) for square in _singles(state, state.wall.squares_of[province])
    ]


def _removals(state: State, province: Province) -> list[commands.RemoveThreat]:
    regions = state.wall.regions_bordering[province]
    return [commands.RemoveThreat(region) for region in regions if region not in state.removed]


def _swaps(state: State, province: Province) -> list[commands.SwapWalls]:
    inside = _singles(state, state.wall.squares_of[province])
    outside = [
        square
        for square in _singles(state, state.wall.west_to_east)
        if state.wall.province_of[square] != province
    ]
    swaps = [commands.SwapWalls(here, there) for here in inside for there in outside]
    if state.setup.options.swap_anywhere:
        swaps += [
            commands.SwapWalls(here, there) for here in inside for there in inside if here < there
        ]
    return swaps


def _cancel(state: State, command: commands.CancelCard, beats: Beats) -> State:
    scoring, card = _deciding(state)
    effect = events.CardCancelled(card.owner, command.owner, command.card)
    victim = (command.owner, command.card)
    cancelled = tuple(other for other in scoring.pending if (other.owner, other.card) == victim)
    pending = tuple(other for other in scoring.pending if other not in cancelled)
    cancelled = (*scoring.cancelled, *cancelled)
    return _spend(state, replace(scoring, pending=pending, cancelled=cancelled), effect, beats)


def _break(state: State, command: commands.BreakWall, beats: Beats) -> State:
    scoring, card = _deciding(state)
    block = _block(state, command.square)
    effect = events.WallBroken(card.owner, command.square, block.owner)
    blocks = list(state.blocks)
    blocks[command.square] = Block(BlockKind.BROKEN, block.owner)
    return _spend(replace(state, blocks=tuple(blocks)), scoring, effect, beats)


def _remove(state: State, command: commands.RemoveThreat, beats: Beats) -> State:
    scoring, card = _deciding(state)
    region = command.region
    open_already = region in state.turned_up
    shown = open_already or state.setup.options.removed_threat_shown
    told = state.not_seeing(region) if shown and not open_already else ()
    value = state.setup.threats[region] if shown else None
    effect = events.ThreatRemoved(card.owner, region, value, told=told)
    state = replace(state, removed=state.removed | {region}, turned_up=state.turned_up - {region})
    return _spend(state, scoring, effect, beats)


def _raise(state: State, command: commands.RaiseValue, beats: Beats) -> State:
    return _change_value(state, VALUE_CHANGE, beats)


def _lower(state: State, command: commands.LowerValue, beats: Beats) -> State:
    return _change_value(state, -VALUE_CHANGE, beats)


def _change_value(state: State, change: int, beats: Beats) -> State:
    scoring, card = _deciding(state)
    effect = events.ValueChanged(card.owner, card.card, change)
    return _spend(state, replace(scoring, change=scoring.change + change), effect, beats)


def _add_virtual(state: State, command: commands.AddVirtualWall, beats: Beats) -> State:
    scoring, card = _deciding(state)
    effect = events.VirtualWallsAdded(card.owner, card.card, BUILDER_WALLS)
    return _spend(state, _with_virtual(scoring, BUILDER_WALLS), effect, beats)


def _swap(state: State, command: commands.SwapWalls, beats: Beats) -> State:
    scoring, card = _deciding(state)
    here, there = _block(state, command.here), _block(state, command.there)
    effect = events.WallsSwapped(card.owner, command.here, command.there, here.owner, there.owner)
    blocks = list(state.blocks)
    blocks[command.here], blocks[command.there] = there, here
    return _spend(replace(state, blocks=tuple(blocks)), scoring, effect, beats)


def _decline(state: State, command: commands.DeclineSwap, beats: Beats) -> State:
    scoring, card = _deciding(state)
    effect = events.SwapDeclined(card.owner)
    return _spend(state, scoring, effect, beats)


def _spend(state: State, scoring: Scoring, effect: Event, beats: Beats) -> State:
    """Spend the first pending card, which had an effect, and go on from there."""
    state = replace(state, scoring=_spend_first(scoring))
    beats.append(Beat(effect, state))
    return _play_out(state, beats)


def _deciding(state: State) -> tuple[Scoring, RevealedCard]:
    scoring = _current(state)
    return scoring, scoring.pending[0]


def _block(state: State, square: int) -> Block:
    block = state.blocks[square]
    assert block, "decisions name occupied squares"
    return block


DECISION_EFFECTS = {
    commands.CancelCard: _cancel,
    commands.BreakWall: _break,
    commands.RemoveThreat: _remove,
    commands.RaiseValue: _raise,
    commands.LowerValue: _lower,
    commands.AddVirtualWall: _add_virtual,
    commands.SwapWalls: _swap,
    commands.DeclineSwap: _decline,
}
