"""Sentences for the course of the game: turns, added boards, the attack, the end."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.events import (
    AttackBegan,
    ExtensionDue,
    GameEnded,
    MapExtended,
    TurnBegan,
    TurnEnded,
    TurnEvent,
    TurnPassed,
)
from changcheng_qt.games.changcheng.geography import End
from changcheng_qt.i18n.phrases.changcheng.chronicle.teller import Teller
from changcheng_qt.i18n.phrases.changcheng.places import face_in_sentence
from changcheng_qt.i18n.phrases.changcheng.victory import victory
from changcheng_qt.i18n.phrases.wording import fill

translate = QCoreApplication.translate


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
