"""The scoring of a province, stage by stage, one after each reveal (RULES section 4).

Theory of operation. A `ScoringStage` is the content of the panel at one moment. `stage_of` builds
it from a View alone, for a screen that has jumped into the middle of a scoring. `stages_of` turns
the beats of a command into stages, one for every beat of a scoring, so that cards turn, void ones
are stamped and effects happen one after the other. The state of the province (majority, worth) is
that of each beat's view.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Seen
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.events import Event, Source
from changcheng_qt.titles.changcheng.rules.forecast import Presence, Worth, province_forecast
from changcheng_qt.titles.changcheng.rules.geography import Province
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Owner
from changcheng_qt.titles.changcheng.rules.turn import Scoring, Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.ui.reveal.stages import REVEAL
from changcheng_qt.ui.seam.bridge import Bridge

CardEffect: TypeAlias = (
    events.CardCancelled
    | events.WallBroken
    | events.ThreatRemoved
    | events.ValueChanged
    | events.VirtualWallsAdded
    | events.WallsSwapped
    | events.SwapDeclined
    | events.CardHadNoEffect
)


class Phase(Enum):
    """The phases of a scoring."""

    DUE = "due"
    CARDS = "cards"
    COUNTED = "counted"
    AWARDED = "awarded"


class Fate(Enum):
    """The state of a revealed card."""

    WAITING = "waiting"
    DECIDING = "deciding"
    DONE = "done"
    CANCELLED = "cancelled"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class StageCard:
    """A revealed card; `effect` is its effect, if it was seen."""

    owner: Seat
    card: ActionCard
    fate: Fate = Fate.WAITING
    effect: CardEffect | None = None


@dataclass(frozen=True, slots=True)
class ScoringStage:
    """The content of the panel at one moment."""

    province: Province
    phase: Phase
    presences: tuple[Presence, ...]
    leaders: tuple[Owner, ...]
    worth: Worth
    completed_by: Seat | None = None
    cards: tuple[StageCard, ...] = ()
    awards: tuple[events.PointsScored, ...] = ()

    @property
    def place(self) -> Province:
        """The province being scored."""
        return self.province

    @property
    def is_under_way(self) -> bool:
        """Whether nobody can still peek or go back before it."""
        return self.phase is not Phase.DUE

    @property
    def is_held(self) -> bool:
        return self.phase in (Phase.COUNTED, Phase.AWARDED)

    @property
    def is_end(self) -> bool:
        return self.phase is Phase.AWARDED

    @property
    def rest(self) -> int:
        return REVEAL


class ScoringScript:
    """Makes stages from scoring events."""

    def shows(self, event: Event) -> bool:
        """Return whether an event can belong to a scoring."""
        return isinstance(event, _OF_A_SCORING)

    def stages_of(
        self, last: ScoringStage | None, beats: Sequence[Seen[View, Event]]
    ) -> Sequence[tuple[ScoringStage, int]]:
        """Return the stages of one command's beats, each with the number of its beat."""
        return stages_of(last, beats)

    def stage_at(self, bridge: Bridge) -> ScoringStage | None:
        """Return the stage of the present position, with the effects of its cards so far."""
        stage = stage_of(bridge.view)
        if stage is None or stage.phase is Phase.DUE:
            return stage
        return recalled(stage, [event for step in bridge.events() for event in step])


def stage_of(view: View) -> ScoringStage | None:
    """Return the stage of the present or next scoring of a position, or None."""
    if view.scoring is not None:
        cards = _cards_of(view.scoring)
        return replace(_standing(view, view.scoring.province, Phase.CARDS), cards=cards)
    if view.stage is Stage.SCORING_DUE:
        return _standing(view, view.due[0], Phase.DUE)
    return None


def recalled(stage: ScoringStage, happened: Sequence[Event]) -> ScoringStage:
    """Return the stage with the effects of cards since they were revealed."""
    revealed = [
        place
        for place, event in enumerate(happened)
        if isinstance(event, events.CardsRevealed) and event.province == stage.province
    ]
    for event in happened[revealed[-1] :] if revealed else ():
        if isinstance(event, CardEffect):
            stage = replace(stage, cards=_affected(stage.cards, event))
    return stage


def stages_of(
    before: ScoringStage | None, beats: Sequence[Seen[View, Event]]
) -> list[tuple[ScoringStage, int]]:
    """Return the stages of one command's beats, each with the number of its beat; the last one has
    the deciding seat, if any.
    """
    stage, found = before, list[tuple[ScoringStage, int]]()
    for number, beat in enumerate(beats):
        for following in _following(stage, beat.event, beat.view):
            stage = following
            found.append((stage, number))
    after = beats[-1].view
    if found and after.scoring is not None and after.scoring.province == found[-1][0].province:
        last, number = found[-1]
        found[-1] = _with_decider(last, after.scoring), number
    return found


def _following(stage: ScoringStage | None, event: Event, view: View) -> list[ScoringStage]:
    match event:
        case events.ProvinceCompleted(seat, province):
            return [replace(_standing(view, province, Phase.DUE), completed_by=seat)]
        case events.CardsRevealed():
            return _revealed(stage, event, view)
        case _ if stage is None:
            return []
        case events.ProvinceScored():
            standing = _standing(view, stage.province, Phase.COUNTED)
            return [replace(standing, completed_by=stage.completed_by, cards=stage.cards)]
        case events.PointsScored(source=Source.PROVINCE, place=place) if place == stage.province:
            return [replace(stage, awards=(*stage.awards, event))]
        case events.EmperorPlaced():
            return [replace(stage, phase=Phase.AWARDED)]
        case _ if isinstance(event, CardEffect):
            standing, cards = _standing(view, stage.province, Phase.CARDS), stage.cards
            affected = _affected(cards, event)
            return [replace(standing, completed_by=stage.completed_by, cards=affected)]
        case _:
            return []


def _revealed(
    stage: ScoringStage | None, event: events.CardsRevealed, view: View
) -> list[ScoringStage]:
    """Return a stage with the cards turned up, then one with the void ones stamped."""
    begun = replace(
        _standing(view, event.province, Phase.CARDS),
        completed_by=stage.completed_by if stage and stage.province == event.province else None,
    )
    every = {(card.owner, card.card) for card in (*event.cards, *event.void)}
    void = {(card.owner, card.card) for card in event.void}
    face_up = tuple(StageCard(owner, card) for owner, card in sorted(every, key=_by_priority))
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


def _affected(cards: Sequence[StageCard], effect: CardEffect) -> tuple[StageCard, ...]:
    """Return the cards with an effect on its card, and on the one that it cancelled."""
    doer = effect.seat, _card_of(effect)
    victim = (effect.owner, effect.card) if isinstance(effect, events.CardCancelled) else None
    return tuple(
        replace(card, fate=Fate.DONE, effect=effect)
        if (card.owner, card.card) == doer
        else replace(card, fate=Fate.CANCELLED)
        if (card.owner, card.card) == victim
        else card
        for card in cards
    )


_CARDS: Final = {
    events.CardCancelled: ActionCard.WARRIOR,
    events.WallBroken: ActionCard.TRAITOR,
    events.ThreatRemoved: ActionCard.TRAITOR,
    events.WallsSwapped: ActionCard.MANDARIN,
    events.SwapDeclined: ActionCard.MANDARIN,
}
_OF_A_SCORING: Final = (
    events.ProvinceCompleted,
    events.CardsRevealed,
    events.ProvinceScored,
    events.EmperorPlaced,
    events.ValueChanged,
    events.VirtualWallsAdded,
    events.CardHadNoEffect,
    *_CARDS,
)


def _card_of(effect: CardEffect) -> ActionCard:
    if isinstance(effect, events.ValueChanged | events.VirtualWallsAdded | events.CardHadNoEffect):
        return effect.card
    return _CARDS[type(effect)]


def _standing(view: View, province: Province, phase: Phase) -> ScoringStage:
    sight = province_forecast(view, province)
    return ScoringStage(province, phase, sight.presences, sight.leaders, sight.now)


def _with_decider(stage: ScoringStage, scoring: Scoring) -> ScoringStage:
    """Return the stage with the card of the next decision."""
    due = scoring.pending[0].owner, scoring.pending[0].card
    cards = tuple(
        replace(card, fate=Fate.DECIDING) if (card.owner, card.card) == due else card
        for card in stage.cards
    )
    return replace(stage, cards=cards)


def _cards_of(scoring: Scoring) -> tuple[StageCard, ...]:
    fates = (
        (Fate.DONE, scoring.spent),
        (Fate.WAITING, scoring.pending[1:]),
        (Fate.DECIDING, scoring.pending[:1]),
        (Fate.CANCELLED, scoring.cancelled),
        (Fate.VOID, scoring.void),
    )
    cards = [StageCard(card.owner, card.card, fate) for fate, group in fates for card in group]
    return tuple(sorted(cards, key=lambda card: (card.card.priority, card.owner)))
