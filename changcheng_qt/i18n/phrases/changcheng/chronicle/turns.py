"""Sentences for the turns of a game: what seats build, play and peek at, added boards, the attack,
the end.
"""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.events import (
    AttackBegan,
    BuildingEvent,
    CardPlayed,
    DoublePlaced,
    ExtensionDue,
    GameEnded,
    MapExtended,
    NeutralPlaced,
    Peeked,
    ReservationEnded,
    SinglePlaced,
    ThreatTurnedUp,
    TowerPlaced,
    TurnBegan,
    TurnEnded,
    TurnEvent,
    TurnPassed,
)
from changcheng_qt.games.changcheng.geography import End
from changcheng_qt.games.changcheng.turn import Stage
from changcheng_qt.i18n.phrases.changcheng.cards import card_name
from changcheng_qt.i18n.phrases.changcheng.chronicle.teller import Teller
from changcheng_qt.i18n.phrases.changcheng.names import face_in_sentence
from changcheng_qt.i18n.phrases.changcheng.result import victory
from changcheng_qt.i18n.phrases.wording import fill, signed

translate = QCoreApplication.translate


def building_text(event: BuildingEvent, teller: Teller) -> str:
    """Say what a seat did."""
    match event:
        case SinglePlaced() | NeutralPlaced():
            return _single(event, teller)
        case DoublePlaced():
            return _double(event, teller)
        case TowerPlaced():
            return _tower(event, teller)
        case ReservationEnded():
            return _reservation(event, teller)
        case CardPlayed():
            return _card(event, teller)
        case Peeked():
            return _peek(event, teller)
        case ThreatTurnedUp(region, value):
            return fill(
                translate("Chronicle", "{region}'s threat is revealed: {value}."),
                region=teller.region(region),
                value=signed(-value),
            )
        case _:
            assert_never(event)


def turn_text(event: TurnEvent, teller: Teller) -> str:
    """Say how the game went on."""
    match event:
        case TurnBegan(seat, number):
            return fill(
                translate("Chronicle", "Turn {number}: {player}"),
                number=number,
                player=teller.player(seat),
            )
        case TurnEnded(seat):
            return fill(
                translate("Chronicle", "{player} ends the turn."), player=teller.player(seat)
            )
        case TurnPassed(seat):
            return fill(
                translate("Chronicle", "{player} has no moves left and passes."),
                player=teller.player(seat),
            )
        case ExtensionDue():
            return _extension_due(event)
        case MapExtended():
            return _extension(event, teller)
        case AttackBegan(wall_finished):
            return _attack(wall_finished=wall_finished)
        case GameEnded(scores, winners):
            return victory(teller.players, winners, max(scores))
        case _:
            assert_never(event)


def _single(event: SinglePlaced | NeutralPlaced, teller: Teller) -> str:
    if isinstance(event, NeutralPlaced):
        sentence = translate("Chronicle", "{player} builds a neutral wall in {province}.")
    else:
        sentence = translate("Chronicle", "{player} builds a wall in {province}.")
    return fill(
        sentence, player=teller.player(event.seat), province=teller.province_of(event.square)
    )


def _double(event: DoublePlaced, teller: Teller) -> str:
    west, east = teller.province_of(event.west), teller.province_of(event.east)
    if west == east:
        sentence = translate("Chronicle", "{player} builds a double wall in {west}.")
    else:
        sentence = translate("Chronicle", "{player} builds a double wall in {west} and {east}.")
    return fill(sentence, player=teller.player(event.seat), west=west, east=east)


def _tower(event: TowerPlaced, teller: Teller) -> str:
    if event.candidates:
        sentence = translate(
            "Chronicle",
            "{player} builds a tower in {province} and reserves a square next to it.",
        )
    else:
        sentence = translate("Chronicle", "{player} builds a tower in {province}.")
    return fill(
        sentence, player=teller.player(event.seat), province=teller.province_of(event.square)
    )


def _reservation(event: ReservationEnded, teller: Teller) -> str:
    if event.met:
        sentence = translate("Chronicle", "{player} builds on the reserved square.")
    else:
        sentence = translate(
            "Chronicle", "{player} has no walls left, so the reserved square is free."
        )
    return fill(sentence, player=teller.player(event.seat))


def _card(event: CardPlayed, teller: Teller) -> str:
    player, province = teller.player(event.seat), teller.province(event.province)
    if event.card is None:
        sentence = translate("Chronicle", "{player} plays a card in {province}.")
        return fill(sentence, player=player, province=province)
    return fill(
        translate("Chronicle", "{player} plays the {card} in {province}."),
        player=player,
        province=province,
        card=card_name(event.card),
    )


def _peek(event: Peeked, teller: Teller) -> str:
    """With the memory aid off not even the seat's own chronicle keeps the value, until the end."""
    player, region = teller.player(event.seat), teller.region(event.region)
    view = teller.view
    kept = view.options.memory_aid or view.stage is Stage.OVER
    if event.value is None or not kept:
        sentence = translate("Chronicle", "{player} peeks at {region}.")
        return fill(sentence, player=player, region=region)
    return fill(
        translate("Chronicle", "{player} peeks at {region}: {value}."),
        player=player,
        region=region,
        value=signed(-event.value),
    )


def _extension_due(event: ExtensionDue) -> str:
    if event.drawn is None:
        return translate("Chronicle", "Three emperor cards: the wall grows.")
    return fill(
        translate("Chronicle", "Three emperor cards: the wall grows by {board}, drawn at random."),
        board=face_in_sentence(event.drawn.board, event.drawn.side),
    )


def _extension(event: MapExtended, teller: Teller) -> str:
    sentence = {
        End.WEST: translate("Chronicle", "{player} adds {board} in the west."),
        End.EAST: translate("Chronicle", "{player} adds {board} in the east."),
    }[event.end]
    board = face_in_sentence(event.face.board, event.face.side)
    return fill(sentence, player=teller.player(event.seat), board=board)


def _attack(*, wall_finished: bool) -> str:
    if wall_finished:
        return translate("Chronicle", "The wall is finished: the Mongols attack.")
    return translate("Chronicle", "Everyone has passed: the Mongols attack.")
