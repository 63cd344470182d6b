"""Sentences for completed provinces, points, and what the end of the game counts."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.events import (
    EmperorPlaced,
    EventCardCounted,
    PointsEvent,
    PointsScored,
    ProvinceCompleted,
    ProvinceScored,
    RegionAttacked,
    Source,
)
from changcheng_qt.games.changcheng.pieces import EMPERORS_PER_EXTENSION, EventCard
from changcheng_qt.i18n.phrases.changcheng.chronicle.teller import Teller
from changcheng_qt.i18n.phrases.changcheng.event_cards import event_card_name
from changcheng_qt.i18n.phrases.wording import fill, signed

translate = QCoreApplication.translate


def source_name(source: Source) -> str:
    """Return where points come from, as a heading in the table of the result."""
    return {
        Source.DOUBLE: translate("Source", "Double wall"),
        Source.PROVINCE: translate("Source", "Provinces"),
        Source.REGION: translate("Source", "Mongol attack"),
        Source.DIPLOMACY: event_card_name(EventCard.DIPLOMACY),
        Source.DOMINANCE: event_card_name(EventCard.DOMINANCE),
        Source.IMPERIAL_REWARD: event_card_name(EventCard.IMPERIAL_REWARD),
    }[source]


def points_text(event: PointsEvent, teller: Teller) -> str:
    """Say what was counted, and for whom."""
    match event:
        case ProvinceCompleted(seat, province):
            return fill(
                translate("Chronicle", "{player} completes {province}."),
                player=teller.player(seat),
                province=teller.province(province),
            )
        case ProvinceScored():
            return _province(event, teller)
        case PointsScored():
            return _points(event, teller)
        case EmperorPlaced():
            return _emperor(event, teller)
        case RegionAttacked():
            return _attack(event, teller)
        case EventCardCounted():
            return _event_card(event, teller)
        case _:
            assert_never(event)


def _province(event: ProvinceScored, teller: Teller) -> str:
    if event.winners:
        sentence = translate(
            "Chronicle",
            "{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. "
            "Majority: {players}.",
        )
    else:
        sentence = translate(
            "Chronicle",
            "{province} is worth {value}: walls {walls}, reputation {reputation}, "
            "cards {change}. No player has the majority.",
        )
    return fill(
        sentence,
        province=teller.province(event.province),
        value=event.value,
        walls=event.walls,
        reputation=event.reputation,
        change=signed(event.change),
        players=teller.all_players(event.winners),
    )


def _emperor(event: EmperorPlaced, teller: Teller) -> str:
    province = teller.province(event.province)
    if event.unspent is None or event.unspent > EMPERORS_PER_EXTENSION:
        return fill(translate("Chronicle", "{province} gets an emperor card."), province=province)
    return fill(
        translate("Chronicle", "{province} gets an emperor card ({count} of {all})."),
        province=province,
        count=event.unspent,
        all=EMPERORS_PER_EXTENSION,
    )


def _points(event: PointsScored, teller: Teller) -> str:
    points, player = abs(event.points), teller.player(event.seat)
    match event.source, event.place:
        case Source.REGION, int(region):
            sentence = translate("Chronicle", "{player} loses %n point(s) in {region}.", "", points)
            return fill(sentence, player=player, region=teller.region(region))
        case Source.PROVINCE, int(province):
            sentence = translate(
                "Chronicle", "{player} scores %n point(s) in {province}.", "", points
            )
            return fill(sentence, player=player, province=teller.province(province))
        case Source.DOUBLE, _:
            sentence = translate(
                "Chronicle", "{player} scores %n point(s) for the double wall.", "", points
            )
            return fill(sentence, player=player)
        case _:
            sentence = translate(
                "Chronicle", "{player} scores %n point(s) for {source}.", "", points
            )
            return fill(sentence, player=player, source=source_name(event.source))


def _attack(event: RegionAttacked, teller: Teller) -> str:
    if event.value is None:
        sentence = translate("Chronicle", "{region} has no threat counter, so nobody loses points.")
        return fill(sentence, region=teller.region(event.region))
    return fill(
        _attack_sentence(event),
        region=teller.region(event.region),
        value=signed(-event.value),
        players=teller.all_players(event.losers),
        sheltered=teller.all_players(event.sheltered),
    )


def _attack_sentence(event: RegionAttacked) -> str:
    if event.losers and event.sheltered:
        return translate(
            "Chronicle",
            "{region} attacks: {value}. Majority: {players}. Sheltered by a tower: {sheltered}.",
        )
    if event.losers:
        return translate("Chronicle", "{region} attacks: {value}. Majority: {players}.")
    if event.sheltered:
        return translate(
            "Chronicle", "{region} attacks: {value}. Sheltered by a tower: {sheltered}."
        )
    return translate("Chronicle", "{region} attacks: {value}. No player has the majority.")


def _event_card(event: EventCardCounted, teller: Teller) -> str:
    sentence = {
        EventCard.DIPLOMACY: translate("Chronicle", "{event}, provinces with walls: {counts}."),
        EventCard.DOMINANCE: translate("Chronicle", "{event}, longest run: {counts}."),
        EventCard.IMPERIAL_REWARD: translate("Chronicle", "{event}, cards in hand: {counts}."),
        EventCard.OBSERVERS: translate("Chronicle", "{event}: {counts}."),
    }[event.card]
    counts = [
        fill(translate("Chronicle", "{player} {count}"), player=teller.player(seat), count=count)
        for seat, count in enumerate(event.counts)
    ]
    return fill(sentence, event=event_card_name(event.card), counts=" · ".join(counts))
