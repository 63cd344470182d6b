"""The names of commands, on buttons, on legal targets for a screen reader and for Undo, and the
five actions that they make up.

A label never names a card that is not open, and never a value: Undo must not reveal anything. Only
`own_label`, which is for the deciding player, names the card that would be played.
"""

from collections.abc import Sequence
from enum import Enum
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, labelled, player_name, quoted
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command, Decision
from changcheng_qt.titles.changcheng.rules.geography import End, Square
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.names import (
    face_in_sentence,
    pair_name,
    province_name,
    region_name,
    square_name,
)

translate = QCoreApplication.translate


class TurnAction(Enum):
    """The complete actions of a turn (RULES 3.1)."""

    TWO_SINGLES = "two_singles"
    TWO_CARDS = "two_cards"
    CARD_AND_SINGLE = "card_and_single"
    DOUBLE = "double"
    TOWER = "tower"


def command_label(command: Command, view: View, players: Sequence[Player]) -> str:
    """Return a short name for a command in a position where it is legal."""
    match command:
        case (
            commands.PlaceSingle()
            | commands.PlaceNeutral()
            | commands.PlaceTower()
            | commands.PlaceDouble()
            | commands.PlayCard()
        ):
            return _placement(command, view)
        case commands.Peek(region):
            return fill(
                translate("Command", "Peek at {region}"), region=region_name(view.wall, region)
            )
        case commands.BeginScoring(province):
            return fill(
                translate("Command", "Score {province}"),
                province=province_name(view.wall, province),
            )
        case commands.ExtendMap():
            return _extension(command)
        case commands.EndTurn():
            return translate("Command", "End turn")
        case commands.Pass():
            return translate("Command", "Pass")
        case _:
            return _decision_label(command, view, players)


def own_label(command: Command, view: View, players: Sequence[Player]) -> str:
    """Return a short name for a command, for the deciding player only."""
    if isinstance(command, commands.PlayCard):
        return labelled(card_name(command.card), province_name(view.wall, command.province))
    return command_label(command, view, players)


def own_choice_in_sentence(command: Command, view: View, players: Sequence[Player]) -> str:
    """Return a command within a sentence, for the deciding player only: pieces and cards by name,
    the rest as on its button.
    """
    wall = view.wall
    match command:
        case commands.PlaceSingle(square) | commands.PlaceDouble(square, _):
            is_double = isinstance(command, commands.PlaceDouble)
            double = translate("Command", "a double wall in {province} (from square {place})")
            single = translate("Command", "a wall in {province} (square {place})")
            text = double if is_double else single
        case commands.PlaceNeutral(square):
            text = translate("Command", "a neutral wall in {province} (square {place})")
        case commands.PlaceTower(square):
            text = translate("Command", "a tower in {province} (square {place})")
        case commands.PlayCard(card, province):
            text = translate("Command", "the {card} card in {province}")
            return fill(text, card=card_name(card), province=province_name(wall, province))
        case _:
            return quoted(command_label(command, view, players))
    province = wall.province_of[square]
    place = wall.squares_of[province].index(square) + 1
    return fill(text, province=province_name(wall, province), place=place)


def wall_label(view: View, square: Square, players: Sequence[Player]) -> str:
    """Return a wall by its builder and its square, or just the square if it is empty."""
    block = view.blocks[square]
    place = square_name(view.wall, square)
    if block is None:
        return place
    if block.owner == NEUTRAL:
        return fill(translate("Command", "neutral wall ({square})"), square=place)
    return fill(
        translate("Command", "{player}'s wall ({square})"),
        player=player_name(players, block.owner),
        square=place,
    )


def action_title(action: TurnAction) -> str:
    """Return the name of an action."""
    return {
        TurnAction.TWO_SINGLES: translate("TurnGuide", "Two walls"),
        TurnAction.TWO_CARDS: translate("TurnGuide", "Two cards"),
        TurnAction.CARD_AND_SINGLE: translate("TurnGuide", "Card, then wall"),
        TurnAction.DOUBLE: translate("TurnGuide", "Double wall"),
        TurnAction.TOWER: translate("TurnGuide", "Tower"),
    }[action]


def action_rule(action: TurnAction) -> str:
    """Return in a few words the requirements of an action."""
    return {
        TurnAction.TWO_SINGLES: translate("TurnGuide", "in different provinces"),
        TurnAction.TWO_CARDS: translate("TurnGuide", "face down, in different provinces"),
        TurnAction.CARD_AND_SINGLE: translate("TurnGuide", "in the same province"),
        TurnAction.DOUBLE: translate("TurnGuide", "+1 point per province and region"),
        TurnAction.TOWER: translate("TurnGuide", "reserves the next square for you"),
    }[action]


def _decision_label(command: Decision, view: View, players: Sequence[Player]) -> str:
    """Return the label of the button for a card owner's choice."""
    match command:
        case commands.CancelCard(owner, card):
            return fill(
                translate("Command", "Cancel {owner}'s {card}"),
                card=card_name(card),
                owner=player_name(players, owner),
            )
        case commands.RemoveThreat(region):
            return fill(
                translate("Command", "Remove {region}'s threat"),
                region=region_name(view.wall, region),
            )
        case commands.RaiseValue():
            return translate("Command", "Value +2")
        case commands.LowerValue():
            return translate("Command", "Value −2")
        case commands.AddVirtualWall():
            return translate("Command", "+1 extra wall")
        case commands.DeclineSwap():
            return translate("Command", "Don't swap")
        case commands.BreakWall() | commands.SwapWalls():
            return _wall_decision(command, view, players)
        case _:
            assert_never(command)


def _placement(
    command: commands.PlaceSingle
    | commands.PlaceNeutral
    | commands.PlaceTower
    | commands.PlaceDouble
    | commands.PlayCard,
    view: View,
) -> str:
    match command:
        case commands.PlaceSingle(square):
            return fill(
                translate("Command", "Wall: {square}"), square=square_name(view.wall, square)
            )
        case commands.PlaceNeutral(square):
            return fill(
                translate("Command", "Neutral wall: {square}"),
                square=square_name(view.wall, square),
            )
        case commands.PlaceTower(square):
            return fill(
                translate("Command", "Tower: {square}"), square=square_name(view.wall, square)
            )
        case commands.PlaceDouble(west, east):
            return fill(
                translate("Command", "Double wall: {squares}"),
                squares=pair_name(view.wall, west, east),
            )
        case commands.PlayCard(_, province):
            return fill(
                translate("Command", "Card: {province}"),
                province=province_name(view.wall, province),
            )
        case _:
            assert_never(command)


def _extension(command: commands.ExtendMap) -> str:
    sentence = {
        End.WEST: translate("Command", "Add {board} in the west"),
        End.EAST: translate("Command", "Add {board} in the east"),
    }[command.end]
    return fill(sentence, board=face_in_sentence(command.board, command.side))


def _wall_decision(
    command: commands.BreakWall | commands.SwapWalls, view: View, players: Sequence[Player]
) -> str:
    if isinstance(command, commands.BreakWall):
        return fill(
            translate("Command", "Break {wall}"), wall=wall_label(view, command.square, players)
        )
    return fill(
        translate("Command", "Swap {here} with {there}"),
        here=wall_label(view, command.here, players),
        there=wall_label(view, command.there, players),
    )
