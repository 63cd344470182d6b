"""Sentences about the turns of a game: builds, plays and peeks, added boards, the attack, the
end.
"""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, listed, signed
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.chronicle.narrator import Narrator
from changcheng_qt.titles.changcheng.words.names import face_in_sentence

translate = QCoreApplication.translate


def building_text(event: events.BuildingEvent, narrator: Narrator) -> str:
    """Return the sentence about an action of a seat."""
    match event:
        case events.SinglePlaced() | events.NeutralPlaced():
            return _single(event, narrator)
        case events.DoublePlaced():
            return _double(event, narrator)
        case events.TowerPlaced():
            return _tower(event, narrator)
        case events.ReservationEnded():
            return _reservation(event, narrator)
        case events.CardPlayed():
            return _card(event, narrator)
        case events.Peeked():
            return _peek(event, narrator)
        case events.ThreatTurnedUp(region, value):
            return fill(
                translate("Chronicle", "{region}'s threat is revealed: {value}."),
                region=narrator.region(region),
                value=signed(-value),
            )
        case _:
            assert_never(event)


def turn_text(event: events.TurnEvent, narrator: Narrator) -> str:
    """Return the sentence about the course of the game."""
    match event:
        case events.TurnBegan(seat, number):
            return fill(
                translate("Chronicle", "Turn {number}: {player}"),
                number=number,
                player=narrator.player(seat),
            )
        case events.TurnEnded(seat):
            return fill(
                translate("Chronicle", "{player} ends the turn."), player=narrator.player(seat)
            )
        case events.TurnPassed(seat):
            return fill(
                translate("Chronicle", "{player} has no moves left and passes."),
                player=narrator.player(seat),
            )
        case events.ExtensionDue():
            return _extension_due(event)
        case events.MapExtended():
            return _extension(event, narrator)
        case events.AttackBegan(wall_finished):
            return _attack(wall_finished=wall_finished)
        case events.GameEnded(scores, winners):
            return victory(narrator.players, winners, max(scores))
        case _:
            assert_never(event)


def _single(event: events.SinglePlaced | events.NeutralPlaced, narrator: Narrator) -> str:
    if isinstance(event, events.NeutralPlaced):
        sentence = translate("Chronicle", "{player} builds a neutral wall in {province}.")
    else:
        sentence = translate("Chronicle", "{player} builds a wall in {province}.")
    return fill(
        sentence, player=narrator.player(event.seat), province=narrator.province_of(event.square)
    )


def _double(event: events.DoublePlaced, narrator: Narrator) -> str:
    west, east = narrator.province_of(event.west), narrator.province_of(event.east)
    if west == east:
        sentence = translate("Chronicle", "{player} builds a double wall in {west}.")
    else:
        sentence = translate("Chronicle", "{player} builds a double wall in {west} and {east}.")
    return fill(sentence, player=narrator.player(event.seat), west=west, east=east)


def _tower(event: events.TowerPlaced, narrator: Narrator) -> str:
    if event.candidates:
        sentence = translate(
            "Chronicle",
            "{player} builds a tower in {province} and reserves a square next to it.",
        )
    else:
        sentence = translate("Chronicle", "{player} builds a tower in {province}.")
    return fill(
        sentence, player=narrator.player(event.seat), province=narrator.province_of(event.square)
    )


def _reservation(event: events.ReservationEnded, narrator: Narrator) -> str:
    if event.met:
        sentence = translate("Chronicle", "{player} builds on the reserved square.")
    else:
        sentence = translate(
            "Chronicle", "{player} has no walls left, so the reserved square is free."
        )
    return fill(sentence, player=narrator.player(event.seat))


def _card(event: events.CardPlayed, narrator: Narrator) -> str:
    player, province = narrator.player(event.seat), narrator.province(event.province)
    if event.card is None:
        sentence = translate("Chronicle", "{player} plays a card in {province}.")
        return fill(sentence, player=player, province=province)
    return fill(
        translate("Chronicle", "{player} plays the {card} in {province}."),
        player=player,
        province=province,
        card=card_name(event.card),
    )


def _peek(event: events.Peeked, narrator: Narrator) -> str:
    """Return the sentence about a peek. With the memory aid off not even the seat's own chronicle
    keeps the value, until the end.
    """
    player, region = narrator.player(event.seat), narrator.region(event.region)
    view = narrator.view
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


def _extension_due(event: events.ExtensionDue) -> str:
    if event.drawn is None:
        return translate("Chronicle", "Three emperor cards: the wall grows.")
    return fill(
        translate("Chronicle", "Three emperor cards: the wall grows by {board}, drawn at random."),
        board=face_in_sentence(event.drawn.board, event.drawn.side),
    )


def _extension(event: events.MapExtended, narrator: Narrator) -> str:
    sentence = {
        End.WEST: translate("Chronicle", "{player} adds {board} in the west."),
        End.EAST: translate("Chronicle", "{player} adds {board} in the east."),
    }[event.end]
    board = face_in_sentence(event.face.board, event.face.side)
    added = fill(sentence, player=narrator.player(event.seat), board=board)
    drawn = translate("Chronicle", "Reputations drawn: {values}.", "from west to east")
    values = listed([str(value) for value in event.reputations])
    return join_sentences([added, fill(drawn, values=values)])


def _attack(*, wall_finished: bool) -> str:
    if wall_finished:
        return translate("Chronicle", "The wall is finished: the Mongols attack.")
    return translate("Chronicle", "Everyone has passed: the Mongols attack.")
