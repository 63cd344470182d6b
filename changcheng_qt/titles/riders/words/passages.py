"""A turn, or a part of it, in a few sentences, as far as the viewer of its events may know them:
thief and victim read which card was taken.

A passage is a turn, or the founding by one seat. Its parts are strands: a roll with its
consequences, an offer to its end, an edict with its deeds, a building with its rider. Offers
without a deal, one after another, are one strand.

The deeds of a seat are joined to one sentence. A rider that comes ends it, after a colon: "Luca
built a city at pasture 6: rider III gathers at Tumed."
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, listed, player_name
from changcheng_qt.i18n.telling import Passage
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.pieces import Good, goods
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.chronicle import clause_alone, event_text, rider_clause
from changcheng_qt.titles.riders.words.deeds import deed_text, edicts_bought
from changcheng_qt.titles.riders.words.names import goods_text

translate = QCoreApplication.translate

_SILENT: Final = (
    events.TurnBegan,
    events.TurnEnded,
    events.OfferMade,
    events.OfferAnswered,
    events.AnswersShown,
    events.EdictFinished,
    events.ExtraRoundBegan,
    events.ExtraPassed,
)
"""Events that the sentence of a turn leaves out."""
_OPENING: Final = (
    events.FortFounded,
    events.CrownTookSector,
    events.SettlementFounded,
    events.TurnBegan,
    events.GameEnded,
)
"""Events that begin a passage."""
_FOLLOWING: Final = (
    *(events.StartGoodsTaken, events.RoadLaid),
    *(events.RiderAssaulted, events.AssaultFull, events.SectionBreached, events.GoodsProduced),
    *(events.SupplyShort, events.GoodsRobbed, events.AllSpared, events.RiderDrawn),
    *(events.OfferAnswered, events.AnswersShown, events.OfferEnded, events.DealMade),
    *(events.TributeTaken, events.GoodsLevied, events.RiderShifted, events.RiderChased),
    *(events.EdictFinished, events.LongRoadMoved, events.GreatHostMoved),
)
"""Events that continue a strand."""


def passages(events: Iterable[Event]) -> tuple[Passage, ...]:
    """Return the founding by each seat, the turns, and the end; the first of them may have begun
    before the first event.
    """
    return tuple(_whole(group) for group in _groups(events))


def summary(happened: Iterable[Event], view: View, players: Sequence[Player]) -> str:
    """Return events in a few sentences; empty if none has words there."""
    account = _Account(view, players)
    spoken = (event for event in happened if not isinstance(event, _SILENT))
    for _, run in groupby(spoken, _folding):
        account.tell(tuple(run))
    return account.end()


def _groups(happened: Iterable[Event]) -> list[list[Event]]:
    groups: list[list[Event]] = []
    for event in happened:
        if not groups or isinstance(event, _OPENING):
            groups.append([])
        groups[-1].append(event)
    return groups


def _whole(group: Sequence[Event]) -> Passage:
    strands = _strands(group)
    parts = tuple(_strand(one) for one in strands) if len(strands) > 1 else _each(group)
    return Passage(tuple(group), () if len(group) == 1 else parts)


def _strand(group: Sequence[Event]) -> Passage:
    return Passage(tuple(group), () if len(group) == 1 else _each(group))


def _each(group: Iterable[Event]) -> tuple[Passage, ...]:
    return tuple(Passage((event,)) for event in group)


def _strands(group: Iterable[Event]) -> list[list[Event]]:
    strands: list[list[Event]] = []
    for event in group:
        if strands and _continues(event, strands[-1]):
            strands[-1].append(event)
        else:
            strands.append([event])
    folded: list[list[Event]] = []
    for strand in strands:
        if folded and _is_refused(folded[-1]) and _is_refused(strand):
            folded[-1] += strand
        else:
            folded.append(strand)
    return folded


def _continues(event: Event, strand: Sequence[Event]) -> bool:
    if isinstance(strand[0], events.TurnBegan):
        return False
    match event:
        case events.GoodsDiscarded(seat):
            before = strand[-1]
            return isinstance(before, events.GoodsDiscarded) and before.seat == seat
        case events.RoadBuilt(is_free=True) | events.PirateMoved():
            return isinstance(strand[0], events.EdictPlayed)
        case _:
            return isinstance(event, _FOLLOWING)


def _is_refused(strand: Sequence[Event]) -> bool:
    return isinstance(strand[-1], events.OfferEnded)


def _folding(event: Event) -> Hashable:
    """Return a key that is equal for events of one seat which share a sentence."""
    match event:
        case (
            events.RoadBuilt(seat)
            | events.GoodsDiscarded(seat)
            | events.OfferEnded(seat)
            | events.EdictBought(seat)
            | events.WallRaised(seat)
        ):
            return type(event), seat
        case _:
            return id(event)


@dataclass
class _Account:
    """The sentences so far; the next deed of the same seat is added to the last one."""

    view: View
    players: Sequence[Player]
    sentences: list[str] = field(default_factory=list)
    deeds: list[str] = field(default_factory=list)
    seat: Seat | None = None

    def tell(self, run: Sequence[Event]) -> None:
        """Tell of an event, or of several together."""
        event = run[0]
        if deed := self._deed(run):
            self._add(getattr(event, "seat", None), deed)
        elif clause := rider_clause(event, self.view):
            self._finish(clause)
        else:
            self._finish()
            self.sentences.append(event_text(event, self.view, self.players))

    def end(self) -> str:
        """Return all sentences."""
        self._finish()
        return join_sentences(self.sentences)

    def _deed(self, run: Sequence[Event]) -> str:
        match run[0]:
            case events.RoadBuilt() if len(run) > 1:
                return translate("RidersChronicle", "built %n road(s)", "", len(run))
            case events.GoodsDiscarded():
                words = translate("RidersChronicle", "gave up {goods}")
                return fill(words, goods=goods_text(goods(*_given_up(run))))
            case events.EdictBought() if len(run) > 1:
                bought = [event for event in run if isinstance(event, events.EdictBought)]
                return edicts_bought([event.edict for event in bought])
            case events.WallRaised() if len(run) > 1:
                levels = [str(event.level) for event in run if isinstance(event, events.WallRaised)]
                words = translate("RidersChronicle", "raised towers {levels}")
                return fill(words, levels=listed(levels))
            case events.OfferEnded():
                return translate("RidersChronicle", "made %n offer(s) without a deal", "", len(run))
            case event:
                return deed_text(event, self.view, self.players)

    def _add(self, seat: Seat | None, deed: str) -> None:
        if seat != self.seat:
            self._finish()
        self.seat = seat
        self.deeds.append(deed)

    def _finish(self, clause: str = "") -> None:
        """End the sentence about the deeds of a seat, with a clause that follows from them."""
        if self.seat is None or not self.deeds:
            self.sentences += [clause_alone(clause)] if clause else []
            return
        deeds = self.deeds[0]
        for deed in self.deeds[1:-1]:
            deeds = fill(translate("RidersChronicle", "{deeds}, {deed}"), deeds=deeds, deed=deed)
        if len(self.deeds) > 1:
            both = translate("RidersChronicle", "{deeds} and {deed}")
            deeds = fill(both, deeds=deeds, deed=self.deeds[-1])
        words = translate("RidersChronicle", "{player} {deed}.", "a verb phrase and its subject")
        if clause:
            words = translate("RidersChronicle", "{player} {deed}: {clause}.")
        player = player_name(self.players, self.seat)
        self.sentences.append(fill(words, player=player, deed=deeds, clause=clause))
        self.deeds.clear()


def _given_up(run: Sequence[Event]) -> Iterator[Good]:
    for event in run:
        assert isinstance(event, events.GoodsDiscarded)
        yield event.good
