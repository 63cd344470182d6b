"""The scoring of a province as a walk: what is shown after each reveal (RULES section 4).

Theory of operation. A `Walk` is everything that the panel shows at one moment. `walk_of` builds it
from a View alone, for a screen that has jumped into the middle of a scoring. `steps` turns the
events of one accepted command into the walks that follow, one for every reveal, so that cards turn,
void ones are stamped and effects happen one after the other although the rules worked them out at
once. How the province stands (majority, worth) is read off the View while cards wait, and off the
`ProvinceScored` event once it is final.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.events import (
    CardCancelled,
    CardHadNoEffect,
    CardsRevealed,
    EmperorPlaced,
    Event,
    PointsScored,
    ProvinceCompleted,
    ProvinceScored,
    Source,
    SwapDeclined,
    ThreatRemoved,
    ValueChanged,
    VirtualWallsAdded,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.games.changcheng.forecast import (
    Presence,
    ProvinceForecast,
    Worth,
    holders_of,
    province_forecast,
)
from changcheng_qt.games.changcheng.geography import Province
from changcheng_qt.games.changcheng.pieces import ActionCard, Owner
from changcheng_qt.games.changcheng.turn import RevealedCard, Scoring, Stage
from changcheng_qt.games.changcheng.view import View

CardEffect: TypeAlias = (
    CardCancelled
    | WallBroken
    | ThreatRemoved
    | ValueChanged
    | VirtualWallsAdded
    | WallsSwapped
    | SwapDeclined
    | CardHadNoEffect
)


class Phase(Enum):
    """How far a scoring has come."""

    DUE = "due"
    CARDS = "cards"
    COUNTED = "counted"
    AWARDED = "awarded"


class Fate(Enum):
    """What has become of a revealed card."""

    WAITING = "waiting"
    DECIDING = "deciding"
    DONE = "done"
    CANCELLED = "cancelled"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class WalkCard:
    """A revealed card; `effect` is what it did, where that was seen."""

    owner: Seat
    card: ActionCard
    fate: Fate = Fate.WAITING
    effect: CardEffect | None = None


@dataclass(frozen=True, slots=True)
class Walk:
    """What is shown of a scoring at one moment."""

    province: Province
    phase: Phase
    presences: tuple[Presence, ...]
    leaders: tuple[Owner, ...]
    worth: Worth
    completed_by: Seat | None = None
    cards: tuple[WalkCard, ...] = ()
    awards: tuple[PointsScored, ...] = ()


def walk_of(view: View) -> Walk | None:
    """Return the walk of the scoring that a position is in the middle of, or that comes next, or
    None.
    """
    if view.scoring is not None:
        cards = _cards_of(view.scoring)
        return replace(_standing(view, view.scoring.province, Phase.CARDS), cards=cards)
    if view.stage is Stage.SCORING_DUE:
        return _standing(view, view.due[0], Phase.DUE)
    return None


def recalled(walk: Walk, events: Sequence[Event]) -> Walk:
    """Return the walk with the effects that cards have had since they were revealed."""
    revealed = [
        place
        for place, event in enumerate(events)
        if isinstance(event, CardsRevealed) and event.province == walk.province
    ]
    for event in events[revealed[-1] :] if revealed else ():
        if isinstance(event, CardEffect):
            walk = replace(walk, cards=_affected(walk.cards, event))
    return walk


def steps(before: Walk | None, events: Iterable[Event], after: View) -> tuple[Walk, ...]:
    """Return the walks that the events of one command lead through; the last one is up to date with
    the view after it, if the scoring still runs.
    """
    walk, found = before, list[Walk]()
    for event in events:
        following = _follow(walk, event, after)
        if following:
            found.extend(following)
            walk = following[-1]
    if found and after.scoring is not None and found[-1].province == after.scoring.province:
        found[-1] = _brought_up_to_date(found[-1], after)
    return tuple(found)


def _follow(walk: Walk | None, event: Event, after: View) -> list[Walk]:
    match event:
        case ProvinceCompleted(seat, province):
            return [replace(_standing(after, province, Phase.DUE), completed_by=seat)]
        case CardsRevealed():
            return _revealed(walk, event, after)
        case _ if walk is None:
            return []
        case ProvinceScored():
            return [_counted(walk, event, after)]
        case PointsScored(source=Source.PROVINCE, place=place) if place == walk.province:
            return [replace(walk, awards=(*walk.awards, event))]
        case EmperorPlaced():
            return [replace(walk, phase=Phase.AWARDED)]
        case _ if isinstance(event, CardEffect):
            return [replace(walk, cards=_affected(walk.cards, event))]
        case _:
            return []


def _revealed(walk: Walk | None, event: CardsRevealed, after: View) -> list[Walk]:
    """Turn the cards up first, then stamp those that are void."""
    begun = replace(
        _standing(after, event.province, Phase.CARDS),
        completed_by=walk.completed_by if walk and walk.province == event.province else None,
    )
    every = {(card.owner, card.card) for card in (*event.cards, *event.void)}
    void = {(card.owner, card.card) for card in event.void}
    face_up = tuple(WalkCard(owner, card) for owner, card in sorted(every, key=_by_priority))
    turned = replace(begun, cards=face_up)
    if not void:
        return [turned]
    stamped = tuple(
        replace(card, fate=Fate.VOID) if (card.owner, card.card) in void else card
        for card in face_up
    )
    return [turned, replace(turned, cards=stamped)]


def _by_priority(card: tuple[Seat, ActionCard]) -> tuple[int, Seat]:
    return card[1].priority, card[0]


def _affected(cards: Sequence[WalkCard], effect: CardEffect) -> tuple[WalkCard, ...]:
    """Note an effect on the card that had it, and on the one that it cancelled."""
    doer = effect.seat, _card_of(effect)
    victim = (effect.owner, effect.card) if isinstance(effect, CardCancelled) else None
    return tuple(
        replace(card, fate=Fate.DONE, effect=effect)
        if (card.owner, card.card) == doer
        else replace(card, fate=Fate.CANCELLED)
        if (card.owner, card.card) == victim
        else card
        for card in cards
    )


_CARDS: Final = {
    CardCancelled: ActionCard.WARRIOR,
    WallBroken: ActionCard.TRAITOR,
    ThreatRemoved: ActionCard.TRAITOR,
    WallsSwapped: ActionCard.MANDARIN,
    SwapDeclined: ActionCard.MANDARIN,
}


def _card_of(effect: CardEffect) -> ActionCard:
    if isinstance(effect, ValueChanged | VirtualWallsAdded | CardHadNoEffect):
        return effect.card
    return _CARDS[type(effect)]


def _counted(walk: Walk, event: ProvinceScored, after: View) -> Walk:
    """Take the majority and the worth from the event, for they are final."""
    virtual = {tally.owner: tally.virtual for tally in event.tallies}
    presences = tuple(
        replace(presence, virtual=virtual.get(presence.owner, 0))
        for presence in province_forecast(after, event.province).presences
    )
    return replace(
        walk,
        phase=Phase.COUNTED,
        presences=presences,
        leaders=holders_of(after, event.tallies),
        worth=Worth(event.walls, event.reputation, event.change),
    )


def _standing(view: View, province: Province, phase: Phase) -> Walk:
    sight = province_forecast(view, province)
    return Walk(province, phase, sight.presences, sight.leaders, sight.now)


def _brought_up_to_date(walk: Walk, view: View) -> Walk:
    """Return the walk with the present majority and worth, and the card that is to be decided."""
    sight: ProvinceForecast = province_forecast(view, walk.province)
    due = view.scoring.pending[0] if view.scoring else None
    cards = tuple(
        replace(card, fate=Fate.DECIDING) if due and _is(card, due) else card for card in walk.cards
    )
    return replace(
        walk, presences=sight.presences, leaders=sight.leaders, worth=sight.now, cards=cards
    )


def _cards_of(scoring: Scoring) -> tuple[WalkCard, ...]:
    fates = (
        (Fate.DONE, scoring.spent),
        (Fate.WAITING, scoring.pending[1:]),
        (Fate.DECIDING, scoring.pending[:1]),
        (Fate.VOID, scoring.void),
    )
    cards = [WalkCard(card.owner, card.card, fate) for fate, group in fates for card in group]
    return tuple(sorted(cards, key=lambda card: (card.card.priority, card.owner)))


def _is(card: WalkCard, revealed: RevealedCard) -> bool:
    return (card.owner, card.card) == (revealed.owner, revealed.card)
