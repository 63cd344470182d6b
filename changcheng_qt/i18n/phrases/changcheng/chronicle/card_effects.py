"""Sentences for the revealed cards of a province and what they do."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.events import (
    CardCancelled,
    CardEvent,
    CardHadNoEffect,
    CardsRevealed,
    SwapDeclined,
    ThreatRemoved,
    ValueChanged,
    VirtualWallsAdded,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.games.changcheng.pieces import NEUTRAL, ActionCard
from changcheng_qt.i18n.phrases.changcheng.chronicle.teller import Teller
from changcheng_qt.i18n.phrases.wording import fill, signed

translate = QCoreApplication.translate


def card_text(event: CardEvent, teller: Teller) -> str:
    """Say what a revealed card did."""
    match event:
        case CardsRevealed():
            return _revealed(event, teller)
        case ThreatRemoved():
            return _threat_removed(event, teller)
        case ValueChanged() | VirtualWallsAdded():
            return _counted(event, teller)
        case CardCancelled() | WallBroken() | WallsSwapped() | SwapDeclined() | CardHadNoEffect():
            return _done(event, teller)
        case _:
            assert_never(event)


def _revealed(event: CardsRevealed, teller: Teller) -> str:
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
        province=teller.province(event.province),
        cards=teller.cards(live),
        void=teller.cards(event.void),
    )


def _threat_removed(event: ThreatRemoved, teller: Teller) -> str:
    card, region = teller.card(ActionCard.TRAITOR, event.seat), teller.region(event.region)
    if event.value is None:
        sentence = translate("Chronicle", "{card} secretly removes {region}'s threat.")
        return fill(sentence, card=card, region=region)
    return fill(
        translate("Chronicle", "{card} removes {region}'s threat: {value}."),
        card=card,
        region=region,
        value=signed(-event.value),
    )


def _counted(event: ValueChanged | VirtualWallsAdded, teller: Teller) -> str:
    card = teller.card(event.card, event.seat)
    if isinstance(event, ValueChanged):
        if event.change > 0:
            sentence = translate("Chronicle", "{card} raises the value by {points}.")
        else:
            sentence = translate("Chronicle", "{card} lowers the value by {points}.")
        return fill(sentence, card=card, points=abs(event.change))
    if event.walls == 1:
        return fill(translate("Chronicle", "{card} counts as one extra wall."), card=card)
    return fill(translate("Chronicle", "{card} counts as two extra walls."), card=card)


def _done(
    event: CardCancelled | WallBroken | WallsSwapped | SwapDeclined | CardHadNoEffect,
    teller: Teller,
) -> str:
    match event:
        case CardCancelled(seat, owner, card):
            return fill(
                translate("Chronicle", "{card} cancels {other}."),
                card=teller.card(ActionCard.WARRIOR, seat),
                other=teller.card(card, owner),
            )
        case WallBroken(seat):
            return _broken(teller.card(ActionCard.TRAITOR, seat), event, teller)
        case WallsSwapped():
            return _swap(event, teller)
        case SwapDeclined(seat):
            return fill(
                translate("Chronicle", "{card} swaps nothing."),
                card=teller.card(ActionCard.MANDARIN, seat),
            )
        case CardHadNoEffect(seat, card):
            return fill(_nothing_to_do(card), card=teller.card(card, seat))
        case _:
            assert_never(event)


def _nothing_to_do(card: ActionCard) -> str:
    """Return the sentence for a card that found nothing to act on, which can be only one thing."""
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


def _broken(card: str, event: WallBroken, teller: Teller) -> str:
    owner = event.owner
    if owner == NEUTRAL:
        return fill(translate("Chronicle", "{card} breaks a neutral wall."), card=card)
    if owner == event.seat:
        return fill(translate("Chronicle", "{card} breaks one of their own walls."), card=card)
    return fill(
        translate("Chronicle", "{card} breaks one of {player}'s walls."),
        card=card,
        player=teller.player(owner),
    )


def _swap(event: WallsSwapped, teller: Teller) -> str:
    return fill(
        translate(
            "Chronicle",
            "{card} swaps {wall} in {here} with {other_wall} in {there}.",
        ),
        card=teller.card(ActionCard.MANDARIN, event.seat),
        wall=teller.wall(event.here_owner),
        here=teller.province_of(event.here),
        other_wall=teller.wall(event.there_owner),
        there=teller.province_of(event.there),
    )
