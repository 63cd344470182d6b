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
from changcheng_qt.games.changcheng.pieces import ActionCard
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
        sentence = translate("Chronicle", "Cards in {province}: {cards}. Void: {void}.")
    elif live:
        sentence = translate("Chronicle", "Cards in {province}: {cards}.")
    elif event.void:
        sentence = translate("Chronicle", "Cards in {province}, all void: {void}.")
    else:
        sentence = translate("Chronicle", "There are no cards in {province}.")
    return fill(
        sentence,
        province=teller.province(event.province),
        cards=teller.cards(live),
        void=teller.cards(event.void),
    )


def _threat_removed(event: ThreatRemoved, teller: Teller) -> str:
    card, region = teller.card(ActionCard.TRAITOR, event.seat), teller.region(event.region)
    if event.value is None:
        sentence = translate("Chronicle", "{card} removes the threat of {region} unseen.")
        return fill(sentence, card=card, region=region)
    return fill(
        translate("Chronicle", "{card} removes the threat of {region}: {value}."),
        card=card,
        region=region,
        value=signed(-event.value),
    )


def _counted(event: ValueChanged | VirtualWallsAdded, teller: Teller) -> str:
    card = teller.card(event.card, event.seat)
    if isinstance(event, ValueChanged):
        return fill(
            translate("Chronicle", "{card} changes the value by {change}."),
            card=card,
            change=signed(event.change),
        )
    return fill(
        translate("Chronicle", "{card} adds %n virtual wall(s).", "", event.walls), card=card
    )


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
        case WallBroken(seat, square, owner):
            return fill(
                translate("Chronicle", "{card} breaks a single ({owner}) in {province}."),
                card=teller.card(ActionCard.TRAITOR, seat),
                owner=teller.owner(owner),
                province=teller.province_of(square),
            )
        case WallsSwapped():
            return _swap(event, teller)
        case SwapDeclined(seat):
            return fill(
                translate("Chronicle", "{card} swaps nothing."),
                card=teller.card(ActionCard.MANDARIN, seat),
            )
        case CardHadNoEffect(seat, card):
            return fill(
                translate("Chronicle", "{card} finds nothing to do."), card=teller.card(card, seat)
            )
        case _:
            assert_never(event)


def _swap(event: WallsSwapped, teller: Teller) -> str:
    return fill(
        translate(
            "Chronicle",
            "{card} swaps a single ({owner}) in {here} with one ({other_owner}) in {there}.",
        ),
        card=teller.card(ActionCard.MANDARIN, event.seat),
        owner=teller.owner(event.here_owner),
        here=teller.province_of(event.here),
        other_owner=teller.owner(event.there_owner),
        there=teller.province_of(event.there),
    )
