"""One comparable account of a position and of events, from the product and from the oracle.

An account is a dictionary of plain values, so that a disagreement names the thing that differs.
Everything that RULES.md leaves to the builder (order inside a set, when a field is cleared) is
levelled here.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from changcheng_qt.titles.changcheng.rules.events import Event, ProvinceScored, RegionAttacked
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from tests.oracle.table import Act, Bag, Claim, Scoring, Table

Account = dict[str, Any]


def table_of(state: State) -> Table:
    """Lay the table out as a State says."""
    turn = state.turn
    return Table(
        setup=state.setup,
        faces=list(state.wall.faces),
        row=list(state.wall.order),
        seat=turn.seat,
        bags=[Bag(bag.singles, bag.doubles, bag.towers) for bag in state.supplies],
        hands=[set(hand) for hand in state.hands],
        scores=list(state.scores),
        neutrals=state.neutrals,
        wall={square: block for square, block in enumerate(state.blocks) if block},
        cards=list(state.cards),
        gone=list(state.gone),
        claims=[Claim(r.owner, frozenset(r.candidates)) for r in state.reservations],
        scored=set(state.scored),
        due=set(state.due),
        scoring=_scoring_of(state),
        emperors=state.emperors,
        extensions=state.extensions,
        extending=state.extension_due,
        face_up=set(state.turned_up),
        removed=set(state.removed),
        peeked=set(state.peeks),
        passes=state.passes,
        over=state.over,
        commands=state.ply,
        turn=turn.number,
        acts=[Act(act.piece.value, frozenset(act.provinces)) for act in turn.acts],
        action_done=turn.action_done,
        partial=turn.partial,
        neutral_placed=turn.neutral_placed,
        looks=list(turn.looks),
    )


def _scoring_of(state: State) -> Scoring | None:
    scoring = state.scoring
    if scoring is None:
        return None
    return Scoring(
        scoring.province,
        list(scoring.pending),
        list(scoring.void),
        list(scoring.spent),
        change=scoring.change,
        virtual=_sums(scoring.virtual),
    )


def _sums(virtual: Iterable[tuple[int, int]]) -> dict[int, int]:
    total: Counter[int] = Counter()
    for seat, walls in virtual:
        total[seat] += walls
    return dict(total)


def account(table: Table) -> Account:
    """Everything that matters for how the game goes on, in plain values."""
    told = {f.name: getattr(table, f.name) for f in fields(table)}
    for name in ("setup", "looks"):
        del told[name]
    told["cards"] = sorted(table.cards, key=repr)
    told["gone"] = sorted({*table.gone, *_shown(table.scoring)}, key=repr)
    told["claims"] = {
        claim.owner: sorted(claim.candidates & set(table.empty)) for claim in table.claims
    }
    if table.scoring:
        told["scoring"] = replace(table.scoring, cancelled=[])
    return told


def _shown(scoring: Scoring | None) -> list[RevealedCard]:
    if scoring is None:
        return []
    return [*scoring.waiting, *scoring.void, *scoring.spent, *scoring.cancelled]


def differences(ours: Account, theirs: Account) -> dict[str, tuple[Any, Any]]:
    """The differences between two accounts: the oracle's word first."""
    names = ours.keys() | theirs.keys()
    return {
        name: (ours.get(name), theirs.get(name))
        for name in sorted(names)
        if ours.get(name) != theirs.get(name)
    }


def said(events: list[Event] | tuple[Event, ...]) -> list[str]:
    """The events, in an order of no meaning, with who learned something from it."""
    return sorted(_words(event) for event in events)


def _words(event: Event) -> str:
    match event:
        case ProvinceScored(province, tallies, walls, reputation, change, winners):
            return repr(
                ("province", province, _strengths(tallies), walls, reputation, change, winners)
            )
        case RegionAttacked(region, value, tallies, losers, sheltered, told=told):
            return repr(("region", region, value, _strengths(tallies), losers, sheltered, told))
        case _:
            return repr(event)


def _strengths(tallies: tuple[Tally, ...]) -> list[tuple[int, int, int]]:
    return sorted((t.owner, t.walls, t.virtual) for t in tallies if t.total)
