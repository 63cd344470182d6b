"""Sentences about scorings: completed provinces, their revealed cards and effects, points, and the
final scoring.
"""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import fill, signed
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.events import Source
from changcheng_qt.titles.changcheng.rules.pieces import (
    EMPERORS_PER_EXTENSION,
    NEUTRAL,
    ActionCard,
    EventCard,
)
from changcheng_qt.titles.changcheng.words.cards import event_card_name
from changcheng_qt.titles.changcheng.words.chronicle.narrator import Narrator
from changcheng_qt.titles.changcheng.words.result import source_name

translate = QCoreApplication.translate


def points_text(event: events.PointsEvent, narrator: Narrator) -> str:
    """Return the points of an event, and whose they are."""
    match event:
        case events.ProvinceCompleted(seat, province):
            return fill(
                translate("Chronicle", "{player} completes {province}."),
                player=narrator.player(seat),
                province=narrator.province(province),
            )
        case events.ProvinceScored():
            return _province(event, narrator)
        case events.PointsScored():
            return _points(event, narrator)
        case events.EmperorPlaced():
            return _emperor(event, narrator)
        case events.RegionAttacked():
            return _attack(event, narrator)
        case events.EventCardCounted():
            return _event_card(event, narrator)
        case _:
            assert_never(event)


def card_text(event: events.CardEvent, narrator: Narrator) -> str:
    """Return the effect of a revealed card."""
    match event:
        case events.CardsRevealed():
            return _revealed(event, narrator)
        case events.ThreatRemoved():
            return _threat_removed(event, narrator)
        case events.ValueChanged() | events.VirtualWallsAdded():
            return _counted(event, narrator)
        case (
            events.CardCancelled()
            | events.WallBroken()
            | events.WallsSwapped()
            | events.SwapDeclined()
            | events.CardHadNoEffect()
        ):
            return _done(event, narrator)
        case _:
            assert_never(event)


def _province(event: events.ProvinceScored, narrator: Narrator) -> str:
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
        province=narrator.province(event.province),
        value=event.value,
        walls=event.walls,
        reputation=event.reputation,
        change=signed(event.change),
        players=narrator.all_players(event.winners),
    )


def _emperor(event: events.EmperorPlaced, narrator: Narrator) -> str:
    province = narrator.province(event.province)
    if event.unspent is None or event.unspent > EMPERORS_PER_EXTENSION:
        return fill(translate("Chronicle", "{province} gets an emperor card."), province=province)
    return fill(
        translate("Chronicle", "{province} gets an emperor card ({count} of {all})."),
        province=province,
        count=event.unspent,
        all=EMPERORS_PER_EXTENSION,
    )


def _points(event: events.PointsScored, narrator: Narrator) -> str:
    points, player = abs(event.points), narrator.player(event.seat)
    match event.source, event.place:
        case Source.REGION, int(region):
            sentence = translate("Chronicle", "{player} loses %n point(s) in {region}.", "", points)
            return fill(sentence, player=player, region=narrator.region(region))
        case Source.PROVINCE, int(province):
            sentence = translate(
                "Chronicle", "{player} scores %n point(s) in {province}.", "", points
            )
            return fill(sentence, player=player, province=narrator.province(province))
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


def _attack(event: events.RegionAttacked, narrator: Narrator) -> str:
    if event.value is None:
        sentence = translate("Chronicle", "{region} has no threat counter, so nobody loses points.")
        return fill(sentence, region=narrator.region(event.region))
    return fill(
        _attack_sentence(event),
        region=narrator.region(event.region),
        value=signed(-event.value),
        players=narrator.all_players(event.losers),
        sheltered=narrator.all_players(event.sheltered),
    )


def _attack_sentence(event: events.RegionAttacked) -> str:
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


def _event_card(event: events.EventCardCounted, narrator: Narrator) -> str:
    sentence = {
        EventCard.DIPLOMACY: translate("Chronicle", "{event}, provinces with walls: {counts}."),
        EventCard.DOMINANCE: translate("Chronicle", "{event}, longest run: {counts}."),
        EventCard.IMPERIAL_REWARD: translate("Chronicle", "{event}, cards in hand: {counts}."),
        EventCard.OBSERVERS: translate("Chronicle", "{event}: {counts}."),
    }[event.card]
    counts = [
        fill(translate("Chronicle", "{player} {count}"), player=narrator.player(seat), count=count)
        for seat, count in enumerate(event.counts)
    ]
    return fill(sentence, event=event_card_name(event.card), counts=" · ".join(counts))


def _revealed(event: events.CardsRevealed, narrator: Narrator) -> str:
    live = [card for card in event.cards if card not in event.void]
    if live and event.void:
        sentence = translate("Chronicle", "Cards in {province}: {cards}. Cancelled out: {void}.")
    elif live:
        sentence = translate("Chronicle", "Cards in {province}: {cards}.")
    elif event.void:
        sentence = translate("Chronicle", "Cards in {province}, all cancelled out: {void}.")
    else:
        sentence = translate("Chronicle", "No cards were played in {province}.")
    return fill(
        sentence,
        province=narrator.province(event.province),
        cards=narrator.cards(live),
        void=narrator.cards(event.void),
    )


def _threat_removed(event: events.ThreatRemoved, narrator: Narrator) -> str:
    card, region = narrator.card(ActionCard.TRAITOR, event.seat), narrator.region(event.region)
    if event.value is None:
        sentence = translate("Chronicle", "{card} secretly removes {region}'s threat.")
        return fill(sentence, card=card, region=region)
    return fill(
        translate("Chronicle", "{card} removes {region}'s threat: {value}."),
        card=card,
        region=region,
        value=signed(-event.value),
    )


def _counted(event: events.ValueChanged | events.VirtualWallsAdded, narrator: Narrator) -> str:
    card = narrator.card(event.card, event.seat)
    if isinstance(event, events.ValueChanged):
        if event.change > 0:
            sentence = translate("Chronicle", "{card} raises the value by {points}.")
        else:
            sentence = translate("Chronicle", "{card} lowers the value by {points}.")
        return fill(sentence, card=card, points=abs(event.change))
    if event.walls == 1:
        return fill(translate("Chronicle", "{card} counts as one extra wall."), card=card)
    return fill(translate("Chronicle", "{card} counts as two extra walls."), card=card)


def _done(
    event: events.CardCancelled
    | events.WallBroken
    | events.WallsSwapped
    | events.SwapDeclined
    | events.CardHadNoEffect,
    narrator: Narrator,
) -> str:
    match event:
        case events.CardCancelled(seat, owner, card):
            return fill(
                translate("Chronicle", "{card} cancels {other}."),
                card=narrator.card(ActionCard.WARRIOR, seat),
                other=narrator.card(card, owner),
            )
        case events.WallBroken(seat):
            return _broken(narrator.card(ActionCard.TRAITOR, seat), event, narrator)
        case events.WallsSwapped():
            return _swap(event, narrator)
        case events.SwapDeclined(seat):
            return fill(
                translate("Chronicle", "{card} swaps nothing."),
                card=narrator.card(ActionCard.MANDARIN, seat),
            )
        case events.CardHadNoEffect(seat, card):
            return fill(_nothing_to_do(card), card=narrator.card(card, seat))
        case _:
            assert_never(event)


def _nothing_to_do(card: ActionCard) -> str:
    """Return the sentence about a card without a possible effect, which has only one cause."""
    match card:
        case ActionCard.WARRIOR:
            return translate("Chronicle", "{card} has no effect: there is no other card to cancel.")
        case ActionCard.TRAITOR:
            return translate(
                "Chronicle",
                "{card} has no effect: there is no wall to break and no threat to remove.",
            )
        case _:
            return translate("Chronicle", "{card} has no effect: there are no walls to swap.")


def _broken(card: str, event: events.WallBroken, narrator: Narrator) -> str:
    owner = event.owner
    if owner == NEUTRAL:
        return fill(translate("Chronicle", "{card} breaks a neutral wall."), card=card)
    if owner == event.seat:
        return fill(translate("Chronicle", "{card} breaks one of their own walls."), card=card)
    return fill(
        translate("Chronicle", "{card} breaks one of {player}'s walls."),
        card=card,
        player=narrator.player(owner),
    )


def _swap(event: events.WallsSwapped, narrator: Narrator) -> str:
    return fill(
        translate(
            "Chronicle",
            "{card} swaps {wall} in {here} with {other_wall} in {there}.",
        ),
        card=narrator.card(ActionCard.MANDARIN, event.seat),
        wall=narrator.wall(event.here_owner),
        here=narrator.province_of(event.here),
        other_wall=narrator.wall(event.there_owner),
        there=narrator.province_of(event.there),
    )
